//! Syntax of the type of a variable, `= dense<...> : type` or `: type`, which determines its shape, its element type
//! and optionally its initial value.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_diag::Diagnostic;
use mlirkit_ir::{AttrData, DYNAMIC, OpRef, TensorType, TypeData};

use crate::shape::syntax::{index_tensor, index_tensor_values};

/// Returns the error `first`, followed by a second error with `message`, as upstream reports it.
fn then(p: &mut OpParser<'_, '_, '_>, first: Box<Diagnostic>, message: &str) -> Box<Diagnostic> {
    let offset = p.offset();
    p.and_then_hook_error(first, offset, message)
}

/// Syntax of `= dense<...> : type` or `: type`.
pub(crate) struct TypeOrInitialValue;

impl Directive for TypeOrInitialValue {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (shape, element, value): Parse<'_, Self>,
    ) -> PResult<()> {
        let ty = if p.eat(Kind::Equal) {
            let attr = p.attribute().map_err(|first| then(p, first, "expected attribute"))?;
            *value = Some(attr);
            let Some(ty) = p.ctx.attr_type(attr) else {
                return Err(p.op_error(p.offset(), "expected Typed attr"));
            };
            ty
        } else {
            let ty = p.expect(Kind::Colon, "expected ':'").and_then(|_| p.ty());
            ty.map_err(|first| then(p, first, "expected type after colon"))?
        };
        let Some(shaped) = p.ctx.shaped(ty) else {
            return Err(p.op_error(p.offset(), "expected shaped type"));
        };
        let Some(dims) = shaped.dims else {
            return Err(p.op_error(p.offset(), "expected ranked type"));
        };
        let sizes: Vec<i64> = dims.iter().map(|size| if *size == DYNAMIC { -1 } else { *size }).collect();
        *shape = Some(index_tensor(p.ctx, &sizes));
        *element = Some(p.ctx.type_attr(shaped.element));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (shape, element, value): Print<'m, 'c, Self>) {
        if let Some(value) = value {
            p.text("= ");
            return p.attr(value);
        }
        let Some(AttrData::Type(element)) = element.map(|element| p.ctx.attr_data(element)) else { return };
        let sizes = shape.and_then(|shape| index_tensor_values(p.ctx, shape)).unwrap_or_default();
        let shape = sizes.into_iter().map(|size| if size == -1 { DYNAMIC } else { size }).collect();
        let tensor = TensorType { shape, element: *element, encoding: None };
        let ty = p.ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
        p.text(": ");
        p.ty(ty);
    }
}

/// Syntax of `= dense<...> : type`, `: type` or both, up to LLVM 20. Determines the type and optionally the initial
/// value.
pub(crate) struct TypeOrAttr;

impl Directive for TypeOrAttr {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (ty, value): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::Equal) {
            let attr = p.attribute()?;
            *value = Some(attr);
            *ty = p.ctx.attr_type(attr).map(|ty| p.ctx.type_attr(ty));
            return Ok(());
        }
        p.expect(Kind::Colon, "expected ':'")?;
        let found = p.ty()?;
        *ty = Some(p.ctx.type_attr(found));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (ty, value): Print<'m, 'c, Self>) {
        let of_value = value.and_then(|value| p.ctx.attr_type(value)).map(|ty| p.ctx.type_attr(ty));
        if let Some(ty) = ty.filter(|ty| of_value != Some(*ty)) {
            p.text(": ");
            p.attr(ty);
            p.text(if value.is_some() { " " } else { "" });
        }
        if let Some(value) = value {
            p.text("= ");
            p.attr(value);
        }
    }
}
