"""A placeholder for upstream's execution engine, which mlirkit does not have.

The import works; only using the engine fails.
"""

from __future__ import annotations

from typing import Any


class ExecutionEngine:
    """A class whose constructor raises an error, because this library does not compile."""

    def __init__(self, module: Any, opt_level: int = 2, shared_libs: Any = (), enable_object_dump: bool = True) -> None:
        raise NotImplementedError(
            "mlirkit does not compile or run code. Write the module and use `mlir-runner`, IREE or XLA to run it"
        )
