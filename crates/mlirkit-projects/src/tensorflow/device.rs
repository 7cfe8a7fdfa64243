//! Syntax of `tf_device.replicate`, which repeats its body for each of `n` devices.

use mlirkit_asm::hooks::{Hooks, OpSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Argument, Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions, Unresolved};
use mlirkit_dialects::library::{attr_dict, body_args, operand_group, operand_segments};
use mlirkit_ir::{OpRef, Type};

use super::{only_block, region_with_results};

/// Registers the syntax of the dialect.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("tf_device.replicate", &Replicate);
}

/// The exclusive upper limit for the number of devices.
const MAX_DEVICES: usize = 1 << 16;

/// Syntax of `tf_device.replicate([%a, %b] as %x: type, %packed as %y: type) {n = 2 : i32} { ... }`.
struct Replicate;

/// Returns the number of devices; `None` if the attribute `n` is absent, not an integer, or not positive.
fn devices(op: OpRef<'_, '_>) -> Option<usize> {
    usize::try_from(op.context().int_value(op.attr("n")?)?).ok().filter(|n| *n > 0)
}

impl OpSyntax for Replicate {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let offset = p.offset();
        let mut replicated: Vec<(Vec<Unresolved>, Argument)> = Vec::new();
        let mut packed: Vec<(Unresolved, Argument)> = Vec::new();
        if p.eat(Kind::LParen) && !p.eat(Kind::RParen) {
            loop {
                if p.at(Kind::LSquare) {
                    let values = p.operand_list(Delimiter::Square)?;
                    p.expect_keyword("as")?;
                    replicated.push((values, p.argument(true, false)?));
                } else {
                    let value = p.operand()?;
                    p.expect_keyword("as")?;
                    packed.push((value, p.argument(true, false)?));
                }
                if !p.eat(Kind::Comma) {
                    break;
                }
            }
            p.expect(Kind::RParen, "expected ')'")?;
        }
        p.attr_dict(&mut op.attrs)?;
        let n = op.attrs.iter().find(|(name, _)| p.ctx.str(*name) == "n").and_then(|(_, n)| p.ctx.int_value(*n));
        let n = n.and_then(|n| usize::try_from(n).ok()).filter(|n| (2..MAX_DEVICES).contains(n));
        let Some(n) = n else {
            return Err(p.op_error(offset, "expects 'n' to be at least 2"));
        };
        let mut args = Vec::new();
        for (values, argument) in replicated {
            if values.len() != n {
                let message = format!("expects number of operands for replicated input {} to be 'n' ({n})", args.len());
                return Err(p.op_error(offset, &message));
            }
            let ty = argument.ty.ok_or_else(|| p.error_here("expected a type"))?;
            p.resolve_as(&values, ty, &mut op.operands)?;
            args.push(argument);
        }
        let count = op.operands.len();
        for (value, argument) in packed {
            let ty = argument.ty.ok_or_else(|| p.error_here("expected a type"))?;
            p.resolve_as(&[value], ty, &mut op.operands)?;
            args.push(argument);
        }
        let sizes = [count, op.operands.len() - count];
        operand_segments(p, op, &sizes);
        let returned = region_with_results(p, op, &args, "tf_device.return")?;
        op.types.extend(returned.into_iter().flat_map(|ty| std::iter::repeat_n(ty, n)));
        Ok(())
    }

    fn is_printable(&self, op: OpRef<'_, '_>) -> bool {
        let Some(n) = devices(op).filter(|n| (2..MAX_DEVICES).contains(n)) else { return false };
        let Some((_, last)) = only_block(op) else { return false };
        let (replicated, packed, args) = (operand_group(op, 0), operand_group(op, 1), body_args(op));
        let Some(rest) = args.len().checked_sub(packed.len()) else { return false };
        let (first, second) = args.split_at(rest);
        let results: Vec<Type> = last.operands().flat_map(|value| std::iter::repeat_n(value.ty(), n)).collect();
        replicated.len() == first.len() * n
            && replicated.chunks(n).zip(first).all(|(values, arg)| values.iter().all(|value| value.ty() == arg.ty()))
            && packed.iter().zip(second).all(|(value, arg)| value.ty() == arg.ty())
            && last.name() == "tf_device.return"
            && results == op.signature().result_types(op.id)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let (replicated, packed, args) = (operand_group(op, 0), operand_group(op, 1), body_args(op));
        let n = devices(op).unwrap_or(1);
        if !args.is_empty() {
            let (first, second) = args.split_at(args.len().saturating_sub(packed.len()));
            p.text("(");
            p.comma_separated(replicated.chunks(n).zip(first), |p, (values, arg)| {
                p.text("[");
                p.operands(values.iter().copied());
                p.text("] as ");
                p.region_argument(*arg, &[]);
            });
            if !first.is_empty() && !second.is_empty() {
                p.text(", ");
            }
            p.comma_separated(packed.iter().zip(second), |p, (value, arg)| {
                p.operand(*value);
                p.text(" as ");
                p.region_argument(*arg, &[]);
            });
            p.text(")");
        }
        attr_dict(p, op, &["operandSegmentSizes"]);
        p.text(" ");
        if let Some(body) = op.regions().next() {
            p.region(op, body, RegionOptions::default().without_entry_args());
        }
    }
}
