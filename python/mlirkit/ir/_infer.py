"""Result types of operations whose inference upstream has in C++ only, for builders."""

from __future__ import annotations

import re
from typing import Any, Callable

from ._types import IndexType, IntegerType, RankedTensorType, Type, VectorType

_Rule = Callable[[list[Any], dict[str, Any], Any], Any]


def _vector_extract(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    count = len(attributes["static_position"])
    shape = list(source.shape)[count:]
    if not shape:
        return source.element_type
    scalable = list(source.scalable_dims)[count:] if source.scalable else None
    return VectorType.get(shape, source.element_type, scalable=scalable)


def _reduced(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    shape = [1 if at == attributes["axis"].value else size for at, size in enumerate(source.shape)]
    return RankedTensorType.get(shape, source.element_type)


def _size_or_index(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    if any(str(one.type) == "!shape.size" or str(one.type) == "!shape.shape" for one in operands):
        return Type.parse("!shape.size", context)
    return IndexType.get(context)


def _shape_of(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    if isinstance(source, RankedTensorType):
        return RankedTensorType.get([source.rank], IndexType.get(context))
    return Type.parse("!shape.shape", context)


def _first(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return operands[0].type


def _extracted(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return operands[0].type.element_type


def _like_but_bool(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source, bit = operands[0].type, IntegerType.get_signless(1, context)
    if isinstance(source, RankedTensorType):
        return RankedTensorType.get(source.shape, bit, source.encoding)
    return VectorType.get(source.shape, bit) if isinstance(source, VectorType) else bit


def _shuffle(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    shape = [len(attributes["mask"]), *list(source.shape)[1:]]
    return VectorType.get(shape, source.element_type)


def _interleave(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    shape = list(source.shape)
    return VectorType.get([*shape[:-1], shape[-1] * 2], source.element_type)


_RULES: dict[str, _Rule] = {
    "vector.shuffle": _shuffle,
    "vector.interleave": _interleave,
    "vector.extract": _vector_extract,
    "shape.num_elements": _size_or_index,
    "shape.add": _size_or_index,
    "shape.mul": _size_or_index,
    "shape.div": _size_or_index,
    "shape.rank": _size_or_index,
    "shape.get_extent": _size_or_index,
    "shape.dim": _size_or_index,
    "shape.shape_of": _shape_of,
    "shape.max": _first,
    "shape.min": _first,
    "memref.load": _extracted,
    "tensor.extract": _extracted,
    "tosa.equal": _like_but_bool,
    "tosa.greater": _like_but_bool,
    "tosa.greater_equal": _like_but_bool,
}
_RULES.update(
    {
        f"tosa.reduce_{name}": _reduced
        for name in ("all", "any", "max", "min", "prod", "product", "sum")
    }
)

# Special registers: their width is in the name of the register, not in the definition.
_REGISTER = re.compile(r"nvvm\.read\.ptx\.sreg\.")


def inferred(name: str, operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the type of the only result, or nothing if no rule knows it."""
    rule = _RULES.get(name)
    return rule(operands, attributes, context) if rule is not None else None


def fixed(name: str, context: Any) -> Any:
    """Returns the result type that an operation always has, although its definition does not say so."""
    if _REGISTER.match(name):
        wide = name.endswith(("clock64", "globaltimer"))
        return IntegerType.get_signless(64 if wide else 32, context)
    return None


