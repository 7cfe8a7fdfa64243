"""The `transform.smt` operations, with the same arguments as upstream's hand-written classes."""

from __future__ import annotations

from typing import Any

from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from . import _Dialect


@register_operation(_Dialect, replace=True)
class ConstrainParamsOp(_operation_class("transform.smt.constrain_params")):  # type: ignore[misc]
    """`transform.smt.constrain_params`. The body block is created with arguments of the types in `arg_types`."""

    __slots__ = ()

    @classmethod
    def _build(cls, results: Any, params: Any, arg_types: Any, loc: Any = None, ip: Any = None) -> Any:
        if len(params) != len(arg_types):
            raise ValueError(f"{params=} not same length as {arg_types=}")
        made = super()._build(list(results), list(params), loc=loc, ip=ip)
        made.regions[0].blocks.append(*arg_types)
        return made

    @property
    def body(self) -> Any:
        """The body block."""
        return self.regions[0].blocks[0]


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.smt.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
