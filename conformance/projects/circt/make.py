"""Writes the programs as CIRCT's bindings print them.

usage: make.py OUT
"""

import pathlib
import re
import sys

import circt
from circt.ir import Context, Module


def main(out):
    out = pathlib.Path(out)
    text = (pathlib.Path(__file__).parent / "programs.mlir").read_text()
    pieces = re.split(r"^// ----- (\w+)\n", text, flags=re.M)[1:]
    for name, program in zip(pieces[::2], pieces[1::2]):
        with Context() as context:
            circt.register_dialects(context)
            try:
                (out / f"{name}.mlir").write_text(f"{Module.parse(program)}\n")
            except Exception as error:
                print("not written:", name, str(error).strip().splitlines()[1:2])


main(sys.argv[1])
