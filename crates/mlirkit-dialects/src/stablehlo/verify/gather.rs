//! Verifiers of `gather`, `scatter` and dynamic slices.

use mlirkit_ir::{DYNAMIC, Type};
use mlirkit_verify::Checks;

use super::dot::distinct;
use super::shapes::{at, is_unique, place};
use super::types::{same_dim, scalar, tensor, with_bounds, with_element};
use super::values::constant_operand;
use super::{Check, Op, ensure, inferred, list, number, numbers, refuse, regions};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, infer, "stablehlo.gather", |x| gather(x, false));
    bind!(checks, infer, "stablehlo.dynamic_gather", |x| gather(x, true));
    bind!(checks, both, "stablehlo.scatter", scatter, infer_scatter);
    bind!(checks, infer, "stablehlo.dynamic_slice", dynamic_slice);
    bind!(checks, infer, "stablehlo.dynamic_update_slice", dynamic_update_slice);
}

/// Checks that every dimension is at least 0 and less than the rank.
fn in_bounds(dims: &[i64], rank: usize, name: &str, of: &str) -> Check {
    match dims.iter().find(|dim| usize::try_from(**dim).map_or(true, |dim| dim >= rank)) {
        Some(dim) => {
            refuse(format!("Expects each element of {name} to be in range [0, {of}) i.e. [0, {rank}). got: {dim}."))
        }
        None => Ok(()),
    }
}

/// Checks that the index vector dimension is between 0 and the rank, inclusive.
fn index_vector(dim: i64, rank: usize, of: &str) -> Check {
    if usize::try_from(dim).is_ok_and(|dim| dim <= rank) {
        return Ok(());
    }
    refuse(format!("Expects index_vector_dim to be in range [0, {of}] i.e. [0, {rank}]. got: {dim}."))
}

struct Gather {
    offset: Vec<i64>,
    collapsed: Vec<i64>,
    batching: Vec<i64>,
    indices_batching: Vec<i64>,
    map: Vec<i64>,
    index_vector: i64,
}

fn gather(x: Op<'_, '_>, dynamic: bool) -> Check {
    let (operand, indices) = (x.operand("operand")?, x.operand("start_indices")?);
    let params = x.params("dimension_numbers")?;
    let g = Gather {
        offset: numbers(params, 0),
        collapsed: numbers(params, 1),
        batching: numbers(params, 2),
        indices_batching: numbers(params, 3),
        map: numbers(params, 4),
        index_vector: number(params, 5),
    };
    let (dims, index_dims) = (x.dims(operand)?, x.dims(indices)?);
    gather_numbers(&g, dims, index_dims)?;
    let (sizes, count) = if dynamic {
        let shape = x.dims(x.operand("slice_sizes")?)?;
        let [count] = shape else { return refuse(format!("slice_sizes.rank != 1 (got {})", shape.len())) };
        (constant_operand(x.op, "slice_sizes"), *count)
    } else {
        let sizes = x.ints("slice_sizes");
        let count = i64::try_from(sizes.len()).unwrap_or(i64::MAX);
        (Some(sizes), count)
    };
    let message = || format!("slice_sizes size ({count}) not equal to operand rank ({})", dims.len());
    ensure(usize::try_from(count) == Ok(dims.len()), message)?;
    if let Some(sizes) = &sizes {
        slice_sizes(&g, sizes, dims)?;
    }
    let rank = g.offset.len() + index_dims.len().max(place(g.index_vector)? + 1) - 1;
    in_bounds(&g.offset, rank, "offset_dims", "implied-result-rank")?;
    let left_out =
        |dim: usize| i64::try_from(dim).is_ok_and(|dim| g.collapsed.contains(&dim) || g.batching.contains(&dim));
    let slice = |dim: usize| sizes.as_ref().map_or(DYNAMIC, |sizes| sizes.get(dim).copied().unwrap_or(DYNAMIC));
    let mut slices = (0..dims.len()).filter(|dim| !left_out(*dim)).map(slice);
    let index_at = place(g.index_vector)?;
    let index_bounds = x.bounds(indices);
    let mut batch = (0..index_dims.len()).filter(|dim| *dim != index_at);
    let (mut shape, mut bounds) = (Vec::new(), Vec::new());
    for dim in 0..rank {
        if i64::try_from(dim).is_ok_and(|dim| g.offset.contains(&dim)) {
            shape.push(slices.next().unwrap_or(DYNAMIC));
            bounds.push(DYNAMIC);
        } else {
            let from = batch.next();
            shape.push(from.and_then(|from| index_dims.get(from).copied()).unwrap_or(DYNAMIC));
            bounds.push(from.and_then(|from| index_bounds.get(from).copied()).unwrap_or(DYNAMIC));
        }
    }
    let encoding = with_bounds(x.ctx, super::types::encoding(x.ctx, indices), &bounds);
    inferred(x, &[tensor(x.ctx, &shape, x.element(operand), encoding)])
}

fn gather_numbers(g: &Gather, dims: &[i64], indices: &[i64]) -> Check {
    let implied = g.offset.len() + g.collapsed.len() + g.batching.len();
    if dims.len() != implied {
        return refuse(format!(
            "offset_dims size ({}) plus collapse_slice_dims size ({}) plus operand_batching_dims size ({}) is not equal to operand rank ({})",
            g.offset.len(),
            g.collapsed.len(),
            g.batching.len(),
            dims.len()
        ));
    }
    index_vector(g.index_vector, indices.len(), "rank-of('start_indices')")?;
    let size = indices.get(place(g.index_vector)?).copied().unwrap_or(1);
    if size != DYNAMIC && usize::try_from(size) != Ok(g.map.len()) {
        return refuse(format!(
            "start_index_map size ({}) is not equal to size of index dimension ({}) of start_indices ({size})",
            g.map.len(),
            g.index_vector
        ));
    }
    if !g.offset.is_sorted() {
        return refuse(format!("expects offset_dims to be sorted, got: [{}]", list(&g.offset)));
    }
    ensure(is_unique(&g.offset), || format!("expects offset_dims to not repeat, got: [{}]", list(&g.offset)))?;
    distinct(&g.collapsed, &g.batching, "collapsed_slice_dims", "operand_batching_dims")?;
    for (dims_of, name) in [(&g.collapsed, "collapsed_slice_dims"), (&g.batching, "operand_batching_dims")] {
        ensure(dims_of.is_sorted(), || format!("expects {name} to be sorted, got: [{}]", list(dims_of)))?;
        in_bounds(dims_of, dims.len(), name, "rank-of('operand')")?;
    }
    let message = || format!("expects start_indices_batching_dims to not repeat, got: [{}]", list(&g.indices_batching));
    ensure(is_unique(&g.indices_batching), message)?;
    in_bounds(&g.indices_batching, indices.len(), "start_indices_batching_dims", "rank-of('start_indices')")?;
    let message = || format!("expects start_indices_batching_dims not to include index_vector_dim {}", g.index_vector);
    ensure(!g.indices_batching.contains(&g.index_vector), message)?;
    if g.batching.len() != g.indices_batching.len() {
        return refuse("operand_batching_dims and start_indices_batching_dims should have the same size");
    }
    for (index, (dim, other)) in g.batching.iter().zip(&g.indices_batching).enumerate() {
        let (size, found) = (at(dims, place(*dim)?)?, at(indices, place(*other)?)?);
        if !same_dim(size, found) {
            return refuse(format!(
                "operand_batching_dims[{index}] and start_indices_batching_dims[{index}] must have compatible sizes, but got {size} and {found}"
            ));
        }
    }
    distinct(&g.map, &g.batching, "start_index_map", "operand_batching_dims")?;
    in_bounds(&g.map, dims.len(), "start_index_map", "rank-of('operand')")
}

fn slice_sizes(g: &Gather, sizes: &[i64], dims: &[i64]) -> Check {
    for (dims_of, name) in [(&g.collapsed, "collapsed_slice_dims"), (&g.batching, "operand_batching_dims")] {
        for dim in dims_of {
            let size = at(sizes, place(*dim)?)?;
            if size > 1 {
                return refuse(format!(
                    "Expects that for each dim in {name}, slice_sizes[dim] should be <= 1, but got {size}"
                ));
            }
        }
    }
    for (index, (size, dim)) in sizes.iter().zip(dims).enumerate() {
        let message = || format!("slice size ({size}) is out of bounds for operand dimension ({dim}) at index {index}");
        ensure(!(*size < 0 || *dim != DYNAMIC && size > dim), message)?;
    }
    Ok(())
}

struct Scatter {
    window: Vec<i64>,
    inserted: Vec<i64>,
    batching: Vec<i64>,
    indices_batching: Vec<i64>,
    map: Vec<i64>,
    index_vector: i64,
}

fn infer_scatter(x: Op<'_, '_>) -> Check {
    let inputs = x.operands("inputs");
    let accumulators = regions::accumulators(x, x.region("update_computation")?, &inputs)?;
    let results = inputs.iter().zip(&accumulators);
    let results = results.map(|(ty, accumulator)| with_element(x.ctx, *ty, x.element(*accumulator)));
    inferred(x, &results.collect::<Check<Vec<Type>>>()?)
}

fn scatter(x: Op<'_, '_>) -> Check {
    let (inputs, updates) = (x.operands("inputs"), x.operands("updates"));
    let index_dims = x.dims(x.operand("scatter_indices")?)?;
    for (types, what) in [(&inputs, "inputs"), (&updates, "updates")] {
        let Some(first) = types.first() else { continue };
        let message = || format!("Not all {what} have compatible shapes.");
        ensure(!types.iter().any(|ty| !x.ctx.compatible_shapes(*first, *ty)), message)?;
    }
    let params = x.params("scatter_dimension_numbers")?;
    let s = Scatter {
        window: numbers(params, 0),
        inserted: numbers(params, 1),
        batching: numbers(params, 2),
        indices_batching: numbers(params, 3),
        map: numbers(params, 4),
        index_vector: number(params, 5),
    };
    index_vector(s.index_vector, index_dims.len(), "rank-of('scatter_indices')")?;
    let initial: Vec<Type> = updates.iter().map(|ty| scalar(x.ctx, x.element(*ty))).collect();
    regions::reducer(x, x.region("update_computation")?, &inputs, &initial, &[])?;
    let mut expanded = index_dims.to_vec();
    if usize::try_from(s.index_vector) == Ok(expanded.len()) {
        expanded.push(1);
    }
    let expected = (expanded.len() + s.window.len()).saturating_sub(1);
    for ty in &updates {
        let rank = x.dims(*ty)?.len();
        if rank != expected {
            return refuse(format!(
                "expects updates tensor must be of rank {expected} ( == rank-of('scatter_indices') - 1 + size-of('update_window_dims'), where 'scatter_indices' is expanded by a trailing 1 dimension if 'index_vector_dim' == rank-of('scatter_indices')), but got {rank}."
            ));
        }
    }
    for (input, update) in inputs.iter().zip(&updates) {
        scatter_numbers(&s, x.dims(*input)?, &expanded, x.dims(*update)?)?;
    }
    for (input, update) in inputs.iter().zip(&updates) {
        scatter_shapes(&s, x.dims(*input)?, &expanded, x.dims(*update)?)?;
    }
    Ok(())
}

fn scatter_numbers(s: &Scatter, dims: &[i64], indices: &[i64], updates: &[i64]) -> Check {
    let window = s.window.len() + s.inserted.len() + s.batching.len();
    if dims.len() != window {
        return refuse(format!(
            "Expects rank-of operand to match size-of('update_window_dims') + size-of('inserted_window_dims') + size-of('input_batching_dims') i.e. {window} but got {}.",
            dims.len()
        ));
    }
    let sorted = |dims: &[i64], name: &str| {
        if dims.is_sorted() {
            return Ok(());
        }
        refuse(format!("Expects {name} to be sorted; got: [{}].", list(dims)))
    };
    sorted(&s.window, "update_window_dims")?;
    ensure(is_unique(&s.window), || format!("Expects update_window_dims to not repeat; got: [{}].", list(&s.window)))?;
    in_bounds(&s.window, updates.len(), "update_window_dims", "rank-of('updates')")?;
    distinct(&s.inserted, &s.batching, "inserted_window_dims", "input_batching_dims")?;
    sorted(&s.inserted, "inserted_window_dims")?;
    in_bounds(&s.inserted, dims.len(), "inserted_window_dims", "rank-of('operand')")?;
    sorted(&s.batching, "input_batching_dims")?;
    in_bounds(&s.batching, dims.len(), "input_batching_dims", "rank-of('operand')")?;
    if !is_unique(&s.indices_batching) {
        return refuse(format!(
            "Expects scatter_indices_batching_dims to not repeat; got: [{}].",
            list(&s.indices_batching)
        ));
    }
    in_bounds(&s.indices_batching, indices.len(), "scatter_indices_batching_dims", "rank-of('scatter_indices')")?;
    if s.indices_batching.contains(&s.index_vector) {
        return refuse(format!(
            "expects scatter_indices_batching_dims not to include index_vector_dim {}.",
            s.index_vector
        ));
    }
    if s.batching.len() != s.indices_batching.len() {
        return refuse("input_batching_dims and scatter_indices_batching_dims should have the same size.");
    }
    for (index, (dim, other)) in s.batching.iter().zip(&s.indices_batching).enumerate() {
        let (size, found) = (at(dims, place(*dim)?)?, at(indices, place(*other)?)?);
        if !same_dim(size, found) {
            return refuse(format!(
                "input_batching_dims[{index}] and scatter_indices_batching_dims[{index}] must have compatible sizes, but got {size} and {found}."
            ));
        }
    }
    let bound = at(indices, place(s.index_vector)?)?;
    if bound != DYNAMIC && usize::try_from(bound) != Ok(s.map.len()) {
        return refuse(format!(
            "Scatter op has {} elements in scatter_dims_to_operand_dims and the bound of dimension index_vector_dim={} of scatter_indices is {bound}. These two numbers must be equal.",
            s.map.len(),
            s.index_vector
        ));
    }
    distinct(&s.map, &s.batching, "scatter_dims_to_operand_dims", "input_batching_dims")?;
    in_bounds(&s.map, dims.len(), "scatter_dims_to_operand_dims", "rank-of('operand')")
}

fn scatter_shapes(s: &Scatter, dims: &[i64], indices: &[i64], updates: &[i64]) -> Check {
    let is_window = |(dim, _): &(usize, &i64)| {
        i64::try_from(*dim).is_ok_and(|dim| !s.inserted.contains(&dim) && !s.batching.contains(&dim))
    };
    let largest: Vec<i64> = dims.iter().enumerate().filter(is_window).map(|(_, dim)| *dim).collect();
    for (dim, largest) in s.window.iter().zip(largest) {
        let found = at(updates, place(*dim)?)?;
        if found != DYNAMIC && largest != DYNAMIC && found > largest {
            return refuse(format!(
                "expects bounds of the window dimensions of updates to not exceed the bounds of the corresponding dimensions of operand. For dimension {dim}, updates bound is {found}, operand bound is {largest}."
            ));
        }
    }
    let index_at = place(s.index_vector)?;
    let mut batch = indices.iter().enumerate().filter(|(dim, _)| *dim != index_at).map(|(_, size)| *size);
    for (dim, found) in updates.iter().enumerate() {
        if i64::try_from(dim).is_ok_and(|dim| s.window.contains(&dim)) {
            continue;
        }
        let Some(expected) = batch.next() else { break };
        if !same_dim(*found, expected) {
            return refuse(format!(
                "expects bounds of the scatter dimensions of updates to be same as the bounds of the corresponding dimensions of scatter indices. For scatter dimension {dim}, updates bound is {found} , scatter_indices bound is {expected}."
            ));
        }
    }
    Ok(())
}

/// Checks that all start indices have the same element type.
fn same_index_types(x: Op<'_, '_>, types: &[Type]) -> Check {
    let Some(first) = types.first() else { return Ok(()) };
    if types.iter().all(|ty| x.element(*ty) == x.element(*first)) {
        return Ok(());
    }
    refuse("start indices must have same element type")
}

fn dynamic_slice(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    let (starts, sizes, dims) = (x.operands("start_indices"), x.ints("slice_sizes"), x.dims(operand)?);
    if starts.len() != sizes.len() {
        return refuse(format!(
            "has mismatched number of slice sizes ({}) and number of start indices ({})",
            sizes.len(),
            starts.len()
        ));
    }
    if dims.len() != starts.len() {
        return refuse(format!(
            "has mismatched number of start indices ({}) and the rank of operand ({})",
            starts.len(),
            dims.len()
        ));
    }
    same_index_types(x, &starts)?;
    for (index, (size, dim)) in sizes.iter().zip(dims).enumerate() {
        ensure(*size >= 0, || format!("has negative size index to dynamic slice: {size}"))?;
        if *dim != DYNAMIC && size > dim {
            return refuse(format!(
                "has slice size {size} greater than dimension size {dim} in dimension {index} of operand"
            ));
        }
    }
    inferred(x, &[tensor(x.ctx, &sizes, x.element(operand), None)])
}

fn dynamic_update_slice(x: Op<'_, '_>) -> Check {
    let (operand, update) = (x.operand("operand")?, x.operand("update")?);
    let (dims, update_dims) = (x.dims(operand)?, x.dims(update)?);
    let starts = x.operands("start_indices");
    let message = || format!("update rank does not match operand rank: {} vs {}.", update_dims.len(), dims.len());
    ensure(update_dims.len() == dims.len(), message)?;
    if starts.len() != dims.len() {
        return refuse(format!(
            "expects number of start_indices to match operand rank: {} vs {}.",
            starts.len(),
            dims.len()
        ));
    }
    same_index_types(x, &starts)?;
    for (index, (dim, found)) in dims.iter().zip(update_dims).enumerate() {
        if *dim != DYNAMIC && found > dim {
            return refuse(format!(
                "expects size at dimension {index} of update to be in range [0, {dim}]. Got: {found}."
            ));
        }
    }
    inferred(x, &[operand])
}
