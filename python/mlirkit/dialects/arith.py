"""The arith dialect; classes that are not here are made of its definition."""

from __future__ import annotations

from typing import Any

from ..ir import FloatAttr, IndexType, IntegerAttr, IntegerType
from ..ir._registry import register_operation
from . import _dialect, _lookup, _operation_class

_Dialect = _dialect("arith", __name__)


def _literal(type: Any, value: Any) -> Any:
    if hasattr(value, "_kind"):
        return value
    if isinstance(type, (IntegerType, IndexType)):
        return IntegerAttr.get(type, value)
    return FloatAttr.get(type, value)


@register_operation(_Dialect, replace=True)
class ConstantOp(_operation_class("arith.constant")):  # type: ignore[misc]
    """`arith.constant`"""

    __slots__ = ()

    @classmethod
    def _build(cls, result: Any = None, value: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        if value is None:
            result, value = result.type, result
        return super()._build([result], value=_literal(result, value), loc=loc, ip=ip)

    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any:
        return cls(IndexType.get(), value, loc=loc, ip=ip)

    @property
    def type(self) -> Any:
        return self._results()[0].type

    @property
    def literal_value(self) -> Any:
        value = self._attr("value")
        if not hasattr(value, "value"):
            raise ValueError("only integer and float constants have literal values")
        return value.value


def constant(result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    return ConstantOp(result, value, loc=loc, ip=ip).result


def __getattr__(name: str) -> Any:
    return _lookup("arith", __name__, name)
