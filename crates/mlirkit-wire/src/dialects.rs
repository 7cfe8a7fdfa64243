//! The dialect section: dialects with their versions, and operation names grouped by dialect.

use mlirkit_diag::Result;

use crate::encoder::Encoder;
use crate::limits::{MAX_DIALECTS, MAX_OP_NAMES};
use crate::reader::Reader;
use crate::section::{Section, SectionId};
use crate::strings::StringTable;

/// The string that is used in place of a name that is not UTF-8.
pub const NO_TEXT: &str = "\u{FFFD}";

/// Returns bytes as a string; [`NO_TEXT`] if they are not UTF-8.
fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or(NO_TEXT)
}

/// A dialect that a file refers to.
#[derive(Clone, Copy, Debug)]
pub struct Dialect<'a> {
    /// The name of the dialect; `NO_TEXT` if it is not UTF-8.
    pub name: &'a str,
    /// The name of the dialect as bytes.
    pub bytes: &'a [u8],
    /// The encoded version of the dialect, if the file stores one. Only the dialect's implementation can decode it.
    pub version: Option<Reader<'a>>,
}

/// An operation name that a file uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpName<'a> {
    /// The index of the dialect in the dialect table.
    pub dialect: u32,
    /// The name without the dialect prefix; `NO_TEXT` if it is not UTF-8. Empty if the full name consists of the
    /// dialect name only.
    pub name: &'a str,
    /// The name without the dialect prefix, as bytes.
    pub bytes: &'a [u8],
    /// Whether the operation was registered in the producer. `None` in bytecode before version 5.
    pub registered: Option<bool>,
}

/// The dialects and operation names of a file.
#[derive(Clone, Debug, Default)]
pub struct DialectTable<'a> {
    /// The dialects, in file order.
    pub dialects: Vec<Dialect<'a>>,
    /// The operation names, in file order.
    pub ops: Vec<OpName<'a>>,
}

impl<'a> DialectTable<'a> {
    /// Reads the section in the layout of bytecode version `version`.
    pub fn read(mut reader: Reader<'a>, version: u64, strings: &StringTable<'a>) -> Result<Self> {
        let count = reader.read_count(1)?;
        if count > MAX_DIALECTS {
            return Err(reader.error(format!("{count} dialects exceed the limit of {MAX_DIALECTS}")));
        }
        let mut dialects = Vec::with_capacity(count);
        for _ in 0..count {
            if version < 1 {
                let bytes = strings.read_string(&mut reader)?;
                dialects.push(Dialect { name: text(bytes), bytes, version: None });
                continue;
            }
            let (name, has_version) = reader.read_varint_with_flag()?;
            let bytes = strings.resolve(&reader, name)?;
            let version = if has_version { Some(read_version(&mut reader)?) } else { None };
            dialects.push(Dialect { name: text(bytes), bytes, version });
        }
        let mut ops = Vec::new();
        if version >= 4 {
            ops.reserve(reader.read_count(1)?.min(MAX_OP_NAMES));
        }
        while !reader.is_empty() {
            let (dialect, count) = read_group(&mut reader, dialects.len())?;
            if ops.len() + count > MAX_OP_NAMES {
                let message = format!("{} operation names exceed the limit of {MAX_OP_NAMES}", ops.len() + count);
                return Err(reader.error(message));
            }
            for _ in 0..count {
                let (name, registered) = match version {
                    ..5 => (reader.read_varint()?, None),
                    5.. => reader.read_varint_with_flag().map(|(name, flag)| (name, Some(flag)))?,
                };
                let bytes = strings.resolve(&reader, name)?;
                ops.push(OpName { dialect, name: text(bytes), bytes, registered });
            }
        }
        Ok(Self { dialects, ops })
    }

    /// Returns the operation name at an index that `reader` has just read, with its dialect.
    pub fn resolve_op(&self, reader: &Reader<'_>, index: u64) -> Result<(Dialect<'a>, OpName<'a>)> {
        let op = usize::try_from(index).ok().and_then(|index| self.ops.get(index));
        op.and_then(|op| Some((*self.dialects.get(op.dialect as usize)?, *op)))
            .ok_or_else(|| reader.error(format!("invalid operation name index: {index}")))
    }
}

fn read_version<'a>(reader: &mut Reader<'a>) -> Result<Reader<'a>> {
    let section = Section::read(reader)?;
    if section.id != SectionId::DialectVersions {
        return Err(reader.error_at(section.start, "expected dialect version section"));
    }
    Ok(section.reader())
}

/// Reads the header of a dialect group: the index of the dialect, and the number of entries. Each entry takes at least
/// one byte.
pub(crate) fn read_group(reader: &mut Reader<'_>, dialects: usize) -> Result<(u32, usize)> {
    let dialect = reader.read_varint()?;
    if dialect >= dialects as u64 {
        return Err(reader.error(format!("invalid dialect index: {dialect}")));
    }
    Ok((dialect as u32, reader.read_count(1)?))
}

/// A dialect to write.
#[derive(Clone, Copy, Debug)]
pub struct DialectRecord<'r> {
    /// The index of the dialect's name in the string table.
    pub name: u64,
    /// The encoded version of the dialect; empty if it has none. Not written before bytecode version 1.
    pub version: &'r [u8],
}

/// An operation name to write.
#[derive(Clone, Copy, Debug)]
pub struct OpNameRecord {
    /// The index of the operation's dialect in the dialect table.
    pub dialect: u32,
    /// The index of the name without the dialect prefix in the string table.
    pub name: u64,
    /// Whether the operation is registered. Not written before bytecode version 5.
    pub registered: bool,
}

/// Writes the contents of the dialect section in the layout of bytecode version `version`.
pub fn write_dialects(encoder: &mut Encoder<'_>, version: u64, dialects: &[DialectRecord<'_>], ops: &[OpNameRecord]) {
    encoder.varint(dialects.len() as u64);
    for dialect in dialects {
        if version < 1 {
            encoder.varint(dialect.name);
            continue;
        }
        encoder.varint_with_flag(dialect.name, !dialect.version.is_empty());
        if !dialect.version.is_empty() {
            let section = encoder.begin_section(SectionId::DialectVersions);
            encoder.bytes(dialect.version);
            encoder.end_section(section);
        }
    }
    if version >= 4 {
        encoder.varint(ops.len() as u64);
    }
    write_groups(
        encoder,
        ops,
        |op| op.dialect,
        |encoder, op| {
            if version < 5 {
                encoder.varint(op.name);
            } else {
                encoder.varint_with_flag(op.name, op.registered);
            }
        },
    );
}

/// Writes entries in groups. Consecutive entries with the same dialect form a group.
pub(crate) fn write_groups<'e, T>(
    encoder: &mut Encoder<'e>,
    entries: &[T],
    dialect: impl Fn(&T) -> u32,
    write: impl Fn(&mut Encoder<'e>, &T),
) {
    for group in entries.chunk_by(|one, next| dialect(one) == dialect(next)) {
        encoder.varint(group.first().map_or(0, &dialect).into());
        encoder.varint(group.len() as u64);
        group.iter().for_each(|entry| write(encoder, entry));
    }
}
