//! Verifiers of the `spirv` dialect: matrices.

use mlirkit_ir::{Context, OpRef, Param, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::{is_kind, type_of_operand};
use crate::common::rules::{enum_prop, fail, quoted, require};
use crate::spirv::types::{element, parts, pointee};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        (
            "spirv.KHR.CooperativeMatrixLoad",
            (|op| verify_access(op, 8, "MakePointerAvailable")) as fn(OpRef<'_, '_>) -> Verdict,
        ),
        ("spirv.KHR.CooperativeMatrixStore", |op| verify_access(op, 16, "MakePointerVisible")),
        ("spirv.MatrixTimesScalar", verify_times_scalar),
    ]);
}

/// Returns the element type of a matrix; `None` for other types.
fn matrix_element(ctx: &Context, ty: Type) -> Option<Type> {
    match parts(ctx, ty)? {
        ("matrix", [_, Param::Type(column), ..]) => Some(ctx.element_type_or_self(*column)),
        _ => None,
    }
}

fn verify_access(op: OpRef<'_, '_>, wrong: u64, name: &str) -> Verdict {
    const ALIGNED: u64 = 2;
    let ctx = op.context();
    if let Some((pointee, _)) = pointee(ctx, type_of_operand(op, 0)) {
        let fits = ctx.int_or_float_width(pointee).is_some() || matches!(ctx.type_data(pointee), TypeData::Vector(_));
        if !fits {
            let what = "Pointer must point to a scalar or vector type but provided";
            return fail(op, format!("{what} {}", quoted(ctx, pointee)));
        }
    }
    let Some(access) = enum_prop(op, "memory_operand") else { return Ok(()) };
    require(op, access & wrong == 0, format_args!("not compatible with memory operand '{name}'"))?;
    let (aligned, given) = (access & ALIGNED != 0, op.prop("alignment").is_some());
    require(op, !aligned || given, "missing value for the 'Aligned' memory operand")?;
    require(op, aligned || !given, "found alignment attribute for non-'Aligned' memory operand")
}

fn verify_times_scalar(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, ty) = (op.context(), type_of_operand(op, 0));
    let component = if is_kind(ctx, ty, "coopmatrix") { element(ctx, ty, 0) } else { matrix_element(ctx, ty) };
    let same = component.is_none_or(|component| component == type_of_operand(op, 1));
    require(op, same, "input matrix components' type and scaling value must have the same type")
}
