"""Tests that programs written for upstream's bindings build the same IR; only their imports are changed.

The golden files contain the output of the programs, with the module in generic form. `BLESS=1` writes them; compare
them with the real bindings first, by running `tests/builders/compare.py`.
"""

from __future__ import annotations

import contextlib
import importlib.util
import io
import os
import re
from pathlib import Path

import pytest

import mlirkit.ir as ir

FOLDER = Path(__file__).parent / "builders"
# Functions in the files that are not programs.
HELPERS = ("in_function", "types_of", "tensor", "i64", "floats", "start", "function", "scaled_rows", "quantized_sum", "strided_window", "in_func", "i32", "tt", "f32_attr")
FILES = sorted(FOLDER.glob("*_programs.py"))


def programs(path: Path) -> dict[str, object]:
    text = re.sub(r"^from mlir\b", "from mlirkit", path.read_text(), flags=re.M)
    namespace: dict[str, object] = {"__name__": "programs"}
    exec(compile(text, str(path), "exec", dont_inherit=True), namespace)
    names = re.findall(r"^def ([a-z]\w*)\(", text, re.M)
    return {name: namespace[name] for name in names if name not in HELPERS}


def printed(program: object, release: str | None) -> str:
    out = io.StringIO()
    with ir.Context(release=release), ir.Location.unknown(), contextlib.redirect_stdout(out):
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            program()  # type: ignore[operator]
        print(module.operation.get_asm(print_generic_op_form=True))
    return out.getvalue()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_programs_of_upstream(path: Path) -> None:
    if "import numpy" in path.read_text():
        pytest.importorskip("numpy")
    release = "llvm-22" if path.stem.startswith("llvm22") else None
    found = {name: printed(program, release) for name, program in programs(path).items()}
    text = "".join(f"=== {name}\n{one}" for name, one in found.items())
    golden = path.with_suffix(".txt")
    if os.environ.get("BLESS"):
        golden.write_text(text)
    assert text == golden.read_text()


def test_expressions_on_ir_objects():
    """Checks that every line of expressions.txt gives what the golden file contains."""
    pytest.importorskip("numpy")
    spec = importlib.util.spec_from_file_location("expressions", FOLDER / "expressions.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = {line: module.evaluate("mlirkit", line) for line in module.LINES}
    text = "".join(f"=== {line}\n{': '.join(one)}\n" for line, one in found.items())
    golden = FOLDER / "expressions_golden.txt"
    if os.environ.get("BLESS"):
        golden.write_text(text)
    assert text == golden.read_text()
