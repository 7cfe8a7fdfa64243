"""Reads each listed file with xDSL, and writes its generic form to FILE.tool, without names that only the text has."""

from io import StringIO

import tools
from xdsl.context import Context
from xdsl.dialects import get_all_dialects
from xdsl.parser import Parser
from xdsl.printer import Printer


def read(path, made):
    """Writes xDSL's generic form of a file."""
    context = Context(allow_unregistered=True)
    for name, make in get_all_dialects().items():
        context.register_dialect(name, make)
    module = Parser(context, path.read_text()).parse_module()
    module.verify()
    for op in module.walk():
        op.attributes = dict(sorted(op.attributes.items()))
        op.properties = dict(sorted(op.properties.items()))
        values = [*op.results, *(arg for region in op.regions for block in region.blocks for arg in block.args)]
        for value in values:
            value.name_hint = None
        for region in op.regions:
            for block in region.blocks:
                block.name_hint = None
    out = StringIO()
    Printer(stream=out, print_generic_format=True).print_op(module)
    made.write_text(out.getvalue() + "\n")


tools.in_children(tools.tool_of, read)
