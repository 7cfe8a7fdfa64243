//! The Rust code that belongs to the dialect `bufferization`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `bufferization`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    traits: &["BufferizableOpInterface"],
    ..Bindings::NONE
};
