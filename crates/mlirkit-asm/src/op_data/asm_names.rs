//! Names that operations suggest for values and blocks.

use mlirkit_defs::{NamePart, Release, ResultName};
use mlirkit_ir::{BlockRef, OpRef, RegionRef, Type, ValueId};

use crate::attr::row_names::push_value;

/// Returns the name for a result of type `ty`, from the name template in the operation's definition.
pub(crate) fn result_name(op: OpRef<'_, '_>, name: &ResultName, ty: Type) -> String {
    let mut out = String::new();
    for part in &name.parts {
        match part {
            NamePart::Text(text) => out.push_str(text),
            NamePart::Attr(attr) => {
                if let Some(attr) = op.attr(attr) {
                    push_value(op.context(), op.context().attr_data(attr), &mut out);
                } else if *attr == name.result {
                    out.push_str(&op.context().type_text(ty));
                }
            }
        }
    }
    out
}

/// A hook that suggests names for the values and blocks of an operation, which the printer uses in custom form.
pub trait AsmNames: Send + Sync {
    /// Suggests names for results. Calls `set` with the first result of each named group and the name.
    fn results(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for the arguments of a region's entry block. Calls `set` with each argument and its name.
    fn region_args(&self, _op: OpRef<'_, '_>, _region: RegionRef<'_, '_>, _set: &mut dyn FnMut(ValueId, &str)) {}
    /// Suggests names for blocks. Calls `set` with each block and its name.
    fn blocks(&self, _op: OpRef<'_, '_>, _set: &mut dyn FnMut(BlockRef<'_, '_>, &str)) {}
    /// Returns the dialect whose prefix is omitted inside the operation's regions in the given release, if any.
    fn default_dialect(&self, _release: Release) -> Option<&'static str> {
        None
    }
}
