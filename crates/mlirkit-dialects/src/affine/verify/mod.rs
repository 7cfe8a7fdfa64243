//! Checks of the `affine` dialect that upstream implements in C++.

mod symbols;

use crate::common::rules::{entry, error, fail, is_index, map_of, require, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AttrData, MemRefType, OpRef, Sign, Type, TypeData, ValueRef};
use mlirkit_verify::{Checks, Verdict};
use smallvec::SmallVec;

use crate::common::verify::layout::memref_of;
use symbols::Scope;

/// Registers the checks of the `affine` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("affine.apply", verify_apply);
    checks.ops.insert("affine.dma_start", verify_dma_start);
    checks.ops.insert("affine.dma_wait", verify_dma_wait);
    checks.regions.insert("affine.for", verify_for);
    checks.ops.insert("affine.if", verify_if);
    checks.ops.insert("affine.load", verify_load);
    checks.ops.insert("affine.parallel", verify_parallel);
    checks.ops.insert("affine.prefetch", verify_prefetch);
    checks.ops.insert("affine.store", verify_store);
    checks.ops.insert("affine.vector_load", verify_vector_load);
    checks.ops.insert("affine.vector_store", verify_vector_store);
    checks.ops.insert("affine.yield", verify_yield);
}

fn map<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c AffineMap> {
    map_of(op.context(), op.attr(name)?)
}

pub(super) fn inputs(map: &AffineMap) -> usize {
    map.dims as usize + map.symbols as usize
}

/// Checks that the first `dims` operands are valid dimensions and the others valid symbols.
fn verify_operands<'m, 'c: 'm>(
    op: OpRef<'m, 'c>,
    operands: impl Iterator<Item = ValueRef<'m, 'c>>,
    dims: u32,
) -> Verdict {
    let scope = Scope::of(op);
    for (index, operand) in operands.enumerate() {
        if index < dims as usize {
            require(op, scope.is_dim(operand), "operand cannot be used as a dimension id")?;
        } else if !scope.is_symbol(operand) {
            return fail(op, "operand cannot be used as a symbol");
        }
    }
    Ok(())
}

fn verify_apply(op: OpRef<'_, '_>) -> Verdict {
    let Some(map) = map(op, "map") else { return Ok(()) };
    let holds = op.operands().len() == inputs(map);
    require(op, holds, "operand count and affine map dimension and symbol count must match")?;
    require(op, map.results.len() == 1, "mapping must produce one value")?;
    if op.operands().len() == map.dims as usize || op.context().release() < Release(21) {
        return Ok(());
    }
    let scope = Scope::of(op);
    if op.operands().skip(map.dims as usize).any(|operand| !scope.is_symbol(operand) && scope.is_dim(operand)) {
        return error(op, "dimensional operand cannot be used as a symbol");
    }
    Ok(())
}

/// Checks the operands, which are in order: source, its indices, destination, its indices, tag, its indices, element
/// count, and optionally two strides.
fn verify_dma_start(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let maps = ["src_map", "dst_map", "tag_map"].map(|name| map(op, name));
    let [Some(source), Some(target), Some(tag)] = maps else { return Ok(()) };
    let is_memref = |at: usize| memref_of(ctx, op.operand(at)).is_some();
    let places = [0, 1 + inputs(source), 2 + inputs(source) + inputs(target)];
    for (place, what) in places.into_iter().zip(["source", "destination", "tag"]) {
        require(op, is_memref(place), format_args!("expected DMA {what} to be of memref type"))?;
    }
    let expected = inputs(source) + inputs(target) + inputs(tag) + 4;
    let found = op.operands().len();
    require(op, found == expected || found == expected + 2, "incorrect number of operands")?;
    let scope = Scope::of(op);
    for ((place, map), what) in places.into_iter().zip([source, target, tag]).zip(["src", "dst", "tag"]) {
        for index in op.operands().skip(place + 1).take(inputs(map)) {
            require(op, is_index(ctx, index.ty()), format_args!("{what} index to dma_start must have 'index' type"))?;
            let holds = scope.is_dim(index);
            require(op, holds, format_args!("{what} index must be a valid dimension or symbol identifier"))?;
        }
    }
    Ok(())
}

fn verify_dma_wait(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    require(op, memref_of(ctx, op.operand(0)).is_some(), "expected DMA tag to be of memref type")?;
    let Some(map) = map(op, "tag_map") else { return Ok(()) };
    let scope = Scope::of(op);
    for index in op.operands().skip(1).take(inputs(map)) {
        require(op, is_index(ctx, index.ty()), "index to dma_wait must have 'index' type")?;
        require(op, scope.is_dim(index), "index must be a valid dimension or symbol identifier")?;
    }
    Ok(())
}

fn verify_for(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let holds = block.args().next().is_some_and(|arg| is_index(ctx, arg.ty()));
    require(op, holds, "expected body to have a single index argument for the induction variable")?;
    let (Some(lower), Some(upper)) = (map(op, "lowerBoundMap"), map(op, "upperBoundMap")) else { return Ok(()) };
    for (map, operands) in [(lower, "lowerBoundOperands"), (upper, "upperBoundOperands")] {
        if inputs(map) > 0 {
            verify_operands(op, op.operands_named(operands), map.dims)?;
        }
    }
    for (map, what) in [(lower, "lower"), (upper, "upper")] {
        require(op, !map.results.is_empty(), format_args!("expected {what} bound map to have at least one result"))?;
    }
    let results = op.results().len();
    if results == 0 {
        return Ok(());
    }
    // As in upstream, every operand that the maps do not use counts as a carried value, whatever the segment sizes are.
    let holds = op.operands().len().checked_sub(inputs(lower) + inputs(upper)) == Some(results);
    require(op, holds, "mismatch between the number of loop-carried values and results")?;
    require(op, block.args().len() == results + 1, "mismatch between the number of basic block args and results")
}

fn verify_if(op: OpRef<'_, '_>) -> Verdict {
    let condition = op.attr("condition").map(|attr| op.context().attr_data(attr));
    let Some(AttrData::IntegerSet(condition)) = condition else {
        return fail(op, "requires an integer set attribute named 'condition'");
    };
    let holds = op.operands().len() == condition.dims as usize + condition.symbols as usize;
    require(op, holds, "operand count and condition integer set dimension and symbol count must match")?;
    verify_operands(op, op.operands(), condition.dims)
}

/// Checks that the map has one result per memref dimension and one input per index. Does nothing if `target` is `None`.
fn verify_access(op: OpRef<'_, '_>, target: Option<&MemRefType>) -> Verdict {
    let ctx = op.context();
    let (Some(map), Some(target)) = (map(op, "map"), target) else { return Ok(()) };
    require(op, map.results.len() == target.shape.len(), "affine map num results must equal memref rank")?;
    let indices: SmallVec<[_; 8]> = op.operands_named("indices").collect();
    require(op, inputs(map) == indices.len(), "expects as many subscripts as affine map inputs")?;
    require(op, !indices.iter().any(|index| !is_index(ctx, index.ty())), "index to load must have 'index' type")?;
    verify_operands(op, indices.into_iter(), map.dims)
}

/// Returns the type of the memref that is read or written; `None` if it is not a ranked memref.
fn target<'c>(op: OpRef<'_, 'c>) -> Option<&'c MemRefType> {
    memref_of(op.context(), op.operand_named("memref"))
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let target = target(op);
    let holds = target.is_none_or(|target| result_type(op) == Some(target.element));
    require(op, holds, "result type must match element type of memref")?;
    verify_access(op, target)
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    let target = target(op);
    let holds = target.is_none_or(|target| op.operand(0).map(ValueRef::ty) == Some(target.element));
    require(op, holds, "value to store must have the same type as memref element type")?;
    verify_access(op, target)
}

fn verify_vector(op: OpRef<'_, '_>, vector: Option<Type>) -> Verdict {
    let target = target(op);
    verify_access(op, target)?;
    let element = vector.map(|ty| op.context().element_type_or_self(ty));
    let holds = target.map(|target| target.element) == element;
    require(op, holds, "requires memref and vector types of the same elemental type")
}

fn verify_vector_load(op: OpRef<'_, '_>) -> Verdict {
    verify_vector(op, result_type(op))
}

fn verify_vector_store(op: OpRef<'_, '_>) -> Verdict {
    verify_vector(op, op.operand(0).map(ValueRef::ty))
}

fn verify_prefetch(op: OpRef<'_, '_>) -> Verdict {
    let Some(target) = memref_of(op.context(), op.operand(0)) else { return Ok(()) };
    let map = map(op, "map");
    let holds = map.is_none_or(|map| map.results.len() == target.shape.len());
    require(op, holds, "affine.prefetch affine map num results must equal memref rank")?;
    require(op, map.map_or(0, inputs) + 1 == op.operands().len(), "too few operands")?;
    let scope = Scope::of(op);
    let holds = !op.operands().skip(1).any(|index| !scope.is_dim(index));
    require(op, holds, "index must be a valid dimension or symbol identifier")
}

/// Returns the elements of a dense `i32` attribute; `None` if the attribute is absent or not dense.
fn groups(op: OpRef<'_, '_>, name: &str) -> Option<Vec<i64>> {
    let ctx = op.context();
    let AttrData::DenseElements(dense) = ctx.attr_data(op.attr(name)?) else { return None };
    let number = |bytes: &[u8]| bytes.try_into().map(i32::from_le_bytes).map(i64::from).ok();
    let numbers: Option<Vec<i64>> = dense.data.as_slice().chunks(4).map(number).collect();
    let count = usize::try_from(ctx.shaped(dense.ty)?.num_elements()?).ok()?;
    let mut numbers = numbers?;
    if dense.splat && count <= 1 << 16 {
        numbers.resize(count, numbers.first().copied()?);
    }
    Some(numbers)
}

fn verify_parallel(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(lower), Some(upper)) = (groups(op, "lowerBoundsGroups"), groups(op, "upperBoundsGroups")) else {
        return Ok(());
    };
    let (Some(lower_map), Some(upper_map)) = (map(op, "lowerBoundsMap"), map(op, "upperBoundsMap")) else {
        return Ok(());
    };
    let steps = op.attr("steps").and_then(|attr| ctx.array_elements(attr)).map_or(0, <[_]>::len);
    let args = entry(op, 0).map_or(0, |block| block.args().len());
    if [lower.len(), upper.len(), args].into_iter().any(|count| count != steps) {
        return fail(
            op,
            format!(
                "the number of region arguments ({args}) and the number of map groups for lower ({}) and upper bound \
                 ({}), and the number of steps ({steps}) must all match",
                lower.len(),
                upper.len()
            ),
        );
    }
    for (groups, map, what) in [(&lower, lower_map, "lower"), (&upper, upper_map, "upper")] {
        require(op, !groups.contains(&0), format_args!("expected {what} bound map to have at least one result"))?;
        let expected: i64 = groups.iter().sum();
        let holds = i64::try_from(map.results.len()) == Ok(expected);
        require(op, holds, format_args!("expected {what} bounds map to have {expected} results"))?;
    }
    verify_reductions(op)?;
    let first = inputs(lower_map);
    // Upstream crashes if a bound refers to a missing operand; this reports an error.
    let is_constant = |expr: AffineExpr| matches!(ctx.affine_data(expr), AffineExprData::Constant(_));
    let second = if upper_map.results.iter().all(|expr| is_constant(*expr)) { 0 } else { inputs(upper_map) };
    let found = op.operands().len();
    let holds = found >= first + second;
    require(op, holds, format_args!("expected {} operands for its bounds, but got {found}", first + second))?;
    verify_operands(op, op.operands().take(first), lower_map.dims)?;
    verify_operands(op, op.operands().skip(first), upper_map.dims)
}

/// Checks that there is one reduction per result, and that it supports the result's type.
fn verify_reductions(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let reductions = op.attr("reductions").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    require(op, reductions.len() == op.results().len(), "a reduction must be specified for each output")?;
    for (attr, ty) in reductions.iter().zip(op.result_types()) {
        let Some(kind @ 0..=15) = ctx.int_value(*attr) else { return fail(op, "invalid reduction attribute") };
        let data = ctx.type_data(*ty);
        let signed = |wanted| matches!(data, TypeData::Integer { sign, .. } if *sign == wanted);
        let matches = match kind {
            // addf, maximumf, minimumf, mulf
            0 | 4 | 8 | 12 => matches!(data, TypeData::Float(_)),
            // addi, andi, muli, ori
            1 | 2 | 13 | 14 => matches!(data, TypeData::Integer { .. }),
            // assign
            3 => true,
            // maxs, mins
            6 | 10 => signed(Sign::Signed),
            // maxu, minu
            7 | 11 => signed(Sign::Unsigned),
            _ => false,
        };
        require(op, matches || ctx.release() < Release(22), "result type cannot match reduction attribute")?;
    }
    Ok(())
}

fn verify_yield(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.parent_op() else { return Ok(()) };
    let holds = ["affine.parallel", "affine.if", "affine.for"].contains(&parent.name());
    require(op, holds, "only terminates affine.if/for/parallel regions")?;
    let holds = parent.results().len() == op.operands().len();
    require(op, holds, "parent of yield must have same number of results as the yield operands")?;
    let holds = op.operand_types().eq(parent.result_types().iter().copied());
    require(op, holds, "types mismatch between yield op and its parent")
}
