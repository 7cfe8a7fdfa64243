//! Verifiers of the `spirv` dialect: group operations and atomics.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use super::{constant_of, verify_scope};
use crate::common::rules::{enum_prop, fail, require};
use crate::spirv::syntax::groups::NAMES as ARITHMETIC;

pub(super) fn register(checks: &mut Checks) {
    let ops = &mut checks.ops;
    ops.extend(ARITHMETIC.map(|name| (name, verify_arithmetic as fn(OpRef<'_, '_>) -> Verdict)));
    ops.extend([
        ("spirv.GroupNonUniformBroadcast", verify_non_uniform_broadcast as fn(OpRef<'_, '_>) -> Verdict),
        ("spirv.GroupNonUniformRotateKHR", |op| {
            verify_scope(op)?;
            verify_cluster(op)
        }),
    ]);
}

/// Checks that the cluster size, if there is one, is a constant power of two.
fn verify_cluster(op: OpRef<'_, '_>) -> Verdict {
    let Some(size) = op.operand_named("cluster_size") else { return Ok(()) };
    let Some(size) = constant_of(size) else {
        return fail(op, "cluster size operand must come from a constant op");
    };
    let fits = (size as u32).is_power_of_two();
    require(op, fits, "cluster size operand must be a power of two")
}

fn verify_arithmetic(op: OpRef<'_, '_>) -> Verdict {
    const CLUSTERED_REDUCE: u64 = 3;
    verify_scope(op)?;
    let clustered = enum_prop(op, "group_operation") == Some(CLUSTERED_REDUCE);
    let message = "cluster size operand must be provided for 'ClusteredReduce' group operation";
    require(op, !clustered || op.operands().len() != 1, message)?;
    verify_cluster(op)
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
    verify_scope(op)?;
    let source = op.operand(1).and_then(mlirkit_ir::ValueRef::defining_op);
    let constant = source.is_some_and(|op| matches!(op.name(), "spirv.Constant" | "spirv.mlir.referenceof"));
    require(op, constant || allows_any_id(op), "id must be the result of a constant op")
}
