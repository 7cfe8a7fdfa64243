"""Attributes and locations."""

from __future__ import annotations

import builtins
from operator import index
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Iterable, Iterator, Sequence

from .. import _mlirkit
from .._mlirkit import NamedAttribute
from ._context import Context, _context, _Current, _Entered, _Frame, _release, _top
from ._errors import _reporting
from ._shown import _all_of, _Kinded, _OfDialect

if TYPE_CHECKING:
    from ._types import Type

_classes: dict[str, type[Attribute]] = {}


def _attribute(base: _mlirkit.AttributeBase) -> Attribute:
    return _classes.get(base._kind, Attribute)(base)


def _put_blob(operation: _mlirkit.OperationBase, attr: Any) -> None:
    """Adds the bytes of a resource to the module that contains `operation`, which refers to the resource.

    Called by the native module.
    """
    if attr._kind == "DenseResource":
        blob = getattr(attr.context, "_blobs", {}).get(attr.key)
        if blob is not None:
            buffer, align = blob
            operation._add_resource("builtin", attr.key, bytes(memoryview(buffer)), align)


def _text(base: _mlirkit.AttributeBase) -> str:
    return _mlirkit.AttributeBase.__str__(base)


class Attribute(_Kinded, _mlirkit.AttributeBase):
    """An attribute. Subclasses provide access to its contents."""

    def __init_subclass__(cls, kinds: tuple[str, ...] = (), **_: Any) -> None:
        cls._kinds = kinds
        for kind in kinds:
            _classes.setdefault(kind, cls)

    def __init__(self, cast_from_attr: _mlirkit.AttributeBase) -> None:
        if self._kinds and not type(self).isinstance(self):
            name = type(self).__name__
            raise ValueError(f"Cannot cast attribute to {name} (from Attribute({_text(cast_from_attr)}))")

    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Any:
        """Parses an attribute."""
        context = _context(context)
        with _reporting(context):
            return context._parse_attr(asm if isinstance(asm, str) else asm.decode())

    @staticmethod
    def _make(context: Context, *data: Any) -> Any:
        return context._make_attr(data)

    @property
    def type(self) -> Any:
        """Returns the type of the attribute, or `none` if it has no type."""
        from ._types import NoneType

        return NoneType.get(self.context)

    def maybe_downcast(self) -> Attribute:
        """Returns the attribute as an object of its class."""
        return _attribute(self)

    def get_named(self, name: str) -> NamedAttribute:
        """Returns the attribute together with a name."""
        return NamedAttribute(name, self)

    class _Static:
        def __get__(self, instance: object, owner: builtins.type[Attribute]) -> Any:
            if not owner._kinds:
                raise AttributeError(f"{owner.__name__} has no typeid.")
            return owner._kinds[0]

    static_typeid = _Static()

    class _Name:
        def __get__(self, instance: object, owner: builtins.type[Attribute]) -> str:
            name = _NAMES.get(owner.__name__)
            if name is None:
                raise AttributeError(f"{owner.__name__} has no name")
            return f"builtin.{name}"

    attr_name = _Name()


_classes[""] = Attribute
# The names of builtin attributes.
_NAMES = {
    "AffineMapAttr": "affine_map",
    "ArrayAttr": "array",
    "DenseResourceElementsAttr": "dense_resource_elements",
    "DictAttr": "dictionary",
    "FlatSymbolRefAttr": "symbol_ref",
    "FloatAttr": "float",
    "IntegerAttr": "integer",
    "IntegerSetAttr": "integer_set",
    "OpaqueAttr": "opaque",
    "StridedLayoutAttr": "strided_layout",
    "StringAttr": "string",
    "SymbolRefAttr": "symbol_ref",
    "TypeAttr": "type",
    "UnitAttr": "unit",
}


class UnitAttr(Attribute, kinds=("Unit",)):
    """`unit`"""

    @staticmethod
    def get(context: Context | None = None) -> UnitAttr:
        """Returns the attribute."""
        return Attribute.parse("unit", context)  # type: ignore[no-any-return]


class IntegerAttr(Attribute, kinds=("Integer", "Bool")):
    """`42 : i32`"""

    @staticmethod
    def get(type: Type, value: int) -> IntegerAttr:
        """Returns the attribute of a number. Raises an error if the type is too small for the number.

        A signless type also takes the bits of a signed or an unsigned number.
        """
        # Upstream takes floats without a fraction, too.
        given: Any = value
        value = int(given) if isinstance(given, float) and given.is_integer() else index(given)
        width = getattr(type, "width", 64)
        least = 0 if getattr(type, "is_unsigned", False) else -(1 << max(width - 1, 0))
        limit = 1 << max(width - 1, 0) if getattr(type, "is_signed", False) else 1 << width
        if not least <= value < limit:
            raise ValueError(f"{value} does not fit into {type}")
        data = (value % (1 << max(width, 1))).to_bytes(max(1, (width + 7) // 8), "little")
        made: Any = type.context._make_attr(("integer", type, data))
        return made if made._kind == "Integer" else IntegerAttr(made)

    @property
    def type(self) -> Any:
        """Returns the type."""
        return self._data()[0]

    @property
    def value(self) -> Any:
        """Returns the number."""
        return self._data()[1]

    def __int__(self) -> int:
        return int(self.value)

    def __index__(self) -> int:
        return int(self.value)


class BoolAttr(Attribute, kinds=("Bool",)):
    """`true` or `false`"""

    @staticmethod
    def get(value: bool | int, context: Context | None = None) -> BoolAttr:
        """Returns the attribute of a truth value."""
        return Attribute.parse("true" if value else "false", context)  # type: ignore[no-any-return]

    @property
    def value(self) -> bool:
        """Returns the truth value."""
        return bool(self._data()[1])

    @property
    def type(self) -> Any:
        """Returns the type `i1`."""
        return self._data()[0]

    def __bool__(self) -> bool:
        return self.value

    def __int__(self) -> int:
        return int(self.value)


_classes["Bool"] = BoolAttr


class FloatAttr(Attribute, kinds=("Float",)):
    """`1.5 : f32`"""

    @staticmethod
    def get(type: Type, value: float, loc: Location | None = None) -> FloatAttr:
        """Returns the attribute of a number of a float type."""
        from ._errors import _invalid
        from ._types import FloatType

        if not isinstance(type, FloatType):
            raise _invalid("Invalid attribute", loc, type.context, "expected floating point type")
        return type.context._make_attr(("float", type, float(value)))  # type: ignore[no-any-return]

    @staticmethod
    def get_unchecked(type: Type, value: float, context: Context | None = None) -> FloatAttr:
        """Creates the attribute as `get` does; errors name no location."""
        return FloatAttr.get(type, value)

    @staticmethod
    def get_f32(value: float, context: Context | None = None) -> FloatAttr:
        """Returns the attribute of a number of type `f32`."""
        from ._types import F32Type

        return FloatAttr.get(F32Type.get(context), value)

    @staticmethod
    def get_f64(value: float, context: Context | None = None) -> FloatAttr:
        """Returns the attribute of a number of type `f64`."""
        from ._types import F64Type

        return FloatAttr.get(F64Type.get(context), value)

    @property
    def type(self) -> Any:
        """Returns the type."""
        return self._data()[0]

    @property
    def value(self) -> float:
        """Returns the number."""
        return self._data()[1]  # type: ignore[no-any-return]

    def __float__(self) -> float:
        return self.value


class StringAttr(Attribute, kinds=("String",)):
    """`"text"`"""

    @staticmethod
    def get(value: str | bytes, context: Context | None = None) -> StringAttr:
        """Returns the attribute of a string or of bytes."""
        data = value.encode() if isinstance(value, str) else value
        return _context(context)._make_attr(("string", data, None))  # type: ignore[no-any-return]

    @staticmethod
    def get_typed(type: Type, value: str | bytes) -> StringAttr:
        """Returns the attribute of a string with a type."""
        data = value.encode() if isinstance(value, str) else value
        return type.context._make_attr(("string", data, type))  # type: ignore[no-any-return]

    @property
    def type(self) -> Any:
        """Returns the type, or `none` if the string has no type."""
        return self._data()[1] or super().type

    @property
    def value(self) -> str:
        """Returns the string."""
        return self.value_bytes.decode()

    @property
    def value_bytes(self) -> bytes:
        """Returns the bytes of the string."""
        return self._data()[0]  # type: ignore[no-any-return]


class TypeAttr(Attribute, kinds=("Type",)):
    """A type as an attribute."""

    @staticmethod
    def get(value: Type, context: Context | None = None) -> TypeAttr:
        """Returns the attribute of a type."""
        return value.context._make_attr(("type", value))  # type: ignore[no-any-return]

    @property
    def value(self) -> Any:
        """Returns the type."""
        return self._data()


class ArrayAttr(Attribute, kinds=("Array",)):
    """`[a, b]`"""

    @staticmethod
    def get(attributes: Iterable[Attribute], context: Context | None = None) -> ArrayAttr:
        """Returns the attribute of a list of attributes."""
        items = _all_of(attributes, Attribute, "attribute", "ArrayAttribute")
        holder = context or (items[0].context if items else None)
        return _context(holder)._make_attr(("array", items))  # type: ignore[no-any-return]

    def __len__(self) -> int:
        return len(self._data())

    def __getitem__(self, index: int) -> Any:
        items = self._data()
        if not -len(items) <= index < len(items):
            raise IndexError("ArrayAttribute index out of range")
        return items[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._data())

    def __add__(self, extras: Iterable[Attribute]) -> ArrayAttr:
        return ArrayAttr.get([*self, *extras], self.context)


class DictAttr(Attribute, kinds=("Dict",)):
    """`{a = 1}`"""

    @staticmethod
    def get(value: dict[str, Attribute] | None = None, context: Context | None = None) -> DictAttr:
        """Returns the attribute of a dictionary of attributes."""
        return _context(context)._make_attr(("dict", list((value or {}).items())))  # type: ignore[no-any-return]

    def __len__(self) -> int:
        return len(self._data())

    def __contains__(self, name: object) -> bool:
        return any(known == name for known, _ in self._data())

    def __getitem__(self, key: str | int) -> Any:
        entries = self._data()
        if isinstance(key, int):
            if not 0 <= key < len(entries):
                raise IndexError("attempt to access out-of-bounds attribute")
            return NamedAttribute(*entries[key])
        for name, value in entries:
            if name == key:
                return value
        raise KeyError("attempt to access a non-existent attribute")


class SymbolRefAttr(Attribute, kinds=("SymbolRef", "FlatSymbolRef")):
    """`@a::@b`"""

    @staticmethod
    def get(symbols: Sequence[str], context: Context | None = None) -> SymbolRefAttr:
        """Returns the reference to a symbol, given the names from the outermost symbol to the innermost."""
        if not symbols:
            raise RuntimeError("SymbolRefAttr must be composed of at least one symbol.")
        # The class is `SymbolRefAttr` for a single name, too; elsewhere, its class is `FlatSymbolRefAttr`.
        return SymbolRefAttr(_context(context)._make_attr(("symbol", list(symbols))))

    @property
    def value(self) -> Any:
        """Returns the names."""
        return self._data()


class FlatSymbolRefAttr(SymbolRefAttr, kinds=("FlatSymbolRef",)):
    """`@a`"""

    @staticmethod
    def get(value: str, context: Context | None = None) -> FlatSymbolRefAttr:  # type: ignore[override]
        """Returns the reference to a symbol."""
        return _context(context)._make_attr(("symbol", [value]))  # type: ignore[no-any-return]

    @property
    def value(self) -> str:
        """Returns the name."""
        return self._data()[0]  # type: ignore[no-any-return]


_classes["FlatSymbolRef"] = FlatSymbolRefAttr


class OpaqueAttr(Attribute, kinds=("Opaque",)):
    """`#dialect<"text">`, an attribute of an unknown dialect."""

    @staticmethod
    def get(dialect_namespace: str, buffer: bytes, type: Type, context: Context | None = None) -> OpaqueAttr:
        """Returns the attribute of an unknown dialect."""
        typed = None if str(type) == "none" else type
        data = ("opaque", dialect_namespace, bytes(buffer), typed)
        return _context(context)._make_attr(data)  # type: ignore[no-any-return]

    @property
    def dialect_namespace(self) -> str:
        """Returns the name of the dialect."""
        return self._data()[0]  # type: ignore[no-any-return]

    @property
    def data(self) -> bytes:
        """Returns the text of the attribute."""
        return self._data()[1]  # type: ignore[no-any-return]

    @property
    def type(self) -> Any:
        """Returns the type, or `none`."""
        return self._data()[2] or super().type


class StridedLayoutAttr(Attribute, kinds=("StridedLayout",)):
    """`strided<[1], offset: 2>`"""

    @staticmethod
    def get(offset: int, strides: Sequence[int], context: Context | None = None) -> StridedLayoutAttr:
        """Returns the layout with an offset and strides."""
        def text(n: int) -> str:
            return "?" if n == StridedLayoutAttr._dynamic() else str(n)

        inner = ", ".join(map(text, strides))
        suffix = f", offset: {text(offset)}" if offset else ""
        return Attribute.parse(f"strided<[{inner}]{suffix}>", context)  # type: ignore[no-any-return]

    @staticmethod
    def _dynamic() -> int:
        return -(1 << 63)

    @staticmethod
    def get_fully_dynamic(rank: int, context: Context | None = None) -> StridedLayoutAttr:
        """Returns the layout of a rank with an unknown offset and unknown strides."""
        dynamic = StridedLayoutAttr._dynamic()
        return StridedLayoutAttr.get(dynamic, [dynamic] * rank, context)

    @property
    def offset(self) -> int:
        """Returns the offset."""
        return self._data()[0]  # type: ignore[no-any-return]

    @property
    def strides(self) -> list[int]:
        """Returns the strides."""
        return self._data()[1]  # type: ignore[no-any-return]


class DialectAttr(Attribute, kinds=("Dialect",), metaclass=_OfDialect):
    """An attribute of a dialect. Its parameters have the names in the dialect's definition."""

    def __repr__(self) -> str:
        # Upstream does not have this class.
        return f"Attribute({self})" if type(self) is DialectAttr else super().__repr__()

    @property
    def typeid(self) -> Any:
        """The name of the attribute's definition, or the kind of the attribute if it has no definition."""
        data = self._data()
        return data[0] if data else self._kind

    @property
    def parameters(self) -> dict[str, Any]:
        """Returns the parameters by name."""
        data = self._data()
        return dict(zip(data[1], data[2])) if len(data) == 3 else {}


class DistinctAttr(Attribute, kinds=("Distinct",)):
    """`distinct[0]<a>`"""

    @property
    def referenced_attr(self) -> Attribute:
        """Returns the attribute that is made distinct."""
        return self._data()[1]  # type: ignore[no-any-return]


class AttributeName(str):
    """The name of an attribute of an operation, as iteration gives it.

    It is a `str`, as in upstream's bindings since LLVM 22, and has the name and the attribute, as in older ones. In
    contexts of older releases, `str()` prints the pair. Comparing, hashing and formatting use the name alone.
    """

    attr: Attribute

    def __new__(cls, name: str, attr: Attribute) -> AttributeName:
        made = super().__new__(cls, name)
        made.attr = attr
        return made

    def __str__(self) -> str:
        is_older = _release(self.attr.context) < 22
        return f"NamedAttribute({self.name}={self.attr})" if is_older else self.name

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        # A copy is a plain string: an attribute belongs to its context, which cannot be copied.
        return str, (self.name,)

    @property
    def name(self) -> str:
        """Returns the name as a plain `str`."""
        return str.__str__(self)


class Location(Attribute, _Entered, kinds=("Location",)):
    """A source location."""

    current: _Current[Location] = _Current("location", "Location")

    def _frame(self, before: _Frame) -> _Frame:
        context = self.context
        return _Frame(self, context, before.place if before.context is context else None, self)

    @staticmethod
    def unknown(context: Context | None = None) -> Location:
        """Returns the unknown location."""
        return _context(context)._make_attr(("unknown",))  # type: ignore[no-any-return]

    @staticmethod
    def file(
        filename: str,
        line: int | None = None,
        col: int | None = None,
        end_line: int | Context | None = None,
        end_col: int | None = None,
        context: Context | None = None,
        *,
        start_line: int | None = None,
        start_col: int | None = None,
    ) -> Location:
        """Makes a position in a file: a line and a column, or a range from there to another line and column."""
        if end_line is not None and not isinstance(end_line, int):
            end_line, context = None, end_line
        line, col = start_line if line is None else line, start_col if col is None else col
        if line is None or col is None or (end_line is None) != (end_col is None):
            raise TypeError("a position has a line and a column, and a range has two of each")
        fields = ("file", filename, line, col) if end_line is None else ("range", filename, line, col, end_line, end_col)
        return _context(context)._make_attr(fields)  # type: ignore[no-any-return]

    @staticmethod
    def name(name: str, childLoc: Location | None = None, context: Context | None = None) -> Location:  # noqa: N803
        """Returns a location with a name, optionally around another location."""
        context = _context(context)
        return context._make_attr(("name", name, childLoc or Location.unknown(context)))  # type: ignore[no-any-return]

    @staticmethod
    def callsite(callee: Location, frames: Sequence[Location], context: Context | None = None) -> Location:
        """Returns the location of a call, given the callee and the frames of its callers."""
        if not frames:
            raise ValueError("No caller frames provided")
        holder = _context(context or callee.context)
        caller = frames[-1]
        for frame in reversed(frames[:-1]):
            caller = holder._make_attr(("callsite", frame, caller))
        return holder._make_attr(("callsite", callee, caller))  # type: ignore[no-any-return]

    @staticmethod
    def fused(
        locations: Sequence[Location], metadata: Attribute | None = None, context: Context | None = None
    ) -> Location:
        """Returns the fusion of several locations."""
        holder = _context(context or (locations[0].context if locations else None))
        known: dict[Location, None] = {}
        for location in locations:
            data = location._data()
            inner = data[1] if data[0] == "fused" and data[2] == metadata else [location]
            known.update((one, None) for one in inner if one._data()[0] != "unknown")
        kept = list(known)
        if metadata is None and len(kept) == 1:
            return kept[0]
        if metadata is None and not kept:
            return Location.unknown(holder)
        return holder._make_attr(  # type: ignore[no-any-return]
            ("fused", kept or [Location.unknown(holder)], metadata)
        )

    @staticmethod
    def from_attr(attribute: Attribute, context: Context | None = None) -> Location:
        """Returns the location that an attribute is."""
        if not isinstance(attribute, Location):
            raise ValueError("expected an attribute that is a location")
        return attribute

    @property
    def attr(self) -> Attribute:
        """Returns the location as an attribute."""
        return self

    def is_a_file(self) -> bool:
        """Returns whether the location is a position or range in a file."""
        return self._data()[0] in ("file", "range")

    def is_a_name(self) -> bool:
        """Returns whether the location is a name."""
        return bool(self._data()[0] == "name")

    def is_a_callsite(self) -> bool:
        """Returns whether the location is a call site."""
        return bool(self._data()[0] == "callsite")

    def is_a_fused(self) -> bool:
        """Returns whether the location is a fusion of several locations."""
        return bool(self._data()[0] == "fused")

    def _of(self, kinds: tuple[str, ...], what: str) -> Any:
        data = self._data()
        if data[0] not in kinds:
            raise AttributeError(f"a location of the kind '{data[0]}' has no {what}")
        return data

    @property
    def filename(self) -> str:
        """Returns the file name of a file location."""
        return self._of(("file", "range"), "filename")[1]  # type: ignore[no-any-return]

    @property
    def start_line(self) -> int:
        """Returns the first line of a file location."""
        return self._of(("file", "range"), "line")[2]  # type: ignore[no-any-return]

    @property
    def start_col(self) -> int:
        """Returns the first column of a file location."""
        return self._of(("file", "range"), "column")[3]  # type: ignore[no-any-return]

    @property
    def end_line(self) -> int:
        """Returns the last line of a file location."""
        data = self._of(("file", "range"), "line")
        return data[4] if data[0] == "range" else data[2]  # type: ignore[no-any-return]

    @property
    def end_col(self) -> int:
        """Returns the last column of a file location."""
        data = self._of(("file", "range"), "column")
        return data[5] if data[0] == "range" else data[3]  # type: ignore[no-any-return]

    @property
    def name_str(self) -> str:
        """Returns the name of a name location."""
        return self._of(("name",), "name")[1]  # type: ignore[no-any-return]

    @property
    def child_loc(self) -> Location:
        """Returns the child location of a name location."""
        return self._of(("name",), "child")[2]  # type: ignore[no-any-return]

    @property
    def callee(self) -> Location:
        """Returns the location of the called code of a call site."""
        return self._of(("callsite",), "callee")[1]  # type: ignore[no-any-return]

    @property
    def caller(self) -> Location:
        """Returns the location of the caller of a call site."""
        return self._of(("callsite",), "caller")[2]  # type: ignore[no-any-return]

    @property
    def locations(self) -> list[Location]:
        """Returns the locations in a fused location."""
        return self._of(("fused",), "locations")[1]  # type: ignore[no-any-return]

    @property
    def metadata(self) -> Attribute | None:
        """Returns the metadata attribute of a fused location, or `None`."""
        return self._of(("fused",), "metadata")[2]  # type: ignore[no-any-return]

    def emit_error(self, message: str) -> None:
        """Reports an error to the diagnostic handlers of the context.

        Without a handler, prints it to standard error.
        """
        from ._errors import DiagnosticSeverity, _emit

        _emit(self.context, DiagnosticSeverity.ERROR, self, message)

    def emit_remark(self, message: str) -> None:
        """Reports a remark to the diagnostic handlers of the context."""
        from ._errors import DiagnosticSeverity, _emit

        _emit(self.context, DiagnosticSeverity.REMARK, self, message)

    def __str__(self) -> str:
        text = _mlirkit.AttributeBase.__str__(self)
        return text if text.startswith("loc(") else f"loc({text})"

    def __repr__(self) -> str:
        return str(self)


class _LocationOf(type):
    """The metaclass of location classes. `isinstance` compares the kind of the location."""

    _kind_names: tuple[str, ...] = ()

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, _mlirkit.AttributeBase) and value._kind == "Location" and value._data()[0] in cls._kind_names


class _KnownLocation(Location):
    """The base of classes for one kind of location."""

    _kind_names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, cast_from_loc: Location) -> None:
        if cast_from_loc._data()[0] not in self._kind_names:
            raise ValueError(f"Cannot cast location to {type(self).__name__} (from {cast_from_loc})")

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        """Returns whether a location is of this kind."""
        return builtins.isinstance(other, cls)


class UnknownLoc(_KnownLocation, metaclass=_LocationOf):
    """The unknown location."""

    _kind_names = ("unknown",)

    @staticmethod
    def get(context: Context | None = None) -> Location:
        """Returns the unknown location."""
        return Location.unknown(context)


class FileLineColLoc(_KnownLocation, metaclass=_LocationOf):
    """A position or range in a file."""

    _kind_names = ("file", "range")

    @staticmethod
    def get(
        filename: str,
        start_line: int,
        start_col: int,
        end_line: int | Context | None = None,
        end_col: int | None = None,
        context: Context | None = None,
    ) -> Location:
        """Creates a location from a file, a line and a column, or from a range."""
        return Location.file(filename, start_line, start_col, end_line, end_col, context)


class NameLoc(_KnownLocation, metaclass=_LocationOf):
    """A location with a name."""

    _kind_names = ("name",)

    @staticmethod
    def get(name: str, child_loc: Location | None = None, context: Context | None = None) -> Location:
        """Creates a name location, optionally around another location."""
        return Location.name(name, child_loc, context)


class CallSiteLoc(_KnownLocation, metaclass=_LocationOf):
    """A call site."""

    _kind_names = ("callsite",)

    @staticmethod
    def get(callee: Location, frames: Sequence[Location], context: Context | None = None) -> Location:
        """Creates a call site location from the callee and the frames of its callers."""
        return Location.callsite(callee, frames, context)


class FusedLoc(_KnownLocation, metaclass=_LocationOf):
    """A fusion of several locations."""

    _kind_names = ("fused",)

    @staticmethod
    def get(locations: Sequence[Location], metadata: Attribute | None = None, context: Context | None = None) -> Location:
        """Creates a fused location."""
        return Location.fused(locations, metadata, context)


class AttrBuilder:
    """A registry of functions that create attributes from Python values, keyed by the names of ODS constraints."""

    _known: ClassVar[dict[str, Callable[..., Attribute]]] = {}

    @classmethod
    def contains(cls, attribute_kind: str) -> bool:
        """Returns whether a builder is registered for a constraint."""
        return attribute_kind in cls._known or cls._found(attribute_kind)

    @classmethod
    def _found(cls, attribute_kind: str) -> bool:
        """Registers the enum builders of the imported dialects, and returns whether one has this name."""
        import sys

        prefix = "mlirkit.dialects."
        for module in list(sys.modules):
            if module.startswith(prefix) and "." not in module[len(prefix) :] and module[len(prefix)] != "_":
                from ..dialects._enums import enums

                enums(module[len(prefix) :])
        return attribute_kind in cls._known

    @classmethod
    def get(cls, attribute_kind: str) -> Callable[..., Attribute]:
        """Returns the function for a constraint. Raises `KeyError` if there is none."""
        if attribute_kind not in cls._known and not cls._found(attribute_kind):
            raise KeyError(attribute_kind)
        return cls._known[attribute_kind]

    @classmethod
    def insert(
        cls, attribute_kind: str, attr_builder: Callable[..., Attribute], replace: bool = False, allow_existing: bool = False
    ) -> None:
        """Registers a function for a constraint."""
        if attribute_kind in cls._known and allow_existing:
            return
        if attribute_kind in cls._known and not replace:
            raise RuntimeError(
                f"Attribute builder for '{attribute_kind}' is already registered with func: "
                f"{cls._known[attribute_kind]}"
            )
        cls._known[attribute_kind] = attr_builder


def register_attribute_builder(
    kind: str, replace: bool = False, allow_existing: bool = False
) -> Callable[[Any], Any]:
    """Registers a function that creates attributes of a kind."""

    def decorator(function: Any) -> Any:
        AttrBuilder.insert(kind, function, replace, allow_existing)
        return function

    return decorator
