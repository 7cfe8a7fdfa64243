//! Syntax of the `affine` dialect: loops, conditions and memory accesses over affine maps of SSA values.

mod access;
mod apply;
mod conditional;
mod dma;
mod for_loop;
mod parallel;

use mlirkit_asm::hooks::Hooks;
use mlirkit_asm::{AttrParser, Delimiter, OfValues, OpParser, OpPrinter, OpState, PResult, write_affine_expr};
use mlirkit_ir::{AffineMap, Attr, AttrData, OpRef, ValueRef};

/// Registers the hand-written syntax of the `affine` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("affine.apply", &apply::Apply);
    hooks.ops.insert("affine.dma_start", &dma::Start);
    hooks.ops.insert("affine.dma_wait", &dma::Wait);
    hooks.ops.insert("affine.for", &for_loop::For);
    hooks.ops.insert("affine.if", &conditional::If);
    hooks.ops.insert("affine.load", &access::Load);
    hooks.ops.insert("affine.max", &apply::MinMax);
    hooks.ops.insert("affine.min", &apply::MinMax);
    hooks.ops.insert("affine.parallel", &parallel::Parallel);
    hooks.ops.insert("affine.prefetch", &access::Prefetch);
    hooks.ops.insert("affine.store", &access::Store);
    hooks.ops.insert("affine.vector_load", &access::VectorLoad);
    hooks.ops.insert("affine.vector_store", &access::VectorStore);
}

/// Parses `(%dims)[%symbols]` and adds the operands, all of type `index`. Returns the number of dimensions.
fn dims_and_symbols(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<usize> {
    let index = p.ctx.index_type();
    let dims = p.operand_list(Delimiter::Paren)?;
    let symbols = p.operand_list(Delimiter::OptionalSquare)?;
    p.resolve_as(&dims, index, &mut op.operands)?;
    p.resolve_as(&symbols, index, &mut op.operands)?;
    Ok(dims.len())
}

/// Prints `(%dims)[%symbols]`; the first `dims` operands are the dimensions.
fn print_dims_and_symbols<'c>(p: &mut OpPrinter<'_, 'c>, operands: &[ValueRef<'_, 'c>], dims: usize) {
    let (dims, symbols) = operands.split_at_checked(dims).unwrap_or((operands, &[]));
    p.text("(");
    p.operands(dims.iter().copied());
    p.text(")");
    if !symbols.is_empty() {
        p.text("[");
        p.operands(symbols.iter().copied());
        p.text("]");
    }
}

/// Parses an attribute that must be an affine map.
fn map_attr<'c>(p: &mut AttrParser<'_, 'c>) -> PResult<(Attr, &'c AffineMap)> {
    let (offset, attr) = (p.offset(), p.attribute()?);
    match p.ctx.attr_data(attr) {
        AttrData::AffineMap(map) => Ok((attr, map)),
        _ => Err(p.hook_error(offset, "invalid kind of attribute specified")),
    }
}

/// Returns the affine map in the attribute `name`; `None` if the attribute is absent or not a map.
fn map_of<'c>(op: OpRef<'_, 'c>, name: &str) -> Option<&'c AffineMap> {
    match op.context().attr_data(op.attr(name)?) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}

/// Parses subscripts such as `[%i + 1, symbol(%n)]`.
fn subscripts(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<OfValues<Attr>> {
    let map = p.affine_map_of_values(Delimiter::Square)?;
    p.set_attr(op, "map", map.value);
    Ok(map)
}

/// Resolves the operands of a map as `index` values, first its dimensions and then its symbols, and adds them to the
/// operation. Returns an error if an operand has another type.
fn resolve(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, map: &OfValues<Attr>) -> PResult<()> {
    let index = p.ctx.index_type();
    p.resolve_as(&map.dims, index, &mut op.operands)?;
    p.resolve_as(&map.symbols, index, &mut op.operands)
}

/// Prints the results of a map, with `operands` in place of its dimensions and symbols.
fn print_map<'c>(p: &mut OpPrinter<'_, 'c>, map: &AffineMap, operands: &[ValueRef<'_, 'c>]) {
    print_exprs(p, &map.results, map.dims, operands);
}

/// Prints affine expressions with `operands` in place of dimensions and symbols. The first `dims` operands are the
/// dimensions.
fn print_exprs<'c>(
    p: &mut OpPrinter<'_, 'c>,
    exprs: &[mlirkit_ir::AffineExpr],
    dims: u32,
    operands: &[ValueRef<'_, 'c>],
) {
    // While aliases are collected there is nothing to do: operand names do not involve aliases.
    if p.is_collecting() {
        return;
    }
    let value = |number: u32| operands.get(number as usize).copied();
    p.comma_separated(exprs, |p, expr| {
        write_affine_expr(p, *expr, &mut |p: &mut OpPrinter<'_, 'c>, number, symbol| {
            let number = if symbol { dims.saturating_add(number) } else { number };
            p.text(if symbol { "symbol(" } else { "" });
            if let Some(value) = value(number) {
                p.operand(value);
            }
            p.text(if symbol { ")" } else { "" });
        });
    });
}
