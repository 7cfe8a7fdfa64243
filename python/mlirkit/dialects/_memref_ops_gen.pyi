# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import AffineMapAttr, ArrayAttr, BoolAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr, TypeAttr
from ._typing import *

class _Dialect(Dialect): ...

class AllocOp(OpView):
    def __init__(self, memref: Type, dynamicSizes: Vals, symbolOperands: Vals, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
    alignment: IntegerAttr | None
    memref: Value
class AllocOpAdaptor(OpAdaptor):
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
class AllocaOp(OpView):
    def __init__(self, memref: Type, dynamicSizes: Vals, symbolOperands: Vals, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
    alignment: IntegerAttr | None
    memref: Value
class AllocaOpAdaptor(OpAdaptor):
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
class AllocaScopeOp(OpView):
    def __init__(self, results_: Types, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpResultList
    bodyRegion: Region
class AllocaScopeOpAdaptor(OpAdaptor):
    ...
class AllocaScopeReturnOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class AllocaScopeReturnOpAdaptor(OpAdaptor):
    ...
class AssumeAlignmentOp(OpView):
    def __init__(self, memref: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    alignment: IntegerAttr
class AssumeAlignmentOpAdaptor(OpAdaptor):
    memref: Value
class AtomicRMWOp(OpView):
    def __init__(self, kind: Int | str, value: Val, memref: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    kind: Attribute
class AtomicRMWOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
class AtomicYieldOp(OpView):
    def __init__(self, result: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    result: Value  # type: ignore[assignment,override,unused-ignore]
class AtomicYieldOpAdaptor(OpAdaptor):
    result: Value
class CastOp(OpView):
    def __init__(self, dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
class CastOpAdaptor(OpAdaptor):
    source: Value
class CollapseShapeOp(OpView):
    def __init__(self, result: Type, src: Val, reassociation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    reassociation: ArrayAttr
class CollapseShapeOpAdaptor(OpAdaptor):
    src: Value
class CopyOp(OpView):
    def __init__(self, source: Val, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    target: Value
class CopyOpAdaptor(OpAdaptor):
    source: Value
    target: Value
class DeallocOp(OpView):
    def __init__(self, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
class DeallocOpAdaptor(OpAdaptor):
    memref: Value
class DimOp(OpView):
    def __init__(self, source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    index: Value
class DimOpAdaptor(OpAdaptor):
    source: Value
    index: Value
class DistinctObjectsOp(OpView):
    def __init__(self, operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
    results_: OpResultList
class DistinctObjectsOpAdaptor(OpAdaptor):
    ...
class DmaStartOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class DmaStartOpAdaptor(OpAdaptor):
    ...
class DmaWaitOp(OpView):
    def __init__(self, tagMemRef: Val, tagIndices: Vals, numElements: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tagMemRef: Value
    tagIndices: OpOperandList
    numElements: Value
class DmaWaitOpAdaptor(OpAdaptor):
    tagMemRef: Value
    tagIndices: OpOperandList
    numElements: Value
class ExpandShapeOp(OpView):
    def __init__(self, result: Type, src: Val, reassociation: Plain, output_shape: Vals, static_output_shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    output_shape: OpOperandList
    reassociation: ArrayAttr
    static_output_shape: DenseI64ArrayAttr
class ExpandShapeOpAdaptor(OpAdaptor):
    src: Value
    output_shape: OpOperandList
class ExtractAlignedPointerAsIndexOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    aligned_pointer: Value
class ExtractAlignedPointerAsIndexOpAdaptor(OpAdaptor):
    source: Value
class ExtractStridedMetadataOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    base_buffer: Value
    offset: Value
    sizes: OpResultList
    strides: OpResultList
class ExtractStridedMetadataOpAdaptor(OpAdaptor):
    source: Value
class GenericAtomicRMWOp(OpView):
    def __init__(self, memref: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    atomic_body: Region
class GenericAtomicRMWOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class GetGlobalOp(OpView):
    def __init__(self, result: Type, name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    name: FlatSymbolRefAttr  # type: ignore[assignment,override,unused-ignore]
class GetGlobalOpAdaptor(OpAdaptor):
    ...
class GlobalOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, sym_visibility: Str | None = ..., initial_value: Plain | None = ..., constant: bool | Attribute | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    type_: TypeAttr
    initial_value: Attribute | None
    constant: bool
    alignment: IntegerAttr | None
class GlobalOpAdaptor(OpAdaptor):
    ...
class LoadOp(OpView):
    def __init__(self, memref: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., invariant: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    nontemporal: BoolAttr
    alignment: IntegerAttr | None
    invariant: BoolAttr
class LoadOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class MemorySpaceCastOp(OpView):
    def __init__(self, dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
class MemorySpaceCastOpAdaptor(OpAdaptor):
    source: Value
class PrefetchOp(OpView):
    def __init__(self, memref: Val, indices: Vals, isWrite: Int, localityHint: Int, isDataCache: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    indices: OpOperandList
    isWrite: BoolAttr
    localityHint: IntegerAttr
    isDataCache: BoolAttr
class PrefetchOpAdaptor(OpAdaptor):
    memref: Value
    indices: OpOperandList
class RankOp(OpView):
    def __init__(self, memref: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
class RankOpAdaptor(OpAdaptor):
    memref: Value
class ReallocOp(OpView):
    def __init__(self, result: Type, source: Val, *, dynamicResultSize: Val | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dynamicResultSize: Value | None
    alignment: IntegerAttr | None
class ReallocOpAdaptor(OpAdaptor):
    source: Value
    dynamicResultSize: Value | None
class ReinterpretCastOp(OpView):
    def __init__(self, result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
    static_offsets: DenseI64ArrayAttr
    static_sizes: DenseI64ArrayAttr
    static_strides: DenseI64ArrayAttr
class ReinterpretCastOpAdaptor(OpAdaptor):
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
class ReshapeOp(OpView):
    def __init__(self, result: Type, source: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    shape: Value
class ReshapeOpAdaptor(OpAdaptor):
    source: Value
    shape: Value
class StoreOp(OpView):
    def __init__(self, value: Val, memref: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    indices: OpOperandList
    nontemporal: BoolAttr
    alignment: IntegerAttr | None
class StoreOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
    indices: OpOperandList
class SubViewOp(OpView):
    def __init__(self, result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
    static_offsets: DenseI64ArrayAttr
    static_sizes: DenseI64ArrayAttr
    static_strides: DenseI64ArrayAttr
class SubViewOpAdaptor(OpAdaptor):
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
class TensorStoreOp(OpView):
    def __init__(self, tensor: Val, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    memref: Value
class TensorStoreOpAdaptor(OpAdaptor):
    tensor: Value
    memref: Value
class TransposeOp(OpView):
    def __init__(self, result: Type, in_: Val, permutation: Map, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_: Value
    permutation: AffineMapAttr
class TransposeOpAdaptor(OpAdaptor):
    ...
class ViewOp(OpView):
    def __init__(self, result: Type, source: Val, byte_shift: Val, sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    byte_shift: Value
    sizes: OpOperandList
class ViewOpAdaptor(OpAdaptor):
    source: Value
    byte_shift: Value
    sizes: OpOperandList
def alloc(memref: Type, dynamic_sizes: Vals, symbol_operands: Vals, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def alloca(memref: Type, dynamic_sizes: Vals, symbol_operands: Vals, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def alloca_scope(results_: Types, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllocaScopeOp: ...
def alloca_scope_return(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> AllocaScopeReturnOp: ...
def assume_alignment(memref: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atomic_rmw(kind: Int | str, value: Val, memref: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def atomic_yield(result: Val, *, loc: Loc = ..., ip: Ip = ...) -> AtomicYieldOp: ...
def cast(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collapse_shape(result: Type, src: Val, reassociation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def copy(source: Val, target: Val, *, loc: Loc = ..., ip: Ip = ...) -> CopyOp: ...
def dealloc(memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> DeallocOp: ...
def dim(source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def distinct_objects(operands_: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DistinctObjectsOp: ...
def dma_start(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> DmaStartOp: ...
def dma_wait(tag_mem_ref: Val, tag_indices: Vals, num_elements: Val, *, loc: Loc = ..., ip: Ip = ...) -> DmaWaitOp: ...
def expand_shape(result: Type, src: Val, reassociation: Plain, output_shape: Vals, static_output_shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_aligned_pointer_as_index(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_strided_metadata(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ExtractStridedMetadataOp: ...
def generic_atomic_rmw(memref: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_global(result: Type, name: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_(sym_name: Str, type_: TypeLike, *, sym_visibility: Str | None = ..., initial_value: Plain | None = ..., constant: bool | Attribute | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> GlobalOp: ...
def load(memref: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., invariant: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def memory_space_cast(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def prefetch(memref: Val, indices: Vals, is_write: Int, locality_hint: Int, is_data_cache: Int, *, loc: Loc = ..., ip: Ip = ...) -> PrefetchOp: ...
def rank(memref: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def realloc(result: Type, source: Val, *, dynamic_result_size: Val | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reinterpret_cast(result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape(result: Type, source: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def store(value: Val, memref: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreOp: ...
def subview(result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tensor_store(tensor: Val, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> TensorStoreOp: ...
def transpose(result: Type, in_: Val, permutation: Map, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def view(result: Type, source: Val, byte_shift: Val, sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
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
