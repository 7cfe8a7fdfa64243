//! Verifiers of the `tosa` dialect: Fourier transforms, rescaling, and block-scaled numbers.

use mlirkit_ir::{DYNAMIC, OpRef, Type, compatible_dims};
use mlirkit_verify::{Checks, Verdict};

use super::{dims, result_dims, shaped, stored, stored_result, zero_point};
use crate::common::rules::{fail, has, int_width, named_type, quoted, quoted_list, require, result_type};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("tosa.fft2d", verify_fft);
    checks.ops.insert("tosa.rfft2d", verify_real_fft);
    checks.ops.insert("tosa.rescale", verify_rescale);
    checks.ops.insert("tosa.cast_from_block_scaled", verify_from_blocks);
    checks.ops.insert("tosa.cast_to_block_scaled", verify_to_blocks);
    checks.ops.insert("tosa.matmul_t_block_scaled", verify_matmul);
}

fn verify_power_of_two(op: OpRef<'_, '_>, size: i64, name: &str) -> Verdict {
    let fits = size == DYNAMIC || size > 0 && size & (size - 1) == 0;
    require(op, fits, format_args!("expected {name} to be a power of two, got {size}"))
}

fn verify_fft(op: OpRef<'_, '_>) -> Verdict {
    let (Some([_, height, width]), Some([_, other_height, other_width])) =
        (dims(op, "input_real"), dims(op, "input_imag"))
    else {
        return Ok(());
    };
    let known = |a: i64, b: i64| if a == DYNAMIC { a } else { b };
    verify_power_of_two(op, known(*height, *other_height), "height")?;
    verify_power_of_two(op, known(*width, *other_width), "width")
}

fn verify_real_fft(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let results = op.result_types();
    if let [real, imag] = results {
        if !ctx.compatible_shapes(*real, *imag) {
            let found = quoted_list(ctx, results.iter().copied());
            return fail(op, format!("expected output shapes to match, got {found}"));
        }
    }
    let Some([batch, height, width]) = dims(op, "input_real") else { return Ok(()) };
    verify_power_of_two(op, *height, "height")?;
    verify_power_of_two(op, *width, "width")?;
    let Some([out_batch, out_height, out_width]) = result_dims(op) else { return Ok(()) };
    if !compatible_dims(&[*batch, *height], &[*out_batch, *out_height]) {
        let input = named_type(op, "input_real").map(|ty| quoted(ctx, ty).to_string()).unwrap_or_default();
        let output = result_type(op).map(|ty| quoted(ctx, ty).to_string()).unwrap_or_default();
        let what = "expected batch and height dimensions of input/output to match";
        return fail(op, format!("{what}, got input={input} output={output}"));
    }
    let fits = *width == DYNAMIC || *out_width == DYNAMIC || *out_width == width / 2 + 1;
    require(op, fits, format_args!("expected output width to be equal to input_width / 2 + 1, got {out_width}"))
}

/// Checks the zero point of the operand or result `name`. It must be 0, except for 8-bit types; for unsigned 16-bit
/// types it may also be 32768.
fn verify_rescale_zero(op: OpRef<'_, '_>, name: &str, unsigned: bool) -> Verdict {
    let zero = format!("{name}_zp");
    let (Some(ty), Some(value)) = (stored(op, &zero), zero_point(op, &zero, !unsigned)) else { return Ok(()) };
    match int_width(op.context(), ty) {
        Some(8) => Ok(()),
        Some(16) if unsigned => {
            let message = format_args!("expect {zero} of 0 or 32768 for unsigned int16 {name}, got {value}");
            require(op, matches!(value, 0 | 32768), message)
        }
        _ => require(op, value == 0, format_args!("expect {zero} of 0, got {value}")),
    }
}

fn verify_rescale(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(output)) = (stored(op, "input"), stored_result(op)) else { return Ok(()) };
    for (name, ty) in [("input", input), ("output", output)] {
        let found = quoted(ctx, ty);
        let message = format_args!("expect {name} to have integer element type, got {found}");
        require(op, int_width(ctx, ty).is_some(), message)?;
    }
    for (name, ty) in [("input", input), ("output", output)] {
        let Some(point) = stored(op, &format!("{name}_zp")) else { continue };
        let same = int_width(ctx, point).is_some() && int_width(ctx, point) == int_width(ctx, ty);
        let (ty, point) = (quoted(ctx, ty), quoted(ctx, point));
        let what = format!("expected {name} and {name}_zp to both be integer of the same bitwidth");
        require(op, same, format_args!("{what}, but got {ty} vs. {point}"))?;
    }
    for (name, unsigned) in [("input", "input_unsigned"), ("output", "output_unsigned")] {
        verify_rescale_zero(op, name, has(op, unsigned))?;
    }
    let scale32 = has(op, "scale32");
    if let Some(element) = shaped(op, "multiplier").map(|shaped| shaped.element) {
        let bits = if scale32 { 32 } else { 16 };
        let found = quoted(ctx, element);
        let message = format_args!("expect i{bits} element type for multiplier for scale32={scale32}, got {found}");
        require(op, int_width(ctx, element) == Some(bits), message)?;
    }
    let Some(shape) = dims(op, "input") else { return Ok(()) };
    let mut channels = 1;
    if has(op, "per_channel") {
        let Some(last) = shape.last() else {
            return fail(op, "requires input to be at least rank 1 when per_channel is true, but got rank 0");
        };
        channels = *last;
    }
    for name in ["multiplier", "shift"] {
        let Some([count, ..]) = dims(op, name) else { return Ok(()) };
        let message = format_args!("expect shape of {{ {channels} }} for {name} input, got {{ {count} }}");
        require(op, *count == DYNAMIC || *count == channels, message)?;
    }
    Ok(())
}

// Block scaling.

fn block_size(op: OpRef<'_, '_>) -> i64 {
    let text = op.prop("block_size").map(|attr| op.context().attr_text(attr)).unwrap_or_default();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|size| *size > 0).unwrap_or(32)
}

/// The data tensor and the scale tensor, with their names for messages.
struct Pair<'t> {
    data: (&'t str, Type),
    scale: (&'t str, Type),
}

fn verify_same_shape(op: OpRef<'_, '_>, input: Type, output: Type) -> Verdict {
    let ctx = op.context();
    let (a, b) = (quoted(ctx, input), quoted(ctx, output));
    let message = format_args!("require compatible shapes for input_data ({a}) and output_data ({b})");
    require(op, ctx.compatible_shapes(input, output), message)
}

fn verify_divisible(op: OpRef<'_, '_>, input: Type, dynamic: bool) -> Verdict {
    let last = op.context().shaped(input).and_then(|shaped| shaped.dims?.last().copied());
    let (Some(last), block) = (last, block_size(op)) else { return Ok(()) };
    let message = format_args!("expect last dimension of input_data ({last}) to be divisible by block_size ({block})");
    require(op, dynamic && last == DYNAMIC || last % block == 0, message)
}

fn verify_scale(op: OpRef<'_, '_>, pair: &Pair<'_>) -> Verdict {
    let ctx = op.context();
    let of = |ty: Type| ctx.shaped(ty).and_then(|shaped| shaped.dims);
    let ((data, data_type), (scale, scale_type)) = (pair.data, pair.scale);
    let (Some([first @ .., last]), Some([scale_first @ .., scale_last])) = (of(data_type), of(scale_type)) else {
        return Ok(());
    };
    let (a, b) = (quoted(ctx, data_type), quoted(ctx, scale_type));
    let message =
        format_args!("require compatible shapes for {data} ({a}) and {scale} ({b}) except for the last dimension");
    require(op, compatible_dims(first, scale_first), message)?;
    let expected = last / block_size(op);
    let fits = *last == DYNAMIC || *scale_last == DYNAMIC || *scale_last == expected;
    let message = format_args!(
        "expect last dimension of {scale} ({scale_last}) to be equal to last dimension of {data} / block_size \
         ({expected})"
    );
    require(op, fits, message)
}

fn verify_from_blocks(op: OpRef<'_, '_>) -> Verdict {
    let (Some(input), Some(scale), Some(output)) =
        (named_type(op, "input_data"), named_type(op, "input_scale"), result_type(op))
    else {
        return Ok(());
    };
    verify_same_shape(op, input, output)?;
    verify_divisible(op, input, false)?;
    verify_scale(op, &Pair { data: ("input_data", input), scale: ("input_scale", scale) })
}

fn verify_to_blocks(op: OpRef<'_, '_>) -> Verdict {
    let (Some(input), [output, scale]) = (named_type(op, "input_data"), op.result_types()) else { return Ok(()) };
    verify_same_shape(op, input, *output)?;
    verify_divisible(op, input, true)?;
    verify_scale(op, &Pair { data: ("output_data", *output), scale: ("output_scale", *scale) })
}

/// Updates a size that several operands must share. Fails if both sizes are known and differ.
fn unify(op: OpRef<'_, '_>, size: &mut i64, new: i64, operand: &str, name: &str) -> Verdict {
    if *size == DYNAMIC {
        *size = new;
        return Ok(());
    }
    let message = format_args!("expected {name} of {operand} to match size {size}, got {new}");
    require(op, new == DYNAMIC || *size == new, message)
}

fn verify_matmul(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(a), Some(b)) = (stored(op, "a_data"), stored(op, "b_data")) else { return Ok(()) };
    if a != b {
        let (a, b) = (quoted(ctx, a), quoted(ctx, b));
        return fail(op, format!("expect A_data and B_data to have same element type, got {a} and {b}"));
    }
    let (mut n, mut d, mut h, mut w, mut c, mut blocks) = (DYNAMIC, DYNAMIC, DYNAMIC, DYNAMIC, DYNAMIC, DYNAMIC);
    if let Some([batch, height, channels]) = dims(op, "a_data") {
        (n, h, c) = (*batch, *height, *channels);
    }
    if let Some([batch, height, count]) = dims(op, "a_scale") {
        unify(op, &mut n, *batch, "a_scale", "batch")?;
        unify(op, &mut h, *height, "a_scale", "height")?;
        blocks = *count;
    }
    if let Some([batch, width, channels]) = dims(op, "b_data") {
        unify(op, &mut d, *batch, "b_data", "batch")?;
        unify(op, &mut c, *channels, "b_data", "channels")?;
        w = *width;
    }
    if let Some([batch, width, count]) = dims(op, "b_scale") {
        unify(op, &mut d, *batch, "b_scale", "batch")?;
        unify(op, &mut w, *width, "b_scale", "width")?;
        unify(op, &mut blocks, *count, "b_scale", "C/block_size")?;
    }
    let fits = n == DYNAMIC || d == DYNAMIC || n == d || d == 1;
    let what = "expect B matrix batch size to be broadcast compatible with A";
    require(op, fits, format_args!("{what}, got D={d} vs N={n}"))?;
    let block = block_size(op);
    let message = format_args!("expect C to be a multiple of block size, got C={c}, block_size={block}");
    require(op, c == DYNAMIC || c % block == 0, message)?;
    let fits = c == DYNAMIC || blocks == DYNAMIC || blocks == c / block;
    let message = format_args!("expect scale operands dimension 2 to equal C/block_size ({c}/{block}), got {blocks}");
    require(op, fits, message)?;
    let expected = [if n == DYNAMIC { d } else { n }, h, w];
    let Some(found) = result_dims(op).filter(|found| !compatible_dims(found, &expected)) else { return Ok(()) };
    let (found, expected) = (sizes(found), sizes(&expected));
    fail(op, format!("expected output shape {found} to be compatible with expected output shape {expected}"))
}

/// Formats sizes as `2, ?, 3`.
fn sizes(dims: &[i64]) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    dims.iter().map(size).collect::<Vec<_>>().join(", ")
}
