"""Scans a folder of artifacts into facts. Measures time and memory, interrupts the scan, and compares with jaxlib and with engines.

    python benches/artifacts.py FOLDER                 makes the folder
    python benches/fleet.py scan FOLDER                time, and memory at 10, 50 and 100 %
    python benches/fleet.py kill FOLDER [--times 20]   killed at random moments and resumed; compared with a run that was not
    python benches/fleet.py nightly FOLDER [--times 20] the same, with files changed, removed and added between the runs
    python benches/fleet.py jaxlib FOLDER [--sample N] what jaxlib reads, in a pool of processes, and the same files here
    python benches/fleet.py engines FOLDER             Daft, Spark, Ray (those that are installed) and the local run
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from measure import machine, memory, timed

import mlirkit
from mlirkit import fleet
from mlirkit.scan import files, scan

CORES = 2


def used(who: int = resource.RUSAGE_SELF) -> float:
    found = resource.getrusage(who)
    return found.ru_utime + found.ru_stime


def timed_scan(args: argparse.Namespace) -> int:
    marks: list[tuple[int, int, int]] = []

    def watch(done: int, total: int) -> None:
        if len(marks) < 3 and done >= total * (10, 50, 100)[len(marks)] // 100:
            marks.append((done, memory("VmRSS"), memory("VmHWM")))

    work = lambda: scan(args.folder, args.output, threads=CORES, progress=watch)  # noqa: E731
    (processor, wall), count = timed(work, used)
    import pyarrow.parquet as pq

    errors = count - pq.read_table(args.output, columns=["error"])["error"].null_count
    truth = json.loads((args.folder / "truth.json").read_text())
    print(f"{machine()}; {count} files, {truth['bytes'] / 1e6:.0f} MB, {len(truth['damaged'])} damaged, {errors} rows with an error")
    print(f"{wall:.1f} s, processor {processor:.1f} s, {processor / count * 1e6:.0f} microseconds a file")
    for done, now, most in marks:
        print(f"after {done} files: {now / 1e6:.1f} MB, {most / 1e6:.1f} MB at most")
    return 0


def killed(args: argparse.Namespace) -> int:
    import pyarrow.parquet as pq

    dice = random.Random(args.seed)
    with tempfile.TemporaryDirectory(dir=args.output.parent) as folder:
        whole, broken = Path(folder) / "whole.parquet", Path(folder) / "broken.parquet"
        start = time.perf_counter()
        scan(args.folder, whole, threads=CORES, part=args.part)
        took = time.perf_counter() - start
        code = f"from mlirkit.scan import scan; scan({str(args.folder)!r}, {str(broken)!r}, threads={CORES}, part={args.part})"
        kills, runs = 0, 0
        while not broken.exists():
            process = subprocess.Popen([sys.executable, "-c", code])
            runs += 1
            try:
                process.wait(dice.uniform(0.02, 1.5) * took / args.times if kills < args.times else None)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
        one, other = pq.read_table(whole), pq.read_table(broken)
        paths = one["path"].to_pylist()
        same = one.equals(other) and len(set(paths)) == len(paths)
    print(f"{len(paths)} files, {kills} kills in {runs} runs: {'the same rows' if same else 'OTHER ROWS'}")
    return 0 if same and kills else 1


def nightly(args: argparse.Namespace) -> int:
    """Kills a scan at random moments, while files change between the runs; then changes files again after a complete run."""
    import pyarrow.parquet as pq

    dice = random.Random(args.seed)
    changed, removed, added = 100, 50, 50
    with tempfile.TemporaryDirectory(dir=args.output.parent) as name:
        place = Path(name)
        folder, out = place / "files", place / "facts.parquet"
        folder.mkdir()
        for path in list(files(args.folder))[: args.sample]:
            (folder / Path(path).name).write_bytes(Path(path).read_bytes())
        alive = sorted(folder.iterdir())
        first = len(alive)
        time.sleep(0.1)

        def fresh() -> Any:
            made = place / "fresh.parquet"
            made.unlink(missing_ok=True)
            start = time.perf_counter()
            scan(folder, made, threads=CORES, part=args.part)
            return pq.read_table(made), time.perf_counter() - start

        def edit(change: int, remove: int, add: int) -> None:
            for path in dice.sample(alive, change):
                path.write_bytes(f"func.func @changed{dice.randrange(10**9)}() {{ return }}".encode())
            for path in dice.sample(alive, remove):
                path.unlink()
                alive.remove(path)
            for _ in range(add):
                path = folder / f"added-{dice.randrange(10**9)}.mlir"
                path.write_bytes(b"func.func @added(%a: i32) -> i32 { return %a : i32 }")
                alive.append(path)
            # A file whose time is that of the scan is read again.
            time.sleep(0.1)

        _, took = fresh()
        code = f"from mlirkit.scan import scan; scan({str(folder)!r}, {str(out)!r}, threads={CORES}, part={args.part})"
        kills = runs = 0
        # How long a run takes: the first reads all files, the others few. A run is killed at a random moment of that time.
        span = took
        while kills < args.times:
            started = time.perf_counter()
            process = subprocess.Popen([sys.executable, "-c", code])
            runs += 1
            try:
                process.wait(dice.uniform(0.02, 1.2) * span)
                span = time.perf_counter() - started
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
                kills += 1
            edit(changed // args.times, removed // args.times + (kills % 2), added // args.times + (kills % 2))
        done = scan(folder, out, threads=CORES, part=args.part)
        wanted, _ = fresh()
        same = pq.read_table(out).equals(wanted)
        print(f"{first} files at first, {len(alive)} at last; {kills} kills in {runs} runs with changes between them: {'the same rows' if same else 'OTHER ROWS'} as a fresh run; the last run read {done.read}, kept {done.kept}")
        edit(changed, removed, added)
        before = time.perf_counter()
        again = scan(folder, out, threads=CORES, part=args.part)
        after = time.perf_counter() - before
        wanted, took = fresh()
        equal = pq.read_table(out).equals(wanted)
        exact = again.read <= changed + added and again.removed == removed
        print(f"{changed} changed, {removed} removed, {added} added: {again.read} read, {again.kept} kept, {again.removed} removed in {after:.1f} s (a fresh run: {took:.1f} s): {'the same rows' if equal else 'OTHER ROWS'}")
        idle = scan(folder, out, threads=CORES, part=args.part)
        print(f"nothing changed: {idle.read} read")
    return 0 if same and equal and exact and idle.read == 0 else 1


def jax_facts(path: str) -> tuple[str, int, int, int, str]:
    """Returns the facts about a file that jaxlib's bindings provide, or an error.

    The facts are the kind, the numbers of operations and functions, and the number of bytes of constants.
    """
    from collections import Counter

    from jax import export
    from jax._src.interpreters.mlir import make_ir_context
    from jaxlib.mlir import ir
    from jaxlib.mlir.dialects import stablehlo

    kind = "text"
    try:
        data = Path(path).read_bytes()
        if path.endswith(".jax"):
            data = bytes(export.deserialize(bytearray(data)).mlir_module_serialized)
        with make_ir_context() as context:
            if b"StableHLO_v" in data[:64]:
                kind = "artifact"
                module = stablehlo.deserialize_portable_artifact(context, data)
            else:
                kind = "bytecode" if data[:4] == b"ML\xefR" else "text"
                module = ir.Module.parse(data)
            names: Counter[str] = Counter()
            functions, constants = [], 0

            def visit(operation: Any) -> Any:
                nonlocal constants
                name = operation.name
                names[name] += 1
                if name == "func.func":
                    functions.append(operation.attributes["sym_name"].value)
                if name == "stablehlo.constant":
                    try:
                        constants += memoryview(operation.attributes["value"]).nbytes
                    except (TypeError, ValueError):
                        pass
                return ir.WalkResult.ADVANCE

            module.operation.walk(visit)
            return kind, sum(names.values()), len(functions), constants, ""
    except Exception as error:  # noqa: BLE001
        return kind, 0, 0, 0, str(error)[:200] or type(error).__name__


def beside_jaxlib(args: argparse.Namespace) -> int:
    import multiprocessing

    paths = [str(path) for path in files(args.folder)]
    random.Random(args.seed).shuffle(paths)
    paths = paths[: args.sample]
    with multiprocessing.get_context("spawn").Pool(CORES) as pool:
        trial = pool.map(jax_facts, paths, chunksize=16)
        readable = [path for path, row in zip(paths, trial) if not row[-1]]
        # In the first pass, each process imported jax. The processor time of a process is known once it has ended.
        wall = time.perf_counter()
        theirs = pool.map(jax_facts, readable, chunksize=16)
        wall = time.perf_counter() - wall
    with multiprocessing.get_context("spawn").Pool(CORES) as pool:
        before = used(resource.RUSAGE_CHILDREN)
        pool.map(jax_facts, readable[:64], chunksize=1)
    warm = used(resource.RUSAGE_CHILDREN) - before
    before = used(resource.RUSAGE_CHILDREN)
    with multiprocessing.get_context("spawn").Pool(CORES) as pool:
        pool.map(jax_facts, readable[:64] + readable, chunksize=16)
    processor = used(resource.RUSAGE_CHILDREN) - before - warm
    own = {}
    for name, options in {"all facts": {}, "what jaxlib said": {"fingerprint": False}}.items():
        own[name] = timed(lambda: mlirkit.facts(readable, threads=CORES, **options), used)  # noqa: B023
    import pyarrow as pa

    ours = pa.table(own["all facts"][1]).to_pylist()
    errors = sum(row["error"] is not None for row in ours)
    alike = sum((a["operations"] == b[1]) for a, b in zip(ours, theirs))
    print(f"{machine()}; of {len(paths)} files jaxlib reads {len(readable)}; this package refuses {errors} of them")
    print(f"the same number of operations in {alike} of {len(readable)}")
    print(f"jaxlib in a pool of {CORES} processes: {wall:.1f} s, processor {processor:.1f} s")
    for name, ((mine, mine_wall), _) in own.items():
        print(f"mlirkit.facts, {name}: {mine_wall:.2f} s, processor {mine:.2f} s: {wall / mine_wall:.1f} times, processor {processor / mine:.1f} times")
    return 0


def rows(table: Any) -> list[dict[str, Any]]:
    """Returns the rows sorted by path.

    Engines represent lists of pairs differently, so lists are converted to one representation.
    """

    def plain(value: Any) -> Any:
        value = value.tolist() if hasattr(value, "tolist") else value
        if isinstance(value, dict):
            return sorted(value.items())
        pairs = isinstance(value, list) and value and isinstance(value[0], (tuple, dict))
        return sorted(tuple(one.values()) if isinstance(one, dict) else tuple(one) for one in value) if pairs else value

    return sorted(({key: plain(value) for key, value in row.items()} for row in table), key=lambda row: row["path"])


def engines(args: argparse.Namespace) -> int:
    paths = [str(path) for path in files(args.folder)][: args.sample]
    import pyarrow as pa

    (_, wall), table = timed(lambda: mlirkit.facts(paths, threads=CORES), used)
    wanted = rows(pa.table(table).to_pylist())
    print(f"{machine()}; {len(paths)} files\nlocal: {wall:.1f} s")
    runs = {"daft": with_daft, "pyspark": with_spark, "ray": with_ray}
    good = True
    for name, run in runs.items():
        if importlib.util.find_spec(name) is None:
            print(f"{name}: not installed")
            continue
        start = time.perf_counter()
        found = rows(run(paths))
        same = found == wanted
        good &= same
        print(f"{name}: {time.perf_counter() - start:.1f} s, {'the same rows' if same else 'OTHER ROWS'}")
    return 0 if good else 1


def with_daft(paths: list[str]) -> Any:
    import daft

    return fleet.daft(daft.from_pydict({"path": paths})).to_pylist()


def with_spark(paths: list[str]) -> Any:
    from pyspark.sql import SparkSession

    os.environ.update(PYSPARK_PYTHON=sys.executable, SPARK_LOCAL_IP="127.0.0.1")
    builder = SparkSession.builder.master(f"local[{CORES}]").config("spark.ui.enabled", "false")
    session = builder.config("spark.driver.memory", "4g").config("spark.driver.maxResultSize", "2g").getOrCreate()
    try:
        frame = session.createDataFrame([(path,) for path in paths], ["path"]).repartition(CORES)
        return fleet.spark(frame).toArrow().to_pylist()
    finally:
        session.stop()


def with_ray(paths: list[str]) -> Any:
    import ray

    ray.init(num_cpus=CORES, include_dashboard=False, logging_level="error", log_to_driver=False)
    try:
        frames = fleet.ray(ray.data.from_items([{"path": path} for path in paths])).iter_batches(batch_format="pyarrow")
        return [row for batch in frames for row in batch.to_pylist()]
    finally:
        ray.shutdown()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    tasks = {"scan": timed_scan, "kill": killed, "nightly": nightly, "jaxlib": beside_jaxlib, "engines": engines}
    parser.add_argument("task", choices=tasks)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path(tempfile.gettempdir()) / "facts.parquet")
    parser.add_argument("--times", type=int, default=20, help="how often to kill")
    parser.add_argument("--part", type=int, default=500, help="files in a part of the run that is killed")
    parser.add_argument("--sample", type=int, default=None, help="so many files only")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    return tasks[args.task](args)


if __name__ == "__main__":
    sys.exit(main())
