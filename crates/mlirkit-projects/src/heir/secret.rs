//! Syntax of `secret.generic`, whose operands and results have attributes.

use mlirkit_asm::function::attributes_but;
use mlirkit_asm::hooks::{AsmNames, Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{Attr, AttrData, BlockRef, Context, OpRef, RegionRef, Type, ValueId};

/// Registers the syntax of the `secret` dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("secret.generic", &Generic);
    hooks.names.insert("secret.generic", &Generic);
}

/// The names of the attributes that store the attributes of the operands and of the results.
const ARRAYS: [&str; 2] = ["__argattrs", "__resattrs"];

/// Syntax of `secret.generic(%a: type {attributes}) attrs = {...} { ... } -> (type {attributes})`.
struct Generic;

/// Parses an optional dictionary into `attrs`, at index `at`. HEIR's own parser moves it to the first value without one.
fn optional_dictionary(p: &mut OpParser<'_, '_, '_>, at: usize, attrs: &mut Vec<Attr>) -> PResult<()> {
    if p.at(Kind::LBrace) {
        attrs.resize(at, p.ctx.dictionary(Vec::new()));
        attrs.push(p.attr(None)?);
    }
    Ok(())
}

/// Parses an arrow and the result types with their attributes, if they are present.
fn results(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, attrs: &mut Vec<Attr>) -> PResult<()> {
    if !p.eat(Kind::Arrow) {
        return Ok(());
    }
    let has_parens = p.eat(Kind::LParen);
    if has_parens && p.eat(Kind::RParen) {
        return Ok(());
    }
    loop {
        op.types.push(p.ty()?);
        optional_dictionary(p, op.types.len() - 1, attrs)?;
        if !(has_parens && p.eat(Kind::Comma)) {
            break;
        }
    }
    if has_parens {
        p.expect(Kind::RParen, "expected ')'")?;
    }
    Ok(())
}

impl OpSyntax for Generic {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.eat(Kind::Less) {
            let properties = p.attr(None)?;
            if let AttrData::Dictionary(entries) = p.ctx.attr_data(properties) {
                op.attrs.extend(entries.iter().copied());
            }
            p.expect(Kind::Greater, "expected '>'")?;
        }
        let (mut operands, mut arg_attrs) = (Vec::new(), Vec::new());
        p.list_of(Delimiter::Paren, "", |p| {
            let operand = p.operand()?;
            p.expect(Kind::Colon, "expected ':'")?;
            operands.push((operand, p.ty()?));
            optional_dictionary(p, operands.len() - 1, &mut arg_attrs)
        })?;
        for (operand, ty) in operands {
            let value = p.resolve(operand, ty)?;
            op.operands.push(value);
        }
        if p.eat_keyword("attrs") {
            p.expect(Kind::Equal, "expected '='")?;
            p.attr_dict(&mut op.attrs)?;
        }
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        let mut result_attrs = Vec::new();
        results(p, op, &mut result_attrs)?;
        for (name, attrs) in ARRAYS.into_iter().zip([arg_attrs, result_attrs]) {
            if !attrs.is_empty() {
                let array = p.ctx.array_attr(&attrs);
                p.set_attr(op, name, array);
            }
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let [args, results] = ARRAYS.map(|name| op.attr(name).and_then(|attr| p.ctx.array_elements(attr)));
        p.text("(");
        p.comma_separated(op.operands().enumerate(), |p, (index, operand)| {
            p.operand(operand);
            p.text(": ");
            p.ty(operand.ty());
            print_dictionary(p, args.and_then(|args| args.get(index)));
        });
        p.text(")");
        let attrs = attributes_but(op, &ARRAYS);
        if attrs.iter().any(|(name, _)| !ARRAYS.contains(&p.ctx.str(*name))) {
            p.text(" attrs =");
            p.attr_dict(&attrs, &ARRAYS);
        }
        if let Some(region) = op.regions().next() {
            p.text(" ");
            p.region(op, region, RegionOptions::default());
        }
        let types = op.signature().result_types(op.id);
        if types.is_empty() {
            return;
        }
        let has_parens = types.len() > 1 || results.is_some();
        p.text(if has_parens { " -> (" } else { " -> " });
        p.comma_separated(types.iter().enumerate(), |p, (index, ty): (usize, &Type)| {
            p.ty(*ty);
            print_dictionary(p, results.and_then(|results| results.get(index)));
        });
        p.text(if has_parens { ")" } else { "" });
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        // Empty dictionaries are not printed, so HEIR would attach the ones after them to the wrong operands.
        let ctx = op.context();
        let fits = |name: &str, count: usize| are_dictionaries(ctx, op.attr(name), count);
        fits("__argattrs", op.operands().count()) && fits("__resattrs", op.results().count())
    }
}

/// Prints ` {a = 1}`. Prints nothing for an empty dictionary.
fn print_dictionary(p: &mut OpPrinter<'_, '_>, attr: Option<&Attr>) {
    if let Some(AttrData::Dictionary(entries)) = attr.map(|attr| p.ctx.attr_data(*attr)) {
        p.attr_dict(entries, &[]);
    }
}

/// Returns whether an attribute is absent, or an array of at most `count` dictionaries, none of which is empty.
fn are_dictionaries(ctx: &Context, attr: Option<Attr>, count: usize) -> bool {
    let Some(attr) = attr else { return true };
    let is_full = |attr: &Attr| matches!(ctx.attr_data(*attr), AttrData::Dictionary(entries) if !entries.is_empty());
    ctx.array_elements(attr).is_some_and(|attrs| attrs.len() <= count && attrs.iter().all(is_full))
}

impl AsmNames for Generic {
    fn region_args(&self, _: OpRef<'_, '_>, region: RegionRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        for block in region.blocks() {
            for (index, arg) in block.args().enumerate() {
                set(arg.id, &format!("input{index}"));
            }
        }
    }

    fn blocks(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(BlockRef<'_, '_>, &str)) {
        op.regions().flat_map(|region| region.blocks()).for_each(|block| set(block, "body"));
    }
}
