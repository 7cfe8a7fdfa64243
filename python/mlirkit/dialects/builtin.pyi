# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _builtin_ops_gen as _gen
from ._typing import *
from ._builtin_ops_gen import AffineMapAttr as AffineMapAttr
from ._builtin_ops_gen import ArrayAttr as ArrayAttr
from ._builtin_ops_gen import BFloat16Type as BFloat16Type
from ._builtin_ops_gen import CallSiteLoc as CallSiteLoc
from ._builtin_ops_gen import CallSiteLocAttr as CallSiteLocAttr
from ._builtin_ops_gen import ComplexType as ComplexType
from ._builtin_ops_gen import DenseArrayAttr as DenseArrayAttr
from ._builtin_ops_gen import DenseIntOrFPElementsAttr as DenseIntOrFPElementsAttr
from ._builtin_ops_gen import DenseResourceElementsAttr as DenseResourceElementsAttr
from ._builtin_ops_gen import DenseStringElementsAttr as DenseStringElementsAttr
from ._builtin_ops_gen import DenseTypedElementsAttr as DenseTypedElementsAttr
from ._builtin_ops_gen import DictionaryAttr as DictionaryAttr
from ._builtin_ops_gen import FileLineColLoc as FileLineColLoc
from ._builtin_ops_gen import FileLineColLocAttr as FileLineColLocAttr
from ._builtin_ops_gen import FileLineColRange as FileLineColRange
from ._builtin_ops_gen import FileLineColRangeAttr as FileLineColRangeAttr
from ._builtin_ops_gen import Float128Type as Float128Type
from ._builtin_ops_gen import Float16Type as Float16Type
from ._builtin_ops_gen import Float32Type as Float32Type
from ._builtin_ops_gen import Float4E2M1FNType as Float4E2M1FNType
from ._builtin_ops_gen import Float64Type as Float64Type
from ._builtin_ops_gen import Float6E2M3FNType as Float6E2M3FNType
from ._builtin_ops_gen import Float6E3M2FNType as Float6E3M2FNType
from ._builtin_ops_gen import Float80Type as Float80Type
from ._builtin_ops_gen import Float8E3M4Type as Float8E3M4Type
from ._builtin_ops_gen import Float8E4M3B11FNUZType as Float8E4M3B11FNUZType
from ._builtin_ops_gen import Float8E4M3FNType as Float8E4M3FNType
from ._builtin_ops_gen import Float8E4M3FNUZType as Float8E4M3FNUZType
from ._builtin_ops_gen import Float8E4M3Type as Float8E4M3Type
from ._builtin_ops_gen import Float8E5M2FNUZType as Float8E5M2FNUZType
from ._builtin_ops_gen import Float8E5M2Type as Float8E5M2Type
from ._builtin_ops_gen import Float8E8M0FNUType as Float8E8M0FNUType
from ._builtin_ops_gen import FloatAttr as FloatAttr
from ._builtin_ops_gen import FloatTF32Type as FloatTF32Type
from ._builtin_ops_gen import FunctionType as FunctionType
from ._builtin_ops_gen import FusedLoc as FusedLoc
from ._builtin_ops_gen import FusedLocAttr as FusedLocAttr
from ._builtin_ops_gen import GraphType as GraphType
from ._builtin_ops_gen import IndexType as IndexType
from ._builtin_ops_gen import IntegerAttr as IntegerAttr
from ._builtin_ops_gen import IntegerSetAttr as IntegerSetAttr
from ._builtin_ops_gen import IntegerType as IntegerType
from ._builtin_ops_gen import MemRefType as MemRefType
from ._builtin_ops_gen import ModuleOpAdaptor as ModuleOpAdaptor
from ._builtin_ops_gen import NameLoc as NameLoc
from ._builtin_ops_gen import NameLocAttr as NameLocAttr
from ._builtin_ops_gen import NoneType as NoneType
from ._builtin_ops_gen import OpaqueAttr as OpaqueAttr
from ._builtin_ops_gen import OpaqueLoc as OpaqueLoc
from ._builtin_ops_gen import OpaqueLocAttr as OpaqueLocAttr
from ._builtin_ops_gen import OpaqueType as OpaqueType
from ._builtin_ops_gen import RankedTensorType as RankedTensorType
from ._builtin_ops_gen import SparseElementsAttr as SparseElementsAttr
from ._builtin_ops_gen import StridedLayoutAttr as StridedLayoutAttr
from ._builtin_ops_gen import StringAttr as StringAttr
from ._builtin_ops_gen import SymbolRefAttr as SymbolRefAttr
from ._builtin_ops_gen import TokenType as TokenType
from ._builtin_ops_gen import TupleType as TupleType
from ._builtin_ops_gen import TypeAttr as TypeAttr
from ._builtin_ops_gen import UnitAttr as UnitAttr
from ._builtin_ops_gen import UnknownLoc as UnknownLoc
from ._builtin_ops_gen import UnknownLocAttr as UnknownLocAttr
from ._builtin_ops_gen import UnrankedMemRefType as UnrankedMemRefType
from ._builtin_ops_gen import UnrankedTensorType as UnrankedTensorType
from ._builtin_ops_gen import UnrealizedConversionCastOp as UnrealizedConversionCastOp
from ._builtin_ops_gen import UnrealizedConversionCastOpAdaptor as UnrealizedConversionCastOpAdaptor
from ._builtin_ops_gen import VectorType as VectorType
from ._builtin_ops_gen import _Dialect as _Dialect
from ._builtin_ops_gen import unrealized_conversion_cast as unrealized_conversion_cast

class ModuleOp(_gen.ModuleOp):  # type: ignore[misc,unused-ignore]
    def __init__(self, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    @property
    def body(self) -> Block: ...  # type: ignore[override,unused-ignore]
def module(*args: Any, **given: Any) -> Any: ...
