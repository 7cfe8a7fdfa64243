//! `mesh`: the axes over which a sharding is partial.

use mlirkit_asm::hooks::{Hooks, ParamSyntax};
use mlirkit_asm::{Delimiter, PResult, Parser, Printer, format};
use mlirkit_ir::Param;

/// Binds what `mesh` writes by hand.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.params.insert("mesh.shard.partial_axes", &Axes);
}

/// `0, 1`
struct Axes;

impl ParamSyntax for Axes {
    fn parse(&self, p: &mut Parser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut axes = Vec::new();
        p.list(Delimiter::None, "", |p| {
            axes.push(Param::Int(format::parse_integer(p, 16)?));
            Ok(())
        })?;
        crate::text::fill(params, Param::Array(axes.into()));
        Ok(())
    }

    fn print(&self, p: &mut Printer<'_, '_>, params: &[Param]) {
        if let [Param::Array(axes)] = params {
            p.comma_separated(axes, |p, axis| {
                if let Param::Int(axis) = axis {
                    p.signed(*axis);
                }
            });
        }
    }
}
