//! What was built apart becomes part of a body.

use super::{BLOCK_BIT, Block, Body, Extra, NO_EXTRA, Op, Region, len32};
use crate::ids::{BlockId, OpId, RegionId, ValueId};

/// By how much the ids of a body grew that has become part of another one.
#[derive(Debug, Clone, Copy)]
pub struct Moved {
    /// Of operations.
    pub ops: u32,
    /// Of values.
    pub values: u32,
}

impl Body {
    /// Puts the operations of a block of another body at the end of a block of this one, with all that is in them. What
    /// they use is what `operand` says; the other body's block has no arguments.
    pub fn absorb(
        &mut self,
        block: BlockId,
        other: Body,
        from: BlockId,
        operand: impl Fn(ValueId) -> ValueId,
    ) -> Moved {
        let (ops, values) = (len32(self.ops.len()), len32(self.value_types.len()));
        let (blocks, regions) = (len32(self.blocks.len()), len32(self.regions.len()));
        let (operands, extras) = (len32(self.operands.len()), len32(self.extras.len()));
        let arg_locs = len32(self.arg_locs.len());
        let op_id = |op: OpId| if op == OpId::NONE { op } else { OpId(op.0 + ops) };
        let block_id = |id: BlockId| match id {
            BlockId::NONE => id,
            _ if id == from => block,
            _ => BlockId(id.0 + blocks),
        };
        let region_id = |id: RegionId| if id == RegionId::NONE { id } else { RegionId(id.0 + regions) };
        let outermost = other.blocks.get(from.index()).copied();
        self.ops.extend(other.ops.iter().map(|op| Op {
            operands: op.operands + operands,
            first_result: op.first_result + values,
            extra: if op.extra == NO_EXTRA { NO_EXTRA } else { op.extra + extras },
            block: block_id(op.block),
            prev: op_id(op.prev),
            next: op_id(op.next),
            ..*op
        }));
        self.blocks.extend(other.blocks.iter().map(|b| Block {
            region: region_id(b.region),
            prev: block_id(b.prev),
            next: block_id(b.next),
            first: op_id(b.first),
            last: op_id(b.last),
            first_arg: b.first_arg + values,
            arg_count: b.arg_count,
            first_arg_loc: b.first_arg_loc + arg_locs,
        }));
        // The block takes its place in its own region.
        let link = |id: BlockId| if id == from { BlockId::NONE } else { block_id(id) };
        self.regions.extend(other.regions.iter().map(|r| Region {
            owner: op_id(r.owner),
            first: link(r.first),
            last: link(r.last),
        }));
        self.operands.extend(other.operands.iter().map(|value| operand(*value)));
        self.value_types.extend_from_slice(&other.value_types);
        self.value_defs.extend(other.value_defs.iter().map(|def| match def & BLOCK_BIT {
            0 => def + ops,
            _ => block_id(BlockId(def & !BLOCK_BIT)).0 | BLOCK_BIT,
        }));
        self.arg_locs.extend_from_slice(&other.arg_locs);
        self.extras.extend(other.extras.into_iter().map(|extra| Extra {
            op: op_id(extra.op),
            successors: extra.successors.iter().map(|id| block_id(*id)).collect(),
            regions: extra.regions.iter().map(|id| region_id(*id)).collect(),
            child: extra.child,
        }));
        if let Some((first, last)) = outermost.and_then(|b| Some((op_id(b.first.some()?), op_id(b.last.some()?)))) {
            let before = std::mem::replace(&mut self.block_at_mut(block).last, last);
            self.ops[first.index()].prev = before;
            match before.some() {
                Some(before) => self.ops[before.index()].next = first,
                None => self.block_at_mut(block).first = first,
            }
        }
        // What stood for the block around them holds nothing any more.
        if let Some(left) = self.blocks.get_mut((from.0 + blocks) as usize) {
            (left.region, left.first, left.last) = (RegionId::NONE, OpId::NONE, OpId::NONE);
        }
        Moved { ops, values }
    }
}
