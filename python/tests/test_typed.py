"""Tests that type checkers accept correct programs and report every planted mistake."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "typed"


def checkers() -> list[list[str]]:
    found = [[sys.executable, "-m", "mypy", "--strict", "--hide-error-context", "--no-error-summary"]]
    beside = Path(sys.executable).with_name("pyright")
    pyright = str(beside) if beside.exists() else shutil.which("pyright")
    return found + ([[pyright]] if pyright else [])


def lines(command: list[str], file: str) -> set[int]:
    """Returns the lines of a file in which the type checker reports errors."""
    if "mypy" in command:
        pytest.importorskip("mypy")
    made = subprocess.run([*command, FOLDER / file], capture_output=True, text=True, cwd=FOLDER.parents[1])
    return {int(number) for number in re.findall(rf"{re.escape(file)}:(\d+).*error", made.stdout)}


@pytest.mark.parametrize("command", checkers(), ids=lambda command: "mypy" if "mypy" in command else "pyright")
def test_mistakes_are_found(command):
    wanted = {
        number
        for number, line in enumerate((FOLDER / "mistakes.py").read_text().splitlines(), 1)
        if line.endswith("# mistake")
    }
    assert len(wanted) >= 10 and lines(command, "mistakes.py") == wanted
    assert lines(command, "good.py") == set()


def test_public_signatures_have_types_and_docstrings():
    script = FOLDER / "coverage.py"
    made = subprocess.run([sys.executable, script, "--list"], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr


def test_stubs_are_those_of_the_definitions():
    script = FOLDER.parents[1] / "stubs.py"
    made = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
