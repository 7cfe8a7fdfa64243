//! Rust code for the parts of the `transform` dialect that its definition file cannot express.

pub(crate) mod port;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `transform` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    ports: &[("pass-options", port::PASS_OPTIONS)],
    traits: &["PossibleTopLevelTransformOpTrait", "StructuredOpPredicateOpTrait", "TransformOpInterface"],
    ..Bindings::NONE
};
