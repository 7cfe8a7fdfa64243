//! The Rust code that belongs to the dialect `irdl`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `irdl`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: verify::register, traits: &["AtMostOneChildOf"], ..Bindings::NONE };
