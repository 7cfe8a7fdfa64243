//! Verifiers of operations that slice, concatenate and reshape. Their attributes determine the shape of the result.

use mlirkit_ir::{DYNAMIC, Type, TypeData};
use mlirkit_verify::Checks;

use super::types::{self, encoding, most_specific, quantized, same_dim, tensor, with_bounds};
use super::{Check, Fault, Op, ensure, inferred, like_operands, list, refuse};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, infer, "stablehlo.broadcast", broadcast);
    bind!(checks, verify, "stablehlo.broadcast_in_dim", broadcast_in_dim);
    bind!(checks, verify, "stablehlo.bitcast_convert", bitcast_convert);
    bind!(checks, infer, "stablehlo.cholesky", cholesky);
    bind!(checks, infer, "stablehlo.concatenate", concatenate);
    bind!(checks, infer, "stablehlo.fft", fft);
    bind!(checks, infer, "stablehlo.get_dimension_size", get_dimension_size);
    bind!(checks, infer, "stablehlo.get_tuple_element", get_tuple_element);
    bind!(checks, verify, "stablehlo.iota", iota);
    bind!(checks, infer, "stablehlo.pad", pad);
    bind!(checks, verify, "stablehlo.reshape", reshape);
    bind!(checks, both, "stablehlo.reverse", reverse, like_operands);
    bind!(checks, infer, "stablehlo.rng", rng);
    bind!(checks, verify, "stablehlo.rng_bit_generator", rng_bit_generator);
    bind!(checks, infer, "stablehlo.set_dimension_size", set_dimension_size);
    bind!(checks, infer, "stablehlo.slice", slice);
    bind!(checks, both, "stablehlo.transpose", quantized_transpose, transpose);
    bind!(checks, infer, "stablehlo.triangular_solve", triangular_solve);
}

/// Returns whether a list contains no duplicates.
pub(super) fn is_unique(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair.first() != pair.last())
}

/// Returns whether a list is a permutation of the dimensions 0 to `rank - 1`.
pub(super) fn is_permutation(numbers: &[i64], rank: usize) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.len() == rank && sorted.iter().enumerate().all(|(at, number)| i64::try_from(at) == Ok(*number))
}

/// Returns the element at an index. If the list is too short, returns [`Fault::Unknown`], because another check reports
/// that.
pub(crate) fn at(list: &[i64], index: usize) -> Check<i64> {
    list.get(index).copied().ok_or(Fault::Unknown)
}

/// Converts a dimension number to an index; [`Fault::Unknown`] if it is negative.
pub(crate) fn place(number: i64) -> Check<usize> {
    usize::try_from(number).map_err(|_| Fault::Unknown)
}

fn broadcast(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let mut dims = x.ints("broadcast_sizes");
    if let Some(negative) = dims.iter().find(|size| **size < 0) {
        return refuse(format!("Broadcast with negative dimension size {negative}"));
    }
    dims.extend(x.dims(operand)?);
    inferred(x, &[tensor(x.ctx, &dims, x.element(operand), None)])
}

fn broadcast_in_dim(x: Op<'_, '_>) -> Check {
    let (operand, result) = (x.operand("operand")?, x.result(0)?);
    if quantized(x.ctx, operand).is_some_and(|q| q.axis.is_none()) {
        x.same_scales(operand, result)?;
    }
    let (dims, out) = (x.dims(operand)?, x.dims(result)?);
    let mapping = x.ints("broadcast_dimensions");
    if mapping.len() != dims.len() {
        return refuse(format!(
            "broadcast_dimensions size ({}) does not match operand rank ({})",
            mapping.len(),
            dims.len()
        ));
    }
    if !is_unique(&mapping) {
        return refuse("broadcast_dimensions should not have duplicates");
    }
    for (index, (to, dim)) in mapping.iter().zip(dims).enumerate() {
        let Some(found) = usize::try_from(*to).ok().and_then(|to| out.get(to)) else {
            return refuse(format!(
                "broadcast_dimensions contains invalid value {to} for result with rank {}",
                out.len()
            ));
        };
        if *dim != DYNAMIC && *dim != 1 && dim != found {
            return refuse(format!(
                "size of operand dimension {index} ({dim}) is not equal to 1 or size of result dimension {to} ({found})"
            ));
        }
    }
    quantized_broadcast(x, operand, result, &mapping)
}

/// Checks the broadcast of types that are quantized along a dimension.
pub(super) fn quantized_broadcast(x: Op<'_, '_>, operand: Type, result: Type, mapping: &[i64]) -> Check {
    let (Some(from), Some(to)) = (quantized(x.ctx, operand), quantized(x.ctx, result)) else { return Ok(()) };
    let (Some(from_axis), Some(to_axis)) = (from.axis, to.axis) else { return Ok(()) };
    let mapped = at(mapping, place(from_axis)?)?;
    if to_axis != mapped {
        return refuse(format!(
            "result quantization_dimension {to_axis} not same as broadcast_dimensions[{from_axis}] = {mapped}"
        ));
    }
    if at(x.dims(operand)?, place(from_axis)?)? != 1 {
        return Ok(());
    }
    let zero = from.zero_points.first().copied().unwrap_or_default();
    let scale = |param: &mlirkit_ir::Param| match param {
        mlirkit_ir::Param::Float(float) => float.kind.to_f64(float.bits),
        _ => 0.0,
    };
    for (index, (value, zero_point)) in to.scales.iter().zip(&to.zero_points).enumerate() {
        if let Some(first) = from.scales.first().filter(|first| *first != value) {
            return refuse(format!(
                "mismatch result scale {index} ({}) and operand scale 0 ({})",
                exponent(scale(value)),
                exponent(scale(first))
            ));
        }
        let message = || format!("mismatch result zero_point {index} ({zero_point}) and operand zero_point 0 ({zero})");
        ensure(*zero_point == zero, message)?;
    }
    Ok(())
}

/// Formats a number like `%e` in C.
fn exponent(value: f64) -> String {
    let text = format!("{value:.6e}");
    let Some((mantissa, exponent)) = text.split_once('e') else { return text };
    let (sign, digits) = exponent.strip_prefix('-').map_or(("+", exponent), |digits| ("-", digits));
    format!("{mantissa}e{sign}{digits:0>2}")
}

fn bitcast_convert(x: Op<'_, '_>) -> Check {
    let (operand, target) = (x.operand("operand")?, x.result(0)?);
    let is_complex = |ty| matches!(x.ctx.type_data(x.element(ty)), TypeData::Complex(_));
    if is_complex(operand) != is_complex(target) {
        return refuse(format!(
            "cannot convert between real and complex types, but got: {} and {}",
            x.text(operand),
            x.text(target)
        ));
    }
    let width = |ty| types::width(x.ctx, x.element(ty)).ok_or(Fault::Unknown);
    let (from, to) = (width(operand)?, width(target)?);
    let (smaller, bigger) = if from < to { (operand, target) } else { (target, operand) };
    let (mut small, big) = (x.dims(smaller)?, x.dims(bigger)?);
    let (narrow, wide) = (from.min(to), from.max(to));
    if from != to {
        if small.len() != big.len() + 1 {
            return refuse(format!(
                "rank of smaller element type ({}) should be 1 more than rank of larger element type ({}), but {} != {} + 1.",
                small.len(),
                big.len(),
                small.len(),
                big.len()
            ));
        }
        let Some((last, rest)) = small.split_last() else { return Ok(()) };
        if *last != DYNAMIC && last.checked_mul(i64::from(narrow)) != Some(i64::from(wide)) {
            return refuse(format!(
                "requires compatible bit widths. Got: {} and {}, but {narrow} * {last} != {wide}.",
                x.text(operand),
                x.text(target)
            ));
        }
        small = rest;
    }
    if small.iter().zip(big).any(|(a, b)| !same_dim(*a, *b)) {
        return refuse(format!(
            "operand and result shapes must match except for the innermost dimension of the shape with the smaller element type. Got: {} and {}.",
            x.text(operand),
            x.text(target)
        ));
    }
    Ok(())
}

fn cholesky(x: Op<'_, '_>) -> Check {
    let a = x.operand("a")?;
    let dims = x.dims(a)?;
    let [.., rows, columns] = dims else {
        return refuse(format!("argument 'a' must have rank >= 2, got shape {}.", list(dims)));
    };
    let message = || format!("minor dimensions of 'a' must have equal size, got shape {}.", list(dims));
    ensure(same_dim(*rows, *columns), message)?;
    inferred(x, &[a])
}

fn concatenate(x: Op<'_, '_>) -> Check {
    let inputs = x.operands("inputs");
    let Some(first) = inputs.first().copied() else { return Ok(()) };
    let dims = x.dims(first)?;
    let (rank, dimension) = (dims.len(), x.int("dimension")?);
    ensure(rank != 0, || "rank-0 values cannot be concatenated")?;
    if usize::try_from(dimension).is_ok_and(|dimension| dimension >= rank) {
        return refuse(format!("dimension {dimension} is out-of-bounds for input rank {rank}"));
    }
    let dimension = place(dimension)?;
    for (index, ty) in inputs.iter().enumerate() {
        let other = x.dims(*ty)?;
        ensure(other.len() == rank, || format!("operands (0) and ({index}) do not match rank"))?;
        let differs = dims.iter().zip(other).enumerate().find(|(d, (a, b))| *d != dimension && !same_dim(**a, **b));
        if let Some((d, _)) = differs {
            return refuse(format!(
                "shapes of operand (0) and ({index}) are not compatible at non-concat index {d}: ({}) != ({})",
                list(dims),
                list(other)
            ));
        }
    }
    let mut extents: Vec<types::Extent> = vec![(DYNAMIC, DYNAMIC); rank];
    if let Some(extent) = extents.get_mut(dimension) {
        extent.0 = 0;
    }
    let mut bounded = false;
    for ty in &inputs {
        let bounds = x.bounds(*ty);
        bounded |= !bounds.is_empty();
        for (dim, (extent, size)) in extents.iter_mut().zip(x.dims(*ty)?).enumerate() {
            let other = (*size, bounds.get(dim).copied().unwrap_or(DYNAMIC));
            *extent = if dim == dimension { joined(*extent, other) } else { most_specific(dim, *extent, other)? };
        }
    }
    let sizes: Vec<i64> = extents.iter().map(|(size, _)| *size).collect();
    let bounds: Vec<i64> = extents.iter().map(|(_, bound)| *bound).filter(|_| bounded).collect();
    let prototype = inputs.iter().find_map(|ty| encoding(x.ctx, *ty));
    inferred(x, &[tensor(x.ctx, &sizes, x.element(first), with_bounds(x.ctx, prototype, &bounds))])
}

/// Returns the size and the bound of the concatenation of two dimensions.
fn joined(left: types::Extent, right: types::Extent) -> types::Extent {
    if left.0 != DYNAMIC && right.0 != DYNAMIC {
        return (left.0.saturating_add(right.0), DYNAMIC);
    }
    let reach = |(size, bound): types::Extent| if size == DYNAMIC { bound } else { size };
    match (reach(left), reach(right)) {
        (DYNAMIC, _) | (_, DYNAMIC) => (DYNAMIC, DYNAMIC),
        (left, right) => (DYNAMIC, left.saturating_add(right)),
    }
}

/// The case `IRFFT` of the enum that selects the transform of `fft`. The next constant is the case `RFFT`.
const IRFFT: u64 = 3;
const RFFT: u64 = 2;

fn fft(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let lengths = x.ints("fft_length");
    let kind = match x.params("fft_type")? {
        [mlirkit_ir::Param::Enum(kind)] => *kind,
        _ => return Ok(()),
    };
    let message = || format!("rank must be between 1 and 3, but got {}.", lengths.len());
    ensure(!lengths.is_empty() && lengths.len() <= 3, message)?;
    let mut element = x.element(operand);
    match x.ctx.type_data(element) {
        TypeData::Float(mlirkit_num::FloatKind::F32 | mlirkit_num::FloatKind::F64) if kind == RFFT => {
            element = x.ctx.ty(TypeData::Complex(element));
        }
        _ if kind == RFFT => {
            return refuse(format!("RFFT requires f32 or f64 input type, but is given {}.", x.text(element)));
        }
        TypeData::Complex(part) if kind == IRFFT => element = *part,
        TypeData::Complex(_) => {}
        _ => {
            return refuse(format!("FFT/IFFT/IRFFT take a complex tensor as input, but is given {}.", x.text(operand)));
        }
    }
    let dims = x.dims(operand)?;
    let Some(outer) = dims.len().checked_sub(lengths.len()) else {
        return refuse(format!(
            "operand rank must not be less than fft rank of {} for operand of type {}.",
            lengths.len(),
            x.text(operand)
        ));
    };
    let mut shape = dims.to_vec();
    let inner = dims.get(outer..).unwrap_or(&[]);
    let (Some(last_length), Some(last_dim)) = (lengths.last().copied(), dims.last().copied()) else { return Ok(()) };
    if kind == RFFT {
        if inner.iter().zip(&lengths).any(|(dim, length)| !same_dim(*dim, *length)) {
            return refuse(format!(
                "RFFT requires innermost dimensions to be compatible with fft_length. Got: {} but wanted {}.",
                list(dims),
                list(&lengths)
            ));
        }
        if let Some(last) = shape.last_mut().filter(|_| last_length != 0) {
            *last = last_length / 2 + 1;
        }
    }
    if kind == IRFFT {
        let leading = inner.split_last().map_or(&[][..], |(_, leading)| leading);
        if let Some((dim, length)) = leading.iter().zip(&lengths).find(|(dim, length)| !same_dim(**dim, **length)) {
            return refuse(format!(
                "IRFFT requires non-final dimensions to be compatible with fft_length. Got: {} but wanted {}, and {dim} != {length}.",
                list(dims),
                list(&lengths)
            ));
        }
        if (!same_dim(last_dim, 0) || last_length != 0) && !same_dim(last_dim, last_length / 2 + 1) {
            return refuse(format!(
                "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: {last_dim} but fft_length is {}.",
                list(&lengths)
            ));
        }
        if let Some(last) = shape.last_mut() {
            *last = last_length;
        }
    }
    let mut bounds = x.bounds(operand);
    if let Some(last) = bounds.last_mut().filter(|_| kind == RFFT || kind == IRFFT) {
        *last = DYNAMIC;
    }
    inferred(x, &[x.tensor(&shape, element, operand, &bounds)])
}

/// Checks that `0 <= dim < rank`.
fn dim_in_bounds(dim: i64, rank: usize) -> Check {
    ensure(dim >= 0, || format!("requires non-negative dimension attribute; found ({dim})"))?;
    if usize::try_from(dim).is_ok_and(|dim| dim >= rank) {
        return refuse(format!("requires dimension attribute in range [0, {rank}); found ({dim})"));
    }
    Ok(())
}

fn get_dimension_size(x: Op<'_, '_>) -> Check {
    dim_in_bounds(x.int("dimension")?, x.dims(x.operand("operand")?)?.len())?;
    inferred(x, &[types::scalar(x.ctx, x.ctx.i32_type())])
}

fn get_tuple_element(x: Op<'_, '_>) -> Check {
    let TypeData::Tuple(elements) = x.ctx.type_data(x.operand("operand")?) else { return Ok(()) };
    let index = x.int("index")?;
    match usize::try_from(index).ok().and_then(|index| elements.get(index)) {
        Some(element) => inferred(x, &[*element]),
        None => refuse(format!("index {index} is out of bounds of operand with size {}", elements.len())),
    }
}

fn iota(x: Op<'_, '_>) -> Check {
    let rank = x.dims(x.result(0)?)?.len();
    ensure(rank != 0, || "does not support scalars.")?;
    if place(x.int("iota_dimension")?)? >= rank {
        return refuse("iota dimension cannot go beyond the output rank.");
    }
    Ok(())
}

fn pad(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let dims = x.dims(operand)?;
    let (low, high, interior) = (x.ints("edge_padding_low"), x.ints("edge_padding_high"), x.ints("interior_padding"));
    let message = || format!("edge_padding_low length ({}) must match operand rank ({})", low.len(), dims.len());
    ensure(low.len() == dims.len(), message)?;
    let bounds = x.bounds(operand);
    let mut shape = vec![DYNAMIC; dims.len()];
    let mut out = vec![DYNAMIC; bounds.len()];
    for (index, dim) in dims.iter().enumerate() {
        let (low, high, interior) = (at(&low, index)?, at(&high, index)?, at(&interior, index)?);
        ensure(interior >= 0, || format!("Interior padding cannot be negative: {interior}"))?;
        let bound = bounds.get(index).copied().unwrap_or(DYNAMIC);
        let (known, what) = if *dim == DYNAMIC { (bound, "bound") } else { (*dim, "size") };
        if known == DYNAMIC {
            continue;
        }
        let inside = known.saturating_sub(1).max(0).saturating_mul(interior);
        let padded = known.saturating_add(low).saturating_add(high).saturating_add(inside);
        ensure(padded >= 0, || format!("Padding result in negative {what} for dimension {index}"))?;
        let target = if *dim == DYNAMIC { &mut out } else { &mut shape };
        if let Some(slot) = target.get_mut(index) {
            *slot = padded;
        }
    }
    inferred(x, &[x.tensor(&shape, x.element(operand), operand, &out)])
}

fn elements(x: Op<'_, '_>, ty: Type) -> Option<i64> {
    x.ctx.shaped(ty).and_then(|shaped| shaped.num_elements())
}

fn reshape(x: Op<'_, '_>) -> Check {
    let (operand, result) = (x.operand("operand")?, x.result(0)?);
    let (Some(from), Some(to)) = (elements(x, operand), elements(x, result)) else { return Ok(()) };
    let message = || format!("number of output elements ({to}) doesn't match expected number of elements ({from})");
    ensure(from == to, message)?;
    quantized_reshape(x, operand, result)
}

/// Checks the reshaping of types that are quantized along a dimension.
pub(super) fn quantized_reshape(x: Op<'_, '_>, operand: Type, result: Type) -> Check {
    x.same_scales(operand, result)?;
    let (Some(from), Some(to)) = (quantized(x.ctx, operand), quantized(x.ctx, result)) else { return Ok(()) };
    let (Some(from), Some(to)) = (from.axis, to.axis) else { return Ok(()) };
    let (from_dims, to_dims) = (x.dims(operand)?, x.dims(result)?);
    let (from, to) = (place(from)?, place(to)?);
    if !same_dim(at(from_dims, from)?, at(to_dims, to)?) {
        return refuse(format!(
            "expect same quantization dimension size for operand and result {} and {}",
            x.text(operand),
            x.text(result)
        ));
    }
    if elements(x, operand).is_some() && elements(x, result).is_some() {
        let product = |dims: &[i64], end: usize| dims.iter().take(end).fold(1i64, |all, dim| all.saturating_mul(*dim));
        let (before, after) = (product(from_dims, from), product(to_dims, to));
        if before != after {
            return refuse(format!(
                "product of dimensions before quantization dimension must match between operand and result for {before} and {after}"
            ));
        }
    }
    Ok(())
}

fn reverse(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let dims = x.ints("dimensions");
    ensure(is_unique(&dims), || format!("dimensions should be unique. Got: {}", list(&dims)))?;
    let rank = x.dims(operand)?.len();
    for dim in dims {
        ensure(dim >= 0, || format!("all dimensions should be non-negative. Got dimension: {dim}."))?;
        if place(dim)? >= rank {
            return refuse(format!("all dimensions should be between [0, {rank}). Got dimension: {dim}."));
        }
    }
    Ok(())
}

/// The case `NORMAL` in the enum of random distributions.
const NORMAL: u64 = 2;

fn rng(x: Op<'_, '_>) -> Check {
    let (a, b) = (x.operand("a")?, x.operand("b")?);
    let normal = matches!(x.params("rng_distribution")?, [mlirkit_ir::Param::Enum(NORMAL)]);
    let is_float = |ty| matches!(x.ctx.type_data(x.element(ty)), TypeData::Float(_));
    ensure(!normal || is_float(a) && is_float(b), || "mu and sigma must be floats")?;
    let shape = match super::values::constant_operand(x.op, "shape") {
        Some(shape) => shape,
        None => vec![DYNAMIC; place(at(x.dims(x.operand("shape")?)?, 0)?)?.min(1 << 16)],
    };
    inferred(x, &[tensor(x.ctx, &shape, x.element(b), None)])
}

fn rng_bit_generator(x: Op<'_, '_>) -> Check {
    let (initial, output) = (x.operand("initial_state")?, x.result(0)?);
    if x.ctx.compatible_shapes(initial, output) {
        return Ok(());
    }
    refuse(format!(
        "output state shape must be compatible with initial state shape. Got: {} and {}",
        x.text(initial),
        x.text(output)
    ))
}

fn set_dimension_size(x: Op<'_, '_>) -> Check {
    let (operand, size) = (x.operand("operand")?, x.operand("size")?);
    ensure(x.dims(size)?.is_empty(), || "size operand should be of rank-0")?;
    let mut shape = x.dims(operand)?.to_vec();
    let dimension = x.int("dimension")?;
    dim_in_bounds(dimension, shape.len())?;
    let index = place(dimension)?;
    let mut bounds = x.bounds(operand);
    bounds.resize(shape.len(), DYNAMIC);
    let (Some(dim), Some(bound)) = (shape.get_mut(index), bounds.get_mut(index)) else { return Ok(()) };
    if *dim != DYNAMIC {
        *bound = *dim;
    }
    *dim = DYNAMIC;
    let constant = super::values::constant_operand(x.op, "size").and_then(|values| values.first().copied());
    if constant == Some(*bound) {
        (*dim, *bound) = (*bound, DYNAMIC);
    }
    let encoding = with_bounds(x.ctx, encoding(x.ctx, operand), &bounds);
    inferred(x, &[tensor(x.ctx, &shape, x.element(operand), encoding)])
}

fn slice(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let dims = x.dims(operand)?;
    let (starts, limits, strides) = (x.ints("start_indices"), x.ints("limit_indices"), x.ints("strides"));
    if starts.len() != dims.len() {
        return refuse(format!(
            "the number of elements in start_indices ({}) does not match the rank of the operand ({})",
            starts.len(),
            dims.len()
        ));
    }
    let bounds = x.bounds(operand);
    let mut shape = Vec::new();
    for (index, dim) in dims.iter().enumerate() {
        let (start, limit, stride) = (at(&starts, index)?, at(&limits, index)?, at(&strides, index)?);
        ensure(start >= 0, || format!("negative start index {start} in dimension {index}"))?;
        let bound = bounds.get(index).copied().unwrap_or(DYNAMIC);
        let (known, what) = if *dim == DYNAMIC { (bound, "bound") } else { (*dim, "size") };
        let message = || format!("limit index {limit} is larger than dimension {what} {known} in dimension {index}");
        ensure(known == DYNAMIC || limit <= known, message)?;
        if start > limit {
            return refuse(format!("start index {start} is larger than limit index {limit} in dimension {index}"));
        }
        ensure(stride > 0, || format!("stride must be positive but got {stride} in dimension {index}"))?;
        let length = limit - start;
        shape.push(length / stride + i64::from(length % stride != 0));
    }
    inferred(x, &[x.tensor(&shape, x.element(operand), operand, &vec![DYNAMIC; bounds.len()])])
}

fn transpose(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let (dims, permutation) = (x.dims(operand)?, x.ints("permutation"));
    let rank = dims.len();
    let message = || format!("TransposeOp operand rank {rank} does not match permutation size {}", permutation.len());
    ensure(permutation.len() == rank, message)?;
    if !is_permutation(&permutation, rank) {
        let range: Vec<String> = (0..rank).map(|dim| dim.to_string()).collect();
        return refuse(format!(
            "attribute permutation must be a permutation of [{}] but got {}",
            range.join(", "),
            list(&permutation)
        ));
    }
    let bounds = x.bounds(operand);
    let pick = |from: &[i64]| -> Vec<i64> {
        permutation.iter().filter_map(|dim| from.get(usize::try_from(*dim).ok()?).copied()).collect()
    };
    inferred(x, &[x.tensor(&pick(dims), x.element(operand), operand, &pick(&bounds))])
}

fn quantized_transpose(x: Op<'_, '_>) -> Check {
    let (operand, result, permutation) = (x.operand("operand")?, x.result(0)?, x.ints("permutation"));
    x.same_scales(operand, result)?;
    let (from, to) = (quantized(x.ctx, operand), quantized(x.ctx, result));
    if let (Some(from), Some(to)) = (from.and_then(|q| q.axis), to.and_then(|q| q.axis)) {
        let mapped = at(&permutation, place(to)?)?;
        let message = || format!("operand quantization_dimension {from} is not same as permutation[{to}] = {mapped}");
        ensure(from == mapped, message)?;
    }
    Ok(())
}

fn triangular_solve(x: Op<'_, '_>) -> Check {
    let (a, b) = (x.operand("a")?, x.operand("b")?);
    let (a_dims, b_dims) = (x.dims(a)?, x.dims(b)?);
    let (a_text, b_text) = (x.text(a), x.text(b));
    let [a_batch @ .., rows, columns] = a_dims else {
        return refuse(format!("operand 'a' must have rank >= 2, but got {a_text}"));
    };
    let message = || format!("two minor dimensions of operand 'a' must be compatible, but got {a_text}");
    ensure(same_dim(*rows, *columns), message)?;
    if a_dims.len() != b_dims.len() {
        return refuse(format!("operands must have equal rank, but got {a_text} and {b_text}"));
    }
    let [b_batch @ .., b_rows, b_columns] = b_dims else { return Ok(()) };
    let shared = if x.flag("left_side") { b_rows } else { b_columns };
    if !same_dim(*columns, *shared) {
        return refuse(format!(
            "shared dimension of operands 'a' and 'b' must be compatible, but got {a_text} and {b_text}"
        ));
    }
    if !mlirkit_ir::compatible_dims(a_batch, b_batch) {
        return refuse(format!("batch dimensions of the operands must be compatible, but got {a_text} and {b_text}"));
    }
    let message = || "Invalid transpose option value for triangular solve";
    ensure(!matches!(x.params("transpose_a")?, [mlirkit_ir::Param::Enum(0)]), message)?;
    inferred(x, &[b])
}
