//! Syntax of `vector.mask %m, %passthru { masked operation } : type -> types`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, ParsedRegion};
use mlirkit_ir::{OpRef, ValueId, ValueRef};

use crate::text;

/// Syntax of `vector.mask`.
pub(crate) struct Mask;

impl OpSyntax for Mask {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mask = p.operand()?;
        let passthru = if p.eat(Kind::Comma) { Some(p.operand()?) } else { None };
        let region = p.region(op, &[], false)?;
        yield_results(p, op, region);
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        text::optional_arrow_types(p, &mut op.types)?;
        op.operands.push(p.resolve(mask, ty)?);
        if let Some(passthru) = passthru {
            let Some(ty) = op.types.first() else {
                return Err(p.op_error(op.offset, "expects a result if passthru operand is provided"));
            };
            op.operands.push(p.resolve(passthru, *ty)?);
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mask = op.operands().next();
        p.text(" ");
        p.operands(op.operands());
        p.text(" { ");
        if let Some(masked) = op.regions().next().and_then(text::entry).and_then(|block| block.ops().next()) {
            p.op_without_results(masked);
        }
        p.text(" }");
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.value_types(mask);
        let results: Vec<ValueRef<'_, '_>> = op.results().collect();
        if !results.is_empty() {
            p.text(" -> ");
            p.value_types(results);
        }
    }
}

/// Appends a `vector.yield` to a region that has no terminator. It yields the results of the masked operation, or
/// nothing if the region is empty.
fn yield_results(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, region: ParsedRegion) {
    let loc = op.loc;
    let block = p.body().entry(region.0);
    let ops: Vec<_> = block.map(|block| p.body().ops(block).take(2).collect()).unwrap_or_default();
    let (Some(block), [masked]) = (block, ops.as_slice()) else {
        return p.ensure_terminator(op, region, "vector.yield");
    };
    if p.ctx.op_str(p.body().op(*masked).name) == "vector.yield" {
        return;
    }
    let results: Vec<ValueId> = p.body().results(*masked).collect();
    p.append_op(block, loc, "vector.yield", &[], &results, &[]);
}
