//! Syntax of `custom<EmitCGlobalOpTypeAndInitialValue>` and the corresponding directive for fields: `i32 = 4`.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, Context, OpRef, TensorType, Type, TypeData};

use crate::emitc::types::array;

/// Syntax of a type, optionally followed by `=` and a value of that type.
pub(crate) struct TypeAndInitialValue;

impl Directive for TypeAndInitialValue {
    type Args = (arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, (ty, value): Parse<'_, Self>) -> PResult<()> {
        let parsed = p.ty()?;
        *ty = Some(p.ctx.type_attr(parsed));
        if !p.eat(Kind::Equal) {
            return Ok(());
        }
        let expected = value_type(p.ctx, parsed);
        let attr = p.attr(Some(expected))?;
        let fits = match p.ctx.attr_data(attr) {
            AttrData::Integer(_)
            | AttrData::Float(_)
            | AttrData::DenseElements(_)
            | AttrData::DenseStrings(_)
            | AttrData::DenseResource { .. }
            | AttrData::Sparse { .. } => true,
            AttrData::Dialect(data) => &*data.def.name == "emitc.opaque",
            _ => false,
        };
        if !fits {
            let message = "initial value should be a integer, float, elements or opaque attribute";
            return Err(p.op_error(op.offset, message));
        }
        *value = Some(attr);
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (ty, value): Print<'m, 'c, Self>) {
        let Some(ty) = ty else { return };
        p.attr(ty);
        if let Some(value) = value {
            p.text(" = ");
            p.attr_without_type(value);
        }
    }
}

/// Returns the type of the initial value. For an array this is a tensor type.
fn value_type(ctx: &Context, ty: Type) -> Type {
    match array(ctx, ty) {
        Some((shape, element)) => {
            let tensor = TensorType { shape: shape.into(), element, encoding: None };
            ctx.ty(TypeData::RankedTensor(Box::new(tensor)))
        }
        None => ty,
    }
}
