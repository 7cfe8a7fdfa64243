//! Estimates per operation: bytes of its results, and floating-point operations.

use mlirkit::edit::weights;
use mlirkit::ir::{Attr, AttrData, Context, OpRef, Param, Type};

/// Estimated costs of an operation.
#[derive(Clone, Copy, Default)]
pub struct Costs {
    /// Size of the results in bytes.
    pub bytes: f64,
    /// Floating-point operations: multiplications and additions.
    pub flops: f64,
}

/// Operations that only move or rename data.
const MOVES: [&str; 19] = [
    "constant",
    "reshape",
    "broadcast_in_dim",
    "transpose",
    "slice",
    "concatenate",
    "gather",
    "iota",
    "convert",
    "return",
    "bitcast_convert",
    "broadcast",
    "collapse_shape",
    "expand_shape",
    "empty",
    "pad",
    "cast",
    "tuple",
    "get_tuple_element",
];

/// Returns the costs of an operation. Unknown sizes count as 0.
pub fn cost(op: OpRef<'_, '_>) -> Costs {
    let ctx = op.context();
    let bytes = op.result_types().iter().filter_map(|ty| weights::byte_size(ctx, *ty, false)).sum::<u64>() as f64;
    let (dialect, name) = op.name().split_once('.').unwrap_or(("", op.name()));
    let tensors = ["stablehlo", "mhlo", "chlo", "vhlo", "tosa", "linalg", "onnx", "torch", "math", "arith", "tensor"];
    if !tensors.contains(&dialect) || MOVES.contains(&name.trim_end_matches("_v1").trim_end_matches("_v2")) {
        return Costs { bytes, flops: 0.0 };
    }
    let of = |ty: Option<Type>| ty.and_then(|ty| count(ctx, ty)).unwrap_or(0.0);
    let out = of(op.result_types().first().copied());
    let operand = |at: usize| op.operands().nth(at).map(|value| value.ty());
    let flops = if name.starts_with("dot_general") {
        2.0 * out * contracted(op, operand(0))
    } else if name.starts_with("dot") || name.contains("matmul") {
        let inner = operand(0).and_then(|ty| ctx.shaped(ty)?.dims?.last().copied());
        2.0 * out * inner.unwrap_or(0).max(0) as f64
    } else if name.starts_with("conv") {
        2.0 * out * of(operand(1)) / features(op).max(1.0)
    } else if name.starts_with("reduce") || name == "generic" {
        of(operand(0)).max(out)
    } else {
        out
    };
    Costs { bytes, flops }
}

fn count(ctx: &Context, ty: Type) -> Option<f64> {
    match ctx.shaped(ty) {
        Some(shaped) => Some(shaped.dims?.iter().map(|dim| (*dim).max(0) as f64).product()),
        None => Some(1.0),
    }
}

/// Returns the product of the contracted sizes of the left operand.
fn contracted(op: OpRef<'_, '_>, lhs: Option<Type>) -> f64 {
    let ctx = op.context();
    let dims = op.attr("dot_dimension_numbers").and_then(|attr| numbers(ctx, attr, 2)).or_else(|| {
        // VHLO keeps each list in an attribute.
        op.attr("lhs_contracting_dimensions").and_then(|attr| match ctx.attr_data(attr) {
            AttrData::DenseArray(_) => None,
            _ => numbers(ctx, attr, 0),
        })
    });
    let Some(sizes) = lhs.and_then(|ty| ctx.shaped(ty)?.dims) else { return 0.0 };
    let Some(dims) = dims else { return 0.0 };
    let size = |at: &i64| usize::try_from(*at).ok().and_then(|at| sizes.get(at)).copied().unwrap_or(0).max(0) as f64;
    dims.iter().map(size).product()
}

/// Returns the list of integers in a parameter of an attribute.
fn numbers(ctx: &Context, attr: Attr, at: usize) -> Option<Vec<i64>> {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return None };
    let Param::Array(items) = data.params.get(at)? else { return None };
    items.iter().map(|item| if let Param::Int(number) = item { Some(*number) } else { None }).collect()
}

/// Returns the number of output features of a convolution: the product of a result's elements divides by it.
fn features(op: OpRef<'_, '_>) -> f64 {
    let ctx = op.context();
    let kernel = op.operands().nth(1).and_then(|value| ctx.shaped(value.ty())?.dims);
    let at = op.attr("dimension_numbers").and_then(|attr| match ctx.attr_data(attr) {
        AttrData::Dialect(data) => match data.params.get(4)? {
            Param::Int(number) => usize::try_from(*number).ok(),
            _ => None,
        },
        _ => None,
    });
    let size = at.and_then(|at| kernel?.get(at).copied());
    size.unwrap_or(1).max(1) as f64
}
