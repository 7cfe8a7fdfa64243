"""Builders for builtin attributes, registered under the names of ODS constraints as in upstream's bindings."""

from __future__ import annotations

from typing import Any, Callable

from ._affine import AffineMapAttr, IntegerSetAttr
from ._attribute_values import _plain
from ._attributes import (
    ArrayAttr,
    AttrBuilder,
    Attribute,
    BoolAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ._dense import (
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseI8ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
)
from ._types import F32Type, F64Type, IndexType, IntegerType

_Builder = Callable[..., Any]


def _integers(make: Callable[[int, Any], Any], width: int) -> _Builder:
    return lambda x, context=None: IntegerAttr.get(make(width, context), x)


def _list_of(one: _Builder) -> _Builder:
    def make(x: Any, context: Any = None) -> Any:
        made = [item if isinstance(item, Attribute) else one(item, context=context) for item in x]
        return ArrayAttr.get(made, context)

    return make


def _symbol(x: Any, context: Any = None) -> Any:
    if isinstance(x, list):
        return SymbolRefAttr.get(x, context)
    return FlatSymbolRefAttr.get(x, context)


def _unit(x: Any, context: Any = None) -> Any:
    return UnitAttr.get(context) if x else None


def _elements(dtype: str, element: Callable[[Any], Any]) -> _Builder:
    def make(x: Any, context: Any = None) -> Any:
        import numpy

        return DenseElementsAttr.get(numpy.array(x, dtype=dtype), type=element(context), context=context)

    return make


def _builders() -> dict[str, _Builder]:
    made: dict[str, _Builder] = {
        "AffineMapAttr": lambda x, context=None: AffineMapAttr.get(x),
        "ArrayAttr": lambda x, context=None: _plain(list(x), context),
        "BoolAttr": lambda x, context=None: BoolAttr.get(x, context),
        "DictionaryAttr": lambda x, context=None: _plain(dict(x), context),
        "F32Attr": lambda x, context=None: FloatAttr.get_f32(x, context),
        "F64Attr": lambda x, context=None: FloatAttr.get_f64(x, context),
        "FlatSymbolRefAttr": lambda x, context=None: FlatSymbolRefAttr.get(x, context),
        "IndexAttr": lambda x, context=None: IntegerAttr.get(IndexType.get(context), x),
        "IntegerSetAttr": lambda x, context=None: IntegerSetAttr.get(x),
        "StrAttr": lambda x, context=None: StringAttr.get(x, context),
        "SymbolNameAttr": lambda x, context=None: StringAttr.get(x, context),
        "SymbolRefAttr": _symbol,
        "TypeAttr": lambda x, context=None: TypeAttr.get(x, context),
        "UnitAttr": _unit,
    }
    for width in (1, 8, 16, 32, 64):
        made[f"I{width}Attr"] = _integers(IntegerType.get_signless, width)
        made[f"SI{width}Attr"] = _integers(IntegerType.get_signed, width)
        made[f"UI{width}Attr"] = _integers(IntegerType.get_unsigned, width)
    for name in ("AffineMap", "Bool", "F32", "F64", "FlatSymbolRef", "I32", "I64", "Str", "SymbolRef", "Type"):
        made[f"{name}ArrayAttr"] = _list_of(made[f"{name}Attr"])
    made["DictArrayAttr"] = _list_of(made["DictionaryAttr"])
    made["I64SmallVectorArrayAttr"] = made["I64ArrayAttr"]
    made["IndexListArrayAttr"] = _list_of(made["I64ArrayAttr"])
    made["MemRefTypeAttr"] = made["TypeAttr"]
    dense: dict[str, Any] = {
        "Bool": DenseBoolArrayAttr, "F32": DenseF32ArrayAttr, "F64": DenseF64ArrayAttr, "I8": DenseI8ArrayAttr,
        "I16": DenseI16ArrayAttr, "I32": DenseI32ArrayAttr, "I64": DenseI64ArrayAttr,
    }  # fmt: skip

    def array(cls: Any) -> _Builder:
        return lambda x, context=None: cls.get(x, context)

    made.update({f"Dense{name}ArrayAttr": array(cls) for name, cls in dense.items()})
    made["F64ElementsAttr"] = _elements("float64", F64Type.get)
    made["F32ElementsAttr"] = _elements("float32", F32Type.get)
    made["I32ElementsAttr"] = _elements("int32", lambda context: IntegerType.get_signless(32, context))
    made["I64ElementsAttr"] = _elements("int64", lambda context: IntegerType.get_signless(64, context))
    made["IndexElementsAttr"] = _elements("int64", IndexType.get)
    return made


def _install() -> None:
    for kind, function in _builders().items():
        AttrBuilder.insert(kind, function)
