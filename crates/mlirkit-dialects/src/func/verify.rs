//! `func`: what upstream verifies in C++.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict, Violation};

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("func.return", verify_return);
}

/// The operands are the results of the function around it.
fn verify_return(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(func) = op.parent_op().filter(|parent| parent.is("func.func")) else { return Ok(()) };
    let ty = func.prop("function_type").and_then(|attr| ctx.type_value(attr));
    let Some(function) = ty.and_then(|ty| ctx.function(ty)) else { return Ok(()) };
    let (operands, results) = (op.operands().len(), function.results.len());
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
