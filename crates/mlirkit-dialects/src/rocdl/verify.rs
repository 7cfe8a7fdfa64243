//! `rocdl`: what upstream verifies in C++.

use mlirkit_ir::{Context, Param, ParamChecks};
use mlirkit_verify::Checks;

use crate::common::rules::expect;
use crate::nvvm::verify::verify_target;

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_attrs.insert("rocdl", |op, name, _| {
        let misplaced = op.context().str(name) == "rocdl.kernel" && !op.is("llvm.func");
        expect(op, !misplaced, "'\"rocdl.kernel\"' attribute attached to unexpected op")
    });
}

/// Binds the rules about parameters of attributes.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("rocdl.target", |ctx: &Context, params: &[Param]| {
        let abi = match params.get(4) {
            Some(Param::Str(text)) => Some(ctx.str(*text)),
            _ => None,
        };
        // The files to link are looked at last.
        verify_target(ctx, params.get(..4).unwrap_or(params))?;
        if abi.is_some_and(|abi| !matches!(abi, "400" | "500" | "600")) {
            return Err("Invalid ABI version, it must be `400`, `500` or '600'.".into());
        }
        verify_target(ctx, params)
    });
}
