//! Syntax of the `mesh` dialect: the axes of partial shardings, and result names.

use mlirkit_asm::hooks::{Hooks, ParamSyntax};
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult, format};
use mlirkit_ir::Param;

use crate::text::ResultName;

/// Registers the hand-written syntax of the `mesh` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("mesh.all_gather", &ResultName("all_gather"));
    hooks.names.insert("mesh.all_reduce", &ResultName("all_reduce"));
    hooks.names.insert("mesh.all_slice", &ResultName("all_slice"));
    hooks.names.insert("mesh.all_to_all", &ResultName("all_to_all"));
    hooks.names.insert("mesh.broadcast", &ResultName("broadcast"));
    hooks.names.insert("mesh.gather", &ResultName("gather"));
    hooks.names.insert("mesh.mesh_shape", &ResultName("mesh_shape"));
    hooks.names.insert("mesh.process_linear_index", &ResultName("proc_linear_idx"));
    hooks.names.insert("mesh.process_multi_index", &ResultName("proc_linear_idx"));
    hooks.names.insert("mesh.recv", &ResultName("recv"));
    hooks.names.insert("mesh.reduce", &ResultName("reduce"));
    hooks.names.insert("mesh.reduce_scatter", &ResultName("reduce_scatter"));
    hooks.names.insert("mesh.scatter", &ResultName("scatter"));
    hooks.names.insert("mesh.send", &ResultName("send"));
    hooks.names.insert("mesh.shard", &ResultName("sharding_annotated"));
    hooks.names.insert("mesh.shift", &ResultName("shift"));
    hooks.params.insert("mesh.shard.partial_axes", &Axes);
}

/// Syntax of a list of mesh axes: `0, 1`.
struct Axes;

impl ParamSyntax for Axes {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut axes = Vec::new();
        p.list(Delimiter::None, "", |p| {
            axes.push(Param::Int(format::parse_integer(p, 16)?));
            Ok(())
        })?;
        crate::text::fill(params, Param::Array(axes.into()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Array(axes)] = params {
            p.comma_separated(axes, |p, axis| {
                if let Param::Int(axis) = axis {
                    p.signed(*axis);
                }
            });
        }
    }
}
