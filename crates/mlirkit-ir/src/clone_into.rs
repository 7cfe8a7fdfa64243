//! Clones a module into another context. Ids of operations, blocks and values stay the same.

use mlirkit_diag::Error;

use crate::context::Context;
use crate::ids::{Attr, BodyId, Type};
use crate::import::{AttrTypeReplacer, Import};
use crate::module::Module;

/// Imports attributes and types from one context into another, replacing them as an [`AttrTypeReplacer`] specifies.
pub struct ContextImporter<'a, 'c>(Import<'a, 'c>);

impl<'a, 'c> ContextImporter<'a, 'c> {
    /// Creates an importer from one context to another.
    pub fn new(from: &'a Context, to: &'c Context, carry: &'a mut dyn AttrTypeReplacer) -> Self {
        let mut import = Import::new(from, to);
        import.carry = Some(carry);
        Self(import)
    }

    /// Imports an attribute.
    pub fn attr(&mut self, attr: Attr) -> Attr {
        self.0.attr(attr)
    }

    /// Imports a type.
    pub fn ty(&mut self, ty: Type) -> Type {
        self.0.ty(ty)
    }

    /// Returns the notes that the replacer has added since the last call.
    pub fn notes(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.0.notes)
    }
}

/// Normalizes attributes and types to what their text reads back as, so that those with equal text become equal. Only
/// affine expressions change ([`Context::affine_settled`]).
pub struct Settler<'c>(Import<'c, 'c>);

impl<'c> Settler<'c> {
    /// Creates a settler for a context.
    pub fn new(ctx: &'c Context) -> Self {
        let mut import = Import::new(ctx, ctx);
        import.settles = true;
        Self(import)
    }

    /// Normalizes an attribute.
    pub fn attr(&mut self, attr: Attr) -> Attr {
        if self.0.is_settled() { attr } else { self.0.attr(attr) }
    }

    /// Normalizes a type.
    pub fn ty(&mut self, ty: Type) -> Type {
        if self.0.is_settled() { ty } else { self.0.ty(ty) }
    }
}

impl Module<'_> {
    /// Clones the bodies and resources of this module into another context. Handles of attributes, types and
    /// operation names still belong to this module's context: the caller must replace all of them.
    ///
    /// # Errors
    /// A lazily read part cannot be read.
    pub fn clone_into<'d>(&self, to: &'d Context) -> Result<Module<'d>, Error> {
        self.load_all()?;
        let mut bodies =
            (0..u32::try_from(self.body_count()).unwrap_or(u32::MAX)).map(|id| self.body(BodyId(id)).clone());
        let mut copy = Module::with_top(to, bodies.next().unwrap_or_default());
        bodies.for_each(|body| {
            copy.add_body(body);
        });
        copy.copy_resources(self);
        copy.copy_unknown_versions(self);
        Ok(copy)
    }
}
