"""The builtin dialect."""

from __future__ import annotations

from typing import Any

from ..ir._registry import register_operation
from ..extras.meta import region_op
from . import _dialect, _lookup, _names, _operation_class

_Dialect = _dialect("builtin", __name__)


@register_operation(_Dialect, replace=True)
class ModuleOp(_operation_class("builtin.module")):  # type: ignore[misc]
    """`builtin.module`"""

    __slots__ = ()

    @classmethod
    def _build(cls, *, loc: Any = None, ip: Any = None) -> Any:
        made = super()._build(loc=loc, ip=ip)
        made._region(0)._add_block(None, [], [])
        return made

    @property
    def body(self) -> Any:
        """The block of the module."""
        return self._region(0)._blocks()[0]


def _module(
    *, sym_name: Any = None, sym_visibility: Any = None, attrs: Any = None, loc: Any = None, ip: Any = None
) -> Any:
    """Builds a module whose body is filled by a Python function."""
    made = ModuleOp(loc=loc, ip=ip)
    for name, value in (("sym_name", sym_name), ("sym_visibility", sym_visibility)):
        if value is not None:
            setattr(made, name, value)
    for name, value in (attrs or {}).items():
        made.attributes[name] = value
    return made


module = region_op(_module)


def __getattr__(name: str) -> Any:
    return _lookup("builtin", __name__, name)


def __dir__() -> list[str]:
    return _names("builtin", __name__)
