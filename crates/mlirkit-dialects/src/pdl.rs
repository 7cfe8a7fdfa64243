//! `pdl`: inside a pattern its own prefix is left out.

use mlirkit_asm::hooks::{AsmNames, Hooks};

/// Binds what `pdl` says in C++.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("pdl.pattern", &Pattern);
}

struct Pattern;

impl AsmNames for Pattern {
    fn default_dialect(&self) -> Option<&'static str> {
        Some("pdl")
    }
}
