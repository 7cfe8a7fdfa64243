//! Rust code for the parts of the `chlo` dialect that its definition file cannot express.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `chlo` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
