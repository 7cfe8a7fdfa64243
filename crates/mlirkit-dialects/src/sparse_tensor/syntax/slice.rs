//! Syntax of `#sparse_tensor<slice(offset, size, stride)>`. An unknown number is written as `?`.

use mlirkit_asm::hooks::AttrSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DYNAMIC, DialectAttr, Param, Type};

use crate::text;

/// Syntax of the parameters of a slice: `(offset, size, stride)`.
pub(super) struct Slice;

impl AttrSyntax for Slice {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::LParen, "expected '('")?;
        let mut params = vec![number(p)?];
        for _ in 0..2 {
            p.expect(Kind::Comma, "expected ','")?;
            params.push(number(p)?);
        }
        p.expect(Kind::RParen, "expected ')'")?;
        verify(p.ctx, &params).map_err(|message| p.error_at(p.name_offset(), &message))?;
        new(p, params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        p.text("(");
        p.comma_separated(data.params.iter(), |p, param| match param {
            Param::Int(number) if *number != DYNAMIC => p.signed(*number),
            _ => p.text("?"),
        });
        p.text(")");
    }
}

/// Checks the offset, size and stride of a slice.
pub(crate) fn verify(_: &Context, params: &[Param]) -> Result<(), Reason> {
    let names = [("offset", "non-negative", 0), ("size", "positive", 1), ("stride", "positive", 1)];
    for (param, (name, what, least)) in params.iter().zip(names) {
        if matches!(param, Param::Int(number) if *number != DYNAMIC && *number < least) {
            return Err(format!("expect {what} value or ? for slice {name}").into());
        }
    }
    Ok(())
}

fn number(p: &mut AttrParser<'_, '_>) -> PResult<Param> {
    if !matches!(p.kind(), Kind::Integer | Kind::Minus) {
        return p.expect(Kind::Question, "expected '?'").map(|_| Param::Int(DYNAMIC));
    }
    if !matches!(p.kind(), Kind::Minus | Kind::Integer) && !p.at_keyword("true") && !p.at_keyword("false") {
        p.expect(Kind::Question, "expected '?'")?;
    }
    let number = text::integer(p)?;
    if number < 0 {
        return Err(p.error_here("expect positive value or ? for slice offset/size/stride"));
    }
    Ok(Param::Int(number))
}

fn new(p: &AttrParser<'_, '_>, params: Vec<Param>) -> PResult<Attr> {
    let ctx = p.ctx;
    let Some(def) = ctx.dialect(ctx.ident("sparse_tensor")).and_then(|dialect| dialect.attr("slice")) else {
        return Err(p.error_here("no attribute 'slice' in dialect 'sparse_tensor'"));
    };
    Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

/// Returns a slice whose offset, size and stride are unknown, or an error if the dialect does not define slices.
pub(super) fn unknown(p: &AttrParser<'_, '_>) -> PResult<Attr> {
    new(p, vec![Param::Int(DYNAMIC); 3])
}
