//! The section of operations: regions that are isolated are sections in it, so that bodies can be written apart, by several
//! threads, and put together.

use std::sync::OnceLock;

use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{AttrData, BlockId, Body, BodyId, Context, Module, OpId, RegionId, ValueId};
use mlirkit_wire::{Encoder, OpenSection, SectionId};
use rustc_hash::FxHashMap;

use crate::numbering::{Bases, Numbering};
use crate::options::WriteOptions;
use crate::properties::ByProps;
use crate::use_orders::{self, Record};

/// What an operation's encoding holds, by bit of its mask.
pub(crate) mod mask {
    pub(crate) const ATTRS: u8 = 0x01;
    pub(crate) const RESULTS: u8 = 0x02;
    pub(crate) const OPERANDS: u8 = 0x04;
    pub(crate) const SUCCESSORS: u8 = 0x08;
    pub(crate) const REGIONS: u8 = 0x10;
    pub(crate) const USE_ORDERS: u8 = 0x20;
    pub(crate) const PROPERTIES: u8 = 0x40;
}

/// Writes operations whose attributes, types, values and properties have their numbers.
pub(crate) struct IrWriter<'w, 'm, 'c> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'w WriteOptions,
    numbering: &'w Numbering,
    /// The entries of the properties section; `None` for operations without one.
    property_numbers: &'w ByProps<Option<u64>>,
    /// The use-list orders of the bodies that have any.
    use_orders: FxHashMap<BodyId, FxHashMap<ValueId, Vec<u64>>>,
    /// Bodies that have been written and not yet put in place.
    written: FxHashMap<BodyId, Encoder<'static>>,
}

impl<'w, 'm, 'c> IrWriter<'w, 'm, 'c> {
    pub(crate) fn new(
        module: &'m Module<'c>,
        options: &'w WriteOptions,
        numbering: &'w Numbering,
        property_numbers: &'w ByProps<Option<u64>>,
    ) -> Self {
        let (use_orders, written) = (FxHashMap::default(), FxHashMap::default());
        Self { module, ctx: module.context(), options, numbering, property_numbers, use_orders, written }
    }

    /// The operations, nested regions included.
    pub(crate) fn write<'e>(mut self, root: OpId) -> Encoder<'e> {
        let top = InBody::new(self.module, Module::TOP);
        self.write_bodies(top, root);
        let ops: usize = if self.written.is_empty() { self.numbering.values.len() } else { 0 };
        let mut out = Encoder::with_capacity(16 * ops.max(top.body.op_count()));
        out.varint_with_flag(1, false);
        let mut stack = Vec::new();
        self.op(&mut out, top, root, &mut stack);
        self.run(&mut out, stack);
        out
    }

    /// Has several threads write the bodies in the outermost operation, if that pays.
    fn write_bodies(&mut self, top: InBody<'m>, root: OpId) {
        let (module, threads) = (self.module, self.module.context().threads());
        if threads < 2 {
            return;
        }
        let (place, regions) = top.regions(module, root);
        let ops = regions.iter().flat_map(|region| place.body.blocks(*region)).flat_map(|block| place.body.ops(block));
        let children: Vec<BodyId> = ops.filter_map(|op| place.body.child(op)).collect();
        if children.iter().map(|child| module.body(*child).op_count()).sum::<usize>() < 2 * WORTH_A_THREAD {
            return;
        }
        let written: Vec<OnceLock<Encoder<'static>>> = children.iter().map(|_| OnceLock::new()).collect();
        let writer = || Self::new(module, self.options, self.numbering, self.property_numbers);
        let _ = threads::try_each(threads, children.len(), writer, |writer, index| {
            if let (Some(child), Some(slot)) = (children.get(index), written.get(index)) {
                let place = InBody::new(module, *child);
                let mut out = Encoder::with_capacity(16 * place.body.op_count());
                let regions = place.body.roots().iter();
                writer.run(&mut out, vec![OpenRegions { place, regions, block: None, op: None, section: None }]);
                let _ = slot.set(out);
            }
            Ok::<_, ()>(())
        });
        let written = children.into_iter().zip(written);
        self.written = written.filter_map(|(child, slot)| Some((child, slot.into_inner()?))).collect();
    }

    /// Writes what is open, and what is nested in it, without recursion.
    fn run(&mut self, out: &mut Encoder<'_>, mut stack: Vec<OpenRegions<'m>>) {
        while let Some(frame) = stack.last_mut() {
            let place = frame.place;
            if let Some(op) = frame.op {
                frame.op = place.body.next_op(op);
                self.op(out, place, op, &mut stack);
            } else if let Some(block) = frame.block {
                frame.block = place.body.next_block(block);
                frame.op = place.body.first_op(block);
                self.block_header(out, place, block);
            } else if let Some(region) = frame.regions.next() {
                frame.block = place.body.entry(*region);
                self.region_header(out, place, *region);
            } else if let Some(OpenRegions { section: Some(section), .. }) = stack.pop() {
                out.end_section(section);
            }
        }
    }

    fn bases(&self, body: BodyId) -> Bases {
        self.numbering.bases.get(body.index()).copied().unwrap_or_default()
    }

    fn region_header(&self, out: &mut Encoder<'_>, place: InBody<'_>, region: RegionId) {
        let index = self.bases(place.id).regions + region.index();
        let info = self.numbering.regions.get(index).copied().unwrap_or_default();
        out.varint(info.blocks.into());
        if info.blocks != 0 {
            out.varint(info.values.into());
        }
    }

    fn block_header(&mut self, out: &mut Encoder<'_>, place: InBody<'_>, block: BlockId) {
        let InBody { id, body } = place;
        let ops = self.numbering.block_ops.get(self.bases(id).blocks + block.index()).copied().unwrap_or(0);
        let args = body.arg_count(block);
        out.varint_with_flag(ops.into(), args != 0);
        if args == 0 {
            return;
        }
        out.varint(args as u64);
        let numbers = &self.numbering.numbers;
        for (ty, loc) in body.arg_types(block).iter().zip(body.arg_locs(block)) {
            let ty = u64::from(numbers.ty(*ty).unwrap_or(0));
            let known = !matches!(self.ctx.attr_data(*loc), AttrData::UnknownLoc);
            if self.options.version >= 4 {
                out.varint_with_flag(ty, known);
            } else {
                out.varint(ty);
            }
            if known || self.options.version < 4 {
                out.varint(numbers.attr(*loc).unwrap_or(0).into());
            }
        }
        if self.options.version >= 3 {
            let flag = out.reserve_byte();
            if let Some(records) = self.use_orders(id, body.args(block)) {
                out.fill(flag, mask::USE_ORDERS);
                use_orders::write(out, &records, args);
            }
        }
    }

    #[inline]
    fn op(&mut self, out: &mut Encoder<'_>, place: InBody<'m>, op: OpId, stack: &mut Vec<OpenRegions<'m>>) {
        let InBody { id, body } = place;
        let version = self.options.version;
        let data = body.op(op);
        let numbers = &self.numbering.numbers;
        out.varint(numbers.op(data.name).unwrap_or(0).into());
        let mask_byte = out.reserve_byte();
        let mut mask = 0;
        out.varint(numbers.attr(data.loc).unwrap_or(0).into());
        let attrs = if version < 5 {
            self.numbering.merged.get(&(data.name, data.attrs, data.props)).copied().unwrap_or(data.attrs)
        } else {
            data.attrs
        };
        if let Some(attrs) = attrs {
            mask |= mask::ATTRS;
            out.varint(numbers.attr(attrs).unwrap_or(0).into());
        }
        if let Some(Some(number)) = self.property_numbers.get(data.name, data.props) {
            mask |= mask::PROPERTIES;
            out.varint(*number);
        }
        let results = body.result_types(op);
        if !results.is_empty() {
            mask |= mask::RESULTS;
            out.varint(results.len() as u64);
            for ty in results {
                out.varint(numbers.ty(*ty).unwrap_or(0).into());
            }
        }
        let bases = self.bases(id);
        let operands = body.operands(op);
        if !operands.is_empty() {
            mask |= mask::OPERANDS;
            out.varint(operands.len() as u64);
            for operand in operands {
                let value = self.numbering.values.get(bases.values + operand.index());
                out.varint(value.copied().unwrap_or(0).into());
            }
        }
        let successors = body.successors(op);
        if !successors.is_empty() {
            mask |= mask::SUCCESSORS;
            out.varint(successors.len() as u64);
            for block in successors {
                out.varint(self.numbering.blocks.get(bases.blocks + block.index()).copied().unwrap_or(0).into());
            }
        }
        if version >= 3 && !body.use_orders.is_empty() && !results.is_empty() {
            if let Some(records) = self.use_orders(id, body.results(op)) {
                mask |= mask::USE_ORDERS;
                use_orders::write(out, &records, results.len());
            }
        }
        if !body.is_plain(op) {
            mask |= self.regions(out, place, op, stack);
        }
        out.fill(mask_byte, mask);
    }

    /// Begins the regions of an operation, if it has any; those that have been written are put in place.
    fn regions(&mut self, out: &mut Encoder<'_>, place: InBody<'m>, op: OpId, stack: &mut Vec<OpenRegions<'m>>) -> u8 {
        let (inner, regions) = place.regions(self.module, op);
        let Some(first) = regions.first() else { return 0 };
        let child = place.body.child(op);
        let open = self.bases(place.id).regions + first.index();
        let isolated = child.is_some() || self.numbering.isolated.get(open).copied().unwrap_or(false);
        out.varint_with_flag(regions.len() as u64, isolated);
        let section = (isolated && self.options.version >= 2).then(|| out.begin_section(SectionId::Ir));
        match child.and_then(|child| self.written.remove(&child)) {
            Some(written) => {
                out.append(written);
                if let Some(section) = section {
                    out.end_section(section);
                }
            }
            None => stack.push(OpenRegions { place: inner, regions: regions.iter(), block: None, op: None, section }),
        }
        mask::REGIONS
    }

    /// The records that a group of values needs, if any.
    #[inline]
    fn use_orders(&mut self, id: BodyId, values: impl Iterator<Item = ValueId> + Clone) -> Option<Vec<Record>> {
        let body = self.module.body(id);
        if body.use_orders.is_empty() || !values.clone().any(|value| body.use_orders.contains_key(&value)) {
            return None;
        }
        let records = self.use_orders.entry(id).or_insert_with(|| use_orders::body_records(body));
        let records = use_orders::group(records, values, self.options.target_release);
        (!records.is_empty()).then_some(records)
    }
}

/// A body and its id.
#[derive(Clone, Copy)]
pub(crate) struct InBody<'m> {
    pub(crate) id: BodyId,
    pub(crate) body: &'m Body,
}

impl<'m> InBody<'m> {
    pub(crate) fn new(module: &'m Module<'_>, id: BodyId) -> Self {
        Self { id, body: module.body(id) }
    }

    /// The regions of an operation, and the body that they are in.
    pub(crate) fn regions(self, module: &'m Module<'_>, op: OpId) -> (Self, &'m [RegionId]) {
        match self.body.child(op) {
            Some(child) => {
                let inner = Self::new(module, child);
                (inner, inner.body.roots())
            }
            None => (self, self.body.regions(op)),
        }
    }
}

/// An operation whose regions are being written.
struct OpenRegions<'m> {
    place: InBody<'m>,
    regions: std::slice::Iter<'m, RegionId>,
    /// The next block of the region being written.
    block: Option<BlockId>,
    /// The next operation of the block being written.
    op: Option<OpId>,
    section: Option<OpenSection>,
}
