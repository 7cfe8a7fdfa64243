//! Verifiers of the `spirv` dialect: loads, stores, addresses and variables.

use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::composite::around;
use super::{constant_of, is_kind, storage, type_of_operand, type_of_result};
use crate::common::rules::{enum_prop, error_at_place, fail, quoted, require};
use crate::spirv::syntax::chain::chain;
use crate::spirv::syntax::enums::text_of;
use crate::spirv::types::{element, pointee};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("spirv.AccessChain", verify_access_chain as fn(OpRef<'_, '_>) -> Verdict),
        ("spirv.InBoundsPtrAccessChain", verify_access_chain),
        ("spirv.PtrAccessChain", verify_access_chain),
        ("spirv.GlobalVariable", verify_global),
        ("spirv.Variable", verify_variable),
        ("spirv.mlir.addressof", verify_address_of),
    ]);
}

/// Returns the value of a constant index. For any other index, the error is the name of the operation that defines it,
/// or `None` for a block argument.
fn index<'c>(value: ValueRef<'_, 'c>) -> Result<i64, Option<&'c str>> {
    let source = value.defining_op().ok_or(None)?;
    constant_of(value).ok_or(Some(source.context().op_str(source.op_name())))
}

/// Checks that the result type is a pointer to the element that the indices select.
fn verify_access_chain(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let indices = op.operands_named("indices").map(index);
    let expected = match chain(ctx, type_of_operand(op, 0), indices) {
        Ok(Some(expected)) => expected,
        Ok(None) => return Ok(()),
        Err(why) => return error_at_place(op, why),
    };
    let found = type_of_result(op);
    let message =
        format_args!("invalid result type: expected {}, but provided {}", quoted(ctx, expected), quoted(ctx, found));
    require(op, expected == found, message)
}

fn verify_address_of(op: OpRef<'_, '_>) -> Verdict {
    let variable = around(op, "variable").filter(|found| found.is("spirv.GlobalVariable"));
    let Some(variable) = variable else { return fail(op, "expected spirv.GlobalVariable symbol") };
    let ty = variable.prop("type").and_then(|attr| op.context().type_value(attr));
    let same = ty.is_none_or(|ty| ty == type_of_result(op));
    require(op, same, "result type mismatch with the referenced global variable's type")
}

fn verify_global(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let ty = op.prop("type").and_then(|attr| ctx.type_value(attr));
    let Some((_, class)) = ty.and_then(|ty| pointee(ctx, ty)) else {
        return fail(op, "result must be of a !spv.ptr type");
    };
    if matches!(class, storage::GENERIC | storage::FUNCTION) {
        return fail(op, format!("storage class cannot be '{}'", text_of(ctx, "StorageClass", class)));
    }
    if op.prop("initializer").is_none() {
        return Ok(());
    }
    let source = around(op, "initializer");
    let constant = source.is_some_and(|op| matches!(op.name(), "spirv.SpecConstant" | "spirv.SpecConstantComposite"));
    // LLVM 21 and older accept another variable too.
    let variable = ctx.release() < Release(22) && source.is_some_and(|op| op.is("spirv.GlobalVariable"));
    let message = "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op";
    require(op, constant || variable, message)
}

fn verify_variable(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let class = enum_prop(op, "storage_class");
    let message = "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level \
                   variables.";
    require(op, class == Some(storage::FUNCTION), message)?;
    let Some((ty, found)) = pointee(ctx, type_of_result(op)) else { return Ok(()) };
    require(op, class == Some(found), "storage class must match result pointer's storage class")?;
    if let Some(initializer) = op.operand(0) {
        let source = initializer.defining_op();
        let constant = source.is_some_and(|op| {
            matches!(op.name(), "spirv.Constant" | "spirv.mlir.referenceof" | "spirv.mlir.addressof")
        });
        require(op, constant, "initializer must be the result of a constant or spirv.GlobalVariable op")?;
    }
    for name in ["descriptor_set", "binding", "built_in"] {
        let message = format_args!("cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)");
        require(op, op.attr(name).is_none(), message)?;
    }
    let inner = if is_kind(ctx, ty, "array") { element(ctx, ty, 0) } else { Some(ty) };
    let physical = inner.and_then(|ty| pointee(ctx, ty)).is_some_and(|(_, c)| c == storage::PHYSICAL_STORAGE_BUFFER);
    if !physical || ctx.release() < Release(18) {
        return Ok(());
    }
    let (aliased, restricted) = (op.attr("aliased_pointer").is_some(), op.attr("restrict_pointer").is_some());
    let message = " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'";
    require(op, aliased || restricted, message)?;
    let message = " with physical buffer pointer must have exactly one aliasing decoration";
    require(op, !(aliased && restricted), message)
}
