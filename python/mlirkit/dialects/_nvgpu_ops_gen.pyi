# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class DeviceAsyncCopyOp(OpView):
    def __init__(self, dst: Val, dstIndices: Vals, src: Val, srcIndices: Vals, dstElements: Int, *, srcElements: Val | None = ..., bypassL1: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    dstIndices: OpOperandList
    src: Value
    srcIndices: OpOperandList
    srcElements: Value | None
    dstElements: IntegerAttr
    bypassL1: bool
    asyncToken: Value
class DeviceAsyncCopyOpAdaptor(OpAdaptor):
    dst: Value
    dstIndices: OpOperandList
    src: Value
    srcIndices: OpOperandList
    srcElements: Value | None
class DeviceAsyncCreateGroupOp(OpView):
    def __init__(self, inputTokens: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputTokens: OpOperandList
    asyncToken: Value
class DeviceAsyncCreateGroupOpAdaptor(OpAdaptor):
    inputTokens: OpOperandList
class DeviceAsyncWaitOp(OpView):
    def __init__(self, asyncDependencies: Val, *, numGroups: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: Value
    numGroups: IntegerAttr | None
class DeviceAsyncWaitOpAdaptor(OpAdaptor):
    asyncDependencies: Value
class ExtfOp(OpView):
    def __init__(self, out: Type, in_: Val, *, rnd: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    rnd: Attribute
    relu: BoolAttr
    out: Value
class ExtfOpAdaptor(OpAdaptor):
    ...
class LdMatrixOp(OpView):
    def __init__(self, res: Type, srcMemref: Val, indices: Vals, transpose: Int, numTiles: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcMemref: Value
    indices: OpOperandList
    transpose: BoolAttr
    numTiles: IntegerAttr
    res: Value
class LdMatrixOpAdaptor(OpAdaptor):
    srcMemref: Value
    indices: OpOperandList
class MBarrierArriveExpectTxOp(OpView):
    def __init__(self, barriers: Val, txcount: Val, mbarId: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    txcount: Value
    mbarId: Value
    predicate: Value | None
class MBarrierArriveExpectTxOpAdaptor(OpAdaptor):
    barriers: Value
    txcount: Value
    mbarId: Value
    predicate: Value | None
class MBarrierArriveNoCompleteOp(OpView):
    def __init__(self, barriers: Val, mbarId: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    mbarId: Value
    count: Value
    token: Value
class MBarrierArriveNoCompleteOpAdaptor(OpAdaptor):
    barriers: Value
    mbarId: Value
    count: Value
class MBarrierArriveOp(OpView):
    def __init__(self, barriers: Val, mbarId: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    mbarId: Value
    token: Value
class MBarrierArriveOpAdaptor(OpAdaptor):
    barriers: Value
    mbarId: Value
class MBarrierCreateOp(OpView):
    def __init__(self, barriers: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
class MBarrierCreateOpAdaptor(OpAdaptor):
    ...
class MBarrierGetOp(OpView):
    def __init__(self, mbarrierPointer: Type, barriers: Val, mbarId: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    mbarId: Value
    mbarrierPointer: Value
class MBarrierGetOpAdaptor(OpAdaptor):
    barriers: Value
    mbarId: Value
class MBarrierInitOp(OpView):
    def __init__(self, barriers: Val, count: Val, mbarId: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    count: Value
    mbarId: Value
    predicate: Value | None
class MBarrierInitOpAdaptor(OpAdaptor):
    barriers: Value
    count: Value
    mbarId: Value
    predicate: Value | None
class MBarrierTestWaitOp(OpView):
    def __init__(self, barriers: Val, token: Val, mbarId: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    token: Value
    mbarId: Value
    waitComplete: Value
class MBarrierTestWaitOpAdaptor(OpAdaptor):
    barriers: Value
    token: Value
    mbarId: Value
class MBarrierTryWaitParityOp(OpView):
    def __init__(self, barriers: Val, phaseParity: Val, ticks: Val, mbarId: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    barriers: Value
    phaseParity: Value
    ticks: Value
    mbarId: Value
class MBarrierTryWaitParityOpAdaptor(OpAdaptor):
    barriers: Value
    phaseParity: Value
    ticks: Value
    mbarId: Value
class MmaSparseSyncOp(OpView):
    def __init__(self, res: Type, matrixA: Val, matrixB: Val, matrixC: Val, sparseMetadata: Val, mmaShape: Plain, *, sparsitySelector: Int | None = ..., tf32Enabled: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixA: Value
    matrixB: Value
    matrixC: Value
    sparseMetadata: Value
    mmaShape: ArrayAttr
    sparsitySelector: IntegerAttr
    tf32Enabled: bool
    res: Value
class MmaSparseSyncOpAdaptor(OpAdaptor):
    matrixA: Value
    matrixB: Value
    matrixC: Value
    sparseMetadata: Value
class MmaSyncOp(OpView):
    def __init__(self, res: Type, matrixA: Val, matrixB: Val, matrixC: Val, mmaShape: Plain, *, tf32Enabled: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixA: Value
    matrixB: Value
    matrixC: Value
    mmaShape: ArrayAttr
    tf32Enabled: bool
    res: Value
class MmaSyncOpAdaptor(OpAdaptor):
    matrixA: Value
    matrixB: Value
    matrixC: Value
class RcpOp(OpView):
    def __init__(self, in_: Val, *, rounding: Int | str | None = ..., approx: Int | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    rounding: Attribute
    approx: BoolAttr
    ftz: BoolAttr
    out: Value
class RcpOpAdaptor(OpAdaptor):
    ...
class TmaAsyncLoadOp(OpView):
    def __init__(self, dst: Val, barriers: Val, tensorMapDescriptor: Val, coordinates: Vals, mbarId: Val, *, multicastMask: Val | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    barriers: Value
    tensorMapDescriptor: Value
    coordinates: OpOperandList
    mbarId: Value
    multicastMask: Value | None
    predicate: Value | None
class TmaAsyncLoadOpAdaptor(OpAdaptor):
    dst: Value
    barriers: Value
    tensorMapDescriptor: Value
    coordinates: OpOperandList
    mbarId: Value
    multicastMask: Value | None
    predicate: Value | None
class TmaAsyncStoreOp(OpView):
    def __init__(self, src: Val, tensorMapDescriptor: Val, coordinates: Vals, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    tensorMapDescriptor: Value
    coordinates: OpOperandList
    predicate: Value | None
class TmaAsyncStoreOpAdaptor(OpAdaptor):
    src: Value
    tensorMapDescriptor: Value
    coordinates: OpOperandList
    predicate: Value | None
class TmaCreateDescriptorOp(OpView):
    def __init__(self, tensorMap: Type, tensor: Val, boxDimensions: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    boxDimensions: OpOperandList
    tensorMap: Value
class TmaCreateDescriptorOpAdaptor(OpAdaptor):
    tensor: Value
    boxDimensions: OpOperandList
class TmaFenceOp(OpView):
    def __init__(self, tensorMapDescriptor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensorMapDescriptor: Value
class TmaFenceOpAdaptor(OpAdaptor):
    tensorMapDescriptor: Value
class TmaPrefetchOp(OpView):
    def __init__(self, tensorMapDescriptor: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensorMapDescriptor: Value
    predicate: Value | None
class TmaPrefetchOpAdaptor(OpAdaptor):
    tensorMapDescriptor: Value
    predicate: Value | None
class TruncfOp(OpView):
    def __init__(self, out: Type, in_: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    random_bits: Value | None
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    out: Value
class TruncfOpAdaptor(OpAdaptor):
    random_bits: Value | None
class WarpgroupGenerateDescriptorOp(OpView):
    def __init__(self, descriptor: Type, tensor: Val, tensorMap: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    tensorMap: Value
    descriptor: Value
class WarpgroupGenerateDescriptorOpAdaptor(OpAdaptor):
    tensor: Value
    tensorMap: Value
class WarpgroupMmaInitAccumulatorOp(OpView):
    def __init__(self, matrixC: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixC: Value
class WarpgroupMmaInitAccumulatorOpAdaptor(OpAdaptor):
    ...
class WarpgroupMmaOp(OpView):
    def __init__(self, matrixD: Type, descriptorA: Val, descriptorB: Val, matrixC: Val, *, waitGroup: Int | None = ..., transposeA: bool | Attribute | None = ..., transposeB: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    descriptorA: Value
    descriptorB: Value
    matrixC: Value
    waitGroup: IntegerAttr
    transposeA: bool
    transposeB: bool
    matrixD: Value
class WarpgroupMmaOpAdaptor(OpAdaptor):
    descriptorA: Value
    descriptorB: Value
    matrixC: Value
class WarpgroupMmaStoreOp(OpView):
    def __init__(self, matrixD: Val, dstMemref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    dstMemref: Value
class WarpgroupMmaStoreOpAdaptor(OpAdaptor):
    matrixD: Value
    dstMemref: Value
def device_async_copy(dst: Val, dst_indices: Vals, src: Val, src_indices: Vals, dst_elements: Int, *, src_elements: Val | None = ..., bypass_l1: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def device_async_create_group(input_tokens: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def device_async_wait(async_dependencies: Val, *, num_groups: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> DeviceAsyncWaitOp: ...
def extf(out: Type, in_: Val, *, rnd: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ldmatrix(res: Type, src_memref: Val, indices: Vals, transpose: Int, num_tiles: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive(barriers: Val, mbar_id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive_expect_tx(barriers: Val, txcount: Val, mbar_id: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> MBarrierArriveExpectTxOp: ...
def mbarrier_arrive_nocomplete(barriers: Val, mbar_id: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_create(barriers: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_get(mbarrier_pointer: Type, barriers: Val, mbar_id: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_init(barriers: Val, count: Val, mbar_id: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> MBarrierInitOp: ...
def mbarrier_test_wait(barriers: Val, token: Val, mbar_id: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_try_wait_parity(barriers: Val, phase_parity: Val, ticks: Val, mbar_id: Val, *, loc: Loc = ..., ip: Ip = ...) -> MBarrierTryWaitParityOp: ...
def mma_sp_sync(res: Type, matrix_a: Val, matrix_b: Val, matrix_c: Val, sparse_metadata: Val, mma_shape: Plain, *, sparsity_selector: Int | None = ..., tf32_enabled: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mma_sync(res: Type, matrix_a: Val, matrix_b: Val, matrix_c: Val, mma_shape: Plain, *, tf32_enabled: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rcp(in_: Val, *, rounding: Int | str | None = ..., approx: Int | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tma_async_load(dst: Val, barriers: Val, tensor_map_descriptor: Val, coordinates: Vals, mbar_id: Val, *, multicast_mask: Val | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> TmaAsyncLoadOp: ...
def tma_async_store(src: Val, tensor_map_descriptor: Val, coordinates: Vals, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> TmaAsyncStoreOp: ...
def tma_create_descriptor(tensor_map: Type, tensor: Val, box_dimensions: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tma_fence_descriptor(tensor_map_descriptor: Val, *, loc: Loc = ..., ip: Ip = ...) -> TmaFenceOp: ...
def tma_prefetch_descriptor(tensor_map_descriptor: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> TmaPrefetchOp: ...
def truncf(out: Type, in_: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def warpgroup_generate_descriptor(descriptor: Type, tensor: Val, tensor_map: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def warpgroup_mma(matrix_d: Type, descriptor_a: Val, descriptor_b: Val, matrix_c: Val, *, wait_group: Int | None = ..., transpose_a: bool | Attribute | None = ..., transpose_b: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def warpgroup_mma_init_accumulator(matrix_c: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def warpgroup_mma_store(matrix_d: Val, dst_memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> WarpgroupMmaStoreOp: ...
class FPRoundingMode(enum.IntEnum):
    NONE = 0
    RN = 1
    RM = 2
    RP = 3
    RZ = 4
    RNA = 5
    RS = 6
class RcpRoundingMode(enum.IntEnum):
    APPROX = 0
    RN = 1
    RZ = 2
    RM = 3
    RP = 4
class SaturationMode(enum.IntEnum):
    NONE = 0
    SATFINITE = 1
    SAT = 2
class TensorMapInterleaveKind(enum.IntEnum):
    INTERLEAVE_NONE = 0
    INTERLEAVE_16B = 1
    INTERLEAVE_32B = 2
class TensorMapL2PromoKind(enum.IntEnum):
    L2PROMO_NONE = 0
    L2PROMO_64B = 1
    L2PROMO_128B = 2
    L2PROMO_256B = 3
class TensorMapOOBKind(enum.IntEnum):
    OOB_ZERO = 0
    OOB_NAN = 1
class TensorMapSwizzleKind(enum.IntEnum):
    SWIZZLE_NONE = 0
    SWIZZLE_32B = 1
    SWIZZLE_64B = 2
    SWIZZLE_128B = 3
class DeviceAsyncTokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> DeviceAsyncTokenType: ...  # type: ignore[override,unused-ignore]
class MBarrierGroupType(DialectType):
    @classmethod
    def get(cls, memory_space: Plain, num_barriers: int | None = ..., context: Context | None = ...) -> MBarrierGroupType: ...  # type: ignore[override,unused-ignore]
    memory_space: Any
    num_barriers: int
class MBarrierTokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> MBarrierTokenType: ...  # type: ignore[override,unused-ignore]
class RcpRoundingModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RcpRoundingModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensorMapDescriptorType(DialectType):
    @classmethod
    def get(cls, tensor_type: Type, swizzle: int | str, l2promo: int | str, oob_fill: int | str, interleave: int | str, context: Context | None = ...) -> TensorMapDescriptorType: ...  # type: ignore[override,unused-ignore]
    tensor: Type
    swizzle: str
    l2promo: str
    oob: str
    interleave: str
class TensorMapInterleaveKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensorMapInterleaveKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensorMapL2PromoKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensorMapL2PromoKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensorMapOOBKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensorMapOOBKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensorMapSwizzleKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensorMapSwizzleKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WarpgroupAccumulatorType(DialectType):
    @classmethod
    def get(cls, fragmented: Type, context: Context | None = ...) -> WarpgroupAccumulatorType: ...  # type: ignore[override,unused-ignore]
    fragmented: Type
class WarpgroupMatrixDescriptorType(DialectType):
    @classmethod
    def get(cls, tensor: Type, context: Context | None = ...) -> WarpgroupMatrixDescriptorType: ...  # type: ignore[override,unused-ignore]
    tensor: Type
