//! Checks of the `complex` dialect that upstream implements in C++.

use crate::common::rules::{fail, is_int_or_float, operand_type, require, result_type};
use mlirkit_diag::Reason;
use mlirkit_ir::{Context, OpRef, Param, ParamChecks, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

/// Registers the checks of the `complex` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("complex.bitcast", verify_bitcast);
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("complex.number", verify_number);
}

/// Returns the element type of a complex type; `None` for other types.
fn element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Complex(element) => Some(*element),
        _ => None,
    }
}

/// Checks that exactly one of the two types is complex and that their bit widths are equal.
fn verify_bitcast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    if from == to {
        return Ok(());
    }
    for (ty, what) in [(from, "operand"), (to, "result")] {
        let holds = is_int_or_float(ctx, ty) || element(ctx, ty).is_some();
        require(op, holds, format_args!("{what} must be int/float/complex"))?;
    }
    let (complex, other) = match (element(ctx, from), element(ctx, to)) {
        (Some(complex), None) => (complex, to),
        (None, Some(complex)) => (complex, from),
        _ => return fail(op, "requires that either input or output has a complex type"),
    };
    if ctx.int_or_float_width(complex).map(|bits| u64::from(bits) * 2) != ctx.int_or_float_width(other).map(u64::from) {
        return fail(op, "casting bitwidths do not match");
    }
    Ok(())
}

/// Checks that the type of a `#complex.number` is a complex type with float elements.
fn verify_number(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let Some(ty) = params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None }) else {
        return Ok(());
    };
    let Some(element) = element(ctx, ty) else { return Err("complex attribute must be a complex type.".into()) };
    if !matches!(ctx.type_data(element), TypeData::Float(_)) {
        return Err("element type of the complex attribute must be float like type.".into());
    }
    Ok(())
}
