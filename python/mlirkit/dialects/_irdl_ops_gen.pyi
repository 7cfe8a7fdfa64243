# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllOfOp(OpView):
    def __init__(self, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    output: Value
class AllOfOpAdaptor(OpAdaptor):
    args: OpOperandList
class AnyOfOp(OpView):
    def __init__(self, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    output: Value
class AnyOfOpAdaptor(OpAdaptor):
    args: OpOperandList
class AnyOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    output: Value
class AnyOpAdaptor(OpAdaptor):
    ...
class AttributeOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class AttributeOpAdaptor(OpAdaptor):
    ...
class AttributesOp(OpView):
    def __init__(self, attributeValues: Vals, attributeValueNames: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    attributeValues: OpOperandList
    attributeValueNames: ArrayAttr
class AttributesOpAdaptor(OpAdaptor):
    attributeValues: OpOperandList
class BaseOp(OpView):
    def __init__(self, *, base_ref: Sym | None = ..., base_name: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base_ref: SymbolRefAttr | None
    base_name: StringAttr | None
    output: Value
class BaseOpAdaptor(OpAdaptor):
    ...
class CPredOp(OpView):
    def __init__(self, pred: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: StringAttr
    output: Value
class CPredOpAdaptor(OpAdaptor):
    ...
class DialectOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class DialectOpAdaptor(OpAdaptor):
    ...
class IsOp(OpView):
    def __init__(self, expected: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    expected: Attribute
    output: Value
class IsOpAdaptor(OpAdaptor):
    ...
class OperandsOp(OpView):
    def __init__(self, args: Vals, names: Plain, variadicity: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    names: ArrayAttr
    variadicity: Attribute
class OperandsOpAdaptor(OpAdaptor):
    args: OpOperandList
class OperationOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class OperationOpAdaptor(OpAdaptor):
    ...
class ParametersOp(OpView):
    def __init__(self, args: Vals, names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    names: ArrayAttr
class ParametersOpAdaptor(OpAdaptor):
    args: OpOperandList
class ParametricOp(OpView):
    def __init__(self, base_type: Sym, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    base_type: SymbolRefAttr
    output: Value
class ParametricOpAdaptor(OpAdaptor):
    args: OpOperandList
class RegionOp(OpView):
    def __init__(self, entryBlockArgs: Vals, *, numberOfBlocks: Int | None = ..., constrainedArguments: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    entryBlockArgs: OpOperandList
    numberOfBlocks: IntegerAttr | None
    constrainedArguments: bool
    output: Value
class RegionOpAdaptor(OpAdaptor):
    entryBlockArgs: OpOperandList
class RegionsOp(OpView):
    def __init__(self, args: Vals, names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    names: ArrayAttr
class RegionsOpAdaptor(OpAdaptor):
    args: OpOperandList
class ResultsOp(OpView):
    def __init__(self, args: Vals, names: Plain, variadicity: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    names: ArrayAttr
    variadicity: Attribute
class ResultsOpAdaptor(OpAdaptor):
    args: OpOperandList
class TypeOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class TypeOpAdaptor(OpAdaptor):
    ...
def all_of(args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def any(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def any_of(args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def attribute(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> AttributeOp: ...
def attributes_(attribute_values: Vals, attribute_value_names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> AttributesOp: ...
def base(*, base_ref: Sym | None = ..., base_name: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def c_pred(pred: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dialect(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> DialectOp: ...
def is_(expected: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def operands_(args: Vals, names: Plain, variadicity: Plain, *, loc: Loc = ..., ip: Ip = ...) -> OperandsOp: ...
def operation_(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> OperationOp: ...
def parameters(args: Vals, names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ParametersOp: ...
def parametric(base_type: Sym, args: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def region(entry_block_args: Vals, *, number_of_blocks: Int | None = ..., constrained_arguments: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def regions_(args: Vals, names: Plain, *, loc: Loc = ..., ip: Ip = ...) -> RegionsOp: ...
def results_(args: Vals, names: Plain, variadicity: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ResultsOp: ...
def type_(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> TypeOp: ...
class Variadicity(enum.IntEnum):
    single = 0
    optional = 1
    variadic = 2
class AttributeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AttributeType: ...  # type: ignore[override,unused-ignore]
class RegionType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> RegionType: ...  # type: ignore[override,unused-ignore]
class VariadicityArrayAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> VariadicityArrayAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class VariadicityAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> VariadicityAttr: ...  # type: ignore[override,unused-ignore]
    value: str
