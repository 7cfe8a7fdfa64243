"""Tests of the objects' HTML in notebooks, and of pickling."""

from __future__ import annotations

import copy
import pickle
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import mlirkit
from mlirkit.ir import Context, DenseElementsAttr, Location, MLIRError, Module

ROOT = Path(__file__).parents[2]
MLP = ROOT / "examples/mlp.stablehlo.mlirbc"


def drawn(html: str) -> list:
    """Returns the images in the HTML, which must be well-formed."""
    parts = html.split("<svg")[1:]
    return [ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>") for part in parts]


def test_what_notebooks_show():
    module = mlirkit.open(MLP)
    (graph,) = drawn(module._repr_html_())
    titles = [one.text for one in graph.iter("{http://www.w3.org/2000/svg}title")]
    assert any(title.startswith("stablehlo.dot_general: tensor<") for title in titles) and len(titles) > 3
    assert len(list(graph.iter("{http://www.w3.org/2000/svg}line"))) >= len(titles) - 3
    assert module.operation._repr_html_() == module._repr_html_() and "&lt;" in module._repr_html_()
    assert len(drawn(mlirkit.size(MLP)._repr_html_())) >= 3 and len(drawn(mlirkit.info(MLP)._repr_html_())) == 1
    context = Context()
    other = Module.parse("func.func @g() { return }", context)
    changes = mlirkit.diff(Module.parse("func.func @f() { return }", context), other)
    assert changes and all(one.path in changes._repr_html_() for one in changes)
    assert mlirkit.diff(other, other)._repr_html_() == "no differences"
    assert "<script" not in Module.parse('func.func private @"<script>"()', Context())._repr_html_()


def test_what_notebooks_show_of_tables():
    pytest.importorskip("pyarrow")
    tables = mlirkit.to_arrow(MLP)
    assert "stablehlo.dot_general" in tables._repr_html_()
    assert f"{tables.operations.num_rows} rows" in tables.operations._repr_html_()


def test_copies_and_pickles():
    module = mlirkit.open(MLP)
    again = pickle.loads(pickle.dumps(module))
    assert str(again) == str(module) and again.context is not module.context
    copied = copy.deepcopy(module)
    assert str(copied) == str(module) and copied.context is module.context and copied != module
    with pytest.raises(MLIRError) as raised:
        Module.parse("func.func @(", Context())
    error = pickle.loads(pickle.dumps(raised.value))
    assert str(error) == str(raised.value) and error.error_diagnostics and str(copy.deepcopy(error)) == str(error)


def test_tables_can_be_pickled():
    pa = pytest.importorskip("pyarrow")
    tables = mlirkit.to_arrow(MLP)
    for one, other in zip(tables, pickle.loads(pickle.dumps(tables))):
        assert one is None or pa.table(one).equals(pa.table(other), check_metadata=True)
    facts = mlirkit.facts([str(MLP)])
    assert pa.table(copy.deepcopy(facts)).equals(pa.table(facts))


def test_complex_arrays():
    np = pytest.importorskip("numpy")
    with Context(), Location.unknown():
        for kind in (np.complex64, np.complex128):
            array = np.array([[1 + 2j, 3], [0, -1j]], kind)
            made = DenseElementsAttr.get(array)
            assert str(made.type) == f"tensor<2x2xcomplex<f{array.itemsize * 4}>>"
            assert np.array(made).dtype == kind and (np.array(made) == array).all()
        assert DenseElementsAttr.get(np.array([1j, 1j], np.complex64)).is_splat


def test_nested_modules():
    inner = b"func.func @inner() { return }"
    escaped = "".join(f"\\{byte:02X}" for byte in _bytecode(inner))
    text = f'"t.x"() {{payload = "{escaped}"}} : () -> ()'
    with Context() as context:
        context.allow_unregistered_dialects = True
        module = Module.parse(text)
        (one,) = mlirkit.nested(module)
        assert (one.number, one.encoding, one.error) == ("1", "bytecode", None) and one.place == "payload"
        assert "@inner" in str(Module.parse(one.data))
        mlirkit.replace_nested(module, "1", Module.parse("func.func @other() { return }"))
        (two,) = mlirkit.nested(module)
        assert "@other" in str(Module.parse(two.data)) and mlirkit.info(two.data)["producer"] == mlirkit.info(one.data)["producer"]
        with pytest.raises(ValueError, match="no nested module '2'"):
            mlirkit.replace_nested(module, "2", module)


def _bytecode(text: bytes) -> bytes:
    import io

    out = io.BytesIO()
    Module.parse(text, Context()).operation.write_bytecode(out)
    return out.getvalue()
