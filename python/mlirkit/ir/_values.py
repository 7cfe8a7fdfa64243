"""Values: results of operations and arguments of blocks."""

from __future__ import annotations

import re
from typing import Any, Callable

from .. import _mlirkit

_casters: dict[str, Callable[[Any], Any]] = {}


class OpOperand:
    """A use of a value: an operation and which of its operands."""

    def __init__(self, owner: Any, operand_number: int) -> None:
        self.owner, self.operand_number = owner, operand_number


class Value(_mlirkit.ValueBase):
    """A value."""

    def __init__(self, value: _mlirkit.ValueBase) -> None:
        pass

    @property
    def uses(self) -> Any:
        return iter([OpOperand(*use) for use in self._uses()])

    @property
    def location(self) -> Any:
        return self.owner._arg_loc(self._index) if not self._is_result else self.owner.location

    def get_name(self, use_local_scope: bool = False, state: Any = None, use_name_loc_as_prefix: bool = False) -> str:
        """Its name in the text of the module."""
        local = use_local_scope or (state is not None and state.use_local_scope)
        text = self._printed_owner(local)
        return _result_name(text, self._index) if self._is_result else _argument_name(text, self)

    def replace_all_uses_except(self, with_: Value, exceptions: Any) -> None:
        kept = exceptions if isinstance(exceptions, (list, tuple)) else [exceptions]
        self._replace_except(with_, list(kept))

    @staticmethod
    def isinstance(other: Any) -> bool:
        return isinstance(other, _mlirkit.ValueBase)

    def maybe_downcast(self) -> Any:
        return _value(self)

    def dump(self) -> None:
        """Prints it."""
        print(self)

    def __str__(self) -> str:
        if self._is_result:
            return f"Value({str(self.owner).rstrip(chr(10))})"
        return f"Value(<block argument> of type '{self.type}' at index: {self._index})"

    def __repr__(self) -> str:
        return str(self)


class BlockArgument(Value):
    """An argument of a block."""

    def __init__(self, value: _mlirkit.ValueBase) -> None:
        if value._is_result:
            raise ValueError(f"Cannot cast value to BlockArgument (from {value})")

    @staticmethod
    def isinstance(other: Any) -> bool:
        return not other._is_result

    @property
    def arg_number(self) -> int:
        return self._index


class OpResult(Value):
    """A result of an operation."""

    def __init__(self, value: _mlirkit.ValueBase) -> None:
        if not value._is_result:
            raise ValueError(f"Cannot cast value to OpResult (from {value})")

    @staticmethod
    def isinstance(other: Any) -> bool:
        return other._is_result  # type: ignore[no-any-return]

    @property
    def result_number(self) -> int:
        return self._index


def _value(base: _mlirkit.ValueBase, of_owner: bool = True) -> Any:
    made = OpResult(base) if base._is_result else BlockArgument(base)
    if _casters:
        caster = _casters.get(base.type.typeid)
        if caster is not None:
            return caster(made)
    return made


def register_value_caster(typeid: Any, replace: bool = False) -> Callable[[Any], Any]:
    """Says which function makes a value of a type into one of another class."""

    def decorator(function: Any) -> Any:
        if typeid in _casters and not replace:
            raise RuntimeError(f"Value caster is already registered: {_casters[typeid]!r}")
        _casters[typeid] = function
        return function

    return decorator


def _result_name(text: str, index: int) -> str:
    head = re.match(r"\s*(%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)*) = ", text)
    if head is None:
        return "<<UNKNOWN SSA VALUE>>"
    for group in head.group(1).split(", "):
        name, _, size = group.partition(":")
        count = int(size) if size else 1
        if index < count:
            return f"{name}#{index}" if count > 1 else name
        index -= count
    return "<<UNKNOWN SSA VALUE>>"


def _argument_name(text: str, value: Any) -> str:
    """The generic form of the operation names the arguments in the heads of its blocks, region by region."""
    region, block = value._argument_place()
    depth, at, number = 0, -1, -1
    for line in text.split("\n"):
        stripped = line.strip()
        if depth == 1 and stripped.startswith("^bb"):
            number += 1
            if at == region and number == block:
                names = re.findall(r"(%[\w$.-]+): ", stripped)
                if value._index < len(names):
                    return str(names[value._index])
        # Regions open with `({` or, after another one, with `}, {`.
        if stripped.startswith("}"):
            depth -= 1
        if stripped.endswith("({") or stripped.startswith("}, {"):
            depth += 1
            if depth == 1:
                at, number = at + 1, -1
    return "<<UNKNOWN SSA VALUE>>"
