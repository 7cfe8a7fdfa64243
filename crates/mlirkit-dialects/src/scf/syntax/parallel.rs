//! Syntax of `scf.parallel (%i) = (%a) to (%b) step (%c) init (%x) -> types { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `scf.parallel`.
pub(crate) struct Parallel;

impl OpSyntax for Parallel {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        p.expect(Kind::Equal, "expected '='")?;
        let lower = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.resolve_as(&lower, index, &mut op.operands)?;
        text::keyword(p, "to", "")?;
        let upper = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.resolve_as(&upper, index, &mut op.operands)?;
        text::keyword(p, "step", "")?;
        let steps = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.resolve_as(&steps, index, &mut op.operands)?;
        let inits = if p.eat_keyword("init") { p.operand_list(Delimiter::Paren)? } else { Vec::new() };
        text::optional_arrow_types(p, &mut op.types)?;
        args.iter_mut().for_each(|arg| arg.ty = Some(index));
        let region = p.region(op, &args, false)?;
        text::operand_segments(p, op, &[lower.len(), upper.len(), steps.len(), inits.len()]);
        p.attr_dict(&mut op.attrs)?;
        p.resolve_all(&inits, &op.types, op.offset, &mut op.operands)?;
        p.ensure_terminator(op, region, "scf.reduce");
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 4);
        let [lower, upper, steps, inits] = groups.as_slice() else { return };
        p.text(" (");
        p.operands(text::body_args(op));
        for (keyword, values) in [(") = (", lower), (") to (", upper), (") step (", steps)] {
            p.text(keyword);
            p.operands(values.iter().copied());
        }
        p.text(")");
        if !inits.is_empty() {
            p.text(" init (");
            p.operands(inits.iter().copied());
            p.text(")");
        }
        p.optional_arrow_types(op.signature().result_types(op.id));
        p.text(" ");
        text::print_body(p, op, true);
        text::attr_dict(p, op, &["operandSegmentSizes"]);
    }
}
