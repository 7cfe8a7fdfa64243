//! Arrow tables: facts about files, and the contents of modules. Any engine that supports Arrow can read them without
//! copying.

use std::path::PathBuf;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, LargeBinaryBuilder, ListBuilder, MapBuilder, StringBuilder, UInt64Builder};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array, ArrayRef, Int64Array, RecordBatch, RecordBatchIterator, RecordBatchReader};
use arrow_schema::{ArrowError, Field, Schema, SchemaRef};
use mlirkit::edit::query::{Cell, Query, QueryOutput};
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule};

use crate::change::{Change, Changed, Port, Stripped};
use crate::columns::{description, field};
use crate::facts::{Facts, Wanted};
use crate::files::{Failure, Input};

/// A table in Arrow's memory format, for Python.
#[pyclass(frozen, module = "mlirkit._mlirkit")]
pub struct ArrowTable {
    schema: SchemaRef,
    batches: Vec<RecordBatch>,
}

pub fn arrow_error(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

/// Exports record batches as a stream in Arrow's C data interface.
pub fn capsule<'py, I>(py: Python<'py>, batches: RecordBatchIterator<I>) -> PyResult<Bound<'py, PyCapsule>>
where
    I: IntoIterator<Item = Result<RecordBatch, ArrowError>>,
    I::IntoIter: Send + 'static,
    RecordBatchIterator<I>: RecordBatchReader + Send + 'static,
{
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(batches)), c"arrow_array_stream")
}

#[pymethods]
impl ArrowTable {
    /// Exports the table as a stream in Arrow's C data interface.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches: Vec<_> = self.batches.iter().cloned().map(Ok).collect();
        capsule(py, RecordBatchIterator::new(batches, self.schema.clone()))
    }

    #[getter]
    fn num_rows(&self) -> usize {
        self.batches.iter().map(RecordBatch::num_rows).sum()
    }

    fn __len__(&self) -> usize {
        self.num_rows()
    }

    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.schema.fields().iter().map(|field| field.name().clone()).collect()
    }

    /// Returns the names of the columns with their descriptions.
    #[getter]
    fn descriptions(&self) -> Vec<(String, String)> {
        let described = |field: &Arc<Field>| (field.name().clone(), description(field).to_owned());
        self.schema.fields().iter().map(described).collect()
    }

    /// Supports pickling: represents the table as a Parquet file.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let made = py.detach(|| crate::parquet_files::to_bytes(&self.schema, &self.batches)).map_err(parquet_error)?;
        Ok((py.get_type::<Self>().getattr("_of_parquet")?, (PyBytes::new(py, &made),)))
    }

    /// Restores a pickled table from the bytes of a Parquet file.
    #[staticmethod]
    fn _of_parquet(py: Python<'_>, data: Vec<u8>) -> PyResult<Self> {
        let (schema, batches) = py.detach(|| crate::parquet_files::of_bytes(data)).map_err(parquet_error)?;
        Ok(Self { schema, batches })
    }

    /// Writes the table to a Parquet file, with all columns or only those named in `columns`. The pairs in `metadata`
    /// become the file's key-value metadata.
    #[pyo3(signature = (path, metadata=Vec::new(), columns=None))]
    fn write_parquet(
        &self,
        py: Python<'_>,
        path: PathBuf,
        metadata: Vec<(String, String)>,
        columns: Option<Vec<String>>,
    ) -> PyResult<()> {
        let chosen = columns.map(|columns| self.places(&columns)).transpose()?;
        py.detach(|| {
            let (schema, batches) = match chosen {
                None => (self.schema.clone(), self.batches.clone()),
                Some(places) => {
                    let batches = self.batches.iter().map(|batch| batch.project(&places));
                    let batches = batches.collect::<Result<_, _>>().map_err(parquet_error)?;
                    (Arc::new(self.schema.project(&places).map_err(parquet_error)?), batches)
                }
            };
            crate::parquet_files::write(&schema, &batches, &path, metadata).map_err(parquet_error)
        })
    }
}

impl ArrowTable {
    pub fn of(schema: SchemaRef, batches: Vec<RecordBatch>) -> Self {
        Self { schema, batches }
    }

    /// Returns the indices of the columns with the given names.
    fn places(&self, columns: &[String]) -> PyResult<Vec<usize>> {
        let place = |name: &String| {
            self.schema.index_of(name).map_err(|_| {
                let known = self.column_names().join(", ");
                crate::error::invalid(format!("there is no column {name}; the columns are {known}"))
            })
        };
        columns.iter().map(place).collect()
    }
}

pub fn parquet_error(error: impl std::fmt::Display) -> PyErr {
    PyOSError::new_err(error.to_string())
}

/// A column: its name, its description and its values.
type Described = (String, &'static str, ArrayRef);

fn table(columns: Vec<Described>) -> PyResult<ArrowTable> {
    let fields = columns.iter().map(|(name, text, array)| field(name, array.data_type().clone(), text));
    let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
    let arrays = columns.into_iter().map(|(_, _, array)| array).collect();
    let batch = RecordBatch::try_new(schema.clone(), arrays).map_err(arrow_error)?;
    Ok(ArrowTable::of(schema, vec![batch]))
}

fn column(name: &str, text: &'static str, array: ArrayRef) -> Described {
    (name.to_owned(), text, array)
}

fn texts<'a>(items: impl IntoIterator<Item = Option<&'a str>>) -> ArrayRef {
    let mut builder = StringBuilder::new();
    items.into_iter().for_each(|item| builder.append_option(item));
    Arc::new(builder.finish())
}

fn numbers(items: impl IntoIterator<Item = Option<u64>>) -> ArrayRef {
    let mut builder = UInt64Builder::new();
    items.into_iter().for_each(|item| builder.append_option(item));
    Arc::new(builder.finish())
}

fn lists<'a>(items: impl IntoIterator<Item = &'a Vec<String>>) -> ArrayRef {
    let mut builder = ListBuilder::new(StringBuilder::new());
    for item in items {
        item.iter().for_each(|text| builder.values().append_value(text));
        builder.append(true);
    }
    Arc::new(builder.finish())
}

fn flags(items: impl IntoIterator<Item = Option<bool>>) -> ArrayRef {
    let mut builder = BooleanBuilder::new();
    items.into_iter().for_each(|item| builder.append_option(item));
    Arc::new(builder.finish())
}

/// Returns the three columns that describe the error of each file. The cells of a file without an error are null.
fn of_errors<'a>(errors: impl Iterator<Item = Option<&'a Failure>> + Clone) -> [Described; 3] {
    let message = texts(errors.clone().map(|error| error.map(|error| error.message.as_str())));
    let category = texts(errors.clone().map(|error| error.map(|error| error.category)));
    let place = texts(errors.map(|error| error.and_then(|error| error.place.as_deref())));
    [
        column("error", "Why the row is not complete.", message),
        column("error_category", "io, read, version, dialect, invalid, refused, query, time or internal.", category),
        column("error_place", "Line and column, or offset.", place),
    ]
}

/// A table column with the results of a query: its name, whether the results are numbers, and the query.
#[derive(Clone)]
pub struct QueryColumn {
    pub name: String,
    pub is_number: bool,
    pub query: Arc<Query>,
}

impl QueryColumn {
    /// Parses `(column name, query)` pairs. Fails if a query does not yield a single value per file.
    fn all(columns: Vec<(String, String)>) -> PyResult<Vec<Self>> {
        let ctx = crate::context::scratch(&[]);
        let empty = mlirkit::open(&ctx, "", &"module {}".into(), &mlirkit::OpenOptions::default());
        let mut empty = empty.map_err(|_| crate::error::invalid("an empty module cannot be read"))?.module;
        let facts = of_facts(&[], &[])?.schema;
        let mut made: Vec<Self> = Vec::new();
        for (name, text) in columns {
            let wrong = |why: String| crate::error::invalid(format!("the column {name}: {why}"));
            let query = mlirkit::edit::query::parse(&text).map_err(|error| wrong(error.to_string()))?;
            let one = "a column takes a query that ends with count, sum, min or max";
            if query.edits() {
                return Err(wrong(one.to_owned()));
            }
            let answer = mlirkit::edit::query::run(&query, &mut empty).map_err(|error| wrong(error.to_string()))?;
            if !matches!(answer, QueryOutput::Count(_) | QueryOutput::Value(..)) {
                return Err(wrong(one.to_owned()));
            }
            if facts.index_of(&name).is_ok() || made.iter().any(|known| known.name == name) {
                return Err(wrong("there is a column of this name".to_owned()));
            }
            made.push(Self { name, is_number: query.is_numeric(), query: Arc::new(query) });
        }
        Ok(made)
    }
}

fn of_facts(rows: &[Facts], queries: &[QueryColumn]) -> PyResult<ArrowTable> {
    let mut counts = MapBuilder::new(None, StringBuilder::new(), UInt64Builder::new());
    for row in rows {
        for (name, count) in &row.operation_counts {
            counts.keys().append_value(name);
            counts.values().append_value(*count);
        }
        counts.append(true).map_err(arrow_error)?;
    }
    let text = |of: fn(&Facts) -> Option<&str>| texts(rows.iter().map(of));
    let number = |of: fn(&Facts) -> Option<u64>| numbers(rows.iter().map(of));
    let flag = |of: fn(&Facts) -> Option<bool>| flags(rows.iter().map(of));
    let mut columns = vec![
        column("path", "The file.", text(|row| Some(&row.path))),
        column("bytes", "The size of the file.", number(|row| Some(row.bytes))),
        column("kind", "text, bytecode or artifact.", text(|row| row.kind)),
        column("exported", "Whether it is a jax.export file.", flag(|row| Some(row.exported))),
        column("producer", "The producer that the file names.", text(|row| row.producer.as_deref())),
        column("release", "The release of LLVM of its producer.", text(|row| row.release.as_deref())),
        column("bytecode_version", "The version of MLIR's bytecode.", number(|row| row.bytecode_version)),
        column("stablehlo_version", "The version of an artifact.", text(|row| row.stablehlo_version.as_deref())),
        column("dialects", "Dialects of its operations.", lists(rows.iter().map(|row| &row.dialects))),
        column("operations", "The number of operations.", number(|row| row.operations)),
        column("operation_counts", "The number of operations by name.", Arc::new(counts.finish())),
        column("functions", "Symbols of the module.", lists(rows.iter().map(|row| &row.functions))),
        column("constant_bytes", "Bytes of constants and resources.", number(|row| row.constant_bytes)),
        column("fingerprint", "Equal for the same program in any form.", text(|row| row.fingerprint.as_deref())),
        column("valid", "Whether it is valid.", flag(|row| row.valid)),
    ];
    columns.extend(of_errors(rows.iter().map(|row| row.error.as_ref())));
    for (at, one) in queries.iter().enumerate() {
        let answers = rows.iter().map(|row| row.answers.get(at));
        let array: ArrayRef = if one.is_number {
            Arc::new(answers.map(|answer| answer.and_then(Cell::number)).collect::<Int64Array>())
        } else {
            texts(answers.map(|answer| answer.and_then(Cell::text)).collect::<Vec<_>>())
        };
        columns.push(column(&one.name, "The answer of a query of the caller.", array));
    }
    table(columns)
}

/// Collects the facts about files, which are given by path, or by name and content. `progress` is called with the
/// number of finished files.
#[pyfunction]
#[pyo3(signature = (items, fingerprint=true, verify=true, threads=0, progress=None, release=None, columns=Vec::new(), limit=None))]
#[allow(clippy::too_many_arguments)]
pub fn facts(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    fingerprint: bool,
    verify: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
    release: Option<&str>,
    columns: Vec<(String, String)>,
    limit: Option<f64>,
) -> PyResult<ArrowTable> {
    let release = release.map(crate::change::named).transpose()?;
    let queries = QueryColumn::all(columns)?;
    let wanted = Wanted { fingerprint, verify, release, queries: queries.clone() };
    let late =
        |input: &Input, failure| Facts { path: input.name().to_owned(), error: Some(failure), ..Facts::default() };
    let row = limited(limit, move |input: &Input| crate::facts::facts(input, &wanted), late)?;
    of_facts(&crate::files::rows(py, &items, threads, progress.as_ref(), &*row)?, &queries)
}

/// A function that computes the row of a file.
type Work<T> = Box<dyn Fn(&Input) -> T + Send + Sync>;

/// Limits `work` to `limit` seconds per file, if given. After a timeout, `late` creates the row.
fn limited<T: Send + 'static>(
    limit: Option<f64>,
    work: impl Fn(&Input) -> T + Send + Sync + 'static,
    late: impl Fn(&Input, Failure) -> T + Send + Sync + 'static,
) -> PyResult<Work<T>> {
    let Some(seconds) = limit else { return Ok(Box::new(work)) };
    let limit = std::time::Duration::try_from_secs_f64(seconds)
        .map_err(|_| crate::error::invalid("a time limit is a positive number of seconds"))?;
    let work: Arc<dyn Fn(&Input) -> T + Send + Sync> = Arc::new(work);
    Ok(Box::new(move |input| {
        let failed = |category, message| late(input, Failure { category, message, place: None });
        match crate::files::within(limit, input, &work) {
            Ok(Some(made)) => made,
            Ok(None) => failed("time", format!("the file took longer than {seconds} s")),
            Err(error) => failed("internal", format!("there is no thread for the file: {error}")),
        }
    }))
}

/// Converts files; the conversion is described in [`Change::wanted`](crate::change::Change::wanted).
#[pyfunction]
#[pyo3(signature = (items, port, strip, stablehlo, threads=0, progress=None, limit=None))]
#[allow(clippy::too_many_arguments)]
pub fn changed(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    port: Option<Port>,
    strip: Option<Stripped>,
    stablehlo: Option<String>,
    threads: usize,
    progress: Option<Py<PyAny>>,
    limit: Option<f64>,
) -> PyResult<ArrowTable> {
    let change = Change::wanted(port, strip, stablehlo)?;
    let late =
        |input: &Input, failure| Changed { path: input.name().to_owned(), error: Some(failure), ..Changed::default() };
    let row = limited(limit, move |input: &Input| crate::change::changed(input, &change), late)?;
    of_changed(crate::files::rows(py, &items, threads, progress.as_ref(), &*row)?)
}

fn of_changed(rows: Vec<Changed>) -> PyResult<ArrowTable> {
    let mut contents = LargeBinaryBuilder::new();
    rows.iter().for_each(|row| contents.append_option(row.content.as_deref()));
    let paths = texts(rows.iter().map(|row| Some(row.path.as_str())));
    let mut columns = vec![
        column("path", "The file.", paths),
        column("kind", "text, bytecode or artifact.", texts(rows.iter().map(|row| row.kind))),
        column("exported", "Whether it is a jax.export file.", flags(rows.iter().map(|row| Some(row.exported)))),
        column("content", "The converted file.", Arc::new(contents.finish())),
        column("findings", "What porting changed.", lists(rows.iter().map(|row| &row.findings))),
    ];
    columns.extend(of_errors(rows.iter().map(|row| row.error.as_ref())));
    table(columns)
}

/// Returns an empty table with the columns of `facts`.
#[pyfunction]
pub fn facts_schema() -> PyResult<ArrowTable> {
    of_facts(&[], &[])
}

/// Returns an empty table with the columns of `changed`.
#[pyfunction]
pub fn changed_schema() -> PyResult<ArrowTable> {
    of_changed(Vec::new())
}
