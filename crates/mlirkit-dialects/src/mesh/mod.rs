//! The Rust code that belongs to the dialect `mesh`.

pub(crate) mod syntax;

use crate::table::Bindings;

/// Bindings of `mesh`.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: crate::shard::verify::register_mesh, ..Bindings::NONE };
