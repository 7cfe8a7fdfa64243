"""Reads each file that a list names with Triton, and writes what Triton prints to FILE.tool.

usage: read.py LIST
"""

import os
import sys

from triton._C.libtriton import ir, proton
from triton.backends.compiler import GPUTarget
from triton.compiler import make_backend

BACKENDS = [make_backend(GPUTarget("cuda", 90, 32)), make_backend(GPUTarget("hip", "gfx942", 64))]


def read(path):
    """Returns what Triton prints of a file."""
    context = ir.context()
    ir.load_dialects(context)
    for backend in BACKENDS:
        backend.load_dialects(context)
    proton.load_dialects(context)
    module = ir.parse_mlir_module(path, context)
    module.context = context
    return str(module)


def main(path):
    with open(path) as file:
        paths = file.read().split("\n")
    read_count = 0
    for path in filter(None, paths):
        # A file may crash the process that reads it.
        child = os.fork()
        if child == 0:
            try:
                with open(path + ".tool.part", "w") as out:
                    out.write(read(path))
                os.rename(path + ".tool.part", path + ".tool")
                os._exit(0)
            except Exception as error:
                print(f"{path}: {error}", file=sys.stderr)
                os._exit(1)
        read_count += os.waitpid(child, 0)[1] == 0
    print(f"{read_count} read, {len([path for path in paths if path]) - read_count} not")


if __name__ == "__main__":
    main(sys.argv[1])
