//! Syntax of `affine.load %m[%i + 1] : type` and other memory accesses.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, ValueRef};

use super::{map_of, print_map, resolve, subscripts};
use crate::text;

/// Syntax of `affine.load`.
pub(crate) struct Load;

impl OpSyntax for Load {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let memref = p.operand()?;
        let map = subscripts(p, op)?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, data) = text::colon_memref_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)?;
        op.types.push(data.element);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [memref, indices @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        p.text(" ");
        print_place(p, op, *memref, indices);
        text::attr_dict(p, op, &["map"]);
        p.text(" : ");
        p.ty(memref.ty());
    }
}

/// Syntax of `affine.store`.
pub(crate) struct Store;

impl OpSyntax for Store {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let memref = p.operand()?;
        let map = subscripts(p, op)?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, data) = text::colon_memref_type(p)?;
        op.operands.push(p.resolve(value, data.element)?);
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [value, memref, indices @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        p.text(" ");
        p.operand(*value);
        p.text(", ");
        print_place(p, op, *memref, indices);
        text::attr_dict(p, op, &["map"]);
        p.text(" : ");
        p.ty(memref.ty());
    }
}

/// Syntax of `affine.vector_load`.
pub(crate) struct VectorLoad;

impl OpSyntax for VectorLoad {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let memref = p.operand()?;
        let map = subscripts(p, op)?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, _) = text::colon_memref_type(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let result = text::vector_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)?;
        op.types.push(result);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        Load.print(p, op);
        p.text(", ");
        p.value_types(op.results());
    }
}

/// Syntax of `affine.vector_store`.
pub(crate) struct VectorStore;

impl OpSyntax for VectorStore {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let value = p.operand()?;
        p.expect(Kind::Comma, "expected ','")?;
        let memref = p.operand()?;
        let map = subscripts(p, op)?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, _) = text::colon_memref_type(p)?;
        p.expect(Kind::Comma, "expected ','")?;
        let stored = text::vector_type(p)?;
        op.operands.push(p.resolve(value, stored)?);
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        Store.print(p, op);
        p.text(", ");
        p.value_types(op.operands().take(1));
    }
}

/// Syntax of `affine.prefetch %m[%i], read, locality<3>, data : type`.
pub(crate) struct Prefetch;

impl OpSyntax for Prefetch {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let memref = p.operand()?;
        let map = subscripts(p, op)?;
        p.expect(Kind::Comma, "expected ','")?;
        let access = p.keyword()?;
        p.expect(Kind::Comma, "expected ','")?;
        text::keyword(p, "locality", "")?;
        p.expect(Kind::Less, "expected '<'")?;
        let i32 = p.ctx.i32_type();
        let hint = p.attr(Some(i32))?;
        p.set_attr(op, "localityHint", hint);
        p.expect(Kind::Greater, "expected '>'")?;
        p.expect(Kind::Comma, "expected ','")?;
        let cache = p.keyword()?;
        p.attr_dict(&mut op.attrs)?;
        let (ty, _) = text::colon_memref_type(p)?;
        op.operands.push(p.resolve(memref, ty)?);
        resolve(p, op, &map)?;
        if !matches!(access, "read" | "write") {
            return Err(p.op_error(op.offset, "rw specifier has to be 'read' or 'write'"));
        }
        if !matches!(cache, "data" | "instr") {
            return Err(p.op_error(op.offset, "cache type has to be 'data' or 'instr'"));
        }
        let (write, data) = (p.ctx.bool_attr(access == "write"), p.ctx.bool_attr(cache == "data"));
        p.set_attr(op, "isWrite", write);
        p.set_attr(op, "isDataCache", data);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        let [memref, indices @ ..] = operands.as_slice() else { return p.generic_op_after_name(op) };
        let flag = |name| text::int_attr(op, name).is_some_and(|value| value != 0);
        p.text(" ");
        print_place(p, op, *memref, indices);
        p.text(if flag("isWrite") { ", write, " } else { ", read, " });
        p.fmt(format_args!("locality<{}>, ", text::int_attr(op, "localityHint").unwrap_or(0)));
        p.text(if flag("isDataCache") { "data" } else { "instr" });
        text::attr_dict(p, op, &["map", "localityHint", "isDataCache", "isWrite"]);
        p.text(" : ");
        p.ty(memref.ty());
    }
}

/// Prints a memref and its subscripts: `%m[%i + 1]`.
fn print_place<'c>(
    p: &mut OpPrinter<'_, 'c>,
    op: OpRef<'_, 'c>,
    memref: ValueRef<'_, 'c>,
    indices: &[ValueRef<'_, 'c>],
) {
    p.operand(memref);
    p.text("[");
    if let Some(map) = map_of(op, "map") {
        print_map(p, map, indices);
    }
    p.text("]");
}
