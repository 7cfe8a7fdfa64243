//! Sections, and the file structure: magic number, version, producer, section table.

use std::borrow::Cow;
use std::fmt;

use mlirkit_diag::{Error, FailureKind, Result};

use crate::encoder::Encoder;
use crate::limits::CURRENT_VERSION;
use crate::reader::Reader;

/// The first four bytes of every bytecode file.
pub const MAGIC: [u8; 4] = *b"ML\xEFR";

/// Returns true if these are the first bytes of a bytecode file.
pub fn is_bytecode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// Returns the length of the bytecode file at the start of some bytes: up to the end of its sections. `None` if a section
/// is missing.
pub fn extent(bytes: &[u8]) -> Option<usize> {
    let mut reader = Reader::new(bytes, 0, None);
    let header = Header::read(&mut reader).ok()?;
    let mut found = [false; SectionId::ALL.len()];
    let mut end = None;
    // Whatever follows the sections is not part of the file.
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
    /// The string table.
    String = 0,
    /// Dialects and operation names.
    Dialect = 1,
    /// Attributes and types.
    AttrType = 2,
    /// The position of each attribute and type.
    AttrTypeOffset = 3,
    /// Operations.
    Ir = 4,
    /// Resources.
    Resource = 5,
    /// The position of each resource.
    ResourceOffset = 6,
    /// The version of a dialect.
    DialectVersions = 7,
    /// Properties of operations.
    Properties = 8,
}

impl SectionId {
    /// All kinds, in ascending order of their numbers.
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

    /// Returns the kind with this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Returns the name and number, as upstream's messages spell them.
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

    /// Returns true if a file of this version may omit the section.
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

/// A section: its kind and its bytes.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    /// Its kind.
    pub id: SectionId,
    /// File offset of its first byte, the id.
    pub start: u64,
    /// Its explicit alignment in bytes, if any.
    pub alignment: Option<u64>,
    /// File offset of its contents.
    pub offset: u64,
    /// Its contents.
    pub data: &'a [u8],
}

impl<'a> Section<'a> {
    /// Reads a section's header and contents.
    pub fn read(reader: &mut Reader<'a>) -> Result<Self> {
        let start = reader.offset();
        let (id, length, alignment) = read_section_header(reader)?;
        if let Some(alignment) = alignment {
            reader.align_to(alignment)?;
        }
        let offset = reader.offset();
        Ok(Self { id, start, alignment, offset, data: reader.read_bytes(length)? })
    }

    /// Returns the next section, truncated if necessary; `None` if its header cannot be read.
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

    /// Returns a cursor at the start of the contents.
    pub fn reader(&self) -> Reader<'a> {
        Reader::new(self.data, self.offset, Some(self.id))
    }
}

/// Reads the part of a section before padding and contents: kind, length, explicit alignment.
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

/// Returns the error of a duplicate section.
pub(crate) fn duplicate(id: SectionId) -> String {
    format!("duplicate top-level section: {id}")
}

/// Returns the error of a file of this version that lacks a required section.
pub(crate) fn missing(version: u64, present: impl Fn(SectionId) -> bool) -> Option<String> {
    let id = SectionId::ALL.iter().find(|id| !id.is_optional(version) && !present(**id))?;
    Some(format!("missing data for top-level section: {id}"))
}

/// The part of a file before the sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header<'a> {
    /// The version of the format.
    pub version: u64,
    /// The producer: any bytes except null.
    pub producer: &'a [u8],
}

impl<'a> Header<'a> {
    /// Reads magic number, version and producer.
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

    /// Writes magic number, version and producer.
    pub fn write(&self, encoder: &mut Encoder<'_>) {
        encoder.bytes(&MAGIC);
        encoder.varint(self.version);
        encoder.null_terminated(self.producer);
    }

    /// Returns the producer as text.
    pub fn producer(&self) -> Cow<'a, str> {
        String::from_utf8_lossy(self.producer)
    }

    /// Returns the note that upstream attaches to every error about the file.
    pub fn note(&self) -> String {
        format!("in bytecode version {} produced by: {}", self.version, self.producer())
    }
}

/// The section table of a bytecode file. Reading it touches no section's contents.
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

    /// Reads the section table of a possibly damaged file: the sections before the first invalid one, and a truncated
    /// last section. [`damage`](Self::damage) returns the error.
    ///
    /// # Errors
    /// The header is invalid.
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

    /// Returns the error in the section table of a [salvaged](Self::salvage) file.
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

    /// Returns version and producer.
    pub fn header(&self) -> &Header<'a> {
        &self.header
    }

    /// Returns the version of the format.
    pub fn version(&self) -> u64 {
        self.header.version
    }

    /// Returns the sections in the order of the file.
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// Returns the section with this id, if the file has one.
    pub fn section(&self, id: SectionId) -> Option<&Section<'a>> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// Returns a cursor at the start of a section; empty if the file has none.
    pub fn reader(&self, id: SectionId) -> Reader<'a> {
        self.section(id).map_or(Reader::new(&[], 0, Some(id)), Section::reader)
    }

    /// Attaches upstream's note about version and producer, which every error about the file's contents has.
    #[cold]
    pub fn explain(&self, error: Error) -> Error {
        error.with_note(self.header.note())
    }
}
