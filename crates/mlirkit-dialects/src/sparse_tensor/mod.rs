//! Rust code for the parts of the `sparse_tensor` dialect that its definition file cannot express.

pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `sparse_tensor` dialect.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, params: verify::register_params, ..Bindings::NONE };
