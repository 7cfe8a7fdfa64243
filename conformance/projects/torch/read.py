"""Reads each file that a list names with torch-mlir-opt, and writes what that prints to FILE.tool.

    python read.py LIST
"""

import pathlib
import subprocess
import sys

import torch_mlir

OPT = pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt"


def main():
    paths = [path for path in pathlib.Path(sys.argv[1]).read_text().split("\n") if path]
    count = 0
    for path in paths:
        done = subprocess.run([OPT, path], capture_output=True, text=True)
        if done.returncode == 0:
            pathlib.Path(path + ".tool").write_text(done.stdout)
            count += 1
        else:
            print(f"{path}: {done.stderr}", file=sys.stderr)
    print(f"{count} read, {len(paths) - count} not")


if __name__ == "__main__":
    main()
