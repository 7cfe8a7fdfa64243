"""Reads each file that a list names with fir-opt, and writes what that prints to FILE.tool.

usage: read.py LIST

The tool is `fir-opt` of the Debian package llvm-22's folder, or what FIR_OPT names.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import sys

TOOL = os.environ.get("FIR_OPT", "/usr/lib/llvm-22/bin/fir-opt")


def read(path):
    """Writes what the tool prints, if it can read the file."""
    flags = ["--mlir-print-debuginfo"] if ".g." in pathlib.Path(path).name else []
    done = subprocess.run([TOOL, *flags, path], capture_output=True, text=True)
    if done.returncode == 0:
        pathlib.Path(path + ".tool").write_text(done.stdout)
    else:
        print(f"{path}: {done.stderr.splitlines()[0]}", file=sys.stderr)


def main():
    paths = [path for path in pathlib.Path(sys.argv[1]).read_text().split("\n") if path]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(read, paths))


main()
