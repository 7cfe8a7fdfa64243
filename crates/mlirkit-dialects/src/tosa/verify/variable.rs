//! Verifiers of the `tosa` dialect: variables.

use crate::common::rules::{fail, operand_type, require, result_type};
use mlirkit_ir::{AttrData, DYNAMIC, OpRef, Type};
use mlirkit_verify::{Checks, Verdict};

use super::numbers;
use crate::tensor::verify::tensor_type;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("tosa.variable", |op| {
        let shape = op.prop("var_shape");
        let few = shape.is_none_or(|shape| crate::shape::syntax::index_tensor_values(op.context(), shape).is_some());
        require(op, few, "var_shape has more dimensions than can be written")
    });
    checks.ops.insert("tosa.variable_read", verify_read);
    checks.ops.insert("tosa.variable_write", verify_write);
}

fn verify_read(op: OpRef<'_, '_>) -> Verdict {
    result_type(op).map_or(Ok(()), |ty| verify_variable(op, ty, "'output1'"))
}

fn verify_write(op: OpRef<'_, '_>) -> Verdict {
    operand_type(op, 0).map_or(Ok(()), |ty| verify_variable(op, ty, "'input1'"))
}

/// Returns the type of the values of a variable; `None` if its attributes are missing or too long.
fn variable_type(variable: OpRef<'_, '_>) -> Option<Type> {
    let ctx = variable.context();
    let element = ctx.type_value(variable.prop("type")?)?;
    let shape: Vec<i64> = numbers(ctx, variable.prop("var_shape")?)?
        .into_iter()
        .map(|size| if size == -1 { DYNAMIC } else { size })
        .collect();
    Some(tensor_type(ctx, &shape, element))
}

/// Checks that the nearest symbol table declares the variable with type `ty`.
fn verify_variable(op: OpRef<'_, '_>, ty: Type, name: &str) -> Verdict {
    let ctx = op.context();
    let Some(AttrData::String { value, .. }) = op.prop("name").map(|attr| ctx.attr_data(attr)) else { return Ok(()) };
    let Some(table) = op.ancestors().find(|parent| parent.is_symbol_table()) else { return Ok(()) };
    let Some(variable) = table.symbol(*value).filter(|found| found.is("tosa.variable")) else {
        return fail(op, format!("'{}' has not been declared by 'tosa.variable'", ctx.str(*value)));
    };
    let Some(declared) = variable_type(variable) else { return Ok(()) };
    super::control_flow::verify_match(op, &[ty], name, &[declared], "the input tensor")
}
