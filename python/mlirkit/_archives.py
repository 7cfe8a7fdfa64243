"""Files inside archives: zip, tar, gz and zst."""

from __future__ import annotations

import gzip
import tarfile
import zipfile
from typing import Any, Callable, Iterator

_TARS = (".tar", ".tar.gz", ".tgz", ".tar.bz2", ".tar.xz")


class Item:
    """A file to scan: its name, a stamp that changes with its contents, and a function that reads its bytes."""

    __slots__ = ("name", "stamp", "load", "size", "origin")

    def __init__(
        self, name: str, stamp: list[Any] | None, load: Callable[[], bytes] | None, size: int = 0, origin: str | None = None
    ) -> None:
        self.name, self.stamp, self.load = name, stamp, load
        self.size = size or (stamp[0] if stamp and isinstance(stamp[0], int) else 0)
        self.origin = origin if origin is not None else (name if load is None else None)

    def given(self) -> Any:
        """Returns the file in the form that `facts` and `changed` take: a path, a name and bytes, or a name and a reason."""
        if self.load is None:
            return self.name
        try:
            return self.name, self.load()
        except Exception as error:
            return self.name, None, str(error) or type(error).__name__


def is_archive(path: str) -> bool:
    """Returns whether a file contains other files."""
    return path.endswith((".zip", ".gz", ".zst", *_TARS))


def _failing(error: Exception) -> Callable[[], bytes]:
    def load() -> bytes:
        raise error

    return load


def members(path: str, stamp: list[Any] | None) -> Iterator[Item]:
    """Yields the files in an archive. A file that cannot be read is an item that fails."""
    try:
        if path.endswith(".zip"):
            yield from _zip(path, stamp)
        elif path.endswith(_TARS):
            yield from _tar(path, stamp)
        else:
            yield Item(path, stamp, lambda: _single(path), origin=path)
    except (OSError, zipfile.BadZipFile, tarfile.TarError, EOFError) as error:
        yield Item(path, None, _failing(error))


def _single(path: str) -> bytes:
    if path.endswith(".gz"):
        with gzip.open(path, "rb") as file:
            return file.read()
    try:
        from compression import zstd  # type: ignore[import-not-found,unused-ignore]

        with zstd.open(path, "rb") as file:
            return bytes(file.read())
    except ImportError:
        pass
    try:
        import zstandard  # type: ignore[import-not-found,unused-ignore]

        with open(path, "rb") as raw:
            return bytes(zstandard.ZstdDecompressor().stream_reader(raw).read())
    except ImportError:
        pass
    try:
        import pyarrow

        with pyarrow.input_stream(path, compression="zstd") as file:
            return bytes(file.read())
    except ImportError:
        raise ValueError("reading .zst needs Python 3.14, or the package zstandard or pyarrow") from None


def _zip(path: str, stamp: list[Any] | None) -> Iterator[Item]:
    with zipfile.ZipFile(path) as archive:
        infos = [one for one in archive.infolist() if not one.is_dir()]
    for info in infos:

        def load(name: str = info.filename) -> bytes:
            with zipfile.ZipFile(path) as archive:
                return archive.read(name)

        own = None if stamp is None else [*stamp, info.CRC, info.file_size]
        yield Item(f"{path}!{info.filename}", own, load, info.file_size, path)


def _tar(path: str, stamp: list[Any] | None) -> Iterator[Item]:
    with tarfile.open(path) as archive:
        infos = [one for one in archive.getmembers() if one.isfile()]
    for info in infos:

        def load(name: str = info.name) -> bytes:
            with tarfile.open(path) as archive:
                file = archive.extractfile(name)
                if file is None:
                    raise OSError(f"{name} is no file")
                return file.read()

        own = None if stamp is None else [*stamp, info.size, info.mtime]
        yield Item(f"{path}!{info.name}", own, load, info.size, path)


