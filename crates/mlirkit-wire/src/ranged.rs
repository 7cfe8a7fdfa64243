//! The section table of a file that is not entirely in memory. The file may be in an object store, behind HTTP, or too
//! large to map.
//!
//! Only the file header and the section headers are fetched, each in a small range. Fetch the contents of a section
//! when they are needed; the tables in this crate can then read them like any slice. Bytes that are not fetched are not
//! checked, so the padding before an aligned section is skipped.

use std::fmt;
use std::ops::Range;

use mlirkit_diag::{Error, Position};

use crate::limits::{MAX_ALIGNMENT, MAX_RANGED_PRODUCER};
use crate::reader::Reader;
use crate::section::{Header, SectionId, duplicate, missing, read_section_header};

/// The maximum length of a section header in bytes. It consists of a byte and two integers.
const SECTION_HEADER: u64 = 19;

/// The number of bytes that are fetched first. They usually contain the whole file header, because a producer name has
/// a few dozen bytes.
const FIRST_FETCH: u64 = 256;

/// The position of a section in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionExtent {
    /// The kind of the section.
    pub id: SectionId,
    /// The file offset of the section's first byte, which is its id.
    pub start: u64,
    /// The explicit alignment of the section in bytes, if any.
    pub alignment: Option<u64>,
    /// The file range of the section's contents.
    pub contents: Range<u64>,
}

impl SectionExtent {
    /// Returns the section whose header is at the cursor. `end` is the end of the part of the file that contains the
    /// section. Bytes after the header are not accessed.
    pub fn read(reader: Reader<'_>, end: u64) -> Result<Self, Error> {
        RangedContainer::section_at(reader, end)
    }

    /// Returns a cursor over the contents of the section, which must have been fetched.
    #[must_use]
    pub fn reader<'a>(&self, contents: &'a [u8]) -> Reader<'a> {
        Reader::new(contents, self.contents.start, Some(self.id))
    }
}

/// The error for a section table that could not be read.
#[derive(Debug)]
pub enum RangedError<E> {
    /// The source returned an error.
    Source(E),
    /// The bytes are not a valid section table.
    Format(Error),
}

impl<E: fmt::Display> fmt::Display for RangedError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Source(error) => error.fmt(f),
            Self::Format(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for RangedError<E> {}

impl<E> From<Error> for RangedError<E> {
    fn from(error: Error) -> Self {
        Self::Format(error)
    }
}

/// The section table of a bytecode file, read through a function that fetches ranges of the file.
///
/// ```
/// use mlirkit_wire::{RangedContainer, SectionId, StringTable};
///
/// # let file = include_bytes!("../tests/data/small.v6.mlirbc");
/// let mut requests = 0;
/// let mut fetch = |range: std::ops::Range<u64>| {
///     requests += 1;
///     file.get(range.start as usize..range.end as usize).map(<[u8]>::to_vec).ok_or("out of range")
/// };
/// let container = RangedContainer::read(file.len() as u64, &mut fetch).unwrap();
/// assert_eq!(container.version(), 6);
/// let strings = container.section(SectionId::String).unwrap();
/// let bytes = fetch(strings.contents.clone()).unwrap();
/// assert!(StringTable::read(strings.reader(&bytes)).unwrap().len() > 0);
/// assert!(requests <= 2 + container.sections().len());
/// ```
#[derive(Clone, Debug)]
pub struct RangedContainer {
    version: u64,
    producer: Vec<u8>,
    sections: Vec<SectionExtent>,
}

impl RangedContainer {
    /// Reads the section table of a file with `size` bytes. `fetch` must return all bytes in a range of the file, or an
    /// error.
    ///
    /// # Errors
    /// Returns an error of `fetch`, or a format error with its position.
    pub fn read<E>(size: u64, mut fetch: impl FnMut(Range<u64>) -> Result<Vec<u8>, E>) -> Result<Self, RangedError<E>> {
        let mut wanted = FIRST_FETCH.min(size);
        let (version, producer, mut at) = loop {
            let bytes = fetch(0..wanted).map_err(RangedError::Source)?;
            let mut reader = Reader::new(&bytes, 0, None);
            match Header::read(&mut reader) {
                Ok(header) => break (header.version, header.producer.to_vec(), reader.offset()),
                // The producer name may extend beyond the fetched bytes.
                Err(_) if !reader.rest().contains(&0) && wanted < size.min(MAX_RANGED_PRODUCER) => {
                    wanted = wanted.saturating_mul(4).min(size);
                }
                Err(error) => return Err(error.into()),
            }
        };
        let header = Header { version, producer: &producer };
        let explain = |error: Error| RangedError::Format(error.with_note(header.note()));
        let mut sections: Vec<SectionExtent> = Vec::with_capacity(SectionId::ALL.len());
        while at < size {
            let bytes = fetch(at..at.saturating_add(SECTION_HEADER).min(size)).map_err(RangedError::Source)?;
            let section = Self::section_at(Reader::new(&bytes, at, None), size).map_err(explain)?;
            if sections.iter().any(|other| other.id == section.id) {
                let place = Position::Bytecode { file: "".into(), section: None, offset: section.start };
                return Err(explain(Error::new(place, duplicate(section.id))));
            }
            at = section.contents.end;
            sections.push(section);
        }
        if let Some(message) = missing(version, |id| sections.iter().any(|section| section.id == id)) {
            let place = Position::Bytecode { file: "".into(), section: None, offset: size };
            return Err(explain(Error::new(place, message)));
        }
        Ok(Self { version, producer, sections })
    }

    /// Returns the section whose header is at the cursor, in a file with `size` bytes.
    fn section_at(mut reader: Reader<'_>, size: u64) -> Result<SectionExtent, Error> {
        let start = reader.offset();
        let (id, length, alignment) = read_section_header(&mut reader)?;
        let mut contents = reader.offset();
        if let Some(alignment) = alignment {
            if !alignment.is_power_of_two() || alignment > MAX_ALIGNMENT {
                return Err(reader.error("expected alignment to be a power-of-two"));
            }
            contents = contents.next_multiple_of(alignment);
            if contents > size {
                return Err(Reader::new(&[], size, None).at_end());
            }
        }
        let left = size.saturating_sub(contents);
        if length > left {
            let message = format!("attempting to parse {length} bytes when only {left} remain");
            return Err(reader.error_at(contents.min(size), message));
        }
        Ok(SectionExtent { id, start, alignment, contents: contents..contents + length })
    }

    /// Returns the bytecode version.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Returns the file header: bytecode version and producer.
    #[must_use]
    pub fn header(&self) -> Header<'_> {
        Header { version: self.version, producer: &self.producer }
    }

    /// Returns the sections, in file order.
    #[must_use]
    pub fn sections(&self) -> &[SectionExtent] {
        &self.sections
    }

    /// Returns the section with this id; `None` if the file does not have it.
    #[must_use]
    pub fn section(&self, id: SectionId) -> Option<&SectionExtent> {
        self.sections.iter().find(|section| section.id == id)
    }
}
