//! Rust code for the parts of the `memref` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `memref` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("result", port::RESULT)],
    ..Bindings::NONE
};
