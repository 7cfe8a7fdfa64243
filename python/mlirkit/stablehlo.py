"""Writes, reads, converts and explains StableHLO's portable artifacts."""

from __future__ import annotations

from typing import Any

from . import File, _data, _mlirkit, _module
from .ir import Context, Module
from .ir._context import _top


def serialize(
    module: Any, target: str | None = None, *, keep_other_dialects: bool = False, like: File | None = None
) -> bytes:
    """Writes a portable artifact of a StableHLO version, the newest by default.

    With `like`, the version is that of the artifact `like`, or of the artifact in the `jax.export` file `like`. In the
    second case the result also has the envelope of that file: `serialize(module, like="model.jax")` writes an edited
    model.
    """
    if like is not None:
        data = _data(like)
        if _mlirkit._artifact_version(data) is None:
            raise ValueError("like is no portable artifact; mlirkit.repack writes the form of any file")
        return _mlirkit._repack(_module(module), data, target)
    return _mlirkit._serialize(_module(module), target or current_version(), keep_other_dialects)


def deserialize(artifact: File, context: Context | None = None) -> Module:
    """Reads a StableHLO module from an artifact or a `jax.export` file."""
    from . import _new_context

    holder = context or _top().context or _new_context()
    return Module(holder._deserialize(_data(artifact)))


def upgrade(artifact: File, target: str | None = None) -> bytes:
    """Converts an artifact to a newer StableHLO version, by default the newest. A `jax.export` envelope is kept."""
    return _mlirkit._convert(_data(artifact), target or current_version())


def downgrade(artifact: File, target: str) -> bytes:
    """Converts an artifact to an older StableHLO version.

    Raises an error if that version lacks a feature that is used.
    """
    return _mlirkit._convert(_data(artifact), target)


def explain(file: File, target: str | None = None) -> dict[str, Any]:
    """Describes an artifact and the StableHLO versions that can read it."""
    return _mlirkit._explain(_data(file), target)


def minimum_version() -> str:
    """Returns the oldest StableHLO version that can be written."""
    return _mlirkit._versions()[0]


def current_version() -> str:
    """Returns the newest StableHLO version."""
    return _mlirkit._versions()[1]
