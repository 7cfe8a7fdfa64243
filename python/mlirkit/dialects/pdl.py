"""The pdl dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any

from ..extras.meta import region_op
from ..ir import ArrayAttr, DialectType, StringAttr, Type
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class
from ._ods_common import get_op_result_or_value, get_op_results_or_values

_Dialect = _dialect("pdl", __name__)


def _type(text: str) -> Any:
    return Type.parse(f"!pdl.{text}")


def _value(given: Any) -> Any:
    return None if given is None else get_op_result_or_value(given)


def _values(given: Any) -> list[Any]:
    return [get_op_result_or_value(one) for one in get_op_results_or_values(given or [])]


class PDLType(DialectType):
    """A type of the pdl dialect."""

    static_typeid = "pdl"

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        return str(other).startswith("!pdl.")


def op_t() -> Any:
    """Returns the type `!pdl.operation`."""
    return _type("operation")


OperationTypeT = Any


@register_operation(_Dialect, replace=True)
class AttributeOp(_operation_class("pdl.attribute")):  # type: ignore[misc]
    """`pdl.attribute`"""

    __slots__ = ()

    @classmethod
    def _build(cls, valueType: Any = None, value: Any = None, *, loc: Any = None, ip: Any = None) -> Any:  # noqa: N803
        given = {"valueType": _value(valueType), "value": value}
        return super()._build(results=[_type("attribute")], **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class OperandOp(_operation_class("pdl.operand")):  # type: ignore[misc]
    """`pdl.operand`"""

    __slots__ = ()

    @classmethod
    def _build(cls, type: Any = None, *, loc: Any = None, ip: Any = None) -> Any:  # noqa: A002
        return super()._build(results=[_type("value")], valueType=_value(type), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class OperandsOp(_operation_class("pdl.operands")):  # type: ignore[misc]
    """`pdl.operands`"""

    __slots__ = ()

    @classmethod
    def _build(cls, types: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(results=[_type("range<value>")], valueType=_value(types), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class OperationOp(_operation_class("pdl.operation")):  # type: ignore[misc]
    """`pdl.operation`. Attributes are passed by name."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        name: Any = None,
        args: Any = None,
        attributes: Any = None,
        types: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        given = attributes or {}
        names = ArrayAttr.get([StringAttr.get(one) for one in given])
        values = [get_op_result_or_value(one) for one in given.values()]
        return super()._build(
            _values(args), values, names, _values(types), results=[_type("operation")], opName=name, loc=loc, ip=ip
        )


@register_operation(_Dialect, replace=True)
class PatternOp(_operation_class("pdl.pattern")):  # type: ignore[misc]
    """`pdl.pattern`. The body block is created."""

    __slots__ = ()

    @classmethod
    def _build(cls, benefit: Any, name: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        made = super()._build(benefit, sym_name=name, loc=loc, ip=ip)
        made.regions[0].blocks.append()
        return made

    @property
    def body(self) -> Any:
        """The block of the pattern."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class ReplaceOp(_operation_class("pdl.replace")):  # type: ignore[misc]
    """`pdl.replace`. The replacement is an operation or a sequence of values."""

    __slots__ = ()

    @classmethod
    def _build(cls, op: Any, *, with_op: Any = None, with_values: Any = None, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(_value(op), _values(with_values), replOperation=_value(with_op), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ResultOp(_operation_class("pdl.result")):  # type: ignore[misc]
    """`pdl.result`"""

    __slots__ = ()

    @classmethod
    def _build(cls, parent: Any, index: Any, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(_value(parent), index, results=[_type("value")], loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class RewriteOp(_operation_class("pdl.rewrite")):  # type: ignore[misc]
    """`pdl.rewrite`"""

    __slots__ = ()

    @classmethod
    def _build(cls, root: Any = None, name: Any = None, args: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(_values(args), root=_value(root), name=name, loc=loc, ip=ip)

    def add_body(self) -> Any:
        """Adds the block of the rewrite and returns it."""
        self.regions[0].blocks.append()
        return self.body

    @property
    def body(self) -> Any:
        """The block of the rewrite."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class TypeOp(_operation_class("pdl.type")):  # type: ignore[misc]
    """`pdl.type`"""

    __slots__ = ()

    @classmethod
    def _build(cls, constantType: Any = None, *, loc: Any = None, ip: Any = None) -> Any:  # noqa: N803
        return super()._build(results=[_type("type")], constantType=constantType, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class TypesOp(_operation_class("pdl.types")):  # type: ignore[misc]
    """`pdl.types`"""

    __slots__ = ()

    @classmethod
    def _build(cls, constantTypes: Any = None, *, loc: Any = None, ip: Any = None) -> Any:  # noqa: N803
        return super()._build(results=[_type("range<type>")], constantTypes=constantTypes or [], loc=loc, ip=ip)


def _pattern(benefit: Any, *, sym_name: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """Builds a `pdl.pattern` whose body is filled by a Python function."""
    return PatternOp(benefit, sym_name, loc=loc, ip=ip)


pattern = region_op(_pattern)
rewrite = region_op(RewriteOp)


def __getattr__(name: str) -> Any:
    return _lookup("pdl", __name__, name)


def __dir__() -> list[str]:
    return _names("pdl", __name__)
