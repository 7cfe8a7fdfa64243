# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import AffineMapAttr, ArrayAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AssembleOp(OpView):
    def __init__(self, result: Type, levels: Vals, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    levels: OpOperandList
    values: Value
class AssembleOpAdaptor(OpAdaptor):
    levels: OpOperandList
    values: Value
class BinaryOp(OpView):
    def __init__(self, output: Type, x: Val, y: Val, *, left_identity: bool | Attribute | None = ..., right_identity: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    left_identity: bool
    right_identity: bool
    output: Value
    overlapRegion: Region
    leftRegion: Region
    rightRegion: Region
class BinaryOpAdaptor(OpAdaptor):
    x: Value
    y: Value
class CoIterateOp(OpView):
    def __init__(self, results_: Types, iterSpaces: Vals, initArgs: Vals, crdUsedLvls: Int, cases: Plain, num_caseRegions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    iterSpaces: OpOperandList
    initArgs: OpOperandList
    crdUsedLvls: IntegerAttr
    cases: ArrayAttr
    results_: OpResultList
    caseRegions: RegionSequence
class CoIterateOpAdaptor(OpAdaptor):
    iterSpaces: OpOperandList
    initArgs: OpOperandList
class CompressOp(OpView):
    def __init__(self, values: Val, filled: Val, added: Val, count: Val, tensor: Val, lvlCoords: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Value
    filled: Value
    added: Value
    count: Value
    tensor: Value
    lvlCoords: OpOperandList
class CompressOpAdaptor(OpAdaptor):
    values: Value
    filled: Value
    added: Value
    count: Value
    tensor: Value
    lvlCoords: OpOperandList
class ConcatenateOp(OpView):
    def __init__(self, result: Type, inputs: Vals, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dimension: IntegerAttr
class ConcatenateOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class ConvertOp(OpView):
    def __init__(self, dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
class ConvertOpAdaptor(OpAdaptor):
    source: Value
class CrdTranslateOp(OpView):
    def __init__(self, out_crds: Types, in_crds: Vals, direction: Int | str, encoder: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    in_crds: OpOperandList
    direction: Attribute
    encoder: Attribute
    out_crds: OpResultList
class CrdTranslateOpAdaptor(OpAdaptor):
    in_crds: OpOperandList
class DisassembleOp(OpView):
    def __init__(self, ret_levels: Types, ret_values: Type, lvl_lens: Types, val_len: Type, tensor: Val, out_levels: Vals, out_values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    out_levels: OpOperandList
    out_values: Value
    ret_levels: OpResultList
    ret_values: Value
    lvl_lens: OpResultList
    val_len: Value
class DisassembleOpAdaptor(OpAdaptor):
    tensor: Value
    out_levels: OpOperandList
    out_values: Value
class ExpandOp(OpView):
    def __init__(self, values: Type, filled: Type, added: Type, count: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    values: Value
    filled: Value
    added: Value
    count: Value
class ExpandOpAdaptor(OpAdaptor):
    tensor: Value
class ExtractIterSpaceOp(OpView):
    def __init__(self, tensor: Val, loLvl: Int, hiLvl: Int, *, parentIter: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    parentIter: Value | None
    loLvl: IntegerAttr
    hiLvl: IntegerAttr
    extractedSpace: Value
class ExtractIterSpaceOpAdaptor(OpAdaptor):
    tensor: Value
    parentIter: Value | None
class ExtractValOp(OpView):
    def __init__(self, tensor: Val, iterator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    iterator: Value
class ExtractValOpAdaptor(OpAdaptor):
    tensor: Value
    iterator: Value
class ForeachOp(OpView):
    def __init__(self, results_: Types, tensor: Val, initArgs: Vals, *, order: Map | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    initArgs: OpOperandList
    order: AffineMapAttr | None
    results_: OpResultList
    region: Region
class ForeachOpAdaptor(OpAdaptor):
    tensor: Value
    initArgs: OpOperandList
class GetStorageSpecifierOp(OpView):
    def __init__(self, specifier: Val, specifierKind: Int | str, *, level: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    specifier: Value
    specifierKind: Attribute
    level: IntegerAttr | None
class GetStorageSpecifierOpAdaptor(OpAdaptor):
    specifier: Value
class HasRuntimeLibraryOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class HasRuntimeLibraryOpAdaptor(OpAdaptor):
    ...
class IndicesBufferOp(OpView):
    def __init__(self, result: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class IndicesBufferOpAdaptor(OpAdaptor):
    tensor: Value
class IndicesOp(OpView):
    def __init__(self, result: Type, tensor: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    dimension: IntegerAttr
class IndicesOpAdaptor(OpAdaptor):
    tensor: Value
class InsertOp(OpView):
    def __init__(self, value: Val, tensor: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    tensor: Value
    indices: OpOperandList
class InsertOpAdaptor(OpAdaptor):
    value: Value
    tensor: Value
    indices: OpOperandList
class IterateOp(OpView):
    def __init__(self, results_: Types, iterSpace: Val, initArgs: Vals, crdUsedLvls: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    iterSpace: Value
    initArgs: OpOperandList
    crdUsedLvls: IntegerAttr
    results_: OpResultList
    region: Region
class IterateOpAdaptor(OpAdaptor):
    iterSpace: Value
    initArgs: OpOperandList
class LoadOp(OpView):
    def __init__(self, tensor: Val, *, hasInserts: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    hasInserts: bool
class LoadOpAdaptor(OpAdaptor):
    tensor: Value
class LvlOp(OpView):
    def __init__(self, source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    index: Value
class LvlOpAdaptor(OpAdaptor):
    source: Value
    index: Value
class NewOp(OpView):
    def __init__(self, result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class NewOpAdaptor(OpAdaptor):
    source: Value
class NumberOfEntriesOp(OpView):
    def __init__(self, tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class NumberOfEntriesOpAdaptor(OpAdaptor):
    tensor: Value
class OutOp(OpView):
    def __init__(self, tensor: Val, dest: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    dest: Value
class OutOpAdaptor(OpAdaptor):
    tensor: Value
    dest: Value
class PointersOp(OpView):
    def __init__(self, result: Type, tensor: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    dimension: IntegerAttr
class PointersOpAdaptor(OpAdaptor):
    tensor: Value
class PrintOp(OpView):
    def __init__(self, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class PrintOpAdaptor(OpAdaptor):
    tensor: Value
class PushBackOp(OpView):
    def __init__(self, curSize: Val, inBuffer: Val, value: Val, *, n: Val | None = ..., inbounds: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    curSize: Value
    inBuffer: Value
    value: Value
    n: Value | None
    inbounds: bool
    outBuffer: Value
    newSize: Value
class PushBackOpAdaptor(OpAdaptor):
    curSize: Value
    inBuffer: Value
    value: Value
    n: Value | None
class ReduceOp(OpView):
    def __init__(self, x: Val, y: Val, identity: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    y: Value
    identity: Value
    output: Value
    region: Region
class ReduceOpAdaptor(OpAdaptor):
    x: Value
    y: Value
    identity: Value
class ReinterpretMapOp(OpView):
    def __init__(self, dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
class ReinterpretMapOpAdaptor(OpAdaptor):
    source: Value
class ReorderCOOOp(OpView):
    def __init__(self, result_coo: Type, input_coo: Val, algorithm: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_coo: Value
    algorithm: Attribute
    result_coo: Value
class ReorderCOOOpAdaptor(OpAdaptor):
    input_coo: Value
class SelectOp(OpView):
    def __init__(self, x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    output: Value
    region: Region
class SelectOpAdaptor(OpAdaptor):
    x: Value
class SetStorageSpecifierOp(OpView):
    def __init__(self, specifier: Val, specifierKind: Int | str, value: Val, *, level: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    specifier: Value
    value: Value
    specifierKind: Attribute
    level: IntegerAttr | None
class SetStorageSpecifierOpAdaptor(OpAdaptor):
    specifier: Value
    value: Value
class SortCooOp(OpView):
    def __init__(self, n: Val, xy: Val, ys: Vals, *, nx: Int | None = ..., ny: Int | None = ..., stable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    n: Value
    xy: Value
    ys: OpOperandList
    nx: IntegerAttr | None
    ny: IntegerAttr | None
    stable: bool
class SortCooOpAdaptor(OpAdaptor):
    n: Value
    xy: Value
    ys: OpOperandList
class SortOp(OpView):
    def __init__(self, n: Val, xy: Val, ys: Vals, perm_map: Map, algorithm: Int | str, *, ny: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    n: Value
    xy: Value
    ys: OpOperandList
    perm_map: AffineMapAttr
    ny: IntegerAttr | None
    algorithm: Attribute
class SortOpAdaptor(OpAdaptor):
    n: Value
    xy: Value
    ys: OpOperandList
class StorageSpecifierInitOp(OpView):
    def __init__(self, result: Type, *, source: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value | None
class StorageSpecifierInitOpAdaptor(OpAdaptor):
    source: Value | None
class ToCoordinatesBufferOp(OpView):
    def __init__(self, tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class ToCoordinatesBufferOpAdaptor(OpAdaptor):
    tensor: Value
class ToCoordinatesOp(OpView):
    def __init__(self, tensor: Val, level: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    level: IntegerAttr
class ToCoordinatesOpAdaptor(OpAdaptor):
    tensor: Value
class ToPositionsOp(OpView):
    def __init__(self, tensor: Val, level: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    level: IntegerAttr
class ToPositionsOpAdaptor(OpAdaptor):
    tensor: Value
class ToSliceOffsetOp(OpView):
    def __init__(self, slice: Val, dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    slice: Value
    dim: IntegerAttr
    offset: Value
class ToSliceOffsetOpAdaptor(OpAdaptor):
    slice: Value
class ToSliceStrideOp(OpView):
    def __init__(self, slice: Val, dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    slice: Value
    dim: IntegerAttr
    stride: Value
class ToSliceStrideOpAdaptor(OpAdaptor):
    slice: Value
class ToValuesOp(OpView):
    def __init__(self, tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class ToValuesOpAdaptor(OpAdaptor):
    tensor: Value
class UnaryOp(OpView):
    def __init__(self, output: Type, x: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    output: Value
    presentRegion: Region
    absentRegion: Region
class UnaryOpAdaptor(OpAdaptor):
    x: Value
class YieldOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def assemble(result: Type, levels: Vals, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def binary(output: Type, x: Val, y: Val, *, left_identity: bool | Attribute | None = ..., right_identity: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def coiterate(results_: Types, iter_spaces: Vals, init_args: Vals, crd_used_lvls: Int, cases: Plain, num_case_regions: int = ..., *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CoIterateOp: ...
def compress(values: Val, filled: Val, added: Val, count: Val, tensor: Val, lvl_coords: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def concatenate(result: Type, inputs: Vals, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def coordinates(tensor: Val, level: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def coordinates_buffer(tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def crd_translate(out_crds: Types, in_crds: Vals, direction: Int | str, encoder: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CrdTranslateOp: ...
def disassemble(ret_levels: Types, ret_values: Type, lvl_lens: Types, val_len: Type, tensor: Val, out_levels: Vals, out_values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DisassembleOp: ...
def expand(values: Type, filled: Type, added: Type, count: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def extract_iteration_space(tensor: Val, lo_lvl: Int, hi_lvl: Int, *, parent_iter: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_value(tensor: Val, iterator: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def foreach(results_: Types, tensor: Val, init_args: Vals, *, order: Map | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForeachOp: ...
def has_runtime_library(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def indices(result: Type, tensor: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def indices_buffer(result: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert(value: Val, tensor: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def iterate(results_: Types, iter_space: Val, init_args: Vals, crd_used_lvls: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IterateOp: ...
def load(tensor: Val, *, has_inserts: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lvl(source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def new(result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def number_of_entries(tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def out(tensor: Val, dest: Val, *, loc: Loc = ..., ip: Ip = ...) -> OutOp: ...
def pointers(result: Type, tensor: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def positions(tensor: Val, level: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def print_(tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> PrintOp: ...
def push_back(cur_size: Val, in_buffer: Val, value: Val, *, n: Val | None = ..., inbounds: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def reduce(x: Val, y: Val, identity: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reinterpret_map(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reorder_coo(result_coo: Type, input_coo: Val, algorithm: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select(x: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice_offset(slice: Val, dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice_stride(slice: Val, dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sort(n: Val, xy: Val, ys: Vals, perm_map: Map, algorithm: Int | str, *, ny: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> SortOp: ...
def sort_coo(n: Val, xy: Val, ys: Vals, *, nx: Int | None = ..., ny: Int | None = ..., stable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SortCooOp: ...
def storage_specifier_get(specifier: Val, specifier_kind: Int | str, *, level: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def storage_specifier_init(result: Type, *, source: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def storage_specifier_set(specifier: Val, specifier_kind: Int | str, value: Val, *, level: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unary(output: Type, x: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def values(tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def yield_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class CrdTransDirectionKind(enum.IntEnum):
    dim2lvl = 0
    lvl2dim = 1
class SparseTensorSortKind(enum.IntEnum):
    HybridQuickSort = 0
    InsertionSortStable = 1
    QuickSort = 2
    HeapSort = 3
class StorageSpecifierKind(enum.IntEnum):
    LvlSize = 0
    PosMemSize = 1
    CrdMemSize = 2
    ValMemSize = 3
    DimOffset = 4
    DimStride = 5
class CrdTransDirectionKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CrdTransDirectionKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class IterSpaceType(DialectType):
    @classmethod
    def get(cls, encoding: Plain, lo_lvl: Plain, hi_lvl: Plain, context: Context | None = ...) -> IterSpaceType: ...  # type: ignore[override,unused-ignore]
    encoding: Any
    lo_lvl: Any
    hi_lvl: Any
class IteratorType(DialectType):
    @classmethod
    def get(cls, encoding: Plain, lo_lvl: Plain, hi_lvl: Plain, context: Context | None = ...) -> IteratorType: ...  # type: ignore[override,unused-ignore]
    encoding: Any
    lo_lvl: Any
    hi_lvl: Any
class SparseTensorDimSliceAttr(DialectAttr):
    @classmethod
    def get(cls, offset: int, size: int, stride: int, context: Context | None = ...) -> SparseTensorDimSliceAttr: ...  # type: ignore[override,unused-ignore]
    offset: int
    size: int
    stride: int
class SparseTensorEncodingAttr(DialectAttr):
    @classmethod
    def get(cls, lvl_types: _Sequence[Type], dim_to_lvl: Plain, lvl_to_dim: Plain, pos_width: int, crd_width: int, explicit_val: Plain, implicit_val: Plain, dim_slices: _Sequence[Plain] | None = ..., context: Context | None = ...) -> SparseTensorEncodingAttr: ...  # type: ignore[override,unused-ignore]
    lvl_types: list[Type]
    dim_to_lvl: Any
    lvl_to_dim: Any
    pos_width: int
    crd_width: int
    explicit_val: Any
    implicit_val: Any
    dim_slices: list[Any]
class SparseTensorSortKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SparseTensorSortKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StorageSpecifierKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> StorageSpecifierKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StorageSpecifierType(DialectType):
    @classmethod
    def get(cls, encoding: Plain, context: Context | None = ...) -> StorageSpecifierType: ...  # type: ignore[override,unused-ignore]
    encoding: Any
