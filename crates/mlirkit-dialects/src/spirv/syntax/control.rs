//! Syntax of branches, loops and selections.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

use super::enums;
use crate::text;

/// Syntax of `spirv.BranchConditional %c [1, 2], ^bb1, ^bb2(%a : i32)`.
pub(super) struct BranchConditional;

impl OpSyntax for BranchConditional {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (i1, i32_type) = (p.ctx.i1_type(), p.ctx.i32_type());
        let condition = p.operand()?;
        op.operands.push(p.resolve(condition, i1)?);
        if p.eat(Kind::LSquare) {
            let first = p.attr(Some(i32_type))?;
            p.expect(Kind::Comma, "expected ','")?;
            let second = p.attr(Some(i32_type))?;
            p.expect(Kind::RSquare, "expected ']'")?;
            let weights = p.ctx.array_attr(&[first, second]);
            p.set_attr(op, "branch_weights", weights);
        }
        let mut sizes = vec![1];
        for _ in 0..2 {
            p.expect(Kind::Comma, "expected ','")?;
            let (successor, values) = p.successor_and_operands()?;
            op.successors.push(successor);
            op.operands.extend(&values);
            sizes.push(values.len());
        }
        text::operand_segments(p, op, &sizes);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let groups = text::operand_groups(op, 3);
        let [condition, passed @ ..] = groups.as_slice() else { return };
        p.text(" ");
        p.operands(condition.iter().copied());
        if op.attr("branch_weights").is_some() {
            p.text(" [");
            p.comma_separated(enums::numbers(op, "branch_weights"), |p, weight| p.signed(weight));
            p.text("]");
        }
        for (successor, values) in op.successors().zip(passed) {
            p.text(", ");
            p.successor_and_operands(successor, values);
        }
    }
}

/// Syntax of a structured region with its control attribute: `control(Flatten) -> types { ... }`.
pub(super) struct Structured {
    name: &'static str,
    control: &'static str,
}

/// Syntax of `spirv.mlir.loop`.
pub(super) static LOOP: Structured = Structured { name: "loop_control", control: "LoopControl" };
/// Syntax of `spirv.mlir.selection`.
pub(super) static SELECTION: Structured = Structured { name: "selection_control", control: "SelectionControl" };

impl OpSyntax for Structured {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let mut control = 0;
        if p.eat_keyword("control") {
            p.expect(Kind::LParen, "expected '('")?;
            control = enums::keyword(p, self.control, self.name)?;
            p.expect(Kind::RParen, "expected ')'")?;
        }
        enums::set(p, op, self.name, self.name, control);
        if p.eat(Kind::Arrow) {
            text::types_between_commas(p, &mut op.types)?;
        }
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        if enums::value_of(op, self.name).unwrap_or(0) != 0 {
            p.text(" control(");
            enums::print(p, op, self.name, self.control);
            p.text(")");
        }
        let types = op.signature().result_types(op.id);
        if !types.is_empty() {
            p.text(" -> ");
            p.types(types);
        }
        p.text(" ");
        text::print_body(p, op, true);
    }
}
