"""What attributes, types and affine expressions have in common."""

from __future__ import annotations

from typing import Any, ClassVar, Iterable


class _Shown:
    """Has a text, which is shown with the name of its class."""

    def dump(self) -> None:
        """Prints it."""
        print(self)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


class _Kinded(_Shown):
    """Is of a kind; the classes that derive from it stand for some kinds each."""

    _kinds: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        return not cls._kinds or other._kind in cls._kinds

    @property
    def typeid(self: Any) -> Any:
        return self._kind


def _all_of(items: Iterable[Any], kind: type, noun: str, made: str) -> list[Any]:
    """The items, all of which must be of a class."""
    found = list(items)
    for item in found:
        if item is None:
            raise RuntimeError(f"Invalid {noun} (None?) when attempting to create an {made}")
        if not isinstance(item, kind):
            raise RuntimeError(f"Invalid {noun} when attempting to create an {made}")
    return found
