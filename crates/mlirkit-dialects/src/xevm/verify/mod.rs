//! `xevm`: what upstream verifies in C++, and what messages call an enum.

use mlirkit_asm::hooks::Hooks;
use mlirkit_ir::{OpRef, ParamChecks, Type, TypeData};
use mlirkit_verify::{Checks, Verdict};

use crate::common::rules::{constant_int, fail, has, int, named_type, require, result_type};

/// Binds the checks.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("xevm.blockload", (|op| verify_line(op, result_type(op))) as fn(OpRef<'_, '_>) -> Verdict),
        ("xevm.blockload2d", verify_load),
        ("xevm.blockprefetch2d", |op| {
            verify_matrix(op)?;
            verify_width(op, &[8, 16], "8 or 16")
        }),
        ("xevm.blockstore", |op| verify_line(op, named_type(op, "val"))),
        ("xevm.blockstore2d", verify_store),
        ("xevm.mma", |op| {
            let same = named_type(op, "c").is_none_or(|ty| result_type(op) == Some(ty));
            require(op, same, "type of C operand must match result type")
        }),
    ]);
}

/// Binds what messages say of an enum.
pub(crate) fn register_hooks(hooks: &mut Hooks) {
    hooks.enum_summaries.insert("xevm.ElemType", "XeVM element type");
}

/// Binds the rules about parameters of attributes: none, although the row of a target has a verifier, as for `rocdl`.
pub(crate) fn register_params(checks: &mut ParamChecks) {
    checks.attrs.insert("xevm.target", |_, _| Ok(()));
}

fn size(op: OpRef<'_, '_>, name: &str) -> i64 {
    // The region has one block unless the operation allows more.
    int(op, name).unwrap_or(i64::from(name == "v_blocks"))
}

fn is_power_of_two(value: i64) -> bool {
    u64::try_from(value).is_ok_and(u64::is_power_of_two)
}

fn elements(op: OpRef<'_, '_>, ty: Option<Type>) -> Option<(i64, Type)> {
    match op.context().type_data(ty?) {
        TypeData::Vector(vector) => {
            Some((vector.shape.iter().fold(1, |all, size| all.wrapping_mul(*size)), vector.element))
        }
        _ => None,
    }
}

fn verify_line(op: OpRef<'_, '_>, ty: Option<Type>) -> Verdict {
    let Some((count, element)) = elements(op, ty) else { return Ok(()) };
    if op.context().int_or_float_width(element).is_some_and(|width| width / 8 == 1) {
        let fits = matches!(count, 2 | 4 | 8 | 16);
        return require(op, fits, "vector size must be 2, 4, 8 or 16 for 8-bit element type");
    }
    require(op, matches!(count, 2 | 4 | 8), "vector size must be 2, 4 or 8 for element type > 8 bits")
}

/// Checks the layout of matrices in memory.
fn verify_matrix(op: OpRef<'_, '_>) -> Verdict {
    let constant = |name| op.operand_named(name).and_then(constant_int);
    if let (Some(width), Some(pitch)) = (constant("base_width"), constant("base_pitch")) {
        require(op, pitch >= width, "4th operand (base pitch) should be >= 2nd operand (base width)")?;
    }
    let bits = size(op, "elem_size_in_bits");
    require(op, matches!(bits, 8 | 16 | 32), "expecting 'elem_size_in_bits' to be 8, 16, or 32")?;
    let height = size(op, "tile_height");
    let fits = height <= 32 && is_power_of_two(height);
    require(op, fits, "expecting tile_height to be 1, 2, 4, 8, 16, or 32")?;
    // Stores have one block and no attribute for it.
    let blocks = int(op, "v_blocks").unwrap_or(1);
    require(op, blocks <= 8 && is_power_of_two(blocks), "expecting v_blocks to be 1, 2, 4, or 8")
}

/// Checks the width of a tile; `wide` lists the widths allowed for 32-bit elements.
fn verify_width(op: OpRef<'_, '_>, wide: &[i64], text: &str) -> Verdict {
    let width = size(op, "tile_width");
    match size(op, "elem_size_in_bits") {
        8 => require(op, matches!(width, 16 | 32), "tile_width for 8 bit elements should be equal to 16 or 32"),
        16 => require(op, width == 16, "tile_width for 16 bit elements should be equal to 16"),
        _ => {
            let message = format_args!("tile_width for 32 bit elements should be equal to {text}");
            require(op, wide.contains(&width), message)
        }
    }
}

fn between(op: OpRef<'_, '_>, name: &str, least: i64, most: i64) -> Verdict {
    let inside = (least..=most).contains(&size(op, name));
    require(op, inside, format_args!("expecting {name} to be between {least} and {most}"))
}

fn one_of(op: OpRef<'_, '_>, name: &str, values: &[i64], text: &str) -> Verdict {
    require(op, values.contains(&size(op, name)), format_args!("expecting {name} to be {text}"))
}

/// Checks that all tiles of a row fit.
fn at_most(op: OpRef<'_, '_>, most: i64, bits: i64) -> Verdict {
    let all = size(op, "tile_width").wrapping_mul(size(op, "v_blocks"));
    let message = format_args!("tile_width * v_blocks should be less than or equal to {most} for {bits} bit elements");
    require(op, all <= most, message)
}

fn verify_load(op: OpRef<'_, '_>) -> Verdict {
    let ctx = op.context();
    let Some((count, element)) = elements(op, result_type(op)) else { return Ok(()) };
    let Some(width) = ctx.int_or_float_width(element).map(i64::from) else {
        return fail(op, "expecting result element type to be int or float");
    };
    let found = count.wrapping_mul(width);
    let names = ["tile_height", "tile_width", "v_blocks"];
    let expected = names.iter().fold(size(op, "elem_size_in_bits"), |all, name| all.wrapping_mul(size(op, name))) / 16;
    let message = format_args!("result size of {found} bits does not match the expected size of {expected} bits");
    require(op, found == expected, message)?;
    verify_tile(op)?;
    verify_matrix(op)?;
    let packed = has(op, "pack_register");
    let wide = size(op, "elem_size_in_bits") == 32 || packed;
    require(op, !wide || width == 32, "expecting result element type to be 32 bits")?;
    let fits = !packed || size(op, "tile_width") == 16;
    require(op, fits, "tile_width when pack_register is true should be equal to subgroup size (16 elements)")
}

/// Checks the shape of a loaded tile.
fn verify_tile(op: OpRef<'_, '_>) -> Verdict {
    let (transposed, packed) = (has(op, "transpose"), has(op, "pack_register"));
    require(op, !(transposed && packed), "transpose and pack_register are mutually exclusive")?;
    let bits = size(op, "elem_size_in_bits");
    if transposed {
        one_of(op, "v_blocks", &[1], "1")?;
        return match bits {
            32 => {
                between(op, "tile_height", 1, 32)?;
                between(op, "tile_width", 1, 8)
            }
            64 => {
                one_of(op, "tile_height", &[8], "8 for 64 bit elements")?;
                one_of(op, "tile_width", &[1, 2, 4], "1, 2, or 4")
            }
            _ => fail(op, "transpose is only supported for 32 and 64 bit elements"),
        };
    }
    if packed {
        one_of(op, "v_blocks", &[1, 2, 4], "1, 2, or 4")?;
        return match bits {
            8 => {
                between(op, "tile_height", 4, 32)?;
                between(op, "tile_width", 4, 16)
            }
            16 => {
                between(op, "tile_height", 2, 32)?;
                between(op, "tile_width", 2, 16)?;
                at_most(op, 32, 16)
            }
            _ => fail(op, "pack_register is only supported for 8 and 16 bit elements"),
        };
    }
    between(op, "tile_height", 1, 32)?;
    match bits {
        8 => {
            between(op, "tile_width", 4, 64)?;
            one_of(op, "v_blocks", &[1, 2, 4], "1, 2, or 4")?;
            at_most(op, 64, 8)
        }
        16 => {
            between(op, "tile_width", 2, 32)?;
            one_of(op, "v_blocks", &[1, 2, 4], "1, 2, or 4")?;
            at_most(op, 32, 16)
        }
        32 => {
            between(op, "tile_width", 1, 16)?;
            one_of(op, "v_blocks", &[1, 2], "1 or 2")?;
            at_most(op, 16, 32)
        }
        64 => {
            between(op, "tile_width", 1, 8)?;
            one_of(op, "v_blocks", &[1], "1")
        }
        _ => fail(op, "expecting elem_size_in_bits to be 8, 16, 32, or 64"),
    }
}

fn verify_store(op: OpRef<'_, '_>) -> Verdict {
    between(op, "tile_height", 1, 8)?;
    match size(op, "elem_size_in_bits") {
        8 => between(op, "tile_width", 4, 64)?,
        16 => between(op, "tile_width", 2, 32)?,
        32 => between(op, "tile_width", 1, 16)?,
        64 => between(op, "tile_width", 1, 8)?,
        _ => return fail(op, "expecting elem_size_in_bits to be 8, 16, 32, or 64"),
    }
    verify_matrix(op)?;
    verify_width(op, &[16], "16")
}
