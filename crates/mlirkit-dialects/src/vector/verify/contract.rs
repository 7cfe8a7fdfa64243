//! Verifiers of the `vector` dialect: contractions and outer products.

use crate::common::rules::{fail, is_signless, maps, named_type, quoted, require, result_type};
use mlirkit_ir::{AffineMap, OpRef, Type, TypeData, VectorType};
use mlirkit_verify::{Checks, Verdict};

use super::{is_supported, kind, operand, value_type, vector, vector_type};
use crate::common::verify::indexing::{self, dim_of, is_projected_permutation};
use crate::text;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.contract", verify_contract);
    checks.ops.insert("vector.outerproduct", verify_outerproduct);
}

fn verify_contract(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(lhs), Some(rhs)) = (operand(op, "lhs"), operand(op, "rhs")) else { return Ok(()) };
    let holds = !matches!(ctx.type_data(lhs.element), TypeData::Integer { .. }) || is_signless(ctx, lhs.element);
    require(op, holds, "only supports signless integer types")?;
    let maps = maps(ctx, op.prop("indexing_maps"));
    let [lhs_map, rhs_map, result_map] = *maps.as_slice() else {
        return fail(op, "expected an indexing map for each vector operand");
    };
    let iterators = op.prop("iterator_types").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    for (index, map) in maps.iter().enumerate() {
        verify_map(op, index, map, iterators.len())?;
    }
    // Iterator types: 0 is parallel, 1 is reduction.
    let pairs = |wanted: u64| -> Vec<(usize, usize)> {
        let of_kind = iterators.iter().enumerate().filter(|(_, attr)| text::enum_value(ctx, **attr) == Some(wanted));
        let place = |map: &AffineMap, dim| map.results.iter().position(|expr| dim_of(ctx, *expr) == Some(dim));
        of_kind.filter_map(|(dim, _)| Some((place(lhs_map, dim)?, place(rhs_map, dim)?))).collect()
    };
    let (contracting, batch) = (pairs(1), pairs(0));
    require(op, !contracting.is_empty(), "expected at least one contracting dimension pair")?;
    let agree = |pairs: &[(usize, usize)]| {
        pairs.iter().all(|(a, b)| lhs.shape.get(*a).is_some_and(|size| rhs.shape.get(*b) == Some(size)))
    };
    require(op, agree(&contracting), "invalid contracting dimension map")?;
    require(op, agree(&batch), "invalid batch dimension map")?;
    let kept = lhs.shape.len().saturating_sub(contracting.len())
        + (0..rhs.shape.len()).filter(|dim| !contracting.iter().chain(&batch).any(|(_, b)| b == dim)).count();
    let (Some(acc), Some(result)) = (named_type(op, "acc"), result_type(op)) else { return Ok(()) };
    verify_shape(op, kept == 0, (lhs, lhs_map), (rhs, rhs_map), (acc, result, result_map))?;
    require(op, is_supported(ctx, kind(op), ctx.element_type_or_self(result)), "unsupported contraction type")?;
    verify_kind(op)?;
    indexing::verify(op, &maps)
}

/// Checks that the map has one input per iterator and one distinct dimension per result.
fn verify_map(op: OpRef<'_, '_>, index: usize, map: &AffineMap, iterators: usize) -> Verdict {
    let ctx = op.context();
    require(op, map.symbols == 0, format_args!("expected indexing map {index} to have no symbols"))?;
    let rank = value_type(op.operand(index)).and_then(|ty| vector(ctx, ty)).map_or(0, |v| v.shape.len());
    let holds = map.dims as usize == iterators;
    require(op, holds, format_args!("expected indexing map {index} to have {iterators} number of inputs"))?;
    let holds = map.results.len() == rank;
    require(op, holds, format_args!("expected indexing map {index} to have {rank} number of outputs"))?;
    let holds = is_projected_permutation(ctx, map, false);
    require(op, holds, format_args!("expected indexing map {index} to be a projected permutation of its inputs"))
}

/// Checks that the accumulator and the result have the sizes that the maps imply, or that neither is a vector if
/// `scalar` is set.
fn verify_shape(
    op: OpRef<'_, '_>,
    scalar: bool,
    lhs: (&VectorType, &AffineMap),
    rhs: (&VectorType, &AffineMap),
    (acc, result, map): (Type, Type, &AffineMap),
) -> Verdict {
    let ctx = op.context();
    let vectors = vector(ctx, acc).zip(vector(ctx, result));
    let invalid = "invalid accumulator/result vector shape";
    if scalar {
        let any = vector(ctx, acc).is_some() || vector(ctx, result).is_some();
        return if any { fail(op, invalid) } else { Ok(()) };
    }
    let Some((_, found)) = vectors else { return fail(op, invalid) };
    let mut extents = vec![None; lhs.1.dims as usize];
    for (vector, map) in [lhs, rhs] {
        for (expr, size) in map.results.iter().zip(&vector.shape) {
            if let Some(slot) = dim_of(ctx, *expr).and_then(|at| extents.get_mut(at)) {
                slot.get_or_insert(*size);
            }
        }
    }
    require(op, !extents.contains(&None), "expected all dimensions to be either a LHS or a RHS dimension")?;
    let extent = |expr: &mlirkit_ir::AffineExpr| extents.get(dim_of(ctx, *expr)?).copied().flatten();
    let shape: Vec<i64> = map.results.iter().filter_map(extent).collect();
    let expected = vector_type(ctx, &shape, &found.scalable, found.element);
    require(op, result == expected && acc == expected, format_args!("{invalid}, expected: {}", quoted(ctx, expected)))
}

fn verify_outerproduct(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(lhs), Some(to)) = (operand(op, "lhs"), result_type(op)) else { return Ok(()) };
    let Some(result) = vector(ctx, to) else { return Ok(()) };
    let [m] = *lhs.shape else { return fail(op, "expected 1-d vector for operand #1") };
    match operand(op, "rhs") {
        Some(rhs) => {
            let [n] = *rhs.shape else { return fail(op, "expected 1-d vector for operand #2") };
            let [rows, columns] = *result.shape else { return fail(op, "expected 2-d vector result") };
            require(op, m == rows, "expected #1 operand dim to match result dim #1")?;
            require(op, n == columns, "expected #2 operand dim to match result dim #2")?;
            let holds = !lhs.scalable.contains(&true) || rhs.scalable.contains(&true);
            require(op, holds, "expected either both or only #2 operand dim to be scalable")?;
        }
        None => {
            let [rows] = *result.shape else { return fail(op, "expected 1-d vector result") };
            require(op, m == rows, "expected #1 operand dim to match result dim #1")?;
        }
    }
    require(op, named_type(op, "acc").is_none_or(|acc| acc == to), "expected operand #3 of same type as result type")?;
    require(op, is_supported(ctx, kind(op), result.element), "unsupported outerproduct type")?;
    verify_kind(op)
}

/// Checks that the kind is present. An attribute of the wrong kind in the dictionary counts as absent.
fn verify_kind(op: OpRef<'_, '_>) -> Verdict {
    let message = "expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')";
    require(op, op.prop("kind").is_some(), message)
}
