//! Positions of operations and values in printed output, for viewers and editors.

use mlirkit_ir::{BodyId, OpId, OpRef, ValueId, ValueRef};

use crate::print::OpPrinter;

/// The range of an operation in printed output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpSpan {
    /// The offset of the first byte, which belongs to the result names if there are any.
    pub start: u32,
    /// The offset after the last byte. The range includes regions and the location.
    pub end: u32,
    /// The body that contains the operation.
    pub body: BodyId,
    /// The id of the operation.
    pub op: OpId,
}

/// The range of a value name in printed output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValueSpan {
    /// The offset of the `%`.
    pub start: u32,
    /// The offset after the last byte of the name.
    pub end: u32,
    /// The body that contains the value.
    pub body: BodyId,
    /// The value. If several results share the name, the first of them.
    pub value: ValueId,
    /// Whether this occurrence defines the name: for a result, the one to the left of `=`; for a block argument, the
    /// first one.
    pub defines: bool,
}

/// The ranges of operations and values in printed output. Output that a hook composes separately, such as the affine
/// maps in a few operations, is not covered.
#[derive(Debug, Clone, Default)]
pub struct Spans {
    /// The operations, ordered by start offset.
    pub ops: Vec<OpSpan>,
    /// The value names, ordered by start offset.
    pub values: Vec<ValueSpan>,
}

impl Spans {
    /// Returns the innermost operation that contains an offset; `None` if there is none.
    #[must_use]
    pub fn op_at(&self, offset: u32) -> Option<&OpSpan> {
        let end = self.ops.partition_point(|span| span.start <= offset);
        self.ops.get(..end)?.iter().rev().find(|span| offset < span.end)
    }

    /// Returns the value whose name is at an offset; `None` if there is no value name.
    #[must_use]
    pub fn value_at(&self, offset: u32) -> Option<&ValueSpan> {
        let end = self.values.partition_point(|span| span.start <= offset);
        self.values.get(end.checked_sub(1)?).filter(|span| offset < span.end)
    }
}

impl OpPrinter<'_, '_> {
    /// Records the name of a value that extends from `start` to the end of the output buffer. `defines` means that the
    /// name is defined there.
    #[cold]
    pub(crate) fn note_value(&mut self, value: ValueRef<'_, '_>, start: usize, defines: bool) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) {
            spans.values.push(ValueSpan { start: start as u32, end, body: value.body, value: value.id, defines });
        }
    }

    /// Records the start of an operation. The result must be passed to [`OpPrinter::note_op_end`].
    #[cold]
    pub(crate) fn note_op(&mut self, op: OpRef<'_, '_>) -> usize {
        let start = self.base.out.buffer.len() as u32;
        let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) else { return usize::MAX };
        spans.ops.push(OpSpan { start, end: start, body: op.body, op: op.id });
        spans.ops.len() - 1
    }

    /// Records the end of an operation whose start was recorded by [`OpPrinter::note_op`].
    #[cold]
    pub(crate) fn note_op_end(&mut self, at: usize) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(span) = self.spans.as_mut().and_then(|spans| spans.ops.get_mut(at)) {
            span.end = end;
        }
    }
}
