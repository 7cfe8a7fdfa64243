"""Exports the kernels as bytecode, and writes the text of the project's disassembler.

usage: make.py OUT
"""

import io
import pathlib
import subprocess
import sys

from cuda.tile import compilation
from programs import PROGRAMS

import cuda.tile as ct

VERSIONS = ["13.1", "13.3"]


def disassembler():
    """Returns the path of the disassembler in the environment."""
    site = pathlib.Path(compilation.__file__).parents[3]
    tool = site / "nvidia/cu13/bin/tileirdisasm"
    tool.chmod(0o755)
    return tool


def constraint(argument, is_plain):
    """Describes an argument to the compiler. A plain array has no constant strides and no known alignment."""
    if isinstance(argument, tuple):
        dtype, rank = argument
        known = {} if is_plain else {"stride_constant": [None] * (rank - 1) + [1], "base_addr_divisible_by": 16}
        return compilation.ArrayConstraint(
            dtype,
            rank,
            index_dtype=ct.int64 if is_plain else ct.int32,
            stride_lower_bound_incl=0,
            alias_groups=["all"] if is_plain else [],
            may_alias_internally=False,
            **known,
        )
    if isinstance(argument, (int, float)):
        return compilation.ConstantConstraint(argument)
    return compilation.ScalarConstraint(argument)


def bytecode(name, version, is_plain):
    """Returns the bytecode of a kernel."""
    kernel, arguments = PROGRAMS[name]
    signature = compilation.KernelSignature(
        [constraint(argument, is_plain) for argument in arguments],
        calling_convention=compilation.CallingConvention.cutile_python_v1(),
    )
    out = io.BytesIO()
    compilation.export_kernel(
        kernel, [signature], out, gpu_code="sm_100", output_format="tileir_bytecode", bytecode_version=version
    )
    return out.getvalue()


def main():
    out = pathlib.Path(sys.argv[1])
    for name in PROGRAMS:
        for version in VERSIONS:
            for is_plain in (False, True):
                made = out / f"{name}.{'plain' if is_plain else 'known'}.{version}.mlir"
                try:
                    made.with_suffix(".tileirbc").write_bytes(bytecode(name, version, is_plain))
                except Exception as error:
                    print(f"not written: {made.name}: {str(error).splitlines()[:1]}", file=sys.stderr)
                    continue
                done = subprocess.run([disassembler(), made.with_suffix(".tileirbc")], capture_output=True, text=True)
                if done.returncode == 0:
                    # The disassembler prints only the contents of the module.
                    lines = "".join(f"    {line}\n" for line in done.stdout.splitlines())
                    made.write_text(f"module {{\n  cuda_tile.module @kernels {{\n{lines}  }}\n}}\n")
                else:
                    print(f"not printed: {made.name}: {done.stderr.splitlines()[:1]}", file=sys.stderr)


main()
