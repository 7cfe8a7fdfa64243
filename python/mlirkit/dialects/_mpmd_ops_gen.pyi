# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import ArrayAttr, FlatSymbolRefAttr, IntegerAttr, StringAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class AssignOp(OpView):
    def __init__(self, result: Type, tensor: Val, *, origin: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    origin: StringAttr | None
class AssignOpAdaptor(OpAdaptor):
    tensor: Value
class BroadcastOp(OpView):
    def __init__(self, tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class BroadcastOpAdaptor(OpAdaptor):
    tensor: Value
class CallOp(OpView):
    def __init__(self, result: Types, tensors: Vals, callee: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    callee: FlatSymbolRefAttr
class CallOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class ForOp(OpView):
    def __init__(self, results_: Types, tensors: Vals, iterations: Int, *, unroll_factor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    iterations: IntegerAttr
    unroll_factor: IntegerAttr | None
    results_: OpResultList
    region: Region
class ForOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class FragmentCallOp(OpView):
    def __init__(self, result: Types, tensors: Vals, origin: Plain, mesh_name: Str, callee: Sym, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    origin: ArrayAttr
    mesh_name: StringAttr
    callee: FlatSymbolRefAttr
class FragmentCallOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class FragmentOp(OpView):
    def __init__(self, results_: Types, inputs: Vals, origin: Plain, mesh_name: Str, *, stage_id: Int | None = ..., in_shardings: Plain | None = ..., out_shardings: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    origin: ArrayAttr
    mesh_name: StringAttr
    stage_id: IntegerAttr | None
    in_shardings: Attribute | None
    out_shardings: Attribute | None
    results_: OpResultList
    region: Region
class FragmentOpAdaptor(OpAdaptor):
    inputs: OpOperandList
class NamedComputationOp(OpView):
    def __init__(self, results_: Types, tensors: Vals, origin: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    origin: Attribute
    results_: OpResultList
    region: Region
class NamedComputationOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class NamedTensorOp(OpView):
    def __init__(self, tensor: Val, name: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    name: StringAttr  # type: ignore[assignment,override,unused-ignore]
class NamedTensorOpAdaptor(OpAdaptor):
    tensor: Value
class ReduceOp(OpView):
    def __init__(self, tensors: Vals, *, reduction: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensors: OpOperandList
    reduction: Attribute
class ReduceOpAdaptor(OpAdaptor):
    tensors: OpOperandList
class ReturnOp(OpView):
    def __init__(self, results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    results_: OpOperandList
class ReturnOpAdaptor(OpAdaptor):
    ...
class TransferOp(OpView):
    def __init__(self, result: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class TransferOpAdaptor(OpAdaptor):
    tensor: Value
class UnassignOp(OpView):
    def __init__(self, tensor: Val, *, origin: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    origin: StringAttr | None
class UnassignOpAdaptor(OpAdaptor):
    tensor: Value
def assign(result: Type, tensor: Val, *, origin: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def broadcast(tensor: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def call(result: Types, tensors: Vals, callee: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | CallOp: ...
def for_(results_: Types, tensors: Vals, iterations: Int, *, unroll_factor: Int | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | ForOp: ...
def fragment(results_: Types, inputs: Vals, origin: Plain, mesh_name: Str, *, stage_id: Int | None = ..., in_shardings: Plain | None = ..., out_shardings: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FragmentOp: ...
def fragment_call(result: Types, tensors: Vals, origin: Plain, mesh_name: Str, callee: Sym, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | FragmentCallOp: ...
def named_computation(results_: Types, tensors: Vals, origin: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | NamedComputationOp: ...
def named_tensor(tensor: Val, name: Str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def reduce(tensors: Vals, *, reduction: Plain | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def return_(results_: Vals, *, loc: Loc = ..., ip: Ip = ...) -> ReturnOp: ...
def transfer(result: Type, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def unassign(tensor: Val, *, origin: Str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ReductionType(enum.IntEnum):
    kNone = 0
    kAdd = 1
    kMax = 2
    kMin = 3
    kMul = 4
    kOr = 5
    kAnd = 6
class MeshTensorType(DialectType):
    @classmethod
    def get(cls, mesh_name: str, ranked_tensor_type: Type, sharding: Plain | None = ..., memory_kind: Plain | None = ..., context: Context | None = ...) -> MeshTensorType: ...  # type: ignore[override,unused-ignore]
    mesh_name: str
    ranked_tensor_type: Type
    sharding: Any
    memory_kind: str
class MeshWithOriginsAttr(DialectAttr):
    @classmethod
    def get(cls, mesh_name: str, origins: _Sequence[Plain] | None = ..., context: Context | None = ...) -> MeshWithOriginsAttr: ...  # type: ignore[override,unused-ignore]
    mesh_name: str
    origins: list[Any]
class MeshesWithOriginsAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> MeshesWithOriginsAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class NamedMeshAttr(DialectAttr):
    @classmethod
    def get(cls, name: str, mesh: Plain, context: Context | None = ...) -> NamedMeshAttr: ...  # type: ignore[override,unused-ignore]
    name: str
    mesh: Any
class OriginAttr(DialectAttr):
    @classmethod
    def get(cls, origin_label: str, context: Context | None = ...) -> OriginAttr: ...  # type: ignore[override,unused-ignore]
    origin_label: str
class ReductionAttr(DialectAttr):
    @classmethod
    def get(cls, reduction_type: int | str, context: Context | None = ...) -> ReductionAttr: ...  # type: ignore[override,unused-ignore]
    reduction_type: str
class TopologyAttr(DialectAttr):
    @classmethod
    def get(cls, meshes: _Sequence[Plain] | None = ..., context: Context | None = ...) -> TopologyAttr: ...  # type: ignore[override,unused-ignore]
    meshes: list[Any]
class UserOriginAttr(DialectAttr):
    @classmethod
    def get(cls, name: Plain, transpose_count: int, context: Context | None = ...) -> UserOriginAttr: ...  # type: ignore[override,unused-ignore]
    user_name: str
    transpose_count: int
