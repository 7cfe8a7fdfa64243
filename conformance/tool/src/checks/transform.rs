//! Effects that the test operations of `transform` have on their handles.

use mlirkit::ir::{OpRef, ValueKey, ValueRef};
use mlirkit::verifier::checks::FreedOperands;
use mlirkit::verifier::{Checks, Verdict, Violation};

/// Registers the checks.
pub(super) fn register(checks: &mut Checks) {
    checks.frees.extend([
        ("transform.test.fuse_consumer", all as FreedOperands),
        ("transform.test.fuse_using_forall", all),
        ("transform.test.tile_using_forall", all),
        ("transform.test_consume_operand", all),
        ("transform.test_consume_operand_of_op_kind_or_fail", all),
        ("transform.test_emit_remark_and_erase_operand", all),
        ("transform.test_re_enter_region", all),
        ("transform.test_required_memory_effects", |op| {
            if op.prop("has_operand_effect").is_some() { all(op) } else { Vec::new() }
        }),
    ]);
    checks.ops.insert("transform.test_required_memory_effects", verify_effects);
}

fn all(op: OpRef<'_, '_>) -> Vec<ValueKey> {
    op.operands().map(ValueRef::key).collect()
}

/// Checks the operation that declares its effects in attributes.
fn verify_effects(op: OpRef<'_, '_>) -> Verdict {
    let has = |name: &str| op.prop(name).is_some();
    let (message, note) = if !has("has_operand_effect") {
        ("requires memory effects on operands to be specified", "no effects specified for operand #0")
    } else if !has("modifies_payload") {
        ("expects ops consuming operands to have a 'write' effect on the payload resource", "consumes operand #0")
    } else if !has("has_result_effect") {
        (
            "requires 'allocate' memory effect to be specified for results",
            "no 'allocate' effect specified for result #0",
        )
    } else {
        return Ok(());
    };
    Err(Violation::at(op, format!("TransformOpInterface {message}")).with_note(op.location(), note))
}
