# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _gpu_ops_gen as _gen
from ..ir import ArrayAttr, DialectAttr
from ._typing import *
from ._gpu_ops_gen import AddressSpace as AddressSpace
from ._gpu_ops_gen import AddressSpaceAttr as AddressSpaceAttr
from ._gpu_ops_gen import AllReduceOp as AllReduceOp
from ._gpu_ops_gen import AllReduceOpAdaptor as AllReduceOpAdaptor
from ._gpu_ops_gen import AllReduceOperation as AllReduceOperation
from ._gpu_ops_gen import AllReduceOperationAttr as AllReduceOperationAttr
from ._gpu_ops_gen import AllocOp as AllocOp
from ._gpu_ops_gen import AllocOpAdaptor as AllocOpAdaptor
from ._gpu_ops_gen import AsyncTokenType as AsyncTokenType
from ._gpu_ops_gen import BallotOp as BallotOp
from ._gpu_ops_gen import BallotOpAdaptor as BallotOpAdaptor
from ._gpu_ops_gen import BarrierOp as BarrierOp
from ._gpu_ops_gen import BarrierOpAdaptor as BarrierOpAdaptor
from ._gpu_ops_gen import BarrierScope as BarrierScope
from ._gpu_ops_gen import BarrierScopeAttr as BarrierScopeAttr
from ._gpu_ops_gen import BinaryOp as BinaryOp
from ._gpu_ops_gen import BinaryOpAdaptor as BinaryOpAdaptor
from ._gpu_ops_gen import BlockDimOp as BlockDimOp
from ._gpu_ops_gen import BlockDimOpAdaptor as BlockDimOpAdaptor
from ._gpu_ops_gen import BlockIdOp as BlockIdOp
from ._gpu_ops_gen import BlockIdOpAdaptor as BlockIdOpAdaptor
from ._gpu_ops_gen import BroadcastType as BroadcastType
from ._gpu_ops_gen import BroadcastTypeAttr as BroadcastTypeAttr
from ._gpu_ops_gen import ClusterBlockIdOp as ClusterBlockIdOp
from ._gpu_ops_gen import ClusterBlockIdOpAdaptor as ClusterBlockIdOpAdaptor
from ._gpu_ops_gen import ClusterDimBlocksOp as ClusterDimBlocksOp
from ._gpu_ops_gen import ClusterDimBlocksOpAdaptor as ClusterDimBlocksOpAdaptor
from ._gpu_ops_gen import ClusterDimOp as ClusterDimOp
from ._gpu_ops_gen import ClusterDimOpAdaptor as ClusterDimOpAdaptor
from ._gpu_ops_gen import ClusterIdOp as ClusterIdOp
from ._gpu_ops_gen import ClusterIdOpAdaptor as ClusterIdOpAdaptor
from ._gpu_ops_gen import CompilationTarget as CompilationTarget
from ._gpu_ops_gen import Create2To4SpMatOp as Create2To4SpMatOp
from ._gpu_ops_gen import Create2To4SpMatOpAdaptor as Create2To4SpMatOpAdaptor
from ._gpu_ops_gen import CreateBsrOp as CreateBsrOp
from ._gpu_ops_gen import CreateBsrOpAdaptor as CreateBsrOpAdaptor
from ._gpu_ops_gen import CreateCooAoSOp as CreateCooAoSOp
from ._gpu_ops_gen import CreateCooAoSOpAdaptor as CreateCooAoSOpAdaptor
from ._gpu_ops_gen import CreateCooOp as CreateCooOp
from ._gpu_ops_gen import CreateCooOpAdaptor as CreateCooOpAdaptor
from ._gpu_ops_gen import CreateCscOp as CreateCscOp
from ._gpu_ops_gen import CreateCscOpAdaptor as CreateCscOpAdaptor
from ._gpu_ops_gen import CreateCsrOp as CreateCsrOp
from ._gpu_ops_gen import CreateCsrOpAdaptor as CreateCsrOpAdaptor
from ._gpu_ops_gen import CreateDnTensorOp as CreateDnTensorOp
from ._gpu_ops_gen import CreateDnTensorOpAdaptor as CreateDnTensorOpAdaptor
from ._gpu_ops_gen import DeallocOp as DeallocOp
from ._gpu_ops_gen import DeallocOpAdaptor as DeallocOpAdaptor
from ._gpu_ops_gen import DestroyDnTensorOp as DestroyDnTensorOp
from ._gpu_ops_gen import DestroyDnTensorOpAdaptor as DestroyDnTensorOpAdaptor
from ._gpu_ops_gen import DestroySpMatOp as DestroySpMatOp
from ._gpu_ops_gen import DestroySpMatOpAdaptor as DestroySpMatOpAdaptor
from ._gpu_ops_gen import Dimension as Dimension
from ._gpu_ops_gen import DimensionAttr as DimensionAttr
from ._gpu_ops_gen import DimensionKind as DimensionKind
from ._gpu_ops_gen import DynamicSharedMemoryOp as DynamicSharedMemoryOp
from ._gpu_ops_gen import DynamicSharedMemoryOpAdaptor as DynamicSharedMemoryOpAdaptor
from ._gpu_ops_gen import GPUBlockMappingAttr as GPUBlockMappingAttr
from ._gpu_ops_gen import GPUFuncOpAdaptor as GPUFuncOpAdaptor
from ._gpu_ops_gen import GPULaneMappingAttr as GPULaneMappingAttr
from ._gpu_ops_gen import GPUMappingMaskAttr as GPUMappingMaskAttr
from ._gpu_ops_gen import GPUMemorySpaceMappingAttr as GPUMemorySpaceMappingAttr
from ._gpu_ops_gen import GPUModuleOp as GPUModuleOp
from ._gpu_ops_gen import GPUModuleOpAdaptor as GPUModuleOpAdaptor
from ._gpu_ops_gen import GPUThreadMappingAttr as GPUThreadMappingAttr
from ._gpu_ops_gen import GPUWarpMappingAttr as GPUWarpMappingAttr
from ._gpu_ops_gen import GPUWarpgroupMappingAttr as GPUWarpgroupMappingAttr
from ._gpu_ops_gen import GlobalIdOp as GlobalIdOp
from ._gpu_ops_gen import GlobalIdOpAdaptor as GlobalIdOpAdaptor
from ._gpu_ops_gen import GridDimOp as GridDimOp
from ._gpu_ops_gen import GridDimOpAdaptor as GridDimOpAdaptor
from ._gpu_ops_gen import HostRegisterOp as HostRegisterOp
from ._gpu_ops_gen import HostRegisterOpAdaptor as HostRegisterOpAdaptor
from ._gpu_ops_gen import HostUnregisterOp as HostUnregisterOp
from ._gpu_ops_gen import HostUnregisterOpAdaptor as HostUnregisterOpAdaptor
from ._gpu_ops_gen import InitializeNamedBarrierOp as InitializeNamedBarrierOp
from ._gpu_ops_gen import InitializeNamedBarrierOpAdaptor as InitializeNamedBarrierOpAdaptor
from ._gpu_ops_gen import KernelMetadataAttr as KernelMetadataAttr
from ._gpu_ops_gen import KernelTableAttr as KernelTableAttr
from ._gpu_ops_gen import LaneIdOp as LaneIdOp
from ._gpu_ops_gen import LaneIdOpAdaptor as LaneIdOpAdaptor
from ._gpu_ops_gen import LaunchFuncOpAdaptor as LaunchFuncOpAdaptor
from ._gpu_ops_gen import LaunchOpAdaptor as LaunchOpAdaptor
from ._gpu_ops_gen import MMAElementwiseOp as MMAElementwiseOp
from ._gpu_ops_gen import MMAElementwiseOpAttr as MMAElementwiseOpAttr
from ._gpu_ops_gen import MMAMatrixType as MMAMatrixType
from ._gpu_ops_gen import MappingId as MappingId
from ._gpu_ops_gen import MemcpyOp as MemcpyOp
from ._gpu_ops_gen import MemcpyOpAdaptor as MemcpyOpAdaptor
from ._gpu_ops_gen import MemsetOp as MemsetOp
from ._gpu_ops_gen import MemsetOpAdaptor as MemsetOpAdaptor
from ._gpu_ops_gen import ModuleEndOp as ModuleEndOp
from ._gpu_ops_gen import ModuleEndOpAdaptor as ModuleEndOpAdaptor
from ._gpu_ops_gen import NamedBarrierType as NamedBarrierType
from ._gpu_ops_gen import NumSubgroupsOp as NumSubgroupsOp
from ._gpu_ops_gen import NumSubgroupsOpAdaptor as NumSubgroupsOpAdaptor
from ._gpu_ops_gen import ParallelLoopDimMappingAttr as ParallelLoopDimMappingAttr
from ._gpu_ops_gen import PrintfOp as PrintfOp
from ._gpu_ops_gen import PrintfOpAdaptor as PrintfOpAdaptor
from ._gpu_ops_gen import Processor as Processor
from ._gpu_ops_gen import Prune2To4SpMatFlag as Prune2To4SpMatFlag
from ._gpu_ops_gen import Prune2To4SpMatFlagAttr as Prune2To4SpMatFlagAttr
from ._gpu_ops_gen import ReturnOp as ReturnOp
from ._gpu_ops_gen import ReturnOpAdaptor as ReturnOpAdaptor
from ._gpu_ops_gen import RotateOp as RotateOp
from ._gpu_ops_gen import RotateOpAdaptor as RotateOpAdaptor
from ._gpu_ops_gen import SDDMMBufferSizeOp as SDDMMBufferSizeOp
from ._gpu_ops_gen import SDDMMBufferSizeOpAdaptor as SDDMMBufferSizeOpAdaptor
from ._gpu_ops_gen import SDDMMOp as SDDMMOp
from ._gpu_ops_gen import SDDMMOpAdaptor as SDDMMOpAdaptor
from ._gpu_ops_gen import SelectObjectAttr as SelectObjectAttr
from ._gpu_ops_gen import SetCsrPointersOp as SetCsrPointersOp
from ._gpu_ops_gen import SetCsrPointersOpAdaptor as SetCsrPointersOpAdaptor
from ._gpu_ops_gen import SetDefaultDeviceOp as SetDefaultDeviceOp
from ._gpu_ops_gen import SetDefaultDeviceOpAdaptor as SetDefaultDeviceOpAdaptor
from ._gpu_ops_gen import ShuffleMode as ShuffleMode
from ._gpu_ops_gen import ShuffleModeAttr as ShuffleModeAttr
from ._gpu_ops_gen import ShuffleOp as ShuffleOp
from ._gpu_ops_gen import ShuffleOpAdaptor as ShuffleOpAdaptor
from ._gpu_ops_gen import SpGEMMCopyOp as SpGEMMCopyOp
from ._gpu_ops_gen import SpGEMMCopyOpAdaptor as SpGEMMCopyOpAdaptor
from ._gpu_ops_gen import SpGEMMCreateDescrOp as SpGEMMCreateDescrOp
from ._gpu_ops_gen import SpGEMMCreateDescrOpAdaptor as SpGEMMCreateDescrOpAdaptor
from ._gpu_ops_gen import SpGEMMDestroyDescrOp as SpGEMMDestroyDescrOp
from ._gpu_ops_gen import SpGEMMDestroyDescrOpAdaptor as SpGEMMDestroyDescrOpAdaptor
from ._gpu_ops_gen import SpGEMMWorkEstimationOrComputeKind as SpGEMMWorkEstimationOrComputeKind
from ._gpu_ops_gen import SpGEMMWorkEstimationOrComputeKindAttr as SpGEMMWorkEstimationOrComputeKindAttr
from ._gpu_ops_gen import SpGEMMWorkEstimationOrComputeOp as SpGEMMWorkEstimationOrComputeOp
from ._gpu_ops_gen import SpGEMMWorkEstimationOrComputeOpAdaptor as SpGEMMWorkEstimationOrComputeOpAdaptor
from ._gpu_ops_gen import SpMMBufferSizeOp as SpMMBufferSizeOp
from ._gpu_ops_gen import SpMMBufferSizeOpAdaptor as SpMMBufferSizeOpAdaptor
from ._gpu_ops_gen import SpMMOp as SpMMOp
from ._gpu_ops_gen import SpMMOpAdaptor as SpMMOpAdaptor
from ._gpu_ops_gen import SpMVBufferSizeOp as SpMVBufferSizeOp
from ._gpu_ops_gen import SpMVBufferSizeOpAdaptor as SpMVBufferSizeOpAdaptor
from ._gpu_ops_gen import SpMVOp as SpMVOp
from ._gpu_ops_gen import SpMVOpAdaptor as SpMVOpAdaptor
from ._gpu_ops_gen import SpMatGetSizeOp as SpMatGetSizeOp
from ._gpu_ops_gen import SpMatGetSizeOpAdaptor as SpMatGetSizeOpAdaptor
from ._gpu_ops_gen import SparseDnTensorHandleType as SparseDnTensorHandleType
from ._gpu_ops_gen import SparseSpGEMMOpHandleType as SparseSpGEMMOpHandleType
from ._gpu_ops_gen import SparseSpMatHandleType as SparseSpMatHandleType
from ._gpu_ops_gen import SubgroupBroadcastOp as SubgroupBroadcastOp
from ._gpu_ops_gen import SubgroupBroadcastOpAdaptor as SubgroupBroadcastOpAdaptor
from ._gpu_ops_gen import SubgroupIdOp as SubgroupIdOp
from ._gpu_ops_gen import SubgroupIdOpAdaptor as SubgroupIdOpAdaptor
from ._gpu_ops_gen import SubgroupMmaComputeOp as SubgroupMmaComputeOp
from ._gpu_ops_gen import SubgroupMmaComputeOpAdaptor as SubgroupMmaComputeOpAdaptor
from ._gpu_ops_gen import SubgroupMmaConstantMatrixOp as SubgroupMmaConstantMatrixOp
from ._gpu_ops_gen import SubgroupMmaConstantMatrixOpAdaptor as SubgroupMmaConstantMatrixOpAdaptor
from ._gpu_ops_gen import SubgroupMmaElementwiseOp as SubgroupMmaElementwiseOp
from ._gpu_ops_gen import SubgroupMmaElementwiseOpAdaptor as SubgroupMmaElementwiseOpAdaptor
from ._gpu_ops_gen import SubgroupMmaExtractThreadLocalOp as SubgroupMmaExtractThreadLocalOp
from ._gpu_ops_gen import SubgroupMmaExtractThreadLocalOpAdaptor as SubgroupMmaExtractThreadLocalOpAdaptor
from ._gpu_ops_gen import SubgroupMmaInsertThreadLocalOp as SubgroupMmaInsertThreadLocalOp
from ._gpu_ops_gen import SubgroupMmaInsertThreadLocalOpAdaptor as SubgroupMmaInsertThreadLocalOpAdaptor
from ._gpu_ops_gen import SubgroupMmaLoadMatrixOp as SubgroupMmaLoadMatrixOp
from ._gpu_ops_gen import SubgroupMmaLoadMatrixOpAdaptor as SubgroupMmaLoadMatrixOpAdaptor
from ._gpu_ops_gen import SubgroupMmaStoreMatrixOp as SubgroupMmaStoreMatrixOp
from ._gpu_ops_gen import SubgroupMmaStoreMatrixOpAdaptor as SubgroupMmaStoreMatrixOpAdaptor
from ._gpu_ops_gen import SubgroupReduceOp as SubgroupReduceOp
from ._gpu_ops_gen import SubgroupReduceOpAdaptor as SubgroupReduceOpAdaptor
from ._gpu_ops_gen import SubgroupSizeOp as SubgroupSizeOp
from ._gpu_ops_gen import SubgroupSizeOpAdaptor as SubgroupSizeOpAdaptor
from ._gpu_ops_gen import TerminatorOp as TerminatorOp
from ._gpu_ops_gen import TerminatorOpAdaptor as TerminatorOpAdaptor
from ._gpu_ops_gen import ThreadIdOp as ThreadIdOp
from ._gpu_ops_gen import ThreadIdOpAdaptor as ThreadIdOpAdaptor
from ._gpu_ops_gen import Threads as Threads
from ._gpu_ops_gen import TransposeMode as TransposeMode
from ._gpu_ops_gen import TransposeModeAttr as TransposeModeAttr
from ._gpu_ops_gen import WaitOp as WaitOp
from ._gpu_ops_gen import WaitOpAdaptor as WaitOpAdaptor
from ._gpu_ops_gen import WarpExecuteOnLane0Op as WarpExecuteOnLane0Op
from ._gpu_ops_gen import WarpExecuteOnLane0OpAdaptor as WarpExecuteOnLane0OpAdaptor
from ._gpu_ops_gen import YieldOp as YieldOp
from ._gpu_ops_gen import YieldOpAdaptor as YieldOpAdaptor
from ._gpu_ops_gen import _Dialect as _Dialect
from ._gpu_ops_gen import all_reduce as all_reduce
from ._gpu_ops_gen import alloc as alloc
from ._gpu_ops_gen import ballot as ballot
from ._gpu_ops_gen import barrier as barrier
from ._gpu_ops_gen import binary as binary
from ._gpu_ops_gen import block_dim as block_dim
from ._gpu_ops_gen import block_id as block_id
from ._gpu_ops_gen import cluster_block_id as cluster_block_id
from ._gpu_ops_gen import cluster_dim as cluster_dim
from ._gpu_ops_gen import cluster_dim_blocks as cluster_dim_blocks
from ._gpu_ops_gen import cluster_id as cluster_id
from ._gpu_ops_gen import create_2to4_spmat as create_2to4_spmat
from ._gpu_ops_gen import create_bsr as create_bsr
from ._gpu_ops_gen import create_coo as create_coo
from ._gpu_ops_gen import create_coo_aos as create_coo_aos
from ._gpu_ops_gen import create_csc as create_csc
from ._gpu_ops_gen import create_csr as create_csr
from ._gpu_ops_gen import create_dn_tensor as create_dn_tensor
from ._gpu_ops_gen import dealloc as dealloc
from ._gpu_ops_gen import destroy_dn_tensor as destroy_dn_tensor
from ._gpu_ops_gen import destroy_sp_mat as destroy_sp_mat
from ._gpu_ops_gen import dynamic_shared_memory as dynamic_shared_memory
from ._gpu_ops_gen import func as func
from ._gpu_ops_gen import global_id as global_id
from ._gpu_ops_gen import grid_dim as grid_dim
from ._gpu_ops_gen import host_register as host_register
from ._gpu_ops_gen import host_unregister as host_unregister
from ._gpu_ops_gen import initialize_named_barrier as initialize_named_barrier
from ._gpu_ops_gen import lane_id as lane_id
from ._gpu_ops_gen import memcpy as memcpy
from ._gpu_ops_gen import memset as memset
from ._gpu_ops_gen import module as module
from ._gpu_ops_gen import module_end as module_end
from ._gpu_ops_gen import num_subgroups as num_subgroups
from ._gpu_ops_gen import return_ as return_
from ._gpu_ops_gen import rotate as rotate
from ._gpu_ops_gen import sddmm as sddmm
from ._gpu_ops_gen import sddmm_buffer_size as sddmm_buffer_size
from ._gpu_ops_gen import set_csr_pointers as set_csr_pointers
from ._gpu_ops_gen import set_default_device as set_default_device
from ._gpu_ops_gen import shuffle as shuffle
from ._gpu_ops_gen import spgemm_copy as spgemm_copy
from ._gpu_ops_gen import spgemm_create_descr as spgemm_create_descr
from ._gpu_ops_gen import spgemm_destroy_descr as spgemm_destroy_descr
from ._gpu_ops_gen import spgemm_work_estimation_or_compute as spgemm_work_estimation_or_compute
from ._gpu_ops_gen import spmat_get_size as spmat_get_size
from ._gpu_ops_gen import spmm as spmm
from ._gpu_ops_gen import spmm_buffer_size as spmm_buffer_size
from ._gpu_ops_gen import spmv as spmv
from ._gpu_ops_gen import spmv_buffer_size as spmv_buffer_size
from ._gpu_ops_gen import subgroup_broadcast as subgroup_broadcast
from ._gpu_ops_gen import subgroup_id as subgroup_id
from ._gpu_ops_gen import subgroup_mma_compute as subgroup_mma_compute
from ._gpu_ops_gen import subgroup_mma_constant_matrix as subgroup_mma_constant_matrix
from ._gpu_ops_gen import subgroup_mma_elementwise as subgroup_mma_elementwise
from ._gpu_ops_gen import subgroup_mma_extract_thread_local as subgroup_mma_extract_thread_local
from ._gpu_ops_gen import subgroup_mma_insert_thread_local as subgroup_mma_insert_thread_local
from ._gpu_ops_gen import subgroup_mma_load_matrix as subgroup_mma_load_matrix
from ._gpu_ops_gen import subgroup_mma_store_matrix as subgroup_mma_store_matrix
from ._gpu_ops_gen import subgroup_reduce as subgroup_reduce
from ._gpu_ops_gen import subgroup_size as subgroup_size
from ._gpu_ops_gen import terminator as terminator
from ._gpu_ops_gen import thread_id as thread_id
from ._gpu_ops_gen import warp_execute_on_lane_0 as warp_execute_on_lane_0
from ._gpu_ops_gen import yield_ as yield_

class GPUFuncOp(_gen.GPUFuncOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, function_type: Given, sym_name: Str = ..., arg_attrs: Given = ..., res_attrs: Given = ..., kernel: bool | None = ..., workgroup_attrib_attrs: Given = ..., private_attrib_attrs: Given = ..., known_block_size: Given = ..., known_grid_size: Given = ..., loc: Loc = ..., ip: Ip = ..., body_builder: Callable[[Any], Any] | None = ...) -> None: ...
    def add_entry_block(self) -> Block: ...
    @property
    def arguments(self) -> BlockArgumentList: ...  # type: ignore[override,unused-ignore]
    @property
    def entry_block(self) -> Block: ...  # type: ignore[override,unused-ignore]
    @property
    def is_kernel(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def name(self) -> Any: ...  # type: ignore[override,unused-ignore]
class LaunchFuncOp(_gen.LaunchFuncOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, kernel: Given, grid_size: Given, block_size: Given, kernel_operands: Given = ..., async_dependencies: Given = ..., dynamic_shared_memory_size: Given = ..., async_object: Given = ..., cluster_size: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class LaunchOp(_gen.LaunchOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, grid_size: Given, block_size: Given, async_dependencies: Given = ..., dynamic_shared_memory_size: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ObjectAttr(DialectAttr):  # type: ignore[misc,unused-ignore]
    @property
    def format(self) -> int: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def get(cls, target: Val | Type, format: int, object: bytes, properties: Given = ..., kernels: Given = ..., context: Context | None = ...) -> Any: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def kernels(self) -> Attribute | None: ...  # type: ignore[override,unused-ignore]
    @property
    def object(self) -> bytes: ...  # type: ignore[override,unused-ignore]
    @property
    def parameters(self) -> dict[str, Plain]: ...  # type: ignore[override,unused-ignore]
    @property
    def properties(self) -> Attribute | None: ...  # type: ignore[override,unused-ignore]
    @property
    def target(self) -> Any: ...  # type: ignore[override,unused-ignore]
    @property
    def typeid(self) -> str: ...  # type: ignore[override,unused-ignore]
def gpu_async_token() -> Type: ...
def launch(*args: Any, **given: Any) -> Any: ...
def launch_(*args: Given, **given: Given) -> Any: ...
def launch_func(*args: Given, **given: Given) -> Any: ...
def printf(format: Given, *args: Given, loc: Loc = ..., ip: Ip = ...) -> Any: ...
def wait(async_dependencies: Given = ..., *, loc: Loc = ..., ip: Ip = ...) -> Any: ...
