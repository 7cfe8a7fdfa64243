# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, StringAttr, SymbolRefAttr, TypeAttr
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class FuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class GlobalLoadConstOp(OpView):
    def __init__(self, result: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: SymbolRefAttr
class GlobalLoadConstOpAdaptor(OpAdaptor):
    ...
class GlobalLoadGraphOp(OpView):
    def __init__(self, result: Type, produceToken: Type, global_: Sym, consumeTokens: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    consumeTokens: OpOperandList
    global_: SymbolRefAttr
    produceToken: Value
class GlobalLoadGraphOpAdaptor(OpAdaptor):
    consumeTokens: OpOperandList
class GlobalLoadOp(OpView):
    def __init__(self, result: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    global_: SymbolRefAttr
class GlobalLoadOpAdaptor(OpAdaptor):
    ...
class GlobalOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, is_mutable: bool | Attribute | None = ..., value: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    is_mutable: bool
    value: Attribute | None
    sym_visibility: StringAttr | None
class GlobalOpAdaptor(OpAdaptor):
    ...
class GlobalStoreGraphOp(OpView):
    def __init__(self, global_: Sym, value: Val, consumeTokens: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    consumeTokens: OpOperandList
    global_: SymbolRefAttr
    produceToken: Value
class GlobalStoreGraphOpAdaptor(OpAdaptor):
    value: Value
    consumeTokens: OpOperandList
class GlobalStoreOp(OpView):
    def __init__(self, global_: Sym, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    global_: SymbolRefAttr
class GlobalStoreOpAdaptor(OpAdaptor):
    value: Value
class OutputOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class OutputOpAdaptor(OpAdaptor):
    ...
class ReturnOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class SubgraphOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class SubgraphOpAdaptor(OpAdaptor):
    ...
class TokenOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value
class TokenOpAdaptor(OpAdaptor):
    ...
def func(sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def global_(sym_name: Str, type_: TypeLike, *, is_mutable: bool | Attribute | None = ..., value: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalOp: ...
def global_load(result: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_const(result: Type, global_: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_load_graph(result: Type, produce_token: Type, global_: Sym, consume_tokens: Vals, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def global_store(global_: Sym, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> GlobalStoreOp: ...
def global_store_graph(global_: Sym, value: Val, consume_tokens: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def output(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> OutputOp: ...
def return_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def subgraph(sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> SubgraphOp: ...
def token(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ExternAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type | None = ..., context: Context | None = ...) -> ExternAttr: ...  # type: ignore[override,unused-ignore]
class TokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TokenType: ...  # type: ignore[override,unused-ignore]
