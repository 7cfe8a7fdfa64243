//! The Rust code that belongs to the dialect `nvgpu`.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `nvgpu`.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
