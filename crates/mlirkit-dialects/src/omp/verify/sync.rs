//! Verifiers of the `omp` dialect: atomics, ordering and cancellation.

use mlirkit_ir::{OpRef, RegionRef};
use mlirkit_verify::{Checks, Verdict};

use super::clauses::verify_hint;
use super::is_omp;
use crate::common::atomics;
use crate::common::rules::{enum_prop, expect, fail, int, require, symbol_text};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        (
            "omp.atomic.read",
            (|op| {
                atomics::verify_read(op)?;
                verify_order(op, RELEASE, "memory-order must not be acq_rel or release for atomic reads")
            }) as fn(OpRef<'_, '_>) -> Verdict,
        ),
        ("omp.atomic.update", |op| {
            atomics::verify_update(op)?;
            verify_order(op, ACQUIRE, "memory-order must not be acq_rel or acquire for atomic updates")
        }),
        ("omp.atomic.write", |op| {
            atomics::verify_write(op)?;
            verify_order(op, ACQUIRE, "memory-order must not be acq_rel or acquire for atomic writes")
        }),
        ("omp.cancel", verify_cancel),
        ("omp.cancellation_point", verify_cancellation_point),
        ("omp.ordered", verify_ordered),
        ("omp.ordered.region", verify_ordered_parent),
    ]);
    checks.regions.insert("omp.atomic.update", atomics::verify_update_region);
    checks.regions.insert("omp.atomic.capture", verify_capture_region);
    checks.symbol_uses.insert("omp.critical", verify_critical);
}

/// The case `Acq_rel` of the enum `ClauseMemoryOrderKind`. The next constants are other cases.
const ACQ_REL: u64 = 1;
const ACQUIRE: u64 = 2;
const RELEASE: u64 = 3;

fn verify_order(op: OpRef<'_, '_>, wrong: u64, message: &str) -> Verdict {
    let order = enum_prop(op, "memory_order");
    expect(op, order.is_none_or(|order| order != ACQ_REL && order != wrong), message)?;
    verify_hint(op)
}

fn verify_capture_region(op: OpRef<'_, '_>) -> Verdict {
    atomics::verify_capture_region(op)?;
    let nested = || op.region(0).and_then(RegionRef::entry).into_iter().flat_map(|entry| entry.ops()).take(2);
    let has = |name: &str| nested().any(|op| op.attr(name).is_some());
    require(op, !has("hint"), "operations inside capture region must not have hint clause")?;
    require(op, !has("memory_order"), "operations inside capture region must not have memory_order clause")
}

fn verify_critical(op: OpRef<'_, '_>) -> Verdict {
    let Some(name) = op.prop("name") else { return Ok(()) };
    if op.lookup_nearest_symbol(name).is_some_and(|found| found.is("omp.critical.declare")) {
        return Ok(());
    }
    fail(op, format!("expected symbol reference {} to point to a critical declaration", symbol_text(op, name)))
}

fn verify_ordered_parent(op: OpRef<'_, '_>) -> Verdict {
    let has_region = op.regions().len() > 0;
    let Some(nest) = op.parent_of("omp.loop_nest") else {
        return require(op, has_region, "must be nested inside of a loop");
    };
    let Some(wrapper) = nest.parent_op() else { return Ok(()) };
    if !wrapper.is("omp.wsloop") {
        let message = "must be nested inside of a worksharing, simd or worksharing simd loop";
        return require(op, wrapper.is("omp.simd"), message);
    }
    let Some(ordered) = int(wrapper, "ordered") else {
        return fail(op, "the enclosing worksharing-loop region must have an ordered clause");
    };
    let message = "the enclosing loop's ordered clause must not have a parameter present";
    require(op, !has_region || ordered == 0, message)?;
    let message = "the enclosing loop's ordered clause must have a parameter present";
    require(op, has_region || ordered != 0, message)
}

fn verify_ordered(op: OpRef<'_, '_>) -> Verdict {
    verify_ordered_parent(op)?;
    let ordered = op.parent_of("omp.wsloop").and_then(|wrapper| int(wrapper, "ordered"));
    let message = "number of variables in depend clause does not match number of iteration variables in the doacross \
                   loop";
    require(op, ordered.is_some() && ordered == int(op, "doacross_num_loops"), message)
}

/// The case `Parallel` of the enum `ClauseCancellationConstructType`. The next constants are the other cases.
const PARALLEL: u64 = 0;
const LOOP: u64 = 1;
const SECTIONS: u64 = 2;
const TASKGROUP: u64 = 3;

fn is_in_task(parent: OpRef<'_, '_>) -> bool {
    parent.is("omp.task") || parent.parent_op().is_some_and(|outer| outer.is("omp.taskloop"))
}

fn verify_cancel(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.ancestors().find(|op| is_omp(*op)) else { return fail(op, "Orphaned cancel construct") };
    let outer = |name: &str| parent.parent_op().filter(|outer| outer.is(name));
    match enum_prop(op, "cancel_directive") {
        Some(PARALLEL) => {
            require(op, parent.is("omp.parallel"), "cancel parallel must appear inside a parallel region")
        }
        Some(LOOP) => {
            let Some(wsloop) = outer("omp.wsloop") else {
                return fail(op, "cancel loop must appear inside a worksharing-loop region");
            };
            let message = "A worksharing construct that is canceled must not have a nowait clause";
            expect(op, wsloop.prop("nowait").is_none(), message)?;
            let message = "A worksharing construct that is canceled must not have an ordered clause";
            expect(op, wsloop.prop("ordered").is_none(), message)
        }
        Some(SECTIONS) => {
            let Some(sections) = outer("omp.sections") else {
                return fail(op, "cancel sections must appear inside a sections region");
            };
            let message = "A sections construct that is canceled must not have a nowait clause";
            expect(op, sections.prop("nowait").is_none(), message)
        }
        Some(TASKGROUP) => require(op, is_in_task(parent), "cancel taskgroup must appear inside a task region"),
        _ => Ok(()),
    }
}

fn verify_cancellation_point(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.ancestors().find(|op| is_omp(*op)) else {
        return fail(op, "Orphaned cancellation point");
    };
    let (fits, message) = match enum_prop(op, "cancel_directive") {
        Some(PARALLEL) => {
            (parent.is("omp.parallel"), "cancellation point parallel must appear inside a parallel region")
        }
        Some(LOOP) => (
            parent.parent_op().is_some_and(|outer| outer.is("omp.wsloop")),
            "cancellation point loop must appear inside a worksharing-loop region",
        ),
        Some(SECTIONS) => {
            (parent.is("omp.section"), "cancellation point sections must appear inside a sections region")
        }
        Some(TASKGROUP) => (is_in_task(parent), "cancellation point taskgroup must appear inside a task region"),
        _ => return Ok(()),
    };
    require(op, fits, message)
}
