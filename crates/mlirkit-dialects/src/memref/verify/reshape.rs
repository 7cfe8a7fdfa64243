//! Verifiers of the `memref` dialect: reshapes, expansions, collapses and transposes.

use crate::common::rules::{
    fail, int_list, operand_type, quoted, reassociation, require, result_type, verify_output_shape,
};
use mlirkit_ir::{AffineMap, AttrData, Context, DYNAMIC, MemRefType, OpRef, StridedLayout, Type, TypeData};
use mlirkit_verify::Verdict;

use super::permutation;
use crate::common::verify::layout::{Strided, has_identity_layout, memref, product, strided, with_layout};

/// Checks that the groups cover the expanded dimensions in order and that the sizes agree, like `verifyCollapsedShape`
/// in upstream.
fn verify_groups(op: OpRef<'_, '_>, collapsed: &[i64], expanded: &[i64], groups: &[Vec<i64>]) -> Verdict {
    if collapsed.len() != groups.len() {
        let (found, expected) = (groups.len(), collapsed.len());
        return fail(op, format!("invalid number of reassociation groups: found {found}, expected {expected}"));
    }
    let mut next = 0i64;
    for (dim, (group, size)) in groups.iter().zip(collapsed).enumerate() {
        let mut dynamic = false;
        let mut total = 1i64;
        for index in group {
            require(op, *index == next, "reassociation indices must be contiguous")?;
            next += 1;
            let Some(size) = usize::try_from(*index).ok().and_then(|index| expanded.get(index)) else {
                return fail(op, format!("reassociation index {index} is out of bounds"));
            };
            if *size == DYNAMIC {
                dynamic = true;
            } else {
                total = total.wrapping_mul(*size);
            }
        }
        let message =
            format_args!("collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic");
        require(op, (*size == DYNAMIC) == dynamic, message)?;
        let holds = dynamic || total == *size;
        require(op, holds, format_args!("collapsed dim size ({size}) must equal reassociation group size ({total})"))?;
    }
    if collapsed.is_empty() {
        let holds = !expanded.iter().any(|size| *size != 1);
        require(op, holds, "rank 0 memrefs can only be extended/collapsed with/from ones")?;
    } else if usize::try_from(next) != Ok(expanded.len()) {
        let rank = expanded.len();
        return fail(op, format!("expanded rank ({rank}) inconsistent with number of reassociation indices ({next})"));
    }
    Ok(())
}

pub(super) fn verify_expand(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (memref(ctx, from), memref(ctx, to)) else { return Ok(()) };
    let (a, b) = (source.shape.len(), result.shape.len());
    let holds = a <= b;
    require(op, holds, format_args!("has source rank {a} and result rank {b}. This is not an expansion ({a} > {b})."))?;
    let groups = reassociation(op);
    verify_groups(op, &source.shape, &result.shape, &groups)?;
    let Some(expected) = expanded_type(ctx, source, &result.shape, &groups) else {
        return fail(op, "invalid source layout map");
    };
    let message = format_args!("expected expanded type to be {} but found {}", quoted(ctx, expected), quoted(ctx, to));
    require(op, expected == to, message)?;
    verify_output_shape(op, b, "bounds")?;
    let sizes = int_list(op, "static_output_shape");
    match result.shape.iter().zip(&sizes).position(|(size, given)| *size != DYNAMIC && size != given) {
        Some(at) => fail(op, format!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}

fn expanded_type(ctx: &Context, source: &MemRefType, shape: &[i64], groups: &[Vec<i64>]) -> Option<Type> {
    if has_identity_layout(ctx, source) {
        return Some(with_layout(ctx, source, shape, None));
    }
    let from = strided(ctx, source)?;
    let mut strides = Vec::new();
    let mut sizes = shape.iter().rev();
    for (group, stride) in groups.iter().zip(&from.strides).rev() {
        let mut stride = *stride;
        for size in sizes.by_ref().take(group.len()) {
            strides.push(stride);
            stride = product(stride, *size);
        }
    }
    strides.reverse();
    strides.resize(shape.len(), 1);
    Some(with_layout(ctx, source, shape, Some(Strided { strides, offset: from.offset })))
}

pub(super) fn verify_collapse(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (memref(ctx, from), memref(ctx, to)) else { return Ok(()) };
    let (a, b) = (source.shape.len(), result.shape.len());
    require(op, a >= b, format_args!("has source rank {a} and result rank {b}. This is not a collapse ({a} < {b})."))?;
    let groups = reassociation(op);
    verify_groups(op, &result.shape, &source.shape, &groups)?;
    let expected = if has_identity_layout(ctx, source) {
        with_layout(ctx, source, &result.shape, None)
    } else {
        let Some(layout) = collapsed_layout(ctx, source, &groups) else {
            return fail(op, "invalid source layout map or collapsing non-contiguous dims");
        };
        with_layout(ctx, source, &result.shape, Some(layout))
    };
    let message = format_args!("expected collapsed type to be {} but found {}", quoted(ctx, expected), quoted(ctx, to));
    require(op, expected == to, message)
}

/// Returns the layout after groups of dimensions are collapsed. `None` if a group is not known to be contiguous.
fn collapsed_layout(ctx: &Context, source: &MemRefType, groups: &[Vec<i64>]) -> Option<Strided> {
    let from = strided(ctx, source)?;
    let size = |dim: i64| usize::try_from(dim).ok().and_then(|dim| source.shape.get(dim)).copied();
    let stride = |dim: i64| usize::try_from(dim).ok().and_then(|dim| from.strides.get(dim)).copied();
    let mut strides = Vec::new();
    for group in groups {
        let mut rest = group.as_slice();
        while let [_, .., last] = rest {
            if size(*last)? != 1 {
                break;
            }
            rest = rest.split_last()?.1;
        }
        let last = *rest.last()?;
        let known = size(last)? != DYNAMIC || rest.len() == 1;
        strides.push(if known { stride(last)? } else { DYNAMIC });
    }
    for (group, first) in groups.iter().zip(&strides).rev() {
        let mut expected = *first;
        for dim in group.iter().skip(1).rev() {
            expected = product(expected, size(*dim)?);
            if size(dim - 1)? == 1 {
                continue;
            }
            let found = stride(dim - 1)?;
            if expected != DYNAMIC && found != DYNAMIC && expected != found {
                return None;
            }
        }
    }
    Some(Strided { strides, offset: from.offset })
}

pub(super) fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (memref(ctx, from), memref(ctx, to)) else { return Ok(()) };
    let Some((dims, order)) = permutation(ctx, op.prop("permutation")) else { return Ok(()) };
    let Some(order) = order else { return fail(op, "expected a permutation map") };
    require(op, dims == source.shape.len(), "expected a permutation map of same rank as the input")?;
    let Some(layout) = strided(ctx, source) else { return Ok(()) };
    let pick = |numbers: &[i64]| order.iter().filter_map(|at| numbers.get(*at).copied()).collect::<Vec<i64>>();
    let (shape, layout) = (pick(&source.shape), Strided { strides: pick(&layout.strides), offset: layout.offset });
    let same = result.shape[..] == shape[..]
        && (result.element, result.space) == (source.element, source.space)
        && strided(ctx, result).as_ref() == Some(&layout)
        && (result.layout.is_some() || !is_unit(&layout));
    if same {
        return Ok(());
    }
    let (found, expected) = (quoted(ctx, to), quoted(ctx, canonical_type(ctx, source, &shape, &layout)));
    fail(op, format!("result type {found} is not equivalent to the canonical transposed input type {expected}"))
}

/// Returns whether a layout is `strided<[1]>`, which upstream treats as an identity layout.
fn is_unit(layout: &Strided) -> bool {
    layout.offset == 0 && layout.strides == [1]
}

/// Returns the memref type with this shape and layout. The layout is stored as a map, and omitted if it is the
/// canonical layout of the shape.
fn canonical_type(ctx: &Context, source: &MemRefType, shape: &[i64], layout: &Strided) -> Type {
    if is_unit(layout) {
        let unit = StridedLayout { offset: 0, strides: Box::new([1]) };
        let layout = Some(ctx.attr(AttrData::StridedLayout(Box::new(unit))));
        return ctx.ty(TypeData::MemRef(Box::new(MemRefType { shape: shape.into(), layout, ..source.clone() })));
    }
    let canonical = crate::common::verify::layout::canonical(shape) == *layout;
    let map = (!canonical).then(|| {
        let mut symbols = 0;
        let mut number = |value: i64| {
            if value != DYNAMIC {
                return ctx.affine_constant(value);
            }
            symbols += 1;
            ctx.affine_symbol(symbols - 1)
        };
        let mut expr = number(layout.offset);
        for (dim, stride) in layout.strides.iter().enumerate() {
            let dim = ctx.affine_dim(u32::try_from(dim).unwrap_or(u32::MAX));
            expr = ctx.affine_add(expr, ctx.affine_mul(dim, number(*stride)));
        }
        let dims = u32::try_from(shape.len()).unwrap_or(u32::MAX);
        ctx.attr(AttrData::AffineMap(Box::new(AffineMap { dims, symbols, results: Box::new([expr]) })))
    });
    ctx.ty(TypeData::MemRef(Box::new(MemRefType { shape: shape.into(), layout: map, ..source.clone() })))
}
