# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AndOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class AndOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class ApplyFuncOp(OpView):
    def __init__(self, func: Val, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    func: Value
    args: OpOperandList
class ApplyFuncOpAdaptor(OpAdaptor):
    func: Value
    args: OpOperandList
class ArrayBroadcastOp(OpView):
    def __init__(self, result: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class ArrayBroadcastOpAdaptor(OpAdaptor):
    value: Value
class ArraySelectOp(OpView):
    def __init__(self, array: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    array: Value
    index: Value
class ArraySelectOpAdaptor(OpAdaptor):
    array: Value
    index: Value
class ArrayStoreOp(OpView):
    def __init__(self, array: Val, index: Val, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    array: Value
    index: Value
    value: Value
class ArrayStoreOpAdaptor(OpAdaptor):
    array: Value
    index: Value
    value: Value
class AssertOp(OpView):
    def __init__(self, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class AssertOpAdaptor(OpAdaptor):
    input: Value
class BV2IntOp(OpView):
    def __init__(self, input: Val, *, is_signed: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    is_signed: bool
class BV2IntOpAdaptor(OpAdaptor):
    input: Value
class BVAShrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVAShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVAddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVAddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVAndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVAndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVCmpOp(OpView):
    def __init__(self, pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    pred: Attribute
class BVCmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class BVConstantOpAdaptor(OpAdaptor):
    ...
class BVLShrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVLShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVMulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVMulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVNegOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class BVNegOpAdaptor(OpAdaptor):
    input: Value
class BVNotOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class BVNotOpAdaptor(OpAdaptor):
    input: Value
class BVOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVSDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVSDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVSModOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVSModOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVSRemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVSRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVShlOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVShlOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVUDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVUDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVURemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVURemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BVXOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BVXOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BoolConstantOp(OpView):
    def __init__(self, value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: BoolAttr
class BoolConstantOpAdaptor(OpAdaptor):
    ...
class CheckOp(OpView):
    def __init__(self, results_: Types, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpResultList
    satRegion: Region
    unknownRegion: Region
    unsatRegion: Region
class CheckOpAdaptor(OpAdaptor):
    ...
class ConcatOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ConcatOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class DeclareFunOp(OpView):
    def __init__(self, result: Type, *, namePrefix: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    namePrefix: StringAttr | None
class DeclareFunOpAdaptor(OpAdaptor):
    ...
class DistinctOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class DistinctOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class EqOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class EqOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class ExistsOp(OpView):
    def __init__(self, num_patterns: int = ..., *, weight: Int | None = ..., noPattern: bool | Attribute | None = ..., boundVarNames: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    weight: IntegerAttr
    noPattern: bool
    boundVarNames: ArrayAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
    patterns: RegionSequence
class ExistsOpAdaptor(OpAdaptor):
    ...
class ExtractOp(OpView):
    def __init__(self, result: Type, lowBit: Int, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    lowBit: IntegerAttr
class ExtractOpAdaptor(OpAdaptor):
    input: Value
class ForallOp(OpView):
    def __init__(self, num_patterns: int = ..., *, weight: Int | None = ..., noPattern: bool | Attribute | None = ..., boundVarNames: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    weight: IntegerAttr
    noPattern: bool
    boundVarNames: ArrayAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
    patterns: RegionSequence
class ForallOpAdaptor(OpAdaptor):
    ...
class ImpliesOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ImpliesOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class Int2BVOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class Int2BVOpAdaptor(OpAdaptor):
    input: Value
class IntAbsOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class IntAbsOpAdaptor(OpAdaptor):
    input: Value
class IntAddOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class IntAddOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class IntCmpOp(OpView):
    def __init__(self, pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    pred: Attribute
class IntCmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IntConstantOp(OpView):
    def __init__(self, value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: IntegerAttr
class IntConstantOpAdaptor(OpAdaptor):
    ...
class IntDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class IntDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IntModOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class IntModOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IntMulOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class IntMulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class IntSubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class IntSubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IteOp(OpView):
    def __init__(self, cond: Val, thenValue: Val, elseValue: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    cond: Value
    thenValue: Value
    elseValue: Value
class IteOpAdaptor(OpAdaptor):
    cond: Value
    thenValue: Value
    elseValue: Value
class NotOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class NotOpAdaptor(OpAdaptor):
    input: Value
class OrOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class OrOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class PopOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class PopOpAdaptor(OpAdaptor):
    ...
class PushOp(OpView):
    def __init__(self, count: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    count: IntegerAttr
class PushOpAdaptor(OpAdaptor):
    ...
class RepeatOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class RepeatOpAdaptor(OpAdaptor):
    input: Value
class ResetOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ResetOpAdaptor(OpAdaptor):
    ...
class SetLogicOp(OpView):
    def __init__(self, logic: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    logic: StringAttr
class SetLogicOpAdaptor(OpAdaptor):
    ...
class SolverOp(OpView):
    def __init__(self, results_: Types, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    results_: OpResultList
    bodyRegion: Region
class SolverOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class XOrOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class XOrOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class YieldOp(OpView):
    def __init__(self, values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    values: OpOperandList
def and_(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def apply_func(func: Val, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def array_broadcast(result: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def array_select(array: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def array_store(array: Val, index: Val, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def assert_(input: Val, *, loc: Loc = ..., ip: Ip = ...) -> AssertOp: ...
def bv_add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_and(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_ashr(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_cmp(pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_concat(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_extract(result: Type, low_bit: Int, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_lshr(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_mul(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_neg(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_not(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_or(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_repeat(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_sdiv(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_shl(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_smod(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_srem(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_udiv(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_urem(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv_xor(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bv2int(input: Val, *, is_signed: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def check(results_: Types, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CheckOp: ...
def constant(value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def declare_fun(result: Type, *, name_prefix: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def distinct(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def eq(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exists(num_patterns: int = ..., *, weight: Int | None = ..., no_pattern: bool | Attribute | None = ..., bound_var_names: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def forall(num_patterns: int = ..., *, weight: Int | None = ..., no_pattern: bool | Attribute | None = ..., bound_var_names: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def implies(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_abs(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_add(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_cmp(pred: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_constant(value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_div(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_mod(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_mul(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_sub(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int2bv(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ite(cond: Val, then_value: Val, else_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def not_(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def or_(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pop(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> PopOp: ...
def push(count: Int, *, loc: Loc = ..., ip: Ip = ...) -> PushOp: ...
def reset(*, loc: Loc = ..., ip: Ip = ...) -> ResetOp: ...
def set_logic(logic: Str, *, loc: Loc = ..., ip: Ip = ...) -> SetLogicOp: ...
def solver(results_: Types, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SolverOp: ...
def xor(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def yield_(values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class BVCmpPredicate(enum.IntEnum):
    slt = 0
    sle = 1
    sgt = 2
    sge = 3
    ult = 4
    ule = 5
    ugt = 6
    uge = 7
class IntPredicate(enum.IntEnum):
    lt = 0
    le = 1
    gt = 2
    ge = 3
class ArrayType(DialectType):
    @classmethod
    def get(cls, domain_type: Type, range_type: Type, context: Context | None = ...) -> ArrayType: ...  # type: ignore[override,unused-ignore]
    domain_type: Type
    range_type: Type
class BitVectorAttr(DialectAttr):
    @classmethod
    def get(cls, value: int, context: Context | None = ...) -> BitVectorAttr: ...  # type: ignore[override,unused-ignore]
    value: int
class BitVectorType(DialectType):
    @classmethod
    def get(cls, width: int, context: Context | None = ...) -> BitVectorType: ...  # type: ignore[override,unused-ignore]
    width: int
class BoolType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> BoolType: ...  # type: ignore[override,unused-ignore]
class IntType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IntType: ...  # type: ignore[override,unused-ignore]
class SMTFuncType(DialectType):
    @classmethod
    def get(cls, domain_types: _Sequence[Type], range_type: Type, context: Context | None = ...) -> SMTFuncType: ...  # type: ignore[override,unused-ignore]
    domain_types: list[Type]
    range_type: Type
class SortType(DialectType):
    @classmethod
    def get(cls, identifier: Plain, sort_params: _Sequence[Type] | None = ..., context: Context | None = ...) -> SortType: ...  # type: ignore[override,unused-ignore]
    identifier: str
    sort_params: list[Type]
