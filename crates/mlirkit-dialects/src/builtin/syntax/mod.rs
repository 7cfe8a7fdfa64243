//! `builtin`: the default dialect of modules.

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_defs::Release;

/// Binds the hand-written syntax of `builtin`.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("builtin.module", &Module);
}

/// `builtin.module`
struct Module;

impl AsmNames for Module {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("builtin")
    }
}
