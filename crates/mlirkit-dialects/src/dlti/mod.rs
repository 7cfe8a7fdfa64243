//! The Rust code that belongs to the dialect `dlti`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

pub use verify::{check, checker};

/// Bindings of `dlti`.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
