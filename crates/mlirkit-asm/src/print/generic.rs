//! Printing of operations in generic form.

use mlirkit_defs::{OpDef, SlotKind};
use mlirkit_ir::{Attr, Ident, OpRef, Props};

use crate::attr::printer::TypeElision;
use crate::op_data::op_info::{self, OpInfo};
use crate::print::driver::PrintOp;
use crate::print::{OpPrinter, RegionOptions};

impl<'c> OpPrinter<'_, 'c> {
    /// Writes an operation in generic form, without its result names and location.
    pub fn generic_op(&mut self, op: OpRef<'_, 'c>) {
        let info = self.infos.get(self.base.ctx, self.hooks, op.op_name());
        self.generic_op_as(op, &info);
    }

    pub(crate) fn generic_op_as(&mut self, op: OpRef<'_, 'c>, info: &OpInfo<'_, dyn PrintOp>) {
        if self.is_collecting() {
            return self.collect_generic_op(op, info);
        }
        info.quoted.push(&mut self.base.out.buffer);
        self.generic_op_rest(op, info);
    }

    /// Writes what follows the operation name in generic form.
    pub fn generic_op_after_name(&mut self, op: OpRef<'_, 'c>) {
        let info = self.infos.get(self.base.ctx, self.hooks, op.op_name());
        if self.is_collecting() {
            return self.collect_generic_op(op, &info);
        }
        self.bytes(b"(");
        self.generic_op_rest(op, &info);
    }

    /// Writes what follows the parenthesis that opens the operand list.
    fn generic_op_rest(&mut self, op: OpRef<'_, 'c>, info: &OpInfo<'_, dyn PrintOp>) {
        let arena = op.signature();
        self.operand_ids(op, arena.operands(op.id));
        self.base.out.buffer.push(b')');
        let is_plain = arena.is_plain(op.id);
        if !is_plain && !arena.successors(op.id).is_empty() {
            self.bytes(b"[");
            self.comma_separated(op.successors(), |p, block| p.successor(block));
            self.bytes(b"]");
        }
        let has_properties = self.ctx.release().has_properties();
        let data = arena.op(op.id);
        if let Some(props) = data.props.filter(|_| has_properties) {
            self.properties(data.name, props, |p| p.generic_properties(props, info));
        }
        if !is_plain && op.regions().len() > 0 {
            self.bytes(b" (");
            self.comma_separated(op.regions(), |p, region| {
                p.region(op, region, RegionOptions { empty_block: true, ..RegionOptions::default() });
            });
            self.bytes(b")");
        }
        if !has_properties {
            let attrs = self.all_attrs(op, info);
            self.attr_dict(&attrs, &[]);
        } else if data.attrs.is_some() {
            self.attr_dict(op.discardable_attrs(), &[]);
        }
        self.generic_types(op);
    }

    /// Writes ` : ` and the function type of an operation in generic form.
    #[inline]
    pub(crate) fn generic_types(&mut self, op: OpRef<'_, 'c>) {
        self.signature(op, |p| {
            p.out.buffer.extend_from_slice(b" : ");
            p.functional_type(op);
        });
    }

    pub(crate) fn generic_properties(&mut self, props: Props, info: &OpInfo<'_, dyn PrintOp>) {
        let is_shown_as_is = |def: &&OpDef| def.slots.first().is_some_and(|slot| op_info::is_shown_as_is(&slot.kind));
        if let Some(name) = info.slot_texts.first().filter(|_| info.def.as_ref().is_some_and(is_shown_as_is))
            && let Some(number) = self.unmade_number(Some(props))
        {
            self.bytes(b" <{");
            name.push(&mut self.base.out.buffer);
            self.bytes(b" = ");
            self.number_body(&number, TypeElision::Never);
            return self.bytes(b"}>");
        }
        let props = self.ctx.props_data(Some(props));
        let Some(def) = info.def else {
            if let Some(Some(value)) = props.first() {
                self.bytes(b" <");
                self.attr(*value);
                self.bytes(b">");
            }
            return;
        };
        let (mut first, unit) = (true, self.ctx.unit());
        let as_attributes = self.ctx.release().prints_enum_properties();
        for slot in &info.sorted {
            let Some(Some(value)) = props.get(usize::from(*slot)) else { continue };
            self.bytes(if first { b" <{" } else { b", " });
            first = false;
            if let Some(name) = info.slot_texts.get(usize::from(*slot)) {
                name.push(&mut self.base.out.buffer);
                if *value != unit {
                    self.bytes(b" = ");
                    let shown = match def.slots.get(usize::from(*slot)).filter(|_| as_attributes) {
                        Some(slot) => op_info::shown(self.base.ctx, &slot.kind, *value),
                        None => *value,
                    };
                    self.attr(shown);
                }
            }
        }
        if !first {
            self.bytes(b"}>");
        }
    }

    /// Returns inherent and discardable attributes sorted by name, for releases that have no properties.
    fn all_attrs(&self, op: OpRef<'_, 'c>, info: &OpInfo<'_, dyn PrintOp>) -> Vec<(Ident, Attr)> {
        let ctx = self.ctx;
        let mut all = op.discardable_attrs().to_vec();
        let Some(def) = info.def else { return all };
        for (slot, value) in def.slots.iter().zip(ctx.props_data(op.signature().op(op.id).props)) {
            let Some(value) = value else { continue };
            let name = match slot.kind {
                SlotKind::OperandSegments => "operand_segment_sizes",
                SlotKind::ResultSegments => "result_segment_sizes",
                SlotKind::Attr { .. } | SlotKind::Prop { .. } => &*slot.name,
            };
            all.push((ctx.ident(name), op_info::shown(ctx, &slot.kind, *value)));
        }
        all.sort_by_key(|(name, _)| ctx.bytes(*name));
        all
    }

    /// Visits everything in an operation to collect aliases, in upstream's order for the generic form.
    fn collect_generic_op(&mut self, op: OpRef<'_, 'c>, info: &OpInfo<'_, dyn PrintOp>) {
        if !self.options.skip_regions {
            for region in op.regions() {
                self.region(op, region, RegionOptions { empty_block: true, ..RegionOptions::default() });
            }
        }
        let arena = op.arena();
        arena.operands(op.id).iter().for_each(|value| self.ty(arena.ty(*value)));
        arena.result_types(op.id).iter().for_each(|ty| self.ty(*ty));
        self.collect_attrs(op, info);
    }

    /// Visits properties and discardable attributes, merged by name. Properties of unregistered operations are not
    /// visited.
    fn collect_attrs(&mut self, op: OpRef<'_, 'c>, info: &OpInfo<'_, dyn PrintOp>) {
        let ctx = self.ctx;
        let data = op.arena().op(op.id);
        if info.def.is_none() || data.props.is_none() {
            op.discardable_attrs().iter().for_each(|(_, value)| self.attr(*value));
            return;
        }
        let props = ctx.props_data(data.props);
        let mut others = op.discardable_attrs().iter().peekable();
        for slot in &info.sorted {
            let (Some(Some(value)), Some(name)) = (props.get(usize::from(*slot)), info.slots.get(usize::from(*slot)))
            else {
                continue;
            };
            while let Some((_, other)) = others.next_if(|(n, _)| ctx.bytes(*n) < ctx.bytes(*name)) {
                self.attr(*other);
            }
            self.attr(*value);
        }
        others.for_each(|(_, value)| self.attr(*value));
    }
}
