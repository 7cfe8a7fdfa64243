//! The dialect `pdl_interp`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// What `pdl_interp` binds.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: syntax::register, checks: verify::register, ..Bindings::NONE };
