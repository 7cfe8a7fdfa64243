//! Syntax of `memref.alloca_scope -> (types) { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
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
        let types = op.signature().result_types(op.id);
        text::print_arrow_types(p, types);
        p.text(" ");
        text::print_body(p, op, !types.is_empty());
        text::attr_dict(p, op, &[]);
    }
}
