//! Syntax of `scf.forall (%i) in (%n) shared_outs(%o = %t) -> (types) { ... }` and its terminator.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, ParsedRegion};
use mlirkit_defs::OpFlags;
use mlirkit_ir::{DYNAMIC, NewOp, OpRef, ValueRef};

use crate::common::index_list::{parse_list, print_list};
use crate::text;

/// Syntax of `scf.forall.in_parallel { ... }`.
pub(crate) struct InParallel;

impl OpSyntax for InParallel {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let region = p.region(op, &[], false)?;
        if p.body().entry(region.0).is_none() {
            p.body().append_block(region.0);
        }
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        text::print_body(p, op, false);
        text::attr_dict(p, op, &[]);
    }
}

/// Syntax of `scf.forall`.
pub(crate) struct Forall;

const HIDDEN: [&str; 4] = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];

impl OpSyntax for Forall {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (ctx, index) = (p.ctx, p.ctx.index_type());
        let mut args = p.argument_list(Delimiter::Paren, false, false)?;
        args.iter_mut().for_each(|arg| arg.ty = Some(index));
        let (lower, upper, step) = if p.eat_keyword("in") {
            ((0, vec![0; args.len()]), bounds(p, op)?, (0, vec![1; args.len()]))
        } else {
            p.expect(Kind::Equal, "expected '='")?;
            let lower = bounds(p, op)?;
            text::keyword(p, "to", "")?;
            let upper = bounds(p, op)?;
            text::keyword(p, "step", "")?;
            (lower, upper, bounds(p, op)?)
        };
        let mut outputs = 0;
        let offset = p.offset();
        if p.eat_keyword("shared_outs") {
            let (left, right) = p.assignments()?;
            text::optional_arrow_types(p, &mut op.types)?;
            p.resolve_all(&right, &op.types, offset, &mut op.operands)?;
            outputs = right.len();
            args.extend(left.into_iter().zip(&op.types).map(|(arg, ty)| Argument { ty: Some(*ty), ..arg }));
        }
        let region = p.region(op, &args, false)?;
        ensure_terminator(p, op, region, "scf.forall.in_parallel");
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        p.set_attr(op, "staticLowerBound", ctx.i64_array(&lower.1));
        p.set_attr(op, "staticUpperBound", ctx.i64_array(&upper.1));
        p.set_attr(op, "staticStep", ctx.i64_array(&step.1));
        text::operand_segments(p, op, &[lower.0, upper.0, step.0, outputs]);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 4);
        let [lower, upper, step, outputs] = groups.as_slice() else { return };
        let [lower_numbers, upper_numbers, step_numbers] =
            ["staticLowerBound", "staticUpperBound", "staticStep"].map(|name| text::int_array(op, name));
        let args = text::body_args(op);
        let (variables, shared) = args.split_at_checked(upper_numbers.len()).unwrap_or((&args, &[]));
        let list = |p: &mut OpPrinter<'_, 'c>, values: &[ValueRef<'_, 'c>], numbers: &[i64]| {
            print_list(p, values, numbers, &[], false, Delimiter::Paren);
        };
        p.text(" (");
        p.operands(variables.iter().copied());
        if all_are(0, &lower_numbers, lower) && all_are(1, &step_numbers, step) {
            p.text(") in ");
            list(p, upper, &upper_numbers);
        } else {
            p.text(") = ");
            list(p, lower, &lower_numbers);
            p.text(" to ");
            list(p, upper, &upper_numbers);
            p.text(" step ");
            list(p, step, &step_numbers);
        }
        text::assignments(p, shared, outputs, " shared_outs");
        p.text(" ");
        let types = op.signature().result_types(op.id);
        if !shared.is_empty() {
            p.text("-> (");
            p.types(types);
            p.text(") ");
        }
        text::print_body(p, op, !types.is_empty());
        text::attr_dict(p, op, &HIDDEN);
    }
}

/// Returns whether all numbers, given statically or as constant operands, equal `number`.
fn all_are(number: i64, numbers: &[i64], values: &[ValueRef<'_, '_>]) -> bool {
    numbers.iter().all(|n| [number, DYNAMIC].contains(n)) && values.iter().all(|v| text::constant(*v) == Some(number))
}

/// Parses bounds such as `(4, %n)`. Returns the number of operands among the bounds, and the static bounds, with
/// `DYNAMIC` in place of each operand.
fn bounds(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<(usize, Vec<i64>)> {
    let index = p.ctx.index_type();
    let list = parse_list(p, op, Delimiter::Paren, false)?;
    p.resolve_as(&list.values, index, &mut op.operands)?;
    Ok((list.values.len(), list.numbers))
}

/// Adds the implicit terminator, which has a region with one block, unless the region has a terminator.
pub(super) fn ensure_terminator(p: &mut OpParser<'_, '_, '_>, op: &OpState, region: ParsedRegion, name: &str) {
    let ctx = p.ctx;
    let body = p.body();
    let block = body.blocks(region.0).last().unwrap_or_else(|| body.append_block(region.0));
    let last = body.last_op(block).and_then(|last| ctx.op_def(body.op(last).name));
    if last.is_some_and(|def| def.flags.has(OpFlags::TERMINATOR)) {
        return;
    }
    let inner = body.new_region();
    body.append_block(inner);
    let terminator = NewOp::new(ctx.op_name(name), op.loc);
    body.append_op(block, &NewOp { regions: &[inner], ..terminator });
}
