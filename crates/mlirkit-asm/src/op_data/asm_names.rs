//! Names that operations suggest for values and blocks.

use mlirkit_defs::{NamePart, Release, ResultName};
use mlirkit_ir::{AttrData, BlockRef, Context, OpRef, RegionRef, TypeData, ValueId};

/// Returns the name that a row's template suggests for a result.
pub(crate) fn result_name(op: OpRef<'_, '_>, name: &ResultName) -> String {
    let mut out = String::new();
    for part in &name.parts {
        match part {
            NamePart::Text(text) => out.push_str(text),
            NamePart::Attr(attr) => {
                if let Some(attr) = op.attr(attr) {
                    push_value(op.context(), op.context().attr_data(attr), &mut out);
                }
            }
        }
    }
    out
}

/// Appends the value of an attribute: a number without its type, or a string without quotes. Appends nothing for other
/// attributes.
fn push_value(ctx: &Context, value: &AttrData, out: &mut String) {
    match value {
        AttrData::Integer(number) => match ctx.type_data(number.ty) {
            TypeData::Integer { width: 1, .. } => out.push_str(if number.value.is_zero() { "false" } else { "true" }),
            _ => out.push_str(&number.value.to_signed_string()),
        },
        AttrData::Float(number) => {
            let TypeData::Float(kind) = ctx.type_data(number.ty) else { return };
            // No name has a `+`: `1.000000e+00` becomes `1.000000e00`.
            out.extend(kind.short_text(number.bits()).as_str().chars().filter(|c| *c != '+'));
        }
        AttrData::String { value, .. } => out.push_str(&String::from_utf8_lossy(ctx.bytes(*value))),
        AttrData::SymbolRef(path) => out.push_str(path.last().map_or("", |name| ctx.str(*name))),
        _ => {}
    }
}

/// Names that an operation suggests for values and blocks in pretty text.
pub trait AsmNames: Send + Sync {
    /// Suggests names for results. Calls `set` with the first result of each named group, and its name.
    fn results(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for the arguments of the entry block of a region.
    fn region_args(&self, _op: OpRef<'_, '_>, _region: RegionRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for blocks.
    fn blocks(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(BlockRef<'_, '_>, &str)) {}
    /// Returns the dialect whose prefix is omitted inside the operation's regions, in a given release.
    fn default_dialect(&self, _release: Release) -> Option<&'static str> {
        None
    }
}
