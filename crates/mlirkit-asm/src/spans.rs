//! Text together with what stands where in it: for viewers and editors.

use std::sync::Arc;

use mlirkit_ir::{BodyId, OpId, OpRef, ValueId, ValueRef};

use crate::names::{Naming, SsaNames};
use crate::op_printer::OpPrinter;
use crate::printer::PrintOptions;

/// Where an operation stands in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpSpan {
    /// The offset of its first byte: of its results, if it has some.
    pub start: u32,
    /// The offset behind its last byte, regions and location included.
    pub end: u32,
    /// The body it lies in.
    pub body: BodyId,
    /// The operation.
    pub op: OpId,
}

/// Where the name of a value stands in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValueSpan {
    /// The offset of its first byte, the `%`.
    pub start: u32,
    /// The offset behind its last byte.
    pub end: u32,
    /// The body it lies in.
    pub body: BodyId,
    /// The value; the first one of those that share a name.
    pub value: ValueId,
    /// Whether it stands left of the `=` of its operation. Arguments of blocks are defined where they stand first.
    pub defines: bool,
}

/// What stands where in a text. What a hook composes apart from the text (a few operations' affine maps) is not listed.
#[derive(Debug, Clone, Default)]
pub struct Spans {
    /// Operations in the order of their first bytes.
    pub ops: Vec<OpSpan>,
    /// Names of values in the order of the text.
    pub values: Vec<ValueSpan>,
}

impl Spans {
    /// The innermost operation around an offset.
    #[must_use]
    pub fn op_at(&self, offset: u32) -> Option<&OpSpan> {
        let end = self.ops.partition_point(|span| span.start <= offset);
        self.ops.get(..end)?.iter().rev().find(|span| offset < span.end)
    }

    /// The value whose name stands at an offset.
    #[must_use]
    pub fn value_at(&self, offset: u32) -> Option<&ValueSpan> {
        let end = self.values.partition_point(|span| span.start <= offset);
        self.values.get(end.checked_sub(1)?).filter(|span| offset < span.end)
    }
}

impl OpPrinter<'_, '_> {
    /// Notes that the name of a value was written from this place in the buffer on.
    #[cold]
    pub(crate) fn note_value(&mut self, value: ValueRef<'_, '_>, start: usize, defines: bool) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) {
            spans.values.push(ValueSpan { start: start as u32, end, body: value.body, value: value.id, defines });
        }
    }

    /// Notes where an operation begins; the result is for [`OpPrinter::note_op_end`].
    #[cold]
    pub(crate) fn note_op(&mut self, op: OpRef<'_, '_>) -> usize {
        let start = self.base.out.buffer.len() as u32;
        let Some(spans) = self.spans.as_mut().filter(|_| self.base.out.held == 0) else { return usize::MAX };
        spans.ops.push(OpSpan { start, end: start, body: op.body, op: op.id });
        spans.ops.len() - 1
    }

    /// Notes where an operation ends.
    #[cold]
    pub(crate) fn note_op_end(&mut self, at: usize) {
        let end = self.base.out.buffer.len() as u32;
        if let Some(span) = self.spans.as_mut().and_then(|spans| spans.ops.get_mut(at)) {
            span.end = end;
        }
    }
}

/// Prints an operation without aliases, with the names that values have in the text of the whole file, and says what stands
/// where. The text is empty if it would be longer than [`PrintOptions::max_output`] or than 4 GiB.
///
/// ```
/// # use mlirkit_ir::{Context, DialectSet, Module, NewOp};
/// # let ctx = Context::new(DialectSet::new().allowing_unregistered());
/// # let mut module = Module::new(&ctx);
/// # let top = module.top_block().id;
/// # let new = NewOp { results: &[ctx.i32_type()], ..NewOp::new(ctx.op_name("my.op"), ctx.unknown_loc()) };
/// # module.body_mut(Module::TOP).unwrap().append_op(top, &new);
/// let (text, spans) = mlirkit_asm::print_with_spans(module.root().unwrap(), &Default::default());
/// assert_eq!(text, b"%0 = \"my.op\"() : () -> i32");
/// assert_eq!(spans.value_at(1).map(|span| (span.start, span.end, span.defines)), Some((0, 2, true)));
/// assert_eq!(spans.op_at(7).map(|span| span.end), Some(text.len() as u32));
/// ```
#[must_use]
pub fn print_with_spans(op: OpRef<'_, '_>, options: &PrintOptions) -> (Vec<u8>, Spans) {
    let mut p = OpPrinter::new(op.context(), options);
    let mut naming = Naming { hooks: p.hooks, options, infos: &mut p.infos, parallel: None };
    p.names = Arc::new(SsaNames::around(op, &mut naming));
    p.spans = Some(Box::default());
    p.op_line(op);
    let fits = p.out.buffer.len() as u64 <= options.max_output.min(u64::from(u32::MAX));
    let spans = p.spans.take().filter(|_| fits).map(|spans| *spans).unwrap_or_default();
    (if fits { p.base.out.buffer } else { Vec::new() }, spans)
}
