//! Syntax of the `irdl` dialect: single-block bodies, and lists of named values.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_ir::{Attr, AttrData, DialectAttr, OpRef, Param, ValueRef};

use crate::text::{self, elements};

/// Registers the hand-written syntax of the `irdl` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("irdl.AttributesOp", &Attributes);
    hooks.directives.insert("irdl.NamedValueList", &NamedValues);
    hooks.directives.insert("irdl.NamedValueListWithVariadicity", &NamedValuesWithVariadicity);
    hooks.directives.insert("irdl.SingleBlockRegion", &SingleBlock);
    hooks.directives.insert("irdl.ValuesWithVariadicity", &ValuesWithVariadicity);
}

/// Syntax of a body `{ ... }`, which is omitted if its block is empty.
struct SingleBlock;

impl Directive for SingleBlock {
    type Args = (arg::Regions,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (regions,): Parse<'_, Self>) -> PResult<()> {
        let region = match p.optional_region(op, &[], false)? {
            Some(region) => region,
            None => p.empty_region(op),
        };
        let body = match op.child.as_deref_mut() {
            Some(child) => child,
            None => p.body(),
        };
        if body.entry(region.0).is_none() {
            body.append_block(region.0);
        }
        regions.push(region);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (regions,): Print<'m, 'c, Self>) {
        let Some(region) = regions.first() else { return };
        if text::entry(*region).is_some_and(|block| block.ops().next().is_some()) {
            p.region(op, *region, RegionOptions::default());
        }
    }
}

/// Syntax of `{"name" = %value, ...}`, or nothing if there are no attributes.
struct Attributes;

impl Directive for Attributes {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (values, names): Parse<'_, Self>) -> PResult<()> {
        let mut list = Vec::new();
        if p.eat(Kind::LBrace) {
            p.list_of(Delimiter::None, "", |p| {
                list.push(p.attribute()?);
                p.expect(Kind::Equal, "expected '='")?;
                values.push(p.operand()?);
                Ok(())
            })?;
            p.expect(Kind::RBrace, "expected '}'")?;
        }
        *names = Some(p.ctx.array_attr(&list));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, names): Print<'m, 'c, Self>) {
        let names = elements(p.ctx, names);
        if names.is_empty() {
            return;
        }
        p.text("{");
        p.comma_separated(names.iter().zip(values), |p, (name, value)| {
            p.attr(*name);
            p.text(" = ");
            p.operand(*value);
        });
        p.text("}");
    }
}

/// Syntax of named values: `(name: %value, ...)`.
struct NamedValues;

impl Directive for NamedValues {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (values, names): Parse<'_, Self>) -> PResult<()> {
        *names = Some(parse_named(p, values, |_| ())?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, names): Print<'m, 'c, Self>) {
        let names = elements(p.ctx, names);
        print_named(p, values, names, &[]);
    }
}

/// Syntax of named values with their variadicity: `(name: optional %value, ...)`.
struct NamedValuesWithVariadicity;

/// The keywords before a value, indexed by enum case. The first one is the default and is not printed.
const VARIADICITIES: [&str; 3] = ["single", "optional", "variadic"];

impl Directive for NamedValuesWithVariadicity {
    type Args = (arg::Operands, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (values, names, variadicities): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut cases = Vec::new();
        *names = Some(parse_named(p, values, |p| {
            cases.extend(variadicity(p));
        })?);
        *variadicities = Some(text::dialect_attr(p, "irdl", "variadicity_array", vec![Param::Array(cases.into())])?);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (values, names, variadicities): Print<'m, 'c, Self>,
    ) {
        let cases = match variadicities.map(|attr| p.ctx.attr_data(attr)) {
            Some(AttrData::Dialect(data)) => cases(p, data),
            _ => Vec::new(),
        };
        let names = elements(p.ctx, names);
        print_named(p, values, names, &cases);
    }
}

/// Returns the enum cases in a variadicity array attribute.
fn cases(p: &AttrPrinter<'_, '_>, data: &DialectAttr) -> Vec<u64> {
    let Some(Param::Array(cases)) = data.params.first() else { return Vec::new() };
    let case = |param: &Param| if let Param::Attr(case) = param { text::enum_value(p.ctx, *case) } else { None };
    cases.iter().map(|param| case(param).unwrap_or(0)).collect()
}

/// Parses `(name: %value, ...)`, where `before` parses the prefix of each value. Appends the values and returns the
/// names.
fn parse_named(
    p: &mut OpParser<'_, '_, '_>,
    values: &mut Vec<Unresolved>,
    mut before: impl FnMut(&mut OpParser<'_, '_, '_>),
) -> PResult<Attr> {
    let mut names = Vec::new();
    p.list_of(Delimiter::Paren, "", |p| {
        let name = p.keyword()?;
        names.push(p.ctx.string_attr(name));
        p.expect(Kind::Colon, "expected ':'")?;
        before(p);
        values.push(p.operand()?);
        Ok(())
    })?;
    Ok(p.ctx.array_attr(&names))
}

fn print_named<'c>(p: &mut OpPrinter<'_, 'c>, values: &[ValueRef<'_, 'c>], names: &[Attr], cases: &[u64]) {
    p.text("(");
    p.comma_separated(values.iter().zip(names).enumerate(), |p, (at, (value, name))| {
        p.base.bytes(p.string_value(*name));
        p.text(": ");
        print_variadicity(p, cases.get(at));
        p.operand(*value);
    });
    p.text(")");
}

/// Parses an optional variadicity keyword and returns its enum attribute; `None` if there is no keyword.
fn variadicity(p: &mut OpParser<'_, '_, '_>) -> Option<Param> {
    let case = (0..).zip(VARIADICITIES).find(|(_, keyword)| p.eat_keyword(keyword)).map_or(0, |(case, _)| case);
    text::enum_attr(p.ctx, "irdl", "variadicity", case).map(Param::Attr)
}

/// Prints a variadicity keyword. Prints nothing for the first case, which is the default.
fn print_variadicity(p: &mut AttrPrinter<'_, '_>, case: Option<&u64>) {
    let case = case.and_then(|case| usize::try_from(*case).ok()).filter(|case| *case > 0);
    if let Some(keyword) = case.and_then(|case| VARIADICITIES.get(case)) {
        p.text(keyword);
        p.text(" ");
    }
}

/// Syntax of `(%value, optional %value, ...)`, the form without names that is used up to LLVM 19.
struct ValuesWithVariadicity;

impl Directive for ValuesWithVariadicity {
    type Args = (arg::Operands, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (values, variadicities): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut cases = Vec::new();
        p.list_of(Delimiter::Paren, "", |p| {
            cases.extend(variadicity(p));
            values.push(p.operand()?);
            Ok(())
        })?;
        *variadicities = Some(text::dialect_attr(p, "irdl", "variadicity_array", vec![Param::Array(cases.into())])?);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (values, variadicities): Print<'m, 'c, Self>) {
        let cases = match variadicities.map(|attr| p.ctx.attr_data(attr)) {
            Some(AttrData::Dialect(data)) => cases(p, data),
            _ => Vec::new(),
        };
        p.text("(");
        p.comma_separated(values.iter().enumerate(), |p, (at, value)| {
            print_variadicity(p, cases.get(at));
            p.operand(*value);
        });
        p.text(")");
    }
}
