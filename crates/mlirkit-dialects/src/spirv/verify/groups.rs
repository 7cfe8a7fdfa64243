//! Verifiers of the `spirv` dialect: group operations and atomics.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::require;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("spirv.GroupNonUniformBroadcast", verify_non_uniform_broadcast);
}

/// Returns whether the target environment allows the operand to be any value, as version 1.5 and later do.
fn allows_any_id(op: OpRef<'_, '_>) -> bool {
    let Some(module) = op.parent_of("spirv.module") else { return false };
    let around = std::iter::once(module).chain(module.ancestors());
    let Some(target) = around.filter(|op| op.is_symbol_table()).find_map(|op| op.attr("spirv.target_env")) else {
        return false;
    };
    let text = op.context().attr_text(target);
    ["v1.0", "v1.1", "v1.2", "v1.3", "v1.4"].iter().all(|version| !text.contains(version))
}

fn verify_non_uniform_broadcast(op: OpRef<'_, '_>) -> Verdict {
    let source = op.operand(1).and_then(mlirkit_ir::ValueRef::defining_op);
    let constant = source.is_some_and(|op| matches!(op.name(), "spirv.Constant" | "spirv.mlir.referenceof"));
    require(op, constant || allows_any_id(op), "id must be the result of a constant op")
}
