//! Rust code for the parts of the `gpu` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod types;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `gpu` dialect.
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
