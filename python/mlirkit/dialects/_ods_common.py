"""Helpers for hand-written operation classes, with the names that upstream's classes import."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Sequence, Union
from typing import List as _List, Optional as _Optional, Sequence as _Sequence, Tuple as _Tuple, Type as _Type, Union as _Union

from .. import _mlirkit, ir
from ..ir import ArrayAttr, Attribute, BoolAttr, DenseI64ArrayAttr, IntegerAttr, IntegerType, Operation, OpView, ShapedType, Value
from ..ir._context import _top
from ..ir._registry import append_search_prefix, load_dialect_module, register_dialect, register_operation

_HasResults = _mlirkit.OperationBase


class _Globals:
    """Settings of upstream's native extension."""

    def register_traceback_file_exclusion(self, path: str) -> None:
        """Does nothing: locations come from the `with` statements in a program."""

    def append_dialect_search_prefix(self, prefix: str) -> None:
        """Adds a package in which the Python module of a dialect is looked for."""
        append_search_prefix(prefix)

    def _check_dialect_module_loaded(self, dialect_namespace: str) -> bool:
        """Returns whether the module of a dialect is loaded or can be."""
        return load_dialect_module(dialect_namespace)


def _register_op_adaptor(cls: Any) -> Any:
    return lambda adaptor: adaptor


_cext = SimpleNamespace(
    register_operation=register_operation,
    register_dialect=register_dialect,
    register_op_adaptor=_register_op_adaptor,
    globals=_Globals(),
    ir=ir,
)

ResultValueTypeTuple = (_mlirkit.OperationBase, _mlirkit.Value)
ResultValueT = Union[_mlirkit.OperationBase, _mlirkit.Value]
VariadicResultValueT = Union[ResultValueT, Sequence[ResultValueT]]
StaticIntLike = Union[int, IntegerAttr]
ValueLike = ResultValueT
MixedInt = Union[StaticIntLike, ValueLike]
IntOrAttrList = Sequence[StaticIntLike]
OptionalIntList = Union[ArrayAttr, IntOrAttrList, None]
BoolOrAttrList = Sequence[Union[bool, BoolAttr]]
OptionalBoolList = Union[ArrayAttr, BoolOrAttrList, None]
MixedValues = Union[Sequence[MixedInt], ArrayAttr, ValueLike]
DynamicIndexList = Sequence[Union[MixedInt, Sequence[MixedInt]]]


def get_default_loc_context(location: Any = None) -> Any:
    """Returns the context of a location, or of the current location if none is given."""
    if location is not None:
        return location.context
    current = _top().location
    return current.context if current is not None else None


def get_op_result_or_value(arg: Any) -> Any:
    """Returns a value. For an operation, returns its only result."""
    if isinstance(arg, _HasResults):
        return arg.result
    if isinstance(arg, _mlirkit.OpResultList):
        return arg[0]
    if not isinstance(arg, _mlirkit.Value):
        raise TypeError(f"expected a value or an operation with one result, not {arg!r}")
    return arg


def get_op_results_or_values(arg: Any) -> Any:
    """Returns a sequence of values. For an operation, returns its results."""
    return arg.results if isinstance(arg, _HasResults) else arg


def get_op_result_or_op_results(op: Any) -> Any:
    """Returns the only result of an operation, all its results, or the operation itself if it has none."""
    results = op.results
    if len(results) == 1:
        return results[0]
    return results if len(results) else op.operation


def equally_sized_accessor(
    elements: Any, n_simple: int, n_variadic: int, n_preceding_simple: int, n_preceding_variadic: int
) -> tuple[int, int]:
    """Returns the start and the size of a variadic group, given that all variadic groups have the same size."""
    size = (len(elements) - n_simple) // n_variadic
    return n_preceding_simple + n_preceding_variadic * size, size


def segmented_accessor(elements: Any, raw_segments: Any, idx: int) -> Any:
    """Returns a group of operands or results, given the sizes of all groups."""
    sizes = list(raw_segments)
    start = sum(sizes[:idx])
    return elements[start : start + sizes[idx]]


def _static(index: Any) -> int | None:
    """Returns the number for an integer or an integer attribute, or `None` for other values."""
    if isinstance(index, int):
        return index
    return index.value if isinstance(index, IntegerAttr) else None


def _dispatch_dynamic_index_list(indices: Any) -> tuple[list[Any], Any, list[bool]]:
    """Splits indices into dynamic values, static numbers and scalable flags.

    The static numbers contain a marker for each dynamic value. A scalable index is passed as a list.
    """
    values: list[Any] = []
    static: list[int] = []
    scalable: list[bool] = []
    for index in indices:
        is_list = isinstance(index, (list, tuple))
        scalable.append(is_list)
        one = index[0] if is_list else index
        number = _static(one)
        if number is None:
            values.append(one)
        static.append(ShapedType.get_dynamic_size() if number is None else number)
    return values, static, scalable


def _dispatch_mixed_values(values: Any) -> tuple[list[Any], Any, Any]:
    """Splits numbers and values into dynamic values, a packed handle, and an array attribute of static numbers."""
    if isinstance(values, ArrayAttr):
        return [], None, values
    if isinstance(values, (_HasResults, _mlirkit.Value)):
        return [], values, None
    dynamic, static, _ = _dispatch_dynamic_index_list(values or [])
    return dynamic, None, DenseI64ArrayAttr.get(static)


def _get_value_or_attribute_value(value: Any) -> Any:
    if isinstance(value, ArrayAttr):
        return _get_value_list(value)
    return value.value if isinstance(value, Attribute) and hasattr(value, "value") else value


def _get_value_list(sequence: Any) -> list[Any]:
    return [_get_value_or_attribute_value(one) for one in sequence]


def _get_int_array_attr(values: Any) -> Any:
    if values is None:
        return None
    return ArrayAttr.get([IntegerAttr.get(IntegerType.get_signless(64), one) for one in _get_value_list(values)])


def _get_int_array_array_attr(values: Any) -> Any:
    if values is None:
        return None
    return ArrayAttr.get([_get_int_array_attr(one) for one in _get_value_list(values)])


def _index(value: Any) -> Any:
    """Returns a value. An integer is converted to a constant of type `index`."""
    if isinstance(value, int):
        from .arith import constant

        return constant(ir.IndexType.get(), value)
    if isinstance(value, float):
        raise ValueError(f"p={value} must be int.")
    return get_op_result_or_value(value)
