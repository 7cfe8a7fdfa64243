"""Reads each file in a list with torch-mlir-opt, and writes the tool's output to FILE.tool.

usage: read.py LIST
"""

import pathlib

import tools
import torch_mlir

tools.read_all(pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt")
