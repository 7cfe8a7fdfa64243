//! Rust code for the parts of the `async` dialect that its definition file cannot express.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `async` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
