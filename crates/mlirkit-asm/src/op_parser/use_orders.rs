//! The order of uses, where it is not the one that every reader assumes.

use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{BlockId, Body, OpId, RegionId, Use, ValueId};
use rustc_hash::FxHashMap;

use super::scope::forward_index;
use super::{Frame, OpParser};

impl OpParser<'_, '_, '_> {
    /// Notes the values that are used in the regions of an operation whose text has them in another order.
    pub(super) fn note_uses_in(&mut self, op: OpId) {
        let Frame { body, reordered, reordered_forwards, .. } = &mut self.frame;
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

    /// Writes down the uses of those values of a root region, whose operations start with `first`, for which the order
    /// of attaching is not the order that every reader assumes.
    ///
    /// A use is put in front of the ones before it. An operation with regions is attached after the operations
    /// inside; and when a value that was used before is defined, its uses so far are turned around.
    pub(super) fn settle_use_orders(&mut self, root: RegionId, first: usize) {
        let reordered = std::mem::take(&mut self.frame.reordered);
        if reordered.is_empty() {
            return;
        }
        let body = &mut self.frame.body;
        // In a large body these are walks over much memory.
        let is_large = body.op_count() - first >= WORTH_A_THREAD;
        let threads = if is_large { self.base.ctx.threads() } else { 1 };
        let places = || is_large.then(|| pre_order(body, root, first));
        let (mut order, mut found) = threads::both(threads, places, || uses_of(body, &reordered, first));
        for of_one in &found.values {
            let list = found.uses.get_mut(of_one.start as usize..of_one.end as usize).unwrap_or_default();
            if list.len() < 2 {
                continue;
            }
            let first_early = list.partition_point(|u| u.op.0 >= of_one.early);
            if let Some(early) = list.get_mut(first_early..) {
                early.reverse();
            }
            let order = order.get_or_insert_with(|| pre_order(body, root, first));
            let rank = |u: &Use| (order.get(u.op.index() - first).copied().unwrap_or(0), u.operand);
            if !list.is_sorted_by(|a, b| rank(a) > rank(b)) {
                body.use_orders.insert(of_one.value, (*list).into());
            }
        }
    }
}

/// The uses of some values, the latest of each first.
struct Uses {
    values: Vec<OfValue>,
    uses: Vec<Use>,
}

/// Where the uses of a value stand.
struct OfValue {
    value: ValueId,
    start: u32,
    end: u32,
    /// Operations with lower numbers used it before it was defined.
    early: u32,
}

/// The uses of these values by the operations from `first` on.
fn uses_of(body: &Body, of: &FxHashMap<ValueId, u32>, first: usize) -> Uses {
    // Asked for each operand: a table is faster than a map. It has the number of the value, from 1.
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
    for op in (first..body.op_count()).rev() {
        let op = OpId(op as u32);
        for (operand, value) in body.operands(op).iter().enumerate().rev() {
            if let Some(number) = number_of(value)
                && let Some(known) = values.get_mut(number as usize)
            {
                known.end += 1;
                found.push((number, Use { op, operand: operand as u32 }));
            }
        }
    }
    // Brought together by value, each one's as they were found.
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
    Uses { values, uses }
}

/// The place in pre-order of each operation of a root region, from the operation `first` on.
fn pre_order(body: &Body, root: RegionId, first: usize) -> Vec<u32> {
    let mut order = vec![0; body.op_count() - first];
    let mut next = 0;
    // Where to go on: an operation in a block, or behind its last one.
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
