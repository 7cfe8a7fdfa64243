//! Syntax of `memref.alloca_scope -> (types) { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `memref.alloca_scope`.
pub(crate) struct AllocaScope;

impl OpSyntax for AllocaScope {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        text::optional_arrow_types(p, &mut op.types)?;
        let region = p.region(op, &[], false)?;
        p.ensure_terminator(op, region, "memref.alloca_scope.return");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        let types = op.arena().result_types(op.id);
        if !types.is_empty() {
            p.text(" -> (");
            p.types(types);
            p.text(")");
        }
        p.text(" ");
        if let Some(region) = op.regions().next() {
            let options = RegionOptions { terminators: !types.is_empty(), ..RegionOptions::default() };
            p.region(op, region, options.without_entry_args());
        }
        text::attr_dict(p, op, &[]);
    }
}
