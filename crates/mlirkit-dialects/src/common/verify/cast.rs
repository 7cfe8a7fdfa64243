//! `CastOpInterface`: checks that an operation can cast between its operand and result types.

use crate::common::rules::{fail, quoted, quoted_list, require};
use mlirkit_ir::{Context, OpRef, Type};
use mlirkit_verify::Verdict;

/// A function that returns whether an operation can cast from the first types to the second.
pub(crate) type Compatible = fn(&Context, &[Type], &[Type]) -> bool;

/// Returns the cast rule for the operation `name`; `None` if it has none.
fn rule(name: &str) -> Option<Compatible> {
    Some(match name.split_once('.')? {
        ("arith", name) => crate::arith::verify::cast_rule(name)?,
        #[cfg(feature = "emit")]
        ("emitc", "cast") => crate::emitc::verify::are_cast_compatible,
        ("index", _) => crate::index::syntax::cast,
        ("memref", "cast") => crate::memref::verify::are_cast_compatible,
        ("memref", "memory_space_cast") => crate::memref::verify::are_space_cast_compatible,
        ("tensor", "cast") => crate::tensor::verify::are_cast_compatible,
        ("tensor", "bitcast") => crate::tensor::verify::are_bitcast_compatible,
        ("shape", "size_to_index") => crate::shape::verify::is_size_to_index,
        ("shape", "to_extent_tensor") => crate::shape::verify::is_to_extent_tensor,
        _ => return None,
    })
}

pub(super) fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let (ctx, results) = (op.context(), op.result_types());
    require(op, !results.is_empty(), "expected at least one result for cast operation")?;
    let Some(compatible) = rule(op.name()) else { return Ok(()) };
    let operands: Vec<Type> = op.operand_types().collect();
    if compatible(ctx, &operands, results) {
        return Ok(());
    }
    let from = match operands.as_slice() {
        [] => "s []".to_owned(),
        [one] => format!(" {}", quoted(ctx, *one)),
        many => format!("s {}", quoted_list(ctx, many.iter().copied())),
    };
    let plural = if results.len() == 1 { "" } else { "s" };
    let to = quoted_list(ctx, results.iter().copied());
    fail(op, format!("operand type{from} and result type{plural} {to} are cast incompatible"))
}
