//! The Rust code that belongs to the dialect `ptr`.

pub(crate) mod layout;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `ptr`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    layouts: layout::register,
    ..Bindings::NONE
};
