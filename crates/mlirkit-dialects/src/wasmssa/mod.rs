//! The Rust code that belongs to the dialect `wasmssa`.

pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings of `wasmssa`.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    traits: &["ConstantExpressionInitializerOpTrait", "LabelBranchingOpInterface", "LabelLevelOpInterface"],
    ..Bindings::NONE
};
