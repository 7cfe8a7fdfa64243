//! Arrow: facts and the parts of a module as tables that any engine takes without a copy.

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;

use arrow_array::builder::{BooleanBuilder, ListBuilder, MapBuilder, StringBuilder, UInt32Builder, UInt64Builder};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, RecordBatch, RecordBatchIterator};
use arrow_schema::ArrowError;
use mlirkit::{AttrData, OpRef};
use parquet::arrow::ArrowWriter;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use pyo3::exceptions::{PyOSError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;

use crate::error::Raise;
use crate::facts::{Facts, Input, Wanted};

/// A table in Arrow's memory format.
#[pyclass(frozen, module = "mlirkit._mlirkit")]
pub struct ArrowTable {
    batch: RecordBatch,
}

fn arrow_error(error: ArrowError) -> PyErr {
    PyRuntimeError::new_err(error.to_string())
}

fn parquet_error(error: impl std::fmt::Display) -> PyErr {
    PyOSError::new_err(error.to_string())
}

#[pymethods]
impl ArrowTable {
    /// The stream that Arrow's C data interface describes.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let _ = requested_schema;
        let batches = RecordBatchIterator::new([Ok(self.batch.clone())], self.batch.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new(py, stream, Some(c"arrow_array_stream".into()))
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

    /// Writes it as a Parquet file.
    fn write_parquet(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        py.detach(|| {
            let file = File::create(&path).map_err(parquet_error)?;
            let mut writer = ArrowWriter::try_new(file, self.batch.schema(), None).map_err(parquet_error)?;
            writer.write(&self.batch).map_err(parquet_error)?;
            writer.close().map(drop).map_err(parquet_error)
        })
    }
}

/// Puts Parquet files of the same columns behind each other, without looking into them: only one is open at a time.
#[pyfunction]
pub fn join_parquet(py: Python<'_>, parts: Vec<PathBuf>, out: PathBuf) -> PyResult<()> {
    py.detach(|| {
        let Some(head) = parts.first() else { return Err(PyOSError::new_err("there are no parts")) };
        let open = |path: &PathBuf| {
            let file = File::open(path).map_err(parquet_error)?;
            SerializedFileReader::new(file).map_err(parquet_error)
        };
        let first = open(head)?;
        let about = first.metadata().file_metadata();
        let properties = WriterProperties::builder().set_key_value_metadata(about.key_value_metadata().cloned());
        let file = File::create(&out).map_err(parquet_error)?;
        let schema = about.schema_descr().root_schema_ptr();
        let mut writer =
            SerializedFileWriter::new(file, schema, Arc::new(properties.build())).map_err(parquet_error)?;
        for part in &parts {
            let reader = open(part)?;
            let source = File::open(part).map_err(parquet_error)?;
            for group in reader.metadata().row_groups() {
                let mut to = writer.next_row_group().map_err(parquet_error)?;
                for column in group.columns() {
                    let close = parquet::column::writer::ColumnCloseResult {
                        bytes_written: u64::try_from(column.compressed_size()).unwrap_or(0),
                        rows_written: u64::try_from(group.num_rows()).unwrap_or(0),
                        metadata: column.clone(),
                        bloom_filter: None,
                        column_index: None,
                        offset_index: None,
                    };
                    to.append_column(&source, close).map_err(parquet_error)?;
                }
                to.close().map_err(parquet_error)?;
            }
        }
        writer.close().map(drop).map_err(parquet_error)
    })
}

fn table(columns: Vec<(&str, ArrayRef)>) -> PyResult<ArrowTable> {
    let batch = RecordBatch::try_from_iter_with_nullable(
        columns.into_iter().map(|(name, column)| (name, column, name != "path")),
    );
    Ok(ArrowTable { batch: batch.map_err(arrow_error)? })
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

fn of_facts(rows: &[Facts]) -> PyResult<ArrowTable> {
    let mut counts = MapBuilder::new(None, StringBuilder::new(), UInt64Builder::new());
    for row in rows {
        for (name, count) in &row.operation_counts {
            counts.keys().append_value(name);
            counts.values().append_value(*count);
        }
        counts.append(true).map_err(arrow_error)?;
    }
    table(vec![
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
        ("error", texts(rows.iter().map(|row| row.error.as_deref()))),
    ])
}

/// The facts of files: paths, or pairs of a name and bytes. `progress` is called with how many are done.
#[pyfunction]
#[pyo3(signature = (items, fingerprint=true, verify=true, threads=0, progress=None))]
pub fn facts(
    py: Python<'_>,
    items: Vec<Bound<'_, PyAny>>,
    fingerprint: bool,
    verify: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<ArrowTable> {
    let input = |item: &Bound<'_, PyAny>| -> PyResult<Input> {
        match item.extract::<(String, Vec<u8>)>() {
            Ok((name, data)) => Ok(Input::Bytes(name, data.into())),
            Err(_) => Ok(Input::Path(item.extract::<PathBuf>()?.display().to_string())),
        }
    };
    let inputs: Vec<Input> = items.iter().map(input).collect::<PyResult<_>>()?;
    let threads = if threads == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { threads };
    let failure = std::sync::Mutex::new(None);
    let step = |done: usize| match &progress {
        None => {
            done % 64 != 0 || Python::attach(|py| py.check_signals().map_err(|error| keep(&failure, error)).is_ok())
        }
        Some(progress) => {
            Python::attach(|py| progress.call1(py, (done, inputs.len())).map_err(|error| keep(&failure, error)).is_ok())
        }
    };
    let rows = py.detach(|| crate::facts::all(&inputs, Wanted { fingerprint, verify }, threads, &step));
    if let Some(error) = failure.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner) {
        return Err(error);
    }
    of_facts(&rows.unwrap_or_default())
}

fn keep(failure: &std::sync::Mutex<Option<PyErr>>, error: PyErr) {
    failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(error);
}

/// Builders of the tables of a module.
#[derive(Default)]
struct Parts {
    op: Vec<u64>,
    names: Vec<String>,
    parents: Vec<Option<u64>>,
    locations: Vec<String>,
    values: Values,
    attributes: (Vec<u64>, Vec<String>, Vec<String>, Vec<bool>),
    constants: (Vec<u64>, Vec<String>, Vec<String>, Vec<u64>, Vec<bool>),
}

/// Columns of the table of values.
#[derive(Default)]
struct Values {
    op: Vec<u64>,
    role: Vec<&'static str>,
    index: UInt32Builder,
    types: Vec<String>,
}

fn gather(root: OpRef<'_, '_>) -> Parts {
    let ctx = root.context();
    let mut parts = Parts::default();
    let mut known = std::collections::HashMap::new();
    for (number, op) in (0..).zip(root.walk()) {
        known.insert(op.key(), number);
        parts.op.push(number);
        parts.names.push(op.name().to_owned());
        parts.parents.push(op.parent_op().and_then(|parent| known.get(&parent.key()).copied()));
        parts.locations.push(ctx.attr_text(op.location()));
        let operands = op.operands().map(|value| ("operand", value.ty()));
        for (role, ty) in operands.chain(op.result_types().iter().map(|ty| ("result", *ty))) {
            parts.values.op.push(number);
            parts.values.role.push(role);
            parts.values.types.push(ctx.type_text(ty));
        }
        (0..op.operands().len()).for_each(|index| parts.values.index.append_value(u32::try_from(index).unwrap_or(0)));
        (0..op.results().len()).for_each(|index| parts.values.index.append_value(u32::try_from(index).unwrap_or(0)));
        for (name, value, inherent) in crate::op::attributes(op) {
            if let AttrData::DenseElements(dense) = ctx.attr_data(value) {
                parts.constants.0.push(number);
                parts.constants.1.push(name.clone());
                parts.constants.2.push(ctx.type_text(dense.ty));
                parts.constants.3.push(dense.data.as_slice().len() as u64);
                parts.constants.4.push(dense.splat);
                continue;
            }
            parts.attributes.0.push(number);
            parts.attributes.1.push(name);
            parts.attributes.2.push(ctx.attr_text(value));
            parts.attributes.3.push(inherent);
        }
    }
    parts
}

/// The tables of a module: operations, values, attributes, constants.
#[pyfunction]
pub fn module_tables(
    py: Python<'_>,
    operation: &Bound<'_, crate::op::PyOpBase>,
) -> PyResult<(ArrowTable, ArrowTable, ArrowTable, ArrowTable)> {
    let handle = operation.get().handle.clone();
    let mut parts = py.detach(move || handle.read(gather)).raise()?;
    let all = |items: &[String]| texts(items.iter().map(|item| Some(item.as_str())));
    let count = |items: &[u64]| numbers(items.iter().map(|item| Some(*item)));
    Ok((
        table(vec![
            ("op", count(&parts.op)),
            ("name", all(&parts.names)),
            ("parent", numbers(parts.parents.iter().copied())),
            ("location", all(&parts.locations)),
        ])?,
        table(vec![
            ("op", count(&parts.values.op)),
            ("role", texts(parts.values.role.iter().map(|role| Some(*role)))),
            ("index", Arc::new(parts.values.index.finish())),
            ("type", all(&parts.values.types)),
        ])?,
        table(vec![
            ("op", count(&parts.attributes.0)),
            ("name", all(&parts.attributes.1)),
            ("value", all(&parts.attributes.2)),
            ("inherent", flags(parts.attributes.3.iter().map(|flag| Some(*flag)))),
        ])?,
        table(vec![
            ("op", count(&parts.constants.0)),
            ("name", all(&parts.constants.1)),
            ("type", all(&parts.constants.2)),
            ("bytes", count(&parts.constants.3)),
            ("splat", flags(parts.constants.4.iter().map(|flag| Some(*flag)))),
        ])?,
    ))
}

/// The columns of facts.
#[pyfunction]
pub fn facts_schema() -> PyResult<ArrowTable> {
    of_facts(&[])
}
