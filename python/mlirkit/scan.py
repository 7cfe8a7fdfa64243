"""Folders of files: the facts of each as a row of a Parquet file, on all cores, in bounded memory.

    mlirkit-scan FOLDER -o facts.parquet
    python -m mlirkit scan FOLDER -o facts.parquet

Parts are written beside the result while it goes. What was interrupted goes on where it stopped: nothing is lost and nothing
comes twice. A file that cannot be read is a row with its error.
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
from typing import Any, Callable, Iterator

from . import _mlirkit, facts

SUFFIXES = (".mlir", ".mlirbc", ".bc", ".stablehlo", ".vhlo", ".jax", ".bin", ".txt")


def files(folder: Path, every: bool = False) -> Iterator[Path]:
    """The files below a folder in the order of their names: those whose names end as MLIR's do, or all."""
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
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Writes the facts of a folder; gives the number of rows."""
    result = Path(out)
    paths = [str(path) for path in files(Path(folder), every)]
    if not paths:
        raise ValueError(f"{folder}: no file has one of the endings {', '.join(SUFFIXES)}")
    parts = result.with_name(result.name + ".parts")
    parts.mkdir(parents=True, exist_ok=True)
    # Parts belong to one list of files and one choice of facts; others are made anew.
    digest = hashlib.sha256("\0".join(paths).encode()).hexdigest()
    plan = json.dumps({"files": digest, "part": part, "facts": [fingerprint, verify]})
    manifest = parts / "plan.json"
    if not manifest.exists() or manifest.read_text() != plan:
        for old in parts.iterdir():
            old.unlink()
        _write(manifest, plan)
    made: list[Path] = []
    for number, first in enumerate(range(0, len(paths), part)):
        path = parts / f"{number:06}.parquet"
        chunk = paths[first : first + part]
        if not path.exists():

            def step(done: int, _: int, first: int = first) -> None:
                if progress is not None:
                    progress(first + done, len(paths))

            rows = facts(chunk, fingerprint=fingerprint, verify=verify, threads=threads, progress=step)
            unfinished = path.with_suffix(".unfinished")
            rows.write_parquet(unfinished)
            os.replace(unfinished, path)
        elif progress is not None:
            progress(min(first + part, len(paths)), len(paths))
        made.append(path)
    unfinished = result.with_name(result.name + ".unfinished")
    _mlirkit.join_parquet(made, unfinished)
    os.replace(unfinished, result)
    shutil.rmtree(parts)
    return len(paths)


def _write(path: Path, text: str) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_text(text)
    os.replace(unfinished, path)


def _bar(stream: Any) -> Callable[[int, int], None]:
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


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="mlirkit-scan", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True, help="the Parquet file to write")
    parser.add_argument("--threads", type=int, default=0, help="as many as the machine runs, unless told")
    parser.add_argument("--part", type=int, default=2000, help="files in a part: what an interruption loses at most")
    parser.add_argument("--all", action="store_true", help="every file, whatever its name")
    parser.add_argument("--no-verify", action="store_true", help="do not verify")
    parser.add_argument("--no-fingerprint", action="store_true", help="no fingerprints")
    args = parser.parse_args(arguments)
    bar = _bar(sys.stderr) if sys.stderr.isatty() else None
    try:
        count = scan(
            args.folder,
            args.output,
            part=args.part,
            threads=args.threads,
            fingerprint=not args.no_fingerprint,
            verify=not args.no_verify,
            every=args.all,
            progress=bar,
        )
    except (OSError, ValueError) as error:
        print(f"mlirkit-scan: {error}", file=sys.stderr)
        return 1
    print(f"{args.output}: {count} rows", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
