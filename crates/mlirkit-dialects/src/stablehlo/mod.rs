//! Rust code for the parts of the `stablehlo` dialect that its definition file cannot express.

pub(crate) mod bytecode;
pub(crate) mod syntax;
pub(crate) mod verify;

use crate::table::Bindings;

/// Bindings for the `stablehlo` dialect.
pub(crate) const BINDINGS: Bindings = Bindings {
    hooks: syntax::register,
    checks: verify::register,
    params: verify::register_params,
    traits: &[
        "CompatibleOperandsAndResultElementType",
        "CompatibleOperandsAndResultType",
        "CompatibleOperandsElementType",
        "PairwiseSameOperandAndResultElementType",
        "PairwiseSameOperandAndResultType",
    ],
    resources: true,
    encodings: bytecode::register,
    ..Bindings::NONE
};
