//! The Rust code that belongs to the dialect `gpu`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `gpu`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: |checks| {
        verify::register(checks);
        crate::nvvm::verify::target::register(checks);
    },
    params: verify::register_params,
    ports: &[("attributions", port::ATTRIBUTIONS)],
    ..Bindings::NONE
};
