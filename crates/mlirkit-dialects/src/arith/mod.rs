//! The dialect `arith`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// What `arith` binds.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
