//! The Rust code that belongs to the dialect `affine`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `affine`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("basis", port::BASIS), ("bounds", port::BOUNDS)],
    ..Bindings::NONE
};
