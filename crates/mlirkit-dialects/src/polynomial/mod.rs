//! Rust code for the parts of the `polynomial` dialect that its definition file cannot express.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `polynomial` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
