"""Types."""

from __future__ import annotations

import enum
import functools
from typing import TYPE_CHECKING, Any, ClassVar, Sequence

from .. import _mlirkit
from ._attributes import Attribute, Location
from ._context import Context, _context
from ._errors import MLIRError, _invalid, _reporting
from ._shown import _Kinded, _OfDialect

if TYPE_CHECKING:
    from ._affine import AffineMap as _AffineMap

_classes: dict[str, type[Type]] = {}
_casters: dict[str, Any] = {}
_DYNAMIC = -(1 << 63)


def _type(base: _mlirkit.TypeBase) -> Any:
    return _cast_type(_classes.get(base._kind, Type)(base))


def _cast_type(made: Type) -> Any:
    """Returns the object for a dialect type, converted by a registered caster. Called by the native module."""
    if _casters and made._kind == "Dialect":
        data = made._data()
        caster = _casters.get(data[0] if data else "")
        return caster(made) if caster else made
    return made


class Type(_Kinded, _mlirkit.TypeBase):
    """A type. Subclasses provide access to its contents."""

    def __init_subclass__(cls, kinds: tuple[str, ...] = (), **_: Any) -> None:
        cls._kinds = kinds
        if len(kinds) == 1:
            _classes.setdefault(kinds[0], cls)

    def __init__(self, cast_from_type: _mlirkit.TypeBase) -> None:
        if self._kinds and not type(self).isinstance(self):
            raise ValueError(f"Cannot cast type to {type(self).__name__} (from Type({cast_from_type}))")

    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Any:
        """Parses a type."""
        context = _context(context)
        with _reporting(context):
            return context._parse_type(asm if isinstance(asm, str) else asm.decode())

    class _Static:
        def __get__(self, instance: object, owner: type[Type]) -> Any:
            if len(owner._kinds) != 1:
                raise AttributeError(f"{owner.__name__} has no typeid.")
            return owner._kinds[0]

    static_typeid = _Static()

    class _Name:
        def __get__(self, instance: object, owner: type[Type]) -> str:
            name = _NAMES.get(owner.__name__) or getattr(owner, "_text", "")
            if not name:
                raise AttributeError(f"{owner.__name__} has no name")
            return f"builtin.{name}"

    type_name = _Name()

    def maybe_downcast(self) -> Any:
        """Returns the type as an object of its class."""
        return _type(self)


_classes[""] = Type
# The names of builtin types that have parameters.
_NAMES = {
    "ComplexType": "complex",
    "FunctionType": "function",
    "IntegerType": "integer",
    "MemRefType": "memref",
    "OpaqueType": "opaque",
    "RankedTensorType": "tensor",
    "TupleType": "tuple",
    "UnrankedMemRefType": "unranked_memref",
    "UnrankedTensorType": "unranked_tensor",
    "VectorType": "vector",
}


def _parsed(text: str, context: Context, loc: Any = None) -> Any:
    """Parses a type for a type constructor. A syntax error is reported as an invalid type."""
    try:
        return context._parse_type(text)
    except MLIRError as error:
        found = error.error_diagnostics[0].message if error.error_diagnostics else error.message
        raise _invalid("Invalid type", loc, context, found) from None


def _holder(loc: Any, *candidates: Any) -> Context:
    for candidate in candidates:
        if candidate is not None:
            return candidate.context  # type: ignore[no-any-return]
    return loc.context if loc is not None else _context(None)


class IntegerType(Type, kinds=("Integer",)):
    """`i32`, `si8`, `ui4`"""

    SIGNLESS, SIGNED, UNSIGNED = "", "s", "u"

    class Signedness(enum.Enum):
        """Whether an integer has a sign."""

        SIGNLESS = ""
        SIGNED = "s"
        UNSIGNED = "u"

    @staticmethod
    def get(width: int, signedness: Signedness = Signedness.SIGNLESS, context: Context | None = None) -> IntegerType:
        """Returns the integer type of this width and signedness."""
        return Type.parse(f"{IntegerType.Signedness(signedness).value}i{width}", context)  # type: ignore[no-any-return]

    @property
    def signedness(self) -> Signedness:
        """The signedness of the type."""
        return IntegerType.Signedness(self._data()[1])

    @staticmethod
    def get_signless(width: int, context: Context | None = None) -> IntegerType:
        """Returns the integer type without signedness, such as `i32`."""
        return Type.parse(f"i{width}", context)  # type: ignore[no-any-return]

    @staticmethod
    def get_signed(width: int, context: Context | None = None) -> IntegerType:
        """Returns the signed integer type, such as `si32`."""
        return Type.parse(f"si{width}", context)  # type: ignore[no-any-return]

    @staticmethod
    def get_unsigned(width: int, context: Context | None = None) -> IntegerType:
        """Returns the unsigned integer type, such as `ui32`."""
        return Type.parse(f"ui{width}", context)  # type: ignore[no-any-return]

    @property
    def width(self) -> int:
        """Returns the number of bits."""
        return self._data()[0]  # type: ignore[no-any-return]

    @property
    def is_signless(self) -> bool:
        """Returns whether the type has no signedness."""
        return self._data()[1] == ""  # type: ignore[no-any-return]

    @property
    def is_signed(self) -> bool:
        """Returns whether the type is signed."""
        return self._data()[1] == "s"  # type: ignore[no-any-return]

    @property
    def is_unsigned(self) -> bool:
        """Returns whether the type is unsigned."""
        return self._data()[1] == "u"  # type: ignore[no-any-return]


class _Plain(Type):
    _text: ClassVar[str] = ""

    @classmethod
    def get(cls, context: Context | None = None) -> Any:
        return Type.parse(cls._text, context)


class IndexType(_Plain, kinds=("Index",)):
    """`index`"""

    _text = "index"


class NoneType(_Plain, kinds=("None",)):
    """`none`"""

    _text = "none"


_FLOATS = {
    "Float4E2M1FNType": "f4E2M1FN",
    "Float6E2M3FNType": "f6E2M3FN",
    "Float6E3M2FNType": "f6E3M2FN",
    "Float8E8M0FNUType": "f8E8M0FNU",
    "Float8E3M4Type": "f8E3M4",
    "Float8E4M3Type": "f8E4M3",
    "Float8E4M3FNType": "f8E4M3FN",
    "Float8E5M2Type": "f8E5M2",
    "Float8E4M3FNUZType": "f8E4M3FNUZ",
    "Float8E4M3B11FNUZType": "f8E4M3B11FNUZ",
    "Float8E5M2FNUZType": "f8E5M2FNUZ",
    "BF16Type": "bf16",
    "F16Type": "f16",
    "FloatTF32Type": "tf32",
    "F32Type": "f32",
    "F64Type": "f64",
    "F80Type": "f80",
    "F128Type": "f128",
}


class FloatType(_Plain, kinds=tuple(_FLOATS.values())):
    """A floating-point type."""

    @property
    def width(self) -> int:
        """Returns the number of bits."""
        return self._data()  # type: ignore[no-any-return]


def _float(name: str) -> Any:
    return type(name, (FloatType,), {"_text": _FLOATS[name], "__module__": "mlirkit.ir"}, kinds=(_FLOATS[name],))


Float4E2M1FNType = _float("Float4E2M1FNType")
Float6E2M3FNType = _float("Float6E2M3FNType")
Float6E3M2FNType = _float("Float6E3M2FNType")
Float8E8M0FNUType = _float("Float8E8M0FNUType")
Float8E3M4Type = _float("Float8E3M4Type")
Float8E4M3Type = _float("Float8E4M3Type")
Float8E4M3FNType = _float("Float8E4M3FNType")
Float8E5M2Type = _float("Float8E5M2Type")
Float8E4M3FNUZType = _float("Float8E4M3FNUZType")
Float8E4M3B11FNUZType = _float("Float8E4M3B11FNUZType")
Float8E5M2FNUZType = _float("Float8E5M2FNUZType")
BF16Type = _float("BF16Type")
F16Type = _float("F16Type")
FloatTF32Type = _float("FloatTF32Type")
F32Type = _float("F32Type")
F64Type = _float("F64Type")
F80Type = _float("F80Type")
F128Type = _float("F128Type")


class ComplexType(Type, kinds=("Complex",)):
    """`complex<f32>`"""

    @staticmethod
    def get(element_type: Type) -> ComplexType:
        """Returns the complex type of an element type."""
        if not isinstance(element_type, (IntegerType, FloatType)):
            raise ValueError(
                f"invalid 'Type({element_type})' and expected floating point or integer type."
            )
        return _parsed(f"complex<{element_type}>", element_type.context)  # type: ignore[no-any-return]

    @property
    def element_type(self) -> Any:
        """Returns the element type."""
        return self._data()


class ShapedType(
    Type, kinds=("Vector", "RankedTensor", "UnrankedTensor", "MemRef", "UnrankedMemRef")
):
    """A type with a shape: a vector, tensor or memref."""

    @functools.cached_property
    def _parts(self) -> tuple[list[int] | None, Any]:
        data = self._data()
        kind = self._kind
        if kind == "UnrankedTensor":
            return None, data
        if kind == "UnrankedMemRef":
            return None, data[0]
        return data[0], data[1]

    def _shape(self) -> list[int]:
        shape = self._parts[0]
        if shape is None:
            raise ValueError("calling this method requires that the type has a rank.")
        return shape

    @property
    def element_type(self) -> Any:
        """Returns the element type."""
        return self._parts[1]

    @property
    def has_rank(self) -> bool:
        """Returns whether the number of dimensions is known."""
        return self._parts[0] is not None

    @property
    def rank(self) -> int:
        """Returns the number of dimensions."""
        return len(self._shape())

    @property
    def shape(self) -> list[int]:
        """Returns the sizes of the dimensions."""
        return list(self._shape())

    @property
    def has_static_shape(self) -> bool:
        """Returns whether all sizes are known."""
        shape = self._parts[0]
        return shape is not None and _DYNAMIC not in shape

    def is_dynamic_dim(self, dim: int) -> bool:
        """Returns whether the size of a dimension is unknown."""
        return self._shape()[dim] == _DYNAMIC

    def get_dim_size(self, dim: int) -> int:
        """Returns the size of a dimension."""
        return self._shape()[dim]

    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool:
        """Returns whether a size is the marker for an unknown one."""
        return dim_size == _DYNAMIC

    def is_static_dim(self, dim: int) -> bool:
        """Returns whether the size of a dimension is known."""
        return not self.is_dynamic_dim(dim)

    @staticmethod
    def is_static_size(dim_size: int) -> bool:
        """Returns whether a size is known."""
        return dim_size != _DYNAMIC

    def is_static_stride_or_offset(self, dim_size: int) -> bool:
        """Returns whether a stride or offset is known."""
        return not self.is_dynamic_stride_or_offset(dim_size)

    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool:
        """Returns whether a stride or offset is the marker for an unknown one."""
        self._shape()
        return dim_size == _DYNAMIC

    @staticmethod
    def get_dynamic_size() -> int:
        """Returns the marker for an unknown size."""
        return _DYNAMIC

    @staticmethod
    def get_dynamic_stride_or_offset() -> int:
        """Returns the marker for an unknown stride or offset."""
        return _DYNAMIC


def _dims(shape: Sequence[int]) -> str:
    return "".join(("?" if n == _DYNAMIC else str(n)) + "x" for n in shape)


def _is_element(element: Type) -> bool:
    return isinstance(element, (IntegerType, FloatType, IndexType))


class VectorType(ShapedType, kinds=("Vector",)):
    """`vector<4x[8]xf32>`"""

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        loc: Location | None = None,
    ) -> VectorType:
        """Returns the vector type."""
        if scalable is not None and scalable_dims is not None:
            raise ValueError("'scalable' and 'scalable_dims' kwargs are mutually exclusive.")
        if scalable is not None and len(scalable) != len(shape):
            raise ValueError("Expected len(scalable) == len(shape).")
        flags = list(scalable) if scalable is not None else [False] * len(shape)
        for dim in scalable_dims or ():
            if not 0 <= dim < len(shape):
                raise ValueError("Scalable dimension index out of bounds.")
            flags[dim] = True
        if not _is_element(element_type):
            text = f"vector elements must be int/index/float type but got {element_type}"
            raise _invalid("Invalid type", loc, element_type.context, text.replace(str(element_type), f"'{element_type}'"))
        dims = "".join((f"[{n}]" if flag else str(n)) + "x" for n, flag in zip(shape, flags))
        return _parsed(f"vector<{dims}{element_type}>", element_type.context, loc)  # type: ignore[no-any-return]

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        *,
        scalable: Sequence[bool] | None = None,
        scalable_dims: Sequence[int] | None = None,
        context: Context | None = None,
    ) -> VectorType:
        """Creates the type as `get` does; errors name no location."""
        return VectorType.get(shape, element_type, scalable=scalable, scalable_dims=scalable_dims)

    @property
    def scalable(self) -> bool:
        """Returns whether any dimension is scalable."""
        return any(self._data()[2])

    @property
    def scalable_dims(self) -> list[bool]:
        """Returns for each dimension whether it is scalable."""
        return self._data()[2]  # type: ignore[no-any-return]


def _refuse_element(element: Type, text: str, loc: Any) -> None:
    if isinstance(element, (NoneType, FunctionType, TupleType)):
        raise _invalid("Invalid type", loc, element.context, text)


class RankedTensorType(ShapedType, kinds=("RankedTensor",)):
    """`tensor<4x?xf32>`"""

    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, loc: Location | None = None
    ) -> RankedTensorType:
        """Returns the tensor type."""
        _refuse_element(element_type, f"invalid tensor element type: '{element_type}'", loc)
        suffix = f", {encoding}" if encoding is not None else ""
        return _parsed(  # type: ignore[no-any-return]
            f"tensor<{_dims(shape)}{element_type}{suffix}>", element_type.context, loc
        )

    @staticmethod
    def get_unchecked(
        shape: Sequence[int], element_type: Type, encoding: Attribute | None = None, context: Context | None = None
    ) -> RankedTensorType:
        """Creates the type as `get` does; errors name no location."""
        return RankedTensorType.get(shape, element_type, encoding)

    @property
    def encoding(self) -> Attribute | None:
        """Returns the encoding, or `None`."""
        return self._data()[2]  # type: ignore[no-any-return]


class UnrankedTensorType(ShapedType, kinds=("UnrankedTensor",)):
    """`tensor<*xf32>`"""

    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType:
        """Returns the tensor type."""
        _refuse_element(element_type, f"invalid tensor element type: '{element_type}'", loc)
        return _parsed(f"tensor<*x{element_type}>", element_type.context, loc)  # type: ignore[no-any-return]

    @staticmethod
    def get_unchecked(element_type: Type, context: Context | None = None) -> UnrankedTensorType:
        """Creates the type as `get` does; errors name no location."""
        return UnrankedTensorType.get(element_type)


class MemRefType(ShapedType, kinds=("MemRef",)):
    """`memref<4x?xf32>`"""

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        loc: Location | None = None,
    ) -> MemRefType:
        """Returns the memref type."""
        _refuse_element(element_type, "invalid memref element type", loc)
        suffix = "".join(f", {part}" for part in (layout, _space(memory_space)) if part is not None)
        return _parsed(  # type: ignore[no-any-return]
            f"memref<{_dims(shape)}{element_type}{suffix}>", element_type.context, loc
        )

    @staticmethod
    def get_unchecked(
        shape: Sequence[int],
        element_type: Type,
        layout: Attribute | None = None,
        memory_space: Attribute | None = None,
        context: Context | None = None,
    ) -> MemRefType:
        """Creates the type as `get` does; errors name no location."""
        return MemRefType.get(shape, element_type, layout, memory_space)

    @property
    def layout(self) -> Attribute:
        """Returns the layout; the identity map if none is written."""
        layout = self._data()[2]
        if layout is None:
            from ._affine import AffineMap, AffineMapAttr

            return AffineMapAttr.get(AffineMap.get_identity(self.rank, self.context))
        return layout  # type: ignore[no-any-return]

    @property
    def affine_map(self) -> _AffineMap:
        """Returns the layout as a map."""
        from ._affine import AffineMap, AffineMapAttr

        layout: Any = self.layout
        if isinstance(layout, AffineMapAttr):
            return AffineMap._of(layout)
        if layout._kind == "StridedLayout":
            from ._affine import AffineConstantExpr, AffineDimExpr, AffineSymbolExpr

            # Unknown offsets and strides are symbols, the offset first.
            unknown, count = ShapedType.get_dynamic_stride_or_offset(), 0
            parts = []
            for size in (layout.offset, *layout.strides):
                parts.append(AffineSymbolExpr.get(count, self.context) if size == unknown else size)
                count += size == unknown
            first = parts[0]
            expr: Any = AffineConstantExpr.get(first, self.context) if isinstance(first, int) else first
            for at, stride in enumerate(parts[1:]):
                expr = expr + AffineDimExpr.get(at, self.context) * stride
            return AffineMap.get(self.rank, count, [expr], self.context)
        raise ValueError("the layout is no affine map")

    @property
    def memory_space(self) -> Attribute | None:
        """Returns the memory space, or `None`."""
        return self._data()[3]  # type: ignore[no-any-return]

    def get_strides_and_offset(self) -> tuple[list[int], int]:
        """Returns the strides and the offset in elements."""
        layout = self._data()[2]
        if layout is not None and layout._kind == "StridedLayout":
            return layout.strides, layout.offset
        if layout is not None:
            raise ValueError("Failed to extract strides and offset from memref.")
        strides = [1] * self.rank
        for dim in range(self.rank - 2, -1, -1):
            size = self.shape[dim + 1]
            dynamic = _DYNAMIC in (size, strides[dim + 1])
            strides[dim] = _DYNAMIC if dynamic else strides[dim + 1] * size
        return strides, 0

    strides_and_offset = get_strides_and_offset


def _space(memory_space: Any) -> str | None:
    if memory_space is None:
        return None
    text = str(memory_space)
    return text[: -len(" : i64")] if text.endswith(" : i64") else text


class UnrankedMemRefType(ShapedType, kinds=("UnrankedMemRef",)):
    """`memref<*xf32>`"""

    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None, loc: Location | None = None) -> UnrankedMemRefType:
        """Returns the memref type."""
        _refuse_element(element_type, "invalid memref element type", loc)
        suffix = f", {_space(memory_space)}" if memory_space is not None else ""
        return _parsed(f"memref<*x{element_type}{suffix}>", element_type.context, loc)  # type: ignore[no-any-return]

    @staticmethod
    def get_unchecked(
        element_type: Type, memory_space: Attribute | None, context: Context | None = None
    ) -> UnrankedMemRefType:
        """Creates the type as `get` does; errors name no location."""
        return UnrankedMemRefType.get(element_type, memory_space)

    @property
    def memory_space(self) -> Attribute | None:
        """Returns the memory space, or `None`."""
        return self._data()[1]  # type: ignore[no-any-return]


class TupleType(Type, kinds=("Tuple",)):
    """`tuple<i32, f32>`"""

    @staticmethod
    def get_tuple(elements: Sequence[Type], context: Context | None = None) -> TupleType:
        """Returns the tuple type."""
        inner = ", ".join(map(str, elements))
        return _parsed(f"tuple<{inner}>", context or _holder(None, *elements))  # type: ignore[no-any-return]

    @property
    def num_types(self) -> int:
        """Returns the number of elements."""
        return len(self._data())

    def get_type(self, pos: int) -> Any:
        """Returns the type of an element."""
        return self._data()[pos]


class FunctionType(Type, kinds=("Function",)):
    """`(i32) -> f32`"""

    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: Context | None = None) -> FunctionType:
        """Returns the function type."""
        text = f"({', '.join(map(str, inputs))}) -> ({', '.join(map(str, results))})"
        return _parsed(text, context or _holder(None, *inputs, *results))  # type: ignore[no-any-return]

    @property
    def inputs(self) -> list[Any]:
        """Returns the types of the arguments."""
        return self._data()[0]  # type: ignore[no-any-return]

    @property
    def results(self) -> list[Any]:
        """Returns the types of the results."""
        return self._data()[1]  # type: ignore[no-any-return]


class OpaqueType(Type, kinds=("Opaque",)):
    """`!dialect<"text">`, a type of an unknown dialect."""

    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType:
        """Returns the type of an unknown dialect."""
        return _context(context)._make_opaque_type(dialect_namespace, buffer)  # type: ignore[no-any-return]

    @property
    def dialect_namespace(self) -> str:
        """Returns the name of the dialect."""
        return self._data()[0]  # type: ignore[no-any-return]

    @property
    def data(self) -> str:
        """Returns the text of the type."""
        return self._data()[1]  # type: ignore[no-any-return]


# The names of upstream's classes for types of dialects, as `repr` shows them.
_DIALECT_NAMES = {
    "gpu.async.token": "AsyncTokenType", "llvm.array": "ArrayType", "llvm.ptr": "PointerType", "llvm.struct": "StructType",
    "pdl.attribute": "AttributeType", "pdl.operation": "OperationType", "pdl.range": "RangeType", "pdl.type": "TypeType",
    "pdl.value": "ValueType", "smt.bool": "BoolType", "smt.bv": "BitVectorType", "smt.int": "IntType",
    "transform.any_op": "AnyOpType", "transform.any_param": "AnyParamType", "transform.any_value": "AnyValueType",
    "transform.op": "OperationType", "transform.param": "ParamType",
}  # fmt: skip


class DialectType(Type, kinds=("Dialect",), metaclass=_OfDialect):
    """A type of a dialect. Its parameters have the names in the dialect's definition."""

    def __repr__(self) -> str:
        # Upstream has a class for a few types only; the others are shown as `Type`.
        return f"{_DIALECT_NAMES.get(self.typeid, 'Type')}({self})" if type(self) is DialectType else super().__repr__()

    @property
    def typeid(self) -> Any:
        """The name of the type's definition, or the kind of the type if it has no definition."""
        data = self._data()
        return data[0] if data else self._kind

    @property
    def parameters(self) -> dict[str, Any]:
        """Returns the parameters by name."""
        data = self._data()
        return dict(zip(data[1], data[2])) if data else {}

