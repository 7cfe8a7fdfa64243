//! The bytes of a file, either in memory or in a source that is read in ranges.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_wire::{RangedContainer, RangedError};

/// A file that can be read in ranges, such as one behind HTTP, in an object store or on a disk. No range is read twice.
///
/// A pair of the file size and a function that reads a range implements this trait:
///
/// ```
/// use mlirkit_bytecode::Ranges;
///
/// let file = bytes::Bytes::from_static(b"0123456789");
/// let source = (10, |range: std::ops::Range<u64>| Ok(file.slice(range.start as usize..range.end as usize)));
/// assert_eq!(source.read(2..5)?, "234");
/// # Ok::<(), std::io::Error>(())
/// ```
pub trait Ranges: Send + Sync {
    /// Returns the size of the file in bytes.
    fn size(&self) -> u64;

    /// Returns the bytes in a range, which must lie within the file.
    ///
    /// # Errors
    /// Fails if the range cannot be read.
    fn read(&self, range: Range<u64>) -> io::Result<Bytes>;
}

impl<F: Fn(Range<u64>) -> io::Result<Bytes> + Send + Sync> Ranges for (u64, F) {
    fn size(&self) -> u64 {
        self.0
    }

    fn read(&self, range: Range<u64>) -> io::Result<Bytes> {
        (self.1)(range)
    }
}

/// A source of [`Ranges`] that wraps a seekable reader, such as a file.
///
/// ```
/// use mlirkit_bytecode::{Ranges, Seekable};
///
/// let file = Seekable::new(std::io::Cursor::new("0123456789"))?;
/// assert_eq!((file.size(), &file.read(7..9)?[..]), (10, &b"78"[..]));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Seekable<R> {
    size: u64,
    inner: Mutex<R>,
}

impl<R: Read + Seek + Send> Seekable<R> {
    /// Creates a source. Seeks to the end of `inner` to determine its size.
    ///
    /// # Errors
    /// Fails if seeking fails.
    pub fn new(mut inner: R) -> io::Result<Self> {
        let size = inner.seek(SeekFrom::End(0))?;
        Ok(Self { size, inner: Mutex::new(inner) })
    }
}

impl<R: Read + Seek + Send> Ranges for Seekable<R> {
    fn size(&self) -> u64 {
        self.size
    }

    fn read(&self, range: Range<u64>) -> io::Result<Bytes> {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.seek(SeekFrom::Start(range.start))?;
        let mut bytes = Vec::new();
        let wanted = range.end.saturating_sub(range.start);
        inner.by_ref().take(wanted).read_to_end(&mut bytes)?;
        if bytes.len() as u64 != wanted {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(bytes.into())
    }
}

/// The bytes of the file being read.
pub(crate) enum Input {
    /// The whole file, in memory.
    Whole(Bytes),
    /// A source that is read in ranges, with the ranges read so far.
    Parts(Box<Parts>),
}

/// The ranges that have been read from a source.
pub(crate) struct Parts {
    source: Arc<dyn Ranges>,
    pub(crate) container: RangedContainer,
    chunks: boxcar::Vec<Bytes>,
    /// The index of each chunk, by start offset.
    index: Mutex<BTreeMap<u64, usize>>,
}

impl Parts {
    /// Reads the table of sections.
    pub(crate) fn open(source: Arc<dyn Ranges>) -> Result<Self> {
        let read = |range: Range<u64>| fetch(&*source, range).map(|bytes| bytes.to_vec());
        let container = RangedContainer::read(source.size(), read).map_err(|error| match error {
            RangedError::Source(error) | RangedError::Format(error) => error,
        })?;
        Ok(Self { source, container, chunks: boxcar::Vec::new(), index: Mutex::default() })
    }

    pub(crate) fn size(&self) -> u64 {
        self.source.size()
    }

    /// Returns the bytes in a range. If they must be fetched, also fetches up to `ahead` bytes after the range, but
    /// none beyond the offset `end`.
    pub(crate) fn get(&self, range: Range<u64>, ahead: u64, end: u64) -> Result<&[u8]> {
        if range.start >= range.end {
            return Ok(&[]);
        }
        let known = {
            let index = self.index.lock().unwrap_or_else(PoisonError::into_inner);
            index.range(..=range.start).next_back().map(|(start, chunk)| (*start, *chunk))
        };
        if let Some((start, chunk)) = known
            && let Some(bytes) = self.chunks.get(chunk).and_then(|bytes| part(bytes, start, &range))
        {
            return Ok(bytes);
        }
        let wanted = range.start..range.end.max(range.start.saturating_add(ahead).min(end));
        let chunk = self.chunks.push(fetch(&*self.source, wanted)?);
        self.index.lock().unwrap_or_else(PoisonError::into_inner).insert(range.start, chunk);
        let bytes = self.chunks.get(chunk).and_then(|bytes| part(bytes, range.start, &range));
        Ok(bytes.unwrap_or_default())
    }

    /// Returns `data`, which must be a part of a chunk, as shared bytes without copying it.
    fn share(&self, data: &[u8]) -> Bytes {
        let range = data.as_ptr_range();
        let around = self.chunks.iter().find(|(_, chunk)| {
            let chunk = chunk.as_ptr_range();
            chunk.start <= range.start && range.end <= chunk.end
        });
        around.map_or_else(|| Bytes::copy_from_slice(data), |(_, chunk)| chunk.slice_ref(data))
    }
}

fn part<'b>(bytes: &'b [u8], start: u64, range: &Range<u64>) -> Option<&'b [u8]> {
    let place = |offset: u64| usize::try_from(offset.checked_sub(start)?).ok();
    bytes.get(place(range.start)?..place(range.end)?)
}

/// Fetches a range, and checks that the source returned as many bytes as requested.
fn fetch(source: &dyn Ranges, range: Range<u64>) -> Result<Bytes> {
    let place = || Position::Bytecode { file: "".into(), section: None, offset: range.start };
    let length = range.end.saturating_sub(range.start);
    let bytes = source.read(range.clone()).map_err(|error| {
        let message = format!("cannot read {length} bytes: {error}");
        Error::new(place(), message).with_cause(error)
    })?;
    if bytes.len() as u64 != length {
        let message = format!("the source gave {} bytes where {length} were asked for", bytes.len());
        return Err(Error::new(place(), message));
    }
    Ok(bytes)
}

impl Input {
    pub(crate) fn parts(&self) -> Option<&Parts> {
        match self {
            Self::Whole(_) => None,
            Self::Parts(parts) => Some(parts),
        }
    }

    /// Returns the bytes in a range. Empty if the file is in memory and too short.
    pub(crate) fn get(&self, range: Range<u64>) -> Result<&[u8]> {
        match self {
            Self::Whole(bytes) => Ok(part(bytes, 0, &range).unwrap_or_default()),
            Self::Parts(parts) => parts.get(range, 0, 0),
        }
    }

    /// Returns `data`, which must be a part of the input, as shared bytes without copying it.
    pub(crate) fn share(&self, data: &[u8]) -> Bytes {
        match self {
            Self::Whole(bytes) => bytes.slice_ref(data),
            Self::Parts(parts) => parts.share(data),
        }
    }
}
