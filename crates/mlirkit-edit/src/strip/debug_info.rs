//! File names in debug information, which may be contained in attributes other than locations.

use mlirkit_defs::AttrDef;
use mlirkit_ir::{AttrData, Context, DialectAttr, Ident, Param};

/// Mnemonics of debug information attributes, each with the parameters that name files on the author's machine.
const PATHS: &[(&str, &[&str])] = &[
    ("di_compile_unit", &["splitDebugFilename"]),
    ("di_file", &["name", "directory"]),
    ("di_module", &["configMacros", "includePath", "apinotes"]),
];

/// The string that replaces a file name in a parameter that is not optional.
const NO_FILE: &str = "-";

/// Returns whether a parameter of an attribute names a file on the author's machine.
fn names_file(def: &AttrDef, param: &str) -> bool {
    let short = def.name.split_once('.').map_or(&*def.name, |(_, short)| short);
    PATHS.iter().any(|(attr, params)| *attr == short && params.contains(&param))
}

/// Returns the file names in the parameters of a debug information attribute.
pub(super) fn paths(ctx: &Context, data: &DialectAttr) -> Vec<Ident> {
    let values = data.def.params.iter().zip(&data.params).filter(|(def, _)| names_file(data.def, &def.name));
    values.filter_map(|(_, value)| string(ctx, value)).collect()
}

/// Returns the replacement for a parameter that names a file: an absent value if the parameter is optional, a
/// placeholder otherwise. `None` if the parameter names no file.
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

/// Calls `each` with every string in a list of parameters.
pub(super) fn strings(params: &[Param], each: &mut impl FnMut(Ident)) {
    for param in params {
        match param {
            Param::Str(text) => each(*text),
            Param::Array(items) => strings(items, each),
            _ => {}
        }
    }
}
