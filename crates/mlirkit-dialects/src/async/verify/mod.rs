//! Checks of the `async` dialect that upstream implements in C++.

use crate::common::rules::{fail, require};
use mlirkit_ir::{Context, OpRef, Param, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::func::verify::verify_callee_type;

/// Registers the checks of the `async` dialect.
pub(crate) fn register(checks: &mut Checks) {
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

/// Returns the result types of a function; `None` if it has no function type.
fn results<'c>(op: OpRef<'_, 'c>) -> Option<&'c [Type]> {
    let ctx = op.context();
    let ty = op.prop("function_type").and_then(|attr| ctx.function(ctx.type_value(attr)?))?;
    Some(&ty.results)
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
