"""Tests of Arrow tables, folders of files, and engines."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import mlirkit
from mlirkit import fleet
from mlirkit.scan import scan

pa = pytest.importorskip("pyarrow")
import pyarrow.parquet as pq  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "examples"
TEXT = b"func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}"


def test_a_module_as_tables():
    tables = mlirkit.to_arrow(TEXT)
    operations = pa.table(tables.operations).to_pydict()
    assert operations["name"] == ["builtin.module", "func.func", "arith.addi", "func.return"]
    assert operations["parent"] == [None, 0, 1, 1]
    values = pa.table(tables.values).to_pylist()
    assert [row["role"] for row in values if row["op"] == 2] == ["operand", "operand", "result"]
    assert "sym_name" in pa.table(tables.attributes)["name"].to_pylist()


def test_a_folder_as_tables(folder):
    paths = sorted(str(path) for path in folder.iterdir())
    tables = mlirkit.to_arrow(folder)
    about = pa.table(tables.files).to_pylist()
    assert [row["path"] for row in about] == paths and sum(row["error"] is not None for row in about) == 15
    operations = pa.table(tables.operations)
    assert operations.num_rows == sum(row["operations"] for row in about)
    one = pa.table(mlirkit.to_arrow(paths[0]).operations)
    first = operations.slice(0, one.num_rows)
    assert set(first["path"].to_pylist()) == {paths[0]} and first.drop_columns("path").equals(one)


def test_facts_of_good_and_bad_files(tmp_path):
    bad = tmp_path / "bad.mlirbc"
    bad.write_bytes((EXAMPLES / "kernel.mlirbc").read_bytes()[:40])
    rows = pa.table(mlirkit.facts([EXAMPLES / "kernel.mlirbc", EXAMPLES / "kernel.mlir", bad, "nothing"])).to_pylist()
    assert [row["kind"] for row in rows] == ["bytecode", "text", "bytecode", None]
    assert rows[0]["fingerprint"] == rows[1]["fingerprint"] and rows[0]["valid"] and rows[0]["error"] is None
    assert all(row["error"] for row in rows[2:])


def test_progress_and_how_it_stops():
    seen = []
    mlirkit.facts([("a", TEXT)] * 5, threads=1, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(i, 5) for i in range(1, 6)]

    def stop(done, total):
        raise InterruptedError("enough")

    with pytest.raises(InterruptedError, match="enough"):
        mlirkit.facts([("a", TEXT)] * 5, progress=stop)


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "files"
    made.mkdir()
    kernel = (EXAMPLES / "kernel.mlirbc").read_bytes()
    artifact = (EXAMPLES / "mlp.stablehlo.mlirbc").read_bytes()
    for index in range(60):
        data = [TEXT, kernel, artifact, kernel[: len(kernel) // 2]][index % 4]
        (made / f"{index:03}.{'mlir' if index % 4 == 0 else 'mlirbc'}").write_bytes(data)
    return made


def test_a_folder_becomes_parquet(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    assert scan(folder, out, part=7) == 60
    rows = pq.read_table(out).to_pylist()
    assert [row["path"] for row in rows] == sorted(str(path) for path in folder.iterdir())
    assert sum(row["error"] is not None for row in rows) == 15
    assert rows == pa.table(mlirkit.facts(sorted(folder.iterdir()))).to_pylist()
    assert not (tmp_path / "facts.parquet.parts").exists()


def test_a_killed_scan_goes_on(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    code = (
        "import sys, time; from mlirkit.scan import scan\n"
        "scan(sys.argv[1], sys.argv[2], part=5, threads=1, progress=lambda *_: time.sleep(0.02))"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(folder), str(out)])
    parts = tmp_path / "facts.parquet.parts"
    deadline = time.monotonic() + 60
    while len(list(parts.glob("*.parquet"))) < 2 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = sorted(parts.glob("*.parquet"))
    assert len(kept) >= 2 and not out.exists()
    seen = []
    made = scan(folder, out, part=5, progress=lambda done, total: seen.append(done))
    paths = pq.read_table(out)["path"].to_pylist()
    assert paths == sorted(str(path) for path in folder.iterdir())
    assert seen[0] == made.kept == 5 * len(kept) and made.read == 60 - made.kept


def test_the_command(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    made = subprocess.run([sys.executable, "-m", "mlirkit", "scan", folder, "-o", out], capture_output=True, text=True)
    assert made.returncode == 3 and "60 rows" in made.stderr and "15 with errors" in made.stderr
    made = subprocess.run([sys.executable, "-m", "mlirkit", "scan", tmp_path / "no", "-o", out], capture_output=True)
    assert made.returncode == 1


def expected(folder):
    return pa.table(mlirkit.facts(sorted(folder.iterdir()))).sort_by("path").to_pylist()


def stripped(folder):
    return pa.table(mlirkit.changed(sorted(folder.iterdir()), strip=True)).to_pylist()


def test_daft(folder):
    daft = pytest.importorskip("daft")
    frame = daft.from_pydict({"path": [str(path) for path in folder.iterdir()]})
    rows = fleet.daft(frame).sort("path").to_pylist()
    wanted = expected(folder)
    assert [[row[key] for key in wanted[0] if key != "operation_counts"] for row in rows] == [
        [row[key] for key in wanted[0] if key != "operation_counts"] for row in wanted
    ]
    assert [dict(row["operation_counts"]) for row in rows] == [dict(row["operation_counts"]) for row in wanted]


def test_spark(folder, monkeypatch):
    pyspark = pytest.importorskip("pyspark.sql")
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    monkeypatch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
    builder = pyspark.SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.shuffle.partitions", "2").getOrCreate()
    try:
        frame = session.createDataFrame([(str(path),) for path in folder.iterdir()], ["path"])
        rows = [row.asDict(recursive=True) for row in fleet.spark(frame).orderBy("path").collect()]
        changed = fleet.spark(frame, change={"strip": True}).orderBy("path").toArrow().to_pylist()
    finally:
        session.stop()
    wanted = expected(folder)
    for row in wanted:
        row["operation_counts"] = dict(row["operation_counts"])
    assert rows == wanted
    assert changed == stripped(folder)


def test_datafusion(folder):
    datafusion = pytest.importorskip("datafusion")
    context = datafusion.SessionContext()
    fleet.datafusion(context, sorted(folder.iterdir()))
    counted = context.sql("select count(*) as n from facts where error is null").to_pydict()
    assert counted == {"n": [45]}


def test_ray(folder):
    data = pytest.importorskip("ray.data")
    import ray

    ray.init(num_cpus=2, include_dashboard=False, logging_level="error", log_to_driver=False)
    try:
        paths = [{"path": str(path)} for path in folder.iterdir()]
        rows = sorted(fleet.ray(data.from_items(paths)).take_all(), key=lambda row: row["path"])
        batches = fleet.ray(data.from_items(paths), change={"strip": True}).iter_batches(batch_format="pyarrow")
        changed = pa.concat_tables(batches).sort_by("path").to_pylist()
    finally:
        ray.shutdown()
    wanted = expected(folder)
    assert changed == stripped(folder)
    simple = [key for key in wanted[0] if key != "operation_counts"]
    assert [[_plain(row[key]) for key in simple] for row in rows] == [[row[key] for key in simple] for row in wanted]


def _plain(value):
    return value.tolist() if hasattr(value, "tolist") else value
