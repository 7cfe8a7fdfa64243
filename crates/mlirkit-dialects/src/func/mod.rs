//! The dialect `func`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// What `func` binds.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
