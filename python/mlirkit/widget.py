"""A notebook widget that shows the graph of a module and the web page's other views.

    from mlirkit.widget import Viewer
    Viewer("model.mlir")
    Viewer(module, view="text", height=400)

It needs the package ``anywidget`` and the page's files, which ``node build.mjs`` in ``web`` builds. It searches for them in
``widget`` beside this file, in the folder that MLIRKIT_WIDGET names, and in the source tree.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import anywidget
import traitlets

__all__ = ["Viewer"]

_FILES = ("widget.js", "mlirkit.wasm.gz", "dialects.json.gz")


def _folder() -> Path:
    here = Path(__file__).resolve().parent
    named = os.environ.get("MLIRKIT_WIDGET")
    places = [here / "widget", *([Path(named)] if named else []), here.parent.parent / "web/npm/dist/widget"]
    for place in places:
        if all((place / name).is_file() for name in _FILES):
            return place
    raise FileNotFoundError(
        "the files of the widget were not found: build them with `node build.mjs` in the folder `web` of the sources, and name their "
        "folder with MLIRKIT_WIDGET"
    )


def _bytes(source: object) -> tuple[str, bytes]:
    """Returns the name and the bytes of the module to show."""
    if isinstance(source, (bytes, bytearray, memoryview)):
        return "module.mlirbc", bytes(source)
    if isinstance(source, os.PathLike) or (isinstance(source, str) and "\n" not in source and Path(source).is_file()):
        path = Path(source)
        return path.name, path.read_bytes()
    # Modules from this package or from upstream's bindings print themselves as text.
    return "module.mlir", str(source).encode()


class Viewer(anywidget.AnyWidget):
    """Shows a module, which may be a path, bytes, text, or an object that prints itself as text."""

    # The script is read when a widget is created, so the package can be imported without it.
    _esm: Any = "export default { render() {} };"
    name = traitlets.Unicode("").tag(sync=True)
    view = traitlets.Unicode("graph").tag(sync=True)
    theme = traitlets.Unicode("").tag(sync=True)
    height = traitlets.Int(600).tag(sync=True)

    def __init__(self, source: object, *, view: str = "graph", theme: str = "", height: int = 600, name: str | None = None) -> None:
        folder = _folder()
        known, self._source = _bytes(source)
        self._folder = folder
        super().__init__(
            name=name or known, view=view, theme=theme, height=height, _esm=(folder / "widget.js").read_text(encoding="utf-8")
        )
        self.on_msg(self._answer)

    def _answer(self, _widget: object, content: Any, _buffers: object) -> None:
        asked = content.get("ask") if isinstance(content, dict) else None
        if asked == "module":
            try:
                packed = [(self._folder / name).read_bytes() for name in _FILES[1:]]
            except OSError as error:
                # The page cannot show the traceback, so it is written to the log of the kernel.
                self.send({"kind": "error", "message": f"the files of the widget cannot be read: {error}"})
                return
            self.send({"kind": "module"}, buffers=packed)
        elif asked == "file":
            self.send({"kind": "file", "name": self.name}, buffers=[self._source])
