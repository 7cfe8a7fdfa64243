//! Rust code for the parts of the `vhlo` dialect that its definition file cannot express.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `vhlo` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
