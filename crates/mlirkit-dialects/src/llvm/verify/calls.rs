//! Verifiers of the `llvm` dialect: calls, and the block to which an invoke unwinds.

use mlirkit_defs::Release;
use mlirkit_ir::{AttrData, Context, OpRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::type_of_operand;
use crate::common::rules::{array, enum_prop, error, expect, fail, is_external, is_function, quoted, require};
use crate::llvm::types::{ArrayType, FuncType, is_void, pointer_space};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("llvm.call", verify_bundles as fn(OpRef<'_, '_>) -> Verdict),
        ("llvm.invoke", verify_invoke),
        ("llvm.landingpad", verify_landing_pad),
        ("llvm.call_intrinsic", verify_intrinsic),
        ("llvm.intr.assume", verify_bundles),
        ("llvm.inline_asm", |op| {
            let must_tail = enum_prop(op, "tail_call_kind") == Some(2);
            require(op, !must_tail, "tail call kind 'musttail' is not supported by this operation")
        }),
    ]);
    checks.symbol_uses.insert("llvm.call", verify_callee);
}

fn verify_bundles(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let tags = array(op, "op_bundle_tags");
    let strings = tags.iter().all(|tag| ctx.str_value(*tag).is_some());
    expect(op, strings, "operand bundle tag must be a StringAttr")?;
    let bundles = crate::common::rules::ints(op, "op_bundle_sizes").map_or(0, |sizes| sizes.len());
    if bundles != tags.len() {
        let message = format!("expected {bundles} operand bundle tags, but actually got {}", tags.len());
        return error(op, message);
    }
    Ok(())
}

fn callee_operands(op: OpRef<'_, '_>) -> Vec<Type> {
    crate::text::operand_groups(op, 1).into_iter().flatten().map(ValueRef::ty).collect()
}

/// Checks that the callee type of a variadic call is variadic and fits the arguments and the result.
fn verify_variadic_callee(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let ty = op.prop("var_callee_type").and_then(|attr| ctx.type_value(attr));
    let Some(callee) = ty.and_then(|ty| FuncType::of(ctx, ty)) else { return Ok(()) };
    require(op, callee.variadic, "expected var_callee_type to be a variadic function type")?;
    let operands = callee_operands(op);
    let arguments = if op.prop("callee").is_some() { &operands[..] } else { operands.get(1..).unwrap_or(&[]) };
    let holds = callee.params.len() <= arguments.len();
    require(op, holds, format_args!("expected var_callee_type to have at most {} parameters", arguments.len()))?;
    if let Some((param, found)) = callee.params.iter().zip(arguments).find(|(param, found)| param != found) {
        let (param, found) = (quoted(ctx, *param), quoted(ctx, *found));
        return fail(op, format!("var_callee_type parameter type mismatch: {param} != {found}"));
    }
    match op.result_types().first() {
        None => require(op, is_void(ctx, callee.result), "expected var_callee_type to return void"),
        Some(found) if *found != callee.result => {
            let (expected, found) = (quoted(ctx, callee.result), quoted(ctx, *found));
            fail(op, format!("var_callee_type return type mismatch: {expected} != {found}"))
        }
        Some(_) => Ok(()),
    }
}

fn verify_callee(op: OpRef<'_, '_>) -> Verdict {
    verify_variadic_callee(op)?;
    let ctx = op.context();
    let operands = callee_operands(op);
    let Some(callee) = op.prop("callee") else {
        let Some(first) = operands.first() else {
            return fail(op, "must have either a `callee` attribute or at least an operand");
        };
        if pointer_space(ctx, *first).is_some() {
            return Ok(());
        }
        return fail(op, format!("indirect call expects a pointer as callee: {}", quoted(ctx, *first)));
    };
    let name = ctx.symbol_path(callee).and_then(|path| path.last()).map_or("", |name| ctx.str(*name));
    let ty = match op.lookup_nearest_symbol(callee) {
        None => return fail(op, format!("'{name}' does not reference a symbol in the current scope")),
        Some(func) if func.is("llvm.func") => {
            verify_location(op, func)?;
            func.prop("function_type")
        }
        Some(ifunc) if ifunc.is("llvm.mlir.ifunc") => ifunc.prop("i_func_type"),
        Some(_) => return fail(op, format!("'{name}' does not reference a valid LLVM function or IFunc")),
    };
    let Some(ty) = ty.and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    match FuncType::of(ctx, ty) {
        Some(callee) => verify_signature(op, &callee, &operands),
        None => fail(op, format!("callee does not have a functional type: {}", quoted(ctx, ty))),
    }
}

fn verify_signature(op: OpRef<'_, '_>, callee: &FuncType, operands: &[Type]) -> Verdict {
    let ctx = op.context();
    let (expected, found) = (callee.params.len(), operands.len());
    let holds = !callee.variadic || op.prop("var_callee_type").is_some() || ctx.release() <= Release(16);
    require(op, holds, "missing var_callee_type attribute for vararg call")?;
    let holds = callee.variadic || expected == found;
    require(op, holds, format_args!("incorrect number of operands ({found}) for callee (expecting: {expected})"))?;
    if expected > found {
        let message =
            format!("incorrect number of operands ({found}) for varargs callee (expecting at least: {expected})");
        return fail(op, message);
    }
    for (index, (found, expected)) in operands.iter().zip(&callee.params).enumerate() {
        if found != expected {
            let (found, expected) = (quoted(ctx, *found), quoted(ctx, *expected));
            return fail(op, format!("operand type mismatch for operand {index}: {found} != {expected}"));
        }
    }
    let void = is_void(ctx, callee.result);
    match op.result_types() {
        [] => require(op, void, "expected function call to produce a value"),
        [_, ..] if void => fail(op, "calling function with void result must not produce values"),
        [found] if *found != callee.result => {
            let (found, expected) = (quoted(ctx, *found), quoted(ctx, callee.result));
            fail(op, format!("result type mismatch: {found} != {expected}"))
        }
        [_] => Ok(()),
        _ => fail(op, "expected LLVM function call to produce 0 or 1 result"),
    }
}

/// Checks that an inlinable call has a location if the caller and the callee have debug information.
fn verify_location(call: OpRef<'_, '_>, callee: OpRef<'_, '_>) -> Verdict {
    let ctx = call.context();
    if call.location() != ctx.unknown_loc() || is_external(callee) {
        return Ok(());
    }
    let has_subprogram = |op: OpRef<'_, '_>| finds_subprogram(ctx, op.location());
    let caller = call.ancestors().find(|op| is_function(*op));
    let holds = !caller.is_some_and(has_subprogram) || !has_subprogram(callee);
    expect(call, holds, "inlinable function call in a function with a DISubprogram location must have a debug location")
}

fn finds_subprogram(ctx: &Context, location: mlirkit_ir::Attr) -> bool {
    let is_subprogram = |attr: &mlirkit_ir::Attr| ctx.dialect_attr(*attr, "llvm.di_subprogram").is_some();
    let found = ctx.find_in_location(location, |data| match data {
        AttrData::FusedLoc { metadata, .. } => metadata.as_ref().filter(|attr| is_subprogram(attr)).map(|_| ()),
        _ => None,
    });
    found.is_some()
}

fn verify_invoke(op: OpRef<'_, '_>) -> Verdict {
    verify_variadic_callee(op)?;
    // Upstream uses the callee without checking that there is one.
    let called = op.prop("callee").is_some() || op.operands_named("callee_operands").len() > 0;
    require(op, called, "must have either a `callee` attribute or at least an operand")?;
    let Some(first) = op.successors().nth(1).map(|block| block.ops().next()) else { return Ok(()) };
    let Some(first) = first else {
        return error(op, "must have at least one operation in unwind destination");
    };
    let message = "first operation in unwind destination should be a llvm.landingpad operation";
    expect(op, first.is("llvm.landingpad"), message)?;
    verify_bundles(op)
}

fn verify_landing_pad(op: OpRef<'_, '_>) -> Verdict {
    let lost = op.parent_of("llvm.func").is_some_and(|func| func.prop("personality").is_none());
    expect(op, !lost, "llvm.landingpad needs to be in a function with a personality")?;
    let empty = op.prop("cleanup").is_none() && op.operands().len() == 0;
    expect(op, !empty, "landingpad instruction expects at least one clause or cleanup attribute")?;
    for (index, value) in op.operands().enumerate() {
        if ArrayType::of(op.context(), type_of_operand(op, index)).is_some() {
            continue;
        }
        let source = value.defining_op();
        match source.map(OpRef::name) {
            Some("llvm.bitcast") => {
                let from = source.and_then(|op| op.operand(0)).and_then(ValueRef::defining_op);
                if from.is_some_and(|from| from.is("llvm.mlir.addressof")) {
                    continue;
                }
                let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
                let place = source.map_or_else(|| op.location(), OpRef::location);
                return Err(Violation::at(op, "constant clauses expected").with_note(place, note));
            }
            Some("llvm.mlir.zero" | "llvm.mlir.addressof") => {}
            _ => {
                return error(op, format!("clause #{index} is not a known constant - null, addressof, bitcast"));
            }
        }
    }
    Ok(())
}

fn verify_intrinsic(op: OpRef<'_, '_>) -> Verdict {
    let named = op.prop("intrin").and_then(|attr| op.context().str_value(attr));
    require(op, named.is_none_or(|name| name.starts_with("llvm.")), "intrinsic name must start with 'llvm.'")?;
    verify_bundles(op)
}
