# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _sdy_ops_gen as _gen
from ..ir import ArrayAttr, DialectAttr
from ._typing import *
from ._sdy_ops_gen import AllGatherOp as AllGatherOp
from ._sdy_ops_gen import AllGatherOpAdaptor as AllGatherOpAdaptor
from ._sdy_ops_gen import AllReduceOp as AllReduceOp
from ._sdy_ops_gen import AllReduceOpAdaptor as AllReduceOpAdaptor
from ._sdy_ops_gen import AllSliceOp as AllSliceOp
from ._sdy_ops_gen import AllSliceOpAdaptor as AllSliceOpAdaptor
from ._sdy_ops_gen import AllToAllOp as AllToAllOp
from ._sdy_ops_gen import AllToAllOpAdaptor as AllToAllOpAdaptor
from ._sdy_ops_gen import AllToAllParamAttr as AllToAllParamAttr
from ._sdy_ops_gen import AllToAllParamListAttr as AllToAllParamListAttr
from ._sdy_ops_gen import AxisRefAttr as AxisRefAttr
from ._sdy_ops_gen import AxisRefListAttr as AxisRefListAttr
from ._sdy_ops_gen import AxisToPropagationDetailsAttr as AxisToPropagationDetailsAttr
from ._sdy_ops_gen import CollectivePermuteOp as CollectivePermuteOp
from ._sdy_ops_gen import CollectivePermuteOpAdaptor as CollectivePermuteOpAdaptor
from ._sdy_ops_gen import ConstantOp as ConstantOp
from ._sdy_ops_gen import ConstantOpAdaptor as ConstantOpAdaptor
from ._sdy_ops_gen import DataFlowEdgeOp as DataFlowEdgeOp
from ._sdy_ops_gen import DataFlowEdgeOpAdaptor as DataFlowEdgeOpAdaptor
from ._sdy_ops_gen import DimMappingAttr as DimMappingAttr
from ._sdy_ops_gen import DimensionShardingAttr as DimensionShardingAttr
from ._sdy_ops_gen import EdgeNodeType as EdgeNodeType
from ._sdy_ops_gen import EdgeValueRefAttr as EdgeValueRefAttr
from ._sdy_ops_gen import FuncDataFlowEdgeOp as FuncDataFlowEdgeOp
from ._sdy_ops_gen import FuncDataFlowEdgeOpAdaptor as FuncDataFlowEdgeOpAdaptor
from ._sdy_ops_gen import ListOfAxisRefListsAttr as ListOfAxisRefListsAttr
from ._sdy_ops_gen import ManualComputationOp as ManualComputationOp
from ._sdy_ops_gen import ManualComputationOpAdaptor as ManualComputationOpAdaptor
from ._sdy_ops_gen import MeshAttr as MeshAttr
from ._sdy_ops_gen import MeshAxisAttr as MeshAxisAttr
from ._sdy_ops_gen import MeshOp as MeshOp
from ._sdy_ops_gen import MeshOpAdaptor as MeshOpAdaptor
from ._sdy_ops_gen import NamedComputationOp as NamedComputationOp
from ._sdy_ops_gen import NamedComputationOpAdaptor as NamedComputationOpAdaptor
from ._sdy_ops_gen import OpShardingRuleAttr as OpShardingRuleAttr
from ._sdy_ops_gen import PropagationBarrierOp as PropagationBarrierOp
from ._sdy_ops_gen import PropagationBarrierOpAdaptor as PropagationBarrierOpAdaptor
from ._sdy_ops_gen import PropagationDirection as PropagationDirection
from ._sdy_ops_gen import PropagationEdgesAttr as PropagationEdgesAttr
from ._sdy_ops_gen import PropagationOneStepAttr as PropagationOneStepAttr
from ._sdy_ops_gen import ReduceScatterOp as ReduceScatterOp
from ._sdy_ops_gen import ReduceScatterOpAdaptor as ReduceScatterOpAdaptor
from ._sdy_ops_gen import ReductionOp as ReductionOp
from ._sdy_ops_gen import ReplicatedToUnreducedOp as ReplicatedToUnreducedOp
from ._sdy_ops_gen import ReplicatedToUnreducedOpAdaptor as ReplicatedToUnreducedOpAdaptor
from ._sdy_ops_gen import ReshardOp as ReshardOp
from ._sdy_ops_gen import ReshardOpAdaptor as ReshardOpAdaptor
from ._sdy_ops_gen import ReturnOp as ReturnOp
from ._sdy_ops_gen import ReturnOpAdaptor as ReturnOpAdaptor
from ._sdy_ops_gen import ShardedToUnreducedOp as ShardedToUnreducedOp
from ._sdy_ops_gen import ShardedToUnreducedOpAdaptor as ShardedToUnreducedOpAdaptor
from ._sdy_ops_gen import ShardingConstraintOp as ShardingConstraintOp
from ._sdy_ops_gen import ShardingConstraintOpAdaptor as ShardingConstraintOpAdaptor
from ._sdy_ops_gen import ShardingGroupOp as ShardingGroupOp
from ._sdy_ops_gen import ShardingGroupOpAdaptor as ShardingGroupOpAdaptor
from ._sdy_ops_gen import SubAxisInfoAttr as SubAxisInfoAttr
from ._sdy_ops_gen import TensorShardingAttr as TensorShardingAttr
from ._sdy_ops_gen import TensorShardingPerValueAttr as TensorShardingPerValueAttr
from ._sdy_ops_gen import _Dialect as _Dialect
from ._sdy_ops_gen import all_gather as all_gather
from ._sdy_ops_gen import all_reduce as all_reduce
from ._sdy_ops_gen import all_slice as all_slice
from ._sdy_ops_gen import all_to_all as all_to_all
from ._sdy_ops_gen import collective_permute as collective_permute
from ._sdy_ops_gen import constant as constant
from ._sdy_ops_gen import data_flow_edge as data_flow_edge
from ._sdy_ops_gen import func_data_flow_edge as func_data_flow_edge
from ._sdy_ops_gen import manual_computation as manual_computation
from ._sdy_ops_gen import mesh as mesh
from ._sdy_ops_gen import named_computation as named_computation
from ._sdy_ops_gen import propagation_barrier as propagation_barrier
from ._sdy_ops_gen import reduce_scatter as reduce_scatter
from ._sdy_ops_gen import replicated_to_unreduced as replicated_to_unreduced
from ._sdy_ops_gen import reshard as reshard
from ._sdy_ops_gen import return_ as return_
from ._sdy_ops_gen import sharded_to_unreduced as sharded_to_unreduced
from ._sdy_ops_gen import sharding_constraint as sharding_constraint
from ._sdy_ops_gen import sharding_group as sharding_group

class CompatibilityRequirement(enum.Enum):
    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3
class ManualAxesAttr(DialectAttr):  # type: ignore[misc,unused-ignore]
    @classmethod
    def get(cls, *args: Given, **given: Given) -> Any: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def parameters(self) -> dict[str, Plain]: ...  # type: ignore[override,unused-ignore]
    @property
    def typeid(self) -> str: ...  # type: ignore[override,unused-ignore]
    @property
    def value(self) -> Any: ...  # type: ignore[override,unused-ignore]
class TensorMappingAttr(DialectAttr):  # type: ignore[misc,unused-ignore]
    @property
    def dim_mappings(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def get(cls, *args: Given, **given: Given) -> Any: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def parameters(self) -> dict[str, Plain]: ...  # type: ignore[override,unused-ignore]
    @property
    def rank(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def typeid(self) -> str: ...  # type: ignore[override,unused-ignore]
def get_version_from_compatibility_requirement(requirement: CompatibilityRequirement) -> str: ...
