# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import BoolAttr, IntegerAttr, StringAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AddFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    rnd: Attribute
    sat: Attribute
    ftz: BoolAttr
    res: Value
class AddFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AggrSmemSize(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class AggrSmemSizeAdaptor(OpAdaptor):
    ...
class AsyncStoreGlobalOp(OpView):
    def __init__(self, addr: Val, value: Val, scope: Int | str, *, multimem: Int | None = ..., mmio: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    value: Value
    scope: Attribute
    multimem: BoolAttr
    mmio: BoolAttr
class AsyncStoreGlobalOpAdaptor(OpAdaptor):
    addr: Value
    value: Value
class AsyncStoreSharedOp(OpView):
    def __init__(self, addr: Val, value: Val, mbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    value: Value
    mbarrier: Value
class AsyncStoreSharedOpAdaptor(OpAdaptor):
    addr: Value
    value: Value
    mbarrier: Value
class Barrier0Op(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class Barrier0OpAdaptor(OpAdaptor):
    ...
class BarrierArriveOp(OpView):
    def __init__(self, numberOfThreads: Val, *, barrierId: Val | None = ..., aligned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barrierId: Value | None
    numberOfThreads: Value
    aligned: BoolAttr
class BarrierArriveOpAdaptor(OpAdaptor):
    barrierId: Value | None
    numberOfThreads: Value
class BarrierOp(OpView):
    def __init__(self, *, barrierId: Val | None = ..., numberOfThreads: Val | None = ..., reductionOp: Int | str | None = ..., aligned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barrierId: Value | None
    numberOfThreads: Value | None
    aligned: BoolAttr
    reductionOp: Attribute | None
class BarrierOpAdaptor(OpAdaptor):
    barrierId: Value | None
    numberOfThreads: Value | None
class BarrierReductionOp(OpView):
    def __init__(self, reductionOp: Int | str, reductionPredicate: Val, *, barrierId: Val | None = ..., aligned: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barrierId: Value | None
    reductionPredicate: Value
    reductionOp: Attribute
    aligned: BoolAttr
    res: Value
class BarrierReductionOpAdaptor(OpAdaptor):
    barrierId: Value | None
    reductionPredicate: Value
class BlockDimXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimXOpAdaptor(OpAdaptor):
    ...
class BlockDimYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimYOpAdaptor(OpAdaptor):
    ...
class BlockDimZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimZOpAdaptor(OpAdaptor):
    ...
class BlockIdXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdXOpAdaptor(OpAdaptor):
    ...
class BlockIdYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdYOpAdaptor(OpAdaptor):
    ...
class BlockIdZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdZOpAdaptor(OpAdaptor):
    ...
class BlockInClusterIdXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockInClusterIdXOpAdaptor(OpAdaptor):
    ...
class BlockInClusterIdYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockInClusterIdYOpAdaptor(OpAdaptor):
    ...
class BlockInClusterIdZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockInClusterIdZOpAdaptor(OpAdaptor):
    ...
class Breakpoint(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class BreakpointAdaptor(OpAdaptor):
    ...
class BulkStoreOp(OpView):
    def __init__(self, addr: Val, size: Val, *, initVal: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    size: Value
    initVal: IntegerAttr
class BulkStoreOpAdaptor(OpAdaptor):
    addr: Value
    size: Value
class Clock64Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class Clock64OpAdaptor(OpAdaptor):
    ...
class ClockOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ClockOpAdaptor(OpAdaptor):
    ...
class ClusterArriveOp(OpView):
    def __init__(self, *, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aligned: bool
class ClusterArriveOpAdaptor(OpAdaptor):
    ...
class ClusterArriveRelaxedOp(OpView):
    def __init__(self, *, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aligned: bool
class ClusterArriveRelaxedOpAdaptor(OpAdaptor):
    ...
class ClusterDim(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimAdaptor(OpAdaptor):
    ...
class ClusterDimBlocksXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimBlocksXOpAdaptor(OpAdaptor):
    ...
class ClusterDimBlocksYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimBlocksYOpAdaptor(OpAdaptor):
    ...
class ClusterDimBlocksZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimBlocksZOpAdaptor(OpAdaptor):
    ...
class ClusterDimXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimXOpAdaptor(OpAdaptor):
    ...
class ClusterDimYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimYOpAdaptor(OpAdaptor):
    ...
class ClusterDimZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterDimZOpAdaptor(OpAdaptor):
    ...
class ClusterId(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdAdaptor(OpAdaptor):
    ...
class ClusterIdXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdXOpAdaptor(OpAdaptor):
    ...
class ClusterIdYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdYOpAdaptor(OpAdaptor):
    ...
class ClusterIdZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdZOpAdaptor(OpAdaptor):
    ...
class ClusterLaunchControlQueryCancelOp(OpView):
    def __init__(self, query_type: Int | str, try_cancel_response: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    try_cancel_response: Value
    query_type: Attribute
    res: Value
class ClusterLaunchControlQueryCancelOpAdaptor(OpAdaptor):
    try_cancel_response: Value
class ClusterLaunchControlTryCancelOp(OpView):
    def __init__(self, smemAddress: Val, mbarrier: Val, *, multicast: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    smemAddress: Value
    mbarrier: Value
    multicast: bool
class ClusterLaunchControlTryCancelOpAdaptor(OpAdaptor):
    smemAddress: Value
    mbarrier: Value
class ClusterWaitOp(OpView):
    def __init__(self, *, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aligned: bool
class ClusterWaitOpAdaptor(OpAdaptor):
    ...
class ConvertBF16x2ToF4x2Op(OpView):
    def __init__(self, src: Val, dstTy: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertBF16x2ToF4x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertBF16x2ToF6x2Op(OpView):
    def __init__(self, dst: Type, src: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertBF16x2ToF6x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertBF16x2ToF8x2Op(OpView):
    def __init__(self, dst: Type, src: Val, dstTy: TypeLike, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertBF16x2ToF8x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertBF16x2ToS2F6x2Op(OpView):
    def __init__(self, dst: Type, src: Val, *, scaleFactor: Val | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scaleFactor: Value | None
    relu: BoolAttr
    dst: Value
class ConvertBF16x2ToS2F6x2OpAdaptor(OpAdaptor):
    src: Value
    scaleFactor: Value | None
class ConvertF16x2ToF4x2Op(OpView):
    def __init__(self, src: Val, dstTy: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF16x2ToF4x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertF16x2ToF6x2Op(OpView):
    def __init__(self, dst: Type, src: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF16x2ToF6x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertF16x2ToF8x2Op(OpView):
    def __init__(self, dst: Type, a: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF16x2ToF8x2OpAdaptor(OpAdaptor):
    a: Value
class ConvertF32x2ToBF16x2Op(OpView):
    def __init__(self, dst: Type, src_hi: Val, src_lo: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertF32x2ToBF16x2OpAdaptor(OpAdaptor):
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
class ConvertF32x2ToF16x2Op(OpView):
    def __init__(self, dst: Type, src_hi: Val, src_lo: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertF32x2ToF16x2OpAdaptor(OpAdaptor):
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
class ConvertF32x2ToF4x2Op(OpView):
    def __init__(self, a: Val, b: Val, dstTy: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x2ToF4x2OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class ConvertF32x2ToF6x2Op(OpView):
    def __init__(self, dst: Type, a: Val, b: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x2ToF6x2OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class ConvertF32x2ToF8x2Op(OpView):
    def __init__(self, dst: Type, a: Val, b: Val, dstTy: TypeLike, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x2ToF8x2OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class ConvertF32x2ToS2F6x2Op(OpView):
    def __init__(self, dst: Type, a: Val, b: Val, *, scaleFactor: Val | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    scaleFactor: Value | None
    relu: BoolAttr
    dst: Value
class ConvertF32x2ToS2F6x2OpAdaptor(OpAdaptor):
    a: Value
    b: Value
    scaleFactor: Value | None
class ConvertF32x4ToF4x4Op(OpView):
    def __init__(self, src: Val, rbits: Val, dstTy: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rbits: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x4ToF4x4OpAdaptor(OpAdaptor):
    src: Value
    rbits: Value
class ConvertF32x4ToF6x4Op(OpView):
    def __init__(self, dst: Type, src: Val, rbits: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rbits: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x4ToF6x4OpAdaptor(OpAdaptor):
    src: Value
    rbits: Value
class ConvertF32x4ToF8x4Op(OpView):
    def __init__(self, dst: Type, src: Val, rbits: Val, dstTy: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rbits: Value
    relu: BoolAttr
    dstTy: TypeAttr
    dst: Value
class ConvertF32x4ToF8x4OpAdaptor(OpAdaptor):
    src: Value
    rbits: Value
class ConvertF4x2ToBF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, scaleFactor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scaleFactor: Value | None
    srcType: TypeAttr
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertF4x2ToBF16x2OpAdaptor(OpAdaptor):
    src: Value
    scaleFactor: Value | None
class ConvertF4x2ToF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcType: TypeAttr
    relu: BoolAttr
    dst: Value
class ConvertF4x2ToF16x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertF6x2ToBF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, scaleFactor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scaleFactor: Value | None
    srcType: TypeAttr
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertF6x2ToBF16x2OpAdaptor(OpAdaptor):
    src: Value
    scaleFactor: Value | None
class ConvertF6x2ToF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcType: TypeAttr
    relu: BoolAttr
    dst: Value
class ConvertF6x2ToF16x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertF8x2ToBF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, scaleFactor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scaleFactor: Value | None
    srcType: TypeAttr
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertF8x2ToBF16x2OpAdaptor(OpAdaptor):
    src: Value
    scaleFactor: Value | None
class ConvertF8x2ToF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, srcType: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    srcType: TypeAttr
    relu: BoolAttr
    dst: Value
class ConvertF8x2ToF16x2OpAdaptor(OpAdaptor):
    src: Value
class ConvertFloatToTF32Op(OpView):
    def __init__(self, src: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rnd: Attribute
    sat: Attribute
    relu: BoolAttr
    res: Value
class ConvertFloatToTF32OpAdaptor(OpAdaptor):
    src: Value
class ConvertS2F6x2ToBF16x2Op(OpView):
    def __init__(self, dst: Type, src: Val, *, scaleFactor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scaleFactor: Value | None
    sat: Attribute
    relu: BoolAttr
    dst: Value
class ConvertS2F6x2ToBF16x2OpAdaptor(OpAdaptor):
    src: Value
    scaleFactor: Value | None
class CosOp(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class CosOpAdaptor(OpAdaptor):
    src: Value
class CpAsyncBulkCommitGroupOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class CpAsyncBulkCommitGroupOpAdaptor(OpAdaptor):
    ...
class CpAsyncBulkGlobalToSharedClusterOp(OpView):
    def __init__(self, dstMem: Val, srcMem: Val, mbar: Val, size: Val, *, multicastMask: Val | None = ..., l2CacheHint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dstMem: Value
    srcMem: Value
    mbar: Value
    size: Value
    multicastMask: Value | None
    l2CacheHint: Value | None
class CpAsyncBulkGlobalToSharedClusterOpAdaptor(OpAdaptor):
    dstMem: Value
    srcMem: Value
    mbar: Value
    size: Value
    multicastMask: Value | None
    l2CacheHint: Value | None
class CpAsyncBulkPrefetchOp(OpView):
    def __init__(self, srcMem: Val, size: Val, *, l2CacheHint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcMem: Value
    size: Value
    l2CacheHint: Value | None
class CpAsyncBulkPrefetchOpAdaptor(OpAdaptor):
    srcMem: Value
    size: Value
    l2CacheHint: Value | None
class CpAsyncBulkSharedCTAToGlobalOp(OpView):
    def __init__(self, dstMem: Val, srcMem: Val, size: Val, *, l2CacheHint: Val | None = ..., byteMask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dstMem: Value
    srcMem: Value
    size: Value
    l2CacheHint: Value | None
    byteMask: Value | None
class CpAsyncBulkSharedCTAToGlobalOpAdaptor(OpAdaptor):
    dstMem: Value
    srcMem: Value
    size: Value
    l2CacheHint: Value | None
    byteMask: Value | None
class CpAsyncBulkSharedCTAToSharedClusterOp(OpView):
    def __init__(self, dstMem: Val, srcMem: Val, mbar: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dstMem: Value
    srcMem: Value
    mbar: Value
    size: Value
class CpAsyncBulkSharedCTAToSharedClusterOpAdaptor(OpAdaptor):
    dstMem: Value
    srcMem: Value
    mbar: Value
    size: Value
class CpAsyncBulkTensorGlobalToSharedClusterOp(OpView):
    def __init__(self, dstMem: Val, tmaDescriptor: Val, coordinates: Vals, mbar: Val, im2colOffsets: Vals, *, multicastMask: Val | None = ..., l2CacheHint: Val | None = ..., mode: Int | str | None = ..., isCTAOnly: Int | None = ..., group: Int | str | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dstMem: Value
    tmaDescriptor: Value
    coordinates: OpOperandList
    mbar: Value
    im2colOffsets: OpOperandList
    multicastMask: Value | None
    l2CacheHint: Value | None
    predicate: Value | None
    mode: Attribute
    isCTAOnly: BoolAttr
    group: Attribute | None
class CpAsyncBulkTensorGlobalToSharedClusterOpAdaptor(OpAdaptor):
    dstMem: Value
    tmaDescriptor: Value
    coordinates: OpOperandList
    mbar: Value
    im2colOffsets: OpOperandList
    multicastMask: Value | None
    l2CacheHint: Value | None
    predicate: Value | None
class CpAsyncBulkTensorPrefetchOp(OpView):
    def __init__(self, tmaDescriptor: Val, coordinates: Vals, im2colOffsets: Vals, *, mode: Int | str | None = ..., l2CacheHint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    coordinates: OpOperandList
    im2colOffsets: OpOperandList
    l2CacheHint: Value | None
    mode: Attribute
class CpAsyncBulkTensorPrefetchOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    coordinates: OpOperandList
    im2colOffsets: OpOperandList
    l2CacheHint: Value | None
class CpAsyncBulkTensorReduceOp(OpView):
    def __init__(self, tmaDescriptor: Val, srcMem: Val, redKind: Int | str, coordinates: Vals, *, mode: Int | str | None = ..., l2CacheHint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    srcMem: Value
    coordinates: OpOperandList
    l2CacheHint: Value | None
    redKind: Attribute
    mode: Attribute
class CpAsyncBulkTensorReduceOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    srcMem: Value
    coordinates: OpOperandList
    l2CacheHint: Value | None
class CpAsyncBulkTensorReduceOverrideAddrOp(OpView):
    def __init__(self, tmaDescriptor: Val, srcMem: Val, overrideAddr: Val, coordinates: Vals, tensorSize: Vals, lowerStride: Vals, redKind: Int | str, *, upperStride: Val | None = ..., l2CacheHint: Val | None = ..., mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    srcMem: Value
    overrideAddr: Value
    coordinates: OpOperandList
    tensorSize: OpOperandList
    lowerStride: OpOperandList
    upperStride: Value | None
    l2CacheHint: Value | None
    redKind: Attribute
    mode: Attribute
class CpAsyncBulkTensorReduceOverrideAddrOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    srcMem: Value
    overrideAddr: Value
    coordinates: OpOperandList
    tensorSize: OpOperandList
    lowerStride: OpOperandList
    upperStride: Value | None
    l2CacheHint: Value | None
class CpAsyncBulkTensorSharedCTAToGlobalOp(OpView):
    def __init__(self, tmaDescriptor: Val, srcMem: Val, coordinates: Vals, *, l2CacheHint: Val | None = ..., mode: Int | str | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    srcMem: Value
    coordinates: OpOperandList
    l2CacheHint: Value | None
    predicate: Value | None
    mode: Attribute
class CpAsyncBulkTensorSharedCTAToGlobalOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    srcMem: Value
    coordinates: OpOperandList
    l2CacheHint: Value | None
    predicate: Value | None
class CpAsyncBulkTensorSharedCTAToGlobalOverrideAddrOp(OpView):
    def __init__(self, tmaDescriptor: Val, srcMem: Val, overrideAddr: Val, coordinates: Vals, tensorSize: Vals, lowerStride: Vals, *, upperStride: Val | None = ..., l2CacheHint: Val | None = ..., mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    srcMem: Value
    overrideAddr: Value
    coordinates: OpOperandList
    tensorSize: OpOperandList
    lowerStride: OpOperandList
    upperStride: Value | None
    l2CacheHint: Value | None
    mode: Attribute
class CpAsyncBulkTensorSharedCTAToGlobalOverrideAddrOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    srcMem: Value
    overrideAddr: Value
    coordinates: OpOperandList
    tensorSize: OpOperandList
    lowerStride: OpOperandList
    upperStride: Value | None
    l2CacheHint: Value | None
class CpAsyncBulkWaitGroupOp(OpView):
    def __init__(self, group: Int, *, read: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    group: IntegerAttr
    read: bool
class CpAsyncBulkWaitGroupOpAdaptor(OpAdaptor):
    ...
class CpAsyncCommitGroupOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class CpAsyncCommitGroupOpAdaptor(OpAdaptor):
    ...
class CpAsyncMBarrierArriveOp(OpView):
    def __init__(self, addr: Val, *, noinc: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    noinc: IntegerAttr
class CpAsyncMBarrierArriveOpAdaptor(OpAdaptor):
    addr: Value
class CpAsyncMbarrierArriveSharedOp(OpView):
    def __init__(self, addr: Val, *, noinc: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    noinc: IntegerAttr
class CpAsyncMbarrierArriveSharedOpAdaptor(OpAdaptor):
    addr: Value
class CpAsyncOp(OpView):
    def __init__(self, dst: Val, src: Val, size: Int, modifier: Int | str, *, cpSize: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    src: Value
    cpSize: Value | None
    size: IntegerAttr
    modifier: Attribute
class CpAsyncOpAdaptor(OpAdaptor):
    dst: Value
    src: Value
    cpSize: Value | None
class CpAsyncWaitGroupOp(OpView):
    def __init__(self, n: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    n: IntegerAttr
class CpAsyncWaitGroupOpAdaptor(OpAdaptor):
    ...
class DivFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., ftz: Int | None = ..., approx: Int | None = ..., full: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    rnd: Attribute
    ftz: BoolAttr
    approx: BoolAttr
    full: BoolAttr
    res: Value
class DivFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DotAccumulate2WayOp(OpView):
    def __init__(self, a: Val, a_type: Int | str, b: Val, b_type: Int | str, c: Val, b_hi: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    a_type: Attribute
    b_type: Attribute
    b_hi: BoolAttr
    res: Value
class DotAccumulate2WayOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class DotAccumulate4WayOp(OpView):
    def __init__(self, a: Val, a_type: Int | str, b: Val, b_type: Int | str, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    a_type: Attribute
    b_type: Attribute
    res: Value
class DotAccumulate4WayOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class DynamicSmemSize(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class DynamicSmemSizeAdaptor(OpAdaptor):
    ...
class ElectSyncOp(OpView):
    def __init__(self, *, membermask: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    membermask: Value | None
    pred: Value
class ElectSyncOpAdaptor(OpAdaptor):
    membermask: Value | None
class EnvReg0Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg0OpAdaptor(OpAdaptor):
    ...
class EnvReg10Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg10OpAdaptor(OpAdaptor):
    ...
class EnvReg11Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg11OpAdaptor(OpAdaptor):
    ...
class EnvReg12Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg12OpAdaptor(OpAdaptor):
    ...
class EnvReg13Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg13OpAdaptor(OpAdaptor):
    ...
class EnvReg14Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg14OpAdaptor(OpAdaptor):
    ...
class EnvReg15Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg15OpAdaptor(OpAdaptor):
    ...
class EnvReg16Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg16OpAdaptor(OpAdaptor):
    ...
class EnvReg17Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg17OpAdaptor(OpAdaptor):
    ...
class EnvReg18Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg18OpAdaptor(OpAdaptor):
    ...
class EnvReg19Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg19OpAdaptor(OpAdaptor):
    ...
class EnvReg1Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg1OpAdaptor(OpAdaptor):
    ...
class EnvReg20Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg20OpAdaptor(OpAdaptor):
    ...
class EnvReg21Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg21OpAdaptor(OpAdaptor):
    ...
class EnvReg22Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg22OpAdaptor(OpAdaptor):
    ...
class EnvReg23Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg23OpAdaptor(OpAdaptor):
    ...
class EnvReg24Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg24OpAdaptor(OpAdaptor):
    ...
class EnvReg25Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg25OpAdaptor(OpAdaptor):
    ...
class EnvReg26Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg26OpAdaptor(OpAdaptor):
    ...
class EnvReg27Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg27OpAdaptor(OpAdaptor):
    ...
class EnvReg28Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg28OpAdaptor(OpAdaptor):
    ...
class EnvReg29Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg29OpAdaptor(OpAdaptor):
    ...
class EnvReg2Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg2OpAdaptor(OpAdaptor):
    ...
class EnvReg30Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg30OpAdaptor(OpAdaptor):
    ...
class EnvReg31Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg31OpAdaptor(OpAdaptor):
    ...
class EnvReg3Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg3OpAdaptor(OpAdaptor):
    ...
class EnvReg4Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg4OpAdaptor(OpAdaptor):
    ...
class EnvReg5Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg5OpAdaptor(OpAdaptor):
    ...
class EnvReg6Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg6OpAdaptor(OpAdaptor):
    ...
class EnvReg7Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg7OpAdaptor(OpAdaptor):
    ...
class EnvReg8Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg8OpAdaptor(OpAdaptor):
    ...
class EnvReg9Op(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class EnvReg9OpAdaptor(OpAdaptor):
    ...
class Ex2Op(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class Ex2OpAdaptor(OpAdaptor):
    src: Value
class Exit(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ExitAdaptor(OpAdaptor):
    ...
class FenceMbarrierInitOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class FenceMbarrierInitOpAdaptor(OpAdaptor):
    ...
class FenceProxyAcquireOp(OpView):
    def __init__(self, scope: Int | str, addr: Val, size: Val, *, fromProxy: Int | str | None = ..., toProxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    size: Value
    scope: Attribute
    fromProxy: Attribute
    toProxy: Attribute
class FenceProxyAcquireOpAdaptor(OpAdaptor):
    addr: Value
    size: Value
class FenceProxyOp(OpView):
    def __init__(self, kind: Int | str, *, space: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    kind: Attribute
    space: Attribute | None
class FenceProxyOpAdaptor(OpAdaptor):
    ...
class FenceProxyReleaseOp(OpView):
    def __init__(self, scope: Int | str, *, fromProxy: Int | str | None = ..., toProxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    scope: Attribute
    fromProxy: Attribute
    toProxy: Attribute
class FenceProxyReleaseOpAdaptor(OpAdaptor):
    ...
class FenceProxySyncRestrictOp(OpView):
    def __init__(self, order: Int | str, *, fromProxy: Int | str | None = ..., toProxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    order: Attribute
    fromProxy: Attribute
    toProxy: Attribute
class FenceProxySyncRestrictOpAdaptor(OpAdaptor):
    ...
class FenceScClusterOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class FenceScClusterOpAdaptor(OpAdaptor):
    ...
class FenceSyncRestrictOp(OpView):
    def __init__(self, order: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    order: Attribute
class FenceSyncRestrictOpAdaptor(OpAdaptor):
    ...
class FmaOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, rnd: Int | str, *, sat: Int | str | None = ..., ftz: Int | None = ..., relu: Int | None = ..., oob: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    rnd: Attribute
    sat: Attribute
    ftz: BoolAttr
    relu: BoolAttr
    oob: BoolAttr
    res: Value
class FmaOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class GlobalTimerLoOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class GlobalTimerLoOpAdaptor(OpAdaptor):
    ...
class GlobalTimerOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class GlobalTimerOpAdaptor(OpAdaptor):
    ...
class GridDimXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimXOpAdaptor(OpAdaptor):
    ...
class GridDimYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimYOpAdaptor(OpAdaptor):
    ...
class GridDimZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimZOpAdaptor(OpAdaptor):
    ...
class GridIdOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridIdOpAdaptor(OpAdaptor):
    ...
class GriddepcontrolLaunchDependentsOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class GriddepcontrolLaunchDependentsOpAdaptor(OpAdaptor):
    ...
class GriddepcontrolOp(OpView):
    def __init__(self, kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    kind: Attribute
class GriddepcontrolOpAdaptor(OpAdaptor):
    ...
class GriddepcontrolWaitOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class GriddepcontrolWaitOpAdaptor(OpAdaptor):
    ...
class InlinePtxOp(OpView):
    def __init__(self, writeOnlyArgs: Types, readOnlyArgs: Vals, readWriteArgs: Vals, ptxCode: Str, *, predicate: Val | None = ..., memoryClobber: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    readOnlyArgs: OpOperandList
    readWriteArgs: OpOperandList
    predicate: Value | None
    ptxCode: StringAttr
    memoryClobber: BoolAttr
    writeOnlyArgs: OpResultList
class InlinePtxOpAdaptor(OpAdaptor):
    readOnlyArgs: OpOperandList
    readWriteArgs: OpOperandList
    predicate: Value | None
class LaneIdOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class LaneIdOpAdaptor(OpAdaptor):
    ...
class LaneMaskEqOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class LaneMaskEqOpAdaptor(OpAdaptor):
    ...
class LaneMaskGeOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class LaneMaskGeOpAdaptor(OpAdaptor):
    ...
class LaneMaskGtOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class LaneMaskGtOpAdaptor(OpAdaptor):
    ...
class LaneMaskLeOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class LaneMaskLeOpAdaptor(OpAdaptor):
    ...
class LaneMaskLtOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class LaneMaskLtOpAdaptor(OpAdaptor):
    ...
class LdMatrixOp(OpView):
    def __init__(self, ptr: Val, num: Int, layout: Int | str, shape: Plain, eltType: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    num: IntegerAttr
    layout: Attribute
    shape: Attribute
    eltType: Attribute
    res: Value
class LdMatrixOpAdaptor(OpAdaptor):
    ptr: Value
class Log2Op(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class Log2OpAdaptor(OpAdaptor):
    src: Value
class MBarrierArriveDropExpectTxOp(OpView):
    def __init__(self, addr: Val, txcount: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    txcount: Value
    scope: Attribute
    relaxed: BoolAttr
    res: Value | None
class MBarrierArriveDropExpectTxOpAdaptor(OpAdaptor):
    addr: Value
    txcount: Value
class MBarrierArriveDropNocompleteOp(OpView):
    def __init__(self, addr: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value
    res: Value
class MBarrierArriveDropNocompleteOpAdaptor(OpAdaptor):
    addr: Value
    count: Value
class MBarrierArriveDropOp(OpView):
    def __init__(self, addr: Val, *, count: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value | None
    scope: Attribute
    relaxed: BoolAttr
    res: Value | None
class MBarrierArriveDropOpAdaptor(OpAdaptor):
    addr: Value
    count: Value | None
class MBarrierArriveExpectTxOp(OpView):
    def __init__(self, addr: Val, txcount: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., predicate: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    txcount: Value
    predicate: Value | None
    scope: Attribute
    relaxed: BoolAttr
    res: Value | None
class MBarrierArriveExpectTxOpAdaptor(OpAdaptor):
    addr: Value
    txcount: Value
    predicate: Value | None
class MBarrierArriveNocompleteOp(OpView):
    def __init__(self, addr: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value
    res: Value
class MBarrierArriveNocompleteOpAdaptor(OpAdaptor):
    addr: Value
    count: Value
class MBarrierArriveOp(OpView):
    def __init__(self, addr: Val, *, count: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value | None
    scope: Attribute
    relaxed: BoolAttr
    res: Value | None
class MBarrierArriveOpAdaptor(OpAdaptor):
    addr: Value
    count: Value | None
class MBarrierCheckLayoutOp(OpView):
    def __init__(self, addr: Val, *, layout: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    layout: IntegerAttr
    res: Value
class MBarrierCheckLayoutOpAdaptor(OpAdaptor):
    addr: Value
class MBarrierCompleteTxOp(OpView):
    def __init__(self, addr: Val, txcount: Val, *, scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    txcount: Value
    scope: Attribute
class MBarrierCompleteTxOpAdaptor(OpAdaptor):
    addr: Value
    txcount: Value
class MBarrierExpectTxOp(OpView):
    def __init__(self, addr: Val, txcount: Val, *, scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    txcount: Value
    scope: Attribute
class MBarrierExpectTxOpAdaptor(OpAdaptor):
    addr: Value
    txcount: Value
class MBarrierInitOp(OpView):
    def __init__(self, addr: Val, count: Val, *, predicate: Val | None = ..., layout: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value
    predicate: Value | None
    layout: IntegerAttr
class MBarrierInitOpAdaptor(OpAdaptor):
    addr: Value
    count: Value
    predicate: Value | None
class MBarrierInvalOp(OpView):
    def __init__(self, addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
class MBarrierInvalOpAdaptor(OpAdaptor):
    addr: Value
class MBarrierTestWaitOp(OpView):
    def __init__(self, addr: Val, stateOrPhase: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    stateOrPhase: Value
    scope: Attribute
    relaxed: BoolAttr
    res: Value
class MBarrierTestWaitOpAdaptor(OpAdaptor):
    addr: Value
    stateOrPhase: Value
class MBarrierTryWaitOp(OpView):
    def __init__(self, addr: Val, stateOrPhase: Val, *, ticks: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    stateOrPhase: Value
    ticks: Value | None
    scope: Attribute
    relaxed: BoolAttr
    res: Value
class MBarrierTryWaitOpAdaptor(OpAdaptor):
    addr: Value
    stateOrPhase: Value
    ticks: Value | None
class MBarrierTryWaitParityOp(OpView):
    def __init__(self, addr: Val, phase: Val, ticks: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    phase: Value
    ticks: Value
class MBarrierTryWaitParityOpAdaptor(OpAdaptor):
    addr: Value
    phase: Value
    ticks: Value
class MapaOp(OpView):
    def __init__(self, res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class MapaOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MatchSyncOp(OpView):
    def __init__(self, thread_mask: Val, val: Val, kind: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    thread_mask: Value
    val: Value
    kind: Attribute
    res: Value
class MatchSyncOpAdaptor(OpAdaptor):
    thread_mask: Value
    val: Value
class MbarrierArriveExpectTxSharedOp(OpView):
    def __init__(self, addr: Val, txcount: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    txcount: Value
    predicate: Value | None
class MbarrierArriveExpectTxSharedOpAdaptor(OpAdaptor):
    addr: Value
    txcount: Value
    predicate: Value | None
class MbarrierArriveNocompleteSharedOp(OpView):
    def __init__(self, res: Type, addr: Val, count: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value
    res: Value
class MbarrierArriveNocompleteSharedOpAdaptor(OpAdaptor):
    addr: Value
    count: Value
class MbarrierArriveSharedOp(OpView):
    def __init__(self, res: Type, addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    res: Value
class MbarrierArriveSharedOpAdaptor(OpAdaptor):
    addr: Value
class MbarrierInitSharedOp(OpView):
    def __init__(self, addr: Val, count: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    count: Value
    predicate: Value | None
class MbarrierInitSharedOpAdaptor(OpAdaptor):
    addr: Value
    count: Value
    predicate: Value | None
class MbarrierInvalSharedOp(OpView):
    def __init__(self, addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
class MbarrierInvalSharedOpAdaptor(OpAdaptor):
    addr: Value
class MbarrierTestWaitSharedOp(OpView):
    def __init__(self, res: Type, addr: Val, state: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    state: Value
    res: Value
class MbarrierTestWaitSharedOpAdaptor(OpAdaptor):
    addr: Value
    state: Value
class MbarrierTryWaitParitySharedOp(OpView):
    def __init__(self, addr: Val, phase: Val, ticks: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    phase: Value
    ticks: Value
class MbarrierTryWaitParitySharedOpAdaptor(OpAdaptor):
    addr: Value
    phase: Value
    ticks: Value
class MembarOp(OpView):
    def __init__(self, scope: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    scope: Attribute
class MembarOpAdaptor(OpAdaptor):
    ...
class MmaBlockScaleOp(OpView):
    def __init__(self, res: Type, shape: Plain, scaleVecSize: Int | str, blockScaleFormat: Int | str, kind: Int | str, operandA: Vals, operandB: Vals, operandC: Vals, scaleAData: Val, byteIdA: Val, threadIdA: Val, scaleBData: Val, byteIdB: Val, threadIdB: Val, *, multiplicandAPtxType: Int | str | None = ..., multiplicandBPtxType: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    scaleAData: Value
    byteIdA: Value
    threadIdA: Value
    scaleBData: Value
    byteIdB: Value
    threadIdB: Value
    shape: Attribute
    multiplicandAPtxType: Attribute | None
    multiplicandBPtxType: Attribute | None
    scaleVecSize: Attribute
    blockScaleFormat: Attribute
    kind: Attribute
    res: Value
class MmaBlockScaleOpAdaptor(OpAdaptor):
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    scaleAData: Value
    byteIdA: Value
    threadIdA: Value
    scaleBData: Value
    byteIdB: Value
    threadIdB: Value
class MmaOp(OpView):
    def __init__(self, res: Type, shape: Plain, layoutA: Int | str, layoutB: Int | str, operandA: Vals, operandB: Vals, operandC: Vals, *, b1Op: Int | str | None = ..., intOverflowBehavior: Int | str | None = ..., multiplicandAPtxType: Int | str | None = ..., multiplicandBPtxType: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    shape: Attribute
    b1Op: Attribute | None
    intOverflowBehavior: Attribute | None
    layoutA: Attribute
    layoutB: Attribute
    multiplicandAPtxType: Attribute | None
    multiplicandBPtxType: Attribute | None
    res: Value
class MmaOpAdaptor(OpAdaptor):
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
class MmaSpBlockScaleOp(OpView):
    def __init__(self, res: Type, shape: Plain, scaleVecSize: Int | str, blockScaleFormat: Int | str, kind: Int | str, operandA: Vals, operandB: Vals, operandC: Vals, sparseMetadata: Val, sparsitySelector: Val, scaleAData: Val, byteIdA: Val, threadIdA: Val, scaleBData: Val, byteIdB: Val, threadIdB: Val, *, multiplicandAPtxType: Int | str | None = ..., multiplicandBPtxType: Int | str | None = ..., orderedMetadata: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    sparseMetadata: Value
    sparsitySelector: Value
    scaleAData: Value
    byteIdA: Value
    threadIdA: Value
    scaleBData: Value
    byteIdB: Value
    threadIdB: Value
    shape: Attribute
    multiplicandAPtxType: Attribute | None
    multiplicandBPtxType: Attribute | None
    scaleVecSize: Attribute
    blockScaleFormat: Attribute
    kind: Attribute
    orderedMetadata: bool
    res: Value
class MmaSpBlockScaleOpAdaptor(OpAdaptor):
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    sparseMetadata: Value
    sparsitySelector: Value
    scaleAData: Value
    byteIdA: Value
    threadIdA: Value
    scaleBData: Value
    byteIdB: Value
    threadIdB: Value
class MmaSpOp(OpView):
    def __init__(self, res: Type, shape: Plain, operandA: Vals, operandB: Vals, operandC: Vals, sparseMetadata: Val, sparsitySelector: Val, *, intOverflowBehavior: Int | str | None = ..., multiplicandAPtxType: Int | str | None = ..., multiplicandBPtxType: Int | str | None = ..., orderedMetadata: bool | Attribute | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    sparseMetadata: Value
    sparsitySelector: Value
    shape: Attribute
    intOverflowBehavior: Attribute | None
    multiplicandAPtxType: Attribute | None
    multiplicandBPtxType: Attribute | None
    orderedMetadata: bool
    kind: Attribute | None
    res: Value
class MmaSpOpAdaptor(OpAdaptor):
    operandA: OpOperandList
    operandB: OpOperandList
    operandC: OpOperandList
    sparseMetadata: Value
    sparsitySelector: Value
class MovMatrixOp(OpView):
    def __init__(self, src: Val, shape: Plain, eltType: Int | str, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    shape: Attribute
    layout: Attribute
    eltType: Attribute
    dst: Value
class MovMatrixOpAdaptor(OpAdaptor):
    src: Value
class NanosleepOp(OpView):
    def __init__(self, duration: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    duration: Value
class NanosleepOpAdaptor(OpAdaptor):
    duration: Value
class PMEventOp(OpView):
    def __init__(self, *, maskedEventId: Int | None = ..., eventId: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    maskedEventId: IntegerAttr | None
    eventId: IntegerAttr | None
class PMEventOpAdaptor(OpAdaptor):
    ...
class PermuteOp(OpView):
    def __init__(self, lo: Val, selector: Val, mode: Int | str, *, hi: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lo: Value
    hi: Value | None
    selector: Value
    mode: Attribute
    res: Value
class PermuteOpAdaptor(OpAdaptor):
    lo: Value
    hi: Value | None
    selector: Value
class PrefetchOp(OpView):
    def __init__(self, addr: Val, *, cacheLevel: Int | str | None = ..., evictPriority: Int | str | None = ..., predicate: Val | None = ..., tensormap: bool | Attribute | None = ..., uniform: bool | Attribute | None = ..., in_param_space: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    predicate: Value | None
    cacheLevel: Attribute | None
    evictPriority: Attribute | None
    tensormap: bool
    uniform: bool
    in_param_space: bool
class PrefetchOpAdaptor(OpAdaptor):
    addr: Value
    predicate: Value | None
class PrefetchTensormapOp(OpView):
    def __init__(self, tmaDescriptor: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmaDescriptor: Value
    predicate: Value | None
class PrefetchTensormapOpAdaptor(OpAdaptor):
    tmaDescriptor: Value
    predicate: Value | None
class RcpApproxFtzF32Op(OpView):
    def __init__(self, arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class RcpApproxFtzF32OpAdaptor(OpAdaptor):
    arg: Value
class ReduxOp(OpView):
    def __init__(self, val: Val, kind: Int | str, mask_and_clamp: Val, *, abs: Int | None = ..., nan: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    mask_and_clamp: Value
    kind: Attribute
    abs: BoolAttr
    nan: BoolAttr
    res: Value
class ReduxOpAdaptor(OpAdaptor):
    val: Value
    mask_and_clamp: Value
class RsqrtOp(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class RsqrtOpAdaptor(OpAdaptor):
    src: Value
class SetMaxRegisterOp(OpView):
    def __init__(self, regCount: Int, action: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    regCount: IntegerAttr
    action: Attribute
class SetMaxRegisterOpAdaptor(OpAdaptor):
    ...
class ShflOp(OpView):
    def __init__(self, thread_mask: Val, val: Val, offset: Val, mask_and_clamp: Val, kind: Int | str, *, return_value_and_is_valid: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    thread_mask: Value
    val: Value
    offset: Value
    mask_and_clamp: Value
    kind: Attribute
    return_value_and_is_valid: bool
    res: Value
class ShflOpAdaptor(OpAdaptor):
    thread_mask: Value
    val: Value
    offset: Value
    mask_and_clamp: Value
class SinOp(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class SinOpAdaptor(OpAdaptor):
    src: Value
class SmDimOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class SmDimOpAdaptor(OpAdaptor):
    ...
class SmIdOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class SmIdOpAdaptor(OpAdaptor):
    ...
class SqrtApproxOp(OpView):
    def __init__(self, src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    ftz: BoolAttr
    res: Value
class SqrtApproxOpAdaptor(OpAdaptor):
    src: Value
class SqrtOp(OpView):
    def __init__(self, src: Val, rnd: Int | str, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    rnd: Attribute
    ftz: BoolAttr
    res: Value
class SqrtOpAdaptor(OpAdaptor):
    src: Value
class StMatrixOp(OpView):
    def __init__(self, ptr: Val, sources: Vals, layout: Int | str, shape: Plain, eltType: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    sources: OpOperandList
    layout: Attribute
    shape: Attribute
    eltType: Attribute
class StMatrixOpAdaptor(OpAdaptor):
    ptr: Value
    sources: OpOperandList
class SubFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    rnd: Attribute
    sat: Attribute
    ftz: BoolAttr
    res: Value
class SubFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SyncWarpOp(OpView):
    def __init__(self, mask: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
class SyncWarpOpAdaptor(OpAdaptor):
    mask: Value
class Tcgen05AllocOp(OpView):
    def __init__(self, addr: Val, nCols: Val, *, group: Int | str | None = ..., isExclusive: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    nCols: Value
    group: Attribute
    isExclusive: BoolAttr
class Tcgen05AllocOpAdaptor(OpAdaptor):
    addr: Value
    nCols: Value
class Tcgen05CommitOp(OpView):
    def __init__(self, addr: Val, *, multicastMask: Val | None = ..., group: Int | str | None = ..., smem_a_read: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    multicastMask: Value | None
    group: Attribute
    smem_a_read: BoolAttr
class Tcgen05CommitOpAdaptor(OpAdaptor):
    addr: Value
    multicastMask: Value | None
class Tcgen05CpOp(OpView):
    def __init__(self, shape: Int | str, taddr: Val, smem_desc: Val, *, group: Int | str | None = ..., multicast: Int | str | None = ..., srcFormat: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    taddr: Value
    smem_desc: Value
    shape: Attribute
    group: Attribute
    multicast: Attribute
    srcFormat: Attribute | None
class Tcgen05CpOpAdaptor(OpAdaptor):
    taddr: Value
    smem_desc: Value
class Tcgen05DeallocOp(OpView):
    def __init__(self, taddr: Val, nCols: Val, *, group: Int | str | None = ..., isExclusive: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    taddr: Value
    nCols: Value
    group: Attribute
    isExclusive: BoolAttr
class Tcgen05DeallocOpAdaptor(OpAdaptor):
    taddr: Value
    nCols: Value
class Tcgen05FenceOp(OpView):
    def __init__(self, kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    kind: Attribute
class Tcgen05FenceOpAdaptor(OpAdaptor):
    ...
class Tcgen05LdOp(OpView):
    def __init__(self, res: Type, shape: Int | str, tmemAddr: Val, *, pack: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmemAddr: Value
    offset: Value | None
    pack: bool
    shape: Attribute
    res: Value
class Tcgen05LdOpAdaptor(OpAdaptor):
    tmemAddr: Value
    offset: Value | None
class Tcgen05LdRedOp(OpView):
    def __init__(self, data: Type, redVal: Type, shape: Int | str, op: Int | str, addr: Val, *, abs: bool | Attribute | None = ..., nan: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    offset: Value | None
    shape: Attribute
    op: Attribute
    abs: bool
    nan: bool
    data: Value
    redVal: Value
class Tcgen05LdRedOpAdaptor(OpAdaptor):
    addr: Value
    offset: Value | None
class Tcgen05MMABlockScaleDecompressBOp(OpView):
    def __init__(self, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, scaleA: Val, scaleB: Val, decompressBMetadata: Val, ctaGroup: Int | str, *, blockScale: Int | str | None = ..., collectorOpA: Int | str | None = ..., collectorOpB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleA: Value
    scaleB: Value
    decompressBMetadata: Value
    ctaGroup: Attribute
    blockScale: Attribute
    collectorOpA: Attribute
    collectorOpB: Attribute
class Tcgen05MMABlockScaleDecompressBOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleA: Value
    scaleB: Value
    decompressBMetadata: Value
class Tcgen05MMABlockScaleOp(OpView):
    def __init__(self, kind: Int | str, ctaGroup: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, scaleA: Val, scaleB: Val, *, blockScale: Int | str | None = ..., collectorOp: Int | str | None = ..., collectorOpB: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleA: Value
    scaleB: Value
    kind: Attribute
    ctaGroup: Attribute
    blockScale: Attribute
    collectorOp: Attribute
    collectorOpB: Attribute
class Tcgen05MMABlockScaleOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleA: Value
    scaleB: Value
class Tcgen05MMADecompressBOp(OpView):
    def __init__(self, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, decompressBMetadata: Val, ctaGroup: Int | str, *, disableOutputLane: Val | None = ..., collectorOpA: Int | str | None = ..., collectorOpB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    decompressBMetadata: Value
    disableOutputLane: Value | None
    ctaGroup: Attribute
    collectorOpA: Attribute
    collectorOpB: Attribute
class Tcgen05MMADecompressBOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    decompressBMetadata: Value
    disableOutputLane: Value | None
class Tcgen05MMAOp(OpView):
    def __init__(self, kind: Int | str, ctaGroup: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, *, collectorOp: Int | str | None = ..., aShift: bool | Attribute | None = ..., scaleInputD: Val | None = ..., disableOutputLane: Val | None = ..., collectorOpB: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleInputD: Value | None
    disableOutputLane: Value | None
    kind: Attribute
    ctaGroup: Attribute
    collectorOp: Attribute
    collectorOpB: Attribute
    aShift: bool
class Tcgen05MMAOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    scaleInputD: Value | None
    disableOutputLane: Value | None
class Tcgen05MMASparseBlockScaleOp(OpView):
    def __init__(self, kind: Int | str, ctaGroup: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, sparseMetadata: Val, scaleA: Val, scaleB: Val, *, blockScale: Int | str | None = ..., collectorOp: Int | str | None = ..., collectorOpB: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    scaleA: Value
    scaleB: Value
    kind: Attribute
    ctaGroup: Attribute
    blockScale: Attribute
    collectorOp: Attribute
    collectorOpB: Attribute
class Tcgen05MMASparseBlockScaleOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    scaleA: Value
    scaleB: Value
class Tcgen05MMASparseOp(OpView):
    def __init__(self, kind: Int | str, ctaGroup: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, sparseMetadata: Val, *, collectorOp: Int | str | None = ..., aShift: bool | Attribute | None = ..., scaleInputD: Val | None = ..., disableOutputLane: Val | None = ..., collectorOpB: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    scaleInputD: Value | None
    disableOutputLane: Value | None
    kind: Attribute
    ctaGroup: Attribute
    collectorOp: Attribute
    collectorOpB: Attribute
    aShift: bool
class Tcgen05MMASparseOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    scaleInputD: Value | None
    disableOutputLane: Value | None
class Tcgen05MMAWsOp(OpView):
    def __init__(self, kind: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, *, collectorBBuffer: Int | str | None = ..., collectorOp: Int | str | None = ..., zeroColMask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    zeroColMask: Value | None
    kind: Attribute
    collectorBBuffer: Attribute
    collectorOp: Attribute
class Tcgen05MMAWsOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    zeroColMask: Value | None
class Tcgen05MMAWsSparseOp(OpView):
    def __init__(self, kind: Int | str, matrixD: Val, matrixA: Val, matrixB: Val, idesc: Val, enableInputD: Val, sparseMetadata: Val, *, collectorBBuffer: Int | str | None = ..., collectorOp: Int | str | None = ..., zeroColMask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    zeroColMask: Value | None
    kind: Attribute
    collectorBBuffer: Attribute
    collectorOp: Attribute
class Tcgen05MMAWsSparseOpAdaptor(OpAdaptor):
    matrixD: Value
    matrixA: Value
    matrixB: Value
    idesc: Value
    enableInputD: Value
    sparseMetadata: Value
    zeroColMask: Value | None
class Tcgen05MmaSmemDescOp(OpView):
    def __init__(self, startAddr: Val, leadingDimOffset: Val, strideDimOffset: Val, baseOffset: Val, leadingDimMode: Val, swizzleMode: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    startAddr: Value
    leadingDimOffset: Value
    strideDimOffset: Value
    baseOffset: Value
    leadingDimMode: Value
    swizzleMode: Value
    res: Value
class Tcgen05MmaSmemDescOpAdaptor(OpAdaptor):
    startAddr: Value
    leadingDimOffset: Value
    strideDimOffset: Value
    baseOffset: Value
    leadingDimMode: Value
    swizzleMode: Value
class Tcgen05RelinquishAllocPermitOp(OpView):
    def __init__(self, *, group: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    group: Attribute
class Tcgen05RelinquishAllocPermitOpAdaptor(OpAdaptor):
    ...
class Tcgen05ShiftOp(OpView):
    def __init__(self, taddr: Val, *, group: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    taddr: Value
    group: Attribute
class Tcgen05ShiftOpAdaptor(OpAdaptor):
    taddr: Value
class Tcgen05StOp(OpView):
    def __init__(self, shape: Int | str, tmemAddr: Val, val: Val, *, unpack: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tmemAddr: Value
    val: Value
    offset: Value | None
    unpack: bool
    shape: Attribute
class Tcgen05StOpAdaptor(OpAdaptor):
    tmemAddr: Value
    val: Value
    offset: Value | None
class Tcgen05WaitOp(OpView):
    def __init__(self, kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    kind: Attribute
class Tcgen05WaitOpAdaptor(OpAdaptor):
    ...
class TensormapReplaceOp(OpView):
    def __init__(self, field: Int | str, addr: Val, *, new_value: Val | None = ..., ord: Int | None = ..., new_value_attr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    new_value: Value | None
    field: Attribute
    ord: IntegerAttr | None
    new_value_attr: Attribute | None
class TensormapReplaceOpAdaptor(OpAdaptor):
    addr: Value
    new_value: Value | None
class ThreadIdXOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdXOpAdaptor(OpAdaptor):
    ...
class ThreadIdYOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdYOpAdaptor(OpAdaptor):
    ...
class ThreadIdZOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdZOpAdaptor(OpAdaptor):
    ...
class TotalSmemSize(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class TotalSmemSizeAdaptor(OpAdaptor):
    ...
class VoteBallotSyncOp(OpView):
    def __init__(self, res: Type, mask: Val, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    pred: Value
    res: Value
class VoteBallotSyncOpAdaptor(OpAdaptor):
    mask: Value
    pred: Value
class VoteSyncOp(OpView):
    def __init__(self, mask: Val, pred: Val, kind: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    pred: Value
    kind: Attribute
    res: Value
class VoteSyncOpAdaptor(OpAdaptor):
    mask: Value
    pred: Value
class WMMALoadOp(OpView):
    def __init__(self, res: Type, ptr: Val, stride: Val, m: Int, n: Int, k: Int, layout: Int | str, eltype: Int | str, frag: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    stride: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: Attribute
    eltype: Attribute
    frag: Attribute
    res: Value
class WMMALoadOpAdaptor(OpAdaptor):
    ptr: Value
    stride: Value
class WMMAMmaOp(OpView):
    def __init__(self, res: Type, m: Int, n: Int, k: Int, layoutA: Int | str, layoutB: Int | str, eltypeA: Int | str, eltypeB: Int | str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layoutA: Attribute
    layoutB: Attribute
    eltypeA: Attribute
    eltypeB: Attribute
    res: Value
class WMMAMmaOpAdaptor(OpAdaptor):
    args: OpOperandList
class WMMAStoreOp(OpView):
    def __init__(self, ptr: Val, m: Int, n: Int, k: Int, layout: Int | str, eltype: Int | str, args: Vals, stride: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    args: OpOperandList
    stride: Value
    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: Attribute
    eltype: Attribute
class WMMAStoreOpAdaptor(OpAdaptor):
    ptr: Value
    args: OpOperandList
    stride: Value
class WarpDimOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WarpDimOpAdaptor(OpAdaptor):
    ...
class WarpIdOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WarpIdOpAdaptor(OpAdaptor):
    ...
class WarpSizeOp(OpView):
    def __init__(self, *, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WarpSizeOpAdaptor(OpAdaptor):
    ...
class WgmmaFenceAlignedOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class WgmmaFenceAlignedOpAdaptor(OpAdaptor):
    ...
class WgmmaGroupSyncAlignedOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class WgmmaGroupSyncAlignedOpAdaptor(OpAdaptor):
    ...
class WgmmaMmaAsyncOp(OpView):
    def __init__(self, results_: Type, inouts: Val, descriptorA: Val, descriptorB: Val, shape: Plain, typeA: Int | str, typeB: Int | str, typeD: Int | str, scaleD: Int | str, scaleA: Int | str, scaleB: Int | str, layoutA: Int | str, layoutB: Int | str, *, satfinite: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inouts: Value
    descriptorA: Value
    descriptorB: Value
    shape: Attribute
    typeA: Attribute
    typeB: Attribute
    typeD: Attribute
    scaleD: Attribute
    scaleA: Attribute
    scaleB: Attribute
    layoutA: Attribute
    layoutB: Attribute
    satfinite: Attribute | None
    results_: Value
class WgmmaMmaAsyncOpAdaptor(OpAdaptor):
    inouts: Value
    descriptorA: Value
    descriptorB: Value
class WgmmaWaitGroupSyncOp(OpView):
    def __init__(self, group: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    group: IntegerAttr
class WgmmaWaitGroupSyncOpAdaptor(OpAdaptor):
    ...
def addf(lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bar_warp_sync(mask: Val, *, loc: Loc = ..., ip: Ip = ...) -> SyncWarpOp: ...
def barrier(*, barrier_id: Val | None = ..., number_of_threads: Val | None = ..., reduction_op: Int | str | None = ..., aligned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> BarrierOp: ...
def barrier_arrive(number_of_threads: Val, *, barrier_id: Val | None = ..., aligned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> BarrierArriveOp: ...
def barrier_reduction(reduction_op: Int | str, reduction_predicate: Val, *, barrier_id: Val | None = ..., aligned: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def barrier0(*, loc: Loc = ..., ip: Ip = ...) -> Barrier0Op: ...
def breakpoint(*, loc: Loc = ..., ip: Ip = ...) -> Breakpoint: ...
def cluster_arrive(*, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterArriveOp: ...
def cluster_arrive_relaxed(*, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterArriveRelaxedOp: ...
def cluster_wait(*, aligned: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterWaitOp: ...
def clusterlaunchcontrol_query_cancel(query_type: Int | str, try_cancel_response: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clusterlaunchcontrol_try_cancel(smem_address: Val, mbarrier: Val, *, multicast: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterLaunchControlTryCancelOp: ...
def convert_bf16x2_to_f4x2(src: Val, dst_ty: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_bf16x2_to_f6x2(dst: Type, src: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_bf16x2_to_f8x2(dst: Type, src: Val, dst_ty: TypeLike, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_bf16x2_to_s2f6x2(dst: Type, src: Val, *, scale_factor: Val | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f16x2_to_f4x2(src: Val, dst_ty: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f16x2_to_f6x2(dst: Type, src: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f16x2_to_f8x2(dst: Type, a: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_bf16x2(dst: Type, src_hi: Val, src_lo: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_f16x2(dst: Type, src_hi: Val, src_lo: Val, *, random_bits: Val | None = ..., rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_f4x2(a: Val, b: Val, dst_ty: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_f6x2(dst: Type, a: Val, b: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_f8x2(dst: Type, a: Val, b: Val, dst_ty: TypeLike, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x2_to_s2f6x2(dst: Type, a: Val, b: Val, *, scale_factor: Val | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x4_to_f4x4(src: Val, rbits: Val, dst_ty: TypeLike, *, relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x4_to_f6x4(dst: Type, src: Val, rbits: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f32x4_to_f8x4(dst: Type, src: Val, rbits: Val, dst_ty: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f4x2_to_bf16x2(dst: Type, src: Val, src_type: TypeLike, *, scale_factor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f4x2_to_f16x2(dst: Type, src: Val, src_type: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f6x2_to_bf16x2(dst: Type, src: Val, src_type: TypeLike, *, scale_factor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f6x2_to_f16x2(dst: Type, src: Val, src_type: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f8x2_to_bf16x2(dst: Type, src: Val, src_type: TypeLike, *, scale_factor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_f8x2_to_f16x2(dst: Type, src: Val, src_type: TypeLike, *, relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_float_to_tf32(src: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_s2f6x2_to_bf16x2(dst: Type, src: Val, *, scale_factor: Val | None = ..., sat: Int | str | None = ..., relu: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cos(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cp_async_bulk_commit_group(*, loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkCommitGroupOp: ...
def cp_async_bulk_global_shared_cta(dst_mem: Val, src_mem: Val, size: Val, *, l2_cache_hint: Val | None = ..., byte_mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkSharedCTAToGlobalOp: ...
def cp_async_bulk_prefetch(src_mem: Val, size: Val, *, l2_cache_hint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkPrefetchOp: ...
def cp_async_bulk_shared_cluster_global(dst_mem: Val, src_mem: Val, mbar: Val, size: Val, *, multicast_mask: Val | None = ..., l2_cache_hint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkGlobalToSharedClusterOp: ...
def cp_async_bulk_shared_cluster_shared_cta(dst_mem: Val, src_mem: Val, mbar: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkSharedCTAToSharedClusterOp: ...
def cp_async_bulk_tensor_global_shared_cta(tma_descriptor: Val, src_mem: Val, coordinates: Vals, *, l2_cache_hint: Val | None = ..., mode: Int | str | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorSharedCTAToGlobalOp: ...
def cp_async_bulk_tensor_global_shared_cta_override(tma_descriptor: Val, src_mem: Val, override_addr: Val, coordinates: Vals, tensor_size: Vals, lower_stride: Vals, *, upper_stride: Val | None = ..., l2_cache_hint: Val | None = ..., mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorSharedCTAToGlobalOverrideAddrOp: ...
def cp_async_bulk_tensor_prefetch(tma_descriptor: Val, coordinates: Vals, im2col_offsets: Vals, *, mode: Int | str | None = ..., l2_cache_hint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorPrefetchOp: ...
def cp_async_bulk_tensor_reduce(tma_descriptor: Val, src_mem: Val, red_kind: Int | str, coordinates: Vals, *, mode: Int | str | None = ..., l2_cache_hint: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorReduceOp: ...
def cp_async_bulk_tensor_reduce_override(tma_descriptor: Val, src_mem: Val, override_addr: Val, coordinates: Vals, tensor_size: Vals, lower_stride: Vals, red_kind: Int | str, *, upper_stride: Val | None = ..., l2_cache_hint: Val | None = ..., mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorReduceOverrideAddrOp: ...
def cp_async_bulk_tensor_shared_cluster_global(dst_mem: Val, tma_descriptor: Val, coordinates: Vals, mbar: Val, im2col_offsets: Vals, *, multicast_mask: Val | None = ..., l2_cache_hint: Val | None = ..., mode: Int | str | None = ..., is_cta_only: Int | None = ..., group: Int | str | None = ..., predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkTensorGlobalToSharedClusterOp: ...
def cp_async_bulk_wait_group(group: Int, *, read: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncBulkWaitGroupOp: ...
def cp_async_commit_group(*, loc: Loc = ..., ip: Ip = ...) -> CpAsyncCommitGroupOp: ...
def cp_async_mbarrier_arrive(addr: Val, *, noinc: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncMBarrierArriveOp: ...
def cp_async_mbarrier_arrive_shared(addr: Val, *, noinc: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncMbarrierArriveSharedOp: ...
def cp_async_shared_global(dst: Val, src: Val, size: Int, modifier: Int | str, *, cp_size: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CpAsyncOp: ...
def cp_async_wait_group(n: Int, *, loc: Loc = ..., ip: Ip = ...) -> CpAsyncWaitGroupOp: ...
def divf(lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., ftz: Int | None = ..., approx: Int | None = ..., full: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_accumulate_2way(a: Val, a_type: Int | str, b: Val, b_type: Int | str, c: Val, b_hi: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot_accumulate_4way(a: Val, a_type: Int | str, b: Val, b_type: Int | str, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def elect_sync(*, membermask: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ex2(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exit(*, loc: Loc = ..., ip: Ip = ...) -> Exit: ...
def fence_mbarrier_init(*, loc: Loc = ..., ip: Ip = ...) -> FenceMbarrierInitOp: ...
def fence_proxy(kind: Int | str, *, space: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FenceProxyOp: ...
def fence_proxy_acquire(scope: Int | str, addr: Val, size: Val, *, from_proxy: Int | str | None = ..., to_proxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FenceProxyAcquireOp: ...
def fence_proxy_release(scope: Int | str, *, from_proxy: Int | str | None = ..., to_proxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FenceProxyReleaseOp: ...
def fence_proxy_sync_restrict(order: Int | str, *, from_proxy: Int | str | None = ..., to_proxy: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FenceProxySyncRestrictOp: ...
def fence_sc_cluster(*, loc: Loc = ..., ip: Ip = ...) -> FenceScClusterOp: ...
def fence_sync_restrict(order: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> FenceSyncRestrictOp: ...
def fma(a: Val, b: Val, c: Val, rnd: Int | str, *, sat: Int | str | None = ..., ftz: Int | None = ..., relu: Int | None = ..., oob: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def griddepcontrol(kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> GriddepcontrolOp: ...
def griddepcontrol_launch_dependents(*, loc: Loc = ..., ip: Ip = ...) -> GriddepcontrolLaunchDependentsOp: ...
def griddepcontrol_wait(*, loc: Loc = ..., ip: Ip = ...) -> GriddepcontrolWaitOp: ...
def inline_ptx(write_only_args: Types, read_only_args: Vals, read_write_args: Vals, ptx_code: Str, *, predicate: Val | None = ..., memory_clobber: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InlinePtxOp: ...
def ldmatrix(ptr: Val, num: Int, layout: Int | str, shape: Plain, elt_type: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log2(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mapa(res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def match_sync(thread_mask: Val, val: Val, kind: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive(addr: Val, *, count: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MBarrierArriveOp: ...
def mbarrier_arrive_expect_tx(addr: Val, txcount: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., predicate: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MBarrierArriveExpectTxOp: ...
def mbarrier_arrive_expect_tx_shared(addr: Val, txcount: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> MbarrierArriveExpectTxSharedOp: ...
def mbarrier_arrive_nocomplete(addr: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive_nocomplete_shared(res: Type, addr: Val, count: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive_shared(res: Type, addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_arrive_drop(addr: Val, *, count: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MBarrierArriveDropOp: ...
def mbarrier_arrive_drop_expect_tx(addr: Val, txcount: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MBarrierArriveDropExpectTxOp: ...
def mbarrier_arrive_drop_nocomplete(addr: Val, count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_check_layout(addr: Val, *, layout: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_complete_tx(addr: Val, txcount: Val, *, scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> MBarrierCompleteTxOp: ...
def mbarrier_expect_tx(addr: Val, txcount: Val, *, scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> MBarrierExpectTxOp: ...
def mbarrier_init(addr: Val, count: Val, *, predicate: Val | None = ..., layout: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> MBarrierInitOp: ...
def mbarrier_init_shared(addr: Val, count: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> MbarrierInitSharedOp: ...
def mbarrier_inval(addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> MBarrierInvalOp: ...
def mbarrier_inval_shared(addr: Val, *, loc: Loc = ..., ip: Ip = ...) -> MbarrierInvalSharedOp: ...
def mbarrier_test_wait(addr: Val, state_or_phase: Val, *, scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_test_wait_shared(res: Type, addr: Val, state: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_try_wait(addr: Val, state_or_phase: Val, *, ticks: Val | None = ..., scope: Int | str | None = ..., relaxed: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbarrier_try_wait_parity(addr: Val, phase: Val, ticks: Val, *, loc: Loc = ..., ip: Ip = ...) -> MBarrierTryWaitParityOp: ...
def mbarrier_try_wait_parity_shared(addr: Val, phase: Val, ticks: Val, *, loc: Loc = ..., ip: Ip = ...) -> MbarrierTryWaitParitySharedOp: ...
def memory_barrier(scope: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> MembarOp: ...
def mma_block_scale(res: Type, shape: Plain, scale_vec_size: Int | str, block_scale_format: Int | str, kind: Int | str, operand_a: Vals, operand_b: Vals, operand_c: Vals, scale_a_data: Val, byte_id_a: Val, thread_id_a: Val, scale_b_data: Val, byte_id_b: Val, thread_id_b: Val, *, multiplicand_a_ptx_type: Int | str | None = ..., multiplicand_b_ptx_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mma_sp_block_scale(res: Type, shape: Plain, scale_vec_size: Int | str, block_scale_format: Int | str, kind: Int | str, operand_a: Vals, operand_b: Vals, operand_c: Vals, sparse_metadata: Val, sparsity_selector: Val, scale_a_data: Val, byte_id_a: Val, thread_id_a: Val, scale_b_data: Val, byte_id_b: Val, thread_id_b: Val, *, multiplicand_a_ptx_type: Int | str | None = ..., multiplicand_b_ptx_type: Int | str | None = ..., ordered_metadata: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mma_sp_sync(res: Type, shape: Plain, operand_a: Vals, operand_b: Vals, operand_c: Vals, sparse_metadata: Val, sparsity_selector: Val, *, int_overflow_behavior: Int | str | None = ..., multiplicand_a_ptx_type: Int | str | None = ..., multiplicand_b_ptx_type: Int | str | None = ..., ordered_metadata: bool | Attribute | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mma_sync(res: Type, shape: Plain, layout_a: Int | str, layout_b: Int | str, operand_a: Vals, operand_b: Vals, operand_c: Vals, *, b1_op: Int | str | None = ..., int_overflow_behavior: Int | str | None = ..., multiplicand_a_ptx_type: Int | str | None = ..., multiplicand_b_ptx_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def movmatrix(src: Val, shape: Plain, elt_type: Int | str, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nanosleep(duration: Val, *, loc: Loc = ..., ip: Ip = ...) -> NanosleepOp: ...
def pmevent(*, masked_event_id: Int | None = ..., event_id: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> PMEventOp: ...
def prefetch(addr: Val, *, cache_level: Int | str | None = ..., evict_priority: Int | str | None = ..., predicate: Val | None = ..., tensormap: bool | Attribute | None = ..., uniform: bool | Attribute | None = ..., in_param_space: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrefetchOp: ...
def prefetch_tensormap(tma_descriptor: Val, *, predicate: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrefetchTensormapOp: ...
def prmt(lo: Val, selector: Val, mode: Int | str, *, hi: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rcp_approx_ftz_f(arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_aggr_smem_size(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_clock(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_clock64(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_ctaid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_ctaid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_ctaid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_ctarank(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_nctaid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_nctaid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_nctaid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_cluster_nctarank(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_clusterid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_clusterid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_clusterid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ctaid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ctaid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ctaid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_dynamic_smem_size(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg0(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg1(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg10(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg11(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg12(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg13(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg14(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg15(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg16(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg17(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg18(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg19(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg2(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg20(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg21(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg22(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg23(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg24(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg25(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg26(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg27(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg28(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg29(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg3(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg30(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg31(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg4(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg5(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg6(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg7(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg8(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_envreg9(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_globaltimer(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_globaltimer_lo(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_gridid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_laneid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_lanemask_eq(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_lanemask_ge(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_lanemask_gt(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_lanemask_le(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_lanemask_lt(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nclusterid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nclusterid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nclusterid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nctaid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nctaid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nctaid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nsmid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ntid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ntid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_ntid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_nwarpid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_smid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_tid_x(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_tid_y(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_tid_z(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_total_smem_size(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_warpid(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def read_ptx_sreg_warpsize(*, range: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def redux_sync(val: Val, kind: Int | str, mask_and_clamp: Val, *, abs: Int | None = ..., nan: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def setmaxregister(reg_count: Int, action: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> SetMaxRegisterOp: ...
def shfl_sync(thread_mask: Val, val: Val, offset: Val, mask_and_clamp: Val, kind: Int | str, *, return_value_and_is_valid: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sin(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt(src: Val, rnd: Int | str, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt_approx(src: Val, *, ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def st_bulk(addr: Val, size: Val, *, init_val: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> BulkStoreOp: ...
def stmatrix(ptr: Val, sources: Vals, layout: Int | str, shape: Plain, elt_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> StMatrixOp: ...
def store_async_global(addr: Val, value: Val, scope: Int | str, *, multimem: Int | None = ..., mmio: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> AsyncStoreGlobalOp: ...
def store_async_shared(addr: Val, value: Val, mbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> AsyncStoreSharedOp: ...
def subf(lhs: Val, rhs: Val, *, rnd: Int | str | None = ..., sat: Int | str | None = ..., ftz: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tcgen05_alloc(addr: Val, n_cols: Val, *, group: Int | str | None = ..., is_exclusive: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05AllocOp: ...
def tcgen05_commit(addr: Val, *, multicast_mask: Val | None = ..., group: Int | str | None = ..., smem_a_read: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05CommitOp: ...
def tcgen05_cp(shape: Int | str, taddr: Val, smem_desc: Val, *, group: Int | str | None = ..., multicast: Int | str | None = ..., src_format: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05CpOp: ...
def tcgen05_dealloc(taddr: Val, n_cols: Val, *, group: Int | str | None = ..., is_exclusive: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05DeallocOp: ...
def tcgen05_fence(kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Tcgen05FenceOp: ...
def tcgen05_ld(res: Type, shape: Int | str, tmem_addr: Val, *, pack: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tcgen05_ld_red(data: Type, red_val: Type, shape: Int | str, op: Int | str, addr: Val, *, abs: bool | Attribute | None = ..., nan: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def tcgen05_mma(kind: Int | str, cta_group: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, *, collector_op: Int | str | None = ..., a_shift: bool | Attribute | None = ..., scale_input_d: Val | None = ..., disable_output_lane: Val | None = ..., collector_op_b: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMAOp: ...
def tcgen05_mma_block_scale(kind: Int | str, cta_group: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, scale_a: Val, scale_b: Val, *, block_scale: Int | str | None = ..., collector_op: Int | str | None = ..., collector_op_b: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMABlockScaleOp: ...
def tcgen05_mma_block_scale_decompress_b(matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, scale_a: Val, scale_b: Val, decompress_b_metadata: Val, cta_group: Int | str, *, block_scale: Int | str | None = ..., collector_op_a: Int | str | None = ..., collector_op_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMABlockScaleDecompressBOp: ...
def tcgen05_mma_decompress_b(matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, decompress_b_metadata: Val, cta_group: Int | str, *, disable_output_lane: Val | None = ..., collector_op_a: Int | str | None = ..., collector_op_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMADecompressBOp: ...
def tcgen05_mma_sp(kind: Int | str, cta_group: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, sparse_metadata: Val, *, collector_op: Int | str | None = ..., a_shift: bool | Attribute | None = ..., scale_input_d: Val | None = ..., disable_output_lane: Val | None = ..., collector_op_b: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMASparseOp: ...
def tcgen05_mma_sp_block_scale(kind: Int | str, cta_group: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, sparse_metadata: Val, scale_a: Val, scale_b: Val, *, block_scale: Int | str | None = ..., collector_op: Int | str | None = ..., collector_op_b: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMASparseBlockScaleOp: ...
def tcgen05_mma_ws(kind: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, *, collector_b_buffer: Int | str | None = ..., collector_op: Int | str | None = ..., zero_col_mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMAWsOp: ...
def tcgen05_mma_ws_sp(kind: Int | str, matrix_d: Val, matrix_a: Val, matrix_b: Val, idesc: Val, enable_input_d: Val, sparse_metadata: Val, *, collector_b_buffer: Int | str | None = ..., collector_op: Int | str | None = ..., zero_col_mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05MMAWsSparseOp: ...
def tcgen05_mma_smem_desc(start_addr: Val, leading_dim_offset: Val, stride_dim_offset: Val, base_offset: Val, leading_dim_mode: Val, swizzle_mode: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tcgen05_relinquish_alloc_permit(*, group: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05RelinquishAllocPermitOp: ...
def tcgen05_shift(taddr: Val, *, group: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05ShiftOp: ...
def tcgen05_st(shape: Int | str, tmem_addr: Val, val: Val, *, unpack: bool | Attribute | None = ..., offset: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Tcgen05StOp: ...
def tcgen05_wait(kind: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Tcgen05WaitOp: ...
def tensormap_replace(field: Int | str, addr: Val, *, new_value: Val | None = ..., ord: Int | None = ..., new_value_attr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TensormapReplaceOp: ...
def vote_ballot_sync(res: Type, mask: Val, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def vote_sync(mask: Val, pred: Val, kind: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wgmma_commit_group_sync_aligned(*, loc: Loc = ..., ip: Ip = ...) -> WgmmaGroupSyncAlignedOp: ...
def wgmma_fence_aligned(*, loc: Loc = ..., ip: Ip = ...) -> WgmmaFenceAlignedOp: ...
def wgmma_mma_async(results_: Type, inouts: Val, descriptor_a: Val, descriptor_b: Val, shape: Plain, type_a: Int | str, type_b: Int | str, type_d: Int | str, scale_d: Int | str, scale_a: Int | str, scale_b: Int | str, layout_a: Int | str, layout_b: Int | str, *, satfinite: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wgmma_wait_group_sync_aligned(group: Int, *, loc: Loc = ..., ip: Ip = ...) -> WgmmaWaitGroupSyncOp: ...
def wmma_load(res: Type, ptr: Val, stride: Val, m: Int, n: Int, k: Int, layout: Int | str, eltype: Int | str, frag: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_mma(res: Type, m: Int, n: Int, k: Int, layout_a: Int | str, layout_b: Int | str, eltype_a: Int | str, eltype_b: Int | str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_store(ptr: Val, m: Int, n: Int, k: Int, layout: Int | str, eltype: Int | str, args: Vals, stride: Val, *, loc: Loc = ..., ip: Ip = ...) -> WMMAStoreOp: ...
class BarrierReduction(enum.IntEnum):
    POPC = 0
    AND = 1
    OR = 2
class BlockScaleFormat(enum.IntEnum):
    UE8M0 = 0
    UE4M3 = 1
class CTAGroupKind(enum.IntEnum):
    CTA_1 = 0
    CTA_2 = 1
class CacheEvictionPriority(enum.IntEnum):
    EvictNormal = 0
    EvictFirst = 1
    EvictLast = 2
    EvictUnchanged = 3
    NoAllocate = 4
class ClusterLaunchControlQueryType(enum.IntEnum):
    IS_CANCELED = 0
    GET_FIRST_CTA_ID_X = 1
    GET_FIRST_CTA_ID_Y = 2
    GET_FIRST_CTA_ID_Z = 3
class ConvertFP6Type(enum.IntEnum):
    E2M3 = 0
    E3M2 = 1
class ConvertFP8Type(enum.IntEnum):
    E4M3 = 0
    E5M2 = 1
    UE8M0 = 2
class DotAccumulateType(enum.IntEnum):
    SIGNED = 1
    UNSIGNED = 0
class FPRoundingMode(enum.IntEnum):
    NONE = 0
    RN = 1
    RM = 2
    RP = 3
    RZ = 4
    RNA = 5
    RS = 6
class GridDepActionKind(enum.IntEnum):
    wait = 0
    launch_dependents = 1
class LdStMatrixEltType(enum.IntEnum):
    B16 = 0
    B8 = 1
    B8X16_B6X16_P32 = 2
    B8X16_B4X16_P64 = 3
class LoadCacheModifierKind(enum.IntEnum):
    CA = 0
    CG = 1
    CS = 2
    LU = 3
    CV = 4
class MMAB1Op(enum.IntEnum):
    none = 0
    xor_popc = 1
    and_popc = 2
class MMABlockScaleKind(enum.IntEnum):
    MXF8F6F4 = 0
    MXF4 = 1
    MXF4NVF4 = 2
class MMAFrag(enum.IntEnum):
    a = 0
    b = 1
    c = 2
class MMAIntOverflow(enum.IntEnum):
    satfinite = 1
    wrapped = 0
class MMAKind(enum.IntEnum):
    f8f6f4 = 0
class MMALayout(enum.IntEnum):
    row = 0
    col = 1
class MMATypes(enum.IntEnum):
    f16 = 0
    f32 = 1
    tf32 = 2
    bf16 = 9
    s8 = 4
    u8 = 3
    s32 = 5
    s4 = 8
    u4 = 7
    b1 = 6
    f64 = 10
    e4m3 = 11
    e5m2 = 12
    e3m2 = 13
    e2m3 = 14
    e2m1 = 15
class MatchSyncKind(enum.IntEnum):
    any = 0
    all = 1
class MemOrderKind(enum.IntEnum):
    WEAK = 0
    RELAXED = 1
    ACQUIRE = 2
    RELEASE = 3
    ACQ_REL = 4
    SC = 5
    MMIO = 6
    VOLATILE = 7
class MemScopeKind(enum.IntEnum):
    CTA = 0
    CLUSTER = 1
    GPU = 2
    SYS = 3
class NVVMMemorySpace(enum.IntEnum):
    Generic = 0
    Global = 1
    Shared = 3
    Constant = 4
    Local = 5
    Tensor = 6
    SharedCluster = 7
class PermuteMode(enum.IntEnum):
    DEFAULT = 0
    F4E = 1
    B4E = 2
    RC8 = 3
    ECL = 4
    ECR = 5
    RC16 = 6
class PrefetchCacheLevel(enum.IntEnum):
    L1 = 0
    L2 = 1
class ProxyKind(enum.IntEnum):
    alias = 0
    async_ = 1
    async_global = 2
    async_shared = 3
    TENSORMAP = 4
    GENERIC = 5
class ReductionKind(enum.IntEnum):
    ADD = 1
    AND = 2
    MAX = 3
    MIN = 4
    OR = 5
    UMAX = 6
    UMIN = 7
    XOR = 8
    FMIN = 9
    FMAX = 10
class ReduxKind(enum.IntEnum):
    ADD = 1
    AND = 2
    MAX = 3
    MIN = 4
    OR = 5
    UMAX = 6
    UMIN = 7
    XOR = 8
    FMIN = 9
    FMAX = 10
class SaturationMode(enum.IntEnum):
    NONE = 0
    SATFINITE = 1
    SAT = 2
class ScaleVecSize(enum.IntEnum):
    X1 = 0
    X2 = 1
    X4 = 2
class SetMaxRegisterAction(enum.IntEnum):
    decrease = 1
    increase = 0
class SharedSpace(enum.IntEnum):
    shared_cta = 0
    shared_cluster = 1
class ShflKind(enum.IntEnum):
    bfly = 0
    up = 1
    down = 2
    idx = 3
class TMALoadMode(enum.IntEnum):
    TILE = 0
    IM2COL = 1
    IM2COL_W = 2
    IM2COL_W_128 = 3
    TILE_GATHER4 = 4
class TMAReduxKind(enum.IntEnum):
    ADD = 0
    MAX = 2
    MIN = 1
    INC = 3
    DEC = 4
    AND = 5
    OR = 6
    XOR = 7
class TMAStoreMode(enum.IntEnum):
    TILE = 0
    IM2COL = 1
    TILE_SCATTER4 = 2
    IM2COL_W = 3
class Tcgen05CpMulticast(enum.IntEnum):
    NONE = 0
    WARPX2_02_13 = 1
    WARPX2_01_23 = 2
    WARPX4 = 3
class Tcgen05CpShape(enum.IntEnum):
    SHAPE_128x256b = 0
    SHAPE_4x256b = 1
    SHAPE_128x128b = 2
    SHAPE_64x128b = 3
    SHAPE_32x128b = 4
class Tcgen05CpSrcFormat(enum.IntEnum):
    B6x16_P32 = 0
    B4x16_P64 = 1
class Tcgen05FenceKind(enum.IntEnum):
    BEFORE_THREAD_SYNC = 0
    AFTER_THREAD_SYNC = 1
class Tcgen05GroupKind(enum.IntEnum):
    CTA_1 = 0
    CTA_2 = 1
class Tcgen05LdStShape(enum.IntEnum):
    SHAPE_16X64B = 0
    SHAPE_16X128B = 1
    SHAPE_16X256B = 2
    SHAPE_32X32B = 3
    SHAPE_16X32BX2 = 4
class Tcgen05MMABlockScale(enum.IntEnum):
    DEFAULT = 0
    BLOCK16 = 1
    BLOCK32 = 2
class Tcgen05MMACollectorBBuffer(enum.IntEnum):
    B0 = 0
    B1 = 1
    B2 = 2
    B3 = 3
class Tcgen05MMACollectorOp(enum.IntEnum):
    DISCARD = 0
    LASTUSE = 1
    FILL = 2
    USE = 3
class Tcgen05MMAKind(enum.IntEnum):
    F16 = 0
    TF32 = 1
    F8F6F4 = 2
    I8 = 3
    MXF8F6F4 = 4
    MXF4 = 5
    MXF4NVF4 = 6
    TI16 = 7
class Tcgen05WaitKind(enum.IntEnum):
    LOAD = 0
    STORE = 1
class TensormapElemtype(enum.IntEnum):
    U8 = 0
    U16 = 1
    U32 = 2
    S32 = 3
    U64 = 4
    S64 = 5
    F16 = 6
    F32 = 7
    F32_FTZ = 8
    F64 = 9
    BF16 = 10
    TF32 = 11
    TF32_FTZ = 12
    B4x16 = 13
    B4x16P64 = 14
    B6x16P32 = 15
class TensormapField(enum.IntEnum):
    GLOBAL_ADDRESS = 0
    RANK = 1
    BOX_DIM = 2
    GLOBAL_DIM = 3
    GLOBAL_STRIDE = 4
    ELEMENT_STRIDE = 5
    ELEMTYPE = 6
    INTERLEAVE_LAYOUT = 7
    SWIZZLE_MODE = 8
    SWIZZLE_ATOMICITY = 9
    FILL_MODE = 10
class TensormapFillMode(enum.IntEnum):
    ZERO = 0
    OOB_NAN = 1
class TensormapInterleaveLayout(enum.IntEnum):
    NO_INTERLEAVE = 0
    B16 = 1
    B32 = 2
class TensormapSwizzleAtomicity(enum.IntEnum):
    B16 = 0
    B32 = 1
    B32_FLIP_8B = 2
    B64 = 3
class TensormapSwizzleMode(enum.IntEnum):
    NO_SWIZZLING = 0
    B32 = 1
    B64 = 2
    B128 = 3
    B96 = 4
class VoteSyncKind(enum.IntEnum):
    any = 0
    all = 1
    ballot = 2
    uni = 3
class WGMMAScaleIn(enum.IntEnum):
    one = 1
    neg = 2
class WGMMAScaleOut(enum.IntEnum):
    zero = 0
    one = 1
class WGMMATypes(enum.IntEnum):
    f16 = 0
    tf32 = 1
    u8 = 2
    s8 = 3
    b1 = 4
    bf16 = 5
    e4m3 = 6
    e5m2 = 7
    f32 = 8
    s32 = 9
class BarrierReductionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BarrierReductionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class BlockScaleFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BlockScaleFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CTAGroupKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CTAGroupKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CacheEvictionPriorityAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CacheEvictionPriorityAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClusterLaunchControlQueryTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClusterLaunchControlQueryTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ConvertFP6TypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ConvertFP6TypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ConvertFP8TypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ConvertFP8TypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DotAccumulateTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DotAccumulateTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FPRoundingModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FPRoundingModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class GridDepActionKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> GridDepActionKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LdStMatrixEltTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LdStMatrixEltTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LdStMatrixShapeAttr(DialectAttr):
    @classmethod
    def get(cls, m: int, n: int, context: Context | None = ...) -> LdStMatrixShapeAttr: ...  # type: ignore[override,unused-ignore]
    m: int
    n: int
class LoadCacheModifierKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LoadCacheModifierKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAB1OpAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMAB1OpAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMABlockScaleKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMABlockScaleKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAFragAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMAFragAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAIntOverflowAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMAIntOverflowAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMAKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMALayoutAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMALayoutAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAShapeAttr(DialectAttr):
    @classmethod
    def get(cls, m: int, n: int, k: int, context: Context | None = ...) -> MMAShapeAttr: ...  # type: ignore[override,unused-ignore]
    m: int
    n: int
    k: int
class MMATypesAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMATypesAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MatchSyncKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MatchSyncKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MemOrderKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemOrderKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MemScopeKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemScopeKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class NVVMMemorySpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> NVVMMemorySpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class NVVMTargetAttr(DialectAttr):
    @classmethod
    def get(cls, o: int | None = ..., triple: str | None = ..., chip: str | None = ..., features: str | None = ..., flags: Plain | None = ..., link: Plain | None = ..., verify_target: bool | None = ..., context: Context | None = ...) -> NVVMTargetAttr: ...  # type: ignore[override,unused-ignore]
    o: int
    triple: str
    chip: str
    features: str
    flags: Any
    link: Any
    verify_target: bool
class PermuteModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PermuteModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PrefetchCacheLevelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PrefetchCacheLevelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ProxyKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ProxyKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReductionKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReduxKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReduxKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SaturationModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SaturationModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ScaleVecSizeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ScaleVecSizeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SetMaxRegisterActionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SetMaxRegisterActionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SharedSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SharedSpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ShflKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ShflKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TMALoadModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TMALoadModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TMAReduxKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TMAReduxKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TMAStoreModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TMAStoreModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05CpMulticastAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05CpMulticastAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05CpShapeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05CpShapeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05CpSrcFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05CpSrcFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05FenceKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05FenceKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05GroupKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05GroupKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05LdStShapeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05LdStShapeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05MMABlockScaleAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05MMABlockScaleAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05MMACollectorBBufferAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05MMACollectorBBufferAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05MMACollectorOpAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05MMACollectorOpAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05MMAKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05MMAKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Tcgen05WaitKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Tcgen05WaitKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapElemtypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapElemtypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapFieldAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapFieldAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapFillModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapFillModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapInterleaveLayoutAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapInterleaveLayoutAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapSwizzleAtomicityAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapSwizzleAtomicityAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TensormapSwizzleModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TensormapSwizzleModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class VoteSyncKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> VoteSyncKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WGMMAScaleInAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WGMMAScaleInAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WGMMAScaleOutAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WGMMAScaleOutAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WGMMATypesAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WGMMATypesAttr: ...  # type: ignore[override,unused-ignore]
    value: str
