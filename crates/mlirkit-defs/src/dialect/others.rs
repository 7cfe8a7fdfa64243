//! Access to the definitions in a definition file that apply only to other releases than the file's own.

use super::Dialect;
use crate::model::{AttrConstraint, AttrDef, EnumDef, OpDef, TypeDef};
use crate::release::Span;

impl Dialect {
    /// Iterates over the operation definitions that apply only to other releases, each with the releases to which it
    /// applies.
    pub fn other_ops(&self) -> impl Iterator<Item = (Span, &OpDef)> {
        let whole = self.whole();
        whole.others().iter().flat_map(move |(span, rows)| rows.ops.rows(whole).map(|row| (*span, row)))
    }

    /// Iterates over the attribute definitions that apply only to other releases.
    pub fn other_attrs(&self) -> impl Iterator<Item = &AttrDef> {
        let whole = self.whole();
        whole.others().iter().flat_map(move |(_, rows)| rows.attrs.rows(whole))
    }

    /// Iterates over the type definitions that apply only to other releases.
    pub fn other_types(&self) -> impl Iterator<Item = &TypeDef> {
        let whole = self.whole();
        whole.others().iter().flat_map(move |(_, rows)| rows.types.rows(whole))
    }

    /// Iterates over the enum definitions that apply only to other releases.
    pub fn other_enums(&self) -> impl Iterator<Item = &EnumDef> {
        let whole = self.whole();
        whole.others().iter().flat_map(move |(_, rows)| rows.enums.rows(whole))
    }

    /// Iterates over the attribute constraints that apply only to other releases.
    pub fn other_attr_constraints(&self) -> impl Iterator<Item = &AttrConstraint> {
        let whole = self.whole();
        whole.others().iter().flat_map(move |(_, rows)| rows.attr_constraints.rows(whole))
    }

    /// Returns the definitions for other releases in the syntax of definition files.
    #[must_use]
    pub fn other_rows(&self) -> String {
        let whole = self.whole();
        whole.others().iter().map(|(span, rows)| rows.text(whole, *span)).collect()
    }
}
