"""The bodies of named linalg operations, created by parsing the custom form of the operations."""

from __future__ import annotations

from typing import Any

from ...ir import InsertionPoint, Location, Module, Operation


def _copy(block: Any, into: Any) -> None:
    """Copies the operations in a block to the end of another block with the same arguments."""
    known = dict(zip(block.arguments, into.arguments))
    with InsertionPoint(into):
        for one in block.operations:
            attributes = {attr.name: attr.attr for attr in one.operation.attributes}
            made = Operation.create(
                one.operation.name,
                results=[result.type for result in one.operation.results],
                operands=[known[operand] for operand in one.operation.operands],
                attributes=attributes,
                loc=into.owner.location,
            )
            known.update(zip(one.operation.results, made.operation.results))


def fill_builtin_region(operation: Any) -> None:
    """Fills the region of a named operation with the body implied by the name."""
    operation = operation.operation
    context = operation.context
    with Location.unknown(context):
        scratch = Module.create()
        with InsertionPoint(scratch.body):
            types = ", ".join(str(one.type) for one in operation.operands)
            names = ", ".join(f"%a{at}: {one.type}" for at, one in enumerate(operation.operands))
            holder = Operation.parse(f"func.func @f({names}) {{ return }}" if types else "func.func @f() { return }")
        block = holder.regions[0].blocks[0]
        with InsertionPoint.at_block_begin(block):
            Operation.create(
                operation.name,
                results=[one.type for one in operation.results],
                operands=list(block.arguments),
                attributes={one.name: one.attr for one in operation.attributes},
                regions=1,
            )
        text = holder.get_asm(assume_verified=True)
        read = Module.parse(text, context)
        filled = read.body.operations[0].regions[0].blocks[0].operations[0].operation
        body = filled.regions[0].blocks[0]
        made = operation.regions[0].blocks.append(*[one.type for one in body.arguments])
        _copy(body, made)
