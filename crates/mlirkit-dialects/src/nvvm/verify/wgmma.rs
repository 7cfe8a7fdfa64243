//! Verifiers of the `nvvm` dialect: warp-group matrix multiplications and tensor memory operations.

use mlirkit_ir::{OpRef, Param, TypeData};
use mlirkit_num::ApInt;
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{enum_prop, fail, quoted, require};
use crate::llvm::StructType;

use super::mma::shape;
use super::{spelled, type_of_result};

/// Registers the checks of the `nvvm` dialect.
pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("nvvm.tcgen05.ld", (|op| verify_transfer(op, true)) as fn(OpRef<'_, '_>) -> Verdict),
        ("nvvm.tcgen05.st", |op| verify_transfer(op, false)),
        ("nvvm.wgmma.mma_async", verify_async),
    ]);
}

/// Returns whether matrices with element types `a` and `b` may be multiplied into a matrix with element type `d`.
fn may_multiply(d: &str, a: &str, b: &str) -> bool {
    let float = matches!(d, "f32" | "f16");
    match a {
        "f16" | "bf16" => float && a == b,
        "tf32" => d == "f32" && b == "tf32",
        "u8" | "s8" => d == "s32" && matches!(b, "u8" | "s8"),
        "b1" => d == "s32" && b == "b1",
        "e4m3" | "e5m2" => float && matches!(b, "e4m3" | "e5m2"),
        _ => false,
    }
}

fn verify_async(op: OpRef<'_, '_>) -> Verdict {
    const NEGATIVE: u64 = 0xFFFF_FFFF;
    let ctx = op.context();
    let Some(structure) = StructType::of(ctx, type_of_result(op)) else {
        return fail(op, "expected results to be struct");
    };
    let elements = structure.elements();
    if let Some(other) = elements.iter().find(|ty| Some(*ty) != elements.first()) {
        let other = quoted(ctx, *other);
        return fail(op, format!("all elements in struct must be same type but there is {other}"));
    }
    let (d, a, b) = (spelled(op, "typeD"), spelled(op, "typeA"), spelled(op, "typeB"));
    let known = matches!(d.as_str(), "f32" | "f16" | "s32");
    require(op, known, format_args!("does not support the given output type {d}"))?;
    let negative = |name| enum_prop(op, name) == Some(NEGATIVE) || spelled(op, name) == "neg";
    let wrong = d == "s32" && (negative("scaleA") || negative("scaleB"));
    require(op, !wrong, "has s32 output, scaleA and scaleB cannot be neg")?;
    require(op, may_multiply(&d, &a, &b), format_args!("{d} += {a} * {b}, it is not supported."))?;
    let [m, n, k] = shape(op)[..] else { return Ok(()) };
    require(op, m == 64, "shape 'm' must be 64")?;
    let (allowed, integer) = match a.as_str() {
        "tf32" => (8, false),
        "f16" | "bf16" => (16, false),
        "s8" | "u8" => (32, true),
        "b1" => (256, true),
        _ => (32, false),
    };
    require(op, k == allowed, format_args!("shape 'k' must be {allowed} for input type {a}"))?;
    let fits = (8..=256).contains(&n) && if integer { n == 8 || n == 24 || n % 16 == 0 } else { n % 8 == 0 };
    require(op, fits, format_args!("has input type {a} n is set to {n}, it is not supported."))?;
    let (layout_a, layout_b) = (spelled(op, "layoutA"), spelled(op, "layoutB"));
    let transposes = layout_a == "col" || layout_b == "row";
    if transposes && !matches!(a.as_str(), "f16" | "bf16") {
        return fail(
            op,
            format!(
                "given layouts layout_a = {layout_a} and layout_b = {layout_b} for input types {a} and {b} requires \
                 transpose. However, this is only supported for: f16 and bf16"
            ),
        );
    }
    let expected = if d == "f16" { n / 4 } else { n / 2 };
    let found = elements.len();
    let same = i64::try_from(found) == Ok(expected);
    require(op, same, format_args!("results {expected}, however output struct has {found} elements"))?;
    let saturates = d != "s32" && enum_prop(op, "satfinite") == Some(1);
    let message =
        format_args!(" `satfinite` can be only used with s32 accumulator, however the current accumulator is {d}");
    require(op, !saturates, message)
}

// Tensor memory operations.

fn verify_transfer(op: OpRef<'_, '_>, loads: bool) -> Verdict {
    const SHAPE_16X32BX2: u64 = 4;
    let ctx = op.context();
    let shape = enum_prop(op, "shape");
    let offset = op.operand_named("offset").is_some();
    let split = shape == Some(SHAPE_16X32BX2);
    let mut problems = Vec::new();
    if split && !offset {
        problems.push("shape 16x32bx2 requires offset argument".to_owned());
    }
    if loads && !split && offset {
        problems.push("offset argument is only supported for shape 16x32bx2".to_owned());
    }
    let ty = if loads { Some(type_of_result(op)) } else { op.operand_named("val").map(|value| value.ty()) };
    let length = match ty.map(|ty| ctx.type_data(ty)) {
        Some(TypeData::Vector(vector)) => vector.shape.iter().fold(1_i64, |all, size| all.wrapping_mul(*size)),
        _ => 1,
    };
    let least = match shape {
        Some(1) => 2,
        Some(2) => 4,
        _ => 0,
    };
    if length < least {
        let (what, name) = if loads { ("result type", "ld") } else { ("input", "st") };
        let shape = spelled(op, "shape");
        problems.push(format!("invalid {what} length {length} for shape {shape} in tcgen05.{name} Op"));
    }
    super::all(problems.into_iter().map(|message| Violation::at(op, message)))
}

/// Checks the attribute `range` of a special register.
pub(super) fn verify_range(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let range = op.prop("range").and_then(|attr| ctx.dialect_attr(attr, "llvm.constant_range"));
    let Some([Param::ApInt(lower), Param::ApInt(upper)]) = range else { return Ok(()) };
    let ends = lower.is_zero() || lower.is_all_ones();
    if lower != upper || ends {
        return Ok(());
    }
    let most = ApInt::from_i64(lower.width(), -1).to_unsigned_string();
    fail(
        op,
        format!(
            "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({most}) value! This is an invalid \
             constant range."
        ),
    )
}
