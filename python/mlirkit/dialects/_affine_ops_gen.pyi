# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import AffineMapAttr, ArrayAttr, BoolAttr, DenseI64ArrayAttr, IntegerAttr, IntegerSetAttr
from ._typing import *

class _Dialect(Dialect): ...

class AffineApplyOp(OpView):
    def __init__(self, map: Map, mapOperands: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mapOperands: OpOperandList
    map: AffineMapAttr
class AffineApplyOpAdaptor(OpAdaptor):
    mapOperands: OpOperandList
class AffineDelinearizeIndexOp(OpView):
    def __init__(self, multi_index: Types, linear_index: Val, dynamic_basis: Vals, static_basis: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    linear_index: Value
    dynamic_basis: OpOperandList
    static_basis: DenseI64ArrayAttr
    multi_index: OpResultList
class AffineDelinearizeIndexOpAdaptor(OpAdaptor):
    linear_index: Value
    dynamic_basis: OpOperandList
class AffineDmaStartOp(OpView):
    def __init__(self, _gen_arg_0: Vals, src_map: Map, dst_map: Map, tag_map: Map, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src_map: AffineMapAttr
    dst_map: AffineMapAttr
    tag_map: AffineMapAttr
class AffineDmaStartOpAdaptor(OpAdaptor):
    ...
class AffineDmaWaitOp(OpView):
    def __init__(self, _gen_arg_0: Vals, tag_map: Map, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tag_map: AffineMapAttr
class AffineDmaWaitOpAdaptor(OpAdaptor):
    ...
class AffineForOp(OpView):
    def __init__(self, results_: Types, lowerBoundOperands: Vals, upperBoundOperands: Vals, inits: Vals, lowerBoundMap: Map, upperBoundMap: Map, step: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerBoundOperands: OpOperandList
    upperBoundOperands: OpOperandList
    inits: OpOperandList
    lowerBoundMap: AffineMapAttr
    upperBoundMap: AffineMapAttr
    step: IntegerAttr
    results_: OpResultList
    region: Region
class AffineForOpAdaptor(OpAdaptor):
    lowerBoundOperands: OpOperandList
    upperBoundOperands: OpOperandList
    inits: OpOperandList
class AffineIfOp(OpView):
    def __init__(self, results_: Types, _gen_arg_0: Vals, condition: Set, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: IntegerSetAttr
    results_: OpResultList
    thenRegion: Region
    elseRegion: Region
class AffineIfOpAdaptor(OpAdaptor):
    ...
class AffineLinearizeIndexOp(OpView):
    def __init__(self, linear_index: Type, multi_index: Vals, dynamic_basis: Vals, static_basis: Ints, disjoint: bool | Attribute, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    multi_index: OpOperandList
    dynamic_basis: OpOperandList
    static_basis: DenseI64ArrayAttr
    disjoint: bool
    linear_index: Value
class AffineLinearizeIndexOpAdaptor(OpAdaptor):
    multi_index: OpOperandList
    dynamic_basis: OpOperandList
class AffineLoadOp(OpView):
    def __init__(self, result: Type, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    map: AffineMapAttr
    alignment: Attribute | None
class AffineLoadOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class AffineMaxOp(OpView):
    def __init__(self, map: Map, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    map: AffineMapAttr
class AffineMaxOpAdaptor(OpAdaptor):
    ...
class AffineMinOp(OpView):
    def __init__(self, map: Map, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    map: AffineMapAttr
class AffineMinOpAdaptor(OpAdaptor):
    ...
class AffineParallelOp(OpView):
    def __init__(self, results_: Types, reductions: Plain, lowerBoundsMap: Map, lowerBoundsGroups: Plain, upperBoundsMap: Map, upperBoundsGroups: Plain, steps: Plain, mapOperands: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mapOperands: OpOperandList
    reductions: ArrayAttr
    lowerBoundsMap: AffineMapAttr
    lowerBoundsGroups: Attribute
    upperBoundsMap: AffineMapAttr
    upperBoundsGroups: Attribute
    steps: ArrayAttr
    results_: OpResultList
    region: Region
class AffineParallelOpAdaptor(OpAdaptor):
    mapOperands: OpOperandList
class AffinePrefetchOp(OpView):
    def __init__(self, memref: Val, indices: Vals, isWrite: Int, localityHint: Int, isDataCache: Int, map: Map, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    isWrite: BoolAttr
    localityHint: IntegerAttr
    isDataCache: BoolAttr
    map: AffineMapAttr
class AffinePrefetchOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class AffineStoreOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    map: AffineMapAttr
    alignment: Attribute | None
class AffineStoreOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
class AffineVectorLoadOp(OpView):
    def __init__(self, result: Type, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    map: AffineMapAttr
    alignment: Attribute | None
class AffineVectorLoadOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class AffineVectorStoreOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    map: AffineMapAttr
    alignment: Attribute | None
class AffineVectorStoreOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
class AffineYieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class AffineYieldOpAdaptor(OpAdaptor):
    ...
def apply(map: Map, map_operands: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def delinearize_index(multi_index: Types, linear_index: Val, dynamic_basis: Vals, static_basis: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AffineDelinearizeIndexOp: ...
def dma_start(_gen_arg_0: Vals, src_map: Map, dst_map: Map, tag_map: Map, *, loc: Loc = ..., ip: Ip = ...) -> AffineDmaStartOp: ...
def dma_wait(_gen_arg_0: Vals, tag_map: Map, *, loc: Loc = ..., ip: Ip = ...) -> AffineDmaWaitOp: ...
def for_(results_: Types, lower_bound_operands: Vals, upper_bound_operands: Vals, inits: Vals, lower_bound_map: Map, upper_bound_map: Map, step: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AffineForOp: ...
def if_(results_: Types, _gen_arg_0: Vals, condition: Set, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AffineIfOp: ...
def linearize_index(linear_index: Type, multi_index: Vals, dynamic_basis: Vals, static_basis: Ints, disjoint: bool | Attribute, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load(result: Type, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max(map: Map, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def min(map: Map, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def parallel(results_: Types, reductions: Plain, lower_bounds_map: Map, lower_bounds_groups: Plain, upper_bounds_map: Map, upper_bounds_groups: Plain, steps: Plain, map_operands: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AffineParallelOp: ...
def prefetch(memref: Val, indices: Vals, is_write: Int, locality_hint: Int, is_data_cache: Int, map: Map, *, loc: Loc = ..., ip: Ip = ...) -> AffinePrefetchOp: ...
def store(value: Val, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> AffineStoreOp: ...
def vector_load(result: Type, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def vector_store(value: Val, memref: Val, indices: Vals, map: Map, *, alignment: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> AffineVectorStoreOp: ...
def yield_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> AffineYieldOp: ...
class AtomicRMWKind(enum.IntEnum):
    addf = 0
    addi = 1
    andi = 2
    assign = 3
    maximumf = 4
    maxnumf = 5
    maxs = 6
    maxu = 7
    minimumf = 8
    minnumf = 9
    mins = 10
    minu = 11
    mulf = 12
    muli = 13
    ori = 14
    xori = 15
