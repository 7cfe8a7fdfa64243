//! Syntax of the `stream` dialect: resources of dispatches, and parameters of collectives.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Param};

use super::common::{ShapedFunctionSignature, ShapedTiedResult, SymbolAlias, TypeOrAttr, elements, is_type};

/// Bindings for the `stream` dialect.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

fn register(hooks: &mut Hooks) {
    hooks.directives.insert("stream.TypeOrAttr", &TypeOrAttr);
    hooks.directives.insert("stream.SymbolAlias", &SymbolAlias);
    hooks.directives.insert("stream.ShapedTiedResult", &ShapedTiedResult);
    hooks.directives.insert("stream.ShapedFunctionSignature", &ShapedFunctionSignature);
    hooks.directives.insert("stream.CollectiveParam", &CollectiveParam);
    hooks.directives.insert("stream.DispatchOperands", &DispatchOperands);
    hooks.directives.insert("stream.DispatchResources", &DispatchResources);
    hooks.directives.insert("stream.CmdCallOperands", &CmdCallOperands);
    super::names::stream(hooks);
}

/// The keywords for accesses to a resource (read, write, both), with the bits that the attribute stores.
const ACCESSES: [(&str, u64); 3] = [("ro", 1), ("wo", 2), ("rw", 3)];

/// Returns the attribute for an access with the given bits; `None` if the definition file lacks the dialect.
fn access(ctx: &Context, bits: u64) -> Option<Attr> {
    let row = ctx.dialect(ctx.ident("stream"))?;
    match row.attr("resource_access") {
        Some(def) => Some(ctx.attr(AttrData::Dialect(Box::new(mlirkit_ir::DialectAttr {
            def,
            params: Box::new([Param::Int(i64::try_from(bits).ok()?)]),
        })))),
        None => Some(ctx.int_attr(ctx.int_type(32), i64::try_from(bits).ok()?)),
    }
}

/// Returns the bits of an access attribute; `None` for any other attribute.
fn bits(ctx: &Context, attr: Attr) -> Option<u64> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(attr) => match attr.params.first()? {
            Param::Int(value) => u64::try_from(*value).ok(),
            Param::Enum(value) => Some(*value),
            _ => None,
        },
        _ => u64::try_from(ctx.int_value(attr)?).ok(),
    }
}

fn parse_access(p: &mut OpParser<'_, '_, '_>) -> Option<Attr> {
    let (_, bits) = ACCESSES.into_iter().find(|(word, _)| p.eat_keyword(word))?;
    access(p.ctx, bits)
}

fn print_access(p: &mut OpPrinter<'_, '_>, attr: Option<&Attr>) {
    let bits = attr.and_then(|attr| bits(p.ctx, *attr));
    let word = ACCESSES.into_iter().find(|(_, known)| bits == Some(*known));
    p.text(word.map_or("", |(word, _)| word));
}

/// Parses a range in brackets: `[%offset for %length]`.
fn parse_range(
    p: &mut OpParser<'_, '_, '_>,
    offsets: &mut Vec<Unresolved>,
    lengths: &mut Vec<Unresolved>,
) -> PResult<()> {
    p.expect(Kind::LSquare, "expected '['")?;
    offsets.push(p.operand()?);
    p.expect_keyword("for")?;
    lengths.push(p.operand()?);
    p.expect(Kind::RSquare, "expected ']'").map(|_| ())
}

/// Syntax of a list of resources, one per line: `ro %a[%offset for %length] : !stream.resource<*>{%size}`.
struct DispatchResources;

impl Directive for DispatchResources {
    type Args = (arg::Operands, arg::Types, arg::Operands, arg::Operands, arg::Operands, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (resources, types, sizes, offsets, lengths, accesses): Parse<'_, Self>,
    ) -> PResult<()> {
        let mut all = Vec::new();
        loop {
            match parse_access(p) {
                Some(access) => all.push(access),
                None => return Err(p.error_here("expected 'ro', 'wo' or 'rw'")),
            }
            resources.push(p.operand()?);
            parse_range(p, offsets, lengths)?;
            p.expect(Kind::Colon, "expected ':'")?;
            types.push(p.ty()?);
            p.expect(Kind::LBrace, "expected '{'")?;
            sizes.push(p.operand()?);
            p.expect(Kind::RBrace, "expected '}'")?;
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *accesses = Some(p.ctx.array_attr(&all));
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (resources, types, sizes, offsets, lengths, accesses): Print<'m, 'c, Self>,
    ) {
        let accesses = elements(p.ctx, accesses);
        let rest = types.iter().zip(sizes).zip(offsets.iter().zip(lengths));
        for (index, (resource, ((ty, size), (offset, length)))) in resources.iter().zip(rest).enumerate() {
            p.text(if index > 0 { "," } else { "" });
            p.newline();
            p.text("  ");
            print_access(p, accesses.get(index));
            p.text(" ");
            p.operand(*resource);
            p.text("[");
            p.operand(*offset);
            p.text(" for ");
            p.operand(*length);
            p.text("] : ");
            p.ty(*ty);
            p.text("{");
            p.operand(*size);
            p.text("}");
        }
    }
}

/// Syntax of the operands of a dispatch: `(%a[%offset to %end for %length], %b)`. Only resources have a range.
struct DispatchOperands;

impl Directive for DispatchOperands {
    type Args = (arg::Operands, arg::Operands, arg::Operands, arg::Operands);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, offsets, ends, lengths): Parse<'_, Self>,
    ) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        if p.eat(Kind::RParen) {
            return Ok(());
        }
        loop {
            operands.push(p.operand()?);
            if p.eat(Kind::LSquare) {
                offsets.push(p.operand()?);
                p.expect_keyword("to")?;
                ends.push(p.operand()?);
                p.expect_keyword("for")?;
                lengths.push(p.operand()?);
                p.expect(Kind::RSquare, "expected ']'")?;
            }
            if !p.eat(Kind::Comma) {
                return p.expect(Kind::RParen, "expected ')'").map(|_| ());
            }
        }
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, offsets, ends, lengths): Print<'m, 'c, Self>,
    ) {
        let mut ranges = offsets.iter().zip(ends.iter().zip(lengths));
        p.text("(");
        p.comma_separated(operands, |p, operand| {
            p.operand(*operand);
            let is_resource = is_type(p.ctx, operand.ty(), "stream.resource");
            if let Some((offset, (end, length))) = is_resource.then(|| ranges.next()).flatten() {
                p.text("[");
                p.operand(*offset);
                p.text(" to ");
                p.operand(*end);
                p.text(" for ");
                p.operand(*length);
                p.text("]");
            }
        });
        p.text(")");
    }
}

/// Syntax of the operands of a call: `(ro %a[%offset for %length], %b)`. Only resources have an access and a range.
struct CmdCallOperands;

impl Directive for CmdCallOperands {
    type Args = (arg::Operands, arg::Operands, arg::Operands, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operands, offsets, lengths, accesses): Parse<'_, Self>,
    ) -> PResult<()> {
        p.expect(Kind::LParen, "expected '('")?;
        if p.eat(Kind::RParen) {
            return Ok(());
        }
        let mut all = Vec::new();
        loop {
            let access = parse_access(p);
            operands.push(p.operand()?);
            if let Some(access) = access {
                all.push(access);
                parse_range(p, offsets, lengths)?;
            }
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        *accesses = Some(p.ctx.array_attr(&all));
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (operands, offsets, lengths, accesses): Print<'m, 'c, Self>,
    ) {
        let mut ranges = elements(p.ctx, accesses).iter().zip(offsets.iter().zip(lengths));
        p.text("(");
        p.comma_separated(operands, |p, operand| {
            let is_resource = is_type(p.ctx, operand.ty(), "stream.resource");
            let Some((access, (offset, length))) = is_resource.then(|| ranges.next()).flatten() else {
                return p.operand(*operand);
            };
            print_access(p, Some(access));
            p.text(" ");
            p.operand(*operand);
            p.text("[");
            p.operand(*offset);
            p.text(" for ");
            p.operand(*length);
            p.text("]");
        });
        p.text(")");
    }
}

/// Syntax of the parameter of a collective, such as `source(%n)`. The kind of the collective determines the keyword.
struct CollectiveParam;

/// The keyword of the parameter for each kind of collective.
const PARAMS: [(&str, &str); 4] =
    [("broadcast", "source"), ("reduce", "target"), ("send_recv", "source_target_pair"), ("send", "target")];

/// Returns the keyword of a collective's parameter. `text` is the printed collective, which begins with its kind.
/// Returns `None` if that kind has no parameter.
fn param_word(text: &str) -> Option<&'static str> {
    let kind: String = text
        .trim_start_matches(|c: char| !c.is_alphabetic())
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    match kind.as_str() {
        "recv" => Some("source"),
        kind => PARAMS.into_iter().find(|(known, _)| *known == kind).map(|(_, word)| word),
    }
}

impl Directive for CollectiveParam {
    type Args = (arg::Ref<arg::Attribute>, arg::Operands);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (_, param): Parse<'_, Self>) -> PResult<()> {
        let words = ["source_target_pair", "source", "target"];
        if words.into_iter().any(|word| p.eat_keyword(word)) {
            p.expect(Kind::LParen, "expected '('")?;
            param.push(p.operand()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'m, 'c>, (kind, param): Print<'m, 'c, Self>) {
        let Some(param) = param.first() else { return };
        let text = kind.map_or_else(String::new, |kind| mlirkit_asm::attr_to_string(op.context(), kind));
        let text = text.split_once('<').map_or(text.as_str(), |(_, text)| text);
        p.text(param_word(text).unwrap_or("param"));
        p.text("(");
        p.operand(*param);
        p.text(") ");
    }
}
