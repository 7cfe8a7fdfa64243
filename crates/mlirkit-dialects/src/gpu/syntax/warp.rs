//! Syntax of `gpu.warp_execute_on_lane_0(%lane)[32] args(%a : type) -> (types) { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, ValueRef};

use crate::text;

/// Syntax of `gpu.warp_execute_on_lane_0`, which belonged to `vector` up to LLVM 19.
pub(crate) struct WarpExecute;

impl OpSyntax for WarpExecute {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (ctx, index) = (p.ctx, p.ctx.index_type());
        p.expect(Kind::LParen, "expected '('")?;
        let lane = p.argument_name()?;
        p.expect(Kind::RParen, "expected ')'")?;
        p.expect(Kind::LSquare, "expected '['")?;
        let size = text::integer(p)?;
        p.expect(Kind::RSquare, "expected ']'")?;
        p.set_attr(op, "warp_size", ctx.int_attr(ctx.i64_type(), size));
        op.operands.push(p.resolve(lane, index)?);
        if p.eat_keyword("args") {
            p.expect(Kind::LParen, "expected '('")?;
            let offset = p.offset();
            let operands = p.operand_list(Delimiter::None)?;
            let mut types = Vec::new();
            text::colon_types(p, &mut types)?;
            p.expect(Kind::RParen, "expected ')'")?;
            p.resolve_all(&operands, &types, offset, &mut op.operands)?;
        }
        text::optional_arrow_types(p, &mut op.types)?;
        let region = p.region(op, &[], false)?;
        let yields = if op.name == ctx.op_name("gpu.warp_execute_on_lane_0") { "gpu.yield" } else { "vector.yield" };
        p.ensure_terminator(op, region, yields);
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let (lane, args) = operands.split_at_checked(1).unwrap_or_default();
        p.text("(");
        p.operands(lane.iter().copied());
        p.fmt(format_args!(")[{}]", text::int_attr(op, "warp_size").unwrap_or(0)));
        if !args.is_empty() {
            p.text(" args(");
            p.operands(args.iter().copied());
            p.text(" : ");
            p.value_types(args.iter().copied());
            p.text(")");
        }
        let types = op.signature().result_types(op.id);
        text::print_arrow_types(p, types);
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions { terminators: !types.is_empty(), ..RegionOptions::default() });
        }
        text::attr_dict(p, op, &["warp_size"]);
    }
}
