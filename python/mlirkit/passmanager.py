"""A placeholder for upstream's pass manager, which mlirkit does not have.

The import works; only running passes fails.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .ir import Context


class PassDisplayMode(enum.Enum):
    """How statistics of passes are shown."""

    LIST = 0
    PIPELINE = 1


class ExternalPass:
    """The pass that upstream gives to a Python function. It exists for annotations: passes do not run."""


class PassManager:
    """A pipeline of passes. It can be built and printed. Running it raises an error that names an alternative."""

    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None:
        self._anchor, self._passes = anchor_op, []  # type: str, list[str]

    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager:
        """Parses a pipeline such as `builtin.module(cse)`."""
        anchor, bracket, inside = pipeline.partition("(")
        if not bracket or not pipeline.endswith(")"):
            raise ValueError(f"MLIR Textual PassPipeline Parser:1:1: error: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)': {pipeline}")
        made = PassManager(anchor)
        if inside[:-1]:
            made.add(inside[:-1])
        return made

    def add(self, pipeline: Any, name: str | None = None, argument: str | None = "", *args: Any, **given: Any) -> None:
        """Adds passes by name, or a Python function as a pass."""
        self._passes.append(pipeline if isinstance(pipeline, str) else argument or name or pipeline.__name__)

    def enable_verifier(self, enable: bool) -> None:
        """Does nothing."""

    def enable_ir_printing(self, *args: Any, **given: Any) -> None:
        """Does nothing."""

    def enable_statistics(self, displayMode: PassDisplayMode | None = None) -> None:  # noqa: N803
        """Does nothing."""

    def enable_timing(self) -> None:
        """Does nothing."""

    def __str__(self) -> str:
        return f"{self._anchor}({','.join(self._passes)})"

    def run(self, operation: Any, *args: Any, **given: Any) -> None:
        """Raises an error, because this library has no passes."""
        raise NotImplementedError(
            "mlirkit has no passes. Write the module (module.operation.write_bytecode(path)) and run "
            f"`mlir-opt --pass-pipeline='{self}' path`, or use mlirkit.query and mlirkit.ir for edits"
        )
