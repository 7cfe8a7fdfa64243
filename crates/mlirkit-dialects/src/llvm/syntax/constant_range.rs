//! Syntax of `#llvm.constant_range<i32, 0, 12>`.

use mlirkit_asm::hooks::AttrSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Attr, AttrData, DialectAttr, Param, Type, TypeData};
use mlirkit_num::ApInt;

use crate::text;

/// Syntax of `<i32, 0, 12>`.
pub(super) struct ConstantRange;

impl AttrSyntax for ConstantRange {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        p.expect(Kind::Less, "expected '<'")?;
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Integer { width, .. } = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.integer"));
        };
        let mut bounds = Vec::new();
        for _ in 0..2 {
            p.expect(Kind::Comma, "expected ','")?;
            bounds.push(Param::ApInt(wide_integer(p, *width)?));
        }
        p.expect(Kind::Greater, "expected '>'")?;
        let Some(def) = p.ctx.dialect(p.ctx.ident("llvm")).and_then(|dialect| dialect.attr("constant_range")) else {
            return Err(p.hook_error(offset, "no attribute 'constant_range' in dialect 'llvm'"));
        };
        Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: bounds.into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(data) = p.ctx.attr_data(attr) else { return };
        let [Param::ApInt(lower), Param::ApInt(upper)] = &*data.params else { return };
        let (width, lower, upper) = (lower.width(), lower.to_signed_string(), upper.to_signed_string());
        p.fmt(format_args!("<i{width}, {lower}, {upper}>"));
    }
}

/// Parses an integer and truncates it to `width` bits.
fn wide_integer(p: &mut AttrParser<'_, '_>, width: u32) -> PResult<ApInt> {
    let negative = p.eat(Kind::Minus);
    let tok = p.expect(Kind::Integer, "expected integer value")?;
    let digits = std::str::from_utf8(p.text(tok)).unwrap_or_default();
    // A digit of any supported base needs at most four bits.
    let room = u32::try_from(digits.len()).unwrap_or(u32::MAX / 8).saturating_mul(4).saturating_add(1);
    let value = ApInt::from_literal(digits, negative, room.max(width), mlirkit_num::Signedness::Signless);
    value.map(|value| value.sext_or_trunc(width)).ok_or_else(|| p.hook_error(tok.start, "integer value too large"))
}
