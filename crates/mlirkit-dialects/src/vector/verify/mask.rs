//! Verifiers of the `vector` dialect: masks and masked operations.

use crate::common::rules::{entry, error, fail, int_list, map_of, maps, may_have_trait, named_type, quoted, require};
use mlirkit_defs::Release;
use mlirkit_ir::{AffineMap, OpRef, Type, ValueRef};
use mlirkit_verify::{Checks, Verdict};

use super::{operand, result, transfer, vector_type};
use crate::common::verify::indexing::dim_of;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("vector.constant_mask", verify_constant_mask);
    checks.ops.insert("vector.mask", verify_mask);
}

fn verify_constant_mask(op: OpRef<'_, '_>) -> Verdict {
    let Some(result) = result(op) else { return Ok(()) };
    let sizes = int_list(op, "mask_dim_sizes");
    if result.shape.is_empty() {
        return match *sizes.as_slice() {
            [0 | 1] => Ok(()),
            [_] => error(op, "mask dim size must be either 0 or 1 for 0-D vectors"),
            _ => error(op, "array attr must have length 1 for 0-D vectors"),
        };
    }
    require(op, sizes.len() == result.shape.len(), "must specify array attr of size equal vector result rank")?;
    for ((size, max), scalable) in sizes.iter().zip(&result.shape).zip(&result.scalable) {
        require(op, *size >= 0 && size <= max, "array attr of size out of bounds of vector result dimension size")?;
        let holds = !*scalable || *size == 0 || size == max;
        require(op, holds, "only supports 'none set' or 'all set' scalable dimensions")?;
    }
    let holds = !sizes.contains(&0) || !sizes.iter().any(|size| *size != 0);
    require(op, holds, "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim")
}

/// Checks that the body contains at most one operation, which must be maskable and whose results must be yielded.
fn verify_mask(op: OpRef<'_, '_>) -> Verdict {
    let Some(block) = entry(op, 0) else { return Ok(()) };
    let nested: Vec<OpRef<'_, '_>> = block.ops().take(3).collect();
    let Some(last) = nested.last() else { return fail(op, "expects a terminator within the mask region") };
    require(op, nested.len() <= 2, "expects only one operation to mask")?;
    require(op, last.is("vector.yield"), "expects a terminator within the mask region")?;
    let holds = last.operands().len() == op.results().len();
    require(op, holds, "expects number of results to match mask region yielded values")?;
    let [masked, _] = *nested.as_slice() else { return Ok(()) };
    let holds = may_have_trait(masked, "MaskableOpInterface") || op.context().release() < Release(20);
    require(op, holds, "expects a MaskableOpInterface within the mask region")?;
    let holds = masked.results().len() == op.results().len();
    require(op, holds, "expects number of results to match maskable operation number of results")?;
    let message =
        "expects all the results from the MaskableOpInterface to match all the values returned by the terminator";
    require(op, masked.results().eq(last.operands()), message)?;
    let holds = masked.result_types() == op.result_types();
    require(op, holds, "expects result type to match maskable operation result type")?;
    let ctx = op.context();
    let holds = masked.result_types().iter().filter(|ty| super::vector(ctx, **ty).is_some()).count() <= 1;
    require(op, holds, "multiple vector results not supported")?;
    let Some(expected) = expected_mask(masked) else { return Ok(()) };
    let holds = named_type(op, "mask") == Some(expected);
    require(op, holds, format_args!("expects a {} mask for the maskable operation", quoted(ctx, expected)))?;
    let Some(passthru) = op.operand_named("passthru").map(ValueRef::ty) else { return Ok(()) };
    require(op, masked.is("vector.transfer_read"), "doesn't expect a passthru argument for this maskable operation")?;
    match masked.result_types() {
        [ty] if *ty != passthru => fail(op, "expects passthru type to match result type"),
        [_] => Ok(()),
        _ => fail(op, "expects result when passthru argument is provided"),
    }
}

/// Returns the mask type that an operation requires; `None` if it is unknown.
fn expected_mask(op: OpRef<'_, '_>) -> Option<Type> {
    let ctx = op.context();
    let like = match op.name() {
        "vector.multi_reduction" => operand(op, "source")?,
        "vector.reduction" => operand(op, "vector")?,
        "vector.gather" => operand(op, "indices")?,
        "vector.outerproduct" => result(op)?,
        "vector.transfer_read" => {
            return transfer::mask_type(ctx, result(op)?, map_of(ctx, op.prop("permutation_map")?)?);
        }
        "vector.transfer_write" => {
            return transfer::mask_type(ctx, operand(op, "valueToStore")?, map_of(ctx, op.prop("permutation_map")?)?);
        }
        "vector.contract" => return contraction_mask(op),
        _ => return None,
    };
    Some(vector_type(ctx, &like.shape, &like.scalable, ctx.i1_type()))
}

/// Returns the mask type of a contraction, which has one lane per iteration. `None` if the maps are invalid.
fn contraction_mask(op: OpRef<'_, '_>) -> Option<Type> {
    let ctx = op.context();
    let maps = maps(ctx, op.prop("indexing_maps"));
    let [lhs, rhs, _]: [&AffineMap; 3] = maps.try_into().ok()?;
    let mut dims = vec![None; lhs.dims as usize];
    for (map, name) in [(lhs, "lhs"), (rhs, "rhs")] {
        let vector = operand(op, name)?;
        for (expr, dim) in map.results.iter().zip(vector.shape.iter().zip(&vector.scalable)) {
            *dims.get_mut(dim_of(ctx, *expr)?)? = Some((*dim.0, *dim.1));
        }
    }
    let dims: Option<Vec<(i64, bool)>> = dims.into_iter().collect();
    let (shape, scalable): (Vec<i64>, Vec<bool>) = dims?.into_iter().unzip();
    Some(vector_type(ctx, &shape, &scalable, ctx.i1_type()))
}
