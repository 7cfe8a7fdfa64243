//! The Rust code that belongs to the dialect `linalg`.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `linalg`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("mapper", port::MAPPER)],
    traits: &["ContractionOpInterface", "ConvolutionOpInterface", "FillOpInterface", "LinalgOp"],
    ..Bindings::NONE
};
