# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, DenseI32ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AllReduceOp(OpView):
    def __init__(self, value: Val, *, op: Int | str | None = ..., uniform: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    op: Attribute | None
    uniform: bool
    body: Region  # type: ignore[assignment,override,unused-ignore]
class AllReduceOpAdaptor(OpAdaptor):
    value: Value
class AllocOp(OpView):
    def __init__(self, memref: Type, asyncToken: Type | None, asyncDependencies: Vals, dynamicSizes: Vals, symbolOperands: Vals, *, hostShared: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
    hostShared: bool
    memref: Value
    asyncToken: Value | None
class AllocOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dynamicSizes: OpOperandList
    symbolOperands: OpOperandList
class BallotOp(OpView):
    def __init__(self, result: Type, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
class BallotOpAdaptor(OpAdaptor):
    predicate: Value
class BarrierOp(OpView):
    def __init__(self, *, named_barrier: Val | None = ..., address_spaces: Plain | None = ..., scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    named_barrier: Value | None
    address_spaces: ArrayAttr | None
    scope: Attribute
class BarrierOpAdaptor(OpAdaptor):
    named_barrier: Value | None
class BinaryOp(OpView):
    def __init__(self, sym_name: Str, objects: Plain, *, sym_visibility: Str | None = ..., offloadingHandler: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    offloadingHandler: Attribute | None
    objects: ArrayAttr
class BinaryOpAdaptor(OpAdaptor):
    ...
class BlockDimOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class BlockDimOpAdaptor(OpAdaptor):
    ...
class BlockIdOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class BlockIdOpAdaptor(OpAdaptor):
    ...
class ClusterBlockIdOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class ClusterBlockIdOpAdaptor(OpAdaptor):
    ...
class ClusterDimBlocksOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class ClusterDimBlocksOpAdaptor(OpAdaptor):
    ...
class ClusterDimOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class ClusterDimOpAdaptor(OpAdaptor):
    ...
class ClusterIdOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class ClusterIdOpAdaptor(OpAdaptor):
    ...
class Create2To4SpMatOp(OpView):
    def __init__(self, spMat: Type, asyncToken: Type | None, asyncDependencies: Vals, rows: Val, cols: Val, memref: Val, *, pruneFlag: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    memref: Value
    pruneFlag: Attribute
    spMat: Value
    asyncToken: Value | None
class Create2To4SpMatOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    memref: Value
class CreateBsrOp(OpView):
    def __init__(self, spmat: Type, asyncToken: Type | None, asyncDependencies: Vals, brows: Val, bcols: Val, bnnz: Val, rBlockSize: Val, cBlockSize: Val, bRowPos: Val, bColIdxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    brows: Value
    bcols: Value
    bnnz: Value
    rBlockSize: Value
    cBlockSize: Value
    bRowPos: Value
    bColIdxs: Value
    values: Value
    spmat: Value
    asyncToken: Value | None
class CreateBsrOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    brows: Value
    bcols: Value
    bnnz: Value
    rBlockSize: Value
    cBlockSize: Value
    bRowPos: Value
    bColIdxs: Value
    values: Value
class CreateCooAoSOp(OpView):
    def __init__(self, spmat: Type, asyncToken: Type | None, asyncDependencies: Vals, rows: Val, cols: Val, nnz: Val, idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    idxs: Value
    values: Value
    spmat: Value
    asyncToken: Value | None
class CreateCooAoSOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    idxs: Value
    values: Value
class CreateCooOp(OpView):
    def __init__(self, spmat: Type, asyncToken: Type | None, asyncDependencies: Vals, rows: Val, cols: Val, nnz: Val, rowIdxs: Val, colIdxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    rowIdxs: Value
    colIdxs: Value
    values: Value
    spmat: Value
    asyncToken: Value | None
class CreateCooOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    rowIdxs: Value
    colIdxs: Value
    values: Value
class CreateCscOp(OpView):
    def __init__(self, spmat: Type, asyncToken: Type | None, asyncDependencies: Vals, rows: Val, cols: Val, nnz: Val, colPos: Val, rowIdxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    colPos: Value
    rowIdxs: Value
    values: Value
    spmat: Value
    asyncToken: Value | None
class CreateCscOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    colPos: Value
    rowIdxs: Value
    values: Value
class CreateCsrOp(OpView):
    def __init__(self, spmat: Type, asyncToken: Type | None, asyncDependencies: Vals, rows: Val, cols: Val, nnz: Val, rowPos: Val, colIdxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    rowPos: Value
    colIdxs: Value
    values: Value
    spmat: Value
    asyncToken: Value | None
class CreateCsrOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    rows: Value
    cols: Value
    nnz: Value
    rowPos: Value
    colIdxs: Value
    values: Value
class CreateDnTensorOp(OpView):
    def __init__(self, dnTensor: Type, asyncToken: Type | None, asyncDependencies: Vals, memref: Val, dims: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    memref: Value
    dims: OpOperandList
    dnTensor: Value
    asyncToken: Value | None
class CreateDnTensorOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    memref: Value
    dims: OpOperandList
class DeallocOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    memref: Value
    asyncToken: Value | None
class DeallocOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    memref: Value
class DestroyDnTensorOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, dnTensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dnTensor: Value
    asyncToken: Value | None
class DestroyDnTensorOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dnTensor: Value
class DestroySpMatOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, spmat: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmat: Value
    asyncToken: Value | None
class DestroySpMatOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmat: Value
class DynamicSharedMemoryOp(OpView):
    def __init__(self, resultMemref: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    resultMemref: Value
class DynamicSharedMemoryOpAdaptor(OpAdaptor):
    ...
class GPUFuncOp(OpView):
    def __init__(self, sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., workgroup_attrib_attrs: Plain | None = ..., private_attrib_attrs: Plain | None = ..., known_block_size: Ints | None = ..., known_grid_size: Ints | None = ..., known_cluster_size: Ints | None = ..., workgroup_attributions: Int | None = ..., kernel: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    workgroup_attrib_attrs: ArrayAttr | None
    private_attrib_attrs: ArrayAttr | None
    known_block_size: DenseI32ArrayAttr | None
    known_grid_size: DenseI32ArrayAttr | None
    known_cluster_size: DenseI32ArrayAttr | None
    workgroup_attributions: IntegerAttr | None
    kernel: bool
    body: Region  # type: ignore[assignment,override,unused-ignore]
class GPUFuncOpAdaptor(OpAdaptor):
    ...
class GPUModuleOp(OpView):
    def __init__(self, sym_name: Str, *, sym_visibility: Str | None = ..., targets: Plain | None = ..., offloadingHandler: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    sym_visibility: StringAttr | None
    targets: ArrayAttr | None
    offloadingHandler: Attribute | None
    bodyRegion: Region
class GPUModuleOpAdaptor(OpAdaptor):
    ...
class GlobalIdOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class GlobalIdOpAdaptor(OpAdaptor):
    ...
class GridDimOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class GridDimOpAdaptor(OpAdaptor):
    ...
class HostRegisterOp(OpView):
    def __init__(self, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class HostRegisterOpAdaptor(OpAdaptor):
    value: Value
class HostUnregisterOp(OpView):
    def __init__(self, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
class HostUnregisterOpAdaptor(OpAdaptor):
    value: Value
class InitializeNamedBarrierOp(OpView):
    def __init__(self, member_count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    member_count: Value
class InitializeNamedBarrierOpAdaptor(OpAdaptor):
    member_count: Value
class LaneIdOp(OpView):
    def __init__(self, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    upper_bound: IntegerAttr | None
class LaneIdOpAdaptor(OpAdaptor):
    ...
class LaunchFuncOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, kernel: Sym, gridSizeX: Val, gridSizeY: Val, gridSizeZ: Val, blockSizeX: Val, blockSizeY: Val, blockSizeZ: Val, kernelOperands: Vals, *, clusterSizeX: Val | None = ..., clusterSizeY: Val | None = ..., clusterSizeZ: Val | None = ..., dynamicSharedMemorySize: Val | None = ..., asyncObject: Val | None = ..., cooperative: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    gridSizeX: Value
    gridSizeY: Value
    gridSizeZ: Value
    blockSizeX: Value
    blockSizeY: Value
    blockSizeZ: Value
    clusterSizeX: Value | None
    clusterSizeY: Value | None
    clusterSizeZ: Value | None
    dynamicSharedMemorySize: Value | None
    kernelOperands: OpOperandList
    asyncObject: Value | None
    kernel: SymbolRefAttr
    cooperative: bool
    asyncToken: Value | None
class LaunchFuncOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    gridSizeX: Value
    gridSizeY: Value
    gridSizeZ: Value
    blockSizeX: Value
    blockSizeY: Value
    blockSizeZ: Value
    clusterSizeX: Value | None
    clusterSizeY: Value | None
    clusterSizeZ: Value | None
    dynamicSharedMemorySize: Value | None
    kernelOperands: OpOperandList
    asyncObject: Value | None
class LaunchOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, gridSizeX: Val, gridSizeY: Val, gridSizeZ: Val, blockSizeX: Val, blockSizeY: Val, blockSizeZ: Val, *, clusterSizeX: Val | None = ..., clusterSizeY: Val | None = ..., clusterSizeZ: Val | None = ..., dynamicSharedMemorySize: Val | None = ..., asyncObject: Val | None = ..., cooperative: bool | Attribute | None = ..., module: Sym | None = ..., function: Sym | None = ..., workgroup_attributions: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    gridSizeX: Value
    gridSizeY: Value
    gridSizeZ: Value
    blockSizeX: Value
    blockSizeY: Value
    blockSizeZ: Value
    clusterSizeX: Value | None
    clusterSizeY: Value | None
    clusterSizeZ: Value | None
    dynamicSharedMemorySize: Value | None
    asyncObject: Value | None
    cooperative: bool
    module: FlatSymbolRefAttr | None
    function: FlatSymbolRefAttr | None
    workgroup_attributions: IntegerAttr | None
    asyncToken: Value | None
    body: Region  # type: ignore[assignment,override,unused-ignore]
class LaunchOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    gridSizeX: Value
    gridSizeY: Value
    gridSizeZ: Value
    blockSizeX: Value
    blockSizeY: Value
    blockSizeZ: Value
    clusterSizeX: Value | None
    clusterSizeY: Value | None
    clusterSizeZ: Value | None
    dynamicSharedMemorySize: Value | None
    asyncObject: Value | None
class MemcpyOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, dst: Val, src: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dst: Value
    src: Value
    asyncToken: Value | None
class MemcpyOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dst: Value
    src: Value
class MemsetOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, dst: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dst: Value
    value: Value
    asyncToken: Value | None
class MemsetOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dst: Value
    value: Value
class ModuleEndOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class ModuleEndOpAdaptor(OpAdaptor):
    ...
class NumSubgroupsOp(OpView):
    def __init__(self, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    upper_bound: IntegerAttr | None
class NumSubgroupsOpAdaptor(OpAdaptor):
    ...
class PrintfOp(OpView):
    def __init__(self, format: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    format: StringAttr
class PrintfOpAdaptor(OpAdaptor):
    args: OpOperandList
class ReturnOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class RotateOp(OpView):
    def __init__(self, value: Val, offset: Int, width: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    offset: IntegerAttr
    width: IntegerAttr
    rotateResult: Value
    valid: Value
class RotateOpAdaptor(OpAdaptor):
    value: Value
class SDDMMBufferSizeOp(OpView):
    def __init__(self, bufferSz: Type, asyncToken: Type | None, asyncDependencies: Vals, dnmatA: Val, dnmatB: Val, spmatC: Val, computeType: TypeLike, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dnmatA: Value
    dnmatB: Value
    spmatC: Value
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    bufferSz: Value
    asyncToken: Value | None
class SDDMMBufferSizeOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dnmatA: Value
    dnmatB: Value
    spmatC: Value
class SDDMMOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, dnmatA: Val, dnmatB: Val, spmatC: Val, computeType: TypeLike, buffer: Val, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    dnmatA: Value
    dnmatB: Value
    spmatC: Value
    buffer: Value
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    asyncToken: Value | None
class SDDMMOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    dnmatA: Value
    dnmatB: Value
    spmatC: Value
    buffer: Value
class SetCsrPointersOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, spmat: Val, positions: Val, coordinates: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmat: Value
    positions: Value
    coordinates: Value
    values: Value
    asyncToken: Value | None
class SetCsrPointersOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmat: Value
    positions: Value
    coordinates: Value
    values: Value
class SetDefaultDeviceOp(OpView):
    def __init__(self, devIndex: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    devIndex: Value
class SetDefaultDeviceOpAdaptor(OpAdaptor):
    devIndex: Value
class ShuffleOp(OpView):
    def __init__(self, value: Val, offset: Val, width: Val, mode: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    offset: Value
    width: Value
    mode: Attribute
    shuffleResult: Value
    valid: Value
class ShuffleOpAdaptor(OpAdaptor):
    value: Value
    offset: Value
    width: Value
class SpGEMMCopyOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, desc: Val, spmatA: Val, spmatB: Val, spmatC: Val, computeType: TypeLike, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    desc: Value
    spmatA: Value
    spmatB: Value
    spmatC: Value
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    asyncToken: Value | None
class SpGEMMCopyOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    desc: Value
    spmatA: Value
    spmatB: Value
    spmatC: Value
class SpGEMMCreateDescrOp(OpView):
    def __init__(self, desc: Type, asyncToken: Type | None, asyncDependencies: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    desc: Value
    asyncToken: Value | None
class SpGEMMCreateDescrOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
class SpGEMMDestroyDescrOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    desc: Value
    asyncToken: Value | None
class SpGEMMDestroyDescrOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    desc: Value
class SpGEMMWorkEstimationOrComputeOp(OpView):
    def __init__(self, bufferSzNew: Type, asyncToken: Type | None, asyncDependencies: Vals, desc: Val, spmatA: Val, spmatB: Val, spmatC: Val, computeType: TypeLike, bufferSz: Val, buffer: Val, kind: Int | str, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    desc: Value
    spmatA: Value
    spmatB: Value
    spmatC: Value
    bufferSz: Value
    buffer: Value
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    kind: Attribute
    bufferSzNew: Value
    asyncToken: Value | None
class SpGEMMWorkEstimationOrComputeOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    desc: Value
    spmatA: Value
    spmatB: Value
    spmatC: Value
    bufferSz: Value
    buffer: Value
class SpMMBufferSizeOp(OpView):
    def __init__(self, bufferSzs: Types, asyncToken: Type | None, asyncDependencies: Vals, spmatA: Val, dnmatB: Val, dnmatC: Val, computeType: TypeLike, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmatA: Value
    dnmatB: Value
    dnmatC: Value
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    bufferSzs: OpResultList
    asyncToken: Value | None
class SpMMBufferSizeOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmatA: Value
    dnmatB: Value
    dnmatC: Value
class SpMMOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, spmatA: Val, dnmatB: Val, dnmatC: Val, computeType: TypeLike, buffers: Vals, *, modeA: Int | str | None = ..., modeB: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmatA: Value
    dnmatB: Value
    dnmatC: Value
    buffers: OpOperandList
    modeA: Attribute
    modeB: Attribute
    computeType: TypeAttr
    asyncToken: Value | None
class SpMMOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmatA: Value
    dnmatB: Value
    dnmatC: Value
    buffers: OpOperandList
class SpMVBufferSizeOp(OpView):
    def __init__(self, bufferSz: Type, asyncToken: Type | None, asyncDependencies: Vals, spmatA: Val, dnX: Val, dnY: Val, computeType: TypeLike, *, modeA: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmatA: Value
    dnX: Value
    dnY: Value
    modeA: Attribute
    computeType: TypeAttr
    bufferSz: Value
    asyncToken: Value | None
class SpMVBufferSizeOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmatA: Value
    dnX: Value
    dnY: Value
class SpMVOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, spmatA: Val, dnX: Val, dnY: Val, computeType: TypeLike, buffer: Val, *, modeA: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmatA: Value
    dnX: Value
    dnY: Value
    buffer: Value
    modeA: Attribute
    computeType: TypeAttr
    asyncToken: Value | None
class SpMVOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmatA: Value
    dnX: Value
    dnY: Value
    buffer: Value
class SpMatGetSizeOp(OpView):
    def __init__(self, rows: Type, cols: Type, nnz: Type, asyncToken: Type | None, asyncDependencies: Vals, spmat: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    spmat: Value
    rows: Value
    cols: Value
    nnz: Value
    asyncToken: Value | None
class SpMatGetSizeOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
    spmat: Value
class SubgroupBroadcastOp(OpView):
    def __init__(self, src: Val, broadcast_type: Int | str, *, lane: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    lane: Value | None
    broadcast_type: Attribute
class SubgroupBroadcastOpAdaptor(OpAdaptor):
    src: Value
    lane: Value | None
class SubgroupIdOp(OpView):
    def __init__(self, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    upper_bound: IntegerAttr | None
class SubgroupIdOpAdaptor(OpAdaptor):
    ...
class SubgroupMmaComputeOp(OpView):
    def __init__(self, opA: Val, opB: Val, opC: Val, *, a_transpose: bool | Attribute | None = ..., b_transpose: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    opA: Value
    opB: Value
    opC: Value
    a_transpose: bool
    b_transpose: bool
    res: Value
class SubgroupMmaComputeOpAdaptor(OpAdaptor):
    opA: Value
    opB: Value
    opC: Value
class SubgroupMmaConstantMatrixOp(OpView):
    def __init__(self, res: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    res: Value
class SubgroupMmaConstantMatrixOpAdaptor(OpAdaptor):
    value: Value
class SubgroupMmaElementwiseOp(OpView):
    def __init__(self, res: Type, args: Vals, opType: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    args: OpOperandList
    opType: Attribute
    res: Value
class SubgroupMmaElementwiseOpAdaptor(OpAdaptor):
    args: OpOperandList
class SubgroupMmaExtractThreadLocalOp(OpView):
    def __init__(self, matrix: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    matrix: Value
    indices: OpOperandList
    res: Value
class SubgroupMmaExtractThreadLocalOpAdaptor(OpAdaptor):
    matrix: Value
    indices: OpOperandList
class SubgroupMmaInsertThreadLocalOp(OpView):
    def __init__(self, res: Type, value: Val, matrix: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    matrix: Value
    indices: OpOperandList
    res: Value
class SubgroupMmaInsertThreadLocalOpAdaptor(OpAdaptor):
    value: Value
    matrix: Value
    indices: OpOperandList
class SubgroupMmaLoadMatrixOp(OpView):
    def __init__(self, res: Type, srcMemref: Val, indices: Vals, leadDimension: Int, *, transpose: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    srcMemref: Value
    indices: OpOperandList
    leadDimension: IntegerAttr
    transpose: bool
    res: Value
class SubgroupMmaLoadMatrixOpAdaptor(OpAdaptor):
    srcMemref: Value
    indices: OpOperandList
class SubgroupMmaStoreMatrixOp(OpView):
    def __init__(self, src: Val, dstMemref: Val, indices: Vals, leadDimension: Int, *, transpose: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    dstMemref: Value
    indices: OpOperandList
    leadDimension: IntegerAttr
    transpose: bool
class SubgroupMmaStoreMatrixOpAdaptor(OpAdaptor):
    src: Value
    dstMemref: Value
    indices: OpOperandList
class SubgroupReduceOp(OpView):
    def __init__(self, value: Val, op: Int | str, *, uniform: bool | Attribute | None = ..., cluster_size: Int | None = ..., cluster_stride: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    op: Attribute
    uniform: bool
    cluster_size: IntegerAttr | None
    cluster_stride: IntegerAttr
class SubgroupReduceOpAdaptor(OpAdaptor):
    value: Value
class SubgroupSizeOp(OpView):
    def __init__(self, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    upper_bound: IntegerAttr | None
class SubgroupSizeOpAdaptor(OpAdaptor):
    ...
class TerminatorOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TerminatorOpAdaptor(OpAdaptor):
    ...
class ThreadIdOp(OpView):
    def __init__(self, dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dimension: Attribute
    upper_bound: IntegerAttr | None
class ThreadIdOpAdaptor(OpAdaptor):
    ...
class WaitOp(OpView):
    def __init__(self, asyncToken: Type | None, asyncDependencies: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncDependencies: OpOperandList
    asyncToken: Value | None
class WaitOpAdaptor(OpAdaptor):
    asyncDependencies: OpOperandList
class WarpExecuteOnLane0Op(OpView):
    def __init__(self, results_: Types, laneid: Val, warp_size: Int, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    laneid: Value
    args: OpOperandList
    warp_size: IntegerAttr
    results_: OpResultList
    warpRegion: Region
class WarpExecuteOnLane0OpAdaptor(OpAdaptor):
    laneid: Value
    args: OpOperandList
class YieldOp(OpView):
    def __init__(self, values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    values: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    values: OpOperandList
def all_reduce(value: Val, *, op: Int | str | None = ..., uniform: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def alloc(memref: Type, async_token: Type | None, async_dependencies: Vals, dynamic_sizes: Vals, symbol_operands: Vals, *, host_shared: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | AllocOp: ...
def ballot(result: Type, predicate: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def barrier(*, named_barrier: Val | None = ..., address_spaces: Plain | None = ..., scope: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> BarrierOp: ...
def binary(sym_name: Str, objects: Plain, *, sym_visibility: Str | None = ..., offloading_handler: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> BinaryOp: ...
def block_dim(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def block_id(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_block_id(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_dim(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_dim_blocks(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cluster_id(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def create_2to4_spmat(sp_mat: Type, async_token: Type | None, async_dependencies: Vals, rows: Val, cols: Val, memref: Val, *, prune_flag: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | Create2To4SpMatOp: ...
def create_bsr(spmat: Type, async_token: Type | None, async_dependencies: Vals, brows: Val, bcols: Val, bnnz: Val, r_block_size: Val, c_block_size: Val, b_row_pos: Val, b_col_idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateBsrOp: ...
def create_coo(spmat: Type, async_token: Type | None, async_dependencies: Vals, rows: Val, cols: Val, nnz: Val, row_idxs: Val, col_idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateCooOp: ...
def create_coo_aos(spmat: Type, async_token: Type | None, async_dependencies: Vals, rows: Val, cols: Val, nnz: Val, idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateCooAoSOp: ...
def create_csc(spmat: Type, async_token: Type | None, async_dependencies: Vals, rows: Val, cols: Val, nnz: Val, col_pos: Val, row_idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateCscOp: ...
def create_csr(spmat: Type, async_token: Type | None, async_dependencies: Vals, rows: Val, cols: Val, nnz: Val, row_pos: Val, col_idxs: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateCsrOp: ...
def create_dn_tensor(dn_tensor: Type, async_token: Type | None, async_dependencies: Vals, memref: Val, dims: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CreateDnTensorOp: ...
def dealloc(async_token: Type | None, async_dependencies: Vals, memref: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DeallocOp: ...
def destroy_dn_tensor(async_token: Type | None, async_dependencies: Vals, dn_tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DestroyDnTensorOp: ...
def destroy_sp_mat(async_token: Type | None, async_dependencies: Vals, spmat: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DestroySpMatOp: ...
def dynamic_shared_memory(result_memref: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def func(sym_name: Str, function_type: TypeLike, *, sym_visibility: Str | None = ..., arg_attrs: Plain | None = ..., res_attrs: Plain | None = ..., workgroup_attrib_attrs: Plain | None = ..., private_attrib_attrs: Plain | None = ..., known_block_size: Ints | None = ..., known_grid_size: Ints | None = ..., known_cluster_size: Ints | None = ..., workgroup_attributions: Int | None = ..., kernel: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> GPUFuncOp: ...
def global_id(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def grid_dim(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def host_register(value: Val, *, loc: Loc = ..., ip: Ip = ...) -> HostRegisterOp: ...
def host_unregister(value: Val, *, loc: Loc = ..., ip: Ip = ...) -> HostUnregisterOp: ...
def initialize_named_barrier(member_count: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lane_id(*, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def launch(async_token: Type | None, async_dependencies: Vals, grid_size_x: Val, grid_size_y: Val, grid_size_z: Val, block_size_x: Val, block_size_y: Val, block_size_z: Val, *, cluster_size_x: Val | None = ..., cluster_size_y: Val | None = ..., cluster_size_z: Val | None = ..., dynamic_shared_memory_size: Val | None = ..., async_object: Val | None = ..., cooperative: bool | Attribute | None = ..., module: Sym | None = ..., function: Sym | None = ..., workgroup_attributions: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | LaunchOp: ...
def launch_func(async_token: Type | None, async_dependencies: Vals, kernel: Sym, grid_size_x: Val, grid_size_y: Val, grid_size_z: Val, block_size_x: Val, block_size_y: Val, block_size_z: Val, kernel_operands: Vals, *, cluster_size_x: Val | None = ..., cluster_size_y: Val | None = ..., cluster_size_z: Val | None = ..., dynamic_shared_memory_size: Val | None = ..., async_object: Val | None = ..., cooperative: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | LaunchFuncOp: ...
def memcpy(async_token: Type | None, async_dependencies: Vals, dst: Val, src: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MemcpyOp: ...
def memset(async_token: Type | None, async_dependencies: Vals, dst: Val, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MemsetOp: ...
def module(sym_name: Str, *, sym_visibility: Str | None = ..., targets: Plain | None = ..., offloading_handler: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> GPUModuleOp: ...
def module_end(*, loc: Loc = ..., ip: Ip = ...) -> ModuleEndOp: ...
def num_subgroups(*, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def printf(format: Str, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> PrintfOp: ...
def return_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def rotate(value: Val, offset: Int, width: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def sddmm(async_token: Type | None, async_dependencies: Vals, dnmat_a: Val, dnmat_b: Val, spmat_c: Val, compute_type: TypeLike, buffer: Val, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SDDMMOp: ...
def sddmm_buffer_size(buffer_sz: Type, async_token: Type | None, async_dependencies: Vals, dnmat_a: Val, dnmat_b: Val, spmat_c: Val, compute_type: TypeLike, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SDDMMBufferSizeOp: ...
def set_csr_pointers(async_token: Type | None, async_dependencies: Vals, spmat: Val, positions: Val, coordinates: Val, values: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SetCsrPointersOp: ...
def set_default_device(dev_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> SetDefaultDeviceOp: ...
def shuffle(value: Val, offset: Val, width: Val, mode: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> OpResultList: ...
def spgemm_copy(async_token: Type | None, async_dependencies: Vals, desc: Val, spmat_a: Val, spmat_b: Val, spmat_c: Val, compute_type: TypeLike, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpGEMMCopyOp: ...
def spgemm_create_descr(desc: Type, async_token: Type | None, async_dependencies: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpGEMMCreateDescrOp: ...
def spgemm_destroy_descr(async_token: Type | None, async_dependencies: Vals, desc: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpGEMMDestroyDescrOp: ...
def spgemm_work_estimation_or_compute(buffer_sz_new: Type, async_token: Type | None, async_dependencies: Vals, desc: Val, spmat_a: Val, spmat_b: Val, spmat_c: Val, compute_type: TypeLike, buffer_sz: Val, buffer: Val, kind: Int | str, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpGEMMWorkEstimationOrComputeOp: ...
def spmat_get_size(rows: Type, cols: Type, nnz: Type, async_token: Type | None, async_dependencies: Vals, spmat: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpMatGetSizeOp: ...
def spmm(async_token: Type | None, async_dependencies: Vals, spmat_a: Val, dnmat_b: Val, dnmat_c: Val, compute_type: TypeLike, buffers: Vals, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpMMOp: ...
def spmm_buffer_size(buffer_szs: Types, async_token: Type | None, async_dependencies: Vals, spmat_a: Val, dnmat_b: Val, dnmat_c: Val, compute_type: TypeLike, *, mode_a: Int | str | None = ..., mode_b: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpMMBufferSizeOp: ...
def spmv(async_token: Type | None, async_dependencies: Vals, spmat_a: Val, dn_x: Val, dn_y: Val, compute_type: TypeLike, buffer: Val, *, mode_a: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpMVOp: ...
def spmv_buffer_size(buffer_sz: Type, async_token: Type | None, async_dependencies: Vals, spmat_a: Val, dn_x: Val, dn_y: Val, compute_type: TypeLike, *, mode_a: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | SpMVBufferSizeOp: ...
def subgroup_broadcast(src: Val, broadcast_type: Int | str, *, lane: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_id(*, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_compute(op_a: Val, op_b: Val, op_c: Val, *, a_transpose: bool | Attribute | None = ..., b_transpose: bool | Attribute | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_constant_matrix(res: Type, value: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_elementwise(res: Type, args: Vals, op_type: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_extract_thread_local(matrix: Val, indices: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_insert_thread_local(res: Type, value: Val, matrix: Val, indices: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_load_matrix(res: Type, src_memref: Val, indices: Vals, lead_dimension: Int, *, transpose: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_mma_store_matrix(src: Val, dst_memref: Val, indices: Vals, lead_dimension: Int, *, transpose: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SubgroupMmaStoreMatrixOp: ...
def subgroup_reduce(value: Val, op: Int | str, *, uniform: bool | Attribute | None = ..., cluster_size: Int | None = ..., cluster_stride: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_size(*, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def terminator(*, loc: Loc = ..., ip: Ip = ...) -> TerminatorOp: ...
def thread_id(dimension: Int | str, *, upper_bound: Int | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wait(async_token: Type | None, async_dependencies: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WaitOp: ...
def warp_execute_on_lane_0(results_: Types, laneid: Val, warp_size: Int, args: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | WarpExecuteOnLane0Op: ...
def yield_(values: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class AddressSpace(enum.IntEnum):
    Global = 1
    Workgroup = 2
    Private = 3
    Constant = 4
class AllReduceOperation(enum.IntEnum):
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
    MINIMUMF = 11
    MAXIMUMF = 12
    MINIMUMNUMF = 13
    MAXIMUMNUMF = 14
class BarrierScope(enum.IntEnum):
    Subgroup = 1
    Workgroup = 2
    Cluster = 3
class BroadcastType(enum.IntEnum):
    first_active_lane = 0
    specific_lane = 1
class CompilationTarget(enum.IntEnum):
    Offload = 1
    Assembly = 2
    Binary = 3
    Fatbin = 4
class Dimension(enum.IntEnum):
    x = 0
    y = 1
    z = 2
class DimensionKind(enum.IntEnum):
    Other = 0
    Block = 1
    Grid = 2
    Cluster = 3
class MMAElementwiseOp(enum.IntEnum):
    ADDF = 0
    MULF = 1
    SUBF = 2
    MAXF = 3
    MINF = 4
    DIVF = 5
    ADDI = 6
    MULI = 7
    SUBI = 8
    DIVS = 9
    DIVU = 10
    NEGATEF = 11
    NEGATES = 12
    EXTF = 13
    TRUNCF = 14
class MappingId(enum.IntEnum):
    DimX = 0
    DimY = 1
    DimZ = 2
    LinearDim0 = 3
    LinearDim1 = 4
    LinearDim2 = 5
    LinearDim3 = 6
    LinearDim4 = 7
    LinearDim5 = 8
    LinearDim6 = 9
    LinearDim7 = 10
    LinearDim8 = 11
    LinearDim9 = 12
class Processor(enum.IntEnum):
    BlockX = 0
    BlockY = 1
    BlockZ = 2
    ThreadX = 3
    ThreadY = 4
    ThreadZ = 5
    Sequential = 6
class Prune2To4SpMatFlag(enum.IntEnum):
    NONE = 0
    PRUNE_ONLY = 1
    PRUNE_AND_CHECK = 2
class ShuffleMode(enum.IntEnum):
    XOR = 0
    UP = 2
    DOWN = 1
    IDX = 3
class SpGEMMWorkEstimationOrComputeKind(enum.IntEnum):
    WORK_ESTIMATION = 0
    COMPUTE = 1
class Threads(enum.IntEnum):
    DimX = 0
    DimY = 1
    DimZ = 2
class TransposeMode(enum.IntEnum):
    NON_TRANSPOSE = 0
    TRANSPOSE = 1
    CONJUGATE_TRANSPOSE = 2
class AddressSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AddressSpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class AllReduceOperationAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AllReduceOperationAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class AsyncTokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> AsyncTokenType: ...  # type: ignore[override,unused-ignore]
class BarrierScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BarrierScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class BroadcastTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> BroadcastTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DimensionAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DimensionAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class GPUBlockMappingAttr(DialectAttr):
    @classmethod
    def get(cls, block: int | str, context: Context | None = ...) -> GPUBlockMappingAttr: ...  # type: ignore[override,unused-ignore]
    block: str
class GPULaneMappingAttr(DialectAttr):
    @classmethod
    def get(cls, lane: int | str, context: Context | None = ...) -> GPULaneMappingAttr: ...  # type: ignore[override,unused-ignore]
    lane: str
class GPUMappingMaskAttr(DialectAttr):
    @classmethod
    def get(cls, mask: int, context: Context | None = ...) -> GPUMappingMaskAttr: ...  # type: ignore[override,unused-ignore]
    mask: int
class GPUMemorySpaceMappingAttr(DialectAttr):
    @classmethod
    def get(cls, address_space: int | str, context: Context | None = ...) -> GPUMemorySpaceMappingAttr: ...  # type: ignore[override,unused-ignore]
    address_space: str
class GPUThreadMappingAttr(DialectAttr):
    @classmethod
    def get(cls, thread: int | str, context: Context | None = ...) -> GPUThreadMappingAttr: ...  # type: ignore[override,unused-ignore]
    thread: str
class GPUWarpMappingAttr(DialectAttr):
    @classmethod
    def get(cls, warp: int | str, context: Context | None = ...) -> GPUWarpMappingAttr: ...  # type: ignore[override,unused-ignore]
    warp: str
class GPUWarpgroupMappingAttr(DialectAttr):
    @classmethod
    def get(cls, warpgroup: int | str, context: Context | None = ...) -> GPUWarpgroupMappingAttr: ...  # type: ignore[override,unused-ignore]
    warpgroup: str
class KernelMetadataAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, function_type: Type, arg_attrs: Plain | None = ..., metadata: Plain | None = ..., context: Context | None = ...) -> KernelMetadataAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    function_type: Type
    arg_attrs: Any
    metadata: Any
class KernelTableAttr(DialectAttr):
    @classmethod
    def get(cls, kernel_table: _Sequence[Plain] | None = ..., context: Context | None = ...) -> KernelTableAttr: ...  # type: ignore[override,unused-ignore]
    kernel_table: list[Any]
class MMAElementwiseOpAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MMAElementwiseOpAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAMatrixType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> MMAMatrixType: ...  # type: ignore[override,unused-ignore]
class NamedBarrierType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> NamedBarrierType: ...  # type: ignore[override,unused-ignore]
class ObjectAttr(DialectAttr):
    @classmethod
    def get(cls, target: Plain, format: int | str, object: Plain, properties: Plain | None = ..., kernels: Plain | None = ..., context: Context | None = ...) -> ObjectAttr: ...  # type: ignore[override,unused-ignore]
    target: Any
    format: str
    object: str
    properties: Any
    kernels: Any
class ParallelLoopDimMappingAttr(DialectAttr):
    @classmethod
    def get(cls, processor: int | str, map: Plain, bound: Plain, context: Context | None = ...) -> ParallelLoopDimMappingAttr: ...  # type: ignore[override,unused-ignore]
    processor: str
    map: Any
    bound: Any
class Prune2To4SpMatFlagAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> Prune2To4SpMatFlagAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SelectObjectAttr(DialectAttr):
    @classmethod
    def get(cls, target: Plain | None = ..., context: Context | None = ...) -> SelectObjectAttr: ...  # type: ignore[override,unused-ignore]
    target: Any
class ShuffleModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ShuffleModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SpGEMMWorkEstimationOrComputeKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> SpGEMMWorkEstimationOrComputeKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SparseDnTensorHandleType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SparseDnTensorHandleType: ...  # type: ignore[override,unused-ignore]
class SparseSpGEMMOpHandleType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SparseSpGEMMOpHandleType: ...  # type: ignore[override,unused-ignore]
class SparseSpMatHandleType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> SparseSpMatHandleType: ...  # type: ignore[override,unused-ignore]
class TransposeModeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TransposeModeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
