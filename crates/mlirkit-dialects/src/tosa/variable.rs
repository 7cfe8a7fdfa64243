//! `= dense<...> : type` or `: type` of a variable: its shape, its element type, and perhaps its value.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpState, PResult, Printer};
use mlirkit_ir::{AttrData, DYNAMIC, OpRef, TensorType, TypeData};

use crate::shape::{index_tensor, index_tensor_values};

/// The directive.
pub(crate) struct TypeOrInitialValue;

impl Directive for TypeOrInitialValue {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Attr(shape), ParseArg::Attr(element), ParseArg::Attr(value)] = args else { return Ok(()) };
        let offset = p.offset();
        let ty = if p.eat(Kind::Equal) {
            let attr = p.attribute()?;
            **value = Some(attr);
            match p.ctx.attr_data(attr) {
                AttrData::DenseElements(dense) => Some(dense.ty),
                AttrData::DenseStrings(dense) => Some(dense.ty),
                AttrData::DenseResource { ty, .. } => Some(*ty),
                _ => None,
            }
        } else {
            p.expect(Kind::Colon, "expected ':'")?;
            Some(p.ty()?)
        };
        let Some(TypeData::RankedTensor(tensor)) = ty.map(|ty| p.ctx.type_data(ty)) else {
            return Err(p.op_error(offset, "expected attribute or type of a ranked tensor"));
        };
        let sizes: Vec<i64> = tensor.shape.iter().map(|size| if *size == DYNAMIC { -1 } else { *size }).collect();
        **shape = Some(index_tensor(p.ctx, &sizes));
        **element = Some(p.ctx.type_attr(tensor.element));
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Attr(shape), PrintArg::Attr(element), PrintArg::Attr(value)] = args else { return };
        if let Some(value) = value {
            p.text("= ");
            return p.attr(*value);
        }
        let Some(AttrData::Type(element)) = element.map(|element| p.ctx.attr_data(element)) else { return };
        let sizes = shape.map_or_else(Vec::new, |shape| index_tensor_values(p.ctx, shape));
        let shape = sizes.into_iter().map(|size| if size == -1 { DYNAMIC } else { size }).collect();
        let tensor = TensorType { shape, element: *element, encoding: None };
        let ty = p.ctx.ty(TypeData::RankedTensor(Box::new(tensor)));
        p.text(": ");
        p.ty(ty);
    }
}
