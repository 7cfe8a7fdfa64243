//! Rust code for the parts of the `affine` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `affine` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("basis", port::BASIS), ("bounds", port::BOUNDS)],
    ..Bindings::NONE
};
