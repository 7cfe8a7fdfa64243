//! Creates contexts for another release with the dialects and options of a given context.

use mlirkit_defs::Named;

use crate::context::Context;

/// A function that makes a context for another release, with the dialects and options of the context that holds it. The
/// facade crate `mlirkit` adds it to contexts that its options describe completely.
pub struct Alike(pub Box<dyn Fn(Named) -> Context + Send + Sync>);

impl Context {
    /// Makes a context for another release with the dialects and options of this one. `None` if this context has hooks
    /// that cannot be copied.
    #[must_use]
    pub fn alike(&self, of: Named) -> Option<Context> {
        let made = (self.extension::<Alike>()?.0)(of);
        made.allow_unregistered(self.allows_unregistered());
        Some(made.with_threads(self.threads()))
    }
}
