//! Hand-written syntax of the test dialect.

mod dynamic;
mod operations;
mod parameters;
mod types;

use mlirkit::asm::hooks::Hooks;
use mlirkit::asm::lexer::Kind;
use mlirkit::asm::{AttrParser, PResult};
use mlirkit::ir::{Attr, AttrData, DialectAttr, DialectType, Param, Type, TypeData};

/// Registers the hand-written syntax of the test dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    dynamic::register(hooks);
    operations::register(hooks);
    parameters::register(hooks);
    types::register(hooks);
}

/// Builds an attribute of the test dialect.
fn attr(p: &AttrParser<'_, '_>, mnemonic: &str, params: Vec<Param>) -> PResult<Attr> {
    let def = p.ctx.dialect(p.ctx.ident("test")).and_then(|dialect| dialect.attr(mnemonic));
    let def = def.ok_or_else(|| p.error_here("the context knows no such attribute"))?;
    Ok(p.ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}

/// Builds a type of the test dialect.
fn ty(p: &AttrParser<'_, '_>, mnemonic: &str, params: Vec<Param>) -> PResult<Type> {
    let def = p.ctx.dialect(p.ctx.ident("test")).and_then(|dialect| dialect.type_(mnemonic));
    let def = def.ok_or_else(|| p.error_here("the context knows no such type"))?;
    Ok(p.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() }))))
}

/// Parses a number of at most 32 bits; returns `None` if there is none.
fn optional_number(p: &mut AttrParser<'_, '_>) -> Option<i64> {
    let negative = p.at(Kind::Minus);
    let tok = if negative { p.bump() } else { p.tok() };
    let tok = if negative { p.tok() } else { tok };
    let value = if p.at(Kind::Integer) { p.integer_value(tok) } else { None };
    let value = i64::try_from(value?).ok()?;
    p.bump();
    Some(if negative { -value } else { value })
}

/// Parses a number of at most 32 bits.
fn number(p: &mut AttrParser<'_, '_>) -> PResult<i64> {
    optional_number(p).ok_or_else(|| p.wrong_token("expected integer value"))
}
