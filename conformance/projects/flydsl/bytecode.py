"""Converts each file in a list to bytecode with FlyDSL's bindings.

usage: bytecode.py LIST
"""

import tools
from flydsl._mlir import ir
from flydsl._mlir.dialects import fly, fly_ktrace, fly_rocdl


def write(path, made):
    """Writes the bytecode of a file."""
    with open(made, "wb") as out:
        ir.Module.parse(path.read_text()).operation.write_bytecode(out)


with ir.Context() as context, ir.Location.unknown():
    context.enable_multithreading(False)
    tools.in_children(lambda path: path.with_suffix(".mlirbc"), write)
