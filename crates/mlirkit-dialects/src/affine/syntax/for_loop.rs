//! Syntax of `affine.for %i = max map(%a) to 10 step 2 iter_args(%x = %y) -> (types) { ... }`.
//!
//! Up to LLVM 17 the operation's definition has neither attributes nor operand groups. The bounds then have other
//! attribute names, and their maps determine how many operands each bound has.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{AffineExprData, AffineMap, AttrData, Context, OpRef, ValueRef};

use super::{dims_and_symbols, map_of, print_dims_and_symbols};
use crate::text;

/// Syntax of `affine.for`.
pub(crate) struct For;

/// One of the two loop bounds.
#[derive(Clone, Copy)]
enum Bound {
    Lower,
    Upper,
}

impl Bound {
    fn keyword(self) -> &'static str {
        match self {
            Self::Lower => "max",
            Self::Upper => "min",
        }
    }

    fn attr(self, ctx: &Context) -> &'static str {
        match (self, has_groups(ctx)) {
            (Self::Lower, true) => "lowerBoundMap",
            (Self::Lower, false) => "lower_bound",
            (Self::Upper, true) => "upperBoundMap",
            (Self::Upper, false) => "upper_bound",
        }
    }
}

/// Returns whether this release's definition of `affine.for` has attributes and operand groups; see the module
/// documentation.
fn has_groups(ctx: &Context) -> bool {
    ctx.release() >= Release(18)
}

/// Returns three lists of values: the operands of the lower bound, the operands of the upper bound, and the initial
/// values of the loop-carried variables. `None` if there are too few operands for the maps.
fn groups<'m, 'c>(op: OpRef<'m, 'c>, lower: &AffineMap, upper: &AffineMap) -> Option<Vec<Vec<ValueRef<'m, 'c>>>> {
    if has_groups(op.context()) {
        return Some(text::operand_groups(op, 3));
    }
    let mut left = op.operands();
    let mut bound = |map: &AffineMap| {
        let count = map.dims as usize + map.symbols as usize;
        (count <= left.len()).then(|| left.by_ref().take(count).collect())
    };
    let (lower, upper) = (bound(lower)?, bound(upper)?);
    Some(vec![lower, upper, left.collect()])
}

impl OpSyntax for For {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let mut variable = p.argument(false, false)?;
        variable.ty = Some(index);
        p.expect(Kind::Equal, "expected '='")?;
        bound(p, op, Bound::Lower)?;
        let lower = op.operands.len();
        text::keyword(p, "to", " between bounds")?;
        bound(p, op, Bound::Upper)?;
        let upper = op.operands.len() - lower;
        step(p, op)?;
        let mut args = vec![variable];
        let mut inits = 0;
        if p.eat_keyword("iter_args") {
            let (left, right) = p.assignments()?;
            text::arrow_types(p, &mut op.types)?;
            inits = right.len();
            for ((mut arg, init), ty) in left.into_iter().zip(&right).zip(&op.types) {
                op.operands.push(p.resolve(*init, *ty)?);
                arg.ty = Some(*ty);
                args.push(arg);
            }
        }
        text::operand_segments(p, op, &[lower, upper, inits]);
        if inits != op.types.len() {
            return Err(p.op_error(op.offset, "mismatch between the number of loop-carried values and results"));
        }
        let region = p.region(op, &args, false)?;
        p.ensure_terminator(op, region, "affine.yield");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (lower_map, upper_map) = (Bound::Lower.attr(p.ctx), Bound::Upper.attr(p.ctx));
        let maps = map_of(op, lower_map).zip(map_of(op, upper_map));
        // Like upstream, computes from the maps whether operands remain, instead of using the operand groups.
        let inputs = |map: &AffineMap| map.dims as usize + map.symbols as usize;
        let carries = maps.is_some_and(|(lower, upper)| op.operands().len() != inputs(lower) + inputs(upper));
        let groups = maps.and_then(|(lower, upper)| groups(op, lower, upper));
        let args = text::body_args(op);
        let ([variable, iter_args @ ..], Some([lower, upper, inits])) = (args.as_slice(), groups.as_deref()) else {
            return p.generic_op_after_name(op);
        };
        p.text(" ");
        p.region_argument_without_type(*variable, &[]);
        p.text(" = ");
        print_bound(p, op, lower, Bound::Lower);
        p.text(" to ");
        print_bound(p, op, upper, Bound::Upper);
        if let Some(step) = text::int_attr(op, "step").filter(|step| *step != 1) {
            p.fmt(format_args!(" step {step}"));
        }
        if carries {
            match inits.is_empty() {
                true => p.text(" iter_args()"),
                false => text::assignments(p, iter_args, inits, " iter_args"),
            }
            p.text(" -> (");
            p.types(op.signature().result_types(op.id));
            p.text(")");
        }
        p.text(" ");
        text::print_body(p, op, carries);
        text::attr_dict(p, op, &[lower_map, upper_map, "step", "operandSegmentSizes"]);
    }
}

fn bound(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, bound: Bound) -> PResult<()> {
    let (ctx, index) = (p.ctx, p.ctx.index_type());
    let prefixed = p.eat_keyword(bound.keyword());
    let operands = p.operand_list(Delimiter::None)?;
    if let [operand, rest @ ..] = operands.as_slice() {
        if !rest.is_empty() {
            return Err(p.op_error(op.offset, "expected only one loop bound operand"));
        }
        op.operands.push(p.resolve(*operand, index)?);
        let map = AffineMap { dims: 0, symbols: 1, results: [ctx.affine_symbol(0)].into() };
        p.set_attr(op, bound.attr(ctx), ctx.attr(AttrData::AffineMap(Box::new(map))));
        return Ok(());
    }
    let offset = p.offset();
    let attr = p.attr(Some(index))?;
    match ctx.attr_data(attr) {
        AttrData::AffineMap(map) => {
            p.set_attr(op, bound.attr(ctx), attr);
            let before = op.operands.len();
            let dims = dims_and_symbols(p, op)?;
            if map.dims as usize != dims {
                return Err(p.op_error(op.offset, "dim operand count and affine map dim count must match"));
            }
            if dims + map.symbols as usize != op.operands.len() - before {
                return Err(p.op_error(op.offset, "symbol operand count and affine map symbol count must match"));
            }
            if map.results.len() > 1 && !prefixed {
                let message = match bound {
                    Bound::Lower => "lower loop bound affine map with multiple results requires 'max' prefix",
                    Bound::Upper => "upper loop bound affine map with multiple results requires 'min' prefix",
                };
                return Err(p.op_error(offset, message));
            }
            Ok(())
        }
        AttrData::Integer(number) => {
            let number = ctx.affine_constant(number.value.to_i64().unwrap_or(0));
            let map = AffineMap { dims: 0, symbols: 0, results: [number].into() };
            p.set_attr(op, bound.attr(ctx), ctx.attr(AttrData::AffineMap(Box::new(map))));
            Ok(())
        }
        _ => Err(p.op_error(op.offset, "expected valid affine map representation for loop bounds")),
    }
}

fn step(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    let (ctx, index) = (p.ctx, p.ctx.index_type());
    let mut step = ctx.int_attr(index, 1);
    if p.eat_keyword("step") {
        let offset = p.offset();
        step = p.attr(Some(index))?;
        let AttrData::Integer(number) = ctx.attr_data(step) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        if number.value.is_negative() {
            return Err(p.op_error(offset, "expected step to be representable as a positive signed integer"));
        }
    }
    p.set_attr(op, "step", step);
    Ok(())
}

/// Prints a bound. A constant and a single symbol have a short form; other bounds are printed as a map with its
/// operands.
fn print_bound<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, operands: &[ValueRef<'_, 'c>], bound: Bound) {
    let (Some(attr), Some(map)) = (op.attr(bound.attr(p.ctx)), map_of(op, bound.attr(p.ctx))) else { return };
    match *map.results {
        [expr] => match (p.ctx.affine_data(expr), map.dims, map.symbols, operands) {
            (AffineExprData::Constant(value), 0, 0, _) => return p.fmt(format_args!("{value}")),
            (AffineExprData::Symbol(_), 0, 1, [operand, ..]) => return p.operand(*operand),
            _ => {}
        },
        _ => {
            p.text(bound.keyword());
            p.text(" ");
        }
    }
    p.attr(attr);
    print_dims_and_symbols(p, operands, map.dims as usize);
}
