//! Syntax of the `builtin` dialect: the default dialect in modules.

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::Release;

/// Registers the hand-written syntax of the `builtin` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("builtin.module", &Module);
}

/// A hook that makes `builtin` the default dialect in the body of `builtin.module`.
struct Module;

impl AsmNames for Module {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("builtin")
    }
}
