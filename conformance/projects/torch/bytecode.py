"""Writes the bytecode of each file that a list names, as torch-mlir-opt writes it.

    python bytecode.py LIST
"""

import pathlib
import subprocess
import sys

import torch_mlir

OPT = pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt"


def main():
    for path in filter(None, pathlib.Path(sys.argv[1]).read_text().split("\n")):
        made = pathlib.Path(path).with_suffix(".mlirbc")
        if subprocess.run([OPT, path, "--emit-bytecode", "-o", made], capture_output=True).returncode:
            made.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
