//! Syntax of `sparse_tensor.iterate` and `sparse_tensor.coiterate`: loops over iteration spaces.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_ir::{AttrData, Context, DialectType, OpRef, Param, Type, TypeData, ValueRef};

use crate::text;

const TERMINATOR: &str = "sparse_tensor.yield";

/// The parsed clauses of `sparse_tensor.iterate` or `sparse_tensor.coiterate` that precede the regions.
struct Head {
    /// The region arguments for the used coordinates, followed by the loop-carried values.
    args: Vec<Argument>,
    /// The type of the iterator over each operand; `None` for operands that are not iteration spaces.
    iterators: Vec<Option<Type>>,
    spaces: usize,
    inits: usize,
}

/// Parses `at(%c, _) iter_args(%a = %init) : spaces -> types`. In the region, the loop-carried arguments precede the
/// coordinates.
fn head(
    p: &mut OpParser<'_, '_, '_>,
    op: &mut OpState,
    iterators: Option<usize>,
    spaces: &[Unresolved],
) -> PResult<Head> {
    let index = p.ctx.index_type();
    if iterators.is_some_and(|count| count != spaces.len()) {
        return Err(p.op_error(op.offset, "mismatch in number of sparse iterators and sparse spaces"));
    }
    let (mut args, mut used, mut count) = (Vec::new(), 0_u64, 0_u32);
    let at = p.eat_keyword("at");
    if at {
        p.list_of(Delimiter::Paren, "", |p| {
            if !p.eat_keyword("_") {
                let arg = p.argument(false, false)?;
                args.push(Argument { ty: Some(index), ..arg });
                used |= 1_u64.checked_shl(count).unwrap_or(0);
            }
            count += 1;
            Ok(())
        })?;
    }
    let used = p.ctx.int_attr(p.ctx.i64_type(), used.cast_signed());
    p.set_attr(op, "crdUsedLvls", used);
    let (mut carried, mut inits) = (Vec::new(), Vec::new());
    let carries = p.eat_keyword("iter_args");
    if carries {
        (carried, inits) = p.assignments()?;
    }
    let offset = p.offset();
    let mut types = Vec::new();
    if iterators.is_none() {
        p.expect(Kind::Colon, "expected ':'")?;
        p.expect(Kind::LParen, "expected '('")?;
        text::types_between_commas(p, &mut types)?;
        p.expect(Kind::RParen, "expected ')'")?;
    } else {
        text::colon_types(p, &mut types)?;
    }
    if types.len() != spaces.len() {
        let message = "mismatch in number of iteration space operands and iteration space types";
        return Err(p.op_error(op.offset, message));
    }
    let of_spaces: Vec<Option<Type>> = types.iter().map(|ty| iterator_of(p.ctx, *ty)).collect();
    if iterators.is_some() {
        all_spaces(p, op, &of_spaces)?;
    }
    if carries {
        text::arrow_types(p, &mut op.types)?;
    }
    p.resolve_all(spaces, &types, offset, &mut op.operands)?;
    if carried.len() != op.types.len() {
        return Err(p.op_error(op.offset, "mismatch in number of iteration arguments and return values"));
    }
    p.resolve_all(&inits, &op.types, offset, &mut op.operands)?;
    let carried = carried.into_iter().zip(&op.types).map(|(arg, ty)| Argument { ty: Some(*ty), ..arg });
    let args = carried.chain(args).collect();
    Ok(Head { args, iterators: of_spaces, spaces: spaces.len(), inits: inits.len() })
}

/// Returns an error unless every operand is an iteration space.
fn all_spaces(p: &OpParser<'_, '_, '_>, op: &OpState, iterators: &[Option<Type>]) -> PResult<()> {
    if iterators.contains(&None) {
        let message = "expected sparse_tensor.iter_space type for iteration space operands";
        return Err(p.op_error(op.offset, message));
    }
    Ok(())
}

/// Returns the type of an iterator over an iteration space; `None` if `space` is not one.
fn iterator_of(ctx: &Context, space: Type) -> Option<Type> {
    let TypeData::Dialect(data) = ctx.type_data(space) else { return None };
    if &*data.def.name != "sparse_tensor.iter_space" {
        return None;
    }
    let def = ctx.dialect(ctx.ident("sparse_tensor"))?.type_("iterator")?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: data.params.clone() }))))
}

/// Returns the number of levels of an iteration space or iterator.
fn rank(ctx: &Context, space: Type) -> u32 {
    let TypeData::Dialect(data) = ctx.type_data(space) else { return 0 };
    match &*data.params {
        [_, Param::Int(low), Param::Int(high)] => u32::try_from(high.saturating_sub(*low)).unwrap_or(0).min(64),
        _ => 0,
    }
}

/// Syntax of `sparse_tensor.iterate`.
pub(super) struct Iterate;

impl OpSyntax for Iterate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let iterators = p.argument_list(Delimiter::None, false, false)?;
        text::keyword(p, "in", "")?;
        let spaces = p.operand_list(Delimiter::None)?;
        let head = head(p, op, Some(iterators.len()), &spaces)?;
        if iterators.len() != 1 {
            return Err(p.op_error(op.offset, "expected only one iterator/iteration space"));
        }
        let iterators = iterators.into_iter().zip(&head.iterators).map(|(arg, ty)| Argument { ty: *ty, ..arg });
        // The iterator is the last argument of the region.
        let args: Vec<Argument> = head.args.iter().cloned().chain(iterators).collect();
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, TERMINATOR);
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<_> = op.operands().collect();
        let args = text::body_args(op);
        let (Some((space, inits)), Some((iterator, args))) = (operands.split_first(), args.split_last()) else {
            return;
        };
        let used = text::int_attr(op, "crdUsedLvls").unwrap_or(0).cast_unsigned();
        let carried = args.len().saturating_sub(used.count_ones() as usize);
        let (carried, coordinates) = args.split_at_checked(carried).unwrap_or((args, &[]));
        p.text(" ");
        p.operand(*iterator);
        p.text(" in ");
        p.operand(*space);
        print_coordinates(p, rank(p.ctx, space.ty()), used, coordinates);
        text::assignments(p, carried, inits, " iter_args");
        p.text(" : ");
        p.ty(space.ty());
        p.text(" ");
        print_results(p, inits);
        text::print_body(p, op, !inits.is_empty());
    }
}

/// Prints ` at(%c, _)`. Prints nothing if no coordinate is used.
fn print_coordinates<'c>(p: &mut OpPrinter<'_, 'c>, rank: u32, used: u64, coordinates: &[ValueRef<'_, 'c>]) {
    if used == 0 {
        return;
    }
    let mut coordinates = coordinates.iter();
    p.text(" at(");
    p.comma_separated(0..rank, |p, level| match coordinates.as_slice().first().filter(|_| used >> level & 1 == 1) {
        Some(value) => {
            coordinates.next();
            p.operand(*value);
        }
        None => p.text("_"),
    });
    p.text(")");
}

/// Prints ` -> type ` or ` -> (types) `, or only a space if there are no results.
fn print_results<'c>(p: &mut OpPrinter<'_, 'c>, inits: &[ValueRef<'_, 'c>]) {
    let types: Vec<Type> = inits.iter().map(|init| init.ty()).collect();
    p.optional_arrow_types(&types);
    p.text(" ");
}

/// Syntax of `sparse_tensor.coiterate`.
pub(super) struct Coiterate;

impl OpSyntax for Coiterate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let spaces = p.operand_list(Delimiter::Paren)?;
        let head = head(p, op, None, &spaces)?;
        let mut cases = Vec::new();
        while p.eat_keyword("case") {
            all_spaces(p, op, &head.iterators)?;
            let (mut bits, mut iterators, mut number) = (0_u64, Vec::new(), 0_u32);
            loop {
                if !p.eat_keyword("_") {
                    let arg = p.argument(false, false)?;
                    iterators.push(Argument { ty: head.iterators.get(number as usize).copied().flatten(), ..arg });
                    bits |= 1_u64.checked_shl(number).unwrap_or(0);
                }
                number += 1;
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            if number as usize != head.spaces {
                return Err(p.op_error(op.offset, "expected a value or \"_\" for each iteration space"));
            }
            let mut args: Vec<Argument> = head.args.clone();
            args.extend(iterators);
            cases.push(p.ctx.int_attr(p.ctx.i64_type(), bits.cast_signed()));
            let region = p.region(op, &args, false)?;
            p.ensure_terminator(op, region, TERMINATOR);
            op.regions.push(region);
        }
        let cases = p.ctx.array_attr(&cases);
        p.set_attr(op, "cases", cases);
        text::operand_segments(p, op, &[head.spaces, head.inits]);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 2);
        let [spaces, inits] = groups.as_slice() else { return };
        let used = text::int_attr(op, "crdUsedLvls").unwrap_or(0).cast_unsigned();
        let args = text::body_args(op);
        let (carried, coordinates) = args.split_at_checked(inits.len()).unwrap_or((&args, &[]));
        p.text(" (");
        p.operands(spaces.iter().copied());
        p.text(")");
        print_coordinates(p, spaces.first().map_or(0, |space| rank(p.ctx, space.ty())), used, coordinates);
        text::assignments(p, carried, inits, " iter_args");
        p.text(" : (");
        p.value_types(spaces.iter().copied());
        p.text(")");
        let types: Vec<Type> = inits.iter().map(|init| init.ty()).collect();
        p.optional_arrow_types(&types);
        let cases = match op.attr("cases").map(|cases| op.context().attr_data(cases)) {
            Some(AttrData::Array(cases)) => &**cases,
            _ => &[],
        };
        for (region, case) in op.regions().zip(cases) {
            let bits = op.context().int_value(*case).unwrap_or(0).cast_unsigned();
            let skip = used.count_ones() as usize + inits.len();
            let args: Vec<_> = text::entry(region).map_or_else(Vec::new, |block| block.args().skip(skip).collect());
            let mut iterators = args.into_iter();
            p.newline();
            p.text("case ");
            p.comma_separated(0..spaces.len().min(64), |p, number| {
                match iterators.as_slice().first().copied().filter(|_| bits >> number & 1 == 1) {
                    Some(value) => {
                        iterators.next();
                        p.operand(value);
                    }
                    None => p.text("_"),
                }
            });
            p.text(" ");
            let options = RegionOptions { terminators: !inits.is_empty(), ..RegionOptions::default() };
            p.region(op, region, options.without_entry_args());
        }
    }
}
