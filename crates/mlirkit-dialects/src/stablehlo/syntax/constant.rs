//! Syntax of `stablehlo.constant dense<1.0> : tensor<f32>`.

use mlirkit_asm::attr_type;
use mlirkit_asm::hooks::{AsmNames, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, TypeData, ValueId};

use crate::text;

/// Syntax of `stablehlo.constant`. If the types of the result and the value differ, the name is followed by the generic
/// form.
pub(crate) struct Constant;

impl OpSyntax for Constant {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        if p.eat(Kind::LParen) {
            return generic(p, op);
        }
        p.attr_dict(&mut op.attrs)?;
        let (offset, value) = (p.offset(), p.attribute()?);
        let Some(ty) = attr_type(p.ctx, value).filter(|ty| text::is_shaped(p.ctx, *ty)) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        p.set_attr(op, "value", value);
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(value) = op.attr("value").filter(|value| {
            let ty = attr_type(p.ctx, *value);
            ty.is_some() && ty == op.signature().result_types(op.id).first().copied()
        }) else {
            return p.generic_op_after_name(op);
        };
        text::attr_dict(p, op, &["value"]);
        p.text(" ");
        p.attr(value);
    }
}

/// Parses the rest of the generic form, after the opening parenthesis: `) <{value = ...}> {...} : () -> type`.
fn generic(p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
    p.expect(Kind::RParen, "expected ')'")?;
    if p.eat(Kind::Less) {
        let properties = p.attribute()?;
        op.attrs.extend_from_slice(p.ctx.dictionary_entries(Some(properties)));
        p.expect(Kind::Greater, "expected '>'")?;
    }
    p.attr_dict(&mut op.attrs)?;
    p.expect(Kind::Colon, "expected ':'")?;
    p.expect(Kind::LParen, "expected '('")?;
    p.expect(Kind::RParen, "expected ')'")?;
    p.expect(Kind::Arrow, "expected '->'")?;
    op.types.push(p.ty()?);
    Ok(())
}

impl AsmNames for Constant {
    fn results(&self, op: OpRef<'_, '_>, set: &mut dyn FnMut(ValueId, &str)) {
        let Some(result) = op.results().next() else { return };
        let element = text::element_type(op.context(), result.ty());
        let is_integer = matches!(op.context().type_data(element), TypeData::Integer { .. });
        set(result.id, if is_integer { "c" } else { "cst" });
    }
}
