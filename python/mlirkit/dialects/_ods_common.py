"""What upstream's generated classes import."""

from __future__ import annotations

from types import SimpleNamespace

from .. import ir
from ..ir._registry import register_dialect, register_operation

_cext = SimpleNamespace(register_operation=register_operation, register_dialect=register_dialect, ir=ir)
