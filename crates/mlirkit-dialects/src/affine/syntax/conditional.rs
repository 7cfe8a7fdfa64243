//! Syntax of `affine.if set(%dims)[%symbols] -> types { ... } else { ... }`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{AttrData, OpRef, ValueRef};

use super::{dims_and_symbols, print_dims_and_symbols};
use crate::scf::syntax::{print_then_else, then_else};
use crate::text;

/// Syntax of `affine.if`.
pub(crate) struct If;

impl OpSyntax for If {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (offset, attr) = (p.offset(), p.attribute()?);
        let AttrData::IntegerSet(set) = p.ctx.attr_data(attr) else {
            return Err(p.op_error(offset, "invalid kind of attribute specified"));
        };
        p.set_attr(op, "condition", attr);
        let dims = dims_and_symbols(p, op)?;
        if set.dims as usize != dims {
            return Err(p.op_error(op.offset, "dim operand count and integer set dim count must match"));
        }
        if dims + set.symbols as usize != op.operands.len() {
            return Err(p.op_error(op.offset, "symbol operand count and integer set symbol count must match"));
        }
        text::optional_arrow_types(p, &mut op.types)?;
        then_else(p, op, "affine.yield")?;
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        let Some(attr) = op.attr("condition") else { return p.generic_op_after_name(op) };
        let AttrData::IntegerSet(set) = p.ctx.attr_data(attr) else { return p.generic_op_after_name(op) };
        p.text(" ");
        p.attr(attr);
        let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
        print_dims_and_symbols(p, &operands, set.dims as usize);
        let types = op.signature().result_types(op.id);
        p.optional_arrow_types(types);
        print_then_else(p, op, !types.is_empty());
        text::attr_dict(p, op, &["condition"]);
    }
}
