# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AbsOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class AbsOpAdaptor(OpAdaptor):
    complex: Value
class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AngleOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class AngleOpAdaptor(OpAdaptor):
    complex: Value
class Atan2Op(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class Atan2OpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitcastOp(OpView):
    def __init__(self, result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class BitcastOpAdaptor(OpAdaptor):
    operand: Value
class ConjOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class ConjOpAdaptor(OpAdaptor):
    complex: Value
class ConstantOp(OpView):
    def __init__(self, complex: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: ArrayAttr
    complex: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class CosOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class CosOpAdaptor(OpAdaptor):
    complex: Value
class CreateOp(OpView):
    def __init__(self, complex: Type, real: Val, imaginary: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    real: Value
    imaginary: Value
    complex: Value
class CreateOpAdaptor(OpAdaptor):
    real: Value
    imaginary: Value
class DivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class DivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class EqualOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class EqualOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ExpOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class ExpOpAdaptor(OpAdaptor):
    complex: Value
class Expm1Op(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class Expm1OpAdaptor(OpAdaptor):
    complex: Value
class ImOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
    imaginary: Value
class ImOpAdaptor(OpAdaptor):
    complex: Value
class Log1pOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class Log1pOpAdaptor(OpAdaptor):
    complex: Value
class LogOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class LogOpAdaptor(OpAdaptor):
    complex: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NegOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class NegOpAdaptor(OpAdaptor):
    complex: Value
class NotEqualOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class NotEqualOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class PowOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class PowOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class PowiOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute | None
class PowiOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ReOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
    real: Value
class ReOpAdaptor(OpAdaptor):
    complex: Value
class RsqrtOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class RsqrtOpAdaptor(OpAdaptor):
    complex: Value
class SignOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class SignOpAdaptor(OpAdaptor):
    complex: Value
class SinOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class SinOpAdaptor(OpAdaptor):
    complex: Value
class SqrtOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class SqrtOpAdaptor(OpAdaptor):
    complex: Value
class SubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class TanOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class TanOpAdaptor(OpAdaptor):
    complex: Value
class TanhOp(OpView):
    def __init__(self, complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    complex: Value
    fastmath: Attribute
class TanhOpAdaptor(OpAdaptor):
    complex: Value
def abs(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def angle(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atan2(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitcast(result: Type, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conj(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(complex: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cos(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_(complex: Type, real: Val, imaginary: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def eq(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def expm1(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def im(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log1p(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def neg(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def neq(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pow(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def powi(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def re(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rsqrt(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sign(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sin(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sqrt(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tan(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh(complex: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ComplexRangeFlags(enum.IntFlag):
    improved = 1
    basic = 2
    none = 4
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
class NumberAttr(DialectAttr):
    @classmethod
    def get(cls, real: float, imag: float, type: Type | None = ..., context: Context | None = ...) -> NumberAttr: ...  # type: ignore[override,unused-ignore]
    real: float
    imag: float
