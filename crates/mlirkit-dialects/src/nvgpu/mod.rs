//! Rust code for the parts of the `nvgpu` dialect that its definition file cannot express.

pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `nvgpu` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { checks: verify::register, ..Bindings::NONE };
