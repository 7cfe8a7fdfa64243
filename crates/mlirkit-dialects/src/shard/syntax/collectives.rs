//! Checks of operations on a grid: axes, device groups, and the shapes that result from gathering and scattering.

use mlirkit_ir::{Context, DYNAMIC, OpRef};
use mlirkit_verify::Verdict;

use crate::common::rules::{error, error_at_place, expect, int, ints, operand_type, result_type};
use crate::shard::verify::split_axes;

/// Checks an operation's attributes against the grid that it refers to.
pub(crate) fn verify(op: OpRef<'_, '_>, grid: OpRef<'_, '_>) -> Verdict {
    let shape = ints(grid, "shape").unwrap_or_default();
    let name = op.name().strip_prefix("shard.").unwrap_or_default();
    match name {
        "sharding" => return verify_offsets(op, &shape),
        "neighbors_linear_indices" | "process_linear_index" | "update_halo" => return Ok(()),
        _ => {}
    }
    let counted = matches!(name, "grid_shape" | "process_multi_index");
    let axes = ints(op, if counted { "axes" } else { "grid_axes" }).unwrap_or_default();
    verify_axes(op, grid, &axes, shape.len())?;
    if counted {
        let (found, wanted) = (op.results().len(), if axes.is_empty() { shape.len() } else { axes.len() });
        return expect(op, found == wanted, format_args!("Unexpected number of results {found}. Expected {wanted}."));
    }
    let device = match name {
        "recv" => "source",
        "send" => "destination",
        _ => "root",
    };
    if let Some(at) = ints(op, device) {
        verify_device(op, device, &at, &axes, &shape)?;
    }
    let size = |axis: &i64| usize::try_from(*axis).ok().and_then(|axis| shape.get(axis)).copied().unwrap_or(DYNAMIC);
    let group = axes.iter().map(size).try_fold(1, times);
    let axis = |name: &str| int(op, name).unwrap_or(0);
    match name {
        "all_gather" | "gather" => verify_gather(op, axis("gather_axis"), group),
        "all_slice" => verify_scatter(op, axis("slice_axis"), group),
        "reduce_scatter" | "scatter" => verify_scatter(op, axis("scatter_axis"), group),
        "all_to_all" => verify_all_to_all(op, axis("split_axis"), axis("concat_axis"), group),
        "shift" => {
            let axis = axis("shift_axis");
            let message = format_args!("Invalid shift axis {axis}. It must be one of the grouping grid axes.");
            expect(op, axes.contains(&axis), message)
        }
        _ => Ok(()),
    }
}

/// A size; `None` if it is dynamic.
type Size = Option<i64>;

fn known(size: i64) -> Size {
    (size != DYNAMIC).then_some(size)
}

fn times(product: i64, size: i64) -> Size {
    known(size).map(|size| product.wrapping_mul(size))
}

fn expect_at_place(op: OpRef<'_, '_>, holds: bool, message: &str) -> Verdict {
    if holds { Ok(()) } else { error_at_place(op, message) }
}

fn verify_axes(op: OpRef<'_, '_>, grid: OpRef<'_, '_>, axes: &[i64], rank: usize) -> Verdict {
    let mut sorted = axes.to_vec();
    sorted.sort_unstable();
    let repeated = sorted.iter().zip(sorted.iter().skip(1)).any(|(a, b)| a == b);
    expect_at_place(op, !repeated, "Grid axes contains duplicate elements.")?;
    let outside = |axis: &&i64| usize::try_from(**axis).map_or(true, |axis| axis >= rank);
    let Some(axis) = axes.iter().find(outside) else { return Ok(()) };
    let name = grid.attr("sym_name").and_then(|name| op.context().str_value(name)).unwrap_or_default();
    let what = format!("0-based grid axis index {axis} is out of bounds. The referenced grid \"{name}\"");
    error_at_place(op, format!("{what} is of rank {rank}."))
}

/// Checks that a device has one coordinate per axis of its group, and that the coordinates are in range.
fn verify_device(op: OpRef<'_, '_>, name: &str, device: &[i64], axes: &[i64], shape: &[i64]) -> Verdict {
    let (found, wanted) = (device.len(), axes.len());
    let message = format!("In-group device \"{name}\" has unexpected multi-index size {found}. Expected {wanted}.");
    expect_at_place(op, found == wanted, &message)?;
    for (index, (at, axis)) in device.iter().zip(axes).enumerate() {
        let size = usize::try_from(*axis).ok().and_then(|axis| shape.get(axis)).copied().unwrap_or(DYNAMIC);
        if *at != DYNAMIC && size != DYNAMIC && *at >= size {
            let what = format!("Out of bounds coordinate {index} for in-group device \"{name}\". Got {at},");
            return error_at_place(op, format!("{what} but expected value in the range [0, {}].", size - 1));
        }
    }
    Ok(())
}

/// Returns the sizes of the first operand and the first result; `None` unless both are ranked.
fn shapes<'c>(op: OpRef<'_, 'c>) -> Option<(&'c [i64], &'c [i64])> {
    let ctx: &'c Context = op.context();
    Some((ctx.shaped(operand_type(op, 0)?)?.dims?, ctx.shaped(result_type(op)?)?.dims?))
}

fn verify_size(op: OpRef<'_, '_>, axis: usize, wanted: Size, found: i64) -> Verdict {
    if found == DYNAMIC || wanted == Some(found) {
        return Ok(());
    }
    let wanted = wanted.map_or("dynamic".to_owned(), |size| size.to_string());
    error_at_place(op, format!("Dimension size mismatch for result axis {axis}. Expected {wanted}, but got {found}."))
}

fn verify_gather(op: OpRef<'_, '_>, axis: i64, group: Size) -> Verdict {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let rank = to.len();
    let inside = usize::try_from(axis).is_ok_and(|axis| axis < rank);
    expect_at_place(op, inside, &format!("Gather axis {axis} is out of bounds [0, {rank})."))?;
    for (index, (from, to)) in from.iter().zip(to).enumerate() {
        let gathered = usize::try_from(axis) == Ok(index);
        let wanted = if gathered { group.and_then(|group| times(group, *from)) } else { known(*from) };
        verify_size(op, index, wanted, *to)?;
    }
    Ok(())
}

fn verify_scatter(op: OpRef<'_, '_>, axis: i64, group: Size) -> Verdict {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let axis = usize::try_from(axis).unwrap_or(usize::MAX);
    for (index, (from, to)) in from.iter().zip(to).enumerate().filter(|(index, _)| *index != axis) {
        verify_size(op, index, known(*from), *to)?;
    }
    let (Some(from), Some(to)) = (from.get(axis), to.get(axis)) else { return Ok(()) };
    if let (Some(size), Some(group)) = (known(*from), group)
        && size.checked_rem(group).is_some_and(|rest| rest != 0)
    {
        let what = format!("Operand dimension size {size} is not divisible by collective device group size {group}");
        return error_at_place(op, format!("{what} for tensor axis {axis}."));
    }
    verify_size(op, axis, known(*from).and_then(|size| size.checked_div(group?)), *to)
}

fn verify_all_to_all(op: OpRef<'_, '_>, split: i64, concat: i64, group: Size) -> Verdict {
    let Some((from, to)) = shapes(op) else { return Ok(()) };
    let [split, concat] = [split, concat].map(|axis| usize::try_from(axis).unwrap_or(usize::MAX));
    for (index, (from, to)) in from.iter().zip(to).enumerate() {
        if (index != split && index != concat) || split == concat {
            verify_size(op, index, known(*from), *to)?;
        }
    }
    if split == concat {
        return Ok(());
    }
    if let (Some(from), Some(to)) = (from.get(concat), to.get(concat)) {
        verify_size(op, concat, group.and_then(|group| times(group, *from)), *to)?;
    }
    let (Some(from), Some(to)) = (from.get(split), to.get(split)) else { return Ok(()) };
    verify_size(op, split, known(*from).and_then(|size| size.checked_div(group?)), *to)
}

/// Checks that each split dimension has ascending offsets, one more than its number of shards.
fn verify_offsets(op: OpRef<'_, '_>, shape: &[i64]) -> Verdict {
    let offsets = ints(op, "static_sharded_dims_offsets").unwrap_or_default();
    if offsets.is_empty() {
        return Ok(());
    }
    let dynamic = shape.contains(&DYNAMIC);
    expect(op, !dynamic, "sharded dims offsets are not allowed for device grids with dynamic shape.")?;
    let mut rest = offsets.as_slice();
    for axes in split_axes(op).iter().filter(|axes| !axes.is_empty()) {
        let size = |axis: &i64| usize::try_from(*axis).ok().and_then(|axis| shape.get(axis)).copied();
        let Some(parts) = axes.iter().map(size).sum::<Option<i64>>() else { return Ok(()) };
        let mut last = 0;
        for index in 0..=usize::try_from(parts).unwrap_or(0) {
            let Some(offset) = rest.get(index) else {
                return error(op, "sharded dims offsets has wrong size.");
            };
            if *offset != DYNAMIC {
                expect(op, *offset >= last, "sharded dims offsets must be non-decreasing.")?;
                last = *offset;
            }
        }
        rest = rest.get(usize::try_from(parts).unwrap_or(0) + 1..).unwrap_or_default();
    }
    Ok(())
}
