//! Verifiers of the `linalg` dialect: convolutions.

use crate::common::rules::{error, expect};
use std::collections::HashSet;

use mlirkit_ir::{AffineExpr, AffineExprData, AffineMap, AffineOp, Context, OpRef};
use mlirkit_verify::{Checks, Verdict};

use super::{indexing_maps, inputs, is_structured, outputs};
use crate::common::verify::indexing::{dim_of, is_projected_permutation};
use crate::text;

pub(super) fn register(checks: &mut Checks) {
    checks.traits.insert("ConvolutionOpInterface", verify);
}

/// The loop dimensions that index the input of a convolution, either alone or in a sum of two.
#[derive(Default)]
struct Access {
    alone: HashSet<usize>,
    convolved: HashSet<usize>,
}

impl Access {
    fn of(ctx: &Context, map: &AffineMap) -> Option<Self> {
        let mut access = Self::default();
        map.results.iter().try_for_each(|expr| access.add(ctx, *expr))?;
        Some(access)
    }

    fn is_new(&self, dim: usize) -> Option<usize> {
        (!self.alone.contains(&dim) && !self.convolved.contains(&dim)).then_some(dim)
    }

    fn add(&mut self, ctx: &Context, expr: AffineExpr) -> Option<()> {
        match ctx.affine_data(expr) {
            AffineExprData::Dim(dim) => {
                let dim = self.is_new(dim as usize)?;
                self.alone.insert(dim);
                Some(())
            }
            AffineExprData::Binary(AffineOp::Add, lhs, rhs) => {
                self.add_scaled(ctx, lhs)?;
                self.add_scaled(ctx, rhs)
            }
            _ => None,
        }
    }

    /// Adds a dimension that may be multiplied by a stride. `None` if the expression has another form.
    fn add_scaled(&mut self, ctx: &Context, expr: AffineExpr) -> Option<()> {
        let dim = match ctx.affine_data(expr) {
            AffineExprData::Dim(dim) => dim as usize,
            AffineExprData::Binary(AffineOp::Mul, lhs, rhs) => {
                let factor =
                    |expr| matches!(ctx.affine_data(expr), AffineExprData::Symbol(_) | AffineExprData::Constant(_));
                match (dim_of(ctx, lhs), dim_of(ctx, rhs)) {
                    (Some(dim), None) if factor(rhs) => dim,
                    (None, Some(dim)) if factor(lhs) => dim,
                    _ => return None,
                }
            }
            _ => return None,
        };
        let dim = self.is_new(dim)?;
        self.convolved.insert(dim);
        Some(())
    }
}

fn verify(op: OpRef<'_, '_>, _: &[Box<str>]) -> Verdict {
    expect(op, is_structured(op), "expected a LinalgOp")?;
    expect(op, inputs(op).len() >= 2 && outputs(op).len() == 1, "expected op with 2 inputs and 1 output")?;
    let Some(maps) = indexing_maps(op) else { return Ok(()) };
    problem(op, &maps).map_or(Ok(()), |message| error(op, message))
}

/// Returns for each loop whether it is parallel; `None` if the operation has no iterator types.
fn parallel_loops(op: OpRef<'_, '_>) -> Option<Vec<bool>> {
    let ctx = op.context();
    let types = op.attr("iterator_types").and_then(|attr| ctx.array_elements(attr))?;
    Some(types.iter().map(|ty| text::enum_value(ctx, *ty) == Some(0)).collect())
}

/// Returns an error message if a loop is not a batch, image, channel, window or depth loop, which are the only kinds in
/// a convolution. `None` if all loops are valid.
fn problem(op: OpRef<'_, '_>, maps: &[&AffineMap]) -> Option<&'static str> {
    const UNEXPECTED: &str = "unexpected loop dimension for convolution op";
    let ctx = op.context();
    let [input, filter, .., output] = maps else { return None };
    let Some(access) = Access::of(ctx, input) else { return Some("unexpected input index map for convolutions") };
    if !is_projected_permutation(ctx, filter, false) || !is_projected_permutation(ctx, output, false) {
        return Some("expected output/filter indexing maps to be projected permutations");
    }
    let dims = |map: &AffineMap| map.results.iter().filter_map(|expr| dim_of(ctx, *expr)).collect::<Vec<_>>();
    let (written, filtered) = (dims(output), dims(filter));
    let types = parallel_loops(op);
    let is_parallel = |dim: usize| types.as_ref().is_none_or(|types| types.get(dim) == Some(&true));
    let is_reduction = |dim: usize| types.as_ref().is_none_or(|types| types.get(dim) == Some(&false));
    let mut seen = HashSet::new();
    for dim in &written {
        let known = access.alone.contains(dim)
            || (access.convolved.contains(dim) && !filtered.contains(dim))
            || (!access.convolved.contains(dim) && filtered.contains(dim));
        if !known {
            return Some(UNEXPECTED);
        }
        if !is_parallel(*dim) {
            return Some("expected all iterators used to access outputs to be parallel");
        }
        seen.insert(*dim);
    }
    for dim in &filtered {
        let (alone, convolved) = (access.alone.contains(dim), access.convolved.contains(dim));
        if written.contains(dim) {
            if convolved {
                return Some(UNEXPECTED);
            }
            continue;
        }
        if !alone && !convolved {
            return Some(UNEXPECTED);
        }
        if !is_reduction(*dim) {
            return Some("expected all iterators not used to access outputs to be reduction");
        }
        if !seen.insert(*dim) {
            return Some(UNEXPECTED);
        }
    }
    if seen.len() != input.dims as usize {
        return Some(UNEXPECTED);
    }
    access.convolved.is_empty().then_some("expected convolved dim to be non-empty")
}
