//! Verifiers of the `linalg` dialect: the transforms for Winograd convolution.

use mlirkit_ir::{DYNAMIC, OpRef, compatible_dims};
use mlirkit_verify::{Checks, Verdict, Violation};

use crate::common::rules::{int, named_type, require};
use crate::tensor::verify::tensor;

pub(super) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("linalg.winograd_filter_transform", verify_filter as fn(OpRef<'_, '_>) -> Verdict),
        ("linalg.winograd_input_transform", verify_input),
        ("linalg.winograd_output_transform", verify_output),
    ]);
}

/// Returns the output size of a tile and the size of the filter; `None` if the attribute `fmr` has no known case.
fn tile(op: OpRef<'_, '_>) -> Option<(i64, i64)> {
    match int(op, "fmr")? {
        0 => Some((2, 3)),
        1 => Some((4, 3)),
        2 => Some((2, 5)),
        _ => None,
    }
}

fn shape<const N: usize>(op: OpRef<'_, '_>, name: &str) -> Option<[i64; N]> {
    let ty = tensor(op.context(), named_type(op, name)?)?;
    <[i64; N]>::try_from(&ty.shape[..]).ok()
}

fn verify_shape(op: OpRef<'_, '_>, expected: &[i64], found: &[i64]) -> Verdict {
    require(op, compatible_dims(expected, found), "the output shape is not expected")
}

fn verify_filter(op: OpRef<'_, '_>) -> Verdict {
    let (Some((m, r)), Some([f, h, w, c]), Some(output)) = (tile(op), shape(op, "filter"), shape::<4>(op, "output"))
    else {
        return Ok(());
    };
    require(op, h == r || h == 1, "expect filter height either equals to r or 1")?;
    require(op, w == r || w == 1, "expect filter width either equals to r or 1")?;
    require(op, h != 1 || w != 1, "expect either filter height or width equals to r")?;
    let size = |size| if size == r { m + r - 1 } else { 1 };
    verify_shape(op, &[size(h), size(w), c, f], &output)
}

fn verify_input(op: OpRef<'_, '_>) -> Verdict {
    let (Some((m, r)), Some([n, h, w, c]), Some(output)) = (tile(op), shape(op, "input"), shape::<6>(op, "output"))
    else {
        return Ok(());
    };
    let [alpha_h, alpha_w, ..] = output;
    // Compute the size and the number of tiles. A dimension of size 1 is not transformed.
    let sizes = |size: i64, alpha: i64| match (size, alpha) {
        (DYNAMIC, _) => (m + r - 1, DYNAMIC),
        (_, 1) => (1, size),
        _ => (m + r - 1, size.saturating_sub(r - 1) / m),
    };
    let ((tile_h, tiles_h), (tile_w, tiles_w)) = (sizes(h, alpha_h), sizes(w, alpha_w));
    verify_shape(op, &[tile_h, tile_w, tiles_h, tiles_w, n, c], &output)
}

fn verify_output(op: OpRef<'_, '_>) -> Verdict {
    let (Some((m, r)), Some(value), Some(output)) = (tile(op), shape::<6>(op, "value"), shape::<4>(op, "output"))
    else {
        return Ok(());
    };
    let [alpha_h, alpha_w, tiles_h, tiles_w, n, f] = value;
    let size = |alpha: i64, tiles: i64, side: &str| {
        if alpha == DYNAMIC || tiles == DYNAMIC {
            return Ok(DYNAMIC);
        }
        match alpha {
            1 => Ok(tiles),
            _ if alpha == m + r - 1 => Ok(tiles.wrapping_mul(m)),
            _ => Err(Violation::op(op, format_args!("expect input {side} equals to input tile size"))),
        }
    };
    let (height, width) = (size(alpha_h, tiles_h, "height")?, size(alpha_w, tiles_w, "width")?);
    verify_shape(op, &[n, height, width, f], &output)
}
