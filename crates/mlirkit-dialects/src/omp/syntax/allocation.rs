//! Syntax of the allocation clause: `type(%length : i32), %size`.

use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `omp.target_allocmem %device : i32, type(%length : i32), %size`. Since LLVM 23 it has a declarative
/// format.
pub(super) struct TargetAllocMem;

impl OpSyntax for TargetAllocMem {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let device = p.operand()?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(device, ty)?);
        p.expect(Kind::Comma, "expected ','")?;
        let mut in_type = None;
        let [mut lengths, mut sizes] = [Vec::new(), Vec::new()];
        let [mut length_types, mut size_types] = [Vec::new(), Vec::new()];
        HeapAlloc.parse(p, op, (&mut in_type, &mut lengths, &mut length_types, &mut sizes, &mut size_types))?;
        if let Some(ty) = in_type {
            p.set_attr(op, "in_type", ty);
        }
        p.resolve_all(&lengths, &length_types, op.offset, &mut op.operands)?;
        p.resolve_all(&sizes, &size_types, op.offset, &mut op.operands)?;
        text::operand_segments(p, op, &[1, lengths.len(), sizes.len()]);
        p.attr_dict(&mut op.attrs)?;
        op.types.push(p.ctx.i64_type());
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 3);
        let [device, lengths, sizes] = groups.as_slice() else { return };
        p.text(" ");
        p.operands(device.iter().copied());
        p.text(" : ");
        p.value_types(device.iter().copied());
        p.text(", ");
        HeapAlloc.print(p, op, (op.attr("in_type"), lengths, &[], sizes, &[]));
        text::attr_dict(p, op, &["in_type", "operandSegmentSizes"]);
    }
}

/// Syntax of a heap allocation: `type(%length : i32), %size`.
pub(super) struct HeapAlloc;

impl Directive for HeapAlloc {
    type Args = (arg::Attribute, arg::Operands, arg::Types, arg::Operands, arg::Types);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (in_type, lengths, length_types, sizes, size_types): Parse<'_, Self>,
    ) -> PResult<()> {
        let ty = p.ty()?;
        *in_type = Some(p.ctx.type_attr(ty));
        if p.eat(Kind::LParen) {
            *lengths = p.operand_list(Delimiter::None)?;
            text::colon_types(p, length_types)?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        if p.eat(Kind::Comma) {
            *sizes = p.operand_list(Delimiter::None)?;
            *size_types = vec![p.ctx.index_type(); sizes.len()];
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        _: OpRef<'m, 'c>,
        (in_type, lengths, _, sizes, _): Print<'m, 'c, Self>,
    ) {
        if let Some(ty) = in_type {
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
    }
}
