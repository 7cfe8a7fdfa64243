"""Scans files into a Parquet file with a row of facts per file, on all cores and in bounded memory. Later runs are incremental.

    mlirkit scan FOLDER -o facts.parquet
    mlirkit scan 's3://bucket/models/*.mlirbc' more/*.mlir archive.zip -o facts.parquet
    find . -name '*.mlirbc' | mlirkit scan - -o facts.parquet
    mlirkit scan FOLDER -o older.parquet --port llvm-20      converted files, in a column of bytes
    mlirkit scan FOLDER -o facts.parquet --column dots='op("stablehlo.dot_general") | count' --column flops='sum flops'
    mlirkit scan programs.parquet --blob content -o facts.parquet
    mlirkit scan FOLDER -o facts --partition kind            a folder of Parquet files: facts/kind=bytecode/part-0.parquet

The result records size, times and inode of each file, the options, and the version of the library. A later run reads only files
that changed, and drops the rows of deleted files. A run after an interruption continues from there. A file that cannot be
read is a row with its error.
"""

from __future__ import annotations

import argparse
import base64
import functools
import glob
import hashlib
import json
import os
import shutil
import sys
import time
import uuid
import zlib
from pathlib import Path
from typing import Any, Iterable, Iterator, Mapping, NamedTuple, Sequence, Union

from . import Progress, __version__, _mlirkit, changed, facts
from ._archives import Item, Open, blobs, is_archive, kept as open_archives, members

# Maximum number of bytes of converted files, and of files from archives, in memory at once.
_PART_BYTES = 256 << 20
# A file that changed less than this before it was read may change again without a new time stamp. Some file systems store seconds.
_RACY_NS, _RACY_COARSE_NS = 50_000_000, 2_000_000_000
_KEY = "mlirkit.scan"

SUFFIXES = (".mlir", ".mlirbc", ".bc", ".stablehlo", ".vhlo", ".jax", ".bin", ".txt")

Source = Union[str, "os.PathLike[str]"]


class Scanned(int):
    """The number of rows, and statistics of the run."""

    read: int
    kept: int
    removed: int
    skipped: int
    errors: int

    @classmethod
    def _of(cls, rows: int, read: int, kept: int, removed: int, skipped: int, errors: int) -> Scanned:
        made = cls(rows)
        made.read, made.kept, made.removed, made.skipped, made.errors = read, kept, removed, skipped, errors
        return made

    def __repr__(self) -> str:
        return (
            f"Scanned({int(self)} rows: {self.read} read, {self.kept} kept, {self.removed} removed, "
            f"{self.skipped} skipped, {self.errors} errors)"
        )


def files(folder: str | os.PathLike[str], every: bool = False) -> Iterator[Path]:
    """Lists the files below a folder sorted by name: those with MLIR's endings, or all."""
    for root, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if every or name.endswith(SUFFIXES):
                yield Path(root) / name


def _stamp(path: str) -> list[Any] | None:
    """Returns a value that changes when the contents of a file change, or `None` if the file cannot be examined."""
    try:
        about = os.stat(path)
    except OSError:
        return None
    return [about.st_size, about.st_mtime_ns, about.st_ctime_ns, about.st_ino]


# Folders in the Hugging Face cache that contain copies of the files under the names of their hashes.
_HUB = ("blobs", "refs", ".no_exist")


class _Found:
    """The files found in all sources, by name, and the number of skipped files."""

    def __init__(self, every: bool, blob: str | None) -> None:
        self.every, self.blob, self.skipped = every, blob, 0
        self.items: dict[str, Item] = {}

    def add(self, item: Item) -> None:
        self.items.setdefault(item.name, item)

    def source(self, source: Source) -> None:
        text = os.fspath(source)
        if "://" in text:
            self._url(text)
        elif os.path.isdir(text):
            self._folder(text)
        elif not os.path.exists(text) and glob.has_magic(text):
            found = sorted(glob.glob(text, recursive=True))
            if not found:
                raise ValueError(f"{text}: no file matches")
            for one in found:
                self._folder(one) if os.path.isdir(one) else self._file(one, True)
        else:
            self._file(text, True)

    def _folder(self, folder: str) -> None:
        for root, folders, names in os.walk(folder):
            folders.sort()
            if "snapshots" in folders:
                folders[:] = [one for one in folders if one not in _HUB]
            for name in names:
                self._file(os.path.join(root, name), False)

    def _file(self, path: str, named: bool) -> None:
        if not self._holder(path, _stamp(path), None):
            if named or self.every or path.endswith(SUFFIXES):
                self.add(Item(path, _stamp(path), None))
            else:
                self.skipped += 1

    def _holder(self, path: str, stamp: list[Any] | None, opened: Open | None) -> bool:
        """Adds the files inside an archive or Parquet file. Returns whether the path is one."""
        if self.blob is not None and path.endswith(".parquet"):
            for item in blobs(path, stamp, self.blob, opened):
                self.add(item)
            return True
        if not is_archive(path):
            return False
        for item in members(path, stamp, opened):
            name = item.name.removesuffix(".gz").removesuffix(".zst")
            if self.every or name.endswith(SUFFIXES) or item.stamp is None:
                self.add(item)
            else:
                self.skipped += 1
        return True

    def _url(self, url: str) -> None:
        try:
            import fsspec  # type: ignore[import-not-found,import-untyped,unused-ignore]
        except ImportError:
            raise ValueError(f"{url}: reading URLs needs the package fsspec (pip install fsspec)") from None
        system, path = fsspec.core.url_to_fs(url)
        scheme = url.partition("://")[0]
        if glob.has_magic(path):
            entries = system.glob(path, detail=True)
        elif system.isdir(path):
            entries = system.find(path, detail=True)
        else:
            entries = {path: system.info(path)}
        for name, about in sorted(entries.items()):
            if about.get("type") == "directory":
                continue
            shown = name if "://" in name else f"{scheme}://{name}"
            tags = (about.get(key) for key in ("ETag", "etag", "blob_id", "md5Hash", "content_md5", "mtime", "LastModified"))
            tag = next((one for one in tags if one is not None), None)
            stamp = None if tag is None else [about.get("size"), str(tag)]
            if self._holder(shown, stamp, functools.partial(system.open, name, "rb")):
                continue
            if self.every or name.endswith(SUFFIXES) or name == path:
                self.add(Item(shown, stamp, functools.partial(system.cat_file, name), about.get("size") or 0))
            else:
                self.skipped += 1


class _Known(NamedTuple):
    """A row from an earlier run: the index of its Parquet file, its index there, and the stamp of the scanned file."""

    source: int
    row: int
    stamp: Any


@functools.lru_cache(maxsize=1)
def _library() -> str:
    """Returns the version of the library and a digest of its code. Both determine the rows that it produces."""
    digest = hashlib.blake2b(digest_size=16)
    with open(_mlirkit.__file__, "rb") as code:
        digest.update(code.read())
    return f"{__version__}-{digest.hexdigest()}"


def _metadata(wanted: Any, rows: Sequence[tuple[str, Any]]) -> list[tuple[str, str]]:
    packed = base64.b64encode(zlib.compress(json.dumps(list(rows)).encode(), 6)).decode()
    about = {"library": _library(), "wanted": wanted, "files": packed}
    return [(_KEY, json.dumps(about))]


def _remembered(path: Path, wanted: Any) -> list[tuple[str, Any]] | None:
    """Returns the files recorded in a Parquet file with their stamps.

    Returns `None` if the library or the options differ.
    """
    try:
        about = json.loads(dict(_mlirkit.parquet_metadata(path)).get(_KEY) or "null")
    except (OSError, ValueError):
        return None
    if not about or about["library"] != _library() or about["wanted"] != wanted:
        return None
    return [tuple(one) for one in json.loads(zlib.decompress(base64.b64decode(about["files"])))]



def scan(
    sources: Source | Iterable[Source],
    out: str | os.PathLike[str],
    *,
    part: int = 2000,
    threads: int = 0,
    fingerprint: bool = True,
    verify: bool = True,
    every: bool = False,
    release: str | None = None,
    change: Mapping[str, Any] | None = None,
    columns: Mapping[str, str] | None = None,
    select: Iterable[str] | None = None,
    limit: float | None = None,
    blob: str | None = None,
    partition: str | None = None,
    progress: Progress | None = None,
) -> Scanned:
    """Writes the facts of files, or the files converted by `mlirkit.changed`. Returns the number of rows.

    Sources are folders, files, globs, archives (zip, tar, gz, zst) and, with fsspec, URLs. With `blob`, the files are
    in a column of Parquet files. If `out` exists and was written with the same options, the rows of unchanged files
    are kept.

    `columns` adds the results of queries, such as `{"flops": "sum flops"}`. `select` names the columns to write in
    addition to `path` and `error`. `limit` is the time limit per file in seconds. With `partition`, `out` is a folder
    with a folder of Parquet files for each value of that column.
    """
    try:
        return _scan(
            sources, Path(out), part, threads, fingerprint, verify, every, release, change, columns, select, limit, blob,
            partition, progress,
        )  # fmt: skip
    finally:
        open_archives.clear()


# The file with the complete table of a partitioned result. Engines skip names that begin with an underscore.
_WHOLE = "_scan.parquet"


def _scan(
    sources: Source | Iterable[Source],
    result: Path,
    part: int,
    threads: int,
    fingerprint: bool,
    verify: bool,
    every: bool,
    release: str | None,
    change: Mapping[str, Any] | None,
    columns: Mapping[str, str] | None,
    select: Iterable[str] | None,
    limit: float | None,
    blob: str | None,
    partition: str | None,
    progress: Progress | None,
) -> Scanned:
    make = _Make(threads, fingerprint, verify, release, change, columns, select, limit)
    # Wrong options must be reported before any file is read.
    known_columns = make.check()
    if partition is not None:
        if partition not in known_columns:
            raise ValueError(f"there is no column {partition}; the columns are {', '.join(known_columns)}")
        _dataset()
        result.mkdir(parents=True, exist_ok=True)
        folder, result = result, result / _WHOLE
    found = _Found(every, blob)
    if isinstance(sources, (str, os.PathLike)):
        _exists(sources)
        sources = [sources]
    listed = list(sources)
    for source in listed:
        found.source(source)
    if not found.items:
        shown = os.fspath(listed[0]) if len(listed) == 1 else "the sources"
        raise ValueError(f"{shown}: no file has one of the endings {', '.join(SUFFIXES)}")
    items = [found.items[name] for name in sorted(found.items)]
    wanted = make.wanted()
    parts = result.with_name(result.name + ".parts")
    places: list[Path] = []
    known: dict[str, _Known] = {}
    old = _load(places, known, result, wanted)
    if parts.is_dir():
        for path in sorted(parts.iterdir()):
            if path.suffix != ".parquet" or _load(places, known, path, wanted) is None:
                path.unlink()
    todo = [item for item in items if item.stamp is None or item.name not in known or known[item.name].stamp != item.stamp]
    names = [item.name for item in items]
    keeps = len(items) - len(todo)
    removed = len(set(old or ()) - set(names))
    if todo or old is None or list(old) != names:
        parts.mkdir(parents=True, exist_ok=True)
        done = keeps
        if progress is not None and keeps:
            progress(keeps, len(items))
        for chunk in _chunks(todo, part, change is not None):

            def step(count: int, _: int, first: int = done) -> None:
                if progress is not None:
                    progress(first + count, len(items))

            path = parts / f"{uuid.uuid4().hex}.parquet"
            rows = _made(chunk, path, make, wanted, step)
            place = len(places)
            places.append(path)
            known.update({name: _Known(place, row, stamp) for row, (name, stamp) in enumerate(rows)})
            done += len(chunk.items)
        order = [(known[name].source, known[name].row) for name in names]
        unfinished = result.with_name(result.name + ".unfinished")
        stamps = [(name, known[name].stamp) for name in names]
        used = sorted({source for source, _ in order})
        renumbered = {source: number for number, source in enumerate(used)}
        _mlirkit.merge_parquet(
            [places[source] for source in used],
            [(renumbered[source], row) for source, row in order],
            unfinished,
            _metadata(wanted, stamps),
        )
        os.replace(unfinished, result)
        shutil.rmtree(parts)
    if partition is not None:
        _partition(result, folder, partition)
    return Scanned._of(len(items), len(todo), keeps, removed, found.skipped, _errors(result))


def _dataset() -> Any:
    """Imports pyarrow's module for partitioned data sets. Raises an error if pyarrow is missing."""
    try:
        from pyarrow import dataset
    except ImportError:
        raise ValueError("partitions need the package pyarrow (pip install pyarrow)") from None
    return dataset


def _partition(whole: Path, folder: Path, column: str) -> None:
    """Writes a table as folders of Parquet files, `column=value/part-0.parquet`.

    Removes the folders of values that no longer occur.
    """
    dataset = _dataset()
    fresh = folder / "_new"
    shutil.rmtree(fresh, ignore_errors=True)
    table = dataset.dataset(whole, format="parquet")
    field = table.schema.field(column)
    dataset.write_dataset(
        table.scanner(batch_size=_PARTITION_ROWS),
        fresh,
        format="parquet",
        file_options=dataset.ParquetFileFormat().make_write_options(compression="zstd"),
        partitioning=dataset.partitioning(table.schema.empty_table().select([field.name]).schema, flavor="hive"),
        basename_template="part-{i}.parquet",
    )
    made = {one.name for one in fresh.iterdir()}
    for one in folder.iterdir():
        if one.name.startswith(f"{column}=") and one.name not in made:
            shutil.rmtree(one)
    for name in made:
        shutil.rmtree(folder / name, ignore_errors=True)
        os.replace(fresh / name, folder / name)
    fresh.rmdir()


# Number of rows per batch when partitions are written. Rows with converted files are large.
_PARTITION_ROWS = 256


def _exists(source: Source) -> None:
    """Raises an error if a path does not exist. A pattern or URL may match nothing."""
    text = os.fspath(source)
    if not os.path.exists(text) and not glob.has_magic(text) and "://" not in text:
        raise FileNotFoundError(f"{text}: there is no such file or folder")


def _load(places: list[Path], known: dict[str, _Known], path: Path, wanted: Any) -> list[str] | None:
    """Adds the rows of an earlier result to `known`. Returns their names, or `None` if the result cannot be reused."""
    rows = _remembered(path, wanted) if path.exists() else None
    if rows is None:
        return None
    place = len(places)
    places.append(path)
    known.update({name: _Known(place, row, stamp) for row, (name, stamp) in enumerate(rows)})
    return [name for name, _ in rows]


class _Chunk(NamedTuple):
    """Files to read together: the items, the arguments for `facts` or `changed`, and the start time of reading."""

    items: list[Item]
    given: list[Any]
    started: int


class _Make:
    """The options of a scan, with functions that convert files to rows."""

    def __init__(
        self,
        threads: int,
        fingerprint: bool,
        verify: bool,
        release: str | None,
        change: Mapping[str, Any] | None,
        columns: Mapping[str, str] | None,
        select: Iterable[str] | None,
        limit: float | None,
    ) -> None:
        self.threads, self.fingerprint, self.verify, self.release = threads, fingerprint, verify, release
        self.change, self.limit = change, limit
        self.columns = dict(columns or {})
        self.select = None if select is None else list(dict.fromkeys(["path", *select, "error"]))
        if change is not None and self.columns:
            raise ValueError("columns of queries belong to facts, not to converted files")

    def wanted(self) -> Any:
        """Returns a value that identifies the options. Rows written with other options are not reused."""
        options: Any = [self.fingerprint, self.verify, self.release] if self.change is None else sorted(self.change.items())
        return json.loads(json.dumps([options, self.columns, self.select, self.limit], default=str))

    def rows(self, given: list[Any], progress: Progress | None) -> Any:
        """Returns the table for these files."""
        if self.change is not None:
            return changed(given, **self.change, threads=self.threads, progress=progress, limit=self.limit)
        return facts(
            given,
            fingerprint=self.fingerprint,
            verify=self.verify,
            release=self.release,
            columns=self.columns,
            threads=self.threads,
            progress=progress,
            limit=self.limit,
        )

    def check(self) -> list[str]:
        """Checks the options and raises an error if they are wrong. Returns the names of the columns."""
        made = self.rows([], None).column_names
        unknown = [name for name in self.select or () if name not in made]
        if unknown:
            raise ValueError(f"there is no column {unknown[0]}; the columns are {', '.join(made)}")
        return self.select or list(made)


def _made(chunk: _Chunk, path: Path, make: _Make, wanted: Any, step: Progress) -> list[tuple[str, Any]]:
    """Reads a chunk of files and writes its rows to a Parquet file. Returns the names of the rows with their stamps."""
    rows = make.rows(chunk.given, step)
    made = [(item.name, _holds(item, chunk.started)) for item in chunk.items]
    unfinished = path.with_suffix(".unfinished")
    rows.write_parquet(unfinished, _metadata(wanted, made), make.select)
    os.replace(unfinished, path)
    return made


def _holds(item: Item, started: int) -> Any:
    """Returns the stamp for which a row is valid, or `None` if the file may have changed while it was read."""
    stamp = item.stamp
    if stamp is None or item.origin is None:
        return stamp
    now = _stamp(item.origin)
    own = stamp[: len(now)] if now is not None else None
    if now is None or own != now:
        return None
    racy = _RACY_COARSE_NS if now[1] % 1_000_000_000 == 0 and now[2] % 1_000_000_000 == 0 else _RACY_NS
    return None if max(now[1], now[2]) >= started - racy else stamp


def _errors(result: Path) -> int:
    return int(_mlirkit.parquet_nonnull(result, "error"))


def _chunks(items: list[Item], count: int, are_changed: bool) -> Iterator[_Chunk]:
    """Groups files into chunks, limited by the number of files and by the bytes that they hold in memory."""
    chunk = _Chunk([], [], time.time_ns())
    size = 0
    for item in items:
        given, held = item.given()
        # The bytes of converted files, and of files loaded here, are held in memory until the chunk is done.
        size += held if are_changed or item.load is not None else 0
        chunk.items.append(item)
        chunk.given.append(given)
        if len(chunk.items) == count or size >= _PART_BYTES:
            yield chunk
            chunk, size = _Chunk([], [], time.time_ns()), 0
    if chunk.items:
        yield chunk


def _bar(stream: Any) -> Progress:
    """Shows progress: a bar on a terminal, elsewhere a line every ten seconds."""
    start, shown = time.monotonic(), [0.0]
    terminal = stream.isatty()
    every = 0.2 if terminal else 10.0

    def show(done: int, total: int) -> None:
        now = time.monotonic()
        if now - shown[0] < every and (done < total or not terminal):
            return
        shown[0] = now
        rate = done / max(now - start, 1e-6)
        if not terminal:
            stream.write(f"scan: {done} of {total} files, {rate:.0f} a second\n")
        else:
            filled = 30 * done // total
            stream.write(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done} of {total}, {rate:.0f} files a second ")
            if done == total:
                stream.write("\n")
        stream.flush()

    shown[0] = start if not terminal else 0.0
    return show


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `mlirkit scan`."""
    parser.add_argument("sources", nargs="+", help="folders, files, globs, archives or URLs; `-` reads a list of them")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the Parquet file to write or to bring up to date")
    parser.add_argument("--threads", type=int, default=0, help="number of threads; by default one per core")
    parser.add_argument("--part", type=int, default=2000, help="files in a part: what an interruption loses at most")
    parser.add_argument("--all", action="store_true", help="every file, not only those with MLIR's endings")
    parser.add_argument("--no-verify", action="store_true", help="do not verify")
    parser.add_argument("--no-fingerprint", action="store_true", help="no fingerprints")
    parser.add_argument("--release", help="the release of LLVM that the files are of, such as llvm-24")
    parser.add_argument("--column", action="append", default=[], metavar="NAME=QUERY", help="a column with a query's answer")
    parser.add_argument("--select", metavar="NAMES", help="the columns to write, separated by commas, beside path and error")
    parser.add_argument("--time-limit", type=float, metavar="SECONDS", help="the longest time for a file; then it is an error")
    parser.add_argument("--blob", metavar="COLUMN", help="the column of Parquet files that holds the files")
    parser.add_argument("--partition", metavar="COLUMN", help="write a folder with a folder for each value of a column")
    parser.add_argument("--fresh", action="store_true", help="read every file again")
    parser.add_argument("--allow-errors", action="store_true", help="exit with 0 although rows have errors")
    change = parser.add_mutually_exclusive_group()
    change.add_argument("--port", metavar="RELEASE", help="no facts, but the files converted to this release of LLVM")
    change.add_argument("--strip", action="store_true", help="no facts, but the files without locations")
    change.add_argument("--stablehlo", metavar="VERSION", help="no facts, but the artifacts at this version")


def _sources(given: list[str]) -> Iterator[str]:
    for one in given:
        if one != "-":
            _exists(one)
            yield one
            continue
        for line in sys.stdin:
            text = line.rstrip("\r\n")
            if text:
                yield text


def run(args: argparse.Namespace) -> int:
    """Runs `mlirkit scan`; returns 0, or 3 if rows have errors."""
    changes = {"port": args.port, "strip": args.strip, "stablehlo": args.stablehlo}
    change = {name: value for name, value in changes.items() if value}
    if args.fresh:
        whole = args.output / _WHOLE if args.partition else args.output
        whole.unlink(missing_ok=True)
    columns = dict(one.partition("=")[::2] for one in args.column)
    if not all(columns.values()):
        raise ValueError("--column takes a name and a query: --column flops='sum flops'")
    found = scan(
        list(_sources(args.sources)),
        args.output,
        part=args.part,
        threads=args.threads,
        fingerprint=not args.no_fingerprint,
        verify=not args.no_verify,
        every=args.all,
        release=args.release,
        change=change or None,
        columns=columns,
        select=[one.strip() for one in args.select.split(",")] if args.select else None,
        limit=args.time_limit,
        blob=args.blob,
        partition=args.partition,
        progress=_bar(sys.stderr),
    )
    print(
        f"{args.output}: {int(found)} rows ({found.read} files read, {found.kept} unchanged, {found.removed} removed, "
        f"{found.skipped} skipped, {found.errors} with errors)",
        file=sys.stderr,
    )
    return 3 if found.errors and not args.allow_errors else 0
