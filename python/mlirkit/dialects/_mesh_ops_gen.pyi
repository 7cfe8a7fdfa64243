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
    def __init__(self, result: Type, input: Val, mesh: Sym, gather_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    gather_axis: IntegerAttr
class AllGatherOpAdaptor(OpAdaptor):
    input: Value
class AllReduceOp(OpView):
    def __init__(self, result: Type, input: Val, mesh: Sym, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    reduction: Attribute
class AllReduceOpAdaptor(OpAdaptor):
    input: Value
class AllSliceOp(OpView):
    def __init__(self, result: Type, input: Val, mesh: Sym, slice_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    slice_axis: IntegerAttr
class AllSliceOpAdaptor(OpAdaptor):
    input: Value
class AllToAllOp(OpView):
    def __init__(self, result: Type, input: Val, mesh: Sym, split_axis: Int, concat_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    split_axis: IntegerAttr
    concat_axis: IntegerAttr
class AllToAllOpAdaptor(OpAdaptor):
    input: Value
class BroadcastOp(OpView):
    def __init__(self, result: Type, input: Val, root_dynamic: Vals, mesh: Sym, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    root: DenseI64ArrayAttr
class BroadcastOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class GatherOp(OpView):
    def __init__(self, result: Type, input: Val, root_dynamic: Vals, mesh: Sym, gather_axis: Int, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
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
class MeshOp(OpView):
    def __init__(self, sym_name: Str, shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    shape: DenseI64ArrayAttr
class MeshOpAdaptor(OpAdaptor):
    ...
class MeshShapeOp(OpView):
    def __init__(self, result: Types, mesh: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mesh: FlatSymbolRefAttr
    axes: Attribute
class MeshShapeOpAdaptor(OpAdaptor):
    ...
class NeighborsLinearIndicesOp(OpView):
    def __init__(self, device: Vals, mesh: Sym, split_axes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    device: OpOperandList
    mesh: FlatSymbolRefAttr
    split_axes: Attribute
    neighbor_down: Value
    neighbor_up: Value
class NeighborsLinearIndicesOpAdaptor(OpAdaptor):
    device: OpOperandList
class ProcessLinearIndexOp(OpView):
    def __init__(self, mesh: Sym, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mesh: FlatSymbolRefAttr
class ProcessLinearIndexOpAdaptor(OpAdaptor):
    ...
class ProcessMultiIndexOp(OpView):
    def __init__(self, result: Types, mesh: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mesh: FlatSymbolRefAttr
    axes: Attribute
class ProcessMultiIndexOpAdaptor(OpAdaptor):
    ...
class RecvOp(OpView):
    def __init__(self, result: Type, input: Val, source_dynamic: Vals, mesh: Sym, *, mesh_axes: Ints | None = ..., source: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    source_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    source: DenseI64ArrayAttr | None
class RecvOpAdaptor(OpAdaptor):
    input: Value
    source_dynamic: OpOperandList
class ReduceOp(OpView):
    def __init__(self, result: Type, input: Val, root_dynamic: Vals, mesh: Sym, root: Ints, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    reduction: Attribute
    root: DenseI64ArrayAttr
class ReduceOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class ReduceScatterOp(OpView):
    def __init__(self, result: Type, input: Val, mesh: Sym, scatter_axis: Int, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    reduction: Attribute
    scatter_axis: IntegerAttr
class ReduceScatterOpAdaptor(OpAdaptor):
    input: Value
class ScatterOp(OpView):
    def __init__(self, result: Type, input: Val, root_dynamic: Vals, mesh: Sym, scatter_axis: Int, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    root_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    scatter_axis: IntegerAttr
    root: DenseI64ArrayAttr
class ScatterOpAdaptor(OpAdaptor):
    input: Value
    root_dynamic: OpOperandList
class SendOp(OpView):
    def __init__(self, result: Type, input: Val, destination_dynamic: Vals, mesh: Sym, destination: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    destination_dynamic: OpOperandList
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
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
    def __init__(self, result: Types, dims_dynamic: Vals, sharding: Val, device_dynamic: Vals, dims: Ints, device: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
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
    def __init__(self, dynamic_sharded_dims_offsets: Vals, dynamic_halo_sizes: Vals, mesh: Sym, split_axes: Plain, *, partial_axes: Ints | None = ..., partial_type: Int | str | None = ..., static_sharded_dims_offsets: Ints | None = ..., static_halo_sizes: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamic_sharded_dims_offsets: OpOperandList
    dynamic_halo_sizes: OpOperandList
    mesh: FlatSymbolRefAttr
    split_axes: Attribute
    partial_axes: Attribute | None
    partial_type: Attribute | None
    static_sharded_dims_offsets: DenseI64ArrayAttr
    static_halo_sizes: DenseI64ArrayAttr
class ShardingOpAdaptor(OpAdaptor):
    dynamic_sharded_dims_offsets: OpOperandList
    dynamic_halo_sizes: OpOperandList
class ShiftOp(OpView):
    def __init__(self, result: Type, input: Val, mesh: Sym, shift_axis: Int, offset: Int, *, mesh_axes: Ints | None = ..., rotate: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    mesh: FlatSymbolRefAttr
    mesh_axes: Attribute
    shift_axis: IntegerAttr
    offset: IntegerAttr
    rotate: bool
class ShiftOpAdaptor(OpAdaptor):
    input: Value
class UpdateHaloOp(OpView):
    def __init__(self, result: Type, destination: Val, halo_sizes: Vals, mesh: Sym, split_axes: Plain, *, static_halo_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    destination: Value
    halo_sizes: OpOperandList
    mesh: FlatSymbolRefAttr
    split_axes: Attribute
    static_halo_sizes: DenseI64ArrayAttr
class UpdateHaloOpAdaptor(OpAdaptor):
    destination: Value
    halo_sizes: OpOperandList
def all_gather(result: Type, input: Val, mesh: Sym, gather_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_reduce(result: Type, input: Val, mesh: Sym, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_slice(result: Type, input: Val, mesh: Sym, slice_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_to_all(result: Type, input: Val, mesh: Sym, split_axis: Int, concat_axis: Int, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast(result: Type, input: Val, root_dynamic: Vals, mesh: Sym, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(result: Type, input: Val, root_dynamic: Vals, mesh: Sym, gather_axis: Int, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_sharding(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mesh(sym_name: Str, shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> MeshOp: ...
def mesh_shape(result: Types, mesh: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MeshShapeOp: ...
def neighbors_linear_indices(device: Vals, mesh: Sym, split_axes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def process_linear_index(mesh: Sym, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def process_multi_index(result: Types, mesh: Sym, *, axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ProcessMultiIndexOp: ...
def recv(result: Type, input: Val, source_dynamic: Vals, mesh: Sym, *, mesh_axes: Ints | None = ..., source: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce(result: Type, input: Val, root_dynamic: Vals, mesh: Sym, root: Ints, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_scatter(result: Type, input: Val, mesh: Sym, scatter_axis: Int, *, mesh_axes: Ints | None = ..., reduction: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(result: Type, input: Val, root_dynamic: Vals, mesh: Sym, scatter_axis: Int, root: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send(result: Type, input: Val, destination_dynamic: Vals, mesh: Sym, destination: Ints, *, mesh_axes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shard(src: Val, sharding: Val, *, annotate_for_users: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shard_shape(result: Types, dims_dynamic: Vals, sharding: Val, device_dynamic: Vals, dims: Ints, device: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ShardShapeOp: ...
def sharding(dynamic_sharded_dims_offsets: Vals, dynamic_halo_sizes: Vals, mesh: Sym, split_axes: Plain, *, partial_axes: Ints | None = ..., partial_type: Int | str | None = ..., static_sharded_dims_offsets: Ints | None = ..., static_halo_sizes: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift(result: Type, input: Val, mesh: Sym, shift_axis: Int, offset: Int, *, mesh_axes: Ints | None = ..., rotate: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_halo(result: Type, destination: Val, halo_sizes: Vals, mesh: Sym, split_axes: Plain, *, static_halo_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
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
class MeshAxesArrayAttr(DialectAttr):
    @classmethod
    def get(cls, axes: _Sequence[Plain] | None = ..., context: Context | None = ...) -> MeshAxesArrayAttr: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
class MeshShardingAttr(DialectAttr):
    @classmethod
    def get(cls, mesh: Plain, split_axes: _Sequence[Plain] | None = ..., partial_axes: _Sequence[Plain] | None = ..., partial_type: int | str | None = ..., context: Context | None = ...) -> MeshShardingAttr: ...  # type: ignore[override,unused-ignore]
    mesh: Any
    split_axes: list[Any]
    partial_axes: list[Any]
    partial_type: str
class ReductionKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ShardingType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ShardingType: ...  # type: ignore[override,unused-ignore]
