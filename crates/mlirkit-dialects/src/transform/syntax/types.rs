//! Syntax of function types that may be abbreviated to the operand type, or whose results have the same type.

use mlirkit_asm::hooks::{Directive, Parse, Print, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, TypeData};

use crate::text;

/// Syntax of `custom<SemiFunctionType>(type($operand), type($results))`: `type`, or `(type) -> type`.
pub(super) struct SemiFunctionType;

impl Directive for SemiFunctionType {
    type Args = (arg::Types, arg::Types, Option<arg::Literal>);

    fn parse(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (operand, results, single): Parse<'_, Self>,
    ) -> PResult<()> {
        let function = match single {
            Some(_) => p.expect(Kind::LParen, "expected '('").map(|_| true)?,
            None => p.eat(Kind::LParen),
        };
        operand.push(p.ty()?);
        if !function {
            return Ok(());
        }
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect(Kind::Arrow, "expected '->'")?;
        // With a literal argument there is exactly one result.
        if single.is_some() || !p.eat(Kind::LParen) {
            results.push(p.ty()?);
            return Ok(());
        }
        text::types_between_commas(p, results)?;
        p.expect(Kind::RParen, "expected ')'").map(|_| ())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operand, results, _): Print<'m, 'c, Self>) {
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

/// Syntax of `(type) -> type`, where all results have the same type.
pub(super) struct SameResults;

impl Directive for SameResults {
    type Args = (arg::Types, Vec<arg::Types>);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operand, results): Parse<'_, Self>) -> PResult<()> {
        let (offset, ty) = (p.offset(), p.ty()?);
        let TypeData::Function(function) = p.ctx.type_data(ty) else {
            return Err(text::wrong_type(p, offset, ty, "builtin.function"));
        };
        let ([input], [result]) = (&*function.inputs, &*function.results) else {
            return Err(p.op_error(offset, "expects a trailing functional type with one argument and one result"));
        };
        operand.push(*input);
        results.into_iter().for_each(|types| types.push(*result));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operand, results): Print<'m, 'c, Self>) {
        p.text("(");
        p.types(operand);
        p.text(") -> ");
        p.types(results.first().copied().unwrap_or_default());
    }
}
