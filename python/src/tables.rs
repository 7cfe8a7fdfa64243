//! Arrow: facts and the parts of a module as tables that any engine takes without a copy.

use std::path::PathBuf;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, LargeBinaryBuilder, ListBuilder, MapBuilder, StringBuilder, UInt64Builder};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchIterator};
use arrow_schema::ArrowError;
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::change::{Change, Changed, Port, Stripped};
use crate::facts::{Facts, Wanted};
use crate::files::{Failure, Input};

/// A table in Arrow's memory format.
#[pyclass(frozen, module = "mlirkit._mlirkit")]
pub struct ArrowTable {
    batch: RecordBatch,
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

#[pymethods]
impl ArrowTable {
    /// Exports the table as a stream of Arrow's C data interface.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.batch.clone())], self.batch.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    #[getter]
    fn num_rows(&self) -> usize {
        self.batch.num_rows()
    }

    fn __len__(&self) -> usize {
        self.batch.num_rows()
    }

    #[getter]
    fn column_names(&self) -> Vec<String> {
        self.batch.schema().fields().iter().map(|field| field.name().clone()).collect()
    }

    /// Writes a Parquet file; the pairs of texts become its key-value metadata.
    #[pyo3(signature = (path, metadata=Vec::new()))]
    fn write_parquet(&self, py: Python<'_>, path: PathBuf, metadata: Vec<(String, String)>) -> PyResult<()> {
        py.detach(|| crate::parquet_files::write(&self.batch, &path, metadata).map_err(parquet_error))
    }
}

pub fn parquet_error(error: impl std::fmt::Display) -> PyErr {
    PyOSError::new_err(error.to_string())
}

pub fn table(columns: Vec<(&str, ArrayRef)>) -> PyResult<ArrowTable> {
    let batch = RecordBatch::try_from_iter_with_nullable(
        columns.into_iter().map(|(name, column)| (name, column, name != "path")),
    );
    Ok(ArrowTable { batch: batch.map_err(arrow_error)? })
}

pub fn texts<'a>(items: impl IntoIterator<Item = Option<&'a str>>) -> ArrayRef {
    let mut builder = StringBuilder::new();
    items.into_iter().for_each(|item| builder.append_option(item));
    Arc::new(builder.finish())
}

pub fn numbers(items: impl IntoIterator<Item = Option<u64>>) -> ArrayRef {
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

pub fn flags(items: impl IntoIterator<Item = Option<bool>>) -> ArrayRef {
    let mut builder = BooleanBuilder::new();
    items.into_iter().for_each(|item| builder.append_option(item));
    Arc::new(builder.finish())
}

/// Returns the columns that say why a file has no complete row.
fn of_errors<'a>(errors: impl Iterator<Item = Option<&'a Failure>> + Clone) -> [(&'static str, ArrayRef); 3] {
    [
        ("error", texts(errors.clone().map(|error| error.map(|error| error.message.as_str())))),
        ("error_category", texts(errors.clone().map(|error| error.map(|error| error.category)))),
        ("error_place", texts(errors.map(|error| error.and_then(|error| error.place.as_deref())))),
    ]
}

fn of_facts(rows: &[Facts]) -> PyResult<ArrowTable> {
    let mut counts = MapBuilder::new(None, StringBuilder::new(), UInt64Builder::new());
    for row in rows {
        for (name, count) in &row.operation_counts {
            counts.keys().append_value(name);
            counts.values().append_value(*count);
        }
        counts.append(true).map_err(arrow_error)?;
    }
    let mut columns = vec![
        ("path", texts(rows.iter().map(|row| Some(row.path.as_str())))),
        ("bytes", numbers(rows.iter().map(|row| Some(row.bytes)))),
        ("kind", texts(rows.iter().map(|row| row.kind))),
        ("exported", flags(rows.iter().map(|row| Some(row.exported)))),
        ("producer", texts(rows.iter().map(|row| row.producer.as_deref()))),
        ("release", texts(rows.iter().map(|row| row.release.as_deref()))),
        ("bytecode_version", numbers(rows.iter().map(|row| row.bytecode_version))),
        ("stablehlo_version", texts(rows.iter().map(|row| row.stablehlo_version.as_deref()))),
        ("dialects", lists(rows.iter().map(|row| &row.dialects))),
        ("operations", numbers(rows.iter().map(|row| row.operations))),
        ("operation_counts", Arc::new(counts.finish())),
        ("functions", lists(rows.iter().map(|row| &row.functions))),
        ("constant_bytes", numbers(rows.iter().map(|row| row.constant_bytes))),
        ("fingerprint", texts(rows.iter().map(|row| row.fingerprint.as_deref()))),
        ("valid", flags(rows.iter().map(|row| row.valid))),
    ];
    columns.extend(of_errors(rows.iter().map(|row| row.error.as_ref())));
    table(columns)
}

/// Makes the facts of files: paths, or pairs of a name and bytes. `progress` receives the number done.
#[pyfunction]
#[pyo3(signature = (items, fingerprint=true, verify=true, threads=0, progress=None, release=None))]
pub fn facts(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    fingerprint: bool,
    verify: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
    release: Option<&str>,
) -> PyResult<ArrowTable> {
    let release = release.map(crate::change::named).transpose()?;
    let wanted = Wanted { fingerprint, verify, release };
    let row = |input: &Input| crate::facts::facts(input, wanted);
    of_facts(&crate::files::rows(py, &items, threads, progress.as_ref(), &row)?)
}

/// Converts files; see [`Change::wanted`](crate::change::Change::wanted).
#[pyfunction]
#[pyo3(signature = (items, port, strip, stablehlo, threads=0, progress=None))]
pub fn changed(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    port: Option<Port>,
    strip: Option<Stripped>,
    stablehlo: Option<String>,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<ArrowTable> {
    let change = Change::wanted(port, strip, stablehlo)?;
    let row = |input: &Input| crate::change::changed(input, &change);
    of_changed(crate::files::rows(py, &items, threads, progress.as_ref(), &row)?)
}

fn of_changed(rows: Vec<Changed>) -> PyResult<ArrowTable> {
    let mut contents = LargeBinaryBuilder::new();
    rows.iter().for_each(|row| contents.append_option(row.content.as_deref()));
    let mut columns = vec![
        ("path", texts(rows.iter().map(|row| Some(row.path.as_str())))),
        ("kind", texts(rows.iter().map(|row| row.kind))),
        ("exported", flags(rows.iter().map(|row| Some(row.exported)))),
        ("content", Arc::new(contents.finish())),
        ("findings", lists(rows.iter().map(|row| &row.findings))),
    ];
    columns.extend(of_errors(rows.iter().map(|row| row.error.as_ref())));
    table(columns)
}

/// Returns the columns of facts.
#[pyfunction]
pub fn facts_schema() -> PyResult<ArrowTable> {
    of_facts(&[])
}

/// Returns the columns of converted files.
#[pyfunction]
pub fn changed_schema() -> PyResult<ArrowTable> {
    of_changed(Vec::new())
}
