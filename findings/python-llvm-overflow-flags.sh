#!/usr/bin/env bash
# Upstream's Python bindings drop the overflow flags of llvm.add, llvm.sub, llvm.mul, llvm.shl and llvm.trunc.
#
# Seen with jaxlib 0.10.2 and 0.12.0.1, and with iree-base-compiler 3.13.0 on CPython 3.12. The builders take the argument
# overflow_flags, as an enum value or as an attribute, and raise nothing. The operation has no flags:
#
#     %1 = llvm.add %0, %0 : i32
#
# An engineer expects `llvm.add %0, %0 overflow<nsw> : i32`, which is what arith.addi gives for its own flags. The
# parser keeps the flags. So IR built this way is valid, but loses an optimization, and nothing says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q jaxlib==0.10.2
"$folder/venv/bin/python" - <<'PYTHON'
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import arith, llvm

with ir.Context() as context, ir.Location.unknown():
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    context.append_dialect_registry(registry)
    context.load_all_available_dialects()
    module = ir.Module.create()
    i32 = ir.IntegerType.get_signless(32)
    with ir.InsertionPoint(module.body):
        one = llvm.mlir_constant(ir.IntegerAttr.get(i32, 1))
        llvm.add(one, one, overflow_flags=llvm.IntegerOverflowFlags.nsw)
        llvm.add(one, one, overflow_flags=ir.Attribute.parse("#llvm.overflow<nsw>"))
        arith.addi(one, one, overflow_flags=arith.IntegerOverflowFlags.nsw)
    text = str(module)
    parsed = str(ir.Module.parse("%0 = llvm.mlir.constant(1 : i32) : i32\n%1 = llvm.add %0, %0 overflow<nsw> : i32"))
print(text)
print(parsed)
assert text.count("llvm.add %0, %0 : i32") == 2, "the bindings keep the flags of llvm.add now"
assert "arith.addi %0, %0 overflow<nsw> : i32" in text
assert "llvm.add %0, %0 overflow<nsw> : i32" in parsed
PYTHON
