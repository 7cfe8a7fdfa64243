//! Checks of the `spirv` dialect that upstream implements in C++.

mod composite;
mod control;
mod groups;
pub(crate) mod image;
mod memory;
mod module;

use mlirkit_ir::{Context, Type, TypeData};
use mlirkit_verify::Checks;

use super::types::{element, parts};
use crate::common::rules::{fail, type_of_operand, type_of_result};

/// Operations whose own check accepts everything, because the enclosing function or module verifies them.
const NOTHING_MORE: [&str; 7] = [
    "spirv.ConvertFToS",
    "spirv.ConvertFToU",
    "spirv.ConvertSToF",
    "spirv.ConvertUToF",
    "spirv.EntryPoint",
    "spirv.Return",
    "spirv.ReturnValue",
];

/// Registers the checks of the `spirv` dialect.
pub(crate) fn register(checks: &mut Checks) {
    for name in NOTHING_MORE {
        checks.ops.insert(name, |_| Ok(()));
    }
    checks.ops.insert("spirv.FunctionCall", |op| {
        let count = op.result_types().len();
        let message = format!("expected callee function to have 0 or 1 result, but provided {count}");
        if count > 1 { fail(op, message) } else { Ok(()) }
    });
    composite::register(checks);
    control::register(checks);
    groups::register(checks);
    image::register(checks);
    memory::register(checks);
    module::register(checks);
}

/// The numbers of the cases of the enum `StorageClass`.
mod storage {
    pub(super) const FUNCTION: u64 = 7;
    pub(super) const GENERIC: u64 = 8;
    pub(super) const PHYSICAL_STORAGE_BUFFER: u64 = 5349;
}

/// Returns the number of elements of a composite type; `None` for other types and for run-time arrays.
pub(super) fn element_count(ctx: &Context, ty: Type) -> Option<i64> {
    if let TypeData::Vector(vector) = ctx.type_data(ty) {
        return vector.shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size));
    }
    match parts(ctx, ty)? {
        ("array" | "matrix", [mlirkit_ir::Param::Int(count), ..]) => Some(*count),
        // As in upstream, the count is 0 if a size is dynamic.
        ("arm.tensor", [mlirkit_ir::Param::Array(shape), ..]) => {
            let size = |size: &mlirkit_ir::Param| if let mlirkit_ir::Param::Int(size) = size { *size } else { 0 };
            let count = shape.iter().fold(1i64, |count, param| count.wrapping_mul(size(param)));
            Some(i64::from(count as u32))
        }
        ("struct", _) => i64::try_from(super::types::members(ctx, ty).len()).ok(),
        _ => None,
    }
}

/// Returns whether a type is a composite type.
pub(super) fn is_composite(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => matches!(*vector.shape, [2 | 3 | 4 | 8 | 16]) && is_scalar(ctx, vector.element),
        _ => parts(ctx, ty).is_some_and(|(mnemonic, _)| {
            matches!(mnemonic, "array" | "coopmatrix" | "jointmatrix" | "matrix" | "rtarray" | "struct" | "arm.tensor")
        }),
    }
}

/// Returns whether a type is a scalar type of SPIR-V.
fn is_scalar(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
        TypeData::Float(kind) => matches!(kind.width(), 16 | 32 | 64),
        _ => false,
    }
}

/// Returns whether a type is `!spirv.mnemonic`.
fn is_kind(ctx: &Context, ty: Type, mnemonic: &str) -> bool {
    parts(ctx, ty).is_some_and(|(found, _)| found == mnemonic)
}

/// Returns the element type of a vector, a tensor or another composite. For a structure, this is the type of the first
/// member. `None` for other types.
fn uniform_element(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Vector(vector) => Some(vector.element),
        _ => match parts(ctx, ty) {
            Some(("arm.tensor", [_, mlirkit_ir::Param::Type(element)])) => Some(*element),
            _ => element(ctx, ty, 0),
        },
    }
}

/// Returns the value of the integer `spirv.Constant` that defines an operand; `None` for other operands.
fn constant_of(value: mlirkit_ir::ValueRef<'_, '_>) -> Option<i64> {
    let op = value.defining_op().filter(|op| op.is("spirv.Constant"))?;
    Some(low_bits(op.context().int_value(op.prop("value")?)?))
}

/// Truncates a constant index to 32 bits, as upstream does.
pub(super) fn low_bits(value: i64) -> i64 {
    i64::from(value as i32)
}
