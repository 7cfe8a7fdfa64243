"""Tests of repeated scans: only changed files are read, and the rows equal those of a fresh scan."""

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
    """Waits until the files are older than the resolution of file system time stamps."""
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


def test_members_are_found_in_any_order_and_are_bounded(tmp_path, monkeypatch):
    from mlirkit import _archives

    names = [f"{(number * 37) % 100:03}.mlir" for number in range(100)]
    for ending, mode in ((".tar", "w"), (".tgz", "w:gz"), (".tar.xz", "w:xz"), (".tar.bz2", "w:bz2")):
        with tarfile.open(tmp_path / f"a{ending}", mode) as archive:
            for name in names:
                info = tarfile.TarInfo(name)
                data = text(int(name[:3]))
                info.size = len(data)
                archive.addfile(info, io.BytesIO(data))
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, text(int(name[:3])))
    opened = []
    real = _archives._unpacked
    monkeypatch.setattr(_archives, "_unpacked", lambda *given: opened.append(given[0]) or real(*given))
    out = tmp_path / "facts.parquet"
    assert scan(tmp_path, out).errors == 0 and len(opened) == 4
    for row in rows(out):
        assert row["functions"] == [f"f{int(row['path'][-8:-5])}"]
    with gzip.open(tmp_path / "zeros.mlir.gz", "wb") as file:
        file.write(b" " * 100_000)
    monkeypatch.setattr(_archives, "_LARGEST", 99_999)
    assert scan(tmp_path / "zeros.mlir.gz", tmp_path / "z.parquet").errors == 1
    assert "larger than" in rows(tmp_path / "z.parquet")[0]["error"]


def test_unpacked_bytes_bound_a_chunk(tmp_path, monkeypatch):

    for number in range(6):
        with gzip.open(tmp_path / f"{number}.mlir.gz", "wb") as file:
            file.write(text(number) + b" " * 10_000)
    monkeypatch.setattr(sys.modules["mlirkit.scan"], "_PART_BYTES", 20_000)
    sizes = [len(chunk.items) for chunk in sys.modules["mlirkit.scan"]._chunks(list(_items(tmp_path)), 2000, False)]
    assert sizes == [2, 2, 2]


def _items(folder):
    from mlirkit._archives import members

    for path in sorted(folder.glob("*.gz")):
        yield from members(str(path), [1])


def test_own_columns_and_a_choice(folder, tmp_path):
    out = tmp_path / "facts.parquet"
    columns = {"adds": 'op("arith.addi") | count', "flops": "sum flops", "first": 'op("func.func") | min symbol'}
    made = scan(folder, out, columns=columns, select=["adds", "flops", "first"])
    table = pq.read_table(out)
    assert table.column_names == ["path", "adds", "flops", "first", "error"] and made.errors == 20
    assert table.slice(1, 1).drop_columns(["path"]).to_pylist() == [{"adds": 1, "flops": 1, "first": "f1", "error": None}]
    assert str(table.schema.field("adds").type) == "int64" and table["adds"][0].as_py() is None
    assert scan(folder, out, columns=columns, select=["adds", "flops", "first"]).read == 0
    assert scan(folder, out, columns={**columns, "flops": "max flops"}, select=["adds", "flops", "first"]).read == 200
    assert str(pq.read_table(out).schema.field("flops").type) == "int64" and pq.read_table(out)["flops"][1].as_py() == 1
    for wrong, why in (({"bytes": "count"}, "a column of this name"), ({"x": "op("}, "expected"), ({"x": 'op("a")'}, "ends with count")):
        with pytest.raises(ValueError, match=why):
            scan(folder, out, columns=wrong)
    with pytest.raises(ValueError, match="there is no column nothing"):
        scan(folder, out, select=["nothing"])
    command = [sys.executable, "-m", "mlirkit", "scan", folder, "-o", out, "--column", "n=count", "--select", "n", "--allow-errors"]
    assert subprocess.run(command, capture_output=True).returncode == 0
    assert pq.read_table(out).column_names == ["path", "n", "error"]


def test_a_time_limit(folder, tmp_path):
    lines = "".join(f"  %{at} = arith.constant {at} : i32\n" for at in range(20_000))
    (folder / "0001.mlir").write_text(f"func.func @long() {{\n{lines}  return\n}}")
    settle()
    out = tmp_path / "facts.parquet"
    # The long file takes far longer than the time limit on any machine.
    for change in (None, {"strip": True}):
        scan(folder / "0001.mlir", out, limit=1e-4, change=change)
        assert [row["error_category"] for row in rows(out)] == ["time"]
    assert scan(folder / "0002.mlir", out, limit=600).errors == 0
    with pytest.raises(ValueError, match="a time limit is"):
        scan(folder, out, limit=-1)


def test_parquet_with_a_column_of_files(tmp_path):
    data = [text(1), None, b"func.func @broken(", text(3)]
    plain = pa.table({"path": ["a.mlir", "b", "a.mlir", "d"], "content": pa.array(data, pa.binary())})
    hub = pa.table({"file": [{"bytes": one, "path": f"{at}.mlir"} for at, one in enumerate(data)]})
    pq.write_table(plain, tmp_path / "plain.parquet", row_group_size=3)
    pq.write_table(hub, tmp_path / "hub.parquet", row_group_size=1)
    settle()
    out = tmp_path / "out" / "facts.parquet"
    out.parent.mkdir()
    made = scan(tmp_path / "plain.parquet", out, blob="content")
    found = rows(out)
    assert [row["path"].partition("!")[2] for row in found] == ["0!a.mlir", "1!b", "2!a.mlir", "3!d"]
    assert [row["functions"] for row in found] == [["f1"], [], [], ["f3"]] and made.errors == 2
    assert found[1]["error"] == "the row has no bytes" and scan(tmp_path / "plain.parquet", out, blob="content").read == 0
    assert scan(tmp_path / "hub.parquet", out, blob="file").errors == 2
    assert rows(out)[3]["path"].endswith("!3!3.mlir") and rows(out)[3]["functions"] == ["f3"]
    with pytest.raises(ValueError, match="there is no column nothing"):
        scan(tmp_path / "plain.parquet", out, blob="nothing")


def test_a_partitioned_result(folder, tmp_path):
    out = tmp_path / "facts"
    (folder / "a.mlirbc").write_bytes(b"ML\xefR\x63")
    settle()
    first = scan(folder, out, partition="kind")
    dataset = pytest.importorskip("pyarrow.dataset")
    read = dataset.dataset(out, partitioning="hive").to_table()
    assert read.num_rows == int(first) == 201 and set(read["kind"].to_pylist()) == {"text", "bytecode"}
    (folder / "a.mlirbc").unlink()
    again = scan(folder, out, partition="kind")
    assert (again.read, again.removed) == (0, 1)
    assert sorted(one.name for one in out.iterdir()) == ["_scan.parquet", "kind=text"]
    with pytest.raises(ValueError, match="there is no column nothing"):
        scan(folder, out, partition="nothing")


def test_the_cache_of_hugging_face(tmp_path):
    repo = tmp_path / "models--org--name"
    (repo / "blobs").mkdir(parents=True)
    (repo / "snapshots" / "abc").mkdir(parents=True)
    (repo / "blobs" / "0123.mlir").write_bytes(text(1))
    (repo / "snapshots" / "abc" / "model.mlir").symlink_to(repo / "blobs" / "0123.mlir")
    settle()
    assert scan(tmp_path, tmp_path / "facts.parquet") == 1
    assert rows(tmp_path / "facts.parquet")[0]["path"].endswith("snapshots/abc/model.mlir")


def test_urls(tmp_path):
    fsspec = pytest.importorskip("fsspec")
    system = fsspec.filesystem("memory")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("in.mlir", text(2))
    for name, data in (("a.mlir", text(1)), ("b.zip", packed.getvalue()), ("c.mlir.gz", gzip.compress(text(3))), ("d.md", b"")):
        system.pipe_file(f"/models/{name}", data)
    out = tmp_path / "facts.parquet"
    made = scan("memory://models", out)
    found = {row["path"].rpartition("/")[2]: row["functions"] for row in rows(out)}
    assert found == {"a.mlir": ["f1"], "b.zip!in.mlir": ["f2"], "c.mlir.gz": ["f3"]} and made.skipped == 1
    local = tmp_path / "x.mlir"
    local.write_bytes(text(4))
    assert scan(f"file://{local}", out) == 1 and rows(out)[0]["functions"] == ["f4"]


def test_many_parts_are_merged_with_few_open_files(folder, tmp_path):
    import resource

    out = tmp_path / "facts.parquet"
    for path in list(folder.iterdir())[80:]:
        path.unlink()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    used = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    resource.setrlimit(resource.RLIMIT_NOFILE, (used + 45, hard))
    try:
        scan(folder, out, part=1, threads=1)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert rows(out) == pa.table(mlirkit.facts(sorted(folder.glob("*.mlir")))).to_pylist()
    assert pq.read_metadata(out).row_group(0).column(0).compression == "ZSTD"
