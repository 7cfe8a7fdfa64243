"""The builtin dialect."""

from __future__ import annotations

from typing import Any

from ..ir._registry import register_operation
from . import _dialect, _lookup, _operation_class

_Dialect = _dialect("builtin", __name__)


@register_operation(_Dialect, replace=True)
class ModuleOp(_operation_class("builtin.module")):  # type: ignore[misc]
    """`builtin.module`"""

    __slots__ = ()

    @classmethod
    def _build(cls, *, loc: Any = None, ip: Any = None) -> Any:
        made = super()._build(results=[], loc=loc, ip=ip)
        made._region(0)._add_block(None, [], [])
        return made

    @property
    def body(self) -> Any:
        return self._region(0)._blocks()[0]


def __getattr__(name: str) -> Any:
    return _lookup("builtin", __name__, name)
