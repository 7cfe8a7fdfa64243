//! File names in debug information, which operations may hold outside of their locations.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{AttrData, Context, DialectAttr, Ident, Param};

/// Attributes by their mnemonics, with the parameters that name files of the author's machine.
const PATHS: &[(&str, &[&str])] = &[
    ("di_compile_unit", &["splitDebugFilename"]),
    ("di_file", &["name", "directory"]),
    ("di_module", &["configMacros", "includePath", "apinotes"]),
];

/// The replacement of a file name that an attribute needs.
const NO_FILE: &str = "-";

/// Returns whether a parameter of an attribute names a file of the author's machine.
fn names_file(def: &AttrDef, param: &str) -> bool {
    let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
    PATHS.iter().any(|(attr, params)| *attr == short && params.contains(&param))
}

/// Returns the strings of an attribute that name files.
pub(super) fn paths(ctx: &Context, data: &DialectAttr) -> Vec<Ident> {
    let values = data.def.params.iter().zip(&data.params).filter(|(def, _)| names_file(data.def, &def.name));
    values.filter_map(|(_, value)| string(ctx, value)).collect()
}

/// Returns the replacement of a parameter that names a file: nothing where it is optional.
pub(super) fn without_path(ctx: &Context, def: &AttrDef, index: usize, value: &Param) -> Option<Param> {
    let param = def.params.get(index).filter(|param| names_file(def, &param.name))?;
    string(ctx, value)?;
    Some(match value {
        _ if param.optional => Param::None,
        Param::Attr(_) => Param::Attr(ctx.string_attr(NO_FILE)),
        _ => Param::Str(ctx.ident(NO_FILE)),
    })
}

fn string(ctx: &Context, value: &Param) -> Option<Ident> {
    match value {
        Param::Str(text) => Some(*text),
        Param::Attr(attr) => match ctx.attr_data(*attr) {
            AttrData::String { value, .. } => Some(*value),
            _ => None,
        },
        _ => None,
    }
}

/// Calls `each` for every string among parameters.
pub(super) fn strings(params: &[Param], each: &mut impl FnMut(Ident)) {
    for param in params {
        match param {
            Param::Str(text) => each(*text),
            Param::Array(items) => strings(items, each),
            _ => {}
        }
    }
}
