"""Reads each file in a list with Catalyst's tool, and writes the tool's output to FILE.tool.

usage: read.py LIST
"""

import pathlib
import sys

import tools

tools.read_all(pathlib.Path(sys.executable).parent / "catalyst", "--tool=opt")
