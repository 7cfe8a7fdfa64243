# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import StringAttr, TypeAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class ConstantOp(OpView):
    def __init__(self, value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Attribute
class ConstantOpAdaptor(OpAdaptor):
    ...
class FromPtrOp(OpView):
    def __init__(self, result: Type, ptr: Val, *, metadata: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    metadata: Value | None
class FromPtrOpAdaptor(OpAdaptor):
    ptr: Value
    metadata: Value | None
class GatherOp(OpView):
    def __init__(self, ptrs: Val, mask: Val, passthrough: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptrs: Value
    mask: Value
    passthrough: Value
    alignment: Attribute
class GatherOpAdaptor(OpAdaptor):
    ptrs: Value
    mask: Value
    passthrough: Value
class GetMetadataOp(OpView):
    def __init__(self, ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class GetMetadataOpAdaptor(OpAdaptor):
    ptr: Value
class LoadOp(OpView):
    def __init__(self, value: Type, ptr: Val, alignment: Int, volatile_: bool | Attribute, nontemporal: bool | Attribute, invariant: bool | Attribute, invariantGroup: bool | Attribute, ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    alignment: Attribute
    volatile_: bool
    nontemporal: bool
    invariant: bool
    invariantGroup: bool
    ordering: Attribute
    syncscope: StringAttr | None
    value: Value
class LoadOpAdaptor(OpAdaptor):
    ptr: Value
class MaskedLoadOp(OpView):
    def __init__(self, ptr: Val, mask: Val, passthrough: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    mask: Value
    passthrough: Value
    alignment: Attribute
class MaskedLoadOpAdaptor(OpAdaptor):
    ptr: Value
    mask: Value
    passthrough: Value
class MaskedStoreOp(OpView):
    def __init__(self, value: Val, ptr: Val, mask: Val, alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    ptr: Value
    mask: Value
    alignment: Attribute
class MaskedStoreOpAdaptor(OpAdaptor):
    value: Value
    ptr: Value
    mask: Value
class PtrAddOp(OpView):
    def __init__(self, base: Val, offset: Val, flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    offset: Value
    flags: Attribute
class PtrAddOpAdaptor(OpAdaptor):
    base: Value
    offset: Value
class PtrDiffOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, flags: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    flags: Attribute
class PtrDiffOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
class ScatterOp(OpView):
    def __init__(self, value: Val, ptrs: Val, mask: Val, alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    ptrs: Value
    mask: Value
    alignment: Attribute
class ScatterOpAdaptor(OpAdaptor):
    value: Value
    ptrs: Value
    mask: Value
class StoreOp(OpView):
    def __init__(self, value: Val, ptr: Val, alignment: Int, volatile_: bool | Attribute, nontemporal: bool | Attribute, invariantGroup: bool | Attribute, ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    value: Value
    ptr: Value
    alignment: Attribute
    volatile_: bool
    nontemporal: bool
    invariantGroup: bool
    ordering: Attribute
    syncscope: StringAttr | None
class StoreOpAdaptor(OpAdaptor):
    value: Value
    ptr: Value
class ToPtrOp(OpView):
    def __init__(self, result: Type, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
class ToPtrOpAdaptor(OpAdaptor):
    ptr: Value
class TypeOffsetOp(OpView):
    def __init__(self, result: Type, elementType: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    elementType: TypeAttr
class TypeOffsetOpAdaptor(OpAdaptor):
    ...
def constant(value: Plain, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def from_ptr(result: Type, ptr: Val, *, metadata: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def gather(ptrs: Val, mask: Val, passthrough: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_metadata(ptr: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def load(value: Type, ptr: Val, alignment: Int, volatile_: bool | Attribute, nontemporal: bool | Attribute, invariant: bool | Attribute, invariant_group: bool | Attribute, ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_load(ptr: Val, mask: Val, passthrough: Val, alignment: Int, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def masked_store(value: Val, ptr: Val, mask: Val, alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> MaskedStoreOp: ...
def ptr_add(base: Val, offset: Val, flags: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def ptr_diff(result: Type, lhs: Val, rhs: Val, flags: Int | str, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scatter(value: Val, ptrs: Val, mask: Val, alignment: Int, *, loc: Loc = ..., ip: Ip = ...) -> ScatterOp: ...
def store(value: Val, ptr: Val, alignment: Int, volatile_: bool | Attribute, nontemporal: bool | Attribute, invariant_group: bool | Attribute, ordering: Int | str, *, syncscope: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreOp: ...
def to_ptr(result: Type, ptr: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def type_offset(result: Type, element_type: TypeLike, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AtomicBinOp(enum.IntEnum):
    xchg = 0
    add = 1
    sub = 2
    _and = 3
    nand = 4
    _or = 5
    _xor = 6
    max = 7
    min = 8
    umax = 9
    umin = 10
    fadd = 11
    fsub = 12
    fmax = 13
    fmin = 14
    uinc_wrap = 15
    udec_wrap = 16
class AtomicOrdering(enum.IntEnum):
    not_atomic = 0
    unordered = 1
    monotonic = 2
    acquire = 3
    release = 4
    acq_rel = 5
    seq_cst = 6
class PtrAddFlags(enum.IntEnum):
    none = 0
    nusw = 1
    nuw = 2
    inbounds = 3
class PtrDiffFlags(enum.IntFlag):
    none = 0
    nuw = 1
    nsw = 2
class AddressAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: int, context: Context | None = ...) -> AddressAttr: ...  # type: ignore[override,unused-ignore]
    value: int
class GenericSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> GenericSpaceAttr: ...  # type: ignore[override,unused-ignore]
class NullAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, context: Context | None = ...) -> NullAttr: ...  # type: ignore[override,unused-ignore]
class PtrMetadataType(DialectType):
    @classmethod
    def get(cls, type: Type, context: Context | None = ...) -> PtrMetadataType: ...  # type: ignore[override,unused-ignore]
class PtrType(DialectType):
    @classmethod
    def get(cls, memory_space: Plain, context: Context | None = ...) -> PtrType: ...  # type: ignore[override,unused-ignore]
    memory_space: Any
class SpecAttr(DialectAttr):
    @classmethod
    def get(cls, size: int, abi: int, preferred: int, index: int | None = ..., context: Context | None = ...) -> SpecAttr: ...  # type: ignore[override,unused-ignore]
    size: int
    abi: int
    preferred: int
    index: int
