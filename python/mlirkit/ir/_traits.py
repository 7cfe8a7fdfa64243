"""Traits of operations, and the equivalence of operations as in upstream's newer bindings."""

from __future__ import annotations

import enum
from typing import Any

from .. import _mlirkit


class DynamicOpTrait:
    """The base of the traits that `has_trait` accepts. Traits are part of definitions and cannot be attached."""

    _names: tuple[str, ...] = ()

    @classmethod
    def attach(cls, op_name: Any, *args: Any, **given: Any) -> bool:
        """Raises an error. Write the trait into a definition file instead, and load that file with `Context`."""
        raise NotImplementedError("traits are part of definitions: see docs/definitions.md")


class IsTerminatorTrait(DynamicOpTrait):
    """The operation ends a block."""


class IsIsolatedFromAboveTrait(DynamicOpTrait):
    """Regions of the operation do not use values from outside."""

    _names = ("IsolatedFromAbove", "IsIsolatedFromAbove")


class NoTerminatorTrait(DynamicOpTrait):
    """Blocks of the operation need no terminator."""

    _names = ("NoTerminator",)


class RecursiveMemoryEffectsTrait(DynamicOpTrait):
    """The operation has the effects of the operations nested in it."""

    _names = ("HasRecursiveMemoryEffects", "RecursiveMemoryEffects")


def _row(operation: Any) -> Any:
    """Returns the definition of an operation in the release of its context, or else in any release."""
    name = operation.name
    return operation.context._row(name) or _mlirkit._row(name)


def has_trait(operation: Any, trait: Any) -> bool:
    """Returns whether the definition of an operation has a trait."""
    if not (isinstance(trait, type) and issubclass(trait, DynamicOpTrait)):
        raise TypeError(f"has_trait takes a class of a trait such as IsTerminatorTrait, not {trait!r}")
    return _in_row(_row(operation.operation), trait)


def named_has_trait(name: str, trait: Any, context: Any) -> bool:
    """Returns whether the definition of the operation with this name has a trait."""
    if not (isinstance(trait, type) and issubclass(trait, DynamicOpTrait)):
        raise TypeError(f"has_trait takes a class of a trait such as IsTerminatorTrait, not {trait!r}")
    return _in_row(context._row(name) or _mlirkit._row(name), trait)


def _in_row(row: Any, trait: Any) -> bool:
    if row is None:
        return False
    if trait is IsTerminatorTrait:
        return bool(row["terminator"])
    return any(name in trait._names for name, _ in row["traits"])


class OperationEquivalenceFlags(enum.IntFlag):
    """The differences that are ignored when operations are compared."""

    NONE = 0
    IGNORE_LOCATIONS = 1
    IGNORE_DISCARDABLE_ATTRS = 2
    IGNORE_PROPERTIES = 4
    IGNORE_COMMUTATIVITY = 8


def _attributes(operation: Any, flags: OperationEquivalenceFlags) -> dict[str, Any]:
    row = _row(operation)
    inherent = {slot[0] for slot in row["slots"]} if row is not None else set()
    if row is not None:
        inherent |= {row.get("operand_segments"), row.get("result_segments")}
    found = {one.name: one.attr for one in operation.attributes}
    if flags & OperationEquivalenceFlags.IGNORE_PROPERTIES:
        found = {name: attr for name, attr in found.items() if name not in inherent}
    if flags & OperationEquivalenceFlags.IGNORE_DISCARDABLE_ATTRS:
        found = {name: attr for name, attr in found.items() if name in inherent}
    return found


def _is_commutative(operation: Any) -> bool:
    row = _row(operation)
    return row is not None and any(trait in ("Commutative", "IsCommutative") for trait, _ in row["traits"])


def equivalent(self: Any, other: Any, flags: Any = 0) -> bool:
    """Returns whether two operations, including the operations in their regions, are equivalent."""
    return _equivalent(self.operation, other.operation, OperationEquivalenceFlags(flags), {})


def _equivalent(one: Any, other: Any, flags: OperationEquivalenceFlags, known: dict[Any, Any]) -> bool:
    if one.name != other.name or len(one.operands) != len(other.operands) or len(one.regions) != len(other.regions):
        return False
    if [value.type for value in one.results] != [value.type for value in other.results]:
        return False
    if not flags & OperationEquivalenceFlags.IGNORE_LOCATIONS and one.location != other.location:
        return False
    if _attributes(one, flags) != _attributes(other, flags):
        return False
    left = [known.get(value, value) for value in one.operands]
    right = list(other.operands)
    if left != right:
        ignores = flags & OperationEquivalenceFlags.IGNORE_COMMUTATIVITY
        if ignores or not _is_commutative(one) or {*left} != {*right} or len(left) > 2:
            return False
    known.update(zip(one.results, other.results))
    for region, beside in zip(one.regions, other.regions):
        blocks = list(zip(region.blocks, beside.blocks))
        if len(list(region.blocks)) != len(blocks) or len(list(beside.blocks)) != len(blocks):
            return False
        for block, like in blocks:
            if [value.type for value in block.arguments] != [value.type for value in like.arguments]:
                return False
            known.update(zip(block.arguments, like.arguments))
        for block, like in blocks:
            inside, there = list(block.operations), list(like.operations)
            if len(inside) != len(there):
                return False
            if not all(_equivalent(a.operation, b.operation, flags, known) for a, b in zip(inside, there)):
                return False
    return True


def structural_hash(self: Any, flags: Any = 0) -> int:
    """Returns a hash that is equal for equivalent operations. Regions are not included."""
    one, flags = self.operation, OperationEquivalenceFlags(flags)
    operands = list(one.operands)
    operands = frozenset(operands) if _is_commutative(one) else tuple(operands)  # type: ignore[assignment]
    attributes = tuple(sorted((name, str(attr)) for name, attr in _attributes(one, flags).items()))
    types = tuple(str(value.type) for value in one.results)
    where = "" if flags & OperationEquivalenceFlags.IGNORE_LOCATIONS else str(one.location)
    return hash((one.name, attributes, types, operands, where))
