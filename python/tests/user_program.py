"""An example of a user's program, which mypy checks in strict mode."""

from __future__ import annotations

import mlirkit
from mlirkit import stablehlo
from mlirkit.ir import Attribute, Context, InsertionPoint, IntegerAttr, Location, Module, Operation, WalkResult


def names(path: str) -> list[str]:
    found: list[str] = []

    def visit(operation: Operation) -> WalkResult:
        found.append(operation.name)
        return WalkResult.ADVANCE

    module: Module = mlirkit.open(path)
    module.operation.walk(visit)
    return found


def build() -> str:
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        module = Module.create()
        with InsertionPoint(module.body):
            made = Operation.create("my.op", attributes={"n": Attribute.parse("1 : i32")})
        value: IntegerAttr = made.attributes["n"]
        assert value.value == 1
        return str(module)


def report(path: str) -> dict[str, int]:
    counts: dict[str, int] = mlirkit.info(path)["operation_counts"]
    oldest = stablehlo.explain(path).get("oldest_version")
    print(mlirkit.fingerprint(path), oldest, [change.path for change in mlirkit.diff(path, path)])
    table = mlirkit.facts([path], progress=lambda done, total: print(done, total))
    print(table.num_rows, table.column_names)
    return counts


def older(path: str) -> bytes:
    ported: mlirkit.Ported = mlirkit.port(path, "llvm-20")
    refused: list[str] = [one.what for one in mlirkit.port_findings(path, "llvm-18") if one.refused]
    print(ported.module, [one.there for one in ported.findings], refused)
    table = mlirkit.changed([path], strip=mlirkit.Strip(names=True), threads=1)
    print(table.num_rows, mlirkit.to_arrow([path]).files)
    return mlirkit.change(path, port="llvm-20", from_release="llvm-22")


if __name__ == "__main__":
    print(build(), names(__import__("sys").argv[1]), report(__import__("sys").argv[1]))
