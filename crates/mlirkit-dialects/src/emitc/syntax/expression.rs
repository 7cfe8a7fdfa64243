//! Syntax of `emitc.expression %a, %b noinline : (types) -> type { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, TypeData, ValueId, ValueRef};

use crate::text;

/// Syntax of `emitc.expression`. The block arguments have the names of the operands, so an operand must not occur
/// twice.
pub(crate) struct Expression;

impl OpSyntax for Expression {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list(Delimiter::None)?;
        if p.eat_keyword("noinline") {
            let unit = p.ctx.unit();
            p.set_attr(op, "do_not_inline", unit);
        }
        let ty = text::colon_type(p)?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(p.op_error(p.offset(), "expected function type"));
        };
        let offset = p.offset();
        p.resolve_all(&operands, &function.inputs, offset, &mut op.operands)?;
        if function.results.len() != 1 {
            return Err(p.op_error(offset, "expected single return type"));
        }
        op.types.extend_from_slice(&function.results);
        let pairs = operands.iter().zip(&function.inputs);
        let args: Vec<Argument> = pairs.map(|(operand, ty)| text::argument(*operand, Some(*ty))).collect();
        let region = p.region(op, &args, true)?;
        op.regions.push(region);
        Ok(())
    }

    /// Returns false if an operand occurs twice, because the body would not show which of the two block arguments is
    /// used.
    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        are_different(op.arena().operands(op.id))
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        p.text(" : ");
        p.functional_type(op);
        p.text(" ");
        let Some(region) = op.regions().next() else { return };
        let operands: Vec<Option<ValueRef<'_, '_>>> = op.operands().map(Some).collect();
        p.shadow_region_args(region, &operands);
        p.region(op, region, RegionOptions::default().without_entry_args());
    }
}

fn are_different(values: &[ValueId]) -> bool {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).all(|pair| pair.first() != pair.last())
}
