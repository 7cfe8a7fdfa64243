//! Creation of an operation from its parsed state: properties, location and use-list orders.

use mlirkit_defs::{OpDef, OpFlags, Presence, Slot, SlotKind};
use mlirkit_ir::{Attr, AttrData, BlockId, Body, Ident, NewOp, OpId, Props, RegionId, Type};

use smallvec::SmallVec;

use crate::attr::hooks::AttrHooks;
use crate::attr::parser::PResult;
use crate::op_data::op_info::{OpInfo, SlottedAttr, converted, unconvertible};
use crate::op_data::syntax::OpState;
use crate::parse::UNDECLARED;
use crate::parse::driver::ParseOp;
use crate::parse::scope::forward_index;
use crate::parse::{OpForm, OpParser};
use crate::text::Offset;
use crate::text::lexer::Kind;

/// The maximum number of an operation's attributes that are recorded for comparison with the next operation of the same
/// name.
const MOST_SETTLED: usize = 32;

/// Returns true if an operation has no properties. If so, even an empty property dictionary is an error.
fn has_no_properties(def: &OpDef) -> bool {
    def.slots.is_empty() || def.flags.has(OpFlags::ATTRS_IN_DICTIONARY)
}

impl OpParser<'_, '_, '_> {
    // Properties.

    /// Parses the attribute between `<` and `>`. The entries of a registered operation are stored in their slots.
    /// Returns the attribute if the operation is unregistered or the attribute is not a dictionary, otherwise `None`.
    pub(crate) fn properties(&mut self, op: &mut OpState, info: &OpInfo<'_, dyn ParseOp>) -> PResult<Option<Attr>> {
        let Some(def) = info.def.filter(|_| self.at(Kind::LBrace)) else {
            return self.attribute().map(Some);
        };
        let mut entries = std::mem::take(&mut op.attrs);
        self.attr_entries(&mut entries)?;
        // Errors in the rest of the operation take precedence.
        op.fault = self.fill_slots(op, def, info, &entries).err();
        entries.clear();
        op.attrs = entries;
        Ok(None)
    }

    fn fill_slots(
        &mut self,
        op: &mut OpState,
        def: &OpDef,
        info: &OpInfo<'_, dyn ParseOp>,
        entries: &[(Ident, Attr)],
    ) -> PResult<()> {
        if has_no_properties(def) {
            return Err(self.bad_properties(op, def, entries, "this operation does not support properties"));
        }
        op.props.resize(def.slots.len(), None);
        let ctx = self.base.ctx;
        // Of the entries with a wrong class, the alphabetically first is reported. Wrong values, such as segment sizes,
        // are reported after them.
        let mut fault: Option<(Ident, Attr)> = None;
        let mut misfit: Option<(usize, String)> = None;
        for (name, value) in entries {
            // Upstream ignores entries that have no slot.
            let Some(slot) = self.slot_of(def, info, *name) else { continue };
            if let Some(text) = misfit_text(ctx, self.base.hooks, def, slot, *value) {
                let first = misfit.filter(|(first, _)| *first <= slot);
                misfit = first.or(Some((slot, text)));
            } else if !info.storages.get(slot).is_none_or(|s| s.holds(ctx, *value)) {
                fault = Some(fault.filter(|first| ctx.bytes(first.0) <= ctx.bytes(*name)).unwrap_or((*name, *value)));
            } else {
                let kind = def.slots.get(slot).map(|slot| &slot.kind);
                op.props[slot] = Some(kind.map_or(*value, |kind| converted(ctx, kind, *value)));
            }
        }
        match (fault, misfit) {
            (Some((name, value)), _) => Err(self.bad_property(op, def, entries, name, value)),
            (None, Some((_, message))) => Err(self.bad_properties(op, def, entries, &message)),
            (None, None) => Ok(()),
        }
    }

    /// Returns the message about the alphabetically first inherent attribute in the attribute dictionary that violates
    /// its constraint. Returns `None` if there is none. Corresponds to upstream's `verifyInherentAttrs`.
    pub(crate) fn inherent_fault(&self, op: &OpState, info: &OpInfo<'_, dyn ParseOp>) -> Option<String> {
        let def = info.def.filter(|def| !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY))?;
        let ctx = self.base.ctx;
        let mut faults: Vec<Ident> = Vec::new();
        for (name, value) in &op.attrs {
            let Some(slot) = info.slots.iter().position(|slot| slot == name) else { continue };
            if !info.constraints.get(slot).is_none_or(|constraint| constraint.holds(ctx, op.name, *value)) {
                faults.push(*name);
            }
        }
        let name = faults.into_iter().min_by_key(|name| ctx.bytes(*name))?;
        let slot = info.slots.iter().position(|slot| *slot == name)?;
        let summary = info.constraints.get(slot)?.summary();
        let (op, name) = (&def.name, ctx.str(name));
        Some(format!("'{op}' op attribute '{name}' failed to satisfy constraint: {summary}"))
    }

    /// Checks the inherent attributes in a dictionary that begins at `at`, as upstream does directly after parsing it.
    ///
    /// # Errors
    /// Returns an error if an inherent attribute does not satisfy its constraint.
    pub fn check_inherent(&mut self, op: &OpState, at: Offset) -> PResult<()> {
        if op.attrs.is_empty() {
            return Ok(());
        }
        let info = self.info(op.name);
        match self.inherent_fault(op, &info) {
            Some(message) => Err(self.op_error(at, &message)),
            None => Ok(()),
        }
    }

    /// Checks that each entry of a dictionary has the attribute class of its property.
    ///
    /// # Errors
    /// Returns an error if an entry has another class.
    pub fn check_properties(&mut self, op: &OpState, entries: &[(Ident, Attr)]) -> PResult<()> {
        let info = self.info(op.name);
        let Some(def) = info.def else { return Ok(()) };
        for (name, value) in entries {
            let Some(slot) = self.slot_of(def, &info, *name) else { continue };
            let holds = info.storages.get(slot).is_none_or(|storage| storage.holds(self.base.ctx, *value));
            if !holds && fits(self.base.ctx, def, slot, *value) {
                return Err(self.bad_property(op, def, entries, *name, *value));
            }
        }
        Ok(())
    }

    /// Checks the entries of a `prop-dict` in a format. If all slots printed only by the `prop-dict` are required, a
    /// missing one is an error here; otherwise the verifier reports it. Entries without a slot are handled later:
    /// upstream rejects them for some operations and drops them for others.
    pub(crate) fn check_prop_dict(
        &mut self,
        op: &OpState,
        info: &OpInfo<'_, dyn ParseOp>,
        slots: &[usize],
        entries: &[(Ident, Attr)],
    ) -> PResult<()> {
        let (ctx, Some(def)) = (self.base.ctx, info.def) else { return Ok(()) };
        let is_required = |slot: &Slot| matches!(slot.kind, SlotKind::Attr { presence: Presence::Required, .. });
        let all_required = slots.iter().all(|index| def.slots.get(*index).is_some_and(is_required));
        for index in slots {
            let (Some(slot), Some(name)) = (def.slots.get(*index), info.slots.get(*index)) else { continue };
            match entries.iter().find(|(entry, _)| entry == name) {
                None if all_required => {
                    let message = format!("expected key entry for {} in DictionaryAttr to set Properties.", slot.name);
                    return Err(self.bad_properties(op, def, entries, &message));
                }
                Some((name, value)) if !info.storages.get(*index).is_none_or(|s| s.holds(ctx, *value)) => {
                    return Err(self.bad_property(op, def, entries, *name, *value));
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn bad_properties(
        &self,
        op: &OpState,
        def: &OpDef,
        entries: &[(Ident, Attr)],
        message: &str,
    ) -> Box<mlirkit_diag::Diagnostic> {
        let all = self.attr_text(self.base.ctx.dictionary(entries.to_vec()));
        self.error_at(op.offset, &format!("invalid properties {all} for op {}: {message}", def.name))
    }

    fn bad_property(
        &self,
        op: &OpState,
        def: &OpDef,
        entries: &[(Ident, Attr)],
        name: Ident,
        value: Attr,
    ) -> Box<mlirkit_diag::Diagnostic> {
        let (name, value) = (self.base.ctx.str(name), self.attr_text(value));
        self.bad_properties(op, def, entries, &format!("Invalid attribute `{name}` in property conversion: {value}"))
    }

    /// Sets properties from the attribute between `<` and `>`, unless [`Self::properties`] has already stored its
    /// entries.
    pub(crate) fn set_properties(
        &mut self,
        op: &mut OpState,
        info: &OpInfo<'_, dyn ParseOp>,
        value: Option<Attr>,
    ) -> PResult<()> {
        let Some(value) = value else { return Ok(()) };
        let Some(def) = info.def else {
            op.props.push(Some(value));
            return Ok(());
        };
        let ctx = self.base.ctx;
        let AttrData::Dictionary(entries) = ctx.attr_data(value) else {
            let name = &def.name;
            let text = self.attr_text(value);
            let what = match has_no_properties(def) {
                true => "this operation does not support properties",
                false => "expected DictionaryAttr to set properties",
            };
            let message = format!("invalid properties {text} for op {name}: {what}");
            return Err(self.error_at(op.offset, &message));
        };
        self.fill_slots(op, def, info, entries)
    }

    /// Returns the slot for an attribute name; `None` if there is none. Segment sizes are also found by their older
    /// names, such as `operand_segment_sizes`.
    fn slot_of(&self, def: &OpDef, info: &OpInfo<'_, dyn ParseOp>, name: Ident) -> Option<usize> {
        info.slots.iter().position(|slot| *slot == name).or_else(|| {
            let text = self.base.ctx.str(name);
            def.slots.iter().position(|slot| match slot.kind {
                SlotKind::OperandSegments => text == "operand_segment_sizes",
                SlotKind::ResultSegments => text == "result_segment_sizes",
                SlotKind::Attr { .. } | SlotKind::Prop { .. } => false,
            })
        })
    }

    /// Moves inherent attributes to their slots and sets defaults.
    fn settle_properties(&mut self, op: &mut OpState, info: &OpInfo<'_, dyn ParseOp>, form: OpForm) {
        let Some(def) = info.def.filter(|def| !def.slots.is_empty()) else { return };
        if def.flags.has(OpFlags::ATTRS_IN_DICTIONARY) {
            let given = op.props.drain(..).chain(std::iter::repeat(None));
            for ((name, default), value) in info.slots.iter().zip(&info.defaults).zip(given) {
                let missing = op.attrs.iter().all(|(n, _)| n != name);
                op.attrs.extend(value.or(*default).filter(|_| missing).map(|value| (*name, value)));
            }
            return;
        }
        let mut props = std::mem::take(&mut op.props);
        props.resize(def.slots.len(), None);
        let (mut known, mut place) = (info.settled.borrow_mut(), 0);
        let mut dropped: SmallVec<[usize; 2]> = SmallVec::new();
        op.attrs.retain(|(name, value)| {
            // Most attributes equal those of the preceding operation with this name.
            let settled = match known.get(place) {
                Some(same) if same.name == *name && same.value.0 == *value => *same,
                before => {
                    let slot = before.filter(|before| before.name == *name).map(|before| before.slot);
                    let slot =
                        slot.unwrap_or_else(|| self.slot_of(def, info, *name).filter(|slot| !is_prop(def, *slot)));
                    let held = slot.and_then(|slot| self.held(def, info, slot, *value));
                    SlottedAttr { name: *name, slot, value: (*value, held) }
                }
            };
            match known.get_mut(place) {
                Some(before) => *before = settled,
                None if place < MOST_SETTLED => known.push(settled),
                None => {}
            }
            place += 1;
            let Some(slot) = settled.slot.and_then(|slot| props.get_mut(slot)) else { return true };
            // In generic form, `<{...}>` takes precedence; in custom form, the dictionary does.
            if slot.is_none() || form == OpForm::Own {
                *slot = settled.value.1.or(*slot);
                // An attribute of another class clears the slot, including its default. Segment sizes keep their value.
                let lost = settled.slot.filter(|_| settled.value.1.is_none() && form == OpForm::Own);
                dropped.extend(lost.filter(|slot| segments(def, *slot).is_none()));
            }
            false
        });
        drop(known);
        self.fill_defaults(&mut props, def, info);
        for slot in dropped {
            if let Some(slot) = props.get_mut(slot) {
                *slot = None;
            }
        }
        op.props = props;
    }

    /// Returns the value to store in a slot for an attribute. As in upstream MLIR, an attribute whose class is not that
    /// of the property is dropped: returns `None`.
    fn held(&self, def: &OpDef, info: &OpInfo<'_, dyn ParseOp>, slot: usize, value: Attr) -> Option<Attr> {
        let ctx = self.base.ctx;
        let held = info.storages.get(slot).is_none_or(|storage| storage.holds(ctx, value));
        (held && fits(ctx, def, slot, value)).then_some(value)
    }

    /// Sets empty slots to their defaults.
    #[inline(always)]
    fn fill_defaults(&self, props: &mut [Option<Attr>], def: &OpDef, info: &OpInfo<'_, dyn ParseOp>) {
        for ((slot, default), row) in props.iter_mut().zip(&info.defaults).zip(&def.slots) {
            if slot.is_some() {
                continue;
            }
            *slot = match row.kind {
                SlotKind::Attr { .. } | SlotKind::Prop { .. } => *default,
                SlotKind::OperandSegments => Some(self.base.ctx.i32_array(&vec![0; def.operands.len()])),
                SlotKind::ResultSegments => Some(self.base.ctx.i32_array(&vec![0; def.results.len()])),
            };
        }
    }

    /// Returns the interned property list of an operation that has no other attributes, with defaults for missing
    /// properties. Returns `None` if the operation has no definition with property slots, or stores its attributes in
    /// the dictionary.
    pub(crate) fn complete_list(&self, op: &OpState, info: &OpInfo<'_, dyn ParseOp>) -> Option<Props> {
        let def = info.def.filter(|def| !def.flags.has(OpFlags::ATTRS_IN_DICTIONARY) && !def.slots.is_empty())?;
        let mut slots = op.props.clone();
        slots.resize(def.slots.len(), None);
        self.fill_defaults(&mut slots, def, info);
        self.base.ctx.props(&slots)
    }

    // Locations.

    /// Parses the location that follows an operation. If there is none, `otherwise` computes it.
    pub(crate) fn trailing_location(
        &mut self,
        op: &mut OpState,
        otherwise: impl FnOnce(&mut Self, &OpState) -> Attr,
    ) -> PResult<()> {
        self.note_end();
        // A cached line ends before its location, so dependencies of the location are ignored.
        let on_context = self.base.depends.on_context.get();
        let loc = self.optional_location()?;
        self.base.depends.on_context.set(on_context);
        op.loc = match loc {
            Some(loc) => loc,
            None => otherwise(self, op),
        };
        Ok(())
    }

    /// Parses `loc(...)`; returns `None` if it is absent. A location alias in it may be defined later in the source.
    pub fn optional_location(&mut self) -> PResult<Option<Attr>> {
        if !self.base.at_keyword("loc") {
            return Ok(None);
        }
        if let Some(loc) = self.base.numbered_location().or_else(|| self.base.plain_location()) {
            return Ok(Some(loc));
        }
        self.base.bump();
        self.expect(Kind::LParen, "expected '(' in location")?;
        // A dialect attribute has a dot in its name; an alias does not.
        let alias = self.at(Kind::HashId) && !self.spelling().contains(&b'.');
        let loc = if alias { self.location_alias()? } else { self.base.location()? };
        self.expect(Kind::RParen, "expected ')' in location")?;
        Ok(Some(loc))
    }

    fn location_alias(&mut self) -> PResult<Attr> {
        let tok = self.bump();
        let name = self.base.source(tok.start + 1, tok.end);
        let later = || self.base.aliases.later.as_ref()?.attr(name);
        match self.base.aliases.table.attr(name).or_else(later) {
            Some(attr) if self.base.ctx.attr_data(attr).is_location() => Ok(attr),
            Some(attr) => {
                let message = format!("expected location, but found '{}'", self.attr_text(attr));
                Err(self.error_at(tok.start, &message))
            }
            None if self.base.aliases.later.is_some() => {
                Err(self.error_at(tok.start, "operation location alias was never defined"))
            }
            None => Ok(self.base.deferred_location(name, tok.start)),
        }
    }

    // The operation.

    /// Creates the operation and appends it to a block.
    pub(crate) fn finish(
        &mut self,
        mut op: Box<OpState>,
        info: &OpInfo<'_, dyn ParseOp>,
        block: BlockId,
        form: OpForm,
    ) -> PResult<OpId> {
        let ctx = self.base.ctx;
        let (mut attrs, mut props) = (None, op.list.filter(|_| op.attrs.is_empty()));
        if props.is_none() {
            self.settle_properties(&mut op, info, form);
            attrs = if op.attrs.is_empty() { None } else { Some(ctx.dictionary(op.attrs.clone())) };
            props = self.unique_props(op.name, &op.props);
        }
        let mut regions: smallvec::SmallVec<[RegionId; 4]> = op.regions.iter().map(|r| r.0).collect();
        let child = op.child.take().map(|mut body| {
            // Regions that the source omits were created last, so the order is corrected here.
            if body.roots() != &*regions && body.roots().len() == regions.len() {
                body.replace_roots(regions.to_vec());
            }
            regions.clear();
            if op.deferred {
                return self.body_of_driver();
            }
            if !body.is_small() {
                body.shrink_to_fit();
                return self.module.add_body(body);
            }
            let id = self.module.add_body_from(&mut body);
            self.caches.spare_body = Some(*body);
            id
        });
        let new = NewOp {
            name: op.name,
            loc: op.loc,
            attrs,
            props,
            operands: &op.operands,
            results: &op.types,
            successors: &op.successors,
            regions: &regions,
            child,
        };
        let id = self.frame.body.append_op(block, &new);
        for (index, value) in (0..).zip(&op.operands) {
            let is_reordered = !regions.is_empty() && self.is_used_within(&op, *value);
            if let Some(forward) = forward_index(*value) {
                self.frame.used_early = true;
                match self.caches.scopes.outlived(forward) {
                    Some(ty) => self.unlinked(id, index, ty),
                    None => self.caches.scopes.note_use(forward, id, index),
                }
                if is_reordered {
                    self.frame.reordered_forwards.push(forward as u32);
                }
            } else if is_reordered {
                self.frame.reordered.entry(*value).or_insert(0);
            }
        }
        if !regions.iter().map(|region| region.0).is_sorted() {
            self.note_uses_in(id);
        }
        self.recycle(op);
        Ok(id)
    }

    /// Sets an operand to a value without a definition, which the verifier rejects. Upstream does so if a region of the
    /// operation defines the operand's name after the operand was resolved, but before the operation was created.
    fn unlinked(&mut self, op: OpId, operand: u32, ty: Type) {
        let name = self.base.ctx.op_name("builtin.unrealized_conversion_cast");
        let body = &mut self.frame.body;
        let loc = body.op(op).loc;
        let placeholder = body.new_op(&NewOp { results: &[ty], ..NewOp::new(name, loc) });
        if let Some(value) = body.results(placeholder).next() {
            body.set_operand(op, operand, value);
        }
    }

    fn recycle(&mut self, mut op: Box<OpState>) {
        op.operands.clear();
        op.types.clear();
        op.attrs.clear();
        op.props.clear();
        op.successors.clear();
        op.regions.clear();
        op.deferred = false;
        op.list = None;
        op.fault = None;
        self.caches.spare.push(op);
    }

    /// Ends the parsing of a source. Returns the top-level body, and errors about names that are used but never
    /// defined.
    pub(crate) fn end(&mut self) -> (Body, Vec<Box<mlirkit_diag::Diagnostic>>) {
        let roots = self.frame.body.roots().to_vec();
        roots.into_iter().for_each(|root| self.settle_use_orders(root, 0));
        let mut errors: Vec<_> =
            self.caches.scopes.undeclared().into_iter().map(|at| self.error_at(at, UNDECLARED)).collect();
        if errors.is_empty() {
            errors = self.undefined_blocks();
        }
        if errors.is_empty() && !self.base.leaves_outsiders {
            errors.extend(self.take_outsiders());
        }
        (std::mem::take(&mut self.frame.body), errors)
    }
}

/// Returns the number of segment sizes that a slot holds; `None` if it does not hold segment sizes.
fn segments(def: &OpDef, slot: usize) -> Option<usize> {
    match def.slots.get(slot)?.kind {
        SlotKind::OperandSegments => Some(def.operands.len()),
        SlotKind::ResultSegments => Some(def.results.len()),
        SlotKind::Attr { .. } | SlotKind::Prop { .. } => None,
    }
}

/// Returns true if a slot is a property that is not an attribute. A discardable attribute may have the same name.
fn is_prop(def: &OpDef, slot: usize) -> bool {
    def.slots.get(slot).is_some_and(|slot| matches!(slot.kind, SlotKind::Prop { .. }))
}

/// Returns true if a slot can hold a value. Segment sizes need one number per operand or result group. Upstream drops
/// other sizes in attributes, and rejects them in properties.
fn fits(ctx: &mlirkit_ir::Context, def: &OpDef, slot: usize, value: Attr) -> bool {
    let Some(count) = segments(def, slot) else { return true };
    match ctx.attr_data(value) {
        AttrData::DenseArray(array) => array.element == ctx.i32_type() && array.len == count as u64,
        _ => false,
    }
}

/// Returns the reason why a slot cannot be set from an attribute; `None` if it can be.
fn misfit_text(ctx: &mlirkit_ir::Context, hooks: &AttrHooks, def: &OpDef, slot: usize, value: Attr) -> Option<String> {
    if let Some(SlotKind::Prop { kind, .. }) = def.slots.get(slot).map(|slot| &slot.kind) {
        return unconvertible(ctx, hooks, def, kind, value);
    }
    if fits(ctx, def, slot, value) {
        return None;
    }
    Some(match ctx.attr_data(value) {
        AttrData::DenseArray(array) if array.element == ctx.i32_type() => {
            format!("size mismatch in attribute conversion: {} vs {}", array.len, segments(def, slot).unwrap_or(0))
        }
        _ => "expected DenseI32ArrayAttr for key `value`".to_owned(),
    })
}
