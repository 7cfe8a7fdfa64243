//! Syntax of the `amdgpu` dialect: the dimensions of matrix multiplications.

use mlirkit_asm::hooks::{Directive, Hooks, Parse, Print, arg};
use mlirkit_asm::{OpParser, OpPrinter, OpState, PResult};
use mlirkit_ir::OpRef;

/// Registers the hand-written syntax of the `amdgpu` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.directives.insert("amdgpu.MNKDimensionList", &Dimensions);
}

/// Syntax of the dimensions of a matrix multiplication: `16x16x4`.
struct Dimensions;

impl Directive for Dimensions {
    type Args = (arg::Attribute, arg::Attribute, arg::Attribute);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (m, n, k): Parse<'_, Self>) -> PResult<()> {
        let sizes = p.dimension_list(false)?;
        if sizes.len() != 3 {
            return Err(p.op_error(p.offset(), "expected 3 dimensions in MNK dimension list"));
        }
        for (attr, size) in [m, n, k].into_iter().zip(sizes) {
            *attr = Some(p.ctx.int_attr(p.ctx.i32_type(), size));
        }
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (m, n, k): Print<'m, 'c, Self>) {
        let sizes = [m, n, k].map(|attr| attr.and_then(|attr| p.ctx.int_value(attr)).unwrap_or(0));
        p.dimension_list(&sizes);
    }
}
