//! Predicates of types and attributes that projects write in C++, by the text that their rows have.

use mlirkit_ir::Preds;

/// Binds the predicates of all projects.
pub(crate) fn register(_preds: &mut Preds) {
    #[cfg(feature = "torch")]
    crate::torch::preds(_preds);
}
