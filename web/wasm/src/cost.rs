//! Estimates for each operation: the size of its results, and its floating-point operations.

use mlirkit::edit::query::type_bytes;
use mlirkit::ir::{Attr, AttrData, Context, OpRef, Param, Type, TypeData};

/// The estimated costs of an operation.
#[derive(Clone, Copy, Default)]
pub struct Costs {
    /// The size of the results in bytes.
    pub bytes: f64,
    /// The number of floating-point operations: multiplications and additions.
    pub flops: f64,
}

/// Dialects of tensor operations whose cost is estimated here. For `linalg`, `arith`, `math` and `complex`, the library
/// computes the cost.
const TENSORS: [&str; 7] = ["stablehlo", "mhlo", "chlo", "vhlo", "tosa", "onnx", "torch"];

/// StableHLO operations that run their region once per element. Their cost covers all these runs.
const REPEATED: [&str; 8] =
    ["reduce", "reduce_window", "scatter", "select_and_scatter", "sort", "map", "all_reduce", "reduce_scatter"];

/// Words in the names of operations that only move, rename or select data, or that call other operations.
const MOVES: [&str; 50] = [
    "constant",
    "const",
    "reshape",
    "broadcast",
    "transpose",
    "slice",
    "concat",
    "gather",
    "scatter",
    "iota",
    "convert",
    "return",
    "bitcast",
    "collapse",
    "expand",
    "empty",
    "pad",
    "cast",
    "tuple",
    "tile",
    "identity",
    "copy",
    "view",
    "squeeze",
    "unsqueeze",
    "permute",
    "flatten",
    "fill",
    "while",
    "if",
    "case",
    "call",
    "yield",
    "literal",
    "select",
    "where",
    "reverse",
    "index",
    "embedding",
    "clone",
    "detach",
    "shape",
    "dim",
    "size",
    "rescale",
    "split",
    "barrier",
    "token",
    "to",
    "t",
];

/// Returns the costs of an operation. Unknown sizes count as 0.
pub fn cost(op: OpRef<'_, '_>) -> Costs {
    let ctx = op.context();
    let bytes = op.result_types().iter().map(|ty| size(ctx, *ty)).sum();
    Costs { bytes, flops: flops(op) }
}

/// Returns the dialect and the name of an operation. The version suffix of a VHLO name is removed.
fn named<'c>(op: OpRef<'_, 'c>) -> (&'c str, &'c str) {
    let (dialect, name) = op.name().split_once('.').unwrap_or(("", op.name()));
    match name.rsplit_once("_v") {
        Some((name, version)) if version.bytes().all(|byte| byte.is_ascii_digit()) => (dialect, name),
        _ => (dialect, name),
    }
}

/// Returns whether an ancestor of the operation runs it once per element. The ancestor's cost then already includes the
/// cost of the operation.
fn is_repeated(op: OpRef<'_, '_>) -> bool {
    op.ancestors()
        .map(named)
        .any(|(dialect, name)| matches!(dialect, "stablehlo" | "mhlo" | "vhlo") && REPEATED.contains(&name))
}

/// Returns the size of a type in bytes; 0 if it is unknown.
pub fn size(ctx: &Context, ty: Type) -> f64 {
    let of_torch = || {
        let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
        let element =
            data.params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None })?;
        Some(product(&dims(ctx, ty)?) * type_bytes(ctx, element)? as f64)
    };
    type_bytes(ctx, ty).map(|bytes| bytes as f64).or_else(of_torch).unwrap_or(0.0)
}

fn flops(op: OpRef<'_, '_>) -> f64 {
    let ctx = op.context();
    let (dialect, name) = named(op);
    if matches!(dialect, "linalg" | "arith" | "math" | "complex") {
        return mlirkit::edit::cost::flops(op).unwrap_or(0) as f64;
    }
    if !TENSORS.contains(&dialect) || is_repeated(op) {
        return 0.0;
    }
    // Dialects spell these names differently: `aten.conv2d`, `MatMul`, `dot_general`.
    let name = name.strip_prefix("aten.").unwrap_or(name).to_ascii_lowercase();
    let name = name.as_str();
    let count = op.result_types().first().map_or(0.0, |ty| of(ctx, *ty));
    let operand = |at: usize| op.operands().nth(at).and_then(|value| dims(ctx, value.ty()));
    let has = |word: &str| name.split(['_', '.']).any(|part| part == word);
    let inner = |at: usize, from_end: usize| {
        let dims = operand(at).unwrap_or_default();
        dims.len().checked_sub(from_end).and_then(|at| dims.get(at)).copied().unwrap_or(0).max(0) as f64
    };
    match name {
        "dot_general" => 2.0 * count * contracted(op),
        "addmm" | "baddbmm" => 2.0 * count * inner(1, 1),
        "linear" => 2.0 * count * inner(0, 1),
        "gemm" => {
            let transposed = op.attr("transA").and_then(|attr| ctx.int_value(attr)).unwrap_or(0) != 0;
            2.0 * count * inner(0, if transposed { 2 } else { 1 })
        }
        _ if name.starts_with("dot") || name.contains("matmul") || ["mm", "bmm", "mv"].contains(&name) => {
            2.0 * count * inner(0, 1)
        }
        _ if name.contains("conv") && !has("convert") && !name.contains("convert_") => {
            convolution(op, dialect, name, count)
        }
        "reduce_window" | "select_and_scatter" => count * window(op),
        _ if MOVES.iter().any(|word| has(word)) || name.starts_with("prim.") => 0.0,
        _ if name.starts_with("reduce") && name != "reduce_precision" => of_operand(op, 0).max(count),
        _ => count,
    }
}

fn of_operand(op: OpRef<'_, '_>, at: usize) -> f64 {
    op.operands().nth(at).map_or(0.0, |value| of(op.context(), value.ty()))
}

fn of(ctx: &Context, ty: Type) -> f64 {
    dims(ctx, ty).map_or(0.0, |dims| product(&dims))
}

/// Returns the sizes of a tensor type; `None` for other types. Types in the `torch` dialect store them as a parameter.
fn dims(ctx: &Context, ty: Type) -> Option<Vec<i64>> {
    if let Some(shaped) = ctx.shaped(ty) {
        return shaped.dims.map(<[i64]>::to_vec);
    }
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let [Param::Array(sizes), Param::Type(_), ..] = &*data.params else { return None };
    sizes.iter().map(|size| if let Param::Int(size) = size { Some(*size) } else { None }).collect()
}

/// Returns the number of elements. Dynamic sizes count as 0.
fn product(dims: &[i64]) -> f64 {
    dims.iter().map(|dim| (*dim).max(0) as f64).product()
}

/// Returns the product of the contracted sizes of the left operand.
fn contracted(op: OpRef<'_, '_>) -> f64 {
    let ctx = op.context();
    // In StableHLO, the contracting dimensions are the third list of the attribute. VHLO has a separate attribute for
    // each list.
    let list = op.attr("dot_dimension_numbers").and_then(|attr| parameter(ctx, attr, 2));
    let list = list.or_else(|| integers(ctx, op.attr("lhs_contracting_dimensions")?, 2));
    let sizes = op.operands().next().and_then(|value| dims(ctx, value.ty()));
    let (Some(sizes), Some(list)) = (sizes, list) else { return 0.0 };
    product(
        &list
            .iter()
            .map(|at| usize::try_from(*at).ok().and_then(|at| sizes.get(at)).copied().unwrap_or(0))
            .collect::<Vec<_>>(),
    )
}

/// Returns the FLOPs of a convolution: two for each element of the result and each element of the kernel, not counting
/// the kernel's output features.
fn convolution(op: OpRef<'_, '_>, dialect: &str, name: &str, count: f64) -> f64 {
    let ctx = op.context();
    let Some(kernel) = op.operands().nth(1).and_then(|value| dims(ctx, value.ty())) else { return 0.0 };
    let without = |left_out: &[usize]| {
        let rest = kernel.iter().enumerate().filter(|(at, _)| !left_out.contains(at)).map(|(_, size)| *size);
        2.0 * product(&rest.collect::<Vec<_>>())
    };
    let input = of_operand(op, 0);
    match dialect {
        "stablehlo" | "mhlo" | "vhlo" => {
            let number = op.attr("dimension_numbers").and_then(|attr| parameter(ctx, attr, 4));
            let number = number.or_else(|| integers(ctx, op.attr("kernel_output_feature_dimension")?, 2));
            let at = number.and_then(|list| usize::try_from(*list.first()?).ok());
            at.map_or(0.0, |at| count * without(&[at]))
        }
        // The layout of a depthwise kernel is `[KH, KW, C, M]`, of any other `[OC, ..., IC]`.
        "tosa" if name.starts_with("depthwise") => count * without(&[2, 3]),
        "tosa" if name.starts_with("transpose") => input * without(&[kernel.len().wrapping_sub(1)]),
        "tosa" => count * without(&[0]),
        // The layout of the kernel is `[IC, OC / groups, ...]` for a transposed convolution, and `[OC, IC / groups,
        // ...]` for any other.
        _ if name.contains("transpose") => input * without(&[0]),
        _ => count * without(&[0]),
    }
}

/// Returns the number of elements in the window of an operation; 1 if it has no window.
fn window(op: OpRef<'_, '_>) -> f64 {
    let sizes = op.attr("window_dimensions").and_then(|attr| integers(op.context(), attr, 2));
    sizes.map_or(1.0, |sizes| product(&sizes))
}

/// Returns the integers in the parameter of an attribute at index `at`; `None` if there are none.
fn parameter(ctx: &Context, attr: Attr, at: usize) -> Option<Vec<i64>> {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return None };
    of_param(ctx, data.params.get(at)?, 2)
}

fn of_param(ctx: &Context, param: &Param, depth: u32) -> Option<Vec<i64>> {
    match param {
        Param::Int(number) => Some(vec![*number]),
        Param::ApInt(number) => Some(vec![number.to_i64()?]),
        Param::Attr(attr) => integers(ctx, *attr, depth.checked_sub(1)?),
        Param::Array(items) => {
            let lists = items.iter().map(|item| of_param(ctx, item, depth.checked_sub(1)?));
            Some(lists.collect::<Option<Vec<_>>>()?.concat())
        }
        _ => None,
    }
}

/// Returns the integers in an attribute, which is a number, an array, or an attribute that wraps one of these. `None`
/// for other attributes.
fn integers(ctx: &Context, attr: Attr, depth: u32) -> Option<Vec<i64>> {
    match ctx.attr_data(attr) {
        AttrData::Integer(_) => Some(vec![ctx.int_value(attr)?]),
        AttrData::DenseArray(_) => ctx.int_array_values(attr),
        AttrData::DenseElements(dense) => {
            let shaped = ctx.shaped(dense.ty)?;
            let bytes =
                usize::try_from(type_bytes(ctx, shaped.element)?).ok().filter(|bytes| (1..=8).contains(bytes))?;
            let number = |chunk: &[u8]| chunk.iter().rev().fold(0_i64, |sum, byte| sum << 8 | i64::from(*byte));
            let mut numbers: Vec<i64> = dense.data.as_slice().chunks_exact(bytes).take(64).map(number).collect();
            if dense.splat {
                let count = usize::try_from(shaped.num_elements()?).ok()?.min(64);
                numbers.resize(count, *numbers.first()?);
            }
            Some(numbers)
        }
        AttrData::Array(items) => {
            let lists = items.iter().map(|item| integers(ctx, *item, depth.checked_sub(1)?));
            Some(lists.collect::<Option<Vec<_>>>()?.concat())
        }
        AttrData::Dialect(data) => data.params.iter().find_map(|param| of_param(ctx, param, depth)),
        _ => None,
    }
}
