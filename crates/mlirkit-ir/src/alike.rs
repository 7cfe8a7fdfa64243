//! Creates contexts for another release with the same dialects and options as a given context.

use mlirkit_defs::Named;

use crate::context::Context;

/// A function that creates a context for another release. The new context has the same dialects and options as the one
/// to which the function is attached. The facade crate `mlirkit` attaches it to contexts that its options describe
/// completely.
pub struct Alike(pub Box<dyn Fn(Named) -> Context + Send + Sync>);

impl Context {
    /// Creates a context for another release with the dialects and options of this one. `None` if this context has
    /// hooks that cannot be copied.
    #[must_use]
    pub fn alike(&self, of: Named) -> Option<Context> {
        let made = (self.extension::<Alike>()?.0)(of);
        made.allow_unregistered(self.allows_unregistered());
        Some(made.with_threads(self.threads()))
    }
}
