"""The quant dialect with upstream's type classes. Other classes are generated from the definition."""

from __future__ import annotations

from typing import Any, Sequence

from ..ir import DialectType, Type
from . import _dialect, _lookup, _names

_Dialect = _dialect("quant", __name__)


def _digits(value: float) -> str:
    """Formats a float with a decimal point, as the parser requires."""
    text = repr(float(value))
    return text if "." in text or "e" not in text else text.replace("e", ".0e")


class QuantizedType(DialectType):
    """A quantized type: a storage type, and the type of the real numbers that the stored numbers represent."""

    FLAG_SIGNED = 1
    _rows: tuple[str, ...] = ()

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        data = other._data() if other._kind == "Dialect" else None
        known = bool(data and data[0].startswith("quant."))
        return known and (not cls._rows or (data or [""])[0] in cls._rows)

    @staticmethod
    def default_minimum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Returns the smallest number of a storage type."""
        return -(1 << (integral_width - 1)) if is_signed else 0

    @staticmethod
    def default_maximum_for_integer(is_signed: bool, integral_width: int) -> int:
        """Returns the largest number of a storage type."""
        return (1 << (integral_width - 1)) - 1 if is_signed else (1 << integral_width) - 1

    def _part(self, name: str) -> Any:
        data = self._data()
        return dict(zip(data[1], data[2])).get(name)

    @property
    def flags(self) -> int:
        """Flags, such as `FLAG_SIGNED`."""
        return int(self._part("flags"))

    @property
    def is_signed(self) -> bool:
        """Whether the storage type is signed."""
        return bool(self.flags & 1)

    @property
    def storage_type(self) -> Any:
        """The type of the stored numbers."""
        return self._part("storageType")

    @property
    def expressed_type(self) -> Any:
        """The type of the represented numbers."""
        return self._part("expressedType")

    @property
    def storage_type_min(self) -> int:
        """The smallest stored number."""
        return int(self._part("storageTypeMin"))

    @property
    def storage_type_max(self) -> int:
        """The largest stored number."""
        return int(self._part("storageTypeMax"))

    @property
    def storage_type_integral_width(self) -> int:
        """The width of the storage type in bits."""
        return int(self.storage_type.width)

    @property
    def quantized_element_type(self) -> Any:
        """The type itself."""
        return self

    def is_compatible_expressed_type(self, candidate: Any) -> bool:
        """Returns whether a type, or its element type, is the expressed type."""
        return bool(getattr(candidate, "element_type", candidate) == self.expressed_type)


def _storage(flags: int, type: Any, least: int, greatest: int) -> str:
    name = str(type) if flags & 1 or str(type).startswith("u") else f"u{type}"
    signed = bool(flags & 1)
    usual = (
        QuantizedType.default_minimum_for_integer(signed, type.width),
        QuantizedType.default_maximum_for_integer(signed, type.width),
    )
    return name if (least, greatest) == usual else f"{name}<{least}:{greatest}>"


class AnyQuantizedType(QuantizedType):
    """`!quant.any<i8<-8:7>:f32>`"""

    _rows = ("quant.any",)

    @staticmethod
    def get(
        flags: int, storage_type: Any, expressed_type: Any, storage_type_min: int, storage_type_max: int
    ) -> AnyQuantizedType:
        """Returns the type with these parameters."""
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        expressed = "" if expressed_type is None else f":{expressed_type}"
        return AnyQuantizedType(Type.parse(f"!quant.any<{storage}{expressed}>", storage_type.context))


class UniformQuantizedType(QuantizedType):
    """`!quant.uniform<i8:f32, 0.5:127>`"""

    _rows = ("quant.uniform",)

    @staticmethod
    def get(
        flags: int,
        storage_type: Any,
        expressed_type: Any,
        scale: float,
        zero_point: int,
        storage_type_min: int,
        storage_type_max: int,
    ) -> UniformQuantizedType:
        """Returns the type with these parameters."""
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        text = f"!quant.uniform<{storage}:{expressed_type}, {_digits(scale)}:{zero_point}>"
        return UniformQuantizedType(Type.parse(text, storage_type.context))

    @property
    def scale(self) -> float:
        """The factor by which stored numbers are multiplied to obtain represented numbers."""
        return float(self._part("scale"))

    @property
    def zero_point(self) -> int:
        """The stored number that represents zero."""
        return int(self._part("zeroPoint"))

    @property
    def is_fixed_point(self) -> bool:
        """Whether the storage type is signed and zero is stored as zero."""
        return self.is_signed and self.zero_point == 0


class UniformQuantizedPerAxisType(QuantizedType):
    """`!quant.uniform<i8:f32:1, {0.5, 0.25:120}>`"""

    _rows = ("quant.UniformQuantizedPerAxisType",)

    @staticmethod
    def get(
        flags: int,
        storage_type: Any,
        expressed_type: Any,
        scales: Sequence[float],
        zero_points: Sequence[int],
        quantized_dimension: int,
        storage_type_min: int,
        storage_type_max: int,
    ) -> UniformQuantizedPerAxisType:
        """Returns the type with these parameters."""
        storage = _storage(flags, storage_type, storage_type_min, storage_type_max)
        pairs = ", ".join(f"{_digits(scale)}:{zero}" for scale, zero in zip(scales, zero_points))
        text = f"!quant.uniform<{storage}:{expressed_type}:{quantized_dimension}, {{{pairs}}}>"
        return UniformQuantizedPerAxisType(Type.parse(text, storage_type.context))

    @property
    def scales(self) -> list[float]:
        """The scale of each slice."""
        return [float(one) for one in self._part("scales")]

    @property
    def zero_points(self) -> list[int]:
        """The zero point of each slice."""
        return [int(one) for one in self._part("zeroPoints")]

    @property
    def quantized_dimension(self) -> int:
        """The dimension whose slices have separate scales."""
        return int(self._part("quantizedDimension"))

    @property
    def is_fixed_point(self) -> bool:
        """Whether the storage type is signed and zero is stored as zero."""
        return self.is_signed and not any(self.zero_points)


class CalibratedQuantizedType(QuantizedType):
    """`!quant.calibrated<f32<-0.5:1.5>>`"""

    _rows = ("quant.calibrated",)

    @staticmethod
    def get(expressed_type: Any, min: float, max: float) -> CalibratedQuantizedType:  # noqa: A002
        """Returns the type with these parameters."""
        text = f"!quant.calibrated<{expressed_type}<{_digits(min)}:{_digits(max)}>>"
        return CalibratedQuantizedType(Type.parse(text, expressed_type.context))

    @property
    def min(self) -> float:
        """The smallest observed number."""
        return float(self._part("min"))

    @property
    def max(self) -> float:
        """The largest observed number."""
        return float(self._part("max"))


def __getattr__(name: str) -> Any:
    return _lookup("quant", __name__, name)


def __dir__() -> list[str]:
    return _names("quant", __name__)
