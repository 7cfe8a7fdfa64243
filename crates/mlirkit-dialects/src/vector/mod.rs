//! Rust code for the parts of the `vector` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `vector` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: |hooks| {
        syntax::register(hooks);
        #[cfg(feature = "gpu")]
        crate::gpu::syntax::register_vector(hooks);
    },
    checks: verify::register,
    ports: &[("in-bounds", port::IN_BOUNDS), ("static-position", port::STATIC_POSITION)],
    ..Bindings::NONE
};
