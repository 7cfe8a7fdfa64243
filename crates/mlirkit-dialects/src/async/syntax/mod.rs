//! Syntax of the `async` dialect: `async.execute`, the result of `async.await`, and `!async.value`.

mod execute;

use mlirkit_asm::hooks::{AsmNames, Directive, Hooks, Parse, Print, TypeSyntax, arg};
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{AttrParser, AttrPrinter, OpParser, OpPrinter, OpState, PResult};
use mlirkit_defs::Release;
use mlirkit_ir::{Context, DialectType, OpRef, Param, Type, TypeData};

/// Registers the hand-written syntax of the `async` dialect.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.ops.insert("async.execute", &execute::Execute);
    hooks.names.insert("async.func", &Func);
    hooks.directives.insert("async.AwaitResultType", &AwaitResultType);
    hooks.types.insert("async.value", &Value);
    hooks.transforms.insert(("async", "cast<ValueType>($_self).getValueType()"), |ctx, types| match types {
        [ty] => value_type(ctx, *ty).map(|ty| vec![ty]),
        _ => None,
    });
    hooks.ops.insert("async.func", &crate::func::syntax::PlainFunction);
}

/// A hook that makes `async` the default dialect in the body of `async.func`.
struct Func;

impl AsmNames for Func {
    fn default_dialect(&self, _: Release) -> Option<&'static str> {
        Some("async")
    }
}

/// Syntax of `custom<AwaitResultType>`: the operand's type. The result type is the type that the operand wraps.
struct AwaitResultType;

impl Directive for AwaitResultType {
    type Args = (arg::Types, arg::Types);

    fn parse(&self, p: &mut OpParser<'_, '_, '_>, _: &mut OpState, (operand, result): Parse<'_, Self>) -> PResult<()> {
        let ty = p.ty()?;
        operand.push(ty);
        result.extend(value_type(p.ctx, ty));
        Ok(())
    }

    fn print<'m, 'c>(&self, p: &mut OpPrinter<'_, 'c>, _: OpRef<'m, 'c>, (operand, _): Print<'m, 'c, Self>) {
        p.types(operand);
    }
}

/// Syntax of `!async.value<f32>`.
struct Value;

impl TypeSyntax for Value {
    fn parse(&self, p: &mut AttrParser<'_, '_>) -> PResult<Type> {
        let offset = p.last_end().saturating_sub("value".len() as u32);
        let inner = match bracketed_type(p) {
            Ok(inner) => inner,
            Err(first) => return Err(p.and_then_error(first, Some(offset), "failed to parse async value type")),
        };
        let ctx = p.ctx;
        let def = ctx.dialect(ctx.ident("async")).and_then(|dialect| dialect.type_("value"));
        let Some(def) = def else { return Err(p.error_here("dialect 'async' is not known")) };
        Ok(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: [Param::Type(inner)].into() }))))
    }

    fn print(&self, p: &mut AttrPrinter<'_, '_>, ty: Type) {
        let Some(inner) = value_type(p.ctx, ty) else { return };
        p.text("<");
        p.ty(inner);
        p.text(">");
    }
}

/// Parses a type in angle brackets: `<type>`.
fn bracketed_type(p: &mut AttrParser<'_, '_>) -> PResult<Type> {
    p.expect(Kind::Less, "expected '<'")?;
    let ty = p.ty()?;
    p.expect(Kind::Greater, "expected '>'")?;
    Ok(ty)
}

/// Returns the type that `!async.value` wraps; `None` for other types.
fn value_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::Dialect(ty) if &*ty.def.name == "async.value" => match ty.params.first() {
            Some(Param::Type(inner)) => Some(*inner),
            _ => None,
        },
        _ => None,
    }
}
