//! Operations that nobody has defined, and whose properties are bytes that refer to the tables of their file: the tables
//! are kept when the file is written again.

use std::sync::Arc;

use mlirkit_diag::Result;
use mlirkit_ir::{Context, FileTables, Module, OpName, OpRef};
use mlirkit_wire::{Reader, SectionId};

use crate::decode::Decoder;
use crate::file::File;
use crate::numbering::Numbering;
use crate::write::op_error;

/// The first version whose operations have properties.
const PROPERTIES: u64 = 5;

/// The first version in which properties hold the sizes of operand and result groups in another form than before.
const NATIVE_SIZES: u64 = 6;

/// The tables of a file, if it may have operations that need them.
pub(crate) fn tables(mut decoder: Decoder<'_, '_, '_>) -> Option<FileTables> {
    let (file, ctx) = (decoder.file, decoder.ctx);
    if file.version < PROPERTIES || file.properties.is_empty() {
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

/// Whether a file has operations that need its tables.
pub(crate) fn are_needed(file: &File<'_>, ctx: &Context) -> bool {
    file.version >= PROPERTIES && !file.properties.is_empty() && unknown_ops(file, ctx).next().is_some()
}

/// The operations that the writer of a file knew and nobody knows here.
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

/// The tables that operations of the module need.
pub(crate) fn needed(module: &Module<'_>) -> Option<Arc<FileTables>> {
    let tables = module.file_tables()?;
    first(module, tables).map(|_| tables.clone())
}

/// The first operation that needs the tables.
fn first<'m, 'c>(module: &'m Module<'c>, tables: &FileTables) -> Option<OpRef<'m, 'c>> {
    module.walk().find(|op| {
        let data = op.arena().op(op.id);
        tables.ops.contains(&data.name) && op.context().opaque_bytes(data.props).is_some()
    })
}

/// Checks that an operation without definition can be written.
pub(crate) fn check(op: OpRef<'_, '_>, tables: Option<&FileTables>, version: u64) -> Result<()> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    if ctx.opaque_bytes(data.props).is_none() {
        return Ok(());
    }
    let reason = match tables.filter(|tables| tables.ops.contains(&data.name)) {
        None => "and the tables of the file that they refer to are not known".to_owned(),
        Some(_) if version < PROPERTIES => format!("for which version {version} has no place"),
        Some(tables) if (tables.version < NATIVE_SIZES) != (version < NATIVE_SIZES) => {
            format!("which may differ between versions {} and {version}", tables.version)
        }
        Some(FileTables { failure: Some(failure), .. }) => {
            format!("and the tables of the file that they refer to cannot be kept: {failure}")
        }
        Some(_) => return Ok(()),
    };
    Err(refused(op, &reason))
}

/// Checks that the resources of the file have kept their numbers.
pub(crate) fn check_resources(module: &Module<'_>, numbering: &Numbering) -> Result<()> {
    let Some(tables) = &numbering.kept else { return Ok(()) };
    let kept = |(number, (dialect, key))| numbering.numbers.resource(dialect, key) == Some(number);
    if (0..).zip(tables.resources.iter().copied()).all(kept) {
        return Ok(());
    }
    let reason = "and the resources that they may refer to have other numbers now";
    first(module, tables).map_or(Ok(()), |op| Err(refused(op, reason)))
}

fn refused(op: OpRef<'_, '_>, reason: &str) -> mlirkit_diag::Error {
    let name = op.context().op_str(op.arena().op(op.id).name);
    op_error(op, format!("'{name}' op has properties of an unknown encoding, {reason}"))
}
