//! `ml_program`: globals and the order of tokens.

use mlirkit_asm::hooks::{Alias, AsmNames, Directive, Hooks, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, ValueId};

use crate::text;

/// Binds what `ml_program` writes by hand.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("ml_program.SymbolVisibility", &SymbolVisibility);
    hooks.directives.insert("ml_program.TokenOrdering", &TokenOrdering);
    hooks.directives.insert("ml_program.TypedInitialValue", &TypedInitialValue);
    hooks.names.insert("ml_program.global_load", &GlobalLoad);
    hooks.names.insert("ml_program.global_load_const", &GlobalLoad);
    hooks.attr_aliases.push(alias);
    hooks.ops.insert("ml_program.func", &crate::func::PlainFunction);
    hooks.ops.insert("ml_program.subgraph", &crate::func::PlainFunction);
}

fn alias(ctx: &Context, attr: Attr) -> Option<Alias> {
    match ctx.attr_data(attr) {
        AttrData::Dialect(attr) if &*attr.def.name == "ml_program.extern" => {
            Some(Alias::Overridable("extern".to_owned()))
        }
        _ => None,
    }
}

/// `ml_program.global_load @name`: `%name`
struct GlobalLoad;

impl AsmNames for GlobalLoad {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let ctx = op.context();
        let Some(AttrData::SymbolRef(path)) = op.attr("global").map(|attr| ctx.attr_data(attr)) else { return };
        if let (Some(leaf), Some(result)) = (path.last(), op.results().next()) {
            set(result.id, ctx.str(*leaf));
        }
    }
}

/// `public`, `private` or `nested`
struct SymbolVisibility;

impl Directive for SymbolVisibility {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Attr(visibility)] = args else { return Ok(()) };
        for name in ["public", "private", "nested"] {
            if p.eat_keyword(name) {
                **visibility = Some(p.ctx.string_attr(name));
                return Ok(());
            }
        }
        Err(p.op_error(p.offset(), "expected 'public', 'private', or 'nested'"))
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Attr(visibility)] = args else { return };
        p.bytes(visibility.and_then(|attr| text::string_value(p.ctx, attr)).unwrap_or(b"public"));
    }
}

/// `(value) : type`, or ` : type` alone.
struct TypedInitialValue;

impl Directive for TypedInitialValue {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Attr(ty), ParseArg::Attr(value)] = args else { return Ok(()) };
        if p.eat(Kind::LParen) {
            **value = Some(p.attribute()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let parsed = text::colon_type(p)?;
        **ty = Some(p.ctx.type_attr(parsed));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Attr(Some(ty)), PrintArg::Attr(value)] = args else { return };
        if let Some(value) = value {
            p.text("(");
            p.attr(*value);
            p.text(")");
        }
        p.text(" : ");
        p.attr(*ty);
    }
}

/// ` ordering(%a, %b -> type)`; nothing if there are no tokens.
struct TokenOrdering;

impl Directive for TokenOrdering {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Operands(consumed), ParseArg::Types(produced)] = args else { return Ok(()) };
        if !p.eat_keyword("ordering") || !p.eat(Kind::LParen) {
            return Ok(());
        }
        if p.eat(Kind::LParen) {
            p.expect(Kind::RParen, "expected ')'")?;
        } else {
            **consumed = p.operand_list(Delimiter::None)?;
        }
        p.expect(Kind::Arrow, "expected '->'")?;
        produced.push(p.ty()?);
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Values(consumed), PrintArg::Types(produced)] = args else { return };
        if consumed.is_empty() && produced.is_empty() {
            return;
        }
        p.text(" ordering(");
        if consumed.is_empty() {
            p.text("()");
        }
        p.operands(consumed.iter().copied());
        if !produced.is_empty() {
            p.text(" -> ");
            p.types(produced);
        }
        p.text(")");
    }
}
