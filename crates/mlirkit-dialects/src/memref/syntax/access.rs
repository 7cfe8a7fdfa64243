//! Syntax of `memref.prefetch` and `memref.generic_atomic_rmw`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult, RegionOptions};
use mlirkit_ir::{OpRef, ValueRef};

use crate::text;

/// Syntax of `memref.prefetch %m[%i], read, locality<3>, data : type`.
pub(crate) struct Prefetch;

impl OpSyntax for Prefetch {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (index, i32_type) = (p.ctx.index_type(), p.ctx.i32_type());
        let memref = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        p.expect(Kind::Comma, "expected ','")?;
        let access = p.keyword()?;
        p.expect(Kind::Comma, "expected ','")?;
        text::keyword(p, "locality", "")?;
        p.expect(Kind::Less, "expected '<'")?;
        let locality = p.attr(Some(i32_type))?;
        p.set_attr(op, "localityHint", locality);
        p.expect(Kind::Greater, "expected '>'")?;
        p.expect(Kind::Comma, "expected ','")?;
        let cache = p.keyword()?;
        let (ty, _) = text::colon_memref_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        p.resolve_as(&indices, index, &mut op.operands)?;
        if !matches!(access, "read" | "write") {
            return Err(p.op_error(op.offset, "rw specifier has to be 'read' or 'write'"));
        }
        let value = p.ctx.bool_attr(access == "write");
        p.set_attr(op, "isWrite", value);
        if !matches!(cache, "data" | "instr") {
            return Err(p.op_error(op.offset, "cache type has to be 'data' or 'instr'"));
        }
        let value = p.ctx.bool_attr(cache == "data");
        p.set_attr(op, "isDataCache", value);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let set = |name: &str| text::int_attr(op, name).is_some_and(|value| value != 0);
        print_access(p, op);
        p.text(if set("isWrite") { ", write" } else { ", read" });
        p.fmt(format_args!(", locality<{}>, ", text::int_attr(op, "localityHint").unwrap_or(0)));
        p.text(if set("isDataCache") { "data" } else { "instr" });
        text::attr_dict(p, op, &["localityHint", "isWrite", "isDataCache"]);
        p.text(" : ");
        p.value_types(op.operands().take(1));
    }
}

/// Syntax of `memref.generic_atomic_rmw %m[%i] : type { ... }`.
pub(crate) struct GenericAtomicRmw;

impl OpSyntax for GenericAtomicRmw {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let memref = p.operand()?;
        let indices = p.operand_list(Delimiter::Square)?;
        let ty = text::colon_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        p.resolve_as(&indices, index, &mut op.operands)?;
        let region = p.region(op, &[], false)?;
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)?;
        op.types.push(text::element_type(p.ctx, ty));
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print_access(p, op);
        p.text(" : ");
        p.value_types(op.operands().take(1));
        p.text(" ");
        if let Some(region) = op.regions().next() {
            p.region(op, region, RegionOptions::default());
        }
        text::attr_dict(p, op, &[]);
    }
}

/// Prints a memref and its indices: ` %m[%i, %j]`.
fn print_access<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
    let (memref, indices) = operands.split_at_checked(1).unwrap_or_default();
    p.text(" ");
    p.operands(memref.iter().copied());
    p.text("[");
    p.operands(indices.iter().copied());
    p.text("]");
}
