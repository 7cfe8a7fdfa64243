"""Reads each file that a list names with iree-opt, and writes what it prints to FILE.tool.

usage: read.py LIST
"""

import pathlib
import subprocess
import sys

TOOL = pathlib.Path(sys.executable).parent / "iree-opt"


def main(path):
    with open(path) as file:
        paths = file.read().split("\n")
    for path in filter(None, paths):
        done = subprocess.run([str(TOOL), path], capture_output=True, text=True)
        if done.returncode == 0:
            with open(path + ".tool", "w") as out:
                out.write(done.stdout)


main(sys.argv[1])
