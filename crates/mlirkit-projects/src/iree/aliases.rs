//! Alias names that IREE dialects suggest for attributes.

use mlirkit_asm::hooks::{Alias, Hooks};
use mlirkit_dialects::library::Bindings;
use mlirkit_ir::{Attr, AttrData, Chunk, Context, Param};

/// Bindings for dialects that only suggest alias names.
pub(crate) const BINDINGS: Bindings = Bindings { hooks: register, ..Bindings::NONE };

/// Attributes with a fixed alias name, each with that name.
const NAMES: &[(&str, &str)] = &[
    ("hal.pipeline.layout", "pipeline_layout"),
    ("iree_codegen.compilation_info", "compilation"),
    ("iree_codegen.lowering_config", "config"),
    ("iree_codegen.translation_info", "translation"),
    ("iree_cpu.lowering_config", "config"),
    ("iree_encoding.encoding", "encoding"),
    ("iree_encoding.layout", "encoding"),
    ("iree_encoding.testing", "encoding"),
    ("iree_encoding.unknown", "encoding"),
    ("iree_map.pack_layout", "pack_layout"),
    ("iree_map.pack_map", "pack_map"),
    ("iree_vector_ext.nested_layout", "nested"),
];

/// Registers the alias names.
pub(super) fn register(hooks: &mut Hooks) {
    hooks.attr.attr_aliases.push(|ctx, attr| name(ctx, attr).map(Alias::Overridable));
}

fn name(ctx: &Context, attr: Attr) -> Option<String> {
    let (row, params): (String, &[Param]) = match ctx.attr_data(attr) {
        AttrData::Dialect(data) => (data.def.name.to_string(), &data.params),
        AttrData::Verbatim(text) => (format!("{}.{}", ctx.str(text.dialect), text.mnemonic(ctx)), &[]),
        _ => return None,
    };
    match row.as_str() {
        "hal.device.target" => Some(format!("device_target_{}", fragment(ctx, params.first()?)?)),
        "hal.executable.target" => Some(format!("executable_target_{}", fragment(ctx, params.get(1)?)?)),
        "util.composite" => {
            let AttrData::Verbatim(text) = ctx.attr_data(attr) else { return None };
            let Some(Chunk::Text(text)) = text.chunks.first() else { return None };
            let (length, _) = ctx.str(*text).split_once('<')?.1.split_once("xi8")?;
            Some(format!("composite_of_{length}b"))
        }
        row => NAMES.iter().find(|(known, _)| *known == row).map(|(_, name)| (*name).to_owned()),
    }
}

/// Returns a string parameter in lower case, as a component of a name. Characters other than ASCII letters, digits and
/// `_` become `_`. Returns `None` for other parameters.
fn fragment(ctx: &Context, param: &Param) -> Option<String> {
    let Param::Attr(attr) = param else { return None };
    let AttrData::String { value, .. } = ctx.attr_data(*attr) else { return None };
    let letter = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c.to_ascii_lowercase() } else { '_' };
    Some(ctx.str(*value).chars().map(letter).collect())
}
