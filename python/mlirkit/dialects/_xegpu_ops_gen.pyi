# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import DenseI64ArrayAttr, IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllocNbarrierOp(OpView):
    def __init__(self, nbarrier_num: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    nbarrier_num: IntegerAttr
class AllocNbarrierOpAdaptor(OpAdaptor):
    ...
class AtomicRMWOp(OpView):
    def __init__(self, result: Type, kind: Int | str, tensorDesc: Val, mask: Val, value: Val, *, layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensorDesc: Value
    mask: Value
    value: Value
    kind: Attribute
    layout: Attribute | None
class AtomicRMWOpAdaptor(OpAdaptor):
    tensorDesc: Value
    mask: Value
    value: Value
class ConvertLayoutOp(OpView):
    def __init__(self, source: Val, input_layout: Plain, target_layout: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    input_layout: Attribute
    target_layout: Attribute
class ConvertLayoutOpAdaptor(OpAdaptor):
    source: Value
class CreateDescOp(OpView):
    def __init__(self, TensorDesc: Type, source: Val, offsets: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: Value
    TensorDesc: Value
class CreateDescOpAdaptor(OpAdaptor):
    source: Value
    offsets: Value
class CreateMemDescOp(OpView):
    def __init__(self, mem_desc: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    mem_desc: Value
class CreateMemDescOpAdaptor(OpAdaptor):
    source: Value
class CreateNdDescOp(OpView):
    def __init__(self, TensorDesc: Type, source: Val, shape: Vals, strides: Vals, *, const_shape: Ints | None = ..., const_strides: Ints | None = ..., const_offsets: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    shape: OpOperandList
    strides: OpOperandList
    const_shape: DenseI64ArrayAttr | None
    const_strides: DenseI64ArrayAttr | None
    const_offsets: DenseI64ArrayAttr | None
    TensorDesc: Value
class CreateNdDescOpAdaptor(OpAdaptor):
    source: Value
    shape: OpOperandList
    strides: OpOperandList
class DpasMxOp(OpView):
    def __init__(self, result: Type, a: Val, b: Val, *, acc: Val | None = ..., scale_a: Val | None = ..., scale_b: Val | None = ..., layout_a: Plain | None = ..., layout_b: Plain | None = ..., layout_cd: Plain | None = ..., layout_a_scale: Plain | None = ..., layout_b_scale: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    acc: Value | None
    scale_a: Value | None
    scale_b: Value | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    layout_cd: Attribute | None
    layout_a_scale: Attribute | None
    layout_b_scale: Attribute | None
class DpasMxOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    acc: Value | None
    scale_a: Value | None
    scale_b: Value | None
class DpasOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, acc: Val | None = ..., layout_a: Plain | None = ..., layout_b: Plain | None = ..., layout_cd: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    acc: Value | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    layout_cd: Attribute | None
class DpasOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    acc: Value | None
class FenceOp(OpView):
    def __init__(self, memory_kind: Int | str, fence_scope: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memory_kind: Attribute
    fence_scope: Attribute
class FenceOpAdaptor(OpAdaptor):
    ...
class InitNbarrierOp(OpView):
    def __init__(self, nbarrier_id: Val, participant_thread_num: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    nbarrier_id: Value
    participant_thread_num: Value
class InitNbarrierOpAdaptor(OpAdaptor):
    nbarrier_id: Value
    participant_thread_num: Value
class LoadGatherOp(OpView):
    def __init__(self, value: Type, source: Val, offsets: Val, mask: Val, *, chunk_size: Int | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., contiguity: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: Value
    mask: Value
    chunk_size: IntegerAttr | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None
    contiguity: IntegerAttr | None
    value: Value
class LoadGatherOpAdaptor(OpAdaptor):
    source: Value
    offsets: Value
    mask: Value
class LoadMatrixOp(OpView):
    def __init__(self, res: Type, mem_desc: Val, offsets: Vals, const_offsets: Ints, *, subgroup_block_io: bool | Attribute | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mem_desc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
    subgroup_block_io: bool
    layout: Attribute | None
    res: Value
class LoadMatrixOpAdaptor(OpAdaptor):
    mem_desc: Value
    offsets: OpOperandList
class LoadNdOp(OpView):
    def __init__(self, value: Type, TensorDesc: Val, offsets: Vals, const_offsets: Ints, *, packed: bool | Attribute | None = ..., transpose: Ints | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    TensorDesc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
    packed: bool
    transpose: DenseI64ArrayAttr | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None
    value: Value
class LoadNdOpAdaptor(OpAdaptor):
    TensorDesc: Value
    offsets: OpOperandList
class NbarrierArriveOp(OpView):
    def __init__(self, nbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    nbarrier: Value
class NbarrierArriveOpAdaptor(OpAdaptor):
    nbarrier: Value
class NbarrierWaitOp(OpView):
    def __init__(self, nbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    nbarrier: Value
class NbarrierWaitOpAdaptor(OpAdaptor):
    nbarrier: Value
class PrefetchNdOp(OpView):
    def __init__(self, TensorDesc: Val, offsets: Vals, const_offsets: Ints, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    TensorDesc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None
class PrefetchNdOpAdaptor(OpAdaptor):
    TensorDesc: Value
    offsets: OpOperandList
class PrefetchOp(OpView):
    def __init__(self, source: Val, offsets: Val, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., offset_align_byte: Int | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    offsets: Value
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    offset_align_byte: IntegerAttr | None
    layout: Attribute | None
class PrefetchOpAdaptor(OpAdaptor):
    source: Value
    offsets: Value
class StoreMatrixOp(OpView):
    def __init__(self, data: Val, mem_desc: Val, offsets: Vals, const_offsets: Ints, *, subgroup_block_io: bool | Attribute | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    data: Value
    mem_desc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
    subgroup_block_io: bool
    layout: Attribute | None
class StoreMatrixOpAdaptor(OpAdaptor):
    data: Value
    mem_desc: Value
    offsets: OpOperandList
class StoreNdOp(OpView):
    def __init__(self, value: Val, TensorDesc: Val, offsets: Vals, const_offsets: Ints, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    TensorDesc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None
class StoreNdOpAdaptor(OpAdaptor):
    value: Value
    TensorDesc: Value
    offsets: OpOperandList
class StoreScatterOp(OpView):
    def __init__(self, value: Val, dest: Val, offsets: Val, mask: Val, *, chunk_size: Int | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., contiguity: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    dest: Value
    offsets: Value
    mask: Value
    chunk_size: IntegerAttr | None
    l1_hint: Attribute | None
    l2_hint: Attribute | None
    l3_hint: Attribute | None
    layout: Attribute | None
    contiguity: IntegerAttr | None
class StoreScatterOpAdaptor(OpAdaptor):
    value: Value
    dest: Value
    offsets: Value
    mask: Value
class TruncfOp(OpView):
    def __init__(self, result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
class TruncfOpAdaptor(OpAdaptor):
    source: Value
class UpdateNdOffsetOp(OpView):
    def __init__(self, TensorDesc: Val, offsets: Vals, const_offsets: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    TensorDesc: Value
    offsets: OpOperandList
    const_offsets: DenseI64ArrayAttr
class UpdateNdOffsetOpAdaptor(OpAdaptor):
    TensorDesc: Value
    offsets: OpOperandList
class UpdateOffsetOp(OpView):
    def __init__(self, TensorDesc: Val, offsets: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    TensorDesc: Value
    offsets: Value
class UpdateOffsetOpAdaptor(OpAdaptor):
    TensorDesc: Value
    offsets: Value
def alloc_nbarrier(nbarrier_num: Int, *, loc: Loc = ..., ip: Ip = ...) -> AllocNbarrierOp: ...
def atomic_rmw(result: Type, kind: Int | str, tensor_desc: Val, mask: Val, value: Val, *, layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def convert_layout(source: Val, input_layout: Plain, target_layout: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_mem_desc(mem_desc: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_nd_tdesc(tensor_desc: Type, source: Val, shape: Vals, strides: Vals, *, const_shape: Ints | None = ..., const_strides: Ints | None = ..., const_offsets: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_tdesc(tensor_desc: Type, source: Val, offsets: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dpas(result: Type, lhs: Val, rhs: Val, *, acc: Val | None = ..., layout_a: Plain | None = ..., layout_b: Plain | None = ..., layout_cd: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dpas_mx(result: Type, a: Val, b: Val, *, acc: Val | None = ..., scale_a: Val | None = ..., scale_b: Val | None = ..., layout_a: Plain | None = ..., layout_b: Plain | None = ..., layout_cd: Plain | None = ..., layout_a_scale: Plain | None = ..., layout_b_scale: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fence(memory_kind: Int | str, fence_scope: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> FenceOp: ...
def init_nbarrier(nbarrier_id: Val, participant_thread_num: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load(value: Type, source: Val, offsets: Val, mask: Val, *, chunk_size: Int | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., contiguity: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load_matrix(res: Type, mem_desc: Val, offsets: Vals, const_offsets: Ints, *, subgroup_block_io: bool | Attribute | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load_nd(value: Type, tensor_desc: Val, offsets: Vals, const_offsets: Ints, *, packed: bool | Attribute | None = ..., transpose: Ints | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def nbarrier_arrive(nbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> NbarrierArriveOp: ...
def nbarrier_wait(nbarrier: Val, *, loc: Loc = ..., ip: Ip = ...) -> NbarrierWaitOp: ...
def prefetch(source: Val, offsets: Val, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., offset_align_byte: Int | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrefetchOp: ...
def prefetch_nd(tensor_desc: Val, offsets: Vals, const_offsets: Ints, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrefetchNdOp: ...
def store(value: Val, dest: Val, offsets: Val, mask: Val, *, chunk_size: Int | None = ..., l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., contiguity: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreScatterOp: ...
def store_matrix(data: Val, mem_desc: Val, offsets: Vals, const_offsets: Ints, *, subgroup_block_io: bool | Attribute | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreMatrixOp: ...
def store_nd(value: Val, tensor_desc: Val, offsets: Vals, const_offsets: Ints, *, l1_hint: Int | str | None = ..., l2_hint: Int | str | None = ..., l3_hint: Int | str | None = ..., layout: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreNdOp: ...
def truncf(result: Type, source: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_nd_offset(tensor_desc: Val, offsets: Vals, const_offsets: Ints, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_offset(tensor_desc: Val, offsets: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
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
class CachePolicy(enum.IntEnum):
    CACHED = 0
    UNCACHED = 1
    STREAMING = 2
    READ_INVALIDATE = 3
    WRITE_BACK = 4
    WRITE_THROUGH = 5
class FenceScope(enum.IntEnum):
    Workgroup = 0
    GPU = 1
class MemoryScope(enum.IntEnum):
    Global = 0
    SLM = 1
class MemorySpace(enum.IntEnum):
    Global = 0
    SLM = 3
class BlockTensorDescAttr(DialectAttr):
    @classmethod
    def get(cls, memory_space: Plain | None = ..., array_length: Plain | None = ..., boundary_check: Plain | None = ..., context: Context | None = ...) -> BlockTensorDescAttr: ...  # type: ignore[override,unused-ignore]
    memory_space: Any
    array_length: Any
    boundary_check: Any
class CachePolicyAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CachePolicyAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FenceScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FenceScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LayoutAttr(DialectAttr):
    @classmethod
    def get(cls, sg_layout: Plain | None = ..., sg_data: Plain | None = ..., inst_data: Plain | None = ..., lane_layout: Plain | None = ..., lane_data: Plain | None = ..., order: Plain | None = ..., context: Context | None = ...) -> LayoutAttr: ...  # type: ignore[override,unused-ignore]
    sg_layout: Any
    sg_data: Any
    inst_data: Any
    lane_layout: Any
    lane_data: Any
    order: Any
class MemDescType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, mem_layout: Plain | None = ..., context: Context | None = ...) -> MemDescType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    mem_layout: Any
class MemLayoutAttr(DialectAttr):
    @classmethod
    def get(cls, attrs: Plain, context: Context | None = ...) -> MemLayoutAttr: ...  # type: ignore[override,unused-ignore]
    attrs: Any
class MemoryScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemoryScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MemorySpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemorySpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class NbarrierType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> NbarrierType: ...  # type: ignore[override,unused-ignore]
class RangeAttr(DialectAttr):
    @classmethod
    def get(cls, start: Plain, end: Plain, context: Context | None = ...) -> RangeAttr: ...  # type: ignore[override,unused-ignore]
    start: Any
    end: Any
class ScatterTensorDescAttr(DialectAttr):
    @classmethod
    def get(cls, memory_space: Plain | None = ..., chunk_size: Plain | None = ..., context: Context | None = ...) -> ScatterTensorDescAttr: ...  # type: ignore[override,unused-ignore]
    memory_space: Any
    chunk_size: Any
class SliceAttr(DialectAttr):
    @classmethod
    def get(cls, parent: Plain, dims: Plain, context: Context | None = ...) -> SliceAttr: ...  # type: ignore[override,unused-ignore]
    parent: Any
    dims: Any
class TensorDescAttr(DialectAttr):
    @classmethod
    def get(cls, memory_scope: Plain | None = ..., array_length: Plain | None = ..., boundary_check: Plain | None = ..., scattered: Plain | None = ..., context: Context | None = ...) -> TensorDescAttr: ...  # type: ignore[override,unused-ignore]
    memory_scope: Any
    array_length: Any
    boundary_check: Any
    scattered: Any
class TensorDescType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, encoding: Plain | None = ..., layout: Plain | None = ..., context: Context | None = ...) -> TensorDescType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    encoding: Any
    layout: Any
