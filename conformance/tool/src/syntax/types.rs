//! Attributes and types with hand-written syntax.

use mlirkit::asm::hooks::{AttrSyntax, Hooks, TypeSyntax};
use mlirkit::asm::lexer::Kind;
use mlirkit::asm::{AttrParser, AttrPrinter, PResult};
use mlirkit::ir::{Attr, AttrData, Param, Type, TypeData};

use super::{attr, number, optional_number, ty};

pub(super) fn register(hooks: &mut Hooks) {
    hooks.attrs.insert("test.cmpnd_a", &Compound);
    hooks.types.insert("test.cmpnd_a", &Compound);
    hooks.types.insert("test.int", &Integer);
    hooks.types.insert("test.struct", &Struct);
    hooks.types.insert("test.test_type_with_layout", &WithLayout);
}

fn attr_params<'c>(p: &AttrPrinter<'_, 'c>, attr: Attr) -> &'c [Param] {
    match p.ctx.attr_data(attr) {
        AttrData::Dialect(data) => &data.params,
        _ => &[],
    }
}

fn type_params<'c>(p: &AttrPrinter<'_, 'c>, ty: Type) -> &'c [Param] {
    match p.ctx.type_data(ty) {
        TypeData::Dialect(data) => &data.params,
        _ => &[],
    }
}

/// The syntax `<1, !test.smpla, [5, 6]>`.
struct Compound;

impl Compound {
    fn params(p: &mut AttrParser<'_, '_>) -> PResult<Vec<Param>> {
        p.expect(Kind::Less, "expected '<'")?;
        let width = number(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let ty = p.ty()?;
        p.expect(Kind::Comma, "expected ','")?;
        p.expect(Kind::LSquare, "expected '['")?;
        let mut numbers = Vec::new();
        while let Some(number) = optional_number(p) {
            numbers.push(Param::Int(number));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::RSquare, "expected ']'")?;
        p.expect(Kind::Greater, "expected '>'")?;
        Ok(vec![Param::Int(width), Param::Type(ty), Param::Array(numbers.into())])
    }

    fn print(p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Int(width), Param::Type(ty), Param::Array(numbers)] = params else { return };
        p.fmt(format_args!("<{width}, "));
        p.ty(*ty);
        p.text(", [");
        p.comma_separated(numbers.iter(), |p, number| {
            if let Param::Int(number) = number {
                p.fmt(format_args!("{number}"));
            }
        });
        p.text("]>");
    }
}

impl AttrSyntax for Compound {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let params = Self::params(p)?;
        attr(p, "cmpnd_a", params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        Self::print(p, attr_params(p, attr));
    }
}

impl TypeSyntax for Compound {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let params = Self::params(p)?;
        ty(p, "cmpnd_a", params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        Self::print(p, type_params(p, ty));
    }
}

/// The syntax `<signed, 8>`.
struct Integer;

/// The long and short names of the three kinds of signedness.
const SIGNS: [(&str, &str); 3] = [("none", "n"), ("signed", "s"), ("unsigned", "u")];

impl TypeSyntax for Integer {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let offset = p.offset();
        let word = p.keyword()?;
        let is = |(full, short): &(&str, &str)| word.eq_ignore_ascii_case(full) || word.eq_ignore_ascii_case(short);
        let sign = SIGNS.iter().position(is);
        let sign = sign.ok_or_else(|| p.hook_error(offset, "expected signed, unsigned, or none"))?;
        p.expect(Kind::Comma, "expected ','")?;
        let width = number(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        ty(p, "int", vec![Param::Int(width), Param::Enum(sign as u64)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let [Param::Int(width), Param::Enum(sign)] = type_params(p, ty) else { return };
        let sign = usize::try_from(*sign).ok().and_then(|sign| SIGNS.get(sign)).map_or("", |(full, _)| full);
        p.fmt(format_args!("<{sign}, {width}>"));
    }
}

/// The syntax `<{a,i32}, {b,f64}>`.
struct Struct;

impl TypeSyntax for Struct {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let mut fields = Vec::new();
        while p.eat(Kind::LBrace) {
            let name = p.keyword()?;
            let name = p.ctx.ident(name);
            p.expect(Kind::Comma, "expected ','")?;
            let ty = p.ty()?;
            p.expect(Kind::RBrace, "expected '}'")?;
            fields.push(Param::Array([Param::Str(name), Param::Type(ty)].into()));
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        ty(p, "struct", vec![Param::Array(fields.into())])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let [Param::Array(fields)] = type_params(p, ty) else { return };
        p.text("<");
        p.comma_separated(fields.iter(), |p, field| {
            let Param::Array(field) = field else { return };
            let [Param::Str(name), Param::Type(ty)] = &**field else { return };
            p.fmt(format_args!("{{{},", p.ctx.str(*name)));
            p.ty(*ty);
            p.text("}");
        });
        p.text(">");
    }
}

/// The syntax `<key>`.
struct WithLayout;

impl TypeSyntax for WithLayout {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let key = number(p)?;
        p.expect(Kind::Greater, "expected '>'")?;
        ty(p, "test_type_with_layout", vec![Param::Int(key)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        if let [Param::Int(key)] = type_params(p, ty) {
            p.fmt(format_args!("<{key}>"));
        }
    }
}
