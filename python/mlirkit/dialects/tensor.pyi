# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _tensor_ops_gen as _gen
from ..ir import ArrayAttr
from ._typing import *
from ._tensor_ops_gen import BitcastOp as BitcastOp
from ._tensor_ops_gen import BitcastOpAdaptor as BitcastOpAdaptor
from ._tensor_ops_gen import CastOp as CastOp
from ._tensor_ops_gen import CastOpAdaptor as CastOpAdaptor
from ._tensor_ops_gen import CollapseShapeOp as CollapseShapeOp
from ._tensor_ops_gen import CollapseShapeOpAdaptor as CollapseShapeOpAdaptor
from ._tensor_ops_gen import ConcatOp as ConcatOp
from ._tensor_ops_gen import ConcatOpAdaptor as ConcatOpAdaptor
from ._tensor_ops_gen import DimOp as DimOp
from ._tensor_ops_gen import DimOpAdaptor as DimOpAdaptor
from ._tensor_ops_gen import EmptyOpAdaptor as EmptyOpAdaptor
from ._tensor_ops_gen import ExpandShapeOp as ExpandShapeOp
from ._tensor_ops_gen import ExpandShapeOpAdaptor as ExpandShapeOpAdaptor
from ._tensor_ops_gen import ExtractOp as ExtractOp
from ._tensor_ops_gen import ExtractOpAdaptor as ExtractOpAdaptor
from ._tensor_ops_gen import ExtractSliceOp as ExtractSliceOp
from ._tensor_ops_gen import ExtractSliceOpAdaptor as ExtractSliceOpAdaptor
from ._tensor_ops_gen import FromElementsOp as FromElementsOp
from ._tensor_ops_gen import FromElementsOpAdaptor as FromElementsOpAdaptor
from ._tensor_ops_gen import GatherOp as GatherOp
from ._tensor_ops_gen import GatherOpAdaptor as GatherOpAdaptor
from ._tensor_ops_gen import GenerateOp as GenerateOp
from ._tensor_ops_gen import GenerateOpAdaptor as GenerateOpAdaptor
from ._tensor_ops_gen import InsertOp as InsertOp
from ._tensor_ops_gen import InsertOpAdaptor as InsertOpAdaptor
from ._tensor_ops_gen import InsertSliceOp as InsertSliceOp
from ._tensor_ops_gen import InsertSliceOpAdaptor as InsertSliceOpAdaptor
from ._tensor_ops_gen import PackOp as PackOp
from ._tensor_ops_gen import PackOpAdaptor as PackOpAdaptor
from ._tensor_ops_gen import PadOp as PadOp
from ._tensor_ops_gen import PadOpAdaptor as PadOpAdaptor
from ._tensor_ops_gen import ParallelInsertSliceOp as ParallelInsertSliceOp
from ._tensor_ops_gen import ParallelInsertSliceOpAdaptor as ParallelInsertSliceOpAdaptor
from ._tensor_ops_gen import RankOp as RankOp
from ._tensor_ops_gen import RankOpAdaptor as RankOpAdaptor
from ._tensor_ops_gen import ReshapeOp as ReshapeOp
from ._tensor_ops_gen import ReshapeOpAdaptor as ReshapeOpAdaptor
from ._tensor_ops_gen import ScatterOp as ScatterOp
from ._tensor_ops_gen import ScatterOpAdaptor as ScatterOpAdaptor
from ._tensor_ops_gen import SplatOp as SplatOp
from ._tensor_ops_gen import SplatOpAdaptor as SplatOpAdaptor
from ._tensor_ops_gen import UnpackOp as UnpackOp
from ._tensor_ops_gen import UnpackOpAdaptor as UnpackOpAdaptor
from ._tensor_ops_gen import YieldOp as YieldOp
from ._tensor_ops_gen import YieldOpAdaptor as YieldOpAdaptor
from ._tensor_ops_gen import _Dialect as _Dialect
from ._tensor_ops_gen import bitcast as bitcast
from ._tensor_ops_gen import cast as cast
from ._tensor_ops_gen import collapse_shape as collapse_shape
from ._tensor_ops_gen import concat as concat
from ._tensor_ops_gen import dim as dim
from ._tensor_ops_gen import expand_shape as expand_shape
from ._tensor_ops_gen import extract as extract
from ._tensor_ops_gen import extract_slice as extract_slice
from ._tensor_ops_gen import from_elements as from_elements
from ._tensor_ops_gen import gather as gather
from ._tensor_ops_gen import insert as insert
from ._tensor_ops_gen import insert_slice as insert_slice
from ._tensor_ops_gen import pack as pack
from ._tensor_ops_gen import pad as pad
from ._tensor_ops_gen import parallel_insert_slice as parallel_insert_slice
from ._tensor_ops_gen import rank as rank
from ._tensor_ops_gen import reshape as reshape
from ._tensor_ops_gen import scatter as scatter
from ._tensor_ops_gen import splat as splat
from ._tensor_ops_gen import unpack as unpack
from ._tensor_ops_gen import yield_ as yield_

def empty(sizes: Sequence[Given], element_type: Type, *, encoding: Given = ..., loc: Loc = ..., ip: Ip = ...) -> Value: ...
class EmptyOp(_gen.EmptyOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, sizes: Sequence[Given], element_type: Type, *, encoding: Given = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
def generate(*args: Any, **given: Any) -> Any: ...
