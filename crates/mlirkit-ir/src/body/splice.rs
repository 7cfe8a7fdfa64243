//! Moves the contents of a separately built body into another body, and extracts a range of a body as a new body.

use super::order::Laid;
use super::uses::UseLists;
use super::{BLOCK_BIT, Block, Body, Extra, NO_EXTRA, Op, Region, len32};
use crate::ids::{BlockId, BodyId, OpId, RegionId, ValueId};

/// The offsets that were added to the ids of a body when its contents were moved into another body.
#[derive(Debug, Clone, Copy)]
pub struct IdOffsets {
    /// Offset of operation ids.
    pub ops: u32,
    /// Offset of value ids.
    pub values: u32,
}

/// The position of an operation's region contents in the arena, if they are contiguous: the start in each pool.
#[derive(Debug, Clone, Copy)]
pub struct RegionRange {
    /// The operation that owns the region.
    pub owner: OpId,
    region: RegionId,
    /// One more than the highest operation id in the region. The lowest is one more than the owner's id.
    last: u32,
    values: u32,
    blocks: u32,
    operands: u32,
    arg_locs: u32,
}

impl Body {
    /// Moves the operations in a block of another body, with everything nested in them, to the end of a block in this
    /// body. `operand` maps each operand of the moved operations. The block `from` must have no arguments.
    pub fn splice(
        &mut self,
        block: BlockId,
        other: Body,
        from: BlockId,
        operand: impl Fn(ValueId) -> ValueId,
    ) -> IdOffsets {
        let outermost = other.blocks.get(from.index()).copied();
        let (ops, blocks) = (len32(self.ops.len()), len32(self.blocks.len()));
        let op_id = |op: OpId| OpId(op.0 + ops);
        let moved = self.extend(other, Some((from, block)), operand);
        if let Some((first, last)) = outermost.and_then(|b| Some((op_id(b.first.some()?), op_id(b.last.some()?)))) {
            let before = std::mem::replace(&mut self.block_at_mut(block).last, last);
            self.ops[first.index()].prev = before;
            match before.some() {
                Some(before) => self.ops[before.index()].next = first,
                None => self.block_at_mut(block).first = first,
            }
        }
        // The source block is now empty.
        if let Some(left) = self.blocks.get_mut((from.0 + blocks) as usize) {
            (left.region, left.first, left.last) = (RegionId::NONE, OpId::NONE, OpId::NONE);
        }
        moved
    }

    /// Moves the root regions of another body into an operation that has no regions or successors.
    pub fn adopt(&mut self, op: OpId, other: Body) {
        let (values, regions) = (len32(self.value_types.len()), len32(self.regions.len()));
        let roots: Vec<RegionId> = other.roots.iter().map(|region| RegionId(region.0 + regions)).collect();
        self.extend(other, None, |value| ValueId(value.0 + values));
        self.set_regions(op, &[], &roots, None);
    }

    /// Appends all entries of another body. `same` may hold a block of the other body, and the block of this body into
    /// which it is merged.
    fn extend(
        &mut self,
        other: Body,
        same: Option<(BlockId, BlockId)>,
        operand: impl Fn(ValueId) -> ValueId,
    ) -> IdOffsets {
        self.laid = Laid::default();
        let (ops, values) = (len32(self.ops.len()), len32(self.value_types.len()));
        let (blocks, regions) = (len32(self.blocks.len()), len32(self.regions.len()));
        let (operands, extras) = (len32(self.operands.len()), len32(self.extras.len()));
        let arg_locs = len32(self.arg_locs.len());
        let (from, block) = same.unwrap_or((BlockId::NONE, BlockId::NONE));
        let op_id = |op: OpId| if op == OpId::NONE { op } else { OpId(op.0 + ops) };
        let block_id = |id: BlockId| match id {
            BlockId::NONE => id,
            _ if id == from => block,
            _ => BlockId(id.0 + blocks),
        };
        let region_id = |id: RegionId| if id == RegionId::NONE { id } else { RegionId(id.0 + regions) };
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
        // The merged block does not belong to the copied region.
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
        IdOffsets { ops, values }
    }

    /// Returns the arena ranges of the regions of the block's operations, for each operation that has a region. `None`
    /// unless each operation has at most one region and no operands, results or successors. The contents of its region
    /// must directly follow the operation in the arena, as they do after reading. No operation in a region may own a
    /// body or use values or blocks from outside.
    #[must_use]
    pub fn parts_of(&self, block: BlockId) -> Option<Vec<RegionRange>> {
        let owners: Vec<OpId> = self.ops(block).collect();
        let mut parts = Vec::with_capacity(owners.len() + 1);
        for (at, owner) in owners.iter().enumerate() {
            let op = self.ops.get(owner.index())?;
            let last = owners.get(at + 1).map_or(len32(self.ops.len()), |next| next.0);
            if op.operand_count + op.result_count > 0 || !self.successors(*owner).is_empty() {
                return None;
            }
            let region = match *self.regions(*owner) {
                [] if last == owner.0 + 1 => continue,
                [region] if last > owner.0 => region,
                _ => return None,
            };
            let entry = self.entry(region)?;
            parts.push(RegionRange {
                owner: *owner,
                region,
                last,
                values: op.first_result,
                blocks: entry.0,
                operands: op.operands,
                arg_locs: self.blocks.get(entry.index())?.first_arg_loc,
            });
        }
        parts.push(RegionRange {
            owner: OpId::NONE,
            region: RegionId(len32(self.regions.len())),
            last: len32(self.ops.len()),
            values: len32(self.value_types.len()),
            blocks: len32(self.blocks.len()),
            operands: len32(self.operands.len()),
            arg_locs: len32(self.arg_locs.len()),
        });
        let apart = parts.windows(2).all(|pair| matches!(pair, [part, behind] if self.is_apart(part, behind)));
        parts.pop();
        apart.then_some(parts)
    }

    /// Returns true if all arena entries from the start of `part` to the start of `behind` belong to `part` and refer
    /// to nothing outside it.
    fn is_apart(&self, part: &RegionRange, behind: &RegionRange) -> bool {
        let range = |from: u32, to: u32| from as usize..to as usize;
        let within = |id: u32, count: u32, from: u32, to: u32| id >= from && id + count <= to;
        let is_value = |value: &ValueId| value.0 >= part.values && value.0 < behind.values;
        let is_block = |block: BlockId| block.0 >= part.blocks && block.0 < behind.blocks;
        let is_region = |region: RegionId| region.0 >= part.region.0 && region.0 < behind.region.0;
        let is_extra = |extra: &Extra| {
            extra.child == BodyId::NONE
                && extra.successors.iter().all(|block| is_block(*block))
                && extra.regions.iter().all(|region| is_region(*region))
        };
        let Some(ops) = self.ops.get(range(part.owner.0 + 1, part.last)) else { return false };
        let Some(blocks) = self.blocks.get(range(part.blocks, behind.blocks)) else { return false };
        let Some(regions) = self.regions.get(range(part.region.0, behind.region.0)) else { return false };
        let Some(values) = self.operands.get(range(part.operands, behind.operands)) else { return false };
        let ops = ops.iter().all(|op| {
            is_block(op.block)
                && within(op.operands, op.operand_count, part.operands, behind.operands)
                && within(op.first_result, op.result_count, part.values, behind.values)
                && (op.extra == NO_EXTRA || self.extras.get(op.extra as usize).is_some_and(is_extra))
        });
        let blocks = blocks.iter().all(|block| {
            is_region(block.region)
                && within(block.first_arg, block.arg_count, part.values, behind.values)
                && within(block.first_arg_loc, block.arg_count, part.arg_locs, behind.arg_locs)
        });
        let regions = regions.iter().all(|region| region.owner.0 >= part.owner.0 && region.owner.0 < part.last);
        ops && blocks && regions && values.iter().all(is_value)
    }

    /// Extracts the last of these [ranges](Body::parts_of) as a new body, and removes it from `parts`. Removes the
    /// range from this body, together with its owner and all later operations. Since the call of `parts_of`, only
    /// names, attributes and types may have changed. `None` if no range is left.
    pub fn split_last(&mut self, parts: &mut Vec<RegionRange>) -> Option<Body> {
        self.laid = Laid::default();
        self.lists = UseLists::default();
        let part = parts.pop()?;
        let first = part.owner.0 + 1;
        let op_id = |op: OpId| if op == OpId::NONE { op } else { OpId(op.0 - first) };
        let block_id = |id: BlockId| if id == BlockId::NONE { id } else { BlockId(id.0 - part.blocks) };
        let region_id = |id: RegionId| RegionId(id.0 - part.region.0);
        let mut new = Body::new();
        let ops = self.ops.get(first as usize..part.last as usize).unwrap_or_default();
        new.ops.reserve_exact(ops.len());
        for op in ops {
            let mut extra = NO_EXTRA;
            if let Some(old) = self.extras.get(op.extra as usize) {
                extra = len32(new.extras.len());
                new.extras.push(Extra {
                    op: op_id(old.op),
                    successors: old.successors.iter().map(|id| block_id(*id)).collect(),
                    regions: old.regions.iter().map(|id| region_id(*id)).collect(),
                    child: BodyId::NONE,
                });
            }
            new.ops.push(Op {
                operands: op.operands - part.operands,
                first_result: op.first_result - part.values,
                extra,
                block: block_id(op.block),
                prev: op_id(op.prev),
                next: op_id(op.next),
                ..*op
            });
        }
        cut(&mut self.ops, part.owner.0);
        let blocks = self.blocks.get(part.blocks as usize..).unwrap_or_default();
        new.blocks.extend(blocks.iter().map(|b| Block {
            region: region_id(b.region),
            prev: block_id(b.prev),
            next: block_id(b.next),
            first: op_id(b.first),
            last: op_id(b.last),
            first_arg: b.first_arg - part.values,
            arg_count: b.arg_count,
            first_arg_loc: b.first_arg_loc - part.arg_locs,
        }));
        self.blocks.truncate(part.blocks as usize);
        let regions = self.regions.get(part.region.index()..).unwrap_or_default();
        new.regions.extend(regions.iter().map(|r| Region {
            owner: if r.owner == part.owner { OpId::NONE } else { op_id(r.owner) },
            first: block_id(r.first),
            last: block_id(r.last),
        }));
        self.regions.truncate(part.region.index());
        new.roots.push(RegionId(0));
        let operands = self.operands.get(part.operands as usize..).unwrap_or_default();
        new.operands.extend(operands.iter().map(|value| ValueId(value.0 - part.values)));
        cut(&mut self.operands, part.operands);
        new.value_types.extend_from_slice(self.value_types.get(part.values as usize..).unwrap_or_default());
        cut(&mut self.value_types, part.values);
        let defs = self.value_defs.get(part.values as usize..).unwrap_or_default();
        new.value_defs.extend(defs.iter().map(|def| match def & BLOCK_BIT {
            0 => def - first,
            _ => ((def & !BLOCK_BIT) - part.blocks) | BLOCK_BIT,
        }));
        cut(&mut self.value_defs, part.values);
        new.arg_locs.extend_from_slice(self.arg_locs.get(part.arg_locs as usize..).unwrap_or_default());
        self.arg_locs.truncate(part.arg_locs as usize);
        Some(new)
    }
}

/// Truncates a list to `len` elements. Releases capacity if more than half of it is unused afterwards.
fn cut<T>(list: &mut Vec<T>, len: u32) {
    list.truncate(len as usize);
    if list.capacity() > 2 * list.len() {
        list.shrink_to(list.len() + list.len() / 2);
    }
}
