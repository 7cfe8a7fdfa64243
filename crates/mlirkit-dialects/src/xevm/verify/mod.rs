//! Verifiers of the `xevm` dialect: rules for parameters, and names of enums in messages. `checks.def` has the rules of
//! operations.

use mlirkit_asm::hooks::Hooks;
use mlirkit_ir::ParamChecks;

/// Binds the names of enums in messages.
pub(crate) fn register_hooks(hooks: &mut Hooks) {
    hooks.enum_summaries.insert("xevm.ElemType", "XeVM element type");
}

/// Binds the rules about parameters of attributes: none, although the row of a target has a verifier, as for `rocdl`.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("xevm.target", |_, _| Ok(()));
}
