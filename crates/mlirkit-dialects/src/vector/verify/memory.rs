//! Verifiers of the `vector` dialect: loads and stores.

use crate::common::rules::{fail, named_type, require, result_type};
use mlirkit_ir::{OpRef, VectorType};
use mlirkit_verify::{Checks, Verdict};

use super::{operand, result, vector};
use crate::common::verify::layout::{memref, strided};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.load", verify_load);
    checks.ops.insert("vector.store", verify_store);
    checks.ops.insert("vector.gather", verify_gather);
    checks.ops.insert("vector.scatter", verify_scatter);
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
    if base.shape.len() < value.shape.len() {
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
    verify_indices(op, "indices", base.shape.len())
}

fn verify_indices(op: OpRef<'_, '_>, name: &str, rank: usize) -> Verdict {
    require(op, op.operands_named(name).len() == rank, format_args!("requires {rank} indices"))
}

/// Checks that the base has the element type of the vector, and that there is one index per dimension.
fn verify_base(op: OpRef<'_, '_>, value: &VectorType, indices: &str, message: &str) -> Verdict {
    let ctx = op.context();
    let Some(base) = named_type(op, "base").and_then(|ty| ctx.shaped(ty)) else { return Ok(()) };
    let Some(rank) = base.rank() else { return fail(op, "requires base to be a memref or ranked tensor type") };
    if value.element != base.element {
        return fail(op, message);
    }
    verify_indices(op, indices, rank)
}

const RESULT_ELEMENT: &str = "base and result element type should match";
const VALUE_ELEMENT: &str = "base and valueToStore element type should match";

fn verify_pass_thru(op: OpRef<'_, '_>) -> Verdict {
    require(op, result_type(op) == named_type(op, "pass_thru"), "expected pass_thru of same type as result type")
}

/// Checks that the indices and the mask have the shape of the vector.
fn verify_lanes(op: OpRef<'_, '_>, value: &VectorType, what: &str) -> Verdict {
    for name in ["indices", "mask"] {
        let holds = operand(op, name).is_none_or(|lanes| lanes.shape == value.shape);
        require(op, holds, format_args!("expected {what} dim to match {name} dim"))?;
    }
    Ok(())
}

fn verify_gather(op: OpRef<'_, '_>) -> Verdict {
    let Some(result) = result(op) else { return Ok(()) };
    verify_base(op, result, "offsets", RESULT_ELEMENT)?;
    verify_lanes(op, result, "result")?;
    verify_pass_thru(op)
}

fn verify_scatter(op: OpRef<'_, '_>) -> Verdict {
    let Some(value) = operand(op, "valueToStore") else { return Ok(()) };
    verify_base(op, value, "offsets", VALUE_ELEMENT)?;
    verify_lanes(op, value, "valueToStore")
}
