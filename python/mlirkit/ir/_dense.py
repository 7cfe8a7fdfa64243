"""Constants: dense arrays and elements. numpy reads them without a copy if the element type allows it."""

from __future__ import annotations

import math
import struct
import sys
from typing import Any, ClassVar, Iterator, Sequence

from .. import _mlirkit
from ._attributes import Attribute, FloatAttr, IntegerAttr, _classes
from ._context import Context, _context
from ._types import (
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    Type,
)

_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E3M4": "float8_e3m4",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2": "float8_e5m2",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E8M0FNU": "float8_e8m0fnu",
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
    "i4": "int4",
    "si4": "int4",
    "ui4": "uint4",
    "i2": "int2",
    "si2": "int2",
    "ui2": "uint2",
}


def _dtype(element: Any) -> Any:
    """Returns the numpy type of an element. Types that numpy does not have are taken from `ml_dtypes`."""
    import numpy as np

    text = str(element)
    plain = {"f16": "f2", "f32": "f4", "f64": "f8", "index": "i8"}
    if text in plain:
        return np.dtype("<" + plain[text])
    if text in _ML_DTYPES:
        import ml_dtypes

        return np.dtype(getattr(ml_dtypes, _ML_DTYPES[text]))
    if isinstance(element, IntegerType):
        if element.width == 1:
            return np.dtype(bool)
        if element.width in (8, 16, 32, 64):
            return np.dtype(f"<{'u' if element.is_unsigned else 'i'}{element.width // 8}")
    if text.startswith("complex<"):
        inner = _dtype(element.element_type)
        if inner.str in ("<f4", "<f8"):
            return np.dtype("<c8" if inner.str == "<f4" else "<c16")
    raise TypeError(f"numpy has no type for {text}")


def _bytes_of(array: Any, element: Any, count: int) -> tuple[bytes, bool]:
    """Returns the bytes of an array as a constant stores them, and whether they are one element that is repeated.

    Raises `ValueError` if the elements are of another type. Unsigned integers of the same size are taken as the bits
    of elements that numpy does not have, such as `bf16`.
    """
    import numpy as np

    refused = f"DenseElementsAttr could not be constructed: elements of type {array.dtype} are not of type {element}"
    if array.dtype.byteorder == ">" or (array.dtype.byteorder == "=" and sys.byteorder == "big"):
        raise ValueError(f"DenseElementsAttr could not be constructed: the elements ({array.dtype.str}) are big-endian")
    if array.dtype.names is not None:
        raise ValueError(refused)
    data = array.tobytes()
    kind, size = array.dtype.kind, array.dtype.itemsize
    if str(element) == "i1":
        if kind not in "biu" or size != 1:
            raise ValueError(refused)
        # An array without dimensions is a splat.
        if kind == "b" or array.size == count or array.ndim == 0:
            bits = array.reshape(-1) != 0
        elif array.size == (count + 7) // 8:
            # The elements are packed into bits, the first element in the lowest bit.
            bits = np.unpackbits(array.reshape(-1).view(np.uint8), bitorder="little", count=count) != 0
        else:
            raise ValueError("the array has another number of elements than the shape")
        if bits.size != 1 and bits.size != count:
            raise ValueError("the array has another number of elements than the shape")
        if bits.size and (bits == bits[0]).all():
            return (b"\xff" if bits[0] else b"\0"), True
        return np.packbits(bits, bitorder="little").tobytes(), False
    try:
        expected = _dtype(element)
    except (TypeError, ImportError):
        expected = None
    is_integer = isinstance(element, (IntegerType, IndexType))
    if expected is not None and array.dtype != expected:
        same_size = size == expected.itemsize
        # Python's buffer protocol has no format for `M`, `m` and `V`, so the bits are taken without a check.
        if not (same_size and (kind in "iuMmV" if is_integer else kind in "uV")):
            raise ValueError(refused)
    elif expected is None and kind not in "uV":
        raise ValueError(refused)
    if array.size > 1 and array.size != count:
        raise ValueError("the array has another number of elements than the shape")
    first = data[:size]
    if array.size == 1 or (array.size > 1 and data == first * array.size):
        return first, True
    return data, False


def _array(blob: _mlirkit.Blob, element: Any, shape: Sequence[int], splat: bool) -> Any:
    import numpy as np

    dtype = _dtype(element)
    raw = np.asarray(blob)
    if dtype == np.dtype(bool):
        if splat:
            made = np.full(tuple(shape), bool(raw[0]))
        else:
            count = int(np.prod(shape))
            made = np.unpackbits(raw, bitorder="little", count=count).astype(bool).reshape(shape)
        made.flags.writeable = False
        return made
    values = raw.view(dtype)
    return np.broadcast_to(values.reshape(()), tuple(shape)) if splat else values.reshape(tuple(shape))


class DenseElementsAttr(Attribute, kinds=("DenseElements", "DenseStrings")):
    """`dense<[1, 2]> : tensor<2xi32>`"""

    @staticmethod
    def get(
        array: Any = None,
        signless: Any = True,
        type: Any = None,
        shape: Any = None,
        context: Context | None = None,
        *,
        attrs: Any = None,
    ) -> Any:
        """Creates a constant from an array, or from a list of attributes and, as the second argument, their type."""
        array = attrs if array is None else array
        if not isinstance(signless, (bool, int)):
            # The type is the second argument for lists of attributes.
            signless, type, context = True, signless if signless is not None else type, context or type
            if isinstance(type, Context):
                type = None
        if isinstance(array, (list, tuple)):
            return _from_attributes(array, type)
        import numpy as np

        array = np.frombuffer(array, np.int8) if isinstance(array, (bytes, bytearray)) else np.asarray(array)
        context = type.context if type is not None else _context(context)
        dims = list(shape if shape is not None else array.shape)
        element = type
        if type is None:
            element = _element_of(array.dtype, signless, context)
        elif isinstance(type, ShapedType):
            dims, element = type.shape, type.element_type
        shaped = type if isinstance(type, ShapedType) else RankedTensorType.get(dims, element)
        array = np.ascontiguousarray(array) if not array.flags.c_contiguous else array
        count = 1
        for dim in dims:
            count *= dim
        data, splat = _bytes_of(array, element, count)
        return context._make_attr(("dense", shaped, splat, data))

    @staticmethod
    def get_splat(shaped_type: Type, element_attr: Attribute) -> DenseElementsAttr:
        """Returns the constant whose elements are all equal to an attribute."""
        if not isinstance(shaped_type, ShapedType) or not shaped_type.has_static_shape:
            raise ValueError(f"Expected a static ShapedType for the shaped_type parameter: Type({shaped_type})")
        if shaped_type.element_type != element_attr.type:
            raise ValueError(
                "Shaped element type and attribute type must be equal: "
                f"shaped=Type({shaped_type}), element=Attribute({element_attr})"
            )
        text = f"dense<{_literal(element_attr)}> : {shaped_type}"
        return Attribute.parse(text, shaped_type.context)  # type: ignore[no-any-return]

    @property
    def type(self) -> Any:
        """Returns the type."""
        return self._data()[0]

    @property
    def is_splat(self) -> bool:
        """Returns whether one element is stored for all."""
        return self._data()[1]  # type: ignore[no-any-return]

    def get_splat_value(self) -> Attribute:
        """Returns the element that is repeated."""
        if not self.is_splat:
            raise ValueError("get_splat_value called on a non-splat attribute")
        element = self.type.element_type
        text = str(self)
        inner = text[len("dense<") : text.rindex("> : ")]
        return Attribute.parse(inner if str(element) == "i1" else f"{inner} : {element}", self.context)  # type: ignore[no-any-return]

    def __len__(self) -> int:
        count = 1
        for dim in self.type.shape:
            count *= dim
        return count

    def _numpy(self) -> Any:
        type, splat, data = self._data()
        if self._kind == "DenseStrings":
            import numpy as np

            values = np.array(data, dtype=object)
            return np.broadcast_to(values, tuple(type.shape)) if splat else values.reshape(tuple(type.shape))
        return _array(data, type.element_type, type.shape, splat)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        made = self._numpy()
        if dtype is not None and made.dtype != dtype:
            return made.astype(dtype)
        return made.copy() if copy else made

    def __buffer__(self, flags: int) -> memoryview:
        return memoryview(self._numpy())


class _Numbers(DenseElementsAttr):
    def __getitem__(self, index: int) -> Any:
        element = self.type.element_type
        if isinstance(element, IntegerType) and element.width not in (1, 8, 16, 32, 64):
            raise TypeError("Unsupported integer type")
        if not 0 <= index < len(self):
            raise IndexError("attempt to access out of bounds element")
        made = self._numpy().reshape(-1)[index].item()
        return int(made) if isinstance(made, bool) else made

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))


class DenseIntElementsAttr(_Numbers, kinds=("DenseElements",)):
    """A dense constant of integers."""

    @classmethod
    def isinstance(cls, other: _mlirkit.AttributeBase) -> bool:
        """Returns whether an attribute is a dense constant of integers."""
        return other._kind == "DenseElements" and isinstance(
            other._data()[0].element_type, (IntegerType, IndexType)
        )


class DenseFPElementsAttr(_Numbers, kinds=("DenseElements",)):
    """A dense constant of floats."""

    @classmethod
    def isinstance(cls, other: _mlirkit.AttributeBase) -> bool:
        """Returns whether an attribute is a dense constant of floats."""
        return other._kind == "DenseElements" and isinstance(other._data()[0].element_type, FloatType)


def _dense(base: _mlirkit.AttributeBase) -> Any:
    element = base._data()[0].element_type
    if isinstance(element, (IntegerType, IndexType)):
        return DenseIntElementsAttr(base)
    return DenseFPElementsAttr(base) if isinstance(element, FloatType) else DenseElementsAttr(base)


_classes["DenseElements"] = _dense  # type: ignore[assignment]
_classes["DenseStrings"] = DenseElementsAttr


def _element_of(dtype: Any, signless: bool, context: Context) -> Any:
    if dtype.kind == "f" and dtype.itemsize in (2, 4, 8):
        return Type.parse(f"f{dtype.itemsize * 8}", context)
    if dtype.kind in "iu":
        sign = "" if signless else "s" if dtype.kind == "i" else "u"
        return Type.parse(f"{sign}i{dtype.itemsize * 8}", context)
    if dtype.kind == "b":
        return Type.parse("i1", context)
    if dtype.kind == "c" and dtype.itemsize in (8, 16):
        return Type.parse(f"complex<f{dtype.itemsize * 4}>", context)
    for text, name in _ML_DTYPES.items():
        if dtype.name == name:
            return Type.parse(text, context)
    raise ValueError(f"unimplemented array format conversion from format: {dtype.char}")


def _literal(attr: Any) -> str:
    return str(attr).split(" : ")[0]


def _from_attributes(attributes: Sequence[Any], type: Any) -> Any:
    if not attributes:
        raise ValueError("Attributes list must be non-empty")
    for attribute in attributes:
        if not isinstance(attribute, Attribute):
            raise RuntimeError("Invalid attribute when attempting to create an ArrayAttribute")
    element = type.element_type if type is not None else attributes[0].type
    if any(attribute.type != element for attribute in attributes):
        raise ValueError("All attributes must be of the same type and match the type parameter")
    shaped = type or RankedTensorType.get([len(attributes)], element)
    inner = [_literal(one) for one in attributes]
    dims = list(shaped.shape)
    if len(inner) not in (1, math.prod(dims)):
        raise ValueError(f"{shaped} has {math.prod(dims)} elements, not {len(inner)}")
    if len(inner) == 1:
        return Attribute.parse(f"dense<{inner[0]}> : {shaped}", attributes[0].context)
    for size in reversed(dims):
        inner = [f"[{', '.join(inner[at : at + size])}]" for at in range(0, len(inner), size)]
    return Attribute.parse(f"dense<{inner[0]}> : {shaped}", attributes[0].context)


class DenseResourceElementsAttr(Attribute, kinds=("DenseResource",)):
    """`dense_resource<key> : tensor<2xi32>`, an attribute whose bytes are a resource in the module."""

    @staticmethod
    def get_from_buffer(
        array: Any,
        name: str,
        type: Any,
        alignment: int | None = None,
        is_mutable: bool = False,
        context: Context | None = None,
    ) -> Any:
        """Returns the attribute of a resource with the bytes of a buffer."""
        view = memoryview(array)
        holder = type.context
        holder._blobs = {**getattr(holder, "_blobs", {}), name: (array, alignment or view.itemsize)}
        return holder._make_attr(("resource", type, name))

    @property
    def type(self) -> Any:
        """Returns the type."""
        return self._data()[0]

    @property
    def key(self) -> str:
        """Returns the name of the resource."""
        return self._data()[2]  # type: ignore[no-any-return]

    def numpy(self, operation: _mlirkit.OperationBase) -> Any:
        """Returns the elements as an array without a copy.

        The resource must be in the module that contains `operation`.
        """
        type, dialect, key = self._data()
        blob = operation._resource(dialect, key)
        if blob is None:
            raise KeyError(f"the module has no resource {key!r}")
        return _array(blob, type.element_type, type.shape, False)


class _DenseArray(Attribute):
    _width: ClassVar[str] = ""
    _format: ClassVar[str] = ""

    @classmethod
    def isinstance(cls, other: _mlirkit.AttributeBase) -> bool:
        return other._kind == "DenseArray" and str(other._data()[0]) == cls._width

    @classmethod
    def get(cls, values: Any, context: Context | None = None) -> Any:
        context = _context(context)
        numbers = [cls._number(value, values) for value in values]
        try:
            data = struct.pack(f"<{len(numbers)}{cls._format}", *numbers)
        except (struct.error, OverflowError):
            raise TypeError(f"get(): incompatible function arguments: {values}") from None
        element = Type.parse(cls._width, context)
        return context._make_attr(("dense array", element, len(numbers), data))

    @classmethod
    def _number(cls, value: Any, values: Any) -> Any:
        float_like = cls._format in "fd"
        if isinstance(value, IntegerAttr) and not float_like:
            value = value.value
        elif isinstance(value, FloatAttr) and float_like:
            value = value.value
        if cls._format == "?":
            return bool(value)
        if float_like and isinstance(value, (int, float)):
            return float(value)
        if not float_like and hasattr(value, "__index__"):
            return value.__index__()
        raise TypeError(f"get(): incompatible function arguments: {values}")

    def _values(self) -> tuple[Any, ...]:
        data = self._data()
        return struct.unpack(f"<{data[1]}{self._format}", bytes(data[2]))

    def __len__(self) -> int:
        return self._data()[1]  # type: ignore[no-any-return]

    def __getitem__(self, index: int) -> Any:
        values = self._values()
        if index >= len(values):
            raise IndexError("DenseArray index out of range")
        return values[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values())

    def __add__(self, extras: Sequence[Any]) -> Any:
        return type(self).get([*self._values(), *extras], self.context)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy as np

        made = np.asarray(self._data()[2]).view("<" + self._format if self._format != "?" else "?")
        if dtype is not None and made.dtype != dtype:
            return made.astype(dtype)
        return made.copy() if copy else made


class DenseBoolArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<i1: true>`"""

    _width, _format = "i1", "?"


class DenseI8ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<i8: 1>`"""

    _width, _format = "i8", "b"


class DenseI16ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<i16: 1>`"""

    _width, _format = "i16", "h"


class DenseI32ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<i32: 1>`"""

    _width, _format = "i32", "i"


class DenseI64ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<i64: 1>`"""

    _width, _format = "i64", "q"


class DenseF32ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<f32: 1.0>`"""

    _width, _format = "f32", "f"


class DenseF64ArrayAttr(_DenseArray, kinds=("DenseArray",)):
    """`array<f64: 1.0>`"""

    _width, _format = "f64", "d"


_ARRAYS = {
    cls._width: cls
    for cls in (
        DenseBoolArrayAttr,
        DenseI8ArrayAttr,
        DenseI16ArrayAttr,
        DenseI32ArrayAttr,
        DenseI64ArrayAttr,
        DenseF32ArrayAttr,
        DenseF64ArrayAttr,
    )
}
_classes["DenseArray"] = lambda base: _ARRAYS.get(str(base._data()[0]), Attribute)(base)  # type: ignore[assignment]
assert sys.byteorder == "little", "constants are little-endian, and so must be the machine"
