"""Reads each file that a list names with FlyDSL's bindings, and writes what they print to FILE.tool.

    python read.py LIST
"""

import os
import pathlib
import sys

from flydsl._mlir import ir
from flydsl._mlir.dialects import fly, fly_ktrace, fly_rocdl


def main():
    paths = [path for path in pathlib.Path(sys.argv[1]).read_text().split("\n") if path]
    count = 0
    with ir.Context() as context, ir.Location.unknown():
        context.enable_multithreading(False)
        for path in paths:
            # An assertion of the bindings ends the process.
            child = os.fork()
            if child == 0:
                try:
                    pathlib.Path(path + ".tool").write_text(f"{ir.Module.parse(pathlib.Path(path).read_bytes())}\n")
                    os._exit(0)
                except BaseException as error:
                    print(f"{path}: {error}", file=sys.stderr)
                    os._exit(1)
            count += os.waitpid(child, 0)[1] == 0
    print(f"{count} read, {len(paths) - count} not")


if __name__ == "__main__":
    main()
