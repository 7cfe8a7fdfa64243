//! Syntax of `linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [...] ins(...) outs(...)`.

use mlirkit_asm::format::enum_to_text;
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type};

use super::body::{Body, Function};
use super::contraction::print_indexing_maps;
use super::named::{print_structured_op, structured_op};
use crate::text;

/// Syntax of `linalg.elementwise`.
pub(crate) struct Elementwise;

/// Returns the body for an elementwise kind; `None` for other attributes. The kind is looked up by name, because
/// releases number the kinds differently.
fn body_of(ctx: &Context, kind: Attr) -> Option<Body> {
    let AttrData::Dialect(data) = ctx.attr_data(kind) else { return None };
    if *data.def.name != *"linalg.elementwise_kind" {
        return None;
    }
    let cases = ctx.dialect(ctx.ident("linalg"))?.enum_("ElementwiseKind")?;
    let name = enum_to_text(cases, text::enum_value(ctx, kind)?)?;
    if name == "select" {
        return Some(Body::Select);
    }
    let function = Function::of_case(&name)?;
    Some(if function.is_binary() { Body::Binary(function) } else { Body::Unary(function) })
}

/// Parses `indexing_maps = [map, ...]`. `None` if it is absent.
fn indexing_maps(p: &mut OpParser<'_, '_, '_>) -> PResult<Option<Attr>> {
    if !p.eat_keyword("indexing_maps") {
        return Ok(None);
    }
    p.expect(Kind::Equal, "expected '='")?;
    p.expect(Kind::LSquare, "expected '['")?;
    let mut maps = Vec::new();
    loop {
        let (offset, map) = (p.offset(), p.attribute()?);
        if !matches!(p.ctx.attr_data(map), AttrData::AffineMap(_)) {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        }
        maps.push(map);
        if !p.eat(Kind::Comma) {
            break;
        }
    }
    p.expect(Kind::RSquare, "expected ']'")?;
    Ok(Some(p.ctx.array_attr(&maps)))
}

impl OpSyntax for Elementwise {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        text::keyword(p, "kind", "")?;
        p.expect(Kind::Equal, "expected '='")?;
        let offset = p.offset();
        let kind = p.attribute().map_err(|first| {
            let offset = p.offset();
            p.and_then_hook_error(first, offset, "expected operation 'kind' attribute")
        })?;
        let Some(body) = body_of(p.ctx, kind) else {
            return Err(p.op_error(p.offset(), "expected ElementwiseKind attribute"));
        };
        p.set_attr(op, "kind", kind);
        let maps = indexing_maps(p)?;
        let args = match body {
            Body::Unary(_) => 2,
            Body::Binary(_) => 3,
            _ => 4,
        };
        structured_op(p, op, args, body).map_err(|first| {
            let offset = p.offset();
            p.and_then_hook_error(first, offset, "unable to parse elemwise op")
        })?;
        let output = op.operands.last().map(|value| p.value_type(*value));
        let maps = match (maps, output) {
            (Some(maps), _) => Some(maps),
            (None, Some(ty)) => identity_maps(p.ctx, args, ty),
            (None, None) => None,
        };
        let Some(maps) = maps else {
            return Err(p.op_error(offset, "return type needs to be shaped type"));
        };
        p.set_attr(op, "indexing_maps", maps);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" kind=");
        if let Some(kind) = op.attr("kind") {
            p.attr(kind);
        }
        let operands: Vec<_> = op.operands().collect();
        let default = operands.last().and_then(|last| identity_maps(p.ctx, operands.len(), last.ty()));
        if let Some(maps) = op.attr("indexing_maps").filter(|maps| Some(*maps) != default) {
            print_indexing_maps(p, maps);
        }
        print_structured_op(p, op, &["kind", "indexing_maps"]);
    }
}

/// Returns an array of `count` identity maps with the rank of the output; `None` if the output is unranked.
fn identity_maps(ctx: &Context, count: usize, output: Type) -> Option<Attr> {
    let rank = text::shape(ctx, output)?.len();
    Some(ctx.array_attr(&vec![ctx.identity_map_attr(rank); count]))
}
