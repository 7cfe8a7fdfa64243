//! Syntax of the `cf` dialect: the cases of `cf.switch`.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef, TypeData, VectorType};
use mlirkit_num::ApInt;

use crate::common::dense::{element, elements};
use crate::text;

/// Registers the hand-written syntax of the `cf` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("cf.SwitchOpCases", &SwitchOpCases);
}

/// Syntax of `default: ^bb1(%a : i32), 42: ^bb2, ...`, with one case per line.
pub(crate) struct SwitchOpCases;

impl Directive for SwitchOpCases {
    type Args = (
        arg::Ref<arg::Types>,
        arg::Successors,
        arg::Operands,
        arg::Types,
        arg::Attribute,
        arg::Successors,
        arg::OperandGroups,
        arg::TypeGroups,
    );

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (flag, default_successor, default_operands, default_types, values, successors, operands, types): Parse<
            '_,
            Self,
        >,
    ) -> PResult<()> {
        text::keyword(p, "default", "")?;
        p.expect(Kind::Colon, "expected ':'")?;
        default_successor.push(p.successor()?);
        (*default_operands, *default_types) = text::passed(p, |p| p.plain_operand_list())?;
        let flag = flag.first().copied().unwrap_or_else(|| p.ctx.none_type());
        let width = match p.ctx.type_data(flag) {
            TypeData::Integer { width, .. } => *width,
            TypeData::Float(kind) => kind.width(),
            _ => 64,
        };
        let mut numbers = Vec::new();
        while p.eat(Kind::Comma) {
            numbers.push(ApInt::from_i64(width, text::integer(p)?));
            p.expect(Kind::Colon, "expected ':'")?;
            successors.push(p.successor()?);
            let (case_operands, case_types) = text::passed(p, |p| p.operand_list(Delimiter::None))?;
            operands.push(case_operands);
            types.push(case_types);
        }
        if !numbers.is_empty() {
            let shape = [i64::try_from(numbers.len()).unwrap_or(i64::MAX)];
            let vector = VectorType { shape: shape.into(), scalable: [false].into(), element: flag };
            let ty = p.ctx.ty(TypeData::Vector(Box::new(vector)));
            *values = Some(p.ctx.attr(elements(ty, &numbers)));
        }
        Ok(())
    }

    fn print<'m, 'c>(
        &self,
        p: &mut OpPrinter<'_, 'c>,
        op: OpRef<'m, 'c>,
        (flag, default_successor, default_operands, _, values, successors, operands, _): Print<'m, 'c, Self>,
    ) {
        p.text("  default: ");
        if let Some(successor) = default_successor.first() {
            p.successor_and_operands(*successor, default_operands);
        }
        let Some(AttrData::DenseElements(values)) = values.map(|values| op.context().attr_data(values)) else { return };
        let width = match flag.first().map(|ty| op.context().type_data(*ty)) {
            Some(TypeData::Integer { width, .. }) => *width,
            _ => 64,
        };
        for (index, (successor, operands)) in successors.iter().zip(operands).enumerate() {
            p.text(",");
            p.newline();
            p.text("  ");
            p.number(element(values, index, width).to_u64().unwrap_or(u64::MAX));
            p.text(": ");
            p.successor_and_operands(*successor, operands);
        }
        p.newline();
    }
}
