"""The `transform.loop` operations, with the same arguments as upstream's hand-written classes."""

from __future__ import annotations

from typing import Any

from ...ir import BoolAttr
from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from . import _Dialect


def _loop(name: str) -> Any:
    return _operation_class(f"transform.loop.{name}")


@register_operation(_Dialect, replace=True)
class LoopOutlineOp(_loop("outline")):  # type: ignore[misc]
    """`transform.loop.outline`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls, function_type: Any, call_type: Any, target: Any, *, func_name: Any, ip: Any = None, loc: Any = None
    ) -> Any:
        return super()._build(function_type, call_type, target, func_name=func_name, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class LoopPeelOp(_loop("peel")):  # type: ignore[misc]
    """`transform.loop.peel`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        main_loop_type: Any,
        remainder_loop_type: Any,
        target: Any,
        *,
        peel_front: Any = False,
        fail_if_already_divisible: Any = False,
        ip: Any = None,
        loc: Any = None,
    ) -> Any:
        given = {"peel_front": peel_front, "fail_if_already_divisible": fail_if_already_divisible}
        made = {name: BoolAttr.get(value) if isinstance(value, bool) else value for name, value in given.items()}
        return super()._build(main_loop_type, remainder_loop_type, target, **made, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class LoopPipelineOp(_loop("pipeline")):  # type: ignore[misc]
    """`transform.loop.pipeline`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        result_type: Any,
        target: Any,
        *,
        iteration_interval: Any = None,
        read_latency: Any = None,
        ip: Any = None,
        loc: Any = None,
    ) -> Any:
        interval = 1 if iteration_interval is None else iteration_interval
        latency = 10 if read_latency is None else read_latency
        given = {"iteration_interval": interval, "read_latency": latency}
        return super()._build(result_type, target, **given, loc=loc, ip=ip)


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.loop.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
