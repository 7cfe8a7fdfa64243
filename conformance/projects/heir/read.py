"""Reads each file that a list names with HEIR's tool, and writes what that prints to FILE.tool.

usage: read.py LIST
"""

import pathlib
import sys

import tools

tools.read_all(pathlib.Path(sys.executable).parent / "heir-opt")
