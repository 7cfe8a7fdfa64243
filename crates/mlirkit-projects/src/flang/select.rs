//! Syntax of the multi-way branches of the `fir` dialect.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult, Unresolved};
use mlirkit_ir::{AttrData, OpRef, ValueRef};

use super::{attr_dict, elements, operand_group, operand_segments};

/// Registers the syntax of branches.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("fir.select", &FirSelect { compares: false });
    hooks.ops.insert("fir.select_rank", &FirSelect { compares: false });
    hooks.ops.insert("fir.select_type", &FirSelect { compares: false });
    hooks.ops.insert("fir.select_case", &FirSelect { compares: true });
}

const HIDDEN: [&str; 4] = ["case_tags", "compare_operand_offsets", "target_operand_offsets", "operandSegmentSizes"];

/// Syntax of `fir.select %x : i32 [1, ^bb1(%a : i32), unit, ^bb2]`. The cases of `fir.select_case` have values:
/// `#fir.interval, %a, %b, ^bb1`.
struct FirSelect {
    compares: bool,
}

impl OpSyntax for FirSelect {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let selector = p.operand()?;
        p.expect(Kind::Colon, "expected ':'")?;
        let ty = p.ty()?;
        let selector = p.resolve(selector, ty)?;
        p.expect(Kind::LSquare, "expected '['")?;
        let (mut tags, mut compared, mut passed) = (Vec::new(), Vec::new(), Vec::new());
        let (mut compare_sizes, mut passed_sizes) = (Vec::new(), Vec::new());
        let i64_type = p.ctx.i64_type();
        loop {
            let is_number = matches!(p.kind(), Kind::Integer | Kind::Minus);
            tags.push(p.attr(if is_number { Some(i64_type) } else { None })?);
            p.expect(Kind::Comma, "expected ','")?;
            let mut own: Vec<Unresolved> = Vec::new();
            while let Some(value) = p.optional_operand()? {
                own.push(value);
                p.expect(Kind::Comma, "expected ','")?;
            }
            compare_sizes.push(i32::try_from(own.len()).unwrap_or(i32::MAX));
            p.resolve_as(&own, ty, &mut compared)?;
            let (block, values) = p.successor_and_operands()?;
            op.successors.push(block);
            passed_sizes.push(i32::try_from(values.len()).unwrap_or(i32::MAX));
            passed.extend(values);
            if !p.eat(Kind::Comma) {
                break;
            }
        }
        p.expect(Kind::RSquare, "expected ']'")?;
        p.attr_dict(&mut op.attrs)?;
        let segments = [1, compared.len(), passed.len()];
        op.operands.push(selector);
        op.operands.extend(compared);
        op.operands.extend(passed);
        let (tags, compare_sizes, passed_sizes) =
            (p.ctx.array_attr(&tags), p.ctx.i32_array(&compare_sizes), p.ctx.i32_array(&passed_sizes));
        p.set_attr(op, "case_tags", tags);
        if self.compares {
            p.set_attr(op, "compare_operand_offsets", compare_sizes);
        }
        p.set_attr(op, "target_operand_offsets", passed_sizes);
        operand_segments(p, op, &segments);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let ctx = p.ctx;
        let operands: Vec<ValueRef<'_, 'c>> = op.operands().collect();
        let [selector, rest @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        let sizes = |name: &str| op.attr(name).and_then(|attr| ctx.int_array_values(attr)).unwrap_or_default();
        let (compare_sizes, passed_sizes) = (sizes("compare_operand_offsets"), sizes("target_operand_offsets"));
        let size = |sizes: &[i64], index: usize| sizes.get(index).and_then(|n| usize::try_from(*n).ok()).unwrap_or(0);
        let compared: usize = (0..compare_sizes.len()).map(|index| size(&compare_sizes, index)).sum();
        let (mut compared, mut passed) = rest.split_at_checked(compared).unwrap_or((rest, &[]));
        p.text(" ");
        p.operand(*selector);
        p.text(" : ");
        p.ty(selector.ty());
        p.text(" [");
        let tags = elements(ctx, op.attr("case_tags"));
        for (index, (tag, block)) in tags.iter().zip(op.successors()).enumerate() {
            p.text(if index > 0 { ", " } else { "" });
            match ctx.attr_data(*tag) {
                AttrData::Integer(_) => p.attr_without_type(*tag),
                _ => p.attr(*tag),
            }
            p.text(", ");
            let (own, others) = compared.split_at_checked(size(&compare_sizes, index)).unwrap_or((compared, &[]));
            compared = others;
            for value in own {
                p.operand(*value);
                p.text(", ");
            }
            let (own, others) = passed.split_at_checked(size(&passed_sizes, index)).unwrap_or((passed, &[]));
            passed = others;
            p.successor_and_operands(block, own);
        }
        p.text("]");
        attr_dict(p, op, &HIDDEN);
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let ctx = op.context();
        let targets = elements(ctx, op.attr("case_tags")).len();
        // The attribute must list one size per target, and the sizes must add up to the number of operands in the
        // group.
        let fits = |name: &str, index: usize| {
            let sizes = op.attr(name).and_then(|attr| ctx.int_array_values(attr)).unwrap_or_default();
            let sum = sizes.iter().try_fold(0_usize, |sum, size| sum.checked_add(usize::try_from(*size).ok()?));
            sizes.len() == targets && sum == Some(operand_group(op, index).len())
        };
        let compared = if self.compares { fits("compare_operand_offsets", 1) } else { operand_group(op, 1).is_empty() };
        targets == op.successors().len() && compared && fits("target_operand_offsets", 2)
    }
}
