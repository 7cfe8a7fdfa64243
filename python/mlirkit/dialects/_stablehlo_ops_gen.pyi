# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AbsOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AbsOpAdaptor(OpAdaptor):
    operand: Value
class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AfterAllOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class AfterAllOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class AllGatherOp(OpView):
    def __init__(self, result: Types, operands_: Vals, all_gather_dim: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    all_gather_dim: IntegerAttr
    replica_groups: Attribute
    channel_handle: Attribute | None
    use_global_device_ids: bool
class AllGatherOpAdaptor(OpAdaptor):
    ...
class AllReduceOp(OpView):
    def __init__(self, operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_handle: Attribute | None
    use_global_device_ids: bool
    computation: Region
class AllReduceOpAdaptor(OpAdaptor):
    ...
class AllToAllOp(OpView):
    def __init__(self, operands_: Vals, split_dimension: Int, concat_dimension: Int, split_count: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    split_dimension: IntegerAttr
    concat_dimension: IntegerAttr
    split_count: IntegerAttr
    replica_groups: Attribute
    channel_handle: Attribute | None
class AllToAllOpAdaptor(OpAdaptor):
    ...
class AndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AsyncDoneOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AsyncDoneOpAdaptor(OpAdaptor):
    operand: Value
class AsyncStartOp(OpView):
    def __init__(self, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class AsyncStartOpAdaptor(OpAdaptor):
    ...
class Atan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class Atan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BatchNormGradOp(OpView):
    def __init__(self, operand: Val, scale: Val, mean: Val, variance: Val, grad_output: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    mean: Value
    variance: Value
    grad_output: Value
    epsilon: FloatAttr
    feature_index: IntegerAttr
    grad_operand: Value
    grad_scale: Value
    grad_offset: Value
class BatchNormGradOpAdaptor(OpAdaptor):
    operand: Value
    scale: Value
    mean: Value
    variance: Value
    grad_output: Value
class BatchNormInferenceOp(OpView):
    def __init__(self, operand: Val, scale: Val, offset: Val, mean: Val, variance: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    offset: Value
    mean: Value
    variance: Value
    epsilon: FloatAttr
    feature_index: IntegerAttr
class BatchNormInferenceOpAdaptor(OpAdaptor):
    operand: Value
    scale: Value
    offset: Value
    mean: Value
    variance: Value
class BatchNormTrainingOp(OpView):
    def __init__(self, operand: Val, scale: Val, offset: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    offset: Value
    epsilon: FloatAttr
    feature_index: IntegerAttr
    output: Value
    batch_mean: Value
    batch_var: Value
class BatchNormTrainingOpAdaptor(OpAdaptor):
    operand: Value
    scale: Value
    offset: Value
class BitcastConvertOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitcastConvertOpAdaptor(OpAdaptor):
    operand: Value
class BroadcastInDimOp(OpView):
    def __init__(self, result: Type, operand: Val, broadcast_dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    broadcast_dimensions: DenseI64ArrayAttr
class BroadcastInDimOpAdaptor(OpAdaptor):
    operand: Value
class BroadcastOp(OpView):
    def __init__(self, operand: Val, broadcast_sizes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    broadcast_sizes: DenseI64ArrayAttr
class BroadcastOpAdaptor(OpAdaptor):
    operand: Value
class CaseOp(OpView):
    def __init__(self, index: Val, num_branches: int = ..., *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    index: Value
    branches: RegionSequence
class CaseOpAdaptor(OpAdaptor):
    index: Value
class CbrtOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class CbrtOpAdaptor(OpAdaptor):
    operand: Value
class CeilOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CeilOpAdaptor(OpAdaptor):
    operand: Value
class CholeskyOp(OpView):
    def __init__(self, a: Val, *, lower: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    lower: BoolAttr
class CholeskyOpAdaptor(OpAdaptor):
    a: Value
class ClampOp(OpView):
    def __init__(self, min: Val, operand: Val, max: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    min: Value
    operand: Value
    max: Value
class ClampOpAdaptor(OpAdaptor):
    min: Value
    operand: Value
    max: Value
class ClzOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ClzOpAdaptor(OpAdaptor):
    operand: Value
class CollectiveBroadcastOp(OpView):
    def __init__(self, operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., has_dynamic_root: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_handle: Attribute | None
    has_dynamic_root: bool
class CollectiveBroadcastOpAdaptor(OpAdaptor):
    ...
class CollectivePermuteOp(OpView):
    def __init__(self, operand: Val, source_target_pairs: Plain, *, channel_handle: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    source_target_pairs: Attribute
    channel_handle: Attribute | None
class CollectivePermuteOpAdaptor(OpAdaptor):
    operand: Value
class CollectiveReduceOp(OpView):
    def __init__(self, operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., has_dynamic_root: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_handle: Attribute | None
    use_global_device_ids: bool
    has_dynamic_root: bool
    computation: Region
class CollectiveReduceOpAdaptor(OpAdaptor):
    ...
class CompareOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, comparison_direction: Int | str, *, compare_type: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    comparison_direction: Attribute
    compare_type: Attribute | None
class CompareOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ComplexOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ComplexOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CompositeOp(OpView):
    def __init__(self, result: Types, inputs: Vals, name: Str, decomposition: Sym, num_composite_regions: int = ..., *, composite_attributes: Plain | None = ..., version: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    composite_attributes: Attribute
    decomposition: FlatSymbolRefAttr
    version: IntegerAttr
    composite_regions: RegionSequence
class CompositeOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class ConcatenateOp(OpView):
    def __init__(self, inputs: Vals, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimension: IntegerAttr
class ConcatenateOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    output: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class ConvertOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertOpAdaptor(OpAdaptor):
    operand: Value
class ConvolutionOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, dimension_numbers: Plain, feature_group_count: Int, batch_group_count: Int, *, window_strides: Ints | None = ..., padding: Plain | None = ..., lhs_dilation: Ints | None = ..., rhs_dilation: Ints | None = ..., window_reversal: Bools | None = ..., precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    window_strides: DenseI64ArrayAttr | None
    padding: Attribute | None
    lhs_dilation: DenseI64ArrayAttr | None
    rhs_dilation: DenseI64ArrayAttr | None
    window_reversal: DenseBoolArrayAttr | None
    dimension_numbers: Attribute
    feature_group_count: IntegerAttr
    batch_group_count: IntegerAttr
    precision_config: ArrayAttr | None
class ConvolutionOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CosineOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class CosineOpAdaptor(OpAdaptor):
    operand: Value
class CreateTokenOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    output: Value
class CreateTokenOpAdaptor(OpAdaptor):
    ...
class CrossReplicaSumOp(OpView):
    def __init__(self, operand: Val, replica_groups: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    replica_groups: Attribute
class CrossReplicaSumOpAdaptor(OpAdaptor):
    operand: Value
class CustomCallOp(OpView):
    def __init__(self, result: Types, inputs: Vals, call_target_name: Str, *, has_side_effect: Int | None = ..., backend_config: Plain | None = ..., api_version: Int | str | None = ..., called_computations: Plain | None = ..., operand_layouts: Plain | None = ..., result_layouts: Plain | None = ..., output_operand_aliases: Plain | None = ..., result_tilings: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    call_target_name: StringAttr
    has_side_effect: BoolAttr
    backend_config: Attribute | None
    api_version: Attribute
    called_computations: ArrayAttr
    operand_layouts: ArrayAttr | None
    result_layouts: ArrayAttr | None
    output_operand_aliases: ArrayAttr
    result_tilings: ArrayAttr | None
class CustomCallOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class DivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotGeneralOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, dot_dimension_numbers: Plain, *, precision_config: Plain | None = ..., algorithm: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    dot_dimension_numbers: Attribute
    precision_config: ArrayAttr | None
    algorithm: Attribute | None
class DotGeneralOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    precision_config: ArrayAttr | None
class DotOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DynamicBroadcastInDimOp(OpView):
    def __init__(self, result: Type, operand: Val, output_dimensions: Val, broadcast_dimensions: Ints, *, known_expanding_dimensions: Ints | None = ..., known_nonexpanding_dimensions: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    output_dimensions: Value
    broadcast_dimensions: DenseI64ArrayAttr
    known_expanding_dimensions: DenseI64ArrayAttr | None
    known_nonexpanding_dimensions: DenseI64ArrayAttr | None
class DynamicBroadcastInDimOpAdaptor(OpAdaptor):
    operand: Value
    output_dimensions: Value
class DynamicConvOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, padding: Val, dimension_numbers: Plain, feature_group_count: Int, batch_group_count: Int, *, window_strides: Ints | None = ..., lhs_dilation: Ints | None = ..., rhs_dilation: Ints | None = ..., window_reversal: Bools | None = ..., precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    padding: Value
    window_strides: DenseI64ArrayAttr | None
    lhs_dilation: DenseI64ArrayAttr | None
    rhs_dilation: DenseI64ArrayAttr | None
    window_reversal: DenseBoolArrayAttr | None
    dimension_numbers: Attribute
    feature_group_count: IntegerAttr
    batch_group_count: IntegerAttr
    precision_config: ArrayAttr | None
class DynamicConvOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    padding: Value
class DynamicGatherOp(OpView):
    def __init__(self, operand: Val, start_indices: Val, slice_sizes: Val, dimension_numbers: Plain, *, indices_are_sorted: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    slice_sizes: Value
    dimension_numbers: Attribute
    indices_are_sorted: BoolAttr
class DynamicGatherOpAdaptor(OpAdaptor):
    operand: Value
    start_indices: Value
    slice_sizes: Value
class DynamicIotaOp(OpView):
    def __init__(self, result: Type, output_shape: Val, iota_dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    output_shape: Value
    iota_dimension: IntegerAttr
class DynamicIotaOpAdaptor(OpAdaptor):
    output_shape: Value
class DynamicPadOp(OpView):
    def __init__(self, result: Type, operand: Val, padding_value: Val, edge_padding_low: Val, edge_padding_high: Val, interior_padding: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    padding_value: Value
    edge_padding_low: Value
    edge_padding_high: Value
    interior_padding: Value
class DynamicPadOpAdaptor(OpAdaptor):
    operand: Value
    padding_value: Value
    edge_padding_low: Value
    edge_padding_high: Value
    interior_padding: Value
class DynamicReshapeOp(OpView):
    def __init__(self, result: Type, operand: Val, output_shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    output_shape: Value
class DynamicReshapeOpAdaptor(OpAdaptor):
    operand: Value
    output_shape: Value
class DynamicSliceOp(OpView):
    def __init__(self, operand: Val, start_indices: Vals, slice_sizes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: OpOperandList
    slice_sizes: DenseI64ArrayAttr
class DynamicSliceOpAdaptor(OpAdaptor):
    operand: Value
    start_indices: OpOperandList
class DynamicUpdateSliceOp(OpView):
    def __init__(self, operand: Val, update: Val, start_indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    update: Value
    start_indices: OpOperandList
class DynamicUpdateSliceOpAdaptor(OpAdaptor):
    operand: Value
    update: Value
    start_indices: OpOperandList
class EinsumOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, einsum_config: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    einsum_config: StringAttr
class EinsumOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ExpOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class ExpOpAdaptor(OpAdaptor):
    operand: Value
class Expm1Op(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class Expm1OpAdaptor(OpAdaptor):
    operand: Value
class FftOp(OpView):
    def __init__(self, operand: Val, fft_type: Int | str, fft_length: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fft_type: Attribute
    fft_length: DenseI64ArrayAttr
class FftOpAdaptor(OpAdaptor):
    operand: Value
class FloorOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class FloorOpAdaptor(OpAdaptor):
    operand: Value
class GatherOp(OpView):
    def __init__(self, operand: Val, start_indices: Val, dimension_numbers: Plain, slice_sizes: Ints, *, indices_are_sorted: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    dimension_numbers: Attribute
    slice_sizes: DenseI64ArrayAttr
    indices_are_sorted: BoolAttr
class GatherOpAdaptor(OpAdaptor):
    operand: Value
    start_indices: Value
class GetDimensionSizeOp(OpView):
    def __init__(self, operand: Val, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    dimension: IntegerAttr
class GetDimensionSizeOpAdaptor(OpAdaptor):
    operand: Value
class GetTupleElementOp(OpView):
    def __init__(self, operand: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    index: IntegerAttr
class GetTupleElementOpAdaptor(OpAdaptor):
    operand: Value
class IfOp(OpView):
    def __init__(self, pred: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    true_branch: Region
    false_branch: Region
class IfOpAdaptor(OpAdaptor):
    pred: Value
class ImagOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ImagOpAdaptor(OpAdaptor):
    operand: Value
class InfeedOp(OpView):
    def __init__(self, result: Types, token: Val, *, infeed_config: Str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    infeed_config: StringAttr
    layout: ArrayAttr | None
class InfeedOpAdaptor(OpAdaptor):
    token: Value
class IotaOp(OpView):
    def __init__(self, output: Type, iota_dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    iota_dimension: IntegerAttr
    output: Value
class IotaOpAdaptor(OpAdaptor):
    ...
class IsFiniteOp(OpView):
    def __init__(self, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
class IsFiniteOpAdaptor(OpAdaptor):
    x: Value
class Log1pOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class Log1pOpAdaptor(OpAdaptor):
    operand: Value
class LogOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class LogOpAdaptor(OpAdaptor):
    operand: Value
class LogisticOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class LogisticOpAdaptor(OpAdaptor):
    operand: Value
class MapOp(OpView):
    def __init__(self, inputs: Vals, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimensions: DenseI64ArrayAttr
    computation: Region
class MapOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class MaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NegOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class NegOpAdaptor(OpAdaptor):
    operand: Value
class NotOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class NotOpAdaptor(OpAdaptor):
    operand: Value
class OptimizationBarrierOp(OpView):
    def __init__(self, operand: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: OpOperandList
class OptimizationBarrierOpAdaptor(OpAdaptor):
    operand: OpOperandList
class OrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class OrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class OutfeedOp(OpView):
    def __init__(self, inputs: Vals, token: Val, *, outfeed_config: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    token: Value
    outfeed_config: StringAttr
class OutfeedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    token: Value
class PadOp(OpView):
    def __init__(self, operand: Val, padding_value: Val, edge_padding_low: Ints, edge_padding_high: Ints, interior_padding: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    padding_value: Value
    edge_padding_low: DenseI64ArrayAttr
    edge_padding_high: DenseI64ArrayAttr
    interior_padding: DenseI64ArrayAttr
class PadOpAdaptor(OpAdaptor):
    operand: Value
    padding_value: Value
class PartitionIdOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class PartitionIdOpAdaptor(OpAdaptor):
    ...
class PopulationCountOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class PopulationCountOpAdaptor(OpAdaptor):
    operand: Value
class PowOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class PowOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RealDynamicSliceOp(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, limit_indices: Val, strides: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    limit_indices: Value
    strides: Value
class RealDynamicSliceOpAdaptor(OpAdaptor):
    operand: Value
    start_indices: Value
    limit_indices: Value
    strides: Value
class RealOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RealOpAdaptor(OpAdaptor):
    operand: Value
class RecvOp(OpView):
    def __init__(self, result: Types, token: Val, channel_handle: Plain, *, is_host_transfer: Int | None = ..., source_target_pairs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    channel_handle: Attribute
    is_host_transfer: BoolAttr
    source_target_pairs: Attribute | None
class RecvOpAdaptor(OpAdaptor):
    token: Value
class ReduceOp(OpView):
    def __init__(self, inputs: Vals, init_values: Vals, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    init_values: OpOperandList
    dimensions: DenseI64ArrayAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ReduceOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    init_values: OpOperandList
class ReducePrecisionOp(OpView):
    def __init__(self, operand: Val, exponent_bits: Int, mantissa_bits: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    exponent_bits: IntegerAttr
    mantissa_bits: IntegerAttr
    output: Value
class ReducePrecisionOpAdaptor(OpAdaptor):
    operand: Value
class ReduceScatterOp(OpView):
    def __init__(self, result: Type, operand: Val, scatter_dimension: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scatter_dimension: IntegerAttr
    replica_groups: Attribute
    channel_handle: Attribute | None
    use_global_device_ids: bool
    computation: Region
class ReduceScatterOpAdaptor(OpAdaptor):
    operand: Value
class ReduceWindowOp(OpView):
    def __init__(self, inputs: Vals, init_values: Vals, window_dimensions: Ints, *, window_strides: Ints | None = ..., base_dilations: Ints | None = ..., window_dilations: Ints | None = ..., padding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    init_values: OpOperandList
    window_dimensions: DenseI64ArrayAttr
    window_strides: DenseI64ArrayAttr | None
    base_dilations: DenseI64ArrayAttr | None
    window_dilations: DenseI64ArrayAttr | None
    padding: Attribute | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ReduceWindowOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    init_values: OpOperandList
class RemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ReplicaIdOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class ReplicaIdOpAdaptor(OpAdaptor):
    ...
class ReshapeOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ReshapeOpAdaptor(OpAdaptor):
    operand: Value
class ReturnOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class ReverseOp(OpView):
    def __init__(self, operand: Val, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    dimensions: DenseI64ArrayAttr
class ReverseOpAdaptor(OpAdaptor):
    operand: Value
class RngBitGeneratorOp(OpView):
    def __init__(self, output_state: Type, output: Type, rng_algorithm: Int | str, initial_state: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    initial_state: Value
    rng_algorithm: Attribute
    output_state: Value
    output: Value
class RngBitGeneratorOpAdaptor(OpAdaptor):
    initial_state: Value
class RngOp(OpView):
    def __init__(self, a: Val, b: Val, shape: Val, rng_distribution: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    shape: Value
    rng_distribution: Attribute
class RngOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    shape: Value
class RoundNearestEvenOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RoundNearestEvenOpAdaptor(OpAdaptor):
    operand: Value
class RoundOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RoundOpAdaptor(OpAdaptor):
    operand: Value
class RsqrtOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class RsqrtOpAdaptor(OpAdaptor):
    operand: Value
class ScatterOp(OpView):
    def __init__(self, inputs: Vals, scatter_indices: Val, updates: Vals, scatter_dimension_numbers: Plain, *, indices_are_sorted: Int | None = ..., unique_indices: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
    scatter_dimension_numbers: Attribute
    indices_are_sorted: BoolAttr
    unique_indices: BoolAttr
    update_computation: Region
class ScatterOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
class SelectAndScatterOp(OpView):
    def __init__(self, operand: Val, source: Val, init_value: Val, *, window_dimensions: Ints | None = ..., window_strides: Ints | None = ..., padding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    source: Value
    init_value: Value
    window_dimensions: DenseI64ArrayAttr | None
    window_strides: DenseI64ArrayAttr | None
    padding: Attribute | None
    select: Region
    scatter: Region
class SelectAndScatterOpAdaptor(OpAdaptor):
    operand: Value
    source: Value
    init_value: Value
class SelectOp(OpView):
    def __init__(self, pred: Val, on_true: Val, on_false: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    on_true: Value
    on_false: Value
class SelectOpAdaptor(OpAdaptor):
    pred: Value
    on_true: Value
    on_false: Value
class SendOp(OpView):
    def __init__(self, inputs: Vals, token: Val, channel_handle: Plain, *, is_host_transfer: Int | None = ..., source_target_pairs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    token: Value
    channel_handle: Attribute
    is_host_transfer: BoolAttr
    source_target_pairs: Attribute | None
class SendOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    token: Value
class SetDimensionSizeOp(OpView):
    def __init__(self, operand: Val, size: Val, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    size: Value
    dimension: IntegerAttr
class SetDimensionSizeOpAdaptor(OpAdaptor):
    operand: Value
    size: Value
class ShiftLeftOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftLeftOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShiftRightArithmeticOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftRightArithmeticOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShiftRightLogicalOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftRightLogicalOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SignOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SignOpAdaptor(OpAdaptor):
    operand: Value
class SineOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class SineOpAdaptor(OpAdaptor):
    operand: Value
class SliceOp(OpView):
    def __init__(self, operand: Val, start_indices: Ints, limit_indices: Ints, strides: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: DenseI64ArrayAttr
    limit_indices: DenseI64ArrayAttr
    strides: DenseI64ArrayAttr
class SliceOpAdaptor(OpAdaptor):
    operand: Value
class SortOp(OpView):
    def __init__(self, inputs: Vals, *, dimension: Int | None = ..., is_stable: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimension: IntegerAttr
    is_stable: BoolAttr
    comparator: Region
class SortOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class SqrtOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class SqrtOpAdaptor(OpAdaptor):
    operand: Value
class SubtractOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubtractOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class TanOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class TanOpAdaptor(OpAdaptor):
    operand: Value
class TanhOp(OpView):
    def __init__(self, operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class TanhOpAdaptor(OpAdaptor):
    operand: Value
class TorchIndexSelectOp(OpView):
    def __init__(self, result: Type, operand: Val, index: Val, dim: Int, batch_dims: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    index: Value
    dim: IntegerAttr
    batch_dims: IntegerAttr
class TorchIndexSelectOpAdaptor(OpAdaptor):
    operand: Value
    index: Value
class TransposeOp(OpView):
    def __init__(self, operand: Val, permutation: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    permutation: DenseI64ArrayAttr
class TransposeOpAdaptor(OpAdaptor):
    operand: Value
class TriangularSolveOp(OpView):
    def __init__(self, a: Val, b: Val, left_side: Int, lower: Int, unit_diagonal: Int, transpose_a: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    left_side: BoolAttr
    lower: BoolAttr
    unit_diagonal: BoolAttr
    transpose_a: Attribute
class TriangularSolveOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class TupleOp(OpView):
    def __init__(self, val: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: OpOperandList
class TupleOpAdaptor(OpAdaptor):
    val: OpOperandList
class UnaryEinsumOp(OpView):
    def __init__(self, result: Type, operand: Val, einsum_config: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    einsum_config: StringAttr
class UnaryEinsumOpAdaptor(OpAdaptor):
    operand: Value
class UniformDequantizeOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class UniformDequantizeOpAdaptor(OpAdaptor):
    operand: Value
class UniformQuantizeOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class UniformQuantizeOpAdaptor(OpAdaptor):
    operand: Value
class WhileOp(OpView):
    def __init__(self, operand: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: OpOperandList
    cond: Region
    body: Region  # type: ignore[assignment,override,unused-ignore]
class WhileOpAdaptor(OpAdaptor):
    operand: OpOperandList
class XorOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class XorOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
def abs(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def after_all(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_gather(result: Types, operands_: Vals, all_gather_dim: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllGatherOp: ...
def all_reduce(operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllReduceOp: ...
def all_to_all(operands_: Vals, split_dimension: Int, concat_dimension: Int, split_count: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllToAllOp: ...
def and_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def async_done(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def async_start(operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan2(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def batch_norm_grad(operand: Val, scale: Val, mean: Val, variance: Val, grad_output: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def batch_norm_inference(operand: Val, scale: Val, offset: Val, mean: Val, variance: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def batch_norm_training(operand: Val, scale: Val, offset: Val, epsilon: Float, feature_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def bitcast_convert(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast(operand: Val, broadcast_sizes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_in_dim(result: Type, operand: Val, broadcast_dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def case(index: Val, num_branches: int = ..., *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CaseOp: ...
def cbrt(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceil(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cholesky(a: Val, *, lower: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clamp(min: Val, operand: Val, max: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_broadcast(operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., has_dynamic_root: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CollectiveBroadcastOp: ...
def collective_permute(operand: Val, source_target_pairs: Plain, *, channel_handle: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_reduce(operands_: Vals, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., has_dynamic_root: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CollectiveReduceOp: ...
def compare(lhs: Val, rhs: Val, comparison_direction: Int | str, *, compare_type: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def complex(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def composite(result: Types, inputs: Vals, name: Str, decomposition: Sym, num_composite_regions: int = ..., *, composite_attributes: Plain | None = ..., version: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CompositeOp: ...
def concatenate(inputs: Vals, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convolution(result: Type, lhs: Val, rhs: Val, dimension_numbers: Plain, feature_group_count: Int, batch_group_count: Int, *, window_strides: Ints | None = ..., padding: Plain | None = ..., lhs_dilation: Ints | None = ..., rhs_dilation: Ints | None = ..., window_reversal: Bools | None = ..., precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cosine(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def count_leading_zeros(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_token(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cross_replica_sum(operand: Val, replica_groups: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def custom_call(result: Types, inputs: Vals, call_target_name: Str, *, has_side_effect: Int | None = ..., backend_config: Plain | None = ..., api_version: Int | str | None = ..., called_computations: Plain | None = ..., operand_layouts: Plain | None = ..., result_layouts: Plain | None = ..., output_operand_aliases: Plain | None = ..., result_tilings: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CustomCallOp: ...
def divide(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot(result: Type, lhs: Val, rhs: Val, *, precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_general(result: Type, lhs: Val, rhs: Val, dot_dimension_numbers: Plain, *, precision_config: Plain | None = ..., algorithm: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_broadcast_in_dim(result: Type, operand: Val, output_dimensions: Val, broadcast_dimensions: Ints, *, known_expanding_dimensions: Ints | None = ..., known_nonexpanding_dimensions: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_conv(result: Type, lhs: Val, rhs: Val, padding: Val, dimension_numbers: Plain, feature_group_count: Int, batch_group_count: Int, *, window_strides: Ints | None = ..., lhs_dilation: Ints | None = ..., rhs_dilation: Ints | None = ..., window_reversal: Bools | None = ..., precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_gather(operand: Val, start_indices: Val, slice_sizes: Val, dimension_numbers: Plain, *, indices_are_sorted: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_iota(result: Type, output_shape: Val, iota_dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_pad(result: Type, operand: Val, padding_value: Val, edge_padding_low: Val, edge_padding_high: Val, interior_padding: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_reshape(result: Type, operand: Val, output_shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_slice(operand: Val, start_indices: Vals, slice_sizes: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_update_slice(operand: Val, update: Val, start_indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def einsum(result: Type, lhs: Val, rhs: Val, einsum_config: Str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential_minus_one(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fft(operand: Val, fft_type: Int | str, fft_length: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floor(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(operand: Val, start_indices: Val, dimension_numbers: Plain, slice_sizes: Ints, *, indices_are_sorted: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_dimension_size(operand: Val, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_tuple_element(operand: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def if_(pred: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IfOp: ...
def imag(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def infeed(result: Types, token: Val, *, infeed_config: Str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InfeedOp: ...
def iota(output: Type, iota_dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_finite(x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log_plus_one(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logistic(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def map(inputs: Vals, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maximum(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minimum(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def multiply(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def negate(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def not_(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def optimization_barrier(operand: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | OptimizationBarrierOp: ...
def or_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def outfeed(inputs: Vals, token: Val, *, outfeed_config: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pad(operand: Val, padding_value: Val, edge_padding_low: Ints, edge_padding_high: Ints, interior_padding: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def partition_id(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def popcnt(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def power(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def real(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def real_dynamic_slice(result: Type, operand: Val, start_indices: Val, limit_indices: Val, strides: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def recv(result: Types, token: Val, channel_handle: Plain, *, is_host_transfer: Int | None = ..., source_target_pairs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RecvOp: ...
def reduce(inputs: Vals, init_values: Vals, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceOp: ...
def reduce_precision(operand: Val, exponent_bits: Int, mantissa_bits: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_scatter(result: Type, operand: Val, scatter_dimension: Int, replica_groups: Plain, *, channel_handle: Plain | None = ..., use_global_device_ids: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_window(inputs: Vals, init_values: Vals, window_dimensions: Ints, *, window_strides: Ints | None = ..., base_dilations: Ints | None = ..., window_dilations: Ints | None = ..., padding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceWindowOp: ...
def remainder(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def replica_id(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def reverse(operand: Val, dimensions: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rng(a: Val, b: Val, shape: Val, rng_distribution: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rng_bit_generator(output_state: Type, output: Type, rng_algorithm: Int | str, initial_state: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def round_nearest_afz(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def round_nearest_even(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(inputs: Vals, scatter_indices: Val, updates: Vals, scatter_dimension_numbers: Plain, *, indices_are_sorted: Int | None = ..., unique_indices: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScatterOp: ...
def select(pred: Val, on_true: Val, on_false: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select_and_scatter(operand: Val, source: Val, init_value: Val, *, window_dimensions: Ints | None = ..., window_strides: Ints | None = ..., padding: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send(inputs: Vals, token: Val, channel_handle: Plain, *, is_host_transfer: Int | None = ..., source_target_pairs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def set_dimension_size(operand: Val, size: Val, dimension: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_left(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_right_arithmetic(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_right_logical(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sign(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sine(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice(operand: Val, start_indices: Ints, limit_indices: Ints, strides: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sort(inputs: Vals, *, dimension: Int | None = ..., is_stable: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SortOp: ...
def sqrt(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subtract(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh(operand: Val, *, result_accuracy: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def torch_index_select(result: Type, operand: Val, index: Val, dim: Int, batch_dims: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def transpose(operand: Val, permutation: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def triangular_solve(a: Val, b: Val, left_side: Int, lower: Int, unit_diagonal: Int, transpose_a: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tuple(val: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unary_einsum(result: Type, operand: Val, einsum_config: Str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uniform_dequantize(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uniform_quantize(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def while_(operand: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WhileOp: ...
def xor(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ComparisonDirection(enum.IntEnum):
    EQ = 0
    NE = 1
    GE = 2
    GT = 3
    LE = 4
    LT = 5
class ComparisonType(enum.IntEnum):
    NOTYPE = 0
    FLOAT = 1
    TOTALORDER = 2
    SIGNED = 3
    UNSIGNED = 4
class CustomCallApiVersion(enum.IntEnum):
    API_VERSION_UNSPECIFIED = 0
    API_VERSION_ORIGINAL = 1
    API_VERSION_STATUS_RETURNING = 2
    API_VERSION_STATUS_RETURNING_UNIFIED = 3
    API_VERSION_TYPED_FFI = 4
class FftType(enum.IntEnum):
    FFT = 0
    IFFT = 1
    RFFT = 2
    IRFFT = 3
class Precision(enum.IntEnum):
    DEFAULT = 0
    HIGH = 1
    HIGHEST = 2
class ResultAccuracyMode(enum.IntEnum):
    DEFAULT = 0
    HIGHEST = 1
    TOLERANCE = 2
class RngAlgorithm(enum.IntEnum):
    DEFAULT = 0
    THREE_FRY = 1
    PHILOX = 2
class RngDistribution(enum.IntEnum):
    UNIFORM = 1
    NORMAL = 2
class Transpose(enum.IntEnum):
    TRANSPOSE_INVALID = 0
    NO_TRANSPOSE = 1
    TRANSPOSE = 2
    ADJOINT = 3
class AxisRef(DialectAttr):
    @classmethod
    def get(cls, name: str, sub_axis_info: Plain | None = ..., context: Context | None = ...) -> AxisRef: ...  # type: ignore[override,unused-ignore]
    name: str
    sub_axis_info: Any
AxisRefAttr = AxisRef
class ChannelHandle(DialectAttr):
    @classmethod
    def get(cls, handle: int, type: int, context: Context | None = ...) -> ChannelHandle: ...  # type: ignore[override,unused-ignore]
    handle: int
    channel_type: int
ChannelHandleAttr = ChannelHandle
class ComparisonDirectionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonDirectionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ComparisonTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ConvDimensionNumbers(DialectAttr):
    @classmethod
    def get(cls, input_batch_dimension: int, input_feature_dimension: int, input_spatial_dimensions: _Sequence[int], kernel_input_feature_dimension: int, kernel_output_feature_dimension: int, kernel_spatial_dimensions: _Sequence[int], output_batch_dimension: int, output_feature_dimension: int, output_spatial_dimensions: _Sequence[int] | None = ..., context: Context | None = ...) -> ConvDimensionNumbers: ...  # type: ignore[override,unused-ignore]
    input_batch_dimension: int
    input_feature_dimension: int
    input_spatial_dimensions: list[int]
    kernel_input_feature_dimension: int
    kernel_output_feature_dimension: int
    kernel_spatial_dimensions: list[int]
    output_batch_dimension: int
    output_feature_dimension: int
    output_spatial_dimensions: list[int]
ConvDimensionNumbersAttr = ConvDimensionNumbers
class DotAlgorithm(DialectAttr):
    @classmethod
    def get(cls, lhs_precision_type: Type, rhs_precision_type: Type, accumulation_type: Type, lhs_component_count: int, rhs_component_count: int, num_primitive_operations: int, allow_imprecise_accumulation: bool, context: Context | None = ...) -> DotAlgorithm: ...  # type: ignore[override,unused-ignore]
    lhs_precision_type: Type
    rhs_precision_type: Type
    accumulation_type: Type
    lhs_component_count: int
    rhs_component_count: int
    num_primitive_operations: int
    allow_imprecise_accumulation: bool
DotAlgorithmAttr = DotAlgorithm
class DotDimensionNumbers(DialectAttr):
    @classmethod
    def get(cls, lhs_batching_dimensions: _Sequence[int] | None = ..., rhs_batching_dimensions: _Sequence[int] | None = ..., lhs_contracting_dimensions: _Sequence[int] | None = ..., rhs_contracting_dimensions: _Sequence[int] | None = ..., context: Context | None = ...) -> DotDimensionNumbers: ...  # type: ignore[override,unused-ignore]
    lhs_batching_dimensions: list[int]
    rhs_batching_dimensions: list[int]
    lhs_contracting_dimensions: list[int]
    rhs_contracting_dimensions: list[int]
DotDimensionNumbersAttr = DotDimensionNumbers
class FftTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FftTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Future(DialectType):
    @classmethod
    def get(cls, types: _Sequence[Type] | None = ..., context: Context | None = ...) -> Future: ...  # type: ignore[override,unused-ignore]
    types: list[Type]
FutureType = Future
class GatherDimensionNumbers(DialectAttr):
    @classmethod
    def get(cls, offset_dims: _Sequence[int], collapsed_slice_dims: _Sequence[int], operand_batching_dims: _Sequence[int], start_indices_batching_dims: _Sequence[int], start_index_map: _Sequence[int], index_vector_dim: int, context: Context | None = ...) -> GatherDimensionNumbers: ...  # type: ignore[override,unused-ignore]
    offset_dims: list[int]
    collapsed_slice_dims: list[int]
    operand_batching_dims: list[int]
    start_indices_batching_dims: list[int]
    start_index_map: list[int]
    index_vector_dim: int
GatherDimensionNumbersAttr = GatherDimensionNumbers
class Mesh(DialectAttr):
    @classmethod
    def get(cls, axes: _Sequence[Plain] | None = ..., device_ids: Plain | None = ..., context: Context | None = ...) -> Mesh: ...  # type: ignore[override,unused-ignore]
    axes: list[Any]
    device_ids: Any
MeshAttr = Mesh
class MeshAxis(DialectAttr):
    @classmethod
    def get(cls, name: str, size: int, context: Context | None = ...) -> MeshAxis: ...  # type: ignore[override,unused-ignore]
    name: str
    size: int
MeshAxisAttr = MeshAxis
class OutputOperandAlias(DialectAttr):
    @classmethod
    def get(cls, output_tuple_indices: _Sequence[int], operand_index: int, operand_tuple_indices: _Sequence[int] | None = ..., context: Context | None = ...) -> OutputOperandAlias: ...  # type: ignore[override,unused-ignore]
    output_tuple_indices: list[int]
    operand_index: int
    operand_tuple_indices: list[int]
OutputOperandAliasAttr = OutputOperandAlias
class PrecisionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PrecisionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReplicaGroupMeshAxes(DialectAttr):
    @classmethod
    def get(cls, mesh: Plain, axes: Plain, context: Context | None = ...) -> ReplicaGroupMeshAxes: ...  # type: ignore[override,unused-ignore]
    mesh: Any
    axes: Any
ReplicaGroupMeshAxesAttr = ReplicaGroupMeshAxes
class ResultAccuracy(DialectAttr):
    @classmethod
    def get(cls, atol: float, rtol: float, ulps: int, mode: Plain, context: Context | None = ...) -> ResultAccuracy: ...  # type: ignore[override,unused-ignore]
    atol: float
    rtol: float
    ulps: int
    mode: Any
ResultAccuracyAttr = ResultAccuracy
class ResultAccuracyModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ResultAccuracyModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RngAlgorithmAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RngAlgorithmAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RngDistributionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RngDistributionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ScatterDimensionNumbers(DialectAttr):
    @classmethod
    def get(cls, update_window_dims: _Sequence[int], inserted_window_dims: _Sequence[int], input_batching_dims: _Sequence[int], scatter_indices_batching_dims: _Sequence[int], scattered_dims_to_operand_dims: _Sequence[int], index_vector_dim: int, context: Context | None = ...) -> ScatterDimensionNumbers: ...  # type: ignore[override,unused-ignore]
    update_window_dims: list[int]
    inserted_window_dims: list[int]
    input_batching_dims: list[int]
    scatter_indices_batching_dims: list[int]
    scattered_dims_to_operand_dims: list[int]
    index_vector_dim: int
ScatterDimensionNumbersAttr = ScatterDimensionNumbers
class SubAxisInfo(DialectAttr):
    @classmethod
    def get(cls, pre_size: int, size: int, context: Context | None = ...) -> SubAxisInfo: ...  # type: ignore[override,unused-ignore]
    pre_size: int
    size: int
SubAxisInfoAttr = SubAxisInfo
class Token(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Token: ...  # type: ignore[override,unused-ignore]
TokenType = Token
class TransposeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TransposeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TypeExtensions(DialectAttr):
    @classmethod
    def get(cls, bounds: _Sequence[int] | None = ..., context: Context | None = ...) -> TypeExtensions: ...  # type: ignore[override,unused-ignore]
    bounds: list[int]
TypeExtensionsAttr = TypeExtensions
