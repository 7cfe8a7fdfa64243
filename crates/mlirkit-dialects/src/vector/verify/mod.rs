//! Checks of the `vector` dialect that upstream implements in C++.

mod contract;
mod mask;
mod memory;
mod shape;
mod slice;
mod transfer;

use crate::common::rules::{named_type, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, Context, OpRef, Param, Type, TypeData, ValueRef, VectorType};
use mlirkit_verify::Checks;

use crate::text;

/// Registers the checks of the `vector` dialect.
pub(crate) fn register(checks: &mut Checks) {
    contract::register(checks);
    mask::register(checks);
    memory::register(checks);
    shape::register(checks);
    slice::register(checks);
    checks.ops.insert("vector.transfer_read", transfer::verify_read);
    checks.ops.insert("vector.transfer_write", transfer::verify_write);
    checks.of_signature.extend([
        "vector.broadcast",
        "vector.extract",
        "vector.insert",
        "vector.load",
        "vector.multi_reduction",
        "vector.reduction",
        "vector.shape_cast",
        "vector.shuffle",
        "vector.store",
        "vector.transfer_read",
        "vector.transfer_write",
        "vector.transpose",
    ]);
}

/// Returns the type of the named operand if it is a vector; `None` otherwise.
fn operand<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c VectorType> {
    vector(op.context(), named_type(op, name)?)
}

/// Returns the type of the first result if it is a vector; `None` otherwise.
fn result<'c>(op: OpRef<'_, 'c>) -> Option<&'c VectorType> {
    vector(op.context(), result_type(op)?)
}

/// Returns the vector type if `ty` is one; `None` for other types.
fn vector(ctx: &Context, ty: Type) -> Option<&VectorType> {
    super::syntax::as_vector(ctx, ty)
}

/// Returns the vector type with the given sizes, scalable flags and element type.
fn vector_type(ctx: &Context, shape: &[i64], scalable: &[bool], element: Type) -> Type {
    super::syntax::vector_type(ctx, shape, scalable, element)
}

/// Returns the type of `value`; `None` if there is no value.
fn value_type(value: Option<ValueRef<'_, '_>>) -> Option<Type> {
    value.map(ValueRef::ty)
}

/// Keywords of the enum `vector.CombiningKind`, by value.
const KINDS: [&str; 13] = [
    "add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf", "maximumf",
];

/// Returns the keyword of an operation's combining kind; `add` by default.
fn kind(op: OpRef<'_, '_>) -> &'static str {
    let ctx = op.context();
    let value = op.prop("kind").and_then(|attr| match ctx.attr_data(attr) {
        AttrData::Dialect(d) => match d.params.first() {
            Some(Param::Enum(value)) => Some(*value),
            _ => text::enum_value(ctx, attr),
        },
        _ => text::enum_value(ctx, attr),
    });
    // Up to LLVM 19 each kind is one bit.
    let value = value.map(|value| if ctx.release() < Release(20) { value.trailing_zeros().into() } else { value });
    value.and_then(|value| KINDS.get(usize::try_from(value).ok()?)).copied().unwrap_or("add")
}

/// Returns whether elements of a type can be combined with the given kind.
fn is_supported(ctx: &Context, kind: &str, element: Type) -> bool {
    let data = ctx.type_data(element);
    let integer = matches!(data, TypeData::Integer { .. } | TypeData::Index);
    let float = matches!(data, TypeData::Float(_));
    match kind {
        "add" | "mul" => integer || float,
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => float,
        _ => integer,
    }
}
