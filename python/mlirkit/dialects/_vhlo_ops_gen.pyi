# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AbsOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AbsOpV1Adaptor(OpAdaptor):
    operand: Value
class AddOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AfterAllOpV1(OpView):
    def __init__(self, result: Type, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class AfterAllOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class AllGatherOpV1(OpView):
    def __init__(self, result: Type, operand: Val, all_gather_dim: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    all_gather_dim: Attribute
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
class AllGatherOpV1Adaptor(OpAdaptor):
    operand: Value
class AllGatherOpV2(OpView):
    def __init__(self, results_: Types, operands_: Vals, all_gather_dim: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    all_gather_dim: Attribute
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
    results_: OpResultList
class AllGatherOpV2Adaptor(OpAdaptor):
    ...
class AllReduceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
    computation: Region
class AllReduceOpV1Adaptor(OpAdaptor):
    operand: Value
class AllReduceOpV2(OpView):
    def __init__(self, results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
    results_: OpResultList
    computation: Region
class AllReduceOpV2Adaptor(OpAdaptor):
    ...
class AllToAllOpV1(OpView):
    def __init__(self, result: Type, operand: Val, split_dimension: Plain, concat_dimension: Plain, split_count: Plain, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    split_dimension: Attribute
    concat_dimension: Attribute
    split_count: Attribute
    replica_groups: Attribute
    channel_id: Attribute
class AllToAllOpV1Adaptor(OpAdaptor):
    operand: Value
class AllToAllOpV2(OpView):
    def __init__(self, results_: Types, operands_: Vals, split_dimension: Plain, concat_dimension: Plain, split_count: Plain, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    split_dimension: Attribute
    concat_dimension: Attribute
    split_count: Attribute
    replica_groups: Attribute
    channel_id: Attribute
    results_: OpResultList
class AllToAllOpV2Adaptor(OpAdaptor):
    ...
class AndOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AndOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AsyncDoneOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AsyncDoneOpV1Adaptor(OpAdaptor):
    operand: Value
class AsyncStartOpV1(OpView):
    def __init__(self, result: Type, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    collective: Region
class AsyncStartOpV1Adaptor(OpAdaptor):
    ...
class Atan2OpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class Atan2OpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BatchNormGradOpV1(OpView):
    def __init__(self, grad_operand: Type, grad_scale: Type, grad_offset: Type, operand: Val, scale: Val, mean: Val, variance: Val, grad_output: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    mean: Value
    variance: Value
    grad_output: Value
    epsilon: Attribute
    feature_index: Attribute
    grad_operand: Value
    grad_scale: Value
    grad_offset: Value
class BatchNormGradOpV1Adaptor(OpAdaptor):
    operand: Value
    scale: Value
    mean: Value
    variance: Value
    grad_output: Value
class BatchNormInferenceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, scale: Val, offset: Val, mean: Val, variance: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    offset: Value
    mean: Value
    variance: Value
    epsilon: Attribute
    feature_index: Attribute
class BatchNormInferenceOpV1Adaptor(OpAdaptor):
    operand: Value
    scale: Value
    offset: Value
    mean: Value
    variance: Value
class BatchNormTrainingOpV1(OpView):
    def __init__(self, output: Type, batch_mean: Type, batch_var: Type, operand: Val, scale: Val, offset: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scale: Value
    offset: Value
    epsilon: Attribute
    feature_index: Attribute
    output: Value
    batch_mean: Value
    batch_var: Value
class BatchNormTrainingOpV1Adaptor(OpAdaptor):
    operand: Value
    scale: Value
    offset: Value
class BitcastConvertOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitcastConvertOpV1Adaptor(OpAdaptor):
    operand: Value
class BroadcastInDimOpV1(OpView):
    def __init__(self, result: Type, operand: Val, broadcast_dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    broadcast_dimensions: Attribute
class BroadcastInDimOpV1Adaptor(OpAdaptor):
    operand: Value
class BroadcastOpV1(OpView):
    def __init__(self, result: Type, operand: Val, broadcast_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    broadcast_sizes: Attribute
class BroadcastOpV1Adaptor(OpAdaptor):
    operand: Value
class CallOpV1(OpView):
    def __init__(self, results_: Types, callee: Plain, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    callee: Attribute
    results_: OpResultList
class CallOpV1Adaptor(OpAdaptor):
    ...
class CaseOpV1(OpView):
    def __init__(self, results_: Types, index: Val, num_branches: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    index: Value
    results_: OpResultList
    branches: RegionSequence
class CaseOpV1Adaptor(OpAdaptor):
    index: Value
class CbrtOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CbrtOpV1Adaptor(OpAdaptor):
    operand: Value
class CbrtOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class CbrtOpV2Adaptor(OpAdaptor):
    operand: Value
class CeilOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CeilOpV1Adaptor(OpAdaptor):
    operand: Value
class CholeskyOpV1(OpView):
    def __init__(self, result: Type, a: Val, lower: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    lower: Attribute
class CholeskyOpV1Adaptor(OpAdaptor):
    a: Value
class ClampOpV1(OpView):
    def __init__(self, result: Type, min: Val, operand: Val, max: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    min: Value
    operand: Value
    max: Value
class ClampOpV1Adaptor(OpAdaptor):
    min: Value
    operand: Value
    max: Value
class ClzOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ClzOpV1Adaptor(OpAdaptor):
    operand: Value
class CollectiveBroadcastOpV1(OpView):
    def __init__(self, result: Type, operand: Val, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    replica_groups: Attribute
    channel_id: Attribute
class CollectiveBroadcastOpV1Adaptor(OpAdaptor):
    operand: Value
class CollectiveBroadcastOpV2(OpView):
    def __init__(self, results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, has_dynamic_root: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_id: Attribute
    has_dynamic_root: Attribute
    results_: OpResultList
class CollectiveBroadcastOpV2Adaptor(OpAdaptor):
    ...
class CollectivePermuteOpV1(OpView):
    def __init__(self, result: Type, operand: Val, source_target_pairs: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    source_target_pairs: Attribute
    channel_id: Attribute
class CollectivePermuteOpV1Adaptor(OpAdaptor):
    operand: Value
class CollectiveReduceOpV1(OpView):
    def __init__(self, results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, has_dynamic_root: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
    has_dynamic_root: Attribute
    results_: OpResultList
    computation: Region
class CollectiveReduceOpV1Adaptor(OpAdaptor):
    ...
class CompareOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, comparison_direction: Plain, compare_type: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    comparison_direction: Attribute
    compare_type: Attribute
class CompareOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ComplexOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ComplexOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CompositeOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, name: Plain, composite_attributes: Plain, decomposition: Plain, version: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    name: Attribute  # type: ignore[assignment,override,unused-ignore]
    composite_attributes: Attribute
    decomposition: Attribute
    version: Attribute
    results_: OpResultList
class CompositeOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class CompositeOpV2(OpView):
    def __init__(self, results_: Types, inputs: Vals, name: Plain, composite_attributes: Plain, decomposition: Plain, version: Plain, num_composite_regions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    name: Attribute  # type: ignore[assignment,override,unused-ignore]
    composite_attributes: Attribute
    decomposition: Attribute
    version: Attribute
    results_: OpResultList
    composite_regions: RegionSequence
class CompositeOpV2Adaptor(OpAdaptor):
    inputs: OpOperandList
class ConcatenateOpV1(OpView):
    def __init__(self, result: Type, inputs: Vals, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimension: Attribute
class ConcatenateOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class ConstantOpV1(OpView):
    def __init__(self, output: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    output: Value
class ConstantOpV1Adaptor(OpAdaptor):
    ...
class ConvertOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConvertOpV1Adaptor(OpAdaptor):
    operand: Value
class ConvolutionOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, window_strides: Plain, padding: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    window_strides: Attribute
    padding: Attribute
    lhs_dilation: Attribute
    rhs_dilation: Attribute
    window_reversal: Attribute
    input_batch_dimension: Attribute
    input_feature_dimension: Attribute
    input_spatial_dimensions: Attribute
    kernel_input_feature_dimension: Attribute
    kernel_output_feature_dimension: Attribute
    kernel_spatial_dimensions: Attribute
    output_batch_dimension: Attribute
    output_feature_dimension: Attribute
    output_spatial_dimensions: Attribute
    feature_group_count: Attribute
    batch_group_count: Attribute
    precision_config: Attribute
class ConvolutionOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CosineOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CosineOpV1Adaptor(OpAdaptor):
    operand: Value
class CosineOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class CosineOpV2Adaptor(OpAdaptor):
    operand: Value
class CreateTokenOpV1(OpView):
    def __init__(self, output: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    output: Value
class CreateTokenOpV1Adaptor(OpAdaptor):
    ...
class CrossReplicaSumOpV1(OpView):
    def __init__(self, result: Type, operand: Val, replica_groups: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    replica_groups: Attribute
class CrossReplicaSumOpV1Adaptor(OpAdaptor):
    operand: Value
class CustomCallOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, call_target_name: Plain, has_side_effect: Plain, backend_config: Plain, api_version: Plain, called_computations: Plain, operand_layouts: Plain, result_layouts: Plain, output_operand_aliases: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    call_target_name: Attribute
    has_side_effect: Attribute
    backend_config: Attribute
    api_version: Attribute
    called_computations: Attribute
    operand_layouts: Attribute
    result_layouts: Attribute
    output_operand_aliases: Attribute
    results_: OpResultList
class CustomCallOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class CustomCallOpV2(OpView):
    def __init__(self, results_: Types, inputs: Vals, call_target_name: Plain, has_side_effect: Plain, backend_config: Plain, api_version: Plain, called_computations: Plain, operand_layouts: Plain, result_layouts: Plain, output_operand_aliases: Plain, result_tilings: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    call_target_name: Attribute
    has_side_effect: Attribute
    backend_config: Attribute
    api_version: Attribute
    called_computations: Attribute
    operand_layouts: Attribute
    result_layouts: Attribute
    output_operand_aliases: Attribute
    result_tilings: Attribute
    results_: OpResultList
class CustomCallOpV2Adaptor(OpAdaptor):
    inputs: OpOperandList
class DivOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotGeneralOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, lhs_batching_dimensions: Plain, rhs_batching_dimensions: Plain, lhs_contracting_dimensions: Plain, rhs_contracting_dimensions: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhs_batching_dimensions: Attribute
    rhs_batching_dimensions: Attribute
    lhs_contracting_dimensions: Attribute
    rhs_contracting_dimensions: Attribute
    precision_config: Attribute
class DotGeneralOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotGeneralOpV2(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, lhs_batching_dimensions: Plain, rhs_batching_dimensions: Plain, lhs_contracting_dimensions: Plain, rhs_contracting_dimensions: Plain, precision_config: Plain, lhs_precision_type: Plain, rhs_precision_type: Plain, accumulation_type: Plain, lhs_component_count: Plain, rhs_component_count: Plain, num_primitive_operations: Plain, allow_imprecise_accumulation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhs_batching_dimensions: Attribute
    rhs_batching_dimensions: Attribute
    lhs_contracting_dimensions: Attribute
    rhs_contracting_dimensions: Attribute
    precision_config: Attribute
    lhs_precision_type: Attribute
    rhs_precision_type: Attribute
    accumulation_type: Attribute
    lhs_component_count: Attribute
    rhs_component_count: Attribute
    num_primitive_operations: Attribute
    allow_imprecise_accumulation: Attribute
class DotGeneralOpV2Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    precision_config: Attribute
class DotOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DynamicBroadcastInDimOpV1(OpView):
    def __init__(self, result: Type, operand: Val, output_dimensions: Val, broadcast_dimensions: Plain, known_expanding_dimensions: Plain, known_nonexpanding_dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    output_dimensions: Value
    broadcast_dimensions: Attribute
    known_expanding_dimensions: Attribute
    known_nonexpanding_dimensions: Attribute
class DynamicBroadcastInDimOpV1Adaptor(OpAdaptor):
    operand: Value
    output_dimensions: Value
class DynamicConvOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, d_padding: Val, window_strides: Plain, padding: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    d_padding: Value
    window_strides: Attribute
    padding: Attribute
    lhs_dilation: Attribute
    rhs_dilation: Attribute
    window_reversal: Attribute
    input_batch_dimension: Attribute
    input_feature_dimension: Attribute
    input_spatial_dimensions: Attribute
    kernel_input_feature_dimension: Attribute
    kernel_output_feature_dimension: Attribute
    kernel_spatial_dimensions: Attribute
    output_batch_dimension: Attribute
    output_feature_dimension: Attribute
    output_spatial_dimensions: Attribute
    feature_group_count: Attribute
    batch_group_count: Attribute
    precision_config: Attribute
class DynamicConvOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    d_padding: Value
class DynamicConvOpV2(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, padding: Val, window_strides: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    padding: Value
    window_strides: Attribute
    lhs_dilation: Attribute
    rhs_dilation: Attribute
    window_reversal: Attribute
    input_batch_dimension: Attribute
    input_feature_dimension: Attribute
    input_spatial_dimensions: Attribute
    kernel_input_feature_dimension: Attribute
    kernel_output_feature_dimension: Attribute
    kernel_spatial_dimensions: Attribute
    output_batch_dimension: Attribute
    output_feature_dimension: Attribute
    output_spatial_dimensions: Attribute
    feature_group_count: Attribute
    batch_group_count: Attribute
    precision_config: Attribute
class DynamicConvOpV2Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    padding: Value
class DynamicGatherOpV1(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, slice_sizes: Val, offset_dims: Plain, collapsed_slice_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    slice_sizes: Value
    offset_dims: Attribute
    collapsed_slice_dims: Attribute
    start_index_map: Attribute
    index_vector_dim: Attribute
    indices_are_sorted: Attribute
class DynamicGatherOpV1Adaptor(OpAdaptor):
    operand: Value
    start_indices: Value
    slice_sizes: Value
class DynamicGatherOpV2(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, slice_sizes: Val, offset_dims: Plain, collapsed_slice_dims: Plain, operand_batching_dims: Plain, start_indices_batching_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    slice_sizes: Value
    offset_dims: Attribute
    collapsed_slice_dims: Attribute
    operand_batching_dims: Attribute
    start_indices_batching_dims: Attribute
    start_index_map: Attribute
    index_vector_dim: Attribute
    indices_are_sorted: Attribute
class DynamicGatherOpV2Adaptor(OpAdaptor):
    operand: Value
    start_indices: Value
    slice_sizes: Value
class DynamicIotaOpV1(OpView):
    def __init__(self, result: Type, output_shape: Val, iota_dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    output_shape: Value
    iota_dimension: Attribute
class DynamicIotaOpV1Adaptor(OpAdaptor):
    output_shape: Value
class DynamicPadOpV1(OpView):
    def __init__(self, result: Type, operand: Val, padding_value: Val, edge_padding_low: Val, edge_padding_high: Val, interior_padding: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    padding_value: Value
    edge_padding_low: Value
    edge_padding_high: Value
    interior_padding: Value
class DynamicPadOpV1Adaptor(OpAdaptor):
    operand: Value
    padding_value: Value
    edge_padding_low: Value
    edge_padding_high: Value
    interior_padding: Value
class DynamicReshapeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, output_shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    output_shape: Value
class DynamicReshapeOpV1Adaptor(OpAdaptor):
    operand: Value
    output_shape: Value
class DynamicSliceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Vals, slice_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: OpOperandList
    slice_sizes: Attribute
class DynamicSliceOpV1Adaptor(OpAdaptor):
    operand: Value
    start_indices: OpOperandList
class DynamicUpdateSliceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, update: Val, start_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    update: Value
    start_indices: OpOperandList
class DynamicUpdateSliceOpV1Adaptor(OpAdaptor):
    operand: Value
    update: Value
    start_indices: OpOperandList
class EinsumOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, einsum_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    einsum_config: Attribute
class EinsumOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ExpOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ExpOpV1Adaptor(OpAdaptor):
    operand: Value
class ExpOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class ExpOpV2Adaptor(OpAdaptor):
    operand: Value
class Expm1OpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class Expm1OpV1Adaptor(OpAdaptor):
    operand: Value
class Expm1OpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class Expm1OpV2Adaptor(OpAdaptor):
    operand: Value
class FftOpV1(OpView):
    def __init__(self, result: Type, operand: Val, fft_type: Plain, fft_length: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fft_type: Attribute
    fft_length: Attribute
class FftOpV1Adaptor(OpAdaptor):
    operand: Value
class FloorOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class FloorOpV1Adaptor(OpAdaptor):
    operand: Value
class FuncOpV1(OpView):
    def __init__(self, sym_name: Plain, function_type: Plain, sym_visibility: Plain, arg_attrs: Plain, res_attrs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: Attribute
    function_type: Attribute
    sym_visibility: Attribute
    arg_attrs: Attribute
    res_attrs: Attribute
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpV1Adaptor(OpAdaptor):
    ...
class GatherOpV1(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, offset_dims: Plain, collapsed_slice_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, slice_sizes: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    offset_dims: Attribute
    collapsed_slice_dims: Attribute
    start_index_map: Attribute
    index_vector_dim: Attribute
    slice_sizes: Attribute
    indices_are_sorted: Attribute
class GatherOpV1Adaptor(OpAdaptor):
    operand: Value
    start_indices: Value
class GatherOpV2(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, offset_dims: Plain, collapsed_slice_dims: Plain, operand_batching_dims: Plain, start_indices_batching_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, slice_sizes: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    offset_dims: Attribute
    collapsed_slice_dims: Attribute
    operand_batching_dims: Attribute
    start_indices_batching_dims: Attribute
    start_index_map: Attribute
    index_vector_dim: Attribute
    slice_sizes: Attribute
    indices_are_sorted: Attribute
class GatherOpV2Adaptor(OpAdaptor):
    operand: Value
    start_indices: Value
class GetDimensionSizeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    dimension: Attribute
class GetDimensionSizeOpV1Adaptor(OpAdaptor):
    operand: Value
class GetTupleElementOpV1(OpView):
    def __init__(self, result: Type, operand: Val, index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    index: Attribute
class GetTupleElementOpV1Adaptor(OpAdaptor):
    operand: Value
class IfOpV1(OpView):
    def __init__(self, results_: Types, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    results_: OpResultList
    true_branch: Region
    false_branch: Region
class IfOpV1Adaptor(OpAdaptor):
    pred: Value
class ImagOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ImagOpV1Adaptor(OpAdaptor):
    operand: Value
class InfeedOpV1(OpView):
    def __init__(self, results_: Types, token: Val, infeed_config: Plain, layout: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    infeed_config: Attribute
    layout: Attribute
    results_: OpResultList
class InfeedOpV1Adaptor(OpAdaptor):
    token: Value
class IotaOpV1(OpView):
    def __init__(self, output: Type, iota_dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    iota_dimension: Attribute
    output: Value
class IotaOpV1Adaptor(OpAdaptor):
    ...
class IsFiniteOpV1(OpView):
    def __init__(self, y: Type, x: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
class IsFiniteOpV1Adaptor(OpAdaptor):
    x: Value
class Log1pOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class Log1pOpV1Adaptor(OpAdaptor):
    operand: Value
class Log1pOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class Log1pOpV2Adaptor(OpAdaptor):
    operand: Value
class LogOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class LogOpV1Adaptor(OpAdaptor):
    operand: Value
class LogOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class LogOpV2Adaptor(OpAdaptor):
    operand: Value
class LogisticOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class LogisticOpV1Adaptor(OpAdaptor):
    operand: Value
class LogisticOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class LogisticOpV2Adaptor(OpAdaptor):
    operand: Value
class MapOpV1(OpView):
    def __init__(self, result: Type, inputs: Vals, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimensions: Attribute
    computation: Region
class MapOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class MaxOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NegOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class NegOpV1Adaptor(OpAdaptor):
    operand: Value
class NotOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class NotOpV1Adaptor(OpAdaptor):
    operand: Value
class OptimizationBarrierOpV1(OpView):
    def __init__(self, result: Types, operand: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: OpOperandList
class OptimizationBarrierOpV1Adaptor(OpAdaptor):
    operand: OpOperandList
class OrOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class OrOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class OutfeedOpV1(OpView):
    def __init__(self, result: Type, inputs: Vals, token: Val, outfeed_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    token: Value
    outfeed_config: Attribute
class OutfeedOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
    token: Value
class PadOpV1(OpView):
    def __init__(self, result: Type, operand: Val, padding_value: Val, edge_padding_low: Plain, edge_padding_high: Plain, interior_padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    padding_value: Value
    edge_padding_low: Attribute
    edge_padding_high: Attribute
    interior_padding: Attribute
class PadOpV1Adaptor(OpAdaptor):
    operand: Value
    padding_value: Value
class PartitionIdOpV1(OpView):
    def __init__(self, result: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class PartitionIdOpV1Adaptor(OpAdaptor):
    ...
class PopulationCountOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class PopulationCountOpV1Adaptor(OpAdaptor):
    operand: Value
class PowOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class PowOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RealDynamicSliceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Val, limit_indices: Val, strides: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Value
    limit_indices: Value
    strides: Value
class RealDynamicSliceOpV1Adaptor(OpAdaptor):
    operand: Value
    start_indices: Value
    limit_indices: Value
    strides: Value
class RealOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RealOpV1Adaptor(OpAdaptor):
    operand: Value
class RecvOpV1(OpView):
    def __init__(self, results_: Types, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    channel_id: Attribute
    channel_type: Attribute
    is_host_transfer: Attribute
    results_: OpResultList
class RecvOpV1Adaptor(OpAdaptor):
    token: Value
class RecvOpV2(OpView):
    def __init__(self, results_: Types, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, source_target_pairs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    channel_id: Attribute
    channel_type: Attribute
    is_host_transfer: Attribute
    source_target_pairs: Attribute
    results_: OpResultList
class RecvOpV2Adaptor(OpAdaptor):
    token: Value
class ReduceOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, init_values: Vals, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    init_values: OpOperandList
    dimensions: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ReduceOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
    init_values: OpOperandList
class ReducePrecisionOpV1(OpView):
    def __init__(self, output: Type, operand: Val, exponent_bits: Plain, mantissa_bits: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    exponent_bits: Attribute
    mantissa_bits: Attribute
    output: Value
class ReducePrecisionOpV1Adaptor(OpAdaptor):
    operand: Value
class ReduceScatterOpV1(OpView):
    def __init__(self, result: Type, operand: Val, scatter_dimension: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    scatter_dimension: Attribute
    replica_groups: Attribute
    channel_id: Attribute
    use_global_device_ids: Attribute
    computation: Region
class ReduceScatterOpV1Adaptor(OpAdaptor):
    operand: Value
class ReduceWindowOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, init_values: Vals, window_dimensions: Plain, window_strides: Plain, base_dilations: Plain, window_dilations: Plain, padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    init_values: OpOperandList
    window_dimensions: Attribute
    window_strides: Attribute
    base_dilations: Attribute
    window_dilations: Attribute
    padding: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ReduceWindowOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
    init_values: OpOperandList
class RemOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ReplicaIdOpV1(OpView):
    def __init__(self, result: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ReplicaIdOpV1Adaptor(OpAdaptor):
    ...
class ReshapeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ReshapeOpV1Adaptor(OpAdaptor):
    operand: Value
class ReturnOpV1(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class ReturnOpV1Adaptor(OpAdaptor):
    ...
class ReverseOpV1(OpView):
    def __init__(self, result: Type, operand: Val, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    dimensions: Attribute
class ReverseOpV1Adaptor(OpAdaptor):
    operand: Value
class RngBitGeneratorOpV1(OpView):
    def __init__(self, output_state: Type, output: Type, rng_algorithm: Plain, initial_state: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    initial_state: Value
    rng_algorithm: Attribute
    output_state: Value
    output: Value
class RngBitGeneratorOpV1Adaptor(OpAdaptor):
    initial_state: Value
class RngOpV1(OpView):
    def __init__(self, result: Type, a: Val, b: Val, shape: Val, rng_distribution: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    shape: Value
    rng_distribution: Attribute
class RngOpV1Adaptor(OpAdaptor):
    a: Value
    b: Value
    shape: Value
class RoundNearestEvenOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RoundNearestEvenOpV1Adaptor(OpAdaptor):
    operand: Value
class RoundOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RoundOpV1Adaptor(OpAdaptor):
    operand: Value
class RsqrtOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class RsqrtOpV1Adaptor(OpAdaptor):
    operand: Value
class RsqrtOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class RsqrtOpV2Adaptor(OpAdaptor):
    operand: Value
class ScatterOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, scatter_indices: Val, updates: Vals, update_window_dims: Plain, inserted_window_dims: Plain, scatter_dims_to_operand_dims: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, unique_indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
    update_window_dims: Attribute
    inserted_window_dims: Attribute
    scatter_dims_to_operand_dims: Attribute
    index_vector_dim: Attribute
    indices_are_sorted: Attribute
    unique_indices: Attribute
    results_: OpResultList
    update_computation: Region
class ScatterOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
class ScatterOpV2(OpView):
    def __init__(self, results_: Types, inputs: Vals, scatter_indices: Val, updates: Vals, update_window_dims: Plain, inserted_window_dims: Plain, input_batching_dims: Plain, scatter_indices_batching_dims: Plain, scatter_dims_to_operand_dims: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, unique_indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
    update_window_dims: Attribute
    inserted_window_dims: Attribute
    input_batching_dims: Attribute
    scatter_indices_batching_dims: Attribute
    scatter_dims_to_operand_dims: Attribute
    index_vector_dim: Attribute
    indices_are_sorted: Attribute
    unique_indices: Attribute
    results_: OpResultList
    update_computation: Region
class ScatterOpV2Adaptor(OpAdaptor):
    inputs: OpOperandList
    scatter_indices: Value
    updates: OpOperandList
class SelectAndScatterOpV1(OpView):
    def __init__(self, result: Type, operand: Val, source: Val, init_value: Val, window_dimensions: Plain, window_strides: Plain, padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    source: Value
    init_value: Value
    window_dimensions: Attribute
    window_strides: Attribute
    padding: Attribute
    select: Region
    scatter: Region
class SelectAndScatterOpV1Adaptor(OpAdaptor):
    operand: Value
    source: Value
    init_value: Value
class SelectOpV1(OpView):
    def __init__(self, result: Type, pred: Val, on_true: Val, on_false: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    on_true: Value
    on_false: Value
class SelectOpV1Adaptor(OpAdaptor):
    pred: Value
    on_true: Value
    on_false: Value
class SendOpV1(OpView):
    def __init__(self, result: Type, inputs: Vals, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    token: Value
    channel_id: Attribute
    channel_type: Attribute
    is_host_transfer: Attribute
class SendOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
    token: Value
class SendOpV2(OpView):
    def __init__(self, result: Type, inputs: Vals, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, source_target_pairs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    token: Value
    channel_id: Attribute
    channel_type: Attribute
    is_host_transfer: Attribute
    source_target_pairs: Attribute
class SendOpV2Adaptor(OpAdaptor):
    inputs: OpOperandList
    token: Value
class SetDimensionSizeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, size: Val, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    size: Value
    dimension: Attribute
class SetDimensionSizeOpV1Adaptor(OpAdaptor):
    operand: Value
    size: Value
class ShiftLeftOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftLeftOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShiftRightArithmeticOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftRightArithmeticOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShiftRightLogicalOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShiftRightLogicalOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SignOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SignOpV1Adaptor(OpAdaptor):
    operand: Value
class SineOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SineOpV1Adaptor(OpAdaptor):
    operand: Value
class SineOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class SineOpV2Adaptor(OpAdaptor):
    operand: Value
class SliceOpV1(OpView):
    def __init__(self, result: Type, operand: Val, start_indices: Plain, limit_indices: Plain, strides: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    start_indices: Attribute
    limit_indices: Attribute
    strides: Attribute
class SliceOpV1Adaptor(OpAdaptor):
    operand: Value
class SortOpV1(OpView):
    def __init__(self, results_: Types, inputs: Vals, dimension: Plain, is_stable: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimension: Attribute
    is_stable: Attribute
    results_: OpResultList
    comparator: Region
class SortOpV1Adaptor(OpAdaptor):
    inputs: OpOperandList
class SqrtOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SqrtOpV1Adaptor(OpAdaptor):
    operand: Value
class SqrtOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class SqrtOpV2Adaptor(OpAdaptor):
    operand: Value
class SubtractOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubtractOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class TanOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class TanOpV1Adaptor(OpAdaptor):
    operand: Value
class TanOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class TanOpV2Adaptor(OpAdaptor):
    operand: Value
class TanhOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class TanhOpV1Adaptor(OpAdaptor):
    operand: Value
class TanhOpV2(OpView):
    def __init__(self, result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    result_accuracy: Attribute
class TanhOpV2Adaptor(OpAdaptor):
    operand: Value
class TorchIndexSelectOpV1(OpView):
    def __init__(self, result: Type, operand: Val, index: Val, dim: Plain, batch_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    index: Value
    dim: Attribute
    batch_dims: Attribute
class TorchIndexSelectOpV1Adaptor(OpAdaptor):
    operand: Value
    index: Value
class TransposeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, permutation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    permutation: Attribute
class TransposeOpV1Adaptor(OpAdaptor):
    operand: Value
class TriangularSolveOpV1(OpView):
    def __init__(self, result: Type, a: Val, b: Val, left_side: Plain, lower: Plain, unit_diagonal: Plain, transpose_a: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    left_side: Attribute
    lower: Attribute
    unit_diagonal: Attribute
    transpose_a: Attribute
class TriangularSolveOpV1Adaptor(OpAdaptor):
    a: Value
    b: Value
class TupleOpV1(OpView):
    def __init__(self, result: Type, val: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: OpOperandList
class TupleOpV1Adaptor(OpAdaptor):
    val: OpOperandList
class UnaryEinsumOpV1(OpView):
    def __init__(self, result: Type, operand: Val, einsum_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    einsum_config: Attribute
class UnaryEinsumOpV1Adaptor(OpAdaptor):
    operand: Value
class UniformDequantizeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class UniformDequantizeOpV1Adaptor(OpAdaptor):
    operand: Value
class UniformQuantizeOpV1(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class UniformQuantizeOpV1Adaptor(OpAdaptor):
    operand: Value
class WhileOpV1(OpView):
    def __init__(self, results_: Types, operand: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: OpOperandList
    results_: OpResultList
    cond: Region
    body: Region  # type: ignore[assignment,override,unused-ignore]
class WhileOpV1Adaptor(OpAdaptor):
    operand: OpOperandList
class XorOpV1(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class XorOpV1Adaptor(OpAdaptor):
    lhs: Value
    rhs: Value
def abs_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def after_all_v1(result: Type, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_gather_v1(result: Type, operand: Val, all_gather_dim: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_gather_v2(results_: Types, operands_: Vals, all_gather_dim: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllGatherOpV2: ...
def all_reduce_v1(result: Type, operand: Val, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_reduce_v2(results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllReduceOpV2: ...
def all_to_all_v1(result: Type, operand: Val, split_dimension: Plain, concat_dimension: Plain, split_count: Plain, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def all_to_all_v2(results_: Types, operands_: Vals, split_dimension: Plain, concat_dimension: Plain, split_count: Plain, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllToAllOpV2: ...
def and_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def async_done_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def async_start_v1(result: Type, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan2_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def batch_norm_grad_v1(grad_operand: Type, grad_scale: Type, grad_offset: Type, operand: Val, scale: Val, mean: Val, variance: Val, grad_output: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def batch_norm_inference_v1(result: Type, operand: Val, scale: Val, offset: Val, mean: Val, variance: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def batch_norm_training_v1(output: Type, batch_mean: Type, batch_var: Type, operand: Val, scale: Val, offset: Val, epsilon: Plain, feature_index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def bitcast_convert_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_in_dim_v1(result: Type, operand: Val, broadcast_dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_v1(result: Type, operand: Val, broadcast_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def call_v1(results_: Types, callee: Plain, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOpV1: ...
def case_v1(results_: Types, index: Val, num_branches: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CaseOpV1: ...
def cbrt_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cbrt_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceil_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cholesky_v1(result: Type, a: Val, lower: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clamp_v1(result: Type, min: Val, operand: Val, max: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_broadcast_v1(result: Type, operand: Val, replica_groups: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_broadcast_v2(results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, has_dynamic_root: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CollectiveBroadcastOpV2: ...
def collective_permute_v1(result: Type, operand: Val, source_target_pairs: Plain, channel_id: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collective_reduce_v1(results_: Types, operands_: Vals, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, has_dynamic_root: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CollectiveReduceOpV1: ...
def compare_v1(result: Type, lhs: Val, rhs: Val, comparison_direction: Plain, compare_type: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def complex_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def composite_v1(results_: Types, inputs: Vals, name: Plain, composite_attributes: Plain, decomposition: Plain, version: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CompositeOpV1: ...
def composite_v2(results_: Types, inputs: Vals, name: Plain, composite_attributes: Plain, decomposition: Plain, version: Plain, num_composite_regions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CompositeOpV2: ...
def concatenate_v1(result: Type, inputs: Vals, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant_v1(output: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convolution_v1(result: Type, lhs: Val, rhs: Val, window_strides: Plain, padding: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cosine_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cosine_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def count_leading_zeros_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_token_v1(output: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cross_replica_sum_v1(result: Type, operand: Val, replica_groups: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def custom_call_v1(results_: Types, inputs: Vals, call_target_name: Plain, has_side_effect: Plain, backend_config: Plain, api_version: Plain, called_computations: Plain, operand_layouts: Plain, result_layouts: Plain, output_operand_aliases: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CustomCallOpV1: ...
def custom_call_v2(results_: Types, inputs: Vals, call_target_name: Plain, has_side_effect: Plain, backend_config: Plain, api_version: Plain, called_computations: Plain, operand_layouts: Plain, result_layouts: Plain, output_operand_aliases: Plain, result_tilings: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CustomCallOpV2: ...
def divide_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_general_v1(result: Type, lhs: Val, rhs: Val, lhs_batching_dimensions: Plain, rhs_batching_dimensions: Plain, lhs_contracting_dimensions: Plain, rhs_contracting_dimensions: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_general_v2(result: Type, lhs: Val, rhs: Val, lhs_batching_dimensions: Plain, rhs_batching_dimensions: Plain, lhs_contracting_dimensions: Plain, rhs_contracting_dimensions: Plain, precision_config: Plain, lhs_precision_type: Plain, rhs_precision_type: Plain, accumulation_type: Plain, lhs_component_count: Plain, rhs_component_count: Plain, num_primitive_operations: Plain, allow_imprecise_accumulation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_v1(result: Type, lhs: Val, rhs: Val, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_broadcast_in_dim_v1(result: Type, operand: Val, output_dimensions: Val, broadcast_dimensions: Plain, known_expanding_dimensions: Plain, known_nonexpanding_dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_conv_v1(result: Type, lhs: Val, rhs: Val, d_padding: Val, window_strides: Plain, padding: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_conv_v2(result: Type, lhs: Val, rhs: Val, padding: Val, window_strides: Plain, lhs_dilation: Plain, rhs_dilation: Plain, window_reversal: Plain, input_batch_dimension: Plain, input_feature_dimension: Plain, input_spatial_dimensions: Plain, kernel_input_feature_dimension: Plain, kernel_output_feature_dimension: Plain, kernel_spatial_dimensions: Plain, output_batch_dimension: Plain, output_feature_dimension: Plain, output_spatial_dimensions: Plain, feature_group_count: Plain, batch_group_count: Plain, precision_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_gather_v1(result: Type, operand: Val, start_indices: Val, slice_sizes: Val, offset_dims: Plain, collapsed_slice_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_gather_v2(result: Type, operand: Val, start_indices: Val, slice_sizes: Val, offset_dims: Plain, collapsed_slice_dims: Plain, operand_batching_dims: Plain, start_indices_batching_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_iota_v1(result: Type, output_shape: Val, iota_dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_pad_v1(result: Type, operand: Val, padding_value: Val, edge_padding_low: Val, edge_padding_high: Val, interior_padding: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_reshape_v1(result: Type, operand: Val, output_shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_slice_v1(result: Type, operand: Val, start_indices: Vals, slice_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dynamic_update_slice_v1(result: Type, operand: Val, update: Val, start_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def einsum_v1(result: Type, lhs: Val, rhs: Val, einsum_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential_minus_one_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential_minus_one_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exponential_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fft_v1(result: Type, operand: Val, fft_type: Plain, fft_length: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floor_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func_v1(sym_name: Plain, function_type: Plain, sym_visibility: Plain, arg_attrs: Plain, res_attrs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> FuncOpV1: ...
def gather_v1(result: Type, operand: Val, start_indices: Val, offset_dims: Plain, collapsed_slice_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, slice_sizes: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather_v2(result: Type, operand: Val, start_indices: Val, offset_dims: Plain, collapsed_slice_dims: Plain, operand_batching_dims: Plain, start_indices_batching_dims: Plain, start_index_map: Plain, index_vector_dim: Plain, slice_sizes: Plain, indices_are_sorted: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_dimension_size_v1(result: Type, operand: Val, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_tuple_element_v1(result: Type, operand: Val, index: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def if_v1(results_: Types, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IfOpV1: ...
def imag_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def infeed_v1(results_: Types, token: Val, infeed_config: Plain, layout: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InfeedOpV1: ...
def iota_v1(output: Type, iota_dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_finite_v1(y: Type, x: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log_plus_one_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log_plus_one_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logistic_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logistic_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def map_v1(result: Type, inputs: Vals, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maximum_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minimum_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def multiply_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def negate_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def not_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def optimization_barrier_v1(result: Types, operand: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | OptimizationBarrierOpV1: ...
def or_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def outfeed_v1(result: Type, inputs: Vals, token: Val, outfeed_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pad_v1(result: Type, operand: Val, padding_value: Val, edge_padding_low: Plain, edge_padding_high: Plain, interior_padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def partition_id_v1(result: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def popcnt_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def power_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def real_dynamic_slice_v1(result: Type, operand: Val, start_indices: Val, limit_indices: Val, strides: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def real_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def recv_v1(results_: Types, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RecvOpV1: ...
def recv_v2(results_: Types, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, source_target_pairs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RecvOpV2: ...
def reduce_precision_v1(output: Type, operand: Val, exponent_bits: Plain, mantissa_bits: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_scatter_v1(result: Type, operand: Val, scatter_dimension: Plain, replica_groups: Plain, channel_id: Plain, use_global_device_ids: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_v1(results_: Types, inputs: Vals, init_values: Vals, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceOpV1: ...
def reduce_window_v1(results_: Types, inputs: Vals, init_values: Vals, window_dimensions: Plain, window_strides: Plain, base_dilations: Plain, window_dilations: Plain, padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceWindowOpV1: ...
def remainder_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def replica_id_v1(result: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_v1(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOpV1: ...
def reverse_v1(result: Type, operand: Val, dimensions: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rng_bit_generator_v1(output_state: Type, output: Type, rng_algorithm: Plain, initial_state: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def rng_v1(result: Type, a: Val, b: Val, shape: Val, rng_distribution: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def round_nearest_afz_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def round_nearest_even_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter_v1(results_: Types, inputs: Vals, scatter_indices: Val, updates: Vals, update_window_dims: Plain, inserted_window_dims: Plain, scatter_dims_to_operand_dims: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, unique_indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScatterOpV1: ...
def scatter_v2(results_: Types, inputs: Vals, scatter_indices: Val, updates: Vals, update_window_dims: Plain, inserted_window_dims: Plain, input_batching_dims: Plain, scatter_indices_batching_dims: Plain, scatter_dims_to_operand_dims: Plain, index_vector_dim: Plain, indices_are_sorted: Plain, unique_indices: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScatterOpV2: ...
def select_and_scatter_v1(result: Type, operand: Val, source: Val, init_value: Val, window_dimensions: Plain, window_strides: Plain, padding: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select_v1(result: Type, pred: Val, on_true: Val, on_false: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send_v1(result: Type, inputs: Vals, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def send_v2(result: Type, inputs: Vals, token: Val, channel_id: Plain, channel_type: Plain, is_host_transfer: Plain, source_target_pairs: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def set_dimension_size_v1(result: Type, operand: Val, size: Val, dimension: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_left_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_right_arithmetic_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shift_right_logical_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sign_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sine_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sine_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice_v1(result: Type, operand: Val, start_indices: Plain, limit_indices: Plain, strides: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sort_v1(results_: Types, inputs: Vals, dimension: Plain, is_stable: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SortOpV1: ...
def sqrt_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subtract_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh_v2(result: Type, operand: Val, result_accuracy: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def torch_index_select_v1(result: Type, operand: Val, index: Val, dim: Plain, batch_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def transpose_v1(result: Type, operand: Val, permutation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def triangular_solve_v1(result: Type, a: Val, b: Val, left_side: Plain, lower: Plain, unit_diagonal: Plain, transpose_a: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tuple_v1(result: Type, val: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unary_einsum_v1(result: Type, operand: Val, einsum_config: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uniform_dequantize_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uniform_quantize_v1(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def while_v1(results_: Types, operand: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WhileOpV1: ...
def xor_v1(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ComparisonDirectionV1(enum.IntEnum):
    EQ = 0
    NE = 1
    GE = 2
    GT = 3
    LE = 4
    LT = 5
class ComparisonTypeV1(enum.IntEnum):
    NOTYPE = 0
    FLOAT = 1
    TOTALORDER = 2
    SIGNED = 3
    UNSIGNED = 4
class CustomCallApiVersionV1(enum.IntEnum):
    API_VERSION_UNSPECIFIED = 0
    API_VERSION_ORIGINAL = 1
    API_VERSION_STATUS_RETURNING = 2
    API_VERSION_STATUS_RETURNING_UNIFIED = 3
    API_VERSION_TYPED_FFI = 4
class FftTypeV1(enum.IntEnum):
    FFT = 0
    IFFT = 1
    RFFT = 2
    IRFFT = 3
class PrecisionV1(enum.IntEnum):
    DEFAULT = 0
    HIGH = 1
    HIGHEST = 2
class ResultAccuracyModeV1(enum.IntEnum):
    DEFAULT = 0
    HIGHEST = 1
    TOLERANCE = 2
class RngAlgorithmV1(enum.IntEnum):
    DEFAULT = 0
    THREE_FRY = 1
    PHILOX = 2
class RngDistributionV1(enum.IntEnum):
    UNIFORM = 1
    NORMAL = 2
class TransposeV1(enum.IntEnum):
    TRANSPOSE_INVALID = 0
    NO_TRANSPOSE = 1
    TRANSPOSE = 2
    ADJOINT = 3
class ArrayV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> ArrayV1Attr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class AxisRefV1Attr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, sub_axis_info: Plain | None = ..., context: Context | None = ...) -> AxisRefV1Attr: ...  # type: ignore[override,unused-ignore]
    name: Any
    sub_axis_info: Any
class BooleanV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: bool, context: Context | None = ...) -> BooleanV1Attr: ...  # type: ignore[override,unused-ignore]
    value: bool
class BooleanV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> BooleanV1Type: ...  # type: ignore[override,unused-ignore]
class ComparisonDirectionV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonDirectionV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class ComparisonTypeV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonTypeV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class ComplexV1Type(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> ComplexV1Type: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class CustomCallApiVersionV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CustomCallApiVersionV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class DictionaryV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DictionaryV1Attr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class FftTypeV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FftTypeV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class FloatBF16V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatBF16V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF16V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF16V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF32V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF32V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF4E2M1FNV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF4E2M1FNV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF64V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF64V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF6E2M3FNV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF6E2M3FNV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF6E3M2FNV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF6E3M2FNV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E3M4V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E3M4V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E4M3B11FNUZV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E4M3B11FNUZV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E4M3FNUZV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E4M3FNUZV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E4M3FNV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E4M3FNV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E4M3V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E4M3V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E5M2FNUZV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E5M2FNUZV1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E5M2V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E5M2V1Type: ...  # type: ignore[override,unused-ignore]
class FloatF8E8M0FNUV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatF8E8M0FNUV1Type: ...  # type: ignore[override,unused-ignore]
class FloatTF32V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatTF32V1Type: ...  # type: ignore[override,unused-ignore]
class FloatV1Attr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: float, context: Context | None = ...) -> FloatV1Attr: ...  # type: ignore[override,unused-ignore]
    value: float
class FunctionV1Type(DialectType):
    @classmethod
    def get(cls, inputs: _Sequence[Type] | None = ..., outputs: _Sequence[Type] | None = ..., context: Context | None = ...) -> FunctionV1Type: ...  # type: ignore[override,unused-ignore]
    inputs: list[Type]
    outputs: list[Type]
class FutureV1Type(DialectType):
    @classmethod
    def get(cls, types: _Sequence[Type] | None = ..., context: Context | None = ...) -> FutureV1Type: ...  # type: ignore[override,unused-ignore]
    types: list[Type]
class IndexV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IndexV1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI16V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI16V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI2V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI2V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI32V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI32V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI4V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI4V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI64V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI64V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerSI8V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerSI8V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI16V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI16V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI2V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI2V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI32V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI32V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI4V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI4V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI64V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI64V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerUI8V1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntegerUI8V1Type: ...  # type: ignore[override,unused-ignore]
class IntegerV1Attr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: int, context: Context | None = ...) -> IntegerV1Attr: ...  # type: ignore[override,unused-ignore]
    value: int
class MeshAxisV1Attr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, size: int, context: Context | None = ...) -> MeshAxisV1Attr: ...  # type: ignore[override,unused-ignore]
    name: Any
    size: int
class MeshV1Attr(DialectAttr):
    @classmethod
    def get(cls, axes: Plain, device_ids: Plain | None = ..., context: Context | None = ...) -> MeshV1Attr: ...  # type: ignore[override,unused-ignore]
    axes: Any
    device_ids: Any
class NoneV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> NoneV1Type: ...  # type: ignore[override,unused-ignore]
class OutputOperandAliasV1Attr(DialectAttr):
    @classmethod
    def get(cls, output_tuple_indices: _Sequence[int], operand_index: int, operand_tuple_indices: _Sequence[int] | None = ..., context: Context | None = ...) -> OutputOperandAliasV1Attr: ...  # type: ignore[override,unused-ignore]
    output_tuple_indices: list[int]
    operand_index: int
    operand_tuple_indices: list[int]
class PrecisionV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PrecisionV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class RankedBufferV1Type(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, context: Context | None = ...) -> RankedBufferV1Type: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
class RankedTensorV1Type(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, encoding: Plain, context: Context | None = ...) -> RankedTensorV1Type: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    encoding: Any
class ReplicaGroupMeshAxesV1Attr(DialectAttr):
    @classmethod
    def get(cls, mesh: Plain, axes: Plain, context: Context | None = ...) -> ReplicaGroupMeshAxesV1Attr: ...  # type: ignore[override,unused-ignore]
    mesh: Any
    axes: Any
class ResultAccuracyModeV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ResultAccuracyModeV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class ResultAccuracyV1Attr(DialectAttr):
    @classmethod
    def get(cls, atol: float, rtol: float, ulps: int, mode: Plain, context: Context | None = ...) -> ResultAccuracyV1Attr: ...  # type: ignore[override,unused-ignore]
    atol: float
    rtol: float
    ulps: int
    mode: Any
class RngAlgorithmV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RngAlgorithmV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class RngDistributionV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RngDistributionV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class StringV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: str, context: Context | None = ...) -> StringV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class SubAxisInfoV1Attr(DialectAttr):
    @classmethod
    def get(cls, pre_size: int, size: int, context: Context | None = ...) -> SubAxisInfoV1Attr: ...  # type: ignore[override,unused-ignore]
    pre_size: int
    size: int
class TensorV1Attr(DialectAttr):
    @classmethod
    def get(cls, type: Type, data: Plain, context: Context | None = ...) -> TensorV1Attr: ...  # type: ignore[override,unused-ignore]
    data: Any
class TokenV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TokenV1Type: ...  # type: ignore[override,unused-ignore]
class TransposeV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TransposeV1Attr: ...  # type: ignore[override,unused-ignore]
    value: str
class TupleV1Type(DialectType):
    @classmethod
    def get(cls, types: _Sequence[Type] | None = ..., context: Context | None = ...) -> TupleV1Type: ...  # type: ignore[override,unused-ignore]
    types: list[Type]
class TypeExtensionsV1Attr(DialectAttr):
    @classmethod
    def get(cls, bounds: _Sequence[int] | None = ..., context: Context | None = ...) -> TypeExtensionsV1Attr: ...  # type: ignore[override,unused-ignore]
    bounds: list[int]
class TypeV1Attr(DialectAttr):
    @classmethod
    def get(cls, value: Type, context: Context | None = ...) -> TypeV1Attr: ...  # type: ignore[override,unused-ignore]
    value: Type
class UniformQuantizedPerAxisV1Type(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, quantized_dimension: int, scales: _Sequence[float], zero_points: _Sequence[int], storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> UniformQuantizedPerAxisV1Type: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    quantized_dimension: int
    scales: list[float]
    zero_points: list[int]
    storage_type_min: int
    storage_type_max: int
class UniformQuantizedV1Type(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, scale: float, zero_point: int, storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> UniformQuantizedV1Type: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    scale: float
    zero_point: int
    storage_type_min: int
    storage_type_max: int
class UnrankedTensorV1Type(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> UnrankedTensorV1Type: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class WitnessV1Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> WitnessV1Type: ...  # type: ignore[override,unused-ignore]
