//! Annotates the IR section operation by operation, without recursion.

use mlirkit_wire::{Reader, Result, Section, SectionId};

use crate::file::File;
use crate::part::{Argument, Meaning, OpField, Tiler};

/// The bits of an operation's encoding mask, each of which indicates that a field follows.
mod mask {
    pub(super) const ATTRIBUTES: u8 = 0x01;
    pub(super) const RESULTS: u8 = 0x02;
    pub(super) const OPERANDS: u8 = 0x04;
    pub(super) const SUCCESSORS: u8 = 0x08;
    pub(super) const REGIONS: u8 = 0x10;
    pub(super) const USE_LIST_ORDERS: u8 = 0x20;
    pub(super) const PROPERTIES: u8 = 0x40;
}

/// The numbers of regions, blocks and operations that remain to be read at one nesting level.
struct OpenRegions {
    regions: u64,
    blocks: u64,
    ops: u64,
}

pub(crate) fn section<'a>(file: &File<'a>, mut reader: Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    let version = file.container.version();
    let mut frames = vec![OpenRegions { regions: 0, blocks: 1, ops: 0 }];
    while let Some(frame) = frames.last_mut() {
        if frame.ops > 0 {
            frame.ops -= 1;
            if let Some(regions) = op(version, &mut reader, out)? {
                frames.push(OpenRegions { regions, blocks: 0, ops: 0 });
            }
        } else if frame.blocks > 0 {
            frame.blocks -= 1;
            frame.ops = block(version, &mut reader, out)?;
        } else if frame.regions > 0 {
            frame.regions -= 1;
            frame.blocks = reader.read_varint()?;
            let values = if frame.blocks > 0 { reader.read_varint()? } else { 0 };
            out.until(reader.offset(), Meaning::Region { blocks: frame.blocks, values });
        } else {
            frames.pop();
        }
        out.depth = frames.len().saturating_sub(1);
    }
    Ok(())
}

/// Reads the header of a block and returns its number of operations.
fn block<'a>(version: u64, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<u64> {
    let (ops, has_args) = reader.read_varint_with_flag()?;
    let mut args = Vec::new();
    if has_args {
        for _ in 0..reader.read_count(1)? {
            let (ty, has_location) =
                if version >= 4 { reader.read_varint_with_flag()? } else { (reader.read_varint()?, true) };
            let location = if has_location { Some(reader.read_varint()?) } else { None };
            args.push(Argument { ty, location });
        }
        if version >= 3 && reader.read_byte()? != 0 {
            use_list_orders(reader, args.len() as u64)?;
        }
    }
    out.until(reader.offset(), Meaning::Block { ops, args });
    Ok(ops)
}

/// Reads an operation up to its regions. Returns the number of regions; `None` if the operation has none.
fn op<'a>(version: u64, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<Option<u64>> {
    let name = reader.read_varint()?;
    let mask = reader.read_byte()?;
    out.until(reader.offset(), Meaning::Op { name, mask });
    let mut field = |reader: &mut Reader<'a>, field, values| out.until(reader.offset(), Meaning::Field(field, values));
    let location = reader.read_varint()?;
    field(reader, OpField::Location, vec![location]);
    if mask & mask::ATTRIBUTES != 0 {
        let index = reader.read_varint()?;
        field(reader, OpField::Attributes, vec![index]);
    }
    if mask & mask::PROPERTIES != 0 {
        let index = reader.read_varint()?;
        field(reader, OpField::Properties, vec![index]);
    }
    let mut results = 0;
    for (bit, kind) in [
        (mask::RESULTS, OpField::Results),
        (mask::OPERANDS, OpField::Operands),
        (mask::SUCCESSORS, OpField::Successors),
    ] {
        if mask & bit != 0 {
            let numbers = (0..reader.read_count(1)?).map(|_| reader.read_varint()).collect::<Result<Vec<_>>>()?;
            if kind == OpField::Results {
                results = numbers.len() as u64;
            }
            field(reader, kind, numbers);
        }
    }
    if version >= 3 && mask & mask::USE_LIST_ORDERS != 0 {
        use_list_orders(reader, results)?;
        field(reader, OpField::UseListOrders, Vec::new());
    }
    if mask & mask::REGIONS == 0 {
        return Ok(None);
    }
    let (regions, isolated) = reader.read_varint_with_flag()?;
    field(reader, OpField::Regions, vec![regions, u64::from(isolated)]);
    if isolated && version >= 2 {
        // The contents are read in place. Reading then continues after the section.
        let at = *reader;
        let mut after = *reader;
        let section = Section::read(&mut after)?;
        if section.id != SectionId::Ir {
            return Err(at.error("expected IR section for region"));
        }
        reader.read_bytes(section.offset - reader.offset())?;
        out.until(reader.offset(), Meaning::SectionHead { id: section.id, size: section.data.len() as u64 });
    }
    Ok(Some(regions))
}

/// Reads the use-list orders of `values` values.
fn use_list_orders(reader: &mut Reader<'_>, values: u64) -> Result<()> {
    let records = if values > 1 { reader.read_count(2)? } else { 1 };
    for _ in 0..records {
        if values > 1 {
            reader.read_varint()?;
        }
        let (length, _) = reader.read_varint_with_flag()?;
        for _ in 0..length {
            reader.read_varint()?;
        }
    }
    Ok(())
}
