//! Verifiers of the `xevm` dialect: checks of parameters, and names of enums in messages. The checks of operations are
//! in `checks.def`.

use mlirkit_asm::hooks::Hooks;
use mlirkit_ir::ParamChecks;

/// Registers the nouns by which error messages refer to enums.
pub(crate) fn register_hooks(hooks: &mut Hooks) {
    hooks.enum_summaries.insert("xevm.ElemType", "XeVM element type");
}

/// Registers a check of `#xevm.target` that accepts all parameters. The attribute's definition requests a verifier, but
/// `mlir-opt` accepts any target, as for `rocdl`.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("xevm.target", |_, _| Ok(()));
}
