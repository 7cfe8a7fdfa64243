"""The sdy dialect. Its classes are generated from the definition."""

from __future__ import annotations

import enum
from typing import Any

from . import _dialect, _lookup, _names, _register_dialect
from ._classes import attribute_class

_Dialect = _dialect("sdy", __name__)
register_dialect = _register_dialect


class CompatibilityRequirement(enum.Enum):
    """The age of the oldest reader that must accept an artifact, in weeks."""

    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


def get_version_from_compatibility_requirement(requirement: CompatibilityRequirement) -> str:
    """Raises an error, because mlirkit does not have a table of Shardy's versions."""
    raise NotImplementedError("mlirkit has no table of Shardy's versions")


class TensorMappingAttr(attribute_class("sdy.tensor_mapping")):  # type: ignore[misc]
    """`#sdy.tensor_mapping`, the factors of each dimension."""

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.dim_mappings)


class ManualAxesAttr(attribute_class("sdy.manual_axes")):  # type: ignore[misc]
    """`#sdy.manual_axes`, a list of axis names."""

    def __len__(self) -> int:
        return len(self.value)

    def __getitem__(self, index: int) -> str:
        return str(self.value[index])


def __getattr__(name: str) -> Any:
    return _lookup("sdy", __name__, name)


def __dir__() -> list[str]:
    return _names("sdy", __name__)
