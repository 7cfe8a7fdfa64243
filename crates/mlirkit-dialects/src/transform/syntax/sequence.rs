//! Syntax of the operands of `transform.sequence` and the symbols of `transform.foreach_match`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, OpRef};

use crate::text;

/// Syntax of `custom<SequenceOpOperands>($root, type($root), $extra, type($extra))`: `%root, %a : (type, type)`.
pub(super) struct Operands;

impl Directive for Operands {
    type Args = (arg::Operands, arg::Types, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (root, root_type, extra, types): Parse<'_, Self>,
    ) -> PResult<()> {
        let Some(operand) = p.optional_operand()? else { return Ok(()) };
        root.push(operand);
        if p.eat(Kind::Comma) {
            *extra = p.operand_list(Delimiter::None)?;
        }
        p.expect(Kind::Colon, "expected ':'")?;
        p.eat(Kind::LParen);
        root_type.push(p.ty()?);
        if !extra.is_empty() {
            p.expect(Kind::Comma, "expected ','")?;
            text::types_between_commas(p, types)?;
        }
        if types.len() != extra.len() {
            return Err(p.hook_error(op.offset, "expected types to be provided for all operands"));
        }
        p.eat(Kind::RParen);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (root, root_type, extra, types): Print<'m, 'c, Self>,
    ) {
        if root.is_empty() {
            return;
        }
        p.operands(root.iter().chain(extra).copied());
        p.text(if extra.is_empty() { " : " } else { " : (" });
        p.comma_separated(root_type.iter().chain(types), |p, ty| p.ty(*ty));
        p.text(if extra.is_empty() { "" } else { ")" });
    }
}

/// Syntax of `custom<ForeachMatchSymbols>($matchers, $actions)`: `@matcher -> @action`, with one pair per line.
pub(super) struct MatchSymbols;

impl Directive for MatchSymbols {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (matchers, actions): Parse<'_, Self>,
    ) -> PResult<()> {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        loop {
            left.push(symbol(p)?);
            p.expect(Kind::Arrow, "expected '->'")?;
            right.push(symbol(p)?);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        (*matchers, *actions) = (Some(p.ctx.array_attr(&left)), Some(p.ctx.array_attr(&right)));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (matchers, actions): Print<'m, 'c, Self>) {
        let (Some(matchers), Some(actions)) = (matchers, actions) else { return };
        let ctx = op.context();
        let (AttrData::Array(matchers), AttrData::Array(actions)) = (ctx.attr_data(matchers), ctx.attr_data(actions))
        else {
            return;
        };
        p.increase_indent();
        p.increase_indent();
        p.comma_separated(matchers.iter().zip(actions), |p, (matcher, action)| {
            p.newline();
            p.attr(*matcher);
            p.text(" -> ");
            p.attr(*action);
        });
        p.decrease_indent();
        p.decrease_indent();
    }
}

/// Parses `@name` and returns a symbol reference.
fn symbol(p: &mut OpParser<'_, '_, '_>) -> PResult<Attr> {
    let name = p.symbol_name()?;
    let AttrData::String { value, .. } = p.ctx.attr_data(name) else { return Ok(name) };
    Ok(p.ctx.attr(AttrData::SymbolRef([*value].into())))
}
