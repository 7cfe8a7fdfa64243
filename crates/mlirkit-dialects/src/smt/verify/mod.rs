//! Checks of the `smt` dialect that upstream implements in C++.

use mlirkit_diag::Reason;
use mlirkit_ir::{BlockRef, Context, OpRef, Param, ParamChecks, RegionRef, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{array, fail, require};

/// Registers the checks of the `smt` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.infer.insert("smt.bv.constant", |op| {
        let ty = op.prop("value").and_then(|value| super::syntax::bit_vector(op.context(), value)).map(|(_, ty)| ty);
        Ok(ty.map_or_else(|| op.result_types().to_vec(), |ty| vec![ty]))
    });
    checks.infer.insert("smt.bv.concat", |op| {
        let total = op.operand_types().try_fold(0_i64, |sum, ty| sum.checked_add(width(op.context(), ty)?));
        let ty = total.and_then(|total| super::syntax::bv_type(op.context(), total));
        ty.map(|ty| vec![ty]).ok_or_else(|| Violation::op(op, "failed to infer returned types"))
    });
    checks
        .regions
        .extend([("smt.exists", verify_quantifier as fn(OpRef<'_, '_>) -> Verdict), ("smt.forall", verify_quantifier)]);
}

/// Registers the checks of attribute and type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("smt.bv", |_, params| match params.first() {
        Some(Param::ApInt(value)) if value.width() < 1 => Err("bit-width must be at least 1, but got 0".into()),
        _ => Ok(()),
    });
    checks.types.extend([
        ("smt.array", verify_array_type as fn(&Context, &[Param]) -> Result<(), Reason>),
        ("smt.bv", |_, params| match params.first() {
            Some(Param::Int(width)) if *width <= 0 => Err("bit-vector must have at least a width of one".into()),
            _ => Ok(()),
        }),
        ("smt.func", verify_func_type),
        ("smt.sort", |ctx, params| match params.get(1) {
            Some(Param::Array(types)) if !types.iter().all(|ty| is_simple(ctx, ty)) => {
                Err("sort parameter types must be any non-function SMT type".into())
            }
            _ => Ok(()),
        }),
    ]);
}

/// Returns the mnemonic of an `smt` type; `None` for other types.
fn kind(ctx: &Context, ty: Type) -> Option<&'static str> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) => data.def.name.strip_prefix("smt."),
        _ => None,
    }
}

/// Returns whether a parameter is an `smt` value type other than a function type.
fn is_simple(ctx: &Context, param: &Param) -> bool {
    matches!(param, Param::Type(ty) if is_simple_type(ctx, *ty))
}

fn is_simple_type(ctx: &Context, ty: Type) -> bool {
    kind(ctx, ty).is_some_and(|kind| kind != "func")
}

fn verify_array_type(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    for (param, name) in params.iter().zip(["domain", "range"]) {
        if matches!(param, Param::Type(ty) if kind(ctx, *ty).is_none()) {
            return Err(format!("{name} must be any SMT value type").into());
        }
    }
    Ok(())
}

fn verify_func_type(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Array(domain), range] = params else { return Ok(()) };
    if domain.is_empty() {
        return Err("domain must not be empty".into());
    }
    if !domain.iter().all(|ty| is_simple(ctx, ty)) {
        return Err("domain types must be any non-function SMT type".into());
    }
    if is_simple(ctx, range) { Ok(()) } else { Err("range type must be any non-function SMT type".into()) }
}

fn width(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.dialect_type(ty, "smt.bv")?.first()? {
        Param::Int(width) => Some(*width),
        _ => None,
    }
}

fn terminator<'m, 'c>(region: RegionRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    region.entry().and_then(BlockRef::terminator)
}

fn argument_types(region: RegionRef<'_, '_>) -> Vec<Type> {
    region.entry().into_iter().flat_map(|entry| entry.args()).map(ValueRef::ty).collect()
}

fn verify_quantifier(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(body) = op.region(0) else { return Ok(()) };
    let args = argument_types(body);
    let named = op.prop("boundVarNames").is_none() || array(op, "boundVarNames").len() == args.len();
    require(op, named, "number of bound variable names must match number of block arguments")?;
    let simple = args.iter().all(|ty| is_simple_type(ctx, *ty));
    require(op, simple, "bound variables must by any non-function SMT value")?;
    let Some(last) = terminator(body) else { return Ok(()) };
    let yielded: Vec<_> = last.operand_types().collect();
    let [yielded] = yielded[..] else { return fail(op, "must have exactly one yielded value") };
    let is_bool = kind(ctx, yielded) == Some("bool");
    require(op, is_bool, "yielded value must be of '!smt.bool' type")?;
    for (index, pattern) in op.regions().skip(1).enumerate() {
        verify_pattern(op, index, pattern, &args)?;
    }
    Ok(())
}

fn verify_pattern(op: OpRef<'_, '_>, index: usize, pattern: RegionRef<'_, '_>, args: &[Type]) -> Verdict {
    let same = argument_types(pattern) == args;
    let what = "block argument number and types of the 'body' and 'patterns' region";
    require(op, same, format_args!("{what} #{index} must match"))?;
    let yields = terminator(pattern).is_none_or(|last| last.operands().len() > 0);
    require(op, yields, format_args!("'patterns' region #{index} must have at least one yielded value"))?;
    let nested = pattern.blocks().flat_map(|block| block.ops()).flat_map(OpRef::walk);
    for nested in nested {
        let (message, note) = if !nested.name().starts_with("smt.") {
            ("may only contain SMT dialect operations", "first non-SMT operation here")
        } else if matches!(nested.name(), "smt.forall" | "smt.exists") {
            ("must not contain any variable binding operations", "first violating operation here")
        } else {
            continue;
        };
        let violation = Violation::op(op, format!("the 'patterns' region #{index} {message}"));
        return Err(violation.with_note(nested.location(), note));
    }
    Ok(())
}
