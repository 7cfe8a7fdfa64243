//! Reads the operations of a file through a moving window, for input that is read in ranges.

use mlirkit_diag::Result;
use mlirkit_wire::{Reader, SectionId};

use crate::encoding::mask;
use crate::tables::source::Parts;

/// The number of bytes to fetch for the header of a region or block.
pub(crate) const HEAD: u64 = 64;

/// The number of bytes to fetch for the arguments of a block.
pub(crate) const ARGUMENTS: u64 = 1 << 16;

/// The number of bytes to fetch for an operation initially, which is enough for the name, properties and location of
/// most operations.
const OPERATION: u64 = 64;

/// The maximum size in bytes of the section header that may follow an operation.
const SECTION_HEADER: usize = 32;

/// Extends `reader` to hold at least `wanted` bytes, or all bytes up to the offset `end`, by fetching them if
/// necessary.
pub(crate) fn filled<'a>(parts: &'a Parts, reader: Reader<'a>, end: u64, wanted: u64) -> Result<Reader<'a>> {
    let at = reader.offset();
    let wanted = wanted.min(end.saturating_sub(at));
    if reader.len() as u64 >= wanted {
        return Ok(reader);
    }
    Ok(Reader::new(parts.get(at..at + wanted, 0, end)?, at, Some(SectionId::Ir)))
}

/// Extends `reader`, which is at the start of an operation, to hold that operation without its regions and the section
/// header that may follow. Never reads past the offset `end`. `version` is the bytecode version.
pub(crate) fn of_operation<'a>(parts: &'a Parts, reader: Reader<'a>, end: u64, version: u64) -> Result<Reader<'a>> {
    let mut reader = reader;
    let mut wanted = OPERATION;
    loop {
        let left = end.saturating_sub(reader.offset());
        let complete = operation(reader, version).is_some_and(|length| reader.len() - length >= SECTION_HEADER);
        if complete || reader.len() as u64 >= left {
            return Ok(reader);
        }
        reader = filled(parts, reader, end, wanted)?;
        wanted = wanted.saturating_mul(4);
    }
}

/// Returns the encoded length of the operation at which `reader` starts, without its regions. `None` if the reader
/// holds too few bytes.
fn operation(mut reader: Reader<'_>, version: u64) -> Option<usize> {
    let start = reader.len();
    let (mask, results) = pass_lists(&mut reader)?;
    if version >= 3 && mask & mask::USE_ORDERS != 0 {
        let records = if results > 1 { reader.read_varint().ok()? } else { 1 };
        for _ in 0..records {
            numbers(&mut reader, u64::from(results > 1))?;
            let (length, _) = reader.read_varint_with_flag().ok()?;
            numbers(&mut reader, length)?;
        }
    }
    numbers(&mut reader, u64::from(mask & mask::REGIONS != 0))?;
    Some(start - reader.len())
}

/// Skips an operation up to its use-list orders. Returns its mask and its result count; `None` if the reader holds too
/// few bytes.
pub(crate) fn pass_lists(reader: &mut Reader<'_>) -> Option<(u8, u64)> {
    numbers(reader, 1)?;
    let mask = reader.read_byte().ok()?;
    let has = |bit: u8| mask & bit != 0;
    numbers(reader, 1 + u64::from(has(mask::ATTRS)) + u64::from(has(mask::PROPERTIES)))?;
    let mut list = |bit: u8| {
        let count = if has(bit) { reader.read_varint().ok()? } else { 0 };
        numbers(reader, count)?;
        Some(count)
    };
    let results = list(mask::RESULTS)?;
    list(mask::OPERANDS)?;
    list(mask::SUCCESSORS)?;
    Some((mask, results))
}

/// Skips `count` variable-width integers. `None` if the reader holds too few bytes.
fn numbers(reader: &mut Reader<'_>, count: u64) -> Option<()> {
    (0..count).try_for_each(|_| reader.read_varint().ok().map(drop))
}
