//! Checks of the `func` dialect that upstream implements in C++.

use crate::common::rules::{fail, quoted, quoted_list, require};
use crate::common::verify::branch::is_same;
use mlirkit_ir::{FunctionType, OpRef};
use mlirkit_verify::{Checks, Verdict, Violation};

/// Registers the checks of the `func` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops_within.insert("func.return", verify_return);
    checks.symbol_uses.insert("func.call", verify_call);
    checks.symbol_uses_of_signature.insert("func.call");
    checks.symbol_uses.insert("func.constant", verify_constant);
}

/// Checks that the callee is a function with the call's operand and result types.
fn verify_call(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((callee, [name])) = op.prop("callee").and_then(|c| Some((c, ctx.symbol_path(c)?))) else {
        return fail(op, "requires a 'callee' symbol reference attribute");
    };
    let function = op.lookup_nearest_symbol(callee).filter(|found| found.is("func.func"));
    let Some(function) = function else {
        return fail(op, format!("'{}' does not reference a valid function", ctx.str(*name)));
    };
    let ty = function.prop("function_type").and_then(|attr| ctx.type_value(attr));
    ty.and_then(|ty| ctx.function(ty)).map_or(Ok(()), |ty| verify_callee_type(op, ty))
}

/// Checks the operand and result types of a call against the callee's type.
pub(crate) fn verify_callee_type(op: OpRef<'_, '_>, ty: &FunctionType) -> Verdict {
    let ctx = op.context();
    require(op, ty.inputs.len() == op.operands().len(), "incorrect number of operands for callee")?;
    for (index, (expected, found)) in ty.inputs.iter().zip(op.operand_types()).enumerate() {
        if *expected != found {
            let (expected, found) = (quoted(ctx, *expected), quoted(ctx, found));
            return fail(
                op,
                format!(
                    "operand type mismatch: expected operand type {expected}, but provided {found} for operand number \
                     {index}"
                ),
            );
        }
    }
    let results = op.result_types();
    require(op, ty.results.len() == results.len(), "incorrect number of results for callee")?;
    let Some(index) = ty.results.iter().zip(results).position(|(a, b)| a != b) else { return Ok(()) };
    let (found, expected) = (quoted_list(ctx, results.iter().copied()), quoted_list(ctx, ty.results.iter().copied()));
    Err(Violation::op(op, format!("result type mismatch at index {index}"))
        .with_note(op.location(), format!("      op result types: {found}"))
        .with_note(op.location(), format!("function result types: {expected}")))
}

/// Checks that the referenced function exists and has the type of the result.
fn verify_constant(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((value, [name, ..])) = op.prop("value").and_then(|v| Some((v, ctx.symbol_path(v)?))) else {
        return Ok(());
    };
    let function = op.lookup_nearest_symbol(value).filter(|found| found.is("func.func"));
    let Some(function) = function else {
        return fail(op, format!("reference to undefined function '{}'", ctx.str(*name)));
    };
    let ty = function.prop("function_type").and_then(|attr| ctx.type_value(attr));
    require(op, ty == op.result_types().first().copied(), "reference to function with mismatched type")
}

/// Checks that the operands of a return have the result types of the enclosing function.
fn verify_return(op: OpRef<'_, '_>, parent: Option<OpRef<'_, '_>>) -> Verdict {
    let ctx = op.context();
    let Some(func) = parent.filter(|parent| parent.is("func.func")) else { return Ok(()) };
    let ty = func.prop("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(function) = ty.and_then(|ty| ctx.function(ty)) else { return Ok(()) };
    let values = op.arena().operands(op.id);
    if is_same(op.arena(), values, &function.results) {
        return Ok(());
    }
    let (operands, results) = (values.len(), function.results.len());
    if operands != results {
        let name = func.symbol_name().unwrap_or_default();
        return Err(Violation::op(
            op,
            format!("has {operands} operands, but enclosing function (@{name}) returns {results}"),
        ));
    }
    for (index, (found, expected)) in op.operand_types().zip(&function.results).enumerate() {
        if found != *expected {
            let (found, expected) = (ctx.type_text(found), ctx.type_text(*expected));
            return Err(Violation::at(
                op,
                format!(
                    "type of return operand {index} ('{found}') doesn't match function result type ('{expected}') in function @{}",
                    func.symbol_name().unwrap_or_default()
                ),
            ));
        }
    }
    Ok(())
}
