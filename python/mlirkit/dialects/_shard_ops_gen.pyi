# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import DenseI64ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllGatherOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, gather_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    gather_axis: IntegerAttr
class AllGatherOpAdaptor(OpAdaptor):
    input: Value
class AllReduceOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    reduction: Attribute
class AllReduceOpAdaptor(OpAdaptor):
    input: Value
class AllSliceOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, slice_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    slice_axis: IntegerAttr
class AllSliceOpAdaptor(OpAdaptor):
    input: Value
class AllToAllOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, split_axis: Int, concat_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    split_axis: IntegerAttr
    concat_axis: IntegerAttr
class AllToAllOpAdaptor(OpAdaptor):
    input: Value
class BroadcastOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    root: DenseI64ArrayAttr
class BroadcastOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class GatherOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, gather_axis: Int, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    gather_axis: IntegerAttr
    root: DenseI64ArrayAttr
class GatherOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class GetShardingOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class GetShardingOpAdaptor(OpAdaptor):
    source: Value
class GridOp(OpView):
    def __init__(self, sym_name: Str, shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    shape: DenseI64ArrayAttr
class GridOpAdaptor(OpAdaptor):
    ...
class GridShapeOp(OpView):
    def __init__(self, result: Types, grid: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    grid: FlatSymbolRefAttr
    axes: Attribute
class GridShapeOpAdaptor(OpAdaptor):
    ...
class NeighborsLinearIndicesOp(OpView):
    def __init__(self, grid: Sym, device: Vals, split_axes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    device: OpOperandList
    grid: FlatSymbolRefAttr
    split_axes: Attribute
    neighbor_down: Value
    neighbor_up: Value
class NeighborsLinearIndicesOpAdaptor(OpAdaptor):
    device: OpOperandList
class ProcessLinearIndexOp(OpView):
    def __init__(self, grid: Sym, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    grid: FlatSymbolRefAttr
class ProcessLinearIndexOpAdaptor(OpAdaptor):
    ...
class ProcessMultiIndexOp(OpView):
    def __init__(self, result: Types, grid: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    grid: FlatSymbolRefAttr
    axes: Attribute
class ProcessMultiIndexOpAdaptor(OpAdaptor):
    ...
class RecvOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, source_dynamic: Vals, *, grid_axes: Ints | None = ..., source: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    source_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    source: DenseI64ArrayAttr | None
class RecvOpAdaptor(OpAdaptor):
    input: Value
    source_dynamic: OpOperandList
class ReduceOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    reduction: Attribute
    root: DenseI64ArrayAttr
class ReduceOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class ReduceScatterOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, scatter_dim: Int, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    reduction: Attribute
    scatter_dim: IntegerAttr
class ReduceScatterOpAdaptor(OpAdaptor):
    input: Value
class ScatterOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, scatter_dim: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    scatter_dim: IntegerAttr
    root: DenseI64ArrayAttr
class ScatterOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class SendOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, destination: Ints, destination_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    destination_dynamic: OpOperandList
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    destination: DenseI64ArrayAttr
class SendOpAdaptor(OpAdaptor):
    input: Value
    destination_dynamic: OpOperandList
class ShardOp(OpView):
    def __init__(self, src: Val, sharding: Val, *, annotate_for_users: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    sharding: Value
    annotate_for_users: bool
class ShardOpAdaptor(OpAdaptor):
    src: Value
    sharding: Value
class ShardShapeOp(OpView):
    def __init__(self, result: Types, dims: Ints, dims_dynamic: Vals, sharding: Val, device: Ints, device_dynamic: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dims_dynamic: OpOperandList
    sharding: Value
    device_dynamic: OpOperandList
    dims: DenseI64ArrayAttr
    device: DenseI64ArrayAttr
class ShardShapeOpAdaptor(OpAdaptor):
    dims_dynamic: OpOperandList
    sharding: Value
    device_dynamic: OpOperandList
class ShardingOp(OpView):
    def __init__(self, grid: Sym, split_axes: Plain, dynamic_sharded_dims_offsets: Vals, dynamic_halo_sizes: Vals, *, static_sharded_dims_offsets: Ints | None = ..., static_halo_sizes: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamic_sharded_dims_offsets: OpOperandList
    dynamic_halo_sizes: OpOperandList
    grid: FlatSymbolRefAttr
    split_axes: Attribute
    static_sharded_dims_offsets: DenseI64ArrayAttr
    static_halo_sizes: DenseI64ArrayAttr
class ShardingOpAdaptor(OpAdaptor):
    dynamic_sharded_dims_offsets: OpOperandList
    dynamic_halo_sizes: OpOperandList
class ShiftOp(OpView):
    def __init__(self, result: Type, grid: Sym, input: Val, shift_axis: Int, offset: Int, *, grid_axes: Ints | None = ..., rotate: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    grid: FlatSymbolRefAttr
    grid_axes: Attribute
    shift_axis: IntegerAttr
    offset: IntegerAttr
    rotate: bool
class ShiftOpAdaptor(OpAdaptor):
    input: Value
class UpdateHaloOp(OpView):
    def __init__(self, result: Type, destination: Val, grid: Sym, split_axes: Plain, halo_sizes: Vals, *, static_halo_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    destination: Value
    halo_sizes: OpOperandList
    grid: FlatSymbolRefAttr
    split_axes: Attribute
    static_halo_sizes: DenseI64ArrayAttr
class UpdateHaloOpAdaptor(OpAdaptor):
    destination: Value
    halo_sizes: OpOperandList
def all_gather(result: Type, grid: Sym, input: Val, gather_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_reduce(result: Type, grid: Sym, input: Val, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_slice(result: Type, grid: Sym, input: Val, slice_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_to_all(result: Type, grid: Sym, input: Val, split_axis: Int, concat_axis: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast(result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(result: Type, grid: Sym, input: Val, gather_axis: Int, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_sharding(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def grid(sym_name: Str, shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> GridOp: ...
def grid_shape(result: Types, grid: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | GridShapeOp: ...
def neighbors_linear_indices(grid: Sym, device: Vals, split_axes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def process_linear_index(grid: Sym, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def process_multi_index(result: Types, grid: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ProcessMultiIndexOp: ...
def recv(result: Type, grid: Sym, input: Val, source_dynamic: Vals, *, grid_axes: Ints | None = ..., source: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce(result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_scatter(result: Type, grid: Sym, input: Val, scatter_dim: Int, *, grid_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(result: Type, grid: Sym, input: Val, root: Ints, root_dynamic: Vals, scatter_dim: Int, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send(result: Type, grid: Sym, input: Val, destination: Ints, destination_dynamic: Vals, *, grid_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shard(src: Val, sharding: Val, *, annotate_for_users: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shard_shape(result: Types, dims: Ints, dims_dynamic: Vals, sharding: Val, device: Ints, device_dynamic: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ShardShapeOp: ...
def sharding(grid: Sym, split_axes: Plain, dynamic_sharded_dims_offsets: Vals, dynamic_halo_sizes: Vals, *, static_sharded_dims_offsets: Ints | None = ..., static_halo_sizes: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift(result: Type, grid: Sym, input: Val, shift_axis: Int, offset: Int, *, grid_axes: Ints | None = ..., rotate: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_halo(result: Type, destination: Val, grid: Sym, split_axes: Plain, halo_sizes: Vals, *, static_halo_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ReductionKind(enum.IntEnum):
    Sum = 1
    Max = 2
    Min = 3
    Product = 4
    Average = 5
    BitwiseAnd = 6
    BitwiseOr = 7
    BitwiseXor = 8
    Generic = 100
class GridAxesArrayAttr(DialectAttr):
    @classmethod
    def get(cls, axes: _Sequence[Plain] | None = ..., context: Context | None = ...) -> GridAxesArrayAttr: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
class ReductionKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ShardingType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ShardingType: ...  # type: ignore[override,unused-ignore]
