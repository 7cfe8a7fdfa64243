"""The irdl dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any, Sequence

from ..ir import Attribute
from ..ir._attributes import register_attribute_builder
from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class

_Dialect = _dialect("irdl", __name__)


@register_attribute_builder("VariadicityArrayAttr", allow_existing=True)
def _variadicities(x: Sequence[Any], context: Any = None) -> Any:
    return Attribute.parse(f"#irdl<variadicity_array [{', '.join(str(one) for one in x)}]>", context)


class _Defining:
    """An operation that defines something in a body block, which is created with the operation."""

    __slots__ = ()

    @classmethod
    def _build(cls, sym_name: Any, *, loc: Any = None, ip: Any = None) -> Any:
        made = super()._build(sym_name, loc=loc, ip=ip)  # type: ignore[misc]
        made.regions[0].blocks.append()
        return made

    @property
    def body(self: Any) -> Any:
        """The body block."""
        return self.regions[0].blocks[0]


@register_operation(_Dialect, replace=True)
class DialectOp(_Defining, _operation_class("irdl.dialect")):  # type: ignore[misc]
    """`irdl.dialect`"""

    __slots__ = ()


@register_operation(_Dialect, replace=True)
class OperationOp(_Defining, _operation_class("irdl.operation")):  # type: ignore[misc]
    """`irdl.operation`"""

    __slots__ = ()


@register_operation(_Dialect, replace=True)
class TypeOp(_Defining, _operation_class("irdl.type")):  # type: ignore[misc]
    """`irdl.type`"""

    __slots__ = ()


@register_operation(_Dialect, replace=True)
class AttributeOp(_Defining, _operation_class("irdl.attribute")):  # type: ignore[misc]
    """`irdl.attribute`"""

    __slots__ = ()


def __getattr__(name: str) -> Any:
    return _lookup("irdl", __name__, name)


def __dir__() -> list[str]:
    return _names("irdl", __name__)
