# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, StringAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AddOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AddressOfOp(OpView):
    def __init__(self, reference: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    reference: Value
class AddressOfOpAdaptor(OpAdaptor):
    reference: Value
class ApplyOp(OpView):
    def __init__(self, result: Type, applicableOperator: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    applicableOperator: StringAttr
class ApplyOpAdaptor(OpAdaptor):
    operand: Value
class AssignOp(OpView):
    def __init__(self, var: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    value: Value
class AssignOpAdaptor(OpAdaptor):
    var: Value
    value: Value
class BitwiseAndOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BitwiseAndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitwiseLeftShiftOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BitwiseLeftShiftOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitwiseNotOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class BitwiseNotOpAdaptor(OpAdaptor):
    ...
class BitwiseOrOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BitwiseOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitwiseRightShiftOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BitwiseRightShiftOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BitwiseXorOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class BitwiseXorOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class CallOp(OpView):
    def __init__(self, result: Types, callee: Sym, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    callee: FlatSymbolRefAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class CallOpAdaptor(OpAdaptor):
    ...
class CallOpaqueOp(OpView):
    def __init__(self, result: Types, callee: Str, arg_operands: Vals, *, args: Plain | None = ..., template_args: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_operands: OpOperandList
    callee: StringAttr
    args: ArrayAttr | None
    template_args: ArrayAttr | None
class CallOpaqueOpAdaptor(OpAdaptor):
    arg_operands: OpOperandList
class CastOp(OpView):
    def __init__(self, dest: Type, source: Val, *, pure: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    pure: bool
    dest: Value
class CastOpAdaptor(OpAdaptor):
    source: Value
class ClassOp(OpView):
    def __init__(self, sym_name: Str, *, final_specifier: bool | Attribute | None = ..., class_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    final_specifier: bool
    class_type: Attribute
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ClassOpAdaptor(OpAdaptor):
    ...
class CmpOp(OpView):
    def __init__(self, result: Type, predicate: Int | str, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    predicate: Attribute
class CmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConditionalOp(OpView):
    def __init__(self, condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    true_value: Value
    false_value: Value
class ConditionalOpAdaptor(OpAdaptor):
    condition: Value
    true_value: Value
    false_value: Value
class ConstantOp(OpView):
    def __init__(self, result: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class ConstantOpAdaptor(OpAdaptor):
    ...
class DeclareFuncOp(OpView):
    def __init__(self, sym_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: FlatSymbolRefAttr
class DeclareFuncOpAdaptor(OpAdaptor):
    ...
class DereferenceOp(OpView):
    def __init__(self, pointer: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pointer: Value
class DereferenceOpAdaptor(OpAdaptor):
    pointer: Value
class DivOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class DivOpAdaptor(OpAdaptor):
    ...
class DoOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    bodyRegion: Region
    conditionRegion: Region
class DoOpAdaptor(OpAdaptor):
    ...
class ExpressionOp(OpView):
    def __init__(self, result: Type, defs: Vals, *, do_not_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    defs: OpOperandList
    do_not_inline: bool
    region: Region
class ExpressionOpAdaptor(OpAdaptor):
    defs: OpOperandList
class FieldOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, initial_value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    initial_value: Attribute | None
class FieldOpAdaptor(OpAdaptor):
    ...
class FileOp(OpView):
    def __init__(self, id: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: StringAttr
    bodyRegion: Region
class FileOpAdaptor(OpAdaptor):
    ...
class ForOp(OpView):
    def __init__(self, lowerBound: Val, upperBound: Val, step: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerBound: Value
    upperBound: Value
    step: Value
    region: Region
class ForOpAdaptor(OpAdaptor):
    lowerBound: Value
    upperBound: Value
    step: Value
class FuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, specifiers: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    specifiers: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class GetFieldOp(OpView):
    def __init__(self, result: Type, field_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    field_name: FlatSymbolRefAttr
class GetFieldOpAdaptor(OpAdaptor):
    ...
class GetGlobalOp(OpView):
    def __init__(self, result: Type, name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    name: FlatSymbolRefAttr  # type: ignore[assignment,override,unused-ignore]
class GetGlobalOpAdaptor(OpAdaptor):
    ...
class GlobalOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, initial_value: Plain | None = ..., extern_specifier: bool | Attribute | None = ..., static_specifier: bool | Attribute | None = ..., const_specifier: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    initial_value: Attribute | None
    extern_specifier: bool
    static_specifier: bool
    const_specifier: bool
class GlobalOpAdaptor(OpAdaptor):
    ...
class IfOp(OpView):
    def __init__(self, condition: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    thenRegion: Region
    elseRegion: Region
class IfOpAdaptor(OpAdaptor):
    condition: Value
class IncludeOp(OpView):
    def __init__(self, include: Str, *, is_standard_include: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    include: StringAttr
    is_standard_include: bool
class IncludeOpAdaptor(OpAdaptor):
    ...
class LiteralOp(OpView):
    def __init__(self, result: Type, value: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: StringAttr
class LiteralOpAdaptor(OpAdaptor):
    ...
class LoadOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
class LoadOpAdaptor(OpAdaptor):
    operand: Value
class LogicalAndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LogicalAndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LogicalNotOp(OpView):
    def __init__(self, _gen_arg_0: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class LogicalNotOpAdaptor(OpAdaptor):
    ...
class LogicalOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class LogicalOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MemberCallOpaqueOp(OpView):
    def __init__(self, result: Types, receiver: Val, arg_operands: Vals, callee: Str, *, args: Plain | None = ..., template_args: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    receiver: Value
    arg_operands: OpOperandList
    callee: StringAttr
    args: ArrayAttr | None
    template_args: ArrayAttr | None
class MemberCallOpaqueOpAdaptor(OpAdaptor):
    receiver: Value
    arg_operands: OpOperandList
class MemberOfPtrOp(OpView):
    def __init__(self, result: Type, member: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    member: StringAttr
class MemberOfPtrOpAdaptor(OpAdaptor):
    operand: Value
class MemberOp(OpView):
    def __init__(self, result: Type, member: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    member: StringAttr
class MemberOpAdaptor(OpAdaptor):
    operand: Value
class MulOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class MulOpAdaptor(OpAdaptor):
    ...
class RemOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class RemOpAdaptor(OpAdaptor):
    ...
class ReturnOp(OpView):
    def __init__(self, *, operand: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value | None
class ReturnOpAdaptor(OpAdaptor):
    operand: Value | None
class SubOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SubscriptOp(OpView):
    def __init__(self, result: Type, value: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    indices: OpOperandList
class SubscriptOpAdaptor(OpAdaptor):
    value: Value
    indices: OpOperandList
class SwitchOp(OpView):
    def __init__(self, arg: Val, cases: Ints, num_caseRegions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    cases: DenseI64ArrayAttr
    defaultRegion: Region
    caseRegions: RegionSequence
class SwitchOpAdaptor(OpAdaptor):
    arg: Value
class UnaryMinusOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UnaryMinusOpAdaptor(OpAdaptor):
    ...
class UnaryPlusOp(OpView):
    def __init__(self, result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UnaryPlusOpAdaptor(OpAdaptor):
    ...
class VariableOp(OpView):
    def __init__(self, result: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class VariableOpAdaptor(OpAdaptor):
    ...
class VerbatimOp(OpView):
    def __init__(self, value: Str, fmtArgs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    fmtArgs: OpOperandList
    value: StringAttr
class VerbatimOpAdaptor(OpAdaptor):
    fmtArgs: OpOperandList
class YieldOp(OpView):
    def __init__(self, *, result: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    result: Value | None  # type: ignore[assignment,override,unused-ignore]
class YieldOpAdaptor(OpAdaptor):
    result: Value | None
def add(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def address_of(reference: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def apply(result: Type, applicable_operator: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def assign(var: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> AssignOp: ...
def bitwise_and(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_left_shift(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_not(result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_or(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_right_shift(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_xor(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def call(result: Types, callee: Sym, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOp: ...
def call_opaque(result: Types, callee: Str, arg_operands: Vals, *, args: Plain | None = ..., template_args: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOpaqueOp: ...
def cast(dest: Type, source: Val, *, pure: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def class_(sym_name: Str, *, final_specifier: bool | Attribute | None = ..., class_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ClassOp: ...
def cmp(result: Type, predicate: Int | str, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conditional(condition: Val, true_value: Val, false_value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def constant(result: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def declare_func(sym_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> DeclareFuncOp: ...
def dereference(pointer: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div(result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def do(*, loc: Loc = ..., ip: Ip = ...) -> DoOp: ...
def expression(result: Type, defs: Vals, *, do_not_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def field(sym_name: Str, type_: TypeLike, *, initial_value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FieldOp: ...
def file(id: Str, *, loc: Loc = ..., ip: Ip = ...) -> FileOp: ...
def for_(lower_bound: Val, upper_bound: Val, step: Val, *, loc: Loc = ..., ip: Ip = ...) -> ForOp: ...
def func(sym_name: Str, function_type: TypeLike, *, specifiers: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def get_field(result: Type, field_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_global(result: Type, name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_(sym_name: Str, type_: TypeLike, *, initial_value: Plain | None = ..., extern_specifier: bool | Attribute | None = ..., static_specifier: bool | Attribute | None = ..., const_specifier: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalOp: ...
def if_(condition: Val, *, loc: Loc = ..., ip: Ip = ...) -> IfOp: ...
def include(include: Str, *, is_standard_include: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> IncludeOp: ...
def literal(result: Type, value: Str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_and(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_not(_gen_arg_0: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_or(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def member(result: Type, member: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def member_call_opaque(result: Types, receiver: Val, arg_operands: Vals, callee: Str, *, args: Plain | None = ..., template_args: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MemberCallOpaqueOp: ...
def member_of_ptr(result: Type, member: Str, operand: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rem(result: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_(*, operand: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def sub(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subscript(result: Type, value: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def switch(arg: Val, cases: Ints, num_case_regions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> SwitchOp: ...
def unary_minus(result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unary_plus(result: Type, _gen_arg_0: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def variable(result: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def verbatim(value: Str, fmt_args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> VerbatimOp: ...
def yield_(*, result: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class ClassType(enum.IntEnum):
    class_ = 0
    struct_ = 1
    union_ = 2
class CmpPredicate(enum.IntEnum):
    eq = 0
    ne = 1
    lt = 2
    le = 3
    gt = 4
    ge = 5
    three_way = 6
class ArrayType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, context: Context | None = ...) -> ArrayType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
class LValueType(DialectType):
    @classmethod
    def get(cls, value_type: Type, context: Context | None = ...) -> LValueType: ...  # type: ignore[override,unused-ignore]
    value_type: Type
class OpaqueAttr(DialectAttr):
    @classmethod
    def get(cls, value: str, context: Context | None = ...) -> OpaqueAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class OpaqueType(DialectType):
    @classmethod
    def get(cls, value: str, context: Context | None = ...) -> OpaqueType: ...  # type: ignore[override,unused-ignore]
    value: str
class PointerType(DialectType):
    @classmethod
    def get(cls, pointee: Type, context: Context | None = ...) -> PointerType: ...  # type: ignore[override,unused-ignore]
    pointee: Type
class PtrDiffTType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> PtrDiffTType: ...  # type: ignore[override,unused-ignore]
class SignedSizeTType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SignedSizeTType: ...  # type: ignore[override,unused-ignore]
class SizeTType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SizeTType: ...  # type: ignore[override,unused-ignore]
