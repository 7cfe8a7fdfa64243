//! Syntax of `scf.if %condition -> (types) { ... } else { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `scf.if`.
pub(crate) struct If;

impl OpSyntax for If {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let condition = p.operand()?;
        let i1 = p.ctx.i1_type();
        op.operands.push(p.resolve(condition, i1)?);
        text::optional_arrow_types(p, &mut op.types)?;
        then_else(p, op, "scf.yield")?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands().take(1));
        let types = op.signature().result_types(op.id);
        text::print_arrow_types(p, types);
        print_then_else(p, op, !types.is_empty());
        text::attr_dict(p, op, &[]);
    }
}

/// Parses two regions and adds implicit terminators. The second region follows `else`; without that keyword it is
/// empty.
pub(crate) fn then_else(p: &mut OpParser<'_, '_, '_>, op: &mut OpState, terminator: &str) -> PResult<()> {
    let then = p.region(op, &[], false)?;
    p.ensure_terminator(op, then, terminator);
    op.regions.push(then);
    let otherwise = if p.eat_keyword("else") {
        let region = p.region(op, &[], false)?;
        p.ensure_terminator(op, region, terminator);
        region
    } else {
        p.empty_region(op)
    };
    op.regions.push(otherwise);
    Ok(())
}

/// Prints ` { ... } else { ... }`, with the terminators of the regions if `terminators` is set. Omits the second region
/// if it is empty.
pub(crate) fn print_then_else<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>, terminators: bool) {
    let options = RegionOptions { terminators, ..RegionOptions::default() }.without_entry_args();
    for (index, region) in op.regions().enumerate() {
        if index == 0 {
            p.text(" ");
        } else if text::entry(region).is_none() {
            continue;
        } else {
            p.text(" else ");
        }
        p.region(op, region, options);
    }
}
