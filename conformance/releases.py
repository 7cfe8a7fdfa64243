"""What a package with bindings only makes of a chunk: PACKAGE-FOLDER SOURCE BYTECODE TEXT."""

import sys

folder, source, bytecode, text = sys.argv[1:]
sys.path.insert(0, folder)

from torch_mlir import ir  # noqa: E402


def context():
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    return ctx


with open(source, encoding="utf-8") as file:
    module = ir.Module.parse(file.read(), context())
with open(bytecode, "wb") as file:
    module.operation.write_bytecode(file)
with open(bytecode, "rb") as file:
    again = ir.Module.parse(file.read(), context())
with open(text, "w", encoding="utf-8") as file:
    file.write(again.operation.get_asm(print_generic_op_form=True))
