//! The Rust code that belongs to the dialect `vhlo`.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `vhlo`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
