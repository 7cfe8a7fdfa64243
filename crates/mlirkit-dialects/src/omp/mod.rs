//! The Rust code that belongs to the dialect `omp`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `omp`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("map-type", port::MAP_TYPE)],
    traits: &["BlockArgOpenMPOpInterface", "LoopWrapperInterface"],
    ..Bindings::NONE
};
