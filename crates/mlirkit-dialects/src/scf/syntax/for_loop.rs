//! Syntax of `scf.for %i = %a to %b step %c iter_args(%x = %y) -> (types) : type { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, ValueRef};

use crate::text;

/// Syntax of `scf.for`.
pub(crate) struct For;

impl OpSyntax for For {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.eat_keyword("unsigned") {
            let unit = p.ctx.unit();
            p.set_attr(op, "unsignedCmp", unit);
        }
        let variable = p.operand()?;
        p.expect(Kind::Equal, "expected '='")?;
        let lower = p.operand()?;
        text::keyword(p, "to", "")?;
        let upper = p.operand()?;
        text::keyword(p, "step", "")?;
        let step = p.operand()?;
        let mut args = vec![text::argument(variable, None)];
        let mut inits = Vec::new();
        if p.eat_keyword("iter_args") {
            let (left, right) = p.assignments()?;
            args.extend(left);
            inits = right;
            text::arrow_types(p, &mut op.types)?;
        }
        if args.len() != op.types.len() + 1 {
            let message = "mismatch in number of loop-carried values and defined values";
            return Err(p.op_error(op.offset, message));
        }
        let ty = if p.eat(Kind::Colon) { p.ty()? } else { p.ctx.index_type() };
        let types = std::iter::once(ty).chain(op.types.iter().copied());
        for (arg, ty) in args.iter_mut().zip(types) {
            arg.ty = Some(ty);
        }
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, "scf.yield");
        op.regions.push(region);
        // The operands are resolved after the region, so that names defined only in the region are not visible.
        p.resolve_as(&[lower, upper, step], ty, &mut op.operands)?;
        for (init, ty) in inits.iter().zip(&op.types) {
            op.operands.push(p.resolve(*init, *ty)?);
        }
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let args = text::body_args(op);
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [lower, upper, step, inits @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        let [variable, iter_args @ ..] = args.as_slice() else { return p.generic_op_after_name(op) };
        p.text(if op.attr("unsignedCmp").is_some() { " unsigned " } else { " " });
        p.operand(*variable);
        p.text(" = ");
        p.operand(*lower);
        p.text(" to ");
        p.operand(*upper);
        p.text(" step ");
        p.operand(*step);
        text::assignments(p, iter_args, inits, " iter_args");
        if !inits.is_empty() {
            p.text(" -> (");
            p.value_types(inits.iter().copied());
            p.text(")");
        }
        p.text(" ");
        if variable.ty() != p.ctx.index_type() {
            p.text(" : ");
            p.ty(variable.ty());
            p.text(" ");
        }
        text::print_body(p, op, !inits.is_empty());
        text::attr_dict(p, op, &["unsignedCmp"]);
    }
}
