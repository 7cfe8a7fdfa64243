//! The Rust code that belongs to the dialect `xevm`.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `xevm`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: verify::register_hooks, params: verify::register_params, ..Bindings::NONE };
