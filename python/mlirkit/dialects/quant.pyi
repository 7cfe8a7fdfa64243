# Written by stubs.py from the definitions of dialects; not edited by hand.

import enum
from typing import Any, Callable, Iterator, Sequence

from ..ir import AffineMap as _AffineMap, ArrayAttr as _ArrayAttr
from . import _quant_ops_gen as _gen
from ..ir import ArrayAttr, DialectType
from ._typing import *
from ._quant_ops_gen import DequantizeCastOp as DequantizeCastOp
from ._quant_ops_gen import DequantizeCastOpAdaptor as DequantizeCastOpAdaptor
from ._quant_ops_gen import QuantizeCastOp as QuantizeCastOp
from ._quant_ops_gen import QuantizeCastOpAdaptor as QuantizeCastOpAdaptor
from ._quant_ops_gen import StorageCastOp as StorageCastOp
from ._quant_ops_gen import StorageCastOpAdaptor as StorageCastOpAdaptor
from ._quant_ops_gen import UniformQuantizedSubChannelType as UniformQuantizedSubChannelType
from ._quant_ops_gen import _Dialect as _Dialect
from ._quant_ops_gen import dcast as dcast
from ._quant_ops_gen import qcast as qcast
from ._quant_ops_gen import scast as scast

class AnyQuantizedType(DialectType):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def expressed_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def flags(self) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def get(flags: int, storage_type: Type, expressed_type: Type, storage_type_min: int, storage_type_max: int) -> AnyQuantizedType: ...  # type: ignore[override,unused-ignore]
    def is_compatible_expressed_type(self, candidate: Type) -> bool: ...
    @property
    def is_signed(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_element_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_integral_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_max(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_min(self) -> int: ...  # type: ignore[override,unused-ignore]
class CalibratedQuantizedType(DialectType):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def expressed_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def flags(self) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def get(expressed_type: Type, min: float, max: float) -> CalibratedQuantizedType: ...  # type: ignore[override,unused-ignore]
    def is_compatible_expressed_type(self, candidate: Type) -> bool: ...
    @property
    def is_signed(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def max(self) -> float: ...  # type: ignore[override,unused-ignore]
    @property
    def min(self) -> float: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_element_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_integral_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_max(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_min(self) -> int: ...  # type: ignore[override,unused-ignore]
class QuantizedType(DialectType):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def expressed_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def flags(self) -> int: ...  # type: ignore[override,unused-ignore]
    def is_compatible_expressed_type(self, candidate: Type) -> bool: ...
    @property
    def is_signed(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_element_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_integral_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_max(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_min(self) -> int: ...  # type: ignore[override,unused-ignore]
class UniformQuantizedPerAxisType(DialectType):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def expressed_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def flags(self) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def get(flags: int, storage_type: Type, expressed_type: Type, scales: Sequence[float], zero_points: Sequence[int], quantized_dimension: int, storage_type_min: int, storage_type_max: int) -> UniformQuantizedPerAxisType: ...  # type: ignore[override,unused-ignore]
    def is_compatible_expressed_type(self, candidate: Type) -> bool: ...
    @property
    def is_fixed_point(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def is_signed(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_dimension(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_element_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def scales(self) -> list[float]: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_integral_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_max(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_min(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def zero_points(self) -> list[int]: ...  # type: ignore[override,unused-ignore]
class UniformQuantizedType(DialectType):  # type: ignore[misc,unused-ignore]
    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def expressed_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def flags(self) -> int: ...  # type: ignore[override,unused-ignore]
    @staticmethod
    def get(flags: int, storage_type: Type, expressed_type: Type, scale: float, zero_point: int, storage_type_min: int, storage_type_max: int) -> UniformQuantizedType: ...  # type: ignore[override,unused-ignore]
    def is_compatible_expressed_type(self, candidate: Type) -> bool: ...
    @property
    def is_fixed_point(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def is_signed(self) -> bool: ...  # type: ignore[override,unused-ignore]
    @classmethod
    def isinstance(cls, other: Attribute | Type) -> bool: ...  # type: ignore[override,unused-ignore]
    @property
    def quantized_element_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def scale(self) -> float: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type(self) -> Type: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_integral_width(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_max(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def storage_type_min(self) -> int: ...  # type: ignore[override,unused-ignore]
    @property
    def zero_point(self) -> int: ...  # type: ignore[override,unused-ignore]
