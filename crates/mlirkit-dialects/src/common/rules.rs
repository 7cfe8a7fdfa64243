//! What checks of several dialects need.

use std::fmt::Display;

use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param, Type, TypeData, ValueRef};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Verdict, Violation};

/// `'name' op message`: upstream's `emitOpError`.
pub(crate) fn fail(op: OpRef<'_, '_>, message: impl Display) -> Verdict {
    Err(Violation::op(op, message))
}

/// The message alone: upstream's `emitError`.
pub(crate) fn error(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message))
}

/// Fails with upstream's `emitOpError` unless a condition holds.
pub(crate) fn require(op: OpRef<'_, '_>, holds: bool, message: &str) -> Verdict {
    if holds { Ok(()) } else { fail(op, message) }
}

/// Fails with upstream's `emitError` unless a condition holds.
pub(crate) fn expect(op: OpRef<'_, '_>, holds: bool, message: &str) -> Verdict {
    if holds { Ok(()) } else { error(op, message) }
}

/// A type as diagnostics show it.
pub(crate) fn quoted(ctx: &Context, ty: Type) -> String {
    format!("'{}'", ctx.type_text(ty))
}

/// Whether an inherent attribute is there, and not `false`.
pub(crate) fn has(op: OpRef<'_, '_>, name: &str) -> bool {
    op.prop(name).is_some_and(|attr| op.context().bool_value(attr) != Some(false))
}

/// An inherent integer attribute.
pub(crate) fn int(op: OpRef<'_, '_>, name: &str) -> Option<i64> {
    op.context().int_value(op.prop(name)?)
}

/// The number of an enum: an integer attribute, or a dialect's attribute around an enum.
pub(crate) fn enum_number(ctx: &Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::Integer(_) => u64::try_from(ctx.int_value(attr)?).ok(),
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(number)] => Some(*number),
            _ => None,
        },
        _ => None,
    }
}

/// The number of an inherent enum attribute.
pub(crate) fn enum_prop(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    enum_number(op.context(), op.prop(name)?)
}

/// The elements of an inherent array attribute; none where it is not there.
pub(crate) fn array<'c>(op: OpRef<'_, 'c>, name: &str) -> &'c [Attr] {
    op.prop(name).and_then(|attr| op.context().array_elements(attr)).unwrap_or(&[])
}

/// The elements of an inherent dense array or array of integers.
pub(crate) fn ints(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    integers(op.context(), op.prop(name)?)
}

/// The integers of a dense array or an array.
pub(crate) fn integers(ctx: &Context, attr: Attr) -> Option<Vec<i64>> {
    match ctx.array_elements(attr) {
        Some(elements) => elements.iter().map(|element| ctx.int_value(*element)).collect(),
        None => ctx.int_array_values(attr),
    }
}

/// Whether a type is an integer of any signedness; says its width.
pub(crate) fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

/// The kind of a float type.
pub(crate) fn float_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    match ctx.type_data(ty) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

/// Whether the row of an operation has a trait.
pub(crate) fn has_trait(op: OpRef<'_, '_>, name: &str) -> bool {
    op.def().is_some_and(|def| def.traits.iter().any(|t| &*t.name == name))
}

/// Whether an operation stands for a function's: it implements upstream's `FunctionOpInterface`.
pub(crate) fn is_function(op: OpRef<'_, '_>) -> bool {
    has_trait(op, "FunctionOpInterface")
}

/// Whether a function is a declaration: it has no body.
pub(crate) fn is_external(op: OpRef<'_, '_>) -> bool {
    op.region(0).is_none_or(|region| region.entry().is_none())
}

/// Whether the innermost dimension of a memref lies without gaps.
pub(crate) fn has_unit_stride(ctx: &Context, ty: Type) -> bool {
    let TypeData::MemRef(_) = ctx.type_data(ty) else { return true };
    ctx.strides_and_offset(ty).is_some_and(|(strides, _)| strides.last().is_none_or(|stride| *stride == 1))
}

/// A message at the operation's place that does not show it: upstream's `emitError(location)`.
pub(crate) fn error_at_place(op: OpRef<'_, '_>, message: impl Into<String>) -> Verdict {
    Err(Violation::at(op, message).without_op())
}

/// The name of a symbol reference's last part, or of a string.
pub(crate) fn symbol_text(op: OpRef<'_, '_>, attr: Attr) -> String {
    op.context().attr_text(attr)
}

/// Whether a value stands more than once among others.
pub(crate) fn has_duplicates<'m, 'c: 'm>(values: impl Iterator<Item = ValueRef<'m, 'c>>) -> bool {
    let mut seen = std::collections::HashSet::new();
    values.into_iter().any(|value| !seen.insert(value.id))
}

/// The integer that a value is known to be: the result of a constant.
pub(crate) fn constant_int(value: ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op().filter(|op| has_trait(*op, "ConstantLike"))?;
    op.context().int_value(op.attr("value")?)
}
