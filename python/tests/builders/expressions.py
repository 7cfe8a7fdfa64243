"""Compares expressions on `ir` objects with the real bindings.

    PYTHONPATH=. python tests/builders/expressions.py iree.compiler      # in an environment with the package

Each line of expressions.txt is evaluated with the names of `ir` and of a few dialects, and with the names of a module:
`m`, its functions `f`, `g` and `h`, the block `b` and the operations `ops` of `f`. Statements before the expression end
with `;;`. Prints each line that PACKAGE accepts and this package refuses, or whose result prints differently. Names of
classes are not compared, because releases differ in them.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import re
import signal
import sys
import warnings
from pathlib import Path
from typing import Any

LINES = [one for one in Path(__file__).with_suffix(".txt").read_text().splitlines() if one.strip()]
DIALECTS = "arith func scf cf memref tensor vector linalg builtin affine math gpu llvm".split()
TEXT = """
module @m attributes {test.a = 1 : i32} {
  func.func @f(%arg0: i32, %arg1: tensor<4xf32> {t.x = 1 : i32}) -> (i32, f32) attributes {t.y} {
    %c = arith.constant 7 : i32
    %0 = arith.addi %arg0, %c : i32
    %1 = arith.muli %0, %0 : i32
    %cst = arith.constant 1.5 : f32
    %cond = arith.cmpi slt, %0, %1 : i32
    %r = scf.if %cond -> (i32) {
      scf.yield %0 : i32
    } else {
      scf.yield %1 : i32
    }
    %big = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
    func.return %r, %cst : i32, f32
  }
  func.func private @g(i32) -> i32
  func.func @h(%x: i1) {
    cf.cond_br %x, ^bb1, ^bb2
  ^bb1:
    cf.br ^bb2
  ^bb2:
    func.return
  }
}
"""


def shown(value: Any) -> str:
    """Returns the printed form of a value, without names of classes and addresses."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(shown(one) for one in value) + "]"
    if hasattr(value, "dtype"):
        return f"{value.dtype} {value.tolist()}"
    text = str(value)
    return "an object" if text.startswith("<") else text


def evaluate(package: str, line: str) -> list[str]:
    ir = importlib.import_module(f"{package}.ir")
    names: dict[str, Any] = {name: getattr(ir, name) for name in dir(ir) if not name.startswith("_")}
    names |= {name: importlib.import_module(f"{package}.dialects.{name}") for name in DIALECTS}
    names |= {"ir": ir, "np": importlib.import_module("numpy"), "T": ir.Type.parse, "A": ir.Attribute.parse}
    out = io.StringIO()
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        with context, ir.Location.unknown(), contextlib.redirect_stdout(out):
            module = ir.Module.parse(TEXT)
            f, g, h = module.body.operations
            block = f.regions[0].blocks[0]
            names |= {"m": module, "M": ir.Module.parse, "ctx": context, "f": f, "g": g, "h": h, "b": block, "ops": list(block.operations)}
            names |= {"i32": ir.IntegerType.get_signless(32), "f32": ir.F32Type.get(), "s0": ir.AffineExpr.get_symbol(0)}
            names |= {"d0": ir.AffineExpr.get_dim(0), "d1": ir.AffineExpr.get_dim(1)}
            *statements, last = line.split(";;")
            for statement in statements:
                exec(statement.strip(), names)
            made = shown(eval(last.strip(), names))
        return ["ok", made + out.getvalue()]
    except Exception as error:
        return ["raise", type(error).__name__]


def isolated(package: str, line: str) -> list[str]:
    """Evaluates a line in a child process, because bindings in C++ may crash or never return."""
    read, write = os.pipe()
    if os.fork() == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        signal.alarm(20)
        with os.fdopen(write, "w") as result:
            json.dump(evaluate(package, line), result)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as result:
        text = result.read()
    os.wait()
    return json.loads(text) if text else ["crash"]


def main() -> int:
    warnings.simplefilter("ignore")
    package, differ = sys.argv[1], 0
    importlib.import_module(f"{package}.ir")
    for line in LINES:
        real, ours = isolated(package, line), evaluate("mlirkit", line)
        same = real[0] != "ok" or [re.sub(r"0x\w+", "", one) for one in real] == [re.sub(r"0x\w+", "", one) for one in ours]
        if not same:
            differ += 1
            print(f"## {line}\n   real: {real[1][:300]}\n   ours: {': '.join(ours)[:300]}")
    print(f"{len(LINES)} lines, {differ} differ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
