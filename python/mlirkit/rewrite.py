"""A placeholder for upstream's pattern rewriter, which mlirkit does not have.

The import works; only using the rewriter fails.
"""

from __future__ import annotations

import enum
from typing import Any


def _refused(*args: Any, **given: Any) -> Any:
    raise NotImplementedError(
        "mlirkit has no pattern rewriter. Edit with mlirkit.ir (operation.walk, replace_all_uses_with, erase) or with a "
        "query: mlirkit.query(module, ...)"
    )


class PatternRewriter:
    """A class whose constructor raises an error."""

    __init__ = _refused


class ConversionPatternRewriter(PatternRewriter):
    """A class whose constructor raises an error."""


class RewritePatternSet:
    """A class whose constructor raises an error."""

    __init__ = _refused


class FrozenRewritePatternSet:
    """A class whose constructor raises an error."""

    __init__ = _refused


class PDLModule:
    """A class whose constructor raises an error."""

    __init__ = _refused


class PDLResultList:
    """A class whose constructor raises an error."""

    __init__ = _refused


class ConversionTarget:
    """A class whose constructor raises an error."""

    __init__ = _refused


class TypeConverter:
    """A class whose constructor raises an error."""

    __init__ = _refused


class ConversionConfig:
    """A class whose constructor raises an error."""

    __init__ = _refused


class GreedyRewriteConfig:
    """A class whose constructor raises an error."""

    __init__ = _refused


class GreedyRewriteStrictness(enum.Enum):
    """Which operations a greedy rewrite visits."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(enum.Enum):
    """How much a greedy rewrite simplifies regions."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


class DialectConversionFoldingMode(enum.Enum):
    """When a conversion folds operations."""

    NEVER = 0
    BEFORE_PATTERNS = 1
    AFTER_PATTERNS = 2


apply_patterns_and_fold_greedily = _refused
apply_patterns_and_fold_greedily_with_op = _refused
walk_and_apply_patterns = _refused
apply_partial_conversion = _refused
apply_full_conversion = _refused
