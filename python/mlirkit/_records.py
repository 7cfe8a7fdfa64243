"""A base class for named tuples like `typing.NamedTuple`, without the import of `typing`."""

from __future__ import annotations

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class _Meta(type):
    """Makes a named tuple from the annotations of a class."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        if not bases:
            return super().__new__(cls, name, bases, body)
        fields = body["__annotations__"]
        defaults = [body[field] for field in fields if field in body]
        create: Any = namedtuple
        made: type = create(name, fields, defaults=defaults, module=body["__module__"])
        for key, value in body.items():
            if key not in fields and key not in ("__module__", "__qualname__"):
                setattr(made, key, value)
        return made


class NamedTuple(metaclass=_Meta):
    """The base of named tuples: `class Point(NamedTuple)` with annotated fields, defaults last, and methods."""
