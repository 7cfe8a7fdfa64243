//! The dialect `x86vector`.

pub(crate) mod verify;

use crate::table::Bindings;

/// What `x86vector` binds.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
