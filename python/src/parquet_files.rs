//! Writes tables to Parquet files with metadata, and merges rows of several files in bounded memory.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{Metadata, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::arrow::arrow_reader::{ParquetRecordBatchReader, ParquetRecordBatchReaderBuilder};
use parquet::basic::{Compression, ZstdLevel};
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::{KeyValue, RowGroupMetaData};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, SerializedFileReader};
use pyo3::prelude::*;

use crate::tables::parquet_error;

/// Maximum number of buffered bytes in a row group. Rows that contain converted files are large.
const GROUP_BYTES: usize = 64 << 20;
/// The number of rows that are read from a source file, or passed to a writer, at a time.
const BATCH: usize = 256;
/// Maximum number of bytes read from a source file at a time, unless a single row is larger.
const BATCH_BYTES: i64 = 4 << 20;
/// Maximum number of open source files. A closed one is opened again when one of its rows is needed.
const OPEN: usize = 32;

fn properties(metadata: Vec<(String, String)>) -> Result<WriterProperties> {
    let pairs = metadata.into_iter().map(|(key, value)| KeyValue::new(key, value)).collect();
    let builder = WriterProperties::builder().set_compression(Compression::ZSTD(ZstdLevel::try_new(3)?));
    Ok(builder.set_key_value_metadata(Some(pairs)).build())
}

/// A writer that limits the size of row groups.
struct Groups<W: std::io::Write + Send>(ArrowWriter<W>);

impl Groups<File> {
    fn create(path: &Path, schema: &SchemaRef, metadata: Vec<(String, String)>) -> Result<Self> {
        Ok(Self(ArrowWriter::try_new(File::create(path)?, schema.clone(), Some(properties(metadata)?))?))
    }
}

impl<W: std::io::Write + Send> Groups<W> {
    fn write(&mut self, batch: &RecordBatch) -> Result<()> {
        for first in (0..batch.num_rows()).step_by(BATCH) {
            self.0.write(&batch.slice(first, BATCH.min(batch.num_rows() - first)))?;
            if self.0.in_progress_size() > GROUP_BYTES {
                self.0.flush()?;
            }
        }
        Ok(())
    }

    fn close(self) -> Result<()> {
        self.0.close().map(drop)
    }
}

/// Writes one table to a file.
pub fn write(schema: &SchemaRef, batches: &[RecordBatch], path: &Path, metadata: Vec<(String, String)>) -> Result<()> {
    let mut groups = Groups::create(path, schema, metadata)?;
    batches.iter().try_for_each(|batch| groups.write(batch))?;
    groups.close()
}

/// Writes a table as a Parquet file in memory.
pub fn to_bytes(schema: &SchemaRef, batches: &[RecordBatch]) -> Result<Vec<u8>> {
    let mut out = Vec::new();
    let mut groups = Groups(ArrowWriter::try_new(&mut out, schema.clone(), Some(properties(Vec::new())?))?);
    batches.iter().try_for_each(|batch| groups.write(batch))?;
    groups.close()?;
    Ok(out)
}

/// Reads a table from the bytes of a Parquet file.
pub fn of_bytes(data: Vec<u8>) -> Result<(SchemaRef, Vec<RecordBatch>)> {
    let builder = ParquetRecordBatchReaderBuilder::try_new(bytes::Bytes::from(data))?;
    let schema = builder.schema().clone();
    let batches = builder.build()?.collect::<std::result::Result<Vec<_>, _>>()?;
    Ok((schema, batches))
}

/// Returns the keys and values in the metadata of a Parquet file. A value is `None` if the key has none.
#[pyfunction]
pub fn parquet_metadata(path: PathBuf) -> PyResult<Vec<(String, Option<String>)>> {
    let read = || -> Result<_> {
        let reader = SerializedFileReader::new(File::open(&path)?)?;
        let pairs = reader.metadata().file_metadata().key_value_metadata().cloned().unwrap_or_default();
        Ok(pairs.into_iter().map(|pair| (pair.key, pair.value)).collect())
    };
    read().map_err(parquet_error)
}

/// A Parquet file that is read sequentially.
struct Source {
    reader: ParquetRecordBatchReader,
    batch: Option<RecordBatch>,
    /// The row number of the first row in the batch.
    first: usize,
}

impl Source {
    /// Opens a file at the given row. If rows are large, batches are small.
    fn open(path: &Path, row: usize) -> Result<Self> {
        let builder = ParquetRecordBatchReaderBuilder::try_new(File::open(path)?)?;
        let of_group = |group: &RowGroupMetaData| group.total_byte_size().checked_div(group.num_rows()).unwrap_or(0);
        let largest = builder.metadata().row_groups().iter().map(of_group).max().unwrap_or(0);
        let batch = BATCH_BYTES.checked_div(largest).and_then(|rows| usize::try_from(rows).ok()).unwrap_or(BATCH);
        let reader = builder.with_offset(row).with_batch_size(batch.clamp(1, BATCH)).build()?;
        Ok(Self { reader, batch: None, first: row })
    }

    /// Returns at most `count` rows beginning at `row`, as one slice. Successive calls must have ascending row numbers.
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

/// Copies rows from Parquet files with equal columns to a new file. Each item of `rows` has the index of a source file
/// and of a row in it.
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

/// The source files, opened on demand. If too many are open, the least recently used one is closed.
struct Sources<'a> {
    paths: &'a [PathBuf],
    /// The open source files, the most recently used last.
    open: Vec<(usize, Source)>,
}

impl Sources<'_> {
    fn rows(&mut self, source: usize, row: usize, count: usize) -> Result<RecordBatch> {
        let found = self.open.iter().position(|(open, _)| *open == source).map(|at| self.open.remove(at));
        // A reader only moves forward, so a reader beyond the row is discarded.
        let found = found.filter(|(_, open)| open.first <= row);
        let mut latest = match found {
            Some(open) => open,
            None => {
                if self.open.len() >= OPEN {
                    self.open.remove(0);
                }
                let path = self.paths.get(source);
                let path = path.ok_or_else(|| ParquetError::General(format!("there is no source {source}")))?;
                (source, Source::open(path, row)?)
            }
        };
        let rows = latest.1.rows(row, count);
        self.open.push(latest);
        rows
    }
}

fn merge(sources: &[PathBuf], rows: &[(usize, usize)], out: &Path, metadata: Vec<(String, String)>) -> Result<()> {
    let mut open = Sources { paths: sources, open: Vec::new() };
    let head = sources.first().ok_or_else(|| ParquetError::General("there are no sources".into()))?;
    let schema = ParquetRecordBatchReaderBuilder::try_new(File::open(head)?)?.schema().clone();
    let schema = Arc::new(schema.as_ref().clone().with_metadata(Metadata::default()));
    let mut groups = Groups::create(out, &schema, metadata)?;
    let mut at = 0;
    while let Some((source, row)) = rows.get(at).copied() {
        // Consecutive rows of the same source file are copied together.
        let follows = |(step, next): (usize, &(usize, usize))| *next == (source, row + step);
        let run = rows.get(at..).unwrap_or_default().iter().take(BATCH).enumerate().take_while(|one| follows(*one));
        let part = open.rows(source, row, run.count())?;
        at += part.num_rows();
        groups.write(&RecordBatch::try_new(schema.clone(), part.columns().to_vec())?)?;
    }
    groups.close()
}

/// Returns the number of rows in which a column is not null, according to the statistics in the file.
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
