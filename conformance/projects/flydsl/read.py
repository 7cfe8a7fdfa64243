"""Reads each file in a list with FlyDSL's bindings, and writes their output to FILE.tool.

usage: read.py LIST
"""

import tools
from flydsl._mlir import ir
from flydsl._mlir.dialects import fly, fly_ktrace, fly_rocdl

with ir.Context() as context, ir.Location.unknown():
    context.enable_multithreading(False)
    tools.in_children(tools.tool_of, lambda path, made: made.write_text(f"{ir.Module.parse(path.read_bytes())}\n"))
