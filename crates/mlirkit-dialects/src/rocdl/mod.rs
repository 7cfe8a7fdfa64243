//! The Rust code that belongs to the dialect `rocdl`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `rocdl`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, params: verify::register_params, ..Bindings::NONE };
