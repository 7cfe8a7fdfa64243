"""Counts `Any` in public signatures, and public members without a docstring.

    python tests/typed/coverage.py [--list]      # prints the counts; fails if more than 2 % have `Any`, or for a missing docstring

A public signature belongs to a function, method or property whose name, class and module do not begin with an
underscore. If a module has a stub, the stub is what type checkers and editors read, so the stub is counted. Operation
classes of dialects are counted too; they are in generated stubs.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "mlirkit"


def modules() -> list[Path]:
    """Returns the file that describes each module: the stub if there is one."""
    found = {}
    for path in sorted([*FOLDER.rglob("*.py"), *FOLDER.rglob("*.pyi")]):
        found[path.with_suffix("")] = path
    return list(found.values())


def has_any(node: ast.expr | None) -> bool:
    return node is not None and any(isinstance(one, ast.Name) and one.id == "Any" for one in ast.walk(node))


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__init__"


class Counter:
    """The signatures of the package, those with `Any`, and the members without a docstring."""

    def __init__(self) -> None:
        self.signatures = 0
        self.with_any: list[str] = []
        self.members = 0
        self.undocumented: list[str] = []

    def visit(self, body: list[ast.stmt], where: str, is_source: bool) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and is_public(node.name):
                self.document(node, f"{where}.{node.name}", is_source)
                self.visit(node.body, f"{where}.{node.name}", is_source)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and is_public(node.name):
                self.function(node, f"{where}.{node.name}", is_source)

    def document(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, where: str, is_source: bool) -> None:
        is_overload = any(isinstance(one, ast.Name) and one.id == "overload" for one in node.decorator_list)
        if is_source and not where.endswith("__init__") and not is_overload:
            self.members += 1
            if ast.get_docstring(node) is None:
                self.undocumented.append(where)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, where: str, is_source: bool) -> None:
        if any(isinstance(one, ast.Attribute) and one.attr == "setter" for one in node.decorator_list):
            return
        self.document(node, where, is_source)
        arguments = node.args
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        every += [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
        self.signatures += 1
        if any(has_any(one.annotation) for one in every) or has_any(node.returns):
            self.with_any.append(where)


def count() -> Counter:
    counter = Counter()
    exported = {one for one in re.findall(r"\w+", (FOLDER / "ir/__init__.py").read_text())}
    for path in modules():
        name = ".".join(path.relative_to(FOLDER.parent).with_suffix("").parts)
        private = any(part.startswith("_") and part != "__init__" for part in path.with_suffix("").parts[-2:])
        # The private modules of `ir` and the generated stubs define public classes.
        if private and "/ir/" not in str(path) and not name.endswith("_ops_gen") and not name.endswith("._mlirkit"):
            continue
        body = ast.parse(path.read_text()).body
        if private and "/ir/" in str(path):
            # Of the private modules of `ir`, only the names that `ir` exports are public.
            body = [one for one in body if getattr(one, "name", "") in exported]
        counter.visit(body, name, path.suffix == ".py")
    return counter


def main() -> int:
    counter = count()
    share = 100 * len(counter.with_any) / counter.signatures
    print(f"{counter.signatures} public signatures, {len(counter.with_any)} with Any ({share:.1f} %)")
    print(f"{counter.members} public members in Python files, {len(counter.undocumented)} without a docstring")
    if "--list" in sys.argv:
        print(*(f"Any: {one}" for one in counter.with_any), sep="\n")
        print(*(f"no docstring: {one}" for one in counter.undocumented), sep="\n")
    return 0 if share <= 2 and not counter.undocumented else 1


if __name__ == "__main__":
    sys.exit(main())
