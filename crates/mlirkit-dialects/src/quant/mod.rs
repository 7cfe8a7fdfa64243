//! The Rust code that belongs to the dialect `quant`.

pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `quant`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, params: verify::register_params, ..Bindings::NONE };
