"""Reads each listed file with the bindings that support its dialects, and writes their output to FILE.tool."""

import os
import re

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"

from tensorflow.python import pywrap_mlir

import hlo
import native
import tools


def read(path, made):
    """Writes the bindings' printed form of a file."""
    text = path.read_text(errors="surrogateescape")
    debug = ".g." in path.name
    if re.search(r"\bmhlo\.", text):
        printed = hlo.printed(text, debug)
    elif re.search(r"\b(tfl|quantfork)\.", text):
        printed = native.printed(text, debug)
    else:
        printed = pywrap_mlir.experimental_run_pass_pipeline(text, "", debug)
    made.write_text(printed, errors="surrogateescape")


tools.in_children(tools.tool_of, read)
