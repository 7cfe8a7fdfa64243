"""The ml_program dialect. Classes that this file does not define are generated from the definition."""

from __future__ import annotations

from typing import Any

from ..ir._registry import register_operation
from . import _dialect, _lookup, _names, _operation_class
from .func import _Function

_Dialect = _dialect("ml_program", __name__)

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


@register_operation(_Dialect, replace=True)
class FuncOp(_Function, _operation_class("ml_program.func")):  # type: ignore[misc]
    """`ml_program.func`"""

    __slots__ = ()


def __getattr__(name: str) -> Any:
    return _lookup("ml_program", __name__, name)


def __dir__() -> list[str]:
    return _names("ml_program", __name__)
