//! Verification of one large block on several threads. Valid operations may be checked in any order. If an operation is
//! invalid, the block is verified sequentially to report the errors.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{BlockRef, BodyId, Module, OpId, OpRef};

use crate::row::RulesTable;
use crate::walk::Verifier;

/// The minimum number of operations, including nested ones, in a block that is verified on several threads.
const LARGE: u32 = if cfg!(debug_assertions) { 1 << 8 } else { 2 * WORTH_A_THREAD as u32 };

/// The number of operations per work item.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 5 } else { 1 << 11 };

/// The result of a quick check of an operation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum QuickCheck {
    InOrder,
    /// The operation requires the full check.
    Unknown,
    /// The operation has successors but is not the last operation in its block, which is invalid.
    Misplaced,
}

/// A block being verified.
#[derive(Clone, Copy)]
pub(crate) struct BlockRange<'m, 'c> {
    pub(crate) block: BlockRef<'m, 'c>,
    /// The last operation in the block.
    pub(crate) last: OpId,
    /// The operation that encloses the block.
    pub(crate) parent: OpRef<'m, 'c>,
    /// Whether operations that own a body are skipped because they are verified elsewhere.
    pub(crate) without_bodies: bool,
}

impl<'m, 'c> BlockRange<'m, 'c> {
    /// Returns the operation with this id, which must be in the block.
    pub(crate) fn op(&self, id: OpId) -> OpRef<'m, 'c> {
        OpRef { module: self.block.module, body: self.block.body, id }
    }

    /// Returns the operations at which work items begin, starting with `first`. They are found by id, because ids
    /// nearly always ascend within a block.
    fn starts(&self, first: OpId) -> Vec<OpId> {
        let (arena, block, last) = (self.block.arena(), Some(self.block.id), self.last.0);
        let mut starts = vec![first];
        let mut from = first.0.saturating_add(AT_ONCE as u32);
        while from <= last {
            let end = from.saturating_add(AT_ONCE as u32);
            // Ids that are skipped belong to nested operations.
            let next = (from..end.min(last)).map(OpId).find(|op| arena.op_block(*op) == block);
            starts.extend(next);
            from = next.map_or(end, |op| op.0.saturating_add(AT_ONCE as u32));
        }
        starts
    }

    /// Checks an operation quickly. Returns the result of the check, and the operation that follows.
    #[inline(always)]
    pub(crate) fn glance(&self, rules: &mut RulesTable<'_>, id: OpId) -> (QuickCheck, Option<OpId>) {
        let arena = self.block.arena();
        let parts = arena.parts(id);
        let next = parts.op.next();
        let is_plain = parts.op.is_plain();
        if !is_plain && id != self.last && !arena.successors(id).is_empty() {
            return (QuickCheck::Misplaced, next);
        }
        // The operation is verified elsewhere, and its body must not be decoded here.
        let is_left_out = self.without_bodies && !is_plain && arena.child(id).is_some();
        // A valid operation requires no further work and no entry on the stack.
        match is_left_out || rules.accepts(arena, self.op(id), &parts, self.parent) {
            true => (QuickCheck::InOrder, next),
            false => (QuickCheck::Unknown, next),
        }
    }
}

impl Verifier<'_> {
    /// Verifies the operations of a block on several threads, and records isolated ones for later. Returns false if
    /// several threads are not worthwhile or an operation may be invalid; the caller must then verify the block
    /// sequentially.
    pub(crate) fn verify_by_threads(&mut self, at: BlockRange<'_, '_>) -> bool {
        let (arena, module) = (at.block.arena(), at.block.module);
        let Some(first) = arena.first_op(at.block.id).filter(|_| !self.by_itself) else { return false };
        if at.last.0.saturating_sub(first.0) < LARGE {
            return false;
        }
        let ctx = module.context();
        let threads = ctx.threads().saturating_sub(threads::busy_elsewhere());
        if threads < 2 {
            return false;
        }
        let starts = at.starts(first);
        // Excludes the many small blocks around a large one before all bodies are counted.
        if starts.len() < 2 || 2 * arena.op_count() < op_count(module) {
            return false;
        }
        let (isolated, doubts_symbols) = (Mutex::new(Vec::new()), AtomicBool::new(false));
        let (checks, around) = (self.checks, self.rules.around());
        let how = (at.without_bodies, self.in_order);
        let state = || Verifier::part(ctx, checks, around, how);
        // The dominance check is an additional work item.
        let regions = at.parent.region_list();
        let is_outermost = regions.body != at.parent.body;
        let is_dominated = AtomicBool::new(false);
        let look = |verifier: &mut Verifier<'_>, index: usize| {
            let Some(index) = index.checked_sub(1) else {
                let is_seen = is_outermost && verifier.dominance.is_seen(regions);
                is_dominated.store(is_seen, Ordering::Relaxed);
                return Ok(());
            };
            let (mut following, end) = (starts.get(index).copied(), starts.get(index + 1));
            while let Some(id) = following.filter(|id| Some(id) != end) {
                let (glance, next) = at.glance(&mut verifier.rules, id);
                following = next;
                let is_good = match glance {
                    QuickCheck::InOrder => true,
                    QuickCheck::Unknown => verifier.completes(at.op(id), at.parent) && verifier.found.is_empty(),
                    QuickCheck::Misplaced => false,
                };
                if !is_good {
                    return Err(());
                }
            }
            // If each item ends where the next one begins, every operation has been checked exactly once.
            if following != end.copied() {
                return Err(());
            }
            doubts_symbols.fetch_or(verifier.rules.doubts_symbols, Ordering::Relaxed);
            let found = std::mem::take(&mut verifier.isolated);
            if !found.is_empty() {
                isolated.lock().unwrap_or_else(PoisonError::into_inner).push((index, found));
            }
            Ok(())
        };
        if threads::try_each(threads, starts.len() + 1, state, look).is_err() {
            // From now on, nested blocks are verified sequentially, which avoids repeated work.
            self.by_itself = true;
            return false;
        }
        self.rules.doubts_symbols |= doubts_symbols.into_inner();
        if is_dominated.into_inner() {
            self.dominance.is_known_of(at.parent);
        }
        let mut isolated = isolated.into_inner().unwrap_or_else(PoisonError::into_inner);
        isolated.sort_unstable_by_key(|(index, _)| *index);
        self.isolated.extend(isolated.into_iter().flat_map(|(_, found)| found));
        true
    }
}

fn op_count(module: &Module<'_>) -> usize {
    let bodies = (0..module.body_count()).map(|index| BodyId(index as u32));
    bodies.filter(|id| module.is_loaded(*id)).map(|id| module.body(id).op_count()).sum()
}
