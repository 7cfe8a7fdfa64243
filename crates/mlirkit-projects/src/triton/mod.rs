//! Hooks for the parts of the Triton dialects that their definition files cannot express.

mod layouts;
mod ops;
mod types;

use mlirkit_asm::hooks::Alias;
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Context, Preds, TypeData};

/// Bindings for the `tt` dialect.
pub(crate) const TT: Bindings = Bindings { hooks: types::register_tt, ..Bindings::NONE };

/// Bindings for the `ttg` dialect.
pub(crate) const TTG: Bindings = Bindings {
    hooks: |hooks| {
        layouts::register(hooks);
        types::register_ttg(hooks);
        ops::register_ttg(hooks);
        hooks.attr_aliases.push(alias);
    },
    ..Bindings::NONE
};

/// Bindings for the `ttng` dialect.
pub(crate) const TTNG: Bindings = Bindings {
    hooks: |hooks| {
        layouts::register_ttng(hooks);
        types::register_ttng(hooks);
        ops::register_ttng(hooks);
        hooks.attr_aliases.push(alias);
    },
    ..Bindings::NONE
};

/// Bindings for the `nvws` dialect.
pub(crate) const NVWS: Bindings = Bindings { hooks: ops::register_nvws, ..Bindings::NONE };

/// Registers the predicates that Triton implements in C++.
pub(crate) fn register_preds(preds: &mut Preds) {
    preds.bound.insert("isa:triton::gpu::TensorOrMemDesc", |ctx, subject| {
        match subject.as_type().map(|ty| ctx.type_data(ty)) {
            Some(TypeData::RankedTensor(_)) => true,
            Some(TypeData::Dialect(data)) => &*data.def.name == "ttg.memdesc",
            _ => false,
        }
    });
}

/// Returns the suggested alias name of a layout or a memory space; `None` for any other attribute.
fn alias(ctx: &Context, attr: Attr) -> Option<Alias> {
    let AttrData::Dialect(data) = ctx.attr_data(attr) else { return None };
    let has = |name: &str| data.def.traits.iter().any(|t| &*t.name == name);
    let name = match &*data.def.name {
        _ if has("MmaEncodingTrait") => "mma",
        _ if has("SharedEncodingTrait") => "shared",
        "ttg.blocked" => "blocked",
        "ttg.linear" => "linear",
        "ttg.generic_linear" => "generic_linear",
        "ttg.shared_memory" => "smem",
        "ttng.tensor_memory_encoding" => "tmem",
        "ttng.tensor_memory_scales_encoding" => "tmem_scales",
        _ => return None,
    };
    Some(Alias::Final(name.to_owned()))
}
