//! Syntax of `sdy.op_sharding_rule`. Factors are written as letters from `i` to `z`, followed by `z_1`, `z_2` and so
//! on.

use mlirkit_asm::hooks::{AttrSyntax, ParamSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, PResult};
use mlirkit_ir::{Attr, AttrData, DialectAttr, Param, Type};

use crate::text;

/// Syntax of `ij`: the factors of a dimension, from major to minor.
pub(super) struct DimMapping;

/// Syntax of the sizes of the factors: ` {i=8, j=4}`.
pub(super) struct FactorSizes;

/// Syntax of the factors of one kind: ` reduction={k}`.
pub(super) struct FactorsWithType;

/// Syntax of the keyword of a custom rule: `, custom`.
pub(super) struct IsCustomRule;

/// Syntax of the `-` between a keyword and a number.
pub(super) struct Minus;

/// The index of the factor written as `z`.
const Z: i64 = 17;

/// Returns the symbol of a factor. As in upstream, the largest numbers after `z_` overflow and yield an arbitrary
/// letter.
pub(crate) fn symbol(factor: i64) -> String {
    if factor > Z {
        return format!("z_{}", factor - Z);
    }
    char::from(b'i'.wrapping_add(factor as u8)).to_string()
}

/// Removes a factor from the front of a word and returns its index, or an error if the word does not begin with a
/// factor.
fn take_symbol(p: &AttrParser<'_, '_>, word: &mut &str) -> PResult<i64> {
    let Some(rest) = word.strip_prefix("z_") else {
        let symbol = word.chars().next().unwrap_or_default();
        if !('i'..='z').contains(&symbol) {
            return Err(p.error_here(&format!("expecting symbol from 'i' to 'z'. Received: '{symbol}'")));
        }
        *word = word.get(1..).unwrap_or_default();
        return Ok(i64::from(u32::from(symbol) - u32::from('i')));
    };
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, rest) = rest.split_at_checked(end).unwrap_or_default();
    if digits.is_empty() {
        return Err(p.error_here(&format!("expecting integer after 'z_'. Received: '{word}'")));
    }
    if digits.starts_with('0') {
        let message = format!("expecting positive integer without leading zeros. Received: '{digits}'");
        return Err(p.error_here(&message));
    }
    let Some(factor) = digits.parse::<i64>().ok().map(|number| number.wrapping_add(Z)) else {
        return Err(p.error_here(&format!("expecting symbol index <=2^63-1. Received: '{digits}'")));
    };
    *word = rest;
    Ok(factor)
}

fn integers(params: Option<&Param>) -> impl Iterator<Item = i64> + '_ {
    let params = if let Some(Param::Array(params)) = params { &**params } else { &[] };
    params.iter().filter_map(|param| if let Param::Int(value) = param { Some(*value) } else { None })
}

impl AttrSyntax for DimMapping {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _ty: Option<Type>) -> PResult<Attr> {
        let mut factors = Vec::new();
        let mut word = p.optional_keyword().unwrap_or_default();
        while !word.is_empty() {
            factors.push(Param::Int(take_symbol(p, &mut word)?));
        }
        let ctx = p.ctx;
        match ctx.dialect(ctx.ident("sdy")).and_then(|dialect| dialect.attr("dim_mapping")) {
            Some(def) => {
                let params = [Param::Array(factors.into())].into();
                Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
            }
            None => Err(p.error_here("the context knows no dialect 'sdy'")),
        }
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, attr: Attr) {
        if let AttrData::Dialect(data) = p.ctx.attr_data(attr) {
            integers(data.params.first()).for_each(|factor| p.text(&symbol(factor)));
        }
    }
}

impl ParamSyntax for FactorSizes {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut sizes = Vec::new();
        p.list(Delimiter::OptionalBrace, "", |p| {
            let mut word = p.keyword()?;
            let (factor, expected) = (take_symbol(p, &mut word)?, i64::try_from(sizes.len()).unwrap_or(i64::MAX));
            if factor != expected {
                return Err(p.error_here(&format!(
                    "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {{i=#, j=#, ...}}). \
                     Expecting factor index symbol '{}', received: '{}'",
                    symbol(expected),
                    symbol(factor)
                )));
            }
            if !word.is_empty() {
                return Err(p.error_here(&format!("expecting single factor symbol: {word}")));
            }
            p.expect(Kind::Equal, "expected '='")?;
            let (offset, size) = (p.offset(), text::integer(p)?);
            if i32::try_from(size).is_err() {
                return Err(p.hook_error(offset, "integer value too large"));
            }
            sizes.push(Param::Int(size));
            Ok(())
        })?;
        text::fill(params, Param::Array(sizes.into()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let mut sizes = (0..).zip(integers(params.first())).peekable();
        if sizes.peek().is_some() {
            p.text(" {");
            p.comma_separated(sizes, |p, (factor, size)| p.fmt(format_args!("{}={size}", symbol(factor))));
            p.text("}");
        }
    }
}

/// Returns the keyword that precedes the factors.
fn word<'c>(ctx: &'c mlirkit_ir::Context, params: &[Param]) -> &'c str {
    match params.get(1) {
        Some(Param::Str(word)) => ctx.str(*word).trim_matches('"'),
        _ => "",
    }
}

impl ParamSyntax for FactorsWithType {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let mut factors = Vec::new();
        if p.eat_keyword(word(p.ctx, params)) {
            p.expect(Kind::Equal, "expected '='")?;
            p.list(Delimiter::OptionalBrace, "", |p| {
                let mut word = p.keyword()?;
                factors.push(Param::Int(take_symbol(p, &mut word)?));
                Ok(())
            })?;
        }
        text::fill(params, Param::Array(factors.into()));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        let mut factors = integers(params.first()).peekable();
        if factors.peek().is_some() {
            p.fmt(format_args!(" {}={{", word(p.ctx, params)));
            p.comma_separated(factors, |p, factor| p.text(&symbol(factor)));
            p.text("}");
        }
    }
}

impl ParamSyntax for IsCustomRule {
    fn parse(&self, p: &mut AttrParser<'_, '_>, params: &mut [Param]) -> PResult<()> {
        let is_custom = p.eat(Kind::Comma);
        if is_custom {
            p.expect_keyword("custom")?;
        }
        text::fill(params, Param::Bool(is_custom));
        Ok(())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, params: &[Param]) {
        if let [Param::Bool(true)] = params {
            p.text(", custom");
        }
    }
}

impl ParamSyntax for Minus {
    fn parse(&self, p: &mut AttrParser<'_, '_>, _params: &mut [Param]) -> PResult<()> {
        p.expect(Kind::Minus, "expected '-'").map(|_| ())
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, _params: &[Param]) {
        p.text("-");
    }
}
