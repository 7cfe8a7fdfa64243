//! Verifiers of the `nvvm` dialect: conversions between small float types.

use mlirkit_ir::{AttrData, OpRef, Type};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{enum_prop, fail, float_kind, has, require};

const FLOAT8: &[FloatKind] = &[FloatKind::F8E4M3FN, FloatKind::F8E5M2];
const FLOAT6: &[FloatKind] = &[FloatKind::F6E2M3FN, FloatKind::F6E3M2FN];
const SCALE: &[FloatKind] = &[FloatKind::F8E8M0FNU];
const FLOAT4: &[FloatKind] = &[FloatKind::F4E2M1FN];

/// Registers the checks of the `nvvm` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("nvvm.convert.bf16x2.to.f8x2", verify_bf16 as fn(OpRef<'_, '_>) -> Verdict),
        ("nvvm.convert.f16x2.to.f8x2", |op| of_kinds(op, "dstTy", FLOAT8, "from f16x2 to f8x2")),
        ("nvvm.convert.f32x2.to.bf16x2", |op| verify_half(op, "bf16x2")),
        ("nvvm.convert.f32x2.to.f16x2", |op| verify_half(op, "f16x2")),
        ("nvvm.convert.f32x2.to.f4x2", |op| of_kinds(op, "dstTy", FLOAT4, "from f32x2 to f4x2")),
        ("nvvm.convert.f32x2.to.f6x2", |op| of_kinds(op, "dstTy", FLOAT6, "from f32x2 to f6x2")),
        ("nvvm.convert.f32x2.to.f8x2", verify_float8),
        ("nvvm.convert.f32x4.to.f4x4", |op| of_kinds(op, "dstTy", FLOAT4, "from f32x4 to f4x4")),
        ("nvvm.convert.f32x4.to.f6x4", |op| of_kinds(op, "dstTy", FLOAT6, "from f32x4 to f6x4")),
        ("nvvm.convert.f32x4.to.f8x4", |op| of_kinds(op, "dstTy", FLOAT8, "from f32x4 to f8x4")),
        ("nvvm.convert.f4x2.to.f16x2", |op| of_kinds(op, "srcType", FLOAT4, "from f4x2 to f16x2")),
        ("nvvm.convert.f6x2.to.f16x2", |op| of_kinds(op, "srcType", FLOAT6, "from f6x2 to f16x2")),
        ("nvvm.convert.f8x2.to.bf16x2", |op| of_kinds(op, "srcType", SCALE, "from f8x2 to bf16x2")),
        ("nvvm.convert.f8x2.to.f16x2", |op| of_kinds(op, "srcType", FLOAT8, "from f8x2 to f16x2")),
    ]);
}

fn type_prop(op: OpRef<'_, '_>, name: &str) -> Option<Type> {
    match op.context().attr_data(op.prop(name)?) {
        AttrData::Type(ty) => Some(*ty),
        _ => None,
    }
}

fn kind_of(op: OpRef<'_, '_>, name: &str) -> Option<FloatKind> {
    float_kind(op.context(), type_prop(op, name)?)
}

/// Formats float types as `'a' and 'b'`.
fn listed(op: OpRef<'_, '_>, kinds: &[FloatKind]) -> String {
    let ctx = op.context();
    let texts: Vec<String> = kinds.iter().map(|kind| format!("'{}'", ctx.type_text(ctx.float_type(*kind)))).collect();
    texts.join(" and ")
}

fn of_kinds(op: OpRef<'_, '_>, name: &str, kinds: &[FloatKind], conversion: &str) -> Verdict {
    if kind_of(op, name).is_some_and(|kind| kinds.contains(&kind)) {
        return Ok(());
    }
    let are = if kinds.len() == 1 { "type is" } else { "types are" };
    fail(op, format!("Only {} {are} supported for conversions {conversion}.", listed(op, kinds)))
}

fn rounding(op: OpRef<'_, '_>) -> Rounding {
    match enum_prop(op, "rnd") {
        Some(1) => Rounding::Nearest,
        Some(3) => Rounding::Up,
        Some(4) => Rounding::Zero,
        Some(6) => Rounding::Stochastic,
        _ => Rounding::Other,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounding {
    Nearest,
    Up,
    Zero,
    Stochastic,
    Other,
}

fn verify_bf16(op: OpRef<'_, '_>) -> Verdict {
    of_kinds(op, "dstTy", SCALE, "from bf16x2 to f8x2")?;
    let fits = matches!(rounding(op), Rounding::Up | Rounding::Zero);
    require(op, fits, "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.")
}

fn verify_float8(op: OpRef<'_, '_>) -> Verdict {
    match kind_of(op, "dstTy") {
        Some(kind) if FLOAT8.contains(&kind) => {
            let types = format!("conversions from f32x2 to {} types", listed(op, FLOAT8));
            let nearest = rounding(op) == Rounding::Nearest;
            require(op, nearest, format_args!("Only RN rounding mode is supported for {types}"))?;
            let finite = enum_prop(op, "sat") == Some(1);
            require(op, finite, format_args!("Only SATFINITE saturation mode is supported for {types}"))
        }
        Some(FloatKind::F8E8M0FNU) => {
            let ty = listed(op, SCALE);
            let fits = matches!(rounding(op), Rounding::Up | Rounding::Zero);
            let message =
                format_args!("Only RZ and RP rounding modes are supported for conversions from f32x2 to {ty} type");
            require(op, fits, message)?;
            require(op, !has(op, "relu"), format_args!("relu not supported for conversions to {ty} type"))
        }
        _ => {
            let kinds = [FloatKind::F8E4M3FN, FloatKind::F8E5M2, FloatKind::F8E8M0FNU];
            let types = listed(op, &kinds).replacen(" and ", ", ", 1).replacen(" and ", ", and ", 1);
            fail(op, format!("Only {types} types are supported for conversions from f32x2 to f8x2"))
        }
    }
}

fn verify_half(op: OpRef<'_, '_>, to: &str) -> Verdict {
    let (rounding, random) = (rounding(op), op.operand_named("random_bits").is_some());
    let known = matches!(rounding, Rounding::Nearest | Rounding::Zero | Rounding::Stochastic);
    let message = format_args!("Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to {to}.");
    require(op, known, message)?;
    let stochastic = rounding == Rounding::Stochastic;
    require(op, !stochastic || random, "random_bits is required for RS rounding mode.")?;
    require(op, stochastic || !random, "random_bits not supported for RN and RZ rounding modes.")
}
