"""More files than one machine holds: one function over batches, for the engines that exist.

`batch_facts` takes a batch with a column of paths, or of paths and bytes, and gives the facts of its files. The other
functions hand it to an engine; each imports its engine when it is called.
"""

from __future__ import annotations

from typing import Any, Iterable, Iterator

from . import _mlirkit, facts


def schema() -> Any:
    """The columns of facts, as pyarrow has them."""
    import pyarrow as pa

    return pa.table(_mlirkit.facts_schema()).schema


def batch_facts(batch: Any, *, path: str = "path", content: str | None = None, threads: int = 1) -> Any:
    """A pyarrow batch or table of files in, a pyarrow table of facts out."""
    import pyarrow as pa

    names = batch.column(path).to_pylist()
    items: Iterable[Any] = names
    if content is not None:
        items = [(name, bytes(data)) for name, data in zip(names, batch.column(content).to_pylist())]
    return pa.table(facts(items, threads=threads))


def daft(frame: Any, *, path: str = "path", content: str | None = None) -> Any:
    """A Daft data frame of files becomes one of facts."""
    import daft as engine
    import pyarrow as pa

    of_pyarrow = engine.DataType.from_arrow_type(pa.struct(list(schema())))
    columns = [frame[path]] + ([frame[content]] if content is not None else [])

    @engine.func.batch(return_dtype=of_pyarrow)
    def rows(*series: Any) -> Any:
        names = ["path", "content"][: len(series)]
        batch = pa.table(dict(zip(names, [one.to_arrow() for one in series])))
        return batch_facts(batch, content="content" if len(series) > 1 else None).to_struct_array().combine_chunks()

    made = frame.select(rows(*columns).alias("facts"))
    return made.select(*[made["facts"].get(name).alias(name) for name in schema().names])


def ray(dataset: Any, *, path: str = "path", content: str | None = None, **options: Any) -> Any:
    """A Ray dataset of files becomes one of facts."""
    return dataset.map_batches(
        lambda batch: batch_facts(batch, path=path, content=content), batch_format="pyarrow", **options
    )


def spark(frame: Any, *, path: str = "path", content: str | None = None) -> Any:
    """A Spark data frame of files becomes one of facts (`mapInArrow`)."""

    def rows(batches: Iterator[Any]) -> Iterator[Any]:
        for batch in batches:
            yield from spark_types(batch_facts(batch, path=path, content=content)).to_batches()

    from pyspark.sql.pandas.types import from_arrow_schema

    return frame.mapInArrow(rows, from_arrow_schema(spark_types(schema().empty_table()).schema))


def spark_types(table: Any) -> Any:
    """Spark has no unsigned numbers."""
    import pyarrow as pa

    def signed(field: Any) -> Any:
        if pa.types.is_uint64(field.type):
            return field.with_type(pa.int64())
        if pa.types.is_map(field.type):
            return field.with_type(pa.map_(field.type.key_type, pa.int64()))
        return field

    return table.cast(pa.schema([signed(field) for field in table.schema]))


def datafusion(context: Any, items: Iterable[Any], name: str = "facts") -> Any:
    """The facts of files as a table of a DataFusion session."""
    return context.from_arrow(facts(items), name)
