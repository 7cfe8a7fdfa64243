//! Alias names that depend on parameters. Fixed alias names are in the definition files.

use mlirkit_asm::hooks::{Alias, Hooks};
use mlirkit_defs::NamePart;
use mlirkit_ir::{Attr, AttrData, Context, Param, Type, TypeData};

/// Registers the alias names.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.attr.attr_aliases.push(|ctx, attr| attr_name(ctx, attr).map(Alias::Final));
    hooks.attr.type_aliases.push(|ctx, ty| type_name(ctx, ty).map(Alias::Final));
}

fn attr_name(ctx: &Context, attr: Attr) -> Option<String> {
    if let Some([Param::Type(coefficient), modulus]) = ctx.dialect_attr(attr, "polynomial.ring") {
        let own = any_type_name(ctx, *coefficient);
        let mut name = format!("ring_{}", own.unwrap_or_else(|| mlirkit_asm::type_to_string(ctx, *coefficient)));
        if let Param::Attr(modulus) = modulus {
            name.push('_');
            name.push_str(&polynomial(ctx, *modulus)?);
        }
        return Some(name);
    }
    if ctx.dialect_attr(attr, "lwe.ciphertext_space").is_some() {
        return Some(format!("ciphertext_space{}", space_suffix(ctx, attr)));
    }
    if let Some([Param::Array(elements), Param::Int(current)]) = ctx.dialect_attr(attr, "lwe.modulus_chain") {
        return Some(format!("modulus_chain_L{}_C{current}", elements.len().checked_sub(1)?));
    }
    None
}

/// Returns the alias name of a type; `None` unless the alias name depends on the type's parameters.
fn type_name(ctx: &Context, ty: Type) -> Option<String> {
    let TypeData::Dialect(data) = ctx.type_data(ty) else { return None };
    let ring = |index: usize| match data.params.get(index) {
        Some(Param::Attr(ring)) => Some(ring_suffix(ctx, *ring)),
        _ => None,
    };
    Some(match (&*data.def.name, &*data.params) {
        ("mod_arith.int", [Param::Attr(modulus)]) => {
            let AttrData::Integer(modulus) = ctx.attr_data(*modulus) else { return None };
            let ty = mlirkit_asm::type_to_string(ctx, modulus.ty);
            format!("Z{}_{ty}", modulus.value.to_signed_string())
        }
        ("rns.rns", [Param::Array(types)]) => format!("rns_L{}", types.len().checked_sub(1)?),
        ("lwe.lwe_secret_key", _) => format!("skey{}", ring(1)?),
        ("lwe.lwe_public_key", _) => format!("pkey{}", ring(1)?),
        ("lwe.lwe_ciphertext", [_, Param::Attr(space), ..]) => format!("ct{}", space_suffix(ctx, *space)),
        ("lattigo.rlwe.galois_key", [Param::Attr(element)]) => format!("gk_g{}", ctx.int_value(*element)?),
        ("lattigo.rlwe.encryptor", [Param::Bool(public)]) => {
            format!("encryptor_{}", if *public { "pk" } else { "sk" })
        }
        _ => return None,
    })
}

/// Returns the alias name of any type: from its parameters, or from its definition. `None` if the type has no alias
/// name.
fn any_type_name(ctx: &Context, ty: Type) -> Option<String> {
    let by_row = || match ctx.type_data(ty) {
        TypeData::Dialect(data) => match &*data.def.alias_name {
            [NamePart::Text(name)] => Some(name.to_string()),
            _ => None,
        },
        _ => None,
    };
    type_name(ctx, ty).or_else(by_row)
}

/// Returns the suffix for the alias names of types over a ring: `_` and the name of its coefficient type.
fn ring_suffix(ctx: &Context, ring: Attr) -> String {
    let name = match ctx.dialect_attr(ring, "polynomial.ring") {
        Some([Param::Type(coefficient), ..]) => any_type_name(ctx, *coefficient).unwrap_or_default(),
        _ => String::new(),
    };
    format!("_{}", name.strip_prefix("rns_").unwrap_or(&name))
}

/// Returns the suffix for a ciphertext space: the suffix of its ring, and the number of polynomials unless that is 2.
fn space_suffix(ctx: &Context, space: Attr) -> String {
    let Some([Param::Attr(ring), _, Param::Int(size)]) = ctx.dialect_attr(space, "lwe.ciphertext_space") else {
        return String::new();
    };
    let ring = ring_suffix(ctx, *ring);
    if *size == 2 { ring } else { format!("{ring}_D{size}") }
}

/// Returns a polynomial as a component of a name: `1_x1024` for `1 + x**1024`. `None` for other attributes.
fn polynomial(ctx: &Context, attr: Attr) -> Option<String> {
    let [Param::Array(params)] = ctx.dialect_attr(attr, "polynomial.int_polynomial")? else { return None };
    let term = |term: &[Param]| {
        let [Param::Int(coefficient), Param::Int(exponent)] = term else { return None };
        let digits = if *coefficient == 1 && *exponent != 0 { String::new() } else { coefficient.to_string() };
        Some(match exponent {
            0 => digits,
            1 => format!("{digits}x"),
            _ => format!("{digits}x{exponent}"),
        })
    };
    Some(params.chunks_exact(2).map(term).collect::<Option<Vec<_>>>()?.join("_"))
}
