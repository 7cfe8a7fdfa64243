//! Verifiers of operations with dynamic sizes, which are checked as far as the size operands are constants.

use mlirkit_ir::{DYNAMIC, Type, compatible_dims};
use mlirkit_verify::Checks;

use super::shapes::{at, is_unique, place, quantized_broadcast, quantized_reshape};
use super::types::{is_compatible_element, same_dim};
use super::values::constant_operand;
use super::{Check, Op, ensure, list, refuse};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, verify, "stablehlo.dynamic_broadcast_in_dim", broadcast_in_dim);
    bind!(checks, verify, "stablehlo.dynamic_iota", iota);
    bind!(checks, verify, "stablehlo.dynamic_pad", pad);
    bind!(checks, verify, "stablehlo.dynamic_reshape", reshape);
    bind!(checks, verify, "stablehlo.real_dynamic_slice", real_dynamic_slice);
}

/// Checks that the sizes match the result if the operand `shape` is a constant.
fn shape_fits(x: Op<'_, '_>, shape: &str, result: Type) -> Check {
    let Some(sizes) = constant_operand(x.op, shape) else { return Ok(()) };
    let fits = x.ctx.shaped(result).and_then(|shaped| shaped.dims).is_none_or(|dims| compatible_dims(&sizes, dims));
    if fits && sizes.iter().all(|size| *size >= 0) {
        return Ok(());
    }
    refuse(format!("output shape [{}] is incompatible with return type of operation {}", list(&sizes), x.text(result)))
}

fn same_elements(x: Op<'_, '_>, operand: Type, result: Type) -> Check {
    if x.any_quantized(&[operand, result]) || is_compatible_element(x.ctx, operand, result) {
        return Ok(());
    }
    refuse(format!(
        "expects operand and result to have compatible element type. Got: {} and {}",
        x.text(operand),
        x.text(result)
    ))
}

fn broadcast_in_dim(x: Op<'_, '_>) -> Check {
    let (operand, result) = (x.operand("operand")?, x.result(0)?);
    same_elements(x, operand, result)?;
    let (dims, out, mapping) = (x.dims(operand)?, x.dims(result)?, x.ints("broadcast_dimensions"));
    if mapping.len() != dims.len() {
        return refuse(format!(
            "broadcast_dimensions size ({}) does not match operand rank ({})",
            mapping.len(),
            dims.len()
        ));
    }
    if out.len() < dims.len() {
        return refuse(format!("result rank ({}) is less than operand rank ({})", out.len(), dims.len()));
    }
    ensure(is_unique(&mapping), || "broadcast_dimensions should not have duplicates")?;
    for (index, (to, dim)) in mapping.iter().zip(dims).enumerate() {
        let Some(found) = usize::try_from(*to).ok().and_then(|to| out.get(to)) else {
            return refuse(format!(
                "broadcast_dimensions contains invalid value {to} for result with rank {}",
                out.len()
            ));
        };
        if *dim != 1 && !same_dim(*dim, *found) {
            return refuse(format!(
                "size of operand dimension {index} ({dim}) is not compatible with size of result dimension {to} ({found})"
            ));
        }
    }
    shape_fits(x, "output_dimensions", result)?;
    let hints = [x.ints("known_expanding_dimensions"), x.ints("known_nonexpanding_dimensions")].concat();
    ensure(is_unique(&hints), || "duplicate expansion hint for at least one operand dimension")?;
    if let Some(hint) = hints.iter().find(|hint| usize::try_from(**hint).map_or(true, |hint| hint >= dims.len())) {
        return refuse(format!("hint for expanding dimension {hint} does not refer to a valid operand dimension"));
    }
    if let Some(shape) = constant_operand(x.op, "output_dimensions").filter(|_| !dims.contains(&DYNAMIC)) {
        for (index, (to, dim)) in mapping.iter().zip(dims).enumerate() {
            let found = at(&shape, place(*to)?)?;
            if *dim != 1 && *dim != found {
                return refuse(format!(
                    "size of operand dimension {index} ({dim}) is not equal to 1 or value of shape at index {to} ({found})"
                ));
            }
        }
    }
    quantized_broadcast(x, operand, result, &mapping)
}

fn iota(x: Op<'_, '_>) -> Check {
    let result = x.result(0)?;
    let message = || "iota dimension cannot go beyond the output rank.";
    ensure(place(x.int("iota_dimension")?)? < x.dims(result)?.len(), message)?;
    shape_fits(x, "output_shape", result)
}

fn pad(x: Op<'_, '_>) -> Check {
    let dims = x.dims(x.operand("operand")?)?;
    let size = at(x.dims(x.operand("edge_padding_low")?)?, 0)?;
    let message = || format!("padding operands size ({size}) must match operand rank ({})", dims.len());
    ensure(usize::try_from(size) == Ok(dims.len()), message)?;
    let Some(interior) = constant_operand(x.op, "interior_padding") else { return Ok(()) };
    let message = || format!("interior_padding must be non-negative, but got {}", list(&interior));
    ensure(!interior.iter().any(|padding| *padding < 0), message)?;
    let out = x.dims(x.result(0)?)?;
    if dims.contains(&DYNAMIC) || out.contains(&DYNAMIC) {
        return Ok(());
    }
    let (low, high) = (constant_operand(x.op, "edge_padding_low"), constant_operand(x.op, "edge_padding_high"));
    let (Some(low), Some(high)) = (low, high) else { return Ok(()) };
    for (index, (dim, found)) in dims.iter().zip(out).enumerate() {
        let inside = dim.saturating_sub(1).max(0).saturating_mul(at(&interior, index)?);
        let expected = dim.saturating_add(at(&low, index)?).saturating_add(inside).saturating_add(at(&high, index)?);
        let message = || format!("expected output dimension at index {index} to equal {expected}, but got {found}");
        ensure(*found == expected, message)?;
    }
    Ok(())
}

fn reshape(x: Op<'_, '_>) -> Check {
    let (operand, result) = (x.operand("operand")?, x.result(0)?);
    same_elements(x, operand, result)?;
    let elements = |ty| x.ctx.shaped(ty).and_then(|shaped| shaped.num_elements());
    let from = elements(operand);
    if let (Some(from), Some(to)) = (from, elements(result)) {
        let message = || format!("number of output elements ({to}) doesn't match expected number of elements ({from})");
        ensure(from == to, message)?;
    }
    shape_fits(x, "output_shape", result)?;
    let message = || "result should have a rank equal to the number of elements in output_shape";
    ensure(usize::try_from(at(x.dims(x.operand("output_shape")?)?, 0)?) == Ok(x.dims(result)?.len()), message)?;
    if let (Some(from), Some(shape)) = (from, constant_operand(x.op, "output_shape")) {
        let count = shape.iter().fold(1i64, |all, size| all.saturating_mul(*size));
        if count != from {
            return refuse(format!(
                "output_shape is incompatible with input type of operation: input has {from} elements, but output_shape has {count}"
            ));
        }
    }
    quantized_reshape(x, operand, result)
}

fn real_dynamic_slice(x: Op<'_, '_>) -> Check {
    let rank = x.dims(x.operand("operand")?)?.len();
    for name in ["start_indices", "limit_indices", "strides"] {
        let count = x.ctx.shaped(x.operand(name)?).and_then(|shaped| shaped.num_elements());
        let Some(count) = count else { continue };
        let message = || format!("has mismatched number of operand rank ({rank}) and {name} size ({count})");
        ensure(usize::try_from(count) == Ok(rank), message)?;
    }
    Ok(())
}
