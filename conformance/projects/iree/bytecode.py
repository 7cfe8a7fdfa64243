"""Writes the bytecode of each file that a list names, as iree-opt writes it.

usage: bytecode.py LIST
"""

import pathlib
import sys

import tools

tools.bytecode_all(pathlib.Path(sys.executable).parent / "iree-opt")
