//! torch-mlir: the types and the parts of formats that it parses in C++.

mod syntax;
mod types;
mod verify;

pub(crate) use types::preds;

use mlirkit_dialects::library::Bindings;

/// The bindings of `torch`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        syntax::register(hooks);
        types::register(hooks);
    },
    checks: verify::register,
    ..Bindings::NONE
};
