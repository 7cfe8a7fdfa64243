//! Rust code for the parts of the `linalg` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `linalg` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    ports: &[("mapper", port::MAPPER)],
    traits: &["ContractionOpInterface", "ConvolutionOpInterface", "FillOpInterface", "LinalgOp"],
    ..Bindings::NONE
};
