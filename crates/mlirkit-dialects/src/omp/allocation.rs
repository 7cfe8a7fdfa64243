//! `omp.target_allocmem %device : i32, type(%length : i32), %size`

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpState, PResult, Printer};
use mlirkit_ir::OpRef;

use crate::text;

/// `omp.target_allocmem`
pub(super) struct TargetAllocMem;

impl OpSyntax for TargetAllocMem {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let device = p.operand()?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(device, ty)?);
        p.expect(Kind::Comma, "expected ','")?;
        let ty = p.ty()?;
        let ty = p.ctx.type_attr(ty);
        p.set_attr(op, "in_type", ty);
        let (mut operands, mut types) = (Vec::new(), Vec::new());
        if p.eat(Kind::LParen) {
            operands = p.operand_list(Delimiter::None)?;
            text::colon_types(p, &mut types)?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        let lengths = operands.len();
        if p.eat(Kind::Comma) {
            let sizes = p.operand_list(Delimiter::None)?;
            types.resize(types.len() + sizes.len(), p.ctx.index_type());
            operands.extend(sizes);
        }
        p.resolve_all(&operands, &types, op.offset, &mut op.operands)?;
        text::operand_segments(p, op, &[1, lengths, operands.len() - lengths]);
        p.attr_dict(&mut op.attrs)?;
        op.types.push(p.ctx.i64_type());
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 3);
        let [device, lengths, sizes] = groups.as_slice() else { return };
        p.text(" ");
        p.operands(device.iter().copied());
        p.text(" : ");
        p.value_types(device.iter().copied());
        p.text(", ");
        if let Some(ty) = op.attr("in_type") {
            p.attr(ty);
        }
        if !lengths.is_empty() {
            p.text("(");
            p.operands(lengths.iter().copied());
            p.text(" : ");
            p.value_types(lengths.iter().copied());
            p.text(")");
        }
        for size in sizes {
            p.text(", ");
            p.operand(*size);
        }
        text::attr_dict(p, op, &["in_type", "operandSegmentSizes"]);
    }
}
