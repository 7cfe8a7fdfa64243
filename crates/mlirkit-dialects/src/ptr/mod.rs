//! Rust code for the parts of the `ptr` dialect that its definition file cannot express.

pub(crate) mod layout;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `ptr` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    layouts: layout::register,
    ..Bindings::NONE
};
