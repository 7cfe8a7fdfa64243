//! Contexts like a given one for another release.

use mlirkit_defs::Named;

use crate::context::Context;

/// Makes a context like the one that holds it, for another release. The facade crate `mlirkit` adds it to contexts that
/// its options describe completely.
pub struct Alike(pub Box<dyn Fn(Named) -> Context + Send + Sync>);

impl Context {
    /// Makes a context like this one for another release; `None` if this context has hooks that cannot be copied.
    #[must_use]
    pub fn alike(&self, of: Named) -> Option<Context> {
        let made = (self.extension::<Alike>()?.0)(of);
        made.allow_unregistered(self.allows_unregistered());
        Some(made.with_threads(self.threads()))
    }
}
