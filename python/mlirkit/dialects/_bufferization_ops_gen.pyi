# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *

class _Dialect(Dialect): ...

class AllocTensorOp(OpView):
    def __init__(self, result: Type, dynamic_sizes: Vals, *, copy: Val | None = ..., size_hint: Val | None = ..., memory_space: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    dynamic_sizes: OpOperandList
    copy: Value | None
    size_hint: Value | None
    memory_space: Attribute | None
class AllocTensorOpAdaptor(OpAdaptor):
    dynamic_sizes: OpOperandList
    copy: Value | None
    size_hint: Value | None
class CloneOp(OpView):
    def __init__(self, output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
    output: Value
class CloneOpAdaptor(OpAdaptor):
    input: Value
class DeallocOp(OpView):
    def __init__(self, memrefs: Vals, conditions: Vals, retained: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    memrefs: OpOperandList
    conditions: OpOperandList
    retained: OpOperandList
    updatedConditions: OpResultList
class DeallocOpAdaptor(OpAdaptor):
    memrefs: OpOperandList
    conditions: OpOperandList
    retained: OpOperandList
class DeallocTensorOp(OpView):
    def __init__(self, tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
class DeallocTensorOpAdaptor(OpAdaptor):
    tensor: Value
class MaterializeInDestinationOp(OpView):
    def __init__(self, result: Type | None, source: Val, dest: Val, *, restrict: bool | Attribute | None = ..., writable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    source: Value
    dest: Value
    restrict: bool
    writable: bool
class MaterializeInDestinationOpAdaptor(OpAdaptor):
    source: Value
    dest: Value
class ToBufferOp(OpView):
    def __init__(self, buffer: Type, tensor: Val, *, read_only: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    read_only: bool
    buffer: Value
class ToBufferOpAdaptor(OpAdaptor):
    tensor: Value
class ToMemrefOp(OpView):
    def __init__(self, memref: Type, tensor: Val, *, read_only: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tensor: Value
    read_only: bool
    memref: Value
class ToMemrefOpAdaptor(OpAdaptor):
    tensor: Value
class ToTensorOp(OpView):
    def __init__(self, result: Type, buffer: Val, *, restrict: bool | Attribute | None = ..., writable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    buffer: Value
    restrict: bool
    writable: bool
class ToTensorOpAdaptor(OpAdaptor):
    buffer: Value
def alloc_tensor(result: Type, dynamic_sizes: Vals, *, copy: Val | None = ..., size_hint: Val | None = ..., memory_space: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def clone(output: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def dealloc(memrefs: Vals, conditions: Vals, retained: Vals, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | DeallocOp: ...
def dealloc_tensor(tensor: Val, *, loc: Loc = ..., ip: Ip = ...) -> DeallocTensorOp: ...
def materialize_in_destination(result: Type | None, source: Val, dest: Val, *, restrict: bool | Attribute | None = ..., writable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | MaterializeInDestinationOp: ...
def to_buffer(buffer: Type, tensor: Val, *, read_only: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def to_memref(memref: Type, tensor: Val, *, read_only: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def to_tensor(result: Type, buffer: Val, *, restrict: bool | Attribute | None = ..., writable: bool | Attribute | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class LayoutMapOption(enum.IntEnum):
    InferLayoutMap = 0
    IdentityLayoutMap = 1
    FullyDynamicLayoutMap = 2
class MemoryPlannerAlgorithm(enum.IntEnum):
    Trivial = 0
    BestFit = 1
