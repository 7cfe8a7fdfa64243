//! The Rust code that belongs to the dialect `memref`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `memref`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("result", port::RESULT)],
    ..Bindings::NONE
};
