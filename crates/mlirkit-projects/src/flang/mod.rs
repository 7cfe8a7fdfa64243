//! Hooks for the parts of the Flang dialects that their definition files cannot express.

mod calls;
mod directives;
mod globals;
mod loops;
mod records;
mod select;

use mlirkit_asm::Unresolved;
use mlirkit_dialects::library::{Bindings, attr_dict, body_args, elements, operand_group, operand_segments};
use mlirkit_ir::{Context, Param, Preds, Subject, Type, TypeData};

/// Bindings for the `fir` dialect.
pub(crate) const FIR: Bindings = Bindings {
    hooks: |hooks| {
        calls::register(hooks);
        globals::register(hooks);
        loops::register(hooks);
        records::register(hooks);
        select::register(hooks);
        directives::register_fir(hooks);
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

/// Returns a region argument of type `ty` for a name that was parsed as an operand.
fn argument(name: Unresolved, ty: Type) -> mlirkit_asm::Argument {
    mlirkit_asm::Argument { name, ty: Some(ty), attrs: None, loc: None }
}
