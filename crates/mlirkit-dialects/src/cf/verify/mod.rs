//! Checks of the `cf` dialect that upstream implements in C++.

use crate::common::rules::{fail, quoted, require};
use mlirkit_ir::{OpRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

/// Registers the checks of the `cf` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("cf.switch", verify_switch);
}

/// Checks that the case values have the flag's type, and that there is one value per case.
fn verify_switch(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let cases = op.successors().len().saturating_sub(1);
    let values = op.prop("case_values").and_then(|attr| ctx.shaped(ctx.attr_type(attr)?));
    let (Some(values), Some(flag)) = (values, op.operand(0).map(ValueRef::ty)) else { return Ok(()) };
    if values.element != flag {
        let (flag, element) = (quoted(ctx, flag), quoted(ctx, values.element));
        return fail(op, format!("'flag' type ({flag}) should match case value type ({element})"));
    }
    let count = values.num_elements().unwrap_or(0);
    let message = format_args!("number of case values ({count}) should match number of case destinations ({cases})");
    require(op, usize::try_from(count) == Ok(cases), message)
}
