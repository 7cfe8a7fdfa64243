# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, FlatSymbolRefAttr, StringAttr, TypeAttr
from ._typing import *

class _Dialect(Dialect): ...

class CallIndirectOp(OpView):
    def __init__(self, results_: Types, callee: Val, callee_operands: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    callee: Value
    callee_operands: OpOperandList
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    results_: OpResultList
class CallIndirectOpAdaptor(OpAdaptor):
    callee: Value
    callee_operands: OpOperandList
class CallOp(OpView):
    def __init__(self, result: Types, callee: Sym, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    callee: FlatSymbolRefAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: bool
class CallOpAdaptor(OpAdaptor):
    ...
class ConstantOp(OpView):
    def __init__(self, result: Type, value: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: FlatSymbolRefAttr
class ConstantOpAdaptor(OpAdaptor):
    ...
class FuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    sym_visibility: StringAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: bool
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class ReturnOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
def call(result: Types, callee: Sym, operands_: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOp: ...
def call_indirect(results_: Types, callee: Val, callee_operands: Vals, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallIndirectOp: ...
def constant(result: Type, value: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def return_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
