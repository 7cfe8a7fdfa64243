"""A placeholder for upstream's pattern rewriter, which mlirkit does not have.

The import works; only using the rewriter fails.
"""

from __future__ import annotations

from typing import Any


def _refused(*args: Any, **given: Any) -> Any:
    raise NotImplementedError(
        "mlirkit has no pattern rewriter. Edit with mlirkit.ir (operation.walk, replace_all_uses_with, erase) or with a "
        "query: mlirkit.query(module, ...)"
    )


class PatternRewriter:
    """A class whose constructor raises an error."""

    __init__ = _refused


class RewritePatternSet:
    """A class whose constructor raises an error."""

    __init__ = _refused


class PDLModule:
    """A class whose constructor raises an error."""

    __init__ = _refused


apply_patterns_and_fold_greedily = _refused
apply_patterns_and_fold_greedily_with_op = _refused
