"""Result types, for builders, of operations whose type inference upstream implements in C++."""

from __future__ import annotations

import math
import re
from typing import Any, Callable

from ._types import IndexType, IntegerType, MemRefType, RankedTensorType, Type, UnrankedTensorType, VectorType

_Rule = Callable[[list[Any], dict[str, Any], Any], Any]


def _vector(shape: list[int], element: Any, source: Any, scalable: list[bool]) -> Any:
    """Returns a vector type. Its dimensions are scalable only if the source is scalable."""
    return VectorType.get(shape, element, scalable=scalable if source.scalable else None)


def _vector_extract(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    count = len(attributes["static_position"])
    shape = list(source.shape)[count:]
    if not shape:
        return source.element_type
    return _vector(shape, source.element_type, source, list(source.scalable_dims)[count:])


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


def _index(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return IndexType.get(context)


def _equal_or_size(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    types = [one.type for one in operands]
    return types[0] if types[0] == types[1] else Type.parse("!shape.size", context)


def _meet(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the more general of the types: sizes before indices, shapes before tensors of extents, unknown extents before known."""
    types = [one.type for one in operands]
    made = types[0]
    for other in types[1:]:
        if str(other) in ("!shape.size", "!shape.shape"):
            made = other
        elif isinstance(made, RankedTensorType) and isinstance(other, RankedTensorType) and not made.is_dynamic_dim(0):
            made = other
    return made


def _first(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return operands[0].type


def _extracted(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return operands[0].type.element_type


def _like_but_bool(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source, bit = operands[0].type, IntegerType.get_signless(1, context)
    if isinstance(source, RankedTensorType):
        return RankedTensorType.get(source.shape, bit, source.encoding)
    if isinstance(source, VectorType):
        return _vector(list(source.shape), bit, source, list(source.scalable_dims))
    return bit


def _shuffle(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    shape = [len(attributes["mask"]), *list(source.shape)[1:]]
    return _vector(shape, source.element_type, source, [False, *list(source.scalable_dims)[1:]])


def _interleave(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source = operands[0].type
    shape = list(source.shape)
    return _vector([*shape[:-1], shape[-1] * 2], source.element_type, source, list(source.scalable_dims))


def _joined(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    source, axis = operands[0].type, attributes["axis"].value
    shapes = [list(one.type.shape) for one in operands]
    dynamic = RankedTensorType.get_dynamic_size()
    sizes = [shape[axis] for shape in shapes]
    # A size is static if it is static in any operand.
    shape = [next((one[at] for one in shapes if one[at] != dynamic), dynamic) for at in range(len(shapes[0]))]
    shape[axis] = dynamic if dynamic in sizes else sum(sizes)
    return RankedTensorType.get(shape, source.element_type)


def _second(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return operands[1].type


def _fat_buffer(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the memref type in the address space of fat buffers. `resetOffset` removes the offset from the layout."""
    from ._attributes import Attribute

    source = operands[0].type
    layout = source.layout
    if "resetOffset" in attributes:
        text = re.sub(r", offset: [^>]*", "", str(layout))
        dense = [math.prod(source.shape[at + 1 :]) for at in range(source.rank)]
        layout = None if text == f"strided<{dense}>" else Attribute.parse(text, context)
    space = Attribute.parse("#amdgpu.address_space<fat_raw_buffer>", context)
    return MemRefType.get(source.shape, source.element_type, layout=layout, memory_space=space)


def _case(attributes: dict[str, Any], name: str) -> str:
    """Returns the spelling of the case in an enum attribute."""
    return str(attributes[name]).rpartition("<")[2].rstrip(">")


def _with_flag(value: Any) -> Any:
    """Returns the struct type of a value and a validity flag."""
    return Type.parse(f"!llvm.struct<({value}, i1)>", value.context)


def _vote(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return IntegerType.get_signless(32 if _case(attributes, "kind") == "ballot" else 1, context)


def _match(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    mask = IntegerType.get_signless(32, context)
    return _with_flag(mask) if _case(attributes, "kind") == "all" else mask


def _shuffled(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    value = operands[1].type
    return _with_flag(value) if attributes.get("return_value_and_is_valid") is not None else value


def _matrices(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    count = attributes["num"].value
    return Type.parse(f"!llvm.struct<({', '.join(['i32'] * count)})>" if count > 1 else "i32", context)


def _cancelled(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return IntegerType.get_signless(1 if _case(attributes, "query_type") == "is_canceled" else 32, context)


def _of_matrix(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the element type of a matrix, such as `f16` for `!gpu.mma_matrix<16x16xf16, "AOp">`."""
    text = str(operands[0].type)
    return Type.parse(text[text.rindex("x") + 1 : text.index(",")], context)


def _bit(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return IntegerType.get_signless(1, context)


def _barrier(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    return Type.parse("!gpu.named_barrier", context)


def _reshaped(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns a tensor type with the sizes of a constant shape, or with unknown sizes if the shape is not a constant."""
    element, shape = operands[0].type.element_type, operands[1]
    constant = shape.owner if shape._is_result else None
    if constant is not None and constant.operation.name == "tosa.const_shape":
        unknown = RankedTensorType.get_dynamic_size()
        sizes = [unknown if size < 0 else size for size in constant.attributes["values"]]
        source, rest = operands[0].type, math.prod(size for size in sizes if size != unknown)
        if source.has_rank and source.has_static_shape and sizes.count(unknown) == 1 and rest:
            sizes[sizes.index(unknown)] = math.prod(source.shape) // rest
        return RankedTensorType.get(sizes, element)
    rank = int(re.sub(r"\D", "", str(shape.type)) or 0)
    return RankedTensorType.get([RankedTensorType.get_dynamic_size()] * rank, element)


_RULES: dict[str, _Rule] = {
    "chlo.mulhi": _first,
    "gpu.subgroup_mma_extract_thread_local": _of_matrix,
    "nvvm.mbarrier.check_layout": _bit,
    "tosa.reshape": _reshaped,
    "gpu.initialize_named_barrier": _barrier,
    "nvvm.clusterlaunchcontrol.query.cancel": _cancelled,
    "nvvm.ldmatrix": _matrices,
    "nvvm.match.sync": _match,
    "nvvm.vote.sync": _vote,
    "amdgpu.fat_raw_buffer_cast": _fat_buffer,
    "nvvm.shfl.sync": _shuffled,
    "tosa.concat": _joined,
    "tensor.insert_slice": _second,
    "tensor.pack": _second,
    "tensor.unpack": _second,
    "vector.shuffle": _shuffle,
    "vector.interleave": _interleave,
    "vector.extract": _vector_extract,
    "shape.num_elements": _size_or_index,
    "shape.add": _size_or_index,
    "shape.mul": _size_or_index,
    "shape.div": _size_or_index,
    "shape.rank": _size_or_index,
    "shape.get_extent": _index,
    "shape.dim": _size_or_index,
    "shape.shape_of": _shape_of,
    "shape.max": _equal_or_size,
    "shape.min": _equal_or_size,
    "shape.meet": _meet,
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

_CHLO_UNARY = (
    "_asin_acos_kernel acos acosh asin asinh atan atanh bessel_i1e cbrt ceil conj constant_like cosh digamma erf erf_inv erfc lgamma log1p "
    "next_after polygamma sinh square tan zeta"
)
_RULES.update({f"chlo.{name}": _first for name in _CHLO_UNARY.split()})
_RULES.update({f"chlo.{name}": _like_but_bool for name in ("is_inf", "is_neg_inf", "is_pos_inf")})


def _broadcast(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the broadcast shape of two operands, aligned at the last dimension or by `broadcast_dimensions`.

    As upstream, the type is unranked if the shapes or dimensions do not fit.
    """
    left, right = operands[0].type, operands[1].type
    if left.rank < right.rank:
        left, right = right, left
    shape, other = list(left.shape), list(right.shape)
    given = attributes.get("broadcast_dimensions")
    places = list(given) if given is not None else range(len(shape) - len(other), len(shape))
    unknown = RankedTensorType.get_dynamic_size()
    fits = len(places) == len(other) and all(0 <= place < len(shape) for place in places)
    for place, size in zip(places, other) if fits else ():
        fits = fits and (shape[place] == size or 1 in (shape[place], size) or unknown in (shape[place], size))
        if shape[place] == 1 or (size != 1 and size > shape[place] >= 0):
            shape[place] = size
    if not fits:
        return UnrankedTensorType.get(left.element_type)
    return RankedTensorType.get(shape, left.element_type)


def _broadcast_compare(operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    made, bit = _broadcast(operands, attributes, context), IntegerType.get_signless(1, context)
    return RankedTensorType.get(made.shape, bit) if made.has_rank else UnrankedTensorType.get(bit)


_RULES.update(
    {
        f"chlo.broadcast_{name}": _broadcast
        for name in (
            "add and atan2 divide maximum minimum multiply next_after or polygamma power remainder shift_left "
            "shift_right_arithmetic shift_right_logical subtract xor zeta"
        ).split()
    }
)
_RULES["chlo.broadcast_compare"] = _broadcast_compare

# Special registers: the width depends on the name of the register and is not in the definition.
_REGISTER = re.compile(r"nvvm\.read\.ptx\.sreg\.")


def _top_k(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    source = operands[0].type
    shape = [*list(source.shape)[:-1], attributes["k"].value]
    values = RankedTensorType.get(shape, source.element_type)
    return [values, RankedTensorType.get(shape, IntegerType.get_signless(32, context))]


def _strided_metadata(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    source = operands[0].type
    base = MemRefType.get([], source.element_type, memory_space=source.memory_space)
    return [base, *[IndexType.get(context)] * (1 + 2 * source.rank)]


def _deinterleave(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    source = operands[0].type
    shape = list(source.shape)
    half = _vector([*shape[:-1], shape[-1] // 2], source.element_type, source, list(source.scalable_dims))
    return [half, half]


def _elements(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    source = operands[0].type
    return [source.element_type] * math.prod(source.shape)


def _same(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    return [one.type for one in operands]


def _arrival(operands: list[Any], attributes: dict[str, Any], context: Any) -> list[Any]:
    """Returns the type of a barrier's state token. Arrival at a barrier in cluster memory returns no token."""
    return [] if str(operands[0].type) == "!llvm.ptr<7>" else [IntegerType.get_signless(64, context)]


# Rules for operations with several results, or with none in some cases.
_SEVERAL_RULES: dict[str, _Rule] = {
    "chlo.top_k": _top_k,
    "memref.extract_strided_metadata": _strided_metadata,
    "memref.distinct_objects": _same,
    "vector.deinterleave": _deinterleave,
    "vector.to_elements": _elements,
}
_SEVERAL_RULES.update(
    {
        f"nvvm.mbarrier.{name}": _arrival
        for name in ("arrive", "arrive.expect_tx", "arrive_drop", "arrive_drop.expect_tx")
    }
)


def inferred(name: str, operands: list[Any], attributes: dict[str, Any], context: Any) -> Any:
    """Returns the result types of an operation, or `None` if no rule determines them."""
    rule = _RULES.get(name)
    if rule is not None:
        return [rule(operands, attributes, context)]
    several = _SEVERAL_RULES.get(name)
    return several(operands, attributes, context) if several is not None else None


def has_rule(name: str) -> bool:
    """Returns whether a rule determines the result types of an operation."""
    return name in _RULES or name in _SEVERAL_RULES


def fixed(name: str, context: Any) -> Any:
    """Returns the fixed result type of an operation whose definition does not contain it."""
    if _REGISTER.match(name):
        wide = name.endswith(("clock64", "globaltimer"))
        return IntegerType.get_signless(64 if wide else 32, context)
    return None


