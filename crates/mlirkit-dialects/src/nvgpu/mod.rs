//! The dialect `nvgpu`.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `nvgpu`.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
