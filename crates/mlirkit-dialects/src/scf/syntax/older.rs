//! Syntax of the `scf` dialect in LLVM 16: `scf.foreach_thread`, now `scf.forall`, and `scf.reduce` with one value.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::OpRef;

use super::forall::ensure_terminator;
use crate::text;

/// Syntax of `scf.foreach_thread (%i) in (%n) shared_outs(%o = %t) -> (types) { ... }`.
pub(crate) struct ForeachThread;

impl OpSyntax for ForeachThread {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        args.iter_mut().for_each(|arg| arg.ty = Some(index));
        text::keyword(p, "in", "")?;
        let threads = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.resolve_as(&threads, index, &mut op.operands)?;
        let mut outputs = 0;
        let offset = p.offset();
        if p.eat_keyword("shared_outs") {
            let (left, right) = p.assignments()?;
            text::optional_arrow_types(p, &mut op.types)?;
            p.resolve_all(&right, &op.types, offset, &mut op.operands)?;
            outputs = right.len();
            args.extend(left.into_iter().zip(&op.types).map(|(arg, ty)| Argument { ty: Some(*ty), ..arg }));
        }
        let region = p.region(op, &args, false)?;
        ensure_terminator(p, op, region, "scf.foreach_thread.perform_concurrently");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        text::operand_segments(p, op, &[threads.len(), outputs]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (groups, args) = (text::operand_groups(op, 2), text::body_args(op));
        let [threads, outputs] = groups.as_slice() else { return };
        let (variables, shared) = args.split_at_checked(threads.len()).unwrap_or((&args, &[]));
        p.text(" (");
        p.operands(variables.iter().copied());
        p.text(") in (");
        p.operands(threads.iter().copied());
        p.text(")");
        text::assignments(p, shared, outputs, " shared_outs");
        p.text(" ");
        let types = op.result_types();
        if !shared.is_empty() {
            p.text("-> (");
            p.types(types);
            p.text(") ");
        }
        text::print_body(p, op, !types.is_empty());
        text::attr_dict(p, op, &["operandSegmentSizes", "operand_segment_sizes"]);
    }
}

/// Syntax of `scf.reduce(%value)  : type { ... }`.
pub(crate) struct Reduce;

impl OpSyntax for Reduce {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        let value = p.operand()?;
        p.expect(Kind::RParen, "expected ')'")?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(value, ty)?);
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text("(");
        p.operands(op.operands());
        p.text(")  : ");
        p.value_types(op.operands());
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default());
        }
    }
}
