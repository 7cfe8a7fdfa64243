//! Syntax of `scf.execute_region -> types no_inline { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `scf.execute_region`.
pub(crate) struct ExecuteRegion;

impl OpSyntax for ExecuteRegion {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        text::optional_arrow_types(p, &mut op.types)?;
        if p.eat_keyword("no_inline") {
            let unit = p.ctx.unit();
            p.set_attr(op, "no_inline", unit);
        }
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.optional_arrow_types(op.signature().result_types(op.id));
        p.text(" ");
        if op.attr("no_inline").is_some() {
            p.text("no_inline ");
        }
        text::print_body(p, op, true);
        text::attr_dict(p, op, &["no_inline"]);
    }
}
