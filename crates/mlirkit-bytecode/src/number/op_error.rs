//! Creates errors about an operation, positioned at its source location.

use mlirkit_diag::{Error, Position};
use mlirkit_ir::{AttrData, OpRef};

/// Creates an error about an operation. The position is the file location of the operation, if it has one.
#[cold]
pub(crate) fn op_error(op: OpRef<'_, '_>, message: impl Into<String>) -> Error {
    let ctx = op.context();
    let mut loc = op.location();
    let position = loop {
        match ctx.attr_data(loc) {
            AttrData::FileLineCol { file, line, column } => {
                break Position::FileLineColumn { file: ctx.str(*file).into(), line: *line, column: *column };
            }
            AttrData::FileRange(range) => {
                let file = ctx.str(range.file).into();
                break Position::FileLineColumn { file, line: range.start_line, column: range.start_column };
            }
            AttrData::NameLoc { child, .. } => loc = *child,
            AttrData::CallSiteLoc { callee, .. } => loc = *callee,
            AttrData::FusedLoc { locations, .. } if !locations.is_empty() => loc = locations[0],
            _ => break Position::Unknown,
        }
    };
    Error::new(position, message)
}
