"""Importing the package loads little."""

import pickle
import subprocess
import sys
from pathlib import Path

import mlirkit


def test_import_does_not_load_typing() -> None:
    folder = Path(mlirkit.__file__).parent.parent
    program = f"import sys; sys.path.insert(0, {str(folder)!r}); import mlirkit; print('typing' in sys.modules)"
    run = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout == "False\n"


def test_named_tuples_are_complete() -> None:
    strip = mlirkit.Strip(names=True)
    assert strip._replace(names=False) == mlirkit.Strip() == (True, False, False, (), False, False)
    assert repr(strip).startswith("Strip(locations=True, resources=False, names=True")
    assert pickle.loads(pickle.dumps(strip)) == strip
    assert mlirkit.Change._fields == ("path", "what", "detail", "old", "new")
    assert mlirkit.Strip.__doc__ is not None and mlirkit.Strip.__annotations__["names"] == "bool"
    assert mlirkit.Tables._field_defaults == {"files": None}
