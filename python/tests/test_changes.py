"""Tests of file conversions: to another LLVM release, to another StableHLO version, and with private data stripped."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import mlirkit
from mlirkit import fleet, stablehlo
from mlirkit.ir import Context, MLIRError, Module
from mlirkit.scan import scan

EXAMPLES = Path(__file__).parents[2] / "examples"
KERNEL = (EXAMPLES / "kernel.mlirbc").read_bytes()
OLD = (Path(__file__).parents[2] / "crates/mlirkit/tests/cli/inputs/releases/19.mlirbc").read_bytes()
ARTIFACT = (EXAMPLES / "mlp.vhlo.mlirbc").read_bytes()
SECRET = b'func.func @f() { return loc("secret.py":1:2) } loc("secret.py":3:4)'
# The flags of `arith.trunci` were added after LLVM 18.
NEW = b"func.func @f(%a: i64) -> i32 {\n  %0 = arith.trunci %a overflow<nsw> : i64 to i32\n  return %0 : i32\n}"


def test_a_module_for_another_release(tmp_path):
    module = Module.parse((EXAMPLES / "kernel.mlir").read_text(), Context())
    ported = mlirkit.port(module, "llvm-18")
    assert ported.module.operation.verify() and ported.module.context is not module.context
    ported.module.operation.write_bytecode(str(tmp_path / "old.mlirbc"))
    about = mlirkit.info(tmp_path / "old.mlirbc")
    assert (about["release"], about["producer"]) == ("18", "MLIR18")
    again = mlirkit.port(tmp_path / "old.mlirbc", "22").module
    assert mlirkit.fingerprint(again) == mlirkit.fingerprint(module)


def test_what_another_release_cannot_say():
    findings = mlirkit.port_findings(NEW, "llvm-18")
    refused = [one for one in findings if one.refused]
    assert {(one.operation, one.place) for one in refused} == {("arith.trunci", ("-", 2, 8))}
    assert any("overflowFlags" in one.what and "LLVM 21" in one.there for one in refused)
    with pytest.raises(MLIRError, match="cannot be brought to LLVM 18") as raised:
        mlirkit.port(NEW, "llvm-18")
    assert len(raised.value.error_diagnostics) == len(refused)
    with pytest.raises(ValueError, match="releases that are known"):
        mlirkit.port(NEW, "llvm-3")
    with pytest.raises(ValueError, match="a version of StableHLO"):
        mlirkit.port(ARTIFACT, "llvm-18")
    with pytest.raises(ValueError, match="from_release is for files"):
        mlirkit.port(mlirkit.open(EXAMPLES / "kernel.mlir"), "llvm-18", from_release="llvm-22")
    with pytest.raises(MLIRError, match="not valid"):
        mlirkit.port(b"func.func @f() -> i32 {\n  return\n}", "llvm-18")


def test_what_is_stripped_stays_of_its_release():
    # `llvm.func` has other properties in LLVM 19 than in newer releases, and bytecode stores them by position.
    stripped = mlirkit.change(OLD, strip=mlirkit.Strip(locations=True))
    assert mlirkit.info(stripped)["producer"] == mlirkit.info(OLD)["producer"] == "MLIR19.1.7"
    assert str(Module.parse(stripped, Context())) == str(Module.parse(OLD, Context()))


def test_one_file_keeps_its_form():
    assert b"secret" not in mlirkit.change(SECRET, strip=True)
    bytecode = mlirkit.change(KERNEL, strip=mlirkit.Strip(names=True))
    assert mlirkit.info(bytecode)["producer"] == mlirkit.info(KERNEL)["producer"] and bytecode != KERNEL
    assert mlirkit.info(mlirkit.change(ARTIFACT, strip=True))["kind"] == "artifact"
    assert mlirkit.change(ARTIFACT, stablehlo="1.0.0") == stablehlo.downgrade(ARTIFACT, "1.0.0")
    assert mlirkit.info(mlirkit.change(KERNEL, port="llvm-19"))["release"] == "19"
    with pytest.raises(MLIRError, match="not a portable artifact"):
        mlirkit.change(KERNEL, stablehlo="1.0.0")
    for wrong in ({}, {"strip": True, "port": "llvm-20"}, {"stablehlo": "new"}, {"port": "llvm-1"}):
        with pytest.raises(ValueError):
            mlirkit.change(KERNEL, **wrong)


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "files"
    made.mkdir()
    for index in range(24):
        data = [NEW, KERNEL, ARTIFACT, KERNEL[: len(KERNEL) // 2]][index % 4]
        (made / f"{index:03}.{'mlir' if index % 4 == 0 else 'mlirbc'}").write_bytes(data)
    return made


CHANGES = [({"port": "llvm-18"}, 6), ({"strip": True}, 18), ({"stablehlo": "1.0.0"}, 6)]


@pytest.mark.parametrize(("change", "good"), CHANGES)
def test_a_folder_of_changed_files(folder, tmp_path, change, good):
    pq = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "changed.parquet"
    assert scan(folder, out, part=5, change=change) == 24
    rows = pq.read_table(out).to_pylist()
    assert [row["path"] for row in rows] == sorted(str(path) for path in folder.iterdir())
    assert all((row["content"] is None) != (row["error"] is None) for row in rows)
    assert sum(row["error"] is None for row in rows) == good
    for row in rows:
        if row["error"] is None:
            assert row["content"] == mlirkit.change(row["path"], **change)


def test_findings_are_said_in_the_row(folder):
    pa = pytest.importorskip("pyarrow")
    row = pa.table(mlirkit.changed([folder / "000.mlir"], port="llvm-18")).to_pylist()[0]
    assert row["content"] is None and row["error"].startswith("'arith.trunci' op is not representable in LLVM 18")
    assert row["findings"] and all(":2:8: refused: 'arith.trunci'" in one for one in row["findings"])


def test_a_killed_scan_of_changed_files_goes_on(folder, tmp_path):
    pq = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "changed.parquet"
    code = (
        "import os, signal, sys; from mlirkit.scan import scan\n"
        "def stop(done, total):\n    if done == 12: os.kill(os.getpid(), signal.SIGKILL)\n"
        "scan(sys.argv[1], sys.argv[2], part=5, threads=1, change={'strip': True}, progress=stop)"
    )
    assert subprocess.run([sys.executable, "-c", code, folder, out]).returncode == -signal.SIGKILL and not out.exists()
    seen = []
    scan(folder, out, part=5, change={"strip": True}, progress=lambda done, total: seen.append(done))
    assert seen[:2] == [10, 11]
    whole = tmp_path / "whole.parquet"
    scan(folder, whole, part=5, change={"strip": True})
    assert pq.read_table(out).equals(pq.read_table(whole))


def expected(folder, change):
    pa = pytest.importorskip("pyarrow")
    return pa.table(mlirkit.changed(sorted(folder.iterdir()), **change)).to_pylist()


def test_batches_of_paths_and_of_bytes(folder):
    pa = pytest.importorskip("pyarrow")
    paths = sorted(folder.iterdir())
    batch = pa.record_batch({"path": [str(path) for path in paths], "data": [path.read_bytes() for path in paths]})
    of_bytes = fleet.batch_changed(batch, {"strip": True}, content="data")
    assert of_bytes.equals(fleet.batch_changed(batch, {"strip": True}))
    assert of_bytes.to_pylist() == expected(folder, {"strip": True})


def test_daft(folder):
    daft = pytest.importorskip("daft")
    frame = daft.from_pydict({"path": [str(path) for path in folder.iterdir()]})
    change = {"stablehlo": "1.0.0"}
    assert fleet.daft(frame, change=change).sort("path").to_pylist() == expected(folder, change)


def test_datafusion(folder):
    datafusion = pytest.importorskip("datafusion")
    context = datafusion.SessionContext()
    fleet.datafusion(context, sorted(folder.iterdir()), "changed", change={"strip": True})
    counted = context.sql("select count(content) as n from changed").to_pydict()
    assert counted == {"n": [18]}


def command(*arguments):
    return subprocess.run([sys.executable, "-m", "mlirkit", *arguments], capture_output=True, text=True)


def test_the_command(tmp_path, folder):
    out = tmp_path / "out.mlirbc"
    assert command("port", EXAMPLES / "kernel.mlirbc", "--to", "llvm-19", "-o", out).returncode == 0
    assert mlirkit.info(out)["release"] == "19"
    assert '"release": "19"' in command("info", out).stdout
    failed = command("port", folder / "000.mlir", "--to", "llvm-18", "-o", out)
    assert failed.returncode == 1 and "arith.trunci" in failed.stderr and "Traceback" not in failed.stderr
    assert command("diff", EXAMPLES / "kernel.mlir", EXAMPLES / "kernel.mlirbc").returncode == 0
    assert command("scan", folder, "-o", tmp_path / "all.parquet", "--strip").returncode == 3
    assert command("scan", folder, "-o", tmp_path / "all.parquet", "--strip", "--allow-errors").returncode == 0
