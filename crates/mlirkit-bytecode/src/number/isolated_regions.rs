//! Finds the isolated regions: the regions of operations that use no outside value in their regions.
//!
//! This depends on the uses in the regions, not on the definition of the operation, so it is computed for each file
//! that is written.

use mlirkit_ir::{BlockId, Body, OpId, OpParts, RegionId, ValueDef, ValueId};

/// The state of visiting an operation with regions.
struct Visit {
    op: OpId,
    /// The nesting depth of the operation's regions.
    depth: u32,
    /// The smallest nesting depth at which a value used in the regions is defined.
    outermost: u32,
    /// The index of the next region to visit.
    next_region: usize,
    /// The next operation to visit in the current block.
    op_here: Option<OpId>,
    /// The block being visited.
    block: Option<BlockId>,
}

/// Clears the flag in `isolated` of each region that uses values from outside its operation.
pub(crate) fn mark_open(body: &Body, isolated: &mut [bool]) {
    if body.region_count() == body.roots().len() {
        return;
    }
    let is_dominated = body.is_dominated();
    let mut nesting =
        Nesting { regions: vec![0; body.region_count()], values: vec![0; body.value_count()], is_dominated };
    let mut stack = Vec::new();
    if is_dominated {
        // Starts at the operations that have regions, which avoids walking over all operations.
        let at_root = |op| body.op_block(op).and_then(|block| body.block_region(block));
        for region in (0..body.region_count() as u32).map(RegionId) {
            let owner = body.region_owner(region).filter(|op| body.regions(*op).first() == Some(&region));
            if let Some(op) = owner.filter(|op| at_root(*op).is_some_and(|root| body.region_owner(root).is_none())) {
                stack.push(nesting.enter(body, op, 1));
                mark_below(body, &mut stack, &mut nesting, isolated);
            }
        }
        return;
    }
    for root in body.roots() {
        for block in body.blocks(*root) {
            nesting.define_args(body, block, 0);
            let mut following = body.first_op(block);
            while let Some(op) = following {
                let parts = body.parts(op);
                following = parts.op.next();
                nesting.define(parts, 0);
                if !parts.op.is_plain() && !body.regions(op).is_empty() {
                    stack.push(nesting.enter(body, op, 1));
                    mark_below(body, &mut stack, &mut nesting, isolated);
                }
            }
        }
    }
}

/// The nesting depths of the regions and values in a body.
struct Nesting {
    regions: Vec<u32>,
    /// For each value, one more than the nesting depth of the region that defines it; 0 if it has not been visited.
    values: Vec<u32>,
    /// Whether every value that has not been visited is defined in a root region.
    is_dominated: bool,
}

impl Nesting {
    #[inline]
    fn define(&mut self, OpParts { op, results, .. }: OpParts<'_>, depth: u32) {
        let first = op.first_result().index();
        let values = self.values.get_mut(first..first + results.len()).unwrap_or_default();
        values.iter_mut().for_each(|value| *value = depth + 1);
    }

    fn define_args(&mut self, body: &Body, block: BlockId, depth: u32) {
        for arg in body.args(block) {
            if let Some(value) = self.values.get_mut(arg.index()) {
                *value = depth + 1;
            }
        }
    }

    /// Returns the nesting depth of the region that defines a value.
    #[inline]
    fn of_value(&self, body: &Body, value: ValueId) -> u32 {
        match self.values.get(value.index()) {
            Some(depth) if *depth != 0 => depth - 1,
            _ if self.is_dominated => 0,
            _ => self.of_later_value(body, value),
        }
    }

    #[cold]
    fn of_later_value(&self, body: &Body, value: ValueId) -> u32 {
        let block = match body.value_def(value) {
            ValueDef::Result(op, _) => body.op_block(op),
            ValueDef::Argument(block, _) => Some(block),
        };
        let region = block.and_then(|block| body.block_region(block));
        region.and_then(|region| self.regions.get(region.index())).copied().unwrap_or(0)
    }

    fn enter(&mut self, body: &Body, op: OpId, depth: u32) -> Visit {
        for region in body.regions(op) {
            if let Some(slot) = self.regions.get_mut(region.index()) {
                *slot = depth;
            }
        }
        Visit { op, depth, outermost: u32::MAX, next_region: 0, op_here: None, block: None }
    }
}

/// Visits the regions nested in the operation on the stack, which must be in a root region.
fn mark_below(body: &Body, stack: &mut Vec<Visit>, nesting: &mut Nesting, isolated: &mut [bool]) {
    while let Some(frame) = stack.last_mut() {
        if let Some(first) = frame.op_here {
            let mut following = Some(first);
            let mut inner = None;
            while let (Some(op), None) = (following, &inner) {
                let parts = body.parts(op);
                following = parts.op.next();
                for operand in parts.operands {
                    frame.outermost = frame.outermost.min(nesting.of_value(body, *operand));
                }
                nesting.define(parts, frame.depth);
                if !parts.op.is_plain() && !body.regions(op).is_empty() {
                    inner = Some(nesting.enter(body, op, frame.depth + 1));
                }
            }
            frame.op_here = following;
            stack.extend(inner);
        } else if let Some(block) = frame.next_block(body) {
            nesting.define_args(body, block, frame.depth);
        } else {
            let (op, depth, outermost) = (frame.op, frame.depth, frame.outermost);
            if outermost < depth {
                for RegionId(region) in body.regions(op) {
                    if let Some(flag) = isolated.get_mut(*region as usize) {
                        *flag = false;
                    }
                }
            }
            stack.pop();
            if let Some(parent) = stack.last_mut() {
                parent.outermost = parent.outermost.min(outermost);
            }
        }
    }
}

impl Visit {
    /// Moves to the next block in the current region, or to the first block of the next region. `None` if there are no
    /// more.
    fn next_block(&mut self, body: &Body) -> Option<BlockId> {
        let mut next = self.block.and_then(|block| body.next_block(block));
        while next.is_none() {
            let region = body.regions(self.op).get(self.next_region)?;
            self.next_region += 1;
            next = body.entry(*region);
        }
        self.block = next;
        self.op_here = next.and_then(|block| body.first_op(block));
        next
    }
}
