"""Reads each listed file with CIRCT's bindings, and writes their output to FILE.tool."""

import circt
import tools
from circt.ir import Context, Module


def read(path, made):
    """Writes CIRCT's printed form of a file."""
    with Context() as context:
        circt.register_dialects(context)
        module = Module.parse(path.read_text())
        if not module.operation.verify():
            raise ValueError("the module is not valid")
        made.write_text(f"{module}\n")


tools.in_children(tools.tool_of, read)
