//! In which order the operations of an arena stand: readers make them in that of the file, so that what stands before what is known
//! without a walk over the body.

use std::cmp::Reverse;

use super::{Body, Op, OpId, Use};

/// How the ids of a body's operations follow each other, those in its regions included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArenaOrder {
    /// An operation comes before those in its regions.
    Pre,
    /// An operation comes right behind those in its regions.
    Post,
}

impl ArenaOrder {
    /// What stands earlier in pre-order has the lower one of these, in a body of this order. `None` if it has taken more than `steps` to
    /// find those asked for so far, which are taken away: a walk over the body is faster then.
    #[must_use]
    pub fn place(self, body: &Body, op: OpId, steps: &mut usize) -> Option<(OpId, Reverse<OpId>)> {
        let mut first = op;
        if self == Self::Post {
            // Where what is in it begins. What begins with the same operation is nested in each other, the inner one first.
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

/// What is known of a body as long as nothing else than names, attributes and types of its operations changes.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Laid {
    /// How many operations there are.
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

    /// Whether every region has one block or none.
    #[must_use]
    pub fn has_single_blocks(&self) -> bool {
        self.regions.iter().all(|region| region.first == region.last)
    }

    /// Says that every region has one block or none, and every value that is used is defined before, in the same block or around it.
    pub fn set_dominated(&mut self) {
        self.laid().is_dominated = true;
    }

    /// Whether every use is known to be dominated by the definition of its value: nothing else than names, attributes and types has changed since
    /// that was [said](Body::set_dominated).
    #[must_use]
    pub fn is_dominated(&self) -> bool {
        self.laid.is_dominated && self.laid.ops as usize == self.ops.len()
    }

    /// Says in which order all operations stand, with none apart from a root region, and that every use order is that of all uses.
    pub fn set_arena_order(&mut self, order: ArenaOrder) {
        self.laid().order = Some(order);
    }

    /// The order of the operations, as long as nothing else than names, attributes and types has changed since it was
    /// [set](Body::set_arena_order).
    #[must_use]
    pub fn arena_order(&self) -> Option<ArenaOrder> {
        self.laid.order.filter(|_| self.laid.ops as usize == self.ops.len())
    }

    /// Where the operands of an operation begin among [all](Body::operand_pool).
    #[must_use]
    pub fn first_operand(&self, op: OpId) -> usize {
        self.ops.get(op.index()).map_or(self.operands.len(), |op| op.operands as usize)
    }

    /// The use that stands at a place among [all operands](Body::operand_pool), if it is one of the first `end` operations'. `end` becomes
    /// how many there are up to that: who asks for one after the other, the last one first, has to look no further than there.
    #[must_use]
    pub fn use_before(&self, place: usize, end: &mut usize) -> Option<Use> {
        let begins = |op: &Op| op.operands as usize <= place;
        let ops = self.ops.get(..*end)?;
        // How far before the end one begins there or before.
        let (mut before, mut step) = (0, 1);
        while ops.len().checked_sub(step).and_then(|at| ops.get(at)).is_some_and(|op| !begins(op)) {
            (before, step) = (step, 2 * step);
        }
        let first = ops.len().saturating_sub(step);
        // The last one that begins there or before: others that begin there have none.
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
    fn operations_stand_as_their_ids_say() {
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
        // From each operation behind it, and one after the other.
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
