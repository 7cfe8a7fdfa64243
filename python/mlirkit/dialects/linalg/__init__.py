"""The linalg dialect with upstream's functions, such as `linalg.matmul(a, b, outs=[c])`.

`linalg.opdsl` provides user-defined operations. Classes that this file does not define are generated from the
definition.
"""

from __future__ import annotations

from typing import Any, Callable, Sequence

from ... import _mlirkit
from ...extras.meta import region_op
from ...ir import (
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    RankedTensorType,
)
from ...ir._attributes import register_attribute_builder
from ...ir._registry import register_operation
from .. import _dialect, _lookup, _names, _operation_class
from .._ods_common import _dispatch_mixed_values, get_op_result_or_op_results, get_op_result_or_value
from ._body import fill_builtin_region as fill_builtin_region

_Dialect = _dialect("linalg", __name__)


@register_attribute_builder("IteratorTypeArrayAttr", allow_existing=True)
def _iterator_types(x: Any, context: Any = None) -> Any:
    return ArrayAttr.get([_iterator_type(one, context) for one in x], context)


def _iterator_type(one: Any, context: Any = None) -> Any:
    return one if isinstance(one, Attribute) else Attribute.parse(f"#linalg.iterator_type<{one}>", context)


def _tensors(outs: Sequence[Any]) -> list[Any]:
    """Returns the result types, which are the types of those outputs that are tensors."""
    return [one.type for one in outs if isinstance(one.type, RankedTensorType)]


def _one(outs: Any) -> Any:
    if len(outs) != 1:
        raise ValueError(f"outs={outs} must have length 1.")
    return get_op_result_or_value(outs[0])


@register_operation(_Dialect, replace=True)
class ElementwiseOp(_operation_class("linalg.elementwise")):  # type: ignore[misc]
    """`linalg.elementwise`. Without maps, all operands must have the same shape."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        result_tensors: Any,
        inputs: Any,
        outputs: Any,
        kind: Any,
        *,
        indexing_maps: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        values = [get_op_result_or_value(one) for one in inputs]
        out = _one(outputs)
        if indexing_maps is None:
            if any(one.type != out.type for one in values):
                raise ValueError("linalg.elementwise of operands of different types needs indexing_maps")
            indexing_maps = [AffineMapAttr.get(AffineMap.get_identity(out.type.rank))] * (len(values) + 1)
        return super()._build(result_tensors, values, [out], kind, indexing_maps=_maps(indexing_maps), loc=loc, ip=ip)


def _maps(maps: Any) -> Any:
    if maps is None or isinstance(maps, Attribute):
        return maps
    return ArrayAttr.get([one if isinstance(one, Attribute) else AffineMapAttr.get(one) for one in maps])


class GenericOp_(_operation_class("linalg.generic")):  # type: ignore[misc]  # noqa: N801
    """`linalg.generic`. The body block is created with the required arguments."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        inputs: Any,
        outputs: Any,
        indexing_maps: Any,
        iterator_types: Any,
        *,
        doc: Any = None,
        library_call: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        ins = [get_op_result_or_value(one) for one in inputs]
        outs = [get_op_result_or_value(one) for one in outputs]
        types = [one.type for one in outs] if isinstance(outs[0].type, RankedTensorType) else []
        given = {"doc": doc, "library_call": library_call}
        kinds = _iterator_types(iterator_types) if not isinstance(iterator_types, Attribute) else iterator_types
        made = super()._build(types, ins, outs, _maps(indexing_maps), kinds, **given, loc=loc, ip=ip)
        made.regions[0].blocks.append(*[one.type.element_type for one in [*ins, *outs]])
        return made


def _yield(values: Any) -> Any:
    return _operation_class("linalg.yield")(values)


generic = region_op(GenericOp_, terminator=_yield)
reduce = region_op(_operation_class("linalg.reduce"), terminator=_yield)
map = region_op(_operation_class("linalg.map"), terminator=_yield)  # noqa: A001


def _filled(operation: Any) -> Any:
    fill_builtin_region(operation.operation)
    return operation


def _along(name: str, input: Any, outs: Any, dimensions: Any) -> Any:  # noqa: A002
    init = _one(outs)
    made = _operation_class(name)(_tensors([init]), get_op_result_or_value(input), init, dimensions)
    return _filled(made)


def transpose(input: Any, *, outs: Any, permutation: Any) -> Any:  # noqa: A002
    """Builds a `linalg.transpose`."""
    return _along("linalg.transpose", input, outs, permutation)


def broadcast(input: Any, *, outs: Any, dimensions: Any) -> Any:  # noqa: A002
    """Builds a `linalg.broadcast`."""
    return _along("linalg.broadcast", input, outs, dimensions)


def _matmul_like(name: str, ins: Any, outs: Any, indexing_maps: Any, cast: Any) -> Any:
    init = _one(outs)
    values = [get_op_result_or_value(one) for one in ins]
    given: dict[str, Any] = {}
    if indexing_maps is not None:
        given["indexing_maps"] = _maps(indexing_maps)
    if cast is not None:
        given["cast"] = cast if isinstance(cast, Attribute) else Attribute.parse(f"#linalg.type_fn<{cast.fn_name}>")
    made = _operation_class(name)(_tensors([init]), values, [init], **given)
    return get_op_result_or_op_results(_filled(made))


def matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """Builds a `linalg.matmul` and returns its result."""
    return _matmul_like("linalg.matmul", ins, outs, indexing_maps, cast)


def batch_matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """Builds a `linalg.batch_matmul` and returns its result."""
    return _matmul_like("linalg.batch_matmul", ins, outs, indexing_maps, cast)


def batch_reduce_matmul(*ins: Any, outs: Any, indexing_maps: Any = None, cast: Any = None) -> Any:
    """Builds a `linalg.batch_reduce_matmul` and returns its result."""
    return _matmul_like("linalg.batch_reduce_matmul", ins, outs, indexing_maps, cast)


def contract(*ins: Any, outs: Any, indexing_maps: Any, cast: Any = None) -> Any:
    """Builds a `linalg.contract` and returns its result."""
    return _matmul_like("linalg.contract", ins, outs, indexing_maps, cast)


def elementwise(*ins: Any, outs: Any, kind: Any, indexing_maps: Any = None) -> Any:
    """Builds a `linalg.elementwise` and returns its result."""
    init = _one(outs)
    values = [get_op_result_or_value(one) for one in ins]
    made = ElementwiseOp(_tensors([init]), values, [init], kind, indexing_maps=indexing_maps)
    return get_op_result_or_op_results(_filled(made))


def _packed(name: str, source: Any, dest: Any, positions: Any, tiles: Any, loc: Any, ip: Any, **given: Any) -> Any:
    dynamic, _, static = _dispatch_mixed_values(tiles)
    target = get_op_result_or_value(dest)
    result = target.type if isinstance(target.type, RankedTensorType) else None
    given |= {"inner_dims_pos": positions, "inner_tiles": dynamic, "static_inner_tiles": static}
    made = _operation_class(name)(result=result, source=source, dest=target, **given, loc=loc, ip=ip)
    return get_op_result_or_op_results(made)


def pack(
    source: Any,
    dest: Any,
    inner_dims_pos: Any,
    inner_tiles: Any,
    *,
    padding_value: Any = None,
    outer_dims_perm: Any = None,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Builds a `linalg.pack` and returns its result."""
    given = {"padding_value": padding_value, "outer_dims_perm": outer_dims_perm}
    return _packed("linalg.pack", source, dest, inner_dims_pos, inner_tiles, loc, ip, **given)


def unpack(
    source: Any,
    dest: Any,
    inner_dims_pos: Any,
    inner_tiles: Any,
    *,
    outer_dims_perm: Any = None,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Builds a `linalg.unpack` and returns its result."""
    given = {"outer_dims_perm": outer_dims_perm}
    return _packed("linalg.unpack", source, dest, inner_dims_pos, inner_tiles, loc, ip, **given)


def _structured(full: str) -> Callable[..., Any] | None:
    """Creates the builder function of a named structured operation.

    Its arguments are the inputs in order, and `outs`.
    """
    row = _mlirkit._row(full)
    if full == "linalg.scaled_contract":
        # Upstream has only the function that is generated from the definition.
        return None
    if row is None or [one[0] for one in row["operands"]] != ["inputs", "outputs"] or not row["regions"]:
        return None
    slots = {one[0] for one in row["slots"]}
    by_definition = "indexing_maps" in slots
    has_default = {one[0]: one[3][1] for one in row["slots"] if one[3][0] == "default"}
    defaults = {} if by_definition else {name: text for name, text in has_default.items() if name in ("cast", "fun")}

    def build(*ins: Any, outs: Any, emit_generic: bool = False, **attrs: Any) -> Any:
        if emit_generic:
            raise NotImplementedError(f"{full}: emit_generic=True needs a pass (`linalg-generalize-named-ops`)")
        values = [_scalar(one) for one in ins]
        targets = outs.results if isinstance(outs, _mlirkit.OperationBase) else outs
        inits = [get_op_result_or_value(one) for one in targets]
        made = _operation_class(full)(_tensors(inits), values, inits)
        # Operations defined by upstream's opdsl store the default values of `cast` and `fun` explicitly.
        for name, default in defaults.items():
            if name not in attrs:
                made.attributes[name] = Attribute.parse(default)
        for name, value in attrs.items():
            if name not in slots:
                raise TypeError(f"{full} has no attribute '{name}'")
            made.attributes[name] = _structured_attribute(value)
        return get_op_result_or_op_results(_filled(made))

    build.__name__ = full.partition(".")[2]
    build.__doc__ = f"Makes a `{full}` and returns its results."
    return build


def _scalar(value: Any) -> Any:
    return get_op_result_or_value(value)


def _structured_attribute(value: Any) -> Any:
    if isinstance(value, Attribute):
        return value
    if hasattr(value, "fn_name"):
        kind = {"UnaryFnType": "unary_fn", "BinaryFnType": "binary_fn", "TernaryFnType": "ternary_fn"}
        return Attribute.parse(f"#linalg.{kind.get(type(value).__name__, 'type_fn')}<{value.fn_name}>")
    numbers = [int(one) for one in value]
    text = ", ".join(str(one) for one in numbers)
    shown = str(numbers[0]) if len(set(numbers)) == 1 else f"[{text}]"
    return Attribute.parse(f"dense<{shown}> : tensor<{len(numbers)}xi64>")


def _opdsl() -> Any:
    import importlib

    return importlib.import_module(f"{__name__}.opdsl")


def __getattr__(name: str) -> Any:
    if name == "opdsl":
        return _opdsl()
    opdsl = _opdsl()
    if name in opdsl.NAMES:
        return getattr(opdsl, name)
    found = _structured(f"linalg.{name}") if not name.startswith("_") else None
    return found if found is not None else _lookup("linalg", __name__, name)


def __dir__() -> list[str]:
    return sorted({*_names("linalg", __name__), *_opdsl().NAMES})
