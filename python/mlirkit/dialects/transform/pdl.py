"""Transform operations that contain PDL patterns."""

from __future__ import annotations

from typing import Any

from ...ir import Type
from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from .._ods_common import get_op_result_or_value
from . import _Bodied, _Dialect  # type: ignore[attr-defined,unused-ignore]


@register_operation(_Dialect, replace=True)
class WithPDLPatternsOp(_Bodied, _operation_class("transform.with_pdl_patterns")):  # type: ignore[misc]
    """`transform.with_pdl_patterns`. The body block is created."""

    __slots__ = ()

    @classmethod
    def _build(cls, target: Any, *, loc: Any = None, ip: Any = None) -> Any:
        root = None if isinstance(target, Type) else get_op_result_or_value(target)
        made = super()._build(root=root, loc=loc, ip=ip)
        made.regions[0].blocks.append(target if root is None else root.type)
        return made


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name)


def __dir__() -> list[str]:
    return _names("transform", __name__)
