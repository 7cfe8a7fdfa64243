//! Verifier of `sdy.sharding_rule`, which specifies the factors that operands and results share.

use mlirkit_ir::{DYNAMIC, OpRef, Param, Type};
use mlirkit_verify::Verdict;

use super::model::{attrs, ints, sizes as sizes_of};
use super::sharding::Place;
use crate::common::rules::{fail, quoted, require};
use crate::sdy::syntax::rules::symbol;

/// Checks a sharding rule against the operation that it is attached to.
pub(super) fn verify(op: OpRef<'_, '_>, params: &[Param]) -> Verdict {
    let sizes = ints(params.first());
    let operands: Vec<Type> = op.operand_types().collect();
    let in_operands = mappings(op, &operands, params.get(1), &sizes, "operand")?;
    let in_results = mappings(op, op.result_types(), params.get(2), &sizes, "result")?;
    let unused = in_operands.iter().zip(&in_results).position(|(operand, result)| !operand && !result);
    if let Some((factor, size)) = unused.and_then(|at| Some((i64::try_from(at).ok()?, sizes.get(at)?))) {
        let factor = symbol(factor);
        return fail(op, format!("has factor {factor}={size} that isn't used in operand and result mappings"));
    }
    let special: Vec<Vec<i64>> = (3..6).map(|at| ints(params.get(at))).collect();
    for list in &special {
        sorted_unique(op, sizes.len(), list)?;
    }
    let mut all: Vec<i64> = special.concat();
    all.sort_unstable();
    let holds = !all.windows(2).any(|pair| pair.first() == pair.last());
    require(op, holds, "a factor can only be in one of the reduction, need replication, or permutation factor sets")?;
    sorted_unique(op, sizes.len(), &ints(params.get(6)))?;
    let reduced = special.first().into_iter().flatten().filter_map(|factor| usize::try_from(*factor).ok());
    let holds = !reduced.filter_map(|factor| in_results.get(factor)).any(|used| *used);
    require(op, holds, "reduction factor cannot be in result mappings")
}

/// Checks the mappings of all operands or of all results; `what` states which. Returns for each factor whether a
/// mapping uses it.
fn mappings(
    op: OpRef<'_, '_>,
    types: &[Type],
    param: Option<&Param>,
    sizes: &[i64],
    what: &str,
) -> Result<Vec<bool>, Box<mlirkit_verify::Violation>> {
    let ctx = op.context();
    let mappings: Vec<Vec<Vec<i64>>> = attrs(param)
        .filter_map(|attr| ctx.dialect_attr(attr, "sdy.tensor_mapping"))
        .map(|params| {
            let dims = attrs(params.first()).filter_map(|attr| ctx.dialect_attr(attr, "sdy.dim_mapping"));
            dims.map(|params| ints(params.first())).collect()
        })
        .collect();
    let mut used = vec![false; sizes.len()];
    if types.len() != mappings.len() {
        let message = format!("number of {what}s and mappings must match: {} != {}", types.len(), mappings.len());
        return fail(op, message).map(|()| used);
    }
    if mappings.is_empty() {
        let message = format!(
            "number of {what}s mappings cannot be 0. Op sharding rules can only be defined on operations with at least \
             one operand and result."
        );
        return fail(op, message).map(|()| used);
    }
    for (index, (ty, mapping)) in types.iter().zip(&mappings).enumerate() {
        let place = Place::of_value(op, &format!("{what} "), types.len(), index);
        let dims = sizes_of(ctx, *ty).flatten().filter(|dims| !dims.contains(&DYNAMIC));
        let Some(dims) = dims else {
            let message = format!("expected a ranked tensor with a static shape. type: {}", quoted(ctx, *ty));
            return place.fail(&message).map(|()| used);
        };
        if mapping.len() != dims.len() {
            let message = format!("mapping rank must match: {} != {}", mapping.len(), dims.len());
            return place.fail(&message).map(|()| used);
        }
        let mut of_value = vec![false; sizes.len()];
        for factors in mapping {
            dimension(&place, factors, sizes, &mut of_value)?;
        }
        used.iter_mut().zip(of_value).for_each(|(used, here)| *used |= here);
    }
    Ok(used)
}

/// Checks the factors of one dimension, and marks them in `used`.
fn dimension(place: &Place<'_, '_>, factors: &[i64], sizes: &[i64], used: &mut [bool]) -> Verdict {
    if factors.is_empty() {
        return place.fail("dim mapping must have at least one factor");
    }
    for factor in factors {
        let at = usize::try_from(*factor).ok();
        let (Some(size), Some(used)) = (at.and_then(|at| sizes.get(at)), at.and_then(|at| used.get_mut(at))) else {
            return place.fail(&format!(
                "expecting factor indices to be within 0<=...<num_factors; received: {factor}, num_factors: {}",
                sizes.len()
            ));
        };
        if *used {
            return place.fail("cannot reuse factors for the same tensor value");
        }
        if *size == 1 && factors.len() > 1 {
            return place.fail("dim mapping can't have a factor of size 1 if there are multiple factors");
        }
        *used = true;
    }
    Ok(())
}

fn sorted_unique(op: OpRef<'_, '_>, count: usize, indices: &[i64]) -> Verdict {
    let (Some(first), Some(last)) = (indices.first(), indices.last()) else { return Ok(()) };
    require(op, indices.is_sorted(), "indices of special factors must be sorted")?;
    let holds = !indices.windows(2).any(|pair| pair.first() == pair.last());
    require(op, holds, "indices of special factors must be unique")?;
    require(op, *first >= 0, "index must be non-negative")?;
    let holds = !usize::try_from(*last).is_ok_and(|last| last >= count);
    require(op, holds, format_args!("index must be less than {count}, got: {last}"))
}
