//! Syntax of the parameters of `vhlo` types, and of attributes with the same form.

use mlirkit_asm::hooks::ParamSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult};
use mlirkit_ir::{DYNAMIC, Param};

use crate::text;

/// Syntax of a shape such as `2x?x`, before the element type.
pub(super) struct Shape;

/// Syntax of `, attribute`, or nothing if there is no encoding.
pub(super) struct Encoding;

/// Syntax of types separated by commas, or `()` if there are none.
pub(super) struct TypeArray;

/// Syntax of a floating-point number, which is parsed as a double.
pub(super) struct Float;

/// Syntax of a list of floating-point scales: `[1.0, 2.0]`.
pub(super) struct Scales;

/// Returns the elements of the only parameter, a list; empty for other parameters.
pub(super) fn elements(params: &[Param]) -> &[Param] {
    match params {
        [Param::Array(elements)] => elements,
        _ => &[],
    }
}

fn sizes(params: &[Param]) -> impl Iterator<Item = i64> + '_ {
    elements(params).iter().map(|size| if let Param::Int(size) = size { *size } else { 0 })
}

impl ParamSyntax for Shape {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let shape = p.dimensions(true)?;
        text::fill(params, Param::Array(shape.into_iter().map(Param::Int).collect()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        for size in sizes(params) {
            if size == DYNAMIC {
                p.text("?")
            } else {
                p.signed(size)
            }
            p.text("x");
        }
    }
}

impl ParamSyntax for Encoding {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let encoding = if p.eat(Kind::Comma) { Param::Attr(p.attribute()?) } else { Param::None };
        text::fill(params, encoding);
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Attr(encoding)] = params {
            p.text(", ");
            p.attr(*encoding);
        }
    }
}

impl ParamSyntax for TypeArray {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut types = Vec::new();
        if !(p.eat(Kind::LParen) && p.eat(Kind::RParen)) {
            text::types_between_commas(p, &mut types)?;
        }
        text::fill(params, Param::Array(types.into_iter().map(Param::Type).collect()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let types = elements(params);
        p.text(if types.is_empty() { "()" } else { "" });
        p.comma_separated(types, |p, ty| {
            if let Param::Type(ty) = ty {
                p.ty(*ty);
            }
        });
    }
}

impl ParamSyntax for Float {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        text::fill(params, text::double(p)?);
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        params.iter().for_each(|value| text::print_float(p, value));
    }
}

impl ParamSyntax for Scales {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut scales = Vec::new();
        p.list(Delimiter::Square, "", |p| {
            scales.push(text::double(p)?);
            Ok(())
        })?;
        text::fill(params, Param::Array(scales.into()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        p.text("[");
        p.comma_separated(elements(params), text::print_float);
        p.text("]");
    }
}
