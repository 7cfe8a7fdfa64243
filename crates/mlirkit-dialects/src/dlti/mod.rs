//! Rust code for the `dlti` dialect, for what its definition file cannot express.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

pub use verify::{check, checker};

/// Bindings for the `dlti` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
