//! Skipping of attributes, types and operations that contribute no aliases, which are most of a file.
//!
//! This assumes that an operation prints nothing but its attributes, properties and types, and what is nested in them.

use mlirkit_ir::{Attr, AttrData, Body, BodyId, Module, OpId, OpName, OpRef, Props, Type, ValueId, ValueKind};
use rustc_hash::FxHashSet;

use crate::attr::aliases::Collector;
use crate::attr::printer::{AttrPrinter, TypeElision};
use crate::attr::symbol::{Deferral, Symbol};

/// A cache that records whether an attribute, type, property list or body contributes an alias.
#[derive(Debug, Default)]
pub(crate) struct SkipAnswers {
    attrs: AnswerTable,
    types: AnswerTable,
    props: AnswerTable,
    bodies: AnswerTable,
    // For each body, whether it is known that none of its values has a type with an alias.
    values: AnswerTable,
    // The kinds of operations visited so far, for operations without regions whose value types have no aliases. Another
    // operation of the same kind contributes nothing new.
    met: FxHashSet<PrintedParts>,
    // A separate collector that visits a single symbol, to find out whether it has aliases.
    probe: Option<Box<Collector>>,
}

/// The elements of an operation that are printed in addition to its values and location: the name, properties,
/// attributes, and the numbers of operands and results.
type PrintedParts = (OpName, Option<Props>, Option<Attr>, usize, usize);

/// A table that records yes or no for each index; 0 means that the answer is not known.
#[derive(Debug, Default)]
struct AnswerTable(Vec<u8>);

const NO: u8 = 1;
const YES: u8 = 2;

impl AnswerTable {
    #[inline]
    fn get(&self, index: usize) -> Option<bool> {
        match self.0.get(index) {
            Some(&YES) => Some(true),
            Some(&NO) => Some(false),
            _ => None,
        }
    }

    fn set(&mut self, index: usize, yes: bool) -> bool {
        if self.0.len() <= index {
            self.0.resize((index + 1).max(self.0.len() * 2), 0);
        }
        if let Some(place) = self.0.get_mut(index) {
            *place = if yes { YES } else { NO };
        }
        yes
    }
}

impl<'c> AttrPrinter<'_, 'c> {
    #[inline]
    fn plain(&mut self) -> Option<&mut SkipAnswers> {
        self.collector.as_deref_mut().map(|collector| &mut collector.plain)
    }

    /// Returns true if no operation in a body contributes an alias.
    pub(crate) fn is_plain_body(&mut self, module: &Module<'c>, id: BodyId) -> bool {
        // Locations always have aliases.
        if self.options.debug_info {
            return false;
        }
        if let Some(known) = self.plain().and_then(|plain| plain.bodies.get(id.index())) {
            return known;
        }
        let body = module.body(id);
        let plain = self.are_values_plain(module, id)
            && (0..body.op_count()).all(|index| {
                let id = OpId(index as u32);
                let op = body.op(id);
                self.are_plain_props(op.props)
                    && op.attrs.is_none_or(|attrs| self.is_plain_attr(attrs))
                    && body.child(id).is_none_or(|child| mlirkit_diag::deep(|| self.is_plain_body(module, child)))
            });
        self.plain().is_some_and(|known| known.bodies.set(id.index(), plain))
    }

    /// Returns true if no value in a body has a type with an alias.
    #[inline(always)]
    fn are_values_plain(&mut self, module: &Module<'c>, id: BodyId) -> bool {
        match self.plain().and_then(|plain| plain.values.get(id.index())) {
            Some(known) => known,
            None => self.are_new_values_plain(module.body(id), id),
        }
    }

    fn are_new_values_plain(&mut self, body: &Body, id: BodyId) -> bool {
        let plain = (0..body.value_count()).all(|value| self.is_plain_type(body.ty(ValueId(value as u32))));
        self.plain().is_some_and(|known| known.values.set(id.index(), plain))
    }

    /// Returns true if an operation without regions contributes no alias, apart from its location.
    pub(crate) fn is_plain_op(&mut self, op: OpRef<'_, 'c>) -> bool {
        let arena = op.arena();
        let data = arena.op(op.id);
        if arena.is_plain(op.id) && self.are_values_plain(op.module, op.body) {
            let is_plain = self.are_plain_props(data.props) && data.attrs.is_none_or(|attrs| self.is_plain_attr(attrs));
            let kind = || (data.name, data.props, data.attrs, arena.operands(op.id).len(), arena.result_count(op.id));
            return is_plain || self.was_met(kind());
        }
        arena.child(op.id).is_none()
            && arena.regions(op.id).is_empty()
            && arena.operands(op.id).iter().all(|value| self.is_plain_type(arena.ty(*value)))
            && arena.result_types(op.id).iter().all(|ty| self.is_plain_type(*ty))
            && self.are_plain_props(data.props)
            && data.attrs.is_none_or(|attrs| self.is_plain_attr(attrs))
    }

    /// Records that an operation with these printed parts is visited. Returns true if an operation with equal parts has
    /// been visited before.
    fn was_met(&mut self, kind: PrintedParts) -> bool {
        self.plain().is_some_and(|known| !known.met.insert(kind))
    }

    #[inline(always)]
    fn are_plain_props(&mut self, props: Option<Props>) -> bool {
        let Some(props) = props else { return true };
        match self.plain().and_then(|plain| plain.props.get(props.index())) {
            Some(known) => known,
            None => self.are_new_props_plain(props),
        }
    }

    #[inline(always)]
    fn are_new_props_plain(&mut self, props: Props) -> bool {
        let plain = match self.ctx.props_value_kind(Some(props)) {
            // No dialect suggests aliases for integers and floats.
            Some((ValueKind::Integer | ValueKind::Float, ty)) if self.hooks.attr_aliases.is_empty() => {
                self.is_plain_type(ty)
            }
            _ => self.ctx.props_data(Some(props)).iter().flatten().all(|attr| self.is_plain_attr(*attr)),
        };
        self.plain().is_some_and(|known| known.props.set(props.index(), plain))
    }

    fn is_plain_attr(&mut self, attr: Attr) -> bool {
        if let Some(known) = self.plain().and_then(|plain| plain.attrs.get(attr.index())) {
            return known;
        }
        let symbol = Symbol::Attr(attr);
        let plain = match self.ctx.attr_data(attr) {
            AttrData::Integer(integer) => self.suggestion(symbol).is_none() && self.is_plain_type(integer.ty),
            AttrData::Float(float) => self.suggestion(symbol).is_none() && self.is_plain_type(float.ty),
            _ => self.probe(symbol),
        };
        self.plain().is_some_and(|known| known.attrs.set(attr.index(), plain))
    }

    #[inline]
    fn is_plain_type(&mut self, ty: Type) -> bool {
        match self.plain().and_then(|plain| plain.types.get(ty.index())) {
            Some(known) => known,
            None => self.is_new_type_plain(ty),
        }
    }

    fn is_new_type_plain(&mut self, ty: Type) -> bool {
        let plain = self.probe(Symbol::Type(ty));
        self.plain().is_some_and(|known| known.types.set(ty.index(), plain))
    }

    /// Collects the aliases in a single attribute or type without affecting the collection in progress. Returns true if
    /// there are none.
    fn probe(&mut self, symbol: Symbol) -> bool {
        let Some(mut outer) = self.collector.take() else { return false };
        let probe = outer.plain.probe.take();
        let style = outer.style.clone();
        let mut probe = probe.unwrap_or_else(|| Box::new(Collector { hasty: true, ..Collector::default() }));
        probe.style = style;
        self.collector = Some(probe);
        self.visit_as(symbol, TypeElision::Never, Deferral::Allowed);
        let probe = self.collector.take();
        let plain = probe.as_ref().is_some_and(|probe| probe.depth_of(symbol) == Some(0));
        outer.plain.probe = probe;
        self.collector = Some(outer);
        plain
    }
}

impl Collector {
    /// Returns the nesting depth of aliases in a visited symbol; 0 if neither the symbol nor anything in it has an
    /// alias. Returns `None` if the symbol has not been visited.
    fn depth_of(&self, symbol: Symbol) -> Option<u32> {
        self.visited.get((self.numbers.get(symbol)? as usize).checked_sub(1)?).map(|visited| visited.depth)
    }
}
