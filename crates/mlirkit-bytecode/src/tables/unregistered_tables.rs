//! Copies the tables of a file for operations without a definition, whose encoded properties refer to these tables.

use mlirkit_diag::Result;
use mlirkit_ir::{Context, FileTables, OpName};
use mlirkit_wire::{Reader, SectionId};

use crate::encoding::FIRST_WITH_PROPERTIES;
use crate::tables::entries::Decoder;
use crate::tables::file::File;

/// Returns the tables of a file, if operations may refer to them.
pub(crate) fn tables(mut decoder: Decoder<'_, '_, '_>) -> Option<FileTables> {
    let (file, ctx) = (decoder.file, decoder.ctx);
    if file.version < FIRST_WITH_PROPERTIES || file.properties.is_empty() {
        return None;
    }
    let mut tables = FileTables::new(file.version);
    tables.ops.extend(unknown_ops(file, ctx));
    if tables.ops.is_empty() {
        return None;
    }
    let reader = Reader::new(&[], 0, Some(SectionId::AttrTypeOffset));
    if let Err(error) = entries(&mut decoder, &reader, &mut tables) {
        tables.failure = Some(error.message.as_str().into());
    }
    tables.dialects.clone_from(&file.dialect_names);
    tables.resources.clone_from(&file.resources);
    tables.strings = file.strings.iter().map(|string| ctx.ident_bytes(string)).collect();
    Some(tables)
}

/// Returns true if a file has operations whose properties need its tables.
pub(crate) fn are_needed(file: &File<'_>, ctx: &Context) -> bool {
    file.version >= FIRST_WITH_PROPERTIES && !file.properties.is_empty() && unknown_ops(file, ctx).next().is_some()
}

/// Returns the operations that were registered in the producer of the file but are unknown to the context.
fn unknown_ops(file: &File<'_>, ctx: &Context) -> impl Iterator<Item = OpName> {
    let known_there = file.dialects.ops.iter().filter(|op| op.registered == Some(true));
    known_there.map(|op| file.op_name(ctx, op)).filter(|name| ctx.op_def(*name).is_none())
}

fn entries(decoder: &mut Decoder<'_, '_, '_>, reader: &Reader<'_>, tables: &mut FileTables) -> Result<()> {
    for index in 0..decoder.file.entries.attributes() {
        tables.attrs.push(decoder.attr(reader, index as u64)?);
    }
    for index in 0..decoder.file.entries.types() {
        tables.types.push(decoder.ty(reader, index as u64)?);
    }
    Ok(())
}
