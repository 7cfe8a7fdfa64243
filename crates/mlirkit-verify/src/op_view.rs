//! An operation with what nearly every rule looks at, found once for all of them.

use std::cell::Cell;

use mlirkit_ir::{BlockId, Body, Context, OpName, OpParts, OpRef, Regions};

/// An operation and its parts.
#[derive(Clone, Copy)]
pub(crate) struct OpView<'m, 'c> {
    pub(crate) op: OpRef<'m, 'c>,
    /// The operation around it.
    pub(crate) parent: Option<OpRef<'m, 'c>>,
    /// The body that it stands in.
    pub(crate) body: &'m Body,
    pub(crate) parts: OpParts<'m>,
    pub(crate) regions: Regions<'m>,
}

impl<'m, 'c> OpView<'m, 'c> {
    pub(crate) fn new(op: OpRef<'m, 'c>, parent: Option<OpRef<'m, 'c>>) -> Self {
        let body = op.arena();
        Self { op, parent, body, parts: body.parts(op.id), regions: op.region_list() }
    }

    /// One without regions, of a body.
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

    /// Whether its regions, if there are any, are empty.
    #[inline]
    pub(crate) fn has_no_blocks(&self) -> bool {
        self.regions.ids.iter().all(|region| self.regions.arena.entry(*region).is_none())
    }

    /// The first block of its first region.
    #[inline]
    pub(crate) fn entry(&self) -> Option<BlockId> {
        self.regions.arena.entry(*self.regions.ids.first()?)
    }
}

/// The names of the last operations that were what they must be: most that are asked about are of the same kinds, loops and conditionals
/// in each other, say.
#[derive(Debug, Clone, Default)]
pub(crate) struct LastNames(Cell<[Option<OpName>; 4]>);

impl LastNames {
    /// Whether operations of this name are what they must be, which `look` says of those that are not known.
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
