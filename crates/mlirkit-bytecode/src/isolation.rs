//! Which regions are scopes of their own: those of operations inside which nothing from outside is used.
//!
//! The definition does not decide it, the content does, so it is worked out again for every file that is written.

use mlirkit_ir::{BlockId, Body, OpId, RegionId, ValueDef};

/// An operation whose regions are being looked at.
struct Visit {
    op: OpId,
    /// Nesting of the operation's own regions.
    depth: u32,
    /// The outermost nesting whose values are used inside.
    outermost: u32,
    /// Regions not looked at yet.
    next_region: usize,
    /// The next operation, in the region being looked at.
    op_here: Option<OpId>,
    /// The block it stands in.
    block: Option<BlockId>,
}

/// Marks in `isolated`, by region, those that use values from outside of their operation.
pub(crate) fn mark_open(body: &Body, isolated: &mut [bool]) {
    if body.region_count() == body.roots().len() {
        return;
    }
    let mut depths = vec![0; body.region_count()];
    for root in body.roots() {
        for block in body.blocks(*root) {
            for op in body.ops(block).filter(|op| !body.regions(*op).is_empty()) {
                mark_below(body, op, &mut depths, isolated);
            }
        }
    }
}

/// Walks over what is nested in `top`, which stands in a root region.
fn mark_below(body: &Body, top: OpId, depths: &mut [u32], isolated: &mut [bool]) {
    let mut stack = vec![enter(body, top, 1, depths)];
    while let Some(frame) = stack.last_mut() {
        if let Some(op) = frame.op_here {
            frame.op_here = body.next_op(op);
            for operand in body.operands(op) {
                let block = match body.value_def(*operand) {
                    ValueDef::Result(op, _) => body.op_block(op),
                    ValueDef::Argument(block, _) => Some(block),
                };
                let region = block.and_then(|block| body.block_region(block));
                let depth = region.and_then(|region| depths.get(region.index())).copied().unwrap_or(0);
                frame.outermost = frame.outermost.min(depth);
            }
            if !body.regions(op).is_empty() {
                let depth = frame.depth + 1;
                stack.push(enter(body, op, depth, depths));
            }
        } else if let Some(block) = frame.block.and_then(|block| body.next_block(block)) {
            frame.block = Some(block);
            frame.op_here = body.first_op(block);
        } else if let Some(region) = body.regions(frame.op).get(frame.next_region) {
            frame.next_region += 1;
            frame.block = body.entry(*region);
            frame.op_here = frame.block.and_then(|block| body.first_op(block));
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

fn enter(body: &Body, op: OpId, depth: u32, depths: &mut [u32]) -> Visit {
    for region in body.regions(op) {
        if let Some(slot) = depths.get_mut(region.index()) {
            *slot = depth;
        }
    }
    Visit { op, depth, outermost: u32::MAX, next_region: 0, op_here: None, block: None }
}
