//! `builtin`: the default dialect of modules, and the aliases of maps, sets, locations and long tuples.

use mlirkit_asm::hooks::{Alias, AsmNames, Hooks};
use mlirkit_ir::{Attr, AttrData, Context, Type, TypeData};

/// Binds what `builtin` writes by hand.
pub(crate) fn register(hooks: &mut Hooks) {
    hooks.names.insert("builtin.module", &Module);
    hooks.attr_aliases.push(attr_alias);
    hooks.type_aliases.push(type_alias);
}

/// `builtin.module`
struct Module;

impl AsmNames for Module {
    fn default_dialect(&self) -> Option<&'static str> {
        Some("builtin")
    }
}

fn attr_alias(ctx: &Context, attr: Attr) -> Option<Alias> {
    let name = match ctx.attr_data(attr) {
        AttrData::AffineMap(_) => "map",
        AttrData::IntegerSet(_) => "set",
        AttrData::UnknownLoc
        | AttrData::FileLineCol { .. }
        | AttrData::FileRange(_)
        | AttrData::NameLoc { .. }
        | AttrData::CallSiteLoc { .. }
        | AttrData::FusedLoc { .. } => "loc",
        AttrData::Distinct { attr, .. } if *attr != ctx.unit() => "distinct",
        _ => return None,
    };
    Some(Alias::Overridable(name.to_owned()))
}

fn type_alias(ctx: &Context, ty: Type) -> Option<Alias> {
    match ctx.type_data(ty) {
        TypeData::Tuple(types) if types.len() > 16 => Some(Alias::Overridable("tuple".to_owned())),
        _ => None,
    }
}
