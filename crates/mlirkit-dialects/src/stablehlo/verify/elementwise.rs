//! Verifiers of elementwise operations, whose result has the shape of the operands.

use mlirkit_diag::Reason;
use mlirkit_ir::{OpRef, Param, TypeData};
use mlirkit_verify::{Checks, Verdict, Violation};

use super::types::{self, most_specific, quantized, scalar, tensor, with_element};
use super::{Check, Fault, Op, ensure, inferred, refuse};

/// Operations with the attribute `result_accuracy`.
const ACCURATE: [&str; 12] = [
    "stablehlo.cbrt",
    "stablehlo.cosine",
    "stablehlo.exponential",
    "stablehlo.exponential_minus_one",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.logistic",
    "stablehlo.rsqrt",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
    "stablehlo.tanh",
];

/// Operations whose result type is the most specific of the operand types.
const SAME: [&str; 25] = [
    "stablehlo.and",
    "stablehlo.atan2",
    "stablehlo.ceil",
    "stablehlo.count_leading_zeros",
    "stablehlo.cross-replica-sum",
    "stablehlo.divide",
    "stablehlo.floor",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.or",
    "stablehlo.popcnt",
    "stablehlo.power",
    "stablehlo.reduce_precision",
    "stablehlo.remainder",
    "stablehlo.round_nearest_afz",
    "stablehlo.round_nearest_even",
    "stablehlo.shift_left",
    "stablehlo.shift_right_arithmetic",
    "stablehlo.shift_right_logical",
    "stablehlo.sign",
    "stablehlo.subtract",
    "stablehlo.xor",
];

pub(super) fn register(checks: &mut Checks) {
    for name in SAME {
        bind!(checks, infer, name, together);
    }
    for name in ACCURATE {
        checks.ops.insert(name, accurate);
        bind!(checks, infer, name, together);
    }
    bind!(checks, both, "stablehlo.add", add, |x| {
        let sides = [x.operand("lhs")?, x.operand("rhs")?];
        inferred(x, &[types::merge_tuples(x.ctx, &sides, most_specific)?])
    });
    bind!(checks, infer, "stablehlo.tuple", |x| inferred(
        x,
        &[x.ctx.ty(TypeData::Tuple(x.op.operand_types().collect()))]
    ));
    bind!(checks, infer, "stablehlo.optimization_barrier", |x| inferred(x, &x.op.operand_types().collect::<Vec<_>>()));
    for name in ["stablehlo.abs", "stablehlo.real", "stablehlo.imag"] {
        bind!(checks, infer, name, |x| {
            let ty = x.operand("operand")?;
            let element = match x.ctx.type_data(x.element(ty)) {
                TypeData::Complex(element) => *element,
                _ => x.element(ty),
            };
            inferred(x, &[with_element(x.ctx, ty, element)?])
        });
    }
    bind!(checks, infer, "stablehlo.is_finite", |x| inferred(
        x,
        &[with_element(x.ctx, x.operand("x")?, x.ctx.i1_type())?]
    ));
    bind!(checks, infer, "stablehlo.complex", |x| {
        let ty = x.operand("lhs")?;
        let element = x.ctx.ty(TypeData::Complex(x.element(ty)));
        inferred(x, &[with_element(x.ctx, ty, element)?])
    });
    bind!(checks, infer, "stablehlo.compare", |x| inferred(
        x,
        &[with_element(x.ctx, x.operand("lhs")?, x.ctx.i1_type())?]
    ));
    bind!(checks, infer, "stablehlo.constant", |x| {
        let ty = x.attr("value").and_then(|value| x.ctx.attr_type(value)).ok_or(Fault::Unknown)?;
        // The value of a quantized constant has the storage type.
        let stored = x.result(0).ok().and_then(|result| {
            let quantized = quantized(x.ctx, result)?;
            Some(tensor(x.ctx, x.dims(result).ok()?, quantized.storage, None))
        });
        if stored == Some(ty) { Ok(()) } else { inferred(x, &[ty]) }
    });
    bind!(checks, infer, "stablehlo.clamp", clamp);
    bind!(checks, infer, "stablehlo.select", select);
    bind!(checks, infer, "stablehlo.uniform_dequantize", |x| {
        let ty = x.operand("operand")?;
        let expressed = quantized(x.ctx, ty).and_then(|q| q.expressed).ok_or(Fault::Unknown)?;
        inferred(x, &[tensor(x.ctx, x.dims(ty)?, expressed, None)])
    });
    bind!(checks, verify, "stablehlo.uniform_quantize", uniform_quantize);
    for name in ["stablehlo.replica_id", "stablehlo.partition_id"] {
        bind!(checks, infer, name, |x| {
            let ui32 = x.ctx.ty(TypeData::Integer { width: 32, sign: mlirkit_ir::Sign::Unsigned });
            inferred(x, &[scalar(x.ctx, ui32)])
        });
    }
}

fn together(x: Op<'_, '_>) -> Check {
    let operands: Vec<_> = x.op.operand_types().collect();
    ensure(!operands.is_empty(), || "Expected non-empty operands for [CompatibleOperandsAndResultType]")?;
    // If all types are equal there is nothing to merge.
    if operands.iter().chain(x.op.result_types()).all(|ty| Some(ty) == operands.first()) {
        return inferred(x, operands.get(..1).unwrap_or_default());
    }
    inferred(x, &[types::merge_tuples(x.ctx, &operands, most_specific)?])
}

fn accurate(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let accuracy = op.prop("result_accuracy").and_then(|attr| ctx.dialect_attr(attr, "stablehlo.result_accuracy"));
    let wrong = accuracy.and_then(|params| result_accuracy(ctx, params).err());
    wrong.map_or(Ok(()), |message| Err(Violation::at(op, message)))
}

/// Checks the parameters of a result accuracy.
pub(crate) fn result_accuracy(ctx: &mlirkit_ir::Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Float(atol), Param::Float(rtol), Param::Int(ulps), Param::Attr(mode)] = params else {
        return Ok(());
    };
    let sign = 1u128 << (atol.kind.width() - 1);
    if atol.bits & sign != 0 || rtol.bits & sign != 0 || *ulps < 0 {
        return Err("Negative tolerance".into());
    }
    let mode = match ctx.dialect_attr(*mode, "stablehlo.result_accuracy_mode") {
        Some([Param::Enum(0)]) => "DEFAULT",
        Some([Param::Enum(1)]) => "HIGHEST",
        _ => return Ok(()),
    };
    if atol.bits != 0 || rtol.bits != 0 || *ulps != 0 {
        return Err(format!("Invalid tolerances for ResultAccuracyAttr with mode {mode}, must be all zero.").into());
    }
    Ok(())
}

fn add(x: Op<'_, '_>) -> Check {
    let (lhs, rhs, result) = (x.operand("lhs")?, x.operand("rhs")?, x.result(0)?);
    if !x.any_quantized(&[lhs, rhs, result]) {
        let message = || "op requires the same element type for all operands and results";
        ensure(x.element(lhs) == x.element(rhs) && x.element(lhs) == x.element(result), message)?;
        return Ok(());
    }
    let (Some(l), Some(r), Some(out)) = (quantized(x.ctx, lhs), quantized(x.ctx, rhs), quantized(x.ctx, result)) else {
        return refuse("expects  all operands and results to be either quantized or non-quantized");
    };
    let message = || "mismatched operands and result quantization storage types";
    ensure(l.storage == r.storage && l.storage == out.storage, message)?;
    if l.expressed != r.expressed || l.expressed != out.expressed {
        return refuse("mismatched operands and result quantization expressed types");
    }
    let Some(axis) = out.axis else {
        return if l.axis.is_some() || r.axis.is_some() {
            refuse("result is not per_axis quantized but lhs or rhs are")
        } else {
            Ok(())
        };
    };
    let message = || "result per_axis quantized but none from rhs and lhs are per_axis quantized";
    ensure(l.axis.is_some() || r.axis.is_some(), message)?;
    for (side, name, ty) in [(&l, "lhs", lhs), (&r, "rhs", rhs)] {
        if side.axis.is_some_and(|own| own != axis) {
            let (ty, result) = (x.text(x.element(ty)), x.text(x.element(result)));
            return refuse(format!("quantization_dimension of {name} and result are not same {ty} vs {result}"));
        }
    }
    Ok(())
}

fn clamp(x: Op<'_, '_>) -> Check {
    let operand = x.operand("operand")?;
    for name in ["min", "max"] {
        let ty = x.operand(name)?;
        if !x.dims(ty)?.is_empty() && !x.ctx.compatible_shapes(ty, operand) {
            let (dims, expected) = (super::list(x.dims(ty)?), super::list(x.dims(operand)?));
            return refuse(format!(
                "{name} shape [{dims}] is not scalar and is not compatible to operand shape [{expected}]"
            ));
        }
    }
    inferred(x, &[operand])
}

fn select(x: Op<'_, '_>) -> Check {
    let (pred, on_true, on_false) = (x.operand("pred")?, x.operand("on_true")?, x.operand("on_false")?);
    let message = || "requires compatible types for non-predicate operands";
    ensure(types::same_shape_and_element(x.ctx, on_true, on_false, false), message)?;
    if !x.dims(pred)?.is_empty() && !x.ctx.compatible_shapes(pred, on_true) {
        return refuse("requires the same shape for all operands");
    }
    inferred(x, &[types::merge_tuples(x.ctx, &[on_true, on_false], most_specific)?])
}

fn uniform_quantize(x: Op<'_, '_>) -> Check {
    let (operand, result) = (x.element(x.operand("operand")?), x.element(x.result(0)?));
    let found = quantized(x.ctx, result).and_then(|q| q.expressed).ok_or(Fault::Unknown)?;
    let expected = match x.ctx.type_data(operand) {
        TypeData::Float(_) => operand,
        _ => quantized(x.ctx, operand).and_then(|q| q.expressed).ok_or(Fault::Unknown)?,
    };
    let message = || format!("Expressed type of result expected to be {}, but got {}", x.text(expected), x.text(found));
    ensure(found == expected, message)
}
