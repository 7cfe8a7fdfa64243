//! Checks of the `amdgpu` dialect that upstream implements in C++.

use crate::common::verify::layout::memref_of;
use mlirkit_ir::{Attr, AttrData, Context, MemRefType, OpRef, Param, ParamChecks, StridedLayout, Type, TypeData};
use mlirkit_ir::{VectorType, contiguous_strides};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{
    enum_number, enum_prop, fail, float_kind, has, has_unit_stride, int, int_width, named_type, quoted, require,
    result_type,
};

/// Registers the checks of the `amdgpu` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("amdgpu.fat_raw_buffer_cast", verify_fat_cast as fn(OpRef<'_, '_>) -> Verdict),
        ("amdgpu.gather_to_lds", verify_gather),
        ("amdgpu.mfma", verify_mfma),
        ("amdgpu.scaled_wmma", verify_scaled_wmma),
        ("amdgpu.sparse_mfma", verify_sparse),
        ("amdgpu.transpose_load", verify_transpose),
        ("amdgpu.wmma", verify_wmma),
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

fn vector(ctx: &Context, ty: Option<Type>) -> Option<&VectorType> {
    match ctx.type_data(ty?) {
        TypeData::Vector(vector) => Some(vector),
        _ => None,
    }
}

/// Returns the element count and the element type of a vector; for any other type, 1 and the type itself.
fn elements(ctx: &Context, ty: Type) -> (i64, Type) {
    match vector(ctx, Some(ty)) {
        Some(vector) => (vector.shape.iter().fold(1, |all, size| all.wrapping_mul(*size)), vector.element),
        None => (1, ty),
    }
}

fn is_float(ctx: &Context, ty: Type, widths: &[u32]) -> bool {
    float_kind(ctx, ty).is_some_and(|kind| widths.contains(&kind.width()))
}

// Memory operations.

fn space_is(ctx: &Context, space: Option<Attr>, numbers: &[i64], row: &str, value: u64, default: bool) -> bool {
    let Some(space) = space else { return default };
    match ctx.attr_data(space) {
        AttrData::Integer(_) => ctx.int_value(space).is_some_and(|number| numbers.contains(&number)),
        AttrData::Dialect(data) => &*data.def.name == row && enum_number(ctx, space) == Some(value),
        _ => false,
    }
}

fn is_global(ctx: &Context, space: Option<Attr>) -> bool {
    space_is(ctx, space, &[0, 1], "gpu.address_space", 1, true)
}

fn is_shared(ctx: &Context, space: Option<Attr>) -> bool {
    space_is(ctx, space, &[3], "gpu.address_space", 2, false)
}

fn is_fat(ctx: &Context, space: Option<Attr>) -> bool {
    space_is(ctx, space, &[7], "amdgpu.address_space", 0, false)
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

fn verify_gather(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(target)) =
        (memref_of(ctx, op.operand_named("src")), memref_of(ctx, op.operand_named("dst")))
    else {
        return Ok(());
    };
    let contiguous = named_type(op, "dst").is_none_or(|ty| has_unit_stride(ctx, ty));
    require(op, contiguous, "destination type inner most dim must be contiguous")?;
    let same = source.element == target.element;
    require(op, same, "source and destination element types must match")?;
    let moved = op.prop("transferType").and_then(|attr| match ctx.attr_data(attr) {
        AttrData::Type(ty) => Some(*ty),
        _ => None,
    });
    let bits = moved
        .map(|ty| elements(ctx, ty))
        .map(|(count, element)| count.wrapping_mul(ctx.int_or_float_width(element).map_or(0, i64::from)));
    let fits = bits.is_none_or(|bits| matches!(bits, 8 | 16 | 32 | 96 | 128));
    require(op, fits, "Transfering type size must be 8, 16, 32, 96 or 128 bits")?;
    let readable = is_global(ctx, source.space) || is_fat(ctx, source.space);
    require(op, readable, "source memory address space must be global or fat raw buffer")?;
    require(op, is_shared(ctx, target.space), "destination memory address space must be Workgroup")
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(source), Some(result)) = (memref_of(ctx, op.operand_named("src")), result_type(op)) else {
        return Ok(());
    };
    require(op, is_shared(ctx, source.space), "source memory address space must be Workgroup")?;
    let (count, element) = elements(ctx, result);
    let bits = ctx.int_or_float_width(element).unwrap_or(0);
    let expected = match bits {
        4 | 6 => 16,
        8 => 8,
        16 => 4,
        _ => return fail(op, format!("Unsupported element type size for transpose load: {bits} bits")),
    };
    let message = format_args!("Transferring type size mismatch: expected num of elements: {expected}");
    require(op, count == expected, message)
}

// Cross-lane operations.

// Matrix multiplications.

fn verify_count(op: OpRef<'_, '_>, what: &str, expected: i64, found: i64) -> Verdict {
    let message = format_args!("expected {expected} {what} values for this operation but got {found}");
    require(op, expected == found, message)
}

fn product(op: OpRef<'_, '_>, names: [&str; 2], blocks: i64) -> i64 {
    names.iter().fold(blocks, |all, name| all.wrapping_mul(int(op, name).unwrap_or(0))) / 64
}

fn verify_mfma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(a), Some(b), Some(c)) = (named_type(op, "sourceA"), named_type(op, "sourceB"), named_type(op, "destC"))
    else {
        return Ok(());
    };
    let ((mut count, element), (b_count, b_element)) = (elements(ctx, a), elements(ctx, b));
    let (results, result) = elements(ctx, c);
    if is_float(ctx, element, &[8, 6, 4]) {
        let both = is_float(ctx, b_element, &[8, 6, 4]);
        require(op, both, "expected both source operands to have small-float elements if one does")?;
        let message = "expected both small-float source vectors to have the same length";
        require(op, count == b_count, message)?;
    } else {
        require(op, a == b, "expected both non-small-float source operand types to match exactly")?;
    }
    match int_width(ctx, element) {
        Some(32) => count = count.wrapping_mul(4),
        Some(64) => count = count.wrapping_mul(8),
        _ => {}
    }
    let blocks = int(op, "blocks").unwrap_or(1);
    verify_count(op, "source", product(op, ["m", "k"], blocks), count)?;
    verify_count(op, "result", product(op, ["m", "n"], blocks), results)?;
    let double = is_float(ctx, result, &[64]);
    let (permutes, size) = (enum_prop(op, "blgp").unwrap_or(0) != 0, int(op, "cbsz").unwrap_or(0));
    require(op, !(double && permutes), "double-precision ops do not support permuting lanes of B")?;
    require(op, !(double && size != 0), "double-precision ops do not support permuting lanes of A")?;
    let block = int(op, "abid").unwrap_or(0);
    let below = u32::try_from(size).ok().and_then(|size| 1_i64.checked_shl(size)).is_none_or(|most| block < most);
    require(op, below, "block ID for permuting A (abid) must be below 2 ** cbsz")?;
    let negates = ["negateA", "negateB", "negateC"].iter().any(|name| has(op, name));
    require(op, !negates || double, "negation flags only available for double-precision operations")
}

fn verify_sparse(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let of = |name| named_type(op, name).map(|ty| elements(ctx, ty));
    let (Some((sparse, a)), Some((dense, b)), Some((results, _))) = (of("sourceA"), of("sourceB"), of("destC")) else {
        return Ok(());
    };
    let message = "expected dense source operand to have exactly double the number of elements of the sparse source \
                   operand";
    require(op, dense == sparse.wrapping_mul(2), message)?;
    let bytes = is_float(ctx, a, &[8]) && is_float(ctx, b, &[8]);
    require(op, bytes || a == b, "expected source operands to have the same element type")?;
    let byte = is_float(ctx, a, &[8]) || int_width(ctx, a) == Some(8);
    let (size, block) = (int(op, "cbsz").unwrap_or(0), int(op, "abid").unwrap_or(0).cast_unsigned() as u32);
    require(op, size != 0 || !byte || block <= 1, "ABID must be 0 or 1 for 8-bit source data")?;
    require(op, size != 0 || byte || block <= 3, "ABID must be between 0 and 3 for 16-bit source data")?;
    if let Some(ty) = named_type(op, "sparseIdx") {
        let (count, element) = elements(ctx, ty);
        let (fits, what) = if byte {
            (count == 2 && int_width(ctx, element) == Some(16), "vector<2xi16> sparse indices for 8-bit")
        } else {
            (count == 4 && int_width(ctx, element) == Some(8), "vector<4xi8> sparse indices for 16-bit")
        };
        let found = quoted(ctx, ty);
        require(op, fits, format_args!("expected {what} source data, but got {found}"))?;
    }
    verify_count(op, "source", product(op, ["m", "k"], 1), dense)?;
    verify_count(op, "result", product(op, ["m", "n"], 1), results)
}

fn verify_wmma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(a_type), Some(b_type), Some(c_type)) =
        (named_type(op, "sourceA"), named_type(op, "sourceB"), named_type(op, "destC"))
    else {
        return Ok(());
    };
    let ((a_count, a), (b_count, b), (_, c)) = (elements(ctx, a_type), elements(ctx, b_type), elements(ctx, c_type));
    let (a_text, b_text) = (quoted(ctx, a_type), quoted(ctx, b_type));
    require(op, a_count == b_count, format_args!("source vectors have different lengths: {a_text} vs. {b_text}"))?;
    let (from, to) = (float_kind(ctx, a).is_some(), float_kind(ctx, c).is_some());
    require(op, !to || from, "expected float sources with float destination")?;
    require(op, to || !from, "expected int sources with int destination")?;
    let same = is_float(ctx, a, &[8]) || a == b;
    let message = format_args!("source element types must match (except for fp8/bf8) but have {a_text} and {b_text}");
    require(op, same, message)?;
    require(op, !(from && has(op, "clamp")), "clamp flag is not supported for float types")?;
    let unsigned = has(op, "unsignedA") || has(op, "unsignedB");
    require(op, !(from && unsigned), "unsigned flags are not supported for float types")
}

fn verify_scaled_wmma(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let of = |name| named_type(op, name).map(|ty| elements(ctx, ty));
    let (Some((a_count, a)), Some((b_count, b)), Some((results, _))) = (of("sourceA"), of("sourceB"), of("destC"))
    else {
        return Ok(());
    };
    let wide = int(op, "m") != Some(16);
    let expected = if wide { 16 } else { 8 };
    let message = format_args!("expected output vector of length {expected} but got {results}");
    require(op, results == expected, message)?;
    let small = |ty| float_kind(ctx, ty) == Some(FloatKind::F4E2M1FN);
    require(op, !wide || small(a) || small(b), "32x16x128 only supports fp4 element types")?;
    let (shape, a_expected) = if wide { ("32x16x128", 128) } else { ("16x16x128", 64) };
    for (name, count, expected) in [("A", a_count, a_expected), ("B", b_count, 64)] {
        let message = format_args!("for {shape}, source{name} must have {expected} elements but got {count}");
        require(op, count == expected, message)?;
    }
    let lane = int(op, "a_first_scale_lane").unwrap_or(0);
    require(op, !wide || lane == 0, "for 32x16x128, a_first_scale_lane must be 0")?;
    let (Some((_, a_scale)), Some((_, b_scale))) = (of("scaleA"), of("scaleB")) else { return Ok(()) };
    let scales = [a_scale, b_scale].map(|ty| float_kind(ctx, ty));
    let known = |kind| matches!(kind, Some(FloatKind::F8E8M0FNU | FloatKind::F8E4M3FN));
    require(
        op,
        scales.iter().all(|kind| known(*kind)),
        "scale operands must have f8 element types (E8M0FNU or E4M3FN)",
    )?;
    let exponents = scales.map(|kind| kind == Some(FloatKind::F8E8M0FNU));
    let fits = match exponents {
        [true, true] => true,
        [true, false] => !small(a) && small(b),
        [false, true] => small(a) && !small(b),
        [false, false] => small(a) && small(b),
    };
    let [a, a_scale, b, b_scale] = [a, a_scale, b, b_scale].map(|ty| quoted(ctx, ty));
    let message = format_args!(
        "invalid combination of matrix and scale types: sourceA={a}, scaleA={a_scale}, sourceB={b}, scaleB={b_scale}"
    );
    require(op, fits, message)
}
