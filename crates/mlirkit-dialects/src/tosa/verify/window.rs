//! Verifiers of the `tosa` dialect: pooling and resizing.

use crate::common::rules::{fail, int_list, list, require, result_type};
use mlirkit_ir::{DYNAMIC, OpRef, TypeData};
use mlirkit_num::FloatKind;
use mlirkit_verify::{Checks, Verdict};

use super::{constants, dims, result_dims, stored, stored_result, verify_zero_point, verify_zero_value};

pub(super) fn register(checks: &mut Checks) {
    checks.ops.insert("tosa.avg_pool2d", verify_avg_pool);
    checks.ops.insert("tosa.clamp", verify_clamp);
    checks.ops.insert("tosa.max_pool2d", verify_max_pool);
    checks.ops.insert("tosa.resize", verify_resize);
}

/// Divides as upstream's `idivCheck` does; `None` if there is a remainder.
pub(super) fn exact(dividend: i64, divisor: i64) -> Option<i64> {
    if dividend.checked_rem(divisor)? == 0 { dividend.checked_div(divisor) } else { None }
}

/// Checks the output size against the size calculated from the input.
pub(super) fn verify_size(op: OpRef<'_, '_>, name: &str, calculated: i64, found: i64) -> Verdict {
    let message =
        format_args!("calculated output {name} did not match expected: calculated={calculated}, expected={found}");
    require(op, found == DYNAMIC || calculated == found, message)
}

fn verify_pooling(op: OpRef<'_, '_>) -> Verdict {
    let [kernel, strides, padding] = ["kernel", "stride", "pad"].map(|name| int_list(op, name));
    if kernel.iter().any(|size| *size < 1) {
        return fail(op, format!("expect all kernel values to be >= 1, got {}", list(&kernel)));
    }
    if strides.iter().any(|size| *size < 1) {
        return fail(op, format!("expect all stride values to be >= 1, got {}", list(&strides)));
    }
    if padding.iter().any(|size| *size < 0) {
        return fail(op, format!("expect all padding values to be >= 0, got {}", list(&padding)));
    }
    let ([ky, kx], [top, bottom, left, right]) = (kernel.as_slice(), padding.as_slice()) else { return Ok(()) };
    if right >= kx || left >= kx {
        return fail(
            op,
            format!(
                "expected left/right padding to be less than the width of the kernel, got pad_left={left}, \
                 pad_right={right}, kernel_x={kx}"
            ),
        );
    }
    if top >= ky || bottom >= ky {
        return fail(
            op,
            format!(
                "expected top/bottom padding to be less than the height of the kernel, got pad_top={top}, \
                 pad_bottom={bottom}, kernel_y={ky}"
            ),
        );
    }
    let (Some([_, ih, iw, _]), Some([_, oh, ow, _]), [sy, sx]) =
        (dims(op, "input"), result_dims(op), strides.as_slice())
    else {
        return Ok(());
    };
    let axes = [
        ("height", "y", ("top", top), ("bottom", bottom), (ih, oh), (ky, sy)),
        ("width", "x", ("left", left), ("right", right), (iw, ow), (kx, sx)),
    ];
    for (name, axis, (before, a), (after, b), (size, found), (kernel, stride)) in axes {
        if *size == DYNAMIC {
            continue;
        }
        let total = size.wrapping_add(*a).wrapping_add(*b).wrapping_sub(*kernel);
        let Some(calculated) = exact(total, *stride) else {
            return fail(
                op,
                format!(
                    "expected input_{name} + pad_{before} + pad_{after} - kernel_{axis} to be wholly divisible by \
                     stride_{axis}, got ({size} + {a} + {b} - {kernel}) / {stride}"
                ),
            );
        };
        verify_size(op, name, calculated.wrapping_add(1), *found)?;
    }
    Ok(())
}

/// Checks that the accumulator type suits the input type.
fn verify_accumulator(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let acc = op.prop("acc_type").and_then(|attr| ctx.type_value(attr)).map(|ty| ctx.type_data(ty));
    let (Some(acc), Some(input)) = (acc, stored(op, "input").map(|ty| ctx.type_data(ty))) else { return Ok(()) };
    let float = |kind| *acc == TypeData::Float(kind);
    match input {
        TypeData::Integer { .. } if !matches!(acc, TypeData::Integer { width: 32, .. }) => {
            fail(op, "accumulator type for integer tensor is not i32")
        }
        TypeData::Float(FloatKind::F16) if !float(FloatKind::F16) && !float(FloatKind::F32) => {
            fail(op, "accumulator type for f16 tensor is not f16/f32")
        }
        TypeData::Float(FloatKind::BF16) if !float(FloatKind::F32) => {
            fail(op, "accumulator type for bf16 tensor is not f32")
        }
        TypeData::Float(FloatKind::F32) if !float(FloatKind::F32) => {
            fail(op, "accumulator type for f32 tensor is not f32")
        }
        _ => Ok(()),
    }
}

fn verify_avg_pool(op: OpRef<'_, '_>) -> Verdict {
    verify_pooling(op)?;
    verify_accumulator(op)?;
    let same = |what: &str| format!("expect both {what} and its zero point are the same");
    verify_zero_point(op, stored(op, "input"), "input_zp", &same("input"))?;
    verify_zero_point(op, stored_result(op), "output_zp", &same("output"))?;
    verify_zero_value(op, "input_zp", "input")?;
    verify_zero_value(op, "output_zp", "output")
}

fn verify_max_pool(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    if let (Some(input), Some(output)) = (op.operand_types().next(), result_type(op)) {
        if ctx.element_type_or_self(input) != ctx.element_type_or_self(output) {
            super::verify_same_elements(op, input, output)?;
        }
    }
    verify_pooling(op)
}

fn verify_clamp(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let (Some(input), Some(output)) = (stored(op, "input"), stored_result(op)) else { return Ok(()) };
    require(op, input == output, "input/output element types are incompatible.")?;
    let (Some(min), Some(max)) = (op.prop("min_val"), op.prop("max_val")) else { return Ok(()) };
    let holds = ctx.attr_type(min) == Some(input) && ctx.attr_type(max) == Some(input);
    require(op, holds, "min/max attributes types are incompatible with input/output element types.")?;
    let range = || format!("got min_val={}, max_val={}", ctx.attr_text(min), ctx.attr_text(max));
    let wrong = match (ctx.attr_data(min), ctx.attr_data(max)) {
        (mlirkit_ir::AttrData::Integer(min), mlirkit_ir::AttrData::Integer(max)) => {
            let unsigned = input == ctx.i1_type()
                || matches!(ctx.type_data(input), TypeData::Integer { sign: mlirkit_ir::Sign::Unsigned, .. });
            if unsigned { max.value.to_u64() < min.value.to_u64() } else { max.value.to_i64() < min.value.to_i64() }
        }
        (mlirkit_ir::AttrData::Float(min), mlirkit_ir::AttrData::Float(max)) => {
            let TypeData::Float(kind) = *ctx.type_data(input) else { return Ok(()) };
            if kind.is_nan(min.bits()) || kind.is_nan(max.bits()) {
                return fail(op, format!("min/max attributes should not be 'NaN', {}", range()));
            }
            kind.to_f64(max.bits()) < kind.to_f64(min.bits())
        }
        _ => false,
    };
    if wrong {
        return fail(op, format!("expected min_val <= max_val, {}", range()));
    }
    Ok(())
}

fn verify_resize(op: OpRef<'_, '_>) -> Verdict {
    let [Some(scale), Some(offset), Some(border)] = ["scale", "offset", "border"].map(|name| constants(op, name))
    else {
        return Ok(());
    };
    if scale.iter().any(|value| *value <= 0) {
        return fail(op, format!("expect all scale values to be > 0, got {}", list(&scale)));
    }
    let (Some([_, ih, iw, _]), Some([_, oh, ow, _])) = (dims(op, "input"), result_dims(op)) else { return Ok(()) };
    let (&[yn, yd, xn, xd], &[oy, ox], &[by, bx]) = (scale.as_slice(), offset.as_slice(), border.as_slice()) else {
        return Ok(());
    };
    for (name, axis, size, found, n, d, offset, border) in
        [("height", "y", *ih, *oh, yn, yd, oy, by), ("width", "x", *iw, *ow, xn, xd, ox, bx)]
    {
        if size == DYNAMIC || size == 1 {
            continue;
        }
        let total = size.wrapping_sub(1).wrapping_mul(n).wrapping_sub(offset).wrapping_add(border);
        let Some(calculated) = exact(total, d) else {
            return fail(
                op,
                format!(
                    "expected (input_{name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be wholly divisible \
                     by scale_{axis}_d, got (({size} - 1) * {n} - {offset} + {border}) / {d}"
                ),
            );
        };
        verify_size(op, name, calculated.wrapping_add(1), found)?;
    }
    Ok(())
}
