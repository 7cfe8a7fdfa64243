"""Reads each file in a list with Triton, and writes Triton's output to FILE.tool.

usage: read.py LIST
"""

import tools
from triton._C.libtriton import ir, proton
from triton.backends.compiler import GPUTarget
from triton.compiler import make_backend

BACKENDS = [make_backend(GPUTarget("cuda", 90, 32)), make_backend(GPUTarget("hip", "gfx942", 64))]


def read(path):
    """Returns Triton's printed form of a file."""
    context = ir.context()
    ir.load_dialects(context)
    for backend in BACKENDS:
        backend.load_dialects(context)
    proton.load_dialects(context)
    module = ir.parse_mlir_module(path, context)
    module.context = context
    return str(module)


if __name__ == "__main__":
    tools.in_children(tools.tool_of, lambda path, made: made.write_text(read(str(path))))
