"""A placeholder for upstream's helpers that call compiled code, which mlirkit does not have."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)

    def refused(*args: Any, **given: Any) -> Any:
        raise NotImplementedError(f"mlirkit does not run code, so it has no {name}: use `mlir-runner`, IREE or XLA")

    return refused
