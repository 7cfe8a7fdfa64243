//! Syntax of the `complex` dialect: result names of constants, and `#complex.number`.

use mlirkit_asm::hooks::{AsmNames, AttrSyntax, Hooks};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Attr, AttrData, DialectAttr, OpRef, Param, Type, TypeData, ValueId};
use mlirkit_num::FloatKind;

/// Registers the hand-written syntax of the `complex` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("complex.number", &Number);
    hooks.names.insert("complex.constant", &Constant);
}

/// A hook that suggests the result name `%cst` for `complex.constant`.
struct Constant;

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        op.results().for_each(|result| set(result.id, "cst"));
    }
}

/// Syntax of `#complex.number<:f32 1.0, 2.0>`.
struct Number;

impl AttrSyntax for Number {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let offset = p.offset();
        p.expect(Kind::Less, "expected '<'")?;
        p.expect(Kind::Colon, "expected ':'")?;
        let element = p.ty()?;
        let TypeData::Float(kind) = *p.ctx.type_data(element) else {
            return Err(p.hook_error(offset, "expected floating point type"));
        };
        let real = part(p, kind)?;
        p.expect(Kind::Comma, "expected ','")?;
        let imag = part(p, kind)?;
        p.expect(Kind::Greater, "expected '>'")?;
        let ctx = p.ctx;
        let def = ctx.dialect(ctx.ident("complex")).and_then(|dialect| dialect.attr("number"));
        let Some(def) = def else { return Err(p.hook_error(offset, "dialect 'complex' is not known")) };
        let ty = Param::Type(ctx.ty(TypeData::Complex(element)));
        Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: [real, imag, ty].into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        let AttrData::Dialect(number) = p.ctx.attr_data(attr) else { return };
        let [Param::Float(real), Param::Float(imag), Param::Type(ty)] = &*number.params else { return };
        let TypeData::Complex(element) = *p.ctx.type_data(*ty) else { return };
        p.text("<:");
        p.ty(element);
        p.text(" ");
        p.text(real.kind.text(real.bits).as_str());
        p.text(", ");
        p.text(real.kind.text(imag.bits).as_str());
        p.text(">");
    }
}

/// Parses a float literal, which is rounded to a double first and then to `kind`.
fn part(p: &mut AttrParser<'_, '_>, kind: FloatKind) -> PResult<Param> {
    let negative = p.eat(Kind::Minus);
    let Some(bits) = p.float_bits(p.tok(), negative, FloatKind::F64)? else {
        return Err(p.error_here("expected floating point literal"));
    };
    p.bump();
    Ok(Param::float(kind, kind.from_f64(FloatKind::F64.to_f64(bits))))
}
