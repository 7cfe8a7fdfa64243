# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, DenseI64ArrayAttr
from ._typing import *

class _Dialect(Dialect): ...

class ConditionOp(OpView):
    def __init__(self, condition: Val, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    args: OpOperandList
class ConditionOpAdaptor(OpAdaptor):
    condition: Value
    args: OpOperandList
class ExecuteRegionOp(OpView):
    def __init__(self, result: Types, *, no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    no_inline: bool
    region: Region
class ExecuteRegionOpAdaptor(OpAdaptor):
    ...
class ForOp(OpView):
    def __init__(self, results_: Types, lowerBound: Val, upperBound: Val, step: Val, initArgs: Vals, *, unsignedCmp: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerBound: Value
    upperBound: Value
    step: Value
    initArgs: OpOperandList
    unsignedCmp: bool
    results_: OpResultList
    region: Region
class ForOpAdaptor(OpAdaptor):
    lowerBound: Value
    upperBound: Value
    step: Value
    initArgs: OpOperandList
class ForallOp(OpView):
    def __init__(self, results_: Types, dynamicLowerBound: Vals, dynamicUpperBound: Vals, dynamicStep: Vals, staticLowerBound: Ints, staticUpperBound: Ints, staticStep: Ints, outputs: Vals, *, mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicLowerBound: OpOperandList
    dynamicUpperBound: OpOperandList
    dynamicStep: OpOperandList
    outputs: OpOperandList
    staticLowerBound: DenseI64ArrayAttr
    staticUpperBound: DenseI64ArrayAttr
    staticStep: DenseI64ArrayAttr
    mapping: ArrayAttr | None
    results_: OpResultList
    region: Region
class ForallOpAdaptor(OpAdaptor):
    dynamicLowerBound: OpOperandList
    dynamicUpperBound: OpOperandList
    dynamicStep: OpOperandList
    outputs: OpOperandList
class ForeachThreadOp(OpView):
    def __init__(self, results_: Types, num_threads: Vals, outputs: Vals, *, mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    num_threads: OpOperandList
    outputs: OpOperandList
    mapping: ArrayAttr | None
    results_: OpResultList
    region: Region
class ForeachThreadOpAdaptor(OpAdaptor):
    num_threads: OpOperandList
    outputs: OpOperandList
class ForeachThreadPerformConcurrentlyOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class ForeachThreadPerformConcurrentlyOpAdaptor(OpAdaptor):
    ...
class IfOp(OpView):
    def __init__(self, condition: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    results_: OpResultList
    thenRegion: Region
    elseRegion: Region
class IfOpAdaptor(OpAdaptor):
    condition: Value
class InParallelOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class InParallelOpAdaptor(OpAdaptor):
    ...
class IndexSwitchOp(OpView):
    def __init__(self, results_: Types, arg: Val, cases: Ints, num_caseRegions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
    cases: DenseI64ArrayAttr
    results_: OpResultList
    defaultRegion: Region
    caseRegions: RegionSequence
class IndexSwitchOpAdaptor(OpAdaptor):
    arg: Value
class ParallelOp(OpView):
    def __init__(self, results_: Types, lowerBound: Vals, upperBound: Vals, step: Vals, initVals: Vals, *, unsignedCmp: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerBound: OpOperandList
    upperBound: OpOperandList
    step: OpOperandList
    initVals: OpOperandList
    unsignedCmp: bool
    results_: OpResultList
    region: Region
class ParallelOpAdaptor(OpAdaptor):
    lowerBound: OpOperandList
    upperBound: OpOperandList
    step: OpOperandList
    initVals: OpOperandList
class ReduceOp(OpView):
    def __init__(self, operands_: Vals, num_reductions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    reductions: RegionSequence
class ReduceOpAdaptor(OpAdaptor):
    ...
class ReduceReturnOp(OpView):
    def __init__(self, result: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    result: Value  # type: ignore[assignment,override,unused-ignore]
class ReduceReturnOpAdaptor(OpAdaptor):
    result: Value
class WhileOp(OpView):
    def __init__(self, results_: Types, inits: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inits: OpOperandList
    results_: OpResultList
    before: Region
    after: Region
class WhileOpAdaptor(OpAdaptor):
    inits: OpOperandList
class YieldOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def condition(condition: Val, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ConditionOp: ...
def execute_region(result: Types, *, no_inline: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ExecuteRegionOp: ...
def for_(results_: Types, lower_bound: Val, upper_bound: Val, step: Val, init_args: Vals, *, unsigned_cmp: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForOp: ...
def forall(results_: Types, dynamic_lower_bound: Vals, dynamic_upper_bound: Vals, dynamic_step: Vals, static_lower_bound: Ints, static_upper_bound: Ints, static_step: Ints, outputs: Vals, *, mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForallOp: ...
def forall_in_parallel(*, loc: Loc = ..., ip: Ip = ...) -> InParallelOp: ...
def foreach_thread(results_: Types, num_threads: Vals, outputs: Vals, *, mapping: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForeachThreadOp: ...
def foreach_thread_perform_concurrently(*, loc: Loc = ..., ip: Ip = ...) -> ForeachThreadPerformConcurrentlyOp: ...
def if_(condition: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IfOp: ...
def index_switch(results_: Types, arg: Val, cases: Ints, num_case_regions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IndexSwitchOp: ...
def parallel(results_: Types, lower_bound: Vals, upper_bound: Vals, step: Vals, init_vals: Vals, *, unsigned_cmp: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ParallelOp: ...
def reduce(operands_: Vals, num_reductions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> ReduceOp: ...
def reduce_return(result: Val, *, loc: Loc = ..., ip: Ip = ...) -> ReduceReturnOp: ...
def while_(results_: Types, inits: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WhileOp: ...
def yield_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
