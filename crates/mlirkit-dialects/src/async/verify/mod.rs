//! Checks of the `async` dialect that upstream implements in C++.

use crate::common::rules::{entry, fail, operand_type, quoted, require, result_type};
use mlirkit_ir::{Context, OpRef, Param, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::func::verify::verify_callee_type;

/// Registers the checks of the `async` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("async.await", verify_await);
    checks.regions.insert("async.execute", verify_execute);
    checks.ops.insert("async.func", verify_func);
    checks.ops.insert("async.return", verify_return);
    checks.symbol_uses.insert("async.call", verify_call);
}

fn is_token(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect(d) if &*d.def.class == "TokenType")
}

/// Returns the type that `!async.value` wraps; `None` for other types.
fn held(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect(d) if &*d.def.class == "ValueType" => match d.params.first() {
            Some(Param::Type(ty)) => Some(*ty),
            _ => None,
        },
        _ => None,
    }
}

fn verify_await(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(ty) = operand_type(op, 0) else { return Ok(()) };
    require(op, !is_token(ctx, ty) || op.results().len() == 0, "awaiting on a token must have empty result")?;
    match (held(ctx, ty), result_type(op)) {
        (Some(held), Some(result)) if held != result => {
            let (result, held) = (quoted(ctx, result), quoted(ctx, held));
            fail(op, format!("result type {result} does not match async value type {held}"))
        }
        _ => Ok(()),
    }
}

fn verify_execute(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let args: Vec<Option<Type>> = block.args().map(|arg| Some(arg.ty())).collect();
    let expected: Vec<Option<Type>> = op.operands_named("bodyOperands").map(|value| held(ctx, value.ty())).collect();
    require(op, args == expected, "async body region argument types do not match the execute operation arguments types")
}

/// Returns the result types of a function; `None` if it has no function type.
fn results<'c>(op: OpRef<'_, 'c>) -> Option<&'c [Type]> {
    let ctx = op.context();
    let ty = op.prop("function_type").and_then(|attr| ctx.function(ctx.type_value(attr)?))?;
    Some(&ty.results)
}

fn verify_func(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(results) = results(op) else { return Ok(()) };
    require(op, !results.is_empty(), "result is expected to be at least of size 1, but got 0")?;
    for (index, ty) in results.iter().enumerate() {
        let token = is_token(ctx, *ty);
        if !token && held(ctx, *ty).is_none() {
            let ty = quoted(ctx, *ty);
            return fail(op, format!("result type must be async value type or async token type, but got {ty}"));
        }
        if token && index != 0 {
            return fail(
                op,
                format!(
                    " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                    index + 1
                ),
            );
        }
    }
    Ok(())
}

fn verify_return(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(results) = op.parent_of("async.func").and_then(results) else { return Ok(()) };
    let stateful = results.first().is_some_and(|ty| is_token(ctx, *ty));
    let expected = results.iter().skip(usize::from(stateful)).map(|ty| held(ctx, *ty));
    let holds = op.operands().map(ValueRef::ty).map(Some).eq(expected);
    require(op, holds, "operand types do not match the types returned from the parent FuncOp")
}

fn verify_call(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((callee, [name])) = op.prop("callee").and_then(|c| Some((c, ctx.symbol_path(c)?))) else {
        return fail(op, "requires a 'callee' symbol reference attribute");
    };
    let Some(function) = op.lookup_nearest_symbol(callee).filter(|found| found.is("async.func")) else {
        return fail(op, format!("'{}' does not reference a valid async function", ctx.str(*name)));
    };
    let ty = function.prop("function_type").and_then(|attr| ctx.function(ctx.type_value(attr)?));
    ty.map_or(Ok(()), |ty| verify_callee_type(op, ty))
}
