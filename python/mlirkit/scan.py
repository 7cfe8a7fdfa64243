"""Scans folders of files into a Parquet file, a row of facts per file, on all cores, in bounded memory.

    mlirkit scan FOLDER -o facts.parquet
    mlirkit scan FOLDER -o older.parquet --port llvm-20      converted files, in a column of bytes

Parts are written beside the result during the scan. An interrupted scan resumes without losing or repeating rows. A file that
cannot be read is a row with its error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any, Iterator, Mapping

from . import Progress, _mlirkit, changed, facts

# Changed files are held until their part is written: this much of what they are made of.
_PART_BYTES = 256 << 20

SUFFIXES = (".mlir", ".mlirbc", ".bc", ".stablehlo", ".vhlo", ".jax", ".bin", ".txt")


def files(folder: str | os.PathLike[str], every: bool = False) -> Iterator[Path]:
    """Lists the files below a folder sorted by name: those with MLIR's endings, or all."""
    for root, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if every or name.endswith(SUFFIXES):
                yield Path(root) / name


def scan(
    folder: str | os.PathLike[str],
    out: str | os.PathLike[str],
    *,
    part: int = 2000,
    threads: int = 0,
    fingerprint: bool = True,
    verify: bool = True,
    every: bool = False,
    change: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> int:
    """Writes the facts of a folder, or its files converted by `mlirkit.changed`; returns the number of rows."""
    result = Path(out)
    # What cannot be asked for is said before anything is read.
    if change is not None:
        changed([], **change)
    paths = [str(path) for path in files(folder, every)]
    if not paths:
        raise ValueError(f"{folder}: no file has one of the endings {', '.join(SUFFIXES)}")
    chunks = list(_chunks(paths, part, None if change is None else _PART_BYTES))
    parts = result.with_name(result.name + ".parts")
    parts.mkdir(parents=True, exist_ok=True)
    # Parts belong to one list of files and one choice of facts; others are made anew.
    digest = hashlib.sha256("\0".join(paths).encode()).hexdigest()
    wanted: Any = [fingerprint, verify] if change is None else sorted(change.items())
    plan = json.dumps({"files": digest, "parts": [len(chunk) for chunk in chunks], "wanted": wanted})
    manifest = parts / "plan.json"
    if not manifest.exists() or manifest.read_text() != plan:
        for old in parts.iterdir():
            old.unlink()
        _write(manifest, plan)
    made: list[Path] = []
    first = 0
    for number, chunk in enumerate(chunks):
        path = parts / f"{number:06}.parquet"
        if not path.exists():

            def step(done: int, _: int, first: int = first) -> None:
                if progress is not None:
                    progress(first + done, len(paths))

            if change is None:
                rows = facts(chunk, fingerprint=fingerprint, verify=verify, threads=threads, progress=step)
            else:
                rows = changed(chunk, **change, threads=threads, progress=step)
            unfinished = path.with_suffix(".unfinished")
            rows.write_parquet(unfinished)
            os.replace(unfinished, path)
        elif progress is not None:
            progress(first + len(chunk), len(paths))
        first += len(chunk)
        made.append(path)
    unfinished = result.with_name(result.name + ".unfinished")
    _mlirkit.join_parquet(made, unfinished)
    os.replace(unfinished, result)
    shutil.rmtree(parts)
    return len(paths)


def _chunks(paths: list[str], count: int, limit: int | None) -> Iterator[list[str]]:
    """Groups files into chunks limited by number and total bytes."""
    chunk: list[str] = []
    size = 0
    for path in paths:
        if limit is not None:
            try:
                size += os.stat(path).st_size
            except OSError:
                pass  # its row will say so
        chunk.append(path)
        if len(chunk) == count or (limit is not None and size >= limit):
            yield chunk
            chunk, size = [], 0
    if chunk:
        yield chunk


def _write(path: Path, text: str) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text)
    os.replace(unfinished, path)


def _bar(stream: Any) -> Progress:
    start, shown = time.monotonic(), [0.0]

    def show(done: int, total: int) -> None:
        now = time.monotonic()
        if done < total and now - shown[0] < 0.2:
            return
        shown[0] = now
        filled = 30 * done // total
        rate = done / max(now - start, 1e-6)
        stream.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done} of {total}, {rate:.0f} files a second ")
        if done == total:
            stream.write("\n")
        stream.flush()

    return show


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True, help="the Parquet file to write")
    parser.add_argument("--threads", type=int, default=0, help="as many as the machine runs, unless told")
    parser.add_argument("--part", type=int, default=2000, help="files in a part: what an interruption loses at most")
    parser.add_argument("--all", action="store_true", help="every file, whatever its name")
    parser.add_argument("--no-verify", action="store_true", help="do not verify")
    parser.add_argument("--no-fingerprint", action="store_true", help="no fingerprints")
    change = parser.add_mutually_exclusive_group()
    change.add_argument("--port", metavar="RELEASE", help="no facts, but the files brought to this release of LLVM")
    change.add_argument("--strip", action="store_true", help="no facts, but the files without locations")
    change.add_argument("--stablehlo", metavar="VERSION", help="no facts, but the artifacts at this version")


def run(args: argparse.Namespace) -> int:
    bar = _bar(sys.stderr) if sys.stderr.isatty() else None
    changes = {"port": args.port, "strip": args.strip, "stablehlo": args.stablehlo}
    change = {name: value for name, value in changes.items() if value}
    count = scan(
        args.folder,
        args.output,
        part=args.part,
        threads=args.threads,
        fingerprint=not args.no_fingerprint,
        verify=not args.no_verify,
        every=args.all,
        change=change or None,
        progress=bar,
    )
    print(f"{args.output}: {count} rows", file=sys.stderr)
    return 0
