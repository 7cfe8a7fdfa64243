# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _sparse_tensor_ops_gen as _gen
from ..ir import ArrayAttr, DialectAttr
from ._typing import *
from ._sparse_tensor_ops_gen import AssembleOp as AssembleOp
from ._sparse_tensor_ops_gen import AssembleOpAdaptor as AssembleOpAdaptor
from ._sparse_tensor_ops_gen import BinaryOp as BinaryOp
from ._sparse_tensor_ops_gen import BinaryOpAdaptor as BinaryOpAdaptor
from ._sparse_tensor_ops_gen import CoIterateOp as CoIterateOp
from ._sparse_tensor_ops_gen import CoIterateOpAdaptor as CoIterateOpAdaptor
from ._sparse_tensor_ops_gen import CompressOp as CompressOp
from ._sparse_tensor_ops_gen import CompressOpAdaptor as CompressOpAdaptor
from ._sparse_tensor_ops_gen import ConcatenateOp as ConcatenateOp
from ._sparse_tensor_ops_gen import ConcatenateOpAdaptor as ConcatenateOpAdaptor
from ._sparse_tensor_ops_gen import ConvertOp as ConvertOp
from ._sparse_tensor_ops_gen import ConvertOpAdaptor as ConvertOpAdaptor
from ._sparse_tensor_ops_gen import CrdTransDirectionKind as CrdTransDirectionKind
from ._sparse_tensor_ops_gen import CrdTransDirectionKindAttr as CrdTransDirectionKindAttr
from ._sparse_tensor_ops_gen import CrdTranslateOp as CrdTranslateOp
from ._sparse_tensor_ops_gen import CrdTranslateOpAdaptor as CrdTranslateOpAdaptor
from ._sparse_tensor_ops_gen import DisassembleOp as DisassembleOp
from ._sparse_tensor_ops_gen import DisassembleOpAdaptor as DisassembleOpAdaptor
from ._sparse_tensor_ops_gen import ExpandOp as ExpandOp
from ._sparse_tensor_ops_gen import ExpandOpAdaptor as ExpandOpAdaptor
from ._sparse_tensor_ops_gen import ExtractIterSpaceOp as ExtractIterSpaceOp
from ._sparse_tensor_ops_gen import ExtractIterSpaceOpAdaptor as ExtractIterSpaceOpAdaptor
from ._sparse_tensor_ops_gen import ExtractValOp as ExtractValOp
from ._sparse_tensor_ops_gen import ExtractValOpAdaptor as ExtractValOpAdaptor
from ._sparse_tensor_ops_gen import ForeachOp as ForeachOp
from ._sparse_tensor_ops_gen import ForeachOpAdaptor as ForeachOpAdaptor
from ._sparse_tensor_ops_gen import GetStorageSpecifierOp as GetStorageSpecifierOp
from ._sparse_tensor_ops_gen import GetStorageSpecifierOpAdaptor as GetStorageSpecifierOpAdaptor
from ._sparse_tensor_ops_gen import HasRuntimeLibraryOp as HasRuntimeLibraryOp
from ._sparse_tensor_ops_gen import HasRuntimeLibraryOpAdaptor as HasRuntimeLibraryOpAdaptor
from ._sparse_tensor_ops_gen import IndicesBufferOp as IndicesBufferOp
from ._sparse_tensor_ops_gen import IndicesBufferOpAdaptor as IndicesBufferOpAdaptor
from ._sparse_tensor_ops_gen import IndicesOp as IndicesOp
from ._sparse_tensor_ops_gen import IndicesOpAdaptor as IndicesOpAdaptor
from ._sparse_tensor_ops_gen import InsertOp as InsertOp
from ._sparse_tensor_ops_gen import InsertOpAdaptor as InsertOpAdaptor
from ._sparse_tensor_ops_gen import IterSpaceType as IterSpaceType
from ._sparse_tensor_ops_gen import IterateOp as IterateOp
from ._sparse_tensor_ops_gen import IterateOpAdaptor as IterateOpAdaptor
from ._sparse_tensor_ops_gen import IteratorType as IteratorType
from ._sparse_tensor_ops_gen import LoadOp as LoadOp
from ._sparse_tensor_ops_gen import LoadOpAdaptor as LoadOpAdaptor
from ._sparse_tensor_ops_gen import LvlOp as LvlOp
from ._sparse_tensor_ops_gen import LvlOpAdaptor as LvlOpAdaptor
from ._sparse_tensor_ops_gen import NewOp as NewOp
from ._sparse_tensor_ops_gen import NewOpAdaptor as NewOpAdaptor
from ._sparse_tensor_ops_gen import NumberOfEntriesOp as NumberOfEntriesOp
from ._sparse_tensor_ops_gen import NumberOfEntriesOpAdaptor as NumberOfEntriesOpAdaptor
from ._sparse_tensor_ops_gen import OutOp as OutOp
from ._sparse_tensor_ops_gen import OutOpAdaptor as OutOpAdaptor
from ._sparse_tensor_ops_gen import PointersOp as PointersOp
from ._sparse_tensor_ops_gen import PointersOpAdaptor as PointersOpAdaptor
from ._sparse_tensor_ops_gen import PrintOp as PrintOp
from ._sparse_tensor_ops_gen import PrintOpAdaptor as PrintOpAdaptor
from ._sparse_tensor_ops_gen import PushBackOp as PushBackOp
from ._sparse_tensor_ops_gen import PushBackOpAdaptor as PushBackOpAdaptor
from ._sparse_tensor_ops_gen import ReduceOp as ReduceOp
from ._sparse_tensor_ops_gen import ReduceOpAdaptor as ReduceOpAdaptor
from ._sparse_tensor_ops_gen import ReinterpretMapOp as ReinterpretMapOp
from ._sparse_tensor_ops_gen import ReinterpretMapOpAdaptor as ReinterpretMapOpAdaptor
from ._sparse_tensor_ops_gen import ReorderCOOOp as ReorderCOOOp
from ._sparse_tensor_ops_gen import ReorderCOOOpAdaptor as ReorderCOOOpAdaptor
from ._sparse_tensor_ops_gen import SelectOp as SelectOp
from ._sparse_tensor_ops_gen import SelectOpAdaptor as SelectOpAdaptor
from ._sparse_tensor_ops_gen import SetStorageSpecifierOp as SetStorageSpecifierOp
from ._sparse_tensor_ops_gen import SetStorageSpecifierOpAdaptor as SetStorageSpecifierOpAdaptor
from ._sparse_tensor_ops_gen import SortCooOp as SortCooOp
from ._sparse_tensor_ops_gen import SortCooOpAdaptor as SortCooOpAdaptor
from ._sparse_tensor_ops_gen import SortOp as SortOp
from ._sparse_tensor_ops_gen import SortOpAdaptor as SortOpAdaptor
from ._sparse_tensor_ops_gen import SparseTensorDimSliceAttr as SparseTensorDimSliceAttr
from ._sparse_tensor_ops_gen import SparseTensorEncodingAttr as SparseTensorEncodingAttr
from ._sparse_tensor_ops_gen import SparseTensorSortKind as SparseTensorSortKind
from ._sparse_tensor_ops_gen import SparseTensorSortKindAttr as SparseTensorSortKindAttr
from ._sparse_tensor_ops_gen import StorageSpecifierInitOp as StorageSpecifierInitOp
from ._sparse_tensor_ops_gen import StorageSpecifierInitOpAdaptor as StorageSpecifierInitOpAdaptor
from ._sparse_tensor_ops_gen import StorageSpecifierKind as StorageSpecifierKind
from ._sparse_tensor_ops_gen import StorageSpecifierKindAttr as StorageSpecifierKindAttr
from ._sparse_tensor_ops_gen import StorageSpecifierType as StorageSpecifierType
from ._sparse_tensor_ops_gen import ToCoordinatesBufferOp as ToCoordinatesBufferOp
from ._sparse_tensor_ops_gen import ToCoordinatesBufferOpAdaptor as ToCoordinatesBufferOpAdaptor
from ._sparse_tensor_ops_gen import ToCoordinatesOp as ToCoordinatesOp
from ._sparse_tensor_ops_gen import ToCoordinatesOpAdaptor as ToCoordinatesOpAdaptor
from ._sparse_tensor_ops_gen import ToPositionsOp as ToPositionsOp
from ._sparse_tensor_ops_gen import ToPositionsOpAdaptor as ToPositionsOpAdaptor
from ._sparse_tensor_ops_gen import ToSliceOffsetOp as ToSliceOffsetOp
from ._sparse_tensor_ops_gen import ToSliceOffsetOpAdaptor as ToSliceOffsetOpAdaptor
from ._sparse_tensor_ops_gen import ToSliceStrideOp as ToSliceStrideOp
from ._sparse_tensor_ops_gen import ToSliceStrideOpAdaptor as ToSliceStrideOpAdaptor
from ._sparse_tensor_ops_gen import ToValuesOp as ToValuesOp
from ._sparse_tensor_ops_gen import ToValuesOpAdaptor as ToValuesOpAdaptor
from ._sparse_tensor_ops_gen import UnaryOp as UnaryOp
from ._sparse_tensor_ops_gen import UnaryOpAdaptor as UnaryOpAdaptor
from ._sparse_tensor_ops_gen import YieldOp as YieldOp
from ._sparse_tensor_ops_gen import YieldOpAdaptor as YieldOpAdaptor
from ._sparse_tensor_ops_gen import _Dialect as _Dialect
from ._sparse_tensor_ops_gen import assemble as assemble
from ._sparse_tensor_ops_gen import binary as binary
from ._sparse_tensor_ops_gen import coiterate as coiterate
from ._sparse_tensor_ops_gen import compress as compress
from ._sparse_tensor_ops_gen import concatenate as concatenate
from ._sparse_tensor_ops_gen import convert as convert
from ._sparse_tensor_ops_gen import coordinates as coordinates
from ._sparse_tensor_ops_gen import coordinates_buffer as coordinates_buffer
from ._sparse_tensor_ops_gen import crd_translate as crd_translate
from ._sparse_tensor_ops_gen import disassemble as disassemble
from ._sparse_tensor_ops_gen import expand as expand
from ._sparse_tensor_ops_gen import extract_iteration_space as extract_iteration_space
from ._sparse_tensor_ops_gen import extract_value as extract_value
from ._sparse_tensor_ops_gen import foreach as foreach
from ._sparse_tensor_ops_gen import has_runtime_library as has_runtime_library
from ._sparse_tensor_ops_gen import indices as indices
from ._sparse_tensor_ops_gen import indices_buffer as indices_buffer
from ._sparse_tensor_ops_gen import insert as insert
from ._sparse_tensor_ops_gen import iterate as iterate
from ._sparse_tensor_ops_gen import load as load
from ._sparse_tensor_ops_gen import lvl as lvl
from ._sparse_tensor_ops_gen import new as new
from ._sparse_tensor_ops_gen import number_of_entries as number_of_entries
from ._sparse_tensor_ops_gen import out as out
from ._sparse_tensor_ops_gen import pointers as pointers
from ._sparse_tensor_ops_gen import positions as positions
from ._sparse_tensor_ops_gen import print_ as print_
from ._sparse_tensor_ops_gen import push_back as push_back
from ._sparse_tensor_ops_gen import reduce as reduce
from ._sparse_tensor_ops_gen import reinterpret_map as reinterpret_map
from ._sparse_tensor_ops_gen import reorder_coo as reorder_coo
from ._sparse_tensor_ops_gen import select as select
from ._sparse_tensor_ops_gen import slice_offset as slice_offset
from ._sparse_tensor_ops_gen import slice_stride as slice_stride
from ._sparse_tensor_ops_gen import sort as sort
from ._sparse_tensor_ops_gen import sort_coo as sort_coo
from ._sparse_tensor_ops_gen import storage_specifier_get as storage_specifier_get
from ._sparse_tensor_ops_gen import storage_specifier_init as storage_specifier_init
from ._sparse_tensor_ops_gen import storage_specifier_set as storage_specifier_set
from ._sparse_tensor_ops_gen import unary as unary
from ._sparse_tensor_ops_gen import values as values
from ._sparse_tensor_ops_gen import yield_ as yield_

class EncodingAttr(DialectAttr):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def build_level_type(lvl_fmt: LevelFormat, properties: Sequence[LevelProperty] = ..., n: int = ..., m: int = ...) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def crd_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def dim_to_lvl(self) -> _AffineMap: ...  # type: ignore[override,unused-ignore]
    @property
    def explicit_val(self) -> Attribute | None: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def get(lvl_types: Sequence[int], dim_to_lvl: _AffineMap | None, lvl_to_dim: _AffineMap | None, pos_width: int, crd_width: int, explicit_val: Given = ..., implicit_val: Given = ..., context: Context | None = ...) -> EncodingAttr: ...  # type: ignore[override,unused-ignore]
    @property
    def implicit_val(self) -> Attribute | None: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def lvl_formats_enum(self) -> list[LevelFormat]: ...  # type: ignore[override,unused-ignore]
    @property
    def lvl_to_dim(self) -> _AffineMap | None: ...  # type: ignore[override,unused-ignore]
    @property
    def lvl_types(self) -> list[int]: ...  # type: ignore[override,unused-ignore]
    @property
    def pos_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def structured_m(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def structured_n(self) -> int: ...  # type: ignore[override,unused-ignore]
class LevelFormat(enum.IntFlag):
    dense = 65536
    compressed = 262144
    singleton = 524288
    loose_compressed = 1048576
    n_out_of_m = 2097152
class LevelProperty(enum.Enum):
    non_unique = 1
    non_ordered = 2
    soa = 4
