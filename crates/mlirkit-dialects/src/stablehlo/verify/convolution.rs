//! Verifiers of convolutions.

use mlirkit_ir::{AttrData, DYNAMIC, Type};
use mlirkit_verify::Checks;

use super::dot::{expect_shape, precision_config, quantized_sides};
use super::shapes::{at, is_unique, place};
use super::types::{is_compatible, quantized};
use super::values::constant_operand;
use super::window::{Attributes, output, padding, windows};
use super::{Check, Op, ensure, list, number, numbers, refuse};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, verify, "stablehlo.convolution", |x| convolution(x, false));
    bind!(checks, verify, "stablehlo.dynamic_conv", |x| convolution(x, true));
}

/// The batch, feature and spatial dimensions of the input, the kernel and the output.
struct Dims {
    input: (i64, i64, Vec<i64>),
    kernel: (i64, i64, Vec<i64>),
    output: (i64, i64, Vec<i64>),
}

fn convolution(x: Op<'_, '_>, dynamic: bool) -> Check {
    let (lhs, rhs) = (x.operand("lhs")?, x.operand("rhs")?);
    let (lhs_dims, rhs_dims) = (x.dims(lhs)?, x.dims(rhs)?);
    let rank = lhs_dims.len();
    let both = || format!("{} and {}.", x.text(lhs), x.text(rhs));
    ensure(rank >= 2, || format!("expects convolution arguments to have >= 2 dimensions. Got: {}", both()))?;
    if rank != rhs_dims.len() {
        return refuse(format!("expects convolution arguments to have same number of dimensions. Got: {}", both()));
    }
    let (lhs_element, rhs_element) = (x.element(lhs), x.element(rhs));
    if !x.any_quantized(&[lhs, rhs]) && !is_compatible(x.ctx, lhs_element, rhs_element) {
        return refuse(format!(
            "expects lhs and rhs to have compatible element type. Got: {} and {}",
            x.text(lhs_element),
            x.text(rhs_element)
        ));
    }
    let params = x.params("dimension_numbers")?;
    let dims = Dims {
        input: (number(params, 0), number(params, 1), numbers(params, 2)),
        kernel: (number(params, 3), number(params, 4), numbers(params, 5)),
        output: (number(params, 6), number(params, 7), numbers(params, 8)),
    };
    spatial(&dims, rank)?;
    let (feature_groups, batch_groups) = (x.int("feature_group_count")?, x.int("batch_group_count")?);
    groups(&dims, lhs_dims, rhs_dims, feature_groups, batch_groups)?;
    precision_config(x)?;
    if rank != dims.input.2.len() + 2 {
        return refuse(format!(
            "expects convolution arguments to have {} dimensions. Got: {rank}",
            dims.input.2.len() + 2
        ));
    }
    let pick =
        |from: &[i64], which: &[i64]| -> Check<Vec<i64>> { which.iter().map(|dim| at(from, place(*dim)?)).collect() };
    let padding = if dynamic { dynamic_padding(x, rank)? } else { Some(padding(x)?) };
    let reversal = match x.attr("window_reversal").map(|attr| x.ctx.attr_data(attr)) {
        Some(AttrData::DenseArray(array)) => usize::try_from(array.len).unwrap_or(usize::MAX),
        _ => 0,
    };
    let result = x.result(0)?;
    // The windows can only be checked if their padding is known.
    let Some(padding) = padding else { return quantized_convolution(x, &dims, (lhs, rhs, result)) };
    let attributes = Attributes {
        strides: x.ints("window_strides"),
        padding,
        base_dilations: x.ints("lhs_dilation"),
        dilations: x.ints("rhs_dilation"),
        reversal,
    };
    let windows = windows(&pick(rhs_dims, &dims.kernel.2)?, &attributes)?;
    if !dynamic {
        let mut shape = vec![DYNAMIC; rank];
        let mut set = |dim: i64, value: i64| {
            if let Some(slot) = usize::try_from(dim).ok().and_then(|dim| shape.get_mut(dim)) {
                *slot = value;
            }
        };
        let sizes = output(&pick(lhs_dims, &dims.input.2)?, &windows);
        dims.output.2.iter().zip(sizes).for_each(|(dim, size)| set(*dim, size));
        let batch = at(lhs_dims, place(dims.input.0)?)?;
        set(dims.output.0, if batch == DYNAMIC { DYNAMIC } else { batch.checked_div(batch_groups).unwrap_or(DYNAMIC) });
        set(dims.output.1, at(rhs_dims, place(dims.kernel.1)?)?);
        expect_shape(x, &shape)?;
    }
    quantized_convolution(x, &dims, (lhs, rhs, result))
}

fn quantized_convolution(x: Op<'_, '_>, dims: &Dims, (lhs, rhs, result): (Type, Type, Type)) -> Check {
    if !x.any_quantized(&[lhs, rhs, result]) {
        return Ok(());
    }
    let axis = |ty| quantized(x.ctx, ty).and_then(|q| q.axis);
    let message = || "quantization dimension of rhs should be same with kernel_output_feature_dimension";
    ensure(axis(rhs).is_none_or(|axis| axis == dims.kernel.1), message)?;
    if axis(result).is_some_and(|axis| axis != dims.output.1) {
        return refuse("quantization dimension of result should be same with output_feature_dimension");
    }
    quantized_sides(x, lhs, rhs, result)
}

/// Returns the padding if it is a constant operand; `None` otherwise. Fails if the operand has the wrong shape.
fn dynamic_padding(x: Op<'_, '_>, rank: usize) -> Check<Option<Vec<(i64, i64)>>> {
    let shape = x.dims(x.operand("padding")?)?;
    let [pairs, two] = shape else {
        return refuse(format!("expects padding to be of rank 2 but got {}", shape.len()));
    };
    let expected = rank.saturating_sub(2);
    let message = || format!("expects padding to be of shape [{expected}, 2], but got [{pairs}, {two}]");
    ensure(usize::try_from(*pairs) == Ok(expected) && *two == 2, message)?;
    let pairs =
        |values: Vec<i64>| values.chunks_exact(2).filter_map(|pair| Some((*pair.first()?, *pair.last()?))).collect();
    Ok(constant_operand(x.op, "padding").map(pairs))
}

fn spatial(dims: &Dims, rank: usize) -> Check {
    let count = dims.input.2.len();
    if count != dims.kernel.2.len() || count != dims.output.2.len() {
        return refuse(format!(
            "expects the same size for input, kernel and output spatial-dimensions, but got {count}, {}, and {} resp.",
            dims.kernel.2.len(),
            dims.output.2.len()
        ));
    }
    let all = |(first, second, rest): &(i64, i64, Vec<i64>)| [&[*first, *second], &rest[..]].concat();
    let sides = [(all(&dims.input), "input"), (all(&dims.kernel), "kernel"), (all(&dims.output), "output")];
    let in_range = |dim: &i64| usize::try_from(*dim).is_ok_and(|dim| dim < rank);
    let message = || format!("expects input, kernel, and output dimension-numbers to be in-range [0, {rank}).");
    ensure(sides.iter().all(|(dims, _)| dims.iter().all(in_range)), message)?;
    match sides.iter().find(|(dims, _)| !is_unique(dims)) {
        Some((dims, name)) => refuse(format!("expects {name} dimension-numbers to be unique, got {{{}}}.", list(dims))),
        None => Ok(()),
    }
}

fn groups(dims: &Dims, lhs: &[i64], rhs: &[i64], feature_groups: i64, batch_groups: i64) -> Check {
    if batch_groups > 1 && feature_groups > 1 {
        return refuse(format!(
            "expects batch_group_count and feature_group_count not to be both greater than 1. Got {batch_groups} and {feature_groups} resp."
        ));
    }
    let batch = at(lhs, place(dims.input.0)?)?;
    let features = at(lhs, place(dims.input.1)?)?;
    let kernel_in = at(rhs, place(dims.kernel.0)?)?;
    let kernel_out = at(rhs, place(dims.kernel.1)?)?;
    let divides = |value: i64, by: i64| by != 0 && value % by == 0;
    if batch != DYNAMIC && !divides(batch, batch_groups) {
        return refuse(format!(
            "expects input batch dimension ({batch}) to be divisible by batch_group_count. Got batch_group_count = {batch_groups}."
        ));
    }
    if features != DYNAMIC {
        if !divides(features, feature_groups) {
            return refuse(format!(
                "expects input feature dimension ({features}) to be a multiple of feature_group_count. Got feature_group_count = {feature_groups}."
            ));
        }
        if kernel_in != DYNAMIC && features / feature_groups != kernel_in {
            return refuse(format!(
                "expects input feature dimension ({features}) / feature_group_count = kernel input feature dimension ({kernel_in}). Got feature_group_count = {feature_groups}."
            ));
        }
    }
    if kernel_out != DYNAMIC {
        if !divides(kernel_out, batch_groups) {
            return refuse(format!(
                "expects output feature dimension size ({kernel_out}) to be a multiple of batch_group_count. Got batch_group_count = {batch_groups}."
            ));
        }
        if !divides(kernel_out, feature_groups) {
            return refuse(format!(
                "expects kernel output feature dimension ({kernel_out}) to be divisible by feature_group_count. For feature_group_count = {feature_groups}."
            ));
        }
    }
    Ok(())
}
