//! The dialect `acc`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// What `acc` binds.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("var-type", port::VAR_TYPE)],
    ..Bindings::NONE
};
