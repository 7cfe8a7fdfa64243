# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *

class _Dialect(Dialect): ...

class Avx512IntrMaskCompressOp(OpView):
    def __init__(self, a: Val, src: Val, k: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    src: Value
    k: Value
    res: Value
class Avx512IntrMaskCompressOpAdaptor(OpAdaptor):
    a: Value
    src: Value
    k: Value
class Avx512IntrMaskRndscalePd512Op(OpView):
    def __init__(self, src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    res: Value
class Avx512IntrMaskRndscalePd512OpAdaptor(OpAdaptor):
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
class Avx512IntrMaskRndscalePs512Op(OpView):
    def __init__(self, src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    res: Value
class Avx512IntrMaskRndscalePs512OpAdaptor(OpAdaptor):
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
class Avx512IntrMaskScalefPd512Op(OpView):
    def __init__(self, src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    res: Value
class Avx512IntrMaskScalefPd512OpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
class Avx512IntrMaskScalefPs512Op(OpView):
    def __init__(self, src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    res: Value
class Avx512IntrMaskScalefPs512OpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
class Avx512IntrVp2intersectD512Op(OpView):
    def __init__(self, res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class Avx512IntrVp2intersectD512OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class Avx512IntrVp2intersectQ512Op(OpView):
    def __init__(self, res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class Avx512IntrVp2intersectQ512OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class AvxIntrDpPs256Op(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class AvxIntrDpPs256OpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class AvxIntrRsqrtPs256Op(OpView):
    def __init__(self, a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    res: Value
class AvxIntrRsqrtPs256OpAdaptor(OpAdaptor):
    a: Value
class BcstToPackedF32Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class BcstToPackedF32OpAdaptor(OpAdaptor):
    a: Value
class CvtPackedEvenIndexedToF32Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class CvtPackedEvenIndexedToF32OpAdaptor(OpAdaptor):
    a: Value
class CvtPackedF32ToBF16Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class CvtPackedF32ToBF16OpAdaptor(OpAdaptor):
    a: Value
class CvtPackedOddIndexedToF32Op(OpView):
    def __init__(self, dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    dst: Value
class CvtPackedOddIndexedToF32OpAdaptor(OpAdaptor):
    a: Value
class DotBF16Op(OpView):
    def __init__(self, src: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    dst: Value
class DotBF16OpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
class DotInt8Op(OpView):
    def __init__(self, w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    w: Value
    a: Value
    b: Value
    dst: Value
class DotInt8OpAdaptor(OpAdaptor):
    w: Value
    a: Value
    b: Value
class DotOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class DotOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MaskCompressOp(OpView):
    def __init__(self, k: Val, a: Val, *, src: Val | None = ..., constant_src: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    k: Value
    a: Value
    src: Value | None
    constant_src: Attribute | None
    dst: Value
class MaskCompressOpAdaptor(OpAdaptor):
    k: Value
    a: Value
    src: Value | None
class MaskRndScaleOp(OpView):
    def __init__(self, src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
    dst: Value
class MaskRndScaleOpAdaptor(OpAdaptor):
    src: Value
    k: Value
    a: Value
    imm: Value
    rounding: Value
class MaskScaleFOp(OpView):
    def __init__(self, src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
    dst: Value
class MaskScaleFOpAdaptor(OpAdaptor):
    src: Value
    a: Value
    b: Value
    k: Value
    rounding: Value
class RsqrtOp(OpView):
    def __init__(self, a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
class RsqrtOpAdaptor(OpAdaptor):
    a: Value
class Vp2IntersectOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    k1: Value
    k2: Value
class Vp2IntersectOpAdaptor(OpAdaptor):
    a: Value
    b: Value
def avx_bcst_to_f32_packed(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_cvt_packed_even_indexed_to_f32(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_cvt_packed_odd_indexed_to_f32(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_dot_i8(w: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_intr_dot(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_intr_dp_ps_256(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_intr_rsqrt_ps_256(a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx_rsqrt(a: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_cvt_packed_f32_to_bf16(dst: Type, a: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_dot(src: Val, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_mask_compress(a: Val, src: Val, k: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_mask_rndscale_pd_512(src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_mask_rndscale_ps_512(src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_mask_scalef_pd_512(src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_mask_scalef_ps_512(src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_vp2intersect_d_512(res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_intr_vp2intersect_q_512(res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_compress(k: Val, a: Val, *, src: Val | None = ..., constant_src: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_rndscale(src: Val, k: Val, a: Val, imm: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_mask_scalef(src: Val, a: Val, b: Val, k: Val, rounding: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avx512_vp2intersect(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
