//! Syntax of `vector.outerproduct %a, %b, %c : type, type`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, ValueRef};

use crate::text;

/// Syntax of `vector.outerproduct`.
pub(crate) struct OuterProduct;

impl OpSyntax for OuterProduct {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let operands = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        let left = text::colon_type(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let right = p.ty()?;
        let [a, b, rest @ ..] = operands.as_slice() else {
            return Err(p.op_error(op.offset, "expected at least 2 operands"));
        };
        let Some(vector) = super::as_vector(p.ctx, left) else {
            return Err(p.op_error(op.offset, "expected vector type for operand #1"));
        };
        let (mut shape, mut scalable) = (Vec::new(), Vec::new());
        for vector in [Some(vector), super::as_vector(p.ctx, right)].into_iter().flatten() {
            shape.extend(vector.shape.first());
            scalable.extend(vector.scalable.first());
        }
        let result = super::vector_type(p.ctx, &shape, &scalable, vector.element);
        op.operands.push(p.resolve(*a, left)?);
        op.operands.push(p.resolve(*b, right)?);
        if let Some(accumulator) = rest.first() {
            op.operands.push(p.resolve(*accumulator, result)?);
        }
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        p.text(" ");
        p.operands(operands.iter().copied());
        if operands.len() > 2 {
            text::attr_dict(p, op, &[]);
        }
        p.text(" : ");
        p.value_types(operands.iter().copied().take(2));
    }
}
