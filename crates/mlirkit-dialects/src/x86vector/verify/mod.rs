//! `x86vector`, and `x86`, which took its place in LLVM 23: what upstream verifies in C++.

use mlirkit_ir::OpRef;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::expect;

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("x86vector.avx512.mask.compress", verify_compress);
}

/// Binds the same for `x86`.
pub(crate) fn register_x86(checks: &mut Checks) {
    checks.ops.insert("x86.avx512.mask.compress", verify_compress);
}

fn verify_compress(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let result = op.result_types().first().copied();
    let source = op.operand_named("src").map(|source| source.ty());
    let constant = op.prop("constant_src");
    let both = source.is_some() && constant.is_some();
    expect(op, !both, "cannot use both src and constant_src")?;
    let same = source.is_none() || source == result;
    expect(op, same, "failed to verify that src and dst have same type")?;
    let same = constant.is_none_or(|constant| ctx.attr_type(constant) == result);
    expect(op, same, "failed to verify that constant_src and dst have same type")
}
