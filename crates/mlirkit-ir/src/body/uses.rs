//! The uses of each value, as linked lists. The lists are built when a caller first asks for uses, and updated when the
//! body changes.
//!
//! A use is identified by its position in the body's operand pool. A table maps each position to its operation and to
//! its neighbours in the list, so adding and removing a use takes constant time. Operations created later are added on
//! the next request. Readers and writers never request uses, so they pay nothing.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::{Body, Op, Use, len32};
use crate::ids::{BlockId, OpId, ValueId};

/// The use lists of a body, if they have been built. The lock allows threads that share a body to request uses.
#[derive(Debug, Default)]
pub(super) struct UseLists(Mutex<Option<Box<Lists>>>);

/// Marks the end of a list.
const NONE: u32 = u32::MAX;

/// A position in the operand pool, with links to its neighbours in a use list.
#[derive(Debug, Clone, Copy)]
struct Member {
    op: OpId,
    prev: u32,
    next: u32,
}

#[derive(Debug, Default)]
pub(super) struct Lists {
    /// One more than the highest id of the operations whose operands are in the lists.
    ops: usize,
    /// The head of the use list of each value.
    first: Vec<u32>,
    /// The list members, indexed by position in the operand pool.
    members: Vec<Member>,
}

impl UseLists {
    /// Returns the use lists, if they have been built.
    #[inline]
    pub(super) fn made(&mut self) -> Option<&mut Lists> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).as_deref_mut()
    }

    /// Returns the use lists, after adding any operations that are missing.
    fn complete(&mut self, ops: &[Op], operands: &[ValueId]) -> &mut Lists {
        let lists = self.0.get_mut().unwrap_or_else(PoisonError::into_inner).get_or_insert_default();
        lists.complete(ops, operands);
        lists
    }
}

impl Lists {
    /// Adds to the lists the operands of all operations created since the last call.
    fn complete(&mut self, ops: &[Op], operands: &[ValueId]) {
        let known = std::mem::replace(&mut self.ops, ops.len());
        // `skip` on a zipped iterator would visit the known operations.
        for (id, op) in (len32(known)..).zip(ops.get(known..).unwrap_or_default()) {
            self.add_op(OpId(id), op, operands);
        }
    }

    fn add_op(&mut self, id: OpId, op: &Op, operands: &[ValueId]) {
        for at in op.operands..op.operands + op.operand_count {
            if let Some(value) = operands.get(at as usize) {
                self.add(id, at, *value);
            }
        }
    }

    /// Adds the position `at`, which is an operand of `op`, to the use list of a value.
    fn add(&mut self, op: OpId, at: u32, value: ValueId) {
        count_step();
        if self.first.len() <= value.index() {
            self.first.resize(value.index() + 1, NONE);
        }
        if self.members.len() <= at as usize {
            self.members.resize(at as usize + 1, Member { op: OpId::NONE, prev: NONE, next: NONE });
        }
        let Some(first) = self.first.get_mut(value.index()) else { return };
        let next = std::mem::replace(first, at);
        if let Some(next) = self.members.get_mut(next as usize) {
            next.prev = at;
        }
        if let Some(member) = self.members.get_mut(at as usize) {
            *member = Member { op, prev: NONE, next };
        }
    }

    /// Removes the position `at` from the use list of a value.
    fn remove(&mut self, at: u32, value: ValueId) {
        count_step();
        let Some(Member { prev, next, .. }) = self.members.get(at as usize).copied() else { return };
        match self.members.get_mut(prev as usize) {
            Some(prev) => prev.next = next,
            None => self.first.iter_mut().skip(value.index()).take(1).for_each(|first| *first = next),
        }
        if let Some(next) = self.members.get_mut(next as usize) {
            next.prev = prev;
        }
    }

    /// Moves the position `at` from the use list of value `old` to that of `new`.
    pub(super) fn change(&mut self, op: OpId, at: u32, old: ValueId, new: ValueId) {
        if op.index() < self.ops {
            self.remove(at, old);
            self.add(op, at, new);
        }
    }

    /// Removes the operands of an operation from the use lists.
    pub(super) fn remove_op(&mut self, id: OpId, op: &Op, operands: &[ValueId]) {
        if id.index() < self.ops {
            for at in op.operands..op.operands + op.operand_count {
                if let Some(value) = operands.get(at as usize) {
                    self.remove(at, *value);
                }
            }
        }
    }

    /// Adds the new operands of an operation to the use lists. Its old operands must have been removed.
    pub(super) fn set_op(&mut self, id: OpId, op: &Op, operands: &[ValueId]) {
        if id.index() < self.ops {
            self.add_op(id, op, operands);
        }
    }

    /// Iterates over the members of a list, starting with `from`.
    fn members(&self, from: u32) -> impl Iterator<Item = (u32, Member)> {
        let member = |at: u32| self.members.get(at as usize).map(|member| (at, *member));
        std::iter::successors(member(from), move |(_, last)| member(last.next)).inspect(|_| count_step())
    }

    fn first(&self, value: ValueId) -> u32 {
        self.first.get(value.index()).copied().unwrap_or(NONE)
    }

    /// Empties the use list of a value and returns its head.
    fn take(&mut self, value: ValueId) -> u32 {
        self.first.get_mut(value.index()).map_or(NONE, |first| std::mem::replace(first, NONE))
    }

    /// Turns the members of a list, given by its head `from`, into uses of the value `to`.
    fn give(&mut self, from: u32, to: ValueId, operands: &mut [ValueId]) {
        let mut at = from;
        while let Some(member) = self.members.get(at as usize).copied() {
            if let Some(operand) = operands.get_mut(at as usize) {
                *operand = to;
            }
            self.add(member.op, at, to);
            at = member.next;
        }
    }
}

/// Queries and replacements of uses.
impl Body {
    fn with_uses<T>(&self, ask: impl FnOnce(&Lists) -> T) -> T {
        let mut lists = self.lists.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lists = lists.get_or_insert_default();
        lists.complete(&self.ops, &self.operands);
        ask(lists)
    }

    /// Returns the uses of a value by linked operations, in creation order.
    ///
    /// The first call builds the use lists of all values. Later calls take time proportional to the number of uses of
    /// the value, and to the number of operations created since the previous call.
    #[must_use]
    pub fn uses(&self, value: ValueId) -> Vec<Use> {
        let mut uses = self.with_uses(|lists| {
            let used = |(at, member): (u32, Member)| {
                let op = self.linked(member.op)?;
                Some(Use { op: member.op, operand: at - op.operands })
            };
            lists.members(lists.first(value)).filter_map(used).collect::<Vec<_>>()
        });
        uses.sort_unstable_by_key(|used| (used.op, used.operand));
        uses
    }

    /// Returns true if no linked operation uses the value. See [`Body::uses`] for the cost.
    #[must_use]
    pub fn is_unused(&self, value: ValueId) -> bool {
        self.with_uses(|lists| lists.members(lists.first(value)).all(|(_, member)| self.linked(member.op).is_none()))
    }

    fn linked(&self, op: OpId) -> Option<&Op> {
        self.ops.get(op.index()).filter(|op| op.block != BlockId::NONE)
    }

    /// Replaces all uses of one value with another value, in time proportional to their number. The stored use-list
    /// orders of both values are dropped. See [`Body::uses`] for the cost of the first call.
    pub fn replace_uses(&mut self, of: ValueId, with: ValueId) {
        self.laid = super::Laid::default();
        if of != with {
            let lists = self.lists.complete(&self.ops, &self.operands);
            let from = lists.take(of);
            lists.give(from, with, &mut self.operands);
        }
        if !self.use_orders.is_empty() {
            self.use_orders.remove(&of);
            self.use_orders.remove(&with);
        }
    }

    /// Replaces all uses of each key in `values` with the mapped value, simultaneously and in one pass over the body.
    /// If the use lists have been built, only uses of the keys are visited.
    pub fn replace_many(&mut self, values: &FxHashMap<ValueId, ValueId>) {
        self.laid = super::Laid::default();
        if self.lists.made().is_some() {
            self.replace_listed(values.iter().map(|(of, with)| (*of, *with)));
        } else {
            for operand in &mut self.operands {
                if let Some(with) = values.get(operand) {
                    *operand = *with;
                }
            }
        }
        if !self.use_orders.is_empty() {
            for (of, with) in values {
                self.use_orders.remove(of);
                self.use_orders.remove(with);
            }
        }
    }

    /// Replaces uses by means of the use lists. All lists are taken before any is given, because a value may be both
    /// replaced and a replacement.
    pub(super) fn replace_listed(&mut self, values: impl Iterator<Item = (ValueId, ValueId)>) {
        let lists = self.lists.complete(&self.ops, &self.operands);
        let taken: Vec<(u32, ValueId)> = values.map(|(of, with)| (lists.take(of), with)).collect();
        taken.into_iter().for_each(|(from, with)| lists.give(from, with, &mut self.operands));
    }
}

/// Counts a visited use. Tests use this to limit the amount of work.
#[inline]
fn count_step() {
    #[cfg(test)]
    tests::STEPS.with(|steps| steps.set(steps.get() + 1));
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::body::NewOp;
    use crate::{Context, DialectSet, Module, OpKey, ValueKey};

    thread_local! {
        pub(super) static STEPS: Cell<u64> = const { Cell::new(0) };
    }

    /// Finds the uses of a value by scanning all operations, for comparison.
    fn scanned(body: &Body, value: ValueId) -> Vec<Use> {
        let operands =
            |op| (0..).zip(body.operands(op).to_vec()).map(move |(operand, used)| (Use { op, operand }, used));
        body.linked_ops().flat_map(operands).filter(|(_, used)| *used == value).map(|(used, _)| used).collect()
    }

    fn check(body: &Body) {
        for value in (0..len32(body.value_count())).map(ValueId) {
            let expected = scanned(body, value);
            assert_eq!(body.uses(value), expected, "{value:?}");
            assert_eq!(body.is_unused(value), expected.is_empty(), "{value:?}");
        }
    }

    #[test]
    fn lists_are_those_of_a_scan_after_any_edits() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let (name, loc, ty) = (ctx.unregistered_op_name(b"test.op"), ctx.unknown_loc(), ctx.i32_type());
        for asks_first in [false, true] {
            let mut body = Body::new();
            let region = body.new_root();
            let block = body.append_block(region);
            body.set_args(block, &[ty; 3], &[loc; 3]);
            let mut state = 7_u32;
            let mut below = |n: usize| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 8) as usize % n.max(1)
            };
            if asks_first {
                check(&body);
            }
            for step in 0..160 {
                let values = body.value_count();
                let op = OpId(below(body.op_count()) as u32);
                let mut value = || ValueId(below(values) as u32);
                let is_op = body.has_op(op);
                let (one, two, three) = (value(), value(), value());
                match below(9) {
                    0..=2 => {
                        _ = body.append_op(
                            block,
                            &NewOp { operands: &[one, two, one], results: &[ty], ..NewOp::new(name, loc) },
                        )
                    }
                    3 if is_op => body.erase_op(op),
                    4 if is_op => body.set_operand(op, 1, two),
                    5 if is_op => body.set_operands(op, &[two, two, three, one]),
                    6 => body.replace_uses(one, two),
                    7 => body.replace_many(&[(one, two), (two, one)].into_iter().collect()),
                    8 if is_op => {
                        body.unlink_op(op);
                        if below(2) == 0 {
                            body.insert_op(block, None, op);
                        }
                    }
                    _ => _ = body.add_arg(block, ty, loc),
                }
                if step % 10 == 9 || step > 155 {
                    check(&body);
                    check(&body.clone());
                }
            }
        }
    }

    /// Returns how many uses are visited when each of `count` values is replaced and its operation erased.
    fn steps_of_folding(count: u32) -> u64 {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let mut module = Module::new(&ctx);
        let (name, loc, ty) = (ctx.unregistered_op_name(b"test.op"), ctx.unknown_loc(), ctx.i32_type());
        let body = module.body_mut(Module::TOP).expect("a module has a top level");
        let block = body.blocks(body.roots()[0]).next().expect("the top level has a block");
        let mut last = None;
        for _ in 0..count {
            let operands: Vec<ValueId> = last.into_iter().flat_map(|value| [value, value]).collect();
            let op = body.append_op(block, &NewOp { operands: &operands, results: &[ty], ..NewOp::new(name, loc) });
            last = body.results(op).next();
        }
        let serial = module.serial;
        let value = |id| ValueKey { module: serial, body: Module::TOP, id: ValueId(id) };
        let op = |id| OpKey { module: serial, body: Module::TOP, id: OpId(id) };
        let before = STEPS.with(Cell::get);
        for id in 1..count {
            assert_eq!(module.uses(value(id)).expect("the value exists").len(), usize::from(id + 1 < count) * 2);
            module.replace_all_uses(value(id), value(0)).expect("the types are equal");
            let new = module.get_value(value(id)).expect("the value exists");
            assert!(new.is_unused());
            module.erase(op(id)).expect("the result is unused");
        }
        let first = module.get_value(value(0)).expect("the value exists");
        assert_eq!((first.uses().count(), first.users().count()), (0, 0));
        STEPS.with(Cell::get) - before
    }

    #[test]
    fn folding_visits_each_use_a_few_times() {
        for count in [1_000, 4_000] {
            let steps = steps_of_folding(count);
            assert!(steps <= 20 * u64::from(count), "{count} operations: {steps} steps");
        }
    }

    #[test]
    fn users_are_distinct_and_uses_are_not() {
        let ctx = Context::new(DialectSet::new().allowing_unregistered());
        let mut module = Module::new(&ctx);
        let (name, loc, ty) = (ctx.unregistered_op_name(b"test.op"), ctx.unknown_loc(), ctx.i32_type());
        let body = module.body_mut(Module::TOP).expect("a module has a top level");
        let block = body.blocks(body.roots()[0]).next().expect("the top level has a block");
        let used = body.append_op(block, &NewOp { results: &[ty], ..NewOp::new(name, loc) });
        let value = body.results(used).next().expect("one result");
        let user = body.append_op(block, &NewOp { operands: &[value, value], ..NewOp::new(name, loc) });
        let value = ValueKey { module: module.serial, body: Module::TOP, id: value };
        let value = module.get_value(value).expect("the value exists");
        let uses: Vec<(OpId, usize)> = value.uses().map(|(op, operand)| (op.id, operand)).collect();
        assert_eq!(uses, [(user, 0), (user, 1)]);
        assert_eq!(value.users().map(|op| op.id).collect::<Vec<_>>(), [user]);
        assert!(!value.is_unused());
    }
}
