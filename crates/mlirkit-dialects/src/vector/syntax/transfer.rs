//! Syntax of `vector.transfer_read %source[%i], %padding, %mask : type, type` and `vector.transfer_write`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{
    AffineExpr, AffineExprData, AffineMap, Attr, AttrData, Context, OpRef, Type, TypeData, ValueRef, VectorType,
};

use crate::text;

/// Syntax of `vector.transfer_read`.
pub(crate) struct TransferRead;

/// Syntax of `vector.transfer_write`.
pub(crate) struct TransferWrite;

impl OpSyntax for TransferRead {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let source = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        p.expect(Kind::Comma, "expected ','")?;
        let padding = p.operand()?;
        let mask = if p.eat(Kind::Comma) { Some(p.operand()?) } else { None };
        p.attr_dict(&mut op.attrs)?;
        let (offset, [shaped, ty]) = two_types(p)?;
        let shape = shape_of(p, offset, shaped)?;
        let vector = vector_of(p, offset, ty)?;
        let map = settle_attrs(p, op, offset, shape.len(), shaped, vector)?;
        op.operands.push(p.resolve(source, shaped)?);
        let index = p.ctx.index_type();
        p.resolve_as(&indices, index, &mut op.operands)?;
        let element = text::element_type(p.ctx, shaped);
        op.operands.push(p.resolve(padding, element)?);
        resolve_mask(p, op, mask, offset, shaped, vector, map)?;
        text::operand_segments(p, op, &[1, indices.len(), 1, usize::from(mask.is_some())]);
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 4);
        let [source, indices, padding, mask] = groups.as_slice() else { return };
        p.text(" ");
        print_access(p, source, indices);
        p.text(", ");
        p.operands(padding.iter().chain(mask).copied());
        print_attrs(p, op);
        p.text(" : ");
        p.value_types(source.iter().copied().chain(op.results()));
    }
}

impl OpSyntax for TransferWrite {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let target = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        let mask = if p.eat(Kind::Comma) { Some(p.operand()?) } else { None };
        p.attr_dict(&mut op.attrs)?;
        let (offset, [ty, shaped]) = two_types(p)?;
        let vector = vector_of(p, offset, ty)?;
        let shape = shape_of(p, offset, shaped)?;
        let map = settle_attrs(p, op, offset, shape.len(), shaped, vector)?;
        op.operands.push(p.resolve(value, ty)?);
        op.operands.push(p.resolve(target, shaped)?);
        let index = p.ctx.index_type();
        p.resolve_as(&indices, index, &mut op.operands)?;
        resolve_mask(p, op, mask, offset, shaped, vector, map)?;
        text::operand_segments(p, op, &[1, 1, indices.len(), usize::from(mask.is_some())]);
        if matches!(p.ctx.type_data(shaped), TypeData::RankedTensor(_)) {
            op.types.push(shaped);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 4);
        let [value, target, indices, mask] = groups.as_slice() else { return };
        p.text(" ");
        p.operands(value.iter().copied());
        p.text(", ");
        print_access(p, target, indices);
        for mask in mask {
            p.text(", ");
            p.operand(*mask);
        }
        print_attrs(p, op);
        p.text(" : ");
        p.value_types(value.iter().chain(target).copied());
    }
}

/// Parses `: type, type`. Returns the types and the offset of the colon.
fn two_types(p: &mut OpParser<'_, '_, '_>) -> PResult<(u32, [Type; 2])> {
    let offset = p.offset();
    let mut types = Vec::new();
    text::colon_types(p, &mut types)?;
    match <[Type; 2]>::try_from(types) {
        Ok(types) => Ok((offset, types)),
        Err(_) => Err(p.op_error(offset, "requires two types")),
    }
}

fn shape_of<'c>(p: &OpParser<'_, '_, 'c>, offset: u32, ty: Type) -> PResult<&'c [i64]> {
    let ctx: &'c Context = p.ctx;
    text::shape(ctx, ty).ok_or_else(|| p.op_error(offset, "requires memref or ranked tensor type"))
}

fn vector_of<'c>(p: &OpParser<'_, '_, 'c>, offset: u32, ty: Type) -> PResult<&'c VectorType> {
    let ctx: &'c Context = p.ctx;
    super::as_vector(ctx, ty).ok_or_else(|| p.op_error(offset, "requires vector type"))
}

/// Sets the permutation map and the attribute `in_bounds` if they were omitted. Returns the map.
fn settle_attrs<'c>(
    p: &mut OpParser<'_, '_, 'c>,
    op: &mut OpState,
    at_types: u32,
    rank: usize,
    shaped: Type,
    vector: &VectorType,
) -> PResult<&'c AffineMap> {
    let ctx: &'c Context = p.ctx;
    let attr = match text::parsed_attr(p, op, "permutation_map") {
        Some(attr) => attr,
        None if ctx.release() >= mlirkit_defs::Release(22) && !default_map_fits(ctx, rank, shaped, vector) => {
            let message = "expected a custom permutation_map when rank(source) != rank(destination)";
            return Err(p.op_error(at_types, message));
        }
        None => {
            let attr = default_map(ctx, rank, shaped, vector);
            p.set_attr(op, "permutation_map", attr);
            attr
        }
    };
    let AttrData::AffineMap(map) = ctx.attr_data(attr) else {
        return Err(p.op_error(op.offset, "expected 'permutation_map' to be an affine map"));
    };
    if text::parsed_attr(p, op, "in_bounds").is_none() {
        let bounds = ctx.array_attr(&vec![ctx.bool_attr(false); map.results.len()]);
        p.set_attr(op, "in_bounds", bounds);
    }
    Ok(map)
}

/// Returns whether the vector has at most as many dimensions as its source. Only then may the map be omitted.
fn default_map_fits(ctx: &Context, rank: usize, shaped: Type, vector: &VectorType) -> bool {
    let inner = super::as_vector(ctx, text::element_type(ctx, shaped)).map_or(0, |inner| inner.shape.len());
    vector.shape.len().checked_sub(inner).is_some_and(|count| count <= rank)
}

/// Returns the minor identity map, whose results are the last dimensions in order.
fn default_map(ctx: &Context, rank: usize, shaped: Type, vector: &VectorType) -> Attr {
    let inner = super::as_vector(ctx, text::element_type(ctx, shaped)).map_or(0, |inner| inner.shape.len());
    let results: Vec<AffineExpr> = if rank == 0 && *vector.shape == [1] {
        vec![ctx.affine_constant(0)]
    } else {
        let count = vector.shape.len().saturating_sub(inner).min(rank);
        (rank - count..rank).map(|dim| ctx.affine_dim(u32::try_from(dim).unwrap_or(u32::MAX))).collect()
    };
    let dims = u32::try_from(rank).unwrap_or(u32::MAX);
    ctx.attr(AttrData::AffineMap(Box::new(AffineMap { dims, symbols: 0, results: results.into() })))
}

/// Resolves the mask operand, if there is one. The type of the mask follows from the vector type and the map.
fn resolve_mask(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    mask: Option<Unresolved>,
    offset: u32,
    shaped: Type,
    vector: &VectorType,
    map: &AffineMap,
) -> PResult<()> {
    let Some(mask) = mask else { return Ok(()) };
    if super::as_vector(p.ctx, text::element_type(p.ctx, shaped)).is_some() {
        return Err(p.op_error(mask.offset, "does not support masks with vector element type"));
    }
    if vector.shape.len() != map.results.len() {
        let message = "expected the same rank for the vector and the results of the permutation map";
        return Err(p.op_error(offset, message));
    }
    let dim = |expr: &AffineExpr| match p.ctx.affine_data(*expr) {
        AffineExprData::Dim(dim) => Some(dim),
        _ => None,
    };
    let mut sizes: Vec<(u32, i64, bool)> = Vec::new();
    for ((expr, size), scalable) in map.results.iter().zip(&vector.shape).zip(&vector.scalable) {
        sizes.extend(dim(expr).map(|dim| (dim, *size, *scalable)));
    }
    sizes.sort_by_key(|(dim, ..)| *dim);
    sizes.dedup_by_key(|(dim, ..)| *dim);
    if sizes.is_empty() {
        sizes.push((0, 1, false));
    }
    let shape: Vec<i64> = sizes.iter().map(|(_, size, _)| *size).collect();
    let scalable: Vec<bool> = sizes.iter().map(|(.., scalable)| *scalable).collect();
    let ty = super::vector_type(p.ctx, &shape, &scalable, p.ctx.i1_type());
    op.operands.push(p.resolve(mask, ty)?);
    Ok(())
}

/// Prints the source and its indices: `%source[%i, %j]`.
fn print_access<'c>(p: &mut OpPrinter<'_, 'c>, source: &[ValueRef<'_, 'c>], indices: &[ValueRef<'_, 'c>]) {
    p.operands(source.iter().copied());
    p.text("[");
    p.operands(indices.iter().copied());
    p.text("]");
}

/// Prints the attributes. Omits a minor identity map, and bounds that are all `false`.
fn print_attrs(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    let mut elided = vec!["operandSegmentSizes"];
    if op.attr("permutation_map").is_some_and(|map| is_minor_identity(p.ctx, map)) {
        elided.push("permutation_map");
    }
    let no_bounds = match op.attr("in_bounds").map(|bounds| p.ctx.attr_data(bounds)) {
        Some(AttrData::Array(bounds)) => bounds.iter().all(|bound| p.ctx.int_value(*bound) == Some(0)),
        _ => true,
    };
    if no_bounds {
        elided.push("in_bounds");
    }
    text::attr_dict(p, op, &elided);
}

/// Returns whether a map is a minor identity, whose results are the last dimensions in order.
fn is_minor_identity(ctx: &Context, map: Attr) -> bool {
    let AttrData::AffineMap(map) = ctx.attr_data(map) else { return false };
    let Some(first) = u32::try_from(map.results.len()).ok().and_then(|count| map.dims.checked_sub(count)) else {
        return false;
    };
    map.symbols == 0
        && map.results.iter().zip(first..).all(|(expr, dim)| ctx.affine_data(*expr) == AffineExprData::Dim(dim))
}
