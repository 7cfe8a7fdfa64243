# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _func_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._func_ops_gen import CallIndirectOp as CallIndirectOp
from ._func_ops_gen import CallIndirectOpAdaptor as CallIndirectOpAdaptor
from ._func_ops_gen import CallOpAdaptor as CallOpAdaptor
from ._func_ops_gen import ConstantOpAdaptor as ConstantOpAdaptor
from ._func_ops_gen import FuncOpAdaptor as FuncOpAdaptor
from ._func_ops_gen import ReturnOpAdaptor as ReturnOpAdaptor
from ._func_ops_gen import _Dialect as _Dialect
from ._func_ops_gen import call_indirect as call_indirect
from ._func_ops_gen import constant as constant
from ._func_ops_gen import return_ as return_

class CallOp(_gen.CallOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, calleeOrResults: Given, argumentsOrCallee: Given, arguments: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ConstantOp(_gen.ConstantOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, result: Plain, value: Given, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def type(self) -> Any: ...  # type: ignore[override,unused-ignore]
class FuncOp(_gen.FuncOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, name: Str, type: Given, *, visibility: str | None = ..., body_builder: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    def add_entry_block(self, arg_locs: Sequence[Given] | None = ...) -> Block: ...
    @property
    def arg_attrs(self) -> _ArrayAttr: ...  # type: ignore[override,unused-ignore]
    @property
    def arguments(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
    @property
    def body(self) -> Region: ...  # type: ignore[override,unused-ignore]
    @property
    def entry_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def from_py_func(cls, *inputs: Given, results: Types = ..., name: Str = ...) -> Callable[[Callable[..., Any]], Any]: ...  # type: ignore[override,unused-ignore]
    @property
    def is_external(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def name(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def result_attrs(self) -> _ArrayAttr: ...  # type: ignore[override,unused-ignore]
    @property
    def type(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def visibility(self) -> Attribute | None: ...  # type: ignore[override,unused-ignore]
class ReturnOp(_gen.ReturnOp):  # type: ignore[misc,unused-ignore]
    ...
def call(*args: Given, **given: Given) -> Any: ...
def func(*inputs: Given, **given: Given) -> Any: ...
