"""Upstream's pattern rewriter, which this library does not have. It is importable, so that a program says what it lacks only where it uses it."""

from __future__ import annotations

from typing import Any


def _refused(*args: Any, **given: Any) -> Any:
    raise NotImplementedError(
        "mlirkit has no pattern rewriter. Edit with mlirkit.ir (operation.walk, replace_all_uses_with, erase) or with a "
        "query: mlirkit.query(module, ...)"
    )


class PatternRewriter:
    """Refused when it is made."""

    __init__ = _refused


class RewritePatternSet:
    """Refused when it is made."""

    __init__ = _refused


class PDLModule:
    """Refused when it is made."""

    __init__ = _refused


apply_patterns_and_fold_greedily = _refused
apply_patterns_and_fold_greedily_with_op = _refused
