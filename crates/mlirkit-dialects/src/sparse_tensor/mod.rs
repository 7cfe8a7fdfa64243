//! The Rust code that belongs to the dialect `sparse_tensor`.

pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `sparse_tensor`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, params: verify::register_params, ..Bindings::NONE };
