//! Syntax of the `shard` dialect: result names.

pub(crate) mod collectives;

use mlirkit_asm::hooks::{AsmNames, Hooks};
use mlirkit_ir::{OpRef, ValueId};

use crate::text::ResultName;

/// Registers the naming hooks of the `shard` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("shard.all_gather", &ResultName("all_gather"));
    hooks.names.insert("shard.all_reduce", &ResultName("all_reduce"));
    hooks.names.insert("shard.all_slice", &ResultName("all_slice"));
    hooks.names.insert("shard.all_to_all", &ResultName("all_to_all"));
    hooks.names.insert("shard.broadcast", &ResultName("broadcast"));
    hooks.names.insert("shard.gather", &ResultName("gather"));
    hooks.names.insert("shard.grid_shape", &ResultName("grid_shape"));
    hooks.names.insert("shard.neighbors_linear_indices", &Neighbors);
    hooks.names.insert("shard.process_linear_index", &ResultName("proc_linear_idx"));
    hooks.names.insert("shard.process_multi_index", &ResultName("proc_linear_idx"));
    hooks.names.insert("shard.recv", &ResultName("recv"));
    hooks.names.insert("shard.reduce", &ResultName("reduce"));
    hooks.names.insert("shard.reduce_scatter", &ResultName("reduce_scatter"));
    hooks.names.insert("shard.scatter", &ResultName("scatter"));
    hooks.names.insert("shard.send", &ResultName("send"));
    hooks.names.insert("shard.shard", &ResultName("sharding_annotated"));
    hooks.names.insert("shard.shard_shape", &ResultName("shard_shape"));
    hooks.names.insert("shard.sharding", &ResultName("sharding"));
    hooks.names.insert("shard.shift", &ResultName("shift"));
}

/// A hook that suggests the result names `%down_linear_idx, %up_linear_idx`.
struct Neighbors;

impl AsmNames for Neighbors {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (result, name) in op.results().zip(["down_linear_idx", "up_linear_idx"]) {
            set(result.id, name);
        }
    }
}
