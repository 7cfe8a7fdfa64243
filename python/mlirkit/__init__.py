"""MLIR text, bytecode, StableHLO artifacts and data layouts, without LLVM."""

from __future__ import annotations

from . import _mlirkit

__version__: str = _mlirkit.__version__
