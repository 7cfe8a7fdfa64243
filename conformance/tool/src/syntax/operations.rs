//! Custom syntax of operations, and custom directives.

use mlirkit::asm::hooks::{Directive, Hooks, OpSyntax, Parse, Print, arg};
use mlirkit::asm::lexer::Kind;
use mlirkit::asm::{OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit::ir::OpRef;

pub(super) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("test.CustomOptionalOperand", &CustomOptionalOperand);
    hooks.directives.insert("test.OptionalCustomParser", &OptionalCustomParser);
    hooks.ops.insert("test.single_no_terminator_custom_asm_op", &OneRegion);
}

/// The syntax `(%a) `, or nothing.
struct CustomOptionalOperand;

impl Directive for CustomOptionalOperand {
    type Args = (arg::Operands,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operand,): Parse<'_, Self>) -> PResult<()> {
        if p.eat(Kind::LParen) {
            operand.push(p.operand()?);
            p.expect(Kind::RParen, "expected ')'")?;
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operand,): Print<'m, 'c, Self>) {
        if let Some(operand) = operand.first() {
            p.text("(");
            p.operand(*operand);
            p.text(") ");
        }
    }
}

/// The syntax `foo true`, or nothing.
struct OptionalCustomParser;

impl Directive for OptionalCustomParser {
    type Args = (arg::Attribute,);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState, args: Parse<'_, Self>) -> PResult<()> {
        self.parse_optional(p, op, args).map(|_| ())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (value,): Print<'m, 'c, Self>) {
        if let Some(value) = value {
            p.text("foo ");
            p.attr(value);
        }
    }

    fn parse_optional(
        &self,
        p: &mut OpParser<'_, '_, '_>,
        _: &mut OpState,
        (value,): Parse<'_, Self>,
    ) -> PResult<bool> {
        let there = p.eat_keyword("foo");
        if there {
            *value = Some(p.attr(None)?);
        }
        Ok(there)
    }
}

/// The syntax of a single region.
struct OneRegion;

impl OpSyntax for OneRegion {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" ");
        if let Some(region) = op.region(0) {
            p.region(op, region, RegionOptions::default().without_entry_args().without_terminators());
        }
    }
}
