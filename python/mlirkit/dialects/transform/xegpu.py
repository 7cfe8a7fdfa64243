"""The `transform.xegpu` operations, with the same arguments as upstream's hand-written classes."""

from __future__ import annotations

from typing import Any

from ... import _mlirkit
from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from .._ods_common import _dispatch_dynamic_index_list, get_op_result_or_value
from . import _Dialect, any_op_t


def _operation(name: str) -> Any:
    return _operation_class(f"transform.xegpu.{name}")


def _split(**mixed: Any) -> tuple[list[Any], dict[str, Any]]:
    """Splits lists of numbers and values into one list of values each, and keyword arguments with the numbers."""
    values, static = [], {}
    for name, given in mixed.items():
        dynamic, numbers, _ = _dispatch_dynamic_index_list(given or [])
        values.append(dynamic)
        static[f"static_{name}"] = numbers
    return values, static


@register_operation(_Dialect, replace=True)
class GetDescOp(_operation("get_desc_op")):  # type: ignore[misc]
    """`transform.xegpu.get_desc_op`"""

    __slots__ = ()

    @classmethod
    def _build(cls, target: Any, *, loc: Any = None, ip: Any = None) -> Any:
        return super()._build(any_op_t(), target, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SetDescLayoutOp(_operation("set_desc_layout")):  # type: ignore[misc]
    """`transform.xegpu.set_desc_layout`. Layouts are lists of numbers and parameter handles."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        sg_layout: Any,
        sg_data: Any,
        *,
        inst_data: Any = None,
        slice_dims: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        handle = get_op_result_or_value(target)
        values, static = _split(sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
        return super()._build(handle.type, handle, *values, **static, slice_dims=slice_dims, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SetOpLayoutAttrOp(_operation("set_op_layout_attr")):  # type: ignore[misc]
    """`transform.xegpu.set_op_layout_attr`. Layouts are lists of numbers and parameter handles."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        sg_layout: Any,
        sg_data: Any,
        *,
        inst_data: Any = None,
        slice_dims: Any = None,
        index: Any = None,
        result: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        values, static = _split(sg_layout=sg_layout, sg_data=sg_data, inst_data=inst_data)
        given = {**static, "slice_dims": slice_dims, "index": index, "result": result}
        return super()._build(get_op_result_or_value(target), *values, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SetGPULaunchThreadsOp(_operation("set_gpu_launch_threads")):  # type: ignore[misc]
    """`transform.xegpu.set_gpu_launch_threads`. The threads are a list of numbers and parameter handles."""

    __slots__ = ()

    @classmethod
    def _build(cls, launch_op: Any, threads: Any, *, loc: Any = None, ip: Any = None) -> Any:
        values, static = _split(threads=threads)
        return super()._build(get_op_result_or_value(launch_op), *values, **static, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class InsertPrefetchOp(_operation("insert_prefetch")):  # type: ignore[misc]
    """`transform.xegpu.insert_prefetch`. The number of prefetches is a number or a parameter handle."""

    __slots__ = ()

    @classmethod
    def _build(cls, target: Any, *, nb_prefetch: Any = 1, loc: Any = None, ip: Any = None) -> Any:
        given: dict[str, Any] = {"static_nb_prefetch": 1}
        if isinstance(nb_prefetch, (_mlirkit.Value, _mlirkit.OperationBase)):
            given["dynamic_nb_prefetch"] = nb_prefetch
        elif nb_prefetch is not None:
            given["static_nb_prefetch"] = nb_prefetch if isinstance(nb_prefetch, int) else nb_prefetch.value
        return super()._build(any_op_t(), target, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ConvertLayoutOp(_operation("convert_layout")):  # type: ignore[misc]
    """`transform.xegpu.convert_layout`. Layouts are lists of numbers and parameter handles."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        input_sg_layout: Any,
        input_sg_data: Any,
        target_sg_layout: Any,
        target_sg_data: Any,
        *,
        input_inst_data: Any = None,
        target_inst_data: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        values, static = _split(
            input_sg_layout=input_sg_layout,
            input_sg_data=input_sg_data,
            input_inst_data=input_inst_data,
            target_sg_layout=target_sg_layout,
            target_sg_data=target_sg_data,
            target_inst_data=target_inst_data,
        )
        return super()._build(any_op_t(), target, *values, **static, loc=loc, ip=ip)


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.xegpu.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
