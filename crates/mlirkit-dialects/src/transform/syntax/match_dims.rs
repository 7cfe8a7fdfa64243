//! Syntax of `custom<TransformMatchDims>`, which specifies the positions to match: `all`, `0, -1` or `except(0, -1)`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `custom<TransformMatchDims>($positions, $is_inverted, $is_all)`.
pub(super) struct MatchDims;

impl Directive for MatchDims {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (positions, inverted, all): Parse<'_, Self>,
    ) -> PResult<()> {
        let ctx = p.ctx;
        if p.eat_keyword("all") {
            (*positions, *all) = (Some(ctx.i64_array(&[])), Some(ctx.unit()));
            return Ok(());
        }
        let except = p.eat_keyword("except");
        if except {
            *inverted = Some(ctx.unit());
            p.expect(Kind::LParen, "expected '('")?;
        }
        let mut numbers = vec![text::integer(p)?];
        while p.eat(Kind::Comma) {
            numbers.push(text::integer(p)?);
        }
        *positions = Some(ctx.i64_array(&numbers));
        if except {
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (positions, inverted, all): Print<'m, 'c, Self>,
    ) {
        if all.is_some() {
            return p.text("all");
        }
        let numbers = positions.and_then(|attr| p.ctx.int_array_values(attr)).unwrap_or_default();
        p.text(if inverted.is_some() { "except(" } else { "" });
        p.comma_separated(numbers, |p, number| p.signed(number));
        p.text(if inverted.is_some() { ")" } else { "" });
    }
}
