//! Verifiers of the `vector` dialect: extracting from vectors and inserting into them.

use crate::common::rules::{expect, fail, int_list, named_type, quoted, require, result_type};
use mlirkit_ir::{DYNAMIC, OpRef, VectorType};
use mlirkit_verify::{Checks, Verdict};

use super::{operand, result, vector, vector_type};
use crate::common::verify::inferred;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.extract", verify_extract);
    checks.regions.insert("vector.extract", verify_extract_type);
    checks.ops.insert("vector.insert", verify_insert);
    checks.ops.insert("vector.extract_strided_slice", verify_extract_strided_slice);
    checks.ops.insert("vector.insert_strided_slice", verify_insert_strided_slice);
}

/// Returns the index of the first position that is out of range; `None` if all are valid. -1 denotes poison and is
/// valid. Dynamic positions are not checked.
fn wrong_position(position: &[i64], whole: &VectorType) -> Option<usize> {
    position.iter().zip(&whole.shape).position(|(at, size)| *at != DYNAMIC && (*at < -1 || at >= size))
}

fn verify_extract(op: OpRef<'_, '_>) -> Verdict {
    let Some(source) = operand(op, "source") else { return Ok(()) };
    let holds = result(op).is_none_or(|result| !result.shape.is_empty());
    expect(op, holds, "expected a scalar instead of a 0-d vector as the result type")?;
    let position = int_list(op, "static_position");
    let dynamic = position.iter().filter(|at| **at == DYNAMIC).count();
    let message = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- \
             this can only happen due to an incorrect fold/rewrite";
    require(op, dynamic == op.operands_named("dynamic_position").len(), message)?;
    let holds = position.len() <= source.shape.len();
    require(op, holds, "expected position attribute of rank no greater than vector rank")?;
    match wrong_position(&position, source) {
        Some(at) => fail(
            op,
            format!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding vector \
                 dimension or poison (-1)",
                at + 1
            ),
        ),
        None => Ok(()),
    }
}

fn verify_extract_type(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(found)) = (operand(op, "source"), result_type(op)) else { return Ok(()) };
    let position = int_list(op, "static_position").len();
    let rest = |count: usize| source.shape.get(count..).zip(source.scalable.get(count..));
    let expected = match rest(position.min(source.shape.len())) {
        Some((shape, scalable)) if position != source.shape.len() => vector_type(ctx, shape, scalable, source.element),
        _ => source.element,
    };
    // A vector with a single element is accepted in place of the element.
    let is_one = |vector_ty, scalar| vector(ctx, vector_ty).is_some_and(|v| *v.shape == [1] && v.element == scalar);
    if found == expected || is_one(found, expected) || is_one(expected, found) {
        return Ok(());
    }
    inferred::differ(op, &[expected])
}

fn verify_insert(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(dest), Some(value)) = (operand(op, "dest"), named_type(op, "valueToStore")) else { return Ok(()) };
    let source = vector(ctx, value);
    let holds = source.is_none_or(|source| !source.shape.is_empty());
    expect(op, holds, "expected a scalar instead of a 0-d vector as the source operand")?;
    let position = int_list(op, "static_position");
    let rank = dest.shape.len();
    require(op, position.len() <= rank, "expected position attribute of rank no greater than dest vector rank")?;
    match source {
        Some(source) if source.shape.len() + position.len() != rank => {
            return fail(op, "expected position attribute rank + source rank to match dest vector rank");
        }
        None if position.len() != rank => {
            return fail(op, "expected position attribute rank to match the dest vector rank");
        }
        _ => {}
    }
    match wrong_position(&position, dest) {
        Some(at) => fail(
            op,
            format!(
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding dest \
                 vector dimension",
                at + 1
            ),
        ),
        None => Ok(()),
    }
}

/// Returns the integers in an array attribute; empty if it is absent.
fn numbers(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    let ctx = op.context();
    let elements = op.prop(name).and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    elements.iter().filter_map(|attr| ctx.int_value(*attr)).collect()
}

/// Checks that each number is at least `min` and less than the size of its dimension plus `slack`.
fn verify_within(op: OpRef<'_, '_>, name: &str, values: &[i64], shape: &[i64], min: i64, slack: i64) -> Verdict {
    for (index, (value, size)) in values.iter().zip(shape).enumerate() {
        let max = size.wrapping_add(slack);
        let holds = *value >= min && *value < max;
        require(op, holds, format_args!("expected {name} dimension {index} to be confined to [{min}, {max})"))?;
    }
    Ok(())
}

fn verify_strides(op: OpRef<'_, '_>, strides: &[i64]) -> Verdict {
    require(op, !strides.iter().any(|stride| *stride != 1), "expected strides to be confined to [1, 2)")
}

/// Checks that the sum of each pair of elements of `a` and `b` is not negative and not larger than the size of its
/// dimension.
fn verify_sums(op: OpRef<'_, '_>, a: &[i64], b: &[i64], shape: &[i64], names: &str) -> Verdict {
    for (index, ((a, b), size)) in a.iter().zip(b).zip(shape).enumerate() {
        let (end, max) = (a.wrapping_add(*b), size.wrapping_add(1));
        let holds = end >= 0 && end < max;
        require(op, holds, format_args!("expected sum({names}) dimension {index} to be confined to [1, {max})"))?;
    }
    Ok(())
}

fn verify_extract_strided_slice(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(source) = operand(op, "source") else { return Ok(()) };
    let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| numbers(op, name));
    let holds = offsets.len() == sizes.len() && offsets.len() == strides.len();
    require(op, holds, "expected offsets, sizes and strides attributes of same size")?;
    require(op, offsets.len() <= source.shape.len(), "expected offsets attribute of rank no greater than vector rank")?;
    verify_within(op, "offsets", &offsets, &source.shape, 0, 0)?;
    verify_within(op, "sizes", &sizes, &source.shape, 1, 1)?;
    verify_strides(op, &strides)?;
    verify_sums(op, &offsets, &sizes, &source.shape, "offsets, sizes")?;
    let shape: Vec<i64> = sizes.iter().chain(source.shape.iter().skip(sizes.len())).copied().collect();
    let expected = vector_type(ctx, &shape, &source.scalable, source.element);
    let holds = result_type(op) == Some(expected);
    require(op, holds, format_args!("expected result type to be {}", quoted(ctx, expected)))?;
    for (index, ((size, whole), scalable)) in sizes.iter().zip(&source.shape).zip(&source.scalable).enumerate() {
        if *scalable && size != whole {
            return fail(op, scalable_size(index, *size, *whole));
        }
    }
    Ok(())
}

fn scalable_size(index: usize, found: i64, whole: i64) -> String {
    format!(
        "expected size at idx={index} to match the corresponding base size from the input vector ({found} vs {whole})"
    )
}

fn verify_insert_strided_slice(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(dest)) = (operand(op, "valueToStore"), operand(op, "dest")) else { return Ok(()) };
    let (offsets, strides) = (numbers(op, "offsets"), numbers(op, "strides"));
    require(op, offsets.len() == dest.shape.len(), "expected offsets of same size as destination vector rank")?;
    require(op, strides.len() == source.shape.len(), "expected strides of same size as source vector rank")?;
    let Some(lead) = dest.shape.len().checked_sub(source.shape.len()) else {
        return fail(op, "expected source rank to be no greater than destination rank");
    };
    verify_within(op, "offsets", &offsets, &dest.shape, 0, 0)?;
    verify_strides(op, &strides)?;
    let sizes: Vec<i64> = std::iter::repeat_n(0, lead).chain(source.shape.iter().copied()).collect();
    verify_sums(op, &offsets, &sizes, &dest.shape, "offsets, source vector shape")?;
    let own = source.shape.iter().zip(&source.scalable);
    let whole = dest.shape.iter().zip(&dest.scalable).skip(lead);
    for (index, ((size, scalable), (whole, whole_scalable))) in own.zip(whole).enumerate() {
        let holds = scalable == whole_scalable;
        require(op, holds, format_args!("mismatching scalable flags (at source vector idx={index})"))?;
        if *scalable && size != whole {
            return fail(op, scalable_size(index, *size, *whole));
        }
    }
    Ok(())
}
