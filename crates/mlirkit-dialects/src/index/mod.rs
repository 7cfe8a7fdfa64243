//! The Rust code that belongs to the dialect `index`.

pub(crate) mod syntax;

use crate::table::Bindings;

/// Bindings of `index`.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, ..Bindings::NONE };
