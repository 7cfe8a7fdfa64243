"""The tensor dialect; classes that are not here are made of its definition."""

from __future__ import annotations

from typing import Any, Sequence

from ..ir import RankedTensorType, ShapedType
from ..ir._registry import register_operation
from . import _dialect, _lookup, _operation_class

_Dialect = _dialect("tensor", __name__)


@register_operation(_Dialect, replace=True)
class EmptyOp(_operation_class("tensor.empty")):  # type: ignore[misc]
    """`tensor.empty`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls, sizes: Sequence[Any], element_type: Any, *, encoding: Any = None, loc: Any = None, ip: Any = None
    ) -> Any:
        dims = [size if isinstance(size, int) else ShapedType.get_dynamic_size() for size in sizes]
        dynamic = [size for size in sizes if not isinstance(size, int)]
        shaped = RankedTensorType.get(dims, element_type, encoding)
        return super()._build([shaped], dynamicSizes=dynamic, loc=loc, ip=ip)


def __getattr__(name: str) -> Any:
    return _lookup("tensor", __name__, name)
