//! Verifiers of the `spirv` dialect: group operations and atomics.

use mlirkit_ir::{OpRef, Sign, TypeData};
use mlirkit_verify::{Checks, Verdict};

use super::{constant_of, element_count, type_of_operand, verify_scope, verify_semantics};
use crate::common::rules::{enum_prop, fail, float_kind, int_width, quoted, require};
use crate::spirv::syntax::groups::NAMES as ARITHMETIC;
use crate::spirv::types::pointee;

const SHUFFLES: [&str; 4] = [
    "spirv.GroupNonUniformShuffle",
    "spirv.GroupNonUniformShuffleDown",
    "spirv.GroupNonUniformShuffleUp",
    "spirv.GroupNonUniformShuffleXor",
];

/// Operations for which only the execution scope is checked.
const SCOPED: [&str; 14] = [
    "spirv.GroupFAdd",
    "spirv.GroupFMax",
    "spirv.GroupFMin",
    "spirv.GroupIAdd",
    "spirv.GroupNonUniformBallot",
    "spirv.GroupNonUniformBallotFindLSB",
    "spirv.GroupNonUniformBallotFindMSB",
    "spirv.GroupNonUniformElect",
    "spirv.GroupSMax",
    "spirv.GroupSMin",
    "spirv.GroupUMax",
    "spirv.GroupUMin",
    "spirv.KHR.GroupFMul",
    "spirv.KHR.GroupIMul",
];

const INTEGER_ATOMICS: [&str; 11] = [
    "spirv.AtomicAnd",
    "spirv.AtomicIAdd",
    "spirv.AtomicIDecrement",
    "spirv.AtomicIIncrement",
    "spirv.AtomicISub",
    "spirv.AtomicOr",
    "spirv.AtomicSMax",
    "spirv.AtomicSMin",
    "spirv.AtomicUMax",
    "spirv.AtomicUMin",
    "spirv.AtomicXor",
];

pub(super) fn register(checks: &mut Checks) {
    let ops = &mut checks.ops;
    ops.extend(ARITHMETIC.map(|name| (name, verify_arithmetic as fn(OpRef<'_, '_>) -> Verdict)));
    ops.extend(SHUFFLES.map(|name| (name, verify_shuffle as fn(OpRef<'_, '_>) -> Verdict)));
    ops.extend(SCOPED.map(|name| (name, verify_scope as fn(OpRef<'_, '_>) -> Verdict)));
    ops.extend(INTEGER_ATOMICS.map(|name| (name, verify_integer_atomic as fn(OpRef<'_, '_>) -> Verdict)));
    ops.extend([
        ("spirv.ControlBarrier", (|op| verify_semantics(op, "memory_semantics")) as fn(OpRef<'_, '_>) -> Verdict),
        ("spirv.EXT.AtomicFAdd", verify_float_atomic),
        ("spirv.GroupBroadcast", verify_broadcast),
        ("spirv.GroupNonUniformBroadcast", verify_non_uniform_broadcast),
        ("spirv.GroupNonUniformRotateKHR", |op| {
            verify_scope(op)?;
            verify_cluster(op)
        }),
        ("spirv.MemoryBarrier", |op| verify_semantics(op, "memory_semantics")),
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

fn verify_shuffle(op: OpRef<'_, '_>) -> Verdict {
    verify_scope(op)?;
    let last = op.operand_types().last().map(|ty| op.context().type_data(ty));
    let signed = matches!(last, Some(TypeData::Integer { sign: Sign::Signed, .. }));
    require(op, !signed, "second operand must be a singless/unsigned integer")
}

fn verify_broadcast(op: OpRef<'_, '_>) -> Verdict {
    verify_scope(op)?;
    let (ctx, id) = (op.context(), type_of_operand(op, 1));
    if !matches!(ctx.type_data(id), TypeData::Vector(_)) {
        return Ok(());
    }
    let count = element_count(ctx, id).unwrap_or(0);
    let what = "localid is a vector and can be with only  2 or 3 components, actual number is";
    require(op, matches!(count, 2 | 3), format_args!("{what} {count}"))
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

fn verify_integer_atomic(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let pointee = pointee(ctx, type_of_operand(op, 0)).map(|(pointee, _)| pointee);
    if let Some(found) = pointee.filter(|found| int_width(ctx, *found).is_none()) {
        return fail(op, format!("pointer operand must point to an integer value, found {}", quoted(ctx, found)));
    }
    verify_semantics(op, "semantics")
}

fn verify_float_atomic(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let pointee = pointee(ctx, type_of_operand(op, 0)).map(|(pointee, _)| pointee);
    if let Some(found) = pointee.filter(|found| float_kind(ctx, *found).is_none()) {
        return fail(op, format!("pointer operand must point to an float value, found {}", quoted(ctx, found)));
    }
    verify_semantics(op, "semantics")
}
