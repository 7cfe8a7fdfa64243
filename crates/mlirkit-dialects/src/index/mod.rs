//! Rust code for the parts of the `index` dialect that its definition file cannot express.

pub(crate) mod syntax;

use crate::table::Bindings;

/// Bindings for the `index` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, ..Bindings::NONE };
