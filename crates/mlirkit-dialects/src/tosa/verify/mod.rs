//! Checks of the `tosa` dialect that upstream implements in C++.

mod control_flow;
mod shape;
mod variable;

use mlirkit_defs::Release;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, ParamChecks, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{fail, has_trait, int_width, is_index, named_type, require, result_type};

/// Registers the checks of the `tosa` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("tosa");
    control_flow::register(checks);
    shape::register(checks);
    variable::register(checks);
    for name in [
        "tosa.avg_pool2d",
        "tosa.conv2d",
        "tosa.conv3d",
        "tosa.depthwise_conv2d",
        "tosa.max_pool2d",
        "tosa.transpose_conv2d",
    ] {
        // LLVM 19 does not compute the sizes of results.
        checks.since.insert(name, Release(20));
    }
    checks.traits.insert("TosaResolvableShapeOperands", |op, _| verify_resolvable_shapes(op));
    checks.traits.insert("TosaShapeOperatorWithSameRanks", |op, _| verify_same_ranks(op));
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.insert("tosa.shape", |_, params| match params.first() {
        Some(Param::Int(rank)) if *rank < 0 => Err(format!("invalid rank (must be >= 0): {rank}").into()),
        _ => Ok(()),
    });
}

/// Checks that shape operands are defined by shape operations.
fn verify_resolvable_shapes(op: OpRef<'_, '_>) -> Verdict {
    let is_shape = |ty| op.context().dialect_type(ty, "tosa.shape").is_some();
    let computed =
        |value: ValueRef<'_, '_>| value.defining_op().is_some_and(|source| has_trait(source, "TosaShapeOperator"));
    let holds = op.operands().all(|value| !is_shape(value.ty()) || computed(value));
    require(op, holds, "shape operand is not compile time resolvable")
}

/// Checks that all operands and results of a shape operation have the same rank.
fn verify_same_ranks(op: OpRef<'_, '_>) -> Verdict {
    let Some(first) = op.operands().next() else { return fail(op, "expected 1 or more operands, but found 0") };
    // The type of a shape consists only of its rank, so equal types mean equal ranks.
    let same = op.operands().all(|operand| operand.ty() == first.ty());
    require(op, same, "operands don't have matching ranks")?;
    let same = op.result_types().iter().all(|ty| *ty == first.ty());
    require(op, same, "result shape has different rank than operands")
}

/// Returns the storage type of a quantized type, with its signedness; any other type itself.
fn storage(ctx: &Context, ty: Type) -> Type {
    let TypeData::Dialect(d) = ctx.type_data(ty) else { return ty };
    if !d.def.name.starts_with("quant.") {
        return ty;
    }
    let stored = d.params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None });
    let signed = matches!(d.params.first(), Some(Param::Int(flags)) if flags & 1 == 1);
    match stored.and_then(|ty| int_width(ctx, ty)).filter(|_| !signed) {
        Some(width) => ctx.ty(TypeData::Integer { width, sign: Sign::Unsigned }),
        None => stored.unwrap_or(ty),
    }
}

/// Returns the element type of the named operand; for a quantized type, its storage type. `None` if there is no such
/// operand.
fn stored(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    let ctx = op.context();
    named_type(op, name).map(|ty| storage(ctx, ctx.element_type_or_self(ty)))
}

/// Returns the element type of the first result; for a quantized type, its storage type. `None` if there are no
/// results.
fn stored_result(op: OpRef<'_, '_>) -> Option<Type> {
    let ctx = op.context();
    result_type(op).map(|ty| storage(ctx, ctx.element_type_or_self(ty)))
}

/// Returns the elements of a dense integer attribute; `None` for other or very long attributes.
fn numbers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    let AttrData::DenseElements(dense) = ctx.attr_data(attr) else { return None };
    let shaped = ctx.shaped(dense.ty)?;
    let width = if is_index(ctx, shaped.element) { 64 } else { ctx.int_or_float_width(shaped.element)? };
    if !matches!(ctx.type_data(shaped.element), TypeData::Index | TypeData::Integer { .. }) || width < 8 {
        return None;
    }
    let count = usize::try_from(shaped.num_elements()?).ok().filter(|count| *count <= 1 << 16)?;
    let number = |bytes: &[u8]| mlirkit_num::ApInt::from_le_bytes(width, bytes).to_i64();
    let bytes = (width as usize).div_ceil(8);
    let numbers: Option<Vec<i64>> = dense.data.as_slice().chunks_exact(bytes).map(number).collect();
    let mut numbers = numbers?;
    if dense.splat {
        numbers.resize(count, numbers.first().copied()?);
    }
    Some(numbers)
}
