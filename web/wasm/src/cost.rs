//! Estimates per operation: bytes of its results, and floating-point operations.

use mlirkit::edit::query::type_bytes;
use mlirkit::ir::{AffineExprData, Attr, AttrData, Context, OpRef, Param, Type, TypeData};

/// Estimated costs of an operation.
#[derive(Clone, Copy, Default)]
pub struct Costs {
    /// Size of the results in bytes.
    pub bytes: f64,
    /// Floating-point operations: multiplications and additions.
    pub flops: f64,
}

/// Dialects of tensors whose operations compute.
const TENSORS: [&str; 11] =
    ["stablehlo", "mhlo", "chlo", "vhlo", "tosa", "linalg", "onnx", "torch", "math", "arith", "complex"];

/// Words of names of operations that only move, rename or choose data, or that call others.
const MOVES: [&str; 52] = [
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
    "extf",
    "truncf",
    "to",
    "t",
];

/// Returns the costs of an operation. Unknown sizes count as 0.
pub fn cost(op: OpRef<'_, '_>) -> Costs {
    let ctx = op.context();
    let bytes = op.result_types().iter().map(|ty| size(ctx, *ty)).sum();
    let (dialect, name) = op.name().split_once('.').unwrap_or(("", op.name()));
    if !TENSORS.contains(&dialect) {
        return Costs { bytes, flops: 0.0 };
    }
    // `aten.conv2d`, `MatMul` and `dot_general_v2` are spellings of the same words.
    let name = name.strip_prefix("aten.").unwrap_or(name).to_ascii_lowercase();
    let name = match name.rsplit_once("_v") {
        Some((name, version)) if version.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => &name,
    };
    Costs { bytes, flops: flops(op, dialect, name) }
}

/// Returns the bytes of a type, 0 if its size is unknown.
pub fn size(ctx: &Context, ty: Type) -> f64 {
    let of_torch = || {
        let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
        let element =
            data.params.iter().find_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None })?;
        Some(product(&dims(ctx, ty)?) * type_bytes(ctx, element)? as f64)
    };
    type_bytes(ctx, ty).map(|bytes| bytes as f64).or_else(of_torch).unwrap_or(0.0)
}

fn flops(op: OpRef<'_, '_>, dialect: &str, name: &str) -> f64 {
    let ctx = op.context();
    let out = op.result_types().first().and_then(|ty| dims(ctx, *ty));
    let operand = |at: usize| op.operands().nth(at).and_then(|value| dims(ctx, value.ty()));
    let scalar = || op.result_types().first().is_some_and(|ty| type_bytes(ctx, *ty).is_some());
    // An operation on tensors without results writes its last operand.
    let count = match &out {
        Some(out) => product(out),
        None if op.result_types().is_empty() => op.operands().last().map_or(0.0, |value| of(ctx, value.ty())),
        None => f64::from(u8::from(scalar())),
    };
    let has = |word: &str| name.split(['_', '.']).any(|part| part == word);
    let inner = |at: usize, from_end: usize| {
        let dims = operand(at).unwrap_or_default();
        dims.len().checked_sub(from_end).and_then(|at| dims.get(at)).copied().unwrap_or(0).max(0) as f64
    };
    match name {
        "dot_general" => 2.0 * count * contracted(op),
        "generic" => elements_of_loops(op) * arithmetic(op),
        "addmm" | "baddbmm" => 2.0 * count * inner(1, 1),
        "linear" => 2.0 * count * inner(0, 1),
        "gemm" => {
            let transposed = op.attr("transA").and_then(|attr| ctx.int_value(attr)).unwrap_or(0) != 0;
            2.0 * count * inner(0, if transposed { 2 } else { 1 })
        }
        _ if name.starts_with("dot")
            || name.contains("matmul")
            || ["mm", "bmm", "mv"].contains(&name)
            || name.ends_with("matvec")
            || name == "vecmat" =>
        {
            let transposed = name.contains("transpose_a");
            2.0 * count * inner(0, if transposed { 2 } else { 1 })
        }
        _ if name.contains("conv") && !has("convert") && !name.contains("convert_") => {
            convolution(op, dialect, name, count)
        }
        _ if name.contains("pool") && dialect == "linalg" => count * of_operand(op, 1),
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

/// Returns the sizes of a tensor; also of torch's, whose row has no shape.
fn dims(ctx: &Context, ty: Type) -> Option<Vec<i64>> {
    if let Some(shaped) = ctx.shaped(ty) {
        return shaped.dims.map(<[i64]>::to_vec);
    }
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let [Param::Array(sizes), Param::Type(_), ..] = &*data.params else { return None };
    sizes.iter().map(|size| if let Param::Int(size) = size { Some(*size) } else { None }).collect()
}

/// Returns a number of elements; dynamic sizes count as 0.
fn product(dims: &[i64]) -> f64 {
    dims.iter().map(|dim| (*dim).max(0) as f64).product()
}

/// Returns the product of the contracted sizes of the left operand.
fn contracted(op: OpRef<'_, '_>) -> f64 {
    let ctx = op.context();
    // The third list of StableHLO's attribute; VHLO has an attribute for each list.
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

/// Returns the FLOPs of a convolution: two for each element of the result and of the kernel, except its output features.
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
        // Kernels are `[KH, KW, C, M]` if they are depthwise, and `[OC, ..., IC]` otherwise.
        "tosa" if name.starts_with("depthwise") => count * without(&[2, 3]),
        "tosa" if name.starts_with("transpose") => input * without(&[kernel.len().wrapping_sub(1)]),
        "tosa" => count * without(&[0]),
        // The last word says what the sizes of the kernel are: `hwcf`.
        "linalg" => {
            let layout = name.trim_end_matches("_q").rsplit('_').next().unwrap_or_default();
            let depthwise = name.starts_with("depthwise");
            let is_feature = |letter: char| letter == 'f' || depthwise && "cm".contains(letter);
            let named = layout.len() == kernel.len() && layout.chars().all(|letter| "dhwcfmg".contains(letter));
            let features = layout.char_indices().filter(|(_, letter)| named && is_feature(*letter)).map(|(at, _)| at);
            count * without(&features.collect::<Vec<_>>())
        }
        // The kernel of a transposed one is `[IC, OC / groups, ...]`, of another `[OC, IC / groups, ...]`.
        _ if name.contains("transpose") => input * without(&[0]),
        _ => count * without(&[0]),
    }
}

/// Returns the number of elements of a window.
fn window(op: OpRef<'_, '_>) -> f64 {
    let sizes = op.attr("window_dimensions").and_then(|attr| integers(op.context(), attr, 2));
    sizes.map_or(1.0, |sizes| product(&sizes))
}

/// Returns the number of iterations of `linalg.generic`: the product of the sizes of all loops that a map names.
fn elements_of_loops(op: OpRef<'_, '_>) -> f64 {
    let ctx = op.context();
    let maps = op.attr("indexing_maps").and_then(|attr| ctx.array_elements(attr)).unwrap_or_default();
    let mut sizes: Vec<Option<i64>> = Vec::new();
    for (value, map) in op.operands().zip(maps) {
        let AttrData::AffineMap(map) = ctx.attr_data(*map) else { return 0.0 };
        sizes.resize(sizes.len().max(map.dims as usize), None);
        for (expr, size) in map.results.iter().zip(dims(ctx, value.ty()).unwrap_or_default()) {
            if let AffineExprData::Dim(at) = ctx.affine_data(*expr)
                && let Some(known) = sizes.get_mut(at as usize)
            {
                known.get_or_insert(size);
            }
        }
    }
    sizes.iter().map(|size| size.unwrap_or(1).max(0) as f64).product()
}

/// Returns the number of operations on numbers in the body of an operation.
fn arithmetic(op: OpRef<'_, '_>) -> f64 {
    let inside = op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops());
    let computes = |op: &OpRef<'_, '_>| {
        let (dialect, name) = op.name().split_once('.').unwrap_or_default();
        matches!(dialect, "arith" | "math" | "complex")
            && !MOVES.iter().any(|word| name.split('_').any(|part| part == *word))
    };
    inside.filter(computes).count() as f64
}

/// Returns the integers in a parameter of an attribute.
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

/// Returns the integers in an attribute: a number, an array, or one that a dialect wraps.
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
