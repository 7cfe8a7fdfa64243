//! Verifiers of operations with regions: reductions, windows, sorting, branches and loops.

use mlirkit_ir::{BlockRef, RegionRef, Type, TypeData};
use mlirkit_verify::Checks;

use super::shapes::{at, place};
use super::types::{
    all_compatible, encoding, is_promotable, least_specific, merge_tuples, same_dim, same_shape_and_element, scalar,
    tensor, with_bounds, with_element,
};
use super::window::{Attributes, Window, output, padding, windows};
use super::{Check, Fault, Op, ensure, inferred, like_operands, list, refuse};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, both, "stablehlo.reduce", reduce, infer_reduce);
    bind!(checks, both, "stablehlo.reduce_window", reduce_window, infer_reduce_window);
    bind!(checks, both, "stablehlo.select_and_scatter", select_and_scatter, |x| {
        let operand = x.operand("operand")?;
        let accumulator = accumulators(x, x.region("scatter")?, &[operand])?.first().copied().ok_or(Fault::Unknown)?;
        inferred(x, &[with_element(x.ctx, operand, x.element(accumulator))?])
    });
    bind!(checks, infer, "stablehlo.map", map);
    bind!(checks, both, "stablehlo.sort", sort, like_operands);
    bind!(checks, infer, "stablehlo.if", |x| conditional(x, "pred"));
    bind!(checks, infer, "stablehlo.case", |x| conditional(x, "index"));
    bind!(checks, both, "stablehlo.while", while_loop, like_operands);
}

/// Returns the entry block of a region, and the types of the values that its terminator returns. [`Fault::Unknown`] if
/// there is no block or no terminator.
fn block<'m, 'c>(region: RegionRef<'m, 'c>) -> Check<(BlockRef<'m, 'c>, Vec<Type>)> {
    let block = region.entry().ok_or(Fault::Unknown)?;
    let results = block.terminator().ok_or(Fault::Unknown)?.operand_types().collect();
    Ok((block, results))
}

fn args(block: BlockRef<'_, '_>) -> Vec<Type> {
    block.args().map(|arg| arg.ty()).collect()
}

/// Returns the types in which a reduction accumulates; the input types if the region is empty. [`Fault::Unknown`] if
/// the region returns too few tensors.
pub(super) fn accumulators(x: Op<'_, '_>, region: RegionRef<'_, '_>, inputs: &[Type]) -> Check<Vec<Type>> {
    if region.entry().is_none() {
        return Ok(inputs.to_vec());
    }
    let (_, results) = block(region)?;
    if results.len() < inputs.len() || results.iter().any(|ty| x.ctx.shaped(*ty).is_none()) {
        return Err(Fault::Unknown);
    }
    Ok(results)
}

/// Checks the region of a reduction. `allowed` are the sizes that its arguments may have.
pub(super) fn reducer(
    x: Op<'_, '_>,
    region: RegionRef<'_, '_>,
    inputs: &[Type],
    initial: &[Type],
    allowed: &[i64],
) -> Check {
    let Some(entry) = region.entry() else { return Err(Fault::Unknown) };
    let args = args(entry);
    if args.len() != inputs.len() * 2 {
        return refuse(format!(
            "Reduction-region must take {} parameters, but takes {} parameter(s)",
            inputs.len() * 2,
            args.len()
        ));
    }
    let Some(terminator) = entry.terminator() else {
        return refuse("The reduction-region expected to have a terminator");
    };
    let results: Vec<Type> = terminator.operand_types().collect();
    ensure(!results.is_empty(), || "The reduction-region expected to return some value(s)")?;
    if results.len() != inputs.len() {
        return refuse(format!(
            "Reduction-region here must produce {} tensors, but produces {} instead",
            inputs.len(),
            results.len()
        ));
    }
    if let Some(other) = results.iter().find(|ty| x.ctx.shaped(**ty).is_none()) {
        return refuse(format!(
            "Reduction-region here must produce tensor-typed result(s), but produces {} instead",
            x.text(*other)
        ));
    }
    for (index, (input, result)) in inputs.iter().zip(&results).enumerate() {
        let (first, second) = (args.get(index), args.get(inputs.len() + index));
        let (Some(first), Some(second), Some(initial)) = (first, second, initial.get(index)) else { break };
        reducer_types(x, index, inputs.len(), (*first, *second), (*input, *result, *initial))?;
        let shape = x.dims(*second)?;
        let number = inputs.len() + index;
        if shape.len() > allowed.len() {
            return refuse(format!(
                "The rank of reduction-region's argument at index {number} is expected to be <= {}, got {}",
                allowed.len(),
                shape.len()
            ));
        }
        let mut rest = shape;
        for size in allowed {
            match rest.split_first() {
                Some((dim, after)) if same_dim(*size, *dim) => rest = after,
                _ => {}
            }
        }
        if !rest.is_empty() {
            return refuse(format!(
                "The shape of reduction-region's argument at index {number} is not compatible with that of reduce-op's input-parameter at index {index}"
            ));
        }
    }
    Ok(())
}

fn reducer_types(
    x: Op<'_, '_>,
    index: usize,
    inputs: usize,
    (first, second): (Type, Type),
    (input, result, initial): (Type, Type, Type),
) -> Check {
    for (at, arg, any_float) in [(index, first, false), (inputs + index, second, true)] {
        if !same_shape_and_element(x.ctx, result, arg, any_float) {
            return refuse(format!(
                "The type of reduction-region's parameter at index {at} is different than the corresponding result type: {} vs {}",
                x.text(arg),
                x.text(result)
            ));
        }
    }
    if !x.ctx.compatible_shapes(initial, result) {
        return refuse(format!(
            "The shape of reduction-region's result type at index {index} differs from the op's corresponding init-value type: {} vs {}",
            x.text(result),
            x.text(initial)
        ));
    }
    if !is_promotable(x.ctx, initial, result, true) {
        return refuse(format!(
            "The element-type of reduction-region's result type at index {index} is expected to be promotable from the op's corresponding init-value element-type: {} vs {}",
            x.text(result),
            x.text(initial)
        ));
    }
    if !is_promotable(x.ctx, input, second, true) {
        return refuse(format!(
            "The element-type of reduction-region's argument at index {} is expected to be promotable from {}, but got {}",
            inputs + index,
            x.text(x.element(input)),
            x.text(x.element(second))
        ));
    }
    Ok(())
}

/// Checks that all inputs have compatible shapes.
fn same_shapes(x: Op<'_, '_>, inputs: &[Type]) -> Check {
    let Some(first) = inputs.first() else { return Ok(()) };
    match inputs.iter().position(|ty| !x.ctx.compatible_shapes(*first, *ty)) {
        Some(at) => refuse(format!(
            "expects all inputs to have compatible shapes. Shape at input-index {at} is not compatible with shape at input-index 0"
        )),
        None => Ok(()),
    }
}

fn reduce(x: Op<'_, '_>) -> Check {
    let (inputs, initial, dims) = (x.operands("inputs"), x.operands("init_values"), x.ints("dimensions"));
    let Some(first) = inputs.first().copied() else { return Ok(()) };
    same_shapes(x, &inputs)?;
    let shape = x.dims(first)?;
    let mut seen = std::collections::HashSet::new();
    for dim in &dims {
        let message = || format!("Out-of-bounds dimension {dim}, expected to be in range [0, {})", shape.len());
        ensure(!usize::try_from(*dim).map_or(true, |dim| dim >= shape.len()), message)?;
        if !seen.insert(*dim) {
            return refuse(format!("Duplicate reduction dimension: {dim}"));
        }
    }
    reducer(x, x.region("body")?, &inputs, &initial, &kept(shape, &dims))
}

/// Returns the sizes of all dimensions that are not in `without`.
fn kept(sizes: &[i64], without: &[i64]) -> Vec<i64> {
    let stays = |(at, _): &(usize, &i64)| i64::try_from(*at).is_ok_and(|at| !without.contains(&at));
    sizes.iter().enumerate().filter(stays).map(|(_, dim)| *dim).collect()
}

fn infer_reduce(x: Op<'_, '_>) -> Check {
    let (inputs, dims) = (x.operands("inputs"), x.ints("dimensions"));
    let Some(first) = inputs.first().copied() else { return Ok(()) };
    let (sizes, bounds) = (kept(x.dims(first)?, &dims), kept(&x.bounds(first), &dims));
    let encoding = if bounds.is_empty() { None } else { with_bounds(x.ctx, encoding(x.ctx, first), &bounds) };
    let types: Vec<Type> = accumulators(x, x.region("body")?, &inputs)?
        .iter()
        .take(inputs.len())
        .map(|accumulator| tensor(x.ctx, &sizes, x.element(*accumulator), encoding))
        .collect();
    inferred(x, &types)
}

/// Returns the windows that the window attributes of an operation describe, or an error if the attributes do not match
/// `sizes`.
fn window_of(x: Op<'_, '_>, sizes: &[i64]) -> Check<Vec<Window>> {
    let attributes = Attributes {
        strides: x.ints("window_strides"),
        padding: padding(x)?,
        base_dilations: x.ints("base_dilations"),
        dilations: x.ints("window_dilations"),
        reversal: 0,
    };
    windows(sizes, &attributes)
}

fn reduce_window(x: Op<'_, '_>) -> Check {
    let (inputs, initial, sizes) = (x.operands("inputs"), x.operands("init_values"), x.ints("window_dimensions"));
    ensure(!inputs.is_empty(), || "requires at least 1 input value")?;
    same_shapes(x, &inputs)?;
    padding(x)?;
    for input in &inputs {
        let rank = x.dims(*input)?.len();
        if rank != sizes.len() {
            return refuse(format!(
                "expects window-dimensions size == input rank, but got window-dimensions size: {} and input: {} with rank = {rank}.",
                sizes.len(),
                x.text(*input)
            ));
        }
    }
    window_of(x, &sizes)?;
    reducer(x, x.region("body")?, &inputs, &initial, &sizes)
}

fn infer_reduce_window(x: Op<'_, '_>) -> Check {
    let inputs = x.operands("inputs");
    let windows = window_of(x, &x.ints("window_dimensions"))?;
    let accumulators = accumulators(x, x.region("body")?, &inputs)?;
    let mut types = Vec::new();
    for (input, accumulator) in inputs.iter().zip(&accumulators) {
        let bounds = output(&x.bounds(*input), &windows);
        let encoding = if bounds.is_empty() { None } else { with_bounds(x.ctx, encoding(x.ctx, *input), &bounds) };
        types.push(tensor(x.ctx, &output(x.dims(*input)?, &windows), x.element(*accumulator), encoding));
    }
    inferred(x, &types)
}

fn select_and_scatter(x: Op<'_, '_>) -> Check {
    let (operand, source, initial) = (x.operand("operand")?, x.operand("source")?, x.operand("init_value")?);
    let (select, results) = block(x.region("select")?)?;
    let args = args(select);
    ensure(args.len() == 2, || format!("expects the select-region to take 2 parameters, but takes {}", args.len()))?;
    let expected = scalar(x.ctx, x.element(operand));
    if let Some((index, arg)) =
        args.iter().enumerate().find(|(_, arg)| !same_shape_and_element(x.ctx, expected, **arg, true))
    {
        return refuse(format!(
            "expects the type of select-region's parameter at index {index} to be {}, but got {}",
            x.text(expected),
            x.text(*arg)
        ));
    }
    let [result] = results[..] else {
        return refuse(format!("expects select-region to return single value, but got: {}", results.len()));
    };
    let message = || format!("expects the return-type of select-region to be tensor<i1>, but got: {}", x.text(result));
    ensure(result == scalar(x.ctx, x.ctx.i1_type()), message)?;
    reducer(x, x.region("scatter")?, &[scalar(x.ctx, x.element(source))], &[initial], &[])?;
    let (dims, sizes) = (x.dims(operand)?, x.ints("window_dimensions"));
    if dims.len() != sizes.len() {
        return refuse(format!(
            "expects window-dimensions size == operand rank, but got window-dimensions size: {} and operand-type: {} with rank = {}.",
            sizes.len(),
            x.text(operand),
            dims.len()
        ));
    }
    let expected = tensor(x.ctx, &output(dims, &window_of(x, &sizes)?), x.element(operand), None);
    let message = || format!("expects source-type to be {}, but got{}", x.text(expected), x.text(source));
    ensure(same_shape_and_element(x.ctx, expected, source, true), message)
}

fn map(x: Op<'_, '_>) -> Check {
    let (inputs, dims) = (x.operands("inputs"), x.ints("dimensions"));
    let region = x.region("computation")?;
    ensure(region.entry().is_some(), || "expect non-empty region")?;
    let (entry, results) = block(region)?;
    let args = args(entry);
    if inputs.len() != args.len() {
        return refuse(format!(
            "expects number of operands to match the arity of map computation, but got: {} and {}",
            inputs.len(),
            args.len()
        ));
    }
    for (index, (arg, input)) in args.iter().zip(&inputs).enumerate() {
        if !x.dims(*arg)?.is_empty() {
            return refuse(format!(
                "computation arguments must be 0-rank tensor, but got: arg #{index} of type {}",
                x.text(*arg)
            ));
        }
        if x.element(*arg) != x.element(*input) {
            return refuse(format!(
                "element type of operands and computation arguments must match, but got: {} and {}",
                x.text(x.element(*input)),
                x.text(x.element(*arg))
            ));
        }
    }
    let [result] = results[..] else {
        return refuse(format!("computation must return single output, but got: {}", results.len()));
    };
    let message = || format!("computation must return 0-rank tensor, but got: {}", x.text(result));
    ensure(x.dims(result)?.is_empty(), message)?;
    if dims.iter().enumerate().any(|(index, dim)| usize::try_from(*dim) != Ok(index)) {
        return refuse(format!("requires monotonically increasing dimension numbers, but got: {}", list(&dims)));
    }
    let mut shape: &[i64] = &[];
    for input in &inputs {
        shape = x.dims(*input)?;
        if dims.len() != shape.len() {
            return refuse(format!(
                "applied to a subset of dimensions currently not supported: operand dimensions = {}, requested map dimensions size = {}",
                shape.len(),
                dims.len()
            ));
        }
    }
    inferred(x, &[tensor(x.ctx, shape, x.element(result), None)])
}

fn sort(x: Op<'_, '_>) -> Check {
    let inputs = x.operands("inputs");
    if let Some(first) = inputs.first() {
        let rank = i64::try_from(x.dims(*first)?.len()).unwrap_or(i64::MAX);
        let dim = x.int("dimension")?;
        let message = || format!("dimension attribute value must be in range [-{rank}, {rank}), but found {dim}");
        ensure(dim >= -rank && dim < rank, message)?;
    }
    let (entry, results) = block(x.region("comparator")?)?;
    let args = args(entry);
    ensure(args.len() == 2 * inputs.len(), || format!("comparator block should have {} arguments", 2 * inputs.len()))?;
    for (index, arg) in args.iter().enumerate() {
        let input = inputs.get(index / 2).copied().ok_or(Fault::Unknown)?;
        let expected = scalar(x.ctx, x.element(input));
        if *arg != expected {
            return refuse(format!(
                "comparator block argument #{index} should be of type {} but got {}",
                x.text(expected),
                x.text(*arg)
            ));
        }
    }
    let [result] = results[..] else {
        return refuse(format!("comparator must return single output but got {}", results.len()));
    };
    let message = || format!("comparator must return tensor<i1> but got {}", x.text(result));
    ensure(!x.ctx.shaped(result).is_none_or(|s| s.dims != Some(&[]) || s.element != x.ctx.i1_type()), message)
}

fn conditional(x: Op<'_, '_>, operand: &str) -> Check {
    let rank = x.dims(x.operand(operand)?)?.len();
    ensure(rank == 0, || format!("operand should be rank 0 tensor but got rank {rank}"))?;
    let branches: Vec<RegionRef<'_, '_>> = x.op.regions().collect();
    ensure(!branches.is_empty(), || "expect at least one branch")?;
    if branches.iter().any(|branch| branch.entry().is_none()) {
        return refuse("expect non-empty region");
    }
    let mut results: Vec<Vec<Type>> = Vec::new();
    for (index, branch) in branches.iter().enumerate() {
        let (entry, types) = block(*branch)?;
        let message = || format!("branch {index} must have 0 arguments, but found {}", entry.args().len());
        ensure(entry.args().len() == 0, message)?;
        let first = results.first().unwrap_or(&types);
        if !all_compatible(x.ctx, first, &types) {
            return refuse(format!(
                "branch 0 and branch {index} have mismatched return types: {} vs {}",
                x.texts(first),
                x.texts(&types)
            ));
        }
        results.push(types);
    }
    let count = results.first().map_or(0, Vec::len);
    let mut types = Vec::new();
    for index in 0..count {
        let column: Vec<Type> = results.iter().filter_map(|types| types.get(index).copied()).collect();
        types.push(merge_tuples(x.ctx, &column, least_specific)?);
    }
    inferred(x, &types)
}

fn while_loop(x: Op<'_, '_>) -> Check {
    let operands = x.operands("operand");
    let (condition, condition_results) = block(x.region("cond")?)?;
    let (body, body_results) = block(x.region("body")?)?;
    for (types, what) in [
        (args(condition), "condition block arguments"),
        (args(body), "body block arguments"),
        (body_results, "body block return types"),
    ] {
        if !all_compatible(x.ctx, &operands, &types) {
            return refuse(format!(
                "expect operands to be compatible with {what} but got {} vs {}",
                x.texts(&operands),
                x.texts(&types)
            ));
        }
    }
    let [result] = condition_results[..] else {
        return refuse(format!("expect condition body returns a single value but got {}", condition_results.len()));
    };
    let bool_scalar = x.ctx.shaped(result).is_some_and(|s| s.dims == Some(&[]) && s.element == x.ctx.i1_type());
    let message = || format!("expect condition block return a zero-ranked tensor of i1 but got {}", x.text(result));
    ensure(bool_scalar && !matches!(x.ctx.type_data(result), TypeData::Vector(_)), message)
}

/// Returns the size of the dimension with index `number`; [`Fault::Unknown`] if there is no such dimension.
pub(super) fn dim(dims: &[i64], number: i64) -> Check<i64> {
    at(dims, place(number)?)
}
