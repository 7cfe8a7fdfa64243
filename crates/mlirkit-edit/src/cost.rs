//! A cost function: the number of arithmetic operations that an operation performs.
//!
//! A multiplication and an addition count as one each, so a matrix product takes `2 * m * n * k`. Any other function of
//! a single element, such as a comparison or a tangent, also counts as one. Moving and converting data is free. Padding
//! is counted: a convolution also multiplies zeros. If all shapes are static, the count is exact; otherwise it is
//! `None`.
//!
//! If a region runs once per element, the cost of all runs is attributed to the operation that owns the region. The
//! operations in the region then have no cost, so that they are not counted twice in a sum. Unknown operations in such
//! a region count as nothing. Loops and calls themselves cost nothing; their bodies are counted once.

use mlirkit_ir::{AffineExprData, AttrData, Context, DYNAMIC, OpRef, Param, RegionRef, TypeData, ValueRef};

/// Returns the number of arithmetic operations that `op` performs. `None` if the operation is unknown, or a size is
/// dynamic.
///
/// ```
/// use mlirkit_edit::cost::flops;
/// # use mlirkit_ir::{Context, DialectSet};
/// # let dialects = DialectSet::new().with_lookup(mlirkit_dialects::lookup);
/// # let ctx = Context::new(dialects).with_extension(mlirkit_dialects::hooks());
///
/// let text = "func.func @f(%a: tensor<2x8xf32>, %b: tensor<8x4xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
///   %0 = linalg.matmul ins(%a, %b : tensor<2x8xf32>, tensor<8x4xf32>) outs(%c : tensor<2x4xf32>) -> tensor<2x4xf32>
///   return %0 : tensor<2x4xf32>
/// }";
/// let module = mlirkit_asm::parse(&ctx, "f.mlir", text.as_bytes(), &Default::default()).unwrap().module;
/// let product = module.root().unwrap().walk().find(|op| op.name() == "linalg.matmul").unwrap();
/// assert_eq!(flops(product), Some(2 * 2 * 4 * 8));
/// ```
#[must_use]
pub fn flops(op: OpRef<'_, '_>) -> Option<u64> {
    if op.ancestors().any(is_repeated) {
        return None;
    }
    match op.name().split_once('.')? {
        ("stablehlo" | "mhlo" | "chlo", name) => of_stablehlo(op, name),
        ("linalg", name) => of_linalg(op, name),
        _ => each_result(op),
    }
}

/// Returns whether an operation runs its region once per element.
fn is_repeated(op: OpRef<'_, '_>) -> bool {
    match op.name().split_once('.') {
        Some(("linalg", _)) => true,
        Some(("stablehlo" | "mhlo", name)) => matches!(
            name,
            "reduce"
                | "reduce_window"
                | "scatter"
                | "select_and_scatter"
                | "sort"
                | "map"
                | "all_reduce"
                | "reduce_scatter"
        ),
        _ => false,
    }
}

/// StableHLO and CHLO operations that compute each element of the result independently, at a cost of one per element.
const ELEMENTWISE: &str = "abs acos acosh add and asin asinh atan atan2 atanh bessel_i1e cbrt ceil clamp compare \
    complex conj cosh cosine count_leading_zeros digamma divide erf erf_inv erfc exponential \
    exponential_minus_one floor imag is_finite is_inf is_neg_inf is_pos_inf lgamma log log_plus_one logistic maximum \
    minimum multiply negate next_after not or polygamma popcnt power real reduce_precision remainder \
    round_nearest_afz round_nearest_even rsqrt select shift_left shift_right_arithmetic shift_right_logical sign sine \
    sinh sqrt square subtract tan tanh xor zeta";
/// StableHLO operations that only move data and therefore have no cost.
const MOVES: &str = "bitcast_convert broadcast broadcast_in_dim concatenate constant convert dynamic_broadcast_in_dim \
    dynamic_gather dynamic_pad dynamic_reshape dynamic_slice dynamic_update_slice gather get_dimension_size \
    get_tuple_element iota pad reshape reverse slice transpose tuple return optimization_barrier while if case \
    all_gather all_to_all collective_broadcast collective_permute";

fn is_in(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|known| known == name)
}

fn elements(value: Option<ValueRef<'_, '_>>) -> Option<u64> {
    let value = value?;
    match value.context().shaped(value.ty()) {
        Some(shaped) if !shaped.is_scalable() => u64::try_from(shaped.num_elements()?).ok(),
        Some(_) => None,
        None => Some(1),
    }
}

fn dims<'c>(value: Option<ValueRef<'_, 'c>>) -> Option<&'c [i64]> {
    let value = value?;
    value.context().shaped(value.ty())?.dims
}

fn size(dims: &[i64], at: usize) -> Option<u64> {
    dims.get(at).filter(|size| **size != DYNAMIC).and_then(|size| u64::try_from(*size).ok())
}

/// Returns the cost of running a region once: the number of scalar operations in it that are not conversions. Unknown
/// operations, such as terminators, count as nothing. `None` if there is no region, or if the sum overflows.
fn per_run(region: Option<RegionRef<'_, '_>>) -> Option<u64> {
    let ops = region?.blocks().flat_map(|block| block.ops()).flat_map(OpRef::walk);
    ops.filter_map(own).try_fold(0, u64::checked_add)
}

/// Returns whether an `arith` operation with this name only converts a number to another type.
fn is_conversion(name: &str) -> bool {
    name.starts_with("ext") || name.starts_with("trunc") || name.contains("to")
}

/// Returns the cost of a scalar operation inside a region that runs once per element. `None` if the operation is
/// unknown.
fn own(op: OpRef<'_, '_>) -> Option<u64> {
    match op.name().split_once('.')? {
        ("stablehlo" | "mhlo" | "chlo", name) => is_in(ELEMENTWISE, name).then(|| elements(op.results().next()))?,
        _ => each_result(op),
    }
}

/// Returns the cost of elementwise operations in `arith`, `math`, `complex` and `vector`. `None` for other operations,
/// and if a size is dynamic.
fn each_result(op: OpRef<'_, '_>) -> Option<u64> {
    let count = elements(op.results().next());
    match op.name().split_once('.')? {
        ("arith", "constant" | "bitcast" | "index_cast" | "index_castui") => Some(0),
        ("arith", name) if is_conversion(name) => Some(0),
        ("math" | "vector", "fma") => count?.checked_mul(2),
        ("arith" | "math", _) => count,
        ("complex", "constant" | "create" | "re" | "im" | "bitcast") => Some(0),
        ("complex", _) => count,
        _ => None,
    }
}

/// Returns the values of an integer array parameter of a dialect attribute. `None` if there is no such parameter.
fn integers(ctx: &Context, op: OpRef<'_, '_>, attr: &str, param: &str) -> Option<Vec<usize>> {
    let AttrData::Dialect(data) = ctx.attr_data(op.attr(attr)?) else { return None };
    let at = data.def.params.iter().position(|one| &*one.name == param)?;
    let number = |one: &Param| match one {
        Param::Int(number) => usize::try_from(*number).ok(),
        _ => None,
    };
    match data.params.get(at)? {
        Param::Array(items) => items.iter().map(number).collect(),
        Param::None => Some(Vec::new()),
        one => Some(vec![number(one)?]),
    }
}

fn of_stablehlo(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    let ctx = op.context();
    let result = op.results().next();
    let (lhs, rhs) = (op.operands().next(), op.operands().nth(1));
    match name {
        "dot_general" => {
            let contracted = integers(ctx, op, "dot_dimension_numbers", "lhsContractingDimensions")?;
            let lhs = dims(lhs)?;
            let depth = contracted.iter().try_fold(1, |depth: u64, at| depth.checked_mul(size(lhs, *at)?))?;
            elements(result)?.checked_mul(depth)?.checked_mul(2)
        }
        "dot" => {
            let lhs = dims(lhs)?;
            elements(result)?.checked_mul(size(lhs, lhs.len().checked_sub(1)?)?)?.checked_mul(2)
        }
        "convolution" | "dynamic_conv" => {
            let features = integers(ctx, op, "dimension_numbers", "kernelOutputFeatureDimension")?;
            let features = size(dims(rhs)?, *features.first()?)?;
            let taps = elements(rhs)?.checked_div(features).unwrap_or(0);
            elements(result)?.checked_mul(taps)?.checked_mul(2)
        }
        "reduce" => {
            let (before, after) = (elements(lhs)?, elements(result)?);
            before.saturating_sub(after).checked_mul(per_run(op.regions().next())?)
        }
        "reduce_window" => {
            let window = match op.attr("window_dimensions").map(|attr| ctx.attr_data(attr)) {
                Some(AttrData::DenseArray(array)) => array.data.to_bytes(),
                _ => return None,
            };
            let mut sizes = window.as_chunks::<8>().0.iter().map(|size| u64::from_le_bytes(*size));
            let window = sizes.try_fold(1, u64::checked_mul)?;
            elements(result)?.checked_mul(window.saturating_sub(1))?.checked_mul(per_run(op.regions().next())?)
        }
        "scatter" => {
            let updates = op.operands().len().checked_sub(1)?;
            elements(op.operands().nth(updates))?.checked_mul(per_run(op.regions().next())?)
        }
        "map" => elements(result)?.checked_mul(per_run(op.regions().next())?),
        name if is_in(ELEMENTWISE, name) => elements(result),
        name if name.starts_with("broadcast_") && is_in(ELEMENTWISE, name.trim_start_matches("broadcast_")) => {
            elements(result)
        }
        name if is_in(MOVES, name) => Some(0),
        _ => None,
    }
}

fn of_linalg(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    let (first, second) = (op.operands().next(), op.operands().nth(1));
    let out = op.operands().last();
    let product = |count: Option<u64>| count?.checked_mul(2);
    let times = |count: Option<u64>, more: Option<u64>| count?.checked_mul(more?);
    match name {
        "generic" => times(space(op), per_run(op.regions().next())),
        "map" => times(elements(out), per_run(op.regions().next())),
        "reduce" => times(elements(first), per_run(op.regions().next())),
        "fill" | "copy" | "transpose" | "broadcast" | "index" | "yield" | "pack" | "unpack" => Some(0),
        "dot" | "matvec" | "batch_matvec" => product(elements(first)),
        "vecmat" | "batch_vecmat" => product(elements(second)),
        "mmt4d" | "batch_mmt4d" => {
            let lhs = dims(first)?;
            let rank = lhs.len();
            let depth = times(size(lhs, rank.checked_sub(3)?), size(lhs, rank.checked_sub(1)?));
            product(times(elements(out), depth))
        }
        "matmul" | "batch_matmul" | "batch_reduce_matmul" | "quantized_matmul" | "quantized_batch_matmul"
            if op.attr("indexing_maps").is_none() || name.starts_with("quantized") =>
        {
            let lhs = dims(first)?;
            let depth = size(lhs, lhs.len().checked_sub(1)?);
            let depth = if name == "batch_reduce_matmul" { times(depth, size(lhs, 0)) } else { depth };
            product(times(elements(out), depth))
        }
        "matmul" | "batch_matmul" | "batch_reduce_matmul" | "contract" => product(space(op)),
        "elementwise" => elements(out),
        "matmul_transpose_a" | "batch_matmul_transpose_a" => {
            let lhs = dims(first)?;
            product(times(elements(out), size(lhs, lhs.len().checked_sub(2)?)))
        }
        "matmul_transpose_b" | "batch_matmul_transpose_b" => {
            let lhs = dims(first)?;
            product(times(elements(out), size(lhs, lhs.len().checked_sub(1)?)))
        }
        "conv_1d" | "conv_2d" | "conv_3d" => product(times(elements(out), elements(second))),
        name if name.starts_with("pooling_") => times(elements(out), elements(second)),
        name if name.starts_with("conv_") || name.starts_with("depthwise_conv_") => {
            let kernel = dims(second)?;
            let kinds = name.rsplit('_').find(|part| !matches!(*part, "q" | "qs"))?;
            let own: Vec<char> = kinds.chars().collect();
            // The sum runs over the spatial dimensions of the kernel. It also includes the input channels, unless each
            // channel has its own kernel.
            let is_summed =
                |letter: &char| matches!(letter, 'd' | 'h' | 'w') || (name.starts_with("conv_") && *letter == 'c');
            if own.len() != kernel.len() {
                return None;
            }
            let taps = own.iter().enumerate().filter(|(_, letter)| is_summed(letter));
            let taps = taps.map(|(at, _)| size(kernel, at)).try_fold(1, |all: u64, one| all.checked_mul(one?));
            product(times(elements(out), taps))
        }
        "abs" | "add" | "ceil" | "div" | "div_unsigned" | "erf" | "exp" | "floor" | "log" | "max" | "min" | "mul"
        | "negf" | "powf" | "reciprocal" | "round" | "rsqrt" | "select" | "sqrt" | "square" | "sub" | "tanh" => {
            elements(out)
        }
        _ => None,
    }
}

/// Returns the number of points in the iteration space, derived from the indexing maps and the operands' shapes. `None`
/// if a size is dynamic or cannot be derived.
fn space(op: OpRef<'_, '_>) -> Option<u64> {
    let ctx = op.context();
    let AttrData::Array(maps) = ctx.attr_data(op.attr("indexing_maps")?) else { return None };
    let mut sizes: Vec<Option<u64>> = Vec::new();
    for (map, operand) in maps.iter().zip(op.operands()) {
        let AttrData::AffineMap(map) = ctx.attr_data(*map) else { return None };
        sizes.resize(map.dims as usize, None);
        let shape = match ctx.type_data(operand.ty()) {
            TypeData::RankedTensor(_) | TypeData::MemRef(_) | TypeData::Vector(_) => dims(Some(operand))?,
            _ => continue,
        };
        for (expr, at) in map.results.iter().zip(0..) {
            if let AffineExprData::Dim(dim) = ctx.affine_data(*expr)
                && let Some(known) = sizes.get_mut(dim as usize)
            {
                *known = known.or_else(|| size(shape, at));
            }
        }
    }
    sizes.into_iter().try_fold(1, |all: u64, one| all.checked_mul(one?))
}
