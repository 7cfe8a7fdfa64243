//! `wasmssa`: what upstream verifies in C++.

use mlirkit_ir::{Context, OpRef, Param, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{error, expect, int, quoted};

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("wasmssa.extend", verify_extend as fn(OpRef<'_, '_>) -> Verdict),
        ("wasmssa.local_set", |op| {
            let same = referenced(op) == op.operand_named("value").map(ValueRef::ty);
            expect(op, same, "input type and result type of local.set do not match")
        }),
        ("wasmssa.local_tee", |op| {
            let value = op.operand_named("value").map(ValueRef::ty);
            let same = referenced(op) == value && value == op.result_types().first().copied();
            expect(op, same, "input type and output type of local.tee do not match")
        }),
        ("wasmssa.reinterpret", verify_reinterpret),
    ]);
}

fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.dialect_type(ty, "wasmssa.local")?.first()? {
        Param::Type(ty) => Some(*ty),
        _ => None,
    }
}

/// The type of the local variable that an operation names.
fn referenced(op: OpRef<'_, '_>) -> Option<Type> {
    element(op.context(), op.operand_named("localVar")?.ty())
}

fn verify_extend(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let bits = int(op, "bitsToTake").unwrap_or(0);
    let message = format!("extend op can only take 8, 16 or 32 bits. Got {bits}");
    expect(op, matches!(bits, 8 | 16 | 32), &message)?;
    let Some(input) = op.operand(0).map(ValueRef::ty) else { return Ok(()) };
    let fits = ctx.int_or_float_width(input).is_none_or(|width| bits < i64::from(width));
    let what = format!("trying to extend the {bits} low bits from a {} value", quoted(ctx, input));
    expect(op, fits, &format!("{what} is illegal"))
}

fn verify_reinterpret(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(result)) = (op.operand(0).map(ValueRef::ty), op.result_types().first().copied()) else {
        return Ok(());
    };
    expect(op, input != result, "reinterpret input and output type should be distinct")?;
    if ctx.int_or_float_width(input) == ctx.int_or_float_width(result) {
        return Ok(());
    }
    let (input, result) = (quoted(ctx, input), quoted(ctx, result));
    error(op, format!("input type ({input}) and output type ({result}) have incompatible bit widths"))
}
