"""Functions that process batches of files in distributed engines.

`batch_facts` takes a batch with a column of paths, or with columns of paths and bytes, and returns the facts of its
files. `batch_changed` returns the converted files. The other functions pass these two to an engine, which is imported
when they are called. `change` holds arguments of `mlirkit.changed`: `{"port": "llvm-20"}`, `{"strip": True}`,
`{"stablehlo": "1.0.0"}`. Without it, the functions return facts.
"""

from __future__ import annotations

from typing import Any, Iterable, Iterator, Mapping

from . import _mlirkit, changed, facts

Change = Mapping[str, Any]

# Maximum number of files converted at once, because the converted files are held in memory.
_PIECE = 64


def schema(change: Change | None = None) -> Any:
    """Returns the pyarrow schema of facts, or of converted files."""
    import pyarrow as pa

    return pa.table(_mlirkit.facts_schema() if change is None else _mlirkit.changed_schema()).schema


def batch_facts(batch: Any, *, path: str = "path", content: str | None = None, threads: int = 1) -> Any:
    """Converts a pyarrow batch or table of files to a pyarrow table of facts."""
    import pyarrow as pa

    return pa.table(facts(_items(batch, path, content), threads=threads))


def batch_changed(batch: Any, change: Change, *, path: str = "path", content: str | None = None, threads: int = 1) -> Any:
    """Converts a pyarrow batch or table of files to a pyarrow table of converted files."""
    import pyarrow as pa

    return pa.table(changed(_items(batch, path, content), threads=threads, **change))


def _items(batch: Any, path: str, content: str | None) -> Iterable[Any]:
    names: list[str] = batch.column(path).to_pylist()
    if content is None:
        return names
    return [(name, bytes(data)) for name, data in zip(names, batch.column(content).to_pylist())]


def _batch(batch: Any, change: Change | None, path: str, content: str | None) -> Any:
    if change is None:
        return batch_facts(batch, path=path, content=content)
    return batch_changed(batch, change, path=path, content=content)


def daft(frame: Any, *, path: str = "path", content: str | None = None, change: Change | None = None) -> Any:
    """Maps a Daft data frame of files to a data frame of facts, or of converted files."""
    import daft as engine
    import pyarrow as pa

    columns = schema(change)
    of_pyarrow = engine.DataType.from_arrow_type(pa.struct(list(columns)))

    @engine.func.batch(return_dtype=of_pyarrow)  # type: ignore[untyped-decorator,unused-ignore]
    def rows(*series: Any) -> Any:
        names = ["path", "content"][: len(series)]
        batch = pa.table(dict(zip(names, [one.to_arrow() for one in series])))
        made = _batch(batch, change, "path", "content" if len(series) > 1 else None)
        return made.to_struct_array().combine_chunks()

    given = [frame[path]] + ([frame[content]] if content is not None else [])
    made = frame.select(rows(*given).alias("row"))
    return made.select(*[made["row"].get(name).alias(name) for name in columns.names])


def ray(
    dataset: Any, *, path: str = "path", content: str | None = None, change: Change | None = None, **options: Any
) -> Any:
    """Maps a Ray dataset of files to a dataset of facts, or of converted files.

    `options` are passed to `map_batches`.
    """
    if change is not None:
        options.setdefault("batch_size", _PIECE)
    return dataset.map_batches(
        lambda batch: _batch(batch, change, path, content), batch_format="pyarrow", **options
    )


def spark(frame: Any, *, path: str = "path", content: str | None = None, change: Change | None = None) -> Any:
    """Maps a Spark data frame of files to a data frame of facts, or of converted files (`mapInArrow`)."""

    def rows(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            size = batch.num_rows if change is None else _PIECE
            for first in range(0, batch.num_rows, max(size, 1)):
                piece = batch.slice(first, size)
                yield from spark_types(_batch(piece, change, path, content)).to_batches()

    from pyspark.sql.pandas.types import from_arrow_schema

    return frame.mapInArrow(rows, from_arrow_schema(spark_types(schema(change).empty_table()).schema))


def spark_types(table: Any) -> Any:
    """Converts an Arrow table for Spark, which has no unsigned numbers and only one type of bytes."""
    import pyarrow as pa

    def known(field: Any) -> Any:
        if pa.types.is_uint64(field.type):
            return field.with_type(pa.int64())
        if pa.types.is_map(field.type):
            return field.with_type(pa.map_(field.type.key_type, pa.int64()))
        if pa.types.is_large_binary(field.type):
            return field.with_type(pa.binary())
        return field

    return table.cast(pa.schema([known(field) for field in table.schema]))


def datafusion(context: Any, items: Iterable[Any], name: str = "facts", *, change: Change | None = None) -> Any:
    """Registers the facts of files, or the converted files, as a table of a DataFusion session."""
    return context.from_arrow(facts(items) if change is None else changed(items, **change), name)
