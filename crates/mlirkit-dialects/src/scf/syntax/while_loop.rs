//! Syntax of `scf.while (%x = %y) : (types) -> types { ... } do { ... } attributes {...}`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, TypeData, ValueRef};

use crate::text;

/// Syntax of `scf.while`.
pub(crate) struct While;

impl OpSyntax for While {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (mut args, inits) = p.optional_assignments()?.unwrap_or_default();
        let offset = p.offset();
        let ty = text::colon_type(p)?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        op.types.extend_from_slice(&function.results);
        if function.inputs.len() != inits.len() {
            let (expected, got) = (inits.len(), function.inputs.len());
            let message = format!("expected as many input types as operands (expected {expected} got {got})");
            return Err(p.op_error(offset, &message));
        }
        for ((arg, init), ty) in args.iter_mut().zip(&inits).zip(&function.inputs) {
            arg.ty = Some(*ty);
            op.operands.push(p.resolve(*init, *ty)?);
        }
        let before = p.region(op, &args, false)?;
        op.regions.push(before);
        text::keyword(p, "do", "")?;
        let after = p.region(op, &[], false)?;
        op.regions.push(after);
        p.attr_dict_with_keyword(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let mut regions = op.regions();
        let (Some(before), Some(after)) = (regions.next(), regions.next()) else { return p.generic_op_after_name(op) };
        let inits: Vec<ValueRef<'_, '_>> = op.operands().collect();
        text::assignments(p, &text::body_args(op), &inits, " ");
        p.text(" : ");
        p.functional_type(op);
        p.text(" ");
        p.region(op, before, RegionOptions::default().without_entry_args());
        p.text(" do ");
        p.region(op, after, RegionOptions::default());
        text::attr_dict_with_keyword(p, op, &[]);
    }
}
