//! Syntax of the `amx` dialect: the tile type.

use mlirkit_asm::hooks::{Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Param, Type, TypeData};

use super::verify;
use crate::text;

/// Registers the hand-written syntax of the `amx` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.types.insert("amx.tile", &Tile { dialect: "amx", mnemonic: "tile" });
}

/// Registers the syntax of the `amx` dialect under the names of the `x86` dialect, which absorbed it in LLVM 23.
pub(crate) fn register_x86(hooks: &mut Hooks) {
    hooks.types.insert("x86.amx.tile", &Tile { dialect: "x86", mnemonic: "amx.tile" });
}

/// Syntax of `!amx.tile<16x32xbf16>`.
struct Tile {
    dialect: &'static str,
    mnemonic: &'static str,
}

impl TypeSyntax for Tile {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let shape = p.dimensions(false)?.into_iter().map(Param::Int).collect();
        let element = p.ty()?;
        p.expect(Kind::Greater, "expected '>'")?;
        verify::verify_element(p.ctx, element).map_err(|message| p.hook_error(p.name_offset(), &message))?;
        text::dialect_type(p, self.dialect, self.mnemonic, vec![Param::Array(shape), Param::Type(element)])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element)] = &*data.params else { return };
        let shape: Vec<i64> = shape.iter().map(|size| if let Param::Int(size) = size { *size } else { 0 }).collect();
        p.text("<");
        p.dimension_list(&shape);
        p.text("x");
        p.ty(*element);
        p.text(">");
    }
}
