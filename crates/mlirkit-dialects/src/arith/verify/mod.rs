//! Checks of the `arith` dialect that upstream implements in C++.

use crate::common::rules::{expect, fail, is_index, is_signless, operand_type, quoted, require, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, Context, OpRef, Sign, TensorType, Type, TypeData, VectorType};
use mlirkit_verify::{Checks, Verdict};

use crate::common::verify::cast::Compatible;

/// Registers the checks of the `arith` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("arith.constant", verify_constant);
    for name in ["arith.extf", "arith.extsi", "arith.extui", "arith.scaling_extf"] {
        checks.ops.insert(name, verify_wider);
    }
    for name in ["arith.truncf", "arith.trunci", "arith.scaling_truncf"] {
        checks.ops.insert(name, verify_shorter);
    }
    checks.ops.insert("arith.select", verify_select);
    checks.of_value_kinds.insert("arith.constant");
    checks.of_signature.extend([
        "arith.constant",
        "arith.extf",
        "arith.extsi",
        "arith.extui",
        "arith.truncf",
        "arith.trunci",
        "arith.select",
    ]);
}

/// Checks that an integer constant is signless, and that a constant of scalable vector type is a splat.
fn verify_constant(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(ty), Some(value)) = (result_type(op), op.prop("value")) else { return Ok(()) };
    let holds = !matches!(ctx.type_data(ty), TypeData::Integer { sign, .. } if *sign != Sign::Signless);
    require(op, holds, "integer return type must be signless")?;
    let splat = match ctx.attr_data(value) {
        AttrData::DenseElements(dense) => dense.splat,
        AttrData::DenseStrings(dense) => dense.splat,
        AttrData::Integer(_) | AttrData::Float(_) | AttrData::DenseResource { .. } | AttrData::Sparse { .. } => false,
        AttrData::Dialect(_) | AttrData::Verbatim(_) => return Ok(()),
        _ => return fail(op, "value must be an integer, float, or elements attribute"),
    };
    let scalable = ctx.shaped(ty).is_some_and(|shaped| shaped.is_scalable());
    let message = "intializing scalable vectors with elements attribute is not supported unless it's a vector splat";
    require(op, !scalable || splat || ctx.release() < Release(19), message)
}

/// Returns the element types of the first operand and the result; `None` if one of them is missing.
fn elements(op: OpRef<'_, '_>) -> Option<(Type, Type)> {
    let ctx = op.context();
    Some((ctx.element_type_or_self(operand_type(op, 0)?), ctx.element_type_or_self(result_type(op)?)))
}

fn verify_wider(op: OpRef<'_, '_>) -> Verdict {
    verify_width(op, "wider", |from, to| to > from)
}

fn verify_shorter(op: OpRef<'_, '_>) -> Verdict {
    verify_width(op, "shorter", |from, to| to < from)
}

fn verify_width(op: OpRef<'_, '_>, what: &str, is_right: fn(u32, u32) -> bool) -> Verdict {
    let ctx = op.context();
    let Some((from, to)) = elements(op) else { return Ok(()) };
    let (Some(a), Some(b)) = (ctx.int_or_float_width(from), ctx.int_or_float_width(to)) else { return Ok(()) };
    let message =
        format_args!("result type {} must be {what} than operand type {}", quoted(ctx, to), quoted(ctx, from));
    expect(op, is_right(a, b), message)
}

/// Checks that the condition is `i1`, or has the shape of the result and elements of type `i1`.
fn verify_select(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(condition), Some(result)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    if condition == ctx.i1_type() {
        return Ok(());
    }
    let i1 = ctx.i1_type();
    let expected = match ctx.type_data(result) {
        TypeData::Vector(v) => ctx.ty(TypeData::Vector(Box::new(VectorType { element: i1, ..(**v).clone() }))),
        TypeData::RankedTensor(t) => {
            ctx.ty(TypeData::RankedTensor(Box::new(TensorType { element: i1, ..(**t).clone() })))
        }
        TypeData::UnrankedTensor(_) => ctx.ty(TypeData::UnrankedTensor(i1)),
        _ => {
            let condition = quoted(ctx, condition);
            return fail(op, format!("expected condition to be a signless i1, but got {condition}"));
        }
    };
    let message = format_args!(
        "expected condition type to have the same shape as the result type, expected {}, but got {}",
        quoted(ctx, expected),
        quoted(ctx, condition)
    );
    require(op, condition == expected, message)
}

/// Returns the rule that decides which types a cast operation supports; `None` if `name` is not a cast.
pub(crate) fn cast_rule(name: &str) -> Option<Compatible> {
    Some(match name {
        "extui" | "extsi" => |ctx, a, b| changes_width(ctx, a, b, is_integer, |from, to| to > from),
        "extf" => |ctx, a, b| changes_width(ctx, a, b, is_float, |from, to| to > from),
        "scaling_extf" => |ctx, a, b| changes_width(ctx, a.get(..1).unwrap_or(a), b, is_float, |from, to| to > from),
        "trunci" => |ctx, a, b| changes_width(ctx, a, b, is_integer, |from, to| to < from),
        "truncf" => |ctx, a, b| changes_width(ctx, a, b, is_float, |from, to| to < from),
        "scaling_truncf" => |ctx, a, b| changes_width(ctx, a.get(..1).unwrap_or(a), b, is_float, |from, to| to < from),
        "uitofp" | "sitofp" => |ctx, a, b| {
            one_to_one(ctx, a, b).is_some_and(|(a, b)| {
                like(ctx, a, is_integer, false).is_some() && like(ctx, b, is_float, false).is_some()
            })
        },
        "fptoui" | "fptosi" => |ctx, a, b| {
            one_to_one(ctx, a, b).is_some_and(|(a, b)| {
                like(ctx, a, is_float, false).is_some() && like(ctx, b, is_integer, false).is_some()
            })
        },
        "index_cast" | "index_castui" => index_cast,
        "bitcast" => bitcast,
        _ => return None,
    })
}

fn is_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. })
}

fn is_float(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Float(_))
}

/// Returns the operand type and the result type. `None` if there is not exactly one of each, or if their shapes are
/// incompatible or their encodings differ.
fn one_to_one(ctx: &Context, from: &[Type], to: &[Type]) -> Option<(Type, Type)> {
    let ([from], [to]) = (from, to) else { return None };
    if let (TypeData::RankedTensor(a), TypeData::RankedTensor(b)) = (ctx.type_data(*from), ctx.type_data(*to)) {
        if a.encoding != b.encoding {
            return None;
        }
    }
    ctx.compatible_shapes(*from, *to).then_some((*from, *to))
}

/// Returns the element type of a shaped type, or the type itself, if `is_kind` accepts it. `None` for unranked memrefs,
/// and also for ranked memrefs unless `memrefs` is set.
fn like(ctx: &Context, ty: Type, is_kind: fn(&Context, Type) -> bool, memrefs: bool) -> Option<Type> {
    let shape = match ctx.type_data(ty) {
        TypeData::MemRef(_) => memrefs,
        TypeData::UnrankedMemRef { .. } => false,
        _ => true,
    };
    let element = ctx.element_type_or_self(ty);
    (shape && is_kind(ctx, element)).then_some(element)
}

fn changes_width(
    ctx: &Context,
    from: &[Type],
    to: &[Type],
    is_kind: fn(&Context, Type) -> bool,
    is_right: fn(u32, u32) -> bool,
) -> bool {
    let Some((from, to)) = one_to_one(ctx, from, to) else { return false };
    let width = |ty| ctx.int_or_float_width(like(ctx, ty, is_kind, false)?);
    width(from).zip(width(to)).is_some_and(|(from, to)| is_right(from, to))
}

fn index_cast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = one_to_one(ctx, from, to) else { return false };
    let is_kind = |ctx: &Context, ty| is_integer(ctx, ty) || is_index(ctx, ty);
    let Some((from, to)) = like(ctx, from, is_kind, true).zip(like(ctx, to, is_kind, true)) else { return false };
    (is_index(ctx, from) && is_signless(ctx, to)) || (is_signless(ctx, from) && is_index(ctx, to))
}

fn bitcast(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let Some((from, to)) = one_to_one(ctx, from, to) else { return false };
    let width = |ty| ctx.int_or_float_width(like(ctx, ty, |ctx, ty| is_integer(ctx, ty) || is_float(ctx, ty), true)?);
    width(from).is_some_and(|bits| width(to) == Some(bits))
}
