//! Syntax of `vector.from_elements %a, %b : type`, where the operands have the element type of the vector.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use crate::text;

/// Syntax of `vector.from_elements`.
pub(crate) struct FromElements;

impl OpSyntax for FromElements {
    fn replaces_format(&self) -> bool {
        true
    }

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let elements = p.operand_list(Delimiter::None)?;
        p.attr_dict(&mut op.attrs)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (at_type, ty) = (p.offset(), p.ty()?);
        op.types.push(ty);
        let types = match super::as_vector(p.ctx, ty) {
            Some(vector) if vector.scalable.contains(&true) => {
                let found = p.ctx.type_text(ty);
                let message = format!("'dest' must be fixed-length vector of any type values, but got '{found}'");
                return Err(p.op_error(op.offset, &message));
            }
            Some(vector) => {
                let count: Option<i64> = vector.shape.iter().try_fold(1_i64, |count, size| count.checked_mul(*size));
                let count = count.and_then(|count| usize::try_from(count).ok()).unwrap_or(usize::MAX);
                if count != elements.len() {
                    let message = format!(
                        "number of operands and types do not match: got {} operands and {count} types",
                        elements.len()
                    );
                    return Err(p.op_error(offset, &message));
                }
                vec![vector.element; count]
            }
            None => return Err(text::wrong_type(p, at_type, ty, "builtin.vector")),
        };
        p.resolve_all(&elements, &types, offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.value_types(op.results());
    }
}
