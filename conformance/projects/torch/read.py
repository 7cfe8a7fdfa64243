"""Reads each file that a list names with torch-mlir-opt, and writes what that prints to FILE.tool.

usage: read.py LIST
"""

import pathlib

import tools
import torch_mlir

tools.read_all(pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt")
