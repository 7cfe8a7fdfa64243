//! The Rust code that belongs to the dialect `sdy`.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `sdy`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    traits: &["CollectiveOpInterface"],
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
