# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _scf_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._scf_ops_gen import ConditionOp as ConditionOp
from ._scf_ops_gen import ConditionOpAdaptor as ConditionOpAdaptor
from ._scf_ops_gen import ExecuteRegionOp as ExecuteRegionOp
from ._scf_ops_gen import ExecuteRegionOpAdaptor as ExecuteRegionOpAdaptor
from ._scf_ops_gen import ForOpAdaptor as ForOpAdaptor
from ._scf_ops_gen import ForallOpAdaptor as ForallOpAdaptor
from ._scf_ops_gen import ForeachThreadOp as ForeachThreadOp
from ._scf_ops_gen import ForeachThreadOpAdaptor as ForeachThreadOpAdaptor
from ._scf_ops_gen import ForeachThreadPerformConcurrentlyOp as ForeachThreadPerformConcurrentlyOp
from ._scf_ops_gen import ForeachThreadPerformConcurrentlyOpAdaptor as ForeachThreadPerformConcurrentlyOpAdaptor
from ._scf_ops_gen import IfOpAdaptor as IfOpAdaptor
from ._scf_ops_gen import InParallelOpAdaptor as InParallelOpAdaptor
from ._scf_ops_gen import IndexSwitchOpAdaptor as IndexSwitchOpAdaptor
from ._scf_ops_gen import ParallelOp as ParallelOp
from ._scf_ops_gen import ParallelOpAdaptor as ParallelOpAdaptor
from ._scf_ops_gen import ReduceOp as ReduceOp
from ._scf_ops_gen import ReduceOpAdaptor as ReduceOpAdaptor
from ._scf_ops_gen import ReduceReturnOp as ReduceReturnOp
from ._scf_ops_gen import ReduceReturnOpAdaptor as ReduceReturnOpAdaptor
from ._scf_ops_gen import WhileOp as WhileOp
from ._scf_ops_gen import WhileOpAdaptor as WhileOpAdaptor
from ._scf_ops_gen import YieldOp as YieldOp
from ._scf_ops_gen import YieldOpAdaptor as YieldOpAdaptor
from ._scf_ops_gen import _Dialect as _Dialect
from ._scf_ops_gen import condition as condition
from ._scf_ops_gen import execute_region as execute_region
from ._scf_ops_gen import forall as forall
from ._scf_ops_gen import forall_in_parallel as forall_in_parallel
from ._scf_ops_gen import foreach_thread as foreach_thread
from ._scf_ops_gen import foreach_thread_perform_concurrently as foreach_thread_perform_concurrently
from ._scf_ops_gen import if_ as if_
from ._scf_ops_gen import parallel as parallel
from ._scf_ops_gen import reduce as reduce
from ._scf_ops_gen import reduce_return as reduce_return
from ._scf_ops_gen import while_ as while_
from ._scf_ops_gen import yield_ as yield_

class ForOp(_gen.ForOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, lower_bound: Val | int, upper_bound: Val | int, step: Given, iter_args: Vals | None = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def induction_variable(self) -> BlockArgument: ...  # type: ignore[override,unused-ignore]
    @property
    def inner_iter_args(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
class ForallOp(_gen.ForallOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, lower_bounds: Sequence[Given], upper_bounds: Sequence[Given], steps: Sequence[Given], shared_outs: Given = ..., *, mapping: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def induction_variables(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
    @property
    def inner_iter_args(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
    @property
    def rank(self) -> int: ...  # type: ignore[override,unused-ignore]
    def terminator(self) -> Any: ...
class IfOp(_gen.IfOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, cond: Val, results_: Types | None = ..., *, hasElse: bool = ..., has_else: bool = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def else_block(self) -> Block | None: ...  # type: ignore[override,unused-ignore]
    @property
    def then_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
class InParallelOp(_gen.InParallelOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def block(self) -> Block: ...  # type: ignore[override,unused-ignore]
class IndexSwitchOp(_gen.IndexSwitchOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, results: Types, arg: Given, cases: Given, case_body_builder: Given = ..., default_body_builder: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    def case_block(self, index: Int | None) -> Block: ...
    @property
    def case_blocks(self) -> Iterator[Block]: ...  # type: ignore[override,unused-ignore]
    def case_region(self, index: Int | None) -> Region: ...
    @property
    def case_regions(self) -> RegionSequence: ...  # type: ignore[override,unused-ignore]
    @property
    def default_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def default_region(self) -> Region: ...  # type: ignore[override,unused-ignore]
def for_(start: Given, stop: Given = ..., step: Given = ..., iter_args: Vals | None = ..., *, loc: Loc = ..., ip: Ip = ...) -> Iterator[Any]: ...
def index_switch(results: Types, arg: Given, cases: Given, case_body_builder: Given = ..., default_body_builder: Given = ..., loc: Loc = ..., ip: Ip = ...) -> Any: ...
