//! `IndexingMapOpInterface`: checks that each operand has an indexing map and that the sizes implied by the maps agree.

use crate::common::rules::{fail, has_trait, require};
use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AffineOp, AttrData, Context, DYNAMIC, OpRef, Type, TypeData};
use mlirkit_verify::Verdict;
use smallvec::SmallVec;

/// Returns the printed form of a map, without the enclosing `affine_map<...>`.
pub(crate) fn map_text(ctx: &Context, map: &AffineMap) -> String {
    let text = ctx.attr_text(ctx.attr(AttrData::AffineMap(Box::new(map.clone()))));
    let inner = text.strip_prefix("affine_map<").and_then(|text| text.strip_suffix('>'));
    inner.map_or_else(|| text.clone(), ToOwned::to_owned)
}

/// Returns the index of the dimension if the expression is a single dimension, such as `d2`; `None` otherwise.
pub(crate) fn dim_of(ctx: &Context, expr: AffineExpr) -> Option<usize> {
    match ctx.affine_data(expr) {
        AffineExprData::Dim(at) => Some(at as usize),
        _ => None,
    }
}

/// Evaluates an affine expression for the given dimension values. `None` if it has symbols, overflows, or divides by
/// zero or a negative number.
pub(crate) fn evaluate(ctx: &Context, expr: AffineExpr, dims: &[i64]) -> Option<i64> {
    mlirkit_diag::deep(|| match ctx.affine_data(expr) {
        AffineExprData::Dim(at) => dims.get(at as usize).copied(),
        AffineExprData::Symbol(_) => None,
        AffineExprData::Constant(value) => Some(value),
        AffineExprData::Binary(op, lhs, rhs) => {
            let (a, b) = (evaluate(ctx, lhs, dims)?, evaluate(ctx, rhs, dims)?);
            match op {
                AffineOp::Add => a.checked_add(b),
                AffineOp::Mul => a.checked_mul(b),
                AffineOp::Mod => a.checked_rem_euclid(b).filter(|_| b > 0),
                AffineOp::FloorDiv => a.checked_div_euclid(b).filter(|_| b > 0),
                AffineOp::CeilDiv => a.checked_neg()?.checked_div_euclid(b).filter(|_| b > 0)?.checked_neg(),
            }
        }
    })
}

/// Returns whether the results of a map are distinct dimensions. With `zeros`, a result may also be the constant 0.
pub(crate) fn is_projected_permutation(ctx: &Context, map: &AffineMap, zeros: bool) -> bool {
    if map.symbols > 0 || map.results.len() > map.dims as usize {
        return false;
    }
    let mut seen = vec![false; map.dims as usize];
    map.results.iter().all(|expr| match ctx.affine_data(*expr) {
        AffineExprData::Dim(at) => seen.get_mut(at as usize).is_some_and(|seen| !std::mem::replace(seen, true)),
        AffineExprData::Constant(0) => zeros,
        _ => false,
    })
}

/// Returns the sizes of each operand. They are empty for types without a shape and, in structured operations, for
/// vectors, which count as elements there.
fn shapes<'c>(op: OpRef<'_, 'c>) -> SmallVec<[&'c [i64]; 4]> {
    let ctx = op.context();
    let structured = has_trait(op, "LinalgOp");
    let dims = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector(_) if structured => &[],
        _ => ctx.shaped(ty).and_then(|shaped| shaped.dims).unwrap_or(&[]),
    };
    op.operand_types().map(dims).collect()
}

/// Checks that there is one map per operand, that the maps are jointly invertible, and that the sizes agree.
pub(crate) fn verify(op: OpRef<'_, '_>, maps: &[&AffineMap]) -> Verdict {
    let ctx = op.context();
    let shapes = shapes(op);
    if maps.len() != shapes.len() {
        return fail(
            op,
            format!(
                "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
                maps.len(),
                shapes.len()
            ),
        );
    }
    for (index, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        require(op, map.symbols == 0, format_args!("unexpected symbols in indexing_map #{index}"))?;
        let (rank, results) = (shape.len(), map.results.len());
        let message = format_args!(
            "expected operand #{index} rank ({rank}) to match the result rank of indexing_map ({results})"
        );
        require(op, rank == results, message)?;
    }
    let Some(sizes) = loop_sizes(ctx, maps, &shapes) else {
        let dims = dims_of(maps);
        let results = maps.iter().flat_map(|map| map.results.iter().copied()).collect();
        let all = map_text(ctx, &AffineMap { dims, symbols: 0, results });
        return fail(op, format!("invalid indexing maps are non-invertible: ({all})"));
    };
    if sizes.contains(&DYNAMIC) {
        return Ok(());
    }
    let first: Sizes = SmallVec::from_elem(0, sizes.len());
    let last: Sizes = sizes.iter().map(|size| size.wrapping_sub(1)).collect();
    for (index, (map, shape)) in maps.iter().zip(&shapes).enumerate() {
        verify_operand(op, index, map, shape, (&first, &last))?;
    }
    Ok(())
}

/// The sizes of the loops, one per dimension.
type Sizes = SmallVec<[i64; 8]>;

/// Returns the largest number of dimensions among the maps.
fn dims_of(maps: &[&AffineMap]) -> u32 {
    maps.iter().map(|map| map.dims).max().unwrap_or(0)
}

/// Returns the size of each loop dimension, from the first operand indexed by that dimension alone. `None` if a
/// dimension has no such operand.
fn loop_sizes(ctx: &Context, maps: &[&AffineMap], shapes: &[&[i64]]) -> Option<Sizes> {
    let mut sizes: SmallVec<[Option<i64>; 8]> = SmallVec::from_elem(None, dims_of(maps) as usize);
    for (map, shape) in maps.iter().zip(shapes) {
        for (expr, size) in map.results.iter().zip(*shape) {
            if let Some(slot) = dim_of(ctx, *expr).and_then(|at| sizes.get_mut(at)) {
                slot.get_or_insert(*size);
            }
        }
    }
    sizes.into_iter().collect()
}

fn verify_operand(
    op: OpRef<'_, '_>,
    index: usize,
    map: &AffineMap,
    shape: &[i64],
    (first, last): (&[i64], &[i64]),
) -> Verdict {
    let ctx = op.context();
    for (dim, (expr, size)) in map.results.iter().zip(shape).enumerate() {
        if *size == DYNAMIC || *size == 0 {
            continue;
        }
        let (Some(a), Some(b)) = (evaluate(ctx, *expr, first), evaluate(ctx, *expr, last)) else { continue };
        if a.min(b) < 0 {
            let map = map_text(ctx, map);
            return fail(op, format!("unexpected result less than 0 at expression #{dim} in {map}"));
        }
        let inferred = a.max(b).wrapping_add(1);
        let is_dim = dim_of(ctx, *expr).is_some();
        let relation = match () {
            () if is_dim && inferred != *size => "to be",
            () if !is_dim && inferred > *size => "to be greater than or equal to",
            () => continue,
        };
        return fail(
            op,
            format!(
                "inferred input/output operand #{index} has shape's dimension #{dim} {relation} {inferred}, but found \
                 {size}"
            ),
        );
    }
    Ok(())
}
