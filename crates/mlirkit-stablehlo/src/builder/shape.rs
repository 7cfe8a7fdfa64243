//! Inference of result shapes, and errors for incompatible operands.

use super::{DotDimensions, Error, error};

/// Returns the number of elements in a shape, or an error if a size is negative.
pub(super) fn count(op: &'static str, shape: &[i64]) -> Result<i64, Error> {
    let count = shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size).filter(|_| *size >= 0));
    count.ok_or_else(|| error(op, format!("expects sizes that are not negative, but got [{}]", list(shape))))
}

/// Returns the shape of a dot product: batching dimensions, then the remaining dimensions of the left operand, then
/// those of the right operand.
pub(super) fn dot(lhs: &[i64], rhs: &[i64], dims: &DotDimensions<'_>) -> Result<Vec<i64>, String> {
    let mut batch = Vec::new();
    let pairs = [
        ("batching", dims.lhs_batching, dims.rhs_batching),
        ("contracting", dims.lhs_contracting, dims.rhs_contracting),
    ];
    for (what, left, right) in pairs {
        if left.len() != right.len() {
            return Err(format!("lhs and rhs should have the same number of {what} dimensions"));
        }
        for (left, right) in left.iter().zip(right) {
            let (left, right) = (size(lhs, *left, "lhs", what)?, size(rhs, *right, "rhs", what)?);
            if left != right {
                return Err(format!("{what} dimension sizes must match for lhs/rhs"));
            }
            if what == "batching" {
                batch.push(left);
            }
        }
    }
    let sides =
        [("lhs", lhs, dims.lhs_batching, dims.lhs_contracting), ("rhs", rhs, dims.rhs_batching, dims.rhs_contracting)];
    for (side, shape, batching, contracting) in sides {
        let used: Vec<i64> = batching.iter().chain(contracting).copied().collect();
        if let Some(dim) = duplicate(&used) {
            return Err(format!(
                "has duplicated dimension from {side}_batching_dimensions and {side}_contracting_dimensions: {dim}"
            ));
        }
        batch.extend((0..).zip(shape).filter(|(dim, _)| !used.contains(dim)).map(|(_, size)| *size));
    }
    Ok(batch)
}

fn size(shape: &[i64], dim: i64, side: &str, what: &str) -> Result<i64, String> {
    let size = usize::try_from(dim).ok().and_then(|dim| shape.get(dim)).copied();
    size.ok_or_else(|| format!("{side}_{what}_dimensions value: {dim} is out of range: [0, {})", shape.len()))
}

/// Checks that the shape `from` can be broadcast to the shape `to` with the dimension mapping `dims`.
pub(super) fn broadcast(from: &[i64], to: &[i64], dims: &[i64]) -> Result<(), String> {
    if from.len() != dims.len() {
        let (dims, rank) = (dims.len(), from.len());
        return Err(format!("broadcast_dimensions size ({dims}) does not match operand rank ({rank})"));
    }
    if duplicate(dims).is_some() {
        return Err("broadcast_dimensions should not have duplicates".to_owned());
    }
    for (i, (old, dim)) in from.iter().zip(dims).enumerate() {
        let Some(new) = usize::try_from(*dim).ok().and_then(|dim| to.get(dim)) else {
            let rank = to.len();
            return Err(format!("broadcast_dimensions contains invalid value {dim} for result with rank {rank}"));
        };
        if *old != 1 && old != new {
            return Err(format!(
                "size of operand dimension {i} ({old}) is not equal to 1 or size of result dimension {dim} ({new})"
            ));
        }
    }
    Ok(())
}

/// Returns a shape with its dimensions permuted, or an error if `permutation` is not a permutation of them.
pub(super) fn transpose(shape: &[i64], permutation: &[i64]) -> Result<Vec<i64>, String> {
    let (rank, len) = (shape.len(), permutation.len());
    if rank != len {
        return Err(format!("TransposeOp operand rank {rank} does not match permutation size {len}"));
    }
    let range: Vec<i64> = (0..).take(rank).collect();
    let mut sorted = permutation.to_vec();
    sorted.sort_unstable();
    if sorted != range {
        let (range, found) = (list(&range), list(permutation));
        return Err(format!("attribute permutation must be a permutation of [{range}] but got {found}"));
    }
    Ok(permutation.iter().filter_map(|dim| shape.get(usize::try_from(*dim).ok()?).copied()).collect())
}

/// Returns a shape without the dimensions in `dims`, or an error if one of them does not exist.
pub(super) fn reduce(shape: &[i64], dims: &[i64]) -> Result<Vec<i64>, String> {
    if let Some(dim) = dims.iter().find(|dim| usize::try_from(**dim).map_or(true, |dim| dim >= shape.len())) {
        return Err(format!("Out-of-bounds dimension {dim}, expected to be in range [0, {})", shape.len()));
    }
    if let Some(dim) = duplicate(dims) {
        return Err(format!("Duplicate reduction dimension: {dim}"));
    }
    Ok((0..).zip(shape).filter(|(dim, _)| !dims.contains(dim)).map(|(_, size)| *size).collect())
}

/// Returns the first dimension that occurs a second time; `None` if all are different.
fn duplicate(dims: &[i64]) -> Option<i64> {
    dims.iter().enumerate().find(|(i, dim)| dims.iter().take(*i).any(|other| other == *dim)).map(|(_, dim)| *dim)
}

fn list(values: &[i64]) -> String {
    values.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}
