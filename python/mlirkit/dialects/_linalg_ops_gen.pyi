# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, DenseI64ArrayAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AbsOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class AbsOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class AddOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class AddOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchMatmulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class BatchMatmulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchMatmulTransposeAOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class BatchMatmulTransposeAOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchMatmulTransposeBOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class BatchMatmulTransposeBOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchMatvecOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class BatchMatvecOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchMmt4DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class BatchMmt4DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchReduceMatmulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class BatchReduceMatmulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BatchVecmatOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class BatchVecmatOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class BroadcastOp(OpView):
    def __init__(self, result: Types, input: Val, init: Val, dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    init: Value
    dimensions: DenseI64ArrayAttr
    region: Region
class BroadcastOpAdaptor(OpAdaptor):
    input: Value
    init: Value
class CeilOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class CeilOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ContractOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    cast: Attribute
    result_tensors: OpResultList
    combiner: Region
class ContractOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv1DNcwFcwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv1DNcwFcwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv1DNwcWcfOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv1DNwcWcfOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv1DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class Conv1DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNchwFchwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNchwFchwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNchwFchwQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNchwFchwQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNgchwFgchwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNgchwFgchwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNgchwGfchwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNgchwGfchwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNgchwGfchwQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNgchwGfchwQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwcFhwcOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwcFhwcOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwcFhwcQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwcFhwcQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwcHwcfOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwcHwcfOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwcHwcfQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwcHwcfQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwgcGfhwcOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwgcGfhwcOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DNhwgcGfhwcQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv2DNhwgcGfhwcQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv2DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class Conv2DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv3DNcdhwFcdhwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv3DNcdhwFcdhwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv3DNdhwcDhwcfOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv3DNdhwcDhwcfOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv3DNdhwcDhwcfQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class Conv3DNdhwcDhwcfQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Conv3DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class Conv3DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class CopyOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class CopyOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv1DNcwCwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv1DNcwCwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv1DNwcWcOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv1DNwcWcOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv1DNwcWcmOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv1DNwcWcmOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv2DNchwChwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv2DNchwChwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv2DNhwcHwcOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv2DNhwcHwcOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv2DNhwcHwcQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv2DNhwcHwcQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv2DNhwcHwcmOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv2DNhwcHwcmOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv2DNhwcHwcmQOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv2DNhwcHwcmQOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv3DNcdhwCdhwOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv3DNcdhwCdhwOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv3DNdhwcDhwcOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv3DNdhwcDhwcOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DepthwiseConv3DNdhwcDhwcmOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class DepthwiseConv3DNdhwcDhwcmOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DivOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class DivOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DivUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class DivUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class DotOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class DotOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ElementwiseOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, kind: Int | str, *, indexing_maps: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    kind: Attribute
    indexing_maps: ArrayAttr
    result_tensors: OpResultList
    region: Region
class ElementwiseOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ElemwiseBinaryOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, fun: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    fun: Attribute
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class ElemwiseBinaryOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ElemwiseUnaryOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, fun: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    fun: Attribute
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class ElemwiseUnaryOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ErfOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class ErfOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ExpOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class ExpOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class FillOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class FillOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class FillRng2DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class FillRng2DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class FloorOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class FloorOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class GenericOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, iterator_types: Plain, *, doc: Str | None = ..., library_call: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    iterator_types: ArrayAttr
    doc: StringAttr | None
    library_call: StringAttr | None
    result_tensors: OpResultList
    region: Region
class GenericOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class IndexOp(OpView):
    def __init__(self, dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dim: IntegerAttr
class IndexOpAdaptor(OpAdaptor):
    ...
class LogOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class LogOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MapOp(OpView):
    def __init__(self, result: Types, inputs: Vals, init: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    init: Value
    mapper: Region
class MapOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    init: Value
class MatmulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class MatmulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MatmulTransposeAOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class MatmulTransposeAOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MatmulTransposeBOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    cast: Attribute
    result_tensors: OpResultList
    region: Region
class MatmulTransposeBOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MatmulUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class MatmulUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MatvecOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class MatvecOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class MaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MinOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class MinOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class Mmt4DOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class Mmt4DOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class MulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class MulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class NegFOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class NegFOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PackOp(OpView):
    def __init__(self, result: Type | None, source: Val, dest: Val, inner_dims_pos: Ints, inner_tiles: Vals, static_inner_tiles: Ints, *, padding_value: Val | None = ..., outer_dims_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
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
class PoolingNchwMaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNchwMaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNchwSumOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNchwSumOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNcwMaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNcwMaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNcwSumOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNcwSumOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNdhwcMaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNdhwcMaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNdhwcMinOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNdhwcMinOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNdhwcSumOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNdhwcSumOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNhwcMaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNhwcMaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNhwcMaxUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNhwcMaxUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNhwcMinOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNhwcMinOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNhwcMinUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNhwcMinUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNhwcSumOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNhwcSumOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNwcMaxOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNwcMaxOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNwcMaxUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNwcMaxUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNwcMinOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNwcMinOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNwcMinUnsignedOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNwcMinUnsignedOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PoolingNwcSumOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    strides: Attribute
    dilations: Attribute
    result_tensors: OpResultList
    region: Region
class PoolingNwcSumOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class PowFOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class PowFOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class QuantizedBatchMatmulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class QuantizedBatchMatmulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class QuantizedMatmulOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class QuantizedMatmulOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ReciprocalOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class ReciprocalOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ReduceOp(OpView):
    def __init__(self, result: Types, inputs: Vals, inits: Vals, dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    inits: OpOperandList
    dimensions: DenseI64ArrayAttr
    combiner: Region
class ReduceOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    inits: OpOperandList
class RoundOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class RoundOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class RsqrtOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class RsqrtOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class ScaledContractOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    indexing_maps: ArrayAttr
    cast: Attribute | None
    result_tensors: OpResultList
    region: Region
class ScaledContractOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class SelectOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class SelectOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class SoftmaxOp(OpView):
    def __init__(self, result: Types, input: Val, output: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
    dimension: IntegerAttr
class SoftmaxOpAdaptor(OpAdaptor):
    input: Value
    output: Value
class SqrtOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class SqrtOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class SquareOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class SquareOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class SubOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class SubOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class TanhOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class TanhOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class TransposeOp(OpView):
    def __init__(self, result: Types, input: Val, init: Val, permutation: Ints, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    init: Value
    permutation: DenseI64ArrayAttr
    region: Region
class TransposeOpAdaptor(OpAdaptor):
    input: Value
    init: Value
class UnPackOp(OpView):
    def __init__(self, result: Type | None, source: Val, dest: Val, inner_dims_pos: Ints, inner_tiles: Vals, static_inner_tiles: Ints, *, outer_dims_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    inner_tiles: OpOperandList
    outer_dims_perm: DenseI64ArrayAttr
    inner_dims_pos: DenseI64ArrayAttr
    static_inner_tiles: DenseI64ArrayAttr
class UnPackOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
    inner_tiles: OpOperandList
class VecmatOp(OpView):
    def __init__(self, result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpOperandList
    result_tensors: OpResultList
    region: Region
class VecmatOpAdaptor(OpAdaptor):
    inputs: OpOperandList
    outputs: OpOperandList
class WinogradFilterTransformOp(OpView):
    def __init__(self, result: Type, filter: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    filter: Value
    output: Value
    fmr: Attribute
class WinogradFilterTransformOpAdaptor(OpAdaptor):
    filter: Value
    output: Value
class WinogradInputTransformOp(OpView):
    def __init__(self, result: Type, input: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
    fmr: Attribute
class WinogradInputTransformOpAdaptor(OpAdaptor):
    input: Value
    output: Value
class WinogradOutputTransformOp(OpView):
    def __init__(self, result: Type, value: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    output: Value
    fmr: Attribute
class WinogradOutputTransformOpAdaptor(OpAdaptor):
    value: Value
    output: Value
class YieldOp(OpView):
    def __init__(self, values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    values: OpOperandList
def abs(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AbsOp: ...
def add(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AddOp: ...
def batch_matmul(result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchMatmulOp: ...
def batch_matmul_transpose_a(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchMatmulTransposeAOp: ...
def batch_matmul_transpose_b(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchMatmulTransposeBOp: ...
def batch_matvec(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchMatvecOp: ...
def batch_mmt4d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchMmt4DOp: ...
def batch_reduce_matmul(result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchReduceMatmulOp: ...
def batch_vecmat(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BatchVecmatOp: ...
def broadcast(result: Types, input: Val, init: Val, dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | BroadcastOp: ...
def ceil(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CeilOp: ...
def contract(result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ContractOp: ...
def conv_1d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv1DOp: ...
def conv_1d_ncw_fcw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv1DNcwFcwOp: ...
def conv_1d_nwc_wcf(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv1DNwcWcfOp: ...
def conv_2d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DOp: ...
def conv_2d_nchw_fchw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNchwFchwOp: ...
def conv_2d_nchw_fchw_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNchwFchwQOp: ...
def conv_2d_ngchw_fgchw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNgchwFgchwOp: ...
def conv_2d_ngchw_gfchw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNgchwGfchwOp: ...
def conv_2d_ngchw_gfchw_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNgchwGfchwQOp: ...
def conv_2d_nhwc_fhwc(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwcFhwcOp: ...
def conv_2d_nhwc_fhwc_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwcFhwcQOp: ...
def conv_2d_nhwc_hwcf(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwcHwcfOp: ...
def conv_2d_nhwc_hwcf_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwcHwcfQOp: ...
def conv_2d_nhwgc_gfhwc(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwgcGfhwcOp: ...
def conv_2d_nhwgc_gfhwc_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv2DNhwgcGfhwcQOp: ...
def conv_3d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv3DOp: ...
def conv_3d_ncdhw_fcdhw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv3DNcdhwFcdhwOp: ...
def conv_3d_ndhwc_dhwcf(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv3DNdhwcDhwcfOp: ...
def conv_3d_ndhwc_dhwcf_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Conv3DNdhwcDhwcfQOp: ...
def copy(result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CopyOp: ...
def depthwise_conv_1d_ncw_cw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv1DNcwCwOp: ...
def depthwise_conv_1d_nwc_wc(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv1DNwcWcOp: ...
def depthwise_conv_1d_nwc_wcm(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv1DNwcWcmOp: ...
def depthwise_conv_2d_nchw_chw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv2DNchwChwOp: ...
def depthwise_conv_2d_nhwc_hwc(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv2DNhwcHwcOp: ...
def depthwise_conv_2d_nhwc_hwc_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv2DNhwcHwcQOp: ...
def depthwise_conv_2d_nhwc_hwcm(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv2DNhwcHwcmOp: ...
def depthwise_conv_2d_nhwc_hwcm_q(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv2DNhwcHwcmQOp: ...
def depthwise_conv_3d_ncdhw_cdhw(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv3DNcdhwCdhwOp: ...
def depthwise_conv_3d_ndhwc_dhwc(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv3DNdhwcDhwcOp: ...
def depthwise_conv_3d_ndhwc_dhwcm(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DepthwiseConv3DNdhwcDhwcmOp: ...
def div(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DivOp: ...
def div_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DivUnsignedOp: ...
def dot(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DotOp: ...
def elementwise(result_tensors: Types, inputs: Vals, outputs: Vals, kind: Int | str, *, indexing_maps: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ElementwiseOp: ...
def elemwise_binary(result_tensors: Types, inputs: Vals, outputs: Vals, *, fun: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ElemwiseBinaryOp: ...
def elemwise_unary(result_tensors: Types, inputs: Vals, outputs: Vals, *, fun: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ElemwiseUnaryOp: ...
def erf(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ErfOp: ...
def exp(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ExpOp: ...
def fill(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FillOp: ...
def fill_rng_2d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FillRng2DOp: ...
def floor(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FloorOp: ...
def generic(result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, iterator_types: Plain, *, doc: Str | None = ..., library_call: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | GenericOp: ...
def index(dim: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def log(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | LogOp: ...
def map(result: Types, inputs: Vals, init: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MapOp: ...
def matmul(result_tensors: Types, inputs: Vals, outputs: Vals, *, indexing_maps: Plain | None = ..., cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatmulOp: ...
def matmul_transpose_a(result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatmulTransposeAOp: ...
def matmul_transpose_b(result_tensors: Types, inputs: Vals, outputs: Vals, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatmulTransposeBOp: ...
def matmul_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatmulUnsignedOp: ...
def matvec(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MatvecOp: ...
def max(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MaxOp: ...
def min(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MinOp: ...
def mmt4d(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Mmt4DOp: ...
def mul(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MulOp: ...
def negf(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | NegFOp: ...
def pack(result: Type | None, source: Val, dest: Val, inner_dims_pos: Ints, inner_tiles: Vals, static_inner_tiles: Ints, *, padding_value: Val | None = ..., outer_dims_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PackOp: ...
def pooling_nchw_max(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNchwMaxOp: ...
def pooling_nchw_sum(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNchwSumOp: ...
def pooling_ncw_max(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNcwMaxOp: ...
def pooling_ncw_sum(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNcwSumOp: ...
def pooling_ndhwc_max(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNdhwcMaxOp: ...
def pooling_ndhwc_min(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNdhwcMinOp: ...
def pooling_ndhwc_sum(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNdhwcSumOp: ...
def pooling_nhwc_max(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNhwcMaxOp: ...
def pooling_nhwc_max_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNhwcMaxUnsignedOp: ...
def pooling_nhwc_min(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNhwcMinOp: ...
def pooling_nhwc_min_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNhwcMinUnsignedOp: ...
def pooling_nhwc_sum(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNhwcSumOp: ...
def pooling_nwc_max(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNwcMaxOp: ...
def pooling_nwc_max_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNwcMaxUnsignedOp: ...
def pooling_nwc_min(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNwcMinOp: ...
def pooling_nwc_min_unsigned(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNwcMinUnsignedOp: ...
def pooling_nwc_sum(result_tensors: Types, inputs: Vals, outputs: Vals, *, strides: Plain | None = ..., dilations: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PoolingNwcSumOp: ...
def powf(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | PowFOp: ...
def quantized_batch_matmul(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | QuantizedBatchMatmulOp: ...
def quantized_matmul(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | QuantizedMatmulOp: ...
def reciprocal(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReciprocalOp: ...
def reduce(result: Types, inputs: Vals, inits: Vals, dimensions: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ReduceOp: ...
def round(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RoundOp: ...
def rsqrt(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | RsqrtOp: ...
def scaled_contract(result_tensors: Types, inputs: Vals, outputs: Vals, indexing_maps: Plain, *, cast: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ScaledContractOp: ...
def select(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SelectOp: ...
def softmax(result: Types, input: Val, output: Val, dimension: Int, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SoftmaxOp: ...
def sqrt(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SqrtOp: ...
def square(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SquareOp: ...
def sub(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SubOp: ...
def tanh(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TanhOp: ...
def transpose(result: Types, input: Val, init: Val, permutation: Ints, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | TransposeOp: ...
def unpack(result: Type | None, source: Val, dest: Val, inner_dims_pos: Ints, inner_tiles: Vals, static_inner_tiles: Ints, *, outer_dims_perm: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | UnPackOp: ...
def vecmat(result_tensors: Types, inputs: Vals, outputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | VecmatOp: ...
def winograd_filter_transform(result: Type, filter: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def winograd_input_transform(result: Type, input: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def winograd_output_transform(result: Type, value: Val, output: Val, fmr: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def yield_(values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class BinaryFn(enum.IntEnum):
    add = 0
    sub = 1
    mul = 2
    div = 3
    div_unsigned = 4
    max_signed = 5
    min_signed = 6
    max_unsigned = 7
    min_unsigned = 8
    powf = 9
class ElementwiseArityGroup(enum.IntEnum):
    Unary = 1
    Binary = 2
    Ternary = 3
class ElementwiseCaseLimits(enum.IntEnum):
    LastUnary = 25
    LastBinary = 35
    LastTernary = 36
class ElementwiseKind(enum.IntEnum):
    exp = 0
    log = 1
    abs = 2
    ceil = 3
    floor = 4
    negf = 5
    reciprocal = 6
    round = 7
    sqrt = 8
    rsqrt = 9
    square = 10
    tanh = 11
    erf = 12
    sin = 13
    cos = 14
    tan = 15
    acos = 16
    acosh = 17
    asin = 18
    asinh = 19
    atan = 20
    atanh = 21
    log10 = 22
    log1p = 23
    log2 = 24
    add = 25
    sub = 26
    mul = 27
    div = 28
    div_unsigned = 29
    max_signed = 30
    min_signed = 31
    max_unsigned = 32
    min_unsigned = 33
    powf = 34
    select = 35
class IteratorType(enum.IntEnum):
    parallel = 0
    reduction = 1
class TernaryFn(enum.IntEnum):
    select = 0
class TypeFn(enum.IntEnum):
    cast_signed = 0
    cast_unsigned = 1
class UnaryFn(enum.IntEnum):
    exp = 0
    log = 1
    abs = 2
    ceil = 3
    floor = 4
    negf = 5
    reciprocal = 6
    round = 7
    sqrt = 8
    rsqrt = 9
    square = 10
    tanh = 11
    erf = 12
    sin = 13
    cos = 14
    tan = 15
    acos = 16
    acosh = 17
    asin = 18
    asinh = 19
    atan = 20
    atanh = 21
    log10 = 22
    log1p = 23
    log2 = 24
class WinogradConv2DFmr(enum.IntEnum):
    F_2_3 = 0
    F_4_3 = 1
    F_2_5 = 2
class BinaryFnAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BinaryFnAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ElementwiseKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ElementwiseKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class IteratorTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> IteratorTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TernaryFnAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TernaryFnAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TypeFnAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TypeFnAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class UnaryFnAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> UnaryFnAttr: ...  # type: ignore[override,unused-ignore]
    value: str
