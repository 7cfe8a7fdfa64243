//! Names suggested by definitions, whose templates can contain the values of attributes and parameters.

use mlirkit_defs::{AttrDef, NamePart};
use mlirkit_ir::{AttrData, Context, Param, TypeData};

/// Returns the alias name that a definition suggests for an attribute or type with these parameters, if any.
pub(crate) fn alias_name(ctx: &Context, row: &AttrDef, params: &[Param]) -> Option<String> {
    let mut out = String::new();
    for part in &row.alias_name {
        match part {
            NamePart::Text(text) => out.push_str(text),
            NamePart::Attr(name) => {
                let index = row.params.iter().position(|param| param.name == *name);
                match index.and_then(|index| params.get(index)) {
                    Some(Param::Attr(attr)) => push_value(ctx, ctx.attr_data(*attr), &mut out),
                    Some(Param::Int(number)) => out.push_str(&number.to_string()),
                    Some(Param::Str(text)) => out.push_str(ctx.str(*text)),
                    _ => {}
                }
            }
        }
    }
    (!out.is_empty()).then_some(out)
}

/// Appends the value of an attribute to a suggested name: a number without its type, a string without quotes, or the
/// last name of a symbol reference. Appends nothing for other attributes.
pub(crate) fn push_value(ctx: &Context, value: &AttrData, out: &mut String) {
    match value {
        AttrData::Integer(number) => match ctx.type_data(number.ty) {
            TypeData::Integer { width: 1, .. } => out.push_str(if number.value.is_zero() { "false" } else { "true" }),
            _ => out.push_str(&number.value.to_signed_string()),
        },
        AttrData::Float(number) => {
            let TypeData::Float(kind) = ctx.type_data(number.ty) else { return };
            // Names do not contain `+`: `1.000000e+00` becomes `1.000000e00`.
            out.extend(kind.short_text(number.bits()).as_str().chars().filter(|c| *c != '+'));
        }
        AttrData::String { value, .. } => out.push_str(&String::from_utf8_lossy(ctx.bytes(*value))),
        AttrData::SymbolRef(path) => out.push_str(path.last().map_or("", |name| ctx.str(*name))),
        _ => {}
    }
}
