# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AsyncmarkOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class AsyncmarkOpAdaptor(OpAdaptor):
    ...
class BallotOp(OpView):
    def __init__(self, res: Type, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    res: Value
class BallotOpAdaptor(OpAdaptor):
    pred: Value
class BarrierInitOp(OpView):
    def __init__(self, ptr: Val, memberCnt: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    memberCnt: IntegerAttr
class BarrierInitOpAdaptor(OpAdaptor):
    ptr: Value
class BarrierJoinOp(OpView):
    def __init__(self, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class BarrierJoinOpAdaptor(OpAdaptor):
    ptr: Value
class BarrierLeaveOp(OpView):
    def __init__(self, id: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: IntegerAttr
class BarrierLeaveOpAdaptor(OpAdaptor):
    ...
class BarrierOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class BarrierOpAdaptor(OpAdaptor):
    ...
class BarrierSignalIsfirstOp(OpView):
    def __init__(self, id: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: IntegerAttr
    res: Value
class BarrierSignalIsfirstOpAdaptor(OpAdaptor):
    ...
class BarrierSignalOp(OpView):
    def __init__(self, id: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: IntegerAttr
class BarrierSignalOpAdaptor(OpAdaptor):
    ...
class BarrierSignalVarOp(OpView):
    def __init__(self, ptr: Val, memberCnt: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    memberCnt: IntegerAttr
class BarrierSignalVarOpAdaptor(OpAdaptor):
    ptr: Value
class BarrierWaitOp(OpView):
    def __init__(self, id: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: IntegerAttr
class BarrierWaitOpAdaptor(OpAdaptor):
    ...
class BlockDimXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimXOpAdaptor(OpAdaptor):
    ...
class BlockDimYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimYOpAdaptor(OpAdaptor):
    ...
class BlockDimZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockDimZOpAdaptor(OpAdaptor):
    ...
class BlockIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdXOpAdaptor(OpAdaptor):
    ...
class BlockIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdYOpAdaptor(OpAdaptor):
    ...
class BlockIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class BlockIdZOpAdaptor(OpAdaptor):
    ...
class BufferLoadOp(OpView):
    def __init__(self, res: Type, rsrc: Val, vindex: Val, offset: Val, glc: Val, slc: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    vindex: Value
    offset: Value
    glc: Value
    slc: Value
    res: Value
class BufferLoadOpAdaptor(OpAdaptor):
    rsrc: Value
    vindex: Value
    offset: Value
    glc: Value
    slc: Value
class BufferStoreOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, vindex: Val, offset: Val, glc: Val, slc: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    vindex: Value
    offset: Value
    glc: Value
    slc: Value
class BufferStoreOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    vindex: Value
    offset: Value
    glc: Value
    slc: Value
class ClusterIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdXOpAdaptor(OpAdaptor):
    ...
class ClusterIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdYOpAdaptor(OpAdaptor):
    ...
class ClusterIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterIdZOpAdaptor(OpAdaptor):
    ...
class ClusterLoadAsyncToLDSB128Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    mask: Value
    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class ClusterLoadAsyncToLDSB128OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
    mask: Value
class ClusterLoadAsyncToLDSB32Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    mask: Value
    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class ClusterLoadAsyncToLDSB32OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
    mask: Value
class ClusterLoadAsyncToLDSB64Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    mask: Value
    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class ClusterLoadAsyncToLDSB64OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
    mask: Value
class ClusterLoadAsyncToLDSB8Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    mask: Value
    offset: IntegerAttr
    cpol: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class ClusterLoadAsyncToLDSB8OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
    mask: Value
class ClusterWorkgroupIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterWorkgroupIdXOpAdaptor(OpAdaptor):
    ...
class ClusterWorkgroupIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterWorkgroupIdYOpAdaptor(OpAdaptor):
    ...
class ClusterWorkgroupIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ClusterWorkgroupIdZOpAdaptor(OpAdaptor):
    ...
class CvtF32Bf8Op(OpView):
    def __init__(self, res: Type, srcA: Val, byteSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    byteSel: IntegerAttr
    res: Value
class CvtF32Bf8OpAdaptor(OpAdaptor):
    srcA: Value
class CvtF32Fp8Op(OpView):
    def __init__(self, res: Type, srcA: Val, byteSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    byteSel: IntegerAttr
    res: Value
class CvtF32Fp8OpAdaptor(OpAdaptor):
    srcA: Value
class CvtPkBf8F32Op(OpView):
    def __init__(self, res: Type, srcA: Val, srcB: Val, old: Val, wordSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    srcB: Value
    old: Value
    wordSel: IntegerAttr
    res: Value
class CvtPkBf8F32OpAdaptor(OpAdaptor):
    srcA: Value
    srcB: Value
    old: Value
class CvtPkF32Bf8Op(OpView):
    def __init__(self, res: Type, src: Val, wordSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    wordSel: IntegerAttr
    res: Value
class CvtPkF32Bf8OpAdaptor(OpAdaptor):
    src: Value
class CvtPkF32Fp8Op(OpView):
    def __init__(self, res: Type, src: Val, wordSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    wordSel: IntegerAttr
    res: Value
class CvtPkF32Fp8OpAdaptor(OpAdaptor):
    src: Value
class CvtPkFp8F32Op(OpView):
    def __init__(self, res: Type, srcA: Val, srcB: Val, old: Val, wordSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    srcB: Value
    old: Value
    wordSel: IntegerAttr
    res: Value
class CvtPkFp8F32OpAdaptor(OpAdaptor):
    srcA: Value
    srcB: Value
    old: Value
class CvtPkRtz(OpView):
    def __init__(self, res: Type, srcA: Val, srcB: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    srcB: Value
    res: Value
class CvtPkRtzAdaptor(OpAdaptor):
    srcA: Value
    srcB: Value
class CvtPkScalePk16Bf16Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16Bf16Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk16Bf16Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16Bf16Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk16F16Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16F16Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk16F16Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16F16Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk16F32Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16F32Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk16F32Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk16F32Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8Bf16Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8Bf16Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8Bf16Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8Bf16Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8Bf16Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8Bf16Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F16Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F16Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F16Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F16Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F16Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F16Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F32Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F32Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F32Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F32Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtPkScalePk8F32Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, scaleSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    scaleSel: IntegerAttr
    res: Value
class CvtPkScalePk8F32Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF322xPk16Bf6F32Op(OpView):
    def __init__(self, src0: Val, src1: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src0: Value
    src1: Value
    scale: Value
    res: Value
class CvtScaleF322xPk16Bf6F32OpAdaptor(OpAdaptor):
    src0: Value
    src1: Value
    scale: Value
class CvtScaleF322xPk16Fp6F32Op(OpView):
    def __init__(self, src0: Val, src1: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src0: Value
    src1: Value
    scale: Value
    res: Value
class CvtScaleF322xPk16Fp6F32OpAdaptor(OpAdaptor):
    src0: Value
    src1: Value
    scale: Value
class CvtScaleF32F16Bf8Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, scale: Val, srcSelIndex: Int, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32F16Bf8OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    scale: Value
class CvtScaleF32F16Fp8Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, scale: Val, srcSelIndex: Int, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32F16Fp8OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    scale: Value
class CvtScaleF32F32Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    res: Value
class CvtScaleF32F32Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32F32Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    res: Value
class CvtScaleF32F32Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Bf6Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Bf6Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Bf6F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Bf6F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Bf6F32Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Bf6F32OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Fp6Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Fp6Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Fp6F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Fp6F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk16Fp6F32Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk16Fp6F32OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Bf16Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Bf16Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Bf16Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Bf16Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Bf6Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Bf6Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Bf6F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Bf6F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32F16Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32F16Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32F16Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32F16Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32F32Bf6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32F32Bf6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32F32Fp6Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32F32Fp6OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Fp6Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Fp6Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk32Fp6F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk32Fp6F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Bf8Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Bf8Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Bf8F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Bf8F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Bf8F32Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Bf8F32OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp4Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp4Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp4F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp4F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp4F32Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp4F32OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp8Bf16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp8Bf16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp8F16Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp8F16OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32Pk8Fp8F32Op(OpView):
    def __init__(self, src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    res: Value
class CvtScaleF32Pk8Fp8F32OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkBf16Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkBf16Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkBf16Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, srcSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkBf16Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkBf16Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkBf16Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkBf8Bf16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkBf8Bf16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    scale: Value
class CvtScaleF32PkBf8F16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkBf8F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    scale: Value
class CvtScaleF32PkBf8F32Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, src1: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkBf8F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
class CvtScaleF32PkF16Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkF16Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkF16Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, srcSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkF16Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkF16Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkF16Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkF32Bf8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkF32Bf8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkF32Fp4Op(OpView):
    def __init__(self, src: Val, scale: Val, srcSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkF32Fp4OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkF32Fp8Op(OpView):
    def __init__(self, src: Val, scale: Val, srcLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    scale: Value
    srcLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkF32Fp8OpAdaptor(OpAdaptor):
    src: Value
    scale: Value
class CvtScaleF32PkFp4Bf16Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkFp4Bf16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    scale: Value
class CvtScaleF32PkFp4F16Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkFp4F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    scale: Value
class CvtScaleF32PkFp4F32Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, src1: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32PkFp4F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
class CvtScaleF32PkFp8Bf16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkFp8Bf16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    scale: Value
class CvtScaleF32PkFp8F16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkFp8F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    scale: Value
class CvtScaleF32PkFp8F32Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, src1: Val, scale: Val, dstLoHiSel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
    dstLoHiSel: IntegerAttr
    res: Value
class CvtScaleF32PkFp8F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    src1: Value
    scale: Value
class CvtScaleF32SrBf8BF16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrBf8BF16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrBf8F16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrBf8F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrBf8F32Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrBf8F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrFp8BF16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrFp8BF16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrFp8F16Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrFp8F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrFp8F32Op(OpView):
    def __init__(self, oldVdst: Val, src0: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrFp8F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src0: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Bf6Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Bf6Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Bf6F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Bf6F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Bf6F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Bf6F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Fp6Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Fp6Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Fp6F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Fp6F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk16Fp6F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk16Fp6F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Bf6Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Bf6Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Bf6F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Bf6F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Bf6F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Bf6F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Fp6Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Fp6Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Fp6F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Fp6F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk32Fp6F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk32Fp6F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Bf8Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Bf8Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Bf8F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Bf8F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Bf8F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Bf8F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp4Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp4Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp4F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp4F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp4F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp4F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp8Bf16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp8Bf16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp8F16Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp8F16OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPk8Fp8F32Op(OpView):
    def __init__(self, src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    seed: Value
    scale: Value
    res: Value
class CvtScaleF32SrPk8Fp8F32OpAdaptor(OpAdaptor):
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPkFp4Bf16Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrPkFp4Bf16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPkFp4F16Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrPkFp4F16OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
class CvtScaleF32SrPkFp4F32Op(OpView):
    def __init__(self, oldVdst: Val, src: Val, seed: Val, scale: Val, dstSelIndex: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
    dstSelIndex: IntegerAttr
    res: Value
class CvtScaleF32SrPkFp4F32OpAdaptor(OpAdaptor):
    oldVdst: Value
    src: Value
    seed: Value
    scale: Value
class CvtSrBf8F32Op(OpView):
    def __init__(self, res: Type, srcA: Val, srcB: Val, old: Val, byteSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    srcB: Value
    old: Value
    byteSel: IntegerAttr
    res: Value
class CvtSrBf8F32OpAdaptor(OpAdaptor):
    srcA: Value
    srcB: Value
    old: Value
class CvtSrFp8F32Op(OpView):
    def __init__(self, res: Type, srcA: Val, srcB: Val, old: Val, byteSel: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcA: Value
    srcB: Value
    old: Value
    byteSel: IntegerAttr
    res: Value
class CvtSrFp8F32OpAdaptor(OpAdaptor):
    srcA: Value
    srcB: Value
    old: Value
class DPPUpdateOp(OpView):
    def __init__(self, old: Val, src: Val, dppCtrl: Int, rowMask: Int, bankMask: Int, boundCtrl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src: Value
    dppCtrl: IntegerAttr
    rowMask: IntegerAttr
    bankMask: IntegerAttr
    boundCtrl: IntegerAttr
    res: Value
class DPPUpdateOpAdaptor(OpAdaptor):
    old: Value
    src: Value
class DsAtomicAsyncBarrierArriveOp(OpView):
    def __init__(self, barrierPtr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barrierPtr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class DsAtomicAsyncBarrierArriveOpAdaptor(OpAdaptor):
    barrierPtr: Value
class DsAtomicBarrierArriveRtnOp(OpView):
    def __init__(self, barrierPtr: Val, val: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    barrierPtr: Value
    val: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class DsAtomicBarrierArriveRtnOpAdaptor(OpAdaptor):
    barrierPtr: Value
    val: Value
class DsBpermuteOp(OpView):
    def __init__(self, index: Val, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    index: Value
    src: Value
    res: Value
class DsBpermuteOpAdaptor(OpAdaptor):
    index: Value
    src: Value
class DsLoadTr16_B128(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class DsLoadTr16_B128Adaptor(OpAdaptor):
    ptr: Value
class DsLoadTr4_B64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class DsLoadTr4_B64Adaptor(OpAdaptor):
    ptr: Value
class DsLoadTr6_B96(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class DsLoadTr6_B96Adaptor(OpAdaptor):
    ptr: Value
class DsLoadTr8_B64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class DsLoadTr8_B64Adaptor(OpAdaptor):
    ptr: Value
class DsSwizzleOp(OpView):
    def __init__(self, src: Val, offset: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    offset: Value
    res: Value
class DsSwizzleOpAdaptor(OpAdaptor):
    src: Value
    offset: Value
class FMed3Op(OpView):
    def __init__(self, src0: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src0: Value
    src1: Value
    src2: Value
    res: Value
class FMed3OpAdaptor(OpAdaptor):
    src0: Value
    src1: Value
    src2: Value
class FlatPrefetchOp(OpView):
    def __init__(self, ptr: Val, *, cachePolicy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    cachePolicy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class FlatPrefetchOpAdaptor(OpAdaptor):
    ptr: Value
class GetBarrierStateOp(OpView):
    def __init__(self, id: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: IntegerAttr
    res: Value
class GetBarrierStateOpAdaptor(OpAdaptor):
    ...
class GetNamedBarrierStateOp(OpView):
    def __init__(self, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    res: Value
class GetNamedBarrierStateOpAdaptor(OpAdaptor):
    ptr: Value
class GlobalLoadAsyncLDSOp(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    size: IntegerAttr
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadAsyncLDSOpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadAsyncToLDSB128Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadAsyncToLDSB128OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadAsyncToLDSB32Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadAsyncToLDSB32OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadAsyncToLDSB64Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadAsyncToLDSB64OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadAsyncToLDSB8Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadAsyncToLDSB8OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadLDSOp(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    size: IntegerAttr
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalLoadLDSOpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalLoadTr4_B64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class GlobalLoadTr4_B64Adaptor(OpAdaptor):
    ptr: Value
class GlobalLoadTr6_B96(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class GlobalLoadTr6_B96Adaptor(OpAdaptor):
    ptr: Value
class GlobalLoadTr8_B128(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class GlobalLoadTr8_B128Adaptor(OpAdaptor):
    ptr: Value
class GlobalLoadTr8_B64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class GlobalLoadTr8_B64Adaptor(OpAdaptor):
    ptr: Value
class GlobalPrefetchOp(OpView):
    def __init__(self, ptr: Val, *, cachePolicy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    cachePolicy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalPrefetchOpAdaptor(OpAdaptor):
    ptr: Value
class GlobalStoreAsyncFromLDSB128Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalStoreAsyncFromLDSB128OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalStoreAsyncFromLDSB32Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalStoreAsyncFromLDSB32OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalStoreAsyncFromLDSB64Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalStoreAsyncFromLDSB64OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GlobalStoreAsyncFromLDSB8Op(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class GlobalStoreAsyncFromLDSB8OpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class GridDimXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimXOpAdaptor(OpAdaptor):
    ...
class GridDimYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimYOpAdaptor(OpAdaptor):
    ...
class GridDimZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimZOpAdaptor(OpAdaptor):
    ...
class IglpOpt(OpView):
    def __init__(self, variant: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    variant: IntegerAttr
class IglpOptAdaptor(OpAdaptor):
    ...
class LoadAsyncToLDSOp(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    size: IntegerAttr
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class LoadAsyncToLDSOpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class LoadToLDSOp(OpView):
    def __init__(self, globalPtr: Val, ldsPtr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    globalPtr: Value
    ldsPtr: Value
    size: IntegerAttr
    offset: IntegerAttr
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class LoadToLDSOpAdaptor(OpAdaptor):
    globalPtr: Value
    ldsPtr: Value
class MakeBufferRsrcOp(OpView):
    def __init__(self, res: Type, base: Val, stride: Val, numRecords: Val, flags: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    stride: Value
    numRecords: Value
    flags: Value
    res: Value
class MakeBufferRsrcOpAdaptor(OpAdaptor):
    base: Value
    stride: Value
    numRecords: Value
    flags: Value
class MbcntHiOp(OpView):
    def __init__(self, in0: Val, in1: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in0: Value
    in1: Value
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    res: Value
class MbcntHiOpAdaptor(OpAdaptor):
    in0: Value
    in1: Value
class MbcntLoOp(OpView):
    def __init__(self, in0: Val, in1: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in0: Value
    in1: Value
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    res: Value
class MbcntLoOpAdaptor(OpAdaptor):
    in0: Value
    in1: Value
class Permlane16SwapOp(OpView):
    def __init__(self, old: Val, src: Val, fi: Int, boundControl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src: Value
    fi: IntegerAttr
    boundControl: IntegerAttr
    res: Value
class Permlane16SwapOpAdaptor(OpAdaptor):
    old: Value
    src: Value
class Permlane16VarOp(OpView):
    def __init__(self, old: Val, src0: Val, src1: Val, fi: Int, boundControl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src0: Value
    src1: Value
    fi: IntegerAttr
    boundControl: IntegerAttr
    res: Value
class Permlane16VarOpAdaptor(OpAdaptor):
    old: Value
    src0: Value
    src1: Value
class Permlane32SwapOp(OpView):
    def __init__(self, old: Val, src: Val, fi: Int, boundControl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src: Value
    fi: IntegerAttr
    boundControl: IntegerAttr
    res: Value
class Permlane32SwapOpAdaptor(OpAdaptor):
    old: Value
    src: Value
class PermlaneX16Op(OpView):
    def __init__(self, old: Val, src0: Val, src1: Val, src2: Val, fi: Int, boundControl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src0: Value
    src1: Value
    src2: Value
    fi: IntegerAttr
    boundControl: IntegerAttr
    res: Value
class PermlaneX16OpAdaptor(OpAdaptor):
    old: Value
    src0: Value
    src1: Value
    src2: Value
class PermlaneX16VarOp(OpView):
    def __init__(self, old: Val, src0: Val, src1: Val, fi: Int, boundControl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    old: Value
    src0: Value
    src1: Value
    fi: IntegerAttr
    boundControl: IntegerAttr
    res: Value
class PermlaneX16VarOpAdaptor(OpAdaptor):
    old: Value
    src0: Value
    src1: Value
class PtrSBufferLoadOp(OpView):
    def __init__(self, res: Type, rsrc: Val, offset: Val, *, aux: Int | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    offset: Value
    aux: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class PtrSBufferLoadOpAdaptor(OpAdaptor):
    rsrc: Value
    offset: Value
class ROCDLCos(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLCosAdaptor(OpAdaptor):
    arg: Value
class ROCDLExp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLExpAdaptor(OpAdaptor):
    arg: Value
class ROCDLExp2(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLExp2Adaptor(OpAdaptor):
    arg: Value
class ROCDLLog(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLLogAdaptor(OpAdaptor):
    arg: Value
class ROCDLRcp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLRcpAdaptor(OpAdaptor):
    arg: Value
class ROCDLRsq(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLRsqAdaptor(OpAdaptor):
    arg: Value
class ROCDLSin(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLSinAdaptor(OpAdaptor):
    arg: Value
class ROCDLSqrt(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLSqrtAdaptor(OpAdaptor):
    arg: Value
class ROCDLTanh(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class ROCDLTanhAdaptor(OpAdaptor):
    arg: Value
class RawBufferAtomicCmpSwap(OpView):
    def __init__(self, src: Val, cmp: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferAtomicCmpSwapAdaptor(OpAdaptor):
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferAtomicFAddOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferAtomicFAddOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferAtomicFMaxOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferAtomicFMaxOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferAtomicSMaxOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferAtomicSMaxOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferAtomicUMinOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferAtomicUMinOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferLoadOp(OpView):
    def __init__(self, res: Type, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    res: Value
class RawBufferLoadOpAdaptor(OpAdaptor):
    rsrc: Value
    offset: Value
    soffset: Value
class RawBufferStoreOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
class RawBufferStoreOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferAtomicCmpSwap(OpView):
    def __init__(self, src: Val, cmp: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferAtomicCmpSwapAdaptor(OpAdaptor):
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferAtomicFaddOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferAtomicFaddOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferAtomicFmaxOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferAtomicFmaxOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferAtomicSmaxOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferAtomicSmaxOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferAtomicUminOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferAtomicUminOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferLoadAsyncLdsOp(OpView):
    def __init__(self, rsrc: Val, ldsPtr: Val, size: Val, voffset: Val, soffset: Val, offset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    ldsPtr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class RawPtrBufferLoadAsyncLdsOpAdaptor(OpAdaptor):
    rsrc: Value
    ldsPtr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
class RawPtrBufferLoadLdsOp(OpView):
    def __init__(self, rsrc: Val, ldsPtr: Val, size: Val, voffset: Val, soffset: Val, offset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    ldsPtr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class RawPtrBufferLoadLdsOpAdaptor(OpAdaptor):
    rsrc: Value
    ldsPtr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
class RawPtrBufferLoadOp(OpView):
    def __init__(self, res: Type, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class RawPtrBufferLoadOpAdaptor(OpAdaptor):
    rsrc: Value
    offset: Value
    soffset: Value
class RawPtrBufferStoreOp(OpView):
    def __init__(self, vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class RawPtrBufferStoreOpAdaptor(OpAdaptor):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
class ReadfirstlaneOp(OpView):
    def __init__(self, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    res: Value
class ReadfirstlaneOpAdaptor(OpAdaptor):
    src: Value
class ReadlaneOp(OpView):
    def __init__(self, src0: Val, src1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src0: Value
    src1: Value
    res: Value
class ReadlaneOpAdaptor(OpAdaptor):
    src0: Value
    src1: Value
class SBarrierOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class SBarrierOpAdaptor(OpAdaptor):
    ...
class SNopOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class SNopOpAdaptor(OpAdaptor):
    ...
class SSleepOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class SSleepOpAdaptor(OpAdaptor):
    ...
class SWaitcntOp(OpView):
    def __init__(self, bitfield: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    bitfield: IntegerAttr
class SWaitcntOpAdaptor(OpAdaptor):
    ...
class SchedBarrier(OpView):
    def __init__(self, mask: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Attribute
class SchedBarrierAdaptor(OpAdaptor):
    ...
class SchedGroupBarrier(OpView):
    def __init__(self, mask: Int | str, size: Int, groupId: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Attribute
    size: IntegerAttr
    groupId: IntegerAttr
class SchedGroupBarrierAdaptor(OpAdaptor):
    ...
class SetPrioOp(OpView):
    def __init__(self, priority: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    priority: IntegerAttr
class SetPrioOpAdaptor(OpAdaptor):
    ...
class TensorLoadToLDSD2Op(OpView):
    def __init__(self, dgroup0: Val, dgroup1: Val, cachePolicy: Int, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dgroup0: Value
    dgroup1: Value
    cachePolicy: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class TensorLoadToLDSD2OpAdaptor(OpAdaptor):
    dgroup0: Value
    dgroup1: Value
class TensorLoadToLDSOp(OpView):
    def __init__(self, dgroup0: Val, dgroup1: Val, dgroup2: Val, dgroup3: Val, dgroup4: Val, *, cachePolicy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
    cachePolicy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class TensorLoadToLDSOpAdaptor(OpAdaptor):
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
class TensorStoreFromLDSD2Op(OpView):
    def __init__(self, dgroup0: Val, dgroup1: Val, cachePolicy: Int, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dgroup0: Value
    dgroup1: Value
    cachePolicy: IntegerAttr
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class TensorStoreFromLDSD2OpAdaptor(OpAdaptor):
    dgroup0: Value
    dgroup1: Value
class TensorStoreFromLDSOp(OpView):
    def __init__(self, dgroup0: Val, dgroup1: Val, dgroup2: Val, dgroup3: Val, dgroup4: Val, *, cachePolicy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
    cachePolicy: Attribute
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class TensorStoreFromLDSOpAdaptor(OpAdaptor):
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    dgroup4: Value
class ThreadIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdXOpAdaptor(OpAdaptor):
    ...
class ThreadIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdYOpAdaptor(OpAdaptor):
    ...
class ThreadIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class ThreadIdZOpAdaptor(OpAdaptor):
    ...
class WaitAsynccntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitAsynccntOpAdaptor(OpAdaptor):
    ...
class WaitAsyncmarkOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitAsyncmarkOpAdaptor(OpAdaptor):
    ...
class WaitDscntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitDscntOpAdaptor(OpAdaptor):
    ...
class WaitExpcntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitExpcntOpAdaptor(OpAdaptor):
    ...
class WaitLoadcntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitLoadcntOpAdaptor(OpAdaptor):
    ...
class WaitStorecntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitStorecntOpAdaptor(OpAdaptor):
    ...
class WaitTensorcntOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class WaitTensorcntOpAdaptor(OpAdaptor):
    ...
class WaitcntOp(OpView):
    def __init__(self, bitfield: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    bitfield: IntegerAttr
class WaitcntOpAdaptor(OpAdaptor):
    ...
class WakeupBarrierOp(OpView):
    def __init__(self, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class WakeupBarrierOpAdaptor(OpAdaptor):
    ptr: Value
class WaveBarrierOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class WaveBarrierOpAdaptor(OpAdaptor):
    ...
class WaveId(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WaveIdAdaptor(OpAdaptor):
    ...
class WavefrontSizeOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WavefrontSizeOpAdaptor(OpAdaptor):
    ...
class dot4_f32_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class dot4_f32_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class dot4_f32_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class dot4_f32_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class dot4_f32_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class dot4_f32_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class dot4_f32_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class dot4_f32_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class ds_read_tr16_b64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class ds_read_tr16_b64Adaptor(OpAdaptor):
    ptr: Value
class ds_read_tr4_b64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class ds_read_tr4_b64Adaptor(OpAdaptor):
    ptr: Value
class ds_read_tr6_b96(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class ds_read_tr6_b96Adaptor(OpAdaptor):
    ptr: Value
class ds_read_tr8_b64(OpView):
    def __init__(self, res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class ds_read_tr8_b64Adaptor(OpAdaptor):
    ptr: Value
class fdot2(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class fdot2Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class fdot2_bf16_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class fdot2_bf16_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class fdot2_f16_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class fdot2_f16_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class fdot2_f32_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class fdot2_f32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x16bf16_1k(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x16bf16_1kAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x16f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x16f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x1f32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x1f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x2bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x2bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x32_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x32_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x4bf16_1k(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x4bf16_1kAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x4f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x4f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x4f32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x4f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x8_xf32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x8_xf32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_16x16x8bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_16x16x8bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x16_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x16_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x1f32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x1f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x2bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x2bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x2f32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x2f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x4_xf32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x4_xf32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x4bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x4bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x4bf16_1k(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x4bf16_1kAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x4f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x4f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x8bf16_1k(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x8bf16_1kAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_32x32x8f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_32x32x8f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_4x4x1f32(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_4x4x1f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_4x4x2bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_4x4x2bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_4x4x4bf16_1k(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_4x4x4bf16_1kAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f32_4x4x4f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f32_4x4x4f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f64_16x16x4f64(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f64_16x16x4f64Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_f64_4x4x4f64(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_f64_4x4x4f64Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_16x16x16i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_16x16x16i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_16x16x32_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_16x16x32_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_16x16x4i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_16x16x4i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_16x16x64_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_16x16x64_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_32x32x16_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_32x32x16_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_32x32x32_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_32x32x32_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_32x32x4i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_32x32x4i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_32x32x8i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_32x32x8i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_i32_4x4x4i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    res: Value
class mfma_i32_4x4x4i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class mfma_scale_f32_16x16x128_f8f6f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, cbsz: Int | str, blgp: Int | str, opselA: Int, scaleA: Val, opselB: Int, scaleB: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    cbsz: Attribute
    blgp: Attribute
    opselA: IntegerAttr
    opselB: IntegerAttr
    res: Value
class mfma_scale_f32_16x16x128_f8f6f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
class mfma_scale_f32_32x32x64_f8f6f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, cbsz: Int | str, blgp: Int | str, opselA: Int, scaleA: Val, opselB: Int, scaleB: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    cbsz: Attribute
    blgp: Attribute
    opselA: IntegerAttr
    opselB: IntegerAttr
    res: Value
class mfma_scale_f32_32x32x64_f8f6f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
class sdot2(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class sdot2Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class sdot4(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class sdot4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class sdot8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class sdot8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class smfmac_f32_16x16x128_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x128_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x128_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x128_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x128_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x128_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x128_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x128_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x32_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x32_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_16x16x64_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_16x16x64_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x16_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x16_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x16_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x16_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_bf16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_f16(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x32_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x32_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x64_bf8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x64_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x64_bf8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x64_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x64_fp8_bf8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x64_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_f32_32x32x64_fp8_fp8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_f32_32x32x64_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_i32_16x16x128_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_i32_16x16x128_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_i32_16x16x64_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_i32_16x16x64_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_i32_32x32x32_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_i32_32x32x32_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class smfmac_i32_32x32x64_i8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    cbsz: IntegerAttr
    abid: IntegerAttr
    res: Value
class smfmac_i32_32x32x64_i8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class sudot4(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class sudot4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class sudot8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class sudot8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class swmmac_bf16_16x16x32_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_bf16_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_bf16_16x16x64_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_bf16_16x16x64_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_bf16f32_16x16x64_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_bf16f32_16x16x64_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x128_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f16_16x16x128_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x128_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f16_16x16x128_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x128_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f16_16x16x128_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x128_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f16_16x16x128_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x32_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f16_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f16_16x16x64_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f16_16x16x64_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x128_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x128_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x128_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x128_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x128_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x128_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x128_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x128_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x32_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    res: Value
class swmmac_f32_16x16x32_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x64_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x64_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_f32_16x16x64_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class swmmac_f32_16x16x64_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_i32_16x16x128_iu8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class swmmac_i32_16x16x128_iu8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_i32_16x16x32_iu4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class swmmac_i32_16x16x32_iu4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_i32_16x16x32_iu8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class swmmac_i32_16x16x32_iu8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class swmmac_i32_16x16x64_iu4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, index: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    index: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class swmmac_i32_16x16x64_iu4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    index: Value
class udot2(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class udot2Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class udot4(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class udot4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class udot8(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    clamp: IntegerAttr
    res: Value
class udot8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_bf16_16x16x16_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, opsel: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    opsel: IntegerAttr
    res: Value
class wmma_bf16_16x16x16_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_bf16_16x16x32_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_bf16_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_bf16f32_16x16x32_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_bf16f32_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x128_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x128_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x128_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x128_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x128_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x128_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x128_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x128_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x16_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, opsel: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    opsel: IntegerAttr
    res: Value
class wmma_f16_16x16x16_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x32_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_f16_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x64_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x64_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x64_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x64_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x64_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x64_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f16_16x16x64_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f16_16x16x64_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x128_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x128_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x128_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x128_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x128_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x128_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x128_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x128_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x16_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class wmma_f32_16x16x16_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x32_bf16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_f32_16x16x32_bf16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x32_f16(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_f32_16x16x32_f16Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x4_f32(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    signA: IntegerAttr
    signB: IntegerAttr
    res: Value
class wmma_f32_16x16x4_f32Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x64_bf8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x64_bf8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x64_bf8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x64_bf8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x64_fp8_bf8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x64_fp8_bf8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_f32_16x16x64_fp8_fp8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, modC: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    modC: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_f32_16x16x64_fp8_fp8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_i32_16x16x16_iu4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class wmma_i32_16x16x16_iu4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_i32_16x16x16_iu8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class wmma_i32_16x16x16_iu8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_i32_16x16x32_iu4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class wmma_i32_16x16x32_iu4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_i32_16x16x64_iu8(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, *, signA: Int | None = ..., signB: Int | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    signA: IntegerAttr
    signB: IntegerAttr
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    clamp: IntegerAttr
    res: Value
class wmma_i32_16x16x64_iu8Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class wmma_scale16_f32_16x16x128_f8f6f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, scaleA: Val, scaleB: Val, *, fmtA: Int | str | None = ..., fmtB: Int | str | None = ..., modC: Int | str | None = ..., scaleAType: Int | str | None = ..., fmtScaleA: Int | str | None = ..., scaleBType: Int | str | None = ..., fmtScaleB: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    fmtA: Attribute
    fmtB: Attribute
    modC: Attribute
    scaleAType: Attribute
    fmtScaleA: Attribute
    scaleBType: Attribute
    fmtScaleB: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_scale16_f32_16x16x128_f8f6f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
class wmma_scale16_f32_32x16x128_f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, scaleA: Val, scaleB: Val, *, modC: Int | str | None = ..., scaleAType: Int | str | None = ..., fmtScaleA: Int | str | None = ..., scaleBType: Int | str | None = ..., fmtScaleB: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    modC: Attribute
    scaleAType: Attribute
    fmtScaleA: Attribute
    scaleBType: Attribute
    fmtScaleB: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_scale16_f32_32x16x128_f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
class wmma_scale_f32_16x16x128_f8f6f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, scaleA: Val, scaleB: Val, *, fmtA: Int | str | None = ..., fmtB: Int | str | None = ..., modC: Int | str | None = ..., scaleAType: Int | str | None = ..., fmtScaleA: Int | str | None = ..., scaleBType: Int | str | None = ..., fmtScaleB: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    fmtA: Attribute
    fmtB: Attribute
    modC: Attribute
    scaleAType: Attribute
    fmtScaleA: Attribute
    scaleBType: Attribute
    fmtScaleB: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_scale_f32_16x16x128_f8f6f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
class wmma_scale_f32_32x16x128_f4(OpView):
    def __init__(self, res: Type, a: Val, b: Val, c: Val, scaleA: Val, scaleB: Val, *, modC: Int | str | None = ..., scaleAType: Int | str | None = ..., fmtScaleA: Int | str | None = ..., scaleBType: Int | str | None = ..., fmtScaleB: Int | str | None = ..., reuseA: Int | None = ..., reuseB: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
    modC: Attribute
    scaleAType: Attribute
    fmtScaleA: Attribute
    scaleBType: Attribute
    fmtScaleB: Attribute
    reuseA: IntegerAttr
    reuseB: IntegerAttr
    res: Value
class wmma_scale_f32_32x16x128_f4Adaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
    scaleA: Value
    scaleB: Value
def asyncmark(*, loc: Loc = ..., ip: Ip = ...) -> AsyncmarkOp: ...
def ballot(res: Type, pred: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def barrier(*, loc: Loc = ..., ip: Ip = ...) -> BarrierOp: ...
def buffer_load(res: Type, rsrc: Val, vindex: Val, offset: Val, glc: Val, slc: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def buffer_store(vdata: Val, rsrc: Val, vindex: Val, offset: Val, glc: Val, slc: Val, *, loc: Loc = ..., ip: Ip = ...) -> BufferStoreOp: ...
def cluster_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_load_async_to_lds_b128(global_ptr: Val, lds_ptr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterLoadAsyncToLDSB128Op: ...
def cluster_load_async_to_lds_b32(global_ptr: Val, lds_ptr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterLoadAsyncToLDSB32Op: ...
def cluster_load_async_to_lds_b64(global_ptr: Val, lds_ptr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterLoadAsyncToLDSB64Op: ...
def cluster_load_async_to_lds_b8(global_ptr: Val, lds_ptr: Val, offset: Int, mask: Val, *, cpol: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClusterLoadAsyncToLDSB8Op: ...
def cluster_workgroup_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_workgroup_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_workgroup_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cos(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_f32_bf8(res: Type, src_a: Val, byte_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_f32_fp8(res: Type, src_a: Val, byte_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_pk_bf8_f32(res: Type, src_a: Val, src_b: Val, old: Val, word_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_pk_f32_bf8(res: Type, src: Val, word_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_pk_f32_fp8(res: Type, src: Val, word_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_pk_fp8_f32(res: Type, src_a: Val, src_b: Val, old: Val, word_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_pkrtz(res: Type, src_a: Val, src_b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_bf16_bf6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_bf16_fp6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_f16_bf6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_f16_fp6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_f32_bf6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk16_f32_fp6(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_bf16_bf8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_bf16_fp4(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_bf16_fp8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f16_bf8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f16_fp4(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f16_fp8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f32_bf8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f32_fp4(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scale_pk8_f32_fp8(src: Val, scale: Val, scale_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_2xpk16_bf6_f32(src0: Val, src1: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_2xpk16_fp6_f32(src0: Val, src1: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_f16_bf8(old_vdst: Val, src: Val, scale: Val, src_sel_index: Int, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_f16_fp8(old_vdst: Val, src: Val, scale: Val, src_sel_index: Int, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_f32_bf8(src: Val, scale: Val, src_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_f32_fp8(src: Val, scale: Val, src_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf16_bf8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf16_fp4(src: Val, scale: Val, src_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf16_fp8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf8_bf16(old_vdst: Val, src0: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf8_f16(old_vdst: Val, src0: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_bf8_f32(old_vdst: Val, src0: Val, src1: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f16_bf8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f16_fp4(src: Val, scale: Val, src_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f16_fp8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f32_bf8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f32_fp4(src: Val, scale: Val, src_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_f32_fp8(src: Val, scale: Val, src_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp4_bf16(old_vdst: Val, src: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp4_f16(old_vdst: Val, src: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp4_f32(old_vdst: Val, src0: Val, src1: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp8_bf16(old_vdst: Val, src0: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp8_f16(old_vdst: Val, src0: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk_fp8_f32(old_vdst: Val, src0: Val, src1: Val, scale: Val, dst_lo_hi_sel: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_bf6_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_bf6_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_bf6_f32(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_fp6_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_fp6_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk16_fp6_f32(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_bf16_bf6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_bf16_fp6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_bf6_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_bf6_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_f16_bf6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_f16_fp6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_f32_bf6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_f32_fp6(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_fp6_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk32_fp6_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_bf8_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_bf8_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_bf8_f32(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp4_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp4_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp4_f32(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp8_bf16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp8_f16(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_pk8_fp8_f32(src: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_bf8_bf16(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_bf8_f16(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_bf8_f32(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_fp8_bf16(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_fp8_f16(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_fp8_f32(old_vdst: Val, src0: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk_fp4_bf16(old_vdst: Val, src: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk_fp4_f16(old_vdst: Val, src: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk_fp4_f32(old_vdst: Val, src: Val, seed: Val, scale: Val, dst_sel_index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_bf6_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_bf6_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_bf6_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_fp6_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_fp6_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk16_fp6_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_bf6_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_bf6_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_bf6_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_fp6_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_fp6_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk32_fp6_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_bf8_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_bf8_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_bf8_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp4_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp4_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp4_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp8_bf16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp8_f16(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_scalef32_sr_pk8_fp8_f32(src: Val, seed: Val, scale: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_sr_bf8_f32(res: Type, src_a: Val, src_b: Val, old: Val, byte_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cvt_sr_fp8_f32(res: Type, src_a: Val, src_b: Val, old: Val, byte_sel: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot4_f32_bf8_bf8_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot4_f32_bf8_fp8_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot4_f32_fp8_bf8_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dot4_f32_fp8_fp8_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_atomic_async_barrier_arrive_b64(barrier_ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> DsAtomicAsyncBarrierArriveOp: ...
def ds_atomic_barrier_arrive_rtn_b64(barrier_ptr: Val, val: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_load_tr16_b128(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_load_tr4_b64(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_load_tr6_b96(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_load_tr8_b64(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_read_tr16_b64_(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_read_tr4_b64_(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_read_tr6_b96_(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_read_tr8_b64_(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_bpermute(index: Val, src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ds_swizzle(src: Val, offset: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp2(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fdot2_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fdot2_bf16_bf16_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fdot2_f16_f16_(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fdot2_f32_bf16_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def flat_prefetch(ptr: Val, *, cache_policy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FlatPrefetchOp: ...
def fmed3(src0: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_async_lds(global_ptr: Val, lds_ptr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncLDSOp: ...
def global_load_async_to_lds_b128(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncToLDSB128Op: ...
def global_load_async_to_lds_b32(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncToLDSB32Op: ...
def global_load_async_to_lds_b64(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncToLDSB64Op: ...
def global_load_async_to_lds_b8(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadAsyncToLDSB8Op: ...
def global_load_lds(global_ptr: Val, lds_ptr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalLoadLDSOp: ...
def global_load_tr_b128(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_tr_b64(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_tr4_b64(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_tr6_b96(res: Type, ptr: Val, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_prefetch(ptr: Val, *, cache_policy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalPrefetchOp: ...
def global_store_async_from_lds_b128(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalStoreAsyncFromLDSB128Op: ...
def global_store_async_from_lds_b32(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalStoreAsyncFromLDSB32Op: ...
def global_store_async_from_lds_b64(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalStoreAsyncFromLDSB64Op: ...
def global_store_async_from_lds_b8(global_ptr: Val, lds_ptr: Val, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalStoreAsyncFromLDSB8Op: ...
def grid_dim_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def grid_dim_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def grid_dim_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def iglp_opt(variant: Int, *, loc: Loc = ..., ip: Ip = ...) -> IglpOpt: ...
def load_async_to_lds(global_ptr: Val, lds_ptr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> LoadAsyncToLDSOp: ...
def load_to_lds(global_ptr: Val, lds_ptr: Val, size: Int, offset: Int, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> LoadToLDSOp: ...
def log(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def make_buffer_rsrc(res: Type, base: Val, stride: Val, num_records: Val, flags: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbcnt_hi(in0: Val, in1: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mbcnt_lo(in0: Val, in1: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x16bf16_1k_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x16f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x1f32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x2bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_bf8_bf8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_bf8_fp8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_fp8_bf8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x32_fp8_fp8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x4bf16_1k_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x4f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x4f32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x8_xf32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_16x16x8bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_bf8_bf8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_bf8_fp8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_fp8_bf8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x16_fp8_fp8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x1f32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x2bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x2f32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x4_xf32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x4bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x4bf16_1k_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x4f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x8bf16_1k_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_32x32x8f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_4x4x1f32_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_4x4x2bf16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_4x4x4bf16_1k_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f32_4x4x4f16_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f64_16x16x4f64_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_f64_4x4x4f64_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_16x16x16i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_16x16x32_i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_16x16x4i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_16x16x64_i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_32x32x16_i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_32x32x32_i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_32x32x4i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_32x32x8i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_i32_4x4x4i8_(a: Val, b: Val, c: Val, cbsz: Int, abid: Int, blgp: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_scale_f32_16x16x128_f8f6f4_(res: Type, a: Val, b: Val, c: Val, cbsz: Int | str, blgp: Int | str, opsel_a: Int, scale_a: Val, opsel_b: Int, scale_b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mfma_scale_f32_32x32x64_f8f6f4_(res: Type, a: Val, b: Val, c: Val, cbsz: Int | str, blgp: Int | str, opsel_a: Int, scale_a: Val, opsel_b: Int, scale_b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlane16_swap(old: Val, src: Val, fi: Int, bound_control: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlane16_var(old: Val, src0: Val, src1: Val, fi: Int, bound_control: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlane32_swap(old: Val, src: Val, fi: Int, bound_control: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlanex16(old: Val, src0: Val, src1: Val, src2: Val, fi: Int, bound_control: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def permlanex16_var(old: Val, src0: Val, src1: Val, fi: Int, bound_control: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ptr_s_buffer_load(res: Type, rsrc: Val, offset: Val, *, aux: Int | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_cmpswap(src: Val, cmp: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_fadd(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_fmax(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_smax(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_atomic_umin(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_load(res: Type, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_buffer_store(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RawBufferStoreOp: ...
def raw_ptr_buffer_atomic_cmpswap(src: Val, cmp: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_atomic_fadd(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_atomic_fmax(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_atomic_smax(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_atomic_umin(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_load(res: Type, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def raw_ptr_buffer_load_async_lds(rsrc: Val, lds_ptr: Val, size: Val, voffset: Val, soffset: Val, offset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RawPtrBufferLoadAsyncLdsOp: ...
def raw_ptr_buffer_load_lds(rsrc: Val, lds_ptr: Val, size: Val, voffset: Val, soffset: Val, offset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RawPtrBufferLoadLdsOp: ...
def raw_ptr_buffer_store(vdata: Val, rsrc: Val, offset: Val, soffset: Val, *, aux: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RawPtrBufferStoreOp: ...
def rcp(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def readfirstlane(src: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def readlane(src0: Val, src1: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsq(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def s_barrier(*, loc: Loc = ..., ip: Ip = ...) -> SBarrierOp: ...
def s_barrier_init(ptr: Val, member_cnt: Int, *, loc: Loc = ..., ip: Ip = ...) -> BarrierInitOp: ...
def s_barrier_join(ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> BarrierJoinOp: ...
def s_barrier_leave(id: Int, *, loc: Loc = ..., ip: Ip = ...) -> BarrierLeaveOp: ...
def s_barrier_signal(id: Int, *, loc: Loc = ..., ip: Ip = ...) -> BarrierSignalOp: ...
def s_barrier_signal_isfirst(id: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def s_barrier_signal_var(ptr: Val, member_cnt: Int, *, loc: Loc = ..., ip: Ip = ...) -> BarrierSignalVarOp: ...
def s_barrier_wait(id: Int, *, loc: Loc = ..., ip: Ip = ...) -> BarrierWaitOp: ...
def s_get_barrier_state(id: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def s_get_named_barrier_state(ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def s_nop(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> SNopOp: ...
def s_setprio(priority: Int, *, loc: Loc = ..., ip: Ip = ...) -> SetPrioOp: ...
def s_sleep(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> SSleepOp: ...
def s_wait_asynccnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitAsynccntOp: ...
def s_wait_dscnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitDscntOp: ...
def s_wait_expcnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitExpcntOp: ...
def s_wait_loadcnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitLoadcntOp: ...
def s_wait_storecnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitStorecntOp: ...
def s_wait_tensorcnt(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitTensorcntOp: ...
def s_waitcnt(bitfield: Int, *, loc: Loc = ..., ip: Ip = ...) -> SWaitcntOp: ...
def s_wakeup_barrier(ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> WakeupBarrierOp: ...
def sched_barrier(mask: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> SchedBarrier: ...
def sched_group_barrier(mask: Int | str, size: Int, group_id: Int, *, loc: Loc = ..., ip: Ip = ...) -> SchedGroupBarrier: ...
def sdot2_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sdot4_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sdot8_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sin(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x128_bf8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x128_bf8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x128_fp8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x128_fp8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x32_bf16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x32_f16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_bf16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_bf8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_bf8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_f16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_fp8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_16x16x64_fp8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x16_bf16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x16_f16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_bf16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_bf8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_bf8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_f16_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_fp8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x32_fp8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x64_bf8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x64_bf8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x64_fp8_bf8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_f32_32x32x64_fp8_fp8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_i32_16x16x128_i8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_i32_16x16x64_i8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_i32_32x32x32_i8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smfmac_i32_32x32x64_i8_(a: Val, b: Val, c: Val, index: Val, cbsz: Int, abid: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sudot4_(a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sudot8_(a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_bf16_16x16x32_bf16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_bf16_16x16x64_bf16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_bf16f32_16x16x64_bf16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x128_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x128_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x128_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x128_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x32_f16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f16_16x16x64_f16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x128_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x128_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x128_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x128_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_bf16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_f16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x32_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x64_bf16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_f32_16x16x64_f16_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_i32_16x16x128_iu8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_i32_16x16x32_iu4_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_i32_16x16x32_iu8_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def swmmac_i32_16x16x64_iu4_(res: Type, a: Val, b: Val, c: Val, index: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tensor_load_to_lds(dgroup0: Val, dgroup1: Val, dgroup2: Val, dgroup3: Val, dgroup4: Val, *, cache_policy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TensorLoadToLDSOp: ...
def tensor_load_to_lds_d2(dgroup0: Val, dgroup1: Val, cache_policy: Int, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TensorLoadToLDSD2Op: ...
def tensor_store_from_lds(dgroup0: Val, dgroup1: Val, dgroup2: Val, dgroup3: Val, dgroup4: Val, *, cache_policy: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TensorStoreFromLDSOp: ...
def tensor_store_from_lds_d2(dgroup0: Val, dgroup1: Val, cache_policy: Int, *, alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TensorStoreFromLDSD2Op: ...
def udot2_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def udot4_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def udot8_(a: Val, b: Val, c: Val, *, clamp: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_dpp(old: Val, src: Val, dpp_ctrl: Int, row_mask: Int, bank_mask: Int, bound_ctrl: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wait_asyncmark(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitAsyncmarkOp: ...
def waitcnt(bitfield: Int, *, loc: Loc = ..., ip: Ip = ...) -> WaitcntOp: ...
def wave_barrier(*, loc: Loc = ..., ip: Ip = ...) -> WaveBarrierOp: ...
def wave_id(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wavefrontsize(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_bf16_16x16x16_bf16_(res: Type, a: Val, b: Val, c: Val, *, opsel: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_bf16_16x16x32_bf16_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_bf16f32_16x16x32_bf16_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x128_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x128_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x128_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x128_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x16_f16_(res: Type, a: Val, b: Val, c: Val, *, opsel: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x32_f16_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x64_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x64_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x64_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f16_16x16x64_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x128_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x128_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x128_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x128_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_bf16_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_f16_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x16_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x32_bf16_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x32_f16_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x4_f32_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x64_bf8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x64_bf8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x64_fp8_bf8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_f32_16x16x64_fp8_fp8_(res: Type, a: Val, b: Val, c: Val, *, mod_c: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_i32_16x16x16_iu4_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_i32_16x16x16_iu8_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_i32_16x16x32_iu4_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_i32_16x16x64_iu8_(res: Type, a: Val, b: Val, c: Val, *, sign_a: Int | None = ..., sign_b: Int | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., clamp: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_scale_f32_16x16x128_f8f6f4_(res: Type, a: Val, b: Val, c: Val, scale_a: Val, scale_b: Val, *, fmt_a: Int | str | None = ..., fmt_b: Int | str | None = ..., mod_c: Int | str | None = ..., scale_a_type: Int | str | None = ..., fmt_scale_a: Int | str | None = ..., scale_b_type: Int | str | None = ..., fmt_scale_b: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_scale_f32_32x16x128_f4_(res: Type, a: Val, b: Val, c: Val, scale_a: Val, scale_b: Val, *, mod_c: Int | str | None = ..., scale_a_type: Int | str | None = ..., fmt_scale_a: Int | str | None = ..., scale_b_type: Int | str | None = ..., fmt_scale_b: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_scale16_f32_16x16x128_f8f6f4_(res: Type, a: Val, b: Val, c: Val, scale_a: Val, scale_b: Val, *, fmt_a: Int | str | None = ..., fmt_b: Int | str | None = ..., mod_c: Int | str | None = ..., scale_a_type: Int | str | None = ..., fmt_scale_a: Int | str | None = ..., scale_b_type: Int | str | None = ..., fmt_scale_b: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wmma_scale16_f32_32x16x128_f4_(res: Type, a: Val, b: Val, c: Val, scale_a: Val, scale_b: Val, *, mod_c: Int | str | None = ..., scale_a_type: Int | str | None = ..., fmt_scale_a: Int | str | None = ..., scale_b_type: Int | str | None = ..., fmt_scale_b: Int | str | None = ..., reuse_a: Int | None = ..., reuse_b: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_dim_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_dim_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_dim_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workgroup_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workitem_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workitem_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def workitem_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class BufferOOBMode(enum.IntEnum):
    Any = 0
    Relaxed = 1
    Strict = 2
class Gfx12AtomicCachePolicy(enum.IntFlag):
    none = 0
    keep_return = 1
    nt = 2
    cascade = 4
    scope_se = 8
    scope_dev = 16
    scope_sys = 24
    nv = 32
    volatile_op = 2147483648
class Gfx12CachePolicy(enum.IntFlag):
    none = 0
    nt = 1
    ht = 2
    lu = 3
    nt_rt = 4
    rt_nt = 5
    nt_ht = 6
    nt_wb = 7
    scope_se = 8
    scope_dev = 16
    scope_sys = 24
    nv = 32
    swz = 64
    scal = 2048
    volatile_op = 2147483648
class Gfx942CachePolicy(enum.IntFlag):
    none = 0
    sc0 = 1
    nt = 2
    swz = 8
    sc1 = 16
    volatile_op = 2147483648
class MFMANegModifier(enum.IntFlag):
    none = 0
    neg_a = 1
    neg_b = 2
    neg_c = 4
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
    none = 0
    glc = 1
    slc = 2
    dlc = 4
    swz = 8
    scc = 16
    all = 23
    volatile_op = 2147483648
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
class WMMACModifier(enum.IntFlag):
    none = 0
    neg = 1
    abs = 2
    neg_abs = 3
class WMMAMatrixScale(enum.IntEnum):
    row0 = 0
    row1 = 1
class WMMAMatrixScaleFormat(enum.IntEnum):
    e8 = 0
    e5m3 = 1
    e4m3 = 2
class BufferOOBModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BufferOOBModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class BufferOOBModeModuleFlagAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BufferOOBModeModuleFlagAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Gfx12AtomicCachePolicyAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Gfx12AtomicCachePolicyAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Gfx12CachePolicyAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Gfx12CachePolicyAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class Gfx942CachePolicyAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Gfx942CachePolicyAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MFMANegModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MFMANegModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MFMAPermBAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MFMAPermBAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MatrixFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MatrixFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PreGfx12CachePolicyAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PreGfx12CachePolicyAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ROCDLTargetAttr(DialectAttr):
    @classmethod
    def get(cls, o: int | None = ..., triple: str | None = ..., chip: str | None = ..., features: str | None = ..., abi: str | None = ..., flags: Plain | None = ..., link: Plain | None = ..., context: Context | None = ...) -> ROCDLTargetAttr: ...  # type: ignore[override,unused-ignore]
    o: int
    triple: str
    chip: str
    features: str
    abi: str
    flags: Any
    link: Any
class SchedGroupMaskAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SchedGroupMaskAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TBufferOOBModeModuleFlagAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TBufferOOBModeModuleFlagAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WMMACModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WMMACModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WMMAMatrixScaleAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WMMAMatrixScaleAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class WMMAMatrixScaleFormatAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> WMMAMatrixScaleFormatAttr: ...  # type: ignore[override,unused-ignore]
    value: str
