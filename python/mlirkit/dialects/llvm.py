"""The llvm dialect: its types, and the additions of upstream's module.

Other classes are generated from the definition.
"""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from ..ir import Attribute, DialectAttr, DialectType, IntegerAttr, IntegerType, Type
from ..ir._context import _context
from . import _dialect, _lookup, _names, _operation_class

_Dialect = _dialect("llvm", __name__)


class _LLVMType(DialectType):
    """A type of the llvm dialect."""

    type_name = ""

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        data = other._data() if other._kind == "Dialect" else None
        return bool(data and data[0] == cls.type_name)

    static_typeid = property(lambda self: self.type_name)

    def _part(self, name: str) -> Any:
        data = self._data()
        return dict(zip(data[1], data[2])).get(name)


def _short(type: Any) -> str:
    text = str(type)
    return text[len("!llvm.") :] if text.startswith("!llvm.") else text


class PointerType(_LLVMType):
    """`!llvm.ptr`"""

    type_name = "llvm.ptr"

    @staticmethod
    def get(address_space: int | None = None, *, context: Any = None) -> PointerType:
        """Returns a pointer type."""
        text = f"!llvm.ptr<{address_space}>" if address_space else "!llvm.ptr"
        return PointerType(Type.parse(text, context))

    @property
    def address_space(self) -> int:
        """The number of the address space."""
        inside = str(self)[len("!llvm.ptr") :].strip("<>")
        return int(inside) if inside else 0


class ArrayType(_LLVMType):
    """`!llvm.array<4 x i8>`"""

    type_name = "llvm.array"

    @staticmethod
    def get(element_type: Any, num_elements: int) -> ArrayType:
        """Returns an array type."""
        return ArrayType(Type.parse(f"!llvm.array<{num_elements} x {_short(element_type)}>", element_type.context))

    @property
    def element_type(self) -> Any:
        """The type of an element."""
        inside = str(self)[len("!llvm.array<") : -1].partition(" x ")[2]
        return _parsed(inside, self.context)

    @property
    def num_elements(self) -> int:
        """The number of elements."""
        return int(str(self)[len("!llvm.array<") :].partition(" x ")[0])


class FunctionType(_LLVMType):
    """`!llvm.func<i32 (i32, ...)>`"""

    type_name = "llvm.func"

    @staticmethod
    def get(result_type: Any, argument_types: Sequence[Any], *, is_var_arg: bool = False) -> FunctionType:
        """Returns a function type."""
        parts = [_short(one) for one in argument_types] + ["..."] * is_var_arg
        text = f"!llvm.func<{_short(result_type)} ({', '.join(parts)})>"
        return FunctionType(Type.parse(text, result_type.context))

    def _split(self) -> tuple[str, list[str]]:
        inside = str(self)[len("!llvm.func<") : -1]
        # The result type may contain brackets too, such as those of a packed struct, but only inside `<` and `>`.
        start = next(at for at in _outside(inside) if inside[at] == "(")
        return inside[:start].strip(), _parts(inside[start + 1 : -1])

    @property
    def return_type(self) -> Any:
        """The result type."""
        return _parsed(self._split()[0], self.context)

    @property
    def inputs(self) -> list[Any]:
        """The argument types."""
        return [_parsed(one, self.context) for one in self._split()[1] if one != "..."]

    @property
    def num_inputs(self) -> int:
        """The number of arguments."""
        return len(self.inputs)

    @property
    def is_var_arg(self) -> bool:
        """Whether the function is variadic."""
        return "..." in self._split()[1]


def _outside(text: str) -> Iterator[int]:
    """Yields the positions outside brackets and strings. The position of an opening bracket counts as outside it."""
    depth, quoted = 0, False
    for at, letter in enumerate(text):
        if letter == '"':
            quoted = not quoted
        elif not quoted:
            depth -= letter in ">)]"
            if depth == 0:
                yield at
            depth += letter in "<(["


def _parts(text: str) -> list[str]:
    """Splits a string at the commas outside brackets and strings."""
    commas = [at for at in _outside(text) if text[at] == ","]
    parts = [text[start:end].strip() for start, end in zip([0, *(at + 1 for at in commas)], [*commas, len(text)])]
    return [one for one in parts if one]


_WORDS = ("ptr", "array", "struct", "func", "void", "vec", "metadata", "token", "label", "x86_amx", "target", "ppc_fp128")


def _parsed(text: str, context: Any) -> Any:
    head = text.partition("<")[0]
    return Type.parse(f"!llvm.{text}" if head in _WORDS else text, context)


class StructType(_LLVMType):
    """`!llvm.struct<(i32, f32)>`"""

    type_name = "llvm.struct"

    @staticmethod
    def _made(name: str | None, elements: Sequence[Any] | None, packed: bool, context: Any) -> StructType:
        prefix = f'"{name}", ' if name is not None else ""
        body = "opaque" if elements is None else f"({', '.join(_short(one) for one in elements)})"
        text = f"!llvm.struct<{prefix}{'packed ' if packed else ''}{body}>"
        holder = context or (elements[0].context if elements else None)
        return StructType(Type.parse(text, holder))

    @staticmethod
    def get_literal(
        elements: Sequence[Any], *, packed: bool = False, loc: Any = None, context: Any = None
    ) -> StructType:
        """Returns a literal struct type."""
        return StructType._made(None, elements, packed, context)

    get_literal_unchecked = get_literal

    @staticmethod
    def get_identified(name: str, *, context: Any = None) -> StructType:
        """Returns the struct type with this name. It is opaque if the name has no body yet."""
        known = _structs(context).get(name)
        return known if known is not None else StructType._made(name, None, False, context)

    @staticmethod
    def get_opaque(name: str, context: Any = None) -> StructType:
        """Returns an opaque struct type."""
        return StructType._made(name, None, False, context)

    @staticmethod
    def new_identified(name: str, elements: Sequence[Any], *, packed: bool = False, context: Any = None) -> StructType:
        """Creates an identified struct type. If the name is taken, a number is appended to it."""
        known = _structs(context)
        fresh, count = name, 0
        while fresh in known:
            fresh, count = f"{name}.{count}", count + 1
        known[fresh] = StructType._made(fresh, elements, packed, context)
        return known[fresh]

    def set_body(self, elements: Sequence[Any], *, packed: bool = False) -> None:
        """Raises an error, because types are immutable here. Use `new_identified` instead."""
        raise NotImplementedError("types do not change here: make the struct with StructType.new_identified(name, elements)")

    def _text(self) -> tuple[str | None, bool, str]:
        inside = str(self)[len("!llvm.struct<") : -1]
        name = None
        if inside.startswith('"'):
            end = inside.index('"', 1)
            name, inside = inside[1:end], inside[end + 1 :].lstrip(", ")
        packed = inside.startswith("packed ")
        return name, packed, inside[len("packed ") :] if packed else inside

    @property
    def name(self) -> str | None:
        """The name, or `None` for a literal struct."""
        return self._text()[0]

    @property
    def packed(self) -> bool:
        """Whether the struct has no padding."""
        return self._text()[1]

    @property
    def opaque(self) -> bool:
        """Whether the struct has no body."""
        return self._text()[2] in ("opaque", "")

    @property
    def body(self) -> Any:
        """The types of the members, or `None` for an opaque struct."""
        if self.opaque:
            return None
        return [_parsed(one, self.context) for one in _parts(self._text()[2][1:-1])]


def _structs(context: Any) -> dict[str, StructType]:
    known: dict[str, StructType] = _context(context).__dict__.setdefault("_llvm_structs", {})
    return known


class _Metadata(DialectAttr):
    """A metadata attribute."""

    static_typeid = property(lambda self: type(self).__name__)


def _metadata(name: str) -> Any:
    def get(*_: Any, **__: Any) -> Any:
        raise NotImplementedError(f"#llvm.{name} is newer than the releases of LLVM that this library has")

    return get


class MDStringAttr(_Metadata):
    """`#llvm.md_string`"""

    get = staticmethod(_metadata("md_string"))
    value = property(lambda self: self.parameters["value"])


class MDConstantAttr(_Metadata):
    """`#llvm.md_const`"""

    get = staticmethod(_metadata("md_const"))
    value = property(lambda self: self.parameters["value"])


class MDGlobalValueAttr(_Metadata):
    """`#llvm.md_global_value`"""

    get = staticmethod(_metadata("md_global_value"))
    name = property(lambda self: self.parameters["name"])


class MDNodeAttr(_Metadata):
    """`#llvm.md_node`"""

    get = staticmethod(_metadata("md_node"))
    num_operands = property(lambda self: len(self.parameters["operands"]))


def md_const(val: Any, *, width: int = 32, context: Any = None) -> Any:
    """Creates a metadata constant from an integer."""
    if not isinstance(val, int):
        raise NotImplementedError(f"val={val!r} not supported; only integers currently supported.")
    return MDConstantAttr.get(IntegerAttr.get(IntegerType.get_signless(width, context), val), context=context)


def md_str(s: str, *, context: Any = None) -> Any:
    """Creates a metadata string."""
    return MDStringAttr.get(s, context=context)


def mlir_constant(*args: Any, loc: Any = None, ip: Any = None, **given: Any) -> Any:
    """Builds a constant from an attribute (or a type and an attribute) and returns its value."""
    value = args[0] if len(args) == 1 and not given else given.get("value") if not args and "res" not in given else None
    if isinstance(value, Attribute):
        args, given = (value.type, value), {}
    return _operation_class("llvm.mlir.constant")(*args, loc=loc, ip=ip, **given).result


def translate_module_to_llvmir(module: Any) -> str:
    """Raises an error, because mlirkit does not translate to LLVM IR."""
    raise NotImplementedError("mlirkit does not translate to LLVM IR: write the module and run `mlir-translate --mlir-to-llvmir`")


def __getattr__(name: str) -> Any:
    return _lookup("llvm", __name__, name)


def __dir__() -> list[str]:
    return _names("llvm", __name__)
