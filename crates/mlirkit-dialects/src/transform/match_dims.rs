//! `custom<TransformMatchDims>`: which positions are matched: `all`, `0, -1` or `except(0, -1)`.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpState, PResult, Printer};
use mlirkit_ir::OpRef;

use crate::text;

/// `custom<TransformMatchDims>($positions, $is_inverted, $is_all)`
pub(super) struct MatchDims;

impl Directive for MatchDims {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Attr(positions), ParseArg::Attr(inverted), ParseArg::Attr(all)] = args else { return Ok(()) };
        let ctx = p.ctx;
        if p.eat_keyword("all") {
            (**positions, **all) = (Some(ctx.i64_array(&[])), Some(ctx.unit()));
            return Ok(());
        }
        let except = p.eat_keyword("except");
        if except {
            **inverted = Some(ctx.unit());
            p.expect(Kind::LParen, "expected '('")?;
        }
        let mut numbers = vec![text::integer(p)?];
        while p.eat(Kind::Comma) {
            numbers.push(text::integer(p)?);
        }
        **positions = Some(ctx.i64_array(&numbers));
        if except {
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Attr(positions), PrintArg::Attr(inverted), PrintArg::Attr(all)] = args else { return };
        if all.is_some() {
            return p.text("all");
        }
        let numbers = positions.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        p.text(if inverted.is_some() { "except(" } else { "" });
        p.comma_separated(numbers, |p, number| p.signed(number));
        p.text(if inverted.is_some() { ")" } else { "" });
    }
}
