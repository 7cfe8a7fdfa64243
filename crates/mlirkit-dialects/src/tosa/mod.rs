//! The Rust code that belongs to the dialect `tosa`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `tosa`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    traits: &["TosaResolvableShapeOperands", "TosaShapeOperatorWithSameRanks"],
    ..Bindings::NONE
};
