//! Types that are written as a function's, or as nothing but the operand's.

use mlirkit_asm::hooks::{Directive, ParseArg, PrintArg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpState, PResult, Printer};
use mlirkit_ir::{OpRef, TypeData};

use crate::text;

/// `custom<SemiFunctionType>(type($operand), type($results))`: `type`, or `(type) -> type`.
pub(super) struct SemiFunctionType;

impl Directive for SemiFunctionType {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let [ParseArg::Types(operand), ParseArg::Types(results), rest @ ..] = args else { return Ok(()) };
        let function = p.eat(Kind::LParen);
        operand.push(p.ty()?);
        if !function {
            return Ok(());
        }
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect(Kind::Arrow, "expected '->'")?;
        // With a literal there is one result.
        if !rest.is_empty() || !p.eat(Kind::LParen) {
            results.push(p.ty()?);
            return Ok(());
        }
        text::types_between_commas(p, results)?;
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Types(operand), PrintArg::Types(results), ..] = args else { return };
        if results.is_empty() {
            return p.types(operand);
        }
        p.text("(");
        p.types(operand);
        p.text(if results.len() > 1 { ") -> (" } else { ") -> " });
        p.types(results);
        p.text(if results.len() > 1 { ")" } else { "" });
    }
}

/// `(type) -> type`, where all results have the one type.
pub(super) struct SameResults;

impl Directive for SameResults {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, args: &mut [ParseArg<'_>]) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        let ([input], [result]) = (&*function.inputs, &*function.results) else {
            return Err(p.op_error(offset, "expects a trailing functional type with one argument and one result"));
        };
        for (index, arg) in args.iter_mut().enumerate() {
            if let ParseArg::Types(types) = arg {
                types.push(if index == 0 { *input } else { *result });
            }
        }
        Ok(())
    }

    fn print<'c>(&self, p: &mut Printer<'_, 'c>, _: OpRef<'_, 'c>, args: &[PrintArg<'_, 'c, '_>]) {
        let [PrintArg::Types(operand), PrintArg::Types(result), ..] = args else { return };
        p.text("(");
        p.types(operand);
        p.text(") -> ");
        p.types(result);
    }
}
