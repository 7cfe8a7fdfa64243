"""Reads each file that a list names with iree-opt, and writes what it prints to FILE.tool.

usage: read.py LIST
"""

import pathlib
import sys

import tools

tools.read_all(pathlib.Path(sys.executable).parent / "iree-opt")
