//! Clones a module into another context. Operations, blocks and values keep their ids.

use mlirkit_diag::Error;

use crate::context::Context;
use crate::ids::{Attr, BodyId, Type};
use crate::import::{AttrTypeReplacer, Import};
use crate::module::Module;

/// An importer of attributes and types from one context into another. An [`AttrTypeReplacer`] can replace them on the
/// way.
pub struct ContextImporter<'a, 'c>(Import<'a, 'c>);

impl<'a, 'c> ContextImporter<'a, 'c> {
    /// Creates an importer from context `from` to context `to`, with the replacer `carry`.
    pub fn new(from: &'a Context, to: &'c Context, carry: &'a mut dyn AttrTypeReplacer) -> Self {
        let mut import = Import::new(from, to);
        import.carry = Some(carry);
        Self(import)
    }

    /// Imports an attribute, replacing it and the attributes and types it contains.
    pub fn attr(&mut self, attr: Attr) -> Attr {
        self.0.attr(attr)
    }

    /// Imports a type, replacing it and the attributes and types it contains.
    pub fn ty(&mut self, ty: Type) -> Type {
        self.0.ty(ty)
    }

    /// Sets the result of importing a type. It must not have been imported before.
    pub fn set_type(&mut self, from: Type, to: Type) {
        self.0.set_type(from, to);
    }

    /// Creates an importer with the same contexts and replacer, which has not imported anything yet.
    pub fn fresh(&mut self) -> ContextImporter<'_, 'c> {
        ContextImporter(self.0.fresh())
    }

    /// Returns the notes that the replacer has recorded since the last call, and clears them. Notes are numbers whose
    /// meaning the replacer defines.
    pub fn notes(&mut self) -> Vec<u32> {
        std::mem::take(&mut self.0.notes)
    }
}

/// A normalizer for attributes and types that are printed the same way but differ. It replaces each by the result of
/// parsing its printed form. Only affine expressions change; see [`Context::affine_settled`].
pub struct Settler<'c>(Import<'c, 'c>);

impl<'c> Settler<'c> {
    /// Creates a normalizer for the attributes and types of a context.
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
    /// Clones the bodies and resources of this module into another context. The handles of attributes, types and
    /// operation names in the clone still belong to the context of this module. The caller must replace all of them.
    ///
    /// # Errors
    /// Fails if a lazily read body or resource cannot be read.
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
