//! Predicates of types and attributes that projects implement in C++, keyed by the spelling of the predicate in the
//! definition.

use mlirkit_ir::Preds;

/// Registers the predicates of all projects.
#[cfg_attr(not(any(feature = "flang", feature = "torch", feature = "triton")), allow(unused_variables))]
pub(crate) fn register(preds: &mut Preds) {
    #[cfg(feature = "flang")]
    crate::flang::register_preds(preds);
    #[cfg(feature = "torch")]
    crate::torch::preds(preds);
    #[cfg(feature = "triton")]
    crate::triton::register_preds(preds);
}
