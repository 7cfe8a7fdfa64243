//! Computation of use-list orders that differ from the order that bytecode readers assume.

use mlirkit_ir::{ArenaOrder, BlockId, Body, OpId, RegionId, Use, ValueId};
use rustc_hash::FxHashMap;

use crate::op_data::syntax::OpState;
use crate::parse::scope::forward_index;
use crate::parse::{BodyFrame, OpParser};

impl OpParser<'_, '_, '_> {
    /// Records the values used in the regions of an operation, if the source writes the regions in an order other than
    /// that of the definition.
    pub(crate) fn note_uses_in(&mut self, op: OpId) {
        let BodyFrame { body, reordered, reordered_forwards, shuffled, .. } = &mut self.frame;
        *shuffled = true;
        let mut open = vec![op];
        while let Some(op) = open.pop() {
            for block in body.regions(op).iter().flat_map(|region| body.blocks(*region)) {
                for inner in body.ops(block) {
                    open.push(inner);
                    for value in body.operands(inner) {
                        match forward_index(*value) {
                            Some(forward) => reordered_forwards.push(forward as u32),
                            None => _ = reordered.entry(*value).or_insert(0),
                        }
                    }
                }
            }
        }
    }

    /// Returns true if an operand of a new operation may also be used in the operation's regions.
    pub(crate) fn is_used_within(&self, op: &OpState, value: ValueId) -> bool {
        // If there are more pairs than this to compare, the regions are searched once, at the end.
        const MOST: usize = 1 << 12;
        let all = self.frame.body.operand_pool();
        let inner = all.get(op.operands_before..all.len() - op.operands.len()).unwrap_or_default();
        inner.len().saturating_mul(op.operands.len()) > MOST || inner.contains(&value)
    }

    /// Stores the use-list orders of the recorded values that differ from the assumed order. `first` is the id of the
    /// first operation in the root region.
    ///
    /// A use is inserted before earlier uses in the use list. An operation with regions is attached after the
    /// operations in them. When a value is defined after some of its uses, these uses are reversed.
    pub(crate) fn settle_use_orders(&mut self, root: RegionId, first: usize) {
        let reordered = std::mem::take(&mut self.frame.reordered);
        let BodyFrame { body, shuffled, used_early, .. } = &mut self.frame;
        if !reordered.is_empty() {
            let mut found = uses_of(body, &reordered, first);
            let mut places = UsePositions { body, root, first, shuffled: *shuffled, steps: body.op_count(), all: None };
            let orders = found.in_another_order(&mut places);
            body.use_orders.extend(orders);
        }
        // If the region is not the first of the operation, the order of operations is not known here.
        if !*shuffled && first == 0 {
            body.set_arena_order(ArenaOrder::Post);
        }
        if !*used_early && first == 0 && body.has_single_blocks() {
            body.set_dominated();
        }
    }
}

/// A computation of the pre-order positions of operations in a root region.
struct UsePositions<'b> {
    body: &'b Body,
    root: RegionId,
    first: usize,
    /// Whether operation ids may be in an order other than pre-order.
    shuffled: bool,
    /// The remaining number of steps that may be spent on computing positions one by one. After that, all positions are
    /// computed at once.
    steps: usize,
    all: Option<Vec<u32>>,
}

impl UsePositions<'_> {
    /// Returns true if the uses of a value are in the order that bytecode readers assume.
    fn are_in_order(&mut self, uses: &[Use]) -> bool {
        if !self.shuffled && self.steps > 0 {
            let mut place =
                |found: &Use| Some((ArenaOrder::Post.place(self.body, found.op, &mut self.steps)?, found.operand));
            let mut before = None;
            let mut descending = true;
            let known = uses.iter().all(|found| {
                let here = place(found);
                descending &= before.is_none_or(|before| before > here);
                before = Some(here);
                here.is_some()
            });
            if known {
                debug_assert_eq!(descending, self.walk_says_in_order(uses));
                return descending;
            }
        }
        self.walk_says_in_order(uses)
    }

    fn walk_says_in_order(&mut self, uses: &[Use]) -> bool {
        let places = self.all.get_or_insert_with(|| pre_order(self.body, self.root, self.first));
        let rank = |u: &Use| (places.get(u.op.index() - self.first).copied().unwrap_or(0), u.operand);
        uses.is_sorted_by(|a, b| rank(a) > rank(b))
    }
}

/// The use lists of some values, each with the latest use first.
struct UseLists {
    values: Vec<OfValue>,
    uses: Vec<Use>,
}

/// The range of uses that belong to one value.
struct OfValue {
    value: ValueId,
    start: u32,
    end: u32,
    /// Operations with an id below this one used the value before it was defined.
    early: u32,
}

impl UseLists {
    /// Returns the values whose use-list order differs from the one that bytecode readers assume, with their use lists.
    fn in_another_order(&mut self, places: &mut UsePositions<'_>) -> Vec<(ValueId, Box<[Use]>)> {
        let mut orders = Vec::new();
        for of_one in &self.values {
            let list = self.uses.get_mut(of_one.start as usize..of_one.end as usize).unwrap_or_default();
            if list.len() < 2 {
                continue;
            }
            let first_early = list.partition_point(|u| u.op.0 >= of_one.early);
            if let Some(early) = list.get_mut(first_early..) {
                early.reverse();
            }
            if !places.are_in_order(list) {
                orders.push((of_one.value, (*list).into()));
            }
        }
        orders
    }
}

/// Returns the uses of the given values in the operations from `first` on.
fn uses_of(body: &Body, of: &FxHashMap<ValueId, u32>, first: usize) -> UseLists {
    // Each operand is looked up, and a table is faster than a map. It holds the number of the value, counted from 1.
    let mut numbers = vec![0_u32; body.value_count()];
    for value in of.keys() {
        if let Some(number) = numbers.get_mut(value.index()) {
            *number = 1;
        }
    }
    let mut values = Vec::with_capacity(of.len());
    for (value, number) in (0..).zip(&mut numbers).filter(|(_, number)| **number != 0) {
        values.push(OfValue { value: ValueId(value), start: 0, end: 0, early: 0 });
        *number = values.len() as u32;
    }
    let number_of = |value: &ValueId| numbers.get(value.index()).map(|number| number.wrapping_sub(1));
    for (value, early) in of {
        if let Some(known) = number_of(value).and_then(|number| values.get_mut(number as usize)) {
            known.early = *early;
        }
    }
    let mut found: Vec<(u32, Use)> = Vec::new();
    let (from, mut end) = (body.first_operand(OpId(first as u32)), body.op_count());
    for (place, value) in body.operand_pool().iter().enumerate().skip(from).rev() {
        if let Some(number) = number_of(value)
            && let Some(known) = values.get_mut(number as usize)
            && let Some(used) = body.use_before(place, &mut end)
        {
            known.end += 1;
            found.push((number, used));
        }
    }
    // Groups the uses by value, in the order found.
    let mut next = 0;
    for known in &mut values {
        let count = std::mem::replace(&mut known.end, next);
        known.start = next;
        next += count;
    }
    let mut uses = vec![Use { op: OpId(0), operand: 0 }; found.len()];
    for (number, used) in found {
        if let Some(known) = values.get_mut(number as usize)
            && let Some(place) = uses.get_mut(known.end as usize)
        {
            *place = used;
            known.end += 1;
        }
    }
    UseLists { values, uses }
}

/// Returns the pre-order position of each operation in a root region, starting with operation `first`.
fn pre_order(body: &Body, root: RegionId, first: usize) -> Vec<u32> {
    let mut order = vec![0; body.op_count() - first];
    let mut next = 0;
    // The positions at which to continue: an operation in a block, or `None` for the end of the block.
    let mut work: Vec<(BlockId, Option<OpId>)> = Vec::new();
    work.extend(body.entry(root).map(|block| (block, body.first_op(block))));
    while let Some((mut block, mut op)) = work.pop() {
        loop {
            let Some(id) = op else {
                let Some(following) = body.next_block(block) else { break };
                (block, op) = (following, body.first_op(following));
                continue;
            };
            if let Some(place) = id.index().checked_sub(first).and_then(|i| order.get_mut(i)) {
                *place = next;
            }
            next += 1;
            op = body.next_op(id);
            let regions = body.regions(id);
            if !regions.is_empty() {
                work.push((block, op));
                let entries = regions.iter().rev().filter_map(|region| body.entry(*region));
                work.extend(entries.map(|block| (block, body.first_op(block))));
                break;
            }
        }
    }
    order
}
