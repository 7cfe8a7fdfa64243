# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *

class _Dialect(Dialect): ...

class AbsFOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AbsFOpAdaptor(OpAdaptor):
    operand: Value
class AbsIOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class AbsIOpAdaptor(OpAdaptor):
    operand: Value
class AcosOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AcosOpAdaptor(OpAdaptor):
    operand: Value
class AcoshOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AcoshOpAdaptor(OpAdaptor):
    operand: Value
class AsinOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AsinOpAdaptor(OpAdaptor):
    operand: Value
class AsinhOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AsinhOpAdaptor(OpAdaptor):
    operand: Value
class Atan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class Atan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AtanOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AtanOpAdaptor(OpAdaptor):
    operand: Value
class AtanhOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class AtanhOpAdaptor(OpAdaptor):
    operand: Value
class CbrtOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class CbrtOpAdaptor(OpAdaptor):
    operand: Value
class CeilOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class CeilOpAdaptor(OpAdaptor):
    operand: Value
class ClampFOp(OpView):
    def __init__(self, value: Val, min: Val, max: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    min: Value
    max: Value
    fastmath: Attribute
class ClampFOpAdaptor(OpAdaptor):
    value: Value
    min: Value
    max: Value
class CopySignOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class CopySignOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CosOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class CosOpAdaptor(OpAdaptor):
    operand: Value
class CoshOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class CoshOpAdaptor(OpAdaptor):
    operand: Value
class CountLeadingZerosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CountLeadingZerosOpAdaptor(OpAdaptor):
    operand: Value
class CountTrailingZerosOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CountTrailingZerosOpAdaptor(OpAdaptor):
    operand: Value
class CtPopOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class CtPopOpAdaptor(OpAdaptor):
    operand: Value
class ErfOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class ErfOpAdaptor(OpAdaptor):
    operand: Value
class ErfcOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class ErfcOpAdaptor(OpAdaptor):
    operand: Value
class Exp2Op(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class Exp2OpAdaptor(OpAdaptor):
    operand: Value
class ExpM1Op(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class ExpM1OpAdaptor(OpAdaptor):
    operand: Value
class ExpOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class ExpOpAdaptor(OpAdaptor):
    operand: Value
class FPowIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class FPowIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FloorOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class FloorOpAdaptor(OpAdaptor):
    operand: Value
class FmaOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    fastmath: Attribute
    roundingmode: Attribute | None
class FmaOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class IPowIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class IPowIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IsFiniteOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class IsFiniteOpAdaptor(OpAdaptor):
    operand: Value
class IsInfOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class IsInfOpAdaptor(OpAdaptor):
    operand: Value
class IsNaNOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class IsNaNOpAdaptor(OpAdaptor):
    operand: Value
class IsNormalOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class IsNormalOpAdaptor(OpAdaptor):
    operand: Value
class Log10Op(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class Log10OpAdaptor(OpAdaptor):
    operand: Value
class Log1pOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class Log1pOpAdaptor(OpAdaptor):
    operand: Value
class Log2Op(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class Log2OpAdaptor(OpAdaptor):
    operand: Value
class LogOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class LogOpAdaptor(OpAdaptor):
    operand: Value
class PowFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class PowFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RoundEvenOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class RoundEvenOpAdaptor(OpAdaptor):
    operand: Value
class RoundOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class RoundOpAdaptor(OpAdaptor):
    operand: Value
class RsqrtOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class RsqrtOpAdaptor(OpAdaptor):
    operand: Value
class SinOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class SinOpAdaptor(OpAdaptor):
    operand: Value
class SincosOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
    sin: Value
    cos: Value
class SincosOpAdaptor(OpAdaptor):
    operand: Value
class SinhOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class SinhOpAdaptor(OpAdaptor):
    operand: Value
class SqrtOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class SqrtOpAdaptor(OpAdaptor):
    operand: Value
class TanOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class TanOpAdaptor(OpAdaptor):
    operand: Value
class TanhOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class TanhOpAdaptor(OpAdaptor):
    operand: Value
class TruncOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class TruncOpAdaptor(OpAdaptor):
    operand: Value
def absf(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def absi(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def acos(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def acosh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def asin(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def asinh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan2(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atanh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cbrt(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceil(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clampf(value: Val, min: Val, max: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def copysign(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cos(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cosh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ctlz(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ctpop(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cttz(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erf(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erfc(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp2(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def expm1(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floor(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fma(a: Val, b: Val, c: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fpowi(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ipowi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def isfinite(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def isinf(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def isnan(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def isnormal(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log10(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log1p(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log2(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def powf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def round(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def roundeven(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sin(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sincos(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def sinh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def trunc(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class FastMathFlags(enum.IntFlag):
    none = 0
    reassoc = 1
    nnan = 2
    ninf = 4
    nsz = 8
    arcp = 16
    contract = 32
    afn = 64
    fast = 127
class RoundingMode(enum.IntEnum):
    to_nearest_even = 0
    downward = 1
    upward = 2
    toward_zero = 3
    to_nearest_away = 4
