//! Verifiers of the `memref` dialect: subviews and reinterpreting casts.

use crate::common::rules::{error, operand_type, quoted, result_type};
use std::collections::HashMap;

use mlirkit_defs::Release;
use mlirkit_ir::{DYNAMIC, MemRefType, OpRef};
use mlirkit_verify::Verdict;

use super::base;
use crate::common::verify::layout::{Strided, memref, product, strided, sum, with_layout};
use crate::common::verify::view::{Reduction, Slice, rank_reduced};

pub(super) fn verify_reinterpret_cast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (base(ctx, from), memref(ctx, to)) else { return Ok(()) };
    for (differ, what) in [(source.1 != result.space, "memory spaces"), (source.0 != result.element, "element types")] {
        if differ {
            let (from, to) = (quoted(ctx, from), quoted(ctx, to));
            return error(op, format!("different {what} specified for source type {from} and result memref type {to}"));
        }
    }
    let Slice { offsets, sizes, strides } = Slice::of(op);
    let number = |value: i64| if value == DYNAMIC { "dynamic".to_owned() } else { value.to_string() };
    for (dim, (found, expected)) in result.shape.iter().zip(&sizes).enumerate() {
        if *found != DYNAMIC && found != expected {
            let expected = number(*expected);
            return error(op, format!("expected result type with size = {expected} instead of {found} in dim = {dim}"));
        }
    }
    let Some(layout) = strided(ctx, result) else {
        return error(op, format!("expected result type to have strided layout but found {}", quoted(ctx, to)));
    };
    let Some(offset) = offsets.first() else { return Ok(()) };
    if layout.offset != DYNAMIC && layout.offset != *offset {
        let (expected, found) = (number(*offset), layout.offset);
        return error(op, format!("expected result type with offset = {expected} instead of {found}"));
    }
    for (dim, (found, expected)) in layout.strides.iter().zip(&strides).enumerate() {
        if *found != DYNAMIC && found != expected {
            let expected = number(*expected);
            return error(
                op,
                format!("expected result type with stride = {expected} instead of {found} in dim = {dim}"),
            );
        }
    }
    Ok(())
}

pub(super) fn verify_subview(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (memref(ctx, from), memref(ctx, to)) else { return Ok(()) };
    if source.space != result.space {
        let (from, to) = (quoted(ctx, from), quoted(ctx, to));
        return error(
            op,
            format!("different memory spaces specified for base memref type {from} and subview memref type {to}"),
        );
    }
    let Some(layout) = strided(ctx, source) else {
        return error(op, format!("base type {} is not strided", quoted(ctx, from)));
    };
    let slice = Slice::of(op);
    let expected_layout = sliced(&layout, &slice);
    let expected = with_layout(ctx, source, &slice.sizes, Some(expected_layout.clone()));
    let found = quoted(ctx, to);
    let named = |what: &str| {
        let expected = quoted(ctx, expected);
        error(
            op,
            format!(
                "expected result type to be {expected} or a rank-reduced version. (mismatch of result {what}), but got {found}"
            ),
        )
    };
    match rank_reduced(ctx, expected, to) {
        Reduction::Fine => {}
        Reduction::RankTooLarge => {
            return error(
                op,
                format!("expected result rank to be smaller or equal to the source rank, but got {found}"),
            );
        }
        Reduction::SizeMismatch => return named("sizes"),
        Reduction::ElementTypeMismatch => {
            let element = quoted(ctx, source.element);
            return error(op, format!("expected result element type to be {element}, but got {found}"));
        }
    }
    let matches = strided(ctx, result).is_some_and(|layout| {
        layout.offset == expected_layout.offset
            && dropped_dims(&slice, &expected_layout, result, &layout).is_some_and(|dropped| {
                let kept = expected_layout.strides.iter().zip(&dropped).filter(|(_, dropped)| !**dropped);
                kept.map(|(stride, _)| stride).eq(&layout.strides)
            })
    });
    if !matches && ctx.release() >= Release(19) {
        return named("layout");
    }
    slice.out_of_bounds(ctx.release(), &source.shape).map_or(Ok(()), |message| error(op, message))
}

/// Returns the layout of a slice of a memref.
fn sliced(source: &Strided, slice: &Slice) -> Strided {
    let offset = slice
        .offsets
        .iter()
        .zip(&source.strides)
        .fold(source.offset, |offset, (start, stride)| sum(offset, product(*start, *stride)));
    let strides = source.strides.iter().zip(&slice.strides).map(|(a, b)| product(*a, *b)).collect();
    Strided { strides, offset }
}

/// Returns which dimensions are dropped, as upstream's `computeMemRefRankReductionMask` does. If the sizes are
/// ambiguous, the strides decide. `None` if no dimensions can be dropped to obtain the result.
fn dropped_dims(slice: &Slice, expected: &Strided, result: &MemRefType, found: &Strided) -> Option<Vec<bool>> {
    let (full, rank) = (slice.sizes.len(), result.shape.len());
    if full == rank {
        return Some(vec![false; full]);
    }
    let mut dropped: Vec<bool> = slice.sizes.iter().map(|size| *size == 1).collect();
    let count = |dropped: &[bool]| dropped.iter().filter(|dropped| **dropped).count();
    if count(&dropped) + rank == full {
        return Some(dropped);
    }
    let occurrences = |strides: &[i64]| {
        let mut counts: HashMap<i64, usize> = HashMap::new();
        strides.iter().for_each(|stride| *counts.entry(*stride).or_default() += 1);
        counts
    };
    let (mut left, wanted) = (occurrences(&expected.strides), occurrences(&found.strides));
    for (dim, stride) in dropped.iter_mut().zip(&expected.strides).filter(|(dim, _)| **dim) {
        let (have, want) = (left.entry(*stride).or_default(), wanted.get(stride).copied().unwrap_or(0));
        match (*have).cmp(&want) {
            std::cmp::Ordering::Greater => *have -= 1,
            std::cmp::Ordering::Equal => *dim = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    (count(&dropped) + rank == full).then_some(dropped)
}
