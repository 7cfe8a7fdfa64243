//! Changes to existing arena entries: erasing and moving entities, and changing results and arguments.
//!
//! These functions do not validate their arguments; [`Module`](crate::Module) and [`Builder`](crate::Builder) do.

use super::order::Laid;
use super::{BLOCK_BIT, Block, Body, NO_EXTRA, Use, len32};
use crate::ids::{Attr, BlockId, OpId, RegionId, Type, ValueId};

impl Body {
    /// Returns true if an operation with this id exists and has not been erased.
    #[must_use]
    pub fn has_op(&self, op: OpId) -> bool {
        // An erased operation is marked: it belongs to no block and is its own predecessor.
        self.ops.get(op.index()).is_some_and(|data| data.block != BlockId::NONE || data.prev != op)
    }

    /// Returns true if a block with this id exists and has not been erased.
    #[must_use]
    pub fn has_block(&self, block: BlockId) -> bool {
        self.blocks.get(block.index()).is_some_and(|data| data.region != RegionId::NONE || data.prev != block)
    }

    /// Returns true if a value with this id exists and its definition has not been erased.
    #[must_use]
    pub fn has_value(&self, value: ValueId) -> bool {
        match self.value_defs.get(value.index()) {
            Some(def) if def & BLOCK_BIT == 0 => {
                self.has_op(OpId(*def)) && self.result_range(OpId(*def)).contains(&value.0)
            }
            Some(def) => {
                let block = BlockId(def & !BLOCK_BIT);
                self.has_block(block) && self.arg_range(block).contains(&value.0)
            }
            None => false,
        }
    }

    /// Returns the uses of every value, indexed by [`ValueId::index`]. The uses of a value are in the same order as in
    /// [`Body::uses`].
    #[must_use]
    pub fn all_uses(&self) -> Vec<Vec<Use>> {
        let mut uses = vec![Vec::new(); self.value_count()];
        for op in self.linked_ops() {
            for (operand, value) in (0..).zip(self.operands(op)) {
                if let Some(uses) = uses.get_mut(value.index()) {
                    uses.push(Use { op, operand });
                }
            }
        }
        uses
    }

    /// Iterates over the operations that belong to a block.
    pub(crate) fn linked_ops(&self) -> impl Iterator<Item = OpId> {
        (0..).zip(&self.ops).filter(|(_, op)| op.block != BlockId::NONE).map(|(id, _)| OpId(id))
    }

    /// Erases an operation and everything in its regions. The child body of an isolated operation is dropped. Ids are
    /// not reused.
    pub fn erase_op(&mut self, op: OpId) {
        self.laid = Laid::default();
        let mut open = vec![op];
        while let Some(op) = open.pop() {
            for region in self.regions(op).to_vec() {
                let blocks: Vec<BlockId> = self.blocks(region).collect();
                for block in blocks {
                    open.extend(self.ops(block));
                    self.mark_block(block);
                }
                if let Some(region) = self.regions.get_mut(region.index()) {
                    (region.first, region.last) = (BlockId::NONE, BlockId::NONE);
                }
            }
            self.unlink_op(op);
            self.forget_orders(op);
            if let (Some(lists), Some(data)) = (self.lists.made(), self.ops.get(op.index())) {
                lists.remove_op(op, data, &self.operands);
            }
            if let Some(data) = self.ops.get_mut(op.index()) {
                (data.prev, data.operand_count, data.extra) = (op, 0, NO_EXTRA);
            }
        }
    }

    /// Erases a block and all its operations.
    pub fn erase_block(&mut self, block: BlockId) {
        let ops: Vec<OpId> = self.ops(block).collect();
        ops.into_iter().for_each(|op| self.erase_op(op));
        self.unlink_block(block);
        self.mark_block(block);
    }

    /// Moves a block to a region, which may be its own. Inserts it after the block `after`, or at the start of `region`
    /// if `after` is `None`.
    pub fn move_block(&mut self, region: RegionId, after: Option<BlockId>, block: BlockId) {
        self.laid = Laid::default();
        if after == Some(block) {
            return;
        }
        self.unlink_block(block);
        let next = match after.and_then(|after| self.blocks.get_mut(after.index())) {
            Some(after) => std::mem::replace(&mut after.next, block),
            None => match self.regions.get_mut(region.index()) {
                Some(region) => std::mem::replace(&mut region.first, block),
                None => return,
            },
        };
        match next.some().and_then(|next| self.blocks.get_mut(next.index())) {
            Some(next) => next.prev = block,
            None => self.set_end(region, |region| region.last = block),
        }
        if let Some(data) = self.blocks.get_mut(block.index()) {
            (data.region, data.prev, data.next) = (region, after.unwrap_or(BlockId::NONE), next);
        }
    }

    fn unlink_block(&mut self, block: BlockId) {
        self.laid = Laid::default();
        let Some(Block { region, prev, next, .. }) = self.blocks.get(block.index()).copied() else { return };
        match prev.some().and_then(|prev| self.blocks.get_mut(prev.index())) {
            Some(prev) => prev.next = next,
            None => self.set_end(region, |region| region.first = next),
        }
        match next.some().and_then(|next| self.blocks.get_mut(next.index())) {
            Some(next) => next.prev = prev,
            None => self.set_end(region, |region| region.last = prev),
        }
        if let Some(data) = self.blocks.get_mut(block.index()) {
            (data.region, data.prev, data.next) = (RegionId::NONE, BlockId::NONE, BlockId::NONE);
        }
    }

    fn set_end(&mut self, region: RegionId, set: impl FnOnce(&mut super::Region)) {
        if let Some(region) = self.regions.get_mut(region.index()) {
            set(region);
        }
    }

    fn mark_block(&mut self, block: BlockId) {
        if let Some(data) = self.blocks.get_mut(block.index()) {
            (data.region, data.prev, data.next) = (RegionId::NONE, block, BlockId::NONE);
        }
    }

    /// Inserts an unlinked block directly after another block.
    pub fn insert_block(&mut self, after: BlockId, block: BlockId) {
        self.laid = Laid::default();
        let Some(Block { region, next, .. }) = self.blocks.get(after.index()).copied() else { return };
        if let Some(data) = self.blocks.get_mut(block.index()) {
            (data.region, data.prev, data.next) = (region, after, next);
        }
        if let Some(data) = self.blocks.get_mut(after.index()) {
            data.next = block;
        }
        match next.some().and_then(|next| self.blocks.get_mut(next.index())) {
            Some(next) => next.prev = block,
            None => self.set_end(region, |region| region.last = block),
        }
    }

    /// Adds results to an operation that has none. Returns the id of the first result.
    pub fn set_results(&mut self, op: OpId, types: &[Type]) -> ValueId {
        let first = len32(self.value_types.len());
        self.value_types.extend_from_slice(types);
        self.value_defs.extend(types.iter().map(|_| op.0));
        if let Some(data) = self.ops.get_mut(op.index()) {
            (data.first_result, data.result_count) = (first, len32(types.len()));
        }
        ValueId(first)
    }

    /// Appends an argument to a block and returns its id. Argument ids are consecutive, so the existing arguments get
    /// new ids, and their uses are updated.
    pub fn add_arg(&mut self, block: BlockId, ty: Type, loc: Attr) -> ValueId {
        let keep: Vec<u32> = (0..len32(self.arg_count(block))).collect();
        self.rebuild_args(block, &keep, Some((ty, loc)))
    }

    /// Removes an unused argument from a block. The other arguments get new ids, and their uses are updated.
    pub fn remove_arg(&mut self, block: BlockId, arg: u32) {
        let keep: Vec<u32> = (0..len32(self.arg_count(block))).filter(|index| *index != arg).collect();
        self.rebuild_args(block, &keep, None);
    }

    fn rebuild_args(&mut self, block: BlockId, keep: &[u32], more: Option<(Type, Attr)>) -> ValueId {
        let old: Vec<ValueId> = self.args(block).collect();
        let pick = |index: &u32| old.get(*index as usize).copied();
        let (mut types, mut locs) = (self.arg_types(block).to_vec(), self.arg_locs(block).to_vec());
        types = keep.iter().filter_map(|index| types.get(*index as usize).copied()).collect();
        locs = keep.iter().filter_map(|index| locs.get(*index as usize).copied()).collect();
        types.extend(more.map(|(ty, _)| ty));
        locs.extend(more.map(|(_, loc)| loc));
        let first = self.set_args(block, &types, &locs);
        if !keep.is_empty() {
            let kept: Vec<(ValueId, ValueId)> = keep.iter().filter_map(pick).zip((first.0..).map(ValueId)).collect();
            kept.iter().for_each(|(of, _)| drop(self.use_orders.remove(of)));
            self.replace_listed(kept.into_iter());
        }
        ValueId(first.0 + len32(types.len()).saturating_sub(1))
    }

    /// Drops the stored use-list orders of an operation's operands. Call this before the operands change.
    pub fn forget_orders(&mut self, op: OpId) {
        if !self.use_orders.is_empty() {
            for value in self.operands(op).to_vec() {
                self.use_orders.remove(&value);
            }
        }
    }
}
