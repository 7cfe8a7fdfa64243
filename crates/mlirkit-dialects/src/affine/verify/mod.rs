//! Checks of `affine` that upstream writes in C++.

mod symbols;

use crate::common::rules::{entry, error, fail, int_list, is_index, map_of, result_type};
use mlirkit_defs::Release;
use mlirkit_ir::{
    AffineExpr, AffineExprData, AffineMap, AttrData, DYNAMIC, MemRefType, OpRef, Sign, Type, TypeData, ValueRef,
};
use mlirkit_verify::{Checks, Verdict};
use smallvec::SmallVec;

use crate::common::verify::layout::memref_of;
use symbols::Scope;

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("affine.apply", verify_apply);
    checks.ops.insert("affine.delinearize_index", verify_delinearize);
    checks.ops.insert("affine.dma_start", verify_dma_start);
    checks.ops.insert("affine.dma_wait", verify_dma_wait);
    checks.regions.insert("affine.for", verify_for);
    checks.ops.insert("affine.if", verify_if);
    checks.ops.insert("affine.linearize_index", verify_linearize);
    checks.ops.insert("affine.load", verify_load);
    checks.ops.insert("affine.max", verify_min_max);
    checks.ops.insert("affine.min", verify_min_max);
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

/// Checks that the first operands are valid dimensions and the others valid symbols.
fn verify_operands<'m, 'c: 'm>(
    op: OpRef<'m, 'c>,
    operands: impl Iterator<Item = ValueRef<'m, 'c>>,
    dims: u32,
) -> Verdict {
    let scope = Scope::of(op);
    for (index, operand) in operands.enumerate() {
        if index < dims as usize {
            if !scope.is_dim(operand) {
                return fail(op, "operand cannot be used as a dimension id");
            }
        } else if !scope.is_symbol(operand) {
            return fail(op, "operand cannot be used as a symbol");
        }
    }
    Ok(())
}

fn verify_apply(op: OpRef<'_, '_>) -> Verdict {
    let Some(map) = map(op, "map") else { return Ok(()) };
    if op.operands().len() != inputs(map) {
        return fail(op, "operand count and affine map dimension and symbol count must match");
    }
    if map.results.len() != 1 {
        return fail(op, "mapping must produce one value");
    }
    if op.operands().len() == map.dims as usize || op.context().release() < Release(21) {
        return Ok(());
    }
    let scope = Scope::of(op);
    if op.operands().skip(map.dims as usize).any(|operand| !scope.is_symbol(operand) && scope.is_dim(operand)) {
        return error(op, "dimensional operand cannot be used as a symbol");
    }
    Ok(())
}

fn verify_min_max(op: OpRef<'_, '_>) -> Verdict {
    let Some(map) = map(op, "map") else { return Ok(()) };
    if op.operands().len() != inputs(map) {
        return fail(op, "operand count and affine map dimension and symbol count must match");
    }
    if map.results.is_empty() {
        return fail(op, "affine map expect at least one result");
    }
    Ok(())
}

/// Checks that there is an operand for each dynamic basis element.
fn verify_basis(op: OpRef<'_, '_>, basis: &[i64]) -> Verdict {
    let dynamic = basis.iter().filter(|size| **size == DYNAMIC).count();
    if dynamic != op.operands_named("dynamic_basis").len() {
        return fail(
            op,
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- \
             this can only happen due to an incorrect fold/rewrite",
        );
    }
    Ok(())
}

fn verify_delinearize(op: OpRef<'_, '_>) -> Verdict {
    let basis = int_list(op, "static_basis");
    let results = op.results().len();
    if results != basis.len() && results != basis.len() + 1 {
        return fail(op, "should return an index for each basis element and up to one extra index");
    }
    verify_basis(op, &basis)?;
    if basis.iter().any(|size| *size <= 0 && *size != DYNAMIC) {
        return fail(op, "no basis element may be statically non-positive");
    }
    Ok(())
}

fn verify_linearize(op: OpRef<'_, '_>) -> Verdict {
    let basis = int_list(op, "static_basis");
    let indices = op.operands_named("multi_index").len();
    if indices != basis.len() && indices != basis.len() + 1 {
        return fail(op, "should be passed a basis element for each index except possibly the first");
    }
    verify_basis(op, &basis)
}

/// Checks the operands in order: source, indices, target, indices, tag, indices, number, optional strides.
fn verify_dma_start(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let maps = ["src_map", "dst_map", "tag_map"].map(|name| map(op, name));
    let [Some(source), Some(target), Some(tag)] = maps else { return Ok(()) };
    let is_memref = |at: usize| memref_of(ctx, op.operand(at)).is_some();
    let places = [0, 1 + inputs(source), 2 + inputs(source) + inputs(target)];
    for (place, what) in places.into_iter().zip(["source", "destination", "tag"]) {
        if !is_memref(place) {
            return fail(op, format!("expected DMA {what} to be of memref type"));
        }
    }
    let expected = inputs(source) + inputs(target) + inputs(tag) + 4;
    let found = op.operands().len();
    if found != expected && found != expected + 2 {
        return fail(op, "incorrect number of operands");
    }
    let scope = Scope::of(op);
    for ((place, map), what) in places.into_iter().zip([source, target, tag]).zip(["src", "dst", "tag"]) {
        for index in op.operands().skip(place + 1).take(inputs(map)) {
            if !is_index(ctx, index.ty()) {
                return fail(op, format!("{what} index to dma_start must have 'index' type"));
            }
            if !scope.is_dim(index) {
                return fail(op, format!("{what} index must be a valid dimension or symbol identifier"));
            }
        }
    }
    Ok(())
}

fn verify_dma_wait(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    if memref_of(ctx, op.operand(0)).is_none() {
        return fail(op, "expected DMA tag to be of memref type");
    }
    let Some(map) = map(op, "tag_map") else { return Ok(()) };
    let scope = Scope::of(op);
    for index in op.operands().skip(1).take(inputs(map)) {
        if !is_index(ctx, index.ty()) {
            return fail(op, "index to dma_wait must have 'index' type");
        }
        if !scope.is_dim(index) {
            return fail(op, "index must be a valid dimension or symbol identifier");
        }
    }
    Ok(())
}

fn verify_for(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(block) = entry(op, 0) else { return Ok(()) };
    if block.args().next().is_none_or(|arg| !is_index(ctx, arg.ty())) {
        return fail(op, "expected body to have a single index argument for the induction variable");
    }
    let (Some(lower), Some(upper)) = (map(op, "lowerBoundMap"), map(op, "upperBoundMap")) else { return Ok(()) };
    for (map, operands) in [(lower, "lowerBoundOperands"), (upper, "upperBoundOperands")] {
        if inputs(map) > 0 {
            verify_operands(op, op.operands_named(operands), map.dims)?;
        }
    }
    for (map, what) in [(lower, "lower"), (upper, "upper")] {
        if map.results.is_empty() {
            return fail(op, format!("expected {what} bound map to have at least one result"));
        }
    }
    let results = op.results().len();
    if results == 0 {
        return Ok(());
    }
    // The operands left over by the maps count, not the segment sizes.
    if op.operands().len().checked_sub(inputs(lower) + inputs(upper)) != Some(results) {
        return fail(op, "mismatch between the number of loop-carried values and results");
    }
    if block.args().len() != results + 1 {
        return fail(op, "mismatch between the number of basic block args and results");
    }
    Ok(())
}

fn verify_if(op: OpRef<'_, '_>) -> Verdict {
    let condition = op.attr("condition").map(|attr| op.context().attr_data(attr));
    let Some(AttrData::IntegerSet(condition)) = condition else {
        return fail(op, "requires an integer set attribute named 'condition'");
    };
    if op.operands().len() != condition.dims as usize + condition.symbols as usize {
        return fail(op, "operand count and condition integer set dimension and symbol count must match");
    }
    verify_operands(op, op.operands(), condition.dims)
}

/// Checks that the map has a result per memref dimension and an input per index. Does nothing if `target` is `None`.
fn verify_access(op: OpRef<'_, '_>, target: Option<&MemRefType>) -> Verdict {
    let ctx = op.context();
    let (Some(map), Some(target)) = (map(op, "map"), target) else { return Ok(()) };
    if map.results.len() != target.shape.len() {
        return fail(op, "affine map num results must equal memref rank");
    }
    let indices: SmallVec<[_; 8]> = op.operands_named("indices").collect();
    if inputs(map) != indices.len() {
        return fail(op, "expects as many subscripts as affine map inputs");
    }
    if indices.iter().any(|index| !is_index(ctx, index.ty())) {
        return fail(op, "index to load must have 'index' type");
    }
    verify_operands(op, indices.into_iter(), map.dims)
}

/// Returns the buffer that is read or written.
fn target<'c>(op: OpRef<'_, 'c>) -> Option<&'c MemRefType> {
    memref_of(op.context(), op.operand_named("memref"))
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let target = target(op);
    if target.is_some_and(|target| result_type(op) != Some(target.element)) {
        return fail(op, "result type must match element type of memref");
    }
    verify_access(op, target)
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    let target = target(op);
    if target.is_some_and(|target| op.operand(0).map(ValueRef::ty) != Some(target.element)) {
        return fail(op, "value to store must have the same type as memref element type");
    }
    verify_access(op, target)
}

fn verify_vector(op: OpRef<'_, '_>, vector: Option<Type>) -> Verdict {
    let target = target(op);
    verify_access(op, target)?;
    let element = vector.map(|ty| op.context().element_type_or_self(ty));
    if target.map(|target| target.element) != element {
        return fail(op, "requires memref and vector types of the same elemental type");
    }
    Ok(())
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
    if map.is_some_and(|map| map.results.len() != target.shape.len()) {
        return fail(op, "affine.prefetch affine map num results must equal memref rank");
    }
    if map.map_or(0, inputs) + 1 != op.operands().len() {
        return fail(op, "too few operands");
    }
    let scope = Scope::of(op);
    if op.operands().skip(1).any(|index| !scope.is_dim(index)) {
        return fail(op, "index must be a valid dimension or symbol identifier");
    }
    Ok(())
}

/// Returns the numbers of a dense constant of `i32`.
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
        if groups.contains(&0) {
            return fail(op, format!("expected {what} bound map to have at least one result"));
        }
        let expected: i64 = groups.iter().sum();
        if i64::try_from(map.results.len()) != Ok(expected) {
            return fail(op, format!("expected {what} bounds map to have {expected} results"));
        }
    }
    verify_reductions(op)?;
    let first = inputs(lower_map);
    // Upstream crashes where a bound names an operand that is missing.
    let is_constant = |expr: AffineExpr| matches!(ctx.affine_data(expr), AffineExprData::Constant(_));
    let second = if upper_map.results.iter().all(|expr| is_constant(*expr)) { 0 } else { inputs(upper_map) };
    let found = op.operands().len();
    if found < first + second {
        return fail(op, format!("expected {} operands for its bounds, but got {found}", first + second));
    }
    verify_operands(op, op.operands().take(first), lower_map.dims)?;
    verify_operands(op, op.operands().skip(first), upper_map.dims)
}

/// Checks that each result has a reduction that supports its type.
fn verify_reductions(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let reductions = op.attr("reductions").and_then(|attr| ctx.array_elements(attr)).unwrap_or(&[]);
    if reductions.len() != op.results().len() {
        return fail(op, "a reduction must be specified for each output");
    }
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
        if !matches && ctx.release() >= Release(22) {
            return fail(op, "result type cannot match reduction attribute");
        }
    }
    Ok(())
}

fn verify_yield(op: OpRef<'_, '_>) -> Verdict {
    let Some(parent) = op.parent_op() else { return Ok(()) };
    if !["affine.parallel", "affine.if", "affine.for"].contains(&parent.name()) {
        return fail(op, "only terminates affine.if/for/parallel regions");
    }
    if parent.results().len() != op.operands().len() {
        return fail(op, "parent of yield must have same number of results as the yield operands");
    }
    if !op.operand_types().eq(parent.result_types().iter().copied()) {
        return fail(op, "types mismatch between yield op and its parent");
    }
    Ok(())
}
