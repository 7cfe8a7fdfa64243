//! The state of a declarative format while it parses an operation. It is reused for later operations.

use mlirkit_ir::{BlockId, Type};

use crate::op_data::syntax::ParsedRegion;
use crate::text::Offset;
use crate::text::unresolved::Unresolved;

/// Lists addressed by index and stored in one vector.
#[derive(Debug)]
pub(crate) struct IndexedLists<T> {
    items: Vec<T>,
    spans: Vec<ListSpan>,
    /// Whether any list has been started since the last reset.
    used: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct ListSpan {
    start: u32,
    len: u32,
    offset: Offset,
    set: bool,
}

impl<T> Default for IndexedLists<T> {
    fn default() -> Self {
        Self { items: Vec::new(), spans: Vec::new(), used: false }
    }
}

impl<T: Copy> IndexedLists<T> {
    fn reset(&mut self, count: usize) {
        if !self.used && self.spans.len() == count {
            return;
        }
        self.used = false;
        self.items.clear();
        self.spans.clear();
        self.spans.resize(count, ListSpan::default());
    }

    /// Starts the list at `index`, whose first item is at `offset` in the source. [`IndexedLists::push`] fills it.
    pub(crate) fn begin(&mut self, index: usize, offset: Offset) {
        let start = u32::try_from(self.items.len()).unwrap_or(u32::MAX);
        self.used = true;
        if let Some(span) = self.spans.get_mut(index) {
            *span = ListSpan { start, len: 0, offset, set: true };
        }
    }

    /// Appends to the list at `index`, which must be the list started last.
    pub(crate) fn push(&mut self, index: usize, item: T) {
        if let Some(span) = self.spans.get_mut(index) {
            self.items.push(item);
            span.len += 1;
        }
    }

    /// Sets the list at `index` to `items`, located at `offset` in the source.
    pub(crate) fn set(&mut self, index: usize, offset: Offset, items: &[T]) {
        self.begin(index, offset);
        if let Some(span) = self.spans.get_mut(index) {
            self.items.extend_from_slice(items);
            span.len = u32::try_from(items.len()).unwrap_or(u32::MAX);
        }
    }

    /// Returns the list at `index`; empty if it is not set.
    pub(crate) fn get(&self, index: usize) -> &[T] {
        let span = self.spans.get(index).copied().unwrap_or_default();
        self.items.get(span.start as usize..).and_then(|rest| rest.get(..span.len as usize)).unwrap_or_default()
    }

    /// Returns the source offset at which the list at `index` starts.
    pub(crate) fn offset(&self, index: usize) -> Offset {
        self.spans.get(index).map_or(0, |span| span.offset)
    }

    /// Returns whether parsing has set the list at `index`, even to an empty list.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        self.spans.get(index).is_some_and(|span| span.set)
    }
}

/// The elements parsed so far of an operation with a declarative format.
#[derive(Debug, Default)]
pub(crate) struct FormatState {
    /// The operands, by operand index in the definition. The last list belongs to the `operands` directive.
    pub(crate) operands: IndexedLists<Unresolved>,
    /// The types of each operand, then of each result, then of `type(operands)` and of `type(results)`.
    pub(crate) types: IndexedLists<Type>,
    /// The regions, by region index in the definition. The last list belongs to the `regions` directive.
    pub(crate) regions: IndexedLists<ParsedRegion>,
    /// The successors, by successor index in the definition. The last list belongs to the `successors` directive.
    pub(crate) successors: IndexedLists<BlockId>,
    /// The group sizes of variadic-of-variadic operands, each with the index of the operand.
    pub(crate) groups: Vec<(usize, Vec<i32>)>,
}

impl FormatState {
    /// Clears the state, for an operation whose definition has this many operands, results, regions and successors.
    pub(crate) fn reset(&mut self, operands: usize, results: usize, regions: usize, successors: usize) {
        self.operands.reset(operands + 1);
        self.types.reset(operands + results + 2);
        self.regions.reset(regions + 1);
        self.successors.reset(successors + 1);
        self.groups.clear();
    }
}
