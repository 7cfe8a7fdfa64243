# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, IntegerAttr, StringAttr, TypeAttr
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class AddOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class AddOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class AnyOp(OpView):
    def __init__(self, result: Type, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class AnyOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class AssumingAllOp(OpView):
    def __init__(self, inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class AssumingAllOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class AssumingOp(OpView):
    def __init__(self, results_: Types, witness: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    witness: Value
    results_: OpResultList
    doRegion: Region
class AssumingOpAdaptor(OpAdaptor):
    witness: Value
class AssumingYieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class AssumingYieldOpAdaptor(OpAdaptor):
    ...
class BroadcastOp(OpView):
    def __init__(self, result: Type, shapes: Vals, *, error: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shapes: OpOperandList
    error: StringAttr | None
class BroadcastOpAdaptor(OpAdaptor):
    shapes: OpOperandList
class ConcatOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class ConcatOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ConstShapeOp(OpView):
    def __init__(self, shape: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shape: Attribute
class ConstShapeOpAdaptor(OpAdaptor):
    ...
class ConstSizeOp(OpView):
    def __init__(self, value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: IntegerAttr
class ConstSizeOpAdaptor(OpAdaptor):
    ...
class ConstWitnessOp(OpView):
    def __init__(self, passing: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    passing: BoolAttr
class ConstWitnessOpAdaptor(OpAdaptor):
    ...
class CstrBroadcastableOp(OpView):
    def __init__(self, shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shapes: OpOperandList
class CstrBroadcastableOpAdaptor(OpAdaptor):
    shapes: OpOperandList
class CstrEqOp(OpView):
    def __init__(self, shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shapes: OpOperandList
class CstrEqOpAdaptor(OpAdaptor):
    shapes: OpOperandList
class CstrRequireOp(OpView):
    def __init__(self, pred: Val, msg: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    pred: Value
    msg: StringAttr
class CstrRequireOpAdaptor(OpAdaptor):
    pred: Value
class DebugPrintOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class DebugPrintOpAdaptor(OpAdaptor):
    input: Value
class DimOp(OpView):
    def __init__(self, value: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    index: Value
    extent: Value
class DimOpAdaptor(OpAdaptor):
    value: Value
    index: Value
class DivOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class DivOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class FromExtentTensorOp(OpView):
    def __init__(self, input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class FromExtentTensorOpAdaptor(OpAdaptor):
    input: Value
class FromExtentsOp(OpView):
    def __init__(self, extents: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    extents: OpOperandList
    shape: Value
class FromExtentsOpAdaptor(OpAdaptor):
    extents: OpOperandList
class FuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FuncOpAdaptor(OpAdaptor):
    ...
class FunctionLibraryOp(OpView):
    def __init__(self, sym_name: Str, mapping: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    mapping: Attribute
    body: Region  # type: ignore[assignment,override,unused-ignore]
class FunctionLibraryOpAdaptor(OpAdaptor):
    ...
class GetExtentOp(OpView):
    def __init__(self, shape: Val, dim: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shape: Value
    dim: Value
    extent: Value
class GetExtentOpAdaptor(OpAdaptor):
    shape: Value
    dim: Value
class IndexToSizeOp(OpView):
    def __init__(self, arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
class IndexToSizeOpAdaptor(OpAdaptor):
    arg: Value
class IsBroadcastableOp(OpView):
    def __init__(self, shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shapes: OpOperandList
class IsBroadcastableOpAdaptor(OpAdaptor):
    shapes: OpOperandList
class MaxOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MaxOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MeetOp(OpView):
    def __init__(self, arg0: Val, arg1: Val, *, error: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg0: Value
    arg1: Value
    error: StringAttr | None
class MeetOpAdaptor(OpAdaptor):
    arg0: Value
    arg1: Value
class MinOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MinOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class MulOp(OpView):
    def __init__(self, lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
class MulOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class NumElementsOp(OpView):
    def __init__(self, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shape: Value
class NumElementsOpAdaptor(OpAdaptor):
    shape: Value
class RankOp(OpView):
    def __init__(self, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shape: Value
    rank: Value
class RankOpAdaptor(OpAdaptor):
    shape: Value
class ReduceOp(OpView):
    def __init__(self, result: Types, shape: Val, initVals: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    shape: Value
    initVals: OpOperandList
    region: Region
class ReduceOpAdaptor(OpAdaptor):
    shape: Value
    initVals: OpOperandList
class ReturnOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class ShapeEqOp(OpView):
    def __init__(self, shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    shapes: OpOperandList
class ShapeEqOpAdaptor(OpAdaptor):
    shapes: OpOperandList
class ShapeOfOp(OpView):
    def __init__(self, arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
class ShapeOfOpAdaptor(OpAdaptor):
    arg: Value
class SizeToIndexOp(OpView):
    def __init__(self, arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
class SizeToIndexOpAdaptor(OpAdaptor):
    arg: Value
class SplitAtOp(OpView):
    def __init__(self, head: Type, tail: Type, operand: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    index: Value
    head: Value
    tail: Value
class SplitAtOpAdaptor(OpAdaptor):
    operand: Value
    index: Value
class ToExtentTensorOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class ToExtentTensorOpAdaptor(OpAdaptor):
    input: Value
class ValueAsShapeOp(OpView):
    def __init__(self, result: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
class ValueAsShapeOpAdaptor(OpAdaptor):
    arg: Value
class ValueOfOp(OpView):
    def __init__(self, result: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    arg: Value
class ValueOfOpAdaptor(OpAdaptor):
    arg: Value
class WithOp(OpView):
    def __init__(self, operand: Val, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    shape: Value
class WithOpAdaptor(OpAdaptor):
    operand: Value
    shape: Value
class YieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def add(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def any(result: Type, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def assuming(results_: Types, witness: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AssumingOp: ...
def assuming_all(inputs: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def assuming_yield(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> AssumingYieldOp: ...
def broadcast(result: Type, shapes: Vals, *, error: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def concat(result: Type, lhs: Val, rhs: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def const_shape(shape: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def const_size(value: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def const_witness(passing: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cstr_broadcastable(shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cstr_eq(shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cstr_require(pred: Val, msg: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def debug_print(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dim(value: Val, index: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_extent_tensor(input: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_extents(extents: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(sym_name: Str, function_type: TypeLike, *, arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuncOp: ...
def function_library(sym_name: Str, mapping: Plain, *, sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> FunctionLibraryOp: ...
def get_extent(shape: Val, dim: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def index_to_size(arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def is_broadcastable(shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def meet(arg0: Val, arg1: Val, *, error: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def min(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(lhs: Val, rhs: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def num_elements(shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rank(shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce(result: Types, shape: Val, init_vals: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceOp: ...
def return_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def shape_eq(shapes: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def shape_of(arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def size_to_index(arg: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def split_at(head: Type, tail: Type, operand: Val, index: Val, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def to_extent_tensor(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def value_as_shape(result: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def value_of(result: Type, arg: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def with_shape(operand: Val, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def yield_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class ShapeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ShapeType: ...  # type: ignore[override,unused-ignore]
class SizeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SizeType: ...  # type: ignore[override,unused-ignore]
class ValueShapeType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> ValueShapeType: ...  # type: ignore[override,unused-ignore]
class WitnessType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> WitnessType: ...  # type: ignore[override,unused-ignore]
