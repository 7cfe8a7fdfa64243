//! Hooks for the torch-mlir dialects: types, and the parts of formats that torch-mlir implements in C++.

mod syntax;
mod types;
mod verify;

pub(crate) use types::preds;

use mlirkit_dialects::library::Bindings;

/// Bindings for the `torch` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        syntax::register(hooks);
        types::register(hooks);
    },
    checks: verify::register,
    ..Bindings::NONE
};
