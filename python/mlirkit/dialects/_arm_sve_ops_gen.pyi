# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import IntegerAttr
from ._typing import *

class _Dialect(Dialect): ...

class BfmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    res: Value
class BfmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class ConvertFromSvboolIntrOp(OpView):
    def __init__(self, res: Type, svbool: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    svbool: Value
    res: Value
class ConvertFromSvboolIntrOpAdaptor(OpAdaptor):
    svbool: Value
class ConvertFromSvboolOp(OpView):
    def __init__(self, result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class ConvertFromSvboolOpAdaptor(OpAdaptor):
    source: Value
class ConvertToSvboolIntrOp(OpView):
    def __init__(self, res: Type, mask: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    res: Value
class ConvertToSvboolIntrOpAdaptor(OpAdaptor):
    mask: Value
class ConvertToSvboolOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class ConvertToSvboolOpAdaptor(OpAdaptor):
    source: Value
class DupQLaneIntrOp(OpView):
    def __init__(self, res: Type, v: Val, lane: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    v: Value
    lane: IntegerAttr
    res: Value
class DupQLaneIntrOpAdaptor(OpAdaptor):
    v: Value
class DupQLaneOp(OpView):
    def __init__(self, src: Val, lane: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    lane: IntegerAttr
    dst: Value
class DupQLaneOpAdaptor(OpAdaptor):
    src: Value
class PselIntrOp(OpView):
    def __init__(self, res: Type, p1: Val, p2: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    p1: Value
    p2: Value
    index: Value
    res: Value
class PselIntrOpAdaptor(OpAdaptor):
    p1: Value
    p2: Value
    index: Value
class PselOp(OpView):
    def __init__(self, p1: Val, p2: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    p1: Value
    p2: Value
    index: Value
class PselOpAdaptor(OpAdaptor):
    p1: Value
    p2: Value
    index: Value
class ScalableMaskedAddFIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedAddFIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedAddFOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedAddFOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedAddIIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedAddIIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedAddIOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedAddIOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedDivFIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedDivFIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedDivFOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedDivFOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedMulFIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedMulFIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedMulFOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedMulFOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedMulIIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedMulIIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedMulIOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedMulIOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedSDivIIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedSDivIIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedSDivIOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedSDivIOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedSubFIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedSubFIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedSubFOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedSubFOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedSubIIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedSubIIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedSubIOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedSubIOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class ScalableMaskedUDivIIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ScalableMaskedUDivIIntrOpAdaptor(OpAdaptor):
    ...
class ScalableMaskedUDivIOp(OpView):
    def __init__(self, mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    src1: Value
    src2: Value
    res: Value
class ScalableMaskedUDivIOpAdaptor(OpAdaptor):
    mask: Value
    src1: Value
    src2: Value
class SdotIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class SdotIntrOpAdaptor(OpAdaptor):
    ...
class SdotOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    dst: Value
class SdotOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class SmmlaIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class SmmlaIntrOpAdaptor(OpAdaptor):
    ...
class SmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    dst: Value
class SmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class UdotIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UdotIntrOpAdaptor(OpAdaptor):
    ...
class UdotOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    dst: Value
class UdotOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class UmmlaIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UmmlaIntrOpAdaptor(OpAdaptor):
    ...
class UmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    dst: Value
class UmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class UsmmlaIntrOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UsmmlaIntrOpAdaptor(OpAdaptor):
    ...
class UsmmlaOp(OpView):
    def __init__(self, acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    acc: Value
    src1: Value
    src2: Value
    dst: Value
class UsmmlaOpAdaptor(OpAdaptor):
    acc: Value
    src1: Value
    src2: Value
class WhileLTIntrOp(OpView):
    def __init__(self, res: Type, base: Val, n: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    n: Value
    res: Value
class WhileLTIntrOpAdaptor(OpAdaptor):
    base: Value
    n: Value
class ZipX2IntrOp(OpView):
    def __init__(self, res: Type, v1: Val, v2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    v1: Value
    v2: Value
    res: Value
class ZipX2IntrOpAdaptor(OpAdaptor):
    v1: Value
    v2: Value
class ZipX2Op(OpView):
    def __init__(self, sourceV1: Val, sourceV2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceV1: Value
    sourceV2: Value
    resultV1: Value
    resultV2: Value
class ZipX2OpAdaptor(OpAdaptor):
    sourceV1: Value
    sourceV2: Value
class ZipX4IntrOp(OpView):
    def __init__(self, res: Type, v1: Val, v2: Val, v3: Val, v4: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    v1: Value
    v2: Value
    v3: Value
    v4: Value
    res: Value
class ZipX4IntrOpAdaptor(OpAdaptor):
    v1: Value
    v2: Value
    v3: Value
    v4: Value
class ZipX4Op(OpView):
    def __init__(self, sourceV1: Val, sourceV2: Val, sourceV3: Val, sourceV4: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sourceV1: Value
    sourceV2: Value
    sourceV3: Value
    sourceV4: Value
    resultV1: Value
    resultV2: Value
    resultV3: Value
    resultV4: Value
class ZipX4OpAdaptor(OpAdaptor):
    sourceV1: Value
    sourceV2: Value
    sourceV3: Value
    sourceV4: Value
def convert_from_svbool(result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_to_svbool(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dupq_lane(src: Val, lane: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_add(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_bfmmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_convert_from_svbool(res: Type, svbool: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_convert_to_svbool(res: Type, mask: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_dupq_lane(res: Type, v: Val, lane: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fadd(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fdiv(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fmul(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fsub(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_mul(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_psel(res: Type, p1: Val, p2: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sdiv(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sdot(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smmla(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sub(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_udiv(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_udot(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ummla(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_usmmla(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, _gen_arg_2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_whilelt(res: Type, base: Val, n: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_zip_x2(res: Type, v1: Val, v2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_zip_x4(res: Type, v1: Val, v2: Val, v3: Val, v4: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_addf(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_addi(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_divf(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_divi_signed(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_divi_unsigned(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_mulf(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_muli(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_subf(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_subi(mask: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def psel(p1: Val, p2: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sdot(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def udot(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ummla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def usmmla(acc: Val, src1: Val, src2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def zip_x2(source_v1: Val, source_v2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def zip_x4(source_v1: Val, source_v2: Val, source_v3: Val, source_v4: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
