# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, IntegerAttr, StringAttr, TypeAttr
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class ApplyNativeConstraintOp(OpView):
    def __init__(self, results_: Types, name: Str, args: Vals, *, isNegated: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    isNegated: BoolAttr
    results_: OpResultList
class ApplyNativeConstraintOpAdaptor(OpAdaptor):
    args: OpOperandList
class ApplyNativeRewriteOp(OpView):
    def __init__(self, results_: Types, name: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    results_: OpResultList
class ApplyNativeRewriteOpAdaptor(OpAdaptor):
    args: OpOperandList
class AttributeOp(OpView):
    def __init__(self, *, valueType: Val | None = ..., value: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueType: Value | None
    value: Attribute | None
    attr: Value
class AttributeOpAdaptor(OpAdaptor):
    valueType: Value | None
class EraseOp(OpView):
    def __init__(self, opValue: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    opValue: Value
class EraseOpAdaptor(OpAdaptor):
    opValue: Value
class OperandOp(OpView):
    def __init__(self, *, valueType: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueType: Value | None
    value: Value
class OperandOpAdaptor(OpAdaptor):
    valueType: Value | None
class OperandsOp(OpView):
    def __init__(self, *, valueType: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueType: Value | None
    value: Value
class OperandsOpAdaptor(OpAdaptor):
    valueType: Value | None
class OperationOp(OpView):
    def __init__(self, operandValues: Vals, attributeValues: Vals, attributeValueNames: Plain, typeValues: Vals, *, opName: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operandValues: OpOperandList
    attributeValues: OpOperandList
    typeValues: OpOperandList
    opName: StringAttr | None
    attributeValueNames: ArrayAttr
    op: Value
class OperationOpAdaptor(OpAdaptor):
    operandValues: OpOperandList
    attributeValues: OpOperandList
    typeValues: OpOperandList
class PatternOp(OpView):
    def __init__(self, benefit: Int, *, sym_name: Str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    benefit: IntegerAttr
    sym_name: StringAttr | None
    sym_visibility: StringAttr | None
    bodyRegion: Region
class PatternOpAdaptor(OpAdaptor):
    ...
class RangeOp(OpView):
    def __init__(self, result: Type, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arguments: OpOperandList
class RangeOpAdaptor(OpAdaptor):
    arguments: OpOperandList
class ReplaceOp(OpView):
    def __init__(self, opValue: Val, replValues: Vals, *, replOperation: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    opValue: Value
    replOperation: Value | None
    replValues: OpOperandList
class ReplaceOpAdaptor(OpAdaptor):
    opValue: Value
    replOperation: Value | None
    replValues: OpOperandList
class ResultOp(OpView):
    def __init__(self, parent: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    parent: Value  # type: ignore[assignment,override,unused-ignore]
    index: IntegerAttr
    val: Value
class ResultOpAdaptor(OpAdaptor):
    parent: Value
class ResultsOp(OpView):
    def __init__(self, val: Type, parent: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    parent: Value  # type: ignore[assignment,override,unused-ignore]
    index: IntegerAttr | None
    val: Value
class ResultsOpAdaptor(OpAdaptor):
    parent: Value
class RewriteOp(OpView):
    def __init__(self, externalArgs: Vals, *, root: Val | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    root: Value | None
    externalArgs: OpOperandList
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    bodyRegion: Region
class RewriteOpAdaptor(OpAdaptor):
    root: Value | None
    externalArgs: OpOperandList
class TypeOp(OpView):
    def __init__(self, *, constantType: TypeLike | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    constantType: TypeAttr | None
class TypeOpAdaptor(OpAdaptor):
    ...
class TypesOp(OpView):
    def __init__(self, *, constantTypes: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    constantTypes: ArrayAttr | None
class TypesOpAdaptor(OpAdaptor):
    ...
def apply_native_constraint(results_: Types, name: Str, args: Vals, *, is_negated: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ApplyNativeConstraintOp: ...
def apply_native_rewrite(results_: Types, name: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ApplyNativeRewriteOp: ...
def attribute(*, value_type: Val | None = ..., value: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erase(op_value: Val, *, loc: Loc = ..., ip: Ip = ...) -> EraseOp: ...
def operand(*, value_type: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def operands_(*, value_type: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def operation_(operand_values: Vals, attribute_values: Vals, attribute_value_names: Plain, type_values: Vals, *, op_name: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pattern(benefit: Int, *, sym_name: Str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> PatternOp: ...
def range(result: Type, arguments: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def replace(op_value: Val, repl_values: Vals, *, repl_operation: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> ReplaceOp: ...
def result(parent: Val, index: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def results_(val: Type, parent: Val, *, index: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rewrite(external_args: Vals, *, root: Val | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> RewriteOp: ...
def type_(*, constant_type: TypeLike | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def types(*, constant_types: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AttributeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AttributeType: ...  # type: ignore[override,unused-ignore]
class OperationType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> OperationType: ...  # type: ignore[override,unused-ignore]
class RangeType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> RangeType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class TypeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TypeType: ...  # type: ignore[override,unused-ignore]
class ValueType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ValueType: ...  # type: ignore[override,unused-ignore]
