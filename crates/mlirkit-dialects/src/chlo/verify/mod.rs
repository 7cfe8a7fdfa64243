//! Verifiers of the `chlo` dialect: broadcasting operations, `constant_like`, ragged dots, top-k and scans.

use mlirkit_ir::{DYNAMIC, Type, TypeData};
use mlirkit_verify::Checks;

use crate::stablehlo::verify::dot::{Numbers, constraints, distinct, expect_shape, precision_config};
use crate::stablehlo::verify::shapes::{at, place};
use crate::stablehlo::verify::types::{
    bounds, encoding, is_compatible, is_compatible_element, same_dim, tensor, with_bounds, with_element,
};
use crate::stablehlo::verify::{Check, Fault, Op, bind, ensure, inferred, list, numbers, refuse};

/// Operations that broadcast two operands and whose result has the operands' element type.
const BROADCASTING: [&str; 18] = [
    "chlo.broadcast_add",
    "chlo.broadcast_and",
    "chlo.broadcast_atan2",
    "chlo.broadcast_divide",
    "chlo.broadcast_maximum",
    "chlo.broadcast_minimum",
    "chlo.broadcast_multiply",
    "chlo.broadcast_next_after",
    "chlo.broadcast_or",
    "chlo.broadcast_polygamma",
    "chlo.broadcast_power",
    "chlo.broadcast_remainder",
    "chlo.broadcast_shift_left",
    "chlo.broadcast_shift_right_arithmetic",
    "chlo.broadcast_shift_right_logical",
    "chlo.broadcast_subtract",
    "chlo.broadcast_xor",
    "chlo.broadcast_zeta",
];

pub(crate) fn register(checks: &mut Checks) {
    for name in BROADCASTING {
        bind!(checks, infer, name, |x| broadcast(x, |_, element| element));
    }
    bind!(checks, infer, "chlo.broadcast_compare", |x| broadcast(x, |x, _| x.ctx.i1_type()));
    bind!(checks, infer, "chlo.broadcast_complex", |x| broadcast(x, |x, element| {
        x.ctx.ty(TypeData::Complex(element))
    }));
    bind!(checks, infer, "chlo.broadcast_select", select);
    for name in ["chlo.is_inf", "chlo.is_neg_inf", "chlo.is_pos_inf"] {
        bind!(checks, infer, name, |x| inferred(x, &[with_element(x.ctx, x.operand("operand")?, x.ctx.i1_type())?]));
    }
    bind!(checks, infer, "chlo.constant", |x| inferred(x, &[value_type(x)?]));
    bind!(checks, both, "chlo.constant_like", constant_like, |x| {
        inferred(x, &[with_element(x.ctx, x.operand("operand")?, value_type(x)?)?])
    });
    bind!(checks, verify, "chlo.ragged_dot", ragged_dot);
    bind!(checks, infer, "chlo.top_k", top_k);
    bind!(checks, both, "chlo.scan", scan, infer_scan);
}

/// Returns the type of the attribute `value`. If the attribute is missing or has no type, returns [`Fault::Unknown`].
fn value_type(x: Op<'_, '_>) -> Check<Type> {
    x.attr("value").and_then(|attr| x.ctx.attr_type(attr)).ok_or(Fault::Unknown)
}

fn constant_like(x: Op<'_, '_>) -> Check {
    if value_type(x)? == x.element(x.result(0)?) {
        return Ok(());
    }
    Err(Fault::Op("value's type doesn't match element return type".to_owned()))
}

/// Checks that the first result has the given shape and element type. `None` accepts any shape.
fn inferred_shape(x: Op<'_, '_>, dims: Option<&[i64]>, element: Type) -> Check {
    let Some(dims) = dims else {
        let result = x.result(0)?;
        return match is_compatible_element(x.ctx, element, result) {
            true => Ok(()),
            false => inferred(x, &[with_element(x.ctx, result, element)?]),
        };
    };
    inferred(x, &[tensor(x.ctx, dims, element, None)])
}

/// Checks an operation that broadcasts two operands. `result` computes the result's element type from the operands'
/// element type.
fn broadcast(x: Op<'_, '_>, result: fn(Op<'_, '_>, Type) -> Type) -> Check {
    let (lhs, rhs) = (x.operand("lhs")?, x.operand("rhs")?);
    ensure(is_compatible_element(x.ctx, lhs, rhs), || "mismatched operand types")?;
    let element = result(x, x.element(lhs));
    let has_bounds = |ty: Type| !bounds(x.ctx, ty).is_empty();
    if has_bounds(lhs) || has_bounds(rhs) {
        // The compatibility of bounded dimensions is not checked.
        return inferred_shape(x, None, element);
    }
    let (Ok(left), Ok(right)) = (x.dims(lhs), x.dims(rhs)) else { return inferred_shape(x, None, element) };
    let dims = match x.attr("broadcast_dimensions") {
        None => numpy(left, right),
        Some(_) => along(left, right, &x.ints("broadcast_dimensions")),
    };
    inferred_shape(x, dims.as_deref(), element)
}

fn select(x: Op<'_, '_>) -> Check {
    let types = [x.operand("pred")?, x.operand("on_true")?, x.operand("on_false")?];
    let [_, on_true, on_false] = types;
    ensure(x.element(on_true) == x.element(on_false), || "mismatched operand types")?;
    let mut shape: Option<Vec<i64>> = Some(Vec::new());
    for ty in types {
        let dims = x.dims(ty).ok().filter(|_| bounds(x.ctx, ty).is_empty());
        shape = shape.zip(dims).and_then(|(shape, dims)| numpy(&shape, dims));
    }
    inferred_shape(x, shape.as_deref(), x.element(on_true))
}

/// Returns the shape to which two shapes broadcast when aligned at their last dimensions; `None` if they are
/// incompatible.
fn numpy(left: &[i64], right: &[i64]) -> Option<Vec<i64>> {
    let rank = left.len().max(right.len());
    let at = |dims: &[i64], index: usize| (index + dims.len()).checked_sub(rank).and_then(|at| dims.get(at)).copied();
    let size = |index| match (at(left, index).unwrap_or(1), at(right, index).unwrap_or(1)) {
        (a, b) if a == b => Some(a),
        // A dynamic size is either 1 or equal to the other size, if that is greater than 1.
        (1, other) | (other, 1) => Some(other),
        (DYNAMIC, other) | (other, DYNAMIC) => Some(other),
        _ => None,
    };
    (0..rank).map(size).collect()
}

/// Returns the shape of the result if `dimensions` maps each dimension of the smaller operand to a compatible one of
/// the larger operand; `None` otherwise.
fn along(left: &[i64], right: &[i64], dimensions: &[i64]) -> Option<Vec<i64>> {
    let (large, small) = if left.len() > right.len() { (left, right) } else { (right, left) };
    if dimensions.len() != small.len() {
        return None;
    }
    let places: Vec<usize> = dimensions.iter().map(|dim| usize::try_from(*dim).ok()).collect::<Option<_>>()?;
    let filtered: Vec<i64> = places.iter().map(|place| large.get(*place).copied()).collect::<Option<_>>()?;
    let sizes = numpy(small, &filtered)?;
    let mut shape = large.to_vec();
    for (place, size) in places.into_iter().zip(sizes) {
        *shape.get_mut(place)? = size;
    }
    Some(shape)
}

fn top_k(x: Op<'_, '_>) -> Check {
    let (operand, k) = (x.operand("operand")?, x.int("k")?);
    let dims = x.dims(operand)?;
    let Some((last, rest)) = dims.split_last() else { return refuse("operand's rank must be at least 1") };
    ensure(*last == DYNAMIC || *last >= k, || format!("operand's last dimension must be at least {k}"))?;
    let shape = [rest, &[k]].concat();
    let mut sizes = bounds(x.ctx, operand);
    if let Some(bound) = sizes.last_mut() {
        *bound = DYNAMIC;
    }
    let own = encoding(x.ctx, operand);
    let encoding = if sizes.is_empty() { None } else { with_bounds(x.ctx, own, &sizes) };
    let types = [x.element(operand), x.ctx.i32_type()];
    inferred(x, &types.map(|element| tensor(x.ctx, &shape, element, encoding)))
}

/// The kind of dimension that is ragged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ragged {
    Free,
    Contracting,
    Batch,
}

fn ragged_dot(x: Op<'_, '_>) -> Check {
    precision_config(x)?;
    let params = x.params("ragged_dot_dimension_numbers")?;
    let dims = Numbers {
        lhs_batch: numbers(params, 0),
        rhs_batch: numbers(params, 1),
        lhs_contracting: numbers(params, 2),
        rhs_contracting: numbers(params, 3),
    };
    let (ragged, groups) = (numbers(params, 4), numbers(params, 5));
    let (lhs, rhs) = (x.dims(x.operand("lhs")?)?, x.dims(x.operand("rhs")?)?);
    constraints(&dims, lhs, rhs)?;
    let [ragged] = ragged[..] else { return refuse("There must be exactly one ragged dimension in the lhs.") };
    in_bounds(ragged, lhs.len(), "lhs_ragged_dim", "lhs_rank")?;
    let mode = match ragged {
        dim if dims.lhs_batch.contains(&dim) => Ragged::Batch,
        dim if dims.lhs_contracting.contains(&dim) => Ragged::Contracting,
        _ => Ragged::Free,
    };
    let sizes = x.dims(x.operand("group_sizes")?)?;
    group_sizes(&dims, mode, ragged, lhs, sizes)?;
    let count = sizes.last().copied().ok_or(Fault::Unknown)?;
    rhs_groups(&dims, mode, &groups, rhs, count)?;
    let mut shape = Vec::new();
    if mode == Ragged::Contracting {
        shape.push(count);
    }
    for dim in &dims.lhs_batch {
        shape.push(at(lhs, place(*dim)?)?);
    }
    shape.extend(others(lhs, &[&dims.lhs_batch, &dims.lhs_contracting]).map(|(_, size)| size));
    shape.extend(others(rhs, &[&dims.rhs_batch, &dims.rhs_contracting, &groups]).map(|(_, size)| size));
    expect_shape(x, &shape)
}

fn in_bounds(dim: i64, rank: usize, name: &str, rank_name: &str) -> Check {
    if usize::try_from(dim).is_ok_and(|dim| dim < rank) {
        return Ok(());
    }
    refuse(format!("Expects {name} to be in range [0, {rank_name}) i.e. [0, {rank}). got: {dim}."))
}

/// Returns the dimensions that none of the lists in `without` contains, with their sizes.
fn others<'a>(dims: &'a [i64], without: &'a [&[i64]]) -> impl Iterator<Item = (i64, i64)> + 'a {
    (0..).zip(dims.iter().copied()).filter(|(dim, _)| !without.iter().any(|list| list.contains(dim)))
}

/// Checks the shape of the group sizes: the sizes of all dimensions that precede the ragged one, then the number of
/// groups. A one-dimensional tensor, which applies to all of them, is also accepted.
fn group_sizes(dims: &Numbers, mode: Ragged, ragged: i64, lhs: &[i64], sizes: &[i64]) -> Check {
    let before = |list: &[i64]| -> Vec<i64> { list.iter().copied().take_while(|dim| *dim != ragged).collect() };
    let outside = match mode {
        Ragged::Batch => before(&dims.lhs_batch),
        Ragged::Contracting => [dims.lhs_batch.clone(), before(&dims.lhs_contracting)].concat(),
        Ragged::Free => {
            let bound: [&[i64]; 2] = [&dims.lhs_batch, &dims.lhs_contracting];
            let free = others(lhs, &bound).map(|(dim, _)| dim).take_while(|dim| *dim < ragged);
            [dims.lhs_batch.clone(), free.collect()].concat()
        }
    };
    let expected: Vec<i64> = outside.iter().map(|dim| at(lhs, place(*dim)?)).collect::<Check<_>>()?;
    let [found @ .., count] = sizes else {
        return refuse(format!("expected group_sizes to have rank {}, got 0", expected.len() + 1));
    };
    if found.is_empty() {
        return Ok(());
    }
    let message = || format!("expected group_sizes to have rank {}, got {}", expected.len() + 1, sizes.len());
    ensure(sizes.len() == expected.len() + 1, message)?;
    if found != expected {
        let (expected, sizes) = (list(&expected), list(sizes));
        return refuse(format!("group_sizes is expected to have shape [{expected}, {count}], got [{sizes}]"));
    }
    Ok(())
}

/// Checks that the right-hand side has the number of group dimensions that the mode requires.
fn rhs_groups(dims: &Numbers, mode: Ragged, groups: &[i64], rhs: &[i64], count: i64) -> Check {
    for dim in groups {
        in_bounds(*dim, rhs.len(), "rhs_group_dim", "rhs_rank")?;
    }
    distinct(groups, &dims.rhs_batch, "rhs_group_dimensions", "rhs_batching_dimensions")?;
    distinct(groups, &dims.rhs_contracting, "rhs_group_dimensions", "rhs_contracting_dimensions")?;
    if mode != Ragged::Free {
        return if groups.is_empty() {
            Ok(())
        } else {
            refuse("There must be zero group dimensions in the rhs when the ragged dimension is batch or contracting.")
        };
    }
    let [group] = groups else {
        return refuse(
            "There must be exactly one group dimension in the rhs when the lhs ragged dimension is non-contracting.",
        );
    };
    let size = at(rhs, place(*group)?)?;
    if same_dim(count, size) {
        return Ok(());
    }
    refuse(format!("rhs group dimension is expected to have size={count}, got {size}"))
}

/// Returns an error whose message names the operation.
fn op_error(message: impl Into<String>) -> Check {
    Err(Fault::Op(message.into()))
}

fn scan(x: Op<'_, '_>) -> Check {
    let (inputs, all) = (x.operands("inputs"), x.op.operand_types().collect::<Vec<Type>>());
    if inputs.is_empty() && x.op.results_named("outputs").next().is_none() {
        return op_error("at least one of inputs or outputs must be present");
    }
    let dim = place(x.int("dimension")?)?;
    let mut size = x.int("scan_dim_size").ok();
    for (index, ty) in inputs.iter().enumerate() {
        let Ok(dims) = x.dims(*ty) else { return op_error(format!("operand {index} is not ranked")) };
        let Some(found) = dims.get(dim).copied() else {
            return op_error(format!("scan dimension of operand {index} is out of bounds"));
        };
        if found == DYNAMIC {
            continue;
        }
        if size.is_some_and(|size| size != found) {
            return op_error(format!("invalid scan dimension size of operand {index}"));
        }
        size = Some(found);
    }
    let entry = x.region("body")?.entry().ok_or(Fault::Unknown)?;
    let args: Vec<Type> = entry.args().map(|arg| arg.ty()).collect();
    if args.len() != all.len() {
        return op_error(format!("expects {} arguments in the body, but got {}", all.len(), args.len()));
    }
    for (index, (ty, arg)) in all.iter().zip(&args).enumerate() {
        let Ok(dims) = x.dims(*ty) else { return op_error(format!("operand {index} is not ranked")) };
        let mut dims = dims.to_vec();
        if index < inputs.len() && dim < dims.len() {
            dims.remove(dim);
        }
        if !is_compatible(x.ctx, tensor(x.ctx, &dims, x.element(*ty), None), *arg) {
            return op_error(format!("operand and body argument {index} are incompatible"));
        }
    }
    Ok(())
}

fn infer_scan(x: Op<'_, '_>) -> Check {
    let Some(entry) = x.region("body")?.entry() else { return refuse("ScanOp region is empty") };
    let results: Vec<Type> = entry.terminator().ok_or(Fault::Unknown)?.operand_types().collect();
    let carries = x.operands("inits").len();
    let Some(outputs) = results.len().checked_sub(carries) else {
        return refuse(format!("ScanOp body must return at least {carries} values (carries)"));
    };
    let dim = place(x.int("dimension")?)?;
    let mut size = x.int("scan_dim_size").unwrap_or(DYNAMIC);
    for ty in x.operands("inputs") {
        if size == DYNAMIC {
            size = at(x.dims(ty)?, dim)?;
        }
    }
    let mut types = Vec::new();
    for (index, ty) in results.iter().enumerate() {
        let Ok(dims) = x.dims(*ty) else { return refuse(format!("terminator operand {index} is not ranked")) };
        let mut dims = dims.to_vec();
        if index < outputs {
            if dim > dims.len() {
                return Err(Fault::Unknown);
            }
            dims.insert(dim, size);
        }
        types.push(tensor(x.ctx, &dims, x.element(*ty), None));
    }
    inferred(x, &types)
}
