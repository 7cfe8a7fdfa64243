//! Checks of the `quant` dialect that upstream implements in C++.

use mlirkit_diag::Reason;
use mlirkit_ir::{Context, DYNAMIC, OpRef, Param, ParamChecks, Type, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use super::syntax::blocks;

use crate::common::rules::{error, expect, float_kind, operand_type, result_type};

/// The maximum width of a storage type in bits.
pub(super) const MAX_WIDTH: u32 = 32;

/// Registers the checks of the `quant` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.insert("quant.dcast", |op| verify_cast(op, result_type(op), operand_type(op, 0)));
    checks.ops.insert("quant.qcast", |op| verify_cast(op, operand_type(op, 0), result_type(op)));
    checks.ops.insert("quant.scast", verify_storage_cast);
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    register_block_params(checks);
    checks.types.insert("quant.any", |ctx, params| {
        let [flags, storage, expressed, min, max] = params else { return Ok(()) };
        verify_storage(ctx, flags, storage, (min, max))?;
        verify_expressed(ctx, expressed)
    });
    checks.types.insert("quant.calibrated", |ctx, params| {
        let [expressed, min, max] = params else { return Ok(()) };
        verify_expressed(ctx, expressed)?;
        match (double(min), double(max)) {
            (Some(min), Some(max)) if max <= min => {
                Err(format!("illegal min and max: ({}:{})", scientific(min), scientific(max)).into())
            }
            _ => Ok(()),
        }
    });
    checks.types.insert("quant.uniform", |ctx, params| {
        let [flags, storage, expressed, scale, _, min, max] = params else { return Ok(()) };
        verify_storage(ctx, flags, storage, (min, max))?;
        verify_expressed(ctx, expressed)?;
        verify_scales(ctx, expressed, std::slice::from_ref(scale))
    });
    checks.types.insert("quant.UniformQuantizedPerAxisType", |ctx, params| {
        let [flags, storage, expressed, Param::Array(scales), Param::Array(zeros), Param::Int(axis), min, max] = params
        else {
            return Ok(());
        };
        verify_storage(ctx, flags, storage, (min, max))?;
        verify_expressed(ctx, expressed)?;
        if scales.len() != zeros.len() {
            return Err(format!("illegal number of scales and zeroPoints: {}, {}", scales.len(), zeros.len()).into());
        }
        verify_scales(ctx, expressed, scales)?;
        if *axis < 0 { Err(format!("illegal quantized dimension: {axis}").into()) } else { Ok(()) }
    });
}

/// Registers the checks of parameters of types quantized per block.
fn register_block_params(checks: &mut ParamChecks) {
    checks.types.insert("quant.UniformQuantizedSubChannelType", |ctx, params| {
        let [flags, storage, expressed, _, _, Param::Array(dims), Param::Array(sizes), min, max] = params else {
            return Ok(());
        };
        verify_storage(ctx, flags, storage, (min, max))?;
        verify_expressed(ctx, expressed)?;
        blocks::verify_sizes(dims, sizes)
    });
}

/// Returns the minimum and maximum value of a storage type.
pub(super) fn default_range(signed: bool, width: u32) -> (i64, i64) {
    let width = width.clamp(1, MAX_WIDTH);
    if signed { (-(1 << (width - 1)), (1 << (width - 1)) - 1) } else { (0, (1 << width) - 1) }
}

fn double(param: &Param) -> Option<f64> {
    match param {
        Param::Float(float) if float.kind == FloatKind::F64 => u64::try_from(float.bits).ok().map(f64::from_bits),
        _ => None,
    }
}

/// Formats a number like `%e` in C.
fn scientific(value: f64) -> String {
    let text = format!("{value:.6e}");
    let Some((digits, exponent)) = text.split_once('e') else { return text };
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |rest| ('-', rest));
    format!("{digits}e{sign}{exponent:0>2}")
}

fn verify_storage(ctx: &Context, flags: &Param, storage: &Param, range: (&Param, &Param)) -> Result<(), Reason> {
    let (Param::Int(flags), Param::Type(storage), (Param::Int(min), Param::Int(max))) = (flags, storage, range) else {
        return Ok(());
    };
    let TypeData::Integer { width, .. } = *ctx.type_data(*storage) else {
        return Err("storage type must be integral".into());
    };
    if width == 0 || width > MAX_WIDTH {
        return Err(format!("illegal storage type size: {width}").into());
    }
    let (low, high) = default_range(flags & 1 != 0, width);
    if max.wrapping_sub(*min) <= 0 || *min < low || *max > high {
        return Err(format!("illegal storage min and storage max: ({min}:{max})").into());
    }
    Ok(())
}

fn verify_expressed(ctx: &Context, expressed: &Param) -> Result<(), Reason> {
    match expressed {
        Param::Type(ty) if float_kind(ctx, *ty).is_none() => Err("expressed type must be floating point".into()),
        _ => Ok(()),
    }
}

/// Returns the smallest and largest scale that the expressed type can represent; `None` for other floats.
fn scale_range(ctx: &Context, expressed: Type) -> Option<(f64, f64)> {
    Some(match float_kind(ctx, expressed)? {
        FloatKind::F16 => (2f64.powi(-24), 65504.0),
        FloatKind::BF16 => (2f64.powi(-133), 2f64.powi(127) * (2.0 - 2f64.powi(-7))),
        FloatKind::F32 => (2f64.powi(-149), f64::from(f32::MAX)),
        FloatKind::F64 => (f64::from_bits(1), f64::MAX),
        _ => return None,
    })
}

/// Returns an error message if a scale is outside the range of the expressed type; `None` if it is valid.
pub(super) fn scale_fault(ctx: &Context, expressed: Type, scale: &Param) -> Option<String> {
    let (scale, (least, most)) = (double(scale)?, scale_range(ctx, expressed)?);
    let fits = scale >= least && scale <= most || scale.is_nan();
    let range = format!("[{}, {}]", scientific(least), scientific(most));
    (!fits).then(|| format!("scale {} out of expressed type range {range}", scientific(scale)))
}

fn verify_scales(ctx: &Context, expressed: &Param, scales: &[Param]) -> Result<(), Reason> {
    let Param::Type(expressed) = expressed else { return Ok(()) };
    let Some((least, most)) = scale_range(ctx, *expressed) else { return Ok(()) };
    if scales.iter().filter_map(double).any(|scale| scale < least || scale > most) {
        let (least, most) = (scientific(least), scientific(most));
        return Err(format!("scale out of expressed type range [{least}, {most}]").into());
    }
    Ok(())
}

// Verifiers of operations.

/// The storage type and the expressed type of a quantized type. For quantization per axis, it also holds the number of
/// scales and the axis.
struct Quantized {
    storage: Type,
    expressed: Option<Type>,
    per_axis: Option<(usize, i64)>,
}

fn quantized(ctx: &Context, ty: Type) -> Option<Quantized> {
    let TypeData::Dialect(data) = ctx.type_data(ctx.element_type_or_self(ty)) else { return None };
    let expressed_of = |param: &Param| if let Param::Type(ty) = param { Some(*ty) } else { None };
    Some(match (&*data.def.name, &*data.params) {
        (
            "quant.UniformQuantizedPerAxisType",
            [_, Param::Type(storage), expressed, Param::Array(scales), _, axis, ..],
        ) => {
            let axis = if let Param::Int(axis) = axis { *axis } else { 0 };
            let per_axis = Some((scales.len(), axis));
            Quantized { storage: *storage, expressed: expressed_of(expressed), per_axis }
        }
        (
            "quant.any" | "quant.uniform" | "quant.UniformQuantizedSubChannelType",
            [_, Param::Type(storage), expressed, ..],
        ) => Quantized { storage: *storage, expressed: expressed_of(expressed), per_axis: None },
        _ => return None,
    })
}

fn verify_cast(op: OpRef<'_, '_>, float: Option<Type>, quantized_type: Option<Type>) -> Verdict {
    let ctx = op.context();
    let (Some(float), Some(ty)) = (float, quantized_type) else { return Ok(()) };
    let Some(quantized) = quantized(ctx, ty) else { return Ok(()) };
    let same = quantized.expressed == Some(ctx.element_type_or_self(float));
    expect(op, same, "expressed type in quantized type expected to match float type")?;
    verify_axis(op, ty, &quantized)
}

fn verify_storage_cast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(result)) = (operand_type(op, 0), result_type(op)) else { return Ok(()) };
    let found = quantized(ctx, input).map(|found| (found, input, result));
    let found = found.or_else(|| Some((quantized(ctx, result)?, result, input)));
    let Some((quantized, ty, integer)) = found else { return Ok(()) };
    let same = quantized.storage == ctx.element_type_or_self(integer);
    expect(op, same, "storage type in quantized type expected to match integer type")?;
    verify_axis(op, ty, &quantized)
}

fn verify_axis(op: OpRef<'_, '_>, ty: Type, quantized: &Quantized) -> Verdict {
    let ctx = op.context();
    if let TypeData::Dialect(data) = ctx.type_data(ctx.element_type_or_self(ty)) {
        if &*data.def.class == "UniformQuantizedSubChannelType" {
            return blocks::verify_container(op, operand_type(op, 0).unwrap_or(ty), &data.params);
        }
    }
    let (Some((scales, axis)), Some(container)) = (quantized.per_axis, operand_type(op, 0)) else { return Ok(()) };
    let dims = match ctx.type_data(container) {
        TypeData::RankedTensor(tensor) => &tensor.shape,
        TypeData::UnrankedTensor(_) => return Ok(()),
        _ => return error(op, "scalar types may not use per-axis quantization"),
    };
    let Some(size) = usize::try_from(axis).ok().and_then(|axis| dims.get(axis)) else {
        return error(op, "quantized dimension must be less than tensor rank");
    };
    let fits = *size == DYNAMIC || i64::try_from(scales) == Ok(*size);
    expect(op, fits, "quantized dimension size does not match number of scales")
}
