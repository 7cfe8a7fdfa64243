# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class BlockLoad2dOp(OpView):
    def __init__(self, res: Type, ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, v_blocks: Int, transpose: Int, pack_register: Int, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    v_blocks: IntegerAttr
    transpose: IntegerAttr
    pack_register: IntegerAttr
    cache_control: Attribute | None
    res: Value
class BlockLoad2dOpAdaptor(OpAdaptor):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
class BlockLoadOp(OpView):
    def __init__(self, res: Type, ptr: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    cache_control: Attribute | None
    res: Value
class BlockLoadOpAdaptor(OpAdaptor):
    ptr: Value
class BlockPrefetch2dOp(OpView):
    def __init__(self, ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, v_blocks: Int, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    v_blocks: IntegerAttr
    cache_control: Attribute | None
class BlockPrefetch2dOpAdaptor(OpAdaptor):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
class BlockStore2dOp(OpView):
    def __init__(self, ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, stored_val: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    stored_val: Value
    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    cache_control: Attribute | None
class BlockStore2dOpAdaptor(OpAdaptor):
    ptr: Value
    base_width: Value
    base_height: Value
    base_pitch: Value
    x: Value
    y: Value
    stored_val: Value
class BlockStoreOp(OpView):
    def __init__(self, ptr: Val, val: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    val: Value
    cache_control: Attribute | None
class BlockStoreOpAdaptor(OpAdaptor):
    ptr: Value
    val: Value
class ExtfOp(OpView):
    def __init__(self, dst: Type, src: Val, src_etype: Plain, dst_etype: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    src_etype: Attribute
    dst_etype: Attribute
    dst: Value
class ExtfOpAdaptor(OpAdaptor):
    src: Value
class GridDimXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimXOpAdaptor(OpAdaptor):
    ...
class GridDimYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimYOpAdaptor(OpAdaptor):
    ...
class GridDimZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class GridDimZOpAdaptor(OpAdaptor):
    ...
class LaneIdOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class LaneIdOpAdaptor(OpAdaptor):
    ...
class MMAOp(OpView):
    def __init__(self, d: Type, a: Val, b: Val, shape: Plain, types: Plain, *, c: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    c: Value | None
    shape: Attribute
    types: Attribute
    d: Value
class MMAOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    c: Value | None
class MemfenceOp(OpView):
    def __init__(self, scope: Int | str, *, addrspace: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    scope: Attribute
    addrspace: Attribute
class MemfenceOpAdaptor(OpAdaptor):
    ...
class MmaMxOp(OpView):
    def __init__(self, d: Type, a: Val, b: Val, scale_a: Val, scale_b: Val, shape: Plain, types: Plain, *, c: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    a: Value
    b: Value
    scale_a: Value
    scale_b: Value
    c: Value | None
    shape: Attribute
    types: Attribute
    d: Value
class MmaMxOpAdaptor(OpAdaptor):
    a: Value
    b: Value
    scale_a: Value
    scale_b: Value
    c: Value | None
class PrefetchOp(OpView):
    def __init__(self, ptr: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    ptr: Value
    cache_control: Attribute | None
class PrefetchOpAdaptor(OpAdaptor):
    ptr: Value
class SubgroupIdOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class SubgroupIdOpAdaptor(OpAdaptor):
    ...
class SubgroupSizeOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class SubgroupSizeOpAdaptor(OpAdaptor):
    ...
class TruncfOp(OpView):
    def __init__(self, dst: Type, src: Val, src_etype: Plain, dst_etype: Plain, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    src: Value
    src_etype: Attribute
    dst_etype: Attribute
    dst: Value
class TruncfOpAdaptor(OpAdaptor):
    src: Value
class WorkgroupDimXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupDimXOpAdaptor(OpAdaptor):
    ...
class WorkgroupDimYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupDimYOpAdaptor(OpAdaptor):
    ...
class WorkgroupDimZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupDimZOpAdaptor(OpAdaptor):
    ...
class WorkgroupIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupIdXOpAdaptor(OpAdaptor):
    ...
class WorkgroupIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupIdYOpAdaptor(OpAdaptor):
    ...
class WorkgroupIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkgroupIdZOpAdaptor(OpAdaptor):
    ...
class WorkitemIdXOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkitemIdXOpAdaptor(OpAdaptor):
    ...
class WorkitemIdYOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkitemIdYOpAdaptor(OpAdaptor):
    ...
class WorkitemIdZOp(OpView):
    def __init__(self, res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    range: Attribute | None
    res: Value
class WorkitemIdZOpAdaptor(OpAdaptor):
    ...
def blockload(res: Type, ptr: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def blockload2d(res: Type, ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, v_blocks: Int, transpose: Int, pack_register: Int, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def blockprefetch2d(ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, v_blocks: Int, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> BlockPrefetch2dOp: ...
def blockstore(ptr: Val, val: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> BlockStoreOp: ...
def blockstore2d(ptr: Val, base_width: Val, base_height: Val, base_pitch: Val, x: Val, y: Val, elem_size_in_bits: Int, tile_width: Int, tile_height: Int, stored_val: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> BlockStore2dOp: ...
def extf(dst: Type, src: Val, src_etype: Plain, dst_etype: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_count_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_count_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_count_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def group_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def lane_id(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_id_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_id_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_id_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_size_x(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_size_y(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def local_size_z(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def memfence(scope: Int | str, *, addrspace: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> MemfenceOp: ...
def mma(d: Type, a: Val, b: Val, shape: Plain, types: Plain, *, c: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def mma_mx(d: Type, a: Val, b: Val, scale_a: Val, scale_b: Val, shape: Plain, types: Plain, *, c: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def prefetch(ptr: Val, *, cache_control: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> PrefetchOp: ...
def subgroup_id(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def subgroup_size(res: Type, *, range: Plain | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def truncf(dst: Type, src: Val, src_etype: Plain, dst_etype: Plain, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AddrSpace(enum.IntEnum):
    PRIVATE = 0
    GLOBAL = 1
    CONSTANT = 2
    SHARED = 3
    GENERIC = 4
class ElemType(enum.IntEnum):
    BF16 = 8
    F16 = 9
    S8 = 10
    U8 = 11
    S4 = 12
    U4 = 13
    TF32 = 14
    F32 = 15
    S32 = 16
    E2M1 = 17
    BF8 = 18
    F8 = 19
class ExtfDstElemTypes(enum.IntEnum):
    F16 = 9
    BF16 = 8
class ExtfSrcElemTypes(enum.IntEnum):
    BF8 = 18
    F8 = 19
    E2M1 = 17
class LoadCacheControl(enum.IntEnum):
    USE_DEFAULT = 0
    L1UC_L2UC_L3UC = 1
    L1UC_L2UC_L3C = 2
    L1UC_L2C_L3UC = 3
    L1UC_L2C_L3C = 4
    L1C_L2UC_L3UC = 5
    L1C_L2UC_L3C = 6
    L1C_L2C_L3UC = 7
    L1C_L2C_L3C = 8
    L1S_L2UC_L3UC = 9
    L1S_L2UC_L3C = 10
    L1S_L2C_L3UC = 11
    L1S_L2C_L3C = 12
    INVALIDATE_READ = 13
class MemScope(enum.IntEnum):
    LANE = 0
    SUBGROUP = 1
    WORKGROUP = 2
    CLUSTER = 3
    DEVICE = 4
    SYSTEM = 5
class StoreCacheControl(enum.IntEnum):
    USE_DEFAULT = 0
    L1UC_L2UC_L3UC = 1
    L1UC_L2UC_L3WB = 2
    L1UC_L2WB_L3UC = 3
    L1UC_L2WB_L3WB = 4
    L1WT_L2UC_L3UC = 5
    L1WT_L2UC_L3WB = 6
    L1WT_L2WB_L3UC = 7
    L1WT_L2WB_L3WB = 8
    L1S_L2UC_L3UC = 9
    L1S_L2UC_L3WB = 10
    L1S_L2WB_L3UC = 11
    L1S_L2WB_L3WB = 12
    L1WB_L2UC_L3UC = 13
    L1WB_L2WB_L3UC = 14
    L1WB_L2UC_L3WB = 15
class TruncfDstElemTypes(enum.IntEnum):
    BF8 = 18
    F8 = 19
    E2M1 = 17
class TruncfSrcElemTypes(enum.IntEnum):
    F16 = 9
    BF16 = 8
class AddrSpaceAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> AddrSpaceAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class ExtfDstElemTypeAttr(DialectAttr):
    @classmethod
    def get(cls, etype: int | str, context: Context | None = ...) -> ExtfDstElemTypeAttr: ...  # type: ignore[override,unused-ignore]
    etype: str
class ExtfSrcElemTypeAttr(DialectAttr):
    @classmethod
    def get(cls, etype: int | str, context: Context | None = ...) -> ExtfSrcElemTypeAttr: ...  # type: ignore[override,unused-ignore]
    etype: str
class LoadCacheControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> LoadCacheControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class MMAShapeAttr(DialectAttr):
    @classmethod
    def get(cls, m: int, n: int, k: int, context: Context | None = ...) -> MMAShapeAttr: ...  # type: ignore[override,unused-ignore]
    m: int
    n: int
    k: int
class MMATypesAttr(DialectAttr):
    @classmethod
    def get(cls, d: int | str, a: int | str, b: int | str, c: int | str | None = ..., context: Context | None = ...) -> MMATypesAttr: ...  # type: ignore[override,unused-ignore]
    d: str
    a: str
    b: str
    c: str
class MemScopeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> MemScopeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class StoreCacheControlAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> StoreCacheControlAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TruncfDstElemTypeAttr(DialectAttr):
    @classmethod
    def get(cls, etype: int | str, context: Context | None = ...) -> TruncfDstElemTypeAttr: ...  # type: ignore[override,unused-ignore]
    etype: str
class TruncfSrcElemTypeAttr(DialectAttr):
    @classmethod
    def get(cls, etype: int | str, context: Context | None = ...) -> TruncfSrcElemTypeAttr: ...  # type: ignore[override,unused-ignore]
    etype: str
class XeVMTargetAttr(DialectAttr):
    @classmethod
    def get(cls, o: int | None = ..., triple: str | None = ..., chip: str | None = ..., flags: Plain | None = ..., link_files: Plain | None = ..., context: Context | None = ...) -> XeVMTargetAttr: ...  # type: ignore[override,unused-ignore]
    o: int
    triple: str
    chip: str
    flags: Any
    link_files: Any
