"""Reads each file in a list with fir-opt, and writes the tool's output to FILE.tool.

usage: read.py LIST

The tool is `fir-opt` in the folder of the Debian package llvm-22, or the program that FIR_OPT names.
"""

import concurrent.futures
import os

import tools

TOOL = os.environ.get("FIR_OPT", "/usr/lib/llvm-22/bin/fir-opt")


def read(path):
    """Writes the tool's output, if the tool can read the file."""
    tools.read(path, [TOOL, *(["--mlir-print-debuginfo"] if ".g." in path.name else [])])


with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    list(pool.map(read, tools.listed()))
