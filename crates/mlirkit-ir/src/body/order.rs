//! The order of operations in an arena. Readers create operations in file order, so their relative positions are known
//! without walking the body.

use std::cmp::Reverse;

use super::{Body, Op, OpId, Use};

/// The order in which a body's operations were created, relative to their nesting.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArenaOrder {
    /// Pre-order: an operation is created before the operations in its regions.
    Pre,
    /// Post-order: an operation is created directly after the operations in its regions.
    Post,
}

impl ArenaOrder {
    /// Returns a sort key that puts the operations of a body with this arena order into pre-order. Subtracts the number
    /// of visited operations from `steps`. `None` once `steps` is used up, because a full walk is then faster.
    #[must_use]
    pub fn place(self, body: &Body, op: OpId, steps: &mut usize) -> Option<(OpId, Reverse<OpId>)> {
        let mut first = op;
        if self == Self::Post {
            // Finds the innermost first operation nested in `op`. Operations that share it are nested in each other,
            // and the inner ones come first.
            while !body.is_plain(first) {
                let blocks = body.regions(first).iter().flat_map(|region| body.blocks(*region));
                let Some(inner) = blocks.inspect(|_| *steps = steps.saturating_sub(1)).find_map(|at| body.first_op(at))
                else {
                    break;
                };
                first = inner;
                *steps = steps.checked_sub(1)?;
            }
        }
        Some((first, Reverse(op)))
    }
}

/// Facts about a body that remain valid until its structure changes. Changes to names, attributes and types do not
/// affect them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Laid {
    /// The number of operations that the body had when the facts were recorded.
    ops: u32,
    order: Option<ArenaOrder>,
    is_dominated: bool,
}

impl Body {
    fn laid(&mut self) -> &mut Laid {
        let ops = self.ops.len() as u32;
        if self.laid.ops != ops {
            self.laid = Laid { ops, ..Laid::default() };
        }
        &mut self.laid
    }

    /// Returns true if every region has at most one block.
    #[must_use]
    pub fn has_single_blocks(&self) -> bool {
        self.regions.iter().all(|region| region.first == region.last)
    }

    /// Records that every region has at most one block, and that every use follows its definition in the same block or
    /// an enclosing one.
    pub fn set_dominated(&mut self) {
        self.laid().is_dominated = true;
    }

    /// Returns true if every use is known to be dominated by its definition. After a call of
    /// [`set_dominated`](Body::set_dominated), this remains true as long as only names, attributes and types change.
    #[must_use]
    pub fn is_dominated(&self) -> bool {
        self.laid.is_dominated && self.laid.ops as usize == self.ops.len()
    }

    /// Records the arena order of all operations. Every operation must be linked below a root region, and each stored
    /// use-list order must cover all uses of its value.
    pub fn set_arena_order(&mut self, order: ArenaOrder) {
        self.laid().order = Some(order);
    }

    /// Returns the arena order. `None` if it was not [set](Body::set_arena_order), or if more than names, attributes
    /// and types has changed since.
    #[must_use]
    pub fn arena_order(&self) -> Option<ArenaOrder> {
        self.laid.order.filter(|_| self.laid.ops as usize == self.ops.len())
    }

    /// Returns the index of an operation's first operand in the [operand pool](Body::operand_pool).
    #[must_use]
    pub fn first_operand(&self, op: OpId) -> usize {
        self.ops.get(op.index()).map_or(self.operands.len(), |op| op.operands as usize)
    }

    /// Returns the use at index `place` of the [operand pool](Body::operand_pool). `None` unless it belongs to one of
    /// the first `end` operations. Sets `end` to one more than the index of that operation, which speeds up a series of
    /// calls with descending indices.
    #[must_use]
    pub fn use_before(&self, place: usize, end: &mut usize) -> Option<Use> {
        let begins = |op: &Op| op.operands as usize <= place;
        let ops = self.ops.get(..*end)?;
        // Searches backwards, with exponential steps, for an operation whose operands begin at or before the index.
        let (mut before, mut step) = (0, 1);
        while ops.len().checked_sub(step).and_then(|at| ops.get(at)).is_some_and(|op| !begins(op)) {
            (before, step) = (step, 2 * step);
        }
        let first = ops.len().saturating_sub(step);
        // Takes the last operation whose operands begin at or before the index. Others that begin there have no
        // operands.
        let near = ops.get(first..ops.len() - before)?;
        *end = first + near.partition_point(begins);
        let index = end.checked_sub(1)?;
        let data = ops.get(index)?;
        let operand = (place - data.operands as usize) as u32;
        (operand < data.operand_count).then_some(Use { op: OpId(index as u32), operand })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::ValueId;
    use crate::{Context, DialectSet, NewOp};

    #[test]
    fn operations_are_ordered_by_id() {
        let ctx = Context::new(DialectSet::new());
        let new = NewOp::new(ctx.op_name("test.op"), ctx.unknown_loc());
        let mut body = Body::new();
        let root = body.new_root();
        let block = body.append_block(root);
        let [inner, empty] = [body.new_region(), body.new_region()];
        body.append_block(inner);
        let at = body.append_block(inner);
        let values = [ValueId(7), ValueId(8), ValueId(9)];
        let before = body.append_op(block, &NewOp { operands: &values[..1], ..new });
        let first = body.append_op(at, &new);
        let second = body.append_op(at, &NewOp { operands: &values[..2], ..new });
        let outer = body.append_op(block, &NewOp { regions: &[empty, inner], operands: &values, ..new });
        let last = body.append_op(block, &new);
        let place = |op| ArenaOrder::Post.place(&body, op, &mut 10);
        assert!([before, outer, first, second, last].map(place).is_sorted_by(|a, b| a.is_some() && a < b));
        assert_eq!(ArenaOrder::Post.place(&body, outer, &mut 1), None);
        assert_eq!(ArenaOrder::Pre.place(&body, outer, &mut 0), Some((outer, Reverse(outer))));
        let uses = [(before, 0), (second, 0), (second, 1), (outer, 0), (outer, 1), (outer, 2)];
        let found = |place, mut end| {
            let found = body.use_before(place, &mut end)?;
            (end == found.op.index() + 1).then_some((found.op, found.operand))
        };
        // Look up each use once from every later operation, and once in descending order.
        let mut end = body.op_count();
        for (place, used) in uses.into_iter().enumerate().rev() {
            assert!((used.0.index() + 1..=5).all(|end| found(place, end) == Some(used)), "{place}");
            assert_eq!(body.use_before(place, &mut end).map(|found| (found.op, found.operand)), Some(used));
        }
        assert_eq!((found(6, 5), found(1, 1), found(0, 0)), (None, None, None));
        assert_eq!(body.first_operand(outer), 3);
        assert_eq!(body.arena_order(), None);
        body.set_arena_order(ArenaOrder::Post);
        assert_eq!((body.arena_order(), body.is_dominated()), (Some(ArenaOrder::Post), false));
        body.set_dominated();
        assert_eq!((body.arena_order(), body.is_dominated()), (Some(ArenaOrder::Post), true));
        body.append_op(block, &new);
        assert_eq!((body.arena_order(), body.is_dominated()), (None, false));
        body.set_dominated();
        assert_eq!((body.arena_order(), body.is_dominated()), (None, true));
        body.unlink_op(last);
        assert!(!body.is_dominated());
    }
}
