//! Checks of the `amx` dialect that upstream implements in C++.

use mlirkit_diag::Reason;
use mlirkit_ir::{Context, OpRef, Param, ParamChecks, Sign, Type, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{float_kind, has_unit_stride, int_width, require, result_type};

/// Registers the checks of the `amx` dialect.
pub(crate) fn register(checks: &mut Checks) {
    bind(checks, ["amx.tile_load", "amx.tile_mulf", "amx.tile_muli", "amx.tile_store", "amx.tile_zero"]);
}

/// Registers the checks of the `amx` dialect under the names of the `x86` dialect, which absorbed it in LLVM 23.
pub(crate) fn register_x86(checks: &mut Checks) {
    bind(
        checks,
        ["x86.amx.tile_load", "x86.amx.tile_mulf", "x86.amx.tile_muli", "x86.amx.tile_store", "x86.amx.tile_zero"],
    );
}

fn bind(checks: &mut Checks, names: [&'static str; 5]) {
    let all: [fn(OpRef<'_, '_>) -> Verdict; 5] = [
        |op| verify_transfer(op, result_type(op)),
        |op| verify_multiply(op, true),
        |op| verify_multiply(op, false),
        |op| verify_transfer(op, op.operand_named("val").map(|value| value.ty())),
        |op| verify_size(op, result_type(op)),
    ];
    checks.ops.extend(names.into_iter().zip(all));
}

/// Registers the check of the element type of a tile.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.insert("amx.tile", |ctx, params| match params.last() {
        Some(Param::Type(element)) => verify_element(ctx, *element),
        _ => Ok(()),
    });
}

/// Checks that a tile may have elements of type `ty`.
pub(super) fn verify_element(ctx: &Context, ty: Type) -> Result<(), Reason> {
    let fits = match ctx.type_data(ty) {
        TypeData::Integer { width: 8 | 32, sign: Sign::Signless } => true,
        TypeData::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F16 | FloatKind::BF16),
        _ => false,
    };
    let message = "failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless \
                   integer or 8-bit signless integer";
    if fits { Ok(()) } else { Err(message.into()) }
}

/// Returns the number of rows, the number of columns and the element type of a tile; `None` for other types.
fn tile(ctx: &Context, ty: Type) -> Option<(i64, i64, Type)> {
    match ctx.dialect_type(ty, "amx.tile").or_else(|| ctx.dialect_type(ty, "x86.amx.tile")) {
        Some([Param::Array(shape), Param::Type(element)]) => match &**shape {
            [Param::Int(rows), Param::Int(columns)] => Some((*rows, *columns, *element)),
            _ => None,
        },
        _ => {
            // The type may be known only in printed form.
            let text = ctx.type_text(ty);
            let mut parts = text.strip_prefix("!amx.tile<")?.strip_suffix('>')?.splitn(3, 'x');
            let (rows, columns) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            let element = match parts.next()? {
                "i8" => ctx.int_type(8),
                "i32" => ctx.i32_type(),
                "f32" => ctx.float_type(FloatKind::F32),
                "f16" => ctx.float_type(FloatKind::F16),
                "bf16" => ctx.float_type(FloatKind::BF16),
                _ => return None,
            };
            Some((rows, columns, element))
        }
    }
}

fn verify_size(op: OpRef<'_, '_>, ty: Option<Type>) -> Verdict {
    let ctx = op.context();
    let Some((rows, columns, element)) = ty.and_then(|ty| tile(ctx, ty)) else { return Ok(()) };
    require(op, rows <= 16, format_args!("bad row height: {rows}"))?;
    let bits = columns.wrapping_mul(ctx.int_or_float_width(element).map_or(0, i64::from));
    require(op, bits <= 512 && bits & 0x1f == 0, format_args!("bad column width: {}", bits >> 3))
}

fn verify_transfer(op: OpRef<'_, '_>, ty: Option<Type>) -> Verdict {
    let ctx = op.context();
    let Some(base) = op.operand_named("base").map(|base| base.ty()) else { return Ok(()) };
    let TypeData::MemRef(memref) = ctx.type_data(base) else { return Ok(()) };
    let rank = memref.shape.len();
    require(op, op.operands_named("indices").len() == rank, format_args!("requires {rank} indices"))?;
    verify_size(op, ty)?;
    if op.operand_named("stride").is_some() {
        return Ok(());
    }
    require(op, rank >= 2, "requires at least 2D memref")?;
    require(op, has_unit_stride(ctx, base), "requires memref with unit innermost stride")
}

/// Checks the shapes and element types of a multiplication of float tiles (`floats`) or integer tiles. 16-bit elements
/// are multiplied in pairs, 8-bit elements in groups of four.
fn verify_multiply(op: OpRef<'_, '_>, floats: bool) -> Verdict {
    let ctx = op.context();
    let mut types = op.operand_types();
    let (left, right, result) = (types.next(), types.next(), op.result_types().first().copied());
    for ty in [left, right, result] {
        verify_size(op, ty)?;
    }
    let of = |ty: Option<Type>| ty.and_then(|ty| tile(ctx, ty));
    let (Some(a), Some(b), Some(c)) = (of(left), of(right), of(result)) else { return Ok(()) };
    let is_fp8 = |ty| matches!(float_kind(ctx, ty), Some(FloatKind::F8E4M3FN | FloatKind::F8E5M2));
    let scale = if floats && !is_fp8(a.2) { 1 } else { 2 };
    let inner = a.1 >> scale;
    let fits = c.0 == a.0 && c.1 == b.1 >> scale && inner == b.0;
    require(op, fits, format_args!("bad mult shape: {} x {} x {inner}", c.0, c.1))?;
    let fits = if floats {
        let half = matches!(float_kind(ctx, a.2), Some(FloatKind::F16 | FloatKind::BF16));
        let same = half && a.2 == b.2 || is_fp8(a.2) && is_fp8(b.2);
        same && float_kind(ctx, c.2) == Some(FloatKind::F32)
    } else {
        [(a.2, 8), (b.2, 8), (c.2, 32)].iter().all(|(ty, width)| int_width(ctx, *ty) == Some(*width))
    };
    require(op, fits, "unsupported type combination")
}
