//! Verifiers of the `vector` dialect: casts, broadcasts, shuffles, transposes and reductions.

use crate::common::rules::{fail, int, int_list, operand_type, quoted, require, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{OpRef, Type, VectorType};
use mlirkit_verify::{Checks, Verdict};

use super::{is_supported, kind, operand, result, value_type, vector, vector_type};
use crate::common::verify::inferred;
use crate::common::verify::layout::{has_identity_layout, memref, strided};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.bitcast", verify_bitcast);
    checks.ops.insert("vector.broadcast", verify_broadcast);
    checks.ops.insert("vector.multi_reduction", verify_multi_reduction);
    checks.ops.insert("vector.reduction", verify_reduction);
    checks.ops.insert("vector.scan", verify_scan);
    checks.since.insert("vector.scan", Release(20));
    checks.ops.insert("vector.shape_cast", verify_shape_cast);
    checks.ops.insert("vector.shuffle", verify_shuffle);
    checks.regions.insert("vector.shuffle", verify_shuffle_type);
    checks.regions.insert("vector.to_elements", verify_elements);
    checks.ops.insert("vector.transpose", verify_transpose);
    checks.ops.insert("vector.type_cast", verify_type_cast);
}

/// Returns the number of bits of an element type; 64 for `index`. `None` if the number depends on the data layout.
pub(super) fn bits(ctx: &mlirkit_ir::Context, element: Type) -> Option<u64> {
    if crate::common::rules::is_index(ctx, element) {
        return Some(64);
    }
    ctx.int_or_float_width(element).map(u64::from)
}

/// Returns the number of bits in `size` elements of `bits` bits.
pub(super) fn row_bits(bits: u64, size: i64) -> u64 {
    bits.wrapping_mul(u64::try_from(size).unwrap_or(0))
}

fn verify_bitcast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(result)) = (operand(op, "source"), result(op)) else { return Ok(()) };
    let outer = source.shape.len().saturating_sub(1);
    if let Some(at) = source.shape.iter().zip(&result.shape).take(outer).position(|(a, b)| a != b) {
        return fail(op, format!("dimension size mismatch at: {at}"));
    }
    let (Some(a), Some(b)) = (bits(ctx, source.element), bits(ctx, result.element)) else { return Ok(()) };
    match (source.shape.last(), result.shape.last()) {
        (None, _) if a != b => fail(op, "source/result bitwidth of the 0-D vector element types must be equal"),
        (Some(m), Some(n)) if row_bits(a, *m) != row_bits(b, *n) => {
            fail(op, "source/result bitwidth of the minor 1-D vectors must be equal")
        }
        _ => Ok(()),
    }
}

fn verify_broadcast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result(op)) else { return Ok(()) };
    if from == to.element {
        return Ok(());
    }
    let Some(source) = vector(ctx, from) else { return fail(op, "source type is not a vector") };
    let Some(lead) = to.shape.len().checked_sub(source.shape.len()) else {
        return fail(op, "source rank higher than destination rank");
    };
    let dims = |v: &VectorType| v.shape.iter().copied().zip(v.scalable.iter().copied()).collect::<Vec<_>>();
    for ((size, scalable), (target, target_scalable)) in dims(source).into_iter().zip(dims(to).into_iter().skip(lead)) {
        let sizes_differ = size != 1 && size != target;
        let flags_differ = scalable != target_scalable && (size != 1 || scalable);
        if sizes_differ || flags_differ || (size == 1 && scalable && target != 1) {
            let text = |size: i64, scalable: bool| if scalable { format!("[{size}]") } else { size.to_string() };
            let (from, to) = (text(size, scalable), text(target, target_scalable));
            return fail(op, format!("dimension mismatch ({from} vs. {to})"));
        }
    }
    Ok(())
}

fn verify_multi_reduction(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(found)) = (operand(op, "source"), result_type(op)) else { return Ok(()) };
    let reduced = int_list(op, "reduction_dims");
    let kept = (0i64..).zip(source.shape.iter().zip(&source.scalable)).filter(|(dim, _)| !reduced.contains(dim));
    let (shape, scalable): (Vec<i64>, Vec<bool>) = kept.map(|(_, (size, scalable))| (*size, *scalable)).unzip();
    let expected = if shape.is_empty() { source.element } else { vector_type(ctx, &shape, &scalable, source.element) };
    if found != expected {
        let source = operand_type(op, 0).map(|ty| quoted(ctx, ty).to_string()).unwrap_or_default();
        let found = quoted(ctx, found);
        return fail(op, format!("destination type {found} is incompatible with source type {source}"));
    }
    Ok(())
}

fn verify_reduction(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(ty)) = (operand(op, "vector"), result_type(op)) else { return Ok(()) };
    let rank = source.shape.len();
    require(op, rank <= 1, format_args!("unsupported reduction rank: {rank}"))?;
    let kind = kind(op);
    let holds = is_supported(ctx, kind, ty);
    require(op, holds, format_args!("unsupported reduction type '{}' for kind '{kind}'", quoted(ctx, ty)))
}

fn verify_scan(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(initial)) = (operand(op, "source"), operand(op, "initial_value")) else { return Ok(()) };
    let (rank, dim) = (source.shape.len(), int(op, "reduction_dim").unwrap_or(0));
    let holds = !usize::try_from(dim).is_ok_and(|dim| dim >= rank);
    require(op, holds, format_args!("reduction dimension {dim} has to be less than {rank}"))?;
    if initial.shape.len() + 1 != rank {
        let (found, expected) = (initial.shape.len(), rank.saturating_sub(1));
        return fail(op, format!("initial value rank {found} has to be equal to {expected}"));
    }
    let expected = (0i64..).zip(&source.shape).filter(|(at, _)| *at != dim).map(|(_, size)| size);
    require(op, expected.eq(&initial.shape), "incompatible input/initial value shapes")?;
    let (kind, element) = (kind(op), result(op).map_or(source.element, |result| result.element));
    let holds = is_supported(ctx, kind, element);
    require(op, holds, format_args!("unsupported reduction type {} for kind '{kind}'", quoted(ctx, element)))
}

fn elements(vector: &VectorType) -> i64 {
    vector.shape.iter().fold(1, |total: i64, size| total.wrapping_mul(*size))
}

fn verify_shape_cast(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(result)) = (operand(op, "source"), result(op)) else { return Ok(()) };
    require(op, source.element == result.element, "has different source and result element types")?;
    let (a, b) = (elements(source), elements(result));
    require(op, a == b, format_args!("has different number of elements at source ({a}) and result ({b})"))?;
    let scalable = |v: &VectorType| v.scalable.iter().filter(|flag| **flag).count();
    let (a, b) = (scalable(source), scalable(result));
    require(op, a == b, format_args!("has different number of scalable dims at source ({a}) and result ({b})"))
}

fn verify_shuffle(op: OpRef<'_, '_>) -> Verdict {
    let (Some(a), Some(b), Some(result)) = (operand(op, "v1"), operand(op, "v2"), result(op)) else { return Ok(()) };
    let ranks = (a.shape.len(), b.shape.len(), result.shape.len());
    require(op, ranks == (0, 0, 1) || ranks.0 == ranks.2 && ranks.1 == ranks.2, "rank mismatch")?;
    let inner = |v: &VectorType| v.shape.iter().skip(1).copied().collect::<Vec<_>>();
    require(op, ranks.0 == 0 || !(inner(a) != inner(b) || inner(a) != inner(result)), "dimension mismatch")?;
    let mask = int_list(op, "mask");
    let Some(length) = result.shape.first() else { return Ok(()) };
    require(op, !mask.is_empty(), "invalid mask length")?;
    require(op, i64::try_from(mask.len()) == Ok(*length), "mask length mismatch")?;
    let first = |v: &VectorType| v.shape.first().copied().unwrap_or(1);
    let limit = first(a).wrapping_add(first(b));
    match mask.iter().position(|at| *at < -1 || *at >= limit) {
        Some(at) => fail(op, format!("mask index #{} out of range", at + 1)),
        None => Ok(()),
    }
}

fn verify_shuffle_type(op: OpRef<'_, '_>) -> Verdict {
    let Some(first) = operand(op, "v1") else { return Ok(()) };
    let length = i64::try_from(int_list(op, "mask").len().max(1)).unwrap_or(i64::MAX);
    let shape: Vec<i64> = std::iter::once(length).chain(first.shape.iter().skip(1).copied()).collect();
    inferred::verify(op, &[vector_type(op.context(), &shape, &vec![false; shape.len()], first.element)])
}

fn verify_elements(op: OpRef<'_, '_>) -> Verdict {
    let Some(source) = operand(op, "source") else { return Ok(()) };
    let same = op.result_types().iter().all(|ty| *ty == source.element);
    if same && i64::try_from(op.result_types().len()) == Ok(elements(source)) {
        return Ok(());
    }
    let count = usize::try_from(elements(source)).unwrap_or(0).min(1 << 16);
    inferred::verify(op, &vec![source.element; count])
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(result)) = (operand(op, "vector"), result(op)) else { return Ok(()) };
    let rank = result.shape.len();
    require(op, source.shape.len() == rank, format_args!("vector result rank mismatch: {rank}"))?;
    let order = int_list(op, "permutation");
    require(op, order.len() == rank, format_args!("transposition length mismatch: {}", order.len()))?;
    let mut seen = vec![false; rank];
    for (dim, size) in order.iter().zip(&result.shape) {
        let at = usize::try_from(*dim).unwrap_or(usize::MAX);
        let (Some(seen), Some(expected)) = (seen.get_mut(at), source.shape.get(at)) else {
            return fail(op, format!("transposition index out of range: {dim}"));
        };
        require(op, !std::mem::replace(seen, true), format_args!("duplicate position index: {dim}"))?;
        require(op, size == expected, format_args!("dimension size mismatch at: {dim}"))?;
    }
    Ok(())
}

fn verify_type_cast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (value_type(op.operand(0)), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (memref(ctx, from), memref(ctx, to)) else { return Ok(()) };
    let canonical = crate::common::verify::layout::canonical(&source.shape);
    let holds = has_identity_layout(ctx, source) || strided(ctx, source) == Some(canonical);
    require(op, holds, "expects operand to be a memref with identity layout")?;
    require(op, has_identity_layout(ctx, result), "expects result to be a memref with identity layout")?;
    require(op, source.space == result.space, "expects result in same memory space")?;
    let shown = quoted(ctx, to);
    let message = format_args!("expects result and operand with same underlying scalar type: {shown}");
    require(op, ctx.element_type_or_self(source.element) == ctx.element_type_or_self(result.element), message)?;
    let shape = |memref: &mlirkit_ir::MemRefType| {
        let inner = vector(ctx, memref.element).map(|v| v.shape.to_vec()).unwrap_or_default();
        memref.shape.iter().copied().chain(inner).collect::<Vec<i64>>()
    };
    let holds = shape(source) == shape(result);
    require(op, holds, format_args!("expects concatenated result and operand shapes to be equal: {}", quoted(ctx, to)))
}
