//! Verifiers of the `linalg` dialect: contractions, and matrix multiplications with explicit indexing maps.

use crate::common::rules::{entry, error, expect, fail, require};
use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, BlockRef, OpRef, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{indexing_maps, inputs, outputs};
use crate::common::verify::indexing::{dim_of, is_projected_permutation};

pub(super) fn register(checks: &mut Checks) {
    checks.region_traits.insert("ContractionOpInterface", verify_interface);
    checks.ops.insert("linalg.contract", verify_contract);
    checks.ops.insert("linalg.matmul", verify_matmul);
    checks.ops.insert("linalg.batch_matmul", verify_batch);
    checks.ops.insert("linalg.batch_reduce_matmul", verify_batch);
}

fn verify_interface(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    let ctx = op.context();
    expect(op, inputs(op).len() == 2 && outputs(op).len() == 1, "expected op with 2 inputs and 1 output")?;
    if let Some(maps) = indexing_maps(op) {
        let written =
            maps.last().map(|map| map.results.iter().filter_map(|expr| dim_of(ctx, *expr)).collect::<Vec<_>>());
        let loops = maps.first().map_or(0, |map| map.dims as usize);
        let holds = written.is_none_or(|written| !(0..loops).all(|dim| written.contains(&dim)));
        expect(op, holds, "expected at least 1 reduction")?;
        let holds = !maps.iter().any(|map| !is_projected_permutation(ctx, map, false));
        expect(op, holds, "expected indexing maps to be projected permutations")?;
    }
    expect(op, entry(op, 0).is_some_and(multiplies_and_adds), "expected add/mul op in the body")
}

/// Follows a value backwards through operations with one operand and one result.
fn source<'m, 'c>(value: ValueRef<'m, 'c>) -> ValueRef<'m, 'c> {
    let mut value = value;
    while let Some(op) = value.defining_op() {
        let mut operands = op.operands();
        let (Some(operand), None, 1) = (operands.next(), operands.next(), op.results().len()) else { break };
        value = operand;
    }
    value
}

fn multiplies_and_adds(block: BlockRef<'_, '_>) -> bool {
    let args: Vec<ValueRef<'_, '_>> = block.args().collect();
    let ([a, b, acc], Some(last)) = (args.as_slice(), block.terminator()) else { return false };
    let binary = |value: ValueRef<'_, '_>| {
        let op = value.defining_op().filter(|op| op.results().len() == 1 && op.operands().len() == 2);
        op.map(|op| op.id)
    };
    let sides = |op: OpRef<'_, '_>| {
        let mut operands = op.operands().map(|value| source(value).id);
        Some((operands.next()?, operands.next()?))
    };
    let find = |id| OpRef { module: block.module, body: block.body, id };
    let mut yielded = last.operands();
    let (Some(value), None) = (yielded.next(), yielded.next()) else { return false };
    let Some(add) = binary(source(value)).map(find) else { return false };
    let Some((left, right)) = sides(add) else { return false };
    if left != acc.id && right != acc.id {
        return false;
    }
    let is_argument = |id| ValueRef { module: block.module, body: block.body, id }.block_argument().is_some();
    let contributed = if is_argument(left) { right } else { left };
    let contributed = ValueRef { module: block.module, body: block.body, id: contributed };
    let Some(mul) = binary(contributed).map(find) else { return false };
    let pairs = [
        ("arith.mulf", "arith.addf"),
        ("arith.muli", "arith.addi"),
        ("complex.mul", "complex.add"),
        ("arith.andi", "arith.ori"),
    ];
    pairs.contains(&(mul.name(), add.name()))
        && sides(mul).is_some_and(|sides| sides == (a.id, b.id) || sides == (b.id, a.id))
}

/// Checks that each dimension is either contracted or part of the result.
fn verify_contract(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some(maps) = indexing_maps(op) else { return Ok(()) };
    let mut seen: Option<Vec<(usize, usize)>> = None;
    for (index, (map, ty)) in maps.iter().zip(op.operand_types()).take(3).enumerate() {
        expect(op, is_projected_permutation(ctx, map, false), "provided affine_map is not a projected permutation")?;
        match ctx.shaped(ty) {
            Some(shaped) if shaped.rank().is_some_and(|rank| rank != map.results.len()) => {
                return error(op, "ranks of shaped operand and results of corresponding affine_map differ");
            }
            None if !map.results.is_empty() => {
                return error(op, "affine_map specifies shaped access while operand has non-shaped type");
            }
            _ => {}
        }
        let counts = seen.get_or_insert_with(|| vec![(0, 0); map.dims as usize]);
        expect(op, counts.len() == map.dims as usize, "iteration spaces of provided affine_maps differ")?;
        for dim in map.results.iter().filter_map(|expr| dim_of(ctx, *expr)) {
            if let Some(count) = counts.get_mut(dim) {
                *(if index < 2 { &mut count.0 } else { &mut count.1 }) += 1;
            }
        }
    }
    let counts = seen.unwrap_or_default();
    for (dim, count) in counts.iter().enumerate() {
        match count {
            (0, 0) => {
                return error(op, format!("iteration space dim at index {dim} not used to access any operand"));
            }
            (1, written) if *written != 1 => {
                return error(
                    op,
                    format!(
                        "iteration space dim at index {dim} is neither a contracting dim nor of parallel iteration type"
                    ),
                );
            }
            _ => {}
        }
    }
    expect(op, counts.contains(&(2, 0)), "'indexing_maps' do not specify a contracting dimension")
}

/// Returns the default indexing maps of a matrix multiplication, each as a list of dimension indices.
fn default_maps(op: OpRef<'_, '_>) -> [&'static [u32]; 3] {
    match op.name() {
        "linalg.matmul" => [&[0, 2], &[2, 1], &[0, 1]],
        "linalg.batch_matmul" => [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]],
        _ => [&[0, 1, 3], &[0, 3, 2], &[1, 2]],
    }
}

fn is_dims(op: OpRef<'_, '_>, map: &AffineMap, dims: &[u32]) -> bool {
    let data = map.results.iter().map(|expr| op.context().affine_data(*expr));
    data.eq(dims.iter().map(|dim| AffineExprData::Dim(*dim)))
}

/// Returns whether every result of the map is one of the dimensions `dims`.
fn is_subset(op: OpRef<'_, '_>, map: &AffineMap, dims: &[u32]) -> bool {
    let ctx = op.context();
    map.results.iter().all(|expr| matches!(ctx.affine_data(*expr), AffineExprData::Dim(dim) if dims.contains(&dim)))
}

/// Returns the operation's indexing maps, or `None` if they are the default maps. `dims` is the number of loop
/// dimensions.
fn own_maps<'c>(op: OpRef<'_, 'c>, dims: usize) -> Option<Vec<&'c AffineMap>> {
    let maps = indexing_maps(op)?;
    let is_default = |(map, expected): (&&AffineMap, &[u32])| map.dims as usize == dims && is_dims(op, map, expected);
    let same = maps.len() == 3 && maps.iter().zip(default_maps(op)).all(is_default);
    (!same).then(|| maps.into_vec())
}

fn verify_matmul(op: OpRef<'_, '_>) -> Verdict {
    let Some(maps) = own_maps(op, 3) else { return Ok(()) };
    for (map, expected) in maps.iter().zip(default_maps(op)).take(2) {
        require(op, is_subset(op, map, expected), "Unexpected dim expression in map result.")?;
        if map.results.len() < expected.len() {
            let last = map.dims.saturating_sub(1);
            let holds = map.results.first().is_some_and(|expr| mentions(op, *expr, last));
            require(op, holds, "Invalid broadcast requested, should be (d2).")?;
        }
    }
    Ok(())
}

/// Returns whether an expression contains the dimension `dim`.
fn mentions(op: OpRef<'_, '_>, expr: AffineExpr, dim: u32) -> bool {
    match op.context().affine_data(expr) {
        AffineExprData::Dim(at) => at == dim,
        AffineExprData::Binary(_, lhs, rhs) => mlirkit_diag::deep(|| mentions(op, lhs, dim) || mentions(op, rhs, dim)),
        AffineExprData::Symbol(_) | AffineExprData::Constant(_) => false,
    }
}

fn verify_batch(op: OpRef<'_, '_>) -> Verdict {
    let Some(maps) = own_maps(op, 4) else { return Ok(()) };
    let [lhs, rhs, result] = *maps.as_slice() else {
        return fail(op, "Indexing_map attribute must have 3 affine maps.");
    };
    let [lhs_default, rhs_default, result_default] = default_maps(op);
    verify_batch_input(op, lhs, lhs_default, true)?;
    verify_batch_input(op, rhs, rhs_default, false)?;
    let holds = result.results.len() == result_default.len();
    require(op, holds, format_args!("expects {} dims, but got ({}).", result_default.len(), result.results.len()))?;
    let holds = result.results.iter().zip(result_default).all(|(expr, dim)| mentions(op, *expr, *dim));
    require(op, holds, "Invalid output map result dimension.")
}

/// Checks the map of the left-hand side (`is_lhs`) or right-hand side of a batched multiplication. Dimension 0 is the
/// batch, 1 the rows, 2 the columns and 3 the contracted dimension. `expected` contains the dimensions that the map may
/// use.
fn verify_batch_input(op: OpRef<'_, '_>, map: &AffineMap, expected: &[u32], is_lhs: bool) -> Verdict {
    let holds = is_subset(op, map, expected);
    require(op, holds, "Unexpected result dim expression (outside the set of default result dims).")?;
    let is = |expr: &AffineExpr, dim| mentions(op, *expr, dim);
    let valid = match &*map.results {
        [_, _, _, _, ..] => return fail(op, "no. of result dim expressions exceeds 3."),
        [first, _, _] if is(first, 0) => return Ok(()),
        [_, _, _] => return fail(op, "Invalid batch dimension expression."),
        [one] => is(one, 3),
        [first, second] if is_lhs => (is(first, 0) || is(first, 1)) && is(second, 3),
        [first, second] => (is(first, 0) && is(second, 3)) || (is(first, 3) && is(second, 2)),
        [] => false,
    };
    if valid { Ok(()) } else { fail(op, "Invalid broadcast requested.") }
}
