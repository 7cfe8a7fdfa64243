# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from . import _func_ops_gen as _gen
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
    def __init__(self, calleeOrResults: Any, argumentsOrCallee: Any, arguments: Any = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ConstantOp(_gen.ConstantOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, result: Plain, value: Any, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def type(self) -> Any: ...  # type: ignore[override,unused-ignore]
class FuncOp(_gen.FuncOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, name: Str, type: Any, *, visibility: str | None = ..., body_builder: Any = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    def add_entry_block(self, arg_locs: Sequence[Any] | None = ...) -> Block: ...
    @property
    def arg_attrs(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def arguments(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def body(self) -> Region: ...  # type: ignore[override,unused-ignore]
    @property
    def entry_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def from_py_func(cls, *inputs: Any, results: Types = ..., name: Str = ...) -> Callable[[Callable[..., Any]], Any]: ...  # type: ignore[override,unused-ignore]
    @property
    def is_external(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def name(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def result_attrs(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def type(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def visibility(self) -> Any: ...  # type: ignore[override,unused-ignore]
class ReturnOp(_gen.ReturnOp):  # type: ignore[misc,unused-ignore]
    ...
def call(*args: Any, **given: Any) -> Any: ...
def func(*inputs: Any, **given: Any) -> Any: ...
