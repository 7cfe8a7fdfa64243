//! Syntax of operations on composite elements, and of operations that print one type for all operands.

use mlirkit_asm::hooks::{Directive, OpSyntax, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, Delimiter, OpParser, OpPrinter, OpState, PResult, type_to_string};
use mlirkit_diag::Reason;
use mlirkit_ir::{Attr, AttrData, Context, DenseElementsAttr, OpRef, Type, TypeData};

use crate::spirv::types::{element, is_composite, members};
use crate::spirv::verify::element_count;
use crate::text;

/// Syntax of `spirv.CompositeExtract %composite[0 : i32] : type`.
pub(super) struct Extract;

impl OpSyntax for Extract {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let composite = p.operand()?;
        let (offset, indices) = (p.offset(), p.attribute()?);
        p.set_attr(op, "indices", indices);
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(composite, ty)?);
        let result = element_at(p.ctx, ty, indices).map_err(|why| p.hook_error(offset, &why))?;
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        print_indices(p, op);
        p.text(" : ");
        p.value_types(op.operands());
    }
}

fn print_indices(p: &mut OpPrinter<'_, '_>, op: OpRef<'_, '_>) {
    if let Some(indices) = op.attr("indices") {
        p.attr(indices);
    }
}

fn element_at(ctx: &Context, ty: Type, indices: Attr) -> Result<Type, Reason> {
    let AttrData::Array(indices) = ctx.attr_data(indices) else {
        return Err("expected a 32-bit integer array attribute for 'indices'".into());
    };
    if indices.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".into());
    }
    indices.iter().try_fold(ty, |ty, index| {
        let index = ctx.int_value(*index).unwrap_or(-1);
        element(ctx, ty, index).ok_or_else(|| {
            let text = type_to_string(ctx, ty);
            let outside = match ctx.type_data(ty) {
                TypeData::Vector(_) => true,
                TypeData::Dialect(_) => is_composite(ctx, ty),
                _ => false,
            };
            match outside {
                true => format!("index {index} out of bounds for '{text}'").into(),
                false => format!("cannot extract from non-composite type '{text}' with index {index}").into(),
            }
        })
    })
}

/// Syntax of `spirv.CompositeInsert %object, %composite[0 : i32] : type into type`.
pub(super) struct Insert;

impl OpSyntax for Insert {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let operands = p.operand_list_of(Delimiter::None, 2)?;
        let indices = p.attribute()?;
        p.set_attr(op, "indices", indices);
        let object = text::colon_type(p)?;
        text::keyword(p, "into", "")?;
        let composite = p.ty()?;
        p.resolve_all(&operands, &[object, composite], offset, &mut op.operands)?;
        op.types.push(composite);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        p.operands(op.operands());
        print_indices(p, op);
        p.text(" : ");
        p.value_types(op.operands().take(1));
        p.text(" into ");
        p.value_types(op.operands().skip(1));
    }
}

/// Syntax of `%a, %b {attributes} : type`, where all operands and the result have that type.
pub(super) struct SameType;

impl OpSyntax for SameType {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        if !p.eat(Kind::LParen) {
            let operands = p.operand_list(Delimiter::None)?;
            p.attr_dict(&mut op.attrs)?;
            let ty = text::colon_type(p)?;
            p.resolve_as(&operands, ty, &mut op.operands)?;
            op.types.push(ty);
            return Ok(());
        }
        let operands = p.operand_list(Delimiter::None)?;
        p.expect(Kind::RParen, "expected ')'")?;
        p.attr_dict(&mut op.attrs)?;
        let ty = text::colon_type(p)?;
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(p.hook_error(offset, "expected function type"));
        };
        p.resolve_all(&operands, &function.inputs, offset, &mut op.operands)?;
        op.types.extend(function.results.iter());
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(ty) = op.signature().result_types(op.id).first() else { return };
        if op.operands().any(|operand| operand.ty() != *ty) {
            return p.generic_op_after_name(op);
        }
        p.text(" ");
        p.operands(op.operands());
        text::attr_dict(p, op, &[]);
        p.text(" : ");
        p.ty(*ty);
    }
}

/// Syntax of `%a, %b : structure`, where the operands have the type of the structure's first member.
pub(super) struct Extended;

impl OpSyntax for Extended {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.attr_dict(&mut op.attrs)?;
        let operands = p.operand_list(Delimiter::None)?;
        p.expect(Kind::Colon, "expected ':'")?;
        let (offset, ty) = (p.offset(), p.ty()?);
        let [first, _] = *members(p.ctx, ty) else {
            return Err(p.hook_error(offset, "expected spirv.struct type with two members"));
        };
        p.resolve_all(&operands, &[first, first], offset, &mut op.operands)?;
        op.types.push(ty);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        text::attr_dict(p, op, &[]);
        p.operands(op.operands());
        p.text(" : ");
        p.types(op.signature().result_types(op.id));
    }
}

/// Syntax of `[3, 2]`: 32-bit integers, stored as elements of an `!spirv.arm.tensor`.
pub(super) struct ArmTensor;

impl Directive for ArmTensor {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (attr,): Parse<'_, Self>) -> PResult<()> {
        let mut numbers = Vec::new();
        let parsed = p.list_of(Delimiter::Square, "", |p| {
            let offset = p.offset();
            let number = i32::try_from(text::integer(p)?);
            numbers.push(number.map_err(|_| p.hook_error(offset, "integer value too large"))?);
            Ok(())
        });
        if let Err(mut error) = parsed {
            error.message.push_str("parsing values in integer list attribute");
            return Err(error);
        }
        let text = format!("!spirv.arm.tensor<{}xi32>", numbers.len());
        let ty = AttrParser::new(p.ctx, text.as_bytes()).ty()?;
        let data: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let elements = DenseElementsAttr::new(ty, 32, numbers.len() as u64, data.into());
        *attr = Some(p.ctx.attr(AttrData::DenseElements(Box::new(elements))));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (attr,): Print<'m, 'c, Self>) {
        let Some(AttrData::DenseElements(dense)) = attr.map(|attr| p.ctx.attr_data(attr)) else { return };
        let count = element_count(p.ctx, dense.ty).and_then(|count| usize::try_from(count).ok());
        let numbers = dense.data.as_slice().chunks_exact(4).filter_map(|bytes| bytes.try_into().ok());
        let numbers: Vec<i32> = numbers.map(i32::from_le_bytes).collect();
        let times = if dense.splat { count.unwrap_or(1) } else { 1 };
        p.text("[");
        p.comma_separated(numbers.repeat(times), |p, number| p.signed(i64::from(number)));
        p.text("]");
    }
}
