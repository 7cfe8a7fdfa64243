# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AffinityEntryOp(OpView):
    def __init__(self, entry: Type, addr: Val, len: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    addr: Value
    len: Value
    entry: Value
class AffinityEntryOpAdaptor(OpAdaptor):
    addr: Value
    len: Value
class AllocSharedMemOp(OpView):
    def __init__(self, result: Type, mem_array_size: Val, mem_elem_type: TypeLike, *, mem_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mem_array_size: Value
    mem_elem_type: TypeAttr
    mem_alignment: IntegerAttr | None
class AllocSharedMemOpAdaptor(OpAdaptor):
    mem_array_size: Value
class AllocateDirOp(OpView):
    def __init__(self, varList: Vals, *, align: Int | None = ..., allocator: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    varList: OpOperandList
    allocator: Value | None
    align: IntegerAttr | None
class AllocateDirOpAdaptor(OpAdaptor):
    varList: OpOperandList
    allocator: Value | None
class AllocateFreeOp(OpView):
    def __init__(self, varList: Vals, *, allocator: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    varList: OpOperandList
    allocator: Value | None
class AllocateFreeOpAdaptor(OpAdaptor):
    varList: OpOperandList
    allocator: Value | None
class AtomicCaptureOp(OpView):
    def __init__(self, *, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    hint: IntegerAttr
    memory_order: Attribute | None
    region: Region
class AtomicCaptureOpAdaptor(OpAdaptor):
    ...
class AtomicCompareOp(OpView):
    def __init__(self, x: Val, *, weak: bool | Attribute | None = ..., hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    weak: bool
    hint: IntegerAttr
    memory_order: Attribute | None
    region: Region
class AtomicCompareOpAdaptor(OpAdaptor):
    x: Value
class AtomicReadOp(OpView):
    def __init__(self, x: Val, v: Val, element_type: TypeLike, *, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    v: Value
    element_type: TypeAttr
    hint: IntegerAttr
    memory_order: Attribute | None
class AtomicReadOpAdaptor(OpAdaptor):
    x: Value
    v: Value
class AtomicUpdateOp(OpView):
    def __init__(self, x: Val, *, atomic_control: Plain | None = ..., hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    atomic_control: Attribute | None
    hint: IntegerAttr
    memory_order: Attribute | None
    region: Region
class AtomicUpdateOpAdaptor(OpAdaptor):
    x: Value
class AtomicWriteOp(OpView):
    def __init__(self, x: Val, expr: Val, *, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    expr: Value
    hint: IntegerAttr
    memory_order: Attribute | None
class AtomicWriteOpAdaptor(OpAdaptor):
    x: Value
    expr: Value
class BarrierOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class BarrierOpAdaptor(OpAdaptor):
    ...
class CancelOp(OpView):
    def __init__(self, cancel_directive: Int | str, *, if_expr: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    if_expr: Value | None
    cancel_directive: Attribute
class CancelOpAdaptor(OpAdaptor):
    if_expr: Value | None
class CancellationPointOp(OpView):
    def __init__(self, cancel_directive: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    cancel_directive: Attribute
class CancellationPointOpAdaptor(OpAdaptor):
    ...
class CancellationpointOp(OpView):
    def __init__(self, cancellation_construct_type_val: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    cancellation_construct_type_val: Attribute
class CancellationpointOpAdaptor(OpAdaptor):
    ...
class CanonicalLoopOp(OpView):
    def __init__(self, tripCount: Val, *, cli: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tripCount: Value
    cli: Value | None
    region: Region
class CanonicalLoopOpAdaptor(OpAdaptor):
    tripCount: Value
    cli: Value | None
class CriticalDeclareOp(OpView):
    def __init__(self, sym_name: Str, *, hint: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    hint: IntegerAttr
class CriticalDeclareOpAdaptor(OpAdaptor):
    ...
class CriticalOp(OpView):
    def __init__(self, *, name: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    name: FlatSymbolRefAttr | None  # type: ignore[assignment,override,unused-ignore]
    region: Region
class CriticalOpAdaptor(OpAdaptor):
    ...
class DeclareMapperInfoOp(OpView):
    def __init__(self, map_vars: Vals, map_iterated: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    map_vars: OpOperandList
    map_iterated: OpOperandList
class DeclareMapperInfoOpAdaptor(OpAdaptor):
    map_vars: OpOperandList
    map_iterated: OpOperandList
class DeclareMapperOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    body: Region  # type: ignore[assignment,override,unused-ignore]
class DeclareMapperOpAdaptor(OpAdaptor):
    ...
class DeclareReductionOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, byref_element_type: TypeLike | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    byref_element_type: TypeAttr | None
    allocRegion: Region
    initializerRegion: Region
    reductionRegion: Region
    atomicReductionRegion: Region
    cleanupRegion: Region
    dataPtrPtrRegion: Region
class DeclareReductionOpAdaptor(OpAdaptor):
    ...
class DeclareSimdOp(OpView):
    def __init__(self, aligned_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, uniform_vars: Vals, *, alignments: Plain | None = ..., inbranch: bool | Attribute | None = ..., linear_var_types: Plain | None = ..., linear_modifiers: Plain | None = ..., notinbranch: bool | Attribute | None = ..., simdlen: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aligned_vars: OpOperandList
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    uniform_vars: OpOperandList
    alignments: ArrayAttr | None
    inbranch: bool
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    notinbranch: bool
    simdlen: IntegerAttr | None
class DeclareSimdOpAdaptor(OpAdaptor):
    aligned_vars: OpOperandList
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    uniform_vars: OpOperandList
class DistributeOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, *, dist_schedule_static: bool | Attribute | None = ..., dist_schedule_chunk_size: Val | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    dist_schedule_chunk_size: Value | None
    private_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    dist_schedule_static: bool
    order: Attribute | None
    order_mod: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    region: Region
class DistributeOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    dist_schedule_chunk_size: Value | None
    private_vars: OpOperandList
class FlushOp(OpView):
    def __init__(self, varList: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    varList: OpOperandList
class FlushOpAdaptor(OpAdaptor):
    varList: OpOperandList
class FreeSharedMemOp(OpView):
    def __init__(self, mem_array_size: Val, heapref: Val, mem_elem_type: TypeLike, *, mem_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    mem_array_size: Value
    heapref: Value
    mem_elem_type: TypeAttr
    mem_alignment: IntegerAttr | None
class FreeSharedMemOpAdaptor(OpAdaptor):
    mem_array_size: Value
    heapref: Value
class FuseOp(OpView):
    def __init__(self, generatees: Vals, applyees: Vals, *, first: Int | None = ..., count: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    generatees: OpOperandList
    applyees: OpOperandList
    first: IntegerAttr | None
    count: IntegerAttr | None
class FuseOpAdaptor(OpAdaptor):
    generatees: OpOperandList
    applyees: OpOperandList
class GroupprivateOp(OpView):
    def __init__(self, gp_addr: Type, sym_name: Sym, *, device_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: FlatSymbolRefAttr
    device_type: Attribute | None
    gp_addr: Value
class GroupprivateOpAdaptor(OpAdaptor):
    ...
class IteratorOp(OpView):
    def __init__(self, iterated: Type, loop_lower_bounds: Vals, loop_upper_bounds: Vals, loop_steps: Vals, *, loop_inclusive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    loop_lower_bounds: OpOperandList
    loop_upper_bounds: OpOperandList
    loop_steps: OpOperandList
    loop_inclusive: bool
    iterated: Value
    region: Region
class IteratorOpAdaptor(OpAdaptor):
    loop_lower_bounds: OpOperandList
    loop_upper_bounds: OpOperandList
    loop_steps: OpOperandList
class LoopNestOp(OpView):
    def __init__(self, loop_lower_bounds: Vals, loop_upper_bounds: Vals, loop_steps: Vals, *, collapse_num_loops: Int | None = ..., loop_inclusive: bool | Attribute | None = ..., tile_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    loop_lower_bounds: OpOperandList
    loop_upper_bounds: OpOperandList
    loop_steps: OpOperandList
    collapse_num_loops: IntegerAttr
    loop_inclusive: bool
    tile_sizes: DenseI64ArrayAttr | None
    region: Region
class LoopNestOpAdaptor(OpAdaptor):
    loop_lower_bounds: OpOperandList
    loop_upper_bounds: OpOperandList
    loop_steps: OpOperandList
class LoopOp(OpView):
    def __init__(self, private_vars: Vals, reduction_vars: Vals, *, bind_kind: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    bind_kind: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    order: Attribute | None
    order_mod: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    region: Region
class LoopOpAdaptor(OpAdaptor):
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class MapBoundsOp(OpView):
    def __init__(self, *, lower_bound: Val | None = ..., upper_bound: Val | None = ..., extent: Val | None = ..., stride: Val | None = ..., stride_in_bytes: Int | None = ..., start_idx: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lower_bound: Value | None
    upper_bound: Value | None
    extent: Value | None
    stride: Value | None
    start_idx: Value | None
    stride_in_bytes: BoolAttr
class MapBoundsOpAdaptor(OpAdaptor):
    lower_bound: Value | None
    upper_bound: Value | None
    extent: Value | None
    stride: Value | None
    start_idx: Value | None
class MapInfoOp(OpView):
    def __init__(self, omp_ptr: Type, var_ptr: Val, map_type: Int | str, map_capture_type: Int | str, members: Vals, bounds: Vals, var_ptr_type: TypeLike, *, var_ptr_ptr: Val | None = ..., members_index: Plain | None = ..., mapper_id: Sym | None = ..., name: Str | None = ..., partial_map: Int | None = ..., var_ptr_ptr_type: TypeLike | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var_ptr: Value
    var_ptr_ptr: Value | None
    members: OpOperandList
    bounds: OpOperandList
    var_ptr_type: TypeAttr
    map_type: Attribute
    map_capture_type: Attribute
    var_ptr_ptr_type: TypeAttr | None
    members_index: ArrayAttr | None
    mapper_id: FlatSymbolRefAttr | None
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    partial_map: BoolAttr
    omp_ptr: Value
class MapInfoOpAdaptor(OpAdaptor):
    var_ptr: Value
    var_ptr_ptr: Value | None
    members: OpOperandList
    bounds: OpOperandList
class MaskedOp(OpView):
    def __init__(self, *, filtered_thread_id: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    filtered_thread_id: Value | None
    region: Region
class MaskedOpAdaptor(OpAdaptor):
    filtered_thread_id: Value | None
class MasterOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class MasterOpAdaptor(OpAdaptor):
    ...
class NewCliOp(OpView):
    def __init__(self, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
class NewCliOpAdaptor(OpAdaptor):
    ...
class OrderedOp(OpView):
    def __init__(self, doacross_depend_vars: Vals, *, doacross_depend_type: Int | str | None = ..., doacross_num_loops: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    doacross_depend_vars: OpOperandList
    doacross_depend_type: Attribute | None
    doacross_num_loops: IntegerAttr | None
class OrderedOpAdaptor(OpAdaptor):
    doacross_depend_vars: OpOperandList
class OrderedRegionOp(OpView):
    def __init__(self, *, par_level_simd: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    par_level_simd: bool
    region: Region
class OrderedRegionOpAdaptor(OpAdaptor):
    ...
class ParallelOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, num_threads_vars: Vals, *, if_expr: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., proc_bind_kind: Int | str | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    if_expr: Value | None
    num_threads_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    proc_bind_kind: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    region: Region
class ParallelOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    if_expr: Value | None
    num_threads_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class PrivateClauseOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, data_sharing_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    data_sharing_type: Attribute
    init_region: Region
    copy_region: Region
    dealloc_region: Region
class PrivateClauseOpAdaptor(OpAdaptor):
    ...
class ReductionDeclareOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    initializerRegion: Region
    reductionRegion: Region
    atomicReductionRegion: Region
class ReductionDeclareOpAdaptor(OpAdaptor):
    ...
class ReductionOp(OpView):
    def __init__(self, operand: Val, accumulator: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operand: Value
    accumulator: Value
class ReductionOpAdaptor(OpAdaptor):
    operand: Value
    accumulator: Value
class ScanOp(OpView):
    def __init__(self, inclusive_vars: Vals, exclusive_vars: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inclusive_vars: OpOperandList
    exclusive_vars: OpOperandList
class ScanOpAdaptor(OpAdaptor):
    inclusive_vars: OpOperandList
    exclusive_vars: OpOperandList
class ScopeOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    nowait: bool
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    region: Region
class ScopeOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class SectionOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class SectionOpAdaptor(OpAdaptor):
    ...
class SectionsOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    nowait: bool
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    region: Region
class SectionsOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class SimdOp(OpView):
    def __init__(self, aligned_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, nontemporal_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, alignments: Plain | None = ..., if_expr: Val | None = ..., linear_var_types: Plain | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., safelen: Int | None = ..., simdlen: Int | None = ..., linear_modifiers: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    aligned_vars: OpOperandList
    if_expr: Value | None
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    nontemporal_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    alignments: ArrayAttr | None
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    order: Attribute | None
    order_mod: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    safelen: IntegerAttr | None
    simdlen: IntegerAttr | None
    region: Region
class SimdOpAdaptor(OpAdaptor):
    aligned_vars: OpOperandList
    if_expr: Value | None
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    nontemporal_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class SimdloopOp(OpView):
    def __init__(self, lowerBound: Vals, upperBound: Vals, step: Vals, aligned_vars: Vals, nontemporal_vars: Vals, *, if_expr: Val | None = ..., alignment_values: Plain | None = ..., order_val: Int | str | None = ..., simdlen: Int | None = ..., safelen: Int | None = ..., inclusive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerBound: OpOperandList
    upperBound: OpOperandList
    step: OpOperandList
    aligned_vars: OpOperandList
    if_expr: Value | None
    nontemporal_vars: OpOperandList
    alignment_values: ArrayAttr | None
    order_val: Attribute | None
    simdlen: IntegerAttr | None
    safelen: IntegerAttr | None
    inclusive: bool
    region: Region
class SimdloopOpAdaptor(OpAdaptor):
    lowerBound: OpOperandList
    upperBound: OpOperandList
    step: OpOperandList
    aligned_vars: OpOperandList
    if_expr: Value | None
    nontemporal_vars: OpOperandList
class SingleOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, copyprivate_vars: Vals, private_vars: Vals, *, copyprivate_syms: Plain | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    copyprivate_vars: OpOperandList
    private_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    copyprivate_syms: ArrayAttr | None
    nowait: bool
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    region: Region
class SingleOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    copyprivate_vars: OpOperandList
    private_vars: OpOperandList
class TargetAllocMemOp(OpView):
    def __init__(self, device: Val, in_type: TypeLike, typeparams: Vals, shape: Vals, *, uniq_name: Str | None = ..., bindc_name: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    device: Value
    typeparams: OpOperandList
    shape: OpOperandList
    in_type: TypeAttr
    uniq_name: StringAttr | None
    bindc_name: StringAttr | None
class TargetAllocMemOpAdaptor(OpAdaptor):
    device: Value
    typeparams: OpOperandList
    shape: OpOperandList
class TargetDataOp(OpView):
    def __init__(self, map_vars: Vals, map_iterated: Vals, use_device_addr_vars: Vals, use_device_ptr_vars: Vals, *, device: Val | None = ..., if_expr: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
    use_device_addr_vars: OpOperandList
    use_device_ptr_vars: OpOperandList
    region: Region
class TargetDataOpAdaptor(OpAdaptor):
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
    use_device_addr_vars: OpOperandList
    use_device_ptr_vars: OpOperandList
class TargetEnterDataOp(OpView):
    def __init__(self, depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: bool
class TargetEnterDataOpAdaptor(OpAdaptor):
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
class TargetExitDataOp(OpView):
    def __init__(self, depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: bool
class TargetExitDataOpAdaptor(OpAdaptor):
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
class TargetFreeMemOp(OpView):
    def __init__(self, device: Val, heapref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    device: Value
    heapref: Value
class TargetFreeMemOpAdaptor(OpAdaptor):
    device: Value
    heapref: Value
class TargetOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, depend_vars: Vals, has_device_addr_vars: Vals, host_eval_vars: Vals, in_reduction_vars: Vals, is_device_ptr_vars: Vals, map_vars: Vals, private_vars: Vals, depend_iterated: Vals, map_iterated: Vals, thread_limit_vars: Vals, kernel_type: Int | str, *, bare: bool | Attribute | None = ..., depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., private_maps: Ints | None = ..., dyn_groupprivate_size: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., depend_iterated_kinds: Plain | None = ..., dyn_groupprivate_access_group: Int | str | None = ..., dyn_groupprivate_fallback: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    dyn_groupprivate_size: Value | None
    has_device_addr_vars: OpOperandList
    host_eval_vars: OpOperandList
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    is_device_ptr_vars: OpOperandList
    map_vars: OpOperandList
    map_iterated: OpOperandList
    private_vars: OpOperandList
    thread_limit_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    dyn_groupprivate_access_group: Attribute | None
    dyn_groupprivate_fallback: Attribute | None
    in_reduction_byref: DenseBoolArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    nowait: bool
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    private_maps: DenseI64ArrayAttr | None
    kernel_type: Attribute
    bare: bool
    region: Region
class TargetOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    dyn_groupprivate_size: Value | None
    has_device_addr_vars: OpOperandList
    host_eval_vars: OpOperandList
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    is_device_ptr_vars: OpOperandList
    map_vars: OpOperandList
    map_iterated: OpOperandList
    private_vars: OpOperandList
    thread_limit_vars: OpOperandList
class TargetUpdateOp(OpView):
    def __init__(self, depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: bool
class TargetUpdateOpAdaptor(OpAdaptor):
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    device: Value | None
    if_expr: Value | None
    map_vars: OpOperandList
    map_iterated: OpOperandList
class TaskOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, depend_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, iterated: Vals, affinity_vars: Vals, depend_iterated: Vals, *, depend_kinds: Plain | None = ..., final: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., priority: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., untied: bool | Attribute | None = ..., event_handle: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    iterated: OpOperandList
    affinity_vars: OpOperandList
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    final: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    priority: Value | None
    private_vars: OpOperandList
    event_handle: Value | None
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    in_reduction_byref: DenseBoolArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    mergeable: bool
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    untied: bool
    region: Region
class TaskOpAdaptor(OpAdaptor):
    iterated: OpOperandList
    affinity_vars: OpOperandList
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    final: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    priority: Value | None
    private_vars: OpOperandList
    event_handle: Value | None
class TaskgroupOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, task_reduction_vars: Vals, *, allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., task_reduction_byref: Bools | None = ..., task_reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    task_reduction_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    task_reduction_byref: DenseBoolArrayAttr | None
    task_reduction_syms: ArrayAttr | None
    region: Region
class TaskgroupOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    task_reduction_vars: OpOperandList
class TaskloopContextOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, final: Val | None = ..., grainsize: Val | None = ..., if_expr: Val | None = ..., num_tasks: Val | None = ..., priority: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., grainsize_mod: Int | str | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., nogroup: bool | Attribute | None = ..., num_tasks_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., untied: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    final: Value | None
    grainsize: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    num_tasks: Value | None
    priority: Value | None
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    grainsize_mod: Attribute | None
    in_reduction_byref: DenseBoolArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    mergeable: bool
    nogroup: bool
    num_tasks_mod: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    untied: bool
    region: Region
class TaskloopContextOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    final: Value | None
    grainsize: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    num_tasks: Value | None
    priority: Value | None
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class TaskloopOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, final: Val | None = ..., grainsize_mod: Int | str | None = ..., grainsize: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., nogroup: bool | Attribute | None = ..., num_tasks_mod: Int | str | None = ..., num_tasks: Val | None = ..., priority: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., untied: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    final: Value | None
    grainsize: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    num_tasks: Value | None
    priority: Value | None
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    grainsize_mod: Attribute | None
    in_reduction_byref: DenseBoolArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    mergeable: bool
    nogroup: bool
    num_tasks_mod: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    untied: bool
    region: Region
class TaskloopOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    final: Value | None
    grainsize: Value | None
    if_expr: Value | None
    in_reduction_vars: OpOperandList
    num_tasks: Value | None
    priority: Value | None
    private_vars: OpOperandList
    reduction_vars: OpOperandList
class TaskloopWrapperOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class TaskloopWrapperOpAdaptor(OpAdaptor):
    ...
class TaskwaitOp(OpView):
    def __init__(self, depend_vars: Vals, depend_iterated: Vals, *, depend_kinds: Plain | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: bool
class TaskwaitOpAdaptor(OpAdaptor):
    depend_vars: OpOperandList
    depend_iterated: OpOperandList
class TaskyieldOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TaskyieldOpAdaptor(OpAdaptor):
    ...
class TeamsOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, num_teams_upper_vars: Vals, thread_limit_vars: Vals, *, if_expr: Val | None = ..., num_teams_lower: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., dyn_groupprivate_size: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., dyn_groupprivate_access_group: Int | str | None = ..., dyn_groupprivate_fallback: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    dyn_groupprivate_size: Value | None
    if_expr: Value | None
    num_teams_lower: Value | None
    num_teams_upper_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    thread_limit_vars: OpOperandList
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    dyn_groupprivate_access_group: Attribute | None
    dyn_groupprivate_fallback: Attribute | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    region: Region
class TeamsOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    dyn_groupprivate_size: Value | None
    if_expr: Value | None
    num_teams_lower: Value | None
    num_teams_upper_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    thread_limit_vars: OpOperandList
class TerminatorOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TerminatorOpAdaptor(OpAdaptor):
    ...
class ThreadprivateOp(OpView):
    def __init__(self, sym_addr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_addr: Value
    tls_addr: Value
class ThreadprivateOpAdaptor(OpAdaptor):
    sym_addr: Value
class TileOp(OpView):
    def __init__(self, generatees: Vals, applyees: Vals, sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    generatees: OpOperandList
    applyees: OpOperandList
    sizes: OpOperandList
class TileOpAdaptor(OpAdaptor):
    generatees: OpOperandList
    applyees: OpOperandList
    sizes: OpOperandList
class UnrollHeuristicOp(OpView):
    def __init__(self, applyee: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    applyee: Value
class UnrollHeuristicOpAdaptor(OpAdaptor):
    applyee: Value
class UnrollPartialOp(OpView):
    def __init__(self, applyee: Val, unroll_factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    applyee: Value
    unroll_factor: IntegerAttr
class UnrollPartialOpAdaptor(OpAdaptor):
    applyee: Value
class WorkdistributeOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class WorkdistributeOpAdaptor(OpAdaptor):
    ...
class WorkshareLoopWrapperOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class WorkshareLoopWrapperOpAdaptor(OpAdaptor):
    ...
class WorkshareOp(OpView):
    def __init__(self, *, nowait: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    nowait: bool
    region: Region
class WorkshareOpAdaptor(OpAdaptor):
    ...
class WsloopOp(OpView):
    def __init__(self, allocate_vars: Vals, allocator_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, linear_var_types: Plain | None = ..., nowait: bool | Attribute | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., ordered: Int | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., schedule_kind: Int | str | None = ..., schedule_chunk: Val | None = ..., schedule_mod: Int | str | None = ..., schedule_simd: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., linear_modifiers: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    schedule_chunk: Value | None
    allocate_alignments: DenseI64ArrayAttr | None
    allocate_private_indices: DenseI64ArrayAttr | None
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    nowait: bool
    order: Attribute | None
    order_mod: Attribute | None
    ordered: IntegerAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: bool
    reduction_mod: Attribute | None
    reduction_byref: DenseBoolArrayAttr | None
    reduction_syms: ArrayAttr | None
    schedule_kind: Attribute | None
    schedule_mod: Attribute | None
    schedule_simd: bool
    region: Region
class WsloopOpAdaptor(OpAdaptor):
    allocate_vars: OpOperandList
    allocator_vars: OpOperandList
    linear_vars: OpOperandList
    linear_step_vars: OpOperandList
    private_vars: OpOperandList
    reduction_vars: OpOperandList
    schedule_chunk: Value | None
class YieldOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def affinity_entry(entry: Type, addr: Val, len: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def alloc_shared_mem(result: Type, mem_array_size: Val, mem_elem_type: TypeLike, *, mem_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def allocate_dir(var_list: Vals, *, align: Int | None = ..., allocator: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AllocateDirOp: ...
def allocate_free(var_list: Vals, *, allocator: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AllocateFreeOp: ...
def atomic_capture(*, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicCaptureOp: ...
def atomic_compare(x: Val, *, weak: bool | Attribute | None = ..., hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicCompareOp: ...
def atomic_read(x: Val, v: Val, element_type: TypeLike, *, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicReadOp: ...
def atomic_update(x: Val, *, atomic_control: Plain | None = ..., hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicUpdateOp: ...
def atomic_write(x: Val, expr: Val, *, hint: Int | None = ..., memory_order: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicWriteOp: ...
def barrier(*, loc: Loc = ..., ip: Ip = ...) -> BarrierOp: ...
def cancel(cancel_directive: Int | str, *, if_expr: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CancelOp: ...
def cancellation_point(cancel_directive: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> CancellationPointOp: ...
def cancellationpoint(cancellation_construct_type_val: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> CancellationpointOp: ...
def canonical_loop(trip_count: Val, *, cli: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> CanonicalLoopOp: ...
def critical(*, name: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> CriticalOp: ...
def critical_declare(sym_name: Str, *, hint: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> CriticalDeclareOp: ...
def declare_mapper(sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> DeclareMapperOp: ...
def declare_mapper_info(map_vars: Vals, map_iterated: Vals, *, loc: Loc = ..., ip: Ip = ...) -> DeclareMapperInfoOp: ...
def declare_reduction(sym_name: Str, type_: TypeLike, *, byref_element_type: TypeLike | None = ..., loc: Loc = ..., ip: Ip = ...) -> DeclareReductionOp: ...
def declare_simd(aligned_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, uniform_vars: Vals, *, alignments: Plain | None = ..., inbranch: bool | Attribute | None = ..., linear_var_types: Plain | None = ..., linear_modifiers: Plain | None = ..., notinbranch: bool | Attribute | None = ..., simdlen: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> DeclareSimdOp: ...
def distribute(allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, *, dist_schedule_static: bool | Attribute | None = ..., dist_schedule_chunk_size: Val | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> DistributeOp: ...
def flush(var_list: Vals, *, loc: Loc = ..., ip: Ip = ...) -> FlushOp: ...
def free_shared_mem(mem_array_size: Val, heapref: Val, mem_elem_type: TypeLike, *, mem_alignment: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> FreeSharedMemOp: ...
def fuse(generatees: Vals, applyees: Vals, *, first: Int | None = ..., count: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> FuseOp: ...
def groupprivate(gp_addr: Type, sym_name: Sym, *, device_type: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def iterator(iterated: Type, loop_lower_bounds: Vals, loop_upper_bounds: Vals, loop_steps: Vals, *, loop_inclusive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def loop(private_vars: Vals, reduction_vars: Vals, *, bind_kind: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> LoopOp: ...
def loop_nest(loop_lower_bounds: Vals, loop_upper_bounds: Vals, loop_steps: Vals, *, collapse_num_loops: Int | None = ..., loop_inclusive: bool | Attribute | None = ..., tile_sizes: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> LoopNestOp: ...
def map_bounds(*, lower_bound: Val | None = ..., upper_bound: Val | None = ..., extent: Val | None = ..., stride: Val | None = ..., stride_in_bytes: Int | None = ..., start_idx: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def map_info(omp_ptr: Type, var_ptr: Val, map_type: Int | str, map_capture_type: Int | str, members: Vals, bounds: Vals, var_ptr_type: TypeLike, *, var_ptr_ptr: Val | None = ..., members_index: Plain | None = ..., mapper_id: Sym | None = ..., name: Str | None = ..., partial_map: Int | None = ..., var_ptr_ptr_type: TypeLike | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked(*, filtered_thread_id: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> MaskedOp: ...
def master(*, loc: Loc = ..., ip: Ip = ...) -> MasterOp: ...
def new_cli(*, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ordered(doacross_depend_vars: Vals, *, doacross_depend_type: Int | str | None = ..., doacross_num_loops: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> OrderedOp: ...
def ordered_region(*, simd: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpView: ...
def parallel(allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, num_threads_vars: Vals, *, if_expr: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., proc_bind_kind: Int | str | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> ParallelOp: ...
def private(sym_name: Str, type_: TypeLike, data_sharing_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> PrivateClauseOp: ...
def reduction(operand: Val, accumulator: Val, *, loc: Loc = ..., ip: Ip = ...) -> ReductionOp: ...
def reduction_declare(sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> ReductionDeclareOp: ...
def scan(inclusive_vars: Vals, exclusive_vars: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ScanOp: ...
def scope(allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> ScopeOp: ...
def section(*, loc: Loc = ..., ip: Ip = ...) -> SectionOp: ...
def sections(allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> SectionsOp: ...
def simd(aligned_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, nontemporal_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, alignments: Plain | None = ..., if_expr: Val | None = ..., linear_var_types: Plain | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., safelen: Int | None = ..., simdlen: Int | None = ..., linear_modifiers: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> SimdOp: ...
def simdloop(lower_bound: Vals, upper_bound: Vals, step: Vals, aligned_vars: Vals, nontemporal_vars: Vals, *, if_expr: Val | None = ..., alignment_values: Plain | None = ..., order_val: Int | str | None = ..., simdlen: Int | None = ..., safelen: Int | None = ..., inclusive: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SimdloopOp: ...
def single(allocate_vars: Vals, allocator_vars: Vals, copyprivate_vars: Vals, private_vars: Vals, *, copyprivate_syms: Plain | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., loc: Loc = ..., ip: Ip = ...) -> SingleOp: ...
def target(allocate_vars: Vals, allocator_vars: Vals, depend_vars: Vals, has_device_addr_vars: Vals, host_eval_vars: Vals, in_reduction_vars: Vals, is_device_ptr_vars: Vals, map_vars: Vals, private_vars: Vals, depend_iterated: Vals, map_iterated: Vals, thread_limit_vars: Vals, kernel_type: Int | str, *, bare: bool | Attribute | None = ..., depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., nowait: bool | Attribute | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., private_maps: Ints | None = ..., dyn_groupprivate_size: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., depend_iterated_kinds: Plain | None = ..., dyn_groupprivate_access_group: Int | str | None = ..., dyn_groupprivate_fallback: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> TargetOp: ...
def target_allocmem(device: Val, in_type: TypeLike, typeparams: Vals, shape: Vals, *, uniq_name: Str | None = ..., bindc_name: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def target_data(map_vars: Vals, map_iterated: Vals, use_device_addr_vars: Vals, use_device_ptr_vars: Vals, *, device: Val | None = ..., if_expr: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> TargetDataOp: ...
def target_enter_data(depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TargetEnterDataOp: ...
def target_exit_data(depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TargetExitDataOp: ...
def target_freemem(device: Val, heapref: Val, *, loc: Loc = ..., ip: Ip = ...) -> TargetFreeMemOp: ...
def target_update(depend_vars: Vals, map_vars: Vals, depend_iterated: Vals, map_iterated: Vals, *, depend_kinds: Plain | None = ..., device: Val | None = ..., if_expr: Val | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TargetUpdateOp: ...
def task(allocate_vars: Vals, allocator_vars: Vals, depend_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, iterated: Vals, affinity_vars: Vals, depend_iterated: Vals, *, depend_kinds: Plain | None = ..., final: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., priority: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., untied: bool | Attribute | None = ..., event_handle: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TaskOp: ...
def taskgroup(allocate_vars: Vals, allocator_vars: Vals, task_reduction_vars: Vals, *, allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., task_reduction_byref: Bools | None = ..., task_reduction_syms: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TaskgroupOp: ...
def taskloop(allocate_vars: Vals, allocator_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, final: Val | None = ..., grainsize_mod: Int | str | None = ..., grainsize: Val | None = ..., if_expr: Val | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., nogroup: bool | Attribute | None = ..., num_tasks_mod: Int | str | None = ..., num_tasks: Val | None = ..., priority: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., untied: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TaskloopOp: ...
def taskloop_context(allocate_vars: Vals, allocator_vars: Vals, in_reduction_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, final: Val | None = ..., grainsize: Val | None = ..., if_expr: Val | None = ..., num_tasks: Val | None = ..., priority: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., grainsize_mod: Int | str | None = ..., in_reduction_byref: Bools | None = ..., in_reduction_syms: Plain | None = ..., mergeable: bool | Attribute | None = ..., nogroup: bool | Attribute | None = ..., num_tasks_mod: Int | str | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., untied: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> TaskloopContextOp: ...
def taskloop_wrapper(*, loc: Loc = ..., ip: Ip = ...) -> TaskloopWrapperOp: ...
def taskwait(depend_vars: Vals, depend_iterated: Vals, *, depend_kinds: Plain | None = ..., nowait: bool | Attribute | None = ..., depend_iterated_kinds: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> TaskwaitOp: ...
def taskyield(*, loc: Loc = ..., ip: Ip = ...) -> TaskyieldOp: ...
def teams(allocate_vars: Vals, allocator_vars: Vals, private_vars: Vals, reduction_vars: Vals, num_teams_upper_vars: Vals, thread_limit_vars: Vals, *, if_expr: Val | None = ..., num_teams_lower: Val | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., dyn_groupprivate_size: Val | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., dyn_groupprivate_access_group: Int | str | None = ..., dyn_groupprivate_fallback: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> TeamsOp: ...
def terminator(*, loc: Loc = ..., ip: Ip = ...) -> TerminatorOp: ...
def threadprivate(sym_addr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tile(generatees: Vals, applyees: Vals, sizes: Vals, *, loc: Loc = ..., ip: Ip = ...) -> TileOp: ...
def unroll_heuristic(applyee: Val, *, loc: Loc = ..., ip: Ip = ...) -> UnrollHeuristicOp: ...
def unroll_partial(applyee: Val, unroll_factor: Int, *, loc: Loc = ..., ip: Ip = ...) -> UnrollPartialOp: ...
def workdistribute(*, loc: Loc = ..., ip: Ip = ...) -> WorkdistributeOp: ...
def workshare(*, nowait: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> WorkshareOp: ...
def workshare_loop_wrapper(*, loc: Loc = ..., ip: Ip = ...) -> WorkshareLoopWrapperOp: ...
def wsloop(allocate_vars: Vals, allocator_vars: Vals, linear_vars: Vals, linear_step_vars: Vals, private_vars: Vals, reduction_vars: Vals, *, linear_var_types: Plain | None = ..., nowait: bool | Attribute | None = ..., order: Int | str | None = ..., order_mod: Int | str | None = ..., ordered: Int | None = ..., private_syms: Plain | None = ..., private_needs_barrier: bool | Attribute | None = ..., reduction_mod: Int | str | None = ..., reduction_byref: Bools | None = ..., reduction_syms: Plain | None = ..., schedule_kind: Int | str | None = ..., schedule_chunk: Val | None = ..., schedule_mod: Int | str | None = ..., schedule_simd: bool | Attribute | None = ..., allocate_alignments: Ints | None = ..., allocate_private_indices: Ints | None = ..., linear_modifiers: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> WsloopOp: ...
def yield_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class AccessGroupModifier(enum.IntEnum):
    cgroup = 0
class ClauseBindKind(enum.IntEnum):
    Parallel = 0
    Teams = 1
    Thread = 2
class ClauseCancellationConstructType(enum.IntEnum):
    Parallel = 0
    Loop = 1
    Sections = 2
    Taskgroup = 3
class ClauseDepend(enum.IntEnum):
    dependsource = 0
    dependsink = 1
class ClauseGrainsizeType(enum.IntEnum):
    Strict = 0
class ClauseMapFlags(enum.IntFlag):
    none = 0
    storage = 1
    to = 2
    from_ = 4
    always = 8
    del_ = 16
    return_param = 32
    priv = 64
    literal = 128
    implicit = 256
    close = 512
    present = 1024
    ompx_hold = 2048
    attach = 4096
    attach_always = 8192
    attach_never = 16384
    attach_auto = 32768
    ref_ptr = 65536
    ref_ptee = 131072
    is_device_ptr = 262144
    attach_none = 16384
    ref_ptr_ptee = 1099511627776
class ClauseMemoryOrderKind(enum.IntEnum):
    Seq_cst = 0
    Acq_rel = 1
    Acquire = 2
    Release = 3
    Relaxed = 4
class ClauseNumTasksType(enum.IntEnum):
    Strict = 0
class ClauseNumThreadsType(enum.IntEnum):
    Strict = 0
class ClauseOrderKind(enum.IntEnum):
    Concurrent = 1
class ClauseProcBindKind(enum.IntEnum):
    Primary = 0
    Master = 1
    Close = 2
    Spread = 3
class ClauseRequires(enum.IntFlag):
    none = 0
    reverse_offload = 1
    unified_address = 2
    unified_shared_memory = 4
    dynamic_allocators = 8
class ClauseScheduleKind(enum.IntEnum):
    Static = 0
    Dynamic = 1
    Guided = 2
    Auto = 3
    Runtime = 4
    Distribute = 5
class ClauseTaskDepend(enum.IntEnum):
    taskdependin = 0
    taskdependout = 1
    taskdependinout = 2
    taskdependmutexinoutset = 3
    taskdependinoutset = 4
class DataSharingClauseType(enum.IntEnum):
    Private = 0
    FirstPrivate = 1
class DeclareTargetCaptureClause(enum.IntEnum):
    none = 0
    to = 1
    link = 2
    enter = 3
class DeclareTargetDeviceType(enum.IntEnum):
    any = 0
    host = 1
    nohost = 2
class FallbackModifier(enum.IntEnum):
    abort = 0
    null = 1
    default_mem = 2
class LinearModifier(enum.IntEnum):
    val = 0
    ref = 1
    uval = 2
class OrderModifier(enum.IntEnum):
    reproducible = 0
    unconstrained = 1
class ReductionModifier(enum.IntEnum):
    defaultmod = 0
    inscan = 1
    task = 2
class ScheduleModifier(enum.IntEnum):
    none = 0
    monotonic = 1
    nonmonotonic = 2
    simd = 3
class TargetExecMode(enum.IntEnum):
    bare = 0
    generic = 1
    spmd = 2
    spmd_no_loop = 3
class TargetRegionFlags(enum.IntFlag):
    none = 0
    generic = 1
    spmd = 2
    trip_count = 4
    no_loop = 8
class VariableCaptureKind(enum.IntEnum):
    This = 0
    ByRef = 1
    ByCopy = 2
    VLAType = 3
class AccessGroupModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AccessGroupModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class AffinityEntryType(DialectType):
    @classmethod
    def get(cls, addr_type: Type, len_type: Type, context: Context | None = ...) -> AffinityEntryType: ...  # type: ignore[override,unused-ignore]
    addr_type: Type
    len_type: Type
class AtomicControlAttr(DialectAttr):
    @classmethod
    def get(cls, ignore_denormal_mode: bool | None = ..., fine_grained_memory: bool | None = ..., remote_memory: bool | None = ..., context: Context | None = ...) -> AtomicControlAttr: ...  # type: ignore[override,unused-ignore]
    ignore_denormal_mode: bool
    fine_grained_memory: bool
    remote_memory: bool
class CanonicalLoopInfoType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> CanonicalLoopInfoType: ...  # type: ignore[override,unused-ignore]
class ClauseBindKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseBindKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseCancellationConstructTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseCancellationConstructTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseDependAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseDependAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseGrainsizeTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseGrainsizeTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseMapFlagsAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseMapFlagsAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseMemoryOrderKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseMemoryOrderKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseNumTasksTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseNumTasksTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseNumThreadsTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseNumThreadsTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseOrderKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseOrderKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseProcBindKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseProcBindKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseRequiresAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseRequiresAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseScheduleKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseScheduleKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ClauseTaskDependAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseTaskDependAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DataSharingClauseTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DataSharingClauseTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DeclareTargetAttr(DialectAttr):
    @classmethod
    def get(cls, device_type: Plain | None = ..., capture_clause: Plain | None = ..., automap: Plain | None = ..., context: Context | None = ...) -> DeclareTargetAttr: ...  # type: ignore[override,unused-ignore]
    device_type: Any
    capture_clause: Any
    automap: Any
class DeclareTargetCaptureClauseAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DeclareTargetCaptureClauseAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DeclareTargetDeviceTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DeclareTargetDeviceTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FallbackModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> FallbackModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class FlagsAttr(DialectAttr):
    @classmethod
    def get(cls, debug_kind: int | None = ..., assume_teams_oversubscription: bool | None = ..., assume_threads_oversubscription: bool | None = ..., assume_no_thread_state: bool | None = ..., assume_no_nested_parallelism: bool | None = ..., no_gpu_lib: bool | None = ..., openmp_device_version: int | None = ..., context: Context | None = ...) -> FlagsAttr: ...  # type: ignore[override,unused-ignore]
    debug_kind: int
    assume_teams_oversubscription: bool
    assume_threads_oversubscription: bool
    assume_no_thread_state: bool
    assume_no_nested_parallelism: bool
    no_gpu_lib: bool
    openmp_device_version: int
class IteratedType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> IteratedType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class LinearModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LinearModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MapBoundsType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> MapBoundsType: ...  # type: ignore[override,unused-ignore]
class OrderModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> OrderModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReductionModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ScheduleModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ScheduleModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TargetExecModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TargetExecModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class VariableCaptureKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> VariableCaptureKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class VersionAttr(DialectAttr):
    @classmethod
    def get(cls, version: int, context: Context | None = ...) -> VersionAttr: ...  # type: ignore[override,unused-ignore]
    version: int
