//! Syntax of `async.execute [%tokens] (%value as %unwrapped: type) -> types attributes {...} { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{OpRef, Type};

use super::value_type;
use crate::text;

/// Syntax of `async.execute`.
pub(crate) struct Execute;

impl OpSyntax for Execute {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let token = text::bare_type(p, "async", "token")?;
        let mut dependencies = Vec::new();
        if p.eat(Kind::LSquare) {
            dependencies = p.operand_list(Delimiter::None)?;
            p.resolve_as(&dependencies, token, &mut op.operands)?;
            p.expect(Kind::RSquare, "expected ']'")?;
        }
        let offset = p.offset();
        let (mut values, mut args, mut types): (Vec<Unresolved>, Vec<Argument>, Vec<Type>) = Default::default();
        p.list_of(Delimiter::OptionalParen, "", |p| {
            values.push(p.operand()?);
            text::keyword(p, "as", "")?;
            let mut arg = p.argument(false, false)?;
            let ty = text::colon_type(p)?;
            arg.ty = value_type(p.ctx, ty);
            args.push(arg);
            types.push(ty);
            Ok(())
        })?;
        p.resolve_all(&values, &types, offset, &mut op.operands)?;
        text::operand_segments(p, op, &[dependencies.len(), values.len()]);
        op.types.push(token);
        text::optional_arrow_types(p, &mut op.types)?;
        p.attr_dict_with_keyword(&mut op.attrs)?;
        let region = p.region(op, &args, false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 2);
        let [dependencies, values] = groups.as_slice() else { return };
        if !dependencies.is_empty() {
            p.text(" [");
            p.operands(dependencies.iter().copied());
            p.text("]");
        }
        if !values.is_empty() {
            p.text(" (");
            p.comma_separated(values.iter().zip(text::body_args(op)), |p, (value, arg)| {
                p.operand(*value);
                p.text(" as ");
                p.operand(arg);
                p.text(": ");
                p.ty(value.ty());
            });
            p.text(")");
        }
        p.optional_arrow_types(op.signature().result_types(op.id).get(1..).unwrap_or_default());
        text::attr_dict_with_keyword(p, op, &["operandSegmentSizes"]);
        p.text(" ");
        text::print_body(p, op, true);
    }
}
