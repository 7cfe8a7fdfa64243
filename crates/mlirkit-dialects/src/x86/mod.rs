//! The `x86` dialect, which replaced `amx` and `x86vector` in LLVM 23.

use crate::table::Bindings;

/// Bindings for the `x86` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: crate::amx::syntax::register_x86,
    checks: |checks| {
        crate::amx::verify::register_x86(checks);
    },
    ..Bindings::NONE
};
