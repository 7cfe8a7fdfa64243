"""A scan from run to run: only what changed is read, and the rows are those of a fresh run."""

from __future__ import annotations

import gzip
import io
import json
import os
import random
import signal
import subprocess
import sys
import tarfile
import time
import zipfile

import pytest

import mlirkit
from mlirkit.scan import scan

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")


def text(number: int) -> bytes:
    return f"func.func @f{number}(%a: i32) -> i32 {{ %0 = arith.addi %a, %a : i32 return %0 : i32 }}".encode()


def settle() -> None:
    """Waits until the files are older than the times of the file system are exact."""
    time.sleep(0.1)


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "files"
    made.mkdir()
    for number in range(200):
        data = text(number) if number % 10 else b"func.func @broken("
        (made / f"{number:04}.mlir").write_bytes(data)
    (made / "notes.md").write_text("no model")
    settle()
    return made


def rows(path):
    return pq.read_table(path).to_pylist()


def test_only_what_changed_is_read(folder, tmp_path):
    out, fresh = tmp_path / "facts.parquet", tmp_path / "fresh.parquet"
    first = scan(folder, out, part=30)
    assert (int(first), first.read, first.skipped, first.errors) == (200, 200, 1, 20)
    before = out.stat().st_mtime_ns
    again = scan(folder, out)
    assert (again.read, again.kept, again.removed) == (0, 200, 0) and out.stat().st_mtime_ns == before
    for number in (3, 50, 199):
        (folder / f"{number:04}.mlir").write_bytes(text(1000 + number))
    for number in (0, 4):
        (folder / f"{number:04}.mlir").unlink()
    (folder / "0001a.mlir").write_bytes(text(7))
    settle()
    third = scan(folder, out)
    assert (int(third), third.read, third.removed) == (199, 4, 2)
    scan(folder, fresh)
    assert rows(out) == rows(fresh) == pa.table(mlirkit.facts(sorted(folder.glob("*.mlir")))).to_pylist()


def test_times_that_are_set_back_hide_nothing(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    scan(folder, out)
    path = folder / "0003.mlir"
    about = path.stat()
    changed = text(4)
    assert len(changed) == about.st_size
    path.write_bytes(changed)
    os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
    settle()
    assert scan(folder, out).read == 1 and rows(out)[3]["functions"] == ["f4"]


def test_other_options_read_everything(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    scan(folder, out)
    assert scan(folder, out, fingerprint=False).read == 200
    assert {row["fingerprint"] for row in rows(out)} == {None}
    assert scan(folder, out, release="llvm-20").read == 200


def test_killed_scans(folder, tmp_path):
    out, fresh = tmp_path / "facts.parquet", tmp_path / "fresh.parquet"
    code = (
        "import os, signal, sys; from mlirkit.scan import scan\n"
        "at = int(sys.argv[3])\n"
        "def stop(done, total):\n    if done >= at: os.kill(os.getpid(), signal.SIGKILL)\n"
        "scan(sys.argv[1], sys.argv[2], part=7, threads=1, progress=stop)"
    )
    choose = random.Random(1)
    for round in range(5):
        killed = subprocess.run([sys.executable, "-c", code, folder, out, str(choose.randrange(1, 190))])
        assert killed.returncode in (0, -signal.SIGKILL)
        path = folder / f"{choose.randrange(200):04}.mlir"
        path.write_bytes(text(5000 + round))
        settle()
    made = scan(folder, out, part=7)
    scan(folder, fresh)
    assert rows(out) == rows(fresh) and made.read + made.kept == 200


def test_archives_lists_and_patterns(folder, tmp_path):
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("in/one.mlir", text(1))
        archive.writestr("readme.txt.md", "no model")
    with tarfile.open(tmp_path / "b.tar.gz", "w:gz") as archive:
        info = tarfile.TarInfo("two.mlir")
        info.size = len(text(2))
        archive.addfile(info, io.BytesIO(text(2)))
    with gzip.open(tmp_path / "c.mlir.gz", "wb") as file:
        file.write(text(3))
    (tmp_path / "d.zip").write_bytes(b"no zip")
    settle()
    out = tmp_path / "facts.parquet"
    sources = [tmp_path / "a.zip", tmp_path / "b.tar.gz", tmp_path / "c.mlir.gz", tmp_path / "d.zip", folder / "000*.mlir"]
    made = scan(sources, out)
    found = {row["path"].removeprefix(str(tmp_path)): row for row in rows(out)}
    assert found["/a.zip!in/one.mlir"]["functions"] == ["f1"] and found["/b.tar.gz!two.mlir"]["functions"] == ["f2"]
    assert found["/c.mlir.gz"]["functions"] == ["f3"] and found["/d.zip"]["error_category"] == "io"
    assert int(made) == 14 and made.skipped == 1 and scan(sources, out).read == 1
    listed = "\n".join(str(path) for path in sorted(folder.glob("*.mlir"))[:5]) + f"\n{tmp_path}/missing.mlir\n"
    command = [sys.executable, "-m", "mlirkit", "scan", "-", "-o", tmp_path / "list.parquet"]
    run = subprocess.run(command, input=listed, capture_output=True, text=True)
    assert run.returncode == 3 and "6 rows (6 files read, 0 unchanged, 0 removed, 0 skipped, 2 with errors)" in run.stderr


def test_errors_say_where_and_of_which_kind(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    (folder / "bad.mlirbc").write_bytes(b"ML\xefR\x63")
    (folder / "wrong.mlir").write_bytes(b"func.func @f() -> i32 {\n  return\n}")
    scan(folder, out)
    found = {os.path.basename(row["path"]): row for row in rows(out)}
    assert found["0000.mlir"]["error_category"] == "read" and found["0000.mlir"]["error_place"].startswith("1:")
    assert found["wrong.mlir"]["error_category"] in ("read", "invalid") and found["bad.mlirbc"]["error"]
    about = json.loads(pq.read_metadata(out).metadata[b"mlirkit.scan"])
    assert about["library"].startswith(mlirkit.__version__)
