"""Short names for builtin types: `T.i32()`, `T.tensor(2, 3, T.f32())`."""

from __future__ import annotations

from typing import Any, Sequence

from ..ir import (
    Attribute,
    BF16Type,
    ComplexType,
    F16Type,
    F32Type,
    F64Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3Type,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    StridedLayoutAttr,
    StringAttr,
    TupleType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)


def index() -> Any:
    return IndexType.get()


def i(width: int) -> Any:
    return IntegerType.get_signless(width)


def si(width: int) -> Any:
    return IntegerType.get_signed(width)


def ui(width: int) -> Any:
    return IntegerType.get_unsigned(width)


def _integers() -> dict[str, Any]:
    made: dict[str, Any] = {"bool": lambda: i(1)}
    for width in (8, 16, 32, 64):
        made[f"i{width}"] = lambda width=width: i(width)
        made[f"si{width}"] = lambda width=width: si(width)
        made[f"ui{width}"] = lambda width=width: ui(width)
    return made


globals().update(_integers())


def f16() -> Any:
    return F16Type.get()


def f32() -> Any:
    return F32Type.get()


def f64() -> Any:
    return F64Type.get()


def bf16() -> Any:
    return BF16Type.get()


def f8E5M2() -> Any:  # noqa: N802
    return Float8E5M2Type.get()


def f8E4M3() -> Any:  # noqa: N802
    return Float8E4M3Type.get()


def f8E4M3FN() -> Any:  # noqa: N802
    return Float8E4M3FNType.get()


def f8E4M3B11FNUZ() -> Any:  # noqa: N802
    return Float8E4M3B11FNUZType.get()


def tf32() -> Any:
    return FloatTF32Type.get()


def f4E2M1FN() -> Any:  # noqa: N802
    return Float4E2M1FNType.get()


def f6E2M3FN() -> Any:  # noqa: N802
    return Float6E2M3FNType.get()


def f6E3M2FN() -> Any:  # noqa: N802
    return Float6E3M2FNType.get()


def f8E3M4() -> Any:  # noqa: N802
    return Float8E3M4Type.get()


def f8E8M0FNU() -> Any:  # noqa: N802
    return Float8E8M0FNUType.get()


def none() -> Any:
    return NoneType.get()


def complex(type: Any) -> Any:
    return ComplexType.get(type)


def opaque(dialect_namespace: str, type_data: str) -> Any:
    return OpaqueType.get(dialect_namespace, type_data)


def _split(parts: Sequence[Any], element_type: Any) -> Any:
    if element_type is not None:
        return list(parts), element_type
    return list(parts[:-1]), parts[-1]


def vector(
    *shape: Any,
    element_type: Any = None,
    scalable: Sequence[Any] | None = None,
    scalable_dims: Sequence[int] | None = None,
) -> Any:
    dims, element = _split(shape, element_type)
    return VectorType.get(dims, element, scalable=scalable, scalable_dims=scalable_dims)


def tensor(*shape: Any, element_type: Any = None, encoding: str | None = None) -> Any:
    dims, element = _split(shape, element_type)
    if not dims:
        return UnrankedTensorType.get(element)
    return RankedTensorType.get(dims, element, Attribute.parse(f'"{encoding}"') if encoding is not None else None)


def memref(*shape: Any, element_type: Any = None, memory_space: int | None = None, layout: Any = None) -> Any:
    dims, element = _split(shape, element_type)
    space = Attribute.parse(str(memory_space)) if memory_space is not None else None
    if not dims:
        return UnrankedMemRefType.get(element, space)
    return MemRefType.get(dims, element, layout, space)


def tuple(*elements: Any) -> Any:  # noqa: A001
    return TupleType.get_tuple(elements)


def function(*, inputs: Sequence[Any], results: Sequence[Any]) -> Any:
    return FunctionType.get(inputs, results)
