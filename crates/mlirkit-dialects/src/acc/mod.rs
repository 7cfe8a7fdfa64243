//! Rust code for the parts of the `acc` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `acc` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("var-type", port::VAR_TYPE)],
    ..Bindings::NONE
};
