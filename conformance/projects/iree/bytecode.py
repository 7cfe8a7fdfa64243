"""Writes the bytecode of each file that a list names, as iree-opt writes it.

    python bytecode.py LIST
"""

import pathlib
import subprocess
import sys

TOOL = pathlib.Path(sys.executable).parent / "iree-opt"


def main():
    for path in filter(None, pathlib.Path(sys.argv[1]).read_text().split("\n")):
        made = pathlib.Path(path).with_suffix(".mlirbc")
        if subprocess.run([TOOL, path, "--emit-bytecode", "-o", made], capture_output=True).returncode:
            made.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
