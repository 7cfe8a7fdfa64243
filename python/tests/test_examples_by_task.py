"""Tests that the Python programs in examples/ print the expected output stored in their folder."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_convert() -> None:
    program = [sys.executable, EXAMPLES / "convert/convert.py", EXAMPLES / "mlp.stablehlo.mlir"]
    printed = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    assert printed == (EXAMPLES / "convert/expected.txt").read_text()
