"""Reads files in archives (zip, tar, gz, zst) and in Parquet columns, each archive once and in bounded memory."""

from __future__ import annotations

import contextlib
import functools
import gzip
import io
import tarfile
import tempfile
import zipfile
from typing import IO, Any, Callable, Iterator

_TARS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz")
# Maximum unpacked size of a file in bytes: a small archive may unpack to an endless stream of zeros.
_LARGEST = 4 << 30
# Maximum size in bytes of a tar that is unpacked to a temporary file.
_LARGEST_TAR = 64 << 30
# Maximum number of open archives.
_OPEN = 4

Open = Callable[[], "IO[bytes]"]


class Item:
    """A file to scan: its name, a stamp that changes with its contents, and a function that reads its bytes."""

    __slots__ = ("name", "stamp", "load", "size", "origin")

    def __init__(
        self, name: str, stamp: list[Any] | None, load: Callable[[], bytes] | None, size: int = 0, origin: str | None = None
    ) -> None:
        self.name, self.stamp, self.load = name, stamp, load
        self.size = size or (stamp[0] if stamp and isinstance(stamp[0], int) else 0)
        self.origin = origin if origin is not None else (name if load is None else None)

    def given(self) -> tuple[Any, int]:
        """Returns the file as `facts` and `changed` accept it, and the number of its bytes that are held in memory.

        The file is a path, a pair of a name and bytes, or, after a failure, a tuple of a name, `None` and the reason.
        """
        if self.load is None:
            return self.name, self.size
        try:
            data = self.load()
        except Exception as error:
            return (self.name, None, str(error) or type(error).__name__), 0
        return (self.name, data), len(data)


def is_archive(path: str) -> bool:
    """Returns whether a file contains other files."""
    return path.endswith((".zip", ".gz", ".zst", *_TARS))


def _failing(error: Exception) -> Callable[[], bytes]:
    def load() -> bytes:
        raise error

    return load


def members(path: str, stamp: list[Any] | None, opened: Open | None = None) -> Iterator[Item]:
    """Yields the files in an archive.

    For a file that cannot be read, the item raises an error when it is loaded. `opened` opens a remote archive.
    """
    origin = path if opened is None else ""
    opener = opened or _local(path)
    try:
        if path.endswith(".zip"):
            yield from _zip(path, stamp, opener, origin)
        elif path.endswith(_TARS):
            yield from _tar(path, stamp, opener, origin)
        else:
            yield Item(path, stamp, functools.partial(_single, path, opener), origin=origin or None)
    except Exception as error:  # each format's library has errors of its own
        yield Item(path, None, _failing(error))


def _local(path: str) -> Open:
    def opened() -> IO[bytes]:
        return open(path, "rb")

    return opened


def _bounded(file: IO[bytes]) -> bytes:
    data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise ValueError(f"the file is larger than {_LARGEST >> 30} GiB unpacked")
    return bytes(data)


def _single(path: str, opener: Open) -> bytes:
    if path.endswith(".gz"):
        with opener() as raw, gzip.open(raw, "rb") as file:
            return _bounded(file)  # type: ignore[arg-type]
    with opener() as raw, _zstd(raw) as file:
        return _bounded(file)


def _zstd(raw: IO[bytes]) -> Any:
    try:
        from compression import zstd  # type: ignore[import-not-found,unused-ignore]

        return zstd.open(raw, "rb")
    except ImportError:
        pass
    try:
        import zstandard  # type: ignore[import-not-found,unused-ignore]

        return io.BufferedReader(zstandard.ZstdDecompressor().stream_reader(raw, read_across_frames=True))
    except ImportError:
        pass
    try:
        import pyarrow

        return pyarrow.CompressedInputStream(raw, "zstd")
    except ImportError:
        raise ValueError("reading .zst needs Python 3.14, or the package zstandard or pyarrow") from None


class _Kept:
    """A cache of open archives, least recently used first.

    Members of an archive are read in sequence, so a few are enough.
    """

    def __init__(self) -> None:
        self.held: dict[tuple[str, str], Any] = {}

    def get(self, path: str, stamp: Any, make: Callable[[], Any]) -> Any:
        """Returns the open archive from the cache, or calls `make` to open it."""
        key = (path, repr(stamp))
        found = self.held.pop(key, None)
        if found is None:
            while len(self.held) >= _OPEN:
                self._close(next(iter(self.held)))
            found = make()
        self.held[key] = found
        return found

    def _close(self, key: tuple[str, str]) -> None:
        held = self.held.pop(key)
        with contextlib.suppress(Exception):
            held.close()

    def clear(self) -> None:
        """Closes all archives."""
        for key in list(self.held):
            self._close(key)


kept = _Kept()


def _zip(path: str, stamp: list[Any] | None, opener: Open, origin: str) -> Iterator[Item]:
    with opener() as raw, zipfile.ZipFile(raw) as archive:
        infos = [one for one in archive.infolist() if not one.is_dir()]

    def load(info: zipfile.ZipInfo) -> bytes:
        archive = kept.get(path, stamp, lambda: zipfile.ZipFile(opener()))
        with archive.open(info) as file:
            return _bounded(file)

    for info in infos:
        own = None if stamp is None else [*stamp, info.CRC, info.file_size]
        yield Item(f"{path}!{info.filename}", own, functools.partial(load, info), info.file_size, origin or None)


def _unpacked(path: str, opener: Open) -> IO[bytes]:
    """Opens a tar in uncompressed form, as the file itself or a temporary copy.

    Its members can be read in any order.
    """
    if path.endswith(".tar"):
        return opener()
    # Decompressing the archive again for every member would take quadratic time.
    copy: IO[bytes] = tempfile.TemporaryFile()
    try:
        with opener() as raw:
            packed: Any = gzip.open(raw, "rb")
            if path.endswith(".bz2"):
                import bz2

                packed = bz2.open(raw, "rb")
            elif path.endswith(".xz"):
                import lzma

                packed = lzma.open(raw, "rb")
            with packed:
                while data := packed.read(1 << 20):
                    copy.write(data)
                    if copy.tell() > _LARGEST_TAR:
                        raise ValueError(f"the archive is larger than {_LARGEST_TAR >> 30} GiB unpacked")
    except BaseException:
        copy.close()
        raise
    return copy


def _tar(path: str, stamp: list[Any] | None, opener: Open, origin: str) -> Iterator[Item]:
    with kept.get(path, stamp, lambda: _Plain(path, opener)).listing() as archive:
        infos = [one for one in archive.getmembers() if one.isfile()]

    def load(info: tarfile.TarInfo) -> bytes:
        return bytes(kept.get(path, stamp, lambda: _Plain(path, opener)).read(info))

    for info in infos:
        own = None if stamp is None else [*stamp, info.size, info.mtime]
        yield Item(f"{path}!{info.name}", own, functools.partial(load, info), info.size, origin or None)


class _Plain:
    """A tar archive, of which members are read at their offsets in the uncompressed file."""

    def __init__(self, path: str, opener: Open) -> None:
        self.file = _unpacked(path, opener)

    def listing(self) -> tarfile.TarFile:
        """Reads the archive from its start."""
        self.file.seek(0)
        return tarfile.open(fileobj=self.file, mode="r:")

    def read(self, info: tarfile.TarInfo) -> bytes:
        """Returns the bytes of an archive member."""
        if info.size > _LARGEST:
            raise ValueError(f"the file is larger than {_LARGEST >> 30} GiB unpacked")
        if info.sparse is not None:
            with self.listing() as archive:
                file = archive.extractfile(info)
                return file.read() if file is not None else b""
        self.file.seek(info.offset_data)
        data = self.file.read(info.size)
        if len(data) != info.size:
            raise EOFError(f"the archive ends in {info.name}")
        return data

    def close(self) -> None:
        """Closes the file."""
        self.file.close()


class _Groups:
    """A column of bytes in a Parquet file. One row group is in memory at a time."""

    def __init__(self, opener: Open, column: str) -> None:
        import pyarrow.parquet as parquet

        self.file = parquet.ParquetFile(opener())
        self.column = column
        self.group, self.values = -1, []  # type: tuple[int, Any]

    def read(self, group: int, row: int) -> bytes:
        """Returns the bytes in one row of a row group."""
        if group != self.group:
            self.values = self.file.read_row_group(group, columns=[self.column]).column(0).combine_chunks()
            self.group = group
        value = self.values[row].as_py()
        if isinstance(value, dict):
            value = value.get("bytes")
        if value is None:
            raise ValueError("the row has no bytes")
        return value.encode() if isinstance(value, str) else bytes(value)

    def close(self) -> None:
        """Closes the file."""
        self.file.close()


def blobs(path: str, stamp: list[Any] | None, column: str, opened: Open | None = None) -> Iterator[Item]:
    """Yields the files in a column of a Parquet file. A cell holds bytes, or a Hugging Face struct of bytes and a path.

    Names are taken from the column `path`. Without that column, the name of a file is its row number.
    """
    try:
        import pyarrow
        import pyarrow.parquet as parquet
    except ImportError:
        raise ValueError(f"{path}: reading Parquet needs the package pyarrow (pip install pyarrow)") from None
    opener = opened or _local(path)
    origin = path if opened is None else ""
    try:
        with parquet.ParquetFile(opener()) as file:
            names = file.schema_arrow.names
            if column not in names:
                raise ValueError(f"{path}: there is no column {column}; the columns are {', '.join(names)}")
            nested = file.schema_arrow.field(column).type
            leaves = [f"{column}.path"] if hasattr(nested, "names") and "path" in nested.names else []
            leaves = leaves or (["path"] if "path" in names else [])
            row = 0
            for group in range(file.num_row_groups):
                shown: list[Any] = [None] * file.metadata.row_group(group).num_rows
                if leaves:
                    shown = file.read_row_group(group, columns=leaves).column(0).to_pylist()
                    shown = [one.get("path") if isinstance(one, dict) else one for one in shown]
                for at, name in enumerate(shown):

                    def load(group: int = group, at: int = at) -> bytes:
                        return bytes(kept.get(path, (stamp, column), lambda: _Groups(opener, column)).read(group, at))

                    own = None if stamp is None else [*stamp, row]
                    # Names may repeat, so the row number is part of the name.
                    yield Item(f"{path}!{row}" + (f"!{name}" if name else ""), own, load, 1, origin or None)
                    row += 1
    except (OSError, EOFError, pyarrow.ArrowException) as error:
        yield Item(path, None, _failing(error))
