# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import BoolAttr, DenseI64ArrayAttr, IntegerAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class DPPOp(OpView):
    def __init__(self, old: Val, src: Val, kind: Int | str, *, permArgument: Plain | None = ..., row_mask: Int | None = ..., bank_mask: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src: Value
    kind: Attribute
    permArgument: Attribute | None
    row_mask: IntegerAttr
    bank_mask: IntegerAttr
    bound_ctrl: BoolAttr
class DPPOpAdaptor(OpAdaptor):
    old: Value
    src: Value
class DotOp(OpView):
    def __init__(self, sourceA: Val, sourceB: Val, destC: Val, *, unsignedA: bool | Attribute | None = ..., unsignedB: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    unsignedA: bool
    unsignedB: bool
    clamp: bool
    destD: Value
class DotOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
class DsAsyncBarrierArriveOp(OpView):
    def __init__(self, base: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
class DsAsyncBarrierArriveOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
class DsBarrierArriveOp(OpView):
    def __init__(self, base: Val, indices: Vals, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    count: Value
    out: Value
class DsBarrierArriveOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    count: Value
class DsBarrierInitOp(OpView):
    def __init__(self, base: Val, indices: Vals, participants: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    participants: Value
class DsBarrierInitOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    participants: Value
class DsBarrierPollStateOp(OpView):
    def __init__(self, base: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    out: Value
class DsBarrierPollStateOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
class DsBarrierStateInitCountOp(OpView):
    def __init__(self, state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    state: Value
    res: Value
class DsBarrierStateInitCountOpAdaptor(OpAdaptor):
    state: Value
class DsBarrierStatePendingCountOp(OpView):
    def __init__(self, state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    state: Value
    res: Value
class DsBarrierStatePendingCountOpAdaptor(OpAdaptor):
    state: Value
class DsBarrierStatePhaseOp(OpView):
    def __init__(self, state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    state: Value
    res: Value
class DsBarrierStatePhaseOpAdaptor(OpAdaptor):
    state: Value
class DsBarrierStatePhaseParity(OpView):
    def __init__(self, state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    state: Value
    res: Value
class DsBarrierStatePhaseParityAdaptor(OpAdaptor):
    state: Value
class ExtPackedFp8Op(OpView):
    def __init__(self, res: Type, source: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    index: IntegerAttr
    res: Value
class ExtPackedFp8OpAdaptor(OpAdaptor):
    source: Value
class FatRawBufferCastOp(OpView):
    def __init__(self, source: Val, *, validBytes: Val | None = ..., cacheSwizzleStride: Val | None = ..., boundsCheck: Int | None = ..., resetOffset: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    validBytes: Value | None
    cacheSwizzleStride: Value | None
    boundsCheck: BoolAttr
    resetOffset: bool
class FatRawBufferCastOpAdaptor(OpAdaptor):
    source: Value
    validBytes: Value | None
    cacheSwizzleStride: Value | None
class GatherToLDSOp(OpView):
    def __init__(self, src: Val, srcIndices: Vals, dst: Val, dstIndices: Vals, transferType: TypeLike, *, async_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcIndices: OpOperandList
    dst: Value
    dstIndices: OpOperandList
    transferType: TypeAttr
    async_: bool
class GatherToLDSOpAdaptor(OpAdaptor):
    src: Value
    srcIndices: OpOperandList
    dst: Value
    dstIndices: OpOperandList
class GlobalLoadAsyncToLDSOp(OpView):
    def __init__(self, src: Val, srcIndices: Vals, dst: Val, dstIndices: Vals, transferType: TypeLike, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcIndices: OpOperandList
    dst: Value
    dstIndices: OpOperandList
    mask: Value | None
    transferType: TypeAttr
class GlobalLoadAsyncToLDSOpAdaptor(OpAdaptor):
    src: Value
    srcIndices: OpOperandList
    dst: Value
    dstIndices: OpOperandList
    mask: Value | None
class GlobalPrefetchOp(OpView):
    def __init__(self, src: Val, indices: Vals, temporalHint: Int | str, cacheScope: Int | str, *, speculative: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    indices: OpOperandList
    temporalHint: Attribute
    cacheScope: Attribute
    speculative: bool
class GlobalPrefetchOpAdaptor(OpAdaptor):
    src: Value
    indices: OpOperandList
class GlobalTransposeLoadOp(OpView):
    def __init__(self, result: Type, src: Val, srcIndices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcIndices: OpOperandList
class GlobalTransposeLoadOpAdaptor(OpAdaptor):
    src: Value
    srcIndices: OpOperandList
class LDSBarrierOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class LDSBarrierOpAdaptor(OpAdaptor):
    ...
class MFMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, *, blocks: Int | None = ..., cbsz: Int | None = ..., abid: Int | None = ..., blgp: Int | str | None = ..., reducePrecision: bool | Attribute | None = ..., negateA: bool | Attribute | None = ..., negateB: bool | Attribute | None = ..., negateC: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    blocks: IntegerAttr
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    reducePrecision: bool
    negateA: bool
    negateB: bool
    negateC: bool
    destD: Value
class MFMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
class MakeDmaBaseOp(OpView):
    def __init__(self, base: Type, global_: Val, global_indices: Vals, lds: Val, lds_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: Value
    global_indices: OpOperandList
    lds: Value
    lds_indices: OpOperandList
    base: Value
class MakeDmaBaseOpAdaptor(OpAdaptor):
    global_indices: OpOperandList
    lds: Value
    lds_indices: OpOperandList
class MakeDmaDescriptorOp(OpView):
    def __init__(self, base: Val, global_dynamic_sizes: Vals, global_static_sizes: Ints, global_dynamic_strides: Vals, global_static_strides: Ints, shared_dynamic_sizes: Vals, shared_static_sizes: Ints, atomic_barrier_indices: Vals, *, workgroup_mask: Val | None = ..., early_timeout: Val | None = ..., pad_amount: Val | None = ..., pad_interval: Val | None = ..., atomic_barrier_address: Val | None = ..., global_increment: Val | None = ..., lds_increment: Val | None = ..., iteration_count: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    global_dynamic_sizes: OpOperandList
    global_dynamic_strides: OpOperandList
    shared_dynamic_sizes: OpOperandList
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: OpOperandList
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    global_static_sizes: DenseI64ArrayAttr
    global_static_strides: DenseI64ArrayAttr
    shared_static_sizes: DenseI64ArrayAttr
    desc: Value
class MakeDmaDescriptorOpAdaptor(OpAdaptor):
    base: Value
    global_dynamic_sizes: OpOperandList
    global_dynamic_strides: OpOperandList
    shared_dynamic_sizes: OpOperandList
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: OpOperandList
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
class MakeGatherDmaBaseOp(OpView):
    def __init__(self, base: Type, global_: Val, global_indices: Vals, lds: Val, lds_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: Value
    global_indices: OpOperandList
    lds: Value
    lds_indices: OpOperandList
    base: Value
class MakeGatherDmaBaseOpAdaptor(OpAdaptor):
    global_indices: OpOperandList
    lds: Value
    lds_indices: OpOperandList
class MakeGatherDmaDescriptorOp(OpView):
    def __init__(self, base: Val, indices: Val, global_dynamic_sizes: Vals, global_static_sizes: Ints, global_dynamic_strides: Vals, global_static_strides: Ints, shared_dynamic_sizes: Vals, shared_static_sizes: Ints, atomic_barrier_indices: Vals, *, workgroup_mask: Val | None = ..., early_timeout: Val | None = ..., pad_amount: Val | None = ..., pad_interval: Val | None = ..., atomic_barrier_address: Val | None = ..., global_increment: Val | None = ..., lds_increment: Val | None = ..., iteration_count: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: Value
    global_dynamic_sizes: OpOperandList
    global_dynamic_strides: OpOperandList
    shared_dynamic_sizes: OpOperandList
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: OpOperandList
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    global_static_sizes: DenseI64ArrayAttr
    global_static_strides: DenseI64ArrayAttr
    shared_static_sizes: DenseI64ArrayAttr
    desc: Value
class MakeGatherDmaDescriptorOpAdaptor(OpAdaptor):
    base: Value
    indices: Value
    global_dynamic_sizes: OpOperandList
    global_dynamic_strides: OpOperandList
    shared_dynamic_sizes: OpOperandList
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: OpOperandList
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
class MemoryCounterWaitOp(OpView):
    def __init__(self, *, load: Int | None = ..., store: Int | None = ..., ds: Int | None = ..., exp: Int | None = ..., tensor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    load: IntegerAttr | None
    store: IntegerAttr | None
    ds: IntegerAttr | None
    exp: IntegerAttr | None
    tensor: IntegerAttr | None
class MemoryCounterWaitOpAdaptor(OpAdaptor):
    ...
class PackedScaledTruncOp(OpView):
    def __init__(self, res: Type, source: Val, scale: Val, index: Int, *, existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    scale: Value
    existing: Value | None
    index: IntegerAttr
    res: Value
class PackedScaledTruncOpAdaptor(OpAdaptor):
    source: Value
    scale: Value
    existing: Value | None
class PackedStochRoundFp8Op(OpView):
    def __init__(self, res: Type, source: Val, stochiasticParam: Val, storeIndex: Int, *, existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    stochiasticParam: Value
    existing: Value | None
    storeIndex: IntegerAttr
    res: Value
class PackedStochRoundFp8OpAdaptor(OpAdaptor):
    source: Value
    stochiasticParam: Value
    existing: Value | None
class PackedTrunc2xFp8Op(OpView):
    def __init__(self, res: Type, sourceA: Val, wordIndex: Int, *, sourceB: Val | None = ..., existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value | None
    existing: Value | None
    wordIndex: IntegerAttr
    res: Value
class PackedTrunc2xFp8OpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value | None
    existing: Value | None
class PermlaneSwapOp(OpView):
    def __init__(self, src: Val, row_length: Int, *, fetch_inactive: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    row_length: IntegerAttr
    fetch_inactive: BoolAttr
    bound_ctrl: BoolAttr
class PermlaneSwapOpAdaptor(OpAdaptor):
    src: Value
class PermlaneVarOp(OpView):
    def __init__(self, src: Val, selector: Val, *, cross: Int | None = ..., fetch_inactive: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    selector: Value
    cross: BoolAttr
    fetch_inactive: BoolAttr
    bound_ctrl: BoolAttr
class PermlaneVarOpAdaptor(OpAdaptor):
    src: Value
    selector: Value
class RawBufferAtomicCmpswapOp(OpView):
    def __init__(self, src: Val, cmp: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    cmp: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    value: Value
class RawBufferAtomicCmpswapOpAdaptor(OpAdaptor):
    src: Value
    cmp: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferAtomicFaddOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    oldValue: Value
class RawBufferAtomicFaddOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferAtomicFmaxOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    oldValue: Value
class RawBufferAtomicFmaxOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferAtomicSmaxOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    oldValue: Value
class RawBufferAtomicSmaxOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferAtomicUminOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    oldValue: Value
class RawBufferAtomicUminOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferLoadOp(OpView):
    def __init__(self, value: Type, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
    value: Value
class RawBufferLoadOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class RawBufferStoreOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, boundsCheck: Int | None = ..., indexOffset: Int | None = ..., sgprOffset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
    boundsCheck: BoolAttr
    indexOffset: IntegerAttr | None
class RawBufferStoreOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
    sgprOffset: Value | None
class ScaledExtPackedMatrixOp(OpView):
    def __init__(self, res: Type, source: Val, scale: Val, blockSize: Int, firstScaleLane: Int, firstScaleByte: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    scale: Value
    blockSize: IntegerAttr
    firstScaleLane: IntegerAttr
    firstScaleByte: IntegerAttr
    res: Value
class ScaledExtPackedMatrixOpAdaptor(OpAdaptor):
    source: Value
    scale: Value
class ScaledExtPackedOp(OpView):
    def __init__(self, res: Type, source: Val, scale: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    scale: Value
    index: IntegerAttr
    res: Value
class ScaledExtPackedOpAdaptor(OpAdaptor):
    source: Value
    scale: Value
class ScaledMFMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, scalesA: Val, scalesB: Val, scalesIdxA: Int, scalesIdxB: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    scalesA: Value
    scalesB: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    scalesIdxA: IntegerAttr
    scalesIdxB: IntegerAttr
    destD: Value
class ScaledMFMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
    scalesA: Value
    scalesB: Value
class ScaledWMMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, scaleA: Val, a_first_scale_lane: Int, scaleB: Val, b_first_scale_lane: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    scaleA: Value
    scaleB: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    a_first_scale_lane: IntegerAttr
    b_first_scale_lane: IntegerAttr
    destD: Value
class ScaledWMMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
    scaleA: Value
    scaleB: Value
class SchedBarrierOp(OpView):
    def __init__(self, opts: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    opts: Attribute
class SchedBarrierOpAdaptor(OpAdaptor):
    ...
class SparseMFMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, sparseIdx: Val, *, cbsz: Int | None = ..., abid: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    sparseIdx: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    cbsz: IntegerAttr
    abid: IntegerAttr
    destD: Value
class SparseMFMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
    sparseIdx: Value
class SparseWMMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, sparseIdx: Val, *, unsignedA: bool | Attribute | None = ..., unsignedB: bool | Attribute | None = ..., reuseA: bool | Attribute | None = ..., reuseB: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., wave64: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    sparseIdx: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    unsignedA: bool
    unsignedB: bool
    reuseA: bool
    reuseB: bool
    clamp: bool
    wave64: bool
    destD: Value
class SparseWMMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
    sparseIdx: Value
class SwizzleBitModeOp(OpView):
    def __init__(self, src: Val, and_mask: Int, or_mask: Int, xor_mask: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    and_mask: IntegerAttr
    or_mask: IntegerAttr
    xor_mask: IntegerAttr
class SwizzleBitModeOpAdaptor(OpAdaptor):
    src: Value
class TensorLoadToLDSOp(OpView):
    def __init__(self, desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    desc: Value
class TensorLoadToLDSOpAdaptor(OpAdaptor):
    desc: Value
class TensorStoreFromLDSOp(OpView):
    def __init__(self, desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    desc: Value
class TensorStoreFromLDSOpAdaptor(OpAdaptor):
    desc: Value
class TransposeLoadOp(OpView):
    def __init__(self, result: Type, src: Val, srcIndices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcIndices: OpOperandList
class TransposeLoadOpAdaptor(OpAdaptor):
    src: Value
    srcIndices: OpOperandList
class WMMAOp(OpView):
    def __init__(self, m: Int, n: Int, k: Int, sourceA: Val, sourceB: Val, destC: Val, *, subwordOffset: Int | None = ..., unsignedA: bool | Attribute | None = ..., unsignedB: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceA: Value
    sourceB: Value
    destC: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    subwordOffset: IntegerAttr
    unsignedA: bool
    unsignedB: bool
    clamp: bool
    destD: Value
class WMMAOpAdaptor(OpAdaptor):
    sourceA: Value
    sourceB: Value
    destC: Value
def dot(source_a: Val, source_b: Val, dest_c: Val, *, unsigned_a: bool | Attribute | None = ..., unsigned_b: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dpp(old: Val, src: Val, kind: Int | str, *, perm_argument: Plain | None = ..., row_mask: Int | None = ..., bank_mask: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_async_barrier_arrive(base: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> DsAsyncBarrierArriveOp: ...
def ds_barrier_arrive(base: Val, indices: Vals, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_barrier_init(base: Val, indices: Vals, participants: Val, *, loc: Loc = ..., ip: Ip = ...) -> DsBarrierInitOp: ...
def ds_barrier_poll_state(base: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_barrier_state_init_count(state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_barrier_state_pending_count(state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_barrier_state_phase(state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_barrier_state_phase_parity(state: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ext_packed_fp8(res: Type, source: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fat_raw_buffer_cast(source: Val, *, valid_bytes: Val | None = ..., cache_swizzle_stride: Val | None = ..., bounds_check: Int | None = ..., reset_offset: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather_to_lds(src: Val, src_indices: Vals, dst: Val, dst_indices: Vals, transfer_type: TypeLike, *, async_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GatherToLDSOp: ...
def global_load_async_to_lds(src: Val, src_indices: Vals, dst: Val, dst_indices: Vals, transfer_type: TypeLike, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncToLDSOp: ...
def global_prefetch(src: Val, indices: Vals, temporal_hint: Int | str, cache_scope: Int | str, *, speculative: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalPrefetchOp: ...
def global_transpose_load(result: Type, src: Val, src_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lds_barrier(*, loc: Loc = ..., ip: Ip = ...) -> LDSBarrierOp: ...
def make_dma_base(base: Type, global_: Val, global_indices: Vals, lds: Val, lds_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def make_dma_descriptor(base: Val, global_dynamic_sizes: Vals, global_static_sizes: Ints, global_dynamic_strides: Vals, global_static_strides: Ints, shared_dynamic_sizes: Vals, shared_static_sizes: Ints, atomic_barrier_indices: Vals, *, workgroup_mask: Val | None = ..., early_timeout: Val | None = ..., pad_amount: Val | None = ..., pad_interval: Val | None = ..., atomic_barrier_address: Val | None = ..., global_increment: Val | None = ..., lds_increment: Val | None = ..., iteration_count: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def make_gather_dma_base(base: Type, global_: Val, global_indices: Vals, lds: Val, lds_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def make_gather_dma_descriptor(base: Val, indices: Val, global_dynamic_sizes: Vals, global_static_sizes: Ints, global_dynamic_strides: Vals, global_static_strides: Ints, shared_dynamic_sizes: Vals, shared_static_sizes: Ints, atomic_barrier_indices: Vals, *, workgroup_mask: Val | None = ..., early_timeout: Val | None = ..., pad_amount: Val | None = ..., pad_interval: Val | None = ..., atomic_barrier_address: Val | None = ..., global_increment: Val | None = ..., lds_increment: Val | None = ..., iteration_count: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def memory_counter_wait(*, load: Int | None = ..., store: Int | None = ..., ds: Int | None = ..., exp: Int | None = ..., tensor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemoryCounterWaitOp: ...
def mfma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, *, blocks: Int | None = ..., cbsz: Int | None = ..., abid: Int | None = ..., blgp: Int | str | None = ..., reduce_precision: bool | Attribute | None = ..., negate_a: bool | Attribute | None = ..., negate_b: bool | Attribute | None = ..., negate_c: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def packed_scaled_trunc(res: Type, source: Val, scale: Val, index: Int, *, existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def packed_stoch_round_fp8(res: Type, source: Val, stochiastic_param: Val, store_index: Int, *, existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def packed_trunc_2xfp8(res: Type, source_a: Val, word_index: Int, *, source_b: Val | None = ..., existing: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlane_swap(src: Val, row_length: Int, *, fetch_inactive: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlane_var(src: Val, selector: Val, *, cross: Int | None = ..., fetch_inactive: Int | None = ..., bound_ctrl: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_cmpswap(src: Val, cmp: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_fadd(value: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_fmax(value: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_smax(value: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_umin(value: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_load(value: Type, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_store(value: Val, memref: Val, indices: Vals, *, bounds_check: Int | None = ..., index_offset: Int | None = ..., sgpr_offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> RawBufferStoreOp: ...
def scaled_ext_packed(res: Type, source: Val, scale: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scaled_ext_packed_matrix(res: Type, source: Val, scale: Val, block_size: Int, first_scale_lane: Int, first_scale_byte: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scaled_mfma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, scales_a: Val, scales_b: Val, scales_idx_a: Int, scales_idx_b: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scaled_wmma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, scale_a: Val, a_first_scale_lane: Int, scale_b: Val, b_first_scale_lane: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sched_barrier(opts: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> SchedBarrierOp: ...
def sparse_mfma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, sparse_idx: Val, *, cbsz: Int | None = ..., abid: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sparse_wmma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, sparse_idx: Val, *, unsigned_a: bool | Attribute | None = ..., unsigned_b: bool | Attribute | None = ..., reuse_a: bool | Attribute | None = ..., reuse_b: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., wave64: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swizzle_bitmode(src: Val, and_mask: Int, or_mask: Int, xor_mask: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tensor_load_to_lds(desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> TensorLoadToLDSOp: ...
def tensor_store_from_lds(desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> TensorStoreFromLDSOp: ...
def transpose_load(result: Type, src: Val, src_indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma(m: Int, n: Int, k: Int, source_a: Val, source_b: Val, dest_c: Val, *, subword_offset: Int | None = ..., unsigned_a: bool | Attribute | None = ..., unsigned_b: bool | Attribute | None = ..., clamp: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AddressSpace(enum.IntEnum):
    FatRawBuffer = 0
    BufferRsrc = 1
    FatStructuredBuffer = 2
class BufferOOBMode(enum.IntEnum):
    Any = 0
    Relaxed = 1
    Strict = 2
class DPPPerm(enum.IntEnum):
    quad_perm = 0
    row_shl = 1
    row_shr = 2
    row_ror = 3
    wave_shl = 4
    wave_shr = 5
    wave_ror = 6
    wave_rol = 7
    row_mirror = 8
    row_half_mirror = 9
    row_bcast_15 = 10
    row_bcast_31 = 11
class Gfx12AtomicCachePolicy(enum.IntFlag):
    keep_return = 1
    nt = 2
    cascade = 4
    scope_se = 8
    scope_dev = 16
    nv = 32
    volatile_op = 2147483648
    none = 0
    scope_sys = 24
class Gfx12CachePolicy(enum.IntFlag):
    nt = 1
    ht = 2
    nt_rt = 4
    scope_se = 8
    scope_dev = 16
    nv = 32
    swz = 64
    scal = 2048
    volatile_op = 2147483648
    none = 0
    lu = 3
    rt_nt = 5
    nt_ht = 6
    nt_wb = 7
    scope_sys = 24
class Gfx942CachePolicy(enum.IntFlag):
    sc0 = 1
    nt = 2
    swz = 8
    sc1 = 16
    volatile_op = 2147483648
    none = 0
class LoadTemporalHint(enum.IntEnum):
    RT = 0
    NT = 1
    HT = 2
    LU = 3
    NT_RT = 4
    RT_NT = 5
    NT_HT = 6
class MFMANegModifier(enum.IntFlag):
    neg_a = 1
    neg_b = 2
    neg_c = 4
    none = 0
class MFMAPermB(enum.IntEnum):
    none = 0
    bcast_first_32 = 1
    bcast_second_32 = 2
    rotate_16_right = 3
    bcast_first_16 = 4
    bcast_second_16 = 5
    bcast_third_16 = 6
    bcast_fourth_16 = 7
class MatrixFormat(enum.IntEnum):
    fp8_e4m3 = 0
    fp8_e5m2 = 1
    fp6_e2m3 = 2
    fp6_e3m2 = 3
    fp4_e2m1 = 4
class PreGfx12CachePolicy(enum.IntFlag):
    glc = 1
    slc = 2
    dlc = 4
    swz = 8
    scc = 16
    volatile_op = 2147483648
    none = 0
    all = 23
class SchedGroupMask(enum.IntFlag):
    none = 0
    non_mem_non_sideeffect = 1
    valu = 2
    salu = 4
    mfma_wmma = 8
    all_vmem = 16
    vmem_read = 32
    vmem_write = 64
    all_ds = 128
    ds_read = 256
    ds_write = 512
    transcendental = 1024
    ldsdma = 2048
    all = 4095
class Scope(enum.IntEnum):
    WGP = 0
    SE = 1
    DEV = 2
    SYS = 3
class WMMACModifier(enum.IntFlag):
    neg = 1
    abs = 2
    none = 0
    neg_abs = 3
class WMMAMatrixScale(enum.IntEnum):
    row0 = 0
    row1 = 1
class WMMAMatrixScaleFormat(enum.IntEnum):
    e8 = 0
    e5m3 = 1
    e4m3 = 2
class sched_barrier_opt_enum(enum.IntFlag):
    none = 0
    non_mem_non_sideffect = 1
    valu = 2
    salu = 4
    mfma_wmma = 8
    all_vmem = 16
    vmem_read = 32
    vmem_write = 64
    all_ds = 128
    ds_read = 256
    ds_write = 512
    transcendental = 1024
class AddressSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AddressSpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DPPPermAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DPPPermAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DsBarrierStateType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> DsBarrierStateType: ...  # type: ignore[override,unused-ignore]
class LoadTemporalHintAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LoadTemporalHintAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MFMAPermBAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MFMAPermBAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TDMBaseType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> TDMBaseType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class TDMDescriptorType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TDMDescriptorType: ...  # type: ignore[override,unused-ignore]
class TDMGatherBaseType(DialectType):
    @classmethod
    def get(cls, element_type: Type, index_type: Type, context: Context | None = ...) -> TDMGatherBaseType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    index_type: Type
class sched_barrier_opt_enumAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> sched_barrier_opt_enumAttr: ...  # type: ignore[override,unused-ignore]
    value: str
