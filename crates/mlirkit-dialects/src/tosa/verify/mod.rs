//! Checks of the `tosa` dialect that upstream implements in C++.

mod control_flow;
mod convolution;
mod fft;
mod shape;
mod variable;
mod window;

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, ParamChecks, Shaped, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{
    fail, has_trait, int_width, is_index, is_int_or_float, named_type, quoted, require, result_type,
};

/// Registers the checks of the `tosa` dialect.
pub(crate) fn register(checks: &mut Checks) {
    control_flow::register(checks);
    convolution::register(checks);
    fft::register(checks);
    shape::register(checks);
    variable::register(checks);
    window::register(checks);
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

/// Returns the shape of the named operand; `None` if its type has no shape.
fn shaped<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<Shaped<'c>> {
    op.context().shaped(named_type(op, name)?)
}

/// Returns the sizes of the named operand; `None` if it is not ranked.
fn dims<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c [i64]> {
    shaped(op, name)?.dims
}

/// Returns the sizes of the first result; `None` if it is not ranked.
fn result_dims<'c>(op: OpRef<'_, 'c>) -> Option<&'c [i64]> {
    op.context().shaped(result_type(op)?)?.dims
}

/// Checks that two tensors have the same element type, like `verifySameElementTypes` in upstream.
fn verify_same_elements(op: OpRef<'_, '_>, input: Type, output: Type) -> Verdict {
    let ctx = op.context();
    let (a, b) = (ctx.element_type_or_self(input), ctx.element_type_or_self(output));
    let plain =
        |ty| is_int_or_float(ctx, ty) || is_index(ctx, ty) || ctx.type_is(ty, "UniformQuantizedType") == Some(true);
    let message = format_args!(
        "expect input and output to have same element type, got {} and {}",
        quoted(ctx, a),
        quoted(ctx, b)
    );
    require(op, a == b || !plain(a) || !plain(b), message)
}

/// Checks that the named operand and the first result have the same element type.
fn verify_elements_of(op: OpRef<'_, '_>, name: &str) -> Verdict {
    match (named_type(op, name), result_type(op)) {
        (Some(input), Some(output)) => verify_same_elements(op, input, output),
        _ => Ok(()),
    }
}

/// Returns the elements of the named operand; `None` unless `tosa.const_shape` or `tosa.const` defines it.
fn constants(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    let constant =
        op.operand_named(name)?.defining_op().filter(|op| op.is("tosa.const_shape") || op.is("tosa.const"))?;
    numbers(op.context(), constant.prop("values")?)
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

/// Returns the rank of the shape that the named operand holds; `None` if the operand is not a shape.
fn shape_rank(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    of_shape(op.context(), named_type(op, name)?)
}

/// Returns the rank of a `!tosa.shape`; `None` for other types.
fn of_shape(ctx: &Context, ty: Type) -> Option<i64> {
    match ctx.type_data(ty) {
        TypeData::Dialect(d) if &*d.def.class == "shapeType" => match d.params.first() {
            Some(Param::Int(rank)) => Some(*rank),
            _ => None,
        },
        _ => None,
    }
}

/// Checks that the zero point operand `zero` has the element type `element` of its tensor. `said` begins the error
/// message.
fn verify_zero_point(op: OpRef<'_, '_>, element: Option<Type>, zero: &str, said: &str) -> Verdict {
    let ctx = op.context();
    let (Some(element), Some(point)) = (element, stored(op, zero)) else { return Ok(()) };
    let holds = element == point;
    require(op, holds, format_args!("{said} element type, got {} and {}", quoted(ctx, element), quoted(ctx, point)))
}

/// Returns the value of a constant zero point, sign-extended if `signed` is set; `None` if the operand is not a
/// constant. For floats, the result is 0 for zero and 1 for any other value.
fn zero_point(op: OpRef<'_, '_>, name: &str, signed: bool) -> Option<i64> {
    let ctx = op.context();
    let constant = op.operand_named(name)?.defining_op().filter(|op| has_trait(*op, "ConstantLike"))?;
    let AttrData::DenseElements(dense) = ctx.attr_data(constant.prop("values").or_else(|| constant.prop("value"))?)
    else {
        return None;
    };
    let element = ctx.shaped(dense.ty)?.element;
    let width = ctx.int_or_float_width(element).filter(|width| *width > 1)?;
    let first = dense.data.as_slice().get(..(width as usize).div_ceil(8))?;
    let bits = || first.iter().rev().fold(0, |bits, byte| bits << 8 | u128::from(*byte));
    match *ctx.type_data(element) {
        TypeData::Float(kind) => Some((kind.to_f64(bits()) != 0.0).into()),
        TypeData::Integer { .. } if signed => mlirkit_num::ApInt::from_le_bytes(width, first).to_i64(),
        TypeData::Integer { .. } if width <= 64 => Some(bits() as i64),
        _ => None,
    }
}

/// Checks that a nonzero zero point is used only with an 8-bit type.
fn verify_zero_value(op: OpRef<'_, '_>, zero: &str, what: &str) -> Verdict {
    let (Some(ty), Some(value)) = (stored(op, zero), zero_point(op, zero, true)) else { return Ok(()) };
    let holds = int_width(op.context(), ty) == Some(8) || value == 0;
    require(op, holds, format_args!("{what} zero point must be zero for non-int8 integer types"))
}
