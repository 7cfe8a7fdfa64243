//! A module made anew in another context, operation by operation where it was: ids of operations, blocks and values stay.

use mlirkit_diag::Error;

use crate::context::Context;
use crate::ids::{Attr, BodyId, Type};
use crate::import::{AttrTypeReplacer, Import};
use crate::module::Module;

/// Makes attributes and types of one context anew in another, as [`AttrTypeReplacer`] says.
pub struct ContextImporter<'a, 'c>(Import<'a, 'c>);

impl<'a, 'c> ContextImporter<'a, 'c> {
    /// From one context to another.
    pub fn new(from: &'a Context, to: &'c Context, carry: &'a mut dyn AttrTypeReplacer) -> Self {
        let mut import = Import::new(from, to);
        import.carry = Some(carry);
        Self(import)
    }

    /// An attribute.
    pub fn attr(&mut self, attr: Attr) -> Attr {
        self.0.attr(attr)
    }

    /// A type.
    pub fn ty(&mut self, ty: Type) -> Type {
        self.0.ty(ty)
    }

    /// What has been noted since the last call, of whatever stood in the attributes and types that were asked for.
    pub fn notes(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.0.notes)
    }
}

impl Module<'_> {
    /// The bodies and resources of this module in another context. Whatever names attributes, types and operations is still
    /// that of this module's context: who asks replaces it all.
    ///
    /// # Errors
    /// A part that was left for later cannot be read.
    pub fn clone_into<'d>(&self, to: &'d Context) -> Result<Module<'d>, Error> {
        self.load_all()?;
        let mut bodies =
            (0..u32::try_from(self.body_count()).unwrap_or(u32::MAX)).map(|id| self.body(BodyId(id)).clone());
        let mut copy = Module::with_top(to, bodies.next().unwrap_or_default());
        bodies.for_each(|body| {
            copy.add_body(body);
        });
        copy.copy_resources(self);
        Ok(copy)
    }
}
