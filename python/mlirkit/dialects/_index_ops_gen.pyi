# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import BoolAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BoolConstantOp(OpView):
    def __init__(self, value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: BoolAttr
class BoolConstantOpAdaptor(OpAdaptor):
    ...
class CastSOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class CastSOpAdaptor(OpAdaptor):
    input: Value
class CastUOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class CastUOpAdaptor(OpAdaptor):
    input: Value
class CeilDivSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CeilDivSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CeilDivUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CeilDivUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CmpOp(OpView):
    def __init__(self, pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    pred: Attribute
class CmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConstantOp(OpView):
    def __init__(self, value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: IntegerAttr
class ConstantOpAdaptor(OpAdaptor):
    ...
class DivSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DivUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FloorDivSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class FloorDivSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class OrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class OrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShlOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShlOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShrSOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShrSOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShrUOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ShrUOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SizeOfOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class SizeOfOpAdaptor(OpAdaptor):
    ...
class SubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class XOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class XOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
def add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def and_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bool_constant(value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def casts(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def castu(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceildivs(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceildivu(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cmp(pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def divs(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def divu(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floordivs(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxs(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxu(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mins(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minu(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def or_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rems(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def remu(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shl(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shrs(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shru(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sizeof(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xor(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class IndexCmpPredicate(enum.IntEnum):
    EQ = 0
    NE = 1
    SLT = 2
    SLE = 3
    SGT = 4
    SGE = 5
    ULT = 6
    ULE = 7
    UGT = 8
    UGE = 9
class IndexCmpPredicateAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> IndexCmpPredicateAttr: ...  # type: ignore[override,unused-ignore]
    value: str
