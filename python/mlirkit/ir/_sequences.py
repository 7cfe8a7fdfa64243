"""What operations, regions and blocks consist of, as sequences."""

from __future__ import annotations

from typing import Any, Callable, Iterator

from .. import _mlirkit
from ._attributes import NamedAttribute


class RegionIterator(_mlirkit.IteratorBase):
    """Over regions."""


class BlockIterator(_mlirkit.IteratorBase):
    """Over blocks."""


class OperationIterator(_mlirkit.IteratorBase):
    """Over operations."""


class _Sequence:
    """A list that is looked up when it is asked for, and can be cut and joined."""

    _iterator: type[_mlirkit.IteratorBase] = _mlirkit.IteratorBase

    def __init__(self, owner: Any, items: Callable[[], list[Any]] | None = None) -> None:
        self._owner = owner
        self._cut = items

    def _all(self) -> list[Any]:
        raise NotImplementedError

    def _items(self) -> list[Any]:
        return self._cut() if self._cut is not None else self._all()

    def __len__(self) -> int:
        return len(self._items())

    def __iter__(self) -> Iterator[Any]:
        items = self._items()
        return self._iterator(items) if items else iter(items)

    def __contains__(self, item: object) -> bool:
        return item in self._items()

    def __getitem__(self, index: Any) -> Any:
        items = self._items()
        if isinstance(index, slice):
            cut = items[index]
            return type(self)(self._owner, lambda: cut)
        if not -len(items) <= index < len(items):
            raise IndexError("index out of range")
        return items[index]

    def __add__(self, other: Any) -> list[Any]:
        return self._items() + list(other)


class OpOperandList(_Sequence):
    """The operands of an operation."""

    def _all(self) -> list[Any]:
        return self._owner._operands()  # type: ignore[no-any-return]

    def __setitem__(self, index: int, value: Any) -> None:
        count = len(self)
        self._owner._set_operand(index + count if index < 0 else index, value)


class _Values(_Sequence):
    @property
    def types(self) -> list[Any]:
        return [value.type for value in self._items()]


class OpResultList(_Values):
    """The results of an operation."""

    def _all(self) -> list[Any]:
        return self._owner._results()  # type: ignore[no-any-return]

    @property
    def owner(self) -> Any:
        return self._owner.opview


class BlockArgumentList(_Values):
    """The arguments of a block."""

    def _all(self) -> list[Any]:
        return self._owner._args()  # type: ignore[no-any-return]


class OpSuccessors(_Sequence):
    """The blocks that an operation branches to."""

    def _all(self) -> list[Any]:
        return self._owner._successors()  # type: ignore[no-any-return]


class RegionSequence(_Sequence):
    """The regions of an operation."""

    _iterator = RegionIterator

    def _all(self) -> list[Any]:
        return self._owner._regions()  # type: ignore[no-any-return]


class BlockList(_Sequence):
    """The blocks of a region."""

    _iterator = BlockIterator

    def _all(self) -> list[Any]:
        return self._owner._blocks()  # type: ignore[no-any-return]

    def append(self, *types: Any, arg_locs: Any = None) -> Any:
        """A new block at the end, with arguments of these types."""
        from ._operations import _locations

        locs = _locations(types, arg_locs, self._owner.owner.context)
        return self._owner._add_block(None, list(types), locs)


class OperationList(_Sequence):
    """The operations of a block."""

    _iterator = OperationIterator

    def _all(self) -> list[Any]:
        return self._owner._ops()  # type: ignore[no-any-return]


class OpAttributeMap:
    """The attributes of an operation by their names, in the order of the names."""

    def __init__(self, operation: _mlirkit.OperationBase) -> None:
        self._operation = operation

    def __len__(self) -> int:
        return len(self._operation._attrs())

    def __contains__(self, name: str) -> bool:
        return self._operation._attr(name) is not None

    def __getitem__(self, key: str | int) -> Any:
        if isinstance(key, int):
            entries = self._operation._attrs()
            if not -len(entries) <= key < len(entries):
                raise IndexError("attempt to access out-of-bounds attribute")
            return NamedAttribute(*entries[key][:2])
        found = self._operation._attr(key)
        if found is None:
            raise KeyError("attempt to access a non-existent attribute")
        return found

    def __setitem__(self, name: str, attr: Any) -> None:
        self._operation._set_attr(name, attr)
        if attr._kind == "DenseResource":
            blob = getattr(attr.context, "_blobs", {}).get(attr.key)
            if blob is not None:
                buffer, align = blob
                self._operation._add_resource("builtin", attr.key, bytes(memoryview(buffer)), align)

    def __delitem__(self, name: str) -> None:
        if not self._operation._del_attr(name):
            raise KeyError("attempt to delete a non-existent attribute")

    def __iter__(self) -> Iterator[NamedAttribute]:
        return iter([NamedAttribute(name, attr) for name, attr, _ in self._operation._attrs()])

    def keys(self) -> list[str]:
        return [name for name, _, _ in self._operation._attrs()]

    def values(self) -> list[Any]:
        return [attr for _, attr, _ in self._operation._attrs()]

    def items(self) -> list[tuple[str, Any]]:
        return [(name, attr) for name, attr, _ in self._operation._attrs()]

    def get(self, name: str, default: Any = None) -> Any:
        found = self._operation._attr(name)
        return default if found is None else found
