//! The Rust code that belongs to the dialect `chlo`.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `chlo`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
