//! The Rust code that belongs to the dialect `builtin`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `builtin`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, resources: true, ..Bindings::NONE };
