//! Positions of operations and values in a text, for viewers and editors.

use mlirkit_ir::{BodyId, OpId, OpRef, ValueId, ValueRef};

use crate::print::OpPrinter;

/// The range of an operation in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpSpan {
    /// The offset of the first byte, which belongs to the results if there are any.
    pub start: u32,
    /// The offset after the last byte, including regions and location.
    pub end: u32,
    /// The body that contains the operation.
    pub body: BodyId,
    /// The operation.
    pub op: OpId,
}

/// The range of a value's name in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValueSpan {
    /// The offset of the `%`.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
    /// The body that contains the value.
    pub body: BodyId,
    /// The value; the first one if several share the name.
    pub value: ValueId,
    /// Whether the name is to the left of the `=` of its operation. Block arguments are defined at their first
    /// occurrence.
    pub defines: bool,
}

/// Ranges of operations and values in a text. Parts that a hook composes separately (affine maps of a few operations) are not
/// listed.
#[derive(Debug, Clone, Default)]
pub struct Spans {
    /// Operations ordered by start.
    pub ops: Vec<OpSpan>,
    /// Names of values ordered by start.
    pub values: Vec<ValueSpan>,
}

impl Spans {
    /// Returns the innermost operation around an offset.
    #[must_use]
    pub fn op_at(&self, offset: u32) -> Option<&OpSpan> {
        let end = self.ops.partition_point(|span| span.start <= offset);
        self.ops.get(..end)?.iter().rev().find(|span| offset < span.end)
    }

    /// Returns the value whose name is at an offset.
    #[must_use]
    pub fn value_at(&self, offset: u32) -> Option<&ValueSpan> {
        let end = self.values.partition_point(|span| span.start <= offset);
        self.values.get(end.checked_sub(1)?).filter(|span| offset < span.end)
    }
}

impl OpPrinter<'_, '_> {
    /// Records that the name of a value starts here in the buffer.
    #[cold]
    pub(crate) fn note_value(&mut self, value: ValueRef<'_, '_>, start: usize, defines: bool) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) {
            spans.values.push(ValueSpan { start: start as u32, end, body: value.body, value: value.id, defines });
        }
    }

    /// Records the start of an operation. Pass the result to [`OpPrinter::note_op_end`].
    #[cold]
    pub(crate) fn note_op(&mut self, op: OpRef<'_, '_>) -> usize {
        let start = self.base.out.buffer.len() as u32;
        let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) else { return usize::MAX };
        spans.ops.push(OpSpan { start, end: start, body: op.body, op: op.id });
        spans.ops.len() - 1
    }

    /// Records the end of an operation.
    #[cold]
    pub(crate) fn note_op_end(&mut self, at: usize) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(span) = self.spans.as_mut().and_then(|spans| spans.ops.get_mut(at)) {
            span.end = end;
        }
    }
}
