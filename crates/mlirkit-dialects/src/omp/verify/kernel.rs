//! Determines the execution mode of the kernel in the body of an `omp.target`.

use std::collections::HashSet;

use mlirkit_ir::{BlockId, BlockRef, OpRef, RegionRef};

use super::clauses::is_wrapper;
use super::is_omp;
use crate::common::rules::has_trait;

/// The execution mode of a kernel, as far as the verifiers need it.
#[derive(Default)]
pub(super) struct Kernel {
    /// Whether all threads execute the kernel from the start.
    pub(super) spmd: bool,
    /// Whether the trip count of the kernel's loop is known before the launch.
    pub(super) trip_count: bool,
}

/// Returns the innermost operation that an `omp.target` is certain to run once. `None` if the operation or one of its
/// parents has other OpenMP operations beside it.
pub(super) fn captured<'m, 'c>(target: OpRef<'m, 'c>) -> Option<OpRef<'m, 'c>> {
    innermost(target, true)
}

/// Returns the execution mode of a kernel, given the operation returned by [`captured`].
pub(super) fn kernel(captured: Option<OpRef<'_, '_>>) -> Kernel {
    let Some(nest) = captured.filter(|op| op.is("omp.loop_nest")) else { return Kernel::default() };
    let simd = nest.parent_op().filter(|op| op.is("omp.simd"));
    let wrappers: Vec<_> = simd.unwrap_or(nest).ancestors().take_while(|op| is_wrapper(*op)).collect();
    let Some(outermost) = wrappers.last() else { return Kernel::default() };
    let stands_in = |names: &[&str]| {
        let around = outermost.ancestors().zip(names).all(|(op, name)| op.is(name));
        around && outermost.ancestors().nth(names.len()) == nest.parent_of("omp.target")
    };
    match &*wrappers.iter().map(|op| op.name()).collect::<Vec<_>>() {
        ["omp.wsloop", "omp.distribute"] => {
            let spmd = stands_in(&["omp.parallel", "omp.teams"]);
            Kernel { spmd, trip_count: spmd }
        }
        [name @ ("omp.distribute" | "omp.loop")] if stands_in(&["omp.teams"]) => {
            let inner = innermost(nest, false);
            let mut around = inner.into_iter().chain(inner.into_iter().flat_map(OpRef::ancestors));
            let spmd = around.find(|op| op.parent_op() == Some(nest)).is_some_and(|op| op.is("omp.parallel"));
            Kernel { spmd: *name == "omp.loop" || spmd, trip_count: true }
        }
        ["omp.wsloop"] => Kernel { spmd: stands_in(&["omp.parallel"]), trip_count: false },
        _ => Kernel::default(),
    }
}

/// Descends from the regions of `root` into the first OpenMP operation with regions, repeatedly, and returns the
/// innermost one found, or `None`. Stops at an `omp.loop_nest` and, with `once`, at an operation that has OpenMP
/// siblings or may not run exactly once.
fn innermost<'m, 'c>(root: OpRef<'m, 'c>, once: bool) -> Option<OpRef<'m, 'c>> {
    let mut found = None;
    let inner = |op: OpRef<'m, 'c>| op.regions().collect::<Vec<RegionRef<'m, 'c>>>().into_iter().rev();
    let mut pending: Vec<_> = inner(root).collect();
    while let Some(region) = pending.pop() {
        let mut own = region.blocks().flat_map(BlockRef::ops).filter(|op| is_omp(*op));
        let Some(op) = own.clone().find(|op| op.regions().len() > 0) else { continue };
        if once && !runs_once(op, region) || own.any(|other| other != op && !has_trait(other, "IsTerminator")) {
            break;
        }
        found = Some(op);
        if op.is("omp.loop_nest") {
            break;
        }
        pending.extend(inner(op));
    }
    found
}

/// Returns whether each execution of the region executes `op`, which is in one of the region's blocks, exactly once.
fn runs_once(op: OpRef<'_, '_>, region: RegionRef<'_, '_>) -> bool {
    let Some(block) = op.block() else { return false };
    let is_repeated = reachable(successors(block).collect(), None).contains(&block.id);
    let others = reachable(region.entry().into_iter().collect(), Some(block));
    let is_avoided = region.blocks().any(|at| others.contains(&at.id) && successors(at).next().is_none());
    !is_repeated && !is_avoided
}

/// Returns the given blocks and all blocks reachable from them without passing through `without`.
fn reachable<'m, 'c>(mut pending: Vec<BlockRef<'m, 'c>>, without: Option<BlockRef<'m, 'c>>) -> HashSet<BlockId> {
    let mut reached = HashSet::new();
    while let Some(block) = pending.pop() {
        if Some(block) != without && reached.insert(block.id) {
            pending.extend(successors(block));
        }
    }
    reached
}

fn successors<'m, 'c>(block: BlockRef<'m, 'c>) -> impl Iterator<Item = BlockRef<'m, 'c>> {
    block.terminator().into_iter().flat_map(OpRef::successors)
}
