//! What an operation's format has parsed so far: scratch that is used again for the next operation.

use mlirkit_ir::{BlockId, Type};

use crate::op_parser::{ParsedRegion, Unresolved};
use crate::parser::Offset;

/// Lists of things, one for each index, in one vector.
#[derive(Debug)]
pub(crate) struct Lists<T> {
    items: Vec<T>,
    spans: Vec<Span>,
    /// Whether a list was begun.
    used: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Span {
    start: u32,
    len: u32,
    offset: Offset,
    set: bool,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), spans: Vec::new(), used: false }
    }
}

impl<T: Copy> Lists<T> {
    fn reset(&mut self, count: usize) {
        if !self.used && self.spans.len() == count {
            return;
        }
        self.used = false;
        self.items.clear();
        self.spans.clear();
        self.spans.resize(count, Span::default());
    }

    /// Starts the list of `index`, which was found at `offset`; [`Lists::push`] fills it.
    pub(crate) fn begin(&mut self, index: usize, offset: Offset) {
        let start = u32::try_from(self.items.len()).unwrap_or(u32::MAX);
        self.used = true;
        if let Some(span) = self.spans.get_mut(index) {
            *span = Span { start, len: 0, offset, set: true };
        }
    }

    /// Adds to the list of `index`, the last one begun.
    pub(crate) fn push(&mut self, index: usize, item: T) {
        if let Some(span) = self.spans.get_mut(index) {
            self.items.push(item);
            span.len += 1;
        }
    }

    /// Sets the list of `index`.
    pub(crate) fn set(&mut self, index: usize, offset: Offset, items: &[T]) {
        self.begin(index, offset);
        if let Some(span) = self.spans.get_mut(index) {
            self.items.extend_from_slice(items);
            span.len = u32::try_from(items.len()).unwrap_or(u32::MAX);
        }
    }

    /// The list of `index`.
    pub(crate) fn get(&self, index: usize) -> &[T] {
        let span = self.spans.get(index).copied().unwrap_or_default();
        self.items.get(span.start as usize..).and_then(|rest| rest.get(..span.len as usize)).unwrap_or_default()
    }

    /// Where it was found.
    pub(crate) fn offset(&self, index: usize) -> Offset {
        self.spans.get(index).map_or(0, |span| span.offset)
    }

    /// Whether it was begun.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        self.spans.get(index).is_some_and(|span| span.set)
    }
}

/// The scratch of one operation.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// By operand of the row; behind them, the list of the `operands` directive.
    pub(crate) operands: Lists<Unresolved>,
    /// By operand, then by result; behind them, those of `type(operands)` and `type(results)`.
    pub(crate) types: Lists<Type>,
    /// By region; behind them, the list of the `regions` directive.
    pub(crate) regions: Lists<ParsedRegion>,
    /// By successor; behind them, the list of the `successors` directive.
    pub(crate) successors: Lists<BlockId>,
    /// Sizes of the groups of operands that are variadics of variadics.
    pub(crate) groups: Vec<(usize, Vec<i32>)>,
}

impl State {
    /// Makes room for an operation with this many operands, results, regions and successors.
    pub(crate) fn reset(&mut self, operands: usize, results: usize, regions: usize, successors: usize) {
        self.operands.reset(operands + 1);
        self.types.reset(operands + results + 2);
        self.regions.reset(regions + 1);
        self.successors.reset(successors + 1);
        self.groups.clear();
    }
}
