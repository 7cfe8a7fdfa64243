//! Syntax of enums: as keywords, as strings, and as attributes of operations.

use mlirkit_asm::format::{enum_to_text, text_to_enum};
use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::EnumDef;
use mlirkit_ir::{AttrData, Context, DialectAttr, OpRef, Param};

use crate::text;

/// Returns the definition of an enum; `None` if the dialect does not define it.
pub(super) fn enum_def(ctx: &Context, name: &str) -> Option<&'static EnumDef> {
    ctx.dialect(ctx.ident("spirv"))?.enum_(name)
}

/// Returns the keyword for an enum value; empty if the value is unknown.
pub(crate) fn text_of(ctx: &Context, name: &str, value: u64) -> String {
    enum_def(ctx, name).and_then(|def| enum_to_text(def, value)).unwrap_or_default().into_owned()
}

/// Returns the value of an enum keyword; `None` if it is unknown.
pub(crate) fn case(ctx: &Context, name: &str, word: &str) -> Option<u64> {
    enum_def(ctx, name).and_then(|def| text_to_enum(def, word))
}

/// Parses a keyword of the enum `name`. `what` describes it in the error message.
pub(crate) fn keyword(p: &mut AttrParser<'_, '_>, name: &str, what: &str) -> PResult<u64> {
    let offset = p.offset();
    let word = p.keyword()?;
    let value = case(p.ctx, name, word);
    value.ok_or_else(|| p.hook_error(offset, &format!("invalid {what} attribute specification: {word}")))
}

/// Parses a keyword of the enum `name`, written as a string without a type. `what` describes it in error messages.
pub(super) fn string(p: &mut AttrParser<'_, '_>, name: &str, what: &str) -> PResult<u64> {
    let (offset, untyped) = (p.offset(), p.ctx.none_type());
    let attr = p.attr(Some(untyped))?;
    let Some(bytes) = text::string_value(p.ctx, attr) else {
        return Err(p.hook_error(offset, &format!("expected {what} attribute specified as string")));
    };
    let word = String::from_utf8_lossy(bytes);
    let value = case(p.ctx, name, &word);
    value.ok_or_else(|| p.hook_error(offset, &format!("invalid {what} attribute specification: \"{word}\"")))
}

/// Sets the attribute `name` to `#spirv.mnemonic<value>`.
pub(super) fn set(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str, mnemonic: &str, value: u64) {
    let ctx = p.ctx;
    if let Some(def) = ctx.dialect(ctx.ident("spirv")).and_then(|dialect| dialect.attr(mnemonic)) {
        let data = DialectAttr { def, params: [Param::Enum(value)].into() };
        p.set_attr(op, name, ctx.attr(AttrData::Dialect(Box::new(data))));
    }
}

/// Returns the enum value in the attribute `name`, which wraps an enum or is an integer. `None` if it is absent.
pub(super) fn value_of(op: OpRef<'_, '_>, name: &str) -> Option<u64> {
    match op.context().attr_data(op.attr(name)?) {
        AttrData::Dialect(data) => match &*data.params {
            [Param::Enum(value)] => Some(*value),
            _ => None,
        },
        AttrData::Integer(value) => Some(value.value.low_u64()),
        _ => None,
    }
}

/// Prints the enum keyword for the value of the attribute `name`.
pub(super) fn print(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>, name: &str, enum_name: &str) {
    let text = text_of(p.ctx, enum_name, value_of(op, name).unwrap_or(0));
    p.text(&text);
}

/// Returns the integers in the array attribute `name`; empty if it is absent.
pub(super) fn numbers(op: OpRef<'_, '_>, name: &str) -> Vec<i64> {
    match op.attr(name).map(|attr| op.context().attr_data(attr)) {
        Some(AttrData::Array(numbers)) => numbers.iter().filter_map(|number| op.context().int_value(*number)).collect(),
        _ => Vec::new(),
    }
}

/// Syntax of `["Lod"]`, or nothing if there are no image operands.
pub(super) struct ImageOperands;

impl Directive for ImageOperands {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operands,): Parse<'_, Self>) -> PResult<()> {
        if !p.eat(Kind::LSquare) {
            return Ok(());
        }
        let value = string(p, "ImageOperands", "image_operands")?;
        *operands = text::enum_attr(p.ctx, "spirv", "image_operands", value);
        p.expect(Kind::RSquare, "expected ']'").map(|_| ())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operands,): Print<'m, 'c, Self>) {
        if let Some(value) = operands.and_then(|operands| text::enum_value(p.ctx, operands)) {
            p.text("[\"");
            p.base.text(&text_of(p.ctx, "ImageOperands", value));
            p.text("\"]");
        }
    }
}
