# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class ModuleOp(OpView):
    def __init__(self, *, sym_name: Str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> None: ...
    sym_name: StringAttr | None
    sym_visibility: StringAttr | None
    bodyRegion: Region
class ModuleOpAdaptor(OpAdaptor):
    ...
class UnrealizedConversionCastOp(OpView):
    def __init__(self, outputs: Types, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    inputs: OpOperandList
    outputs: OpResultList
class UnrealizedConversionCastOpAdaptor(OpAdaptor):
    inputs: OpOperandList
def module(*, sym_name: Str | None = ..., sym_visibility: Str | None = ..., loc: Loc = ..., ip: Ip = ...) -> ModuleOp: ...
def unrealized_conversion_cast(outputs: Types, inputs: Vals, *, loc: Loc = ..., ip: Ip = ...) -> Value | OpResultList | UnrealizedConversionCastOp: ...
class AffineMapAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, context: Context | None = ...) -> AffineMapAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
class ArrayAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> ArrayAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class BFloat16Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> BFloat16Type: ...  # type: ignore[override,unused-ignore]
class CallSiteLoc(DialectAttr):
    @classmethod
    def get(cls, callee: Plain, caller: Plain, context: Context | None = ...) -> CallSiteLoc: ...  # type: ignore[override,unused-ignore]
    callee: Any
    caller: Any
CallSiteLocAttr = CallSiteLoc
class ComplexType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> ComplexType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class DenseArrayAttr(DialectAttr):
    @classmethod
    def get(cls, element_type: Type, size: int, raw_data: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DenseArrayAttr: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    size: int
    raw_data: list[Any]
class DenseIntOrFPElementsAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, raw_data: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DenseIntOrFPElementsAttr: ...  # type: ignore[override,unused-ignore]
    raw_data: list[Any]
class DenseResourceElementsAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, raw_handle: Plain, context: Context | None = ...) -> DenseResourceElementsAttr: ...  # type: ignore[override,unused-ignore]
    raw_handle: Any
class DenseStringElementsAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: _Sequence[str] | None = ..., context: Context | None = ...) -> DenseStringElementsAttr: ...  # type: ignore[override,unused-ignore]
    value: list[str]
class DenseTypedElementsAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, raw_data: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DenseTypedElementsAttr: ...  # type: ignore[override,unused-ignore]
    raw_data: list[Any]
class DictionaryAttr(DialectAttr):
    @classmethod
    def get(cls, value: _Sequence[Plain] | None = ..., context: Context | None = ...) -> DictionaryAttr: ...  # type: ignore[override,unused-ignore]
    value: list[Any]
class FileLineColLoc(DialectAttr):
    @classmethod
    def get(cls, filename: Plain, line: int, column: int, context: Context | None = ...) -> FileLineColLoc: ...  # type: ignore[override,unused-ignore]
    filename: str
    line: int
    column: int
FileLineColLocAttr = FileLineColLoc
class FileLineColRange(DialectAttr):
    @classmethod
    def get(cls, filename: Plain, start_line: int, start_column: int, end_line: int, end_column: int, context: Context | None = ...) -> FileLineColRange: ...  # type: ignore[override,unused-ignore]
    filename: str
    start_line: int
    start_column: int
    end_line: int
    end_column: int
FileLineColRangeAttr = FileLineColRange
class Float128Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float128Type: ...  # type: ignore[override,unused-ignore]
class Float16Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float16Type: ...  # type: ignore[override,unused-ignore]
class Float32Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float32Type: ...  # type: ignore[override,unused-ignore]
class Float4E2M1FNType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float4E2M1FNType: ...  # type: ignore[override,unused-ignore]
class Float64Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float64Type: ...  # type: ignore[override,unused-ignore]
class Float6E2M3FNType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float6E2M3FNType: ...  # type: ignore[override,unused-ignore]
class Float6E3M2FNType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float6E3M2FNType: ...  # type: ignore[override,unused-ignore]
class Float80Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float80Type: ...  # type: ignore[override,unused-ignore]
class Float8E3M4Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E3M4Type: ...  # type: ignore[override,unused-ignore]
class Float8E4M3B11FNUZType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E4M3B11FNUZType: ...  # type: ignore[override,unused-ignore]
class Float8E4M3FNType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E4M3FNType: ...  # type: ignore[override,unused-ignore]
class Float8E4M3FNUZType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E4M3FNUZType: ...  # type: ignore[override,unused-ignore]
class Float8E4M3Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E4M3Type: ...  # type: ignore[override,unused-ignore]
class Float8E5M2FNUZType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E5M2FNUZType: ...  # type: ignore[override,unused-ignore]
class Float8E5M2Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E5M2Type: ...  # type: ignore[override,unused-ignore]
class Float8E8M0FNUType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> Float8E8M0FNUType: ...  # type: ignore[override,unused-ignore]
class FloatAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: float, context: Context | None = ...) -> FloatAttr: ...  # type: ignore[override,unused-ignore]
    value: float
class FloatTF32Type(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> FloatTF32Type: ...  # type: ignore[override,unused-ignore]
class FunctionType(DialectType):
    @classmethod
    def get(cls, inputs: _Sequence[Type] | None = ..., results: _Sequence[Type] | None = ..., context: Context | None = ...) -> FunctionType: ...  # type: ignore[override,unused-ignore]
    inputs: list[Type]
    results: list[Type]
class FusedLoc(DialectAttr):
    @classmethod
    def get(cls, locations: _Sequence[Plain], metadata: Plain, context: Context | None = ...) -> FusedLoc: ...  # type: ignore[override,unused-ignore]
    locations: list[Any]
    metadata: Any
FusedLocAttr = FusedLoc
class GraphType(DialectType):
    @classmethod
    def get(cls, inputs: _Sequence[Type] | None = ..., results: _Sequence[Type] | None = ..., context: Context | None = ...) -> GraphType: ...  # type: ignore[override,unused-ignore]
    inputs: list[Type]
    results: list[Type]
class IndexType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> IndexType: ...  # type: ignore[override,unused-ignore]
class IntegerAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, value: int, context: Context | None = ...) -> IntegerAttr: ...  # type: ignore[override,unused-ignore]
    value: int
class IntegerSetAttr(DialectAttr):
    @classmethod
    def get(cls, value: Plain, context: Context | None = ...) -> IntegerSetAttr: ...  # type: ignore[override,unused-ignore]
    value: Any
class IntegerType(DialectType):
    @classmethod
    def get(cls, width: int, signedness: Plain, context: Context | None = ...) -> IntegerType: ...  # type: ignore[override,unused-ignore]
    width: int
    signedness: Any
class MemRefType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, layout: Plain, memory_space: Plain, context: Context | None = ...) -> MemRefType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    layout: Any
    memory_space: Any
class NameLoc(DialectAttr):
    @classmethod
    def get(cls, name: Plain, child_loc: Plain, context: Context | None = ...) -> NameLoc: ...  # type: ignore[override,unused-ignore]
    name: str
    child_loc: Any
NameLocAttr = NameLoc
class NoneType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> NoneType: ...  # type: ignore[override,unused-ignore]
class OpaqueAttr(DialectAttr):
    @classmethod
    def get(cls, dialect_namespace: Plain, attr_data: str, type: Type | None = ..., context: Context | None = ...) -> OpaqueAttr: ...  # type: ignore[override,unused-ignore]
    dialect_namespace: str
    attr_data: str
class OpaqueLoc(DialectAttr):
    @classmethod
    def get(cls, underlying_location: Plain, underlying_type_id: Plain, fallback_location: Plain, context: Context | None = ...) -> OpaqueLoc: ...  # type: ignore[override,unused-ignore]
    underlying_location: Any
    underlying_type_id: Any
    fallback_location: Any
OpaqueLocAttr = OpaqueLoc
class OpaqueType(DialectType):
    @classmethod
    def get(cls, dialect_namespace: Plain, type_data: str, context: Context | None = ...) -> OpaqueType: ...  # type: ignore[override,unused-ignore]
    dialect_namespace: str
    type_data: str
class RankedTensorType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, encoding: Plain, context: Context | None = ...) -> RankedTensorType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    encoding: Any
class SparseElementsAttr(DialectAttr):
    @classmethod
    def get(cls, type: Type, indices: Plain, values: Plain, context: Context | None = ...) -> SparseElementsAttr: ...  # type: ignore[override,unused-ignore]
    indices: Any
    values: Any
class StridedLayoutAttr(DialectAttr):
    @classmethod
    def get(cls, offset: int, strides: _Sequence[int] | None = ..., context: Context | None = ...) -> StridedLayoutAttr: ...  # type: ignore[override,unused-ignore]
    offset: int
    strides: list[int]
class StringAttr(DialectAttr):
    @classmethod
    def get(cls, value: str, type: Type | None = ..., context: Context | None = ...) -> StringAttr: ...  # type: ignore[override,unused-ignore]
    value: str
class SymbolRefAttr(DialectAttr):
    @classmethod
    def get(cls, root_reference: Plain, nested_references: _Sequence[Plain] | None = ..., context: Context | None = ...) -> SymbolRefAttr: ...  # type: ignore[override,unused-ignore]
    root_reference: str
    nested_references: list[Any]
class TokenType(DialectType):
    @classmethod
    def get(cls, context: Context | None = ...) -> TokenType: ...  # type: ignore[override,unused-ignore]
class TupleType(DialectType):
    @classmethod
    def get(cls, types: _Sequence[Type] | None = ..., context: Context | None = ...) -> TupleType: ...  # type: ignore[override,unused-ignore]
    types: list[Type]
class TypeAttr(DialectAttr):
    @classmethod
    def get(cls, value: Type, context: Context | None = ...) -> TypeAttr: ...  # type: ignore[override,unused-ignore]
    value: Type
class UnitAttr(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> UnitAttr: ...  # type: ignore[override,unused-ignore]
class UnknownLoc(DialectAttr):
    @classmethod
    def get(cls, context: Context | None = ...) -> UnknownLoc: ...  # type: ignore[override,unused-ignore]
UnknownLocAttr = UnknownLoc
class UnrankedMemRefType(DialectType):
    @classmethod
    def get(cls, element_type: Type, memory_space: Plain, context: Context | None = ...) -> UnrankedMemRefType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
    memory_space: Any
class UnrankedTensorType(DialectType):
    @classmethod
    def get(cls, element_type: Type, context: Context | None = ...) -> UnrankedTensorType: ...  # type: ignore[override,unused-ignore]
    element_type: Type
class VectorType(DialectType):
    @classmethod
    def get(cls, shape: _Sequence[int], element_type: Type, scalable_dims: _Sequence[bool] | None = ..., context: Context | None = ...) -> VectorType: ...  # type: ignore[override,unused-ignore]
    shape: list[int]
    element_type: Type
    scalable_dims: list[bool]
