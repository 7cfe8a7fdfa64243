//! Verifiers of the `spirv` dialect: casts, shifts and dot products.

use mlirkit_ir::{Context, OpRef, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::{bit_width, is_kind, storage, type_of_operand, type_of_result};
use crate::common::rules::{enum_prop, error, expect, fail, int_width, quoted, require};
use crate::spirv::types::{element, pointee};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("spirv.Bitcast", verify_bitcast as fn(OpRef<'_, '_>) -> Verdict),
        ("spirv.ConvertPtrToU", |op| verify_physical(op, type_of_operand(op, 0), "operand")),
        ("spirv.ConvertUToPtr", |op| verify_physical(op, type_of_result(op), "result")),
        ("spirv.FConvert", verify_width_changes),
        ("spirv.SConvert", verify_width_changes),
        ("spirv.UConvert", verify_width_changes),
        ("spirv.GenericCastToPtr", verify_from_generic),
        ("spirv.GenericCastToPtrExplicit", verify_from_generic),
        ("spirv.PtrCastToGeneric", verify_to_generic),
    ]);
    let dots = ["spirv.SDot", "spirv.SUDot", "spirv.UDot", "spirv.SDotAccSat", "spirv.SUDotAccSat", "spirv.UDotAccSat"];
    checks.ops.extend(dots.map(|name| (name, verify_dot as fn(OpRef<'_, '_>) -> Verdict)));
}

/// Returns the element types whose widths a cast compares; `None` if the two types do not correspond.
fn cast_elements(ctx: &Context, from: Type, to: Type) -> Option<(Type, Type)> {
    match (ctx.type_data(from), ctx.type_data(to)) {
        (TypeData::Vector(from), TypeData::Vector(to)) => Some((from.element, to.element)),
        (TypeData::Vector(_), _) => None,
        _ if is_kind(ctx, from, "coopmatrix") => {
            let to = is_kind(ctx, to, "coopmatrix").then(|| element(ctx, to, 0))?;
            Some((element(ctx, from, 0)?, to?))
        }
        _ => Some((from, to)),
    }
}

fn verify_width_changes(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((from, to)) = cast_elements(ctx, type_of_operand(op, 0), type_of_result(op)) else {
        return fail(op, "incompatible operand and result types");
    };
    let message = format_args!(
        "expected the different bit widths for operand type and result type, but provided {} and {}",
        quoted(ctx, from),
        quoted(ctx, to)
    );
    require(op, ctx.int_or_float_width(from) != ctx.int_or_float_width(to), message)
}

fn verify_bitcast(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, from, to) = (op.context(), type_of_operand(op, 0), type_of_result(op));
    expect(op, from != to, "result type must be different from operand type")?;
    match (is_kind(ctx, from, "ptr"), is_kind(ctx, to, "ptr")) {
        (true, false) => return error(op, "unhandled bit cast conversion from pointer type to non-pointer type"),
        (false, true) => return error(op, "unhandled bit cast conversion from non-pointer type to pointer type"),
        _ => {}
    }
    match (bit_width(ctx, from), bit_width(ctx, to)) {
        (Some(from), Some(to)) if from != to => {
            fail(op, format!("mismatch in result type bitwidth {to} and operand type bitwidth {from}"))
        }
        _ => Ok(()),
    }
}

fn verify_physical(op: OpRef<'_, '_>, pointer: Type, what: &str) -> Verdict {
    let ctx = op.context();
    let number = if what == "operand" { type_of_result(op) } else { type_of_operand(op, 0) };
    let signless = matches!(ctx.type_data(number), TypeData::Integer { sign: mlirkit_ir::Sign::Signless, .. });
    expect(op, signless, "result must be a scalar type of unsigned integer")?;
    let Some(module) = op.parent_of("spirv.module") else { return Ok(()) };
    let class = pointee(ctx, pointer).map(|(_, class)| class);
    let logical = match enum_prop(module, "addressing_model") {
        Some(0) => true,
        Some(5348) => class != Some(storage::PHYSICAL_STORAGE_BUFFER),
        _ => false,
    };
    expect(op, !logical, format_args!("{what} must be a physical pointer"))
}

fn is_concrete(class: u64) -> bool {
    matches!(class, storage::WORKGROUP | storage::CROSS_WORKGROUP | storage::FUNCTION)
}

fn verify_same_pointee(op: OpRef<'_, '_>, from: Type, to: Type) -> Verdict {
    if from == to {
        return Ok(());
    }
    let what = "pointer operand's pointee type must have the same as the op result type, but found";
    fail(op, format!("{what} {} vs {}", quoted(op.context(), from), quoted(op.context(), to)))
}

fn pointers(op: OpRef<'_, '_>) -> Option<((Type, u64), (Type, u64))> {
    let ctx = op.context();
    Some((pointee(ctx, type_of_operand(op, 0))?, pointee(ctx, type_of_result(op))?))
}

fn verify_to_generic(op: OpRef<'_, '_>) -> Verdict {
    let Some(((from, from_class), (to, to_class))) = pointers(op) else { return Ok(()) };
    let message = "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class";
    expect(op, is_concrete(from_class), message)?;
    expect(op, to_class == storage::GENERIC, "result type must be of storage class Generic")?;
    verify_same_pointee(op, from, to)
}

fn verify_from_generic(op: OpRef<'_, '_>) -> Verdict {
    let Some(((from, from_class), (to, to_class))) = pointers(op) else { return Ok(()) };
    expect(op, from_class == storage::GENERIC, "pointer type must be of storage class Generic")?;
    let message = "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class";
    expect(op, is_concrete(to_class), message)?;
    verify_same_pointee(op, from, to)
}

fn verify_dot(op: OpRef<'_, '_>) -> Verdict {
    let (ctx, factor) = (op.context(), type_of_operand(op, 0));
    let format = op.prop("format");
    match int_width(ctx, factor) {
        Some(width) => {
            let message = "requires Packed Vector Format attribute for integer vector operands";
            require(op, format.is_some(), message)?;
            let message = "with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector \
                           operands to be 32-bits wide";
            require(op, width == 32, message)?;
        }
        None if format.is_some() => {
            let ty = ctx.type_text(factor);
            return fail(op, format!("with invalid format attribute for vector operands of type '{ty}'"));
        }
        None => {}
    }
    let (Some(factor), Some(result)) = (bit_width(ctx, factor), bit_width(ctx, type_of_result(op))) else {
        return Ok(());
    };
    if factor <= result {
        return Ok(());
    }
    let what = format!("result type has insufficient bit-width ({result} bits)");
    fail(op, format!("{what} for the specified vector operand type ({factor} bits)"))
}
