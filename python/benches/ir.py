"""Measures parsing, printing and walking of 300,000 operations with this package and jaxlib's bindings, in one process.

    python benches/ir.py [--operations 300000] [--rounds 5]

Both read the same text, verify it, and print the same; the walk calls a Python function for each operation, which reads its name.
`objects` is the walk that programs write by hand, over regions, blocks and operations; `count` is how often each name occurs, which is a
walk with a function there and a query here. The others go over the blocks of the functions (`for op in block`) and look at one
thing of each operation. The least of the rounds counts.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import jaxlib
from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir as theirs
from measure import best, machine, timed

import mlirkit
from mlirkit import ir as ours

PER_FUNCTION = 1000


def program(operations: int, notes: bool = False) -> str:
    """Returns the text of functions with elementwise operations.

    The number of operations includes each `func.func` and its terminator.
    """
    lines = ["module {"]
    left = operations - 1
    number = 0
    while left > 0:
        body = min(PER_FUNCTION, left) - 2
        lines.append(f"  func.func @f{number}(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {{")
        last = "%a"
        for index in range(body):
            name = ("add", "multiply", "subtract", "maximum")[index % 4]
            note = ' {stablehlo.note = "a"}' if notes and index % 2 == 0 else ""
            lines.append(f"    %{index} = stablehlo.{name} {last}, %b{note} : tensor<4x8xf32>")
            last = f"%{index}"
        lines += [f"    return {last} : tensor<4x8xf32>", "  }"]
        left -= body + 2
        number += 1
    return "\n".join(lines + ["}", ""])


def objects(operation: Any) -> int:
    count = 1
    for region in operation.regions:
        for block in region.blocks:
            for inner in block.operations:
                count += objects(inner.operation)
    return count


def bodies(module: Any) -> list[Any]:
    return [operation.regions[0].blocks[0] for operation in module.body.operations]


def names(module: Any) -> int:
    return sum(len(op.name) for block in bodies(module) for op in block)


def operands(module: Any) -> int:
    return sum(1 for block in bodies(module) for op in block for _ in op.operands)


def operand_owners(module: Any) -> int:
    return sum(len(op.operands) > 1 and op.operands[1].owner is not None for block in bodies(module) for op in block)


def results(module: Any) -> int:
    return sum(1 for block in bodies(module) for op in block for _ in op.results)


def result_types(module: Any) -> int:
    return sum(result.type.rank for block in bodies(module) for op in block for result in op.results)


def uses(module: Any) -> int:
    return sum(1 for block in bodies(module) for op in block for result in op.results for _ in result.uses)


def attributes(module: Any) -> int:
    return sum(1 for block in bodies(module) for op in block for _ in op.attributes)


def has_attribute(module: Any) -> int:
    return sum("stablehlo.note" in op.attributes for block in bodies(module) for op in block)


def attribute_values(module: Any) -> int:
    noted = (op for block in bodies(module) for op in block if "stablehlo.note" in op.attributes)
    return sum(op.attributes["stablehlo.note"].value == "a" for op in noted)


def locations(module: Any) -> int:
    return sum(op.location is not None for block in bodies(module) for op in block)


def parents(module: Any) -> int:
    return sum(op.parent is not None for block in bodies(module) for op in block)


LOOKS = [names, operands, operand_owners, results, result_types, uses, attributes, has_attribute, attribute_values, locations, parents]


def counted_there(module: Any) -> dict[str, int]:
    counts: dict[str, int] = {}

    def visit(operation: Any) -> Any:
        name = operation.name
        counts[name] = counts.get(name, 0) + 1
        return theirs.WalkResult.ADVANCE

    module.operation.walk(visit)
    return counts


def counted_here(module: Any) -> dict[str, int]:
    return {name: int(count) for count, name in mlirkit.query(module, 'op("*") | count by name')[1]}


class Side:
    """One of the two libraries, with the measured time of each task."""

    def __init__(self, name: str, ir: Any, context: Any) -> None:
        self.name, self.ir, self.context = name, ir, context
        self.times: dict[str, list[Any]] = {}
        self.said: dict[str, Any] = {}

    def run(self, text: str, noted: str) -> None:
        seen = [0]
        go_on = self.ir.WalkResult.ADVANCE

        def visit(operation: Any) -> Any:
            seen[0] += len(operation.name) > 0
            return go_on

        with self.context():
            self.note("parse", lambda: self.ir.Module.parse(text))
            module = self.said.pop("parse")
            self.note("print", lambda: str(module))
            self.note("walk", lambda: module.operation.walk(visit))
            self.said["walk"] = seen[0]
            self.note("objects", lambda: objects(module.operation))
            self.note("count", lambda: (counted_here if self.ir is ours else counted_there)(module))
            module = self.ir.Module.parse(noted)
            for look in LOOKS:
                self.note(look.__name__.replace("_", " "), lambda look=look: look(module))  # type: ignore[misc]

    def note(self, task: str, work: Any) -> None:
        time, made = timed(work)
        self.times.setdefault(task, []).append(time)
        self.said[task] = made


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--operations", type=int, default=300_000)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    text, noted = program(args.operations), program(args.operations, notes=True)
    sides = [Side("mlirkit", ours, ours.Context), Side("jaxlib", theirs, make_ir_context)]
    for round in range(args.rounds):
        for side in sides if round % 2 == 0 else sides[::-1]:
            side.run(text, noted)
    assert sides[0].said == sides[1].said, "the two do not say the same"
    assert sides[0].said["walk"] == args.operations, sides[0].said["walk"]
    print(f"mlirkit {mlirkit.__version__}, jaxlib {jaxlib.__version__}; {machine()}")
    print(f"{args.operations} operations, {len(text) / 1e6:.1f} MB of text, least of {args.rounds} rounds\n")
    print("| task | mlirkit, processor | jaxlib, processor | times | mlirkit, wall | jaxlib, wall | times |")
    print("|---|---|---|---|---|---|---|")
    for task in sides[0].times:
        a, b = (best(side.times[task]) for side in sides)
        print(
            f"| {task} | {a.processor:.3f} s | {b.processor:.3f} s | {b.processor / a.processor:.1f} "
            f"| {a.wall:.3f} s | {b.wall:.3f} s | {b.wall / a.wall:.1f} |"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
