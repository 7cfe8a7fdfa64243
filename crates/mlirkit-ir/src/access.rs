//! Accessors for an operation's parts by the names its row gives them, and for attributes by their kind.

use mlirkit_defs::{OpDef, SlotKind, Slots, ValueDef, Variadic};
use std::ops::Range;

use crate::attr::{AttrData, Param};
use crate::context::Context;
use crate::ids::{Attr, Ident, Type};
use crate::refs::{OpRef, RegionRef, ValueRef};
use crate::types::{FunctionType, TypeData};

impl Context {
    /// Returns the text of a string attribute; `None` for any other attribute.
    #[must_use]
    pub fn str_value(&self, attr: Attr) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => Some(self.str(*value)),
            _ => None,
        }
    }

    /// Returns the type that a type attribute holds.
    #[must_use]
    pub fn type_value(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns the value of a bool attribute (`true`, `false`).
    #[must_use]
    pub fn bool_value(&self, attr: Attr) -> Option<bool> {
        match self.attr_data(attr) {
            AttrData::Integer(int) if int.ty == self.i1_type() => Some(!int.value.is_zero()),
            _ => None,
        }
    }

    /// Returns the elements of an array attribute.
    #[must_use]
    pub fn array_elements(&self, attr: Attr) -> Option<&[Attr]> {
        match self.attr_data(attr) {
            AttrData::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// Returns the path of a symbol reference: root symbol first, then the nested ones.
    #[must_use]
    pub fn symbol_path(&self, attr: Attr) -> Option<&[Ident]> {
        match self.attr_data(attr) {
            AttrData::SymbolRef(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the inputs and results of a function type.
    #[must_use]
    pub fn function(&self, ty: Type) -> Option<&FunctionType> {
        match self.type_data(ty) {
            TypeData::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Returns the parameters of a dialect attribute if its row has this name (`dialect.mnemonic`, or `dialect.Class`
    /// if the row has no mnemonic).
    #[must_use]
    pub fn dialect_attr(&self, attr: Attr, row: &str) -> Option<&[Param]> {
        match self.attr_data(attr) {
            AttrData::Dialect(d) if &*d.def.name == row => Some(&d.params),
            _ => None,
        }
    }

    /// Returns the parameters of a dialect type if its row has this name; see [`dialect_attr`](Self::dialect_attr).
    #[must_use]
    pub fn dialect_type(&self, ty: Type, row: &str) -> Option<&[Param]> {
        match self.type_data(ty) {
            TypeData::Dialect(d) if &*d.def.name == row => Some(&d.params),
            _ => None,
        }
    }
}

/// The inherent attributes of an operation, by the names that its row gives them.
#[derive(Debug, Clone, Copy)]
pub struct Inherent<'c> {
    slots: &'static Slots,
    values: &'c [Option<Attr>],
}

impl Inherent<'_> {
    /// Returns the value of the attribute with this name.
    #[must_use]
    #[inline]
    pub fn get(self, name: &str) -> Option<Attr> {
        let index = self.slots.position(name)?;
        self.values.get(index).copied().flatten()
    }
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// Returns the operand at an index.
    #[must_use]
    pub fn operand(self, index: usize) -> Option<ValueRef<'m, 'c>> {
        self.operands().nth(index)
    }

    /// Returns the result at an index.
    #[must_use]
    pub fn result(self, index: usize) -> Option<ValueRef<'m, 'c>> {
        self.results().nth(index)
    }

    /// Returns the region at an index.
    #[must_use]
    pub fn region(self, index: usize) -> Option<RegionRef<'m, 'c>> {
        self.regions().nth(index)
    }

    /// Iterates over the types of the operands.
    pub fn operand_types(self) -> impl ExactSizeIterator<Item = Type> + use<'m, 'c> {
        let arena = self.signature();
        arena.operands(self.id).iter().map(move |value| arena.ty(*value))
    }

    /// Returns the types of the results.
    #[must_use]
    pub fn result_types(self) -> &'m [Type] {
        self.signature().result_types(self.id)
    }

    /// Returns the value of an inherent attribute by its name in the row; discardable attributes are not searched.
    #[must_use]
    pub fn prop(self, name: &str) -> Option<Attr> {
        self.inherent()?.get(name)
    }

    /// Returns a view of the inherent attributes, for callers that read several; `None` if the operation has no row.
    #[must_use]
    pub fn inherent(self) -> Option<Inherent<'c>> {
        let (ctx, op) = (self.context(), self.signature().op(self.id));
        Some(Inherent { slots: &ctx.op_def(op.name)?.slots, values: ctx.props_data(op.props) })
    }

    /// Returns the range of operands that belong to a group, by the group's index in the row. `None` if the row has
    /// no such group or the groups' sizes are ambiguous.
    #[must_use]
    pub fn operand_group(self, group: usize) -> Option<Range<usize>> {
        self.operand_group_of(self.def()?, group)
    }

    fn operand_group_of(self, def: &OpDef, group: usize) -> Option<Range<usize>> {
        let is_segments = |kind: &SlotKind| matches!(kind, SlotKind::OperandSegments);
        self.group(def, &def.operands, group, self.signature().operands(self.id).len(), is_segments)
    }

    /// Returns the range of results that belong to a group, by the group's index in the row.
    #[must_use]
    pub fn result_group(self, group: usize) -> Option<Range<usize>> {
        let def = self.def()?;
        let is_segments = |kind: &SlotKind| matches!(kind, SlotKind::ResultSegments);
        self.group(def, &def.results, group, self.signature().result_count(self.id), is_segments)
    }

    /// Returns the operands that the row gives this name; empty if an optional operand is absent.
    pub fn operands_named(self, name: &str) -> impl ExactSizeIterator<Item = ValueRef<'m, 'c>> + use<'m, 'c> {
        let group = |def: &'static OpDef| {
            let group = def.operands.iter().position(|operand| &*operand.name == name)?;
            self.operand_group_of(def, group)
        };
        let range = self.def().and_then(group).unwrap_or(0..0);
        let ids = self.signature().operands(self.id).get(range).unwrap_or(&[]);
        ids.iter().map(move |&id| ValueRef { module: self.module, body: self.body, id })
    }

    /// Returns the single operand that the row gives this name; `None` if it is absent.
    #[must_use]
    pub fn operand_named(self, name: &str) -> Option<ValueRef<'m, 'c>> {
        self.operands_named(name).next()
    }

    /// Iterates over the results that the row gives this name.
    pub fn results_named(self, name: &str) -> impl Iterator<Item = ValueRef<'m, 'c>> + use<'m, 'c> {
        let group = self.def().and_then(|def| def.results.iter().position(|result| &*result.name == name));
        let range = group.and_then(|group| self.result_group(group)).unwrap_or(0..0);
        self.results().skip(range.start).take(range.len())
    }

    /// Returns the region that the row gives this name.
    #[must_use]
    pub fn region_named(self, name: &str) -> Option<RegionRef<'m, 'c>> {
        self.region(self.def()?.regions.iter().position(|region| &*region.name == name)?)
    }

    fn group(
        self,
        def: &OpDef,
        defs: &[ValueDef],
        group: usize,
        total: usize,
        is_segments: impl Fn(&SlotKind) -> bool,
    ) -> Option<Range<usize>> {
        if group >= defs.len() {
            return None;
        }
        if let Some(slot) = def.slots.iter().position(|slot| is_segments(&slot.kind)) {
            let sizes = self.context().props_data(self.signature().op(self.id).props).get(slot).copied().flatten();
            let mut sizes = self.context().int_array(sizes?)?.map(|size| usize::try_from(size).ok());
            let start = (0..group).try_fold(0_usize, |sum, _| sum.checked_add(sizes.next()??))?;
            let end = start.checked_add(sizes.next()??)?;
            return (end <= total).then_some(start..end);
        }
        // Without segment sizes, variadic groups share the values that single ones leave over.
        let (mut variadic, mut before) = (0, 0);
        for (at, def) in defs.iter().enumerate() {
            let several = usize::from(def.variadic != Variadic::One);
            variadic += several;
            before += if at < group { several } else { 0 };
        }
        let rest = total.checked_sub(defs.len() - variadic)?;
        let each = if variadic == 1 { rest } else { rest.checked_div(variadic).unwrap_or(0) };
        let start = group - before + before * each;
        let end = start + if defs.get(group)?.variadic == Variadic::One { 1 } else { each };
        (end <= total).then_some(start..end)
    }
}
