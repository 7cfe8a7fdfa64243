//! Syntax of `vector.reduction <kind>, %vector, %accumulator : type into type`. Since LLVM 17 it has a declarative
//! format.

use mlirkit_asm::format::{parse_attr, print_stripped_attr};
use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `vector.reduction`, which prints no other attribute than the kind.
pub(crate) struct Reduction;

impl OpSyntax for Reduction {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let row = p.ctx.dialect(p.ctx.ident("vector")).and_then(|dialect| dialect.attr("kind"));
        let Some(row) = row else { return Err(p.error_here("no attribute '#vector.kind'")) };
        let kind = parse_attr(row, p, None)?;
        p.set_attr(op, "kind", kind);
        p.expect(Kind::Comma, "expected ','")?;
        let operands = p.operand_list(Delimiter::None)?;
        let vector = text::colon_type(p)?;
        text::keyword(p, "into", "")?;
        let result = p.ty()?;
        let (source, accumulator) = match operands.as_slice() {
            [source] => (*source, None),
            [source, accumulator] => (*source, Some(*accumulator)),
            _ => return Err(p.op_error(op.offset, "unsupported number of operands")),
        };
        op.operands.push(p.resolve(source, vector)?);
        if let Some(accumulator) = accumulator {
            op.operands.push(p.resolve(accumulator, result)?);
        }
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(kind) = op.attr("kind") {
            print_stripped_attr(p, kind);
        }
        p.text(", ");
        p.operands(op.operands());
        p.text(" : ");
        p.value_types(op.operands().take(1));
        p.text(" into ");
        p.value_types(op.results());
    }
}
