//! Checks of the `ml_program` dialect that upstream implements in C++.

use crate::common::rules::{fail, operand_type, quoted, result_type};
use mlirkit_ir::{OpRef, Type};
use mlirkit_verify::{Checks, Verdict};

/// Registers the checks of the `ml_program` dialect.
pub(crate) fn register(checks: &mut Checks) {
    for name in ["ml_program.global_load", "ml_program.global_load_const", "ml_program.global_load_graph"] {
        checks.symbol_uses.insert(name, verify_load);
    }
    for name in ["ml_program.global_store", "ml_program.global_store_graph"] {
        checks.symbol_uses.insert(name, verify_store);
    }
}

/// Returns the global that the attribute `global` refers to, and its type, or an error if it is undefined.
fn global<'m, 'c>(op: OpRef<'m, 'c>) -> Result<(OpRef<'m, 'c>, Option<Type>), Box<mlirkit_verify::Violation>> {
    let ctx = op.context();
    let name = op.prop("global");
    let find = |from: OpRef<'m, 'c>| from.lookup_nearest_symbol(name?).filter(|found| found.is("ml_program.global"));
    // Operations that are not restricted to graphs also search the enclosing symbol tables.
    let far = !op.is("ml_program.global_load_const") && !op.name().ends_with("_graph");
    let found = if far { op.ancestors().find_map(find) } else { op.parent_op().and_then(find) };
    let Some(found) = found else {
        let name = name.map(|name| ctx.attr_text(name)).unwrap_or_default();
        return Err(mlirkit_verify::Violation::op(op, format!("undefined global: {name}")));
    };
    Ok((found, found.prop("type").and_then(|attr| ctx.type_value(attr))))
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (global, ty) = global(op)?;
    if op.is("ml_program.global_load_const") && global.prop("is_mutable").is_some() {
        let name = op.prop("global").map(|name| ctx.attr_text(name)).unwrap_or_default();
        return fail(op, format!("cannot load as const from mutable global {name}"));
    }
    match (ty, result_type(op)) {
        (Some(ty), Some(result)) if ty != result => {
            let (ty, result) = (quoted(ctx, ty), quoted(ctx, result));
            fail(op, format!("cannot load from global typed {ty} as {result}"))
        }
        _ => Ok(()),
    }
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (global, ty) = global(op)?;
    if global.prop("is_mutable").is_none() {
        let name = op.prop("global").map(|name| ctx.attr_text(name)).unwrap_or_default();
        return fail(op, format!("cannot store to an immutable global {name}"));
    }
    match (ty, operand_type(op, 0)) {
        (Some(ty), Some(value)) if ty != value => {
            let (ty, value) = (quoted(ctx, ty), quoted(ctx, value));
            fail(op, format!("cannot store to a global typed {ty} from {value}"))
        }
        _ => Ok(()),
    }
}
