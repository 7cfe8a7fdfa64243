//! Syntax of `memref.dma_start %src[%i], %dst[%j], %count, %tag[%k], %stride, %each : types`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{OpRef, ValueRef};

use crate::text;

/// Syntax of `memref.dma_start`.
pub(crate) struct DmaStart;

impl OpSyntax for DmaStart {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let source = access(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let target = access(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let count = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let tag = access(p)?;
        let mut stride = Vec::new();
        while p.eat(Kind::Comma) {
            stride.push(p.operand()?);
        }
        if !matches!(stride.len(), 0 | 2) {
            return Err(p.op_error(op.offset, "expected two stride related operands"));
        }
        let mut types = Vec::new();
        text::colon_types(p, &mut types)?;
        let [source_type, target_type, tag_type] = *types.as_slice() else {
            return Err(p.op_error(op.offset, "fewer/more types expected"));
        };
        op.operands.push(p.resolve(source.0, source_type)?);
        p.resolve_as(&source.1, index, &mut op.operands)?;
        op.operands.push(p.resolve(target.0, target_type)?);
        p.resolve_as(&target.1, index, &mut op.operands)?;
        op.operands.push(p.resolve(count, index)?);
        op.operands.push(p.resolve(tag.0, tag_type)?);
        p.resolve_as(&tag.1, index, &mut op.operands)?;
        p.resolve_as(&stride, index, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let mut rest = operands.as_slice();
        let mut types = Vec::new();
        p.text(" ");
        for part in 0..3 {
            // There may be too few operands if the module has not been verified.
            let Some((memref, others)) = rest.split_first() else { break };
            let rank = text::shape(p.ctx, memref.ty()).map_or(0, <[i64]>::len);
            let (indices, others) = others.split_at_checked(rank).unwrap_or((others, &[]));
            p.operand(*memref);
            p.text("[");
            p.operands(indices.iter().copied());
            p.text(if part == 2 { "]" } else { "], " });
            types.push(memref.ty());
            rest = others;
            if part == 1 {
                let (count, others) = rest.split_at_checked(1).unwrap_or_default();
                p.operands(count.iter().copied());
                p.text(", ");
                rest = others;
            }
        }
        for value in rest {
            p.text(", ");
            p.operand(*value);
        }
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.types(&types);
    }
}

/// Parses a memref and its indices: `%m[%i, %j]`.
fn access(p: &mut OpParser<'_, '_, '_>) -> PResult<(Unresolved, Vec<Unresolved>)> {
    Ok((p.operand()?, p.operand_list(Delimiter::Square)?))
}
