"""StableHLO's portable artifacts: written, read, brought to another version, explained."""

from __future__ import annotations

from typing import Any

from . import File, _data, _mlirkit, _module
from .ir import Context, Module
from .ir._context import _top


def serialize(module: Any, target: str | None = None, *, keep_other_dialects: bool = False) -> bytes:
    """A portable artifact of a version, the newest by default."""
    return _mlirkit._serialize(_module(module), target or current_version(), keep_other_dialects)


def deserialize(artifact: File, context: Context | None = None) -> Module:
    """The StableHLO of an artifact, or of what `jax.export` wrote."""
    from . import _new_context

    holder = context or _top().context or _new_context()
    return Module(holder._deserialize(_data(artifact)))


def upgrade(artifact: File, target: str | None = None) -> bytes:
    """The artifact at a newer version, the newest by default. What `jax.export` wrote around it stays."""
    return _mlirkit._convert(_data(artifact), target or current_version())


def downgrade(artifact: File, target: str) -> bytes:
    """The artifact at an older version, if that can say the same."""
    return _mlirkit._convert(_data(artifact), target)


def explain(file: File, target: str | None = None) -> dict[str, Any]:
    """What a file is, and which versions can read it."""
    return _mlirkit._explain(_data(file), target)


def minimum_version() -> str:
    """The oldest version that is written."""
    return _mlirkit._versions()[0]


def current_version() -> str:
    """The newest version."""
    return _mlirkit._versions()[1]
