//! The dialect `x86vector`.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `x86vector`.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
