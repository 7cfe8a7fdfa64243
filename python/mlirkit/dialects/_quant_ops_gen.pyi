# Written by stubs.py from the definitions of dialects; not edited by hand.

from typing import Any
from typing import Sequence as _Sequence

from ..ir import Dialect, OpAdaptor, OpView
from ._typing import *
from ..ir import Context, DialectAttr, DialectType

class _Dialect(Dialect): ...

class DequantizeCastOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class DequantizeCastOpAdaptor(OpAdaptor):
    input: Value
class QuantizeCastOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class QuantizeCastOpAdaptor(OpAdaptor):
    input: Value
class StorageCastOp(OpView):
    def __init__(self, result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> None: ...
    input: Value
class StorageCastOpAdaptor(OpAdaptor):
    input: Value
def dcast(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def qcast(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
def scast(result: Type, input: Val, *, loc: Loc = ..., ip: Ip = ...) -> Value: ...
class AnyQuantizedType(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> AnyQuantizedType: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    storage_type_min: int
    storage_type_max: int
class CalibratedQuantizedType(DialectType):
    @classmethod
    def get(cls, expressed_type: Type, min: float, max: float, context: Context | None = ...) -> CalibratedQuantizedType: ...  # type: ignore[override,unused-ignore]
    expressed_type: Type
    min: float
    max: float
class UniformQuantizedPerAxisType(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, scales: _Sequence[float], zero_points: _Sequence[int], quantized_dimension: int, storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> UniformQuantizedPerAxisType: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    scales: list[float]
    zero_points: list[int]
    quantized_dimension: int
    storage_type_min: int
    storage_type_max: int
class UniformQuantizedSubChannelType(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, scales: Plain, zero_points: Plain, quantized_dimensions: _Sequence[int], block_sizes: _Sequence[int], storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> UniformQuantizedSubChannelType: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    scales: Any
    zero_points: Any
    quantized_dimensions: list[int]
    block_sizes: list[int]
    storage_type_min: int
    storage_type_max: int
class UniformQuantizedType(DialectType):
    @classmethod
    def get(cls, flags: int, storage_type: Type, expressed_type: Type, scale: float, zero_point: int, storage_type_min: int, storage_type_max: int, context: Context | None = ...) -> UniformQuantizedType: ...  # type: ignore[override,unused-ignore]
    flags: int
    storage_type: Type
    expressed_type: Type
    scale: float
    zero_point: int
    storage_type_min: int
    storage_type_max: int
