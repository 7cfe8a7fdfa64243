//! Custom syntax of parameters, and directives in the formats of attributes and types.

use mlirkit::asm::hooks::{Hooks, ParamSyntax};
use mlirkit::asm::lexer::Kind;
use mlirkit::asm::{AttrParser, AttrPrinter, PResult};
use mlirkit::ir::Param;
use mlirkit::num::FloatKind;

use super::number;

pub(super) fn register(hooks: &mut Hooks) {
    hooks.params.insert("test.CustomFloatAttr", &CustomFloat);
    hooks.params.insert("test.attr_with_format.two", &Text);
    hooks.params.insert("test.type_with_format.two", &Text);
    hooks.params.insert("test.attr_with_format.four", &Numbers);
}

/// The syntax `"float" : 2.`: the kind of the number, followed by the number.
struct CustomFloat;

/// The names of the kinds of floating-point numbers.
const KINDS: [(&str, FloatKind); 3] = [("float", FloatKind::F32), ("double", FloatKind::F64), ("fp80", FloatKind::F80)];

impl ParamSyntax for CustomFloat {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let [name, value] = params else { return Err(p.error_here("expected two parameters")) };
        let text = p.string()?;
        *name = Param::Attr(p.ctx.string_attr(&String::from_utf8_lossy(&text)));
        p.expect(Kind::Colon, "expected ':'")?;
        let kind = KINDS.iter().find(|(name, _)| name.as_bytes() == &*text).map(|(_, kind)| *kind);
        let Some(kind) = kind else {
            let message = "unknown float type, expected 'float', 'double' or 'fp80'";
            return Err(p.hook_error(p.offset(), message));
        };
        let negative = p.eat(Kind::Minus);
        let tok = p.tok();
        let Some(bits) = p.float_bits(tok, negative, kind)? else {
            return Err(p.wrong_token("expected floating point literal"));
        };
        p.bump();
        *value = Param::float(kind, bits);
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Attr(name), Param::Float(float)] = params else { return };
        p.attr(*name);
        p.text(" : ");
        let value = p.ctx.float_attr(p.ctx.float_type(float.kind), float.bits);
        p.attr_without_type(value);
    }
}

/// The syntax of a string parameter.
struct Text;

impl ParamSyntax for Text {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let text = p.string()?;
        if let [param] = params {
            *param = Param::Str(p.ctx.ident_bytes(&text));
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Str(text)] = params {
            let bytes = p.ctx.bytes(*text);
            p.string(bytes);
        }
    }
}

/// The syntax `[1, 2]`.
struct Numbers;

impl ParamSyntax for Numbers {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        p.expect(Kind::LSquare, "expected '['")?;
        let mut numbers = vec![Param::Int(number(p)?)];
        while p.eat(Kind::Comma) {
            numbers.push(Param::Int(number(p)?));
        }
        p.expect(Kind::RSquare, "expected ']'")?;
        if let [param] = params {
            *param = Param::Array(numbers.into());
        }
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let [Param::Array(numbers)] = params else { return };
        p.text("[");
        p.comma_separated(numbers.iter(), |p, number| {
            if let Param::Int(number) = number {
                p.fmt(format_args!("{number}"));
            }
        });
        p.text("]");
    }
}
