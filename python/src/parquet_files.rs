//! Parquet files of tables: written with metadata, and merged by rows in bounded memory.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::Metadata;
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use pyo3::prelude::*;

use crate::tables::parquet_error;

/// Bytes of a row group before it is written; files that were converted are large.
const GROUP_BYTES: usize = 64 << 20;
/// Rows read from a source at a time.
const BATCH: usize = 256;

fn properties(metadata: Vec<(String, String)>) -> WriterProperties {
    let pairs = metadata.into_iter().map(|(key, value)| KeyValue::new(key, value)).collect();
    WriterProperties::builder().set_key_value_metadata(Some(pairs)).build()
}

/// Writes one table.
pub fn write(batch: &RecordBatch, path: &Path, metadata: Vec<(String, String)>) -> Result<()> {
    let mut writer = ArrowWriter::try_new(File::create(path)?, batch.schema(), Some(properties(metadata)))?;
    writer.write(batch)?;
    writer.close().map(drop)
}

/// Returns the key-value metadata of a Parquet file.
#[pyfunction]
pub fn parquet_metadata(path: PathBuf) -> PyResult<Vec<(String, Option<String>)>> {
    let read = || -> Result<_> {
        let reader = SerializedFileReader::new(File::open(&path)?)?;
        let pairs = reader.metadata().file_metadata().key_value_metadata().cloned().unwrap_or_default();
        Ok(pairs.into_iter().map(|pair| (pair.key, pair.value)).collect())
    };
    read().map_err(parquet_error)
}

/// A Parquet file that is read from the start to the end.
struct Source {
    reader: ParquetRecordBatchReader,
    batch: Option<RecordBatch>,
    /// The number of the batch's first row.
    first: usize,
}

impl Source {
    fn open(path: &Path) -> Result<Self> {
        let reader = ParquetRecordBatchReaderBuilder::try_new(File::open(path)?)?.with_batch_size(BATCH).build()?;
        Ok(Self { reader, batch: None, first: 0 })
    }

    /// Returns rows from `row` on, at most `count`, as one slice. Rows are asked for in ascending order.
    fn rows(&mut self, row: usize, count: usize) -> Result<RecordBatch> {
        loop {
            if let Some(batch) = &self.batch {
                let at = row.checked_sub(self.first).ok_or_else(|| out_of_order(row))?;
                if let Some(left) = batch.num_rows().checked_sub(at).filter(|left| *left > 0) {
                    return Ok(batch.slice(at, left.min(count)));
                }
                self.first += batch.num_rows();
            }
            self.batch = Some(self.reader.next().ok_or_else(|| out_of_order(row))??);
        }
    }
}

fn out_of_order(row: usize) -> ParquetError {
    ParquetError::General(format!("there is no row {row} ahead"))
}

/// Writes rows of Parquet files with equal columns to a new one: `rows` has a source's number and a row's number each.
#[pyfunction]
pub fn merge_parquet(
    py: Python<'_>,
    sources: Vec<PathBuf>,
    rows: Vec<(usize, usize)>,
    out: PathBuf,
    metadata: Vec<(String, String)>,
) -> PyResult<()> {
    py.detach(|| merge(&sources, &rows, &out, metadata).map_err(parquet_error))
}

fn merge(sources: &[PathBuf], rows: &[(usize, usize)], out: &Path, metadata: Vec<(String, String)>) -> Result<()> {
    let mut open = sources.iter().map(|path| Source::open(path)).collect::<Result<Vec<_>>>()?;
    let head = sources.first().ok_or_else(|| ParquetError::General("there are no sources".into()))?;
    let schema = ParquetRecordBatchReaderBuilder::try_new(File::open(head)?)?.schema().clone();
    let schema = Arc::new(schema.as_ref().clone().with_metadata(Metadata::default()));
    let mut writer = ArrowWriter::try_new(File::create(out)?, schema.clone(), Some(properties(metadata)))?;
    let mut at = 0;
    while let Some((source, row)) = rows.get(at).copied() {
        // Rows that follow each other in a source are copied together.
        let follows = |(step, next): (usize, &(usize, usize))| *next == (source, row + step);
        let run = rows.get(at..).unwrap_or_default().iter().enumerate().take_while(|one| follows(*one)).count();
        let from = open.get_mut(source).ok_or_else(|| ParquetError::General(format!("there is no source {source}")))?;
        let part = from.rows(row, run)?;
        at += part.num_rows();
        writer.write(&RecordBatch::try_new(schema.clone(), part.columns().to_vec())?)?;
        if writer.in_progress_size() > GROUP_BYTES {
            writer.flush()?;
        }
    }
    writer.close().map(drop)
}

/// Returns the number of rows whose column is not null, from the statistics of the file.
#[pyfunction]
pub fn parquet_nonnull(path: PathBuf, column: &str) -> PyResult<u64> {
    let read = || -> Result<u64> {
        let reader = SerializedFileReader::new(File::open(&path)?)?;
        let mut found = 0;
        for group in reader.metadata().row_groups() {
            for one in group.columns().iter().filter(|one| one.column_path().string() == column) {
                let rows = u64::try_from(group.num_rows()).unwrap_or(0);
                let nulls = one.statistics().and_then(|one| one.null_count_opt()).unwrap_or(0);
                found += rows.saturating_sub(nulls);
            }
        }
        Ok(found)
    };
    read().map_err(parquet_error)
}
