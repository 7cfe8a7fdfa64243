# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, DenseI64ArrayAttr, IntegerAttr
from ._typing import *

class _Dialect(Dialect): ...

class BitcastOp(OpView):
    def __init__(self, dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
class BitcastOpAdaptor(OpAdaptor):
    source: Value
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
class ConcatOp(OpView):
    def __init__(self, result: Type, dim: Int, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    dim: IntegerAttr
class ConcatOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class DimOp(OpView):
    def __init__(self, source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    index: Value
class DimOpAdaptor(OpAdaptor):
    source: Value
    index: Value
class EmptyOp(OpView):
    def __init__(self, result: Type, dynamicSizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicSizes: OpOperandList
class EmptyOpAdaptor(OpAdaptor):
    dynamicSizes: OpOperandList
class ExpandShapeOp(OpView):
    def __init__(self, result: Type, src: Val, reassociation: Plain, output_shape: Vals, static_output_shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    output_shape: OpOperandList
    reassociation: ArrayAttr
    static_output_shape: DenseI64ArrayAttr
class ExpandShapeOpAdaptor(OpAdaptor):
    src: Value
    output_shape: OpOperandList
class ExtractOp(OpView):
    def __init__(self, tensor: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    indices: OpOperandList
class ExtractOpAdaptor(OpAdaptor):
    tensor: Value
    indices: OpOperandList
class ExtractSliceOp(OpView):
    def __init__(self, result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
    static_offsets: DenseI64ArrayAttr
    static_sizes: DenseI64ArrayAttr
    static_strides: DenseI64ArrayAttr
class ExtractSliceOpAdaptor(OpAdaptor):
    source: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
class FromElementsOp(OpView):
    def __init__(self, result: Type, elements: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    elements: OpOperandList
class FromElementsOpAdaptor(OpAdaptor):
    elements: OpOperandList
class GatherOp(OpView):
    def __init__(self, result: Type, source: Val, indices: Val, gather_dims: Ints, *, unique: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    indices: Value
    gather_dims: DenseI64ArrayAttr
    unique: bool
class GatherOpAdaptor(OpAdaptor):
    source: Value
    indices: Value
class GenerateOp(OpView):
    def __init__(self, result: Type, dynamicExtents: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicExtents: OpOperandList
    body: Region  # type: ignore[assignment,override,unused-ignore]
class GenerateOpAdaptor(OpAdaptor):
    dynamicExtents: OpOperandList
class InsertOp(OpView):
    def __init__(self, scalar: Val, dest: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    scalar: Value
    dest: Value
    indices: OpOperandList
class InsertOpAdaptor(OpAdaptor):
    scalar: Value
    dest: Value
    indices: OpOperandList
class InsertSliceOp(OpView):
    def __init__(self, source: Val, dest: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
    static_offsets: DenseI64ArrayAttr
    static_sizes: DenseI64ArrayAttr
    static_strides: DenseI64ArrayAttr
class InsertSliceOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
class PackOp(OpView):
    def __init__(self, source: Val, dest: Val, inner_tiles: Vals, inner_dims_pos: Ints, static_inner_tiles: Ints, *, padding_value: Val | None = ..., outer_dims_perm: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    padding_value: Value | None
    inner_tiles: OpOperandList
    outer_dims_perm: DenseI64ArrayAttr
    inner_dims_pos: DenseI64ArrayAttr
    static_inner_tiles: DenseI64ArrayAttr
class PackOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    padding_value: Value | None
    inner_tiles: OpOperandList
class PadOp(OpView):
    def __init__(self, result: Type, source: Val, low: Vals, high: Vals, static_low: Ints, static_high: Ints, *, nofold: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    low: OpOperandList
    high: OpOperandList
    static_low: DenseI64ArrayAttr
    static_high: DenseI64ArrayAttr
    nofold: bool
    region: Region
class PadOpAdaptor(OpAdaptor):
    source: Value
    low: OpOperandList
    high: OpOperandList
class ParallelInsertSliceOp(OpView):
    def __init__(self, source: Val, dest: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
    static_offsets: DenseI64ArrayAttr
    static_sizes: DenseI64ArrayAttr
    static_strides: DenseI64ArrayAttr
class ParallelInsertSliceOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    offsets: OpOperandList
    sizes: OpOperandList
    strides: OpOperandList
class RankOp(OpView):
    def __init__(self, tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class RankOpAdaptor(OpAdaptor):
    tensor: Value
class ReshapeOp(OpView):
    def __init__(self, result: Type, source: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    shape: Value
class ReshapeOpAdaptor(OpAdaptor):
    source: Value
    shape: Value
class ScatterOp(OpView):
    def __init__(self, result: Type, source: Val, dest: Val, indices: Val, scatter_dims: Ints, *, unique: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    indices: Value
    scatter_dims: DenseI64ArrayAttr
    unique: bool
class ScatterOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    indices: Value
class SplatOp(OpView):
    def __init__(self, aggregate: Type, input: Val, dynamicSizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    dynamicSizes: OpOperandList
    aggregate: Value
class SplatOpAdaptor(OpAdaptor):
    input: Value
    dynamicSizes: OpOperandList
class UnpackOp(OpView):
    def __init__(self, source: Val, dest: Val, inner_tiles: Vals, inner_dims_pos: Ints, static_inner_tiles: Ints, *, outer_dims_perm: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    inner_tiles: OpOperandList
    outer_dims_perm: DenseI64ArrayAttr
    inner_dims_pos: DenseI64ArrayAttr
    static_inner_tiles: DenseI64ArrayAttr
class UnpackOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    inner_tiles: OpOperandList
class YieldOp(OpView):
    def __init__(self, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class YieldOpAdaptor(OpAdaptor):
    value: Value
def bitcast(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cast(dest: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def collapse_shape(result: Type, src: Val, reassociation: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def concat(result: Type, dim: Int, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dim(source: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def empty(result: Type, dynamic_sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def expand_shape(result: Type, src: Val, reassociation: Plain, output_shape: Vals, static_output_shape: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract(tensor: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_slice(result: Type, source: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_elements(result: Type, elements: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(result: Type, source: Val, indices: Val, gather_dims: Ints, *, unique: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def generate(result: Type, dynamic_extents: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert(scalar: Val, dest: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert_slice(source: Val, dest: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pack(source: Val, dest: Val, inner_tiles: Vals, inner_dims_pos: Ints, static_inner_tiles: Ints, *, padding_value: Val | None = ..., outer_dims_perm: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pad(result: Type, source: Val, low: Vals, high: Vals, static_low: Ints, static_high: Ints, *, nofold: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def parallel_insert_slice(source: Val, dest: Val, offsets: Vals, sizes: Vals, strides: Vals, static_offsets: Ints, static_sizes: Ints, static_strides: Ints, *, loc: Loc = ..., ip: Ip = ...) -> ParallelInsertSliceOp: ...
def rank(tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape(result: Type, source: Val, shape: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(result: Type, source: Val, dest: Val, indices: Val, scatter_dims: Ints, *, unique: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def splat(aggregate: Type, input: Val, dynamic_sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unpack(source: Val, dest: Val, inner_tiles: Vals, inner_dims_pos: Ints, static_inner_tiles: Ints, *, outer_dims_perm: Ints | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def yield_(value: Val, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
