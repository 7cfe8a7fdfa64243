"""Writes the bytecode of each file that a list names, as torch-mlir-opt writes it.

usage: bytecode.py LIST
"""

import pathlib

import tools
import torch_mlir

tools.bytecode_all(pathlib.Path(torch_mlir.__path__[0]) / "_mlir_libs" / "torch-mlir-opt")
