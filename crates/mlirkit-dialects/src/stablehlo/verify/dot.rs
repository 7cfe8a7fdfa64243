//! Verifiers of `dot` and `dot_general`.

use mlirkit_diag::Reason;
use mlirkit_ir::{DYNAMIC, Param, Type, TypeData};
use mlirkit_verify::Checks;

use super::shapes::{at, place};
use super::types::{most_specific, quantized, same_dim};
use super::{Check, Fault, Op, ensure, numbers, refuse, size};

pub(super) fn register(checks: &mut Checks) {
    bind!(checks, verify, "stablehlo.dot", dot);
    bind!(checks, verify, "stablehlo.dot_general", dot_general);
}

/// Checks that there is at most one precision per operand.
pub(crate) fn precision_config(x: Op<'_, '_>) -> Check {
    let config = x.attr("precision_config").and_then(|attr| x.ctx.array_elements(attr)).unwrap_or(&[]);
    if config.len() <= 2 {
        return Ok(());
    }
    refuse(format!("expects precision config to be empty or have <= 2 elements, got {}", config.len()))
}

/// Checks that the result's shape is compatible with the inferred shape.
pub(crate) fn expect_shape(x: Op<'_, '_>, dims: &[i64]) -> Check {
    let result = x.result(0)?;
    if x.ctx.shaped(result).and_then(|shaped| shaped.dims).is_none_or(|own| mlirkit_ir::compatible_dims(dims, own)) {
        return Ok(());
    }
    let dims: Vec<String> = dims.iter().map(|dim| size(*dim)).collect();
    refuse(format!(
        "inferred shape '[{}]' is incompatible with return type of operation {}",
        dims.join(", "),
        x.text(result)
    ))
}

fn dot(x: Op<'_, '_>) -> Check {
    precision_config(x)?;
    let (lhs, rhs) = (x.dims(x.operand("lhs")?)?, x.dims(x.operand("rhs")?)?);
    let dims: Vec<i64> = match (lhs, rhs) {
        ([a], [b]) if same_dim(*a, *b) => vec![],
        ([rows, a], [b]) if same_dim(*a, *b) => vec![*rows],
        ([a], [b, columns]) if same_dim(*a, *b) => vec![*columns],
        ([rows, a], [b, columns]) if same_dim(*a, *b) => vec![*rows, *columns],
        _ => return refuse("expected both lhs/rhs ranks to be either 1 or 2"),
    };
    expect_shape(x, &dims)
}

/// The dimension numbers of a dot operation, which specify the corresponding dimensions of both operands.
pub(crate) struct Numbers {
    pub(crate) lhs_batch: Vec<i64>,
    pub(crate) rhs_batch: Vec<i64>,
    pub(crate) lhs_contracting: Vec<i64>,
    pub(crate) rhs_contracting: Vec<i64>,
}

/// Checks that no dimension occurs twice in the two lists taken together.
pub(crate) fn distinct(a: &[i64], b: &[i64], a_name: &str, b_name: &str) -> Check {
    let mut seen = std::collections::HashSet::new();
    match a.iter().chain(b).find(|dim| !seen.insert(**dim)) {
        Some(twice) => refuse(format!("has duplicated dimension from {a_name} and {b_name}: {twice}")),
        None => Ok(()),
    }
}

fn dot_general(x: Op<'_, '_>) -> Check {
    algorithm(x)?;
    precision_config(x)?;
    let (lhs, rhs) = (x.operand("lhs")?, x.operand("rhs")?);
    let params = x.params("dot_dimension_numbers")?;
    let dims = Numbers {
        lhs_batch: numbers(params, 0),
        rhs_batch: numbers(params, 1),
        lhs_contracting: numbers(params, 2),
        rhs_contracting: numbers(params, 3),
    };
    let (lhs_dims, rhs_dims) = (x.dims(lhs)?, x.dims(rhs)?);
    constraints(&dims, lhs_dims, rhs_dims)?;
    let (lhs_bounds, rhs_bounds) = (x.bounds(lhs), x.bounds(rhs));
    let mut inferred = Vec::new();
    for (index, (l, r)) in dims.lhs_batch.iter().zip(&dims.rhs_batch).enumerate() {
        let (l, r) = (place(*l)?, place(*r)?);
        let bound = |bounds: &[i64], dim: usize| bounds.get(dim).copied().unwrap_or(DYNAMIC);
        let left = (at(lhs_dims, l)?, bound(&lhs_bounds, l));
        let right = (at(rhs_dims, r)?, bound(&rhs_bounds, r));
        inferred.push(most_specific(index, left, right)?.0);
    }
    for (side, batch, contracting) in
        [(lhs_dims, &dims.lhs_batch, &dims.lhs_contracting), (rhs_dims, &dims.rhs_batch, &dims.rhs_contracting)]
    {
        let free = |(index, _): &(usize, &i64)| {
            i64::try_from(*index).is_ok_and(|dim| !batch.contains(&dim) && !contracting.contains(&dim))
        };
        inferred.extend(side.iter().enumerate().filter(free).map(|(_, dim)| *dim));
    }
    expect_shape(x, &inferred)?;
    let precisions = x.attr("precision_config").and_then(|attr| x.ctx.array_elements(attr)).unwrap_or(&[]);
    let is_default =
        |attr: &mlirkit_ir::Attr| x.ctx.dialect_attr(*attr, "stablehlo.precision") == Some(&[Param::Enum(0)][..]);
    let message = || "must specify DEFAULT precision config when algorithm is set.";
    ensure(x.attr("algorithm").is_none() || precisions.iter().all(is_default), message)?;
    quantized_dot(x, lhs, rhs, &dims.rhs_contracting)
}

pub(crate) fn constraints(dims: &Numbers, lhs: &[i64], rhs: &[i64]) -> Check {
    let message = || "lhs and rhs should have the same number of batching dimensions";
    ensure(dims.lhs_batch.len() == dims.rhs_batch.len(), message)?;
    if dims.lhs_contracting.len() != dims.rhs_contracting.len() {
        return refuse("lhs and rhs should have the same number of contracting dimensions");
    }
    distinct(&dims.lhs_batch, &dims.lhs_contracting, "lhs_batching_dimensions", "lhs_contracting_dimensions")?;
    distinct(&dims.rhs_batch, &dims.rhs_contracting, "rhs_batching_dimensions", "rhs_contracting_dimensions")?;
    for (list, shape, name) in [
        (&dims.lhs_batch, lhs, "lhs_batching_dimensions"),
        (&dims.lhs_contracting, lhs, "lhs_contracting_dimensions"),
        (&dims.rhs_batch, rhs, "rhs_batching_dimensions"),
        (&dims.rhs_contracting, rhs, "rhs_contracting_dimensions"),
    ] {
        let rank = shape.len();
        if let Some(dim) = list.iter().find(|dim| usize::try_from(**dim).map_or(true, |dim| dim >= rank)) {
            return refuse(format!("{name} value: {dim} is out of range: [0, {rank})"));
        }
    }
    for (left, right, what) in
        [(&dims.lhs_batch, &dims.rhs_batch, "batching"), (&dims.lhs_contracting, &dims.rhs_contracting, "contracting")]
    {
        for (l, r) in left.iter().zip(right) {
            let message = || format!("{what} dimension sizes must match for lhs/rhs");
            ensure(same_dim(at(lhs, place(*l)?)?, at(rhs, place(*r)?)?), message)?;
        }
    }
    Ok(())
}

fn quantized_dot(x: Op<'_, '_>, lhs: Type, rhs: Type, contracting: &[i64]) -> Check {
    let result = x.result(0)?;
    if !x.any_quantized(&[lhs, rhs, result]) {
        return Ok(());
    }
    if let Some(right) = quantized(x.ctx, rhs) {
        match right.axis {
            None if right.zero_points.iter().any(|zero| *zero != 0) => return refuse("Zero point of rhs should be 0"),
            Some(_) if right.zero_points.iter().any(|zero| *zero != 0) => {
                return refuse("Zero points of rhs should be 0");
            }
            Some(axis) if contracting.contains(&axis) => {
                return refuse("Quantization dimension of rhs should not be in the contracting dimension of rhs");
            }
            _ => {}
        }
    }
    quantized_sides(x, lhs, rhs, result)
}

/// Checks the element types of a quantized dot product or convolution. The right-hand side must be quantized, and the
/// types of both operands and the result must match.
pub(super) fn quantized_sides(x: Op<'_, '_>, lhs: Type, rhs: Type, result: Type) -> Check {
    let (left, out) = (quantized(x.ctx, lhs), quantized(x.ctx, result));
    let Some(right) = quantized(x.ctx, rhs).filter(|_| left.is_some() == out.is_some()) else {
        return refuse(
            "rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should hold",
        );
    };
    match (left, out) {
        (Some(left), Some(out)) => {
            ensure(left.storage == right.storage, || "mismatched lhs and rhs quantization storage types")?;
            if left.expressed != right.expressed || left.expressed != out.expressed {
                return refuse("mismatched lhs, rhs and result quantization expressed types");
            }
            let message = || "mismatched rhs and result quantization granularity";
            ensure(right.axis.is_some() || out.axis.is_none(), message)?;
            Ok(())
        }
        _ if Some(x.element(lhs)) != right.expressed || x.element(lhs) != x.element(result) => {
            refuse("mismatched rhs quantization expressed type and lhs and result element type")
        }
        _ => Ok(()),
    }
}

fn algorithm(x: Op<'_, '_>) -> Check {
    let Some(params) = x.attr("algorithm").and_then(|attr| x.ctx.dialect_attr(attr, "stablehlo.dot_algorithm")) else {
        return Ok(());
    };
    // Upstream's message names the operation here, unlike all others in this file.
    dot_algorithm(x.ctx, params).map_err(|why| Fault::At(why.into()))
}

/// Checks the parameters of a dot algorithm.
pub(in crate::stablehlo) fn dot_algorithm(ctx: &mlirkit_ir::Context, params: &[Param]) -> Result<(), Reason> {
    let [
        Param::Type(lhs),
        Param::Type(rhs),
        Param::Type(accumulator),
        Param::Int(lhs_parts),
        Param::Int(rhs_parts),
        Param::Int(operations),
        Param::Bool(imprecise),
    ] = params
    else {
        return Ok(());
    };
    for (count, what) in [
        (lhs_parts, "lhs component count"),
        (rhs_parts, "rhs component count"),
        (operations, "num primitive operations"),
    ] {
        if *count < 1 {
            return Err(format!("{what} must be positive").into());
        }
    }
    if is_known(ctx, [*lhs, *rhs, *accumulator], [*lhs_parts, *rhs_parts, *operations], *imprecise) {
        return Ok(());
    }
    let text = |ty: &Type| format!("'{}'", ctx.type_text(*ty));
    Err(format!(
        "dot algorithm not known to be supported on any hardware: {{lhs:{}, rhs:{}, accum:{}, lhs_components:{lhs_parts}, rhs_components:{rhs_parts}, primitive_ops:{operations}, imprecise:{}}}",
        text(lhs),
        text(rhs),
        text(accumulator),
        u8::from(*imprecise)
    ).into())
}

/// Returns whether some hardware supports a dot algorithm. `types` are the types of the left operand, the right operand
/// and the accumulator. `parts` are the component counts of the operands and the number of primitive operations.
/// `imprecise` means that imprecise accumulation is allowed.
fn is_known(ctx: &mlirkit_ir::Context, types: [Type; 3], parts: [i64; 3], imprecise: bool) -> bool {
    use mlirkit_num::FloatKind as F;
    let kind = |ty| if let TypeData::Float(kind) = ctx.type_data(ty) { Some(*kind) } else { None };
    let kinds = types.map(kind);
    let [Some(lhs), Some(rhs), Some(accumulator)] = kinds else { return false };
    let is_f8 = |kind| {
        matches!(
            kind,
            F::F8E4M3 | F::F8E5M2 | F::F8E4M3FN | F::F8E5M2FNUZ | F::F8E4M3FNUZ | F::F8E4M3B11FNUZ | F::F8E3M4
        )
    };
    let [1, 1, operations] = parts else { return false };
    if is_f8(lhs) && is_f8(rhs) && accumulator == F::F32 && operations == 1 {
        return true;
    }
    let known = matches!(
        (lhs, accumulator, operations),
        (F::F16, F::F16 | F::F32, 1)
            | (F::BF16, F::BF16, 1)
            | (F::BF16, F::F32, 1 | 3 | 6 | 9)
            | (F::TF32, F::F32, 1 | 3)
            | (F::F32, F::F32, 1)
            | (F::F64, F::F64, 1)
    );
    known && lhs == rhs && !imprecise
}
