//! Checks of the `omp` dialect that upstream implements in C++.

mod clauses;
mod kernel;
mod loops;
mod regions;
mod sync;
mod target;
mod transformed;

use mlirkit_ir::{OpRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{array, error, expect, fail, has_trait, lacks_terminator, require};
use clauses::{verify_allocate, verify_private, verify_reduction};

/// Registers the checks of the `omp` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.rewritten.insert("omp");
    clauses::register(checks);
    loops::register(checks);
    regions::register(checks);
    sync::register(checks);
    target::register(checks);
    checks.ops.extend([
        ("omp.new_cli", transformed::verify_new as fn(OpRef<'_, '_>) -> Verdict),
        ("omp.parallel", |op| {
            verify_private(op)?;
            verify_reduction(op, "reduction")
        }),
        ("omp.sections", |op| verify_reduction(op, "reduction")),
        ("omp.single", clauses::verify_copyprivate),
        ("omp.task", |op| verify_reduction(op, "in_reduction")),
        ("omp.taskgroup", |op| verify_reduction(op, "task_reduction")),
        ("omp.teams", verify_teams),
        ("omp.workdistribute", verify_workdistribute),
    ]);
    checks.regions.insert("omp.parallel", verify_parallel_region);
}

/// Returns whether an operation belongs to the `omp` dialect.
fn is_omp(op: OpRef<'_, '_>) -> bool {
    op.name().starts_with("omp.")
}

/// Returns whether an operation has the attribute `omp.composite`, which marks parts of a composite construct.
fn is_composite(op: OpRef<'_, '_>) -> bool {
    op.attr("omp.composite").is_some()
}

/// Returns the operations in the blocks of the first region.
fn region_ops<'m, 'c>(op: OpRef<'m, 'c>) -> impl Iterator<Item = OpRef<'m, 'c>> {
    op.region(0).into_iter().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

fn verify_parallel_region(op: OpRef<'_, '_>) -> Verdict {
    let mut distributes = region_ops(op).filter(|child| child.is("omp.distribute"));
    let distribute = distributes.next();
    expect(op, distributes.next().is_none(), "multiple 'omp.distribute' nested inside of 'omp.parallel'")?;
    let Some(distribute) = distribute else {
        let message = "'omp.composite' attribute present in non-composite operation";
        return expect(op, !is_composite(op), message);
    };
    expect(op, is_composite(op), "'omp.composite' attribute missing from composite operation")?;
    let other =
        region_ops(op).find(|child| *child != distribute && is_omp(*child) && !has_trait(*child, "IsTerminator"));
    match other {
        Some(other) => {
            error(op, format!("unexpected OpenMP operation inside of composite 'omp.parallel': {}", other.name()))
        }
        None => Ok(()),
    }
}

fn verify_teams(op: OpRef<'_, '_>) -> Verdict {
    let in_target = op.parent_op().is_some_and(|parent| parent.is("omp.target"));
    let message = "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations";
    expect(op, in_target || !op.ancestors().any(is_omp), message)?;
    if let Some(lower) = op.operand_named("num_teams_lower") {
        let Some(upper) = op.operand_named("num_teams_upper") else {
            return error(op, "expected num_teams upper bound to be defined if the lower bound is defined");
        };
        let message = "expected num_teams upper bound and lower bound to be the same type";
        expect(op, lower.ty() == upper.ty(), message)?;
    }
    verify_allocate(op)?;
    verify_reduction(op, "reduction")
}

fn verify_workdistribute(op: OpRef<'_, '_>) -> Verdict {
    let Some(region) = op.region(0) else { return Ok(()) };
    let Some(entry) = region.entry() else { return fail(op, "region cannot be empty") };
    require(op, entry.terminator().is_some(), "region must contain a structured block")?;
    let ends = region.blocks().filter_map(mlirkit_ir::BlockRef::terminator).filter(|last| last.is("omp.terminator"));
    match ends.count() {
        0 => return lacks_terminator(op, "region must be terminated with omp.terminator"),
        1 => {}
        _ => return fail(op, "region must have exactly one terminator"),
    }
    // Upstream visits nested operations from the inside out, so check in that order.
    let mut found: Vec<_> = op.walk().skip(1).collect();
    found.reverse();
    for nested in found {
        match nested.name() {
            "omp.barrier" => return fail(op, "explicit barriers are not allowed in workdistribute region"),
            "omp.parallel" => return fail(op, "nested parallel constructs not allowed in workdistribute"),
            "omp.teams" => return fail(op, "nested teams constructs not allowed in workdistribute"),
            _ => {}
        }
    }
    let in_teams = op.parent_op().is_some_and(|parent| parent.is("omp.teams"));
    require(op, in_teams, "workdistribute must be nested under teams")
}

/// Pairs each operand of the group `values` with the symbol reference at the same position of the attribute `symbols`.
fn pairs<'m, 'c>(
    op: OpRef<'m, 'c>,
    values: &str,
    symbols: &str,
) -> impl Iterator<Item = (ValueRef<'m, 'c>, mlirkit_ir::Attr)> + use<'m, 'c> {
    op.operands_named(values).zip(array(op, symbols).iter().copied())
}
