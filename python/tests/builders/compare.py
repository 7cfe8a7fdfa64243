"""Runs the programs with real bindings and compares their output with the golden file.

    python tests/builders/compare.py PACKAGE FILE      # such as iree.compiler tests/builders/upstream_programs.py

PACKAGE is the replacement for `mlir`: `iree.compiler`, `jaxlib.mlir`. Releases differ in details of some operations,
so differences are listed, not judged.
"""

from __future__ import annotations

import contextlib
import difflib
import importlib
import io
import re
import sys
from pathlib import Path

package, file = sys.argv[1], Path(sys.argv[2])
text = re.sub(r"^from mlir\b", f"from {package}", file.read_text(), flags=re.M)
namespace: dict[str, object] = {"__name__": "programs"}
exec(compile(text, str(file), "exec", dont_inherit=True), namespace)
ir = importlib.import_module(f"{package}.ir")
golden = dict(part.split("\n", 1) for part in file.with_suffix(".txt").read_text().split("=== ")[1:])
same = 0
for name, wanted in golden.items():
    out = io.StringIO()
    try:
        with ir.Context() as context, ir.Location.unknown(), contextlib.redirect_stdout(out):
            if package.startswith("jaxlib"):
                registry = ir.DialectRegistry()
                importlib.import_module(f"{package}._mlir_libs._jax_mlir_ext").register_dialects(registry)
                context.append_dialect_registry(registry)
                context.load_all_available_dialects()
            for dialect in ("stablehlo", "chlo", "sdy", "mpmd") if package.startswith("jaxlib") else ():
                importlib.import_module(f"{package}.dialects.{dialect}").register_dialect(context)
            module = ir.Module.create()
            with ir.InsertionPoint(module.body):
                namespace[name]()  # type: ignore[operator]
            print(module.operation.get_asm(print_generic_op_form=True))
    except Exception as error:
        print(f"{name}: raises {type(error).__name__}: {error}")
        continue
    if out.getvalue() == wanted:
        same += 1
    else:
        lines = difflib.unified_diff(wanted.splitlines(), out.getvalue().splitlines(), "golden", package, lineterm="", n=0)
        print(name, *lines, sep="\n  ")
print(f"{same} of {len(golden)} are the same")
