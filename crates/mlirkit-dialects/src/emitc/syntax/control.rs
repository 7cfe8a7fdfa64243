//! Syntax of `emitc.for`, `emitc.if`, `emitc.do` and `emitc.include`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, ValueRef};

use crate::scf::syntax::{print_then_else, then_else};
use crate::text;

/// Syntax of `emitc.for %i = %a to %b step %c : type { ... }`.
pub(crate) struct For;

impl OpSyntax for For {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let variable = p.operand()?;
        p.expect(Kind::Equal, "expected '='")?;
        let lower = p.operand()?;
        text::keyword(p, "to", "")?;
        let upper = p.operand()?;
        text::keyword(p, "step", "")?;
        let step = p.operand()?;
        let ty = if p.eat(Kind::Colon) { p.ty()? } else { p.ctx.index_type() };
        p.resolve_as(&[lower, upper, step], ty, &mut op.operands)?;
        let region = p.region(op, &[text::argument(variable, Some(ty))], false)?;
        p.ensure_terminator(op, region, "emitc.yield");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let args = text::body_args(op);
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let ([variable, ..], [lower, upper, step]) = (args.as_slice(), operands.as_slice()) else {
            return p.generic_op_after_name(op);
        };
        p.text(" ");
        p.operand(*variable);
        for (keyword, value) in [(" = ", lower), (" to ", upper), (" step ", step)] {
            p.text(keyword);
            p.operand(*value);
        }
        p.text(" ");
        if variable.ty() != p.ctx.index_type() {
            p.text(" : ");
            p.ty(variable.ty());
            p.text(" ");
        }
        text::print_body(p, op, false);
        text::attr_dict(p, op, &[]);
    }
}

/// Syntax of `emitc.if %condition { ... } else { ... }`.
pub(crate) struct If;

impl OpSyntax for If {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let condition = p.operand()?;
        let i1 = p.ctx.i1_type();
        op.operands.push(p.resolve(condition, i1)?);
        then_else(p, op, "emitc.yield")?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        print_then_else(p, op, false);
        text::attr_dict(p, op, &[]);
    }
}

/// Syntax of `emitc.do { ... } while { ... } attributes {...}`.
pub(crate) struct Do;

impl OpSyntax for Do {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let body = p.region(op, &[], false)?;
        text::keyword(p, "while", "")?;
        let condition = p.region(op, &[], false)?;
        if p.body().entry(body.0).is_none() {
            p.body().append_block(body.0);
        }
        op.regions.extend([body, condition]);
        p.attr_dict_with_keyword(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut regions = op.regions();
        let (Some(body), Some(condition)) = (regions.next(), regions.next()) else {
            return p.generic_op_after_name(op);
        };
        p.text(" ");
        p.region(op, body, RegionOptions::default().without_entry_args());
        p.text(" while ");
        p.region(op, condition, RegionOptions::default());
        text::attr_dict_with_keyword(p, op, &[]);
    }
}

/// Syntax of `emitc.include <"name">` or `emitc.include "name"`.
pub(crate) struct Include;

impl OpSyntax for Include {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let standard = p.eat(Kind::Less);
        if !p.at(Kind::String) {
            return Err(p.op_error(op.offset, "expected string attribute"));
        }
        let name = p.attribute()?;
        p.set_attr(op, "include", name);
        if standard {
            if !p.eat(Kind::Greater) {
                return Err(p.op_error(op.offset, "expected trailing '>' for standard include"));
            }
            let unit = p.ctx.unit();
            p.set_attr(op, "is_standard_include", unit);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let standard = op.attr("is_standard_include").is_some();
        let name = op.attr("include").and_then(|name| text::string_value(p.ctx, name)).unwrap_or_default();
        p.text(if standard { " <" } else { " " });
        // Upstream prints the name without escapes, which cannot be parsed if it contains one of these characters; this
        // escapes it.
        if name.iter().any(|byte| matches!(byte, b'"' | b'\\' | b'\n' | 0x0b | 0x0c)) {
            p.string(name);
        } else {
            p.text("\"");
            p.bytes(name);
            p.text("\"");
        }
        p.text(if standard { ">" } else { "" });
    }
}
