//! Types that upstream registers at run time, with an optional list of attributes in `<` and `>`.

use mlirkit::asm::hooks::{AttrSyntax, Hooks, OpSyntax, TypeSyntax};
use mlirkit::asm::lexer::Kind;
use mlirkit::asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult};
use mlirkit::ir::{Attr, AttrData, OpRef, Param, Type, TypeData};

use super::{attr, ty};

pub(super) fn register(hooks: &mut Hooks) {
    for (name, syntax) in [
        ("test.dynamic_singleton", &Dynamic { mnemonic: "dynamic_singleton", count: 0, colon: false }),
        ("test.dynamic_pair", &Dynamic { mnemonic: "dynamic_pair", count: 2, colon: false }),
        (
            "test.dynamic_custom_assembly_format",
            &Dynamic { mnemonic: "dynamic_custom_assembly_format", count: 2, colon: true },
        ),
    ] {
        hooks.attrs.insert(name, syntax);
        hooks.types.insert(name, syntax);
    }
    hooks.ops.insert("test.dynamic_custom_parser_printer", &CustomKeyword);
}

struct Dynamic {
    mnemonic: &'static str,
    /// Number of attributes that the type requires.
    count: usize,
    /// Whether the attributes are separated by a colon.
    colon: bool,
}

impl Dynamic {
    fn params(&self, p: &mut AttrParser<'_, '_>, what: &str) -> PResult<Vec<Param>> {
        let name = p.name_offset();
        let mut args = Vec::new();
        if self.colon {
            p.expect(Kind::Less, "expected '<'")?;
            args.push(Param::Attr(p.attr(None)?));
            p.expect(Kind::Colon, "expected ':'")?;
            args.push(Param::Attr(p.attr(None)?));
            p.expect(Kind::Greater, "expected '>'")?;
        } else if p.eat(Kind::Less) {
            loop {
                args.push(Param::Attr(p.attr(None)?));
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::Greater, "expected '>'")?;
        }
        if args.len() != self.count {
            let message = format!("expected {} {what} arguments, but had {}", self.count, args.len());
            return Err(p.error_at(name, &message));
        }
        Ok(vec![Param::Array(args.into())])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Array(args)] = params else { return };
        if args.is_empty() {
            return;
        }
        p.text("<");
        for (at, arg) in args.iter().enumerate() {
            if at > 0 {
                p.text(if self.colon { ":" } else { ", " });
            }
            if let Param::Attr(attr) = arg {
                p.attr(*attr);
            }
        }
        p.text(">");
    }
}

impl AttrSyntax for Dynamic {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _: Option<Type>) -> PResult<Attr> {
        let params = self.params(p, "attribute")?;
        attr(p, self.mnemonic, params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        if let AttrData::Dialect(data) = p.ctx.attr_data(attr) {
            self.print(p, &data.params);
        }
    }
}

impl TypeSyntax for Dynamic {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let params = self.params(p, "type")?;
        ty(p, self.mnemonic, params)
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        if let TypeData::Dialect(data) = p.ctx.type_data(ty) {
            self.print(p, &data.params);
        }
    }
}

/// The syntax `test.dynamic_custom_parser_printer custom_keyword`.
struct CustomKeyword;

impl OpSyntax for CustomKeyword {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState) -> PResult<()> {
        p.expect_keyword("custom_keyword")
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'_, 'c>) {
        p.text(" custom_keyword");
    }
}
