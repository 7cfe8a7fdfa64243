//! Hooks for the parts of the Flang dialects that their definition files cannot express.

mod calls;
mod directives;
mod globals;
mod loops;
mod records;
mod select;

use mlirkit_asm::Unresolved;
use mlirkit_asm::hooks::{Hooks, Inference};
use mlirkit_diag::Reason;
use mlirkit_dialects::library::{Bindings, attr_dict, body_args, operand_group, operand_segments};
use mlirkit_ir::{Attr, Context, DialectType, Param, Preds, Subject, Type, TypeData};

/// Bindings for the `fir` dialect.
pub(crate) const FIR: Bindings = Bindings {
    hooks: |hooks| {
        calls::register(hooks);
        globals::register(hooks);
        loops::register(hooks);
        records::register(hooks);
        select::register(hooks);
        directives::register_fir(hooks);
        register_types(hooks);
    },
    ..Bindings::NONE
};

/// Bindings for the `hlfir` dialect.
pub(crate) const HLFIR: Bindings = Bindings { hooks: directives::register_hlfir, ..Bindings::NONE };

/// Bindings for the `cuf` dialect.
pub(crate) const CUF: Bindings = Bindings { hooks: directives::register_cuf, ..Bindings::NONE };

/// Bindings for the `mif` dialect.
pub(crate) const MIF: Bindings = Bindings { hooks: directives::register_mif, ..Bindings::NONE };

/// Registers the predicates that Flang's definitions use.
pub(crate) fn register_preds(preds: &mut Preds) {
    preds.bound.insert("isa:fir::BaseBoxType", |ctx, subject| {
        is_type(ctx, subject, |name, _| matches!(name, "fir.box" | "fir.class"))
    });
}

/// Returns whether `holds` is true for the name and the parameters of a dialect type.
fn is_type(ctx: &Context, subject: Subject, holds: impl Fn(&str, &[Param]) -> bool) -> bool {
    match subject.as_type().map(|ty| ctx.type_data(ty)) {
        Some(TypeData::Dialect(data)) => holds(&data.def.name, &data.params),
        _ => false,
    }
}

/// Registers the inference of result types that follow from an attribute.
fn register_types(hooks: &mut Hooks) {
    hooks.infer.insert("fir.alloca", |x| of_attribute(x, "ref"));
    hooks.infer.insert("fir.allocmem", |x| of_attribute(x, "heap"));
    hooks.infer.insert("fir.type_desc", |x| of_attribute(x, "tdesc"));
}

/// Returns `!fir.mnemonic<T>`, where T is the type in the attribute `in_type`. Fails if the attribute is absent.
fn of_attribute(x: &Inference<'_, '_>, mnemonic: &str) -> Result<Vec<Type>, Reason> {
    let held = x.slot("in_type").and_then(|attr| x.ctx.type_value(attr)).ok_or("expected a type")?;
    let row = x.ctx.dialect(x.ctx.ident("fir")).and_then(|dialect| dialect.type_(mnemonic));
    let def = row.ok_or("the dialect 'fir' is not complete")?;
    let mut params = vec![Param::None; def.params.len()];
    if let Some(first) = params.first_mut() {
        *first = Param::Type(held);
    }
    Ok(vec![x.ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() })))])
}

/// Returns the elements of an array attribute; empty if it is absent.
fn elements(ctx: &Context, attr: Option<Attr>) -> &[Attr] {
    attr.and_then(|attr| ctx.array_elements(attr)).unwrap_or_default()
}

/// Returns a region argument of type `ty` for a name that was parsed as an operand.
fn argument(name: Unresolved, ty: Type) -> mlirkit_asm::Argument {
    mlirkit_asm::Argument { name, ty: Some(ty), attrs: None, loc: None }
}
