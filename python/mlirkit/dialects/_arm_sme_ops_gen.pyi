# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ..ir import IntegerAttr
from ..ir import Context, DialectAttr, DialectType
from ._typing import *

class _Dialect(Dialect): ...

class CopyTileOp(OpView):
    def __init__(self, tile: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile: Value
class CopyTileOpAdaptor(OpAdaptor):
    tile: Value
class ExtractTileSliceOp(OpView):
    def __init__(self, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile: Value
    tile_slice_index: Value
    layout: Attribute
class ExtractTileSliceOpAdaptor(OpAdaptor):
    tile: Value
    tile_slice_index: Value
class FMopa2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class FMopa2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class FMops2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class FMops2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class GetTileOp(OpView):
    def __init__(self, tile: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile: Value
class GetTileOpAdaptor(OpAdaptor):
    ...
class InsertTileSliceOp(OpView):
    def __init__(self, vector: Val, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    tile: Value
    tile_slice_index: Value
    layout: Attribute
class InsertTileSliceOpAdaptor(OpAdaptor):
    vector: Value
    tile: Value
    tile_slice_index: Value
class IntrCntsbOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class IntrCntsbOpAdaptor(OpAdaptor):
    ...
class IntrCntshOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class IntrCntshOpAdaptor(OpAdaptor):
    ...
class IntrCntswOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class IntrCntswOpAdaptor(OpAdaptor):
    ...
class LoadTileSliceOp(OpView):
    def __init__(self, base: Val, mask: Val, tile: Val, indices: Vals, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    mask: Value
    tile: Value
    indices: OpOperandList
    tile_slice_index: Value
    layout: Attribute
class LoadTileSliceOpAdaptor(OpAdaptor):
    base: Value
    mask: Value
    tile: Value
    indices: OpOperandList
    tile_slice_index: Value
class MoveTileSliceToVectorOp(OpView):
    def __init__(self, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile: Value
    tile_slice_index: Value
    layout: Attribute
class MoveTileSliceToVectorOpAdaptor(OpAdaptor):
    tile: Value
    tile_slice_index: Value
class MoveVectorToTileSliceOp(OpView):
    def __init__(self, vector: Val, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    tile: Value
    tile_slice_index: Value
    layout: Attribute
class MoveVectorToTileSliceOpAdaptor(OpAdaptor):
    vector: Value
    tile: Value
    tile_slice_index: Value
class OuterProductOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
    kind: Attribute
class OuterProductOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMopa2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMopa2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMopa4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMopa4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMops2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMops2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMops4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SMops4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class StoreTileSliceOp(OpView):
    def __init__(self, tile: Val, tile_slice_index: Val, mask: Val, base: Val, indices: Vals, *, layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile: Value
    tile_slice_index: Value
    mask: Value
    base: Value
    indices: OpOperandList
    layout: Attribute
class StoreTileSliceOpAdaptor(OpAdaptor):
    tile: Value
    tile_slice_index: Value
    mask: Value
    base: Value
    indices: OpOperandList
class StreamingVLOp(OpView):
    def __init__(self, type_size: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    type_size: Attribute
class StreamingVLOpAdaptor(OpAdaptor):
    ...
class SuMopa4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SuMopa4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SuMops4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class SuMops4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class TileLoadOp(OpView):
    def __init__(self, result: Type, base: Val, indices: Vals, *, padding: Val | None = ..., mask: Val | None = ..., layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    base: Value
    indices: OpOperandList
    padding: Value | None
    mask: Value | None
    layout: Attribute
class TileLoadOpAdaptor(OpAdaptor):
    base: Value
    indices: OpOperandList
    padding: Value | None
    mask: Value | None
class TileStoreOp(OpView):
    def __init__(self, valueToStore: Val, base: Val, indices: Vals, *, mask: Val | None = ..., layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    valueToStore: Value
    base: Value
    indices: OpOperandList
    mask: Value | None
    layout: Attribute
class TileStoreOpAdaptor(OpAdaptor):
    valueToStore: Value
    base: Value
    indices: OpOperandList
    mask: Value | None
class UMopa2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMopa2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMopa4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMopa4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMops2WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMops2WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMops4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UMops4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UsMopa4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UsMopa4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UsMops4WayOp(OpView):
    def __init__(self, result: Type, lhs: Val, rhs: Val, *, lhsMask: Val | None = ..., rhsMask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class UsMops4WayOpAdaptor(OpAdaptor):
    lhs: Value
    rhs: Value
    lhsMask: Value | None
    rhsMask: Value | None
    acc: Value | None
class ZeroOp(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class ZeroOpAdaptor(OpAdaptor):
    ...
class aarch64_sme_cntsd(OpView):
    def __init__(self, res: Type, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    res: Value
class aarch64_sme_cntsdAdaptor(OpAdaptor):
    ...
class aarch64_sme_ld1b_horiz(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1b_horizAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1b_vert(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1b_vertAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1d_horiz(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1d_horizAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1d_vert(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1d_vertAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1h_horiz(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1h_horizAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1h_vert(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1h_vertAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1q_horiz(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1q_horizAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1q_vert(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1q_vertAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1w_horiz(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1w_horizAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_ld1w_vert(OpView):
    def __init__(self, predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    load_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_ld1w_vertAdaptor(OpAdaptor):
    predicate: Value
    load_address: Value
    tile_slice_index: Value
class aarch64_sme_mopa(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_mopaAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_mopa_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_mopa_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_mops(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_mopsAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_mops_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_mops_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_read_horiz(OpView):
    def __init__(self, res: Type, vector: Val, predicate: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    predicate: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
    res: Value
class aarch64_sme_read_horizAdaptor(OpAdaptor):
    vector: Value
    predicate: Value
    tile_slice_index: Value
class aarch64_sme_read_vert(OpView):
    def __init__(self, res: Type, vector: Val, predicate: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    vector: Value
    predicate: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
    res: Value
class aarch64_sme_read_vertAdaptor(OpAdaptor):
    vector: Value
    predicate: Value
    tile_slice_index: Value
class aarch64_sme_smopa_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_smopa_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_smopa_za32(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_smopa_za32Adaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_smops_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_smops_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_smops_za32(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_smops_za32Adaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_st1b_horiz(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1b_horizAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1b_vert(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1b_vertAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1d_horiz(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1d_horizAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1d_vert(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1d_vertAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1h_horiz(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1h_horizAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1h_vert(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1h_vertAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1q_horiz(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1q_horizAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1q_vert(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1q_vertAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1w_horiz(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1w_horizAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_st1w_vert(OpView):
    def __init__(self, predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    predicate: Value
    store_address: Value
    tile_slice_index: Value
    tile_id: IntegerAttr
class aarch64_sme_st1w_vertAdaptor(OpAdaptor):
    predicate: Value
    store_address: Value
    tile_slice_index: Value
class aarch64_sme_str(OpView):
    def __init__(self, index: Val, store_address: Val, offset: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    index: Value
    store_address: Value
    offset: Value
class aarch64_sme_strAdaptor(OpAdaptor):
    index: Value
    store_address: Value
    offset: Value
class aarch64_sme_sumopa_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_sumopa_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_sumops_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_sumops_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_umopa_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_umopa_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_umopa_za32(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_umopa_za32Adaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_umops_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_umops_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_umops_za32(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_umops_za32Adaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_usmopa_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_usmopa_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_usmops_wide(OpView):
    def __init__(self, tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
    tile_id: IntegerAttr
class aarch64_sme_usmops_wideAdaptor(OpAdaptor):
    lhs_predicate: Value
    rhs_predicate: Value
    lhs_vector: Value
    rhs_vector: Value
class aarch64_sme_write_horiz(OpView):
    def __init__(self, tile_id: Int, tile_slice_index: Val, predicate: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile_slice_index: Value
    predicate: Value
    vector: Value
    tile_id: IntegerAttr
class aarch64_sme_write_horizAdaptor(OpAdaptor):
    tile_slice_index: Value
    predicate: Value
    vector: Value
class aarch64_sme_write_vert(OpView):
    def __init__(self, tile_id: Int, tile_slice_index: Val, predicate: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile_slice_index: Value
    predicate: Value
    vector: Value
    tile_id: IntegerAttr
class aarch64_sme_write_vertAdaptor(OpAdaptor):
    tile_slice_index: Value
    predicate: Value
    vector: Value
class aarch64_sme_zero(OpView):
    def __init__(self, tile_mask: Int, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    tile_mask: IntegerAttr
class aarch64_sme_zeroAdaptor(OpAdaptor):
    ...
def copy_tile(tile: Val, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def extract_tile_slice(tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fmopa_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def fmops_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def get_tile(tile: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def insert_tile_slice(vector: Val, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cntsb(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cntsd(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cntsh(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_cntsw(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_ld1b_horiz(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1b_horiz: ...
def intr_ld1b_vert(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1b_vert: ...
def intr_ld1d_horiz(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1d_horiz: ...
def intr_ld1d_vert(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1d_vert: ...
def intr_ld1h_horiz(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1h_horiz: ...
def intr_ld1h_vert(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1h_vert: ...
def intr_ld1q_horiz(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1q_horiz: ...
def intr_ld1q_vert(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1q_vert: ...
def intr_ld1w_horiz(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1w_horiz: ...
def intr_ld1w_vert(predicate: Val, load_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_ld1w_vert: ...
def intr_mopa(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_mopa: ...
def intr_mopa_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_mopa_wide: ...
def intr_mops(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_mops: ...
def intr_mops_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_mops_wide: ...
def intr_read_horiz(res: Type, vector: Val, predicate: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_read_vert(res: Type, vector: Val, predicate: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def intr_smopa_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_smopa_wide: ...
def intr_smopa_za32(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_smopa_za32: ...
def intr_smops_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_smops_wide: ...
def intr_smops_za32(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_smops_za32: ...
def intr_st1b_horiz(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1b_horiz: ...
def intr_st1b_vert(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1b_vert: ...
def intr_st1d_horiz(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1d_horiz: ...
def intr_st1d_vert(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1d_vert: ...
def intr_st1h_horiz(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1h_horiz: ...
def intr_st1h_vert(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1h_vert: ...
def intr_st1q_horiz(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1q_horiz: ...
def intr_st1q_vert(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1q_vert: ...
def intr_st1w_horiz(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1w_horiz: ...
def intr_st1w_vert(predicate: Val, store_address: Val, tile_id: Int, tile_slice_index: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_st1w_vert: ...
def intr_str(index: Val, store_address: Val, offset: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_str: ...
def intr_sumopa_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_sumopa_wide: ...
def intr_sumops_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_sumops_wide: ...
def intr_umopa_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_umopa_wide: ...
def intr_umopa_za32(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_umopa_za32: ...
def intr_umops_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_umops_wide: ...
def intr_umops_za32(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_umops_za32: ...
def intr_usmopa_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_usmopa_wide: ...
def intr_usmops_wide(tile_id: Int, lhs_predicate: Val, rhs_predicate: Val, lhs_vector: Val, rhs_vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_usmops_wide: ...
def intr_write_horiz(tile_id: Int, tile_slice_index: Val, predicate: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_write_horiz: ...
def intr_write_vert(tile_id: Int, tile_slice_index: Val, predicate: Val, vector: Val, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_write_vert: ...
def intr_zero(tile_mask: Int, *, loc: Loc = ..., ip: Ip = ...) -> aarch64_sme_zero: ...
def load_tile_slice(base: Val, mask: Val, tile: Val, indices: Vals, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def move_tile_slice_to_vector(tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def move_vector_to_tile_slice(vector: Val, tile: Val, tile_slice_index: Val, *, layout: Int | str | None = ..., results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def outerproduct(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., kind: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smopa_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smopa_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smops_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def smops_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def store_tile_slice(tile: Val, tile_slice_index: Val, mask: Val, base: Val, indices: Vals, *, layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> StoreTileSliceOp: ...
def streaming_vl(type_size: Int | str, *, results: Types | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sumopa_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def sumops_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tile_load(result: Type, base: Val, indices: Vals, *, padding: Val | None = ..., mask: Val | None = ..., layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def tile_store(value_to_store: Val, base: Val, indices: Vals, *, mask: Val | None = ..., layout: Int | str | None = ..., loc: Loc = ..., ip: Ip = ...) -> TileStoreOp: ...
def umopa_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def umopa_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def umops_2way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def umops_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def usmopa_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def usmops_4way(result: Type, lhs: Val, rhs: Val, *, lhs_mask: Val | None = ..., rhs_mask: Val | None = ..., acc: Val | None = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
def zero(res: Type, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class ArmSMETileType(enum.IntEnum):
    ZAB = 0
    ZAH = 1
    ZAS = 2
    ZAD = 3
    ZAQ = 4
class CombiningKind(enum.IntEnum):
    Add = 0
    Sub = 1
class TileSliceLayout(enum.IntEnum):
    Horizontal = 0
    Vertical = 1
class TypeSize(enum.IntEnum):
    Byte = 0
    Half = 1
    Word = 2
    Double = 3
class CombiningKindAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> CombiningKindAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TileSliceLayoutAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TileSliceLayoutAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class TypeSizeAttr(DialectAttr):
    @classmethod
    def get(cls, value: int | str, context: Context | None = ...) -> TypeSizeAttr: ...  # type: ignore[override,unused-ignore]
    value: str
