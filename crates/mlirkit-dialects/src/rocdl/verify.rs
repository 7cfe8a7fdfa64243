//! `rocdl`: what upstream verifies in C++.

use mlirkit_verify::Checks;

use crate::common::rules::expect;

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.op_attrs.insert("rocdl", |op, name, _| {
        let misplaced = op.context().str(name) == "rocdl.kernel" && !op.is("llvm.func");
        expect(op, !misplaced, "'\"rocdl.kernel\"' attribute attached to unexpected op")
    });
}
