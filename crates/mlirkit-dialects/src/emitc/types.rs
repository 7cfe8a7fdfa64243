//! Syntax of `!emitc.array<2x3xf32>`, and types derived from other types.

use mlirkit_asm::hooks::{Hooks, TypeSyntax};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, PResult};
use mlirkit_ir::{Context, DialectType, Param, Type, TypeData};

/// Syntax of `!emitc.array`.
pub(crate) struct Array;

impl TypeSyntax for Array {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.last_end().saturating_sub("array".len() as u32);
        p.expect(Kind::Less, "expected '<'")?;
        let shape: Vec<_> = p.dimensions(false)?.into_iter().map(Param::Int).collect();
        let (element_at, element) = (p.offset(), p.ty()?);
        if !super::verify::is_array_element(p.ctx, element) {
            let found = p.ctx.type_text(element);
            return Err(p.hook_error(element_at, &format!("invalid array element type ''{found}''")));
        }
        p.expect(Kind::Greater, "expected '>'")?;
        if shape.is_empty() {
            return Err(p.hook_error(offset, "shape must not be empty"));
        }
        make(p.ctx, "array", [Param::Array(shape.into()), Param::Type(element)].into())
            .ok_or_else(|| p.hook_error(offset, "dialect 'emitc' is not known"))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some((shape, element)) = array(p.ctx, ty) else { return };
        p.text("<");
        for size in shape {
            p.fmt(format_args!("{size}x"));
        }
        p.ty(element);
        p.text(">");
    }
}

/// Returns the shape and the element type of `!emitc.array`; `None` for other types.
pub(crate) fn array(ctx: &Context, ty: Type) -> Option<(Vec<i64>, Type)> {
    let [Param::Array(shape), Param::Type(element)] = params(ctx, ty, "emitc.array")? else { return None };
    let size = |param: &Param| if let Param::Int(size) = param { Some(*size) } else { None };
    Some((shape.iter().map(size).collect::<Option<_>>()?, *element))
}

/// Registers Rust functions for the C++ expressions by which the definition file derives types.
pub(crate) fn register_transforms(hooks: &mut Hooks) {
    hooks.transforms.insert(("emitc", "cast<LValueType>($_self).getValueType()"), |ctx, types| {
        Some(vec![inner(ctx, *types.first()?, "emitc.lvalue")?])
    });
    hooks
        .transforms
        .insert(("emitc", "emitc::PointerType::get(cast<emitc::LValueType>($_self).getValueType())"), |ctx, types| {
            Some(vec![make(ctx, "ptr", [Param::Type(inner(ctx, *types.first()?, "emitc.lvalue")?)].into())?])
        });
    hooks
        .transforms
        .insert(("emitc", "emitc::LValueType::get(cast<emitc::PointerType>($_self).getPointee())"), |ctx, types| {
            Some(vec![make(ctx, "lvalue", [Param::Type(inner(ctx, *types.first()?, "emitc.ptr")?)].into())?])
        });
}

fn params<'c>(ctx: &'c Context, ty: Type, name: &str) -> Option<&'c [Param]> {
    match ctx.type_data(ty) {
        TypeData::Dialect(data) if *data.def.name == *name => Some(&data.params),
        _ => None,
    }
}

/// Returns the type that an lvalue or pointer type wraps; `None` unless the type is named `name`.
fn inner(ctx: &Context, ty: Type, name: &str) -> Option<Type> {
    match params(ctx, ty, name)? {
        [Param::Type(inner)] => Some(*inner),
        _ => None,
    }
}

fn make(ctx: &Context, mnemonic: &str, params: Box<[Param]>) -> Option<Type> {
    let def = ctx.dialect(ctx.ident("emitc"))?.type_(mnemonic)?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params }))))
}
