//! A view of an operation with the data that most rules need, looked up once.

use std::cell::Cell;

use mlirkit_ir::{BlockId, Body, Context, OpName, OpParts, OpRef, Regions};

/// An operation and the data that most rules need.
#[derive(Clone, Copy)]
pub(crate) struct OpView<'m, 'c> {
    pub(crate) op: OpRef<'m, 'c>,
    /// The enclosing operation; `None` at the top level.
    pub(crate) parent: Option<OpRef<'m, 'c>>,
    /// The body that contains the operation.
    pub(crate) body: &'m Body,
    pub(crate) parts: OpParts<'m>,
    pub(crate) regions: Regions<'m>,
}

impl<'m, 'c> OpView<'m, 'c> {
    pub(crate) fn new(op: OpRef<'m, 'c>, parent: Option<OpRef<'m, 'c>>) -> Self {
        let body = op.arena();
        Self { op, parent, body, parts: body.parts(op.id), regions: op.region_list() }
    }

    /// Creates a view of an operation that has no regions.
    #[inline]
    pub(crate) fn plain(op: OpRef<'m, 'c>, parent: OpRef<'m, 'c>, body: &'m Body, parts: OpParts<'m>) -> Self {
        let regions = Regions { body: op.body, arena: body, ids: &[] };
        Self { op, parent: Some(parent), body, parts, regions }
    }

    pub(crate) fn context(&self) -> &'c Context {
        self.op.context()
    }

    #[inline]
    pub(crate) fn successors(&self) -> &'m [BlockId] {
        if self.parts.op.is_plain() { &[] } else { self.body.successors(self.op.id) }
    }

    /// Returns true if none of the operation's regions has a block.
    #[inline]
    pub(crate) fn has_no_blocks(&self) -> bool {
        self.regions.ids.iter().all(|region| self.regions.arena.entry(*region).is_none())
    }

    /// Returns the first block of the operation's first region, if there is one.
    #[inline]
    pub(crate) fn entry(&self) -> Option<BlockId> {
        self.regions.arena.entry(*self.regions.ids.first()?)
    }
}

/// The most recent operation names that passed a test. Consecutive tests mostly concern the same names, such as those
/// of nested loops and conditionals.
#[derive(Debug, Clone, Default)]
pub(crate) struct LastNames(Cell<[Option<OpName>; 4]>);

impl LastNames {
    /// Returns true if a name is cached, or passes the test `look`.
    #[inline]
    pub(crate) fn is_right(&self, name: OpName, look: impl FnOnce() -> bool) -> bool {
        let known = self.0.get();
        if known.contains(&Some(name)) {
            return true;
        }
        let right = look();
        if right {
            let [first, second, third, _] = known;
            self.0.set([Some(name), first, second, third]);
        }
        right
    }
}
