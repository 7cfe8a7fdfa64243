//! The text of attributes and types in bytecode, as the parser and the printer have it.

use mlirkit_asm::{Parser, write_attr, write_type};
use mlirkit_bytecode::AttrTypeText;
use mlirkit_diag::Result;
use mlirkit_ir::{Attr, Context, Type};

/// The assembly format.
pub(crate) struct AssemblyText;

impl AttrTypeText for AssemblyText {
    fn parse_attr(&self, ctx: &Context, text: &[u8]) -> Result<(Attr, usize)> {
        let mut parser = Parser::new(ctx, text);
        let attr = parser.attribute().map_err(|error| *error)?;
        Ok((attr, parser.offset() as usize))
    }

    fn parse_type(&self, ctx: &Context, text: &[u8]) -> Result<(Type, usize)> {
        let mut parser = Parser::new(ctx, text);
        let ty = parser.ty().map_err(|error| *error)?;
        Ok((ty, parser.offset() as usize))
    }

    fn print_attr(&self, ctx: &Context, attr: Attr, out: &mut Vec<u8>) {
        write_attr(ctx, attr, out);
    }

    fn print_type(&self, ctx: &Context, ty: Type, out: &mut Vec<u8>) {
        write_type(ctx, ty, out);
    }
}
