//! Checks of the `amdgpu` dialect that upstream implements in C++.

use crate::common::verify::layout::memref_of;
use mlirkit_ir::contiguous_strides;
use mlirkit_ir::{AttrData, Context, MemRefType, OpRef, Param, ParamChecks, StridedLayout, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{fail, float_kind, has, int, named_type, quoted, require, result_type};

/// Registers the checks of the `amdgpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("amdgpu.fat_raw_buffer_cast", verify_fat_cast as fn(OpRef<'_, '_>) -> Verdict),
        ("amdgpu.mfma", verify_mfma),
    ]);
}

/// Registers the checks of type parameters.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.types.insert("amdgpu.tdm_gather_base", |ctx, params| {
        let [Param::Type(element), Param::Type(index)] = params else { return Ok(()) };
        let width = ctx.int_or_float_width(*element).unwrap_or(0);
        if !matches!(width, 8 | 16 | 32 | 64) {
            let (element, bytes) = (quoted(ctx, *element), width / 8);
            let what = "element type must be 1, 2, 4, or 8 bytes wide but type";
            return Err(format!("{what} {element} is {bytes} bytes wide.").into());
        }
        if *index != ctx.int_type(16) && *index != ctx.i32_type() {
            return Err(format!("index type must be i16 or i32 but index type is {}.", quoted(ctx, *index)).into());
        }
        Ok(())
    });
}

fn is_float(ctx: &Context, ty: Type, widths: &[u32]) -> bool {
    float_kind(ctx, ty).is_some_and(|kind| widths.contains(&kind.width()))
}

/// Returns the memref type that results from a cast to a fat pointer. With `reset`, the offset becomes 0; `None` if the
/// layout does not allow it.
fn fat_type(ctx: &Context, source: &MemRefType, reset: bool) -> Option<Type> {
    let mut memref = source.clone();
    memref.space = crate::text::enum_attr(ctx, "amdgpu", "address_space", 0);
    if let Some(layout) = source.layout.filter(|_| reset) {
        let AttrData::StridedLayout(layout) = ctx.attr_data(layout) else { return None };
        let known = !source.shape.contains(&mlirkit_ir::DYNAMIC) || source.shape.len() <= 1;
        let contiguous = known && *contiguous_strides(&source.shape) == *layout.strides;
        let strided = StridedLayout { offset: 0, strides: layout.strides.clone() };
        memref.layout = (!contiguous).then(|| ctx.attr(AttrData::StridedLayout(Box::new(strided))));
    }
    Some(ctx.ty(TypeData::MemRef(Box::new(memref))))
}

fn verify_fat_cast(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(ty), Some(result)) =
        (memref_of(ctx, op.operand_named("source")), named_type(op, "source"), result_type(op))
    else {
        return Ok(());
    };
    let Some(expected) = fat_type(ctx, source, op.prop("resetOffset").is_some()) else {
        return fail(op, format!("source type {} can't have its offset reset", quoted(ctx, ty)));
    };
    let message = format_args!("expected result type to be {} but got {}", quoted(ctx, expected), quoted(ctx, result));
    require(op, result == expected, message)
}

/// Checks the lanes that are permuted, and the negation flags.
fn verify_mfma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (size, block) = (int(op, "cbsz").unwrap_or(0), int(op, "abid").unwrap_or(0));
    let below = u32::try_from(size).ok().and_then(|size| 1_i64.checked_shl(size)).is_none_or(|most| block < most);
    require(op, below, "block ID for permuting A (abid) must be below 2 ** cbsz")?;
    let double = named_type(op, "destC").is_some_and(|ty| is_float(ctx, ctx.element_type_or_self(ty), &[64]));
    let negates = ["negateA", "negateB", "negateC"].iter().any(|name| has(op, name));
    require(op, !negates || double, "negation flags only available for double-precision operations")
}
