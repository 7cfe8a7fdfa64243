//! Syntax of specialization constants that are computed from other constants.

use mlirkit_asm::hooks::OpSyntax;
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::{OpRef, ValueId};

use crate::text;

/// Syntax of `spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %b) : (i32, i32) -> i32`.
pub(super) struct SpecConstantOperation;

impl OpSyntax for SpecConstantOperation {
    fn parse(&self, p: &mut OpParser<'_, '_, '_>, op: &mut OpState) -> PResult<()> {
        p.expect_keyword("wraps")?;
        let region = p.empty_region(op);
        let block = p.body().append_block(region.0);
        let offset = p.offset();
        let wrapped = p.nested_generic_op(block)?;
        let Some(result) = p.body().results(wrapped).next() else {
            return Err(p.op_error(offset, "expected an operation with a result"));
        };
        let (ty, loc) = (p.value_type(result), p.body().op(wrapped).loc);
        let yielded: [ValueId; 1] = [result];
        p.append_op(block, loc, "spirv.mlir.yield", &[], &yielded, &[]);
        op.loc = loc;
        op.types.push(ty);
        op.regions.push(region);
        p.attr_dict(&mut op.attrs)
    }

    fn print<'c>(&self, p: &mut OpPrinter<'_, 'c>, op: OpRef<'_, 'c>) {
        p.text(" wraps ");
        if let Some(wrapped) = op.regions().next().and_then(text::entry).and_then(|block| block.ops().next()) {
            p.generic_op(wrapped);
        }
    }
}
