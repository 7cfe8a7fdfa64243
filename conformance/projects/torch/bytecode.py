"""Converts each file in a list to bytecode with torch-mlir-opt.

usage: bytecode.py LIST
"""

import pathlib

import tools
import torch_mlir

tools.bytecode_all(pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt")
