//! Rust code for the `irdl` dialect, for what its definition file cannot express.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `irdl` dialect.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, traits: &["AtMostOneChildOf"], ..Bindings::NONE };
