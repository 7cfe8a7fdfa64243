"""Converts each file in a list to bytecode with iree-opt.

usage: bytecode.py LIST
"""

import pathlib
import sys

import tools

tools.bytecode_all(pathlib.Path(sys.executable).parent / "iree-opt")
