# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AffineSuperVectorizeOp(OpView):
    def __init__(self, target: Val, vector_sizes: Ints, *, fastest_varying_pattern: Ints | None = ..., vectorize_reductions: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    vector_sizes: DenseI64ArrayAttr
    fastest_varying_pattern: DenseI64ArrayAttr | None
    vectorize_reductions: BoolAttr
class AffineSuperVectorizeOpAdaptor(OpAdaptor):
    target: Value
class AlternativesOp(OpView):
    def __init__(self, results_: Types, num_alternatives: int = ..., *, scope: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    scope: Value | None
    results_: OpResultList
    alternatives: RegionSequence
class AlternativesOpAdaptor(OpAdaptor):
    scope: Value | None
class AnnotateOp(OpView):
    def __init__(self, target: Val, name: Str, *, param: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    param: Value | None
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
class AnnotateOpAdaptor(OpAdaptor):
    target: Value
    param: Value | None
class ApplyAllocToAllocaOp(OpView):
    def __init__(self, *, size_limit: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    size_limit: IntegerAttr | None
class ApplyAllocToAllocaOpAdaptor(OpAdaptor):
    ...
class ApplyArmNeonContractionToBFMMLAPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyArmNeonContractionToBFMMLAPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyArmNeonContractionToI8MMPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyArmNeonContractionToI8MMPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyArmSVELowerContractionToBFMMLAPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyArmSVELowerContractionToBFMMLAPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyArmSVELowerContractionToI8MMPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyArmSVELowerContractionToI8MMPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyBubbleUpExtractSlicePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyBubbleUpExtractSlicePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyCanonicalizationPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyCanonicalizationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyCastAwayVectorLeadingOneDimPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyCastAwayVectorLeadingOneDimPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyCommonSubexpressionEliminationOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class ApplyCommonSubexpressionEliminationOpAdaptor(OpAdaptor):
    target: Value
class ApplyConversionPatternsOp(OpView):
    def __init__(self, target: Val, num_default_type_converter_region: int = ..., *, legal_ops: Plain | None = ..., illegal_ops: Plain | None = ..., legal_dialects: Plain | None = ..., illegal_dialects: Plain | None = ..., partial_conversion: bool | Attribute | None = ..., preserve_handles: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    legal_ops: ArrayAttr | None
    illegal_ops: ArrayAttr | None
    legal_dialects: ArrayAttr | None
    illegal_dialects: ArrayAttr | None
    partial_conversion: bool
    preserve_handles: bool
    patterns: Region
    default_type_converter_region: RegionSequence
class ApplyConversionPatternsOpAdaptor(OpAdaptor):
    target: Value
class ApplyDataLayoutPropagationPatternsOp(OpView):
    def __init__(self, *, poison_padding: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    poison_padding: BoolAttr
class ApplyDataLayoutPropagationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDeadCodeEliminationOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class ApplyDeadCodeEliminationOpAdaptor(OpAdaptor):
    target: Value
class ApplyDecomposeTensorConcatPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDecomposeTensorConcatPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDecomposeTensorPackUnpackPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDecomposeTensorPackUnpackPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDecomposeTensorPadPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDecomposeTensorPadPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDropRedundantInsertSliceRankExpansionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyDropUnitDimWithShapeCastPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyDropUnitDimWithShapeCastPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyEraseUnnecessaryInputsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyEraseUnnecessaryInputsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyEraseUnusedOperandsAndResultsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyEraseUnusedOperandsAndResultsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyExpandOpsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyExpandOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyExpandStridedMetadataPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyExpandStridedMetadataPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyExtractAddressComputationsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyExtractAddressComputationsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyExtractSliceSinkingPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyExtractSliceSinkingPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFlattenVectorTransferOpsPatternsOp(OpView):
    def __init__(self, *, target_vector_bitwidth: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target_vector_bitwidth: IntegerAttr
class ApplyFlattenVectorTransferOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldAddIntoDestPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldAddIntoDestPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldArithExtensionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldArithExtensionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldElementwiseToVectorPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldElementwiseToVectorPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldIntoPackAndUnpackPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldIntoPackAndUnpackPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldMemrefAliasOpsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldMemrefAliasOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldPackUnpackIntoEmptyPatternsOp(OpView):
    def __init__(self, *, fold_single_use_only: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    fold_single_use_only: BoolAttr
class ApplyFoldPackUnpackIntoEmptyPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldTensorEmptyPatternsOp(OpView):
    def __init__(self, *, fold_single_use_only: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    fold_single_use_only: BoolAttr
class ApplyFoldTensorEmptyPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldTensorSubsetOpsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldTensorSubsetOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldUnitExtentDimsViaReshapesPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFoldUnitExtentDimsViaSlicesPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyForLoopCanonicalizationPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyForLoopCanonicalizationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyFuncToLLVMConversionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyFuncToLLVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPUPromoteShuffleToAMDGPUPatternsOp(OpView):
    def __init__(self, *, chipset: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    chipset: StringAttr | None
class ApplyGPUPromoteShuffleToAMDGPUPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPURewritePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyGPURewritePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPUSubgroupReduceToNVVMConversionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyGPUSubgroupReduceToNVVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPUToNVVMConversionPatternsOp(OpView):
    def __init__(self, *, benefit: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    benefit: IntegerAttr
class ApplyGPUToNVVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPUToROCDLConversionPatternsOp(OpView):
    def __init__(self, chipset: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    chipset: StringAttr
class ApplyGPUToROCDLConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyGPUWwmaToNVVMConversionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyGPUWwmaToNVVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyInterleaveAndDeinterleaveToShufflePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyInterleaveAndDeinterleaveToShufflePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyInterleaveToShufflePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyInterleaveToShufflePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLoopInvariantCodeMotionOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class ApplyLoopInvariantCodeMotionOpAdaptor(OpAdaptor):
    target: Value
class ApplyLowerBitCastPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerBitCastPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerBroadcastPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerBroadcastPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerContractionPatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
class ApplyLowerContractionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerCreateMaskPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerCreateMaskPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerGatherPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerGatherPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerInterleavePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerInterleavePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerMaskedTransfersPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerMaskedTransfersPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerMasksPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerMasksPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerMultiReductionPatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
class ApplyLowerMultiReductionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerOuterProductPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerOuterProductPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerScanPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerScanPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerShapeCastPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyLowerShapeCastPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerStepPatternsOp(OpView):
    def __init__(self, index_bitwidth: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    index_bitwidth: IntegerAttr
class ApplyLowerStepPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerTransferPatternsOp(OpView):
    def __init__(self, *, max_transfer_rank: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    max_transfer_rank: IntegerAttr
class ApplyLowerTransferPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyLowerTransposePatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., avx2_lowering_strategy: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
    avx2_lowering_strategy: BoolAttr
class ApplyLowerTransposePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyMaterializeMasksPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyMaterializeMasksPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyMergeConsecutiveInsertExtractSlicePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyMultiReductionFlatteningPatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
class ApplyMultiReductionFlatteningPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyMultiReductionUnrollingPatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
class ApplyMultiReductionUnrollingPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyNVGPUToNVVMConversionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyNVGPUToNVVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyPadVectorizationPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPadVectorizationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsOp(OpView):
    def __init__(self, target: Val, *, apply_cse: bool | Attribute | None = ..., max_iterations: Int | None = ..., max_num_rewrites: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    apply_cse: bool
    max_iterations: IntegerAttr
    max_num_rewrites: IntegerAttr
    patterns: Region
class ApplyPatternsOpAdaptor(OpAdaptor):
    target: Value
class ApplyPatternsX86ShuffleVectorFmaOpsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86ShuffleVectorFmaOpsOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsX86SinkVectorProducerOpsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86SinkVectorProducerOpsOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsX86VectorContractBf16ToFmaOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86VectorContractBf16ToFmaOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsX86VectorContractToAmxDotProductOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86VectorContractToAmxDotProductOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsX86VectorContractToFmaOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86VectorContractToFmaOpAdaptor(OpAdaptor):
    ...
class ApplyPatternsX86VectorContractToPackedTypeDotProductOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyPatternsX86VectorContractToPackedTypeDotProductOpAdaptor(OpAdaptor):
    ...
class ApplyRankReducingSubviewPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyRankReducingSubviewPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyReassociativeReshapeFoldingPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyReassociativeReshapeFoldingPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyRegisteredPassOp(OpView):
    def __init__(self, result: Type, target: Val, pass_name: Str, dynamic_options: Vals, *, options: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_options: OpOperandList
    pass_name: StringAttr
    options: Attribute
class ApplyRegisteredPassOpAdaptor(OpAdaptor):
    target: Value
    dynamic_options: OpOperandList
class ApplyReorderMultiReductionPatternsOp(OpView):
    def __init__(self, *, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowering_strategy: Attribute
class ApplyReorderMultiReductionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyResolveRankedShapedTypeResultDimsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyResolveRankedShapedTypeResultDimsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyRewriteNarrowTypePatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyRewriteNarrowTypePatternsOpAdaptor(OpAdaptor):
    ...
class ApplyRewriteTensorOpsAsConstantPatternsOp(OpView):
    def __init__(self, *, aggressive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aggressive: bool
class ApplyRewriteTensorOpsAsConstantPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySCFStructuralConversionPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySCFStructuralConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySCFToControlFlowPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySCFToControlFlowPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySinkVectorMemPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySinkVectorMemPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySinkVectorPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySinkVectorPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySinkVectorProducerOpsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySinkVectorProducerOpsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySplitTransferFullPartialPatternsOp(OpView):
    def __init__(self, *, split_transfer_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    split_transfer_strategy: Attribute
class ApplySplitTransferFullPartialPatternsOpAdaptor(OpAdaptor):
    ...
class ApplySwapExtractSliceWithFillPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplySwapExtractSliceWithFillPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyTilingCanonicalizationPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyTilingCanonicalizationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyToLLVMConversionPatternsOp(OpView):
    def __init__(self, dialect_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dialect_name: StringAttr
class ApplyToLLVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyTransferPermutationPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyTransferPermutationPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyTransferToScfPatternsOp(OpView):
    def __init__(self, *, max_transfer_rank: Int | None = ..., full_unroll: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    max_transfer_rank: IntegerAttr
    full_unroll: BoolAttr
class ApplyTransferToScfPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyUnrollFromElementsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyUnrollFromElementsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyUnrollToElementsPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyUnrollToElementsPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyUnrollVectorsSubgroupMmaOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
class ApplyUnrollVectorsSubgroupMmaOpAdaptor(OpAdaptor):
    ...
class ApplyVectorContractBF16ToFMAPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyVectorContractBF16ToFMAPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyVectorContractToFMAPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyVectorContractToFMAPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyVectorContractToPackedTypeDotProductPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyVectorContractToPackedTypeDotProductPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyVectorReductionToContractPatternsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ApplyVectorReductionToContractPatternsOpAdaptor(OpAdaptor):
    ...
class ApplyVectorToLLVMConversionPatternsOp(OpView):
    def __init__(self, *, reassociate_fp_reductions: Int | None = ..., force_32bit_vector_indices: Int | None = ..., use_vector_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    reassociate_fp_reductions: BoolAttr
    force_32bit_vector_indices: BoolAttr
    use_vector_alignment: BoolAttr
class ApplyVectorToLLVMConversionPatternsOpAdaptor(OpAdaptor):
    ...
class BufferLoopHoistingOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class BufferLoopHoistingOpAdaptor(OpAdaptor):
    target: Value
class BufferizeToAllocationOp(OpView):
    def __init__(self, target: Val, *, memory_space: Plain | None = ..., memcpy_op: Str | None = ..., alloc_op: Str | None = ..., bufferize_destination_only: bool | Attribute | None = ..., emit_dealloc: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    memory_space: Attribute | None
    memcpy_op: StringAttr
    alloc_op: StringAttr
    bufferize_destination_only: bool
    emit_dealloc: bool
    allocated_buffer: Value
    new_ops: Value
class BufferizeToAllocationOpAdaptor(OpAdaptor):
    target: Value
class CastAndCallOp(OpView):
    def __init__(self, result: Type, insertion_point: Val, *, insert_after: bool | Attribute | None = ..., inputs: Val | None = ..., outputs: Val | None = ..., function_name: Sym | None = ..., function: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    insertion_point: Value
    inputs: Value | None
    outputs: Value | None
    function: Value | None
    insert_after: bool
    function_name: SymbolRefAttr | None
    conversions: Region
class CastAndCallOpAdaptor(OpAdaptor):
    insertion_point: Value
    inputs: Value | None
    outputs: Value | None
    function: Value | None
class CastOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class CastOpAdaptor(OpAdaptor):
    input: Value
class CollectMatchingOp(OpView):
    def __init__(self, results_: Types, root: Val, matcher: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value
    matcher: SymbolRefAttr
    results_: OpResultList
class CollectMatchingOpAdaptor(OpAdaptor):
    root: Value
class ConstrainParamsOp(OpView):
    def __init__(self, results_: Types, params: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    params: OpOperandList
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ConstrainParamsOpAdaptor(OpAdaptor):
    params: OpOperandList
class ContinuousTileSizesOp(OpView):
    def __init__(self, tile_sizes: Type, chunk_sizes: Type, target: Val, dimension: Int, target_size: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dimension: IntegerAttr
    target_size: IntegerAttr
    tile_sizes: Value
    chunk_sizes: Value
class ContinuousTileSizesOpAdaptor(OpAdaptor):
    target: Value
class ConvertConv2DToImg2ColOp(OpView):
    def __init__(self, img2col_tensor: Type, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    img2col_tensor: Value
    transformed: Value
class ConvertConv2DToImg2ColOpAdaptor(OpAdaptor):
    target: Value
class ConvertLayoutOp(OpView):
    def __init__(self, newConvertOp: Type, target: Val, input_sg_layout: Vals, input_sg_data: Vals, input_inst_data: Vals, target_sg_layout: Vals, target_sg_data: Vals, target_inst_data: Vals, *, input_order: Ints | None = ..., static_input_sg_layout: Ints | None = ..., static_input_sg_data: Ints | None = ..., static_input_inst_data: Ints | None = ..., static_target_sg_layout: Ints | None = ..., static_target_sg_data: Ints | None = ..., static_target_inst_data: Ints | None = ..., target_order: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    input_sg_layout: OpOperandList
    input_sg_data: OpOperandList
    input_inst_data: OpOperandList
    target_sg_layout: OpOperandList
    target_sg_data: OpOperandList
    target_inst_data: OpOperandList
    input_order: DenseI32ArrayAttr
    static_input_sg_layout: DenseI64ArrayAttr
    static_input_sg_data: DenseI64ArrayAttr
    static_input_inst_data: DenseI64ArrayAttr
    static_target_sg_layout: DenseI64ArrayAttr
    static_target_sg_data: DenseI64ArrayAttr
    static_target_inst_data: DenseI64ArrayAttr
    target_order: DenseI32ArrayAttr
    newConvertOp: Value
class ConvertLayoutOpAdaptor(OpAdaptor):
    target: Value
    input_sg_layout: OpOperandList
    input_sg_data: OpOperandList
    input_inst_data: OpOperandList
    target_sg_layout: OpOperandList
    target_sg_data: OpOperandList
    target_inst_data: OpOperandList
class ConvertToLoopsOp(OpView):
    def __init__(self, result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class ConvertToLoopsOpAdaptor(OpAdaptor):
    target: Value
class CreateAsyncGroupsOp(OpView):
    def __init__(self, result: Type, target: Val, *, bypass_l1: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    bypass_l1: bool
class CreateAsyncGroupsOpAdaptor(OpAdaptor):
    target: Value
class DecomposeInterfaceOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class DecomposeInterfaceOpAdaptor(OpAdaptor):
    target: Value
class DecomposeOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class DecomposeOpAdaptor(OpAdaptor):
    target: Value
class DecomposeWinogradOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class DecomposeWinogradOpAdaptor(OpAdaptor):
    target: Value
class DeduplicateFuncArgsOp(OpView):
    def __init__(self, transformed_module: Type, transformed_function: Type, module: Val, function_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    module: Value
    function_name: SymbolRefAttr
    transformed_module: Value
    transformed_function: Value
class DeduplicateFuncArgsOpAdaptor(OpAdaptor):
    module: Value
class EliminateBarriersOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class EliminateBarriersOpAdaptor(OpAdaptor):
    ...
class EliminateEmptyTensorsOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class EliminateEmptyTensorsOpAdaptor(OpAdaptor):
    target: Value
class EliminateLinalgOpAnchoredEmptyTensorsOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class EliminateLinalgOpAnchoredEmptyTensorsOpAdaptor(OpAdaptor):
    target: Value
class EmitParamAsRemarkOp(OpView):
    def __init__(self, param: Val, *, anchor: Val | None = ..., message: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    param: Value
    anchor: Value | None
    message: StringAttr | None
class EmitParamAsRemarkOpAdaptor(OpAdaptor):
    param: Value
    anchor: Value | None
class EmitRemarkAtOp(OpView):
    def __init__(self, at: Val, message: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    at: Value
    message: StringAttr
class EmitRemarkAtOpAdaptor(OpAdaptor):
    at: Value
class EmptyTensorToAllocTensorOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class EmptyTensorToAllocTensorOpAdaptor(OpAdaptor):
    target: Value
class FlattenElementwiseLinalgOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class FlattenElementwiseLinalgOpAdaptor(OpAdaptor):
    target: Value
class ForallToForOp(OpView):
    def __init__(self, transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: OpResultList
class ForallToForOpAdaptor(OpAdaptor):
    target: Value
class ForallToParallelOp(OpView):
    def __init__(self, transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: OpResultList
class ForallToParallelOpAdaptor(OpAdaptor):
    target: Value
class ForeachMatchOp(OpView):
    def __init__(self, updated: Type, forwarded_outputs: Types, root: Val, forwarded_inputs: Vals, matchers: Plain, actions: Plain, *, restrict_root: bool | Attribute | None = ..., flatten_results: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value
    forwarded_inputs: OpOperandList
    restrict_root: bool
    flatten_results: bool
    matchers: ArrayAttr
    actions: ArrayAttr
    updated: Value
    forwarded_outputs: OpResultList
class ForeachMatchOpAdaptor(OpAdaptor):
    root: Value
    forwarded_inputs: OpOperandList
class ForeachOp(OpView):
    def __init__(self, results_: Types, targets: Vals, *, with_zip_shortest: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    targets: OpOperandList
    with_zip_shortest: bool
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ForeachOpAdaptor(OpAdaptor):
    targets: OpOperandList
class FuseIntoContainingOp(OpView):
    def __init__(self, fused_op: Type, new_containing_op: Type, producer_op: Val, containing_op: Val, *, inner_tile_alignments: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    producer_op: Value
    containing_op: Value
    inner_tile_alignments: DenseI64ArrayAttr
    fused_op: Value
    new_containing_op: Value
class FuseIntoContainingOpAdaptor(OpAdaptor):
    producer_op: Value
    containing_op: Value
class FuseOp(OpView):
    def __init__(self, transformed: Type, loops: Types, target: Val, tile_sizes: Vals, tile_interchange: Vals, *, packed_tile_sizes: Val | None = ..., static_tile_sizes: Ints | None = ..., static_tile_interchange: Ints | None = ..., inner_tile_alignments: Ints | None = ..., apply_cleanup: bool | Attribute | None = ..., use_forall: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    tile_sizes: OpOperandList
    tile_interchange: OpOperandList
    packed_tile_sizes: Value | None
    static_tile_sizes: DenseI64ArrayAttr
    static_tile_interchange: DenseI64ArrayAttr
    inner_tile_alignments: DenseI64ArrayAttr
    apply_cleanup: bool
    use_forall: bool
    transformed: Value
    loops: OpResultList
class FuseOpAdaptor(OpAdaptor):
    target: Value
    tile_sizes: OpOperandList
    tile_interchange: OpOperandList
    packed_tile_sizes: Value | None
class GeneralizeOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class GeneralizeOpAdaptor(OpAdaptor):
    target: Value
class GetClosestIsolatedParentOp(OpView):
    def __init__(self, parent: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    parent: Value  # type: ignore[assignment,override,unused-ignore]
class GetClosestIsolatedParentOpAdaptor(OpAdaptor):
    target: Value
class GetConsumersOfResult(OpView):
    def __init__(self, consumers: Type, target: Val, result_number: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    result_number: IntegerAttr
    consumers: Value
class GetConsumersOfResultAdaptor(OpAdaptor):
    target: Value
class GetDefiningOp(OpView):
    def __init__(self, result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class GetDefiningOpAdaptor(OpAdaptor):
    target: Value
class GetDescOp(OpView):
    def __init__(self, descHandle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    descHandle: Value
class GetDescOpAdaptor(OpAdaptor):
    target: Value
class GetOperandOp(OpView):
    def __init__(self, result: Type, target: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    raw_position_list: DenseI64ArrayAttr
    is_inverted: bool
    is_all: bool
class GetOperandOpAdaptor(OpAdaptor):
    target: Value
class GetParentOp(OpView):
    def __init__(self, parent: Type, target: Val, *, isolated_from_above: bool | Attribute | None = ..., allow_empty_results: bool | Attribute | None = ..., op_name: Str | None = ..., deduplicate: bool | Attribute | None = ..., nth_parent: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    isolated_from_above: bool
    allow_empty_results: bool
    op_name: StringAttr | None
    deduplicate: bool
    nth_parent: IntegerAttr
    parent: Value  # type: ignore[assignment,override,unused-ignore]
class GetParentOpAdaptor(OpAdaptor):
    target: Value
class GetProducerOfOperand(OpView):
    def __init__(self, producer: Type, target: Val, operand_number: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    operand_number: IntegerAttr
    producer: Value
class GetProducerOfOperandAdaptor(OpAdaptor):
    target: Value
class GetResultOp(OpView):
    def __init__(self, result: Type, target: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    raw_position_list: DenseI64ArrayAttr
    is_inverted: bool
    is_all: bool
class GetResultOpAdaptor(OpAdaptor):
    target: Value
class GetTypeOp(OpView):
    def __init__(self, type_param: Type, value: Val, *, elemental: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    elemental: bool
    type_param: Value
class GetTypeOpAdaptor(OpAdaptor):
    value: Value
class GpuMapForeachToBlocksOp(OpView):
    def __init__(self, result: Type, target: Val, *, gridDim: Plain | None = ..., generate_gpu_launch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    gridDim: ArrayAttr
    generate_gpu_launch: bool
class GpuMapForeachToBlocksOpAdaptor(OpAdaptor):
    target: Value
class GpuMapNestedForeachToThreadsOp(OpView):
    def __init__(self, result: Type, target: Val, *, blockDim: Plain | None = ..., syncAfterDistribute: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    blockDim: ArrayAttr
    syncAfterDistribute: BoolAttr
class GpuMapNestedForeachToThreadsOpAdaptor(OpAdaptor):
    target: Value
class HoistLoopInvariantSubsetsOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class HoistLoopInvariantSubsetsOpAdaptor(OpAdaptor):
    target: Value
class HoistPadBuildPackingLoopNestOp(OpView):
    def __init__(self, packing_loop: Type, target: Val, loop: Val, *, transpose: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    loop: Value
    transpose: DenseI64ArrayAttr
    packing_loop: Value
class HoistPadBuildPackingLoopNestOpAdaptor(OpAdaptor):
    target: Value
    loop: Value
class HoistPadOp(OpView):
    def __init__(self, transformed: Type, target: Val, num_loops: Int, *, transpose: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_loops: IntegerAttr
    transpose: DenseI64ArrayAttr
    transformed: Value
class HoistPadOpAdaptor(OpAdaptor):
    target: Value
class HoistRedundantVectorBroadcastsOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class HoistRedundantVectorBroadcastsOpAdaptor(OpAdaptor):
    target: Value
class HoistRedundantVectorTransfersOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, verify_non_zero_trip: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    verify_non_zero_trip: bool
    transformed: Value
class HoistRedundantVectorTransfersOpAdaptor(OpAdaptor):
    target: Value
class IRDLCollectMatchingOp(OpView):
    def __init__(self, matched: Type, root: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value
    matched: Value
    body: Region  # type: ignore[assignment,override,unused-ignore]
class IRDLCollectMatchingOpAdaptor(OpAdaptor):
    root: Value
class IncludeOp(OpView):
    def __init__(self, results_: Types, target: Sym, failure_propagation_mode: Int | str, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    target: SymbolRefAttr
    failure_propagation_mode: Attribute
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    results_: OpResultList
class IncludeOpAdaptor(OpAdaptor):
    ...
class InsertPrefetchOp(OpView):
    def __init__(self, desc_op: Type, target: Val, *, dynamic_nb_prefetch: Val | None = ..., static_nb_prefetch: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_nb_prefetch: Value | None
    static_nb_prefetch: IntegerAttr
    desc_op: Value
class InsertPrefetchOpAdaptor(OpAdaptor):
    target: Value
    dynamic_nb_prefetch: Value | None
class InsertSliceToCopyOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class InsertSliceToCopyOpAdaptor(OpAdaptor):
    target: Value
class InterchangeOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, iterator_interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    iterator_interchange: DenseI64ArrayAttr
    transformed: Value
class InterchangeOpAdaptor(OpAdaptor):
    target: Value
class KnobOp(OpView):
    def __init__(self, result: Type, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    options: Attribute
    selected: Attribute | None
class KnobOpAdaptor(OpAdaptor):
    ...
class LinalgCopyToMemrefOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class LinalgCopyToMemrefOpAdaptor(OpAdaptor):
    target: Value
class LoopCoalesceNestedOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class LoopCoalesceNestedOpAdaptor(OpAdaptor):
    target: Value
class LoopCoalesceOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class LoopCoalesceOpAdaptor(OpAdaptor):
    target: Value
class LoopFuseSiblingOp(OpView):
    def __init__(self, fused_loop: Type, target: Val, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    source: Value
    fused_loop: Value
class LoopFuseSiblingOpAdaptor(OpAdaptor):
    target: Value
    source: Value
class LoopGetParentForOp(OpView):
    def __init__(self, parent: Type, target: Val, *, num_loops: Int | None = ..., affine: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_loops: IntegerAttr
    affine: BoolAttr
    parent: Value  # type: ignore[assignment,override,unused-ignore]
class LoopGetParentForOpAdaptor(OpAdaptor):
    target: Value
class LoopOutlineOp(OpView):
    def __init__(self, function: Type, call: Type, target: Val, func_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    func_name: StringAttr
    function: Value
    call: Value
class LoopOutlineOpAdaptor(OpAdaptor):
    target: Value
class LoopPeelOp(OpView):
    def __init__(self, peeled_loop: Type, remainder_loop: Type, target: Val, *, peel_front: Int | None = ..., fail_if_already_divisible: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    peel_front: BoolAttr
    fail_if_already_divisible: BoolAttr
    peeled_loop: Value
    remainder_loop: Value
class LoopPeelOpAdaptor(OpAdaptor):
    target: Value
class LoopPipelineOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, iteration_interval: Int | None = ..., read_latency: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    iteration_interval: IntegerAttr
    read_latency: IntegerAttr
    transformed: Value
class LoopPipelineOpAdaptor(OpAdaptor):
    target: Value
class LoopPromoteIfOneIterationOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class LoopPromoteIfOneIterationOpAdaptor(OpAdaptor):
    target: Value
class LoopUnrollAndJamOp(OpView):
    def __init__(self, target: Val, factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    factor: IntegerAttr
class LoopUnrollAndJamOpAdaptor(OpAdaptor):
    target: Value
class LoopUnrollFullOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class LoopUnrollFullOpAdaptor(OpAdaptor):
    target: Value
class LoopUnrollOp(OpView):
    def __init__(self, target: Val, factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    factor: IntegerAttr
class LoopUnrollOpAdaptor(OpAdaptor):
    target: Value
class LowerPackOp(OpView):
    def __init__(self, pad_op: Type, expand_shape_op: Type, transpose_op: Type, target: Val, *, lowerPadLikeWithInsertSlice: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    lowerPadLikeWithInsertSlice: BoolAttr
    pad_op: Value
    expand_shape_op: Value
    transpose_op: Value
class LowerPackOpAdaptor(OpAdaptor):
    target: Value
class LowerUnPackOp(OpView):
    def __init__(self, empty_op: Type, transpose_op: Type, collapse_shape_op: Type, extract_slice_op: Type, copy_op: Type, target: Val, *, lowerUnpadLikeWithExtractSlice: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    lowerUnpadLikeWithExtractSlice: BoolAttr
    empty_op: Value
    transpose_op: Value
    collapse_shape_op: Value
    extract_slice_op: Value
    copy_op: Value
class LowerUnPackOpAdaptor(OpAdaptor):
    target: Value
class MakeLoopIndependentOp(OpView):
    def __init__(self, transformed: Type, target: Val, num_loops: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_loops: IntegerAttr
    transformed: Value
class MakeLoopIndependentOpAdaptor(OpAdaptor):
    target: Value
class MapCopyToThreadsOp(OpView):
    def __init__(self, forall_op: Type, tiled_op: Type, target: Val, total_num_threads: Int, desired_bit_alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    total_num_threads: IntegerAttr
    desired_bit_alignment: IntegerAttr
    forall_op: Value
    tiled_op: Value
class MapCopyToThreadsOpAdaptor(OpAdaptor):
    target: Value
class MapForallToBlocks(OpView):
    def __init__(self, result: Type, target: Val, *, grid_dims: Ints | None = ..., generate_gpu_launch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    grid_dims: DenseI64ArrayAttr
    generate_gpu_launch: bool
class MapForallToBlocksAdaptor(OpAdaptor):
    target: Value
class MapNestedForallToThreads(OpView):
    def __init__(self, result: Type, target: Val, *, block_dims: Ints | None = ..., sync_after_distribute: Int | None = ..., warp_size: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    block_dims: DenseI64ArrayAttr
    sync_after_distribute: BoolAttr
    warp_size: IntegerAttr
class MapNestedForallToThreadsAdaptor(OpAdaptor):
    target: Value
class MatchOp(OpView):
    def __init__(self, results_: Type, target: Val, *, ops: Plain | None = ..., interface: Int | str | None = ..., op_attrs: Plain | None = ..., filter_result_type: TypeLike | None = ..., filter_operand_types: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    ops: ArrayAttr | None
    interface: Attribute | None
    op_attrs: Attribute | None
    filter_result_type: TypeAttr | None
    filter_operand_types: ArrayAttr | None
    results_: Value
class MatchOpAdaptor(OpAdaptor):
    target: Value
class MatchOperationEmptyOp(OpView):
    def __init__(self, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
class MatchOperationEmptyOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchOperationNameOp(OpView):
    def __init__(self, operand_handle: Val, op_names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    op_names: ArrayAttr
class MatchOperationNameOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchParamCmpIOp(OpView):
    def __init__(self, param: Val, reference: Val, predicate: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    param: Value
    reference: Value
    predicate: Attribute
class MatchParamCmpIOpAdaptor(OpAdaptor):
    param: Value
    reference: Value
class MatchSparseInOut(OpView):
    def __init__(self, result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class MatchSparseInOutAdaptor(OpAdaptor):
    target: Value
class MatchStructuredBodyOp(OpView):
    def __init__(self, operand_handle: Val, *, reduction_position: Int | None = ..., passthrough: bool | Attribute | None = ..., elementwise: bool | Attribute | None = ..., contraction: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    reduction_position: IntegerAttr | None
    passthrough: bool
    elementwise: bool
    contraction: ArrayAttr | None
class MatchStructuredBodyOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredClassifyContractionDimsOp(OpView):
    def __init__(self, batch: Type, m: Type, n: Type, k: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    batch: Value
    m: Value
    n: Value
    k: Value
class MatchStructuredClassifyContractionDimsOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredClassifyConvolutionDimsOp(OpView):
    def __init__(self, batch: Type, output_image: Type, output_channel: Type, filter_loop: Type, input_channel: Type, depth: Type, strides: Type, dilations: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    batch: Value
    output_image: Value
    output_channel: Value
    filter_loop: Value
    input_channel: Value
    depth: Value
    strides: Value
    dilations: Value
class MatchStructuredClassifyConvolutionDimsOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredDimOp(OpView):
    def __init__(self, result: Type | None, operand_handle: Val, raw_dim_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., parallel: bool | Attribute | None = ..., reduction: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    raw_dim_list: DenseI64ArrayAttr
    is_inverted: bool
    is_all: bool
    parallel: bool
    reduction: bool
class MatchStructuredDimOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredElementalBitwidthOp(OpView):
    def __init__(self, result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
class MatchStructuredElementalBitwidthOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredInitOp(OpView):
    def __init__(self, result: Type | None, operand_handle: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., permutation: bool | Attribute | None = ..., projected_permutation: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    raw_position_list: DenseI64ArrayAttr
    is_inverted: bool
    is_all: bool
    permutation: bool
    projected_permutation: bool
class MatchStructuredInitOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredInputOp(OpView):
    def __init__(self, result: Type | None, operand_handle: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., permutation: bool | Attribute | None = ..., projected_permutation: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    raw_position_list: DenseI64ArrayAttr
    is_inverted: bool
    is_all: bool
    permutation: bool
    projected_permutation: bool
class MatchStructuredInputOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredNumInitsOp(OpView):
    def __init__(self, result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
class MatchStructuredNumInitsOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredNumInputsOp(OpView):
    def __init__(self, result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
class MatchStructuredNumInputsOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredOp(OpView):
    def __init__(self, outputs: Types, current: Val, *, failure_propagation_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    current: Value
    failure_propagation_mode: Attribute | None
    outputs: OpResultList
    body_region: Region
class MatchStructuredOpAdaptor(OpAdaptor):
    current: Value
class MatchStructuredRankOp(OpView):
    def __init__(self, rank: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    rank: Value
class MatchStructuredRankOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredResultOp(OpView):
    def __init__(self, result: Type, operand_handle: Val, position: Int, *, any: bool | Attribute | None = ..., single: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand_handle: Value
    position: IntegerAttr
    any: bool
    single: bool
class MatchStructuredResultOpAdaptor(OpAdaptor):
    operand_handle: Value
class MatchStructuredYieldOp(OpView):
    def __init__(self, handles: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handles: OpOperandList
class MatchStructuredYieldOpAdaptor(OpAdaptor):
    handles: OpOperandList
class MemRefAllocaToGlobalOp(OpView):
    def __init__(self, getGlobal: Type, global_: Type, alloca: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    alloca: Value
    getGlobal: Value
    global_: Value
class MemRefAllocaToGlobalOpAdaptor(OpAdaptor):
    alloca: Value
class MemRefEraseDeadAllocAndStoresOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class MemRefEraseDeadAllocAndStoresOpAdaptor(OpAdaptor):
    target: Value
class MemRefMakeLoopIndependentOp(OpView):
    def __init__(self, transformed: Type, target: Val, num_loops: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_loops: IntegerAttr
    transformed: Value
class MemRefMakeLoopIndependentOpAdaptor(OpAdaptor):
    target: Value
class MemRefMultiBufferOp(OpView):
    def __init__(self, transformed: Type, target: Val, factor: Int, *, skip_analysis: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    factor: IntegerAttr
    skip_analysis: bool
    transformed: Value
class MemRefMultiBufferOpAdaptor(OpAdaptor):
    target: Value
class MemrefToLLVMTypeConverterOp(OpView):
    def __init__(self, *, use_aligned_alloc: Int | None = ..., index_bitwidth: Int | None = ..., use_generic_functions: Int | None = ..., use_bare_ptr_call_conv: Int | None = ..., data_layout: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    use_aligned_alloc: BoolAttr
    index_bitwidth: IntegerAttr
    use_generic_functions: BoolAttr
    use_bare_ptr_call_conv: BoolAttr
    data_layout: StringAttr | None
class MemrefToLLVMTypeConverterOpAdaptor(OpAdaptor):
    ...
class MergeHandlesOp(OpView):
    def __init__(self, handles: Vals, *, deduplicate: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    handles: OpOperandList
    deduplicate: bool
class MergeHandlesOpAdaptor(OpAdaptor):
    handles: OpOperandList
class MultiTileSizesOp(OpView):
    def __init__(self, low_size: Type, high_size: Type, split_point: Type, target: Val, dimension: Int, target_size: Int, *, divisor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dimension: IntegerAttr
    target_size: IntegerAttr
    divisor: IntegerAttr
    low_size: Value
    high_size: Value
    split_point: Value
class MultiTileSizesOpAdaptor(OpAdaptor):
    target: Value
class NamedSequenceOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class NamedSequenceOpAdaptor(OpAdaptor):
    ...
class NumAssociationsOp(OpView):
    def __init__(self, num: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    num: Value
class NumAssociationsOpAdaptor(OpAdaptor):
    handle: Value
class OneShotBufferizeOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, function_boundary_type_conversion: Int | str | None = ..., allow_return_allocs_from_loops: Int | None = ..., allow_unknown_ops: Int | None = ..., bufferize_function_boundaries: Int | None = ..., dump_alias_sets: Int | None = ..., test_analysis_only: Int | None = ..., print_conflicts: Int | None = ..., check_parallel_regions: Int | None = ..., memcpy_op: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    function_boundary_type_conversion: Attribute | None
    allow_return_allocs_from_loops: BoolAttr
    allow_unknown_ops: BoolAttr
    bufferize_function_boundaries: BoolAttr
    dump_alias_sets: BoolAttr
    test_analysis_only: BoolAttr
    print_conflicts: BoolAttr
    check_parallel_regions: BoolAttr
    memcpy_op: StringAttr
    transformed: Value
class OneShotBufferizeOpAdaptor(OpAdaptor):
    target: Value
class PDLMatchOp(OpView):
    def __init__(self, matched: Type, root: Val, pattern_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value
    pattern_name: SymbolRefAttr
    matched: Value
class PDLMatchOpAdaptor(OpAdaptor):
    root: Value
class PackGreedilyOp(OpView):
    def __init__(self, packed_op: Type, target: Val, matmul_packed_sizes: Vals, *, static_matmul_packed_sizes: Ints | None = ..., matmul_padded_sizes_next_multiple_of: Ints | None = ..., matmul_inner_dims_order: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    matmul_packed_sizes: OpOperandList
    static_matmul_packed_sizes: DenseI64ArrayAttr
    matmul_padded_sizes_next_multiple_of: DenseI64ArrayAttr
    matmul_inner_dims_order: DenseI64ArrayAttr
    packed_op: Value
class PackGreedilyOpAdaptor(OpAdaptor):
    target: Value
    matmul_packed_sizes: OpOperandList
class PackOp(OpView):
    def __init__(self, packed_op: Type, target: Val, packed_sizes: Vals, *, static_packed_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    packed_sizes: OpOperandList
    static_packed_sizes: DenseI64ArrayAttr
    packed_op: Value
class PackOpAdaptor(OpAdaptor):
    target: Value
    packed_sizes: OpOperandList
class PackTransposeOp(OpView):
    def __init__(self, packed_op: Type, pack_op: Type, un_pack_op: Type, target_pack_or_un_pack_op: Val, target_linalg_op: Val, *, outer_perm: Ints | None = ..., inner_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target_pack_or_un_pack_op: Value
    target_linalg_op: Value
    outer_perm: DenseI64ArrayAttr
    inner_perm: DenseI64ArrayAttr
    packed_op: Value
    pack_op: Value
    un_pack_op: Value
class PackTransposeOpAdaptor(OpAdaptor):
    target_pack_or_un_pack_op: Value
    target_linalg_op: Value
class PadOp(OpView):
    def __init__(self, padded: Type, pad: Type, copy: Type, target: Val, pad_to_multiple_of: Vals, *, padding_values: Plain | None = ..., padding_dimensions: Plain | None = ..., static_pad_to_multiple_of: Ints | None = ..., nofold_flags: Plain | None = ..., transpose_paddings: Plain | None = ..., copy_back_op: Str | None = ..., use_prescribed_tensor_shapes: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    pad_to_multiple_of: OpOperandList
    padding_values: ArrayAttr
    padding_dimensions: ArrayAttr
    static_pad_to_multiple_of: DenseI64ArrayAttr
    nofold_flags: ArrayAttr
    transpose_paddings: ArrayAttr
    copy_back_op: StringAttr
    use_prescribed_tensor_shapes: bool
    padded: Value
    pad: Value
    copy: Value
class PadOpAdaptor(OpAdaptor):
    target: Value
    pad_to_multiple_of: OpOperandList
class PadTilingInterfaceOp(OpView):
    def __init__(self, padded: Type, pad: Type, target: Val, padding_sizes: Vals, *, padding_values: Plain | None = ..., static_padding_sizes: Ints | None = ..., pad_to_multiple_of: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    padding_sizes: OpOperandList
    padding_values: ArrayAttr
    static_padding_sizes: DenseI64ArrayAttr
    pad_to_multiple_of: bool
    padded: Value
    pad: Value
class PadTilingInterfaceOpAdaptor(OpAdaptor):
    target: Value
    padding_sizes: OpOperandList
class ParallelForToNestedForOps(OpView):
    def __init__(self, transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: OpResultList
class ParallelForToNestedForOpsAdaptor(OpAdaptor):
    target: Value
class ParamConstantOp(OpView):
    def __init__(self, param: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    param: Value
class ParamConstantOpAdaptor(OpAdaptor):
    ...
class PayloadOp(OpView):
    def __init__(self, normal_forms: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    normal_forms: ArrayAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class PayloadOpAdaptor(OpAdaptor):
    ...
class PipelineSharedMemoryCopiesOp(OpView):
    def __init__(self, result: Type, for_op: Val, depth: Int, *, peel_epilogue: bool | Attribute | None = ..., failure_propagation_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    for_op: Value
    depth: IntegerAttr
    peel_epilogue: bool
    failure_propagation_mode: Attribute
class PipelineSharedMemoryCopiesOpAdaptor(OpAdaptor):
    for_op: Value
class PrintOp(OpView):
    def __init__(self, *, target: Val | None = ..., name: Str | None = ..., assume_verified: bool | Attribute | None = ..., use_local_scope: bool | Attribute | None = ..., skip_regions: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value | None
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    assume_verified: bool
    use_local_scope: bool
    skip_regions: bool
class PrintOpAdaptor(OpAdaptor):
    target: Value | None
class PromoteOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, operands_to_promote: Plain | None = ..., use_full_tile_buffers: Plain | None = ..., use_full_tiles_by_default: bool | Attribute | None = ..., use_original_subview_size: bool | Attribute | None = ..., use_alloca: bool | Attribute | None = ..., memory_space: Plain | None = ..., mapping: Plain | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    operands_to_promote: ArrayAttr
    use_full_tile_buffers: ArrayAttr
    use_full_tiles_by_default: bool
    use_original_subview_size: bool
    use_alloca: bool
    memory_space: Attribute | None
    mapping: ArrayAttr | None
    alignment: IntegerAttr | None
    transformed: Value
class PromoteOpAdaptor(OpAdaptor):
    target: Value
class PromoteTensorOp(OpView):
    def __init__(self, tensor: Val, *, memory_space: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    memory_space: Attribute | None
    promoted: Value
class PromoteTensorOpAdaptor(OpAdaptor):
    tensor: Value
class QueryOp(OpView):
    def __init__(self, associated_attr: Type, target: Val, keys: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    keys: ArrayAttr
    associated_attr: Value
class QueryOpAdaptor(OpAdaptor):
    target: Value
class ReplaceFuncSignatureOp(OpView):
    def __init__(self, transformed_module: Type, transformed_function: Type, module: Val, function_name: Sym, args_interchange: Ints, results_interchange: Ints, *, adjust_func_calls: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    module: Value
    function_name: SymbolRefAttr
    args_interchange: DenseI32ArrayAttr
    results_interchange: DenseI32ArrayAttr
    adjust_func_calls: bool
    transformed_module: Value
    transformed_function: Value
class ReplaceFuncSignatureOpAdaptor(OpAdaptor):
    module: Value
class ReplaceOp(OpView):
    def __init__(self, replacement: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    replacement: Value
    bodyRegion: Region
class ReplaceOpAdaptor(OpAdaptor):
    target: Value
class ReplicateOp(OpView):
    def __init__(self, replicated: Types, pattern: Val, handles: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pattern: Value
    handles: OpOperandList
    replicated: OpResultList
class ReplicateOpAdaptor(OpAdaptor):
    pattern: Value
    handles: OpOperandList
class RewriteCopyAsTmaOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class RewriteCopyAsTmaOpAdaptor(OpAdaptor):
    target: Value
class RewriteInDestinationPassingStyleOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class RewriteInDestinationPassingStyleOpAdaptor(OpAdaptor):
    target: Value
class RewriteMatmulAsMmaSyncOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class RewriteMatmulAsMmaSyncOpAdaptor(OpAdaptor):
    target: Value
class ScalarizeOp(OpView):
    def __init__(self, result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class ScalarizeOpAdaptor(OpAdaptor):
    target: Value
class SelectOp(OpView):
    def __init__(self, result: Type, target: Val, op_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    op_name: StringAttr
class SelectOpAdaptor(OpAdaptor):
    target: Value
class SequenceOp(OpView):
    def __init__(self, results_: Types, failure_propagation_mode: Int | str, extra_bindings: Vals, *, root: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value | None
    extra_bindings: OpOperandList
    failure_propagation_mode: Attribute
    results_: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class SequenceOpAdaptor(OpAdaptor):
    root: Value | None
    extra_bindings: OpOperandList
class SetDescLayoutOp(OpView):
    def __init__(self, transformed: Type, target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
    static_sg_layout: DenseI64ArrayAttr
    static_sg_data: DenseI64ArrayAttr
    static_inst_data: DenseI64ArrayAttr
    slice_dims: DenseI64ArrayAttr
    transformed: Value
class SetDescLayoutOpAdaptor(OpAdaptor):
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
class SetGPULaunchThreadsOp(OpView):
    def __init__(self, target: Val, threads: Vals, *, static_threads: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    threads: OpOperandList
    static_threads: DenseI64ArrayAttr
class SetGPULaunchThreadsOpAdaptor(OpAdaptor):
    target: Value
    threads: OpOperandList
class SetOpLayoutAttrOp(OpView):
    def __init__(self, target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., result: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
    index: IntegerAttr
    static_sg_layout: DenseI64ArrayAttr
    static_sg_data: DenseI64ArrayAttr
    static_inst_data: DenseI64ArrayAttr
    slice_dims: DenseI64ArrayAttr
    result: bool  # type: ignore[assignment,override,unused-ignore]
class SetOpLayoutAttrOpAdaptor(OpAdaptor):
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
class SimplifyBoundedAffineOpsOp(OpView):
    def __init__(self, target: Val, bounded_values: Vals, lower_bounds: Ints, upper_bounds: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    bounded_values: OpOperandList
    lower_bounds: DenseI64ArrayAttr
    upper_bounds: DenseI64ArrayAttr
class SimplifyBoundedAffineOpsOpAdaptor(OpAdaptor):
    target: Value
    bounded_values: OpOperandList
class SimplifyMinMaxAffineOpsOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class SimplifyMinMaxAffineOpsOpAdaptor(OpAdaptor):
    target: Value
class SpecializeOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, emit_category: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    emit_category: BoolAttr
    transformed: Value
class SpecializeOpAdaptor(OpAdaptor):
    target: Value
class SplitHandleOp(OpView):
    def __init__(self, results_: Types, handle: Val, *, pass_through_empty_handle: Int | None = ..., fail_on_payload_too_small: Int | None = ..., overflow_result: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    pass_through_empty_handle: BoolAttr
    fail_on_payload_too_small: BoolAttr
    overflow_result: IntegerAttr | None
    results_: OpResultList
class SplitHandleOpAdaptor(OpAdaptor):
    handle: Value
class SplitHandlesOp(OpView):
    def __init__(self, results_: Types, handle: Val, num_result_handles: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    num_result_handles: IntegerAttr
    results_: OpResultList
class SplitHandlesOpAdaptor(OpAdaptor):
    handle: Value
class SplitOp(OpView):
    def __init__(self, split_list: Type, target: Val, dimension: Int, static_chunk_sizes: Int, *, dynamic_chunk_sizes: Val | None = ..., multiway: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_chunk_sizes: Value | None
    dimension: IntegerAttr
    static_chunk_sizes: IntegerAttr
    multiway: bool
    split_list: Value
class SplitOpAdaptor(OpAdaptor):
    target: Value
    dynamic_chunk_sizes: Value | None
class SplitReductionOp(OpView):
    def __init__(self, init_or_alloc_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, split_factor: Int | None = ..., insert_split_dimension: Int | None = ..., inner_parallel: bool | Attribute | None = ..., use_scaling_algorithm: bool | Attribute | None = ..., use_alloc: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    split_factor: IntegerAttr
    insert_split_dimension: IntegerAttr
    inner_parallel: bool
    use_scaling_algorithm: bool
    use_alloc: bool
    init_or_alloc_op: Value
    fill_op: Value
    split_linalg_op: Value
    combining_linalg_op: Value
class SplitReductionOpAdaptor(OpAdaptor):
    target: Value
class StructuredMaskedVectorizeOp(OpView):
    def __init__(self, target: Val, vector_sizes: Vals, *, static_vector_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    vector_sizes: OpOperandList
    static_vector_sizes: DenseI64ArrayAttr
class StructuredMaskedVectorizeOpAdaptor(OpAdaptor):
    target: Value
    vector_sizes: OpOperandList
class StructuredTileOp(OpView):
    def __init__(self, tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, *, static_sizes: Ints | None = ..., interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_sizes: OpOperandList
    static_sizes: DenseI64ArrayAttr
    interchange: DenseI64ArrayAttr
    tiled_linalg_op: Value
    loops: OpResultList
class StructuredTileOpAdaptor(OpAdaptor):
    target: Value
    dynamic_sizes: OpOperandList
class StructuredTileReductionUsingForeachThreadOp(OpView):
    def __init__(self, foreach_thread_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, num_threads: Ints | None = ..., tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_threads: DenseI64ArrayAttr
    tile_sizes: DenseI64ArrayAttr
    mapping: ArrayAttr | None
    foreach_thread_op: Value
    fill_op: Value
    split_linalg_op: Value
    combining_linalg_op: Value
class StructuredTileReductionUsingForeachThreadOpAdaptor(OpAdaptor):
    target: Value
class StructuredTileReductionUsingScfOp(OpView):
    def __init__(self, for_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, tile_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    tile_sizes: DenseI64ArrayAttr
    for_op: Value
    fill_op: Value
    split_linalg_op: Value
    combining_linalg_op: Value
class StructuredTileReductionUsingScfOpAdaptor(OpAdaptor):
    target: Value
class StructuredTileToForeachThreadOpOp(OpView):
    def __init__(self, foreach_thread_op: Type, tiled_op: Type, target: Val, num_threads: Vals, tile_sizes: Vals, *, packed_num_threads: Val | None = ..., packed_tile_sizes: Val | None = ..., static_num_threads: Ints | None = ..., static_tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_threads: OpOperandList
    tile_sizes: OpOperandList
    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
    static_num_threads: DenseI64ArrayAttr
    static_tile_sizes: DenseI64ArrayAttr
    mapping: ArrayAttr | None
    foreach_thread_op: Value
    tiled_op: Value
class StructuredTileToForeachThreadOpOpAdaptor(OpAdaptor):
    target: Value
    num_threads: OpOperandList
    tile_sizes: OpOperandList
    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
class StructuredTileToScfForOp(OpView):
    def __init__(self, tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, *, static_sizes: Ints | None = ..., interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_sizes: OpOperandList
    static_sizes: DenseI64ArrayAttr
    interchange: DenseI64ArrayAttr
    tiled_linalg_op: Value
    loops: OpResultList
class StructuredTileToScfForOpAdaptor(OpAdaptor):
    target: Value
    dynamic_sizes: OpOperandList
class TakeAssumedBranchOp(OpView):
    def __init__(self, target: Val, *, take_else_branch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    take_else_branch: bool
class TakeAssumedBranchOpAdaptor(OpAdaptor):
    target: Value
class TileReductionUsingForOp(OpView):
    def __init__(self, fill_op: Types, split_op: Type, combining_op: Type, for_op: Type, target: Val, *, reduction_dims: Plain | None = ..., tile_sizes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    reduction_dims: ArrayAttr
    tile_sizes: ArrayAttr
    fill_op: OpResultList
    split_op: Value
    combining_op: Value
    for_op: Value
class TileReductionUsingForOpAdaptor(OpAdaptor):
    target: Value
class TileReductionUsingForallOp(OpView):
    def __init__(self, fill_op: Types, split_op: Type, combining_op: Type, forall_op: Type, target: Val, *, reduction_dims: Plain | None = ..., num_threads: Ints | None = ..., tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    reduction_dims: ArrayAttr
    num_threads: DenseI64ArrayAttr
    tile_sizes: DenseI64ArrayAttr
    mapping: ArrayAttr | None
    fill_op: OpResultList
    split_op: Value
    combining_op: Value
    forall_op: Value
class TileReductionUsingForallOpAdaptor(OpAdaptor):
    target: Value
class TileUsingForOp(OpView):
    def __init__(self, tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, interchange: Vals, *, packed_tile_sizes: Val | None = ..., packed_interchange: Val | None = ..., static_sizes: Ints | None = ..., static_interchange: Ints | None = ..., scalable_sizes: Bools | None = ..., inner_tile_alignments: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    dynamic_sizes: OpOperandList
    interchange: OpOperandList
    packed_tile_sizes: Value | None
    packed_interchange: Value | None
    static_sizes: DenseI64ArrayAttr
    static_interchange: DenseI64ArrayAttr
    scalable_sizes: DenseBoolArrayAttr
    inner_tile_alignments: DenseI64ArrayAttr
    tiled_linalg_op: Value
    loops: OpResultList
class TileUsingForOpAdaptor(OpAdaptor):
    target: Value
    dynamic_sizes: OpOperandList
    interchange: OpOperandList
    packed_tile_sizes: Value | None
    packed_interchange: Value | None
class TileUsingForallOp(OpView):
    def __init__(self, tiled_op: Type, forall_op: Type, target: Val, num_threads: Vals, tile_sizes: Vals, *, packed_num_threads: Val | None = ..., packed_tile_sizes: Val | None = ..., static_num_threads: Ints | None = ..., static_tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    num_threads: OpOperandList
    tile_sizes: OpOperandList
    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
    static_num_threads: DenseI64ArrayAttr
    static_tile_sizes: DenseI64ArrayAttr
    mapping: ArrayAttr | None
    tiled_op: Value
    forall_op: Value
class TileUsingForallOpAdaptor(OpAdaptor):
    target: Value
    num_threads: OpOperandList
    tile_sizes: OpOperandList
    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
class TransposeConv2DOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    transformed: Value
class TransposeConv2DOpAdaptor(OpAdaptor):
    target: Value
class TransposeMatmulOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, inputToTranspose: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    inputToTranspose: Attribute
    transformed: Value
class TransposeMatmulOpAdaptor(OpAdaptor):
    target: Value
class TypeConversionCastShapeDynamicDimsOp(OpView):
    def __init__(self, *, ignore_dynamic_info: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ignore_dynamic_info: bool
class TypeConversionCastShapeDynamicDimsOpAdaptor(OpAdaptor):
    ...
class VectorLowerVectorsOp(OpView):
    def __init__(self, results_: Type, target: Val, *, contraction_lowering: Int | str | None = ..., multireduction_lowering: Int | str | None = ..., split_transfers: Int | str | None = ..., transpose_lowering: Int | str | None = ..., transpose_avx2_lowering: Int | None = ..., unroll_vector_transfers: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    contraction_lowering: Attribute
    multireduction_lowering: Attribute
    split_transfers: Attribute
    transpose_lowering: Attribute
    transpose_avx2_lowering: BoolAttr
    unroll_vector_transfers: BoolAttr
    results_: Value
class VectorLowerVectorsOpAdaptor(OpAdaptor):
    target: Value
class VectorizeChildrenAndApplyPatternsOp(OpView):
    def __init__(self, transformed: Type, target: Val, *, fold_type_extensions_into_contract: bool | Attribute | None = ..., vectorize_padding: bool | Attribute | None = ..., vectorize_nd_extract: bool | Attribute | None = ..., flatten_1d_depthwise_conv: bool | Attribute | None = ..., disable_multi_reduction_to_contract_patterns: bool | Attribute | None = ..., disable_transfer_permutation_map_lowering_patterns: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    fold_type_extensions_into_contract: bool
    vectorize_padding: bool
    vectorize_nd_extract: bool
    flatten_1d_depthwise_conv: bool
    disable_multi_reduction_to_contract_patterns: bool
    disable_transfer_permutation_map_lowering_patterns: bool
    transformed: Value
class VectorizeChildrenAndApplyPatternsOpAdaptor(OpAdaptor):
    target: Value
class VectorizeOp(OpView):
    def __init__(self, target: Val, vector_sizes: Vals, *, static_vector_sizes: Ints | None = ..., vectorize_nd_extract: bool | Attribute | None = ..., assume_dynamic_dims_match_vec_sizes: bool | Attribute | None = ..., create_named_contraction: bool | Attribute | None = ..., scalable_sizes: Bools | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    vector_sizes: OpOperandList
    static_vector_sizes: DenseI64ArrayAttr
    vectorize_nd_extract: bool
    assume_dynamic_dims_match_vec_sizes: bool
    create_named_contraction: bool
    scalable_sizes: DenseBoolArrayAttr
class VectorizeOpAdaptor(OpAdaptor):
    target: Value
    vector_sizes: OpOperandList
class VerifyOp(OpView):
    def __init__(self, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
class VerifyOpAdaptor(OpAdaptor):
    target: Value
class WinogradConv2DOp(OpView):
    def __init__(self, transformed: Type, target: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    fmr: Attribute
    transformed: Value
class WinogradConv2DOpAdaptor(OpAdaptor):
    target: Value
class WithPDLPatternsOp(OpView):
    def __init__(self, *, root: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class WithPDLPatternsOpAdaptor(OpAdaptor):
    root: Value | None
class XegpuGetLoadOpOp(OpView):
    def __init__(self, loadNdHandle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    loadNdHandle: Value
class XegpuGetLoadOpOpAdaptor(OpAdaptor):
    target: Value
class XegpuSetAnchorLayoutOp(OpView):
    def __init__(self, target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., order: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
    index: IntegerAttr
    static_sg_layout: DenseI64ArrayAttr
    static_sg_data: DenseI64ArrayAttr
    static_inst_data: DenseI64ArrayAttr
    order: DenseI32ArrayAttr
    slice_dims: DenseI64ArrayAttr
class XegpuSetAnchorLayoutOpAdaptor(OpAdaptor):
    target: Value
    sg_layout: OpOperandList
    sg_data: OpOperandList
    inst_data: OpOperandList
class YieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def affine_simplify_bounded_affine_ops(target: Val, bounded_values: Vals, lower_bounds: Ints, upper_bounds: Ints, *, loc: Loc = ..., ip: Ip = ...) -> SimplifyBoundedAffineOpsOp: ...
def affine_simplify_min_max_affine_ops(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> SimplifyMinMaxAffineOpsOp: ...
def affine_super_vectorize(target: Val, vector_sizes: Ints, *, fastest_varying_pattern: Ints | None = ..., vectorize_reductions: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> AffineSuperVectorizeOp: ...
def alternatives(results_: Types, num_alternatives: int = ..., *, scope: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AlternativesOp: ...
def annotate(target: Val, name: Str, *, param: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AnnotateOp: ...
def apply_conversion_patterns(target: Val, num_default_type_converter_region: int = ..., *, legal_ops: Plain | None = ..., illegal_ops: Plain | None = ..., legal_dialects: Plain | None = ..., illegal_dialects: Plain | None = ..., partial_conversion: bool | Attribute | None = ..., preserve_handles: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyConversionPatternsOp: ...
def apply_conversion_patterns_dialect_to_llvm(dialect_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> ApplyToLLVMConversionPatternsOp: ...
def apply_conversion_patterns_func_func_to_llvm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFuncToLLVMConversionPatternsOp: ...
def apply_conversion_patterns_gpu_gpu_subgroup_reduce_to_nvvm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyGPUSubgroupReduceToNVVMConversionPatternsOp: ...
def apply_conversion_patterns_gpu_gpu_to_nvvm(*, benefit: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyGPUToNVVMConversionPatternsOp: ...
def apply_conversion_patterns_gpu_gpu_to_rocdl(chipset: Str, *, loc: Loc = ..., ip: Ip = ...) -> ApplyGPUToROCDLConversionPatternsOp: ...
def apply_conversion_patterns_gpu_gpu_wmma_to_nvvm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyGPUWwmaToNVVMConversionPatternsOp: ...
def apply_conversion_patterns_memref_memref_to_llvm_type_converter(*, use_aligned_alloc: Int | None = ..., index_bitwidth: Int | None = ..., use_generic_functions: Int | None = ..., use_bare_ptr_call_conv: Int | None = ..., data_layout: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemrefToLLVMTypeConverterOp: ...
def apply_conversion_patterns_nvgpu_nvgpu_to_nvvm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyNVGPUToNVVMConversionPatternsOp: ...
def apply_conversion_patterns_scf_scf_to_control_flow(*, loc: Loc = ..., ip: Ip = ...) -> ApplySCFToControlFlowPatternsOp: ...
def apply_conversion_patterns_scf_structural_conversions(*, loc: Loc = ..., ip: Ip = ...) -> ApplySCFStructuralConversionPatternsOp: ...
def apply_conversion_patterns_vector_vector_to_llvm(*, reassociate_fp_reductions: Int | None = ..., force_32bit_vector_indices: Int | None = ..., use_vector_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyVectorToLLVMConversionPatternsOp: ...
def apply_cse(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> ApplyCommonSubexpressionEliminationOp: ...
def apply_dce(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> ApplyDeadCodeEliminationOp: ...
def apply_licm(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> ApplyLoopInvariantCodeMotionOp: ...
def apply_patterns(target: Val, *, apply_cse: bool | Attribute | None = ..., max_iterations: Int | None = ..., max_num_rewrites: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsOp: ...
def apply_patterns_arm_neon_vector_contract_to_bfmmla(*, loc: Loc = ..., ip: Ip = ...) -> ApplyArmNeonContractionToBFMMLAPatternsOp: ...
def apply_patterns_arm_neon_vector_contract_to_i8mm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyArmNeonContractionToI8MMPatternsOp: ...
def apply_patterns_arm_sve_vector_contract_to_bfmmla(*, loc: Loc = ..., ip: Ip = ...) -> ApplyArmSVELowerContractionToBFMMLAPatternsOp: ...
def apply_patterns_arm_sve_vector_contract_to_i8mm(*, loc: Loc = ..., ip: Ip = ...) -> ApplyArmSVELowerContractionToI8MMPatternsOp: ...
def apply_patterns_canonicalization(*, loc: Loc = ..., ip: Ip = ...) -> ApplyCanonicalizationPatternsOp: ...
def apply_patterns_gpu_eliminate_barriers(*, loc: Loc = ..., ip: Ip = ...) -> EliminateBarriersOp: ...
def apply_patterns_gpu_gpu_rewrite_patterns(*, loc: Loc = ..., ip: Ip = ...) -> ApplyGPURewritePatternsOp: ...
def apply_patterns_gpu_gpu_shuffle_to_amdgpu(*, chipset: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyGPUPromoteShuffleToAMDGPUPatternsOp: ...
def apply_patterns_gpu_unroll_vectors_subgroup_mma(m: Int, n: Int, k: Int, *, loc: Loc = ..., ip: Ip = ...) -> ApplyUnrollVectorsSubgroupMmaOp: ...
def apply_patterns_linalg_data_layout_propagation(*, poison_padding: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyDataLayoutPropagationPatternsOp: ...
def apply_patterns_linalg_decompose_pack_unpack(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDecomposeTensorPackUnpackPatternsOp: ...
def apply_patterns_linalg_decompose_pad(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDecomposeTensorPadPatternsOp: ...
def apply_patterns_linalg_erase_unnecessary_inputs(*, loc: Loc = ..., ip: Ip = ...) -> ApplyEraseUnnecessaryInputsPatternsOp: ...
def apply_patterns_linalg_erase_unused_operands_and_results(*, loc: Loc = ..., ip: Ip = ...) -> ApplyEraseUnusedOperandsAndResultsPatternsOp: ...
def apply_patterns_linalg_extract_slice_sinking(*, loc: Loc = ..., ip: Ip = ...) -> ApplyExtractSliceSinkingPatternsOp: ...
def apply_patterns_linalg_fold_add_into_dest(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldAddIntoDestPatternsOp: ...
def apply_patterns_linalg_fold_pack_unpack_into_empty(*, fold_single_use_only: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyFoldPackUnpackIntoEmptyPatternsOp: ...
def apply_patterns_linalg_fold_unit_extent_dims_via_reshapes(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldUnitExtentDimsViaReshapesPatternsOp: ...
def apply_patterns_linalg_fold_unit_extent_dims_via_slices(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldUnitExtentDimsViaSlicesPatternsOp: ...
def apply_patterns_linalg_pad_vectorization(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPadVectorizationPatternsOp: ...
def apply_patterns_linalg_swap_extract_slice_with_fill(*, loc: Loc = ..., ip: Ip = ...) -> ApplySwapExtractSliceWithFillPatternsOp: ...
def apply_patterns_linalg_tiling_canonicalization(*, loc: Loc = ..., ip: Ip = ...) -> ApplyTilingCanonicalizationPatternsOp: ...
def apply_patterns_memref_alloc_to_alloca(*, size_limit: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyAllocToAllocaOp: ...
def apply_patterns_memref_expand_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyExpandOpsPatternsOp: ...
def apply_patterns_memref_expand_strided_metadata(*, loc: Loc = ..., ip: Ip = ...) -> ApplyExpandStridedMetadataPatternsOp: ...
def apply_patterns_memref_extract_address_computations(*, loc: Loc = ..., ip: Ip = ...) -> ApplyExtractAddressComputationsPatternsOp: ...
def apply_patterns_memref_fold_memref_alias_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldMemrefAliasOpsPatternsOp: ...
def apply_patterns_memref_resolve_ranked_shaped_type_result_dims(*, loc: Loc = ..., ip: Ip = ...) -> ApplyResolveRankedShapedTypeResultDimsPatternsOp: ...
def apply_patterns_scf_for_loop_canonicalization(*, loc: Loc = ..., ip: Ip = ...) -> ApplyForLoopCanonicalizationPatternsOp: ...
def apply_patterns_tensor_bubble_up_extract_slice(*, loc: Loc = ..., ip: Ip = ...) -> ApplyBubbleUpExtractSlicePatternsOp: ...
def apply_patterns_tensor_decompose_concat(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDecomposeTensorConcatPatternsOp: ...
def apply_patterns_tensor_drop_redundant_insert_slice_rank_expansion(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDropRedundantInsertSliceRankExpansionPatternsOp: ...
def apply_patterns_tensor_fold_into_pack_and_unpack(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldIntoPackAndUnpackPatternsOp: ...
def apply_patterns_tensor_fold_tensor_empty(*, fold_single_use_only: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyFoldTensorEmptyPatternsOp: ...
def apply_patterns_tensor_fold_tensor_subset_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldTensorSubsetOpsPatternsOp: ...
def apply_patterns_tensor_fold_tensor_subset_ops_into_vector_transfers(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp: ...
def apply_patterns_tensor_merge_consecutive_insert_extract_slice(*, loc: Loc = ..., ip: Ip = ...) -> ApplyMergeConsecutiveInsertExtractSlicePatternsOp: ...
def apply_patterns_tensor_reassociative_reshape_folding(*, loc: Loc = ..., ip: Ip = ...) -> ApplyReassociativeReshapeFoldingPatternsOp: ...
def apply_patterns_tensor_rewrite_as_constant(*, aggressive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyRewriteTensorOpsAsConstantPatternsOp: ...
def apply_patterns_vector_cast_away_vector_leading_one_dim(*, loc: Loc = ..., ip: Ip = ...) -> ApplyCastAwayVectorLeadingOneDimPatternsOp: ...
def apply_patterns_vector_drop_inner_most_unit_dims_from_xfer_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp: ...
def apply_patterns_vector_drop_unit_dims_with_shape_cast(*, loc: Loc = ..., ip: Ip = ...) -> ApplyDropUnitDimWithShapeCastPatternsOp: ...
def apply_patterns_vector_elementwise_to_vector(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldElementwiseToVectorPatternsOp: ...
def apply_patterns_vector_flatten_vector_transfer_ops(*, target_vector_bitwidth: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyFlattenVectorTransferOpsPatternsOp: ...
def apply_patterns_vector_fold_arith_extension(*, loc: Loc = ..., ip: Ip = ...) -> ApplyFoldArithExtensionPatternsOp: ...
def apply_patterns_vector_interleave_and_deinterleave_to_shuffle(*, loc: Loc = ..., ip: Ip = ...) -> ApplyInterleaveAndDeinterleaveToShufflePatternsOp: ...
def apply_patterns_vector_interleave_to_shuffle(*, loc: Loc = ..., ip: Ip = ...) -> ApplyInterleaveToShufflePatternsOp: ...
def apply_patterns_vector_lower_bitcast(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerBitCastPatternsOp: ...
def apply_patterns_vector_lower_broadcast(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerBroadcastPatternsOp: ...
def apply_patterns_vector_lower_contraction(*, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyLowerContractionPatternsOp: ...
def apply_patterns_vector_lower_create_mask(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerCreateMaskPatternsOp: ...
def apply_patterns_vector_lower_gather(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerGatherPatternsOp: ...
def apply_patterns_vector_lower_interleave(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerInterleavePatternsOp: ...
def apply_patterns_vector_lower_masked_transfers(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerMaskedTransfersPatternsOp: ...
def apply_patterns_vector_lower_masks(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerMasksPatternsOp: ...
def apply_patterns_vector_lower_multi_reduction(*, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyLowerMultiReductionPatternsOp: ...
def apply_patterns_vector_lower_outerproduct(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerOuterProductPatternsOp: ...
def apply_patterns_vector_lower_scan(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerScanPatternsOp: ...
def apply_patterns_vector_lower_shape_cast(*, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerShapeCastPatternsOp: ...
def apply_patterns_vector_lower_step(index_bitwidth: Int, *, loc: Loc = ..., ip: Ip = ...) -> ApplyLowerStepPatternsOp: ...
def apply_patterns_vector_lower_transfer(*, max_transfer_rank: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyLowerTransferPatternsOp: ...
def apply_patterns_vector_lower_transpose(*, lowering_strategy: Int | str | None = ..., avx2_lowering_strategy: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyLowerTransposePatternsOp: ...
def apply_patterns_vector_materialize_masks(*, loc: Loc = ..., ip: Ip = ...) -> ApplyMaterializeMasksPatternsOp: ...
def apply_patterns_vector_multi_reduction_flattening(*, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyMultiReductionFlatteningPatternsOp: ...
def apply_patterns_vector_multi_reduction_unrolling(*, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyMultiReductionUnrollingPatternsOp: ...
def apply_patterns_vector_rank_reducing_subview_patterns(*, loc: Loc = ..., ip: Ip = ...) -> ApplyRankReducingSubviewPatternsOp: ...
def apply_patterns_vector_reduction_to_contract(*, loc: Loc = ..., ip: Ip = ...) -> ApplyVectorReductionToContractPatternsOp: ...
def apply_patterns_vector_reorder_multi_reduction_dims(*, lowering_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyReorderMultiReductionPatternsOp: ...
def apply_patterns_vector_rewrite_narrow_types(*, loc: Loc = ..., ip: Ip = ...) -> ApplyRewriteNarrowTypePatternsOp: ...
def apply_patterns_vector_sink_mem_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplySinkVectorMemPatternsOp: ...
def apply_patterns_vector_sink_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplySinkVectorPatternsOp: ...
def apply_patterns_vector_split_transfer_full_partial(*, split_transfer_strategy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplySplitTransferFullPartialPatternsOp: ...
def apply_patterns_vector_transfer_permutation_patterns(*, loc: Loc = ..., ip: Ip = ...) -> ApplyTransferPermutationPatternsOp: ...
def apply_patterns_vector_transfer_to_scf(*, max_transfer_rank: Int | None = ..., full_unroll: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> ApplyTransferToScfPatternsOp: ...
def apply_patterns_vector_unroll_from_elements(*, loc: Loc = ..., ip: Ip = ...) -> ApplyUnrollFromElementsPatternsOp: ...
def apply_patterns_vector_unroll_to_elements(*, loc: Loc = ..., ip: Ip = ...) -> ApplyUnrollToElementsPatternsOp: ...
def apply_patterns_x86_shuffle_vector_fma_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86ShuffleVectorFmaOpsOp: ...
def apply_patterns_x86_sink_vector_producer_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86SinkVectorProducerOpsOp: ...
def apply_patterns_x86_vector_contract_bf16_to_fma(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86VectorContractBf16ToFmaOp: ...
def apply_patterns_x86_vector_contract_to_amx_dot_product(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86VectorContractToAmxDotProductOp: ...
def apply_patterns_x86_vector_contract_to_fma(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86VectorContractToFmaOp: ...
def apply_patterns_x86_vector_contract_to_packed_type_dot_product(*, loc: Loc = ..., ip: Ip = ...) -> ApplyPatternsX86VectorContractToPackedTypeDotProductOp: ...
def apply_patterns_x86vector_sink_vector_producer_ops(*, loc: Loc = ..., ip: Ip = ...) -> ApplySinkVectorProducerOpsPatternsOp: ...
def apply_patterns_x86vector_vector_contract_bf16_to_fma(*, loc: Loc = ..., ip: Ip = ...) -> ApplyVectorContractBF16ToFMAPatternsOp: ...
def apply_patterns_x86vector_vector_contract_to_fma(*, loc: Loc = ..., ip: Ip = ...) -> ApplyVectorContractToFMAPatternsOp: ...
def apply_patterns_x86vector_vector_contract_to_packed_type_dot_product(*, loc: Loc = ..., ip: Ip = ...) -> ApplyVectorContractToPackedTypeDotProductPatternsOp: ...
def apply_registered_pass(result: Type, target: Val, pass_name: Str, dynamic_options: Vals, *, options: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bufferization_buffer_loop_hoisting(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> BufferLoopHoistingOp: ...
def bufferization_eliminate_empty_tensors(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> EliminateEmptyTensorsOp: ...
def bufferization_empty_tensor_to_alloc_tensor(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bufferization_one_shot_bufferize(transformed: Type, target: Val, *, function_boundary_type_conversion: Int | str | None = ..., allow_return_allocs_from_loops: Int | None = ..., allow_unknown_ops: Int | None = ..., bufferize_function_boundaries: Int | None = ..., dump_alias_sets: Int | None = ..., test_analysis_only: Int | None = ..., print_conflicts: Int | None = ..., check_parallel_regions: Int | None = ..., memcpy_op: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cast(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collect_matching(results_: Types, root: Val, matcher: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CollectMatchingOp: ...
def debug_emit_param_as_remark(param: Val, *, anchor: Val | None = ..., message: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> EmitParamAsRemarkOp: ...
def emit_param_as_remark(param: Val, *, anchor: Val | None = ..., message: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> EmitParamAsRemarkOp: ...
def debug_emit_remark_at(at: Val, message: Str, *, loc: Loc = ..., ip: Ip = ...) -> EmitRemarkAtOp: ...
def emit_remark_at(at: Val, message: Str, *, loc: Loc = ..., ip: Ip = ...) -> EmitRemarkAtOp: ...
def dlti_query(associated_attr: Type, target: Val, keys: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def foreach(results_: Types, targets: Vals, *, with_zip_shortest: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForeachOp: ...
def foreach_match(updated: Type, forwarded_outputs: Types, root: Val, forwarded_inputs: Vals, matchers: Plain, actions: Plain, *, restrict_root: bool | Attribute | None = ..., flatten_results: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForeachMatchOp: ...
def func_cast_and_call(result: Type, insertion_point: Val, *, insert_after: bool | Attribute | None = ..., inputs: Val | None = ..., outputs: Val | None = ..., function_name: Sym | None = ..., function: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func_deduplicate_func_args(transformed_module: Type, transformed_function: Type, module: Val, function_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def func_replace_func_signature(transformed_module: Type, transformed_function: Type, module: Val, function_name: Sym, args_interchange: Ints, results_interchange: Ints, *, adjust_func_calls: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def get_closest_isolated_parent(parent: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_consumers_of_result(consumers: Type, target: Val, result_number: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_defining_op(result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_operand(result: Type, target: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_parent_op(parent: Type, target: Val, *, isolated_from_above: bool | Attribute | None = ..., allow_empty_results: bool | Attribute | None = ..., op_name: Str | None = ..., deduplicate: bool | Attribute | None = ..., nth_parent: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_producer_of_operand(producer: Type, target: Val, operand_number: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_result(result: Type, target: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_type(type_param: Type, value: Val, *, elemental: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gpu_map_forall_to_blocks(result: Type, target: Val, *, grid_dims: Ints | None = ..., generate_gpu_launch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gpu_map_foreach_to_blocks(result: Type, target: Val, *, grid_dim: Plain | None = ..., generate_gpu_launch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gpu_map_nested_forall_to_threads(result: Type, target: Val, *, block_dims: Ints | None = ..., sync_after_distribute: Int | None = ..., warp_size: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gpu_map_nested_foreach_to_threads(result: Type, target: Val, *, block_dim: Plain | None = ..., sync_after_distribute: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def include(results_: Types, target: Sym, failure_propagation_mode: Int | str, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IncludeOp: ...
def irdl_collect_matching(matched: Type, root: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_coalesce(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_coalesce_nested(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_forall_to_for(transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForallToForOp: ...
def loop_forall_to_parallel(transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForallToParallelOp: ...
def loop_fuse_sibling(fused_loop: Type, target: Val, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_get_parent_for(parent: Type, target: Val, *, num_loops: Int | None = ..., affine: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_hoist_loop_invariant_subsets(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> HoistLoopInvariantSubsetsOp: ...
def loop_outline(function: Type, call: Type, target: Val, func_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def loop_parallel_for_to_nested_fors(transformed: Types, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ParallelForToNestedForOps: ...
def loop_peel(peeled_loop: Type, remainder_loop: Type, target: Val, *, peel_front: Int | None = ..., fail_if_already_divisible: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def loop_pipeline(transformed: Type, target: Val, *, iteration_interval: Int | None = ..., read_latency: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop_promote_if_one_iteration(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> LoopPromoteIfOneIterationOp: ...
def loop_unroll(target: Val, factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> LoopUnrollOp: ...
def loop_unroll_and_jam(target: Val, factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> LoopUnrollAndJamOp: ...
def loop_unroll_full(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> LoopUnrollFullOp: ...
def match_operation_empty(operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> MatchOperationEmptyOp: ...
def match_operation_name(operand_handle: Val, op_names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> MatchOperationNameOp: ...
def match_param_cmpi(param: Val, reference: Val, predicate: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> MatchParamCmpIOp: ...
def match_structured(outputs: Types, current: Val, *, failure_propagation_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatchStructuredOp: ...
def match_structured_body(operand_handle: Val, *, reduction_position: Int | None = ..., passthrough: bool | Attribute | None = ..., elementwise: bool | Attribute | None = ..., contraction: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MatchStructuredBodyOp: ...
def match_structured_classify_contraction_dims(batch: Type, m: Type, n: Type, k: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def match_structured_classify_convolution_dims(batch: Type, output_image: Type, output_channel: Type, filter_loop: Type, input_channel: Type, depth: Type, strides: Type, dilations: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def match_structured_dim(result: Type | None, operand_handle: Val, raw_dim_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., parallel: bool | Attribute | None = ..., reduction: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatchStructuredDimOp: ...
def match_structured_elemental_bitwidth(result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_structured_init(result: Type | None, operand_handle: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., permutation: bool | Attribute | None = ..., projected_permutation: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatchStructuredInitOp: ...
def match_structured_input(result: Type | None, operand_handle: Val, raw_position_list: Ints, *, is_inverted: bool | Attribute | None = ..., is_all: bool | Attribute | None = ..., permutation: bool | Attribute | None = ..., projected_permutation: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatchStructuredInputOp: ...
def match_structured_num_inits(result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_structured_num_inputs(result: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_structured_rank(rank: Type, operand_handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_structured_result(result: Type, operand_handle: Val, position: Int, *, any: bool | Attribute | None = ..., single: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_structured_yield(handles: Vals, *, loc: Loc = ..., ip: Ip = ...) -> MatchStructuredYieldOp: ...
def memref_alloca_to_global(get_global: Type, global_: Type, alloca: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def memref_erase_dead_alloc_and_stores(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> MemRefEraseDeadAllocAndStoresOp: ...
def memref_make_loop_independent(transformed: Type, target: Val, num_loops: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def memref_multibuffer(transformed: Type, target: Val, factor: Int, *, skip_analysis: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def merge_handles(handles: Vals, *, deduplicate: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def named_sequence(sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> NamedSequenceOp: ...
def num_associations(num: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nvgpu_create_async_groups(result: Type, target: Val, *, bypass_l1: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nvgpu_pipeline_shared_memory_copies(result: Type, for_op: Val, depth: Int, *, peel_epilogue: bool | Attribute | None = ..., failure_propagation_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nvgpu_rewrite_copy_as_tma(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> RewriteCopyAsTmaOp: ...
def nvgpu_rewrite_matmul_as_mma_sync(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> RewriteMatmulAsMmaSyncOp: ...
def param_constant(param: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def payload(normal_forms: Plain, *, loc: Loc = ..., ip: Ip = ...) -> PayloadOp: ...
def pdl_match(matched: Type, root: Val, pattern_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def print_(*, target: Val | None = ..., name: Str | None = ..., assume_verified: bool | Attribute | None = ..., use_local_scope: bool | Attribute | None = ..., skip_regions: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrintOp: ...
def replicate(replicated: Types, pattern: Val, handles: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReplicateOp: ...
def scf_take_assumed_branch(target: Val, *, take_else_branch: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TakeAssumedBranchOp: ...
def select(result: Type, target: Val, op_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sequence(results_: Types, failure_propagation_mode: Int | str, extra_bindings: Vals, *, root: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SequenceOp: ...
def constrain_params(results_: Types, params: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ConstrainParamsOp: ...
def smt_constrain_params(results_: Types, params: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ConstrainParamsOp: ...
def sparse_tensor_match_sparse_inout(result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def split_handle(results_: Types, handle: Val, *, pass_through_empty_handle: Int | None = ..., fail_on_payload_too_small: Int | None = ..., overflow_result: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SplitHandleOp: ...
def split_handles(results_: Types, handle: Val, num_result_handles: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SplitHandlesOp: ...
def structured_bufferize_to_allocation(target: Val, *, memory_space: Plain | None = ..., memcpy_op: Str | None = ..., alloc_op: Str | None = ..., bufferize_destination_only: bool | Attribute | None = ..., emit_dealloc: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_continuous_tile_sizes(tile_sizes: Type, chunk_sizes: Type, target: Val, dimension: Int, target_size: Int, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_convert_conv2d_to_img2col(img2col_tensor: Type, transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_convert_to_loops(result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_decompose(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_decompose_interface(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_decompose_winograd_op(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_eliminate_empty_tensors(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> EliminateLinalgOpAnchoredEmptyTensorsOp: ...
def structured_flatten_elementwise(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_fuse(transformed: Type, loops: Types, target: Val, tile_sizes: Vals, tile_interchange: Vals, *, packed_tile_sizes: Val | None = ..., static_tile_sizes: Ints | None = ..., static_tile_interchange: Ints | None = ..., inner_tile_alignments: Ints | None = ..., apply_cleanup: bool | Attribute | None = ..., use_forall: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FuseOp: ...
def structured_fuse_into_containing_op(fused_op: Type, new_containing_op: Type, producer_op: Val, containing_op: Val, *, inner_tile_alignments: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_generalize(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_gpu_map_copy_to_threads(forall_op: Type, tiled_op: Type, target: Val, total_num_threads: Int, desired_bit_alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_hoist_pad(transformed: Type, target: Val, num_loops: Int, *, transpose: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_hoist_pad_build_packing_loop_nest(packing_loop: Type, target: Val, loop: Val, *, transpose: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_hoist_redundant_vector_broadcasts(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_hoist_redundant_vector_transfers(transformed: Type, target: Val, *, verify_non_zero_trip: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_insert_slice_to_copy(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_interchange(transformed: Type, target: Val, *, iterator_interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_linalg_copy_to_memref(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_lower_pack(pad_op: Type, expand_shape_op: Type, transpose_op: Type, target: Val, *, lower_pad_like_with_insert_slice: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_lower_unpack(empty_op: Type, transpose_op: Type, collapse_shape_op: Type, extract_slice_op: Type, copy_op: Type, target: Val, *, lower_unpad_like_with_extract_slice: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_masked_vectorize(target: Val, vector_sizes: Vals, *, static_vector_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> StructuredMaskedVectorizeOp: ...
def structured_match(results_: Type, target: Val, *, ops: Plain | None = ..., interface: Int | str | None = ..., op_attrs: Plain | None = ..., filter_result_type: TypeLike | None = ..., filter_operand_types: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_multitile_sizes(low_size: Type, high_size: Type, split_point: Type, target: Val, dimension: Int, target_size: Int, *, divisor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_pack(packed_op: Type, target: Val, packed_sizes: Vals, *, static_packed_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_pack_greedily(packed_op: Type, target: Val, matmul_packed_sizes: Vals, *, static_matmul_packed_sizes: Ints | None = ..., matmul_padded_sizes_next_multiple_of: Ints | None = ..., matmul_inner_dims_order: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_pack_transpose(packed_op: Type, pack_op: Type, un_pack_op: Type, target_pack_or_un_pack_op: Val, target_linalg_op: Val, *, outer_perm: Ints | None = ..., inner_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_pad(padded: Type, pad: Type, copy: Type, target: Val, pad_to_multiple_of: Vals, *, padding_values: Plain | None = ..., padding_dimensions: Plain | None = ..., static_pad_to_multiple_of: Ints | None = ..., nofold_flags: Plain | None = ..., transpose_paddings: Plain | None = ..., copy_back_op: Str | None = ..., use_prescribed_tensor_shapes: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_pad_tiling_interface(padded: Type, pad: Type, target: Val, padding_sizes: Vals, *, padding_values: Plain | None = ..., static_padding_sizes: Ints | None = ..., pad_to_multiple_of: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_promote(transformed: Type, target: Val, *, operands_to_promote: Plain | None = ..., use_full_tile_buffers: Plain | None = ..., use_full_tiles_by_default: bool | Attribute | None = ..., use_original_subview_size: bool | Attribute | None = ..., use_alloca: bool | Attribute | None = ..., memory_space: Plain | None = ..., mapping: Plain | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_promote_tensor(tensor: Val, *, memory_space: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_replace(replacement: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_rewrite_in_destination_passing_style(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_scalarize(result: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_specialize(transformed: Type, target: Val, *, emit_category: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_split(split_list: Type, target: Val, dimension: Int, static_chunk_sizes: Int, *, dynamic_chunk_sizes: Val | None = ..., multiway: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_split_reduction(init_or_alloc_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, split_factor: Int | None = ..., insert_split_dimension: Int | None = ..., inner_parallel: bool | Attribute | None = ..., use_scaling_algorithm: bool | Attribute | None = ..., use_alloc: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_tile(tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, *, static_sizes: Ints | None = ..., interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | StructuredTileOp: ...
def structured_tile_reduction_using_for(fill_op: Types, split_op: Type, combining_op: Type, for_op: Type, target: Val, *, reduction_dims: Plain | None = ..., tile_sizes: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TileReductionUsingForOp: ...
def structured_tile_reduction_using_forall(fill_op: Types, split_op: Type, combining_op: Type, forall_op: Type, target: Val, *, reduction_dims: Plain | None = ..., num_threads: Ints | None = ..., tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TileReductionUsingForallOp: ...
def structured_tile_reduction_using_foreach_thread(foreach_thread_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, num_threads: Ints | None = ..., tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_tile_reduction_using_scf(for_op: Type, fill_op: Type, split_linalg_op: Type, combining_linalg_op: Type, target: Val, *, tile_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_tile_to_foreach_thread_op(foreach_thread_op: Type, tiled_op: Type, target: Val, num_threads: Vals, tile_sizes: Vals, *, packed_num_threads: Val | None = ..., packed_tile_sizes: Val | None = ..., static_num_threads: Ints | None = ..., static_tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_tile_to_scf_for(tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, *, static_sizes: Ints | None = ..., interchange: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | StructuredTileToScfForOp: ...
def structured_tile_using_for(tiled_linalg_op: Type, loops: Types, target: Val, dynamic_sizes: Vals, interchange: Vals, *, packed_tile_sizes: Val | None = ..., packed_interchange: Val | None = ..., static_sizes: Ints | None = ..., static_interchange: Ints | None = ..., scalable_sizes: Bools | None = ..., inner_tile_alignments: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TileUsingForOp: ...
def structured_tile_using_forall(tiled_op: Type, forall_op: Type, target: Val, num_threads: Vals, tile_sizes: Vals, *, packed_num_threads: Val | None = ..., packed_tile_sizes: Val | None = ..., static_num_threads: Ints | None = ..., static_tile_sizes: Ints | None = ..., mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def structured_transpose_conv2d(transformed: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_transpose_matmul(transformed: Type, target: Val, *, input_to_transpose: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_vectorize(target: Val, vector_sizes: Vals, *, static_vector_sizes: Ints | None = ..., vectorize_nd_extract: bool | Attribute | None = ..., assume_dynamic_dims_match_vec_sizes: bool | Attribute | None = ..., create_named_contraction: bool | Attribute | None = ..., scalable_sizes: Bools | None = ..., loc: Loc = ..., ip: Ip = ...) -> VectorizeOp: ...
def structured_vectorize_children_and_apply_patterns(transformed: Type, target: Val, *, fold_type_extensions_into_contract: bool | Attribute | None = ..., vectorize_padding: bool | Attribute | None = ..., vectorize_nd_extract: bool | Attribute | None = ..., flatten_1d_depthwise_conv: bool | Attribute | None = ..., disable_multi_reduction_to_contract_patterns: bool | Attribute | None = ..., disable_transfer_permutation_map_lowering_patterns: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def structured_winograd_conv2d(transformed: Type, target: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tensor_make_loop_independent(transformed: Type, target: Val, num_loops: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tune_alternatives(results_: Types, name: Str, num_alternatives: int = ..., *, selected_region_attr: Int | None = ..., selected_region_param: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | OpView: ...
def knob(result: Type, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tune_knob(result: Type, name: Str, options: Plain, *, selected: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def type_conversion_tensor_cast_shape_dynamic_dims(*, ignore_dynamic_info: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TypeConversionCastShapeDynamicDimsOp: ...
def vector_lower_vectors(results_: Type, target: Val, *, contraction_lowering: Int | str | None = ..., multireduction_lowering: Int | str | None = ..., split_transfers: Int | str | None = ..., transpose_lowering: Int | str | None = ..., transpose_avx2_lowering: Int | None = ..., unroll_vector_transfers: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def verify_(target: Val, *, loc: Loc = ..., ip: Ip = ...) -> VerifyOp: ...
def with_pdl_patterns(*, root: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> WithPDLPatternsOp: ...
def convert_layout(new_convert_op: Type, target: Val, input_sg_layout: Vals, input_sg_data: Vals, input_inst_data: Vals, target_sg_layout: Vals, target_sg_data: Vals, target_inst_data: Vals, *, input_order: Ints | None = ..., static_input_sg_layout: Ints | None = ..., static_input_sg_data: Ints | None = ..., static_input_inst_data: Ints | None = ..., static_target_sg_layout: Ints | None = ..., static_target_sg_data: Ints | None = ..., static_target_inst_data: Ints | None = ..., target_order: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xegpu_convert_layout(new_convert_op: Type, target: Val, input_sg_layout: Vals, input_sg_data: Vals, input_inst_data: Vals, target_sg_layout: Vals, target_sg_data: Vals, target_inst_data: Vals, *, input_order: Ints | None = ..., static_input_sg_layout: Ints | None = ..., static_input_sg_data: Ints | None = ..., static_input_inst_data: Ints | None = ..., static_target_sg_layout: Ints | None = ..., static_target_sg_data: Ints | None = ..., static_target_inst_data: Ints | None = ..., target_order: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_desc_op(desc_handle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xegpu_get_desc_op(desc_handle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_load_op(load_nd_handle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xegpu_get_load_op(load_nd_handle: Type, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert_prefetch(desc_op: Type, target: Val, *, dynamic_nb_prefetch: Val | None = ..., static_nb_prefetch: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xegpu_insert_prefetch(desc_op: Type, target: Val, *, dynamic_nb_prefetch: Val | None = ..., static_nb_prefetch: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def set_anchor_layout(target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., order: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> XegpuSetAnchorLayoutOp: ...
def xegpu_set_anchor_layout(target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., order: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> XegpuSetAnchorLayoutOp: ...
def set_desc_layout(transformed: Type, target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xegpu_set_desc_layout(transformed: Type, target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def set_gpu_launch_threads(target: Val, threads: Vals, *, static_threads: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> SetGPULaunchThreadsOp: ...
def xegpu_set_gpu_launch_threads(target: Val, threads: Vals, *, static_threads: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> SetGPULaunchThreadsOp: ...
def set_op_layout_attr(target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., result: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SetOpLayoutAttrOp: ...
def xegpu_set_op_layout_attr(target: Val, sg_layout: Vals, sg_data: Vals, inst_data: Vals, *, index: Int | None = ..., static_sg_layout: Ints | None = ..., static_sg_data: Ints | None = ..., static_inst_data: Ints | None = ..., slice_dims: Ints | None = ..., result: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SetOpLayoutAttrOp: ...
def yield_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class FailurePropagationMode(enum.IntEnum):
    Propagate = 1
    Suppress = 2
class LayoutMapOption(enum.IntEnum):
    InferLayoutMap = 0
    IdentityLayoutMap = 1
    FullyDynamicLayoutMap = 2
class MatchCmpIPredicate(enum.IntEnum):
    eq = 0
    ne = 1
    lt = 2
    le = 3
    gt = 4
    ge = 5
class MatchInterfaceEnum(enum.IntEnum):
    LinalgOp = 0
    TilingInterface = 1
    LoopLikeInterface = 2
class TransposeMatmulInput(enum.IntEnum):
    lhs = 0
    rhs = 1
class VectorContractLowering(enum.IntEnum):
    Dot = 0
    LLVMIntr = 1
    OuterProduct = 2
    ParallelArith = 3
class VectorMultiReductionLowering(enum.IntEnum):
    InnerParallel = 0
    InnerReduction = 1
class VectorTransferSplit(enum.IntEnum):
    None_ = 0
    VectorTransfer = 1
    LinalgCopy = 2
    ForceInBounds = 3
class VectorTransposeLowering(enum.IntEnum):
    EltWise = 0
    LLVMIntr = 1
    Shuffle1D = 2
    Shuffle16x16 = 3
class WinogradConv2DFmr(enum.IntEnum):
    F_2_3 = 0
    F_4_3 = 1
    F_2_5 = 2
class AffineMapParamType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AffineMapParamType: ...  # type: ignore[override,unused-ignore]
class AnyOpType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AnyOpType: ...  # type: ignore[override,unused-ignore]
class AnyParamType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AnyParamType: ...  # type: ignore[override,unused-ignore]
class AnyValueType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AnyValueType: ...  # type: ignore[override,unused-ignore]
class NormalizedOpType(DialectType):
    @classmethod
    def get(cls, normal_forms: _Sequence[Plain] | None = ..., context: Context | None = ...) -> NormalizedOpType: ...  # type: ignore[override,unused-ignore]
    normal_forms: list[Any]
class OperationType(DialectType):
    @classmethod
    def get(cls, operation_name: str, context: Context | None = ...) -> OperationType: ...  # type: ignore[override,unused-ignore]
    operation_name: str
class ParamOperandAttr(DialectAttr):
    @classmethod
    def get(cls, index: Plain, context: Context | None = ...) -> ParamOperandAttr: ...  # type: ignore[override,unused-ignore]
    index: Any
class ParamType(DialectType):
    @classmethod
    def get(cls, type: Type, context: Context | None = ...) -> ParamType: ...  # type: ignore[override,unused-ignore]
class TypeParamType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TypeParamType: ...  # type: ignore[override,unused-ignore]
