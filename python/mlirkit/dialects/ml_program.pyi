# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _ml_program_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._ml_program_ops_gen import ExternAttr as ExternAttr
from ._ml_program_ops_gen import FuncOpAdaptor as FuncOpAdaptor
from ._ml_program_ops_gen import GlobalLoadConstOp as GlobalLoadConstOp
from ._ml_program_ops_gen import GlobalLoadConstOpAdaptor as GlobalLoadConstOpAdaptor
from ._ml_program_ops_gen import GlobalLoadGraphOp as GlobalLoadGraphOp
from ._ml_program_ops_gen import GlobalLoadGraphOpAdaptor as GlobalLoadGraphOpAdaptor
from ._ml_program_ops_gen import GlobalLoadOp as GlobalLoadOp
from ._ml_program_ops_gen import GlobalLoadOpAdaptor as GlobalLoadOpAdaptor
from ._ml_program_ops_gen import GlobalOp as GlobalOp
from ._ml_program_ops_gen import GlobalOpAdaptor as GlobalOpAdaptor
from ._ml_program_ops_gen import GlobalStoreGraphOp as GlobalStoreGraphOp
from ._ml_program_ops_gen import GlobalStoreGraphOpAdaptor as GlobalStoreGraphOpAdaptor
from ._ml_program_ops_gen import GlobalStoreOp as GlobalStoreOp
from ._ml_program_ops_gen import GlobalStoreOpAdaptor as GlobalStoreOpAdaptor
from ._ml_program_ops_gen import OutputOp as OutputOp
from ._ml_program_ops_gen import OutputOpAdaptor as OutputOpAdaptor
from ._ml_program_ops_gen import ReturnOp as ReturnOp
from ._ml_program_ops_gen import ReturnOpAdaptor as ReturnOpAdaptor
from ._ml_program_ops_gen import SubgraphOp as SubgraphOp
from ._ml_program_ops_gen import SubgraphOpAdaptor as SubgraphOpAdaptor
from ._ml_program_ops_gen import TokenOp as TokenOp
from ._ml_program_ops_gen import TokenOpAdaptor as TokenOpAdaptor
from ._ml_program_ops_gen import TokenType as TokenType
from ._ml_program_ops_gen import _Dialect as _Dialect
from ._ml_program_ops_gen import func as func
from ._ml_program_ops_gen import global_ as global_
from ._ml_program_ops_gen import global_load as global_load
from ._ml_program_ops_gen import global_load_const as global_load_const
from ._ml_program_ops_gen import global_load_graph as global_load_graph
from ._ml_program_ops_gen import global_store as global_store
from ._ml_program_ops_gen import global_store_graph as global_store_graph
from ._ml_program_ops_gen import output as output
from ._ml_program_ops_gen import return_ as return_
from ._ml_program_ops_gen import subgraph as subgraph
from ._ml_program_ops_gen import token as token

class FuncOp(_gen.FuncOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, name: Str, type: Given, *, visibility: str | None = ..., body_builder: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    def add_entry_block(self, arg_locs: Sequence[Given] | None = ...) -> Block: ...
    @property
    def arg_attrs(self) -> _ArrayAttr: ...  # type: ignore[override,unused-ignore]
    @property
    def arguments(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def entry_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
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
