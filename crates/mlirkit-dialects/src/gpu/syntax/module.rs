//! Syntax of `gpu.module @name <handler> [targets] attributes {...} { ... }`. It is hand-written for LLVM 19; later
//! releases define it with a declarative format.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `gpu.module`.
pub(crate) struct Module;

impl OpSyntax for Module {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let name = p.symbol_name()?;
        p.set_attr(op, "sym_name", name);
        if p.eat(Kind::Less) {
            let handler = p.attribute()?;
            p.set_attr(op, "offloadingHandler", handler);
            p.expect(Kind::Greater, "expected '>'")?;
        }
        if p.at(Kind::LSquare) {
            let targets = p.attribute()?;
            p.set_attr(op, "targets", targets);
        }
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &[], false)?;
        p.ensure_terminator(op, region, "gpu.module_end");
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        mlirkit_asm::function::print_symbol_name(p, op);
        if let Some(handler) = op.attr("offloadingHandler") {
            p.text(" <");
            p.attr(handler);
            p.text(">");
        }
        if let Some(targets) = op.attr("targets") {
            p.text(" ");
            p.attr(targets);
            p.text(" ");
        }
        text::attr_dict_with_keyword(p, op, &["sym_name", "targets", "offloadingHandler"]);
        p.text(" ");
        text::print_body(p, op, false);
    }
}
