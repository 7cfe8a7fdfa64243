//! Access to an operation together with its operands and results in a single lookup, and step-by-step creation of
//! operations. Used by readers and writers, which process every operation in a file.

use std::ops::Range;

use super::{BLOCK_BIT, Body, NO_EXTRA, Op, len32};
use crate::ids::{Attr, BlockId, OpId, OpName, Props, Type, ValueId};

/// An operation with its operands and result types.
#[derive(Debug, Clone, Copy)]
pub struct OpParts<'b> {
    /// The operation's name, location, attributes and properties.
    pub op: &'b Op,
    /// The operands of the operation.
    pub operands: &'b [ValueId],
    /// The result types of the operation.
    pub results: &'b [Type],
}

impl Op {
    /// Returns the id of the first result; the ids of further results are consecutive. For an operation without
    /// results, returns the id that its first result would have.
    #[must_use]
    #[inline]
    pub fn first_result(&self) -> ValueId {
        ValueId(self.first_result)
    }

    /// Returns the next operation in the block; `None` if this is the last one.
    #[must_use]
    #[inline]
    pub fn next(&self) -> Option<OpId> {
        self.next.some()
    }

    /// Returns true if the operation has neither successors nor regions, as is the case for most operations.
    #[must_use]
    #[inline]
    pub fn is_plain(&self) -> bool {
        self.extra == NO_EXTRA
    }
}

/// The sizes of a body's pools before [`Body::begin_op`] added anything to them.
#[derive(Debug, Clone, Copy)]
pub struct PartsStart {
    operands: usize,
    results: usize,
}

impl Body {
    /// Creates a body with one region without blocks.
    pub(crate) fn bare() -> Self {
        let mut body = Self::new();
        body.new_root();
        body
    }

    /// Returns true if the body consists of one region without blocks.
    #[inline]
    pub(crate) fn is_bare(&self) -> bool {
        let nothing = self.ops.is_empty() && self.blocks.is_empty() && self.value_types.is_empty();
        nothing && self.regions.len() == 1 && self.roots.len() == 1 && self.arg_locs.is_empty()
    }

    /// Returns an operation with its operands and result types.
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

    /// Returns the ids of an operation's results as a range of raw indices.
    #[must_use]
    #[inline]
    pub fn result_range(&self, op: OpId) -> Range<u32> {
        let op = &self.ops[op.index()];
        op.first_result..op.first_result + op.result_count
    }

    /// Returns the ids of a block's arguments as a range of raw indices.
    #[must_use]
    #[inline]
    pub fn arg_range(&self, block: BlockId) -> Range<u32> {
        let block = &self.blocks[block.index()];
        block.first_arg..block.first_arg + block.arg_count
    }

    /// Begins an operation whose operands and results are added one by one. Finish it with [`Body::end_op`] or
    /// [`Body::cancel_op`].
    #[must_use]
    #[inline]
    pub fn begin_op(&self) -> PartsStart {
        PartsStart { operands: self.operands.len(), results: self.value_types.len() }
    }

    /// Adds an operand to the operation that was begun.
    #[inline]
    pub fn add_operand(&mut self, value: ValueId) {
        self.operands.push(value);
    }

    /// Adds a result to the operation that was begun.
    #[inline]
    pub fn add_result(&mut self, ty: Type) {
        self.value_types.push(ty);
        self.value_defs.push(len32(self.ops.len()));
    }

    /// Returns the ids of the results added so far to the operation that was begun, as a range of raw indices.
    #[must_use]
    #[inline]
    pub fn begun_results(&self, begun: PartsStart) -> Range<u32> {
        len32(begun.results)..len32(self.value_types.len())
    }

    /// Discards the operation that was begun.
    #[inline]
    pub fn cancel_op(&mut self, begun: PartsStart) {
        self.operands.truncate(begun.operands);
        self.value_types.truncate(begun.results);
        self.value_defs.truncate(begun.results);
    }

    /// Finishes the operation that was begun and appends it to a block. The operation has no successors or regions.
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
