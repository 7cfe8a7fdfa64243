//! Syntax of `vector.contract {indexing_maps = ..., ...} %a, %b, %c : types into type`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef, Type, ValueRef};

use crate::text;

/// Syntax of `vector.contract`.
pub(crate) struct Contract;

const TRAIT_ATTRS: [&str; 3] = ["indexing_maps", "iterator_types", "kind"];

impl OpSyntax for Contract {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let attr = p.attribute()?;
        let AttrData::Dictionary(entries) = p.ctx.attr_data(attr) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        let mut operands = vec![p.operand()?];
        p.expect(Kind::Comma, "expected ','")?;
        operands.push(p.operand()?);
        p.expect(Kind::Comma, "expected ','")?;
        operands.push(p.operand()?);
        let mut masks = Vec::new();
        while p.eat(Kind::Comma) {
            masks.push(p.operand()?);
        }
        p.attr_dict(&mut op.attrs)?;
        let mut types = Vec::new();
        text::colon_types(p, &mut types)?;
        text::keyword(p, "into", "")?;
        let result = p.ty()?;
        let [lhs, rhs, ..] = *types.as_slice() else { return Err(p.op_error(op.offset, "expected two types")) };
        p.resolve_all(&operands, &[lhs, rhs, result], offset, &mut op.operands)?;
        op.types.push(result);
        op.attrs.extend_from_slice(entries);
        let types = text::parsed_attr(p, op, "iterator_types").map(|types| p.ctx.attr_data(types));
        if !matches!(types, Some(AttrData::Array(_))) {
            return Err(p.op_error(offset, "expected \"iterator_types\" array attribute"));
        }
        text::read_iterator_types(p, offset, op, "vector")?;
        if masks.is_empty() {
            return Ok(());
        }
        if masks.len() != 2 {
            return Err(p.op_error(op.offset, "expected zero or exactly 2 vector mask operands"));
        }
        let mask = |ty: Type| {
            let vector = super::as_vector(p.ctx, ty)?;
            Some(super::vector_type(p.ctx, &vector.shape, &vector.scalable, p.ctx.i1_type()))
        };
        let (Some(left), Some(right)) = (mask(lhs), mask(rhs)) else {
            return Err(p.op_error(offset, "expected vector types of masked operands"));
        };
        p.resolve_all(&masks, &[left, right], offset, &mut op.operands)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        // Up to LLVM 16 the first three operands may be followed by masks.
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let dictionary = p.ctx.dictionary(text::trait_dictionary(op, &TRAIT_ATTRS));
        p.text(" ");
        p.attr(dictionary);
        p.text(" ");
        p.operands(operands.iter().copied());
        // Since LLVM 23, fast-math flags are printed unless they have the default value.
        let usual = op.prop("fastmath").is_some_and(|flags| text::enum_value(p.ctx, flags) == Some(0));
        let elided: Vec<&str> = TRAIT_ATTRS.iter().copied().chain(usual.then_some("fastmath")).collect();
        text::attr_dict(p, op, &elided);
        p.text(" : ");
        p.value_types(operands.iter().copied().take(2));
        p.text(" into ");
        p.value_types(op.results());
    }
}
