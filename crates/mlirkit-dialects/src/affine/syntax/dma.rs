//! Syntax of `affine.dma_start %src[...], %dst[...], %tag[...], %size : types` and `affine.dma_wait`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OfValues, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{AffineMap, Attr, AttrData, OpRef, Type, TypeData, ValueRef};

use super::{map_of, print_map, resolve};
use crate::text;

/// Syntax of `affine.dma_start`.
pub(crate) struct Start;

const MAPS: [&str; 3] = ["src_map", "dst_map", "tag_map"];

impl OpSyntax for Start {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let mut places = Vec::new();
        for name in MAPS {
            places.push(place(p, op, name)?);
            p.expect(Kind::Comma, "expected ','")?;
        }
        let size = p.operand()?;
        let stride = if p.eat(Kind::Comma) { p.operand_list(Delimiter::None)? } else { Vec::new() };
        if !matches!(stride.len(), 0 | 2) {
            return Err(p.op_error(op.offset, "expected two stride related operands"));
        }
        let mut types = Vec::new();
        text::colon_types(p, &mut types)?;
        if types.len() != places.len() {
            return Err(p.op_error(op.offset, "expected three types"));
        }
        for ((memref, map), ty) in places.iter().zip(&types) {
            op.operands.push(p.resolve(*memref, *ty)?);
            resolve(p, op, map)?;
        }
        op.operands.push(p.resolve(size, index)?);
        p.resolve_as(&stride, index, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let mut rest = operands.as_slice();
        let mut types: Vec<Type> = Vec::new();
        p.text(" ");
        for name in MAPS {
            let Some(map) = map_of(op, name) else { return };
            let Some((memref, indices)) = take_place(&mut rest, map) else { return };
            types.push(memref.ty());
            print_place(p, memref, map, indices);
            p.text(", ");
        }
        p.operands(rest.iter().copied());
        p.text(" : ");
        p.types(&types);
    }
}

/// Syntax of `affine.dma_wait %tag[...], %size : type`.
pub(crate) struct Wait;

impl OpSyntax for Wait {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let (memref, map) = place(p, op, "tag_map")?;
        p.expect(Kind::Comma, "expected ','")?;
        let size = p.operand()?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)?;
        op.operands.push(p.resolve(size, index)?);
        if !matches!(p.ctx.type_data(ty), TypeData::MemRef(_)) {
            return Err(p.op_error(op.offset, "expected tag to be of memref type"));
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let mut rest = operands.as_slice();
        let Some(map) = map_of(op, "tag_map") else { return };
        let Some((memref, indices)) = take_place(&mut rest, map) else { return };
        p.text(" ");
        print_place(p, memref, map, indices);
        p.text(", ");
        p.operands(rest.iter().copied().take(1));
        p.text(" : ");
        p.ty(memref.ty());
    }
}

/// Parses a memref and its subscripts, `%m[%i + 1]`, and stores the affine map of the subscripts as the attribute
/// `name`.
fn place(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, name: &str) -> PResult<(Unresolved, OfValues<Attr>)> {
    let memref = p.operand()?;
    let map = p.affine_map_of_values(Delimiter::Square)?;
    p.set_attr(op, name, map.value);
    if let AttrData::AffineMap(data) = p.ctx.attr_data(map.value) {
        if data.dims as usize + data.symbols as usize != map.dims.len() + map.symbols.len() {
            return Err(p.op_error(op.offset, "memref operand count not equal to map.numInputs"));
        }
    }
    Ok((memref, map))
}

/// Removes a memref and the indices for `map` from the front of the operands. `None` if there are too few operands.
fn take_place<'a, 'm, 'c>(
    rest: &mut &'a [ValueRef<'m, 'c>],
    map: &AffineMap,
) -> Option<(ValueRef<'m, 'c>, &'a [ValueRef<'m, 'c>])> {
    let (memref, others) = rest.split_first()?;
    let (indices, others) = others.split_at_checked(map.dims as usize + map.symbols as usize)?;
    *rest = others;
    Some((*memref, indices))
}

fn print_place<'c>(p: &mut OpPrinter<'_, 'c>, memref: ValueRef<'_, 'c>, map: &AffineMap, indices: &[ValueRef<'_, 'c>]) {
    p.operand(memref);
    p.text("[");
    print_map(p, map, indices);
    p.text("]");
}
