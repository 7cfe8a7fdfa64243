# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class AmxTileLoadOp(OpView):
    def __init__(self, res: Type, base: Val, indices: Vals, *, stride: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    stride: Value | None
    res: Value
class AmxTileLoadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    stride: Value | None
class AmxTileMulfOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, acc: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value
    res: Value
class AmxTileMulfOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value
class AmxTileMuliOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, acc: Val, *, isZextLhs: bool | Attribute | None = ..., isZextRhs: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value
    isZextLhs: bool
    isZextRhs: bool
    res: Value
class AmxTileMuliOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value
class AmxTileStoreOp(OpView):
    def __init__(self, base: Val, indices: Vals, val: Val, *, stride: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    val: Value
    stride: Value | None
class AmxTileStoreOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    val: Value
    stride: Value | None
class AmxTileZeroOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class AmxTileZeroOpAdaptor(OpAdaptor):
    ...
class Avx10DotI8Op(OpView):
    def __init__(self, w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    w: Value
    a: Value
    b: Value
    dst: Value
class Avx10DotI8OpAdaptor(OpAdaptor):
    w: Value
    a: Value
    b: Value
class Avx512CvtPackedF32ToBf16Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class Avx512CvtPackedF32ToBf16OpAdaptor(OpAdaptor):
    a: Value
class Avx512DotOp(OpView):
    def __init__(self, src: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    dst: Value
class Avx512DotOpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
class Avx512MaskCompressOp(OpView):
    def __init__(self, k: Val, a: Val, *, src: Val | None = ..., constant_src: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    k: Value
    a: Value
    src: Value | None
    constant_src: Attribute | None
    dst: Value
class Avx512MaskCompressOpAdaptor(OpAdaptor):
    k: Value
    a: Value
    src: Value | None
class Avx512MaskRndscaleOp(OpView):
    def __init__(self, src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    dst: Value
class Avx512MaskRndscaleOpAdaptor(OpAdaptor):
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
class Avx512MaskScalefOp(OpView):
    def __init__(self, src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    dst: Value
class Avx512MaskScalefOpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
class Avx512Vp2intersectOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    k1: Value
    k2: Value
class Avx512Vp2intersectOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class AvxBcstToF32PackedOp(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class AvxBcstToF32PackedOpAdaptor(OpAdaptor):
    a: Value
class AvxCvtPackedEvenIndexedToF32Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class AvxCvtPackedEvenIndexedToF32OpAdaptor(OpAdaptor):
    a: Value
class AvxCvtPackedOddIndexedToF32Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class AvxCvtPackedOddIndexedToF32OpAdaptor(OpAdaptor):
    a: Value
class AvxDotI8Op(OpView):
    def __init__(self, w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    w: Value
    a: Value
    b: Value
    dst: Value
class AvxDotI8OpAdaptor(OpAdaptor):
    w: Value
    a: Value
    b: Value
class AvxIntrDotOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class AvxIntrDotOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class AvxRsqrtOp(OpView):
    def __init__(self, a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
class AvxRsqrtOpAdaptor(OpAdaptor):
    a: Value
def amx_tile_load(res: Type, base: Val, indices: Vals, *, stride: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def amx_tile_mulf(lhs: Val, rhs: Val, acc: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def amx_tile_muli(lhs: Val, rhs: Val, acc: Val, *, is_zext_lhs: bool | Attribute | None = ..., is_zext_rhs: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def amx_tile_store(base: Val, indices: Vals, val: Val, *, stride: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AmxTileStoreOp: ...
def amx_tile_zero(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_bcst_to_f32_packed(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_cvt_packed_even_indexed_to_f32(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_cvt_packed_odd_indexed_to_f32(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_dot_i8(w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_intr_dot(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_rsqrt(a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx10_dot_i8(w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_cvt_packed_f32_to_bf16(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_dot(src: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_compress(k: Val, a: Val, *, src: Val | None = ..., constant_src: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_rndscale(src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_scalef(src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_vp2intersect(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
class AMXTileType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, context: Context | None = ...) -> AMXTileType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
