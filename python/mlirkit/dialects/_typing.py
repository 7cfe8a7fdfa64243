"""Argument types of builders, for the stubs of the dialects."""

from __future__ import annotations

from typing import Mapping, Optional, Sequence, Union

from ..ir import (
    AffineMap,
    Attribute,
    Block,
    BlockArgument,
    BlockArgumentList,
    Context,
    InsertionPoint,
    IntegerSet,
    Location,
    Operation,
    OpOperandList,
    OpResultList,
    OpView,
    Region,
    RegionSequence,
    Type,
    Value,
)

Val = Union[Value, Operation, OpView]
Vals = Union[Sequence[Val], OpResultList, OpOperandList, BlockArgumentList, Operation, OpView]
ValsList = Union[Sequence[Vals], Vals]
Types = Union[Sequence[Type], Type]
Blocks = Sequence[Block]
Int = Union[int, Attribute]
Float = Union[float, Attribute]
Bool = Union[bool, Attribute]
Str = Union[str, Attribute]
Sym = Union[str, Sequence[str], Attribute]
TypeLike = Union[Type, Attribute]
Ints = Union[Sequence[int], Attribute]
Floats = Union[Sequence[float], Attribute]
Bools = Union[Sequence[bool], Attribute]
Strs = Union[Sequence[str], Attribute]
Map = Union[AffineMap, Attribute]
Set = Union[IntegerSet, Attribute]
Plain = Union[Attribute, Type, AffineMap, IntegerSet, bool, int, float, str, Sequence["Plain"], Mapping[str, "Plain"]]
Given = Union[Plain, Val, Vals, Block, Region, bytes, None, Sequence["Given"], Mapping[str, "Given"]]
Mixed = Union[Sequence[Union[int, Val]], Attribute]
Loc = Optional[Location]
Ip = Optional[InsertionPoint]

__all__ = [
    "Attribute", "Block", "BlockArgument", "BlockArgumentList", "Blocks", "Bool", "Bools", "Context", "Float", "Floats", "Given", "Int", "Ints", "Ip", "Loc", "Map", "Mixed", "OpOperandList",
    "OpResultList", "Plain", "Region", "RegionSequence", "Set", "Str", "Strs", "Sym", "Type", "TypeLike", "Types", "Val",
    "Vals", "ValsList", "Value",
]  # fmt: skip
