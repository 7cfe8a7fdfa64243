"""Tests that the notebook widget sends the messages that the page requests."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("anywidget")
pytest.importorskip("ipykernel", reason="a widget needs a kernel's connection, which anywidget takes from there")

from mlirkit.widget import Viewer, _bytes  # noqa: E402


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "widget.js").write_text("export default { render() {} };\n")
    (tmp_path / "mlirkit.wasm.gz").write_bytes(gzip.compress(b"wasm"))
    (tmp_path / "dialects.json.gz").write_bytes(gzip.compress(b"{}"))
    monkeypatch.setattr("mlirkit.widget._folder", lambda: tmp_path)
    return tmp_path


def sent(viewer: Viewer, ask: str) -> tuple[Any, list[bytes]]:
    found: list[tuple[Any, list[bytes]]] = []
    viewer.send = lambda content, buffers=None: found.append((content, list(buffers or [])))  # type: ignore[method-assign]
    viewer._answer(viewer, {"ask": ask}, [])
    return found[0]


def test_the_page_gets_the_module_and_the_file(files: Path) -> None:
    path = files / "model.mlir"
    path.write_text("module {}\n")
    viewer = Viewer(path, view="text", height=300)
    assert (viewer.name, viewer.view, viewer.height) == ("model.mlir", "text", 300)
    content, buffers = sent(viewer, "module")
    assert content == {"kind": "module"}
    assert [gzip.decompress(one) for one in buffers] == [b"wasm", b"{}"]
    content, buffers = sent(viewer, "file")
    assert content == {"kind": "file", "name": "model.mlir"} and buffers == [b"module {}\n"]


def test_modules_text_and_bytes_are_shown(files: Path) -> None:
    text = "func.func @f() {\n  return\n}\n"
    assert _bytes(text) == ("module.mlir", text.encode())
    assert _bytes(b"ML\xefR") == ("module.mlirbc", b"ML\xefR")

    class Printed:
        def __str__(self) -> str:
            return text

    assert _bytes(Printed()) == ("module.mlir", text.encode())


def test_missing_files_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("mlirkit.widget._FILES", ("nowhere.js",))
    monkeypatch.setenv("MLIRKIT_WIDGET", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="MLIRKIT_WIDGET"):
        Viewer("module {}\n")
