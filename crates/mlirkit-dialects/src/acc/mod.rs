//! The Rust code that belongs to the dialect `acc`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `acc`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("var-type", port::VAR_TYPE)],
    ..Bindings::NONE
};
