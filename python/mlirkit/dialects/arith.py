"""The arith dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

import array
from typing import Any

from ..ir import Attribute, ComplexType, DenseElementsAttr, FloatAttr, FloatType, IndexType, IntegerAttr, IntegerType
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class

_Dialect = _dialect("arith", __name__)


def _is_any_of(classes: Any) -> Any:
    return lambda type: isinstance(type, classes)


_is_integer_type = _is_any_of((IntegerType,))
_is_index_type = _is_any_of((IndexType,))
_is_float_type = _is_any_of((FloatType,))
_is_complex_type = _is_any_of((ComplexType,))
_is_integer_like_type = _is_any_of((IntegerType, IndexType))


def _literal(type: Any, value: Any) -> Any:
    if hasattr(value, "_kind"):
        return value
    if isinstance(value, array.array):
        return DenseElementsAttr.get(value, signless=True, type=type)
    if isinstance(type, (IntegerType, IndexType)):
        return IntegerAttr.get(type, value)
    return FloatAttr.get(type, value)


@register_operation(_Dialect, replace=True)
class ConstantOp(_operation_class("arith.constant")):  # type: ignore[misc]
    """`arith.constant`, built from a type and a value, or from an attribute."""

    __slots__ = ()

    @classmethod
    def _build(cls, result: Any = None, value: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        if value is None:
            result, value = result.type, result
        # The attribute determines the type of the result.
        result = value.type if isinstance(value, Attribute) else result
        return super()._build(_literal(result, value), results=[result], loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any:
        """Creates a constant of type `index`."""
        return cls(IndexType.get(), value, loc=loc, ip=ip)

    @property
    def type(self) -> Any:
        """The type of the constant."""
        return self._results()[0].type

    @property
    def literal_value(self) -> Any:
        """The number in an integer or float constant."""
        value = self._attr("value")
        if not hasattr(value, "value"):
            raise ValueError("only integer and float constants have literal values")
        return value.value


def constant(result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Builds a constant and returns its value."""
    return ConstantOp(result, value, loc=loc, ip=ip).result


def __getattr__(name: str) -> Any:
    return _lookup("arith", __name__, name)


def __dir__() -> list[str]:
    return _names("arith", __name__)
