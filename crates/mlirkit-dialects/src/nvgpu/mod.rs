//! The dialect `nvgpu`.

pub(crate) mod verify;

use crate::table::Bindings;

/// What `nvgpu` binds.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
