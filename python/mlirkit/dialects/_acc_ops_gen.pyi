# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, BoolAttr, DenseBoolArrayAttr, DenseI32ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AtomicCaptureOp(OpView):
    def __init__(self, *, ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    region: Region
class AtomicCaptureOpAdaptor(OpAdaptor):
    ifCond: Value | None
class AtomicReadOp(OpView):
    def __init__(self, x: Val, v: Val, element_type: TypeLike, *, ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    v: Value
    ifCond: Value | None
    element_type: TypeAttr
class AtomicReadOpAdaptor(OpAdaptor):
    x: Value
    v: Value
    ifCond: Value | None
class AtomicUpdateOp(OpView):
    def __init__(self, x: Val, *, ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    ifCond: Value | None
    region: Region
class AtomicUpdateOpAdaptor(OpAdaptor):
    x: Value
    ifCond: Value | None
class AtomicWriteOp(OpView):
    def __init__(self, x: Val, expr: Val, *, ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    x: Value
    expr: Value
    ifCond: Value | None
class AtomicWriteOpAdaptor(OpAdaptor):
    x: Value
    expr: Value
    ifCond: Value | None
class AttachOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class AttachOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class CacheOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class CacheOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class ComputeRegionOp(OpView):
    def __init__(self, results_: Types, launchArgs: Vals, inputArgs: Vals, origin: Str, *, stream: Val | None = ..., kernel_func_name: Sym | None = ..., kernel_module_name: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    launchArgs: OpOperandList
    inputArgs: OpOperandList
    stream: Value | None
    origin: StringAttr
    kernel_func_name: FlatSymbolRefAttr | None
    kernel_module_name: FlatSymbolRefAttr | None
    results_: OpResultList
    region: Region
class ComputeRegionOpAdaptor(OpAdaptor):
    launchArgs: OpOperandList
    inputArgs: OpOperandList
    stream: Value | None
class CopyinOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class CopyinOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class CopyoutOp(OpView):
    def __init__(self, accVar: Val, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    accVar: Value
    var: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
class CopyoutOpAdaptor(OpAdaptor):
    accVar: Value
    var: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
class CreateOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class CreateOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class DataBoundsOp(OpView):
    def __init__(self, *, lowerbound: Val | None = ..., upperbound: Val | None = ..., extent: Val | None = ..., stride: Val | None = ..., strideInBytes: Int | None = ..., startIdx: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerbound: Value | None
    upperbound: Value | None
    extent: Value | None
    stride: Value | None
    startIdx: Value | None
    strideInBytes: BoolAttr
class DataBoundsOpAdaptor(OpAdaptor):
    lowerbound: Value | None
    upperbound: Value | None
    extent: Value | None
    stride: Value | None
    startIdx: Value | None
class DataOp(OpView):
    def __init__(self, asyncOperands: Vals, waitOperands: Vals, dataClauseOperands: Vals, *, ifCond: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: Plain | None = ..., defaultAttr: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    waitOnly: ArrayAttr | None
    defaultAttr: Attribute | None
    region: Region
class DataOpAdaptor(OpAdaptor):
    ifCond: Value | None
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
class DeclareDeviceResidentOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class DeclareDeviceResidentOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class DeclareEnterOp(OpView):
    def __init__(self, dataClauseOperands: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dataClauseOperands: OpOperandList
    token: Value
class DeclareEnterOpAdaptor(OpAdaptor):
    dataClauseOperands: OpOperandList
class DeclareExitOp(OpView):
    def __init__(self, dataClauseOperands: Vals, *, token: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    token: Value | None
    dataClauseOperands: OpOperandList
class DeclareExitOpAdaptor(OpAdaptor):
    token: Value | None
    dataClauseOperands: OpOperandList
class DeclareLinkOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class DeclareLinkOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class DeclareOp(OpView):
    def __init__(self, dataClauseOperands: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    dataClauseOperands: OpOperandList
    region: Region
class DeclareOpAdaptor(OpAdaptor):
    dataClauseOperands: OpOperandList
class DeleteOp(OpView):
    def __init__(self, accVar: Val, bounds: Vals, asyncOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    accVar: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
class DeleteOpAdaptor(OpAdaptor):
    accVar: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
class DetachOp(OpView):
    def __init__(self, accVar: Val, bounds: Vals, asyncOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    accVar: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
class DetachOpAdaptor(OpAdaptor):
    accVar: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
class DevicePtrOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class DevicePtrOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class EnterDataOp(OpView):
    def __init__(self, waitOperands: Vals, dataClauseOperands: Vals, *, ifCond: Val | None = ..., asyncOperand: Val | None = ..., async_: bool | Attribute | None = ..., waitDevnum: Val | None = ..., wait: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
    async_: bool
    wait: bool
class EnterDataOpAdaptor(OpAdaptor):
    ifCond: Value | None
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
class ExitDataOp(OpView):
    def __init__(self, waitOperands: Vals, dataClauseOperands: Vals, *, ifCond: Val | None = ..., asyncOperand: Val | None = ..., async_: bool | Attribute | None = ..., waitDevnum: Val | None = ..., wait: bool | Attribute | None = ..., finalize: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
    async_: bool
    wait: bool
    finalize: bool
class ExitDataOpAdaptor(OpAdaptor):
    ifCond: Value | None
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
class FirstprivateMapInitialOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class FirstprivateMapInitialOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class FirstprivateOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class FirstprivateOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class FirstprivateRecipeOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    initRegion: Region
    copyRegion: Region
    destroyRegion: Region
class FirstprivateRecipeOpAdaptor(OpAdaptor):
    ...
class GetDevicePtrOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class GetDevicePtrOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class GetExtentOp(OpView):
    def __init__(self, bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    bounds: Value
class GetExtentOpAdaptor(OpAdaptor):
    bounds: Value
class GetLowerboundOp(OpView):
    def __init__(self, bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    bounds: Value
class GetLowerboundOpAdaptor(OpAdaptor):
    bounds: Value
class GetStrideOp(OpView):
    def __init__(self, bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    bounds: Value
class GetStrideOpAdaptor(OpAdaptor):
    bounds: Value
class GetUpperboundOp(OpView):
    def __init__(self, bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    bounds: Value
class GetUpperboundOpAdaptor(OpAdaptor):
    bounds: Value
class GlobalConstructorOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    region: Region
class GlobalConstructorOpAdaptor(OpAdaptor):
    ...
class GlobalDestructorOp(OpView):
    def __init__(self, sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    region: Region
class GlobalDestructorOpAdaptor(OpAdaptor):
    ...
class GpuSharedMemoryOp(OpView):
    def __init__(self, result: Type, dynamic_sizes: Vals, num_copies: Int, static_upper_bound_bytes: Int, *, dynamic_shared_memory_scaling_bytes: Int | None = ..., dynamic_shared_memory_fixed_bytes: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamic_sizes: OpOperandList
    num_copies: IntegerAttr
    static_upper_bound_bytes: IntegerAttr
    dynamic_shared_memory_scaling_bytes: IntegerAttr | None
    dynamic_shared_memory_fixed_bytes: IntegerAttr | None
class GpuSharedMemoryOpAdaptor(OpAdaptor):
    dynamic_sizes: OpOperandList
class HostDataOp(OpView):
    def __init__(self, dataClauseOperands: Vals, *, ifCond: Val | None = ..., ifPresent: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    dataClauseOperands: OpOperandList
    ifPresent: bool
    region: Region
class HostDataOpAdaptor(OpAdaptor):
    ifCond: Value | None
    dataClauseOperands: OpOperandList
class InitOp(OpView):
    def __init__(self, *, device_types: Plain | None = ..., deviceNum: Val | None = ..., ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    deviceNum: Value | None
    ifCond: Value | None
    device_types: ArrayAttr | None
class InitOpAdaptor(OpAdaptor):
    deviceNum: Value | None
    ifCond: Value | None
class KernelEnvironmentOp(OpView):
    def __init__(self, dataClauseOperands: Vals, waitOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: bool | Attribute | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: bool | Attribute | None = ..., asyncOperand: Val | None = ..., waitDevnum: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dataClauseOperands: OpOperandList
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
    asyncOnly: bool
    waitOnly: bool
    asyncOperandsDeviceType: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    region: Region
class KernelEnvironmentOpAdaptor(OpAdaptor):
    dataClauseOperands: OpOperandList
    asyncOperand: Value | None
    waitDevnum: Value | None
    waitOperands: OpOperandList
class KernelsOp(OpView):
    def __init__(self, asyncOperands: Vals, waitOperands: Vals, numGangs: Vals, numWorkers: Vals, vectorLength: Vals, reductionOperands: Vals, privateOperands: Vals, firstprivateOperands: Vals, dataClauseOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: Plain | None = ..., numGangsSegments: Ints | None = ..., numGangsDeviceType: Plain | None = ..., numWorkersDeviceType: Plain | None = ..., vectorLengthDeviceType: Plain | None = ..., ifCond: Val | None = ..., selfCond: Val | None = ..., selfAttr: bool | Attribute | None = ..., defaultAttr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    numGangs: OpOperandList
    numWorkers: OpOperandList
    vectorLength: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    waitOnly: ArrayAttr | None
    numGangsSegments: DenseI32ArrayAttr | None
    numGangsDeviceType: ArrayAttr | None
    numWorkersDeviceType: ArrayAttr | None
    vectorLengthDeviceType: ArrayAttr | None
    selfAttr: bool
    defaultAttr: Attribute | None
    combined: bool
    region: Region
class KernelsOpAdaptor(OpAdaptor):
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    numGangs: OpOperandList
    numWorkers: OpOperandList
    vectorLength: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
class LoopOp(OpView):
    def __init__(self, results_: Types, lowerbound: Vals, upperbound: Vals, step: Vals, gangOperands: Vals, workerNumOperands: Vals, vectorOperands: Vals, tileOperands: Vals, cacheOperands: Vals, privateOperands: Vals, firstprivateOperands: Vals, reductionOperands: Vals, *, inclusiveUpperbound: Bools | None = ..., collapse: Plain | None = ..., collapseDeviceType: Plain | None = ..., gangOperandsArgType: Plain | None = ..., gangOperandsSegments: Ints | None = ..., gangOperandsDeviceType: Plain | None = ..., workerNumOperandsDeviceType: Plain | None = ..., vectorOperandsDeviceType: Plain | None = ..., seq: Plain | None = ..., independent: Plain | None = ..., auto_: Plain | None = ..., gang: Plain | None = ..., worker: Plain | None = ..., vector: Plain | None = ..., tileOperandsSegments: Ints | None = ..., tileOperandsDeviceType: Plain | None = ..., combined: Int | str | None = ..., unstructured: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lowerbound: OpOperandList
    upperbound: OpOperandList
    step: OpOperandList
    gangOperands: OpOperandList
    workerNumOperands: OpOperandList
    vectorOperands: OpOperandList
    tileOperands: OpOperandList
    cacheOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    reductionOperands: OpOperandList
    inclusiveUpperbound: DenseBoolArrayAttr | None
    collapse: ArrayAttr | None
    collapseDeviceType: ArrayAttr | None
    gangOperandsArgType: ArrayAttr | None
    gangOperandsSegments: DenseI32ArrayAttr | None
    gangOperandsDeviceType: ArrayAttr | None
    workerNumOperandsDeviceType: ArrayAttr | None
    vectorOperandsDeviceType: ArrayAttr | None
    seq: ArrayAttr | None
    independent: ArrayAttr | None
    auto_: ArrayAttr | None
    gang: ArrayAttr | None
    worker: ArrayAttr | None
    vector: ArrayAttr | None
    tileOperandsSegments: DenseI32ArrayAttr | None
    tileOperandsDeviceType: ArrayAttr | None
    combined: Attribute | None
    unstructured: bool
    results_: OpResultList
    region: Region
class LoopOpAdaptor(OpAdaptor):
    lowerbound: OpOperandList
    upperbound: OpOperandList
    step: OpOperandList
    gangOperands: OpOperandList
    workerNumOperands: OpOperandList
    vectorOperands: OpOperandList
    tileOperands: OpOperandList
    cacheOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    reductionOperands: OpOperandList
class NoCreateOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class NoCreateOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class OnDeviceOp(OpView):
    def __init__(self, deviceType: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    deviceType: Value
class OnDeviceOpAdaptor(OpAdaptor):
    deviceType: Value
class ParWidthOp(OpView):
    def __init__(self, par_dim: Plain, *, launchArg: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    launchArg: Value | None
    par_dim: Attribute
    output: Value
class ParWidthOpAdaptor(OpAdaptor):
    launchArg: Value | None
class ParallelOp(OpView):
    def __init__(self, asyncOperands: Vals, waitOperands: Vals, numGangs: Vals, numWorkers: Vals, vectorLength: Vals, reductionOperands: Vals, privateOperands: Vals, firstprivateOperands: Vals, dataClauseOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: Plain | None = ..., numGangsSegments: Ints | None = ..., numGangsDeviceType: Plain | None = ..., numWorkersDeviceType: Plain | None = ..., vectorLengthDeviceType: Plain | None = ..., ifCond: Val | None = ..., selfCond: Val | None = ..., selfAttr: bool | Attribute | None = ..., defaultAttr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    numGangs: OpOperandList
    numWorkers: OpOperandList
    vectorLength: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    waitOnly: ArrayAttr | None
    numGangsSegments: DenseI32ArrayAttr | None
    numGangsDeviceType: ArrayAttr | None
    numWorkersDeviceType: ArrayAttr | None
    vectorLengthDeviceType: ArrayAttr | None
    selfAttr: bool
    defaultAttr: Attribute | None
    combined: bool
    region: Region
class ParallelOpAdaptor(OpAdaptor):
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    numGangs: OpOperandList
    numWorkers: OpOperandList
    vectorLength: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
class PredicateRegionOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    region: Region
class PredicateRegionOpAdaptor(OpAdaptor):
    ...
class PresentOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class PresentOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class PrivateLocalOp(OpView):
    def __init__(self, output: Type, privatized: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    privatized: Value
    output: Value
class PrivateLocalOpAdaptor(OpAdaptor):
    privatized: Value
class PrivateOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class PrivateOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class PrivateRecipeOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    initRegion: Region
    destroyRegion: Region
class PrivateRecipeOpAdaptor(OpAdaptor):
    ...
class PrivatizeOp(OpView):
    def __init__(self, result: Type, dynamicSizes: Vals, *, par_dims: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamicSizes: OpOperandList
    par_dims: Attribute | None
class PrivatizeOpAdaptor(OpAdaptor):
    dynamicSizes: OpOperandList
class ReductionAccumulateArrayOp(OpView):
    def __init__(self, memref: Val, bounds: Val, reductionOperator: Int | str, par_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    memref: Value
    bounds: Value
    reductionOperator: Attribute
    par_dims: Attribute
class ReductionAccumulateArrayOpAdaptor(OpAdaptor):
    memref: Value
    bounds: Value
class ReductionAccumulateOp(OpView):
    def __init__(self, value: Val, memref: Val, reductionOperator: Int | str, par_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    memref: Value
    reductionOperator: Attribute
    par_dims: Attribute
class ReductionAccumulateOpAdaptor(OpAdaptor):
    value: Value
    memref: Value
class ReductionCombineOp(OpView):
    def __init__(self, destMemref: Val, srcMemref: Val, reductionOperator: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    destMemref: Value
    srcMemref: Value
    reductionOperator: Attribute
class ReductionCombineOpAdaptor(OpAdaptor):
    destMemref: Value
    srcMemref: Value
class ReductionCombineRegionOp(OpView):
    def __init__(self, destVar: Val, srcVar: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    destVar: Value
    srcVar: Value
    region: Region
class ReductionCombineRegionOpAdaptor(OpAdaptor):
    destVar: Value
    srcVar: Value
class ReductionInitOp(OpView):
    def __init__(self, var: Val, reductionOperator: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    reductionOperator: Attribute
    region: Region
class ReductionInitOpAdaptor(OpAdaptor):
    var: Value
class ReductionOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class ReductionOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class ReductionRecipeOp(OpView):
    def __init__(self, sym_name: Str, type_: TypeLike, reductionOperator: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    type_: TypeAttr
    reductionOperator: Attribute
    initRegion: Region
    combinerRegion: Region
    destroyRegion: Region
class ReductionRecipeOpAdaptor(OpAdaptor):
    ...
class RoutineOp(OpView):
    def __init__(self, sym_name: Str, func_name: Sym, *, bindIdName: Plain | None = ..., bindStrName: Plain | None = ..., bindIdNameDeviceType: Plain | None = ..., bindStrNameDeviceType: Plain | None = ..., worker: Plain | None = ..., vector: Plain | None = ..., seq: Plain | None = ..., nohost: bool | Attribute | None = ..., implicit: bool | Attribute | None = ..., gang: Plain | None = ..., gangDim: Plain | None = ..., gangDimDeviceType: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr
    func_name: SymbolRefAttr
    bindIdName: ArrayAttr | None
    bindStrName: ArrayAttr | None
    bindIdNameDeviceType: ArrayAttr | None
    bindStrNameDeviceType: ArrayAttr | None
    worker: ArrayAttr | None
    vector: ArrayAttr | None
    seq: ArrayAttr | None
    nohost: bool
    implicit: bool
    gang: ArrayAttr | None
    gangDim: ArrayAttr | None
    gangDimDeviceType: ArrayAttr | None
class RoutineOpAdaptor(OpAdaptor):
    ...
class SerialOp(OpView):
    def __init__(self, asyncOperands: Vals, waitOperands: Vals, reductionOperands: Vals, privateOperands: Vals, firstprivateOperands: Vals, dataClauseOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: Plain | None = ..., ifCond: Val | None = ..., selfCond: Val | None = ..., selfAttr: bool | Attribute | None = ..., defaultAttr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    waitOnly: ArrayAttr | None
    selfAttr: bool
    defaultAttr: Attribute | None
    combined: bool
    region: Region
class SerialOpAdaptor(OpAdaptor):
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    ifCond: Value | None
    selfCond: Value | None
    reductionOperands: OpOperandList
    privateOperands: OpOperandList
    firstprivateOperands: OpOperandList
    dataClauseOperands: OpOperandList
class SetOp(OpView):
    def __init__(self, *, device_type: Int | str | None = ..., defaultAsync: Val | None = ..., deviceNum: Val | None = ..., ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    defaultAsync: Value | None
    deviceNum: Value | None
    ifCond: Value | None
    device_type: Attribute | None
class SetOpAdaptor(OpAdaptor):
    defaultAsync: Value | None
    deviceNum: Value | None
    ifCond: Value | None
class ShutdownOp(OpView):
    def __init__(self, *, device_types: Plain | None = ..., deviceNum: Val | None = ..., ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    deviceNum: Value | None
    ifCond: Value | None
    device_types: ArrayAttr | None
class ShutdownOpAdaptor(OpAdaptor):
    deviceNum: Value | None
    ifCond: Value | None
class TerminatorOp(OpView):
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
class TerminatorOpAdaptor(OpAdaptor):
    ...
class UnwrapPrivateOp(OpView):
    def __init__(self, result: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    handle: Value
class UnwrapPrivateOpAdaptor(OpAdaptor):
    handle: Value
class UpdateDeviceOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class UpdateDeviceOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class UpdateHostOp(OpView):
    def __init__(self, accVar: Val, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    accVar: Value
    var: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
class UpdateHostOpAdaptor(OpAdaptor):
    accVar: Value
    var: Value
    bounds: OpOperandList
    asyncOperands: OpOperandList
class UpdateOp(OpView):
    def __init__(self, asyncOperands: Vals, waitOperands: Vals, dataClauseOperands: Vals, *, ifCond: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., waitOperandsSegments: Ints | None = ..., waitOperandsDeviceType: Plain | None = ..., hasWaitDevnum: Plain | None = ..., waitOnly: Plain | None = ..., ifPresent: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ifCond: Value | None
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    waitOperandsSegments: DenseI32ArrayAttr | None
    waitOperandsDeviceType: ArrayAttr | None
    hasWaitDevnum: ArrayAttr | None
    waitOnly: ArrayAttr | None
    ifPresent: bool
class UpdateOpAdaptor(OpAdaptor):
    ifCond: Value | None
    asyncOperands: OpOperandList
    waitOperands: OpOperandList
    dataClauseOperands: OpOperandList
class UseDeviceOp(OpView):
    def __init__(self, accVar: Type, var: Val, varType: TypeLike, bounds: Vals, asyncOperands: Vals, *, varPtrPtr: Val | None = ..., asyncOperandsDeviceType: Plain | None = ..., asyncOnly: Plain | None = ..., dataClause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
    varType: TypeAttr
    asyncOperandsDeviceType: ArrayAttr | None
    asyncOnly: ArrayAttr | None
    dataClause: Attribute
    structured: BoolAttr
    implicit: BoolAttr
    modifiers: Attribute
    name: StringAttr | None  # type: ignore[assignment,override,unused-ignore]
    recipe: SymbolRefAttr | None
    accVar: Value
class UseDeviceOpAdaptor(OpAdaptor):
    var: Value
    varPtrPtr: Value | None
    bounds: OpOperandList
    asyncOperands: OpOperandList
class WaitOp(OpView):
    def __init__(self, waitOperands: Vals, *, asyncOperand: Val | None = ..., waitDevnum: Val | None = ..., async_: bool | Attribute | None = ..., ifCond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    waitOperands: OpOperandList
    asyncOperand: Value | None
    waitDevnum: Value | None
    ifCond: Value | None
    async_: bool
class WaitOpAdaptor(OpAdaptor):
    waitOperands: OpOperandList
    asyncOperand: Value | None
    waitDevnum: Value | None
    ifCond: Value | None
class YieldOp(OpView):
    def __init__(self, operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    operands_: OpOperandList
class YieldOpAdaptor(OpAdaptor):
    ...
def atomic_capture(*, if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicCaptureOp: ...
def atomic_read(x: Val, v: Val, element_type: TypeLike, *, if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicReadOp: ...
def atomic_update(x: Val, *, if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicUpdateOp: ...
def atomic_write(x: Val, expr: Val, *, if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> AtomicWriteOp: ...
def attach(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def bounds(*, lowerbound: Val | None = ..., upperbound: Val | None = ..., extent: Val | None = ..., stride: Val | None = ..., stride_in_bytes: Int | None = ..., start_idx: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def cache(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def compute_region(results_: Types, launch_args: Vals, input_args: Vals, origin: Str, *, stream: Val | None = ..., kernel_func_name: Sym | None = ..., kernel_module_name: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ComputeRegionOp: ...
def copyin(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def copyout(acc_var: Val, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> CopyoutOp: ...
def create_(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def data(async_operands: Vals, wait_operands: Vals, data_clause_operands: Vals, *, if_cond: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: Plain | None = ..., default_attr: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> DataOp: ...
def declare(data_clause_operands: Vals, *, loc: Loc = ..., ip: Ip = ...) -> DeclareOp: ...
def declare_device_resident(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def declare_enter(data_clause_operands: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def declare_exit(data_clause_operands: Vals, *, token: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> DeclareExitOp: ...
def declare_link(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def delete(acc_var: Val, bounds: Vals, async_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> DeleteOp: ...
def detach(acc_var: Val, bounds: Vals, async_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> DetachOp: ...
def deviceptr(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def enter_data(wait_operands: Vals, data_clause_operands: Vals, *, if_cond: Val | None = ..., async_operand: Val | None = ..., async_: bool | Attribute | None = ..., wait_devnum: Val | None = ..., wait: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> EnterDataOp: ...
def exit_data(wait_operands: Vals, data_clause_operands: Vals, *, if_cond: Val | None = ..., async_operand: Val | None = ..., async_: bool | Attribute | None = ..., wait_devnum: Val | None = ..., wait: bool | Attribute | None = ..., finalize: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ExitDataOp: ...
def firstprivate(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def firstprivate_recipe(sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> FirstprivateRecipeOp: ...
def firstprivate_map(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_extent(bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_lowerbound(bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_stride(bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_upperbound(bounds: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def getdeviceptr(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def global_ctor(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> GlobalConstructorOp: ...
def global_dtor(sym_name: Str, *, loc: Loc = ..., ip: Ip = ...) -> GlobalDestructorOp: ...
def gpu_shared_memory(result: Type, dynamic_sizes: Vals, num_copies: Int, static_upper_bound_bytes: Int, *, dynamic_shared_memory_scaling_bytes: Int | None = ..., dynamic_shared_memory_fixed_bytes: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def host_data(data_clause_operands: Vals, *, if_cond: Val | None = ..., if_present: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> HostDataOp: ...
def init(*, device_types: Plain | None = ..., device_num: Val | None = ..., if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> InitOp: ...
def kernel_environment(data_clause_operands: Vals, wait_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: bool | Attribute | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: bool | Attribute | None = ..., async_operand: Val | None = ..., wait_devnum: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> KernelEnvironmentOp: ...
def kernels(async_operands: Vals, wait_operands: Vals, num_gangs: Vals, num_workers: Vals, vector_length: Vals, reduction_operands: Vals, private_operands: Vals, firstprivate_operands: Vals, data_clause_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: Plain | None = ..., num_gangs_segments: Ints | None = ..., num_gangs_device_type: Plain | None = ..., num_workers_device_type: Plain | None = ..., vector_length_device_type: Plain | None = ..., if_cond: Val | None = ..., self_cond: Val | None = ..., self_attr: bool | Attribute | None = ..., default_attr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> KernelsOp: ...
def loop(results_: Types, lowerbound: Vals, upperbound: Vals, step: Vals, gang_operands: Vals, worker_num_operands: Vals, vector_operands: Vals, tile_operands: Vals, cache_operands: Vals, private_operands: Vals, firstprivate_operands: Vals, reduction_operands: Vals, *, inclusive_upperbound: Bools | None = ..., collapse: Plain | None = ..., collapse_device_type: Plain | None = ..., gang_operands_arg_type: Plain | None = ..., gang_operands_segments: Ints | None = ..., gang_operands_device_type: Plain | None = ..., worker_num_operands_device_type: Plain | None = ..., vector_operands_device_type: Plain | None = ..., seq: Plain | None = ..., independent: Plain | None = ..., auto_: Plain | None = ..., gang: Plain | None = ..., worker: Plain | None = ..., vector: Plain | None = ..., tile_operands_segments: Ints | None = ..., tile_operands_device_type: Plain | None = ..., combined: Int | str | None = ..., unstructured: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | LoopOp: ...
def nocreate(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def on_device(device_type: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def par_width(par_dim: Plain, *, launch_arg: Val | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def parallel(async_operands: Vals, wait_operands: Vals, num_gangs: Vals, num_workers: Vals, vector_length: Vals, reduction_operands: Vals, private_operands: Vals, firstprivate_operands: Vals, data_clause_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: Plain | None = ..., num_gangs_segments: Ints | None = ..., num_gangs_device_type: Plain | None = ..., num_workers_device_type: Plain | None = ..., vector_length_device_type: Plain | None = ..., if_cond: Val | None = ..., self_cond: Val | None = ..., self_attr: bool | Attribute | None = ..., default_attr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> ParallelOp: ...
def predicate_region(*, loc: Loc = ..., ip: Ip = ...) -> PredicateRegionOp: ...
def present(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def private(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def private_recipe(sym_name: Str, type_: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> PrivateRecipeOp: ...
def private_local(output: Type, privatized: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def privatize(result: Type, dynamic_sizes: Vals, *, par_dims: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduction(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduction_recipe(sym_name: Str, type_: TypeLike, reduction_operator: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> ReductionRecipeOp: ...
def reduction_accumulate(value: Val, memref: Val, reduction_operator: Int | str, par_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ReductionAccumulateOp: ...
def reduction_accumulate_array(memref: Val, bounds: Val, reduction_operator: Int | str, par_dims: Plain, *, loc: Loc = ..., ip: Ip = ...) -> ReductionAccumulateArrayOp: ...
def reduction_combine(dest_memref: Val, src_memref: Val, reduction_operator: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> ReductionCombineOp: ...
def reduction_combine_region(dest_var: Val, src_var: Val, *, loc: Loc = ..., ip: Ip = ...) -> ReductionCombineRegionOp: ...
def reduction_init(var: Val, reduction_operator: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def routine(sym_name: Str, func_name: Sym, *, bind_id_name: Plain | None = ..., bind_str_name: Plain | None = ..., bind_id_name_device_type: Plain | None = ..., bind_str_name_device_type: Plain | None = ..., worker: Plain | None = ..., vector: Plain | None = ..., seq: Plain | None = ..., nohost: bool | Attribute | None = ..., implicit: bool | Attribute | None = ..., gang: Plain | None = ..., gang_dim: Plain | None = ..., gang_dim_device_type: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> RoutineOp: ...
def serial(async_operands: Vals, wait_operands: Vals, reduction_operands: Vals, private_operands: Vals, firstprivate_operands: Vals, data_clause_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: Plain | None = ..., if_cond: Val | None = ..., self_cond: Val | None = ..., self_attr: bool | Attribute | None = ..., default_attr: Int | str | None = ..., combined: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> SerialOp: ...
def set(*, device_type: Int | str | None = ..., default_async: Val | None = ..., device_num: Val | None = ..., if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> SetOp: ...
def shutdown(*, device_types: Plain | None = ..., device_num: Val | None = ..., if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> ShutdownOp: ...
def terminator(*, loc: Loc = ..., ip: Ip = ...) -> TerminatorOp: ...
def unwrap_private(result: Type, handle: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update(async_operands: Vals, wait_operands: Vals, data_clause_operands: Vals, *, if_cond: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., wait_operands_segments: Ints | None = ..., wait_operands_device_type: Plain | None = ..., has_wait_devnum: Plain | None = ..., wait_only: Plain | None = ..., if_present: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> UpdateOp: ...
def update_device(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def update_host(acc_var: Val, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> UpdateHostOp: ...
def use_device(acc_var: Type, var: Val, var_type: TypeLike, bounds: Vals, async_operands: Vals, *, var_ptr_ptr: Val | None = ..., async_operands_device_type: Plain | None = ..., async_only: Plain | None = ..., data_clause: Int | str | None = ..., structured: Int | None = ..., implicit: Int | None = ..., modifiers: Int | str | None = ..., name: Str | None = ..., recipe: Sym | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def wait(wait_operands: Vals, *, async_operand: Val | None = ..., wait_devnum: Val | None = ..., async_: bool | Attribute | None = ..., if_cond: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> WaitOp: ...
def yield_(operands_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> YieldOp: ...
class ClauseDefaultValue(enum.IntEnum):
    Present = 0
    None_ = 1
class CombinedConstructsType(enum.IntEnum):
    KernelsLoop = 1
    ParallelLoop = 2
    SerialLoop = 3
class Construct(enum.IntEnum):
    acc_construct_parallel = 0
    acc_construct_kernels = 1
    acc_construct_loop = 2
    acc_construct_data = 3
    acc_construct_enter_data = 4
    acc_construct_exit_data = 5
    acc_construct_host_data = 6
    acc_construct_atomic = 7
    acc_construct_declare = 8
    acc_construct_init = 9
    acc_construct_shutdown = 10
    acc_construct_set = 11
    acc_construct_update = 12
    acc_construct_routine = 13
    acc_construct_wait = 14
    acc_construct_runtime_api = 15
    acc_construct_serial = 16
class DataClause(enum.IntEnum):
    acc_copyin = 1
    acc_copyin_readonly = 2
    acc_copy = 3
    acc_copyout = 4
    acc_copyout_zero = 5
    acc_present = 6
    acc_create = 7
    acc_create_zero = 8
    acc_delete = 9
    acc_attach = 10
    acc_detach = 11
    acc_no_create = 12
    acc_private = 13
    acc_firstprivate = 14
    acc_deviceptr = 15
    acc_getdeviceptr = 16
    acc_update_host = 17
    acc_update_self = 18
    acc_update_device = 19
    acc_use_device = 20
    acc_reduction = 21
    acc_declare_device_resident = 22
    acc_declare_link = 23
    acc_cache = 24
    acc_cache_readonly = 25
class DataClauseModifier(enum.IntFlag):
    none = 0
    zero = 1
    readonly = 2
    alwaysin = 4
    alwaysout = 8
    always = 12
    capture = 16
class DeviceType(enum.IntEnum):
    None_ = 0
    Star = 1
    Default = 2
    Host = 3
    Multicore = 4
    Nvidia = 5
    Radeon = 6
class GangArgType(enum.IntEnum):
    Num = 0
    Dim = 1
    Static = 2
class LoopParMode(enum.IntEnum):
    loop_auto = 1
    loop_independent = 2
    loop_seq = 0
class ParLevel(enum.IntEnum):
    seq = 0
    gang_dim1 = 1
    gang_dim2 = 2
    gang_dim3 = 3
    worker = 4
    vector = 5
class RecipeKind(enum.IntEnum):
    private_recipe = 0
    firstprivate_recipe = 1
    reduction_recipe = 2
class ReductionOperator(enum.IntEnum):
    AccNone = 0
    AccAdd = 1
    AccMul = 2
    AccMax = 3
    AccMin = 4
    AccIand = 5
    AccIor = 6
    AccXor = 7
    AccEqv = 8
    AccNeqv = 9
    AccLand = 10
    AccLor = 11
    AccMaximumf = 12
    AccMinimumf = 13
    AccMaxnumf = 14
    AccMinnumf = 15
class VariableTypeCategory(enum.IntFlag):
    uncategorized = 0
    scalar = 1
    array = 2
    composite = 4
    nonscalar = 8
    aggregate = 14
class ClauseDefaultValueAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ClauseDefaultValueAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class CombinedConstructsTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CombinedConstructsTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ConstructAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ConstructAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DataBoundsType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> DataBoundsType: ...  # type: ignore[override,unused-ignore]
class DataClauseAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DataClauseAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DataClauseModifierAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DataClauseModifierAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class DeclareActionAttr(DialectAttr):
    @classmethod
    def get(cls, pre_alloc: Plain | None = ..., post_alloc: Plain | None = ..., pre_dealloc: Plain | None = ..., post_dealloc: Plain | None = ..., context: Context | None = ...) -> DeclareActionAttr: ...  # type: ignore[override,unused-ignore]
    pre_alloc: Any
    post_alloc: Any
    pre_dealloc: Any
    post_dealloc: Any
class DeclareAttr(DialectAttr):
    @classmethod
    def get(cls, data_clause: Plain, implicit: bool | None = ..., context: Context | None = ...) -> DeclareAttr: ...  # type: ignore[override,unused-ignore]
    data_clause: Any
    implicit: bool
class DeclareTokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> DeclareTokenType: ...  # type: ignore[override,unused-ignore]
class DeviceTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> DeviceTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class GPUParallelDimAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, context: Context | None = ...) -> GPUParallelDimAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
class GPUParallelDimsAttr(DialectAttr):
    @classmethod
    def get(cls, array: _Sequence[Plain] | None = ..., context: Context | None = ...) -> GPUParallelDimsAttr: ...  # type: ignore[override,unused-ignore]
    array: list[Any]
class GangArgTypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> GangArgTypeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class LoopLocAttr(DialectAttr):
    @classmethod
    def get(cls, directive: Plain | None = ..., loops: _Sequence[Plain] | None = ..., context: Context | None = ...) -> LoopLocAttr: ...  # type: ignore[override,unused-ignore]
    directive: Any
    loops: list[Any]
class ParLevelAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ParLevelAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class PrivateType(DialectType):
    @classmethod
    def get(cls, base_ty: Type, context: Context | None = ...) -> PrivateType: ...  # type: ignore[override,unused-ignore]
    base_ty: Type
class RecipeKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> RecipeKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReductionOpAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionOpAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ReductionOperatorAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> ReductionOperatorAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class RoutineInfoAttr(DialectAttr):
    @classmethod
    def get(cls, acc_routines: _Sequence[Plain] | None = ..., context: Context | None = ...) -> RoutineInfoAttr: ...  # type: ignore[override,unused-ignore]
    acc_routines: list[Any]
class SpecializedRoutineAttr(DialectAttr):
    @classmethod
    def get(cls, routine: Plain, level: Plain, func_name: Plain, context: Context | None = ...) -> SpecializedRoutineAttr: ...  # type: ignore[override,unused-ignore]
    routine: Any
    level: Any
    func_name: str
class VarNameAttr(DialectAttr):
    @classmethod
    def get(cls, name: str, context: Context | None = ...) -> VarNameAttr: ...  # type: ignore[override,unused-ignore]
    name: str
