//! Syntax of types with a shape, such as `!ttg.memdesc<64x32xf16, #shared, #smem, mutable, 128x32>`. Declarative
//! formats cannot express dimension lists.

use mlirkit_asm::hooks::{Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{DialectType, Param, Type, TypeData};

/// Registers the syntax of the `tt` types.
pub(super) fn register_tt(hooks: &mut Hooks) {
    hooks.attr.types.insert("tt.tensordesc", &Descriptor { dialect: "tt", mnemonic: "tensordesc" });
}

/// Registers the syntax of the `ttg` types.
pub(super) fn register_ttg(hooks: &mut Hooks) {
    hooks.attr.types.insert("ttg.memdesc", &TritonMemDesc);
}

/// Registers the syntax of the `ttng` types.
pub(super) fn register_ttng(hooks: &mut Hooks) {
    hooks.attr.types.insert("ttng.tensordesc_im2col", &Descriptor { dialect: "ttng", mnemonic: "tensordesc_im2col" });
}

/// Syntax of `!tt.tensordesc<128x64xf16, #shared>`.
struct Descriptor {
    dialect: &'static str,
    mnemonic: &'static str,
}

impl TypeSyntax for Descriptor {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let shape = sizes(&p.dimensions(false)?);
        let element = Param::Type(p.ty()?);
        let layout = if p.eat(Kind::Comma) { Param::Attr(p.attr(None)?) } else { Param::None };
        p.expect(Kind::Greater, "expected '>'")?;
        made(p, self.dialect, self.mnemonic, vec![shape, element, layout])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element), layout] = &*data.params else { return };
        p.text("<");
        print_sizes(p, shape);
        p.text(if shape.is_empty() { "" } else { "x" });
        p.ty(*element);
        if let Param::Attr(layout) = layout {
            p.text(", ");
            p.attr(*layout);
        }
        p.text(">");
    }
}

/// Syntax of `!ttg.memdesc<64x32xf16, #shared, #smem, mutable, 128x32>`. The shape of the allocation is printed if it
/// differs from the shape of the type.
struct TritonMemDesc;

impl TypeSyntax for TritonMemDesc {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        p.expect(Kind::Less, "expected '<'")?;
        let shape = sizes(&p.dimensions(false)?);
        let element = Param::Type(p.ty()?);
        p.expect(Kind::Comma, "expected ','")?;
        let encoding = Param::Attr(p.attr(None)?);
        p.expect(Kind::Comma, "expected ','")?;
        let space = Param::Attr(p.attr(None)?);
        let (mut is_mutable, mut allocated) = (false, shape.clone());
        if p.eat(Kind::Comma) {
            is_mutable = p.eat_keyword("mutable");
            if !is_mutable || p.eat(Kind::Comma) {
                allocated = sizes(&p.dimension_list(false)?);
            }
        }
        p.expect(Kind::Greater, "expected '>'")?;
        made(p, "ttg", "memdesc", vec![shape, element, encoding, space, Param::Bool(is_mutable), allocated])
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let TypeData::Dialect(data) = p.ctx.type_data(ty) else { return };
        let [Param::Array(shape), Param::Type(element), encoding, space, is_mutable, Param::Array(allocated)] =
            &*data.params
        else {
            return;
        };
        p.text("<");
        print_sizes(p, shape);
        p.text("x");
        p.ty(*element);
        for attr in [encoding, space] {
            if let Param::Attr(attr) = attr {
                p.text(", ");
                p.attr(*attr);
            }
        }
        p.text(if *is_mutable == Param::Bool(true) { ", mutable" } else { "" });
        if allocated != shape {
            p.text(", ");
            print_sizes(p, allocated);
        }
        p.text(">");
    }
}

/// Returns a type of a dialect with the given parameters. If the dialect has no such type, returns an error.
fn made(p: &AttrParser<'_, '_>, dialect: &str, mnemonic: &str, params: Vec<Param>) -> PResult<Type> {
    let def = p.ctx.dialect(p.ctx.ident(dialect)).and_then(|dialect| dialect.type_(mnemonic));
    let def = def.ok_or_else(|| p.error_here(&format!("no type '{mnemonic}' in dialect '{dialect}'")))?;
    Ok(p.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() }))))
}

fn sizes(shape: &[i64]) -> Param {
    Param::Array(shape.iter().map(|size| Param::Int(*size)).collect())
}

fn print_sizes(p: &mut AttrPrinter<'_, '_>, shape: &[Param]) {
    let size = |size: &Param| if let Param::Int(size) = size { *size } else { 0 };
    p.dimension_list(&shape.iter().map(size).collect::<Vec<_>>());
}
