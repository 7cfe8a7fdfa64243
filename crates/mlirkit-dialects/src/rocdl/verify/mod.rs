//! Checks of the `rocdl` dialect that upstream implements in C++.

use mlirkit_ir::ParamChecks;
use mlirkit_verify::Checks;

use crate::common::rules::expect;

/// Registers the checks of the `rocdl` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_attrs.insert("rocdl", |op, name, _| {
        let misplaced = op.context().str(name) == "rocdl.kernel" && !op.is("llvm.func");
        expect(op, !misplaced, "'\"rocdl.kernel\"' attribute attached to unexpected op")
    });
}

/// Registers a check of `#rocdl.target` that accepts all parameters. The attribute's definition requests a verifier,
/// but `mlir-opt` accepts any level, triple, chip and ABI version.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("rocdl.target", |_, _| Ok(()));
}
