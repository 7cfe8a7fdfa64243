# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class ACosOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class ACosOpAdaptor(OpAdaptor):
    ...
class AShrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
    res: Value
class AShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ASinOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class ASinOpAdaptor(OpAdaptor):
    ...
class ATan2Op(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class ATan2OpAdaptor(OpAdaptor):
    a: Value
    b: Value
class ATanOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class ATanOpAdaptor(OpAdaptor):
    ...
class AbsOp(OpView):
    def __init__(self, res: Type, in_: Val, is_int_min_poison: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    is_int_min_poison: IntegerAttr
    res: Value
class AbsOpAdaptor(OpAdaptor):
    ...
class AccessGroupOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
class AccessGroupOpAdaptor(OpAdaptor):
    ...
class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, overflowFlags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
    res: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AddrSpaceCastOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class AddrSpaceCastOpAdaptor(OpAdaptor):
    arg: Value
class AddressOfOp(OpView):
    def __init__(self, res: Type, global_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_name: FlatSymbolRefAttr
    res: Value
class AddressOfOpAdaptor(OpAdaptor):
    ...
class AliasOp(OpView):
    def __init__(self, alias_type: TypeLike, sym_name: Str, linkage: Plain, *, dso_local: bool | Attribute | None = ..., tls_mode: Int | str | None = ..., unnamed_addr: Int | str | None = ..., visibility_: Int | str | None = ..., sym_visibility: Str | None = ..., thread_local_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    alias_type: TypeAttr
    sym_name: StringAttr
    linkage: Attribute
    dso_local: bool
    tls_mode: Attribute
    unnamed_addr: Attribute | None
    visibility_: Attribute
    sym_visibility: StringAttr | None
    thread_local_: bool
    initializer: Region
class AliasOpAdaptor(OpAdaptor):
    ...
class AliasScopeDomainOp(OpView):
    def __init__(self, sym_name: Str, *, description: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    description: StringAttr | None
class AliasScopeDomainOpAdaptor(OpAdaptor):
    ...
class AliasScopeOp(OpView):
    def __init__(self, sym_name: Str, domain: Sym, *, description: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    domain: FlatSymbolRefAttr
    description: StringAttr | None
class AliasScopeOpAdaptor(OpAdaptor):
    ...
class AllocaOp(OpView):
    def __init__(self, res: Type, arraySize: Val, elem_type: TypeLike, *, alignment: Int | None = ..., inalloca: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arraySize: Value
    alignment: IntegerAttr | None
    elem_type: TypeAttr
    inalloca: bool
    res: Value
class AllocaOpAdaptor(OpAdaptor):
    arraySize: Value
class AndOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    res: Value
class AndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class Annotation(OpView):
    def __init__(self, integer: Val, annotation: Val, fileName: Val, line: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    integer: Value
    annotation: Value
    fileName: Value
    line: Value
    res: Value
class AnnotationAdaptor(OpAdaptor):
    integer: Value
    annotation: Value
    fileName: Value
    line: Value
class ArithmeticFenceOp(OpView):
    def __init__(self, in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class ArithmeticFenceOpAdaptor(OpAdaptor):
    ...
class AssumeOp(OpView):
    def __init__(self, cond: Val, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, op_bundle_tags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    cond: Value
    op_bundle_operands: OpOperandList
    op_bundle_sizes: DenseI32ArrayAttr
    op_bundle_tags: ArrayAttr | None
class AssumeOpAdaptor(OpAdaptor):
    cond: Value
    op_bundle_operands: OpOperandList
class AtomicCmpXchgOp(OpView):
    def __init__(self, ptr: Val, cmp: Val, val: Val, success_ordering: Int | str, failure_ordering: Int | str, *, syncscope: Str | None = ..., alignment: Int | None = ..., weak: bool | Attribute | None = ..., volatile_: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    cmp: Value
    val: Value
    success_ordering: Attribute
    failure_ordering: Attribute
    syncscope: StringAttr | None
    alignment: IntegerAttr | None
    weak: bool
    volatile_: bool
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class AtomicCmpXchgOpAdaptor(OpAdaptor):
    ptr: Value
    cmp: Value
    val: Value
class AtomicRMWOp(OpView):
    def __init__(self, bin_op: Int | str, ptr: Val, val: Val, ordering: Int | str, *, syncscope: Str | None = ..., alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    val: Value
    bin_op: Attribute
    ordering: Attribute
    syncscope: StringAttr | None
    alignment: IntegerAttr | None
    volatile_: bool
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class AtomicRMWOpAdaptor(OpAdaptor):
    ptr: Value
    val: Value
class BitReverseOp(OpView):
    def __init__(self, in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class BitReverseOpAdaptor(OpAdaptor):
    ...
class BitcastOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class BitcastOpAdaptor(OpAdaptor):
    arg: Value
class BlockAddressOp(OpView):
    def __init__(self, res: Type, block_addr: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    block_addr: Attribute
    res: Value
class BlockAddressOpAdaptor(OpAdaptor):
    ...
class BlockTagOp(OpView):
    def __init__(self, tag: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tag: Attribute
class BlockTagOpAdaptor(OpAdaptor):
    ...
class BrOp(OpView):
    def __init__(self, destOperands: Vals, dest: Block, *, loop_annotation: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    destOperands: OpOperandList
    loop_annotation: Attribute | None
class BrOpAdaptor(OpAdaptor):
    destOperands: OpOperandList
class ByteSwapOp(OpView):
    def __init__(self, in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class ByteSwapOpAdaptor(OpAdaptor):
    ...
class CallIntrinsicOp(OpView):
    def __init__(self, results_: Type | None, intrin: Str, args: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, fastmathFlags: Int | str | None = ..., op_bundle_tags: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    op_bundle_operands: OpOperandList
    intrin: StringAttr
    fastmathFlags: Attribute
    op_bundle_sizes: DenseI32ArrayAttr
    op_bundle_tags: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    results_: Value | None
class CallIntrinsicOpAdaptor(OpAdaptor):
    args: OpOperandList
    op_bundle_operands: OpOperandList
class CallOp(OpView):
    def __init__(self, result: Type | None, callee_operands: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, var_callee_type: TypeLike | None = ..., callee: Sym | None = ..., fastmathFlags: Int | str | None = ..., CConv: Plain | None = ..., TailCallKind: Plain | None = ..., memory_effects: Plain | None = ..., convergent: bool | Attribute | None = ..., no_unwind: bool | Attribute | None = ..., will_return: bool | Attribute | None = ..., op_bundle_tags: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., always_inline: bool | Attribute | None = ..., inline_hint: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., noreturn: bool | Attribute | None = ..., returns_twice: bool | Attribute | None = ..., hot: bool | Attribute | None = ..., cold: bool | Attribute | None = ..., noduplicate: bool | Attribute | None = ..., no_caller_saved_registers: bool | Attribute | None = ..., nocallback: bool | Attribute | None = ..., modular_format: Str | None = ..., nobuiltins: Plain | None = ..., allocsize: Ints | None = ..., optsize: bool | Attribute | None = ..., minsize: bool | Attribute | None = ..., builtin: bool | Attribute | None = ..., nobuiltin: bool | Attribute | None = ..., save_reg_params: bool | Attribute | None = ..., zero_call_used_regs: Str | None = ..., trap_func_name: Str | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    callee_operands: OpOperandList
    op_bundle_operands: OpOperandList
    var_callee_type: TypeAttr | None
    callee: FlatSymbolRefAttr | None
    fastmathFlags: Attribute
    CConv: Attribute
    TailCallKind: Attribute
    memory_effects: Attribute | None
    convergent: bool
    no_unwind: bool
    will_return: bool
    noreturn: bool
    returns_twice: bool
    hot: bool
    cold: bool
    noduplicate: bool
    no_caller_saved_registers: bool
    nocallback: bool
    modular_format: StringAttr | None
    nobuiltins: ArrayAttr | None
    allocsize: DenseI32ArrayAttr | None
    optsize: bool
    minsize: bool
    builtin: bool
    nobuiltin: bool
    save_reg_params: bool
    zero_call_used_regs: StringAttr | None
    trap_func_name: StringAttr | None
    default_func_attrs: Attribute | None
    uniform_work_group_size: bool
    op_bundle_sizes: DenseI32ArrayAttr
    op_bundle_tags: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: bool
    always_inline: bool
    inline_hint: bool
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class CallOpAdaptor(OpAdaptor):
    callee_operands: OpOperandList
    op_bundle_operands: OpOperandList
class ClmulOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class ClmulOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class ComdatOp(OpView):
    def __init__(self, sym_name: Str, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class ComdatOpAdaptor(OpAdaptor):
    ...
class ComdatSelectorOp(OpView):
    def __init__(self, sym_name: Str, comdat: Int | str, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    comdat: Attribute
    sym_visibility: StringAttr | None
class ComdatSelectorOpAdaptor(OpAdaptor):
    ...
class CondBrOp(OpView):
    def __init__(self, condition: Val, trueDestOperands: Vals, falseDestOperands: Vals, trueDest: Block, falseDest: Block, *, branch_weights: Ints | None = ..., loop_annotation: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    trueDestOperands: OpOperandList
    falseDestOperands: OpOperandList
    branch_weights: DenseI32ArrayAttr | None
    loop_annotation: Attribute | None
class CondBrOpAdaptor(OpAdaptor):
    condition: Value
    trueDestOperands: OpOperandList
    falseDestOperands: OpOperandList
class ConstantOp(OpView):
    def __init__(self, res: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    res: Value
class ConstantOpAdaptor(OpAdaptor):
    ...
class ConstrainedACosIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedACosIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedASinIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedASinIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedATan2Intr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedATan2IntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedATanIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedATanIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedCeilIntr(OpView):
    def __init__(self, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedCeilIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedCosIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedCosIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedCoshIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedCoshIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedExp2Intr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedExp2IntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedExpIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedExpIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedFAddIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFAddIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFCmpIntr(OpView):
    def __init__(self, predicate: Int | str, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    predicate: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFCmpIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFCmpSIntr(OpView):
    def __init__(self, predicate: Int | str, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    predicate: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFCmpSIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFDivIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFDivIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFMAIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, arg_2: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    arg_2: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFMAIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
    arg_2: Value
class ConstrainedFMulAddIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, arg_2: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    arg_2: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFMulAddIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
    arg_2: Value
class ConstrainedFMulIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFMulIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFPExtIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFPExtIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedFPToSIIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFPToSIIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedFPToUIIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFPToUIIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedFPTruncIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFPTruncIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedFRemIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFRemIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFSubIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFSubIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedFloorIntr(OpView):
    def __init__(self, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedFloorIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLLRintIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLLRintIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLLRoundIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLLRoundIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLRintIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLRintIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLRoundIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLRoundIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLdexpIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLdexpIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedLog10Intr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLog10IntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLog2Intr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLog2IntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedLogIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedLogIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedMaxNumIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedMaxNumIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedMaximumIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedMaximumIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedMinNumIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedMinNumIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedMinimumIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedMinimumIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedNearbyIntIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedNearbyIntIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedPowIIntr(OpView):
    def __init__(self, res: Type, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedPowIIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedPowIntr(OpView):
    def __init__(self, arg_0: Val, arg_1: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    arg_1: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedPowIntrAdaptor(OpAdaptor):
    arg_0: Value
    arg_1: Value
class ConstrainedRIntIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedRIntIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedRoundEvenIntr(OpView):
    def __init__(self, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedRoundEvenIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedRoundIntr(OpView):
    def __init__(self, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedRoundIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedSIToFP(OpView):
    def __init__(self, res: Type, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedSIToFPAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedSinIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedSinIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedSinhIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedSinhIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedSqrtIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedSqrtIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedTanIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedTanIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedTanhIntr(OpView):
    def __init__(self, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedTanhIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedTruncIntr(OpView):
    def __init__(self, arg_0: Val, fpExceptionBehavior: Int | str, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedTruncIntrAdaptor(OpAdaptor):
    arg_0: Value
class ConstrainedUIToFP(OpView):
    def __init__(self, res: Type, arg_0: Val, roundingmode: Int | str, fpExceptionBehavior: Int | str, *, fastmathFlags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_0: Value
    roundingmode: Attribute
    fpExceptionBehavior: Attribute
    fastmathFlags: Attribute
    res: Value
class ConstrainedUIToFPAdaptor(OpAdaptor):
    arg_0: Value
class CopySignOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class CopySignOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class CoroAlignOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class CoroAlignOpAdaptor(OpAdaptor):
    ...
class CoroAllocOp(OpView):
    def __init__(self, res: Type, id: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: Value
    res: Value
class CoroAllocOpAdaptor(OpAdaptor):
    id: Value
class CoroAwaitSuspendBoolOp(OpView):
    def __init__(self, res: Type, awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    awaiter: Value
    frame: Value
    wrapper: Value
    res: Value
class CoroAwaitSuspendBoolOpAdaptor(OpAdaptor):
    awaiter: Value
    frame: Value
    wrapper: Value
class CoroAwaitSuspendHandleOp(OpView):
    def __init__(self, awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    awaiter: Value
    frame: Value
    wrapper: Value
class CoroAwaitSuspendHandleOpAdaptor(OpAdaptor):
    awaiter: Value
    frame: Value
    wrapper: Value
class CoroAwaitSuspendVoidOp(OpView):
    def __init__(self, awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    awaiter: Value
    frame: Value
    wrapper: Value
class CoroAwaitSuspendVoidOpAdaptor(OpAdaptor):
    awaiter: Value
    frame: Value
    wrapper: Value
class CoroBeginOp(OpView):
    def __init__(self, res: Type, token: Val, mem: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
    mem: Value
    res: Value
class CoroBeginOpAdaptor(OpAdaptor):
    token: Value
    mem: Value
class CoroDeadOp(OpView):
    def __init__(self, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
class CoroDeadOpAdaptor(OpAdaptor):
    handle: Value
class CoroDestroyOp(OpView):
    def __init__(self, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
class CoroDestroyOpAdaptor(OpAdaptor):
    handle: Value
class CoroDoneOp(OpView):
    def __init__(self, res: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    res: Value
class CoroDoneOpAdaptor(OpAdaptor):
    handle: Value
class CoroEndOp(OpView):
    def __init__(self, res: Type, handle: Val, unwind: Val, retvals: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    unwind: Value
    retvals: Value
    res: Value
class CoroEndOpAdaptor(OpAdaptor):
    handle: Value
    unwind: Value
    retvals: Value
class CoroFrameOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class CoroFrameOpAdaptor(OpAdaptor):
    ...
class CoroFreeOp(OpView):
    def __init__(self, res: Type, id: Val, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    id: Value
    handle: Value
    res: Value
class CoroFreeOpAdaptor(OpAdaptor):
    id: Value
    handle: Value
class CoroIdOp(OpView):
    def __init__(self, res: Type, align: Val, promise: Val, coroaddr: Val, fnaddrs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    align: Value
    promise: Value
    coroaddr: Value
    fnaddrs: Value
    res: Value
class CoroIdOpAdaptor(OpAdaptor):
    align: Value
    promise: Value
    coroaddr: Value
    fnaddrs: Value
class CoroIsInRampOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class CoroIsInRampOpAdaptor(OpAdaptor):
    ...
class CoroNoopOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class CoroNoopOpAdaptor(OpAdaptor):
    ...
class CoroPromiseOp(OpView):
    def __init__(self, res: Type, handle: Val, align: Val, from_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    align: Value
    from_: Value
    res: Value
class CoroPromiseOpAdaptor(OpAdaptor):
    handle: Value
    align: Value
class CoroResumeOp(OpView):
    def __init__(self, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
class CoroResumeOpAdaptor(OpAdaptor):
    handle: Value
class CoroSaveOp(OpView):
    def __init__(self, res: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
    res: Value
class CoroSaveOpAdaptor(OpAdaptor):
    handle: Value
class CoroSizeOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class CoroSizeOpAdaptor(OpAdaptor):
    ...
class CoroSuspendOp(OpView):
    def __init__(self, res: Type, save: Val, final: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    save: Value
    final: Value
    res: Value
class CoroSuspendOpAdaptor(OpAdaptor):
    save: Value
    final: Value
class CosOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class CosOpAdaptor(OpAdaptor):
    ...
class CoshOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class CoshOpAdaptor(OpAdaptor):
    ...
class CountLeadingZerosOp(OpView):
    def __init__(self, in_: Val, is_zero_poison: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    is_zero_poison: IntegerAttr
    res: Value
class CountLeadingZerosOpAdaptor(OpAdaptor):
    ...
class CountTrailingZerosOp(OpView):
    def __init__(self, in_: Val, is_zero_poison: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    is_zero_poison: IntegerAttr
    res: Value
class CountTrailingZerosOpAdaptor(OpAdaptor):
    ...
class CtPopOp(OpView):
    def __init__(self, in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class CtPopOpAdaptor(OpAdaptor):
    ...
class DSOLocalEquivalentOp(OpView):
    def __init__(self, res: Type, function_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    function_name: FlatSymbolRefAttr
    res: Value
class DSOLocalEquivalentOpAdaptor(OpAdaptor):
    ...
class DbgDeclareOp(OpView):
    def __init__(self, addr: Val, varInfo: Plain, *, locationExpr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    varInfo: Attribute
    locationExpr: Attribute
class DbgDeclareOpAdaptor(OpAdaptor):
    addr: Value
class DbgLabelOp(OpView):
    def __init__(self, label: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    label: Attribute
class DbgLabelOpAdaptor(OpAdaptor):
    ...
class DbgValueOp(OpView):
    def __init__(self, value: Val, varInfo: Plain, *, locationExpr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    varInfo: Attribute
    locationExpr: Attribute
class DbgValueOpAdaptor(OpAdaptor):
    value: Value
class DebugTrap(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class DebugTrapAdaptor(OpAdaptor):
    ...
class EhTypeidForOp(OpView):
    def __init__(self, res: Type, type_info: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_info: Value
    res: Value
class EhTypeidForOpAdaptor(OpAdaptor):
    type_info: Value
class Exp10Op(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class Exp10OpAdaptor(OpAdaptor):
    ...
class Exp2Op(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class Exp2OpAdaptor(OpAdaptor):
    ...
class ExpOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class ExpOpAdaptor(OpAdaptor):
    ...
class ExpectOp(OpView):
    def __init__(self, val: Val, expected: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    expected: Value
    res: Value
class ExpectOpAdaptor(OpAdaptor):
    val: Value
    expected: Value
class ExpectWithProbabilityOp(OpView):
    def __init__(self, val: Val, expected: Val, prob: Float, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    expected: Value
    prob: FloatAttr
    res: Value
class ExpectWithProbabilityOpAdaptor(OpAdaptor):
    val: Value
    expected: Value
class ExtractElementOp(OpView):
    def __init__(self, vector: Val, position: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    position: Value
    res: Value
class ExtractElementOpAdaptor(OpAdaptor):
    vector: Value
    position: Value
class ExtractValueOp(OpView):
    def __init__(self, res: Type, container: Val, position: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    container: Value
    position: DenseI64ArrayAttr
    res: Value
class ExtractValueOpAdaptor(OpAdaptor):
    container: Value
class FAbsOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class FAbsOpAdaptor(OpAdaptor):
    ...
class FAddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmathFlags: Attribute
    res: Value
class FAddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FCeilOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class FCeilOpAdaptor(OpAdaptor):
    ...
class FCmpOp(OpView):
    def __init__(self, predicate: Int | str, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    predicate: Attribute
    fastmathFlags: Attribute
    res: Value
class FCmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmathFlags: Attribute
    res: Value
class FDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FFloorOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class FFloorOpAdaptor(OpAdaptor):
    ...
class FMAOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    fastmathFlags: Attribute
    res: Value
class FMAOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class FMulAddOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    fastmathFlags: Attribute
    res: Value
class FMulAddOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class FMulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmathFlags: Attribute
    res: Value
class FMulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FNegOp(OpView):
    def __init__(self, operand: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    fastmathFlags: Attribute
    res: Value
class FNegOpAdaptor(OpAdaptor):
    operand: Value
class FPExtOp(OpView):
    def __init__(self, res: Type, arg: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    fastmathFlags: Attribute
    res: Value
class FPExtOpAdaptor(OpAdaptor):
    arg: Value
class FPToSIOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class FPToSIOpAdaptor(OpAdaptor):
    arg: Value
class FPToUIOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class FPToUIOpAdaptor(OpAdaptor):
    arg: Value
class FPTruncOp(OpView):
    def __init__(self, res: Type, arg: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    fastmathFlags: Attribute
    res: Value
class FPTruncOpAdaptor(OpAdaptor):
    arg: Value
class FRemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmathFlags: Attribute
    res: Value
class FRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FSubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    fastmathFlags: Attribute
    res: Value
class FSubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FTruncOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class FTruncOpAdaptor(OpAdaptor):
    ...
class FakeUseOp(OpView):
    def __init__(self, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
class FakeUseOpAdaptor(OpAdaptor):
    args: OpOperandList
class FenceOp(OpView):
    def __init__(self, ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ordering: Attribute
    syncscope: StringAttr | None
class FenceOpAdaptor(OpAdaptor):
    ...
class FractionExpOp(OpView):
    def __init__(self, res: Type, val: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    fastmathFlags: Attribute
    res: Value
class FractionExpOpAdaptor(OpAdaptor):
    val: Value
class FreezeOp(OpView):
    def __init__(self, val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class FreezeOpAdaptor(OpAdaptor):
    val: Value
class FshlOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class FshlOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class FshrOp(OpView):
    def __init__(self, a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value
    res: Value
class FshrOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value
class GEPOp(OpView):
    def __init__(self, res: Type, base: Val, dynamicIndices: Vals, rawConstantIndices: Ints, elem_type: TypeLike, noWrapFlags: Int | str, *, inrange: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    dynamicIndices: OpOperandList
    rawConstantIndices: DenseI32ArrayAttr
    elem_type: TypeAttr
    inrange: Attribute | None
    noWrapFlags: Attribute
    res: Value
class GEPOpAdaptor(OpAdaptor):
    base: Value
    dynamicIndices: OpOperandList
class GetActiveLaneMaskOp(OpView):
    def __init__(self, res: Type, base: Val, n: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    n: Value
    res: Value
class GetActiveLaneMaskOpAdaptor(OpAdaptor):
    base: Value
    n: Value
class GlobalCtorsOp(OpView):
    def __init__(self, ctors: Plain, priorities: Plain, data: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ctors: ArrayAttr
    priorities: ArrayAttr
    data: ArrayAttr
class GlobalCtorsOpAdaptor(OpAdaptor):
    ...
class GlobalDtorsOp(OpView):
    def __init__(self, dtors: Plain, priorities: Plain, data: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dtors: ArrayAttr
    priorities: ArrayAttr
    data: ArrayAttr
class GlobalDtorsOpAdaptor(OpAdaptor):
    ...
class GlobalOp(OpView):
    def __init__(self, global_type: TypeLike, sym_name: Str, linkage: Plain, *, constant: bool | Attribute | None = ..., dso_local: bool | Attribute | None = ..., tls_mode: Int | str | None = ..., externally_initialized: bool | Attribute | None = ..., value: Plain | None = ..., alignment: Int | None = ..., addr_space: Int | None = ..., unnamed_addr: Int | str | None = ..., section: Str | None = ..., associated: Sym | None = ..., absolute_symbol: Plain | None = ..., comdat: Sym | None = ..., dbg_exprs: Plain | None = ..., visibility_: Int | str | None = ..., target_specific_attrs: Plain | None = ..., sym_visibility: Str | None = ..., thread_local_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_type: TypeAttr
    constant: bool
    sym_name: StringAttr
    linkage: Attribute
    dso_local: bool
    tls_mode: Attribute
    externally_initialized: bool
    value: Attribute | None
    alignment: IntegerAttr | None
    addr_space: IntegerAttr
    unnamed_addr: Attribute | None
    section: StringAttr | None
    associated: FlatSymbolRefAttr | None
    absolute_symbol: ArrayAttr | None
    comdat: SymbolRefAttr | None
    dbg_exprs: ArrayAttr | None
    visibility_: Attribute
    target_specific_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    thread_local_: bool
    initializer: Region
class GlobalOpAdaptor(OpAdaptor):
    ...
class ICmpOp(OpView):
    def __init__(self, predicate: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    predicate: Attribute
    res: Value
class ICmpOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class IFuncOp(OpView):
    def __init__(self, sym_name: Str, i_func_type: TypeLike, resolver: Sym, resolver_type: TypeLike, linkage: Plain, *, dso_local: bool | Attribute | None = ..., address_space: Int | None = ..., unnamed_addr: Int | str | None = ..., visibility_: Int | str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    i_func_type: TypeAttr
    resolver: FlatSymbolRefAttr
    resolver_type: TypeAttr
    linkage: Attribute
    dso_local: bool
    address_space: IntegerAttr
    unnamed_addr: Attribute
    visibility_: Attribute
    sym_visibility: StringAttr | None
class IFuncOpAdaptor(OpAdaptor):
    ...
class IndirectBrOp(OpView):
    def __init__(self, addr: Val, succOperands: ValsList, indbr_operand_segments: Ints, successors: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    succOperands: OpOperandList
    indbr_operand_segments: DenseI32ArrayAttr
class IndirectBrOpAdaptor(OpAdaptor):
    addr: Value
    succOperands: OpOperandList
class InlineAsmOp(OpView):
    def __init__(self, res: Type | None, operands_: Vals, asm_string: Str, constraints: Str, *, has_side_effects: bool | Attribute | None = ..., is_align_stack: bool | Attribute | None = ..., tail_call_kind: Plain | None = ..., convergent: bool | Attribute | None = ..., asm_dialect: Int | str | None = ..., operand_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    asm_string: StringAttr
    constraints: StringAttr
    has_side_effects: bool
    is_align_stack: bool
    tail_call_kind: Attribute
    convergent: bool
    asm_dialect: Attribute | None
    operand_attrs: ArrayAttr | None
    res: Value | None
class InlineAsmOpAdaptor(OpAdaptor):
    ...
class InsertElementOp(OpView):
    def __init__(self, vector: Val, value: Val, position: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    value: Value
    position: Value
    res: Value
class InsertElementOpAdaptor(OpAdaptor):
    vector: Value
    value: Value
    position: Value
class InsertValueOp(OpView):
    def __init__(self, container: Val, value: Val, position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    container: Value
    value: Value
    position: DenseI64ArrayAttr
    res: Value
class InsertValueOpAdaptor(OpAdaptor):
    container: Value
    value: Value
class IntToPtrOp(OpView):
    def __init__(self, res: Type, arg: Val, *, dereferenceable: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    dereferenceable: Attribute | None
    res: Value
class IntToPtrOpAdaptor(OpAdaptor):
    arg: Value
class IntrDbgAddrOp(OpView):
    def __init__(self, addr: Val, varInfo: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    varInfo: Attribute
class IntrDbgAddrOpAdaptor(OpAdaptor):
    addr: Value
class IntrExperimentalStepvectorOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class IntrExperimentalStepvectorOpAdaptor(OpAdaptor):
    ...
class InvariantEndOp(OpView):
    def __init__(self, start: Val, size: Int, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    start: Value
    ptr: Value
    size: IntegerAttr
class InvariantEndOpAdaptor(OpAdaptor):
    start: Value
    ptr: Value
class InvariantStartOp(OpView):
    def __init__(self, size: Int, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    size: IntegerAttr
    res: Value
class InvariantStartOpAdaptor(OpAdaptor):
    ptr: Value
class InvokeOp(OpView):
    def __init__(self, result: Type | None, callee_operands: Vals, normalDestOperands: Vals, unwindDestOperands: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, normalDest: Block, unwindDest: Block, *, var_callee_type: TypeLike | None = ..., callee: Sym | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., branch_weights: Ints | None = ..., CConv: Plain | None = ..., op_bundle_tags: Plain | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    callee_operands: OpOperandList
    normalDestOperands: OpOperandList
    unwindDestOperands: OpOperandList
    op_bundle_operands: OpOperandList
    var_callee_type: TypeAttr | None
    callee: FlatSymbolRefAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    branch_weights: DenseI32ArrayAttr | None
    CConv: Attribute
    default_func_attrs: Attribute | None
    uniform_work_group_size: bool
    op_bundle_sizes: DenseI32ArrayAttr
    op_bundle_tags: ArrayAttr | None
class InvokeOpAdaptor(OpAdaptor):
    callee_operands: OpOperandList
    normalDestOperands: OpOperandList
    unwindDestOperands: OpOperandList
    op_bundle_operands: OpOperandList
class IsConstantOp(OpView):
    def __init__(self, val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class IsConstantOpAdaptor(OpAdaptor):
    val: Value
class IsFPClass(OpView):
    def __init__(self, res: Type, in_: Val, bit: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    bit: IntegerAttr
    res: Value
class IsFPClassAdaptor(OpAdaptor):
    ...
class LLVMFuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., linkage: Plain | None = ..., dso_local: bool | Attribute | None = ..., CConv: Plain | None = ..., comdat: Sym | None = ..., convergent: bool | Attribute | None = ..., personality: Sym | None = ..., garbageCollector: Str | None = ..., passthrough: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., function_entry_count: Plain | None = ..., memory_effects: Plain | None = ..., visibility_: Int | str | None = ..., arm_streaming: bool | Attribute | None = ..., arm_locally_streaming: bool | Attribute | None = ..., arm_streaming_compatible: bool | Attribute | None = ..., arm_new_za: bool | Attribute | None = ..., arm_in_za: bool | Attribute | None = ..., arm_out_za: bool | Attribute | None = ..., arm_inout_za: bool | Attribute | None = ..., arm_preserves_za: bool | Attribute | None = ..., section: Str | None = ..., unnamed_addr: Int | str | None = ..., alignment: Int | None = ..., vscale_range: Plain | None = ..., frame_pointer: Plain | None = ..., target_cpu: Str | None = ..., tune_cpu: Str | None = ..., reciprocal_estimates: Str | None = ..., prefer_vector_width: Str | None = ..., target_features: Plain | None = ..., no_signed_zeros_fp_math: Int | None = ..., denormal_fpenv: Plain | None = ..., fp_contract: Str | None = ..., instrument_function_entry: Str | None = ..., instrument_function_exit: Str | None = ..., no_inline: bool | Attribute | None = ..., always_inline: bool | Attribute | None = ..., inline_hint: bool | Attribute | None = ..., no_unwind: bool | Attribute | None = ..., will_return: bool | Attribute | None = ..., noreturn: bool | Attribute | None = ..., optimize_none: bool | Attribute | None = ..., returns_twice: bool | Attribute | None = ..., hot: bool | Attribute | None = ..., cold: bool | Attribute | None = ..., noduplicate: bool | Attribute | None = ..., no_caller_saved_registers: bool | Attribute | None = ..., nocallback: bool | Attribute | None = ..., modular_format: Str | None = ..., nobuiltins: Plain | None = ..., allocsize: Ints | None = ..., optsize: bool | Attribute | None = ..., minsize: bool | Attribute | None = ..., save_reg_params: bool | Attribute | None = ..., zero_call_used_regs: Str | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., vec_type_hint: Plain | None = ..., work_group_size_hint: Ints | None = ..., reqd_work_group_size: Ints | None = ..., intel_reqd_sub_group_size: Int | None = ..., function_metadata: Plain | None = ..., uwtable_kind: Plain | None = ..., use_sample_profile: Int | None = ..., disable_tail_calls: Int | None = ..., sample_profile_suffix_elision_policy: Str | None = ..., no_infs_fp_math: Int | None = ..., no_nans_fp_math: Int | None = ..., denormal_fp_math: Str | None = ..., denormal_fp_math_f32: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    function_type: TypeAttr
    linkage: Attribute
    dso_local: bool
    CConv: Attribute
    comdat: SymbolRefAttr | None
    convergent: bool
    personality: FlatSymbolRefAttr | None
    garbageCollector: StringAttr | None
    passthrough: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    function_entry_count: Attribute | None
    memory_effects: Attribute | None
    visibility_: Attribute
    arm_streaming: bool
    arm_locally_streaming: bool
    arm_streaming_compatible: bool
    arm_new_za: bool
    arm_in_za: bool
    arm_out_za: bool
    arm_inout_za: bool
    arm_preserves_za: bool
    section: StringAttr | None
    unnamed_addr: Attribute | None
    alignment: IntegerAttr | None
    vscale_range: Attribute | None
    frame_pointer: Attribute | None
    target_cpu: StringAttr | None
    tune_cpu: StringAttr | None
    reciprocal_estimates: StringAttr | None
    prefer_vector_width: StringAttr | None
    target_features: Attribute | None
    no_signed_zeros_fp_math: BoolAttr | None
    denormal_fpenv: Attribute | None
    fp_contract: StringAttr | None
    instrument_function_entry: StringAttr | None
    instrument_function_exit: StringAttr | None
    no_inline: bool
    always_inline: bool
    inline_hint: bool
    no_unwind: bool
    will_return: bool
    noreturn: bool
    optimize_none: bool
    returns_twice: bool
    hot: bool
    cold: bool
    noduplicate: bool
    no_caller_saved_registers: bool
    nocallback: bool
    modular_format: StringAttr | None
    nobuiltins: ArrayAttr | None
    allocsize: DenseI32ArrayAttr | None
    optsize: bool
    minsize: bool
    save_reg_params: bool
    zero_call_used_regs: StringAttr | None
    default_func_attrs: Attribute | None
    uniform_work_group_size: bool
    vec_type_hint: Attribute | None
    work_group_size_hint: DenseI32ArrayAttr | None
    reqd_work_group_size: DenseI32ArrayAttr | None
    intel_reqd_sub_group_size: IntegerAttr | None
    function_metadata: Attribute | None
    uwtable_kind: Attribute | None
    use_sample_profile: BoolAttr | None
    disable_tail_calls: BoolAttr | None
    sample_profile_suffix_elision_policy: StringAttr | None
    no_infs_fp_math: BoolAttr | None
    no_nans_fp_math: BoolAttr | None
    denormal_fp_math: StringAttr | None
    denormal_fp_math_f32: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class LLVMFuncOpAdaptor(OpAdaptor):
    ...
class LShrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
    res: Value
class LShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LandingpadOp(OpView):
    def __init__(self, res: Type, _gen_arg_1: Vals, *, cleanup: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    cleanup: bool
    res: Value
class LandingpadOpAdaptor(OpAdaptor):
    ...
class LaunderInvariantGroupOp(OpView):
    def __init__(self, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    res: Value
class LaunderInvariantGroupOpAdaptor(OpAdaptor):
    ptr: Value
class LifetimeEndOp(OpView):
    def __init__(self, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class LifetimeEndOpAdaptor(OpAdaptor):
    ptr: Value
class LifetimeStartOp(OpView):
    def __init__(self, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class LifetimeStartOpAdaptor(OpAdaptor):
    ptr: Value
class LinkerOptionsOp(OpView):
    def __init__(self, options: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    options: ArrayAttr
class LinkerOptionsOpAdaptor(OpAdaptor):
    ...
class LlrintOp(OpView):
    def __init__(self, res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class LlrintOpAdaptor(OpAdaptor):
    val: Value
class LlroundOp(OpView):
    def __init__(self, res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class LlroundOpAdaptor(OpAdaptor):
    val: Value
class LoadExpOp(OpView):
    def __init__(self, res: Type, val: Val, power: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    power: Value
    fastmathFlags: Attribute
    res: Value
class LoadExpOpAdaptor(OpAdaptor):
    val: Value
    power: Value
class LoadOp(OpView):
    def __init__(self, res: Type, addr: Val, *, alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., nontemporal: bool | Attribute | None = ..., invariant: bool | Attribute | None = ..., invariantGroup: bool | Attribute | None = ..., ordering: Int | str | None = ..., syncscope: Str | None = ..., dereferenceable: Plain | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    alignment: IntegerAttr | None
    volatile_: bool
    nontemporal: bool
    invariant: bool
    invariantGroup: bool
    ordering: Attribute
    syncscope: StringAttr | None
    dereferenceable: Attribute | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class LoadOpAdaptor(OpAdaptor):
    addr: Value
class Log10Op(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class Log10OpAdaptor(OpAdaptor):
    ...
class Log2Op(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class Log2OpAdaptor(OpAdaptor):
    ...
class LogOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class LogOpAdaptor(OpAdaptor):
    ...
class LrintOp(OpView):
    def __init__(self, res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class LrintOpAdaptor(OpAdaptor):
    val: Value
class LroundOp(OpView):
    def __init__(self, res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    res: Value
class LroundOpAdaptor(OpAdaptor):
    val: Value
class MaskedLoadOp(OpView):
    def __init__(self, res: Type, data: Val, mask: Val, *, pass_thru: Val | None = ..., alignment: Int | None = ..., nontemporal: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    data: Value
    mask: Value
    pass_thru: Value | None
    alignment: IntegerAttr | None
    nontemporal: bool
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class MaskedLoadOpAdaptor(OpAdaptor):
    data: Value
    mask: Value
    pass_thru: Value | None
class MaskedStoreOp(OpView):
    def __init__(self, value: Val, data: Val, mask: Val, *, alignment: Int | None = ..., nontemporal: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    data: Value
    mask: Value
    alignment: IntegerAttr | None
    nontemporal: bool
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class MaskedStoreOpAdaptor(OpAdaptor):
    value: Value
    data: Value
    mask: Value
class MatrixColumnMajorLoadOp(OpView):
    def __init__(self, res: Type, data: Val, stride: Val, isVolatile: Int, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    data: Value
    stride: Value
    isVolatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
    res: Value
class MatrixColumnMajorLoadOpAdaptor(OpAdaptor):
    data: Value
    stride: Value
class MatrixColumnMajorStoreOp(OpView):
    def __init__(self, matrix: Val, data: Val, stride: Val, isVolatile: Int, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    data: Value
    stride: Value
    isVolatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
class MatrixColumnMajorStoreOpAdaptor(OpAdaptor):
    matrix: Value
    data: Value
    stride: Value
class MatrixMultiplyOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, lhs_rows: Int, lhs_columns: Int, rhs_columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhs_rows: IntegerAttr
    lhs_columns: IntegerAttr
    rhs_columns: IntegerAttr
    res: Value
class MatrixMultiplyOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MatrixTransposeOp(OpView):
    def __init__(self, res: Type, matrix: Val, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    rows: IntegerAttr
    columns: IntegerAttr
    res: Value
class MatrixTransposeOpAdaptor(OpAdaptor):
    matrix: Value
class MaxNumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MaxNumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MaximumNumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MaximumNumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MaximumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MaximumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MemcpyInlineOp(OpView):
    def __init__(self, dst: Val, src: Val, len: Int, isVolatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    src: Value
    len: IntegerAttr
    isVolatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class MemcpyInlineOpAdaptor(OpAdaptor):
    dst: Value
    src: Value
class MemcpyOp(OpView):
    def __init__(self, dst: Val, src: Val, len: Val, isVolatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    src: Value
    len: Value
    isVolatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class MemcpyOpAdaptor(OpAdaptor):
    dst: Value
    src: Value
    len: Value
class MemmoveOp(OpView):
    def __init__(self, dst: Val, src: Val, len: Val, isVolatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    src: Value
    len: Value
    isVolatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class MemmoveOpAdaptor(OpAdaptor):
    dst: Value
    src: Value
    len: Value
class MemsetInlineOp(OpView):
    def __init__(self, dst: Val, val: Val, len: Int, isVolatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    val: Value
    len: IntegerAttr
    isVolatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class MemsetInlineOpAdaptor(OpAdaptor):
    dst: Value
    val: Value
class MemsetOp(OpView):
    def __init__(self, dst: Val, val: Val, len: Val, isVolatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dst: Value
    val: Value
    len: Value
    isVolatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class MemsetOpAdaptor(OpAdaptor):
    dst: Value
    val: Value
    len: Value
class MetadataAsValueOp(OpView):
    def __init__(self, metadata: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    metadata: Attribute
    res: Value
class MetadataAsValueOpAdaptor(OpAdaptor):
    ...
class MetadataOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class MetadataOpAdaptor(OpAdaptor):
    ...
class MinNumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MinNumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MinimumNumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MinimumNumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MinimumOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class MinimumOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class MlirNullOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class MlirNullOpAdaptor(OpAdaptor):
    ...
class ModfOp(OpView):
    def __init__(self, res: Type, val: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    fastmathFlags: Attribute
    res: Value
class ModfOpAdaptor(OpAdaptor):
    val: Value
class ModuleFlagsOp(OpView):
    def __init__(self, flags: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    flags: ArrayAttr
class ModuleFlagsOpAdaptor(OpAdaptor):
    ...
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, overflowFlags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
    res: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NamedMetadataOp(OpView):
    def __init__(self, metadata_name: Str, nodes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    metadata_name: StringAttr
    nodes: ArrayAttr
class NamedMetadataOpAdaptor(OpAdaptor):
    ...
class NearbyintOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class NearbyintOpAdaptor(OpAdaptor):
    ...
class NoAliasScopeDeclOp(OpView):
    def __init__(self, scope: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    scope: Attribute
class NoAliasScopeDeclOpAdaptor(OpAdaptor):
    ...
class NoneTokenOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class NoneTokenOpAdaptor(OpAdaptor):
    ...
class OrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isDisjoint: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isDisjoint: bool
    res: Value
class OrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class PdepOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class PdepOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class PextOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class PextOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class PoisonOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class PoisonOpAdaptor(OpAdaptor):
    ...
class PowIOp(OpView):
    def __init__(self, res: Type, val: Val, power: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    power: Value
    fastmathFlags: Attribute
    res: Value
class PowIOpAdaptor(OpAdaptor):
    val: Value
    power: Value
class PowOp(OpView):
    def __init__(self, a: Val, b: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    fastmathFlags: Attribute
    res: Value
class PowOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class Prefetch(OpView):
    def __init__(self, addr: Val, rw: Int, hint: Int, cache: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    rw: IntegerAttr
    hint: IntegerAttr
    cache: IntegerAttr
class PrefetchAdaptor(OpAdaptor):
    addr: Value
class PtrAnnotation(OpView):
    def __init__(self, ptr: Val, annotation: Val, fileName: Val, line: Val, attr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    annotation: Value
    fileName: Value
    line: Value
    attr: Value
    res: Value
class PtrAnnotationAdaptor(OpAdaptor):
    ptr: Value
    annotation: Value
    fileName: Value
    line: Value
    attr: Value
class PtrMaskOp(OpView):
    def __init__(self, ptr: Val, mask: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    mask: Value
    res: Value
class PtrMaskOpAdaptor(OpAdaptor):
    ptr: Value
    mask: Value
class PtrToAddrOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class PtrToAddrOpAdaptor(OpAdaptor):
    arg: Value
class PtrToIntOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class PtrToIntOpAdaptor(OpAdaptor):
    arg: Value
class ResumeOp(OpView):
    def __init__(self, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class ResumeOpAdaptor(OpAdaptor):
    value: Value
class ReturnOp(OpView):
    def __init__(self, *, arg: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value | None
class ReturnOpAdaptor(OpAdaptor):
    arg: Value | None
class RintOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class RintOpAdaptor(OpAdaptor):
    ...
class RoundEvenOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class RoundEvenOpAdaptor(OpAdaptor):
    ...
class RoundOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class RoundOpAdaptor(OpAdaptor):
    ...
class SAddSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SAddSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class SAddWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class SAddWithOverflowOpAdaptor(OpAdaptor):
    ...
class SCmpOp(OpView):
    def __init__(self, res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SCmpOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class SDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
    res: Value
class SDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SExtOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class SExtOpAdaptor(OpAdaptor):
    arg: Value
class SIToFPOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class SIToFPOpAdaptor(OpAdaptor):
    arg: Value
class SMaxOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SMaxOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class SMinOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SMinOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class SMulHOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SMulHOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class SMulWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class SMulWithOverflowOpAdaptor(OpAdaptor):
    ...
class SRemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    res: Value
class SRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SSACopyOp(OpView):
    def __init__(self, operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    res: Value
class SSACopyOpAdaptor(OpAdaptor):
    operand: Value
class SSHLSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SSHLSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class SSubSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class SSubSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class SSubWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class SSubWithOverflowOpAdaptor(OpAdaptor):
    ...
class SelectOp(OpView):
    def __init__(self, condition: Val, trueValue: Val, falseValue: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    trueValue: Value
    falseValue: Value
    fastmathFlags: Attribute
    res: Value
class SelectOpAdaptor(OpAdaptor):
    condition: Value
    trueValue: Value
    falseValue: Value
class ShlOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, overflowFlags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
    res: Value
class ShlOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ShuffleVectorOp(OpView):
    def __init__(self, res: Type, v1: Val, v2: Val, mask: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    v1: Value
    v2: Value
    mask: DenseI32ArrayAttr
    res: Value
class ShuffleVectorOpAdaptor(OpAdaptor):
    v1: Value
    v2: Value
class SinOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class SinOpAdaptor(OpAdaptor):
    ...
class SincosOp(OpView):
    def __init__(self, res: Type, val: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    fastmathFlags: Attribute
    res: Value
class SincosOpAdaptor(OpAdaptor):
    val: Value
class SinhOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class SinhOpAdaptor(OpAdaptor):
    ...
class SqrtOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class SqrtOpAdaptor(OpAdaptor):
    ...
class StackRestoreOp(OpView):
    def __init__(self, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class StackRestoreOpAdaptor(OpAdaptor):
    ptr: Value
class StackSaveOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class StackSaveOpAdaptor(OpAdaptor):
    ...
class StepVectorOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class StepVectorOpAdaptor(OpAdaptor):
    ...
class StoreOp(OpView):
    def __init__(self, value: Val, addr: Val, *, alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., nontemporal: bool | Attribute | None = ..., invariantGroup: bool | Attribute | None = ..., ordering: Int | str | None = ..., syncscope: Str | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    addr: Value
    alignment: IntegerAttr | None
    volatile_: bool
    nontemporal: bool
    invariantGroup: bool
    ordering: Attribute
    syncscope: StringAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class StoreOpAdaptor(OpAdaptor):
    value: Value
    addr: Value
class StripInvariantGroupOp(OpView):
    def __init__(self, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    res: Value
class StripInvariantGroupOpAdaptor(OpAdaptor):
    ptr: Value
class SubOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, overflowFlags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    overflowFlags: Attribute
    res: Value
class SubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class SwitchOp(OpView):
    def __init__(self, value: Val, defaultOperands: Vals, caseOperands: ValsList, case_operand_segments: Ints, defaultDestination: Block, caseDestinations: Blocks, *, case_values: Plain | None = ..., branch_weights: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    defaultOperands: OpOperandList
    caseOperands: OpOperandList
    case_values: Attribute | None
    case_operand_segments: DenseI32ArrayAttr
    branch_weights: DenseI32ArrayAttr | None
class SwitchOpAdaptor(OpAdaptor):
    value: Value
    defaultOperands: OpOperandList
    caseOperands: OpOperandList
class TanOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class TanOpAdaptor(OpAdaptor):
    ...
class TanhOp(OpView):
    def __init__(self, in_: Val, *, fastmathFlags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class TanhOpAdaptor(OpAdaptor):
    ...
class TbaaRootOp(OpView):
    def __init__(self, sym_name: Str, identity: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    identity: StringAttr
class TbaaRootOpAdaptor(OpAdaptor):
    ...
class TbaaTagOp(OpView):
    def __init__(self, sym_name: Str, base_type: Sym, access_type: Sym, offset: Int, *, constant: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    base_type: FlatSymbolRefAttr
    access_type: FlatSymbolRefAttr
    offset: IntegerAttr
    constant: bool
class TbaaTagOpAdaptor(OpAdaptor):
    ...
class TbaaTypeDescOp(OpView):
    def __init__(self, sym_name: Str, members: Plain, offsets: Ints, *, identity: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    identity: StringAttr | None
    members: ArrayAttr
    offsets: DenseI64ArrayAttr
class TbaaTypeDescOpAdaptor(OpAdaptor):
    ...
class ThreadlocalAddressOp(OpView):
    def __init__(self, res: Type, global_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: Value
    res: Value
class ThreadlocalAddressOpAdaptor(OpAdaptor):
    ...
class Trap(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TrapAdaptor(OpAdaptor):
    ...
class TruncOp(OpView):
    def __init__(self, res: Type, arg: Val, overflowFlags: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    overflowFlags: Attribute
    res: Value
class TruncOpAdaptor(OpAdaptor):
    arg: Value
class UAddSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class UAddSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class UAddWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UAddWithOverflowOpAdaptor(OpAdaptor):
    ...
class UBSanTrap(OpView):
    def __init__(self, failureKind: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    failureKind: IntegerAttr
class UBSanTrapAdaptor(OpAdaptor):
    ...
class UCmpOp(OpView):
    def __init__(self, res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class UCmpOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class UDivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, isExact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    isExact: bool
    res: Value
class UDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class UIToFPOp(OpView):
    def __init__(self, res: Type, arg: Val, *, nonNeg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    nonNeg: bool
    res: Value
class UIToFPOpAdaptor(OpAdaptor):
    arg: Value
class UMaxOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class UMaxOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class UMinOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class UMinOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class UMulHOp(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class UMulHOpAdaptor(OpAdaptor):
    a: Value
    b: Value
class UMulWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UMulWithOverflowOpAdaptor(OpAdaptor):
    ...
class URemOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    res: Value
class URemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class USHLSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class USHLSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class USubSat(OpView):
    def __init__(self, a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    res: Value
class USubSatAdaptor(OpAdaptor):
    a: Value
    b: Value
class USubWithOverflowOp(OpView):
    def __init__(self, res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class USubWithOverflowOpAdaptor(OpAdaptor):
    ...
class UndefOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class UndefOpAdaptor(OpAdaptor):
    ...
class UnreachableOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class UnreachableOpAdaptor(OpAdaptor):
    ...
class VPAShrOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPAShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPAddOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPAddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPAndOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPAndOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFAddOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPFAddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFDivOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPFDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFMulAddOp(OpView):
    def __init__(self, res: Type, op1: Val, op2: Val, op3: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    res: Value
class VPFMulAddOpAdaptor(OpAdaptor):
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
class VPFMulOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPFMulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFNegOp(OpView):
    def __init__(self, res: Type, op: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    op: Value
    mask: Value
    evl: Value
    res: Value
class VPFNegOpAdaptor(OpAdaptor):
    op: Value
    mask: Value
    evl: Value
class VPFPExtOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPFPExtOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPFPToSIOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPFPToSIOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPFPToUIOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPFPToUIOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPFPTruncOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPFPTruncOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPFRemOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPFRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFSubOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPFSubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPFmaOp(OpView):
    def __init__(self, res: Type, op1: Val, op2: Val, op3: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    res: Value
class VPFmaOpAdaptor(OpAdaptor):
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
class VPIntToPtrOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPIntToPtrOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPLShrOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPLShrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPLoadOp(OpView):
    def __init__(self, res: Type, ptr: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    mask: Value
    evl: Value
    res: Value
class VPLoadOpAdaptor(OpAdaptor):
    ptr: Value
    mask: Value
    evl: Value
class VPMergeMinOp(OpView):
    def __init__(self, res: Type, cond: Val, true_val: Val, false_val: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    res: Value
class VPMergeMinOpAdaptor(OpAdaptor):
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
class VPMulOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPMulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPOrOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPPtrToIntOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPPtrToIntOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPReduceAddOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceAddOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceAndOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceAndOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFAddOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFAddOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFMaxOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFMaxOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFMaximumOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFMaximumOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFMinOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFMinOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFMinimumOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFMinimumOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceFMulOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceFMulOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceMulOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceMulOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceOrOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceOrOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceSMaxOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceSMaxOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceSMinOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceSMinOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceUMaxOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceUMaxOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceUMinOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceUMinOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPReduceXorOp(OpView):
    def __init__(self, res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: Value
class VPReduceXorOpAdaptor(OpAdaptor):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
class VPSDivOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPSDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPSExtOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPSExtOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPSIToFPOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPSIToFPOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPSMaxOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPSMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPSMinOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPSMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPSRemOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPSRemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPSelectMinOp(OpView):
    def __init__(self, res: Type, cond: Val, true_val: Val, false_val: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    res: Value
class VPSelectMinOpAdaptor(OpAdaptor):
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
class VPShlOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPShlOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPStoreOp(OpView):
    def __init__(self, val: Val, ptr: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    ptr: Value
    mask: Value
    evl: Value
class VPStoreOpAdaptor(OpAdaptor):
    val: Value
    ptr: Value
    mask: Value
    evl: Value
class VPStridedLoadOp(OpView):
    def __init__(self, res: Type, ptr: Val, stride: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
    res: Value
class VPStridedLoadOpAdaptor(OpAdaptor):
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
class VPStridedStoreOp(OpView):
    def __init__(self, val: Val, ptr: Val, stride: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
class VPStridedStoreOpAdaptor(OpAdaptor):
    val: Value
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
class VPSubOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPSubOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPTruncOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPTruncOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPUDivOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPUDivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPUIToFPOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPUIToFPOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VPUMaxOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPUMaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPUMinOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPUMinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPURemOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPURemOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPXorOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: Value
class VPXorOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
class VPZExtOp(OpView):
    def __init__(self, res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    mask: Value
    evl: Value
    res: Value
class VPZExtOpAdaptor(OpAdaptor):
    src: Value
    mask: Value
    evl: Value
class VaArgOp(OpView):
    def __init__(self, res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    res: Value
class VaArgOpAdaptor(OpAdaptor):
    arg: Value
class VaCopyOp(OpView):
    def __init__(self, dest_list: Val, src_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dest_list: Value
    src_list: Value
class VaCopyOpAdaptor(OpAdaptor):
    dest_list: Value
    src_list: Value
class VaEndOp(OpView):
    def __init__(self, arg_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_list: Value
class VaEndOpAdaptor(OpAdaptor):
    arg_list: Value
class VaStartOp(OpView):
    def __init__(self, arg_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg_list: Value
class VaStartOpAdaptor(OpAdaptor):
    arg_list: Value
class VarAnnotation(OpView):
    def __init__(self, val: Val, annotation: Val, fileName: Val, line: Val, attr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    val: Value
    annotation: Value
    fileName: Value
    line: Value
    attr: Value
class VarAnnotationAdaptor(OpAdaptor):
    val: Value
    annotation: Value
    fileName: Value
    line: Value
    attr: Value
class XOrOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    res: Value
class XOrOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ZExtOp(OpView):
    def __init__(self, res: Type, arg: Val, *, nonNeg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    nonNeg: bool
    res: Value
class ZExtOpAdaptor(OpAdaptor):
    arg: Value
class ZeroOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ZeroOpAdaptor(OpAdaptor):
    ...
class masked_compressstore(OpView):
    def __init__(self, value: Val, ptr: Val, mask: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    ptr: Value
    mask: Value
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
class masked_compressstoreAdaptor(OpAdaptor):
    value: Value
    ptr: Value
    mask: Value
class masked_expandload(OpView):
    def __init__(self, res: Type, ptr: Val, mask: Val, passthru: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    mask: Value
    passthru: Value
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    res: Value
class masked_expandloadAdaptor(OpAdaptor):
    ptr: Value
    mask: Value
    passthru: Value
class masked_gather(OpView):
    def __init__(self, res: Type, ptrs: Val, mask: Val, pass_thru: Vals, *, alignment: Int | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptrs: Value
    mask: Value
    pass_thru: OpOperandList
    alignment: IntegerAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    res: Value
class masked_gatherAdaptor(OpAdaptor):
    ptrs: Value
    mask: Value
    pass_thru: OpOperandList
class masked_scatter(OpView):
    def __init__(self, value: Val, ptrs: Val, mask: Val, *, alignment: Int | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    ptrs: Value
    mask: Value
    alignment: IntegerAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
class masked_scatterAdaptor(OpAdaptor):
    value: Value
    ptrs: Value
    mask: Value
class vector_deinterleave2(OpView):
    def __init__(self, res: Type, vec: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vec: Value
    res: Value
class vector_deinterleave2Adaptor(OpAdaptor):
    vec: Value
class vector_extract(OpView):
    def __init__(self, res: Type, srcvec: Val, pos: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcvec: Value
    pos: IntegerAttr
    res: Value
class vector_extractAdaptor(OpAdaptor):
    srcvec: Value
class vector_insert(OpView):
    def __init__(self, dstvec: Val, srcvec: Val, pos: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dstvec: Value
    srcvec: Value
    pos: IntegerAttr
    res: Value
class vector_insertAdaptor(OpAdaptor):
    dstvec: Value
    srcvec: Value
class vector_interleave2(OpView):
    def __init__(self, res: Type, vec1: Val, vec2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vec1: Value
    vec2: Value
    res: Value
class vector_interleave2Adaptor(OpAdaptor):
    vec1: Value
    vec2: Value
class vector_reduce_add(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_addAdaptor(OpAdaptor):
    ...
class vector_reduce_and(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_andAdaptor(OpAdaptor):
    ...
class vector_reduce_fadd(OpView):
    def __init__(self, res: Type, start_value: Val, input: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    start_value: Value
    input: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_faddAdaptor(OpAdaptor):
    start_value: Value
    input: Value
class vector_reduce_fmax(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fmaxAdaptor(OpAdaptor):
    ...
class vector_reduce_fmaximum(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fmaximumAdaptor(OpAdaptor):
    ...
class vector_reduce_fmaximumnum(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fmaximumnumAdaptor(OpAdaptor):
    ...
class vector_reduce_fmin(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fminAdaptor(OpAdaptor):
    ...
class vector_reduce_fminimum(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fminimumAdaptor(OpAdaptor):
    ...
class vector_reduce_fminimumnum(OpView):
    def __init__(self, res: Type, in_: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fminimumnumAdaptor(OpAdaptor):
    ...
class vector_reduce_fmul(OpView):
    def __init__(self, res: Type, start_value: Val, input: Val, *, fastmathFlags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    start_value: Value
    input: Value
    fastmathFlags: Attribute
    res: Value
class vector_reduce_fmulAdaptor(OpAdaptor):
    start_value: Value
    input: Value
class vector_reduce_mul(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_mulAdaptor(OpAdaptor):
    ...
class vector_reduce_or(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_orAdaptor(OpAdaptor):
    ...
class vector_reduce_smax(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_smaxAdaptor(OpAdaptor):
    ...
class vector_reduce_smin(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_sminAdaptor(OpAdaptor):
    ...
class vector_reduce_umax(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_umaxAdaptor(OpAdaptor):
    ...
class vector_reduce_umin(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_uminAdaptor(OpAdaptor):
    ...
class vector_reduce_xor(OpView):
    def __init__(self, res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    res: Value
class vector_reduce_xorAdaptor(OpAdaptor):
    ...
class vscale(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class vscaleAdaptor(OpAdaptor):
    ...
def access_group(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> AccessGroupOp: ...
def add(lhs: Val, rhs: Val, overflow_flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def addrspacecast(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def alias_scope(sym_name: Str, domain: Sym, *, description: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AliasScopeOp: ...
def alias_scope_domain(sym_name: Str, *, description: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AliasScopeDomainOp: ...
def alloca(res: Type, array_size: Val, elem_type: TypeLike, *, alignment: Int | None = ..., inalloca: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def and_(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ashr(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atomicrmw(bin_op: Int | str, ptr: Val, val: Val, ordering: Int | str, *, syncscope: Str | None = ..., alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitcast(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def blockaddress(res: Type, block_addr: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def blocktag(tag: Plain, *, loc: Loc = ..., ip: Ip = ...) -> BlockTagOp: ...
def br(dest_operands: Vals, dest: Block, *, loop_annotation: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> BrOp: ...
def call(result: Type | None, callee_operands: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, var_callee_type: TypeLike | None = ..., callee: Sym | None = ..., fastmath_flags: Int | str | None = ..., c_conv: Plain | None = ..., tail_call_kind: Plain | None = ..., memory_effects: Plain | None = ..., convergent: bool | Attribute | None = ..., no_unwind: bool | Attribute | None = ..., will_return: bool | Attribute | None = ..., op_bundle_tags: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., always_inline: bool | Attribute | None = ..., inline_hint: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., noreturn: bool | Attribute | None = ..., returns_twice: bool | Attribute | None = ..., hot: bool | Attribute | None = ..., cold: bool | Attribute | None = ..., noduplicate: bool | Attribute | None = ..., no_caller_saved_registers: bool | Attribute | None = ..., nocallback: bool | Attribute | None = ..., modular_format: Str | None = ..., nobuiltins: Plain | None = ..., allocsize: Ints | None = ..., optsize: bool | Attribute | None = ..., minsize: bool | Attribute | None = ..., builtin: bool | Attribute | None = ..., nobuiltin: bool | Attribute | None = ..., save_reg_params: bool | Attribute | None = ..., zero_call_used_regs: Str | None = ..., trap_func_name: Str | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOp: ...
def call_intrinsic(results_: Type | None, intrin: Str, args: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, fastmath_flags: Int | str | None = ..., op_bundle_tags: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallIntrinsicOp: ...
def cmpxchg(ptr: Val, cmp: Val, val: Val, success_ordering: Int | str, failure_ordering: Int | str, *, syncscope: Str | None = ..., alignment: Int | None = ..., weak: bool | Attribute | None = ..., volatile_: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def comdat(sym_name: Str, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ComdatOp: ...
def comdat_selector(sym_name: Str, comdat: Int | str, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ComdatSelectorOp: ...
def cond_br(condition: Val, true_dest_operands: Vals, false_dest_operands: Vals, true_dest: Block, false_dest: Block, *, branch_weights: Ints | None = ..., loop_annotation: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> CondBrOp: ...
def dso_local_equivalent(res: Type, function_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extractelement(vector: Val, position: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extractvalue(res: Type, container: Val, position: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fadd(lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fcmp(predicate: Int | str, lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fdiv(lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fence(ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FenceOp: ...
def fmul(lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fneg(operand: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fpext(res: Type, arg: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fptosi(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fptoui(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fptrunc(res: Type, arg: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def freeze(val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def frem(lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fsub(lhs: Val, rhs: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., linkage: Plain | None = ..., dso_local: bool | Attribute | None = ..., c_conv: Plain | None = ..., comdat: Sym | None = ..., convergent: bool | Attribute | None = ..., personality: Sym | None = ..., garbage_collector: Str | None = ..., passthrough: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., function_entry_count: Plain | None = ..., memory_effects: Plain | None = ..., visibility_: Int | str | None = ..., arm_streaming: bool | Attribute | None = ..., arm_locally_streaming: bool | Attribute | None = ..., arm_streaming_compatible: bool | Attribute | None = ..., arm_new_za: bool | Attribute | None = ..., arm_in_za: bool | Attribute | None = ..., arm_out_za: bool | Attribute | None = ..., arm_inout_za: bool | Attribute | None = ..., arm_preserves_za: bool | Attribute | None = ..., section: Str | None = ..., unnamed_addr: Int | str | None = ..., alignment: Int | None = ..., vscale_range: Plain | None = ..., frame_pointer: Plain | None = ..., target_cpu: Str | None = ..., tune_cpu: Str | None = ..., reciprocal_estimates: Str | None = ..., prefer_vector_width: Str | None = ..., target_features: Plain | None = ..., no_signed_zeros_fp_math: Int | None = ..., denormal_fpenv: Plain | None = ..., fp_contract: Str | None = ..., instrument_function_entry: Str | None = ..., instrument_function_exit: Str | None = ..., no_inline: bool | Attribute | None = ..., always_inline: bool | Attribute | None = ..., inline_hint: bool | Attribute | None = ..., no_unwind: bool | Attribute | None = ..., will_return: bool | Attribute | None = ..., noreturn: bool | Attribute | None = ..., optimize_none: bool | Attribute | None = ..., returns_twice: bool | Attribute | None = ..., hot: bool | Attribute | None = ..., cold: bool | Attribute | None = ..., noduplicate: bool | Attribute | None = ..., no_caller_saved_registers: bool | Attribute | None = ..., nocallback: bool | Attribute | None = ..., modular_format: Str | None = ..., nobuiltins: Plain | None = ..., allocsize: Ints | None = ..., optsize: bool | Attribute | None = ..., minsize: bool | Attribute | None = ..., save_reg_params: bool | Attribute | None = ..., zero_call_used_regs: Str | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., vec_type_hint: Plain | None = ..., work_group_size_hint: Ints | None = ..., reqd_work_group_size: Ints | None = ..., intel_reqd_sub_group_size: Int | None = ..., function_metadata: Plain | None = ..., uwtable_kind: Plain | None = ..., use_sample_profile: Int | None = ..., disable_tail_calls: Int | None = ..., sample_profile_suffix_elision_policy: Str | None = ..., no_infs_fp_math: Int | None = ..., no_nans_fp_math: Int | None = ..., denormal_fp_math: Str | None = ..., denormal_fp_math_f32: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> LLVMFuncOp: ...
def getelementptr(res: Type, base: Val, dynamic_indices: Vals, raw_constant_indices: Ints, elem_type: TypeLike, no_wrap_flags: Int | str, *, inrange: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def icmp(predicate: Int | str, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def indirectbr(addr: Val, succ_operands: ValsList, indbr_operand_segments: Ints, successors: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> IndirectBrOp: ...
def inline_asm(res: Type | None, operands_: Vals, asm_string: Str, constraints: Str, *, has_side_effects: bool | Attribute | None = ..., is_align_stack: bool | Attribute | None = ..., tail_call_kind: Plain | None = ..., convergent: bool | Attribute | None = ..., asm_dialect: Int | str | None = ..., operand_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InlineAsmOp: ...
def insertelement(vector: Val, value: Val, position: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insertvalue(container: Val, value: Val, position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_abs(res: Type, in_: Val, is_int_min_poison: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_acos(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_annotation(integer: Val, annotation: Val, file_name: Val, line: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_arithmetic_fence(in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_asin(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_assume(cond: Val, op_bundle_operands: ValsList, op_bundle_sizes: Ints, *, op_bundle_tags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> AssumeOp: ...
def intr_atan(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_atan2(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_bitreverse(in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_bswap(in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ceil(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_clmul(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_copysign(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_align(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_alloc(res: Type, id: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_await_suspend_bool(res: Type, awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_await_suspend_handle(awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> CoroAwaitSuspendHandleOp: ...
def intr_coro_await_suspend_void(awaiter: Val, frame: Val, wrapper: Val, *, loc: Loc = ..., ip: Ip = ...) -> CoroAwaitSuspendVoidOp: ...
def intr_coro_begin(res: Type, token: Val, mem: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_dead(handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> CoroDeadOp: ...
def intr_coro_destroy(handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> CoroDestroyOp: ...
def intr_coro_done(res: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_end(res: Type, handle: Val, unwind: Val, retvals: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_frame(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_free(res: Type, id: Val, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_id(res: Type, align: Val, promise: Val, coroaddr: Val, fnaddrs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_is_in_ramp(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_noop(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_promise(res: Type, handle: Val, align: Val, from_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_resume(handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> CoroResumeOp: ...
def intr_coro_save(res: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_size(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_coro_suspend(res: Type, save: Val, final: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cos(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cosh(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ctlz(in_: Val, is_zero_poison: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ctpop(in_: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cttz(in_: Val, is_zero_poison: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_dbg_addr(addr: Val, var_info: Plain, *, loc: Loc = ..., ip: Ip = ...) -> IntrDbgAddrOp: ...
def intr_dbg_declare(addr: Val, var_info: Plain, *, location_expr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> DbgDeclareOp: ...
def intr_dbg_label(label: Plain, *, loc: Loc = ..., ip: Ip = ...) -> DbgLabelOp: ...
def intr_dbg_value(value: Val, var_info: Plain, *, location_expr: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> DbgValueOp: ...
def intr_debugtrap(*, loc: Loc = ..., ip: Ip = ...) -> DebugTrap: ...
def intr_eh_typeid_for(res: Type, type_info: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_exp(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_exp10(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_exp2(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_expect(val: Val, expected: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_expect_with_probability(val: Val, expected: Val, prob: Float, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_acos(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_asin(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_atan(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_atan2(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_ceil(arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_cos(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_cosh(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_exp(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_exp2(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fadd(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fcmp(predicate: Int | str, arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fcmps(predicate: Int | str, arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fdiv(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_floor(arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fma(arg_0: Val, arg_1: Val, arg_2: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fmul(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fmuladd(arg_0: Val, arg_1: Val, arg_2: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fpext(res: Type, arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fptosi(res: Type, arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fptoui(res: Type, arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fptrunc(res: Type, arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_frem(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_fsub(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_ldexp(res: Type, arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_llrint(res: Type, arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_llround(res: Type, arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_log(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_log10(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_log2(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_lrint(res: Type, arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_lround(res: Type, arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_maximum(arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_maxnum(arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_minimum(arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_minnum(arg_0: Val, arg_1: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_nearbyint(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_pow(arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_powi(res: Type, arg_0: Val, arg_1: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_rint(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_round(arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_roundeven(arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_sin(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_sinh(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_sitofp(res: Type, arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_sqrt(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_tan(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_tanh(arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_trunc(arg_0: Val, fp_exception_behavior: Int | str, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_constrained_uitofp(res: Type, arg_0: Val, roundingmode: Int | str, fp_exception_behavior: Int | str, *, fastmath_flags: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_noalias_scope_decl(scope: Plain, *, loc: Loc = ..., ip: Ip = ...) -> NoAliasScopeDeclOp: ...
def intr_experimental_stepvector(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_vp_strided_load(res: Type, ptr: Val, stride: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_experimental_vp_strided_store(val: Val, ptr: Val, stride: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> VPStridedStoreOp: ...
def intr_fabs(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fake_use(args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> FakeUseOp: ...
def intr_floor(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fma(a: Val, b: Val, c: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fmuladd(a: Val, b: Val, c: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_frexp(res: Type, val: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fshl(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_fshr(a: Val, b: Val, c: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_get_active_lane_mask(res: Type, base: Val, n: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_invariant_end(start: Val, size: Int, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> InvariantEndOp: ...
def intr_invariant_start(size: Int, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_is_constant(val: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_is_fpclass(res: Type, in_: Val, bit: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_launder_invariant_group(ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ldexp(res: Type, val: Val, power: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_lifetime_end(ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> LifetimeEndOp: ...
def intr_lifetime_start(ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> LifetimeStartOp: ...
def intr_llrint(res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_llround(res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_log(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_log10(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_log2(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_lrint(res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_lround(res: Type, val: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_masked_compressstore(value: Val, ptr: Val, mask: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> masked_compressstore: ...
def intr_masked_expandload(res: Type, ptr: Val, mask: Val, passthru: Val, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_masked_gather(res: Type, ptrs: Val, mask: Val, pass_thru: Vals, *, alignment: Int | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_masked_load(res: Type, data: Val, mask: Val, *, pass_thru: Val | None = ..., alignment: Int | None = ..., nontemporal: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_masked_scatter(value: Val, ptrs: Val, mask: Val, *, alignment: Int | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> masked_scatter: ...
def intr_masked_store(value: Val, data: Val, mask: Val, *, alignment: Int | None = ..., nontemporal: bool | Attribute | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MaskedStoreOp: ...
def intr_matrix_column_major_load(res: Type, data: Val, stride: Val, is_volatile: Int, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_matrix_column_major_store(matrix: Val, data: Val, stride: Val, is_volatile: Int, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> MatrixColumnMajorStoreOp: ...
def intr_matrix_multiply(res: Type, lhs: Val, rhs: Val, lhs_rows: Int, lhs_columns: Int, rhs_columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_matrix_transpose(res: Type, matrix: Val, rows: Int, columns: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_maximum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_maximumnum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_maxnum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_memcpy(dst: Val, src: Val, len: Val, is_volatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemcpyOp: ...
def intr_memcpy_inline(dst: Val, src: Val, len: Int, is_volatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemcpyInlineOp: ...
def intr_memmove(dst: Val, src: Val, len: Val, is_volatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemmoveOp: ...
def intr_memset(dst: Val, val: Val, len: Val, is_volatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemsetOp: ...
def intr_memset_inline(dst: Val, val: Val, len: Int, is_volatile: Int, *, access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemsetInlineOp: ...
def intr_minimum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_minimumnum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_minnum(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_modf(res: Type, val: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_nearbyint(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_pdep(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_pext(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_pow(a: Val, b: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_powi(res: Type, val: Val, power: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_prefetch(addr: Val, rw: Int, hint: Int, cache: Int, *, loc: Loc = ..., ip: Ip = ...) -> Prefetch: ...
def intr_ptr_annotation(ptr: Val, annotation: Val, file_name: Val, line: Val, attr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ptrmask(ptr: Val, mask: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_rint(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_round(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_roundeven(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sadd_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sadd_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_scmp(res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sin(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sincos(res: Type, val: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sinh(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smax(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smin(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smul_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smulh(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sqrt(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ssa_copy(operand: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_sshl_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ssub_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ssub_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_stackrestore(ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> StackRestoreOp: ...
def intr_stacksave(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_stepvector(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_strip_invariant_group(ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_tan(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_tanh(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_threadlocal_address(res: Type, global_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_trap(*, loc: Loc = ..., ip: Ip = ...) -> Trap: ...
def intr_trunc(in_: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_uadd_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_uadd_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ubsantrap(failure_kind: Int, *, loc: Loc = ..., ip: Ip = ...) -> UBSanTrap: ...
def intr_ucmp(res: Type, a: Val, b: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_umax(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_umin(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_umul_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_umulh(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ushl_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_usub_sat(a: Val, b: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_usub_with_overflow(res: Type, _gen_arg_0: Val, _gen_arg_1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vacopy(dest_list: Val, src_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> VaCopyOp: ...
def intr_vaend(arg_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> VaEndOp: ...
def intr_var_annotation(val: Val, annotation: Val, file_name: Val, line: Val, attr: Val, *, loc: Loc = ..., ip: Ip = ...) -> VarAnnotation: ...
def intr_vastart(arg_list: Val, *, loc: Loc = ..., ip: Ip = ...) -> VaStartOp: ...
def intr_vector_deinterleave2(res: Type, vec: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_extract(res: Type, srcvec: Val, pos: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_insert(dstvec: Val, srcvec: Val, pos: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_interleave2(res: Type, vec1: Val, vec2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_add(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_and(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fadd(res: Type, start_value: Val, input: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fmax(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fmaximum(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fmaximumnum(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fmin(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fminimum(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fminimumnum(res: Type, in_: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_fmul(res: Type, start_value: Val, input: Val, *, fastmath_flags: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_mul(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_or(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_smax(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_smin(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_umax(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_umin(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vector_reduce_xor(res: Type, in_: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_add(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_and(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_ashr(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fadd(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fdiv(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fma(res: Type, op1: Val, op2: Val, op3: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fmul(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fmuladd(res: Type, op1: Val, op2: Val, op3: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fneg(res: Type, op: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fpext(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fptosi(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fptoui(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fptrunc(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_frem(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_fsub(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_inttoptr(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_load(res: Type, ptr: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_lshr(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_merge(res: Type, cond: Val, true_val: Val, false_val: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_mul(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_or(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_ptrtoint(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_add(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_and(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fadd(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fmax(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fmaximum(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fmin(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fminimum(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_fmul(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_mul(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_or(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_smax(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_smin(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_umax(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_umin(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_reduce_xor(res: Type, satrt_value: Val, val: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_sdiv(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_select(res: Type, cond: Val, true_val: Val, false_val: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_sext(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_shl(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_sitofp(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_smax(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_smin(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_srem(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_store(val: Val, ptr: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> VPStoreOp: ...
def intr_vp_sub(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_trunc(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_udiv(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_uitofp(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_umax(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_umin(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_urem(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_xor(res: Type, lhs: Val, rhs: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vp_zext(res: Type, src: Val, mask: Val, evl: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_vscale(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def inttoptr(res: Type, arg: Val, *, dereferenceable: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def invoke(result: Type | None, callee_operands: Vals, normal_dest_operands: Vals, unwind_dest_operands: Vals, op_bundle_operands: ValsList, op_bundle_sizes: Ints, normal_dest: Block, unwind_dest: Block, *, var_callee_type: TypeLike | None = ..., callee: Sym | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., branch_weights: Ints | None = ..., c_conv: Plain | None = ..., op_bundle_tags: Plain | None = ..., default_func_attrs: Plain | None = ..., uniform_work_group_size: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | InvokeOp: ...
def landingpad(res: Type, _gen_arg_1: Vals, *, cleanup: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def linker_options(options: Plain, *, loc: Loc = ..., ip: Ip = ...) -> LinkerOptionsOp: ...
def load(res: Type, addr: Val, *, alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., nontemporal: bool | Attribute | None = ..., invariant: bool | Attribute | None = ..., invariant_group: bool | Attribute | None = ..., ordering: Int | str | None = ..., syncscope: Str | None = ..., dereferenceable: Plain | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lshr(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def metadata(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> MetadataOp: ...
def mlir_addressof(res: Type, global_name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_alias(alias_type: TypeLike, sym_name: Str, linkage: Plain, *, dso_local: bool | Attribute | None = ..., tls_mode: Int | str | None = ..., unnamed_addr: Int | str | None = ..., visibility_: Int | str | None = ..., sym_visibility: Str | None = ..., thread_local_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> AliasOp: ...
def mlir_constant(res: Type, value: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_global(global_type: TypeLike, sym_name: Str, linkage: Plain, *, constant: bool | Attribute | None = ..., dso_local: bool | Attribute | None = ..., tls_mode: Int | str | None = ..., externally_initialized: bool | Attribute | None = ..., value: Plain | None = ..., alignment: Int | None = ..., addr_space: Int | None = ..., unnamed_addr: Int | str | None = ..., section: Str | None = ..., associated: Sym | None = ..., absolute_symbol: Plain | None = ..., comdat: Sym | None = ..., dbg_exprs: Plain | None = ..., visibility_: Int | str | None = ..., target_specific_attrs: Plain | None = ..., sym_visibility: Str | None = ..., thread_local_: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalOp: ...
def mlir_global_ctors(ctors: Plain, priorities: Plain, data: Plain, *, loc: Loc = ..., ip: Ip = ...) -> GlobalCtorsOp: ...
def mlir_global_dtors(dtors: Plain, priorities: Plain, data: Plain, *, loc: Loc = ..., ip: Ip = ...) -> GlobalDtorsOp: ...
def mlir_ifunc(sym_name: Str, i_func_type: TypeLike, resolver: Sym, resolver_type: TypeLike, linkage: Plain, *, dso_local: bool | Attribute | None = ..., address_space: Int | None = ..., unnamed_addr: Int | str | None = ..., visibility_: Int | str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> IFuncOp: ...
def mlir_metadata_as_value(metadata: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_none(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_null(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_poison(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_undef(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mlir_zero(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def module_flags(flags: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ModuleFlagsOp: ...
def mul(lhs: Val, rhs: Val, overflow_flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def named_metadata(metadata_name: Str, nodes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> NamedMetadataOp: ...
def or_(lhs: Val, rhs: Val, *, is_disjoint: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ptrtoaddr(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ptrtoint(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def resume(value: Val, *, loc: Loc = ..., ip: Ip = ...) -> ResumeOp: ...
def return_(*, arg: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def sdiv(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select(condition: Val, true_value: Val, false_value: Val, *, fastmath_flags: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sext(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shl(lhs: Val, rhs: Val, overflow_flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shufflevector(res: Type, v1: Val, v2: Val, mask: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sitofp(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def srem(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def store(value: Val, addr: Val, *, alignment: Int | None = ..., volatile_: bool | Attribute | None = ..., nontemporal: bool | Attribute | None = ..., invariant_group: bool | Attribute | None = ..., ordering: Int | str | None = ..., syncscope: Str | None = ..., access_groups: Plain | None = ..., alias_scopes: Plain | None = ..., noalias_scopes: Plain | None = ..., tbaa: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreOp: ...
def sub(lhs: Val, rhs: Val, overflow_flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def switch(value: Val, default_operands: Vals, case_operands: ValsList, case_operand_segments: Ints, default_destination: Block, case_destinations: Blocks, *, case_values: Plain | None = ..., branch_weights: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> SwitchOp: ...
def tbaa_root(sym_name: Str, identity: Str, *, loc: Loc = ..., ip: Ip = ...) -> TbaaRootOp: ...
def tbaa_tag(sym_name: Str, base_type: Sym, access_type: Sym, offset: Int, *, constant: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TbaaTagOp: ...
def tbaa_type_desc(sym_name: Str, members: Plain, offsets: Ints, *, identity: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> TbaaTypeDescOp: ...
def trunc(res: Type, arg: Val, overflow_flags: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def udiv(lhs: Val, rhs: Val, *, is_exact: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def uitofp(res: Type, arg: Val, *, non_neg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unreachable(*, loc: Loc = ..., ip: Ip = ...) -> UnreachableOp: ...
def urem(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def va_arg(res: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def xor(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def zext(res: Type, arg: Val, *, non_neg: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AsmDialect(enum.IntEnum):
    AD_ATT = 0
    AD_Intel = 1
class AtomicBinOp(enum.IntEnum):
    xchg = 0
    add = 1
    sub = 2
    _and = 3
    nand = 4
    _or = 5
    _xor = 6
    max = 7
    min = 8
    umax = 9
    umin = 10
    fadd = 11
    fsub = 12
    fmax = 13
    fmin = 14
    uinc_wrap = 15
    udec_wrap = 16
    usub_cond = 17
    usub_sat = 18
    fmaximum = 19
    fminimum = 20
    fmaximumnum = 21
    fminimumnum = 22
class AtomicOrdering(enum.IntEnum):
    not_atomic = 0
    unordered = 1
    monotonic = 2
    acquire = 4
    release = 5
    acq_rel = 6
    seq_cst = 7
class CConv(enum.IntEnum):
    C = 0
    Fast = 8
    Cold = 9
    GHC = 10
    HiPE = 11
    AnyReg = 13
    PreserveMost = 14
    PreserveAll = 15
    Swift = 16
    CXX_FAST_TLS = 17
    Tail = 18
    CFGuard_Check = 19
    SwiftTail = 20
    X86_StdCall = 64
    X86_FastCall = 65
    ARM_APCS = 66
    ARM_AAPCS = 67
    ARM_AAPCS_VFP = 68
    MSP430_INTR = 69
    X86_ThisCall = 70
    PTX_Kernel = 71
    PTX_Device = 72
    SPIR_FUNC = 75
    SPIR_KERNEL = 76
    Intel_OCL_BI = 77
    X86_64_SysV = 78
    Win64 = 79
    X86_VectorCall = 80
    DUMMY_HHVM = 81
    DUMMY_HHVM_C = 82
    X86_INTR = 83
    AVR_INTR = 84
    AVR_BUILTIN = 86
    AMDGPU_VS = 87
    AMDGPU_GS = 88
    AMDGPU_CS = 90
    AMDGPU_KERNEL = 91
    X86_RegCall = 92
    AMDGPU_HS = 93
    MSP430_BUILTIN = 94
    AMDGPU_LS = 95
    AMDGPU_ES = 96
    AArch64_VectorCall = 97
    AArch64_SVE_VectorCall = 98
    WASM_EmscriptenInvoke = 99
    AMDGPU_Gfx = 100
    M68k_INTR = 101
    WebKit_JS = 12
class Comdat(enum.IntEnum):
    Any = 0
    ExactMatch = 1
    Largest = 2
    NoDeduplicate = 3
    SameSize = 4
class DIEmissionKind(enum.IntEnum):
    None_ = 0
    Full = 1
    LineTablesOnly = 2
    DebugDirectivesOnly = 3
class DIFlags(enum.IntFlag):
    Zero = 0
    Bit0 = 1
    Bit1 = 2
    Private = 1
    Protected = 2
    Public = 3
    FwdDecl = 4
    AppleBlock = 8
    ReservedBit4 = 16
    Virtual = 32
    Artificial = 64
    Explicit = 128
    Prototyped = 256
    ObjcClassComplete = 512
    ObjectPointer = 1024
    Vector = 2048
    StaticMember = 4096
    LValueReference = 8192
    RValueReference = 16384
    ExportSymbols = 32768
    SingleInheritance = 65536
    MultipleInheritance = 65536
    VirtualInheritance = 65536
    IntroducedVirtual = 262144
    BitField = 524288
    NoReturn = 1048576
    TypePassByValue = 4194304
    TypePassByReference = 8388608
    EnumClass = 16777216
    Thunk = 33554432
    NonTrivial = 67108864
    BigEndian = 134217728
    LittleEndian = 268435456
    AllCallsDescribed = 536870912
class DINameTableKind(enum.IntEnum):
    Default = 0
    GNU = 1
    None_ = 2
    Apple = 3
class DISubprogramFlags(enum.IntFlag):
    Virtual = 1
    PureVirtual = 2
    LocalToUnit = 4
    Definition = 8
    Optimized = 16
    Pure = 32
    Elemental = 64
    Recursive = 128
    MainSubprogram = 256
    Deleted = 512
    ObjCDirect = 2048
class DenormalModeKind(enum.IntEnum):
    IEEE = 0
    PreserveSign = 1
    PositiveZero = 2
    Dynamic = 3
    Invalid = 4
class FCmpPredicate(enum.IntEnum):
    _false = 0
    oeq = 1
    ogt = 2
    oge = 3
    olt = 4
    ole = 5
    one = 6
    ord = 7
    ueq = 8
    ugt = 9
    uge = 10
    ult = 11
    ule = 12
    une = 13
    uno = 14
    _true = 15
class FPExceptionBehavior(enum.IntEnum):
    Ignore = 0
    MayTrap = 1
    Strict = 2
class FastmathFlags(enum.IntFlag):
    none = 0
    nnan = 1
    ninf = 2
    nsz = 4
    arcp = 8
    contract = 16
    afn = 32
    reassoc = 64
    fast = 127
class FramePointerKind(enum.IntEnum):
    None_ = 0
    NonLeaf = 1
    All = 2
    Reserved = 3
    NonLeafNoReserve = 4
class GEPNoWrapFlags(enum.IntFlag):
    none = 0
    inboundsFlag = 1
    nusw = 2
    nuw = 4
    inbounds = 3
class ICmpPredicate(enum.IntEnum):
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
class IntegerOverflowFlags(enum.IntFlag):
    none = 0
    nsw = 1
    nuw = 2
class Linkage(enum.IntEnum):
    External = 0
    AvailableExternally = 1
    Linkonce = 2
    LinkonceODR = 3
    Weak = 4
    WeakODR = 5
    Appending = 6
    Internal = 7
    Private = 8
    ExternWeak = 9
    Common = 10
class LoopOptionCase(enum.IntEnum):
    disable_unroll = 1
    disable_licm = 2
    interleave_count = 3
    disable_pipeline = 4
    pipeline_initiation_interval = 5
class ModFlagBehavior(enum.IntEnum):
    Error = 1
    Warning = 2
    Require = 3
    Override = 4
    Append = 5
    AppendUnique = 6
    Max = 7
    Min = 8
class ModRefInfo(enum.IntEnum):
    NoModRef = 0
    Ref = 1
    Mod = 2
    ModRef = 3
class ProfileCountType(enum.IntEnum):
    Real = 0
    Synthetic = 1
class ProfileSummaryFormatKind(enum.IntEnum):
    SampleProfile = 0
    InstrProf = 1
    CSInstrProf = 2
class RoundingMode(enum.IntEnum):
    TowardZero = 0
    NearestTiesToEven = 1
    TowardPositive = 2
    TowardNegative = 3
    NearestTiesToAway = 4
    Dynamic = 7
    Invalid = 8
class TailCallKind(enum.IntEnum):
    None_ = 0
    NoTail = 3
    MustTail = 2
    Tail = 1
class ThreadLocalMode(enum.IntEnum):
    NotThreadLocal = 0
    GeneralDynamic = 1
    LocalDynamic = 2
    InitialExec = 3
    LocalExec = 4
class UWTableKind(enum.IntEnum):
    None_ = 0
    Sync = 1
    Async = 2
class UnnamedAddr(enum.IntEnum):
    None_ = 0
    Local = 1
    Global = 2
class Visibility(enum.IntEnum):
    Default = 0
    Hidden = 1
    Protected = 2
class AccessGroupAttr(DialectAttr):
    @classmethod
    def get(cls, id: Plain, context: Context | None = ...) -> AccessGroupAttr: ...  # type: ignore[override,unused-ignore]
    id: Any
class AddressSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, address_space: int, context: Context | None = ...) -> AddressSpaceAttr: ...  # type: ignore[override,unused-ignore]
    address_space: int
class AliasScopeAttr(DialectAttr):
    @classmethod
    def get(cls, id: Plain, domain: Plain, description: Plain | None = ..., context: Context | None = ...) -> AliasScopeAttr: ...  # type: ignore[override,unused-ignore]
    id: Any
    domain: Any
    description: str
class AliasScopeDomainAttr(DialectAttr):
    @classmethod
    def get(cls, id: Plain, description: Plain | None = ..., context: Context | None = ...) -> AliasScopeDomainAttr: ...  # type: ignore[override,unused-ignore]
    id: Any
    description: str
class BlockAddressAttr(DialectAttr):
    @classmethod
    def get(cls, function: Plain, tag: Plain, context: Context | None = ...) -> BlockAddressAttr: ...  # type: ignore[override,unused-ignore]
    function: Any
    tag: Any
class BlockTagAttr(DialectAttr):
    @classmethod
    def get(cls, id: int, context: Context | None = ...) -> BlockTagAttr: ...  # type: ignore[override,unused-ignore]
    id: int
class CConvAttr(DialectAttr):
    @classmethod
    def get(cls, calling_conv: int | str, context: Context | None = ...) -> CConvAttr: ...  # type: ignore[override,unused-ignore]
    calling_conv: str
class ComdatAttr(DialectAttr):
    @classmethod
    def get(cls, comdat: int | str, context: Context | None = ...) -> ComdatAttr: ...  # type: ignore[override,unused-ignore]
    comdat: str
class ConstantRangeAttr(DialectAttr):
    @classmethod
    def get(cls, lower: int, upper: int, context: Context | None = ...) -> ConstantRangeAttr: ...  # type: ignore[override,unused-ignore]
    lower: int
    upper: int
class DIAnnotationAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, value: Plain, context: Context | None = ...) -> DIAnnotationAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    value: str
class DIBasicTypeAttr(DialectAttr):
    @classmethod
    def get(cls, tag: int, name: Plain, size_in_bits: int | None = ..., encoding: int | None = ..., context: Context | None = ...) -> DIBasicTypeAttr: ...  # type: ignore[override,unused-ignore]
    tag: int
    name: str
    size_in_bits: int
    encoding: int
class DICommonBlockAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, decl: Plain, name: Plain, file: Plain | None = ..., line: int | None = ..., context: Context | None = ...) -> DICommonBlockAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    decl: Any
    name: str
    file: Any
    line: int
class DICompileUnitAttr(DialectAttr):
    @classmethod
    def get(cls, id: Plain, source_language: int, file: Plain, producer: Plain, is_optimized: bool, emission_kind: int | str, name_table_kind: int | str | None = ..., split_debug_filename: Plain | None = ..., context: Context | None = ...) -> DICompileUnitAttr: ...  # type: ignore[override,unused-ignore]
    id: Any
    source_language: int
    file: Any
    producer: str
    is_optimized: bool
    emission_kind: str
    name_table_kind: str
    split_debug_filename: str
class DICompositeTypeAttr(DialectAttr):
    @classmethod
    def get(cls, rec_id: Plain | None = ..., is_rec_self: bool | None = ..., tag: int | None = ..., name: Plain | None = ..., file: Plain | None = ..., line: int | None = ..., scope: Plain | None = ..., base_type: Plain | None = ..., flags: int | str | None = ..., size_in_bits: int | None = ..., align_in_bits: int | None = ..., data_location: Plain | None = ..., rank: Plain | None = ..., allocated: Plain | None = ..., associated: Plain | None = ..., elements: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DICompositeTypeAttr: ...  # type: ignore[override,unused-ignore]
    rec_id: Any
    is_rec_self: bool
    tag: int
    name: str
    file: Any
    line: int
    scope: Any
    base_type: Any
    flags: str
    size_in_bits: int
    align_in_bits: int
    data_location: Any
    rank: Any
    allocated: Any
    associated: Any
    elements: list[Any]
class DIDerivedTypeAttr(DialectAttr):
    @classmethod
    def get(cls, tag: int | None = ..., name: Plain | None = ..., base_type: Plain | None = ..., size_in_bits: int | None = ..., align_in_bits: int | None = ..., offset_in_bits: int | None = ..., dwarf_address_space: int | None = ..., extra_data: Plain | None = ..., context: Context | None = ...) -> DIDerivedTypeAttr: ...  # type: ignore[override,unused-ignore]
    tag: int
    name: str
    base_type: Any
    size_in_bits: int
    align_in_bits: int
    offset_in_bits: int
    dwarf_address_space: int
    extra_data: Any
class DIExpressionAttr(DialectAttr):
    @classmethod
    def get(cls, operations: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DIExpressionAttr: ...  # type: ignore[override,unused-ignore]
    operations: list[Any]
class DIExpressionElemAttr(DialectAttr):
    @classmethod
    def get(cls, opcode: int, arguments: _Sequence[int] | None = ..., context: Context | None = ...) -> DIExpressionElemAttr: ...  # type: ignore[override,unused-ignore]
    opcode: int
    arguments: list[int]
class DIFileAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, directory: Plain, context: Context | None = ...) -> DIFileAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    directory: str
class DIGenericSubrangeAttr(DialectAttr):
    @classmethod
    def get(cls, count: Plain, lower_bound: Plain, upper_bound: Plain, stride: Plain, context: Context | None = ...) -> DIGenericSubrangeAttr: ...  # type: ignore[override,unused-ignore]
    count: Any
    lower_bound: Any
    upper_bound: Any
    stride: Any
class DIGlobalVariableAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, name: Plain, linkage_name: Plain, file: Plain, line: int, type: Plain, is_local_to_unit: bool | None = ..., is_defined: bool | None = ..., align_in_bits: int | None = ..., context: Context | None = ...) -> DIGlobalVariableAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    name: str
    linkage_name: str
    file: Any
    line: int
    is_local_to_unit: bool
    is_defined: bool
    align_in_bits: int
class DIGlobalVariableExpressionAttr(DialectAttr):
    @classmethod
    def get(cls, var: Plain, expr: Plain | None = ..., context: Context | None = ...) -> DIGlobalVariableExpressionAttr: ...  # type: ignore[override,unused-ignore]
    var: Any
    expr: Any
class DIImportedEntityAttr(DialectAttr):
    @classmethod
    def get(cls, tag: int, scope: Plain, entity: Plain, file: Plain | None = ..., line: int | None = ..., name: Plain | None = ..., elements: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DIImportedEntityAttr: ...  # type: ignore[override,unused-ignore]
    tag: int
    scope: Any
    entity: Any
    file: Any
    line: int
    name: str
    elements: list[Any]
class DILabelAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, name: Plain | None = ..., file: Plain | None = ..., line: int | None = ..., context: Context | None = ...) -> DILabelAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    name: str
    file: Any
    line: int
class DILexicalBlockAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, file: Plain | None = ..., line: int | None = ..., column: int | None = ..., context: Context | None = ...) -> DILexicalBlockAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    file: Any
    line: int
    column: int
class DILexicalBlockFileAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, file: Plain, discriminator: int, context: Context | None = ...) -> DILexicalBlockFileAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    file: Any
    discriminator: int
class DILocalVariableAttr(DialectAttr):
    @classmethod
    def get(cls, scope: Plain, name: Plain | None = ..., file: Plain | None = ..., line: int | None = ..., arg: int | None = ..., align_in_bits: int | None = ..., type: Plain | None = ..., flags: int | str | None = ..., context: Context | None = ...) -> DILocalVariableAttr: ...  # type: ignore[override,unused-ignore]
    scope: Any
    name: str
    file: Any
    line: int
    arg: int
    align_in_bits: int
    flags: str
class DIModuleAttr(DialectAttr):
    @classmethod
    def get(cls, file: Plain | None = ..., scope: Plain | None = ..., name: Plain | None = ..., config_macros: Plain | None = ..., include_path: Plain | None = ..., apinotes: Plain | None = ..., line: int | None = ..., is_decl: bool | None = ..., context: Context | None = ...) -> DIModuleAttr: ...  # type: ignore[override,unused-ignore]
    file: Any
    scope: Any
    name: str
    config_macros: str
    include_path: str
    apinotes: str
    line: int
    is_decl: bool
class DINamespaceAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, scope: Plain, export_symbols: bool, context: Context | None = ...) -> DINamespaceAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    scope: Any
    export_symbols: bool
class DINullTypeAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> DINullTypeAttr: ...  # type: ignore[override,unused-ignore]
class DIStringTypeAttr(DialectAttr):
    @classmethod
    def get(cls, tag: int, name: Plain, size_in_bits: int | None = ..., align_in_bits: int | None = ..., string_length: Plain | None = ..., string_length_exp: Plain | None = ..., string_location_exp: Plain | None = ..., encoding: int | None = ..., context: Context | None = ...) -> DIStringTypeAttr: ...  # type: ignore[override,unused-ignore]
    tag: int
    name: str
    size_in_bits: int
    align_in_bits: int
    string_length: Any
    string_length_exp: Any
    string_location_exp: Any
    encoding: int
class DISubprogramAttr(DialectAttr):
    @classmethod
    def get(cls, rec_id: Plain | None = ..., is_rec_self: bool | None = ..., id: Plain | None = ..., compile_unit: Plain | None = ..., scope: Plain | None = ..., name: Plain | None = ..., linkage_name: Plain | None = ..., file: Plain | None = ..., line: int | None = ..., scope_line: int | None = ..., subprogram_flags: int | str | None = ..., type: Plain | None = ..., retained_nodes: _Sequence[Plain] | None = ..., annotations: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DISubprogramAttr: ...  # type: ignore[override,unused-ignore]
    rec_id: Any
    is_rec_self: bool
    id: Any
    compile_unit: Any
    scope: Any
    name: str
    linkage_name: str
    file: Any
    line: int
    scope_line: int
    subprogram_flags: str
    retained_nodes: list[Any]
    annotations: list[Any]
class DISubrangeAttr(DialectAttr):
    @classmethod
    def get(cls, count: Plain | None = ..., lower_bound: Plain | None = ..., upper_bound: Plain | None = ..., stride: Plain | None = ..., context: Context | None = ...) -> DISubrangeAttr: ...  # type: ignore[override,unused-ignore]
    count: Any
    lower_bound: Any
    upper_bound: Any
    stride: Any
class DISubroutineTypeAttr(DialectAttr):
    @classmethod
    def get(cls, calling_convention: int | None = ..., types: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DISubroutineTypeAttr: ...  # type: ignore[override,unused-ignore]
    calling_convention: int
    types: list[Any]
class DIVoidResultTypeAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> DIVoidResultTypeAttr: ...  # type: ignore[override,unused-ignore]
class DSOLocalEquivalentAttr(DialectAttr):
    @classmethod
    def get(cls, sym: Plain, context: Context | None = ...) -> DSOLocalEquivalentAttr: ...  # type: ignore[override,unused-ignore]
    sym: Any
class DenormalFPEnvAttr(DialectAttr):
    @classmethod
    def get(cls, default_output_mode: int | str, default_input_mode: int | str, float_output_mode: int | str, float_input_mode: int | str, context: Context | None = ...) -> DenormalFPEnvAttr: ...  # type: ignore[override,unused-ignore]
    default_output_mode: str
    default_input_mode: str
    float_output_mode: str
    float_input_mode: str
class DependentLibrariesAttr(DialectAttr):
    @classmethod
    def get(cls, libs: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DependentLibrariesAttr: ...  # type: ignore[override,unused-ignore]
    libs: list[str]
class DereferenceableAttr(DialectAttr):
    @classmethod
    def get(cls, bytes: int, may_be_null: bool | None = ..., context: Context | None = ...) -> DereferenceableAttr: ...  # type: ignore[override,unused-ignore]
    bytes: int
    may_be_null: bool
class FastmathFlagsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FastmathFlagsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FramePointerKindAttr(DialectAttr):
    @classmethod
    def get(cls, frame_pointer_kind: int | str, context: Context | None = ...) -> FramePointerKindAttr: ...  # type: ignore[override,unused-ignore]
    frame_pointer_kind: str
class FunctionEntryCountAttr(DialectAttr):
    @classmethod
    def get(cls, entry_count: int, count_type: int | str | None = ..., imports: _Sequence[int] | None = ..., context: Context | None = ...) -> FunctionEntryCountAttr: ...  # type: ignore[override,unused-ignore]
    entry_count: int
    count_type: str
    imports: list[int]
class IntegerOverflowFlagsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> IntegerOverflowFlagsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LLVMArrayType(DialectType):
    @classmethod
    def get(cls, element_type: Type, num_elements: int, context: Context | None = ...) -> LLVMArrayType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    num_elements: int
class LLVMByteType(DialectType):
    @classmethod
    def get(cls, bit_width: int, context: Context | None = ...) -> LLVMByteType: ...  # type: ignore[override,unused-ignore]
    bit_width: int
class LLVMFixedVectorType(DialectType):
    @classmethod
    def get(cls, element_type: Type, num_elements: int, context: Context | None = ...) -> LLVMFixedVectorType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    num_elements: int
class LLVMFunctionType(DialectType):
    @classmethod
    def get(cls, return_type: Type, params: _Sequence[Type], var_arg: bool, context: Context | None = ...) -> LLVMFunctionType: ...  # type: ignore[override,unused-ignore]
    return_type: Type
    params: list[Type]
    var_arg: bool
class LLVMLabelType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMLabelType: ...  # type: ignore[override,unused-ignore]
class LLVMMetadataType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMMetadataType: ...  # type: ignore[override,unused-ignore]
class LLVMPPCFP128Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMPPCFP128Type: ...  # type: ignore[override,unused-ignore]
class LLVMPointerType(DialectType):
    @classmethod
    def get(cls, address_space: int | None = ..., context: Context | None = ...) -> LLVMPointerType: ...  # type: ignore[override,unused-ignore]
    address_space: int
class LLVMScalableVectorType(DialectType):
    @classmethod
    def get(cls, element_type: Type, min_num_elements: int, context: Context | None = ...) -> LLVMScalableVectorType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    min_num_elements: int
class LLVMStructType(DialectType):
    @classmethod
    def get(cls, name: str | None = ..., body: _Sequence[Type] | None = ..., context: Context | None = ...) -> LLVMStructType: ...  # type: ignore[override,unused-ignore]
    name: str
    body: list[Type]
class LLVMTargetExtType(DialectType):
    @classmethod
    def get(cls, ext_type_name: str, type_params: _Sequence[Type] | None = ..., int_params: _Sequence[int] | None = ..., context: Context | None = ...) -> LLVMTargetExtType: ...  # type: ignore[override,unused-ignore]
    ext_type_name: str
    type_params: list[Type]
    int_params: list[int]
class LLVMTokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMTokenType: ...  # type: ignore[override,unused-ignore]
class LLVMVoidType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMVoidType: ...  # type: ignore[override,unused-ignore]
class LLVMX86AMXType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMX86AMXType: ...  # type: ignore[override,unused-ignore]
class LLVMX86MMXType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> LLVMX86MMXType: ...  # type: ignore[override,unused-ignore]
class LinkageAttr(DialectAttr):
    @classmethod
    def get(cls, linkage: int | str, context: Context | None = ...) -> LinkageAttr: ...  # type: ignore[override,unused-ignore]
    linkage: str
class LoopAnnotationAttr(DialectAttr):
    @classmethod
    def get(cls, disable_nonforced: Plain | None = ..., vectorize: Plain | None = ..., interleave: Plain | None = ..., unroll: Plain | None = ..., unroll_and_jam: Plain | None = ..., licm: Plain | None = ..., distribute: Plain | None = ..., pipeline: Plain | None = ..., peeled: Plain | None = ..., unswitch: Plain | None = ..., must_progress: Plain | None = ..., is_vectorized: Plain | None = ..., start_loc: Plain | None = ..., end_loc: Plain | None = ..., parallel_accesses: _Sequence[Plain] | None = ..., context: Context | None = ...) -> LoopAnnotationAttr: ...  # type: ignore[override,unused-ignore]
    disable_nonforced: Any
    vectorize: Any
    interleave: Any
    unroll: Any
    unroll_and_jam: Any
    licm: Any
    distribute: Any
    pipeline: Any
    peeled: Any
    unswitch: Any
    must_progress: Any
    is_vectorized: Any
    start_loc: Any
    end_loc: Any
    parallel_accesses: list[Any]
class LoopDistributeAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., followup_coincident: Plain | None = ..., followup_sequential: Plain | None = ..., followup_fallback: Plain | None = ..., followup_all: Plain | None = ..., context: Context | None = ...) -> LoopDistributeAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    followup_coincident: Any
    followup_sequential: Any
    followup_fallback: Any
    followup_all: Any
class LoopInterleaveAttr(DialectAttr):
    @classmethod
    def get(cls, count: Plain, context: Context | None = ...) -> LoopInterleaveAttr: ...  # type: ignore[override,unused-ignore]
    count: Any
class LoopLICMAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., versioning_disable: Plain | None = ..., context: Context | None = ...) -> LoopLICMAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    versioning_disable: Any
class LoopOptionsAttr(DialectAttr):
    @classmethod
    def get(cls, options: _Sequence[Plain] | None = ..., context: Context | None = ...) -> LoopOptionsAttr: ...  # type: ignore[override,unused-ignore]
    options: list[Any]
class LoopPeeledAttr(DialectAttr):
    @classmethod
    def get(cls, count: Plain | None = ..., context: Context | None = ...) -> LoopPeeledAttr: ...  # type: ignore[override,unused-ignore]
    count: Any
class LoopPipelineAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., initiationinterval: Plain | None = ..., context: Context | None = ...) -> LoopPipelineAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    initiationinterval: Any
class LoopUnrollAndJamAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., count: Plain | None = ..., followup_outer: Plain | None = ..., followup_inner: Plain | None = ..., followup_remainder_outer: Plain | None = ..., followup_remainder_inner: Plain | None = ..., followup_all: Plain | None = ..., context: Context | None = ...) -> LoopUnrollAndJamAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    count: Any
    followup_outer: Any
    followup_inner: Any
    followup_remainder_outer: Any
    followup_remainder_inner: Any
    followup_all: Any
class LoopUnrollAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., count: Plain | None = ..., runtime_disable: Plain | None = ..., full: Plain | None = ..., followup_unrolled: Plain | None = ..., followup_remainder: Plain | None = ..., followup_all: Plain | None = ..., context: Context | None = ...) -> LoopUnrollAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    count: Any
    runtime_disable: Any
    full: Any
    followup_unrolled: Any
    followup_remainder: Any
    followup_all: Any
class LoopUnswitchAttr(DialectAttr):
    @classmethod
    def get(cls, partial_disable: Plain | None = ..., context: Context | None = ...) -> LoopUnswitchAttr: ...  # type: ignore[override,unused-ignore]
    partial_disable: Any
class LoopVectorizeAttr(DialectAttr):
    @classmethod
    def get(cls, disable: Plain | None = ..., predicate_enable: Plain | None = ..., scalable_enable: Plain | None = ..., width: Plain | None = ..., followup_vectorized: Plain | None = ..., followup_epilogue: Plain | None = ..., followup_all: Plain | None = ..., context: Context | None = ...) -> LoopVectorizeAttr: ...  # type: ignore[override,unused-ignore]
    disable: Any
    predicate_enable: Any
    scalable_enable: Any
    width: Any
    followup_vectorized: Any
    followup_epilogue: Any
    followup_all: Any
class MDConstantAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, context: Context | None = ...) -> MDConstantAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
class MDFuncAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, context: Context | None = ...) -> MDFuncAttr: ...  # type: ignore[override,unused-ignore]
    name: Any
class MDNodeAttr(DialectAttr):
    @classmethod
    def get(cls, operands: _Sequence[Plain] | None = ..., context: Context | None = ...) -> MDNodeAttr: ...  # type: ignore[override,unused-ignore]
    operands: list[Any]
class MDStringAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, context: Context | None = ...) -> MDStringAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMRATagAttr(DialectAttr):
    @classmethod
    def get(cls, prefix: str, suffix: str, context: Context | None = ...) -> MMRATagAttr: ...  # type: ignore[override,unused-ignore]
    prefix: str
    suffix: str
class MemoryEffectsAttr(DialectAttr):
    @classmethod
    def get(cls, other: int | str, arg_mem: int | str, inaccessible_mem: int | str, errno_mem: int | str, target_mem0: int | str, target_mem1: int | str, context: Context | None = ...) -> MemoryEffectsAttr: ...  # type: ignore[override,unused-ignore]
    other: str
    arg_mem: str
    inaccessible_mem: str
    errno_mem: str
    target_mem0: str
    target_mem1: str
class ModuleFlagAttr(DialectAttr):
    @classmethod
    def get(cls, behavior: int | str, key: Plain, value: Plain, context: Context | None = ...) -> ModuleFlagAttr: ...  # type: ignore[override,unused-ignore]
    behavior: str
    key: str
    value: Any
class ModuleFlagCGProfileEntryAttr(DialectAttr):
    @classmethod
    def get(cls, from_: Plain, to: Plain, count: int, context: Context | None = ...) -> ModuleFlagCGProfileEntryAttr: ...  # type: ignore[override,unused-ignore]
    from_: Any
    to: Any
    count: int
class ModuleFlagProfileSummaryAttr(DialectAttr):
    @classmethod
    def get(cls, format: int | str, total_count: int, max_count: int, max_internal_count: int, max_function_count: int, num_counts: int, num_functions: int, is_partial_profile: int | None = ..., partial_profile_ratio: Plain | None = ..., detailed_summary: _Sequence[Plain] | None = ..., context: Context | None = ...) -> ModuleFlagProfileSummaryAttr: ...  # type: ignore[override,unused-ignore]
    format: str
    total_count: int
    max_count: int
    max_internal_count: int
    max_function_count: int
    num_counts: int
    num_functions: int
    is_partial_profile: int
    partial_profile_ratio: Any
    detailed_summary: list[Any]
class ModuleFlagProfileSummaryDetailedAttr(DialectAttr):
    @classmethod
    def get(cls, cut_off: int, min_count: int, num_counts: int, context: Context | None = ...) -> ModuleFlagProfileSummaryDetailedAttr: ...  # type: ignore[override,unused-ignore]
    cut_off: int
    min_count: int
    num_counts: int
class PoisonAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> PoisonAttr: ...  # type: ignore[override,unused-ignore]
class TBAAMemberAttr(DialectAttr):
    @classmethod
    def get(cls, type_desc: Plain, offset: int, context: Context | None = ...) -> TBAAMemberAttr: ...  # type: ignore[override,unused-ignore]
    type_desc: Any
    offset: int
class TBAARootAttr(DialectAttr):
    @classmethod
    def get(cls, id: Plain | None = ..., context: Context | None = ...) -> TBAARootAttr: ...  # type: ignore[override,unused-ignore]
    id: str
class TBAATagAttr(DialectAttr):
    @classmethod
    def get(cls, base_type: Plain, access_type: Plain, offset: int, constant: bool | None = ..., context: Context | None = ...) -> TBAATagAttr: ...  # type: ignore[override,unused-ignore]
    base_type: Any
    access_type: Any
    offset: int
    constant: bool
class TBAATypeDescriptorAttr(DialectAttr):
    @classmethod
    def get(cls, id: str, members: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TBAATypeDescriptorAttr: ...  # type: ignore[override,unused-ignore]
    id: str
    members: list[Any]
class TailCallKindAttr(DialectAttr):
    @classmethod
    def get(cls, tail_call_kind: int | str, context: Context | None = ...) -> TailCallKindAttr: ...  # type: ignore[override,unused-ignore]
    tail_call_kind: str
class TargetAttr(DialectAttr):
    @classmethod
    def get(cls, triple: Plain, chip: Plain, features: Plain | None = ..., context: Context | None = ...) -> TargetAttr: ...  # type: ignore[override,unused-ignore]
    triple: str
    chip: str
    features: Any
class TargetFeaturesAttr(DialectAttr):
    @classmethod
    def get(cls, features: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TargetFeaturesAttr: ...  # type: ignore[override,unused-ignore]
    features: list[str]
class UWTableKindAttr(DialectAttr):
    @classmethod
    def get(cls, uwtable_kind: int | str, context: Context | None = ...) -> UWTableKindAttr: ...  # type: ignore[override,unused-ignore]
    uwtable_kind: str
class UndefAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> UndefAttr: ...  # type: ignore[override,unused-ignore]
class VScaleRangeAttr(DialectAttr):
    @classmethod
    def get(cls, min_range: Plain, max_range: Plain, context: Context | None = ...) -> VScaleRangeAttr: ...  # type: ignore[override,unused-ignore]
    min_range: Any
    max_range: Any
class VecTypeHintAttr(DialectAttr):
    @classmethod
    def get(cls, hint: Plain, is_signed: bool | None = ..., context: Context | None = ...) -> VecTypeHintAttr: ...  # type: ignore[override,unused-ignore]
    hint: Any
    is_signed: bool
class WorkgroupAttributionAttr(DialectAttr):
    @classmethod
    def get(cls, num_elements: Plain, element_type: Plain, context: Context | None = ...) -> WorkgroupAttributionAttr: ...  # type: ignore[override,unused-ignore]
    num_elements: Any
    element_type: Any
class ZeroAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> ZeroAttr: ...  # type: ignore[override,unused-ignore]
