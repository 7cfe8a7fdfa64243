//! Sections, and the structure of a file: magic number, version, producer, and section table.

use std::borrow::Cow;
use std::fmt;

use mlirkit_diag::{Error, FailureKind, Result};

use crate::encoder::Encoder;
use crate::limits::CURRENT_VERSION;
use crate::reader::Reader;

/// The first four bytes of every bytecode file.
pub const MAGIC: [u8; 4] = *b"ML\xEFR";

/// Returns true if `bytes` begin with the magic number of a bytecode file.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Returns the length of the bytecode file at the start of `bytes`, up to the end of its last section. `None` if a
/// required section is missing.
pub fn extent(bytes: &[u8]) -> Option<usize> {
    let mut reader = Reader::new(bytes, 0, None);
    let header = Header::read(&mut reader).ok()?;
    let mut found = [false; SectionId::ALL.len()];
    let mut end = None;
    // Anything after the sections does not belong to the file.
    while let Ok(section) = Section::read(&mut reader) {
        let seen = found.get_mut(section.id as usize)?;
        if std::mem::replace(seen, true) {
            break;
        }
        end = Some(reader.offset());
    }
    let is_present = |id: SectionId| found.get(id as usize) == Some(&true);
    if missing(header.version, is_present).is_some() { None } else { usize::try_from(end?).ok() }
}

/// The kind of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum SectionId {
    /// The strings that other sections refer to by index.
    String = 0,
    /// The dialects and operation names.
    Dialect = 1,
    /// The encoded attributes and types.
    AttrType = 2,
    /// The sizes of the attributes and types, from which their positions are computed.
    AttrTypeOffset = 3,
    /// The operations, with their regions.
    Ir = 4,
    /// The contents of the resources.
    Resource = 5,
    /// The sizes of the resources, from which their positions are computed.
    ResourceOffset = 6,
    /// The version of a dialect, nested in the dialect section.
    DialectVersions = 7,
    /// The properties of operations.
    Properties = 8,
}

impl SectionId {
    /// All section kinds, in ascending order of their numbers.
    pub const ALL: [Self; 9] = [
        Self::String,
        Self::Dialect,
        Self::AttrType,
        Self::AttrTypeOffset,
        Self::Ir,
        Self::Resource,
        Self::ResourceOffset,
        Self::DialectVersions,
        Self::Properties,
    ];

    /// Returns the section kind with this number; `None` if there is none.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Returns the name and number of the section kind, as spelled in upstream's error messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::String => "String (0)",
            Self::Dialect => "Dialect (1)",
            Self::AttrType => "AttrType (2)",
            Self::AttrTypeOffset => "AttrTypeOffset (3)",
            Self::Ir => "IR (4)",
            Self::Resource => "Resource (5)",
            Self::ResourceOffset => "ResourceOffset (6)",
            Self::DialectVersions => "DialectVersions (7)",
            Self::Properties => "Properties (8)",
        }
    }

    /// Returns true if a file with this bytecode version may omit the section.
    pub fn is_optional(self, version: u64) -> bool {
        match self {
            Self::String | Self::Dialect | Self::AttrType | Self::AttrTypeOffset | Self::Ir => false,
            Self::Resource | Self::ResourceOffset | Self::DialectVersions => true,
            Self::Properties => version < 5,
        }
    }
}

impl fmt::Display for SectionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A section of a bytecode file.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// The kind of the section.
    pub id: SectionId,
    /// The file offset of the section's first byte, which is its id.
    pub start: u64,
    /// The explicit alignment of the section in bytes, if any.
    pub alignment: Option<u64>,
    /// The file offset of the section's contents.
    pub offset: u64,
    /// The contents of the section.
    pub data: &'a [u8],
}

impl<'a> Section<'a> {
    /// Reads the header and the contents of a section.
    pub fn read(reader: &mut Reader<'a>) -> Result<Self> {
        let start = reader.offset();
        let (id, length, alignment) = read_section_header(reader)?;
        if let Some(alignment) = alignment {
            reader.align_to(alignment)?;
        }
        let offset = reader.offset();
        Ok(Self { id, start, alignment, offset, data: reader.read_bytes(length)? })
    }

    /// Reads a section and truncates it if its contents are incomplete. `None` if its header cannot be read.
    fn salvage(reader: &mut Reader<'a>) -> Option<Self> {
        let start = reader.offset();
        let (id, length, alignment) = read_section_header(reader).ok()?;
        if let Some(alignment) = alignment {
            reader.align_to(alignment).ok()?;
        }
        let offset = reader.offset();
        let data = reader.read_bytes(length.min(reader.rest().len() as u64)).ok()?;
        Some(Self { id, start, alignment, offset, data })
    }

    /// Returns a cursor at the start of the section's contents.
    pub fn reader(&self) -> Reader<'a> {
        Reader::new(self.data, self.offset, Some(self.id))
    }
}

/// Reads the header of a section, before padding and contents. Returns kind, length, and explicit alignment.
pub(crate) fn read_section_header(reader: &mut Reader<'_>) -> Result<(SectionId, u64, Option<u64>)> {
    let start = reader.offset();
    let code = reader.read_byte()?;
    let length = reader.read_varint()?;
    let number = code & 0x7F;
    let id = SectionId::from_number(number)
        .ok_or_else(|| reader.error_at(start, format!("invalid section ID: {number}")))?;
    let alignment = if code & 0x80 != 0 { Some(reader.read_varint()?) } else { None };
    Ok((id, length, alignment))
}

/// Returns the error message for a duplicate section.
pub(crate) fn duplicate(id: SectionId) -> String {
    format!("duplicate top-level section: {id}")
}

/// Returns the error message for a file of this bytecode version in which a required section is missing; `None` if none
/// is missing.
pub(crate) fn missing(version: u64, present: impl Fn(SectionId) -> bool) -> Option<String> {
    let id = SectionId::ALL.iter().find(|id| !id.is_optional(version) && !present(**id))?;
    Some(format!("missing data for top-level section: {id}"))
}

/// The header of a file, which precedes the sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header<'a> {
    /// The bytecode version.
    pub version: u64,
    /// The name of the producer, which may contain any bytes except null.
    pub producer: &'a [u8],
}

impl<'a> Header<'a> {
    /// Reads the magic number, version and producer.
    pub fn read(reader: &mut Reader<'a>) -> Result<Self> {
        if !is_bytecode(reader.rest()) {
            return Err(reader.error("input buffer is not an MLIR bytecode file"));
        }
        reader.read_bytes(MAGIC.len() as u64)?;
        let start = reader.offset();
        let version = reader.read_varint()?;
        if version > CURRENT_VERSION {
            let message = format!("bytecode version {version} is newer than the current version {CURRENT_VERSION}");
            return Err(reader.error_at(start, message).with_kind(FailureKind::UnsupportedVersion));
        }
        Ok(Self { version, producer: reader.read_null_terminated()? })
    }

    /// Writes the magic number, version and producer.
    pub fn write(&self, encoder: &mut Encoder<'_>) {
        encoder.bytes(&MAGIC);
        encoder.varint(self.version);
        encoder.null_terminated(self.producer);
    }

    /// Returns the name of the producer as a string.
    pub fn producer(&self) -> Cow<'a, str> {
        String::from_utf8_lossy(self.producer)
    }

    /// Returns the note that upstream attaches to every error about the file.
    pub fn note(&self) -> String {
        format!("in bytecode version {} produced by: {}", self.version, self.producer())
    }
}

/// The section table of a bytecode file. Reading it does not access the contents of sections.
#[derive(Clone, Debug)]
pub struct Container<'a> {
    header: Header<'a>,
    sections: Vec<Section<'a>>,
    damage: Option<Error>,
}

impl<'a> Container<'a> {
    /// Reads the section table of a complete file.
    pub fn read(bytes: &'a [u8]) -> Result<Self> {
        let mut reader = Reader::new(bytes, 0, None);
        let header = Header::read(&mut reader)?;
        let sections = Self::read_sections(header.version, reader).map_err(|error| error.with_note(header.note()))?;
        Ok(Self { header, sections, damage: None })
    }

    /// Reads the section table of a file that may be damaged. It contains the sections before the first invalid one,
    /// and the last section may be truncated. [`damage`](Self::damage) returns the error.
    ///
    /// # Errors
    /// Fails if the file header is invalid.
    pub fn salvage(bytes: &'a [u8]) -> Result<Self> {
        let mut reader = Reader::new(bytes, 0, None);
        let header = Header::read(&mut reader)?;
        let mut sections: Vec<Section<'a>> = Vec::with_capacity(SectionId::ALL.len());
        while let Some(section) = Section::salvage(&mut reader) {
            if sections.iter().any(|other| other.id == section.id) {
                break;
            }
            sections.push(section);
        }
        Ok(Self { header, sections, damage: Self::read(bytes).err() })
    }

    /// Returns the error in the section table of a [salvaged](Self::salvage) file, if any.
    pub fn damage(&self) -> Option<&Error> {
        self.damage.as_ref()
    }

    fn read_sections(version: u64, mut reader: Reader<'a>) -> Result<Vec<Section<'a>>> {
        let mut sections: Vec<Section<'a>> = Vec::with_capacity(SectionId::ALL.len());
        while !reader.is_empty() {
            let section = Section::read(&mut reader)?;
            if sections.iter().any(|other| other.id == section.id) {
                return Err(reader.error_at(section.start, duplicate(section.id)));
            }
            sections.push(section);
        }
        match missing(version, |id| sections.iter().any(|section| section.id == id)) {
            Some(message) => Err(reader.error(message)),
            None => Ok(sections),
        }
    }

    /// Returns the file header: bytecode version and producer.
    pub fn header(&self) -> &Header<'a> {
        &self.header
    }

    /// Returns the bytecode version.
    pub fn version(&self) -> u64 {
        self.header.version
    }

    /// Returns the sections, in file order.
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// Returns the section with this id; `None` if the file does not have it.
    pub fn section(&self, id: SectionId) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// Returns a cursor at the start of a section's contents. The cursor is empty if the file does not have the
    /// section.
    pub fn reader(&self, id: SectionId) -> Reader<'a> {
        self.section(id).map_or(Reader::new(&[], 0, Some(id)), Section::reader)
    }

    /// Adds upstream's note about the file to an error. The note states the version and producer.
    #[cold]
    pub fn explain(&self, error: Error) -> Error {
        error.with_note(self.header.note())
    }
}
