# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllGatherOp(OpView):
    def __init__(self, tensor: Val, gathering_axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    gathering_axes: Attribute
    out_sharding: Attribute
class AllGatherOpAdaptor(OpAdaptor):
    tensor: Value
class AllReduceOp(OpView):
    def __init__(self, tensor: Val, reduction_axes: Plain, out_sharding: Plain, *, reduction_op: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    reduction_axes: Attribute
    reduction_op: Attribute
    out_sharding: Attribute
class AllReduceOpAdaptor(OpAdaptor):
    tensor: Value
class AllSliceOp(OpView):
    def __init__(self, tensor: Val, slicing_axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    slicing_axes: Attribute
    out_sharding: Attribute
class AllSliceOpAdaptor(OpAdaptor):
    tensor: Value
class AllToAllOp(OpView):
    def __init__(self, tensor: Val, params: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    params: Attribute
    out_sharding: Attribute
class AllToAllOpAdaptor(OpAdaptor):
    tensor: Value
class CollectivePermuteOp(OpView):
    def __init__(self, tensor: Val, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    out_sharding: Attribute
class CollectivePermuteOpAdaptor(OpAdaptor):
    tensor: Value
class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    output: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class DataFlowEdgeOp(OpView):
    def __init__(self, input: Val, *, sharding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    sharding: Attribute | None
class DataFlowEdgeOpAdaptor(OpAdaptor):
    input: Value
class FuncDataFlowEdgeOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class FuncDataFlowEdgeOpAdaptor(OpAdaptor):
    operand: Value
class ManualComputationOp(OpView):
    def __init__(self, results_: Types, tensors: Vals, in_shardings: Plain, out_shardings: Plain, manual_axes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    in_shardings: Attribute
    out_shardings: Attribute
    manual_axes: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ManualComputationOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class MeshOp(OpView):
    def __init__(self, sym_name: Str, mesh: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    mesh: Attribute
class MeshOpAdaptor(OpAdaptor):
    ...
class NamedComputationOp(OpView):
    def __init__(self, name: Str, operands_: Vals, *, in_shardings: Plain | None = ..., out_shardings: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    in_shardings: Attribute | None
    out_shardings: Attribute | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class NamedComputationOpAdaptor(OpAdaptor):
    ...
class PropagationBarrierOp(OpView):
    def __init__(self, input: Val, allowed_direction: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    allowed_direction: Attribute
class PropagationBarrierOpAdaptor(OpAdaptor):
    input: Value
class ReduceScatterOp(OpView):
    def __init__(self, tensor: Val, reduce_scatter_axes: Plain, out_sharding: Plain, *, reduction_op: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    reduce_scatter_axes: Attribute
    reduction_op: Attribute
    out_sharding: Attribute
class ReduceScatterOpAdaptor(OpAdaptor):
    tensor: Value
class ReplicatedToUnreducedOp(OpView):
    def __init__(self, tensor: Val, axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    axes: Attribute
    out_sharding: Attribute
class ReplicatedToUnreducedOpAdaptor(OpAdaptor):
    tensor: Value
class ReshardOp(OpView):
    def __init__(self, input: Val, sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    sharding: Attribute
class ReshardOpAdaptor(OpAdaptor):
    input: Value
class ReturnOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class ShardedToUnreducedOp(OpView):
    def __init__(self, tensor: Val, axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    axes: Attribute
    out_sharding: Attribute
class ShardedToUnreducedOpAdaptor(OpAdaptor):
    tensor: Value
class ShardingConstraintOp(OpView):
    def __init__(self, input: Val, sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    sharding: Attribute
class ShardingConstraintOpAdaptor(OpAdaptor):
    input: Value
class ShardingGroupOp(OpView):
    def __init__(self, input: Val, group_id: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    group_id: IntegerAttr
class ShardingGroupOpAdaptor(OpAdaptor):
    input: Value
def all_gather(tensor: Val, gathering_axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_reduce(tensor: Val, reduction_axes: Plain, out_sharding: Plain, *, reduction_op: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_slice(tensor: Val, slicing_axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_to_all(tensor: Val, params: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_permute(tensor: Val, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def data_flow_edge(input: Val, *, sharding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func_data_flow_edge(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def manual_computation(results_: Types, tensors: Vals, in_shardings: Plain, out_shardings: Plain, manual_axes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ManualComputationOp: ...
def mesh(sym_name: Str, mesh: Plain, *, loc: Loc = ..., ip: Ip = ...) -> MeshOp: ...
def named_computation(name: Str, operands_: Vals, *, in_shardings: Plain | None = ..., out_shardings: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | NamedComputationOp: ...
def propagation_barrier(input: Val, allowed_direction: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_scatter(tensor: Val, reduce_scatter_axes: Plain, out_sharding: Plain, *, reduction_op: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def replicated_to_unreduced(tensor: Val, axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshard(input: Val, sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def sharded_to_unreduced(tensor: Val, axes: Plain, out_sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sharding_constraint(input: Val, sharding: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sharding_group(input: Val, group_id: Int, *, loc: Loc = ..., ip: Ip = ...) -> ShardingGroupOp: ...
class EdgeNodeType(enum.IntEnum):
    OPERAND = 0
    RESULT = 1
class PropagationDirection(enum.IntEnum):
    NONE = 0
    FORWARD = 1
    BACKWARD = 2
    BOTH = 3
class ReductionOp(enum.IntEnum):
    SUM = 0
    MAX = 1
    MIN = 2
class AllToAllParamAttr(DialectAttr):
    @classmethod
    def get(cls, axes: _Sequence[Plain], src_dim: int, tgt_dim: int, context: Context | None = ...) -> AllToAllParamAttr: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
    src_dim: int
    tgt_dim: int
class AllToAllParamListAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> AllToAllParamListAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class AxisRefAttr(DialectAttr):
    @classmethod
    def get(cls, name: str, sub_axis_info: Plain | None = ..., context: Context | None = ...) -> AxisRefAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    sub_axis_info: Any
class AxisRefListAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> AxisRefListAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class AxisToPropagationDetailsAttr(DialectAttr):
    @classmethod
    def get(cls, axis_name: Plain, source: Plain, targets: _Sequence[Plain] | None = ..., context: Context | None = ...) -> AxisToPropagationDetailsAttr: ...  # type: ignore[override,unused-ignore]
    axis_name: Any
    source: Any
    targets: list[Any]
class DimMappingAttr(DialectAttr):
    @classmethod
    def get(cls, factor_indices: _Sequence[int] | None = ..., context: Context | None = ...) -> DimMappingAttr: ...  # type: ignore[override,unused-ignore]
    factor_indices: list[int]
class DimensionShardingAttr(DialectAttr):
    @classmethod
    def get(cls, axes: _Sequence[Plain], is_closed: bool, priority: int | None = ..., context: Context | None = ...) -> DimensionShardingAttr: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
    is_closed: bool
    priority: int
class EdgeValueRefAttr(DialectAttr):
    @classmethod
    def get(cls, type: int | str, index: int, context: Context | None = ...) -> EdgeValueRefAttr: ...  # type: ignore[override,unused-ignore]
    index: int
class ListOfAxisRefListsAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> ListOfAxisRefListsAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class ManualAxesAttr(DialectAttr):
    @classmethod
    def get(cls, manual_axes: _Sequence[Plain] | None = ..., context: Context | None = ...) -> ManualAxesAttr: ...  # type: ignore[override,unused-ignore]
    value: list[str]
class MeshAttr(DialectAttr):
    @classmethod
    def get(cls, mesh_axes: _Sequence[Plain] | None = ..., device_ids: _Sequence[int] | None = ..., context: Context | None = ...) -> MeshAttr: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
    device_ids: list[int]
class MeshAxisAttr(DialectAttr):
    @classmethod
    def get(cls, name: str, size: int, context: Context | None = ...) -> MeshAxisAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    size: int
class OpShardingRuleAttr(DialectAttr):
    @classmethod
    def get(cls, factor_sizes: _Sequence[int] | None = ..., operand_mappings: _Sequence[Plain] | None = ..., result_mappings: _Sequence[Plain] | None = ..., reduction_factors: _Sequence[int] | None = ..., need_replication_factors: _Sequence[int] | None = ..., permutation_factors: _Sequence[int] | None = ..., blocked_propagation_factors: _Sequence[int] | None = ..., is_custom: bool | None = ..., context: Context | None = ...) -> OpShardingRuleAttr: ...  # type: ignore[override,unused-ignore]
    factor_sizes: list[int]
    operand_mappings: list[Any]
    result_mappings: list[Any]
    reduction_factors: list[int]
    need_replication_factors: list[int]
    permutation_factors: list[int]
    blocked_propagation_factors: list[int]
    is_custom: bool
class PropagationEdgesAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> PropagationEdgesAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class PropagationOneStepAttr(DialectAttr):
    @classmethod
    def get(cls, step_index: int, axis_entries: _Sequence[Plain] | None = ..., context: Context | None = ...) -> PropagationOneStepAttr: ...  # type: ignore[override,unused-ignore]
    step_index: int
    axis_entries: list[Any]
class SubAxisInfoAttr(DialectAttr):
    @classmethod
    def get(cls, pre_size: int, size: int, context: Context | None = ...) -> SubAxisInfoAttr: ...  # type: ignore[override,unused-ignore]
    pre_size: int
    size: int
class TensorMappingAttr(DialectAttr):
    @classmethod
    def get(cls, dim_mappings: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TensorMappingAttr: ...  # type: ignore[override,unused-ignore]
    dim_mappings: list[Any]
class TensorShardingAttr(DialectAttr):
    @classmethod
    def get(cls, mesh_or_ref: Plain, dimension_shardings: _Sequence[Plain] | None = ..., replicated_axes: _Sequence[Plain] | None = ..., unreduced_axes: _Sequence[Plain] | None = ..., reduction_op: int | str | None = ..., context: Context | None = ...) -> TensorShardingAttr: ...  # type: ignore[override,unused-ignore]
    mesh_or_ref: Any
    dimension_shardings: list[Any]
    replicated_axes: list[Any]
    unreduced_axes: list[Any]
    reduction_op: str
class TensorShardingPerValueAttr(DialectAttr):
    @classmethod
    def get(cls, shardings: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TensorShardingPerValueAttr: ...  # type: ignore[override,unused-ignore]
    shardings: list[Any]
