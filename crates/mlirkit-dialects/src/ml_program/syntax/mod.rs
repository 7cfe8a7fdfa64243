//! Syntax of the `ml_program` dialect: globals and token ordering.

use mlirkit_asm::hooks::{AsmNames, AttrSyntax, Directive, Hooks, Parse, Print, Resources, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, DialectAttr, OpRef, Param, Type, ValueId};

use crate::text;

/// Registers the hand-written syntax of the `ml_program` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.resources.insert("ml_program", Resources::Unknown);
    hooks.directives.insert("ml_program.SymbolVisibility", &SymbolVisibility);
    hooks.directives.insert("ml_program.TokenOrdering", &TokenOrdering);
    hooks.names.insert("ml_program.global_load", &GlobalLoad);
    hooks.names.insert("ml_program.global_load_const", &GlobalLoad);
    hooks.attrs.insert("ml_program.extern", &Extern);
    hooks.ops.insert("ml_program.func", &crate::func::syntax::PlainFunction);
    hooks.ops.insert("ml_program.subgraph", &crate::func::syntax::PlainFunction);
}

/// Syntax of `#ml_program.extern`. Anything inside `<>` is skipped. The type follows, as for any typed attribute.
struct Extern;

impl AttrSyntax for Extern {
    fn parse(&self, p: &mut AttrParser<'_, '_>, ty: Option<Type>) -> PResult<Attr> {
        let ctx = p.ctx;
        let def = ctx.dialect(ctx.ident("ml_program")).and_then(|dialect| dialect.attr("extern"));
        let Some(def) = def else { return Err(p.error_here("dialect 'ml_program' is not known")) };
        let params = [Param::Type(ty.unwrap_or_else(|| ctx.none_type()))].into();
        Ok(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params }))))
    }

    fn print(&self, _: &mut AttrPrinter<'_, '_>, _: Attr) {}
}

/// A hook that suggests the result name `%name` for `ml_program.global_load @name`.
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

/// Syntax of `public`, `private` or `nested`.
struct SymbolVisibility;

impl Directive for SymbolVisibility {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (visibility,): Parse<'_, Self>) -> PResult<()> {
        for name in ["public", "private", "nested"] {
            if p.eat_keyword(name) {
                *visibility = Some(p.ctx.string_attr(name));
                return Ok(());
            }
        }
        Err(p.op_error(p.offset(), "expected 'public', 'private', or 'nested'"))
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (visibility,): Print<'m, 'c, Self>) {
        p.base.bytes(visibility.and_then(|attr| text::string_value(p.ctx, attr)).unwrap_or(b"public"));
    }
}

/// Syntax of ` ordering(%a, %b -> type)`, or nothing if there are no tokens.
struct TokenOrdering;

impl Directive for TokenOrdering {
    type Args = (arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (consumed, produced): Parse<'_, Self>,
    ) -> PResult<()> {
        if !p.eat_keyword("ordering") || !p.eat(Kind::LParen) {
            return Ok(());
        }
        if p.eat(Kind::LParen) {
            p.expect(Kind::RParen, "expected ')'")?;
        } else {
            *consumed = p.operand_list(Delimiter::None)?;
        }
        p.expect(Kind::Arrow, "expected '->'")?;
        produced.push(p.ty()?);
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (consumed, produced): Print<'m, 'c, Self>) {
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
