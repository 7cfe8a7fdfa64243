"""MLIR text, bytecode, StableHLO artifacts and data layouts, without LLVM.

    import mlirkit

    mlirkit.info("model.mlirbc")["operation_counts"]
    module = mlirkit.open("model.mlirbc")            # functions are loaded at first access
    mlirkit.fingerprint(module)
    mlirkit.query(module, 'op("stablehlo.dot_general") | count')
    mlirkit.port("model.mlirbc", "llvm-20").module   # the module in another release of LLVM
    mlirkit.facts(["a.mlirbc", "b.mlir"])            # an Arrow table: polars.from_arrow, duckdb, pyarrow.table
    mlirkit.changed(["a.mlirbc"], port="llvm-20")    # converted files, a row each

`mlirkit.ir` has the objects, `mlirkit.stablehlo` the versions of artifacts, `mlirkit.scan` folders of files, and
`mlirkit.fleet` what Daft, Ray, Spark and DataFusion take.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterable, Mapping, Sequence

from . import _mlirkit
from ._mlirkit import ArrowStream, ArrowTable

# Type checkers know this name. An import of `typing` would take longer than the rest of the package.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Literal, NamedTuple, Union, overload

    from .ir import Context, Module
else:
    from ._records import NamedTuple

    Any = object

__version__: str = _mlirkit.__version__

File = str | os.PathLike[str] | bytes
if TYPE_CHECKING:
    # A file, or a module or operation in memory.
    Source = Union[File, "Module", "_mlirkit.OperationBase"]
else:
    Source = object
Progress = Callable[[int, int], None]


class Change(NamedTuple):
    """A difference between two modules."""

    path: str
    what: str
    detail: str | None
    old: str | None
    new: str | None


class Finding(NamedTuple):
    """A change made by porting, or a feature that the target release lacks.

    `refused` is true for a missing feature. `there` is then the release that has the feature, if it is known.
    """

    operation: str
    place: tuple[str, int, int] | None
    what: str
    refused: bool
    there: str | None


class Ported(NamedTuple):
    """A module in a context of another release, with the changes made by porting."""

    module: Module
    findings: list[Finding]


class Strip(NamedTuple):
    """The options of `strip`: what to remove.

    `discardable` lists prefixes of the discardable attributes to remove. `defaults` removes properties whose absence
    means the same.
    """

    locations: bool = True
    resources: bool = False
    names: bool = False
    discardable: tuple[str, ...] = ()
    producer: bool = False
    defaults: bool = False


class Tables(NamedTuple):
    """The contents of modules as Arrow tables.

    The column `op` is the index of an operation, and `value` that of an SSA value. The row of an operand has the
    `value` of the row that defines it. With several files, each row has a path, and the table `files` has the error of
    each file that could not be read.
    """

    operations: ArrowTable
    values: ArrowTable
    attributes: ArrowTable
    constants: ArrowTable
    files: ArrowTable | None = None

    def _repr_html_(self) -> str:
        from ._html import tables

        return tables(self)


class Streams(NamedTuple):
    """The tables of `Tables` as streams: batches are produced while the files are read."""

    operations: ArrowStream
    values: ArrowStream
    attributes: ArrowStream
    constants: ArrowStream
    files: ArrowStream


class Nested(NamedTuple):
    """A module nested in an attribute or a resource, at any depth: module number `1.2` is nested in module `1`.

    `place` is `None` for a module in a resource.
    """

    number: str
    path: str
    place: str | None
    encoding: str
    data: bytes
    error: str | None


class Layout(NamedTuple):
    """The size and alignments of a type.

    For a scalable type, the size is a string, because it depends on the machine.
    """

    size: int | str
    bits: int | str
    abi_alignment: int
    preferred_alignment: int


def _table_html(table: ArrowTable) -> str:
    from ._html import table as shown

    return shown(table)


ArrowTable._repr_html_ = _table_html  # type: ignore[attr-defined]


def _data(file: File) -> bytes:
    if isinstance(file, (bytes, bytearray, memoryview)):
        return bytes(file)
    if isinstance(file, str) and ("\n" in file or "{" in file) and not os.path.exists(file):
        raise ValueError(
            "expected a path or bytes, and this looks like the text of a module: "
            "pass its bytes (text.encode()), or a module (mlirkit.ir.Module.parse(text))"
        )
    with io.open(file, "rb") as source:
        return source.read()


def _module(what: Any, context: Context | None = None, release: str | None = None) -> Any:
    from .ir import Module

    if isinstance(what, Module):
        return what.operation
    if isinstance(what, _mlirkit.OperationBase):
        return what
    holder = _holder(context, release)
    data = _data(what)
    if _mlirkit._artifact_version(data) is not None:
        return holder._deserialize(data)
    return holder._read(data, _name(what), True, False, "Unable to read the file")


def _name(file: File) -> str:
    return "-" if isinstance(file, bytes) else os.fspath(file)


def _new_context(release: str | None = None) -> Context:
    from .ir import Context

    context = Context(_mlirkit.ContextBase(None, release))
    context.allow_unregistered_dialects = True
    return context


def open(  # noqa: A001
    path: str | os.PathLike[str], *, lazy: bool = True, context: Context | None = None, release: str | None = None
) -> Module:
    """Opens text, bytecode of any release, or an artifact.

    Large files are mapped, and functions are loaded at first access. `release` (`"llvm-24"`) states the LLVM release
    of a text whose syntax does not determine it. Bytecode records its release.
    """
    from .ir import Module

    holder = _holder(context, release)
    with io.open(path, "rb") as source:
        head = source.read(_HEAD)
    if _mlirkit._artifact_version(head) is not None or head[4:8] == b"JAX\0" or not _starts_as_module(head):
        data = _data(path)
        if _mlirkit._artifact_version(data) is not None:
            return Module(holder._deserialize(data))
    return Module(holder._open(os.fspath(path), lazy, False))


# Number of bytes read to detect whether a file is text, bytecode or an artifact.
_HEAD = 4096


def _starts_as_module(head: bytes) -> bool:
    """Returns whether a file is text, or bytecode other than an artifact."""
    if head[:4] == b"ML\xefR":
        return b"StableHLO" not in head[:64]
    return b"\0" not in head[:256]


def _holder(context: Context | None, release: str | None) -> Context:
    """Returns a new context if a release is given, else the given or the current context."""
    from .ir._context import _top

    if release is None:
        return context or _top().context or _new_context()
    if context is not None:
        raise ValueError("give a context or a release: the release of a context is chosen by Context(release=...)")
    return _new_context(release)


def info(file: File, *, release: str | None = None) -> dict[str, Any]:
    """Describes a file: its kind, producer, release, versions, dialects, operations and functions."""
    from ._html import Info

    return Info(_mlirkit._info(_shown_name(file), _data(file), release))


def _shown_name(file: File) -> str:
    return "" if isinstance(file, (bytes, bytearray, memoryview)) else os.fspath(file)


def size(file: File) -> dict[str, Any]:
    """Returns the sizes of a file by section, operation, dialect and resource. Text is encoded as bytecode first."""
    data = _data(file)
    if info(data)["kind"] == "text":
        data = _module(file if not isinstance(file, bytes) else data)._bytecode(None)
    from ._html import Sizes

    return Sizes(_mlirkit._size(data))


def diff(old: Source, new: Source) -> list[Change]:
    """Compares the structure of two programs.

    Returns a list of differences, which is empty if the programs are equal.
    """
    from ._html import Changes
    from .ir._context import _top

    context = next((one.context for one in (old, new) if hasattr(one, "context")), _top().context) or _new_context()
    return Changes(Change(*one) for one in _mlirkit._diff(_module(old, context), _module(new, context)))


def query(module: Source, text: str) -> Any:
    """Runs a query. Returns a number, a list of operations, or a table (titles and rows).

    A query that edits changes the module.
    """
    return _mlirkit._query(_module(module), text)


def strip(
    module: Source,
    *,
    locations: bool = True,
    resources: bool = False,
    names: bool = False,
    discardable: Iterable[str] = (),
    defaults: bool = False,
) -> Any:
    """Strips private data. A module is changed in place; for a file, returns a stripped module."""
    from .ir import Module

    operation = _module(module)
    _mlirkit._strip(operation, locations, resources, names, list(discardable), defaults)
    return module if isinstance(module, Module) else Module(operation)


def port(what: Source, to: str, *, from_release: str | None = None, verify: bool = True) -> Ported:
    """Converts a module or a file to another LLVM release (`"llvm-20"`) and verifies it before and after.

    `from_release` is the file's release. The default is the release of its producer, or LLVM 22 for text. The result
    belongs to a context of the target release, so it is printed and encoded for that release. A feature that the
    target lacks raises `MLIRError` with a diagnostic for each operation that uses it; `port_findings` lists such
    features instead.
    """
    from .ir import Module

    operation, findings = _port(what, to, from_release, verify, True)
    return Ported(Module(operation), findings)


def port_findings(what: Source, to: str, *, from_release: str | None = None, verify: bool = True) -> list[Finding]:
    """Lists the changes that porting to another release would make, and the features that the release lacks."""
    return _port(what, to, from_release, verify, False)[1]


def _port(what: Any, to: str, from_release: str | None, verify: bool, raises: bool) -> tuple[Any, list[Finding]]:
    from . import ir  # noqa: F401  (raises MLIRError)

    if isinstance(what, (str, bytes, os.PathLike)):
        made, found = _mlirkit._port_data(_data(what), _name(what), to, from_release, verify, raises)
    elif from_release is not None:
        raise ValueError("a module is of the release of its context: from_release is for files")
    else:
        made, found = _mlirkit._port(_module(what), to, verify, raises)
    return made, [Finding(*one) for one in found]


def fingerprint(what: Source) -> str:
    """Returns a hash of a program.

    Equal programs have equal hashes, whether they are stored as text, bytecode or artifacts.
    """
    return _mlirkit._fingerprint(_module(what))


def verify(what: Source, *, release: str | None = None) -> list[Any]:
    """Verifies a module. Returns its diagnostics; the list is empty if the module is valid."""
    from .ir import MLIRError

    try:
        _module(what, release=release).verify()
    except MLIRError as error:
        return error.error_diagnostics
    return []


def layout(operation: Any, type: Any) -> Layout:  # noqa: A002
    """Returns the size and alignment of a type in the data layout that applies to an operation."""
    found = _module(operation)
    if isinstance(type, str):
        type = found.context._parse_type(type)  # noqa: A001
    size, bits, abi, preferred = _mlirkit._layout(found, type)
    return Layout(int(size) if size.isdigit() else size, int(bits) if bits.isdigit() else bits, abi, preferred)


if TYPE_CHECKING:

    @overload
    def to_arrow(
        what: Source | Sequence[File], *, threads: int = 0, progress: Progress | None = None, stream: Literal[False] = False
    ) -> Tables: ...
    @overload
    def to_arrow(
        what: Source | Sequence[File], *, threads: int = 0, progress: Progress | None = None, stream: Literal[True]
    ) -> Streams: ...


def to_arrow(
    what: Source | Sequence[File], *, threads: int = 0, progress: Progress | None = None, stream: bool = False
) -> Tables | Streams:
    """Builds Arrow tables of the operations, values, attributes and constants in modules.

    `what` is a module, a file, a folder or a list of files. With `stream`, the tables are produced while the files are
    read, so they may be larger than memory: `pyarrow.RecordBatchReader.from_stream(tables.operations)`. The files are
    read once for each table.
    """
    if isinstance(what, (str, os.PathLike)) and os.path.isdir(what):
        from .scan import files

        what = [os.fspath(path) for path in files(what)]
    elif stream and not isinstance(what, (list, tuple)):
        what = [what if isinstance(what, (str, os.PathLike)) else ("-", _data(what))]  # type: ignore[arg-type,list-item]
    if isinstance(what, (list, tuple)):
        if stream:
            return Streams(*(ArrowStream(list(what), table, threads) for table in range(5)))
        tables, about = _mlirkit.files_tables(list(what), threads, progress)
        return Tables(*tables, files=about)
    return Tables(*_mlirkit.module_tables(_module(what)))


def facts(
    items: Iterable[Any],
    *,
    fingerprint: bool = True,
    verify: bool = True,
    threads: int = 0,
    progress: Progress | None = None,
    release: str | None = None,
    columns: Mapping[str, str] | None = None,
    limit: float | None = None,
) -> ArrowTable:
    """Returns a table with one row of facts per file. Items are paths, or pairs of a name and bytes.

    `columns` adds columns with the results of queries: `{"flops": "sum flops"}`. For a file that cannot be read, or
    takes longer than `limit` seconds, the row contains an error.
    """
    return _mlirkit.facts(
        list(items), fingerprint, verify, threads, progress, release, list((columns or {}).items()), limit
    )


def changed(
    items: Iterable[Any],
    *,
    port: str | None = None,
    from_release: str | None = None,
    strip: bool | Strip = False,
    stablehlo: str | None = None,
    threads: int = 0,
    progress: Progress | None = None,
    limit: float | None = None,
) -> ArrowTable:
    """Converts files and returns a table with one row per file. The converted file has the same format as the original.

    The conversion is a port to an LLVM release (`port="llvm-20"`), stripping (`strip=True` or a `Strip`), or a
    conversion to a StableHLO version (`stablehlo="1.0.0"`). The column `content` contains the new file. For a file
    that cannot be converted, or takes longer than `limit` seconds, the row contains an error.
    """
    return _mlirkit.changed(list(items), *_wanted(port, from_release, strip, stablehlo), threads, progress, limit)


def change(
    file: File,
    *,
    port: str | None = None,
    from_release: str | None = None,
    strip: bool | Strip = False,
    stablehlo: str | None = None,
) -> bytes:
    """Converts one file, like `changed`."""
    return _mlirkit._change((_name(file), _data(file)), *_wanted(port, from_release, strip, stablehlo))


def nested(module: Source) -> list[Nested]:
    """Lists the modules nested in attributes and resources as bytecode, base64 or text.

    `Module.parse(one.data)` reads one.
    """
    return [Nested(*one) for one in _mlirkit._nested(_module(module))]


def replace_nested(module: Source, number: str, new: Any) -> None:
    """Replaces the nested module with this number by another module, in the same format, release and encoding."""
    old = next((one for one in nested(module) if one.number == number), None)
    if old is None:
        raise ValueError(f"there is no nested module '{number}'")
    _mlirkit._replace_nested(_module(module), number, repack(new, old.data))


def repack(module: Source, like: File, *, target: str | None = None) -> bytes:
    """Writes a module in the format of the file `like`: text, bytecode of the same release and version, or an artifact.

    If `like` is a `jax.export` file, the result has the same envelope. The module must then have a function `main`
    with the signature that the envelope states. `target` selects another StableHLO version for an artifact.
    """
    return _mlirkit._repack(_module(module), _data(like), target)


_Wanted = tuple[
    tuple[str, str | None] | None,
    tuple[bool, bool, bool, list[str], bool, bool] | None,
    str | None,
]


def _wanted(port: str | None, from_release: str | None, strip: bool | Strip, stablehlo: str | None) -> _Wanted:
    what = None
    if strip:
        told = strip if isinstance(strip, Strip) else Strip()
        what = (told.locations, told.resources, told.names, list(told.discardable), told.producer, told.defaults)
    return (port, from_release) if port is not None else None, what, stablehlo
