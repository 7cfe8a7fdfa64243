//! Checks of the `shard` dialect, formerly `mesh`, that upstream implements in C++.

use mlirkit_ir::{DYNAMIC, OpRef, Param};
use mlirkit_verify::{Checks, Verdict};

use super::syntax::collectives;
use crate::common::rules::{error, expect, integers, ints, require};

/// Operations that refer to a grid.
const OF_GRID: [&str; 18] = [
    "shard.all_gather",
    "shard.all_reduce",
    "shard.all_slice",
    "shard.all_to_all",
    "shard.broadcast",
    "shard.gather",
    "shard.grid_shape",
    "shard.neighbors_linear_indices",
    "shard.process_linear_index",
    "shard.process_multi_index",
    "shard.recv",
    "shard.reduce",
    "shard.reduce_scatter",
    "shard.scatter",
    "shard.send",
    "shard.sharding",
    "shard.shift",
    "shard.update_halo",
];

/// Registers the checks of the `shard` dialect.
pub(crate) fn register(checks: &mut Checks) {
    checks.ops.extend([
        ("shard.grid", (|op| verify_grid(op, "grid")) as fn(OpRef<'_, '_>) -> Verdict),
        ("shard.sharding", |op| verify_sharding(op, "grid")),
    ]);
    for name in OF_GRID {
        checks.symbol_uses.insert(name, verify_grid_use);
    }
}

/// Registers the checks under the name `mesh`, which is the former name of the `shard` dialect.
pub(crate) fn register_mesh(checks: &mut Checks) {
    checks.ops.insert("mesh.mesh", |op| verify_grid(op, "mesh"));
    checks.ops.insert("mesh.sharding", |op| verify_sharding(op, "mesh"));
}

fn verify_grid_use(op: OpRef<'_, '_>) -> Verdict {
    let Some(name) = op.prop("grid") else { return Ok(()) };
    if let Some(grid) = op.lookup_nearest_symbol(name).filter(|found| found.is("shard.grid")) {
        return collectives::verify(op, grid);
    }
    let name = op.context().attr_text(name);
    error(op, format!("Undefined required grid symbol \"{}\".", name.trim_start_matches('@')))
}

fn verify_grid(op: OpRef<'_, '_>, what: &str) -> Verdict {
    let shape = ints(op, "shape").unwrap_or_default();
    require(op, !shape.is_empty(), format_args!("rank of {what} is expected to be a positive integer"))?;
    let fits = shape.iter().all(|size| *size >= 0 || *size == DYNAMIC);
    require(op, fits, format_args!("dimension size of a {what} is expected to be non-negative or dynamic"))
}

/// Returns, for each dimension of a sharded tensor, the grid axes that split it.
pub(super) fn split_axes(op: OpRef<'_, '_>) -> Vec<Vec<i64>> {
    let ctx = op.context();
    let Some(attr) = op.prop("split_axes") else { return Vec::new() };
    if let Some(elements) = ctx.array_elements(attr) {
        return elements.iter().map(|axes| integers(ctx, *axes).unwrap_or_default()).collect();
    }
    let mlirkit_ir::AttrData::Dialect(data) = ctx.attr_data(attr) else { return Vec::new() };
    let Some(Param::Array(lists)) = data.params.first() else { return Vec::new() };
    let axes = |list: &Param| match list {
        Param::Attr(attr) => integers(ctx, *attr).unwrap_or_default(),
        _ => Vec::new(),
    };
    lists.iter().map(axes).collect()
}

fn verify_sharding(op: OpRef<'_, '_>, what: &str) -> Verdict {
    let axes = split_axes(op);
    let mut seen = std::collections::HashSet::new();
    for axis in axes.iter().flatten() {
        expect(op, *axis >= 0, format_args!("{what} axis is expected to be non-negative"))?;
        expect(op, seen.insert(*axis), format_args!("{what} axis duplicated"))?;
    }
    let halos = ints(op, "static_halo_sizes").unwrap_or_default();
    let offsets = ints(op, "static_sharded_dims_offsets").unwrap_or_default();
    let both = !halos.is_empty() && !offsets.is_empty();
    require(op, !both, "halo sizes and shard offsets are mutually exclusive")?;
    let split = axes.iter().filter(|axes| !axes.is_empty()).count();
    let fits = halos.is_empty() || halos.len() == split * 2;
    expect(op, fits, "halo sizes must be specified for all split axes.")
}
