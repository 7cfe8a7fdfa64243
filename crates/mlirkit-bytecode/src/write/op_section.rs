//! Writes the IR section. Isolated regions are nested sections, so several threads can write bodies in parallel.

use std::sync::{Arc, OnceLock};

use mlirkit_ir::threads;
use mlirkit_ir::{Attr, BlockId, BodyId, Context, Module, Op, OpId, OpName, OpParts, Props, RegionId, Type, ValueId};
use mlirkit_wire::{Encoder, OpenSection, SectionId, VarintRoom};
use rustc_hash::FxHashMap;

use crate::codec::options::WriteOptions;
use crate::codec::properties::{EntryNumber, PropsMap};
use crate::codec::use_list_order::{self, Record, Records, RecordsByBody};
use crate::encoding::mask;
use crate::number::in_body::InBody;
use crate::number::local_ids::LocalIds;
use crate::number::numbering::Numbering;
use crate::number::split_points::SplitRun;
use crate::read::lazy_bodies::VerbatimBodies;
use crate::tables::lazy_constants::DeferredConstants;

/// The minimum number of operations, including nested ones, that a thread writes at a time.
const LEAST_RUN: usize = if cfg!(debug_assertions) { 8 } else { 4096 };

/// In relocatable code, the length byte for operands and successors that take at least this many bytes.
pub(crate) const LONG_TAIL: u8 = u8::MAX;

/// Encodes the references from operations to names, attributes, types and properties. Either writes final numbers, or
/// handles that are relocated later.
pub(crate) trait OpEncoder {
    /// Whether the output is relocatable. In relocatable code, isolated regions have no section headers. Operands and
    /// successors are preceded by a byte with their encoded length, or by [`LONG_TAIL`].
    const IS_DRAFT: bool;

    /// Writes a number that was returned by another method of the encoder. Numbers of block arguments are encoded
    /// separately.
    fn put(out: &mut VarintRoom<'_>, number: u64);

    /// Returns the number of an operation name, and whether operations with this name may have an entry in the
    /// properties section.
    fn name(&self, name: OpName) -> (u64, bool);

    /// Returns the number of an attribute.
    fn attr(&self, attr: Attr) -> u64;

    /// Returns the number of a type.
    fn ty(&self, ty: Type) -> u64;

    /// Returns the index of the properties entry of an operation, if it has one.
    fn entry(&mut self, name: OpName, props: Option<Props>) -> Option<u64>;

    /// Returns the merged attribute dictionary of an operation, for versions without properties. `None` if it is empty.
    fn merged(&self, op: &Op) -> Option<Attr>;

    /// In relocatable code, returns a word that represents the name, attributes, properties and result types of an
    /// operation. `None` if they must be written separately.
    #[inline(always)]
    fn head(&mut self, _op: &Op, _results: &[Type]) -> Option<u32> {
        None
    }
}

/// An encoder that writes final numbers.
#[derive(Clone, Copy)]
pub(crate) struct FinalNumbers<'w> {
    pub(crate) numbering: &'w Numbering,
    /// The index of the properties entry for each property list; `None` for lists that are not stored.
    pub(crate) properties: &'w PropsMap<EntryNumber>,
    /// The deferred constants, whose property lists are not in `properties`.
    pub(crate) unmade: Option<&'w DeferredConstants>,
}

impl OpEncoder for FinalNumbers<'_> {
    const IS_DRAFT: bool = false;

    #[inline(always)]
    fn put(out: &mut VarintRoom<'_>, number: u64) {
        out.varint(number);
    }

    #[inline(always)]
    fn name(&self, name: OpName) -> (u64, bool) {
        let kind = self.numbering.kinds.get(name.index()).copied().unwrap_or_default();
        (kind.number.into(), kind.has_properties)
    }

    #[inline(always)]
    fn attr(&self, attr: Attr) -> u64 {
        self.numbering.numbers.attr(attr).unwrap_or(0).into()
    }

    #[inline(always)]
    fn ty(&self, ty: Type) -> u64 {
        self.numbering.numbers.ty(ty).unwrap_or(0).into()
    }

    #[inline(always)]
    fn entry(&mut self, name: OpName, props: Option<Props>) -> Option<u64> {
        let unmade = || self.unmade?.entry(props);
        self.properties.get(name, props).and_then(|known| known.get()).or_else(unmade)
    }

    fn merged(&self, op: &Op) -> Option<Attr> {
        self.numbering.merged.get(&(op.name, op.attrs, op.props)).copied().unwrap_or(op.attrs)
    }
}

/// A writer for operations. The names, attributes and types must have been numbered.
pub(crate) struct IrWriter<'w, 'm, 'c, S> {
    module: &'m Module<'c>,
    ctx: &'c Context,
    options: &'w WriteOptions,
    local_ids: &'w LocalIds,
    encoder: S,
    /// The use-list records of bodies, created on demand.
    use_orders: RecordsByBody,
    /// The runs of operations that other threads have written, by their first operation.
    written: FxHashMap<(BodyId, OpId), Written<'m>>,
    /// The bodies that are copied from the input.
    verbatim: Option<&'w VerbatimBodies<'m>>,
    /// The bodies that have already been written, with their region counts.
    bodies: FxHashMap<BodyId, (usize, Encoder<'m>)>,
}

/// The encoded bytes of a run of operations, and the operation that follows the run.
type Written<'m> = (Encoder<'m>, Option<OpId>);

impl<'w, 'm, 'c> IrWriter<'w, 'm, 'c, FinalNumbers<'w>> {
    /// Sets the bodies that are copied from the input.
    pub(crate) fn with_verbatim(self, verbatim: &'w VerbatimBodies<'m>) -> Self {
        Self { verbatim: Some(verbatim), ..self }
    }

    /// Sets the bodies that have already been written.
    pub(crate) fn with_bodies(self, bodies: FxHashMap<BodyId, (usize, Encoder<'m>)>) -> Self {
        Self { bodies, ..self }
    }

    /// Writes `root` with all nested regions, and returns the contents of the IR section.
    pub(crate) fn write(mut self, root: OpId) -> Encoder<'m> {
        let top = InBody::new(self.module, Module::TOP);
        self.write_runs();
        let ops: usize = if self.written.is_empty() { self.local_ids.values.len() } else { 0 };
        let mut out = Encoder::with_capacity(16 * ops.max(top.body.op_count()));
        out.varint_with_flag(1, false);
        self.ops(&mut out, top, root, 1);
        out
    }

    /// Writes the runs of operations between split points on several threads.
    fn write_runs(&mut self) {
        let (module, numbering) = (self.module, self.encoder.numbering);
        // If bodies have already been written, little work is left.
        if numbering.splits.is_empty() || !self.bodies.is_empty() {
            return;
        }
        let all: usize = self.local_ids.block_ops.iter().map(|ops| *ops as usize).sum();
        let threads = module.context().threads();
        let runs = numbering.splits.runs((all / (8 * threads)).max(LEAST_RUN));
        if runs.len() < 2 {
            return;
        }
        let written: Vec<OnceLock<Encoder<'m>>> = runs.iter().map(|_| OnceLock::new()).collect();
        let (orders, verbatim) = (&self.use_orders, self.verbatim);
        let writer =
            || Self { verbatim, ..Self::new(module, self.options, self.local_ids, self.encoder, orders.clone()) };
        let _ = threads::try_each(threads, runs.len(), writer, |writer, index| {
            if let (Some(SplitRun { body, first, count, size, .. }), Some(slot)) = (runs.get(index), written.get(index))
            {
                let mut out = Encoder::with_capacity(16 * size);
                writer.ops(&mut out, InBody::new(module, *body), *first, *count);
                let _ = slot.set(out);
            }
            Ok::<_, ()>(())
        });
        let written = written.into_iter().map(OnceLock::into_inner);
        let put = |(run, out): (&SplitRun, Option<Encoder<'m>>)| Some(((run.body, run.first), (out?, run.following)));
        self.written = runs.iter().zip(written).filter_map(put).collect();
    }
}

impl<'w, 'm, 'c, S: OpEncoder> IrWriter<'w, 'm, 'c, S> {
    pub(crate) fn new(
        module: &'m Module<'c>,
        options: &'w WriteOptions,
        local_ids: &'w LocalIds,
        encoder: S,
        use_orders: RecordsByBody,
    ) -> Self {
        Self {
            module,
            ctx: module.context(),
            options,
            local_ids,
            encoder,
            use_orders,
            written: FxHashMap::default(),
            verbatim: None,
            bodies: FxHashMap::default(),
        }
    }

    /// Writes the regions of a body, without a section header.
    pub(crate) fn body(&mut self, out: &mut Encoder<'m>, id: BodyId) {
        let place = InBody::new(self.module, id);
        let open = self.open(place, place.body.roots().iter(), None);
        self.run(out, vec![open]);
    }

    /// Writes `count` operations of a block, starting with `first`, with all nested regions.
    fn ops(&mut self, out: &mut Encoder<'m>, place: InBody<'m>, first: OpId, count: usize) {
        let open = self.open(place, [].iter(), None);
        self.run(out, vec![OpenRegions { op: Some(first), left: count, ..open }]);
    }

    /// Creates the state for writing regions. `section` is the section that must be ended after the regions, if any.
    fn open(
        &mut self,
        place: InBody<'m>,
        regions: std::slice::Iter<'m, RegionId>,
        section: Option<OpenSection>,
    ) -> OpenRegions<'w, 'm> {
        let bases = self.local_ids.bases(place.id);
        let values = self.local_ids.values.get(bases.values..).unwrap_or_default();
        let orders = (self.options.version >= 3 && !place.body.use_orders.is_empty()).then(|| {
            let known = self.use_orders.entry(place.id);
            Arc::clone(known.or_insert_with(|| Arc::new(use_list_order::body_records(place.body))))
        });
        OpenRegions { place, values, orders, regions, block: None, op: None, left: usize::MAX, section }
    }

    /// Writes the regions on the stack and all regions nested in them, without recursion.
    fn run(&mut self, out: &mut Encoder<'m>, mut stack: Vec<OpenRegions<'w, 'm>>) {
        while let Some(frame) = stack.last_mut() {
            let place = frame.place;
            if let Some(first) = frame.op.take() {
                let is_cut = !self.written.is_empty();
                if is_cut && let Some((run, following)) = self.written.remove(&(place.id, first)) {
                    frame.op = following;
                    out.append(run);
                    continue;
                }
                // Continues up to the first operation that has regions.
                let (mut following, mut opened) = (Some(first), None);
                while let (Some(op), None) = (following, &opened) {
                    let parts = place.body.parts(op);
                    frame.left -= 1;
                    following = parts.op.next().filter(|_| frame.left != 0);
                    opened = self.op(out, frame, parts, op);
                    if is_cut && following.is_some_and(|next| self.written.contains_key(&(place.id, next))) {
                        break;
                    }
                }
                frame.op = following;
                stack.extend(opened);
            } else if let Some(block) = frame.block {
                frame.block = place.body.next_block(block);
                frame.op = place.body.first_op(block);
                self.block_header(out, frame, block);
            } else if let Some(region) = frame.regions.next() {
                frame.block = place.body.entry(*region);
                self.region_header(out, place, *region);
            } else if let Some(OpenRegions { section: Some(section), .. }) = stack.pop() {
                out.end_section(section);
            }
        }
    }

    fn region_header(&self, out: &mut Encoder<'_>, place: InBody<'_>, region: RegionId) {
        let index = self.local_ids.bases(place.id).regions + region.index();
        let info = self.local_ids.regions.get(index).copied().unwrap_or_default();
        out.varint(info.blocks.into());
        if info.blocks != 0 {
            out.varint(info.values.into());
        }
    }

    fn block_header(&self, out: &mut Encoder<'_>, frame: &OpenRegions<'_, '_>, block: BlockId) {
        let InBody { id, body } = frame.place;
        let ops = self.local_ids.block_ops.get(self.local_ids.bases(id).blocks + block.index()).copied().unwrap_or(0);
        let args = body.arg_count(block);
        out.varint_with_flag(ops.into(), args != 0);
        if args == 0 {
            return;
        }
        out.varint(args as u64);
        for (ty, loc) in body.arg_types(block).iter().zip(body.arg_locs(block)) {
            let ty = self.encoder.ty(*ty);
            let known = *loc != self.ctx.unknown_loc();
            if self.options.version >= 4 {
                out.varint_with_flag(ty, known);
            } else {
                out.varint(ty);
            }
            if known || self.options.version < 4 {
                out.varint(self.encoder.attr(*loc));
            }
        }
        if self.options.version >= 3 {
            let flag = out.reserve_byte();
            let records = frame.orders.as_ref().and_then(|orders| self.use_orders(orders, body.args(block)));
            if let Some(records) = records {
                out.fill(flag, mask::USE_ORDERS);
                use_list_order::write(out, &records, args);
            }
        }
    }

    /// Writes an operation up to its regions. Returns its regions if they must be written next.
    #[inline]
    fn op(
        &mut self,
        out: &mut Encoder<'m>,
        frame: &OpenRegions<'w, 'm>,
        OpParts { op: data, operands, results }: OpParts<'m>,
        op: OpId,
    ) -> Option<OpenRegions<'w, 'm>> {
        let InBody { id, body } = frame.place;
        let version = self.options.version;
        let attrs = if version < 5 { self.encoder.merged(data) } else { data.attrs };
        let is_plain = data.is_plain();
        let successors = if is_plain { &[][..] } else { body.successors(op) };
        let mut mask = 0;
        let head = self.encoder.head(data, results);
        // Reserves room for the name, mask, location, attributes, properties, two counts, and the length of the
        // operands and successors.
        let (mask_byte, length) = out.in_room(8 + results.len() + operands.len(), |out| {
            let mask_byte = if let Some(head) = head {
                out.word(head);
                let mask_byte = out.reserve_byte();
                S::put(out, self.encoder.attr(data.loc));
                mask_byte
            } else {
                let (number, has_properties) = self.encoder.name(data.name);
                S::put(out, number);
                let mask_byte = out.reserve_byte();
                S::put(out, self.encoder.attr(data.loc));
                if let Some(attrs) = attrs {
                    mask |= mask::ATTRS;
                    S::put(out, self.encoder.attr(attrs));
                }
                if has_properties && let Some(number) = self.encoder.entry(data.name, data.props) {
                    mask |= mask::PROPERTIES;
                    S::put(out, number);
                }
                if !results.is_empty() {
                    mask |= mask::RESULTS;
                    out.varint(results.len() as u64);
                    for ty in results {
                        S::put(out, self.encoder.ty(*ty));
                    }
                }
                mask_byte
            };
            let has_length = S::IS_DRAFT && !(operands.is_empty() && successors.is_empty());
            let length = has_length.then(|| out.reserve_byte());
            if !operands.is_empty() {
                mask |= mask::OPERANDS;
                out.varint(operands.len() as u64);
                for operand in operands {
                    out.varint(frame.values.get(operand.index()).copied().unwrap_or(0).into());
                }
            }
            (mask_byte, length)
        });
        if !successors.is_empty() {
            mask |= mask::SUCCESSORS;
            out.varint(successors.len() as u64);
            let blocks = self.local_ids.bases(id).blocks;
            for block in successors {
                out.varint(self.local_ids.blocks.get(blocks + block.index()).copied().unwrap_or(0).into());
            }
        }
        if let Some(length) = length {
            out.fill(length, u8::try_from(out.behind(length)).unwrap_or(LONG_TAIL));
        }
        if let Some(orders) = &frame.orders
            && !results.is_empty()
            && let Some(records) = self.use_orders(orders, body.results(op))
        {
            mask |= mask::USE_ORDERS;
            use_list_order::write(out, &records, results.len());
        }
        let opened = if is_plain { None } else { self.regions(out, frame.place, op, &mut mask) };
        out.fill(mask_byte, mask);
        opened
    }

    /// Begins writing the regions of an operation, and sets the flag in `mask` if it has any. Returns the regions that
    /// remain to be written. Regions that have already been encoded are appended immediately as bytes.
    fn regions(
        &mut self,
        out: &mut Encoder<'m>,
        place: InBody<'m>,
        op: OpId,
        mask: &mut u8,
    ) -> Option<OpenRegions<'w, 'm>> {
        let verbatim = place.body.child(op).and_then(|child| self.verbatim?.get(child));
        if let Some((regions, bytes)) = verbatim {
            *mask |= mask::REGIONS;
            out.varint_with_flag(regions.into(), true);
            let section = out.begin_section(SectionId::Ir);
            out.blob(bytes);
            out.end_section(section);
            return None;
        }
        let written = place.body.child(op).and_then(|child| self.bodies.remove(&child));
        if let Some((regions, written)) = written {
            *mask |= mask::REGIONS;
            out.varint_with_flag(regions as u64, true);
            out.section(SectionId::Ir, written);
            return None;
        }
        let (inner, regions) = place.regions(self.module, op);
        let first = regions.first()?;
        *mask |= mask::REGIONS;
        let child = place.body.child(op);
        let open = self.local_ids.bases(place.id).regions + first.index();
        let isolated = child.is_some() || self.local_ids.isolated.get(open).copied().unwrap_or(false);
        out.varint_with_flag(regions.len() as u64, isolated);
        let section = (!S::IS_DRAFT && isolated && self.options.version >= 2).then(|| out.begin_section(SectionId::Ir));
        Some(self.open(inner, regions.iter(), section))
    }

    /// Returns the use-list records for a group of values; `None` if none of them needs a record.
    #[inline(always)]
    fn use_orders(&self, orders: &Records, values: impl Iterator<Item = ValueId> + Clone) -> Option<Vec<Record>> {
        if !values.clone().any(|value| orders.has(value)) {
            return None;
        }
        let records = use_list_order::group(orders, values, self.options.target_release);
        (!records.is_empty()).then_some(records)
    }
}

/// The state of writing the regions of an operation.
struct OpenRegions<'w, 'm> {
    place: InBody<'m>,
    /// The numbers of the values in the body.
    values: &'w [u32],
    /// The use-list records of the body, if it has any.
    orders: Option<Arc<Records>>,
    regions: std::slice::Iter<'m, RegionId>,
    /// The next block in the current region.
    block: Option<BlockId>,
    /// The next operation in the current block.
    op: Option<OpId>,
    /// The number of operations that may still be written.
    left: usize,
    section: Option<OpenSection>,
}
