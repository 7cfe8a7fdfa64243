//! Verifiers of the `tosa` dialect: convolutions and matrix multiplications.

use crate::common::rules::{fail, int_list, list, named_type, quoted, require};
use mlirkit_ir::{DYNAMIC, OpRef, Type, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use super::window::{exact, verify_size};
use super::{dims, result_dims, stored, stored_result, verify_zero_point, verify_zero_value};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("tosa.conv2d", verify_convolution);
    checks.ops.insert("tosa.conv3d", verify_convolution);
    checks.ops.insert("tosa.depthwise_conv2d", verify_convolution);
    checks.ops.insert("tosa.transpose_conv2d", verify_transpose);
    checks.ops.insert("tosa.matmul", verify_matmul);
}

fn verify_matmul(op: OpRef<'_, '_>) -> Verdict {
    for (operand, zero) in [("a", "a_zp"), ("b", "b_zp")] {
        let said = format!("expect input {operand} and {zero} have the same");
        verify_zero_point(op, stored(op, operand), zero, &said)?;
    }
    verify_zero_value(op, "a_zp", "a")?;
    verify_zero_value(op, "b_zp", "b")
}

fn is_float(op: OpRef<'_, '_>, ty: Type) -> bool {
    matches!(op.context().type_data(ty), TypeData::Float(_))
}

/// Checks that the element types of input, weight, bias and result are compatible.
fn verify_types(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(weight)) = (stored(op, "input"), stored(op, "weight")) else { return Ok(()) };
    let (Some(bias), Some(result)) = (stored(op, "bias"), stored_result(op)) else { return Ok(()) };
    let pair = |a, b| format!("got {} and {}", quoted(ctx, a), quoted(ctx, b));
    if is_float(op, bias) && is_float(op, result) && bias != result {
        return fail(op, format!("expect both bias and result to have same element type, {}", pair(bias, result)));
    }
    let is_eight = |ty| matches!(ctx.type_data(ty), TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3FN));
    if (is_eight(input) || is_eight(weight)) && input != weight {
        return fail(op, format!("expect both input and weight to have same element type, {}", pair(input, weight)));
    }
    if is_float(op, input) != is_float(op, weight) {
        return fail(op, format!("expect both input and weight to be float or not together, {}", pair(input, weight)));
    }
    for (operand, zero) in [("input", "input_zp"), ("weight", "weight_zp")] {
        let said = format!("expect both {operand} and its zero point are the same");
        verify_zero_point(op, stored(op, operand), zero, &said)?;
    }
    verify_zero_value(op, "input_zp", "input")?;
    verify_zero_value(op, "weight_zp", "weight")?;
    verify_accumulator(op, ctx.element_type_or_self(input))
}

fn verify_accumulator(op: OpRef<'_, '_>, input: Type) -> Verdict {
    let ctx = op.context();
    let Some(acc) = op.prop("acc_type").and_then(|attr| ctx.type_value(attr)) else { return Ok(()) };
    let acc = ctx.type_data(acc);
    let integer = |bits| matches!(acc, TypeData::Integer { width, .. } if *width == bits);
    let float = |kind| *acc == TypeData::Float(kind);
    let message = match ctx.type_data(input) {
        TypeData::Integer { width: 8, .. } if !integer(32) => "accumulator type for i8 tensor is not i32",
        TypeData::Integer { width: 16, .. } if !integer(48) => "accumulator type for i16 tensor is not i48",
        TypeData::Float(FloatKind::F8E5M2 | FloatKind::F8E4M3) if !float(FloatKind::F16) => {
            "accumulator type for f8 tensor is not f16"
        }
        TypeData::Float(FloatKind::F16) if !float(FloatKind::F16) && !float(FloatKind::F32) => {
            "accumulator type for f16 tensor is not f16/f32"
        }
        TypeData::Float(FloatKind::BF16) if !float(FloatKind::F32) => "accumulator type for bf16 tensor is not f32",
        TypeData::Float(FloatKind::F32) if !float(FloatKind::F32) => "accumulator type for f32 tensor is not f32",
        _ => return Ok(()),
    };
    fail(op, message)
}

fn verify_convolution(op: OpRef<'_, '_>) -> Verdict {
    verify_types(op)?;
    let [padding, strides, dilations] = ["pad", "stride", "dilation"].map(|name| int_list(op, name));
    if padding.iter().any(|value| *value < 0) {
        return fail(op, format!("expect all padding values to be >= 0, got {}", list(&padding)));
    }
    for (values, what) in [(&strides, "stride"), (&dilations, "dilation")] {
        if values.iter().any(|value| *value < 1) {
            return fail(op, format!("expect all {what} values to be >= 1, got {}", list(values)));
        }
    }
    let Some(output) = result_dims(op) else { return Ok(()) };
    if let (Some(input), Some(weight)) = (dims(op, "input"), dims(op, "weight")) {
        // Depthwise kernels start with the spatial sizes, other kernels with the channels.
        let first = usize::from(!op.is("tosa.depthwise_conv2d"));
        let names: &[_] =
            &[("depth", "d", "front", "back"), ("height", "y", "top", "bottom"), ("width", "x", "left", "right")];
        let names = if op.is("tosa.conv3d") { names } else { names.get(1..).unwrap_or(names) };
        for (at, (name, axis, before, after)) in names.iter().enumerate() {
            let numbers = (
                input.get(at + 1),
                weight.get(at + first),
                output.get(at + 1),
                padding.get(2 * at),
                padding.get(2 * at + 1),
                strides.get(at),
                dilations.get(at),
            );
            let (Some(size), Some(kernel), Some(found), Some(a), Some(b), Some(stride), Some(dilation)) = numbers
            else {
                continue;
            };
            if *size == DYNAMIC || *kernel == DYNAMIC {
                continue;
            }
            let window = kernel.wrapping_sub(1).wrapping_mul(*dilation);
            let total = size.wrapping_sub(1).wrapping_add(*a).wrapping_add(*b).wrapping_sub(window);
            let Some(calculated) = exact(total, *stride) else {
                return fail(
                    op,
                    format!(
                        "expected input_{name} - 1 + pad_{before} + pad_{after} - (kernel_{name} - 1) * dilation_{axis} \
                         to be wholly divisible by stride_{axis}, got ({size} - 1 + {a} + {b} - ({kernel} - 1) * \
                         {dilation}) / {stride}"
                    ),
                );
            };
            verify_size(op, name, calculated.wrapping_add(1), *found)?;
        }
    }
    verify_channels(op, output)
}

/// Checks that the bias has one element per output channel, or a single one.
fn verify_channels(op: OpRef<'_, '_>, output: &[i64]) -> Verdict {
    let bias = named_type(op, "bias").and_then(|ty| op.context().shaped(ty)?.dims?.first().copied());
    let (Some(bias), Some(channels)) = (bias, output.last()) else { return Ok(()) };
    let message = format_args!("bias channels expected to be equal to output channels ({channels}) or 1, got {bias}");
    require(op, bias == DYNAMIC || *channels == DYNAMIC || bias == *channels || bias == 1, message)
}

fn verify_transpose(op: OpRef<'_, '_>) -> Verdict {
    verify_types(op)?;
    let (strides, padding) = (int_list(op, "stride"), int_list(op, "out_pad"));
    if strides.iter().any(|value| *value < 1) {
        return fail(op, format!("expect all stride values to be >= 1, got [{}]", list(&strides)));
    }
    let (&[sy, sx], &[top, bottom, left, right]) = (strides.as_slice(), padding.as_slice()) else { return Ok(()) };
    let weight = dims(op, "weight");
    let kernel = |at: usize| weight.and_then(|weight| weight.get(at)).copied().filter(|size| *size != DYNAMIC);
    let axes = [
        ("KH", 1, [("out_pad_top", top), ("out_pad_bottom", bottom)]),
        ("KW", 2, [("out_pad_left", left), ("out_pad_right", right)]),
    ];
    for (kernel_name, at, pads) in axes {
        let Some(size) = kernel(at) else { continue };
        for (name, pad) in pads {
            let message =
                format_args!("expected {name} > -{kernel_name}, but got: {name}={pad} and {kernel_name}={size}");
            require(op, pad > size.wrapping_neg(), message)?;
        }
    }
    let Some(output) = result_dims(op) else { return Ok(()) };
    if let Some(input) = dims(op, "input").filter(|_| weight.is_some()) {
        let axes = [
            (1, ("OH", "IH", "stride_y", "out_pad_top + out_pad_bottom", "KH"), sy, top, bottom),
            (2, ("OW", "IW", "stride_x", "out_pad_left + out_pad_right", "KW"), sx, left, right),
        ];
        for (at, (out_name, in_name, stride_name, pads, kernel_name), stride, a, b) in axes {
            let (Some(size), Some(found)) = (input.get(at), output.get(at)) else { continue };
            let Some(kernel) = kernel(at).filter(|_| *size != DYNAMIC && *found != DYNAMIC) else { continue };
            let expected =
                size.wrapping_sub(1).wrapping_mul(stride).wrapping_add(a).wrapping_add(b).wrapping_add(kernel);
            if *found != expected {
                return fail(
                    op,
                    format!(
                        "dimension mismatch: expected {out_name} == ({in_name} - 1) * {stride_name} + {pads} + \
                         {kernel_name}, but got {found} != ({size} - 1) * {stride} + {a} + {b} + {kernel}"
                    ),
                );
            }
        }
    }
    verify_channels(op, output)
}
