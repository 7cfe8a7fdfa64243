//! An operation at once: what engines that look at every operation of a file read and write them by.

use std::ops::Range;

use super::{BLOCK_BIT, Body, NO_EXTRA, Op, len32};
use crate::ids::{Attr, BlockId, OpId, OpName, Props, Type, ValueId};

/// An operation with its operands and the types of its results, found together.
#[derive(Debug, Clone, Copy)]
pub struct OpParts<'b> {
    /// The operation.
    pub op: &'b Op,
    /// Its operands.
    pub operands: &'b [ValueId],
    /// The types of its results.
    pub results: &'b [Type],
}

impl Op {
    /// Its first result, or what would be: the others follow.
    #[must_use]
    #[inline]
    pub fn first_result(&self) -> ValueId {
        ValueId(self.first_result)
    }

    /// The operation after it in its block.
    #[must_use]
    #[inline]
    pub fn next(&self) -> Option<OpId> {
        self.next.some()
    }

    /// Whether it has neither successors nor regions, as most operations.
    #[must_use]
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.extra == NO_EXTRA
    }
}

/// How much a body held when the parts of an operation began to be added.
#[derive(Debug, Clone, Copy)]
pub struct PartsStart {
    operands: usize,
    results: usize,
}

impl Body {
    /// A body with one region, and nothing in it.
    pub(crate) fn bare() -> Self {
        let mut body = Self::new();
        body.new_root();
        body
    }

    /// Whether it is like that.
    #[inline]
    pub(crate) fn is_bare(&self) -> bool {
        let nothing = self.ops.is_empty() && self.blocks.is_empty() && self.value_types.is_empty();
        nothing && self.regions.len() == 1 && self.roots.len() == 1 && self.arg_locs.is_empty()
    }

    /// An operation, its operands and the types of its results.
    #[must_use]
    #[inline]
    pub fn parts(&self, op: OpId) -> OpParts<'_> {
        let op = &self.ops[op.index()];
        OpParts {
            op,
            operands: &self.operands[op.operands as usize..][..op.operand_count as usize],
            results: &self.value_types[op.first_result as usize..][..op.result_count as usize],
        }
    }

    /// The numbers of an operation's results.
    #[must_use]
    #[inline]
    pub fn result_range(&self, op: OpId) -> Range<u32> {
        let op = &self.ops[op.index()];
        op.first_result..op.first_result + op.result_count
    }

    /// The numbers of a block's arguments.
    #[must_use]
    #[inline]
    pub fn arg_range(&self, block: BlockId) -> Range<u32> {
        let block = &self.blocks[block.index()];
        block.first_arg..block.first_arg + block.arg_count
    }

    /// Begins an operation whose operands and results are added one by one: then comes [`Body::end_op`] or
    /// [`Body::cancel_op`].
    #[must_use]
    #[inline]
    pub fn begin_op(&self) -> PartsStart {
        PartsStart { operands: self.operands.len(), results: self.value_types.len() }
    }

    /// Adds an operand to the operation that has been begun.
    #[inline]
    pub fn add_operand(&mut self, value: ValueId) {
        self.operands.push(value);
    }

    /// Adds a result to the operation that has been begun.
    #[inline]
    pub fn add_result(&mut self, ty: Type) {
        self.value_types.push(ty);
        self.value_defs.push(len32(self.ops.len()));
    }

    /// The ids of the results that have been added to the operation that has been begun.
    #[must_use]
    #[inline]
    pub fn begun_results(&self, begun: PartsStart) -> Range<u32> {
        len32(begun.results)..len32(self.value_types.len())
    }

    /// Forgets the operation that has been begun.
    #[inline]
    pub fn cancel_op(&mut self, begun: PartsStart) {
        self.operands.truncate(begun.operands);
        self.value_types.truncate(begun.results);
        self.value_defs.truncate(begun.results);
    }

    /// Puts the operation that has been begun, one without successors and regions, at the end of a block.
    #[inline]
    pub fn end_op(
        &mut self,
        begun: PartsStart,
        block: BlockId,
        (name, loc): (OpName, Attr),
        (attrs, props): (Option<Attr>, Option<Props>),
    ) -> OpId {
        debug_assert!(self.value_defs.get(begun.results).is_none_or(|def| *def & BLOCK_BIT == 0));
        let id = OpId(len32(self.ops.len()));
        let end = self.block_at_mut(block);
        let prev = std::mem::replace(&mut end.last, id);
        match prev.some() {
            Some(prev) => self.ops[prev.index()].next = id,
            None => end.first = id,
        }
        let results = self.value_types.len() - begun.results;
        self.ops.push(Op {
            name,
            loc,
            attrs,
            props,
            operands: len32(begun.operands),
            operand_count: len32(self.operands.len() - begun.operands),
            first_result: len32(begun.results),
            result_count: len32(results),
            extra: NO_EXTRA,
            block,
            prev,
            next: OpId::NONE,
        });
        id
    }
}
