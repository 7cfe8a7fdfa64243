"""Writes the bytecode of each file that a list names, as FlyDSL's bindings write it.

    python bytecode.py LIST
"""

import os
import pathlib
import sys

from flydsl._mlir import ir
from flydsl._mlir.dialects import fly, fly_ktrace, fly_rocdl


def main():
    paths = [pathlib.Path(path) for path in pathlib.Path(sys.argv[1]).read_text().split("\n") if path]
    with ir.Context() as context, ir.Location.unknown():
        context.enable_multithreading(False)
        for path in paths:
            # An assertion of the bindings ends the process.
            child = os.fork()
            if child == 0:
                try:
                    with open(path.with_suffix(".mlirbc.new"), "wb") as out:
                        ir.Module.parse(path.read_text()).operation.write_bytecode(out)
                    path.with_suffix(".mlirbc.new").rename(path.with_suffix(".mlirbc"))
                    os._exit(0)
                except BaseException:
                    os._exit(1)
            os.waitpid(child, 0)


if __name__ == "__main__":
    main()
