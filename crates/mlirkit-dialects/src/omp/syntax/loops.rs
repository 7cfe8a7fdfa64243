//! Syntax of loop nests, and of iterators, whose syntax is similar.

use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_defs::Release;
use mlirkit_ir::{BlockRef, Context, OpRef, ValueRef};

/// Syntax of `omp.loop_nest (%i) : i32 = (%low) to (%high) inclusive step (%step) collapse(2) tiles(4, 5) { ... }`.
pub(super) struct LoopNest;

impl OpSyntax for LoopNest {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        let ty = crate::text::colon_type(p)?;
        p.expect(Kind::Equal, "expected '='")?;
        let lower = p.operand_list_of(Delimiter::Paren, args.len())?;
        p.expect_keyword("to")?;
        let upper = p.operand_list_of(Delimiter::Paren, args.len())?;
        args.iter_mut().for_each(|arg| arg.ty = Some(ty));
        if p.eat_keyword("inclusive") {
            let unit = p.ctx.unit();
            let name = inclusive(p.ctx);
            p.set_attr(op, name, unit);
        }
        p.expect_keyword("step")?;
        let steps = p.operand_list_of(Delimiter::Paren, args.len())?;
        if p.eat_keyword("collapse") {
            p.expect(Kind::LParen, "expected '('")?;
            let count = crate::text::integer(p)?;
            p.expect(Kind::RParen, "expected ')'")?;
            if count > 1 {
                let count = p.ctx.int_attr(p.ctx.i64_type(), count);
                p.set_attr(op, "collapse_num_loops", count);
            }
        }
        if p.eat_keyword("tiles") {
            let mut sizes = Vec::new();
            p.list(Delimiter::Paren, "", |p| {
                sizes.push(crate::text::integer(p)?);
                Ok(())
            })?;
            if !sizes.is_empty() {
                let sizes = p.ctx.i64_array(&sizes);
                p.set_attr(op, "tile_sizes", sizes);
            }
        }
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        for operands in [&lower, &upper, &steps] {
            p.resolve_as(operands, ty, &mut op.operands)?;
        }
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(region) = op.regions().next() else { return };
        let args: Vec<ValueRef<'_, 'c>> =
            region.blocks().next().map(|block| block.args().collect()).unwrap_or_default();
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let (lower, rest) = operands.split_at(operands.len() / 3);
        let (upper, steps) = rest.split_at(rest.len() / 2);
        p.text(" (");
        p.operands(args.iter().copied());
        p.text(") : ");
        if let Some(arg) = args.first() {
            p.ty(arg.ty());
        }
        p.text(" = (");
        p.operands(lower.iter().copied());
        p.text(") to (");
        p.operands(upper.iter().copied());
        p.text(") ");
        if op.attr(inclusive(p.ctx)).is_some() {
            p.text("inclusive ");
        }
        p.text("step (");
        p.operands(steps.iter().copied());
        p.text(") ");
        let ctx = p.ctx;
        if let Some(count) = op.attr("collapse_num_loops").and_then(|attr| ctx.int_value(attr)).filter(|n| *n > 1) {
            p.text("collapse(");
            p.signed(count);
            p.text(") ");
        }
        if let Some(sizes) = op.attr("tile_sizes").and_then(|attr| ctx.int_array_values(attr)) {
            p.text("tiles(");
            p.comma_separated(sizes, |p, size| p.signed(size));
            p.text(") ");
        }
        p.region(op, region, RegionOptions::default().without_entry_args());
    }
}

/// Returns the name of the attribute that makes the upper bound inclusive. The name depends on the release.
fn inclusive(ctx: &Context) -> &'static str {
    if ctx.release() < Release(20) { "inclusive" } else { "loop_inclusive" }
}

/// Syntax of an iterator after the opening parenthesis: `%i: index, %j: index) = (%low to %high step %step, %low to
/// %high step %step) { ... }`.
pub(super) struct IteratorHeader;

impl Directive for IteratorHeader {
    type Args = (arg::Regions, arg::Operands, arg::Operands, arg::Operands, arg::Types, arg::Types, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        op: &mut OpState,
        (regions, lower, upper, steps, lower_types, upper_types, step_types): Parse<'_, Self>,
    ) -> PResult<()> {
        let args = p.argument_list(Delimiter::None, true, false)?;
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect(Kind::Equal, "expected '='")?;
        p.expect(Kind::LParen, "expected '('")?;
        for at in 0..args.len() {
            if at > 0 {
                p.expect(Kind::Comma, "expected ','")?;
            }
            lower.push(p.operand()?);
            p.expect_keyword("to")?;
            upper.push(p.operand()?);
            p.expect_keyword("step")?;
            steps.push(p.operand()?);
        }
        p.expect(Kind::RParen, "expected ')'")?;
        for types in [lower_types, upper_types, step_types] {
            types.extend(args.iter().filter_map(|arg| arg.ty));
        }
        regions.push(p.region(op, &args, false)?);
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (regions, lower, upper, steps, ..): Print<'m, 'c, Self>,
    ) {
        let Some(region) = regions.first() else { return };
        let args = crate::text::entry(*region).into_iter().flat_map(BlockRef::args);
        p.comma_separated(args, |p, arg| {
            p.operand(arg);
            p.text(": ");
            p.ty(arg.ty());
        });
        p.text(") = (");
        p.comma_separated(lower.iter().zip(upper).zip(steps), |p, ((low, high), step)| {
            p.operand(*low);
            p.text(" to ");
            p.operand(*high);
            p.text(" step ");
            p.operand(*step);
        });
        p.text(") ");
        p.region(op, *region, RegionOptions::default().without_entry_args());
    }
}
