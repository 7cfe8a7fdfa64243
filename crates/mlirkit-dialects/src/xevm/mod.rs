//! Rust code for the parts of the `xevm` dialect that its definition file cannot express.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `xevm` dialect.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: verify::register_hooks, params: verify::register_params, ..Bindings::NONE };
