"""Reads each file that a list names with fir-opt, and writes what that prints to FILE.tool.

usage: read.py LIST

The tool is `fir-opt` of the Debian package llvm-22's folder, or what FIR_OPT names.
"""

import concurrent.futures
import os

import tools

TOOL = os.environ.get("FIR_OPT", "/usr/lib/llvm-22/bin/fir-opt")


def read(path):
    """Writes what the tool prints, if it can read the file."""
    tools.read(path, [TOOL, *(["--mlir-print-debuginfo"] if ".g." in path.name else [])])


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    list(pool.map(read, tools.listed()))
