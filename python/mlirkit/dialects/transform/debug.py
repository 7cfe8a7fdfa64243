"""Operations `transform.debug`."""

from __future__ import annotations

from typing import Any

from .. import _lookup, _names


def __getattr__(name: str) -> Any:
    return _lookup("transform", __name__, name, "transform.debug.")


def __dir__() -> list[str]:
    return _names("transform", __name__)
