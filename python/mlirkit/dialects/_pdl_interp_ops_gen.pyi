# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ._typing import *

class _Dialect(Dialect): ...

class ApplyConstraintOp(OpView):
    def __init__(self, results_: Types, name: Str, args: Vals, trueDest: Block, falseDest: Block, *, isNegated: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    isNegated: BoolAttr
    results_: OpResultList
class ApplyConstraintOpAdaptor(OpAdaptor):
    args: OpOperandList
class ApplyRewriteOp(OpView):
    def __init__(self, results_: Types, name: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    results_: OpResultList
class ApplyRewriteOpAdaptor(OpAdaptor):
    args: OpOperandList
class AreEqualOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AreEqualOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class BranchOp(OpView):
    def __init__(self, dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class BranchOpAdaptor(OpAdaptor):
    ...
class CheckAttributeOp(OpView):
    def __init__(self, attribute: Val, constantValue: Plain, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    attribute: Value
    constantValue: Attribute
class CheckAttributeOpAdaptor(OpAdaptor):
    attribute: Value
class CheckOperandCountOp(OpView):
    def __init__(self, inputOp: Val, count: Int, trueDest: Block, falseDest: Block, *, compareAtLeast: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    count: IntegerAttr
    compareAtLeast: bool
class CheckOperandCountOpAdaptor(OpAdaptor):
    inputOp: Value
class CheckOperationNameOp(OpView):
    def __init__(self, inputOp: Val, name: Str, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
class CheckOperationNameOpAdaptor(OpAdaptor):
    inputOp: Value
class CheckResultCountOp(OpView):
    def __init__(self, inputOp: Val, count: Int, trueDest: Block, falseDest: Block, *, compareAtLeast: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    count: IntegerAttr
    compareAtLeast: bool
class CheckResultCountOpAdaptor(OpAdaptor):
    inputOp: Value
class CheckTypeOp(OpView):
    def __init__(self, value: Val, type_: TypeLike, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    type_: TypeAttr
class CheckTypeOpAdaptor(OpAdaptor):
    value: Value
class CheckTypesOp(OpView):
    def __init__(self, value: Val, types: Plain, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    types: ArrayAttr
class CheckTypesOpAdaptor(OpAdaptor):
    value: Value
class ContinueOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ContinueOpAdaptor(OpAdaptor):
    ...
class CreateAttributeOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
    attribute: Value
class CreateAttributeOpAdaptor(OpAdaptor):
    ...
class CreateOperationOp(OpView):
    def __init__(self, name: Str, inputOperands: Vals, inputAttributes: Vals, inputAttributeNames: Plain, inputResultTypes: Vals, *, inferredResultTypes: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOperands: OpOperandList
    inputAttributes: OpOperandList
    inputResultTypes: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    inputAttributeNames: ArrayAttr
    inferredResultTypes: bool
    resultOp: Value
class CreateOperationOpAdaptor(OpAdaptor):
    inputOperands: OpOperandList
    inputAttributes: OpOperandList
    inputResultTypes: OpOperandList
class CreateRangeOp(OpView):
    def __init__(self, result: Type, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arguments: OpOperandList
class CreateRangeOpAdaptor(OpAdaptor):
    arguments: OpOperandList
class CreateTypeOp(OpView):
    def __init__(self, value: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: TypeAttr
class CreateTypeOpAdaptor(OpAdaptor):
    ...
class CreateTypesOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: ArrayAttr
class CreateTypesOpAdaptor(OpAdaptor):
    ...
class EraseOp(OpView):
    def __init__(self, inputOp: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
class EraseOpAdaptor(OpAdaptor):
    inputOp: Value
class ExtractOp(OpView):
    def __init__(self, result: Type, range: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Value
    index: IntegerAttr
class ExtractOpAdaptor(OpAdaptor):
    range: Value
class FinalizeOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class FinalizeOpAdaptor(OpAdaptor):
    ...
class ForEachOp(OpView):
    def __init__(self, values: Val, successor: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Value
    region: Region
class ForEachOpAdaptor(OpAdaptor):
    values: Value
class FuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class GetAttributeOp(OpView):
    def __init__(self, inputOp: Val, name: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    attribute: Value
class GetAttributeOpAdaptor(OpAdaptor):
    inputOp: Value
class GetAttributeTypeOp(OpView):
    def __init__(self, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class GetAttributeTypeOpAdaptor(OpAdaptor):
    value: Value
class GetDefiningOpOp(OpView):
    def __init__(self, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    inputOp: Value
class GetDefiningOpOpAdaptor(OpAdaptor):
    value: Value
class GetOperandOp(OpView):
    def __init__(self, inputOp: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    index: IntegerAttr
    value: Value
class GetOperandOpAdaptor(OpAdaptor):
    inputOp: Value
class GetOperandsOp(OpView):
    def __init__(self, value: Type, inputOp: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    index: IntegerAttr | None
    value: Value
class GetOperandsOpAdaptor(OpAdaptor):
    inputOp: Value
class GetResultOp(OpView):
    def __init__(self, inputOp: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    index: IntegerAttr
    value: Value
class GetResultOpAdaptor(OpAdaptor):
    inputOp: Value
class GetResultsOp(OpView):
    def __init__(self, value: Type, inputOp: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    index: IntegerAttr | None
    value: Value
class GetResultsOpAdaptor(OpAdaptor):
    inputOp: Value
class GetUsersOp(OpView):
    def __init__(self, value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    operations: Value
class GetUsersOpAdaptor(OpAdaptor):
    value: Value
class GetValueTypeOp(OpView):
    def __init__(self, result: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class GetValueTypeOpAdaptor(OpAdaptor):
    value: Value
class IsNotNullOp(OpView):
    def __init__(self, value: Val, trueDest: Block, falseDest: Block, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class IsNotNullOpAdaptor(OpAdaptor):
    value: Value
class RecordMatchOp(OpView):
    def __init__(self, inputs: Vals, matchedOps: Vals, rewriter: Sym, benefit: Int, dest: Block, *, rootKind: Str | None = ..., generatedOps: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    matchedOps: OpOperandList
    rewriter: SymbolRefAttr
    rootKind: StringAttr | None
    generatedOps: ArrayAttr | None
    benefit: IntegerAttr
class RecordMatchOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    matchedOps: OpOperandList
class ReplaceOp(OpView):
    def __init__(self, inputOp: Val, replValues: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    replValues: OpOperandList
class ReplaceOpAdaptor(OpAdaptor):
    inputOp: Value
    replValues: OpOperandList
class SwitchAttributeOp(OpView):
    def __init__(self, attribute: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    attribute: Value
    caseValues: ArrayAttr
class SwitchAttributeOpAdaptor(OpAdaptor):
    attribute: Value
class SwitchOperandCountOp(OpView):
    def __init__(self, inputOp: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    caseValues: Attribute
class SwitchOperandCountOpAdaptor(OpAdaptor):
    inputOp: Value
class SwitchOperationNameOp(OpView):
    def __init__(self, inputOp: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    caseValues: ArrayAttr
class SwitchOperationNameOpAdaptor(OpAdaptor):
    inputOp: Value
class SwitchResultCountOp(OpView):
    def __init__(self, inputOp: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputOp: Value
    caseValues: Attribute
class SwitchResultCountOpAdaptor(OpAdaptor):
    inputOp: Value
class SwitchTypeOp(OpView):
    def __init__(self, value: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    caseValues: ArrayAttr
class SwitchTypeOpAdaptor(OpAdaptor):
    value: Value
class SwitchTypesOp(OpView):
    def __init__(self, value: Val, caseValues: Plain, defaultDest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    caseValues: ArrayAttr
class SwitchTypesOpAdaptor(OpAdaptor):
    value: Value
def apply_constraint(results_: Types, name: Str, args: Vals, true_dest: Block, false_dest: Block, *, is_negated: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ApplyConstraintOp: ...
def apply_rewrite(results_: Types, name: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ApplyRewriteOp: ...
def are_equal(lhs: Val, rhs: Val, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> AreEqualOp: ...
def branch(dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> BranchOp: ...
def check_attribute(attribute: Val, constant_value: Plain, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> CheckAttributeOp: ...
def check_operand_count(input_op: Val, count: Int, true_dest: Block, false_dest: Block, *, compare_at_least: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> CheckOperandCountOp: ...
def check_operation_name(input_op: Val, name: Str, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> CheckOperationNameOp: ...
def check_result_count(input_op: Val, count: Int, true_dest: Block, false_dest: Block, *, compare_at_least: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> CheckResultCountOp: ...
def check_type(value: Val, type_: TypeLike, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> CheckTypeOp: ...
def check_types(value: Val, types: Plain, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> CheckTypesOp: ...
def continue_(*, loc: Loc = ..., ip: Ip = ...) -> ContinueOp: ...
def create_attribute(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_operation(name: Str, input_operands: Vals, input_attributes: Vals, input_attribute_names: Plain, input_result_types: Vals, *, inferred_result_types: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_range(result: Type, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_type(value: TypeLike, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_types(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erase(input_op: Val, *, loc: Loc = ..., ip: Ip = ...) -> EraseOp: ...
def extract(result: Type, range: Val, index: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def finalize(*, loc: Loc = ..., ip: Ip = ...) -> FinalizeOp: ...
def foreach(values: Val, successor: Block, *, loc: Loc = ..., ip: Ip = ...) -> ForEachOp: ...
def func(sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def get_attribute(input_op: Val, name: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_attribute_type(value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_defining_op(value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_operand(input_op: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_operands(value: Type, input_op: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_result(input_op: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_results(value: Type, input_op: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_users(value: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_value_type(result: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_not_null(value: Val, true_dest: Block, false_dest: Block, *, loc: Loc = ..., ip: Ip = ...) -> IsNotNullOp: ...
def record_match(inputs: Vals, matched_ops: Vals, rewriter: Sym, benefit: Int, dest: Block, *, root_kind: Str | None = ..., generated_ops: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RecordMatchOp: ...
def replace(input_op: Val, repl_values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReplaceOp: ...
def switch_attribute(attribute: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchAttributeOp: ...
def switch_operand_count(input_op: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchOperandCountOp: ...
def switch_operation_name(input_op: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchOperationNameOp: ...
def switch_result_count(input_op: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchResultCountOp: ...
def switch_type(value: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchTypeOp: ...
def switch_types(value: Val, case_values: Plain, default_dest: Block, cases: Blocks, *, loc: Loc = ..., ip: Ip = ...) -> SwitchTypesOp: ...
