//! Accessors for operands, results and regions by their names in the operation's definition, and for the values of
//! builtin attributes.

use mlirkit_defs::{OpDef, SlotKind, Slots, ValueDef, Variadic};
use std::ops::Range;

use crate::attr::{AttrData, Param};
use crate::context::Context;
use crate::dependency_tracking::{Component, note_component};
use crate::ids::{Attr, BodyId, Ident, Type};
use crate::refs::{OpRef, RegionRef, ValueRef};
use crate::types::{FunctionType, TypeData};

impl Context {
    /// Returns the value of a string attribute; `None` for any other attribute.
    #[must_use]
    pub fn str_value(&self, attr: Attr) -> Option<&str> {
        match self.attr_data(attr) {
            AttrData::String { value, .. } => Some(self.str(*value)),
            _ => None,
        }
    }

    /// Returns the type that a type attribute holds; `None` for any other attribute.
    #[must_use]
    pub fn type_value(&self, attr: Attr) -> Option<Type> {
        match self.attr_data(attr) {
            AttrData::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// Returns the value of a bool attribute (`true` or `false`); `None` for any other attribute.
    #[must_use]
    pub fn bool_value(&self, attr: Attr) -> Option<bool> {
        match self.attr_data(attr) {
            AttrData::Integer(int) if int.ty == self.i1_type() => Some(!int.value.is_zero()),
            _ => None,
        }
    }

    /// Returns the elements of an array attribute; `None` for any other attribute.
    #[must_use]
    pub fn array_elements(&self, attr: Attr) -> Option<&[Attr]> {
        match self.attr_data(attr) {
            AttrData::Array(elements) => Some(elements),
            _ => None,
        }
    }

    /// Returns the path of a symbol reference, starting with the root symbol; `None` for any other attribute.
    #[must_use]
    pub fn symbol_path(&self, attr: Attr) -> Option<&[Ident]> {
        match self.attr_data(attr) {
            AttrData::SymbolRef(path) => Some(path),
            _ => None,
        }
    }

    /// Returns the inputs and results of a function type; `None` for any other type.
    #[must_use]
    pub fn function(&self, ty: Type) -> Option<&FunctionType> {
        match self.type_data(ty) {
            TypeData::Function(function) => Some(function),
            _ => None,
        }
    }

    /// Returns the parameters of a dialect attribute; `None` unless its definition has the name `row`. That name is
    /// `dialect.mnemonic`, or `dialect.Class` if the definition has no mnemonic.
    #[must_use]
    pub fn dialect_attr(&self, attr: Attr, row: &str) -> Option<&[Param]> {
        match self.attr_data(attr) {
            AttrData::Dialect(d) if &*d.def.name == row => Some(&d.params),
            _ => None,
        }
    }

    /// Returns the parameters of a dialect type; `None` unless its definition has the name `row`. See
    /// [`dialect_attr`](Self::dialect_attr) for the name.
    #[must_use]
    pub fn dialect_type(&self, ty: Type, row: &str) -> Option<&[Param]> {
        match self.type_data(ty) {
            TypeData::Dialect(d) if &*d.def.name == row => Some(&d.params),
            _ => None,
        }
    }
}

/// The inherent attributes of an operation, accessible by their names in the operation's definition.
#[derive(Debug, Clone, Copy)]
pub struct Inherent<'c> {
    slots: &'static Slots,
    values: &'c [Option<Attr>],
    /// The body that contains the operation.
    body: BodyId,
}

impl Inherent<'_> {
    /// Returns the value of the attribute with this name; `None` if it is unset or not defined.
    #[must_use]
    #[inline]
    pub fn get(self, name: &str) -> Option<Attr> {
        note_component(self.body, || Component::Named(name.into()));
        let index = self.slots.position(name)?;
        self.values.get(index).copied().flatten()
    }
}

impl<'m, 'c> OpRef<'m, 'c> {
    /// Returns the operand at an index; `None` if there are fewer operands.
    #[must_use]
    pub fn operand(self, index: usize) -> Option<ValueRef<'m, 'c>> {
        self.operands().nth(index)
    }

    /// Returns the result at an index; `None` if there are fewer results.
    #[must_use]
    pub fn result(self, index: usize) -> Option<ValueRef<'m, 'c>> {
        self.results().nth(index)
    }

    /// Returns the region at an index; `None` if there are fewer regions.
    #[must_use]
    pub fn region(self, index: usize) -> Option<RegionRef<'m, 'c>> {
        self.regions().nth(index)
    }

    /// Iterates over the types of the operands.
    pub fn operand_types(self) -> impl ExactSizeIterator<Item = Type> + use<'m, 'c> {
        let arena = self.signature_for(|| Component::Operands);
        arena.operands(self.id).iter().map(move |value| arena.ty(*value))
    }

    /// Returns the types of the results.
    #[must_use]
    pub fn result_types(self) -> &'m [Type] {
        self.signature_for(|| Component::Results).result_types(self.id)
    }

    /// Returns the value of the inherent attribute with this name; `None` if it is unset or not defined. Discardable
    /// attributes are not searched.
    #[must_use]
    pub fn prop(self, name: &str) -> Option<Attr> {
        self.inherent()?.get(name)
    }

    /// Returns a view of the inherent attributes, for callers that read several attributes. `None` if the operation is
    /// unregistered.
    #[must_use]
    pub fn inherent(self) -> Option<Inherent<'c>> {
        let (ctx, op) = (self.context(), self.signature().op(self.id));
        Some(Inherent { slots: &ctx.op_def(op.name)?.slots, values: ctx.props_data(op.props), body: self.body })
    }

    /// Returns the operand indices of an operand group, given the index of the group in the operation's definition.
    /// `None` if there is no such group or the group sizes are ambiguous.
    #[must_use]
    pub fn operand_group(self, group: usize) -> Option<Range<usize>> {
        self.signature_for(|| Component::Operands);
        self.operand_group_of(self.def()?, group)
    }

    fn operand_group_of(self, def: &OpDef, group: usize) -> Option<Range<usize>> {
        let is_segments = |kind: &SlotKind| matches!(kind, SlotKind::OperandSegments);
        self.group(def, &def.operands, group, self.signature().operands(self.id).len(), is_segments)
    }

    /// Returns the result indices of a result group, given the index of the group in the operation's definition. `None`
    /// if there is no such group or the group sizes are ambiguous.
    #[must_use]
    pub fn result_group(self, group: usize) -> Option<Range<usize>> {
        self.signature_for(|| Component::Results);
        self.result_group_of(self.def()?, group)
    }

    fn result_group_of(self, def: &OpDef, group: usize) -> Option<Range<usize>> {
        let is_segments = |kind: &SlotKind| matches!(kind, SlotKind::ResultSegments);
        self.group(def, &def.results, group, self.signature().result_count(self.id), is_segments)
    }

    /// Returns the operands of the operand group with this name in the operation's definition. Empty if there is no
    /// such group, or if an optional operand is absent.
    pub fn operands_named(self, name: &str) -> impl ExactSizeIterator<Item = ValueRef<'m, 'c>> + use<'m, 'c> {
        let group = |def: &'static OpDef| {
            let group = def.operands.iter().position(|operand| &*operand.name == name)?;
            self.operand_group_of(def, group)
        };
        let range = self.def().and_then(group).unwrap_or(0..0);
        let arena = self.signature_for(|| Component::Named(name.into()));
        let ids = arena.operands(self.id).get(range).unwrap_or(&[]);
        ids.iter().map(move |&id| ValueRef { module: self.module, body: self.body, id })
    }

    /// Returns the operand with this name in the operation's definition; `None` if it is absent or not defined.
    #[must_use]
    pub fn operand_named(self, name: &str) -> Option<ValueRef<'m, 'c>> {
        self.operands_named(name).next()
    }

    /// Iterates over the results of the result group with this name in the operation's definition. Empty if there is no
    /// such group.
    pub fn results_named(self, name: &str) -> impl Iterator<Item = ValueRef<'m, 'c>> + use<'m, 'c> {
        let group = |def: &'static OpDef| {
            let group = def.results.iter().position(|result| &*result.name == name)?;
            self.result_group_of(def, group)
        };
        let range = self.def().and_then(group).unwrap_or(0..0);
        let arena = self.signature_for(|| Component::Named(name.into()));
        let all = arena.results(self.id).skip(range.start).take(range.len());
        all.map(move |id| ValueRef { module: self.module, body: self.body, id })
    }

    /// Returns the region with this name in the operation's definition; `None` if there is no such region.
    #[must_use]
    pub fn region_named(self, name: &str) -> Option<RegionRef<'m, 'c>> {
        self.signature_for(|| Component::Named(name.into()));
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
        // Without segment sizes, the variadic groups share the remaining values equally.
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
