# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AddFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
    roundingmode: Attribute | None
class AddFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AddIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, overflowFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
class AddIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AddUIExtendedOp(OpView):
    def __init__(self, sum: Type, overflow: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    sum: Value
    overflow: Value
class AddUIExtendedOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AndIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AndIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitcastOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class BitcastOpAdaptor(OpAdaptor):
    ...
class CeilDivSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CeilDivSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CeilDivUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class CeilDivUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CmpFOp(OpView):
    def __init__(self, predicate: Int | str, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    predicate: Attribute
    fastmath: Attribute
class CmpFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CmpIOp(OpView):
    def __init__(self, predicate: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    predicate: Attribute
class CmpIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class ConstantOpAdaptor(OpAdaptor):
    ...
class ConvertFOp(OpView):
    def __init__(self, out: Type, in_: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    roundingmode: Attribute | None
    fastmath: Attribute | None
    out: Value
class ConvertFOpAdaptor(OpAdaptor):
    ...
class DivFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
    roundingmode: Attribute | None
class DivFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DivSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
class DivSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DivUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
class DivUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ExtFOp(OpView):
    def __init__(self, out: Type, in_: Val, *, fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmath: Attribute | None
    out: Value
class ExtFOpAdaptor(OpAdaptor):
    ...
class ExtSIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class ExtSIOpAdaptor(OpAdaptor):
    ...
class ExtUIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, nonNeg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    nonNeg: bool
    out: Value
class ExtUIOpAdaptor(OpAdaptor):
    ...
class FPToSIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class FPToSIOpAdaptor(OpAdaptor):
    ...
class FPToUIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class FPToUIOpAdaptor(OpAdaptor):
    ...
class FloorDivSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class FloorDivSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FlushDenormalsOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class FlushDenormalsOpAdaptor(OpAdaptor):
    operand: Value
class IndexCastOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class IndexCastOpAdaptor(OpAdaptor):
    ...
class IndexCastUIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, nonNeg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    nonNeg: bool
    out: Value
class IndexCastUIOpAdaptor(OpAdaptor):
    ...
class MaxNumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MaxNumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaxfOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MaxfOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaximumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MaximumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MaximumNumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MaximumNumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinNumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MinNumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinfOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MinfOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinimumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MinimumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MinimumNumFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class MinimumNumFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
    roundingmode: Attribute | None
class MulFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, overflowFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
class MulIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulSIExtendedOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    low: Value
    high: Value
class MulSIExtendedOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulUIExtendedOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    low: Value
    high: Value
class MulUIExtendedOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NegFOp(OpView):
    def __init__(self, operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmath: Attribute
class NegFOpAdaptor(OpAdaptor):
    operand: Value
class OrIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class OrIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
class RemFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class RemUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class RemUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SIToFPOp(OpView):
    def __init__(self, out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    out: Value
class SIToFPOpAdaptor(OpAdaptor):
    ...
class ScalingExtFOp(OpView):
    def __init__(self, out: Type, in_: Val, scale: Val, *, fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    scale: Value
    fastmath: Attribute | None
    out: Value
class ScalingExtFOpAdaptor(OpAdaptor):
    scale: Value
class ScalingTruncFOp(OpView):
    def __init__(self, out: Type, in_: Val, scale: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    scale: Value
    roundingmode: Attribute | None
    fastmath: Attribute | None
    out: Value
class ScalingTruncFOpAdaptor(OpAdaptor):
    scale: Value
class SelectOp(OpView):
    def __init__(self, condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    true_value: Value
    false_value: Value
class SelectOpAdaptor(OpAdaptor):
    condition: Value
    true_value: Value
    false_value: Value
class ShLIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, overflowFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
class ShLIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShRSIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
class ShRSIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShRUIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
class ShRUIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SubFOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmath: Attribute
    roundingmode: Attribute | None
class SubFOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SubIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, overflowFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
class SubIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SubUIExtendedOp(OpView):
    def __init__(self, diff: Type, borrow: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    diff: Value
    borrow: Value
class SubUIExtendedOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class TruncFOp(OpView):
    def __init__(self, out: Type, in_: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    roundingmode: Attribute | None
    fastmath: Attribute | None
    out: Value
class TruncFOpAdaptor(OpAdaptor):
    ...
class TruncIOp(OpView):
    def __init__(self, out: Type, in_: Val, *, overflowFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    overflowFlags: Attribute
    out: Value
class TruncIOpAdaptor(OpAdaptor):
    ...
class UIToFPOp(OpView):
    def __init__(self, out: Type, in_: Val, *, nonNeg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    nonNeg: bool
    out: Value
class UIToFPOpAdaptor(OpAdaptor):
    ...
class XOrIOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class XOrIOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
def addf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def addi(lhs: Val, rhs: Val, *, overflow_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def addui_extended(sum: Type, overflow: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def andi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitcast(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceildivsi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ceildivui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cmpf(predicate: Int | str, lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cmpi(predicate: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convertf(out: Type, in_: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def divf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def divsi(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def divui(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extf(out: Type, in_: Val, *, fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extsi(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extui(out: Type, in_: Val, *, non_neg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def floordivsi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def flush_denormals(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fptosi(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fptoui(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def index_cast(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def index_castui(out: Type, in_: Val, *, non_neg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maximumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maximumnumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxnumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxsi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maxui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minimumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minimumnumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minnumf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minsi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mulf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def muli(lhs: Val, rhs: Val, *, overflow_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mulsi_extended(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def mului_extended(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def negf(operand: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ori(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def remf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def remsi(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def remui(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scaling_extf(out: Type, in_: Val, scale: Val, *, fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scaling_truncf(out: Type, in_: Val, scale: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select(condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shli(lhs: Val, rhs: Val, *, overflow_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shrsi(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shrui(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sitofp(out: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subf(lhs: Val, rhs: Val, *, fastmath: Int | str | None = ..., roundingmode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subi(lhs: Val, rhs: Val, *, overflow_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subui_extended(diff: Type, borrow: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def truncf(out: Type, in_: Val, *, roundingmode: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def trunci(out: Type, in_: Val, *, overflow_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uitofp(out: Type, in_: Val, *, non_neg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xori(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AtomicRMWKind(enum.IntEnum):
    addf = 0
    addi = 1
    andi = 2
    assign = 3
    maximumf = 4
    maxnumf = 5
    maxs = 6
    maxu = 7
    minimumf = 8
    minnumf = 9
    mins = 10
    minu = 11
    mulf = 12
    muli = 13
    ori = 14
    xori = 15
class CmpFPredicate(enum.IntEnum):
    AlwaysFalse = 0
    OEQ = 1
    OGT = 2
    OGE = 3
    OLT = 4
    OLE = 5
    ONE = 6
    ORD = 7
    UEQ = 8
    UGT = 9
    UGE = 10
    ULT = 11
    ULE = 12
    UNE = 13
    UNO = 14
    AlwaysTrue = 15
class CmpIPredicate(enum.IntEnum):
    eq = 0
    ne = 1
    slt = 2
    sle = 3
    sgt = 4
    sge = 5
    ult = 6
    ule = 7
    ugt = 8
    uge = 9
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
class IntegerOverflowFlags(enum.IntFlag):
    none = 0
    nsw = 1
    nuw = 2
class RoundingMode(enum.IntEnum):
    to_nearest_even = 0
    downward = 1
    upward = 2
    toward_zero = 3
    to_nearest_away = 4
class FastMathFlagsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FastMathFlagsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class IntegerOverflowFlagsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> IntegerOverflowFlagsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
