"""Runs upstream's Python tests of `ir` against this package and compares each function's output with its CHECK lines.

    python tests/upstream/run.py DIR [--only FILE[:FUNCTION]] [--write SCOREBOARD] [--check SCOREBOARD]

Only the import is changed. DIR is mlir/test/python/ir of LLVM 19. `FileCheck` compares; a function without CHECK lines
passes if it does not raise an exception. Names of this package are replaced by upstream's in the output
(`<mlirkit.ir.` is `<mlir.ir.`).
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import importlib.abc
import importlib.machinery
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path


class Alias(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """An importer that makes `import mlir.ir` import `mlirkit.ir`."""

    def find_spec(self, name, path, target=None):
        if name == "mlir" or name.startswith("mlir."):
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec):
        return importlib.import_module("mlirkit" + spec.name[len("mlir") :])

    def exec_module(self, module):
        pass


def execute(path: Path) -> dict[str, dict[str, str]]:
    """Runs a file. Returns the output of each function and the exception that it raised."""
    sys.meta_path.insert(0, Alias())
    sys.path.insert(0, str(path.parent))
    source = path.read_text()
    tree = ast.parse(source)
    results: dict[str, dict[str, str]] = {}

    def guard(run):
        def guarded(function):
            out = io.StringIO()
            failed = ""
            try:
                with contextlib.redirect_stdout(out):
                    run(function)
            except BaseException:
                failed = traceback.format_exc(limit=-3)
            results[function.__name__] = {"out": out.getvalue(), "error": failed}
            return function

        return guarded

    body = []
    for node in tree.body:
        body.append(node)
        if isinstance(node, ast.FunctionDef) and node.name == "run":
            body.extend(ast.parse("run = __guard(run)").body)
    tree.body = body
    namespace = {"__name__": "__main__", "__guard": guard, "__file__": str(path)}
    exec(compile(tree, str(path), "exec"), namespace)
    return results


def functions(path: Path) -> list[tuple[str, int, int]]:
    """Returns the test functions of a file, each with its range of lines."""
    tree = ast.parse(path.read_text())
    called = set()
    for node in tree.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "run":
            called.add(node.value.args[0].id)
    found, last = [], 0
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or node.name == "run":
            if isinstance(node, ast.FunctionDef):
                last = node.end_lineno
            continue
        decorated = any(getattr(one, "id", "") == "run" for one in node.decorator_list)
        if decorated or node.name in called:
            found.append((node.name, last, node.end_lineno))
            last = node.end_lineno
    return found


def blocks(path: Path, lines: list[str]) -> list[tuple[str, list[str]]]:
    """Returns the test functions of a file, each with its CHECK lines.

    The CHECK lines follow the label of the function. Without a label, they are directly before or after its code.
    """
    found = functions(path)
    labels: dict[str, list[str]] = {}
    block: list[str] = []
    for line in lines:
        label = re.search(r"#\s*CHECK-LABEL:\s*TEST: (\w+)", line)
        if label:
            block = labels.setdefault(label.group(1), [])
        block.append(line)
    checks = [number for number, line in enumerate(lines) if re.search(r"#\s*CHECK", line)]
    trailing = bool(found and checks) and checks[-1] >= found[-1][2]
    made = []
    for name, first, last in found:
        own = lines[last : _code_after(lines, last)] if trailing else lines[first:last]
        made.append((name, labels.get(name, own) if trailing else own))
    return made


def _code_after(lines: list[str], at: int) -> int:
    while at < len(lines) and not lines[at].strip().startswith(("@", "def ", "run(")):
        at += 1
    return at


def compare(checker: str, checks: list[str], output: str) -> str:
    """Runs FileCheck and returns its error message, or an empty string if the output matches."""
    lines = [line for line in checks if re.search(r"#\s*CHECK", line)]
    if not lines:
        return ""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "checks").write_text("".join(lines))
        (Path(folder) / "output").write_text(output)
        made = subprocess.run(
            [checker, "checks", "--input-file", "output", "--dump-input=never"],
            cwd=folder, capture_output=True, text=True,
        )
        return "" if made.returncode == 0 else made.stderr


def judge(path: Path, checker: str) -> list[tuple[str, str]]:
    """Runs the functions in a file and returns each with the reason why it fails, which is empty for success."""
    made = subprocess.run(
        [sys.executable, __file__, "--execute", str(path)], capture_output=True, text=True, timeout=300
    )
    try:
        results = json.loads(made.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        results = {}
    lines = path.read_text().splitlines(keepends=True)
    judged = []
    for name, checks in blocks(path, lines):
        result = results.get(name)
        if result is None:
            judged.append((name, "not reached: " + (made.stderr.strip().splitlines() or ["?"])[-1]))
        elif result["error"]:
            # Error messages may contain the path of a module, which differs between machines.
            error = re.sub(r" \(/[^)]*\)$", "", result["error"].strip().splitlines()[-1])
            judged.append((name, "raises " + error))
        else:
            output = result["out"].replace("<mlirkit.", "<mlir.").replace("'mlirkit.", "'mlir.")
            output = output.replace("(class mlirkit.", "(class mlir.").replace("mlirkit.dialects.", "mlir.dialects.")
            said = compare(checker, checks, output)
            wanted = re.search(r"error: (.*)\n(.*)", said)
            judged.append((name, f"{wanted.group(1)} {wanted.group(2).strip()}" if wanted else said.strip()[:200]))
            if said and os.environ.get("VERBOSE"):
                print(output, said)
        if result is not None and result["error"] and os.environ.get("VERBOSE"):
            print(result["out"], result["error"])
    return judged


def main() -> int:
    if sys.argv[1:2] == ["--execute"]:
        real = sys.stdout
        with contextlib.redirect_stdout(io.StringIO()):
            results = execute(Path(sys.argv[2]))
        print(json.dumps(results), file=real)
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only")
    parser.add_argument("--write", type=Path)
    parser.add_argument("--check", type=Path)
    args = parser.parse_args()
    checker = shutil.which("FileCheck-22") or shutil.which("FileCheck")
    if checker is None:
        print("there is no FileCheck", file=sys.stderr)
        return 2
    rows, passed, total = [], 0, 0
    only, _, function = (args.only or "").partition(":")
    for path in sorted(args.folder.glob("*.py")):
        if only and path.name != only:
            continue
        for name, why in judge(path, checker):
            if function and name != function:
                continue
            total += 1
            passed += not why
            rows.append(f"{'pass' if not why else 'FAIL'} {path.name} {name}" + (f": {why}" if why else ""))
    rows = [re.sub(r"0x[0-9a-f]{6,}", "0x..", row) for row in rows]
    summary = f"{passed} of {total} functions pass ({100 * passed / max(total, 1):.1f} %)"
    text = "\n".join([summary, "", *rows]) + "\n"
    if args.write:
        args.write.write_text(text)
    if args.check:
        known = {line.split(":")[0] for line in args.check.read_text().splitlines() if line.startswith("pass ")}
        lost = known - {row for row in rows if row.startswith("pass ")}
        print(summary)
        for row in sorted(lost):
            print("no longer passes:", row)
        return 1 if lost else 0
    print(text if not args.write else summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
