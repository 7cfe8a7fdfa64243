# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import BoolAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AbsOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class AbsOpAdaptor(OpAdaptor):
    input1: Value
class AddOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class AddOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class AddShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class AddShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class ApplyScaleOp(OpView):
    def __init__(self, output: Type, value: Val, multiplier: Val, shift: Val, rounding_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    multiplier: Value
    shift: Value
    rounding_mode: Attribute
    output: Value
class ApplyScaleOpAdaptor(OpAdaptor):
    value: Value
    multiplier: Value
    shift: Value
class ArgMaxOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class ArgMaxOpAdaptor(OpAdaptor):
    input: Value
class ArgMinOp(OpView):
    def __init__(self, output: Type, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class ArgMinOpAdaptor(OpAdaptor):
    input: Value
class ArithmeticRightShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, round: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    round: BoolAttr
    output: Value
class ArithmeticRightShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class AssertEqualShapeOp(OpView):
    def __init__(self, input1: Val, input2: Val, allow_broadcast: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    allow_broadcast: BoolAttr
class AssertEqualShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class AvgPool2dAdaptiveOp(OpView):
    def __init__(self, output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Val, stride: Val, pad: Val, acc_type: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    input_zp: Value
    output_zp: Value
    kernel: Value
    stride: Value
    pad: Value
    acc_type: TypeAttr
    output: Value
class AvgPool2dAdaptiveOpAdaptor(OpAdaptor):
    input: Value
    input_zp: Value
    output_zp: Value
    kernel: Value
    stride: Value
    pad: Value
class AvgPool2dOp(OpView):
    def __init__(self, output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Ints, stride: Ints, pad: Ints, acc_type: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    input_zp: Value
    output_zp: Value
    kernel: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    pad: DenseI64ArrayAttr
    acc_type: TypeAttr
    output: Value
class AvgPool2dOpAdaptor(OpAdaptor):
    input: Value
    input_zp: Value
    output_zp: Value
class BitwiseAndOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class BitwiseAndOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class BitwiseNotOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class BitwiseNotOpAdaptor(OpAdaptor):
    input1: Value
class BitwiseOrOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class BitwiseOrOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class BitwiseXorOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class BitwiseXorOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class CastFromBlockScaledOp(OpView):
    def __init__(self, output_data: Type, input_data: Val, input_scale: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_data: Value
    input_scale: Value
    block_size: Attribute
    output_data: Value
class CastFromBlockScaledOpAdaptor(OpAdaptor):
    input_data: Value
    input_scale: Value
class CastOp(OpView):
    def __init__(self, output: Type, input: Val, *, input_unsigned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    input_unsigned: BoolAttr | None
    output: Value
class CastOpAdaptor(OpAdaptor):
    input: Value
class CastToBlockScaledOp(OpView):
    def __init__(self, output_data: Type, output_scale: Type, input_data: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_data: Value
    block_size: Attribute
    output_data: Value
    output_scale: Value
class CastToBlockScaledOpAdaptor(OpAdaptor):
    input_data: Value
class CeilOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class CeilOpAdaptor(OpAdaptor):
    input1: Value
class ClampOp(OpView):
    def __init__(self, output: Type, input: Val, min_val: Plain, max_val: Plain, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    min_val: Attribute
    max_val: Attribute
    nan_mode: Attribute
    output: Value
class ClampOpAdaptor(OpAdaptor):
    input: Value
class ClzOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class ClzOpAdaptor(OpAdaptor):
    input1: Value
class ConcatOp(OpView):
    def __init__(self, input1: Vals, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: OpOperandList
    axis: IntegerAttr
    output: Value
class ConcatOpAdaptor(OpAdaptor):
    input1: OpOperandList
class ConcatShapeOp(OpView):
    def __init__(self, output: Type, input: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: OpOperandList
    output: Value
class ConcatShapeOpAdaptor(OpAdaptor):
    input: OpOperandList
class ConstOp(OpView):
    def __init__(self, values: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Attribute
    output: Value
class ConstOpAdaptor(OpAdaptor):
    ...
class ConstShapeOp(OpView):
    def __init__(self, output: Type, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Attribute
    output: Value
class ConstShapeOpAdaptor(OpAdaptor):
    ...
class Conv2DBlockScaledOp(OpView):
    def __init__(self, output: Type, input_data: Val, input_scale: Val, weight_data: Val, weight_scale: Val, bias: Val, pad: Val, stride: Val, dilation: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_data: Value
    input_scale: Value
    weight_data: Value
    weight_scale: Value
    bias: Value
    pad: Value
    stride: Value
    dilation: Value
    block_size: Attribute
    output: Value
class Conv2DBlockScaledOpAdaptor(OpAdaptor):
    input_data: Value
    input_scale: Value
    weight_data: Value
    weight_scale: Value
    bias: Value
    pad: Value
    stride: Value
    dilation: Value
class Conv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    dilation: DenseI64ArrayAttr
    acc_type: TypeAttr
    local_bound: BoolAttr
    output: Value
class Conv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class Conv3DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    dilation: DenseI64ArrayAttr
    acc_type: TypeAttr
    local_bound: BoolAttr
    output: Value
class Conv3DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class CosOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class CosOpAdaptor(OpAdaptor):
    input1: Value
class CustomOp(OpView):
    def __init__(self, output_list: Types, operator_name: Str, domain_name: Str, implementation_attrs: Str, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_list: OpOperandList
    operator_name: StringAttr
    domain_name: StringAttr
    implementation_attrs: StringAttr
    output_list: OpResultList
class CustomOpAdaptor(OpAdaptor):
    input_list: OpOperandList
class DepthwiseConv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    pad: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    dilation: DenseI64ArrayAttr
    acc_type: TypeAttr
    local_bound: BoolAttr
    output: Value
class DepthwiseConv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class DimOp(OpView):
    def __init__(self, output: Type, input1: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    axis: IntegerAttr
    output: Value
class DimOpAdaptor(OpAdaptor):
    input1: Value
class DivCeilShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class DivCeilShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class DivFloorShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class DivFloorShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class DivOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class DivOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class EqualOp(OpView):
    def __init__(self, input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class EqualOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class ErfOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class ErfOpAdaptor(OpAdaptor):
    input: Value
class Exp2ShapeOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class Exp2ShapeOpAdaptor(OpAdaptor):
    input: Value
class ExpOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class ExpOpAdaptor(OpAdaptor):
    input1: Value
class FFT2dOp(OpView):
    def __init__(self, output_real: Type, output_imag: Type, input_real: Val, input_imag: Val, inverse: Int, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_real: Value
    input_imag: Value
    inverse: BoolAttr
    local_bound: BoolAttr
    output_real: Value
    output_imag: Value
class FFT2dOpAdaptor(OpAdaptor):
    input_real: Value
    input_imag: Value
class FloorOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class FloorOpAdaptor(OpAdaptor):
    input1: Value
class FullyConnectedOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, *, quantization_info: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    quantization_info: Attribute | None
    output: Value
class FullyConnectedOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
class GatherOp(OpView):
    def __init__(self, output: Type, values: Val, indices: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Value
    indices: Value
    output: Value
class GatherOpAdaptor(OpAdaptor):
    values: Value
    indices: Value
class GreaterEqualOp(OpView):
    def __init__(self, input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class GreaterEqualOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class GreaterOp(OpView):
    def __init__(self, input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class GreaterOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class IdentityOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class IdentityOpAdaptor(OpAdaptor):
    input1: Value
class IfOp(OpView):
    def __init__(self, output_list: Types, condition: Val, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    condition: Value
    input_list: OpOperandList
    output_list: OpResultList
    then_graph: Region
    else_graph: Region
class IfOpAdaptor(OpAdaptor):
    condition: Value
    input_list: OpOperandList
class IntDivOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class IntDivOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class Log2CeilShapeOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class Log2CeilShapeOpAdaptor(OpAdaptor):
    input: Value
class Log2FloorShapeOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class Log2FloorShapeOpAdaptor(OpAdaptor):
    input: Value
class LogOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class LogOpAdaptor(OpAdaptor):
    input1: Value
class LogicalAndOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class LogicalAndOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class LogicalLeftShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class LogicalLeftShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class LogicalNotOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class LogicalNotOpAdaptor(OpAdaptor):
    input1: Value
class LogicalOrOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class LogicalOrOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class LogicalRightShiftOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class LogicalRightShiftOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class LogicalXorOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class LogicalXorOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class MatMulOp(OpView):
    def __init__(self, output: Type, a: Val, b: Val, a_zp: Val, b_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
    output: Value
class MatMulOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
class MatMulTOp(OpView):
    def __init__(self, output: Type, a: Val, b: Val, a_zp: Val, b_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
    output: Value
class MatMulTOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
class MatmulTBlockScaledOp(OpView):
    def __init__(self, output_data: Type, a_data: Val, a_scale: Val, b_data: Val, b_scale: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    a_data: Value
    a_scale: Value
    b_data: Value
    b_scale: Value
    block_size: Attribute
    output_data: Value
class MatmulTBlockScaledOpAdaptor(OpAdaptor):
    a_data: Value
    a_scale: Value
    b_data: Value
    b_scale: Value
class MaxPool2dAdaptiveOp(OpView):
    def __init__(self, output: Type, input: Val, kernel: Val, stride: Val, pad: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    kernel: Value
    stride: Value
    pad: Value
    nan_mode: Attribute
    output: Value
class MaxPool2dAdaptiveOpAdaptor(OpAdaptor):
    input: Value
    kernel: Value
    stride: Value
    pad: Value
class MaxPool2dOp(OpView):
    def __init__(self, output: Type, input: Val, kernel: Ints, stride: Ints, pad: Ints, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    kernel: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    pad: DenseI64ArrayAttr
    nan_mode: Attribute
    output: Value
class MaxPool2dOpAdaptor(OpAdaptor):
    input: Value
class MaxShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class MaxShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class MaximumOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    nan_mode: Attribute
    output: Value
class MaximumOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class MinShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class MinShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class MinimumOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    nan_mode: Attribute
    output: Value
class MinimumOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class ModShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class ModShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class MulOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, shift: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    shift: Value
    output: Value
class MulOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
    shift: Value
class MulShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class MulShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class NegateOp(OpView):
    def __init__(self, output: Type, input1: Val, input1_zp: Val, output_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input1_zp: Value
    output_zp: Value
    output: Value
class NegateOpAdaptor(OpAdaptor):
    input1: Value
    input1_zp: Value
    output_zp: Value
class PadOp(OpView):
    def __init__(self, output: Type, input1: Val, padding: Val, pad_const: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    padding: Value
    pad_const: Value
    output: Value
class PadOpAdaptor(OpAdaptor):
    input1: Value
    padding: Value
    pad_const: Value
class PowOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class PowOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class RFFT2dOp(OpView):
    def __init__(self, output_real: Type, output_imag: Type, input_real: Val, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_real: Value
    local_bound: BoolAttr
    output_real: Value
    output_imag: Value
class RFFT2dOpAdaptor(OpAdaptor):
    input_real: Value
class ReciprocalOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class ReciprocalOpAdaptor(OpAdaptor):
    input1: Value
class ReduceAllOp(OpView):
    def __init__(self, input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class ReduceAllOpAdaptor(OpAdaptor):
    input: Value
class ReduceAnyOp(OpView):
    def __init__(self, input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class ReduceAnyOpAdaptor(OpAdaptor):
    input: Value
class ReduceMaxOp(OpView):
    def __init__(self, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class ReduceMaxOpAdaptor(OpAdaptor):
    input: Value
class ReduceMinOp(OpView):
    def __init__(self, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    nan_mode: Attribute
    output: Value
class ReduceMinOpAdaptor(OpAdaptor):
    input: Value
class ReduceProdOp(OpView):
    def __init__(self, input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class ReduceProdOpAdaptor(OpAdaptor):
    input: Value
class ReduceProductOp(OpView):
    def __init__(self, input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class ReduceProductOpAdaptor(OpAdaptor):
    input: Value
class ReduceSumOp(OpView):
    def __init__(self, input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    axis: IntegerAttr
    output: Value
class ReduceSumOpAdaptor(OpAdaptor):
    input: Value
class RescaleOp(OpView):
    def __init__(self, output: Type, input: Val, multiplier: Val, shift: Val, input_zp: Val, output_zp: Val, scale32: Int, rounding_mode: Int | str, per_channel: Int, input_unsigned: Int, output_unsigned: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
    scale32: BoolAttr
    rounding_mode: Attribute
    per_channel: BoolAttr
    input_unsigned: BoolAttr
    output_unsigned: BoolAttr
    output: Value
class RescaleOpAdaptor(OpAdaptor):
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
class ReshapeBlockScaledOp(OpView):
    def __init__(self, input: Vals, new_value_shape: Val, block_size: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: OpOperandList
    new_value_shape: Value
    block_size: Attribute
    output: OpResultList
class ReshapeBlockScaledOpAdaptor(OpAdaptor):
    input: OpOperandList
    new_value_shape: Value
class ReshapeOp(OpView):
    def __init__(self, input1: Val, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    shape: Value
    output: Value
class ReshapeOpAdaptor(OpAdaptor):
    input1: Value
    shape: Value
class ResizeOp(OpView):
    def __init__(self, output: Type, input: Val, scale: Val, offset: Val, border: Val, mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    scale: Value
    offset: Value
    border: Value
    mode: Attribute
    output: Value
class ResizeOpAdaptor(OpAdaptor):
    input: Value
    scale: Value
    offset: Value
    border: Value
class ReverseOp(OpView):
    def __init__(self, output: Type, input1: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    axis: IntegerAttr
    output: Value
class ReverseOpAdaptor(OpAdaptor):
    input1: Value
class RowGatherBlockScaledOp(OpView):
    def __init__(self, output: Types, values: Vals, indices: Val, row_count: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: OpOperandList
    indices: Value
    row_count: Value
    block_size: Attribute
    output: OpResultList
class RowGatherBlockScaledOpAdaptor(OpAdaptor):
    values: OpOperandList
    indices: Value
    row_count: Value
class RowGatherOp(OpView):
    def __init__(self, output: Type, values: Val, indices: Val, row_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: Value
    indices: Value
    row_count: Value
    output: Value
class RowGatherOpAdaptor(OpAdaptor):
    values: Value
    indices: Value
    row_count: Value
class RsqrtOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class RsqrtOpAdaptor(OpAdaptor):
    input1: Value
class ScatterOp(OpView):
    def __init__(self, values_out: Type, values_in: Val, indices: Val, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values_in: Value
    indices: Value
    input: Value
    values_out: Value
class ScatterOpAdaptor(OpAdaptor):
    values_in: Value
    indices: Value
    input: Value
class SelectOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, input3: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    input3: Value
    output: Value
class SelectOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
    input3: Value
class SigmoidOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class SigmoidOpAdaptor(OpAdaptor):
    input: Value
class SinOp(OpView):
    def __init__(self, output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    output: Value
class SinOpAdaptor(OpAdaptor):
    input1: Value
class SliceOp(OpView):
    def __init__(self, output: Type, input1: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    start: Value
    size: Value
    output: Value
class SliceOpAdaptor(OpAdaptor):
    input1: Value
    start: Value
    size: Value
class SliceShapeOp(OpView):
    def __init__(self, output: Type, input: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    start: Value
    size: Value
    output: Value
class SliceShapeOpAdaptor(OpAdaptor):
    input: Value
    start: Value
    size: Value
class SubOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class SubOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class SubShapeOp(OpView):
    def __init__(self, output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    input2: Value
    output: Value
class SubShapeOpAdaptor(OpAdaptor):
    input1: Value
    input2: Value
class TableOp(OpView):
    def __init__(self, output: Type, input1: Val, table: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    table: Value
    output: Value
class TableOpAdaptor(OpAdaptor):
    input1: Value
    table: Value
class TanhOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class TanhOpAdaptor(OpAdaptor):
    input: Value
class TileOp(OpView):
    def __init__(self, output: Type, input1: Val, multiples: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    multiples: Value
    output: Value
class TileOpAdaptor(OpAdaptor):
    input1: Value
    multiples: Value
class TransposeConv2DOp(OpView):
    def __init__(self, output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, out_pad: Ints, stride: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    out_pad: DenseI64ArrayAttr
    stride: DenseI64ArrayAttr
    acc_type: TypeAttr
    local_bound: BoolAttr
    output: Value
class TransposeConv2DOpAdaptor(OpAdaptor):
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
class TransposeOp(OpView):
    def __init__(self, output: Type, input1: Val, perms: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    perms: DenseI32ArrayAttr
    output: Value
class TransposeOpAdaptor(OpAdaptor):
    input1: Value
class VariableOp(OpView):
    def __init__(self, sym_name: Str, var_shape: Plain, type_: TypeLike, *, sym_visibility: Str | None = ..., initial_value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    var_shape: Attribute
    type_: TypeAttr
    initial_value: Attribute | None
class VariableOpAdaptor(OpAdaptor):
    ...
class VariableReadOp(OpView):
    def __init__(self, output1: Type, name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
    output1: Value
class VariableReadOpAdaptor(OpAdaptor):
    ...
class VariableWriteOp(OpView):
    def __init__(self, name: Str, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input1: Value
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
class VariableWriteOpAdaptor(OpAdaptor):
    input1: Value
class WhileOp(OpView):
    def __init__(self, output_list: Types, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input_list: OpOperandList
    output_list: OpResultList
    cond_graph: Region
    body_graph: Region
class WhileOpAdaptor(OpAdaptor):
    input_list: OpOperandList
class YieldOp(OpView):
    def __init__(self, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    inputs: OpOperandList
def abs(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def add_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def apply_scale(output: Type, value: Val, multiplier: Val, shift: Val, rounding_mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def argmax(output: Type, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def argmin(output: Type, input: Val, axis: Int, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def arithmetic_right_shift(output: Type, input1: Val, input2: Val, round: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def assert_equal_shape(input1: Val, input2: Val, allow_broadcast: Int, *, loc: Loc = ..., ip: Ip = ...) -> AssertEqualShapeOp: ...
def avg_pool2d(output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Ints, stride: Ints, pad: Ints, acc_type: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def avg_pool2d_adaptive(output: Type, input: Val, input_zp: Val, output_zp: Val, kernel: Val, stride: Val, pad: Val, acc_type: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_and(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_not(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_or(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bitwise_xor(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cast(output: Type, input: Val, *, input_unsigned: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cast_from_block_scaled(output_data: Type, input_data: Val, input_scale: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cast_to_block_scaled(output_data: Type, output_scale: Type, input_data: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def ceil(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clamp(output: Type, input: Val, min_val: Plain, max_val: Plain, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clz(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def concat(input1: Vals, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def concat_shape(output: Type, input: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cond_if(output_list: Types, condition: Val, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | IfOp: ...
def const(values: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def const_shape(output: Type, values: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conv2d(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conv2d_block_scaled(output: Type, input_data: Val, input_scale: Val, weight_data: Val, weight_scale: Val, bias: Val, pad: Val, stride: Val, dilation: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def conv3d(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cos(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def custom(output_list: Types, operator_name: Str, domain_name: Str, implementation_attrs: Str, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CustomOp: ...
def depthwise_conv2d(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, pad: Ints, stride: Ints, dilation: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dim(output: Type, input1: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div_ceil_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def div_floor_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def equal(input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def erf(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def exp2_shape(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fft2d(output_real: Type, output_imag: Type, input_real: Val, input_imag: Val, inverse: Int, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def floor(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fully_connected(output: Type, input: Val, weight: Val, bias: Val, *, quantization_info: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(output: Type, values: Val, indices: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def greater(input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def greater_equal(input1: Val, input2: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def identity(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def int_div(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intdiv(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log2_ceil_shape(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log2_floor_shape(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_and(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_left_shift(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_not(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_or(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_right_shift(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def logical_xor(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def matmul(output: Type, a: Val, b: Val, a_zp: Val, b_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def matmul_t(output: Type, a: Val, b: Val, a_zp: Val, b_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def matmul_t_block_scaled(output_data: Type, a_data: Val, a_scale: Val, b_data: Val, b_scale: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max_pool2d(output: Type, input: Val, kernel: Ints, stride: Ints, pad: Ints, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max_pool2d_adaptive(output: Type, input: Val, kernel: Val, stride: Val, pad: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def max_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def maximum(output: Type, input1: Val, input2: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def min_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def minimum(output: Type, input1: Val, input2: Val, *, nan_mode: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mod_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul(output: Type, input1: Val, input2: Val, shift: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mul_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def negate(output: Type, input1: Val, input1_zp: Val, output_zp: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pad(output: Type, input1: Val, padding: Val, pad_const: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def pow(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reciprocal(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_all(input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_any(input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_max(input: Val, axis: Int, *, nan_mode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_min(input: Val, axis: Int, *, nan_mode: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_prod(input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_product(input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce_sum(input: Val, axis: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rescale(output: Type, input: Val, multiplier: Val, shift: Val, input_zp: Val, output_zp: Val, scale32: Int, rounding_mode: Int | str, per_channel: Int, input_unsigned: Int, output_unsigned: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape(input1: Val, shape: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reshape_block_scaled(input: Vals, new_value_shape: Val, block_size: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReshapeBlockScaledOp: ...
def resize(output: Type, input: Val, scale: Val, offset: Val, border: Val, mode: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reverse(output: Type, input1: Val, axis: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def rfft2d(output_real: Type, output_imag: Type, input_real: Val, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def row_gather(output: Type, values: Val, indices: Val, row_count: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def row_gather_block_scaled(output: Types, values: Vals, indices: Val, row_count: Val, block_size: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RowGatherBlockScaledOp: ...
def rsqrt(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(values_out: Type, values_in: Val, indices: Val, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def select(output: Type, input1: Val, input2: Val, input3: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sigmoid(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sin(output: Type, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice(output: Type, input1: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def slice_shape(output: Type, input: Val, start: Val, size: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sub_shape(output: Type, input1: Val, input2: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def table(output: Type, input1: Val, table: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tanh(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tile(output: Type, input1: Val, multiples: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def transpose(output: Type, input1: Val, perms: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def transpose_conv2d(output: Type, input: Val, weight: Val, bias: Val, input_zp: Val, weight_zp: Val, out_pad: Ints, stride: Ints, acc_type: TypeLike, *, local_bound: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def variable(sym_name: Str, var_shape: Plain, type_: TypeLike, *, sym_visibility: Str | None = ..., initial_value: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> VariableOp: ...
def variable_read(output1: Type, name: Str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def variable_write(name: Str, input1: Val, *, loc: Loc = ..., ip: Ip = ...) -> VariableWriteOp: ...
def while_loop(output_list: Types, input_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WhileOp: ...
def yield_(inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class BlockShape(enum.IntEnum):
    BLOCK_SHAPE_32 = 32
class BlockSize(enum.IntEnum):
    BLOCK_SIZE_1 = 1
    BLOCK_SIZE_32 = 32
class Extension(enum.IntEnum):
    none = 0
    int16 = 1
    int4 = 2
    bf16 = 3
    fp8e4m3 = 4
    fp8e5m2 = 5
    fft = 6
    variable = 7
    controlflow = 8
    doubleround = 9
    inexactround = 10
    dynamic = 11
    mxfp = 12
    int64 = 13
    mxfp_conv = 14
    shape = 15
    mx_common = 16
    mx_fp4e2m1 = 17
    mx_fp6e2m3 = 18
    mx_fp6e3m2 = 19
    mx_fp8e4m3 = 20
    mx_fp8e5m2 = 21
    mx_int8 = 22
class Level(enum.IntEnum):
    none = 0
    eightK = 1
class NanPropagationMode(enum.IntEnum):
    PROPAGATE = 1
    IGNORE = 2
class Profile(enum.IntEnum):
    pro_int = 1
    pro_fp = 2
    none = 0
class ResizeMode(enum.IntEnum):
    NEAREST_NEIGHBOR = 1
    BILINEAR = 2
class RoundingMode(enum.IntEnum):
    SINGLE_ROUND = 1
    INEXACT_ROUND = 2
    DOUBLE_ROUND = 3
class SpecificationVersion(enum.IntEnum):
    V_1_0 = 0
    V_1_1_DRAFT = 1
class BlockScaledType(DialectType):
    @classmethod
    def get(cls, block_shape: int | str, scale_type: Type, value_type: Type, scale_values: _Sequence[Plain] | None = ..., context: Context | None = ...) -> BlockScaledType: ...  # type: ignore[override,unused-ignore]
    block_shape: str
    scale_type: Type
    value_type: Type
    scale_values: list[Any]
class BlockShapeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BlockShapeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class BlockSizeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BlockSizeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ConvOpQuantizationAttr(DialectAttr):
    @classmethod
    def get(cls, input_zp: int, weight_zp: int, context: Context | None = ...) -> ConvOpQuantizationAttr: ...  # type: ignore[override,unused-ignore]
    input_zp: int
    weight_zp: int
class ExtensionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ExtensionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LevelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LevelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MatMulOpQuantizationAttr(DialectAttr):
    @classmethod
    def get(cls, a_zp: int, b_zp: int, context: Context | None = ...) -> MatMulOpQuantizationAttr: ...  # type: ignore[override,unused-ignore]
    a_zp: int
    b_zp: int
class NanPropagationModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> NanPropagationModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PadOpQuantizationAttr(DialectAttr):
    @classmethod
    def get(cls, input_zp: int, context: Context | None = ...) -> PadOpQuantizationAttr: ...  # type: ignore[override,unused-ignore]
    input_zp: int
class ProfileAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ProfileAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ResizeModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ResizeModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RoundingModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RoundingModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SpecificationVersionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SpecificationVersionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TargetEnvAttr(DialectAttr):
    @classmethod
    def get(cls, specification_version: int | str, level: int | str, profiles: _Sequence[int | str] | None = ..., extensions: _Sequence[int | str] | None = ..., context: Context | None = ...) -> TargetEnvAttr: ...  # type: ignore[override,unused-ignore]
    specification_version: str
    level: str
    profiles: list[str]
    extensions: list[str]
class UnaryOpQuantizationAttr(DialectAttr):
    @classmethod
    def get(cls, input_zp: int, output_zp: int, context: Context | None = ...) -> UnaryOpQuantizationAttr: ...  # type: ignore[override,unused-ignore]
    input_zp: int
    output_zp: int
class mxint8Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> mxint8Type: ...  # type: ignore[override,unused-ignore]
class shapeType(DialectType):
    @classmethod
    def get(cls, rank: int, context: Context | None = ...) -> shapeType: ...  # type: ignore[override,unused-ignore]
    rank: int
