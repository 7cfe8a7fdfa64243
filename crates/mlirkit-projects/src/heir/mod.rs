//! HEIR's dialects: what their definition files cannot say.

mod aliases;
mod polynomial;
mod secret;

use mlirkit_asm::hooks::Hooks;
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Context, DialectAttr, DialectType, Param, Type, TypeData};

/// Bindings of `lattigo`.
pub(crate) const LATTIGO: Bindings = Bindings { hooks: aliases::register, ..Bindings::NONE };

/// Bindings of `lwe`.
pub(crate) const LWE: Bindings = Bindings {
    hooks: |hooks: &mut Hooks| {
        aliases::register(hooks);
        polynomial::register_lwe(hooks);
    },
    ..Bindings::NONE
};

/// Bindings of `rns`.
pub(crate) const RNS: Bindings = Bindings {
    hooks: |hooks: &mut Hooks| {
        aliases::register(hooks);
        polynomial::register_rns(hooks);
    },
    ..Bindings::NONE
};

/// Bindings of `mod_arith`.
pub(crate) const MOD_ARITH: Bindings = Bindings {
    hooks: |hooks: &mut Hooks| {
        aliases::register(hooks);
        polynomial::register_mod_arith(hooks);
    },
    ..Bindings::NONE
};

/// Bindings of `polynomial`.
pub(crate) const POLYNOMIAL: Bindings = Bindings {
    hooks: |hooks: &mut Hooks| {
        aliases::register(hooks);
        polynomial::register(hooks);
    },
    checks: polynomial::register_checks,
    ..Bindings::NONE
};

/// Bindings of `secret`.
pub(crate) const SECRET: Bindings = Bindings { hooks: secret::register, ..Bindings::NONE };

/// Returns a type of a dialect.
fn made(ctx: &Context, dialect: &str, mnemonic: &str, params: Vec<Param>) -> Option<Type> {
    let def = ctx.dialect(ctx.ident(dialect))?.type_(mnemonic)?;
    Some(ctx.ty(TypeData::Dialect(Box::new(DialectType { def, params: params.into() }))))
}

/// Returns an attribute of a dialect.
fn made_attr(ctx: &Context, dialect: &str, mnemonic: &str, params: Vec<Param>) -> Option<Attr> {
    let def = ctx.dialect(ctx.ident(dialect))?.attr(mnemonic)?;
    Some(ctx.attr(AttrData::Dialect(Box::new(DialectAttr { def, params: params.into() }))))
}
