"""The stablehlo dialect, with the attributes and functions of the Python package `stablehlo`.

Operation classes are generated from the definition.
"""

from __future__ import annotations

import enum
from typing import Any

from .. import stablehlo as _artifacts
from ..ir import Context, Module
from . import _dialect, _lookup, _names

_Dialect = _dialect("stablehlo", __name__)


def register_dialect(context: Context | None = None, load: bool = True) -> None:
    """Does nothing: every context has every dialect."""


def get_current_version() -> str:
    """Returns the newest StableHLO version that can be written."""
    return _artifacts.current_version()


def get_minimum_version() -> str:
    """Returns the oldest StableHLO version that can be written."""
    return _artifacts.minimum_version()


def get_smaller_version(version1: str, version2: str) -> str:
    """Returns the older of two versions."""
    return min(version1, version2, key=lambda version: [int(part) for part in version.split(".")])


def serialize_portable_artifact(module: Any, target: str, allow_other_dialects: bool = False) -> bytes:
    return _artifacts.serialize(module, target, keep_other_dialects=allow_other_dialects)


def serialize_portable_artifact_str(module_str: str | bytes, target_version: str) -> bytes:
    with Context() as context:
        return _artifacts.serialize(Module.parse(module_str, context), target_version)


def deserialize_portable_artifact(context: Context, artifact: bytes) -> Module:
    return _artifacts.deserialize(artifact, context)


def deserialize_portable_artifact_str(artifact: bytes) -> bytes:
    """Returns the module in an artifact as bytecode."""
    with Context() as context:
        return bytes(_artifacts.deserialize(artifact, context).operation._bytecode())


class StablehloCompatibilityRequirement(enum.Enum):
    """The age of the oldest reader that must accept an artifact, in weeks."""

    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


def get_version_from_compatibility_requirement(requirement: StablehloCompatibilityRequirement) -> str:
    """Returns the newest StableHLO version that readers of this age accept. Only `NONE` and `MAX` are supported."""
    if requirement is StablehloCompatibilityRequirement.NONE:
        return get_current_version()
    if requirement is StablehloCompatibilityRequirement.MAX:
        return get_minimum_version()
    raise NotImplementedError("mlirkit has no dates of StableHLO's versions: name a version, such as '1.9.0'")


def get_api_version() -> int:
    """Returns the version of upstream's Python API that this module follows."""
    return 9


def register_interpreter_dialect(context: Context | None = None, load: bool = True) -> None:
    """Does nothing: mlirkit does not have the interpreter's dialect."""


def register_stablehlo_passes() -> None:
    """Does nothing: mlirkit does not have passes."""


def eval_module(*args: Any, **given: Any) -> Any:
    """Raises an error, because mlirkit does not run programs."""
    raise NotImplementedError("mlirkit does not run StableHLO: use jaxlib's or stablehlo's interpreter")


def __getattr__(name: str) -> Any:
    return _lookup("stablehlo", __name__, name)


def __dir__() -> list[str]:
    return _names("stablehlo", __name__)
