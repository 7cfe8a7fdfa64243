# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import AffineMapAttr, ArrayAttr, BoolAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class BitCastOp(OpView):
    def __init__(self, result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class BitCastOpAdaptor(OpAdaptor):
    source: Value
class BroadcastOp(OpView):
    def __init__(self, vector: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    vector: Value
class BroadcastOpAdaptor(OpAdaptor):
    source: Value
class CompressStoreOp(OpView):
    def __init__(self, base: Val, indices: Vals, mask: Val, valueToStore: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    mask: Value
    valueToStore: Value
    alignment: IntegerAttr | None
class CompressStoreOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    mask: Value
    valueToStore: Value
class ConstantMaskOp(OpView):
    def __init__(self, result: Type, mask_dim_sizes: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask_dim_sizes: DenseI64ArrayAttr
class ConstantMaskOpAdaptor(OpAdaptor):
    ...
class ContractionOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, acc: Val, indexing_maps: Plain, iterator_types: Plain, *, kind: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value
    indexing_maps: ArrayAttr
    iterator_types: ArrayAttr
    kind: Attribute
    fastmath: Attribute
class ContractionOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value
class CreateMaskOp(OpView):
    def __init__(self, result: Type, mask_dim_sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask_dim_sizes: OpOperandList
class CreateMaskOpAdaptor(OpAdaptor):
    mask_dim_sizes: OpOperandList
class DeinterleaveOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    res1: Value
    res2: Value
class DeinterleaveOpAdaptor(OpAdaptor):
    source: Value
class ExpandLoadOp(OpView):
    def __init__(self, result: Type, base: Val, indices: Vals, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
class ExpandLoadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    mask: Value
    pass_thru: Value
class ExtractOp(OpView):
    def __init__(self, source: Val, dynamic_position: Vals, static_position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dynamic_position: OpOperandList
    static_position: DenseI64ArrayAttr
class ExtractOpAdaptor(OpAdaptor):
    source: Value
    dynamic_position: OpOperandList
class ExtractStridedSliceOp(OpView):
    def __init__(self, result: Type, source: Val, offsets: Plain, sizes: Plain, strides: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: ArrayAttr
    sizes: ArrayAttr
    strides: ArrayAttr
class ExtractStridedSliceOpAdaptor(OpAdaptor):
    source: Value
class ExtractelementOp(OpView):
    def __init__(self, vector: Val, *, position: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    position: Value | None
class ExtractelementOpAdaptor(OpAdaptor):
    vector: Value
    position: Value | None
class FMAOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, acc: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value
class FMAOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value
class FlatTransposeOp(OpView):
    def __init__(self, res: Type, matrix: Val, rows: Plain, columns: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    rows: Attribute
    columns: Attribute
    res: Value
class FlatTransposeOpAdaptor(OpAdaptor):
    matrix: Value
class FromElementsOp(OpView):
    def __init__(self, dest: Type, elements: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    elements: OpOperandList
    dest: Value
class FromElementsOpAdaptor(OpAdaptor):
    elements: OpOperandList
class GatherOp(OpView):
    def __init__(self, result: Type, base: Val, offsets: Vals, indices: Val, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    offsets: OpOperandList
    indices: Value
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
class GatherOpAdaptor(OpAdaptor):
    base: Value
    offsets: OpOperandList
    indices: Value
    mask: Value
    pass_thru: Value
class InsertOp(OpView):
    def __init__(self, valueToStore: Val, dest: Val, dynamic_position: Vals, static_position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    dest: Value
    dynamic_position: OpOperandList
    static_position: DenseI64ArrayAttr
class InsertOpAdaptor(OpAdaptor):
    valueToStore: Value
    dest: Value
    dynamic_position: OpOperandList
class InsertStridedSliceOp(OpView):
    def __init__(self, valueToStore: Val, dest: Val, offsets: Plain, strides: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    dest: Value
    offsets: ArrayAttr
    strides: ArrayAttr
class InsertStridedSliceOpAdaptor(OpAdaptor):
    valueToStore: Value
    dest: Value
class InsertelementOp(OpView):
    def __init__(self, source: Val, dest: Val, *, position: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    position: Value | None
class InsertelementOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    position: Value | None
class InterleaveOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class InterleaveOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class LoadOp(OpView):
    def __init__(self, result: Type, base: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    nontemporal: BoolAttr
    alignment: IntegerAttr | None
class LoadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
class MaskOp(OpView):
    def __init__(self, results_: Types, mask: Val, *, passthru: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mask: Value
    passthru: Value | None
    results_: OpResultList
    maskRegion: Region
class MaskOpAdaptor(OpAdaptor):
    mask: Value
    passthru: Value | None
class MaskedLoadOp(OpView):
    def __init__(self, result: Type, base: Val, indices: Vals, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    mask: Value
    pass_thru: Value
    alignment: IntegerAttr | None
class MaskedLoadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    mask: Value
    pass_thru: Value
class MaskedStoreOp(OpView):
    def __init__(self, base: Val, indices: Vals, mask: Val, valueToStore: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    mask: Value
    valueToStore: Value
    alignment: IntegerAttr | None
class MaskedStoreOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    mask: Value
    valueToStore: Value
class MatrixMultiplyOp(OpView):
    def __init__(self, res: Type, lhs: Val, rhs: Val, lhs_rows: Plain, lhs_columns: Plain, rhs_columns: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhs_rows: Attribute
    lhs_columns: Attribute
    rhs_columns: Attribute
    res: Value
class MatrixMultiplyOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MultiDimReductionOp(OpView):
    def __init__(self, kind: Int | str, source: Val, acc: Val, reduction_dims: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    acc: Value
    kind: Attribute
    reduction_dims: DenseI64ArrayAttr
    dest: Value
class MultiDimReductionOpAdaptor(OpAdaptor):
    source: Value
    acc: Value
class OuterProductOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, acc: Val | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value | None
    kind: Attribute
class OuterProductOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value | None
class PrintOp(OpView):
    def __init__(self, *, source: Val | None = ..., punctuation: Int | str | None = ..., stringLiteral: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value | None
    punctuation: Attribute
    stringLiteral: StringAttr | None
class PrintOpAdaptor(OpAdaptor):
    source: Value | None
class ReductionOp(OpView):
    def __init__(self, dest: Type, kind: Int | str, vector: Val, *, acc: Val | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    acc: Value | None
    kind: Attribute
    fastmath: Attribute
    dest: Value
class ReductionOpAdaptor(OpAdaptor):
    vector: Value
    acc: Value | None
class ReshapeOp(OpView):
    def __init__(self, result: Type, vector: Val, input_shape: Vals, output_shape: Vals, fixed_vector_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    input_shape: OpOperandList
    output_shape: OpOperandList
    fixed_vector_sizes: ArrayAttr
class ReshapeOpAdaptor(OpAdaptor):
    vector: Value
    input_shape: OpOperandList
    output_shape: OpOperandList
class ScalableExtractOp(OpView):
    def __init__(self, result: Type, source: Val, pos: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    pos: IntegerAttr
class ScalableExtractOpAdaptor(OpAdaptor):
    source: Value
class ScalableInsertOp(OpView):
    def __init__(self, valueToStore: Val, dest: Val, pos: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    dest: Value
    pos: IntegerAttr
class ScalableInsertOpAdaptor(OpAdaptor):
    valueToStore: Value
    dest: Value
class ScanOp(OpView):
    def __init__(self, kind: Int | str, source: Val, initial_value: Val, reduction_dim: Int, inclusive: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    initial_value: Value
    kind: Attribute
    reduction_dim: IntegerAttr
    inclusive: BoolAttr
    dest: Value
    accumulated_value: Value
class ScanOpAdaptor(OpAdaptor):
    source: Value
    initial_value: Value
class ScatterOp(OpView):
    def __init__(self, result: Type | None, base: Val, offsets: Vals, indices: Val, mask: Val, valueToStore: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    offsets: OpOperandList
    indices: Value
    mask: Value
    valueToStore: Value
    alignment: IntegerAttr | None
class ScatterOpAdaptor(OpAdaptor):
    base: Value
    offsets: OpOperandList
    indices: Value
    mask: Value
    valueToStore: Value
class ShapeCastOp(OpView):
    def __init__(self, result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class ShapeCastOpAdaptor(OpAdaptor):
    source: Value
class ShuffleOp(OpView):
    def __init__(self, v1: Val, v2: Val, mask: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    v1: Value
    v2: Value
    mask: DenseI64ArrayAttr
    vector: Value
class ShuffleOpAdaptor(OpAdaptor):
    v1: Value
    v2: Value
class SplatOp(OpView):
    def __init__(self, aggregate: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    aggregate: Value
class SplatOpAdaptor(OpAdaptor):
    input: Value
class StepOp(OpView):
    def __init__(self, result: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class StepOpAdaptor(OpAdaptor):
    ...
class StoreOp(OpView):
    def __init__(self, valueToStore: Val, base: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    base: Value
    indices: OpOperandList
    nontemporal: BoolAttr
    alignment: IntegerAttr | None
class StoreOpAdaptor(OpAdaptor):
    valueToStore: Value
    base: Value
    indices: OpOperandList
class ToElementsOp(OpView):
    def __init__(self, source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    elements: OpResultList
class ToElementsOpAdaptor(OpAdaptor):
    source: Value
class TransferReadOp(OpView):
    def __init__(self, vector: Type, base: Val, indices: Vals, permutation_map: Map, padding: Val, in_bounds: Plain, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    padding: Value
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr
    vector: Value
class TransferReadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    padding: Value
    mask: Value | None
class TransferWriteOp(OpView):
    def __init__(self, result: Type | None, valueToStore: Val, base: Val, indices: Vals, permutation_map: Map, in_bounds: Plain, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    base: Value
    indices: OpOperandList
    mask: Value | None
    permutation_map: AffineMapAttr
    in_bounds: ArrayAttr
class TransferWriteOpAdaptor(OpAdaptor):
    valueToStore: Value
    base: Value
    indices: OpOperandList
    mask: Value | None
class TransposeOp(OpView):
    def __init__(self, result: Type, vector: Val, permutation: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    permutation: DenseI64ArrayAttr
class TransposeOpAdaptor(OpAdaptor):
    vector: Value
class TypeCastOp(OpView):
    def __init__(self, result: Type, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
class TypeCastOpAdaptor(OpAdaptor):
    memref: Value
class VectorScaleOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class VectorScaleOpAdaptor(OpAdaptor):
    ...
class WarpExecuteOnLane0Op(OpView):
    def __init__(self, results_: Types, laneid: Val, args: Vals, warp_size: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    laneid: Value
    args: OpOperandList
    warp_size: IntegerAttr
    results_: OpResultList
    warpRegion: Region
class WarpExecuteOnLane0OpAdaptor(OpAdaptor):
    laneid: Value
    args: OpOperandList
class YieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def bitcast(result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast(vector: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def compressstore(base: Val, indices: Vals, mask: Val, value_to_store: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> CompressStoreOp: ...
def constant_mask(result: Type, mask_dim_sizes: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def contract(result: Type, lhs: Val, rhs: Val, acc: Val, indexing_maps: Plain, iterator_types: Plain, *, kind: Int | str | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_mask(result: Type, mask_dim_sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def deinterleave(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def expandload(result: Type, base: Val, indices: Vals, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract(source: Val, dynamic_position: Vals, static_position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_strided_slice(result: Type, source: Val, offsets: Plain, sizes: Plain, strides: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extractelement(vector: Val, *, position: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def flat_transpose(res: Type, matrix: Val, rows: Plain, columns: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fma(lhs: Val, rhs: Val, acc: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_elements(dest: Type, elements: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(result: Type, base: Val, offsets: Vals, indices: Val, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert(value_to_store: Val, dest: Val, dynamic_position: Vals, static_position: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert_strided_slice(value_to_store: Val, dest: Val, offsets: Plain, strides: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insertelement(source: Val, dest: Val, *, position: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def interleave(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load(result: Type, base: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mask(results_: Types, mask: Val, *, passthru: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MaskOp: ...
def maskedload(result: Type, base: Val, indices: Vals, mask: Val, pass_thru: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maskedstore(base: Val, indices: Vals, mask: Val, value_to_store: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> MaskedStoreOp: ...
def matrix_multiply(res: Type, lhs: Val, rhs: Val, lhs_rows: Plain, lhs_columns: Plain, rhs_columns: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def multi_reduction(kind: Int | str, source: Val, acc: Val, reduction_dims: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def outerproduct(result: Type, lhs: Val, rhs: Val, *, acc: Val | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def print_(*, source: Val | None = ..., punctuation: Int | str | None = ..., string_literal: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrintOp: ...
def reduction(dest: Type, kind: Int | str, vector: Val, *, acc: Val | None = ..., fastmath: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape(result: Type, vector: Val, input_shape: Vals, output_shape: Vals, fixed_vector_sizes: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scalable_extract(result: Type, source: Val, pos: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scalable_insert(value_to_store: Val, dest: Val, pos: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scan(kind: Int | str, source: Val, initial_value: Val, reduction_dim: Int, inclusive: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def scatter(result: Type | None, base: Val, offsets: Vals, indices: Val, mask: Val, value_to_store: Val, *, alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScatterOp: ...
def shape_cast(result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shuffle(v1: Val, v2: Val, mask: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def splat(aggregate: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def step(result: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def store(value_to_store: Val, base: Val, indices: Vals, *, nontemporal: Int | None = ..., alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreOp: ...
def to_elements(source: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ToElementsOp: ...
def transfer_read(vector: Type, base: Val, indices: Vals, permutation_map: Map, padding: Val, in_bounds: Plain, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def transfer_write(result: Type | None, value_to_store: Val, base: Val, indices: Vals, permutation_map: Map, in_bounds: Plain, *, mask: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TransferWriteOp: ...
def transpose(result: Type, vector: Val, permutation: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def type_cast(result: Type, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def vscale(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def warp_execute_on_lane_0(results_: Types, laneid: Val, args: Vals, warp_size: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WarpExecuteOnLane0Op: ...
def yield_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class CombiningKind(enum.IntEnum):
    ADD = 0
    MUL = 1
    MINUI = 2
    MINSI = 3
    MINNUMF = 4
    MAXUI = 5
    MAXSI = 6
    MAXNUMF = 7
    AND = 8
    OR = 9
    XOR = 10
    MAXIMUMF = 12
    MINIMUMF = 11
    MINF = 16
    MAXF = 128
    MINIMUMNUMF = 13
    MAXIMUMNUMF = 14
class FastMathFlags(enum.IntFlag):
    none = 0
    reassoc = 1
    nnan = 2
    ninf = 4
    nsz = 8
    arcp = 16
    contract = 32
    afn = 64
    fast = 127
class IteratorType(enum.IntEnum):
    parallel = 0
    reduction = 1
class PrintPunctuation(enum.IntEnum):
    NoPunctuation = 0
    NewLine = 1
    Comma = 2
    Open = 3
    Close = 4
class CombiningKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CombiningKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class IteratorTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> IteratorTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PrintPunctuationAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> PrintPunctuationAttr: ...  # type: ignore[override,unused-ignore]
    value: str
