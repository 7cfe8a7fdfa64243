//! Rust code for the parts of the `omp` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `omp` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("map-type", port::MAP_TYPE)],
    traits: &["BlockArgOpenMPOpInterface", "LoopWrapperInterface"],
    ..Bindings::NONE
};
