"""Tests of queries that join tables (values, uses, locations, constants, costs), and of the queries in the README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mlirkit

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

ROOT = Path(__file__).parents[2]
TEXT = b"""
module @outer {
  func.func @f(%a: tensor<2x8xf32>, %p: i1) -> tensor<2x4xf32> {
    %w = stablehlo.constant dense<[[1.0, -2.0, 3.0, 4.0]]> : tensor<1x4xf32> loc("layer/weight"("model.py":7:9))
    %b = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<8x4xf32>
    %d = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32> loc(fused["a", "model.py":9:1])
    %i = scf.if %p -> (tensor<2x4xf32>) {
      %t = stablehlo.tanh %d : tensor<2x4xf32> loc(callsite("inner"("lib.py":1:2) at "model.py":10:3))
      scf.yield %t : tensor<2x4xf32>
    } else {
      scf.yield %d : tensor<2x4xf32>
    }
    return %i : tensor<2x4xf32>
  }
}
"""


def rows(table):
    return pa.table(table).to_pylist()


def named(operations, name):
    return next(row for row in operations if row["name"] == name)


def test_places_of_operations():
    operations = rows(mlirkit.to_arrow(TEXT).operations)
    tanh, yields = named(operations, "stablehlo.tanh"), [row for row in operations if row["name"] == "scf.yield"]
    choice, function = named(operations, "scf.if"), named(operations, "func.func")
    assert (tanh["parent"], tanh["region"], tanh["block"], tanh["position"]) == (choice["op"], 0, 0, 0)
    assert [(row["region"], row["position"]) for row in yields] == [(0, 1), (1, 0)]
    assert function["symbol"] == "f" and {row["symbol_path"] for row in operations[1:]} == {"@outer::@f"}
    assert operations[0]["parent"] is None and operations[0]["symbol_path"] == "@outer"


def test_locations():
    operations = rows(mlirkit.to_arrow(TEXT).operations)
    where = {row["name"]: (row["file"], row["line"], row["column"], row["scope"]) for row in operations}
    assert where["stablehlo.constant"] == ("model.py", 7, 9, "layer/weight")
    assert where["stablehlo.dot_general"] == ("model.py", 9, 1, "a")
    assert where["stablehlo.tanh"] == ("lib.py", 1, 2, "inner")


def test_values_join_their_uses():
    tables = mlirkit.to_arrow(TEXT)
    operations, values = rows(tables.operations), rows(tables.values)
    defined = {row["value"]: row for row in values if row["role"] != "operand"}
    assert len(defined) == sum(row["role"] != "operand" for row in values)
    assert all(row["value"] in defined for row in values)
    dot = named(operations, "stablehlo.dot_general")["op"]
    users = [operations[row["op"]]["name"] for row in values if row["role"] == "operand" and row["definition"] == dot]
    assert users == ["stablehlo.tanh", "scf.yield"]
    a = next(row for row in values if row["role"] == "argument")
    assert (a["definition"], a["index"], a["region"], a["block"]) == (None, 0, 0, 0)
    assert (a["dtype"], a["shape"], a["elements"], a["bytes"]) == ("f32", [2, 8], 16, 64)


def test_values_of_graph_regions_and_dynamic_shapes():
    text = b'"t.graph"() ({ %0 = "t.a"(%1) : (tensor<?x4xf32>) -> i7 %1 = "t.b"() : () -> tensor<?x4xf32> }) : () -> ()'
    values = rows(mlirkit.to_arrow(text).values)
    used, _, made = values
    assert used["role"] == "operand" and used["value"] == made["value"] and used["definition"] == made["op"]
    assert (made["shape"], made["elements"], made["bytes"]) == ([None, 4], None, None)


def test_constants():
    (weight,) = rows(mlirkit.to_arrow(TEXT).constants)
    assert (weight["dtype"], weight["shape"], weight["bytes"], weight["min"], weight["max"]) == ("f32", [1, 4], 16, -2.0, 4.0)
    text = b"""
    "t.x"() {a = dense<[1.0, -2.0]> : tensor<2xf32>, b = dense_resource<w> : tensor<2xf32>, c = dense<7> : tensor<2xi8>, d = dense_resource<s> : tensor<2xi8>,
      e = dense<[true, false, true]> : tensor<3xi1>, f = dense<[255, 1]> : tensor<2xui8>, g = dense<[-1, 1]> : tensor<2xi4>, h = dense<true> : tensor<9xi1>,
      i = dense<[0x7FC00000, 1.5]> : tensor<2xf32>, j = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, k = dense<[-3, 4]> : tensor<2xindex>,
      l = dense<[1.0, 0.5]> : tensor<2xbf16>, m = dense<> : tensor<0xf32>,
      n = dense<true> : tensor<100xi1>, o = dense<> : tensor<0xi1>, p = dense<0> : tensor<4xi0>} : () -> ()
    {-# dialect_resources: { builtin: { w: "0x040000000000803f000000c0", s: "0x010000000707" } } #-}
    """
    found = {row["name"]: row for row in rows(mlirkit.to_arrow(text).constants)}
    assert found["a"]["hash"] == found["b"]["hash"] != found["i"]["hash"] and found["b"]["resource"] == "w"
    assert found["c"]["hash"] == found["d"]["hash"] and found["c"]["splat"] and not found["d"]["splat"]
    ranges = {name: (row["min"], row["max"]) for name, row in found.items()}
    assert ranges == {
        "a": (-2, 1), "b": (-2, 1), "c": (7, 7), "d": (7, 7), "e": (0, 1), "f": (1, 255), "g": (-1, 1), "h": (1, 1),
        "i": (1.5, 1.5), "j": (None, None), "k": (-3, 4), "l": (0.5, 1), "m": (None, None),
        "n": (1, 1), "o": (None, None), "p": (None, None),
    }  # fmt: skip


def test_attributes_by_kind():
    text = b'"t.x"() {a = -3 : i32, b = true, c = 0.5 : f64, d = "te\\22xt", e = @m::@f, f = i8, g = [1], h = {}, i, j = array<i64: 1>} : () -> ()'
    found = {row["name"]: row for row in rows(mlirkit.to_arrow(text).attributes)}
    assert {name: row["kind"] for name, row in found.items()} == {
        "a": "integer", "b": "bool", "c": "float", "d": "string", "e": "symbol", "f": "type", "g": "array", "h": "dictionary",
        "i": "unit", "j": "dense array",
    }  # fmt: skip
    assert (found["a"]["integer"], found["b"]["integer"], found["c"]["number"]) == (-3, 1, 0.5)
    assert (found["d"]["text"], found["e"]["text"], found["f"]["text"]) == ('te"xt', "@m::@f", "i8")


COSTS = {
    "stablehlo.dot_general": 2 * 2 * 4 * 8, "stablehlo.broadcast_in_dim": 0, "stablehlo.tanh": 8, "stablehlo.constant": 0,
}  # fmt: skip


def test_costs():
    operations = rows(mlirkit.to_arrow(TEXT).operations)
    assert {row["name"]: row["flops"] for row in operations if row["name"] in COSTS} == COSTS
    assert mlirkit.query(TEXT, "sum flops") == sum(COSTS.values())
    text = b"""
    func.func @f(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %z: tensor<f32>, %m: tensor<?x4xf32>, %a: tensor<4x6xf32>, %o: tensor<4xf32>, %c: tensor<1x6x6x4xf32>) {
      %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
      %1 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
      %2 = stablehlo.add %m, %m : tensor<?x4xf32>
      %3 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
      %4 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x6xf32>) outs(%o : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %5 = arith.mulf %in, %in : f32
        %6 = arith.addf %5, %out : f32
        linalg.yield %6 : f32
      } -> tensor<4xf32>
      return
    }
    """
    operations = rows(mlirkit.to_arrow(text).operations)
    costs = {row["name"]: row["flops"] for row in operations if row["flops"] is not None}
    convolution = 2 * 36 * 4 * 27
    assert costs == {
        "stablehlo.convolution": convolution, "stablehlo.reduce": 20, "linalg.conv_2d_nhwc_hwcf": convolution, "linalg.generic": 48,
    }  # fmt: skip


def test_streams_are_the_tables(tmp_path):
    paths = []
    for number in range(9):
        path = tmp_path / f"{number}.mlir"
        path.write_bytes(TEXT if number % 3 else b"func.func @broken(")
        paths.append(str(path))
    tables, streams = mlirkit.to_arrow(paths), mlirkit.to_arrow(tmp_path, stream=True, threads=2)
    for name in streams._fields:
        stream, table = getattr(streams, name), pa.table(getattr(tables, name))
        batches = list(pa.RecordBatchReader.from_stream(stream))
        assert pa.Table.from_batches(batches).equals(table) and stream.column_names == table.column_names
        assert pa.table(stream).equals(table)
    assert sum(row["error"] is not None for row in rows(tables.files)) == 3
    reader = pa.RecordBatchReader.from_stream(streams.operations)
    assert reader.read_next_batch().num_rows == 0 and reader.read_next_batch().num_rows == 10
    del reader


def test_every_column_is_described():
    manual = (ROOT / "docs/tables.md").read_text()
    tables = mlirkit.to_arrow([("a", TEXT)])
    for name, table in zip(tables._fields, tables):
        described = dict(table.descriptions)
        assert list(described) == table.column_names
        section = manual.split(f"## `{name}`")[1].split("\n## ")[0]
        for column, text in described.items():
            assert f"| `{column}` | {text} |" in section, (name, column)
    for column, text in mlirkit._mlirkit.facts_schema().descriptions:
        assert text.endswith(".") and f"| `{column}` | {text} |" in manual


def test_descriptions_are_in_parquet(tmp_path):
    mlirkit.facts([("a", TEXT)]).write_parquet(tmp_path / "f.parquet")
    assert pq.read_schema(tmp_path / "f.parquet").field("kind").metadata[b"description"] == b"text, bytecode or artifact."


@pytest.mark.parametrize("engine", ["duckdb", "polars", "pandas"])
def test_the_lines_of_the_manual(engine, tmp_path, monkeypatch):
    pytest.importorskip(engine)
    monkeypatch.chdir(tmp_path)
    for number in range(2):
        Path(f"model{number}.mlir").write_bytes(TEXT)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/tables.md").read_text(), re.S)
    wanted = [block for block in blocks if f"import {engine}" in block]
    assert wanted
    for block in wanted:
        exec(compile(block, "tables.md", "exec"), {})
