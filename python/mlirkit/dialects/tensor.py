"""The tensor dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any, Sequence

from ..ir import RankedTensorType, ShapedType
from ..ir._registry import register_operation
from ..extras.meta import region_op
from . import _dialect, _lookup, _names, _operation_class

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
        return super()._build(shaped, dynamic, loc=loc, ip=ip)


def _generate(result: Any, dynamic_extents: Any = (), *, loc: Any = None, ip: Any = None) -> Any:
    """Builds a `tensor.generate` whose body is filled by a Python function."""
    return _operation_class("tensor.generate")(result, list(dynamic_extents), loc=loc, ip=ip)


generate = region_op(_generate, terminator=lambda values: _operation_class("tensor.yield")(values[0]))


def __getattr__(name: str) -> Any:
    return _lookup("tensor", __name__, name)


def __dir__() -> list[str]:
    return _names("tensor", __name__)
