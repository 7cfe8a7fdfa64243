"""The stablehlo dialect, with the attributes and functions that `stablehlo`'s own package has; classes of operations are made of its definition."""

from __future__ import annotations

from typing import Any, Sequence

from .. import stablehlo as _artifacts
from ..ir import Attribute, Context, DialectAttr, Module
from . import _dialect, _lookup

_Dialect = _dialect("stablehlo", __name__)


def register_dialect(context: Context | None = None, load: bool = True) -> None:
    """Every dialect is known to every context already."""


def get_current_version() -> str:
    return _artifacts.current_version()


def get_minimum_version() -> str:
    return _artifacts.minimum_version()


def get_smaller_version(version1: str, version2: str) -> str:
    """The older one of two versions."""
    return min(version1, version2, key=lambda version: [int(part) for part in version.split(".")])


def serialize_portable_artifact(module: Any, target: str, allow_other_dialects: bool = False) -> bytes:
    return _artifacts.serialize(module, target, keep_other_dialects=allow_other_dialects)


def serialize_portable_artifact_str(module_str: str | bytes, target_version: str) -> bytes:
    with Context() as context:
        return _artifacts.serialize(Module.parse(module_str, context), target_version)


def deserialize_portable_artifact(context: Context, artifact: bytes) -> Module:
    return _artifacts.deserialize(artifact, context)


def deserialize_portable_artifact_str(artifact: bytes) -> bytes:
    """The module of an artifact as bytecode."""
    with Context() as context:
        return bytes(_artifacts.deserialize(artifact, context).operation._bytecode())


class _Attr(DialectAttr):
    """An attribute of a row."""

    _mnemonic = ""

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        return bool(other._kind == "Dialect" and other._data()[0] == f"stablehlo.{cls._mnemonic}")


class _Case(_Attr):
    """An attribute that is one of several words."""

    @classmethod
    def get(cls, value: str, context: Context | None = None) -> Any:
        return cls(Attribute.parse(f"#stablehlo<{cls._mnemonic} {value}>", context))

    @property
    def value(self) -> str:
        return str(self).rpartition(" ")[2].rstrip(">")


class ComparisonDirectionAttr(_Case):
    _mnemonic = "comparison_direction"


class ComparisonTypeAttr(_Case):
    _mnemonic = "comparison_type"


class FftTypeAttr(_Case):
    _mnemonic = "fft_type"


class PrecisionAttr(_Case):
    _mnemonic = "precision"


class RngAlgorithmAttr(_Case):
    _mnemonic = "rng_algorithm"


class RngDistributionAttr(_Case):
    _mnemonic = "rng_distribution"


class TransposeAttr(_Case):
    _mnemonic = "transpose"


def _struct(cls: Any, context: Context | None, **parts: Any) -> Any:
    """An attribute of parts; lists without elements are left out, as in its text."""
    given = {name: value if isinstance(value, int) else list(value) for name, value in parts.items()}
    text = ", ".join(f"{name} = {value}" for name, value in given.items() if value != [])
    return cls(Attribute.parse(f"#stablehlo.{cls._mnemonic}<{text}>", context))


def _part(name: str) -> Any:
    """A parameter of the attribute as a property."""
    return property(lambda self: self.parameters[name])


class DotDimensionNumbers(_Attr):
    _mnemonic = "dot"
    lhs_batching_dimensions = _part("lhsBatchingDimensions")
    rhs_batching_dimensions = _part("rhsBatchingDimensions")
    lhs_contracting_dimensions = _part("lhsContractingDimensions")
    rhs_contracting_dimensions = _part("rhsContractingDimensions")

    @classmethod
    def get(
        cls,
        lhs_batching_dimensions: Sequence[int],
        rhs_batching_dimensions: Sequence[int],
        lhs_contracting_dimensions: Sequence[int],
        rhs_contracting_dimensions: Sequence[int],
        context: Context | None = None,
    ) -> Any:
        return _struct(
            cls,
            context,
            lhs_batching_dimensions=lhs_batching_dimensions,
            rhs_batching_dimensions=rhs_batching_dimensions,
            lhs_contracting_dimensions=lhs_contracting_dimensions,
            rhs_contracting_dimensions=rhs_contracting_dimensions,
        )


class GatherDimensionNumbers(_Attr):
    _mnemonic = "gather"
    offset_dims = _part("offsetDims")
    collapsed_slice_dims = _part("collapsedSliceDims")
    operand_batching_dims = _part("operandBatchingDims")
    start_indices_batching_dims = _part("startIndicesBatchingDims")
    start_index_map = _part("startIndexMap")
    index_vector_dim = _part("indexVectorDim")

    @classmethod
    def get(
        cls,
        offset_dims: Sequence[int],
        collapsed_slice_dims: Sequence[int],
        operand_batching_dims: Sequence[int],
        start_indices_batching_dims: Sequence[int],
        start_index_map: Sequence[int],
        index_vector_dim: int,
        context: Context | None = None,
    ) -> Any:
        return _struct(
            cls,
            context,
            offset_dims=offset_dims,
            collapsed_slice_dims=collapsed_slice_dims,
            operand_batching_dims=operand_batching_dims,
            start_indices_batching_dims=start_indices_batching_dims,
            start_index_map=start_index_map,
            index_vector_dim=index_vector_dim,
        )


class ScatterDimensionNumbers(_Attr):
    _mnemonic = "scatter"
    update_window_dims = _part("updateWindowDims")
    inserted_window_dims = _part("insertedWindowDims")
    input_batching_dims = _part("inputBatchingDims")
    scatter_indices_batching_dims = _part("scatterIndicesBatchingDims")
    scattered_dims_to_operand_dims = _part("scatterDimsToOperandDims")
    index_vector_dim = _part("indexVectorDim")

    @classmethod
    def get(
        cls,
        update_window_dims: Sequence[int],
        inserted_window_dims: Sequence[int],
        input_batching_dims: Sequence[int],
        scatter_indices_batching_dims: Sequence[int],
        scattered_dims_to_operand_dims: Sequence[int],
        index_vector_dim: int,
        context: Context | None = None,
    ) -> Any:
        return _struct(
            cls,
            context,
            update_window_dims=update_window_dims,
            inserted_window_dims=inserted_window_dims,
            input_batching_dims=input_batching_dims,
            scatter_indices_batching_dims=scatter_indices_batching_dims,
            scatter_dims_to_operand_dims=scattered_dims_to_operand_dims,
            index_vector_dim=index_vector_dim,
        )


class ChannelHandle(_Attr):
    _mnemonic = "channel_handle"
    handle = _part("handle")
    channel_type = _part("type")

    @classmethod
    def get(cls, handle: int, type: int, context: Context | None = None) -> Any:
        return _struct(cls, context, handle=handle, type=type)


def __getattr__(name: str) -> Any:
    return _lookup("stablehlo", __name__, name)
