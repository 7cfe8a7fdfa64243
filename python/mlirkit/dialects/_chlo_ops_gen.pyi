# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseI64ArrayAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AcosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AcosOpAdaptor(OpAdaptor):
    operand: Value
class AcoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AcoshOpAdaptor(OpAdaptor):
    operand: Value
class AsinAcosKernelOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AsinAcosKernelOpAdaptor(OpAdaptor):
    operand: Value
class AsinOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AsinOpAdaptor(OpAdaptor):
    operand: Value
class AsinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AsinhOpAdaptor(OpAdaptor):
    operand: Value
class AtanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AtanOpAdaptor(OpAdaptor):
    operand: Value
class AtanhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AtanhOpAdaptor(OpAdaptor):
    operand: Value
class BesselI1eOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BesselI1eOpAdaptor(OpAdaptor):
    operand: Value
class BroadcastAddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastAddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastAndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastAndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastAtan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastAtan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastCompareOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, comparison_direction: Int | str, *, broadcast_dimensions: Ints | None = ..., compare_type: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
    comparison_direction: Attribute
    compare_type: Attribute | None
class BroadcastCompareOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastComplexOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastComplexOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastMaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastMinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastMulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastMulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastNextAfterOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastNextAfterOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastPolygammaOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastPolygammaOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastPowOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastPowOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastRemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastSelectOp(OpView):
    def __init__(self, pred: Val, on_true: Val, on_false: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    on_true: Value
    on_false: Value
class BroadcastSelectOpAdaptor(OpAdaptor):
    pred: Value
    on_true: Value
    on_false: Value
class BroadcastShiftLeftOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastShiftLeftOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastShiftRightArithmeticOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastShiftRightArithmeticOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastShiftRightLogicalOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastShiftRightLogicalOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastSubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastSubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastXorOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastXorOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BroadcastZetaOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    broadcast_dimensions: DenseI64ArrayAttr | None
class BroadcastZetaOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConjOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ConjOpAdaptor(OpAdaptor):
    operand: Value
class ConstantLikeOp(OpView):
    def __init__(self, value: Plain, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    value: Attribute
class ConstantLikeOpAdaptor(OpAdaptor):
    operand: Value
class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    output: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class CoshOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CoshOpAdaptor(OpAdaptor):
    operand: Value
class DigammaOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class DigammaOpAdaptor(OpAdaptor):
    operand: Value
class ErfInvOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ErfInvOpAdaptor(OpAdaptor):
    operand: Value
class ErfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ErfOpAdaptor(OpAdaptor):
    operand: Value
class ErfcOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class ErfcOpAdaptor(OpAdaptor):
    operand: Value
class IsInfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsInfOpAdaptor(OpAdaptor):
    operand: Value
class IsNegInfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsNegInfOpAdaptor(OpAdaptor):
    operand: Value
class IsPosInfOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class IsPosInfOpAdaptor(OpAdaptor):
    operand: Value
class LgammaOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class LgammaOpAdaptor(OpAdaptor):
    operand: Value
class MulhiOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulhiOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NextAfterOp(OpView):
    def __init__(self, x: Val, y: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
class NextAfterOpAdaptor(OpAdaptor):
    x: Value
    y: Value
class PolygammaOp(OpView):
    def __init__(self, n: Val, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    n: Value
    x: Value
class PolygammaOpAdaptor(OpAdaptor):
    n: Value
    x: Value
class RaggedDotOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, group_sizes: Val, ragged_dot_dimension_numbers: Plain, *, precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    group_sizes: Value
    ragged_dot_dimension_numbers: Attribute
    precision_config: ArrayAttr | None
class RaggedDotOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    group_sizes: Value
class ScanOp(OpView):
    def __init__(self, inputs: Vals, inits: Vals, dimension: Int, *, scan_dim_size: Int | None = ..., is_reverse: Int | None = ..., is_associative: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    inits: OpOperandList
    dimension: IntegerAttr
    scan_dim_size: IntegerAttr | None
    is_reverse: BoolAttr
    is_associative: BoolAttr | None
    outputs: OpResultList
    carries: OpResultList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ScanOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    inits: OpOperandList
class SinhOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SinhOpAdaptor(OpAdaptor):
    operand: Value
class SquareOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class SquareOpAdaptor(OpAdaptor):
    operand: Value
class TanOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class TanOpAdaptor(OpAdaptor):
    operand: Value
class TopKOp(OpView):
    def __init__(self, operand: Val, k: Int, *, is_stable: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    k: IntegerAttr
    is_stable: BoolAttr
    values: Value
    indices: Value
class TopKOpAdaptor(OpAdaptor):
    operand: Value
class ZetaOp(OpView):
    def __init__(self, x: Val, q: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    q: Value
class ZetaOpAdaptor(OpAdaptor):
    x: Value
    q: Value
def _asin_acos_kernel(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def acos(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def acosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def asin(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def asinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atanh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bessel_i1e(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_add(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_and(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_atan2(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_compare(lhs: Val, rhs: Val, comparison_direction: Int | str, *, broadcast_dimensions: Ints | None = ..., compare_type: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_complex(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_divide(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_maximum(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_minimum(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_multiply(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_next_after(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_or(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_polygamma(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_power(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_remainder(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_select(pred: Val, on_true: Val, on_false: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_shift_left(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_shift_right_arithmetic(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_shift_right_logical(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_subtract(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_xor(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast_zeta(lhs: Val, rhs: Val, *, broadcast_dimensions: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conj(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant_like(value: Plain, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cosh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def digamma(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erf_inv(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erfc(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_inf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_neg_inf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_pos_inf(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lgamma(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mulhi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def next_after(x: Val, y: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def polygamma(n: Val, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ragged_dot(result: Type, lhs: Val, rhs: Val, group_sizes: Val, ragged_dot_dimension_numbers: Plain, *, precision_config: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scan(inputs: Vals, inits: Vals, dimension: Int, *, scan_dim_size: Int | None = ..., is_reverse: Int | None = ..., is_associative: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScanOp: ...
def sinh(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def square(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def top_k(operand: Val, k: Int, *, is_stable: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def zeta(x: Val, q: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
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
class Precision(enum.IntEnum):
    DEFAULT = 0
    HIGH = 1
    HIGHEST = 2
class ComparisonDirectionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonDirectionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ComparisonTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ComparisonTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PrecisionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PrecisionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RaggedDotDimensionNumbers(DialectAttr):
    @classmethod
    def get(cls, lhs_batching_dimensions: _Sequence[int] | None = ..., rhs_batching_dimensions: _Sequence[int] | None = ..., lhs_contracting_dimensions: _Sequence[int] | None = ..., rhs_contracting_dimensions: _Sequence[int] | None = ..., lhs_ragged_dimensions: _Sequence[int] | None = ..., rhs_group_dimensions: _Sequence[int] | None = ..., context: Context | None = ...) -> RaggedDotDimensionNumbers: ...  # type: ignore[override,unused-ignore]
    lhs_batching_dimensions: list[int]
    rhs_batching_dimensions: list[int]
    lhs_contracting_dimensions: list[int]
    rhs_contracting_dimensions: list[int]
    lhs_ragged_dimensions: list[int]
    rhs_group_dimensions: list[int]
RaggedDotDimensionNumbersAttr = RaggedDotDimensionNumbers
