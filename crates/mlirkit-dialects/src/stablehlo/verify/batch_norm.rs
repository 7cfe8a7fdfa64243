//! Verifiers of batch normalization.

use mlirkit_ir::Type;
use mlirkit_verify::Checks;

use super::shapes::place;
use super::types::{same_dim, tensor, with_bounds};
use super::{Check, Op, inferred, refuse, size};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, infer, "stablehlo.batch_norm_grad", |x| {
        check(x, &["operand", "grad_output"], &["scale", "mean", "variance"], false)
    });
    bind!(checks, infer, "stablehlo.batch_norm_inference", |x| {
        check(x, &["operand"], &["scale", "offset", "mean", "variance"], true)
    });
    bind!(checks, infer, "stablehlo.batch_norm_training", |x| check(x, &["operand"], &["scale", "offset"], false));
}

fn pairwise(x: Op<'_, '_>, names: &[&str], what: &str) -> Check<Vec<Type>> {
    let types = names.iter().map(|name| x.operand(name)).collect::<Check<Vec<_>>>()?;
    let all = types.iter().all(|a| types.iter().all(|b| x.ctx.compatible_shapes(*a, *b)));
    if all { Ok(types) } else { refuse(format!("expects {what} operands to have compatible shapes.")) }
}

fn check(x: Op<'_, '_>, many: &[&str], single: &[&str], is_inference: bool) -> Check {
    let many = pairwise(x, many, "multi-dimensional")?;
    let single = pairwise(x, single, "single-dimensional")?;
    let (Some(operand), Some(scale)) = (many.first().copied(), single.first().copied()) else { return Ok(()) };
    let (dims, feature) = (x.dims(operand)?, x.int("feature_index")?);
    let Some(count) = dims.get(place(feature)?).copied() else {
        return refuse(format!(
            "expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex {feature}, and rank {}.",
            dims.len()
        ));
    };
    let [found] = x.dims(scale)? else { return Ok(()) };
    if !same_dim(*found, count) {
        return refuse(format!(
            "expects the size of single-dimensional operands to be compatible with feature count, but the size of single-dimensional operands is {} and the feature count is {}.",
            size(*found),
            size(count)
        ));
    }
    let mut types = vec![operand];
    if !is_inference {
        let bound = x.bounds(operand).get(place(feature)?).copied();
        let bounds: Vec<i64> = bound.into_iter().collect();
        let encoding =
            if bounds.is_empty() { None } else { with_bounds(x.ctx, super::types::encoding(x.ctx, operand), &bounds) };
        let ty = tensor(x.ctx, &[count], x.element(operand), encoding);
        types.extend([ty, ty]);
    }
    inferred(x, &types)
}
