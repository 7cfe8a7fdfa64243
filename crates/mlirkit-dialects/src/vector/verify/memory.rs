//! Verifiers of the `vector` dialect: loads and stores.

use crate::common::rules::{fail, named_type, require};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, VectorType};
use mlirkit_verify::{Checks, Verdict};

use super::{operand, result, vector};
use crate::common::verify::layout::{memref, strided};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.load", verify_load);
    checks.ops.insert("vector.store", verify_store);
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let Some(result) = result(op) else { return Ok(()) };
    let words = [
        "destination memref has lower rank than the result vector",
        "base memref and result vector types should match",
        "base and result element types should match",
    ];
    verify_plain(op, result, words)
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    let Some(value) = operand(op, "valueToStore") else { return Ok(()) };
    let words = [
        "source memref has lower rank than the vector to store",
        "base memref and valueToStore vector types should match",
        "base and valueToStore element type should match",
    ];
    verify_plain(op, value, words)
}

/// Checks a `vector.load` or `vector.store`.
fn verify_plain(op: OpRef<'_, '_>, value: &VectorType, [lower, types, elements]: [&str; 3]) -> Verdict {
    let ctx = op.context();
    let Some(base) = named_type(op, "base").and_then(|ty| memref(ctx, ty)) else { return Ok(()) };
    let size: i64 = value.shape.iter().fold(1, |size: i64, dim| size.wrapping_mul(*dim));
    let is_one = !value.scalable.contains(&true) && size == 1;
    if !is_one && strided(ctx, base).is_none_or(|layout| layout.strides.last().is_some_and(|stride| *stride != 1)) {
        return fail(op, "most minor memref dim must have unit stride");
    }
    // LLVM 19 and 20 accept a vector of more dimensions.
    if base.shape.len() < value.shape.len() && ctx.release() >= Release(21) {
        return fail(op, lower);
    }
    let mut element = base.element;
    if let Some(inner) = vector(ctx, element) {
        if inner != value {
            return fail(op, types);
        }
        element = inner.element;
    }
    if element != value.element {
        return fail(op, elements);
    }
    let rank = base.shape.len();
    require(op, op.operands_named("indices").len() == rank, format_args!("requires {rank} indices"))
}
