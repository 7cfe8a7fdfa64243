"""The memref dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any

from .. import _mlirkit
from ..ir import IndexType, IntegerType, MemRefType, ShapedType, StridedLayoutAttr
from . import _dialect, _lookup, _names, _operation_class
from ._ods_common import _dispatch_mixed_values
from .arith import ConstantOp

_Dialect = _dialect("memref", __name__)


def _number(value: Any) -> Any:
    """Returns the number of an integer or constant. Returns other values unchanged."""
    if isinstance(value, _mlirkit.OperationBase):
        value = value.result
    if isinstance(value, _mlirkit.Value) and isinstance(value.type, (IntegerType, IndexType)):
        owner = value.owner
        if not isinstance(owner, _mlirkit.Block) and isinstance(owner.opview, ConstantOp):
            return owner.opview.literal_value
    return value


def _is_static(value: Any) -> bool:
    return isinstance(value, int) and not ShapedType.is_dynamic_size(value)


def _subview_type(source: Any, offsets: list[Any], sizes: list[int], strides: list[int]) -> Any:
    """Returns the type of a subview. An identity layout is omitted."""
    source_strides, offset = source.get_strides_and_offset()
    if all(_is_static(one) for one in [*offsets, offset]):
        offset += sum(one * stride for one, stride in zip(offsets, source_strides))
    else:
        offset = ShapedType.get_dynamic_size()
    made = [one * stride for one, stride in zip(source_strides, strides)]
    usual: list[int] = []
    step = 1
    for size in reversed(sizes):
        usual.insert(0, step)
        step *= size
    layout = None if made == usual and offset == 0 else StridedLayoutAttr.get(offset, made)
    return MemRefType.get(sizes, source.element_type, layout, source.memory_space)


def _infer_memref_subview_result_type(source: Any, offsets: Any, sizes: Any, strides: Any) -> Any:
    """Returns offsets, sizes and strides, with numbers in place of constants, and the type of the subview."""
    numbers = [[_number(one) for one in part] for part in (offsets, sizes, strides)]
    source_strides, _ = source.get_strides_and_offset()
    if not all(_is_static(one) for one in [*numbers[1], *numbers[2], *source_strides]):
        raise ValueError("Only inferring from python or mlir integer constant is supported.")
    return (*numbers, _subview_type(source, *numbers))


def subview(
    source: Any,
    offsets: Any,
    sizes: Any,
    strides: Any,
    *args: Any,
    result_type: Any = None,
    loc: Any = None,
    ip: Any = None,
    **given: Any,
) -> Any:
    """Builds a `memref.subview`. The result type is inferred if sizes and strides are numbers or constants."""
    if args or given:
        # The arguments of the generated builder: result, source, offsets, sizes, strides, and the static values.
        made = _operation_class("memref.subview")
        return made(source, offsets, sizes, strides, *args, loc=loc, ip=ip, **given).result
    offsets, sizes, strides = (list(one or ()) if not hasattr(one, "_kind") else one for one in (offsets, sizes, strides))
    if result_type is None:
        numbers = [[_number(one) for one in part] for part in (offsets, sizes, strides)]
        source_strides, _ = source.type.get_strides_and_offset()
        if not all(_is_static(one) for one in [*numbers[1], *numbers[2], *source_strides]):
            raise ValueError("mixed static/dynamic offset/sizes/strides requires explicit result type.")
        offsets, sizes, strides = numbers
        result_type = _subview_type(source.type, offsets, sizes, strides)
    values, static = [], []
    for part in (offsets, sizes, strides):
        dynamic, _, numbers_attr = _dispatch_mixed_values(part)
        values.append(dynamic)
        static.append(numbers_attr)
    return _operation_class("memref.subview")(result_type, source, *values, *static, loc=loc, ip=ip).result


def __getattr__(name: str) -> Any:
    return _lookup("memref", __name__, name)


def __dir__() -> list[str]:
    return _names("memref", __name__)
