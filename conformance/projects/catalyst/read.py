"""Reads each file that a list names with Catalyst's tool, and writes what that prints to FILE.tool.

usage: read.py LIST
"""

import pathlib
import subprocess
import sys

TOOL = pathlib.Path(sys.executable).parent / "catalyst"


def main():
    for path in filter(None, pathlib.Path(sys.argv[1]).read_text().split("\n")):
        done = subprocess.run([str(TOOL), "--tool=opt", path], capture_output=True, text=True)
        if done.returncode == 0:
            pathlib.Path(path + ".tool").write_text(done.stdout)


main()
