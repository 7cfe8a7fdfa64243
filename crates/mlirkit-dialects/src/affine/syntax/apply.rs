//! Syntax of `affine.apply map(%dims)[%symbols]`, `affine.min` and `affine.max`.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{Delimiter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, ValueRef};

use super::{dims_and_symbols, map_attr, map_of, print_dims_and_symbols};
use crate::text;

/// Syntax of `affine.apply`.
pub(crate) struct Apply;

impl OpSyntax for Apply {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let (attr, map) = map_attr(p)?;
        p.set_attr(op, "map", attr);
        let dims = dims_and_symbols(p, op)?;
        p.attr_dict(&mut op.attrs)?;
        if map.dims as usize != dims || dims + map.symbols as usize != op.operands.len() {
            return Err(p.op_error(op.offset, "dimension or symbol index mismatch"));
        }
        op.types.extend(map.results.iter().map(|_| p.ctx.index_type()));
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print(p, op);
    }
}

/// Syntax of `affine.min` and `affine.max`.
pub(crate) struct MinMax;

impl OpSyntax for MinMax {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        let index = p.ctx.index_type();
        let (attr, _) = map_attr(p)?;
        p.set_attr(op, "map", attr);
        let dims = p.operand_list(Delimiter::Paren)?;
        let symbols = p.operand_list(Delimiter::OptionalSquare)?;
        p.attr_dict(&mut op.attrs)?;
        p.resolve_as(&dims, index, &mut op.operands)?;
        p.resolve_as(&symbols, index, &mut op.operands)?;
        op.types.push(index);
        Ok(())
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        print(p, op);
    }
}

fn print<'c>(p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
    let (Some(attr), Some(map)) = (op.attr("map"), map_of(op, "map")) else { return p.generic_op_after_name(op) };
    p.text(" ");
    p.attr(attr);
    let operands: Vec<ValueRef<'_, '_>> = op.operands().collect();
    print_dims_and_symbols(p, &operands, map.dims as usize);
    text::attr_dict(p, op, &["map"]);
}
