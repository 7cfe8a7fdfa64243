//! A pair of a body and its id.

use mlirkit_ir::{Body, BodyId, Module, OpId, RegionId};

/// A body and its id.
#[derive(Clone, Copy)]
pub(crate) struct InBody<'m> {
    pub(crate) id: BodyId,
    pub(crate) body: &'m Body,
}

impl<'m> InBody<'m> {
    pub(crate) fn new(module: &'m Module<'_>, id: BodyId) -> Self {
        Self { id, body: module.body(id) }
    }

    /// Returns the regions of an operation, with the body that contains them.
    pub(crate) fn regions(self, module: &'m Module<'_>, op: OpId) -> (Self, &'m [RegionId]) {
        match self.body.child(op) {
            Some(child) => {
                let inner = Self::new(module, child);
                (inner, inner.body.roots())
            }
            None => (self, self.body.regions(op)),
        }
    }
}
