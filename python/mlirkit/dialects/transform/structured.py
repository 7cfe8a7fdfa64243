"""The `transform.structured` operations, with the same arguments as upstream's hand-written classes."""

from __future__ import annotations

from typing import Any, Sequence

from ... import _mlirkit
from ...ir import ArrayAttr, Attribute, ShapedType, StringAttr, Type
from ...ir._context import _default_location
from ...ir._registry import register_operation
from .. import _lookup, _names, _operation_class
from .._ods_common import (
    _dispatch_dynamic_index_list,
    _dispatch_mixed_values,
    _get_int_array_array_attr,
    get_op_result_or_value,
)
from . import _Dialect, any_op_t

_VALUES = (_mlirkit.Value, _mlirkit.OperationBase)


def _structured(name: str) -> Any:
    return _operation_class(f"transform.structured.{name}")


def _simple(name: str, results: int) -> Any:
    """Creates a class whose results are handles to any operation, unless types are passed."""

    class Made(_structured(name)):  # type: ignore[misc]
        __slots__ = ()

        @classmethod
        def _build(cls, *args: Any, loc: Any = None, ip: Any = None, **given: Any) -> Any:
            names = [cls._row.result_name(at) for at in range(results)]
            has_types = (args and isinstance(args[0], Type)) or any(one in given for one in names)
            types = [] if has_types else [any_op_t()] * results
            return super()._build(*types, *args, **given, loc=loc, ip=ip)

    base = Made.__mro__[1]
    Made.__name__ = Made.__qualname__ = base.__name__
    Made.__doc__ = base.__doc__
    Made.__module__ = __name__
    return register_operation(_Dialect, replace=True)(Made)


DecomposeOp = _simple("decompose", 1)
GeneralizeOp = _simple("generalize", 1)
InterchangeOp = _simple("interchange", 1)
ScalarizeOp = _simple("scalarize", 1)
VectorizeChildrenAndApplyPatternsOp = _simple("vectorize_children_and_apply_patterns", 1)


@register_operation(_Dialect, replace=True)
class BufferizeToAllocationOp(_structured("bufferize_to_allocation")):  # type: ignore[misc]
    """`transform.structured.bufferize_to_allocation`"""

    __slots__ = ()

    @classmethod
    def _build(cls, target: Any, *, memory_space: Any = None, loc: Any = None, ip: Any = None, **given: Any) -> Any:
        if isinstance(memory_space, (int, str)):
            memory_space = Attribute.parse(str(memory_space))
        return super()._build(target, memory_space=memory_space, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class FuseIntoContainingOp(_structured("fuse_into_containing_op")):  # type: ignore[misc]
    """`transform.structured.fuse_into_containing_op`, built from two handles, or from two types and two handles."""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        fused_op_type_or_producer_op: Any,
        new_containing_op_type_or_containing_op: Any,
        producer_op_or_none: Any = None,
        containing_op_or_none: Any = None,
        *,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        if isinstance(fused_op_type_or_producer_op, Type):
            types = [fused_op_type_or_producer_op, new_containing_op_type_or_containing_op]
            return super()._build(*types, producer_op_or_none, containing_op_or_none, loc=loc, ip=ip)
        values = [fused_op_type_or_producer_op, new_containing_op_type_or_containing_op]
        return super()._build(*[any_op_t()] * 2, *values, loc=loc, ip=ip)


def _loops(given: Any, count: int) -> list[Any]:
    if isinstance(given, Type):
        return [given] * count
    return [any_op_t()] * count if given is None else list(given)


def _target(first: Any, second: Any) -> tuple[Any, Any]:
    """Splits arguments into the loop types, which may be omitted, and the target."""
    if isinstance(first, _VALUES):
        if second is not None:
            raise TypeError("a target is given twice")
        return None, get_op_result_or_value(first)
    return first, get_op_result_or_value(second)


@register_operation(_Dialect, replace=True)
class FuseOp(_structured("fuse")):  # type: ignore[misc]
    """`transform.structured.fuse`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        loop_types_or_target: Any,
        target_or_none: Any = None,
        *,
        tile_sizes: Any = None,
        tile_interchange: Any = None,
        apply_cleanup: bool = False,
        use_forall: bool = False,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        types, target = _target(loop_types_or_target, target_or_none)
        values, packed, static = _dispatch_mixed_values(tile_sizes or [])
        order_values, order, _ = _dispatch_dynamic_index_list(tile_interchange or [])
        count = 1 if use_forall or packed is not None else sum(1 for one in static if one != 0)
        given = {
            "tile_sizes": values,
            "tile_interchange": order_values,
            "packed_tile_sizes": packed,
            "static_tile_sizes": static,
            "static_tile_interchange": order,
            "apply_cleanup": apply_cleanup,
            "use_forall": use_forall,
        }
        known = {one: value for one, value in given.items() if one in cls._row.named or value}
        return super()._build(target.type, _loops(types, count), target, **known, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MapCopyToThreadsOp(_structured("gpu.map_copy_to_threads")):  # type: ignore[misc]
    """`transform.structured.gpu.map_copy_to_threads`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        forall_op_type_or_target: Any,
        tiled_op_type_or_none: Any = None,
        target_or_none: Any = None,
        *,
        total_num_threads: Any,
        desired_bit_alignment: Any,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        given = {"total_num_threads": total_num_threads, "desired_bit_alignment": desired_bit_alignment}
        if isinstance(forall_op_type_or_target, Type):
            types = [forall_op_type_or_target, tiled_op_type_or_none]
            return super()._build(*types, target_or_none, **given, loc=loc, ip=ip)
        return super()._build(*[any_op_t()] * 2, forall_op_type_or_target, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MatchOp(_structured("match")):  # type: ignore[misc]
    """`transform.structured.match`"""

    __slots__ = ()

    @classmethod
    def match_op_names(cls, *args: Any, loc: Any = None, ip: Any = None) -> Any:
        """Matches operations by name. Arguments are a target and names, or a result type, a target and names."""
        result, target, names = args if isinstance(args[0], Type) else (any_op_t(), *args)
        listed = [names] if isinstance(names, str) else list(names)
        ops = ArrayAttr.get([StringAttr.get(one) for one in listed])
        return cls(result, get_op_result_or_value(target), ops=ops, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MultiTileSizesOp(_structured("multitile_sizes")):  # type: ignore[misc]
    """`transform.structured.multitile_sizes`"""

    __slots__ = ()

    @classmethod
    def _build(cls, result_type: Any, target: Any, *, loc: Any = None, ip: Any = None, **given: Any) -> Any:
        return super()._build(*[result_type] * 3, target, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class PadOp(_structured("pad")):  # type: ignore[misc]
    """`transform.structured.pad`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        *,
        pad_to_multiple_of: Any = None,
        transpose_paddings: Any = None,
        loc: Any = None,
        ip: Any = None,
        **given: Any,
    ) -> Any:
        values, static, _ = _dispatch_dynamic_index_list(pad_to_multiple_of or [])
        given["static_pad_to_multiple_of"] = static if pad_to_multiple_of is not None else None
        given["transpose_paddings"] = _get_int_array_array_attr(transpose_paddings)
        return super()._build(*[any_op_t()] * 3, target, values, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SplitOp(_structured("split")):  # type: ignore[misc]
    """`transform.structured.split`"""

    __slots__ = ()

    @classmethod
    def _build(cls, target: Any, dimension: Any, chunk_sizes: Any, *, loc: Any = None, ip: Any = None) -> Any:
        value = get_op_result_or_value(target)
        is_number = isinstance(chunk_sizes, int)
        static = chunk_sizes if is_number else ShapedType.get_dynamic_size()
        dynamic = None if is_number else chunk_sizes
        given = {"dimension": dimension, "static_chunk_sizes": static, "dynamic_chunk_sizes": dynamic}
        results = [value.type] * len(cls._row.results)
        return super()._build(*results, value, **given, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class TileUsingForOp(_structured("tile_using_for")):  # type: ignore[misc]
    """`transform.structured.tile_using_for`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        loop_types_or_target: Any,
        target_or_none: Any = None,
        *,
        sizes: Any = None,
        interchange: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        types, target = _target(loop_types_or_target, target_or_none)
        if isinstance(sizes, _VALUES):
            raise TypeError("tile_using_for takes a list of sizes")
        values, static, scalable = _dispatch_dynamic_index_list(sizes or [])
        count = sum(1 for one in static if one != 0)
        if interchange is not None and isinstance(interchange, _VALUES):
            raise TypeError("tile_using_for takes a list as interchange")
        handles, order, _ = _dispatch_dynamic_index_list(interchange or [])
        # Before LLVM 24, the order of the loops is an attribute.
        has_handles = "static_interchange" in cls._row.of(_default_location(loc).context).named
        older = {} if interchange is None else {"interchange": order}
        orders = {"interchange": handles, "static_interchange": order} if has_handles else older
        return super()._build(
            target.type,
            _loops(types, count),
            target,
            values,
            static_sizes=static,
            scalable_sizes=scalable,
            **orders,
            loc=loc,
            ip=ip,
        )


@register_operation(_Dialect, replace=True)
class TileUsingForallOp(_structured("tile_using_forall")):  # type: ignore[misc]
    """`transform.structured.tile_using_forall`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        loops_type_or_target: Any,
        tiled_op_type_or_none: Any = None,
        target_or_none: Any = None,
        *,
        num_threads: Any = None,
        tile_sizes: Any = None,
        mapping: Any = None,
        loc: Any = None,
        ip: Any = None,
    ) -> Any:
        if isinstance(loops_type_or_target, Type):
            types, target = [loops_type_or_target, tiled_op_type_or_none], target_or_none
        else:
            types, target = [any_op_t()] * 2, loops_type_or_target
        threads, packed_threads, static_threads = _dispatch_mixed_values(num_threads)
        tiles, packed_tiles, static_tiles = _dispatch_mixed_values(tile_sizes)
        # The results `tiled_op` and `forall_op` have one type each.
        return super()._build(
            *types,
            target=target,
            num_threads=threads,
            tile_sizes=tiles,
            packed_num_threads=packed_threads,
            packed_tile_sizes=packed_tiles,
            static_num_threads=static_threads,
            static_tile_sizes=static_tiles,
            mapping=mapping,
            loc=loc,
            ip=ip,
        )


@register_operation(_Dialect, replace=True)
class VectorizeOp(_structured("vectorize")):  # type: ignore[misc]
    """`transform.structured.vectorize`"""

    __slots__ = ()

    @classmethod
    def _build(
        cls,
        target: Any,
        vector_sizes: Any = None,
        *,
        vectorize_nd_extract: Any = None,
        scalable_sizes: Any = None,
        static_vector_sizes: Any = None,
        loc: Any = None,
        ip: Any = None,
        **given: Any,
    ) -> Any:
        values: Any = vector_sizes or []
        if (scalable_sizes is None) != (static_vector_sizes is None):
            raise TypeError(
                "'scalable_sizes' and 'static_vector_sizes' must either both be given explicitly or both be given as part "
                "of 'vector_sizes'."
            )
        if scalable_sizes is None and vector_sizes is not None:
            values, static_vector_sizes, scalable_sizes = _dispatch_dynamic_index_list(vector_sizes)
        return super()._build(
            target,
            values,
            static_vector_sizes=static_vector_sizes,
            scalable_sizes=scalable_sizes,
            vectorize_nd_extract=vectorize_nd_extract,
            **given,
            loc=loc,
            ip=ip,
        )


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.structured.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
