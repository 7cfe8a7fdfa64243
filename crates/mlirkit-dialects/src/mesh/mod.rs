//! Rust code for the parts of the `mesh` dialect that its definition file cannot express.

pub(crate) mod syntax;

use crate::table::Bindings;

/// Bindings for the `mesh` dialect.
pub(crate) const BINDINGS: Bindings =
    Bindings { hooks: syntax::register, checks: crate::shard::verify::register_mesh, ..Bindings::NONE };
