"""A placeholder for upstream's transform interpreter, which mlirkit does not have."""

from __future__ import annotations

from typing import Any


class TransformOptions:
    """Options of the interpreter."""

    def __init__(self) -> None:
        self.expensive_checks = True
        self.enforce_single_top_level_transform_op = True


def apply_named_sequence(*args: Any, **given: Any) -> None:
    """Raises an error, because mlirkit does not run transforms."""
    raise NotImplementedError("mlirkit runs no transforms: write the module and run `mlir-opt --transform-interpreter`")


def copy_symbols_and_merge_into(*args: Any, **given: Any) -> None:
    """Raises an error, because mlirkit does not run transforms."""
    raise NotImplementedError("mlirkit runs no transforms: `mlirkit link` merges modules by their symbols")
