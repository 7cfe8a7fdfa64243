//! Rust code for the `nvgpu` dialect, for what its definition file cannot express.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `nvgpu` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
