"""The common base classes of attributes, types and affine expressions."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Iterable


class _Shown:
    """The base of objects that have a printed form. `repr` shows it together with the name of the class."""

    def dump(self) -> None:
        """Prints the object to standard error."""
        print(self, file=sys.stderr)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


class _Kinded(_Shown):
    """The base of attribute and type classes. Each subclass represents one or more native kinds."""

    _kinds: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        return not cls._kinds or other._kind in cls._kinds

    @property
    def typeid(self: Any) -> Any:
        return self._kind


class _OfDialect(type):
    """The metaclass of classes for attributes and types of dialects.

    Objects of these have a common class, so `isinstance` compares the definition.
    """

    def __instancecheck__(cls, value: Any) -> bool:
        if type.__instancecheck__(cls, value):
            return True
        base = next((one for one in cls.__mro__ if one.__name__ in ("DialectType", "DialectAttr")), None)
        if base is None or base is cls or not type.__instancecheck__(base, value):
            return False
        return bool(cls.isinstance(value))  # type: ignore[attr-defined]


def _all_of(items: Iterable[Any], kind: type, noun: str, made: str) -> list[Any]:
    """Checks that all items are instances of a class, and returns them as a list."""
    found = list(items)
    for item in found:
        if item is None:
            raise RuntimeError(f"Invalid {noun} (None?) when attempting to create an {made}")
        if not isinstance(item, kind):
            raise RuntimeError(f"Invalid {noun} when attempting to create an {made}")
    return found
