"""Creates attributes from plain Python values, as the definition of an attribute requires."""

from __future__ import annotations

import enum
import re
from typing import Any

from .. import _mlirkit

_SEQUENCES = (list, tuple)


class _Slot:
    """An attribute or property in the definition of an operation."""

    __slots__ = ("op", "name", "is_property", "kind", "constraint", "storage", "of", "summary", "presence", "default")

    def __init__(self, op: str, name: str, is_property: bool, kind: Any, presence: Any) -> None:
        self.op, self.name, self.is_property = op, name, is_property
        self.kind, self.constraint, self.storage, self.of, self.summary = kind
        self.presence, self.default = presence

    @property
    def dialect(self) -> str:
        return self.op.partition(".")[0]


def _attribute_of(slot: _Slot, value: Any, context: Any) -> Any:
    """Returns the attribute for a slot; `None` if the value means that the attribute is absent."""
    if slot.kind == "unit":
        # As in upstream's bindings, only the truth of the value counts.
        from ._attributes import UnitAttr

        return UnitAttr.get(context) if _is_true(value) else None
    if isinstance(value, _mlirkit.AttributeBase):
        return value
    try:
        return _made(slot, value, context)
    except (TypeError, ValueError, AttributeError, OverflowError) as error:
        what = slot.summary or slot.constraint or slot.kind
        raise TypeError(f"{slot.op}: attribute '{slot.name}' ({what}) is not made of {value!r}: {error}") from error


def _is_true(value: Any) -> bool:
    if isinstance(value, _mlirkit.AttributeBase):
        return bool(value) if value._kind == "Bool" else True
    return bool(value)


def _made(slot: _Slot, value: Any, context: Any) -> Any:
    from ._attributes import AttrBuilder

    if slot.constraint in AttrBuilder._known:
        return AttrBuilder.get(slot.constraint)(value, context=context)
    if slot.kind == "unit":
        return AttrBuilder.get("UnitAttr")(value, context=context)
    if slot.kind in ("enum", "enum-attr", "enum-prop"):
        # A property holds the number, also if it is written as an attribute in text.
        is_number = slot.is_property and slot.kind == "enum-attr"
        kind, of = ("enum-prop", slot.of.split(" ")[-1]) if is_number else (slot.kind, slot.of)
        return _enum_attribute(slot.dialect, kind, of, value, context)
    if slot.kind == "typed":
        return _typed(slot.of, value, context)
    if slot.kind == "dialect":
        return _dialect_attribute(slot.of, value, context)
    if slot.kind == "symbol-name":
        return AttrBuilder.get("StrAttr")(value, context=context)
    if slot.is_property:
        return _property(slot, value, context)
    if slot.storage in _STORAGES:
        return _STORAGES[slot.storage](value, context)
    if slot.constraint.endswith("ElementsAttr") or "ElementsAttr" in slot.storage:
        return _elements(value, context)
    return _plain(value, context)


def _property(slot: _Slot, value: Any, context: Any) -> Any:
    from ._attributes import AttrBuilder

    kind = slot.kind
    if kind == "bool":
        return AttrBuilder.get("BoolAttr")(bool(value), context=context)
    if kind in ("int", "optional-int"):
        return _typed(f"i{slot.of}", value, context)
    if kind == "str":
        return AttrBuilder.get("StrAttr")(value, context=context)
    if kind == "int-array":
        return AttrBuilder.get(f"DenseI{slot.of}ArrayAttr")(value, context=context)
    return _plain(value, context)


def _typed(text: str, value: Any, context: Any) -> Any:
    from ._attributes import FloatAttr, IntegerAttr
    from ._types import FloatType, Type

    type = Type.parse(text, context)
    if isinstance(type, FloatType):
        return FloatAttr.get(type, float(value))
    return IntegerAttr.get(type, int(value))


def _enum_attribute(dialect: str, kind: str, of: str, value: Any, context: Any) -> Any:
    """Returns an enum attribute for an enum case, its number, its spelling or its symbol."""
    from ..dialects._enums import case_of, enum_class, number_of
    from ._attributes import IntegerAttr
    from ._context import _context
    from ._types import IntegerType

    words = of.split(" ")
    name = words[-1] if kind == "enum-attr" else words[0]
    cls = enum_class(dialect, name)
    context = _context(context)
    # Functions of linalg's structured operations have the spelling of a case.
    value = getattr(value, "fn_name", value)
    case: Any = value
    if cls is not None:
        if isinstance(value, str) and not isinstance(value, enum.Enum):
            case = cls._of_text(value)
        elif not isinstance(value, cls):
            # A plain number is the number in the context's release. An enum of another class may have the same case.
            named = cls.__members__.get(value.name) if isinstance(value, enum.Enum) and value.name else None
            case = named if named is not None else case_of(cls, int(value), context)
    number = number_of(case, context)
    if kind == "enum-attr":
        return context._dialect_attr(words[0], [number])
    width = int(words[1]) if len(words) > 1 else getattr(cls, "_width_", 32)
    return IntegerAttr.get(IntegerType.get_signless(width, context), number)


def _dialect_attribute(of: str, value: Any, context: Any) -> Any:
    """Returns a dialect attribute, parsed from a string or built from the arguments for `get` of its class."""
    from ..dialects._classes import attribute_class
    from ._attributes import Attribute

    if isinstance(value, str) and value.startswith("#"):
        return Attribute.parse(value, context)
    cls = attribute_class(of)
    if cls is None:
        raise TypeError(f"expected an attribute #{of}")
    if isinstance(value, dict):
        return cls.get(**value, context=context)
    if isinstance(value, _SEQUENCES) and len(cls._params) != 1:
        return cls.get(*value, context=context)
    return cls.get(value, context=context)


def _array(value: Any, context: Any) -> Any:
    from ._attributes import ArrayAttr

    return ArrayAttr.get([_plain(one, context) for one in value], context)


def _type(value: Any, context: Any) -> Any:
    from ._attributes import TypeAttr

    if not isinstance(value, _mlirkit.TypeBase):
        raise TypeError("expected a type")
    return TypeAttr.get(value)  # type: ignore[arg-type]


def _elements(value: Any, context: Any) -> Any:
    from ._dense import DenseElementsAttr

    return DenseElementsAttr.get(value, context=context)


def _built(kind: str) -> Any:
    def make(value: Any, context: Any) -> Any:
        from ._attributes import AttrBuilder

        return AttrBuilder.get(kind)(value, context=context)

    return make


def _integer(value: Any, context: Any) -> Any:
    if isinstance(value, bool):
        return _built("BoolAttr")(value, context)
    return _typed("i64", value, context)


_STORAGES: dict[str, Any] = {
    "AffineMapAttr": _built("AffineMapAttr"),
    "ArrayAttr": _array,
    "BoolAttr": _built("BoolAttr"),
    "DenseBoolArrayAttr": _built("DenseBoolArrayAttr"),
    "DenseElementsAttr": _elements,
    "DenseF32ArrayAttr": _built("DenseF32ArrayAttr"),
    "DenseF64ArrayAttr": _built("DenseF64ArrayAttr"),
    "DenseI16ArrayAttr": _built("DenseI16ArrayAttr"),
    "DenseI32ArrayAttr": _built("DenseI32ArrayAttr"),
    "DenseI64ArrayAttr": _built("DenseI64ArrayAttr"),
    "DenseI8ArrayAttr": _built("DenseI8ArrayAttr"),
    "DenseIntElementsAttr": _elements,
    "DenseFPElementsAttr": _elements,
    "DictionaryAttr": _built("DictionaryAttr"),
    "ElementsAttr": _elements,
    "FlatSymbolRefAttr": _built("FlatSymbolRefAttr"),
    "FloatAttr": lambda value, context: _typed("f64", value, context),
    "IntegerAttr": _integer,
    "IntegerSetAttr": _built("IntegerSetAttr"),
    "StringAttr": _built("StrAttr"),
    "SymbolRefAttr": _built("SymbolRefAttr"),
    "TypeAttr": _type,
    "UnitAttr": _built("UnitAttr"),
}

_SYMBOL = re.compile(r"@[\w$.]+$")


def _plain(value: Any, context: Any) -> Any:
    """Returns the attribute for a Python value where the definition allows any attribute."""
    from ._affine import AffineMap, AffineMapAttr, IntegerSet, IntegerSetAttr
    from ._attributes import ArrayAttr, BoolAttr, DictAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr, StringAttr
    from ._attributes import TypeAttr
    from ._types import IntegerType

    if isinstance(value, _mlirkit.AttributeBase):
        return value
    if isinstance(value, _mlirkit.TypeBase):
        return TypeAttr.get(value)  # type: ignore[arg-type]
    if isinstance(value, AffineMap):
        return AffineMapAttr.get(value)
    if isinstance(value, IntegerSet):
        return IntegerSetAttr.get(value)
    if isinstance(value, enum.Enum):
        return _enum_case(value, context)
    if isinstance(value, bool):
        return BoolAttr.get(value, context)
    if isinstance(value, int):
        return IntegerAttr.get(IntegerType.get_signless(64, context), value)
    if isinstance(value, str):
        if _SYMBOL.match(value):
            return FlatSymbolRefAttr.get(value[1:], context)
        return StringAttr.get(value, context)
    if isinstance(value, float):
        return FloatAttr.get_f64(value, context)
    if isinstance(value, _SEQUENCES):
        return ArrayAttr.get([_plain(item, context) for item in value], context)
    if isinstance(value, dict):
        return DictAttr.get({name: _plain(item, context) for name, item in value.items()}, context)
    if hasattr(value, "dtype") or hasattr(value, "__array__"):
        return _elements(value, context)
    raise TypeError("no attribute is made of it")


def _enum_case(value: Any, context: Any) -> Any:
    from ._attributes import IntegerAttr, StringAttr
    from ._types import IntegerType

    from ..dialects._enums import number_of
    from ._context import _context

    context = _context(context)
    attribute = getattr(type(value), "_attribute_", None)
    if attribute:
        return context._dialect_attr(attribute, [number_of(value, context)])
    if isinstance(value, int):
        width = getattr(type(value), "_width_", 64)
        return IntegerAttr.get(IntegerType.get_signless(width, context), number_of(value, context))
    return StringAttr.get(str(value), context)
