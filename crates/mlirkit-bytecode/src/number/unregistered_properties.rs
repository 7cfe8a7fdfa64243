//! Properties of operations without a definition. Their encoded bytes refer to the tables of their file, so the entries
//! of those tables must keep their numbers when the module is written.

use std::sync::Arc;

use mlirkit_diag::Result;
use mlirkit_ir::{FileTables, Module, OpRef};

use crate::encoding::{FIRST_WITH_NATIVE_SIZES, FIRST_WITH_PROPERTIES};
use crate::number::numbering::Numbering;
use crate::number::op_error::op_error;

/// Returns the tables of the input file, if an operation in the module refers to them.
pub(crate) fn needed(module: &Module<'_>) -> Option<Arc<FileTables>> {
    let tables = module.file_tables()?;
    first(module, tables).map(|_| tables.clone())
}

/// Returns the first operation whose encoded properties refer to these tables; `None` if there is none.
fn first<'m, 'c>(module: &'m Module<'c>, tables: &FileTables) -> Option<OpRef<'m, 'c>> {
    module.walk().find(|op| {
        let data = op.arena().op(op.id);
        tables.ops.contains(&data.name) && op.context().opaque_bytes(data.props).is_some()
    })
}

/// Checks that the properties of an operation without a definition can be written.
pub(crate) fn check(op: OpRef<'_, '_>, tables: Option<&FileTables>, version: u64) -> Result<()> {
    let (ctx, data) = (op.context(), op.arena().op(op.id));
    if ctx.opaque_bytes(data.props).is_none() {
        return Ok(());
    }
    let reason = match tables.filter(|tables| tables.ops.contains(&data.name)) {
        None => "and the tables of the file that they refer to are not known".to_owned(),
        Some(_) if version < FIRST_WITH_PROPERTIES => format!("for which version {version} has no place"),
        Some(tables) if (tables.version < FIRST_WITH_NATIVE_SIZES) != (version < FIRST_WITH_NATIVE_SIZES) => {
            format!("which may differ between versions {} and {version}", tables.version)
        }
        Some(FileTables { failure: Some(failure), .. }) => {
            format!("and the tables of the file that they refer to cannot be kept: {failure}")
        }
        Some(_) => return Ok(()),
    };
    Err(refused(op, &reason))
}

/// Checks that the resources of the file keep their numbers.
pub(crate) fn check_resources(module: &Module<'_>, numbering: &Numbering) -> Result<()> {
    let Some(tables) = &numbering.kept_tables else { return Ok(()) };
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
