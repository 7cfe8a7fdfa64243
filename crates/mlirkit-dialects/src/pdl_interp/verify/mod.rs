//! Checks of the `pdl_interp` dialect that upstream implements in C++.

use mlirkit_ir::{OpRef, RegionRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{array, fail, ints, require};
use crate::pdl::verify::{range_element, verify_range};

const SWITCHES: [&str; 6] = [
    "pdl_interp.switch_attribute",
    "pdl_interp.switch_operand_count",
    "pdl_interp.switch_operation_name",
    "pdl_interp.switch_result_count",
    "pdl_interp.switch_type",
    "pdl_interp.switch_types",
];

/// Registers the checks of the `pdl_interp` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend(SWITCHES.map(|name| (name, verify_switch as fn(OpRef<'_, '_>) -> Verdict)));
    checks.ops.insert("pdl_interp.create_range", verify_range);
    checks.ops.insert("pdl_interp.create_operation", |op| {
        let inferred = op.prop("inferredResultTypes").is_some();
        let explicit = op.operands_named("inputResultTypes").len() > 0;
        require(op, !(inferred && explicit), "with inferred results cannot also have explicit result types")?;
        let ctx = op.context();
        let Some(name) = op.prop("name").and_then(|attr| ctx.str_value(attr)).filter(|_| inferred) else {
            return Ok(());
        };
        let infers = name.split_once('.').is_some_and(|(dialect, short)| {
            let dialect = ctx.dialect(ctx.ident(dialect));
            dialect.is_some_and(|dialect| dialect.op(short).is_some_and(|def| dialect.infers_result_types(def)))
        });
        let message = format_args!(
            "has inferred results, but the created operation '{name}' does not support result type inference (or is not \
             registered)"
        );
        require(op, infers, message)
    });
    checks.ops.insert("pdl_interp.foreach", verify_foreach);
}

/// Checks that there are as many case values as case successors.
fn verify_switch(op: OpRef<'_, '_>) -> Verdict {
    let cases = op.successors().len().saturating_sub(1);
    let ctx = op.context();
    let values = match op.prop("caseValues") {
        Some(values) if ctx.array_elements(values).is_none() => {
            let elements = ctx.attr_type(values).and_then(|ty| ctx.shaped(ty)).and_then(|shaped| shaped.num_elements());
            let count = elements.and_then(|count| usize::try_from(count).ok());
            count.or_else(|| ints(op, "caseValues").map(|values| values.len()))
        }
        _ => Some(array(op, "caseValues").len()),
    };
    match values {
        Some(values) if values != cases => fail(
            op,
            format!("expected number of cases to match the number of case values, got {cases} but expected {values}"),
        ),
        _ => Ok(()),
    }
}

fn verify_foreach(op: OpRef<'_, '_>) -> Verdict {
    let args: Vec<_> = op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.args()).collect();
    let [arg] = args[..] else { return fail(op, "requires exactly one argument") };
    let ctx = op.context();
    let element = op.operand(0).map(ValueRef::ty).and_then(|ty| range_element(ctx, ty));
    require(op, element == Some(arg.ty()), "operand must be a range of loop variable type")
}
