//! Verifiers of `tosa` operations that need more than rows: reductions and clamping.

use crate::common::rules::{fail, int, operand_type, require};
use mlirkit_ir::{AttrData, DYNAMIC, OpRef, Sign, Type, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::{stored, stored_result};

pub(super) fn register(checks: &mut Checks) {
    for name in [
        "tosa.reduce_all",
        "tosa.reduce_any",
        "tosa.reduce_max",
        "tosa.reduce_min",
        "tosa.reduce_product",
        "tosa.reduce_sum",
    ] {
        checks.infer.insert(name, infer_reduced);
    }
    checks.infer.insert("tosa.concat", infer_concatenated);
    checks.ops.insert("tosa.clamp", verify_clamp);
}

/// Infers the result type of a reduction, which is the input type with size 1 along the axis. Returns the actual result
/// type if it is compatible with that.
fn infer_reduced(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let ctx = op.context();
    let types = op.result_types().to_vec();
    let (Some(input), [result]) = (operand_type(op, 0), types.as_slice()) else { return Ok(types) };
    let element = ctx.element_type_or_self(input);
    let same = element == ctx.element_type_or_self(*result);
    let TypeData::RankedTensor(tensor) = ctx.type_data(input) else {
        return Ok(if same { types } else { vec![ctx.ty(TypeData::UnrankedTensor(element))] });
    };
    let mut shape = tensor.shape.to_vec();
    let axis = int(op, "axis").and_then(|axis| usize::try_from(axis).ok());
    if let Some(size) = axis.and_then(|axis| shape.get_mut(axis)) {
        *size = 1;
    }
    let inferred = ctx.tensor_type(&shape, element);
    Ok(if same && ctx.compatible_shapes(inferred, *result) { types } else { vec![inferred] })
}

/// Infers the result type of a concatenation: each size from the first operand that states it, and along the axis the
/// sum of all sizes. Returns the actual result type if it is compatible with that.
fn infer_concatenated(op: OpRef<'_, '_>) -> Result<Vec<Type>, Box<Violation>> {
    let ctx = op.context();
    let types = op.result_types().to_vec();
    let (Some(first), [result]) = (operand_type(op, 0), types.as_slice()) else { return Ok(types) };
    let (mut shape, mut along): (Vec<i64>, Option<i64>) = (Vec::new(), Some(0));
    let axis = int(op, "axis").and_then(|axis| usize::try_from(axis).ok());
    for operand in op.operands() {
        let TypeData::RankedTensor(tensor) = ctx.type_data(operand.ty()) else {
            along = None;
            continue;
        };
        let size = axis.and_then(|axis| tensor.shape.get(axis)).filter(|size| **size != DYNAMIC);
        along = along.zip(size).and_then(|(sum, size)| sum.checked_add(*size));
        shape.resize(shape.len().max(tensor.shape.len()), DYNAMIC);
        let unknown = shape.iter_mut().zip(&tensor.shape[..]).filter(|(size, _)| **size == DYNAMIC);
        unknown.for_each(|(size, known)| *size = *known);
    }
    if let Some(size) = axis.and_then(|axis| shape.get_mut(axis)) {
        *size = along.unwrap_or(DYNAMIC);
    }
    let inferred = ctx.tensor_type(&shape, ctx.element_type_or_self(first));
    let is_ranked = matches!(ctx.type_data(*result), TypeData::RankedTensor(_));
    let has_none = op.operands().all(|operand| !matches!(ctx.type_data(operand.ty()), TypeData::RankedTensor(_)));
    Ok(if !is_ranked || has_none || ctx.compatible_shapes(inferred, *result) { types } else { vec![inferred] })
}

fn verify_clamp(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(output)) = (stored(op, "input"), stored_result(op)) else { return Ok(()) };
    require(op, input == output, "input/output element types are incompatible.")?;
    let (Some(min), Some(max)) = (op.prop("min_val"), op.prop("max_val")) else { return Ok(()) };
    let holds = ctx.attr_type(min) == Some(input) && ctx.attr_type(max) == Some(input);
    require(op, holds, "min/max attributes types are incompatible with input/output element types.")?;
    let range = || format!("got min_val={}, max_val={}", ctx.attr_text(min), ctx.attr_text(max));
    let wrong = match (ctx.attr_data(min), ctx.attr_data(max)) {
        (AttrData::Integer(min), AttrData::Integer(max)) => {
            let unsigned = input == ctx.i1_type()
                || matches!(ctx.type_data(input), TypeData::Integer { sign: Sign::Unsigned, .. });
            if unsigned { max.value.to_u64() < min.value.to_u64() } else { max.value.to_i64() < min.value.to_i64() }
        }
        (AttrData::Float(min), AttrData::Float(max)) => {
            let TypeData::Float(kind) = *ctx.type_data(input) else { return Ok(()) };
            if kind.is_nan(min.bits()) || kind.is_nan(max.bits()) {
                return fail(op, format!("min/max attributes should not be 'NaN', {}", range()));
            }
            kind.to_f64(max.bits()) < kind.to_f64(min.bits())
        }
        _ => false,
    };
    if wrong {
        return fail(op, format!("expected min_val <= max_val, {}", range()));
    }
    Ok(())
}
