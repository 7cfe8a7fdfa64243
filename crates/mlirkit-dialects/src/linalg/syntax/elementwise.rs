//! `linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [...] ins(...) outs(...)`

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{Attr, AttrData, Context, OpRef, Type};

use super::body::{Body, Function};
use super::contraction::print_indexing_maps;
use super::named::{print_structured_op, structured_op};
use crate::text;

/// `linalg.elementwise`
pub(crate) struct Elementwise;

/// Operations computed by each kind, in order.
const KINDS: [Body; 24] = [
    Body::Unary(Function::Exp),
    Body::Unary(Function::Log),
    Body::Unary(Function::Abs),
    Body::Unary(Function::Ceil),
    Body::Unary(Function::Floor),
    Body::Unary(Function::Negf),
    Body::Unary(Function::Reciprocal),
    Body::Unary(Function::Round),
    Body::Unary(Function::Sqrt),
    Body::Unary(Function::Rsqrt),
    Body::Unary(Function::Square),
    Body::Unary(Function::Tanh),
    Body::Unary(Function::Erf),
    Body::Binary(Function::Add),
    Body::Binary(Function::Sub),
    Body::Binary(Function::Mul),
    Body::Binary(Function::Div),
    Body::Binary(Function::DivUnsigned),
    Body::Binary(Function::MaxSigned),
    Body::Binary(Function::MinSigned),
    Body::Binary(Function::MaxUnsigned),
    Body::Binary(Function::MinUnsigned),
    Body::Binary(Function::Powf),
    Body::Select,
];

/// Parses `indexing_maps = [map, ...]`, if it is there.
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
        let value = text::enum_value(p.ctx, kind).and_then(|value| usize::try_from(value).ok());
        let Some(body) = value.and_then(|value| KINDS.get(value)).copied() else {
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

/// Returns the identity of an output's rank, for each operand.
fn identity_maps(ctx: &Context, count: usize, output: Type) -> Option<Attr> {
    let rank = text::shape(ctx, output)?.len();
    Some(ctx.array_attr(&vec![ctx.identity_map_attr(rank); count]))
}
