//! Checks of the `tensor` dialect that upstream implements in C++.

use crate::common::rules::{
    error, fail, int, int_list, may_have_trait, named_type, operand_type, quoted, reassociation, require, result_type,
    verify_dynamic_sizes, verify_output_shape,
};
use mlirkit_defs::Release;
use mlirkit_ir::{Context, DYNAMIC, OpRef, TensorType, Type, TypeData, compatible_dims};
use mlirkit_verify::{Checks, Verdict};

use crate::common::verify::layout::sum;
use crate::common::verify::view::{Reduction, Slice, rank_reduced};

/// Registers the checks of the `tensor` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("tensor.collapse_shape", verify_collapse_shape);
    checks.ops.insert("tensor.concat", verify_concat);
    checks.ops.insert("tensor.empty", verify_sizes);
    checks.ops.insert("tensor.expand_shape", verify_expand_shape);
    checks.ops.insert("tensor.extract", verify_extract);
    checks.ops.insert("tensor.extract_slice", verify_extract_slice);
    checks.ops.insert("tensor.gather", verify_gather);
    checks.ops.insert("tensor.generate", verify_sizes);
    checks.ops.insert("tensor.insert_slice", verify_insert_slice);
    checks.ops.insert("tensor.pad", verify_pad);
    checks.ops.insert("tensor.parallel_insert_slice", verify_parallel_insert_slice);
    checks.ops.insert("tensor.scatter", verify_scatter);
    checks.ops.insert("tensor.splat", verify_sizes);
    checks.of_signature.extend(["tensor.empty", "tensor.extract", "tensor.splat"]);
}

fn verify_extract(op: OpRef<'_, '_>) -> Verdict {
    let holds = operand_tensor(op, "tensor").is_none_or(|source| source.shape.len() + 1 == op.operands().len());
    require(op, holds, "incorrect number of indices for extract_element")
}

/// Returns the tensor type if `ty` is a ranked tensor; `None` for other types.
pub(crate) fn tensor(ctx: &Context, ty: Type) -> Option<&TensorType> {
    match ctx.type_data(ty) {
        TypeData::RankedTensor(tensor) => Some(tensor),
        _ => None,
    }
}

/// Returns the ranked tensor type with the given sizes and element type, without an encoding.
pub(crate) fn tensor_type(ctx: &Context, shape: &[i64], element: Type) -> Type {
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), element, encoding: None })))
}

fn operand_tensor<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c TensorType> {
    tensor(op.context(), named_type(op, name)?)
}

fn result_tensor<'c>(op: OpRef<'_, 'c>) -> Option<&'c TensorType> {
    tensor(op.context(), result_type(op)?)
}

/// Checks that there is one operand for each dynamic size of the result.
fn verify_sizes(op: OpRef<'_, '_>) -> Verdict {
    let fixed = usize::from(op.is("tensor.splat"));
    result_type(op).map_or(Ok(()), |ty| verify_dynamic_sizes(op, ty, op.operands().len().saturating_sub(fixed)))
}

fn verify_concat(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let inputs: Vec<&TensorType> = op.operand_types().filter_map(|ty| tensor(ctx, ty)).collect();
    let Some(first) = inputs.first() else { return fail(op, "requires at least one input") };
    let (Some(ty), Some(result)) = (result_type(op), result_tensor(op)) else { return Ok(()) };
    let holds = !inputs.iter().any(|input| input.shape.len() != result.shape.len());
    require(op, holds, "rank of concatenated inputs must match result rank")?;
    let holds = !inputs.iter().any(|input| input.element != result.element);
    require(op, holds, "inputs and result element type must match")?;
    let dim = int(op, "dim").and_then(|dim| usize::try_from(dim).ok()).unwrap_or(usize::MAX);
    require(op, dim < result.shape.len(), "concatenation dim must be less than the tensor rank")?;
    let mut sizes = Vec::new();
    for at in 0..result.shape.len() {
        let along = inputs.iter().filter_map(|input| input.shape.get(at).copied());
        if at == dim {
            sizes.push(along.fold(0, sum));
            continue;
        }
        let mut known = along.filter(|size| *size != DYNAMIC);
        let size = known.next();
        let holds = !known.any(|other| Some(other) != size);
        require(op, holds, format_args!("static concatenation size mismatch along non-concatenated dimension {at}"))?;
        sizes.push(size.unwrap_or(DYNAMIC));
    }
    if compatible_dims(&sizes, &result.shape) {
        return Ok(());
    }
    let (found, inferred) = (quoted(ctx, ty), quoted(ctx, tensor_type(ctx, &sizes, first.element)));
    fail(op, format!("result type {found}does not match inferred shape {inferred} static sizes"))
}

/// Checks the list `dims` of dimensions of a gather or scatter. It must not be empty, must be in ascending order, and
/// must be as long as the last dimension of the indices.
fn verify_dims(op: OpRef<'_, '_>, dims: &[i64], indices: &[i64], rank: usize, what: &str, of: &str) -> Verdict {
    require(op, !dims.is_empty(), format_args!("{what}_dims must be non-empty"))?;
    require(op, dims.len() <= rank, format_args!("{what}_dims overflow {of} rank"))?;
    let holds = indices.last().is_some_and(|last| usize::try_from(*last) == Ok(dims.len()));
    require(op, holds, format_args!("{what}_dims length must match the size of last dimension of indices"))?;
    for dim in dims {
        match usize::try_from(*dim) {
            Err(_) => return fail(op, format!("{what}_dims value must be non-negative")),
            Ok(dim) if dim >= rank => return fail(op, format!("{what}_dims value must be smaller than {of} rank")),
            Ok(_) => {}
        }
    }
    require(op, dims.is_sorted_by(|a, b| a < b), format_args!("{what}_dims values must be strictly increasing"))
}

/// Returns the type of the gathered slices, one per index. With `reduced`, the gathered dimensions are omitted;
/// otherwise their size is 1.
fn gathered(ctx: &Context, source: &TensorType, indices: &TensorType, dims: &[i64], reduced: bool) -> Type {
    let mut shape: Vec<i64> = indices.shape.split_last().map(|(_, outer)| outer.to_vec()).unwrap_or_default();
    for (dim, size) in (0i64..).zip(&source.shape) {
        if !dims.contains(&dim) {
            shape.push(*size);
        } else if !reduced {
            shape.push(1);
        }
    }
    ctx.ty(TypeData::RankedTensor(Box::new(TensorType { shape: shape.into(), ..source.clone() })))
}

/// Checks the result type of a gather, with messages worded as in upstream.
fn verify_gathered(
    op: OpRef<'_, '_>,
    what: &str,
    found: Type,
    (source, indices, dims): (&TensorType, &TensorType, &[i64]),
) -> Verdict {
    let ctx = op.context();
    let [full, reduced] = [false, true].map(|reduced| gathered(ctx, source, indices, dims, reduced));
    let message = format_args!(
        "{what} type mismatch: expected {} or its rank-reduced variant {} (got: {})",
        quoted(ctx, full),
        quoted(ctx, reduced),
        quoted(ctx, found)
    );
    require(op, found == full || found == reduced, message)
}

fn verify_gather(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(indices)) = (operand_tensor(op, "source"), operand_tensor(op, "indices")) else {
        return Ok(());
    };
    let dims = int_list(op, "gather_dims");
    verify_dims(op, &dims, &indices.shape, source.shape.len(), "gather", "source")?;
    result_type(op).map_or(Ok(()), |ty| verify_gathered(op, "result", ty, (source, indices, &dims)))
}

fn verify_scatter(op: OpRef<'_, '_>) -> Verdict {
    let (Some(dest), Some(indices)) = (operand_tensor(op, "dest"), operand_tensor(op, "indices")) else {
        return Ok(());
    };
    let dims = int_list(op, "scatter_dims");
    verify_dims(op, &dims, &indices.shape, dest.shape.len(), "scatter", "dest")?;
    require(op, op.prop("unique").is_some(), "requires 'unique' attribute to be set")?;
    named_type(op, "source").map_or(Ok(()), |ty| verify_gathered(op, "source", ty, (dest, indices, &dims)))
}

fn verify_expand_shape(op: OpRef<'_, '_>) -> Verdict {
    let Some(result) = result_tensor(op) else { return Ok(()) };
    verify_output_shape(op, result.shape.len(), "dims")?;
    let (Some(expanded), Some(collapsed)) = (result_type(op), operand_type(op, 0)) else { return Ok(()) };
    verify_reassociation(op, expanded, collapsed)
}

fn verify_collapse_shape(op: OpRef<'_, '_>) -> Verdict {
    require(op, !reassociation(op).iter().any(Vec::is_empty), "reassociation indices must not be empty")?;
    let (Some(expanded), Some(collapsed)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    verify_reassociation(op, expanded, collapsed)
}

/// Checks that the reassociation groups collapse the expanded type to the collapsed type.
fn verify_reassociation(op: OpRef<'_, '_>, expanded_type: Type, collapsed_type: Type) -> Verdict {
    let ctx = op.context();
    let (expanded, collapsed) = (tensor(ctx, expanded_type), tensor(ctx, collapsed_type));
    if expanded.is_none() && collapsed.is_none() {
        return Ok(());
    }
    // Upstream converts the groups to affine maps, whose dimension numbers have 32 bits.
    let groups: Vec<Vec<u32>> =
        reassociation(op).into_iter().map(|group| group.into_iter().map(|dim| dim as u32).collect()).collect();
    // Upstream reads the rank of an unranked tensor from uninitialized memory; this assumes a large number.
    let rank_of = |tensor: Option<&TensorType>| tensor.map_or(usize::MAX, |tensor| tensor.shape.len());
    let (full, rank) = (rank_of(expanded), rank_of(collapsed));
    if full < rank {
        let (expanded, collapsed) = (quoted(ctx, expanded_type), quoted(ctx, collapsed_type));
        return fail(
            op,
            format!(
                "expected the expanded type, {expanded} to have a higher (or same) rank than the collapsed type, \
                 {collapsed}."
            ),
        );
    }
    let message =
        format_args!("expected collapsed rank ({rank}) to equal the number of reassociation maps ({}).", groups.len());
    require(op, rank == groups.len(), message)?;
    let (Some(expanded), Some(collapsed)) = (expanded, collapsed) else { return Ok(()) };
    verify_maps(op, &groups, full)?;
    let mut sizes = Vec::new();
    let mut rest = expanded.shape.iter().copied();
    for (dim, (group, size)) in groups.iter().zip(&collapsed.shape).enumerate() {
        let total = rest.by_ref().take(group.len()).fold((1i64, false), |(total, dynamic), size| {
            if size == DYNAMIC { (total, true) } else { (total.wrapping_mul(size), dynamic) }
        });
        match total {
            (_, true) if *size != DYNAMIC => {
                return fail(
                    op,
                    format!(
                        "expected dimension {dim} of collapsed type to be dynamic since one or more of the corresponding \
                         dimensions in the expanded type is dynamic"
                    ),
                );
            }
            (total, false) if *size != total => {
                return fail(op, format!("expected dimension {dim} of collapsed type to be static value of {total}"));
            }
            (total, dynamic) => sizes.push(if dynamic { DYNAMIC } else { total }),
        }
    }
    if *collapsed.shape == *sizes && collapsed.element == expanded.element {
        return Ok(());
    }
    let expected = quoted(ctx, tensor_type(ctx, &sizes, expanded.element));
    fail(op, format!("expected collapsed type to be {expected}, but got {}", quoted(ctx, collapsed_type)))
}

/// Checks that the groups contain each dimension once, in order, and that the number of map dimensions matches the
/// rank.
fn verify_maps(op: OpRef<'_, '_>, groups: &[Vec<u32>], rank: usize) -> Verdict {
    let dims = groups.iter().flatten().max().map_or(0, |max| max.wrapping_add(1));
    let message = format_args!(
        "expected reassociation map #0 to have size equal to the expanded rank ({rank}), but it is  {dims}."
    );
    require(op, groups.is_empty() || usize::try_from(dims) == Ok(rank), message)?;
    let mut next = 0;
    for (index, group) in groups.iter().enumerate() {
        for dim in group {
            require(op, *dim == next, format_args!("expected reassociation map #{index} to be valid and contiguous."))?;
            next += 1;
        }
    }
    Ok(())
}

/// Checks that a slice has the expected type, possibly without some unit dimensions, and is within bounds.
fn verify_slice(op: OpRef<'_, '_>, whole: &TensorType, part: Type) -> Verdict {
    let ctx = op.context();
    let slice = Slice::of(op);
    let sizes = slice.sizes.clone().into();
    let expected = TensorType { shape: sizes, element: whole.element, encoding: whole.encoding };
    let expected = ctx.ty(TypeData::RankedTensor(Box::new(expected)));
    match rank_reduced(ctx, expected, part) {
        Reduction::Fine => {}
        Reduction::RankTooLarge => {
            return error(op, "expected rank to be smaller or equal to the other rank. ");
        }
        Reduction::SizeMismatch => {
            let expected = quoted(ctx, expected);
            return error(op, format!("expected type to be {expected} or a rank-reduced version. (size mismatch) "));
        }
        Reduction::ElementTypeMismatch => {
            return error(op, format!("expected element type to be {}", quoted(ctx, whole.element)));
        }
    }
    slice.out_of_bounds(ctx.release(), &whole.shape).map_or(Ok(()), |message| error(op, message))
}

fn verify_extract_slice(op: OpRef<'_, '_>) -> Verdict {
    let (Some(source), Some(result)) = (operand_tensor(op, "source"), result_type(op)) else { return Ok(()) };
    verify_slice(op, source, result)
}

fn verify_insert_slice(op: OpRef<'_, '_>) -> Verdict {
    let (Some(dest), Some(source)) = (operand_tensor(op, "dest"), named_type(op, "source")) else { return Ok(()) };
    verify_slice(op, dest, source)
}

/// Returns the name of the interface that the parent of `tensor.parallel_insert_slice` must implement.
fn parallel_parent(release: Release) -> &'static str {
    if release < Release(17) { "ParallelCombiningOpInterface" } else { "InParallelOpInterface" }
}

fn verify_parallel_insert_slice(op: OpRef<'_, '_>) -> Verdict {
    match op.parent_op() {
        Some(parent) if !may_have_trait(parent, parallel_parent(op.context().release())) => {
            error(op, "expected InParallelOpInterface parent, got:")
        }
        _ => verify_insert_slice(op),
    }
}

fn verify_pad(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(from), Some(to)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let (Some(source), Some(result)) = (tensor(ctx, from), tensor(ctx, to)) else { return Ok(()) };
    let (low, high) = (int_list(op, "static_low"), int_list(op, "static_high"));
    let rank = source.shape.len();
    if low.len() != rank || high.len() != rank {
        let (from, to) = (quoted(ctx, from), quoted(ctx, to));
        return error(op, format!("failed to infer expectedType from sourceType {from}, specified resultType is {to}"));
    }
    let padded = |((size, low), high): ((&i64, &i64), &i64)| sum(sum(*size, *low), *high);
    let expected: Vec<i64> = source.shape.iter().zip(&low).zip(&high).map(padded).collect();
    let matches = |(found, expected): (&i64, &i64)| found == expected || *expected == DYNAMIC;
    if result.shape.len() == rank && result.shape.iter().zip(&expected).all(matches) {
        return Ok(());
    }
    let (to, expected) = (quoted(ctx, to), quoted(ctx, tensor_type(ctx, &expected, source.element)));
    error(op, format!("specified type {to} does not match the inferred type {expected}"))
}

fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::RankedTensor(_) | TypeData::UnrankedTensor(_))
}

/// Returns whether `tensor.cast` can cast from the first types to the second.
pub(crate) fn are_cast_compatible(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    is_tensor(ctx, *from)
        && is_tensor(ctx, *to)
        && ctx.element_type_or_self(*from) == ctx.element_type_or_self(*to)
        && ctx.compatible_shapes(*from, *to)
}

/// Returns whether `tensor.bitcast` can cast from the first types to the second.
pub(crate) fn are_bitcast_compatible(ctx: &Context, from: &[Type], to: &[Type]) -> bool {
    let ([from], [to]) = (from, to) else { return false };
    let width = |ty| ctx.int_or_float_width(ctx.element_type_or_self(ty));
    is_tensor(ctx, *from) && is_tensor(ctx, *to) && width(*from) == width(*to) && ctx.compatible_shapes(*from, *to)
}
