//! Comparison of result types with the types that upstream infers in C++.

use crate::common::rules::{fail, quoted_list};
use mlirkit_ir::{OpRef, Type};
use mlirkit_verify::{Verdict, Violation};

const FAILED: &str = "failed to infer returned types";

/// Checks that the result types equal the inferred types.
pub(crate) fn verify(op: OpRef<'_, '_>, inferred: &[Type]) -> Verdict {
    if inferred == op.result_types() {
        return Ok(());
    }
    differ(op, inferred)
}

/// Returns the error for inferred types that differ from the result types.
pub(crate) fn differ(op: OpRef<'_, '_>, inferred: &[Type]) -> Verdict {
    let ctx = op.context();
    let found = quoted_list(ctx, op.result_types().iter().copied());
    let inferred = quoted_list(ctx, inferred.iter().copied());
    let message = format!("inferred type(s) {inferred} are incompatible with return type(s) of operation {found}");
    Err(Violation::op(op, message).without_op().followed_by(*Violation::op(op, FAILED)))
}

/// Returns the error for failed type inference.
pub(crate) fn failed(op: OpRef<'_, '_>) -> Verdict {
    fail(op, FAILED)
}
