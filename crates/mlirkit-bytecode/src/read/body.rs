//! Reads bodies with their regions, blocks and block arguments. The reader keeps a stack of open operations, so nested
//! regions need no recursion.

mod op;
mod op_fast_path;

use std::ops::Range;
use std::sync::Arc;

use mlirkit_defs::OpFlags;
use mlirkit_diag::{Error, Result};
use mlirkit_ir::{ArenaOrder, Attr, BlockId, Body, BodyId, Module, OpId, OpName, RegionId, Type, ValueId};
use mlirkit_wire::{Reader, Section, SectionExtent, SectionId};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::codec::use_list_order::{self, Encoded};
use crate::encoding::mask;
use crate::read::lazy_bodies::{BodyRange, LazyBodyTable};
use crate::read::property_workers::{BATCH_LEN, Ending, PropertyWorkers};
use crate::read::rewrite_check::RewriteCheck;
use crate::read::value_scope::ValueScope;
use crate::read::window;
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{OpAttributes, PropertyCache};

/// An operation whose attributes are decoded by another thread.
pub(crate) struct DeferredOp {
    /// The index of the operation's location, if the location is deferred too.
    pub(crate) loc: Option<u64>,
    pub(crate) body: BodyId,
    pub(crate) op: OpId,
    pub(crate) name: (u32, OpName),
    pub(crate) dictionary: Option<Attr>,
    pub(crate) entry: Option<u64>,
}

/// The decoded attributes of a deferred operation, and its location if that was deferred.
pub(crate) type DeferredResult = (OpAttributes, Option<Attr>);

/// The operations whose attributes are deferred.
#[derive(Default)]
pub(crate) struct DeferredOps {
    pub(crate) list: Vec<DeferredOp>,
    /// The threads that decode the attributes while reading continues.
    property_workers: Option<Arc<PropertyWorkers>>,
    /// Whether the first operation with each name is deferred too, rather than decoded immediately.
    all: bool,
}

impl DeferredOps {
    #[inline]
    fn push(&mut self, what: DeferredOp) {
        self.list.push(what);
        if self.list.len() >= BATCH_LEN {
            self.hand_over();
        }
    }

    fn hand_over(&mut self) {
        if let Some(property_workers) = &self.property_workers {
            let next = Vec::with_capacity(BATCH_LEN);
            property_workers.give(std::mem::replace(&mut self.list, next));
        }
    }
}

/// The encoded block count of a region without blocks.
const NO_BLOCKS: u8 = 1;

/// The regions of an operation. Most operations that have regions have one or two.
type Regions = SmallVec<[RegionId; 2]>;

/// The maximum number of bodies whose memory is kept for reuse. This is enough for a batch in which each body has a few
/// nested bodies.
const MOST_SPARE: usize = 4 * MOST_IN_BATCH;

/// The maximum capacity in bytes of the bodies whose memory a reader keeps for reuse. A body that is reused often
/// becomes as large as the largest of the bodies read into it.
const MOST_SPARE_ROOM: usize = 1 << 20;

/// The maximum number of bodies in a batch. At the end of a batch, bodies are given back for reuse.
pub(crate) const MOST_IN_BATCH: usize = 2048;

/// A body that is being read.
struct Building {
    body: Box<Body>,
    id: BodyId,
    /// The use-list orders read so far. They are applied once all uses are known.
    orders: Vec<(ValueId, Encoded)>,
    /// Whether each value is defined before its uses, in the same block or an enclosing one.
    is_dominated: bool,
}

/// A body of at least this size in bytes is probably the largest one in its file.
const LARGE_BODY: usize = 1 << 20;

/// The estimated encoded size of an operation in bytes, used to reserve memory for a body. Few operations take less.
const BYTES_FOR_AN_OP: usize = 10;
/// The estimated encoded size of an operand in bytes, used to reserve memory for a body. Few operands take less.
const BYTES_FOR_AN_OPERAND: usize = 8;

/// How the memory of a finished body is handled.
enum BodyMemory {
    /// The body keeps its memory as it is.
    Whole,
    /// The content is copied to a body without spare capacity, and the original memory is reused.
    Taken,
}

impl Building {
    /// Creates the state for a body, which reuses the memory of `body`.
    fn new(id: BodyId, mut body: Box<Body>) -> Self {
        if body.region_count() > 0 {
            body.clear();
        }
        Self { body, id, orders: Vec::new(), is_dominated: true }
    }

    /// Finishes the body and applies its use-list orders. Returns `None` if an order does not match the uses. Clears
    /// `exact` if an order is encoded differently from how this library would write it. Unused capacity is kept if
    /// `brief` is set, because the body is dropped soon.
    fn finish(&mut self, brief: bool, exact: &mut bool) -> Option<BodyMemory> {
        if !self.orders.is_empty() {
            self.put_orders_in_place(exact)?;
        }
        if self.is_dominated {
            self.body.set_dominated();
        }
        if brief {
            return Some(BodyMemory::Whole);
        }
        if self.body.is_small() {
            return Some(BodyMemory::Taken);
        }
        self.body.shrink_to_fit();
        Some(BodyMemory::Whole)
    }

    fn put_orders_in_place(&mut self, exact: &mut bool) -> Option<()> {
        // Like upstream, use the first order given for a value. Each order takes time proportional to the uses of its
        // value.
        if self.orders.len() > 1 {
            let (mut seen, before) = (FxHashSet::default(), self.orders.len());
            self.orders.retain(|(value, _)| seen.insert(*value));
            *exact &= self.orders.len() == before;
        }
        let uses = use_list_order::uses_as_read(&self.body, self.orders.iter().map(|(value, _)| *value));
        for (value, order) in &self.orders {
            let reference = uses.of(*value);
            *exact &= order.is_as_written(reference.len());
            if reference.len() < 2 {
                continue;
            }
            let actual = order.apply(reference)?;
            if *actual != *reference {
                self.body.use_orders.insert(*value, actual);
            }
        }
        self.body.set_arena_order(ArenaOrder::Pre);
        Some(())
    }
}

/// An operation whose regions are being read.
struct Frame<'a> {
    reader: Reader<'a>,
    regions: Regions,
    /// The number of the operation's regions that have been entered.
    begun: usize,
    /// The blocks in the current region.
    blocks: Vec<BlockId>,
    /// The number of blocks in the current region that have been entered.
    begun_blocks: usize,
    /// The number of operations left in the current block.
    ops: u64,
    /// The number of values that the current region defines.
    values: usize,
    /// Whether the regions are in a separate section. If so, reading continues with the enclosing reader at the end of
    /// the section.
    section: bool,
    /// Whether the regions are isolated and therefore have a separate scope of values.
    scope: bool,
    /// Whether the regions form a separate body.
    body: bool,
    /// The offset at which the region section ends, if the reader holds only a part of the section.
    end: Option<u64>,
    /// The number of the first value defined in the regions.
    first_value: u64,
    /// The lowest number of a value used in the regions.
    lowest_use: u64,
    /// The positions of the operation's results among the values in scope. Uses of these values in the operation's
    /// regions violate dominance.
    results: Range<usize>,
}

/// The regions of an operation that has just been read.
struct Nested {
    name: OpName,
    /// The body that contains the regions of an isolated operation, and the number of regions.
    child: Option<(BodyId, u32)>,
    /// The regions of an operation that is not isolated.
    regions: Regions,
    /// Whether the file declares the regions as isolated.
    isolated: bool,
    /// The number of results of the operation.
    results: usize,
}

/// Memory kept for reuse.
#[derive(Default)]
struct Spare {
    bodies: Vec<Box<Body>>,
    /// The total capacity of the bodies in bytes.
    room: usize,
    scopes: Vec<ValueScope>,
    blocks: Vec<Vec<BlockId>>,
    /// The bodies that were returned to the caller, which will give them back for reuse.
    given: Vec<BodyId>,
}

impl Spare {
    fn body(&mut self) -> Box<Body> {
        let body = self.bodies.pop().unwrap_or_default();
        self.room = self.room.saturating_sub(body.capacity_in_bytes());
        body
    }

    fn keep(&mut self, body: Box<Body>) {
        let room = self.room + body.capacity_in_bytes();
        if self.bodies.len() < MOST_SPARE && room <= MOST_SPARE_ROOM {
            self.bodies.push(body);
            self.room = room;
        }
    }

    fn scope(&mut self) -> ValueScope {
        self.scopes.pop().unwrap_or_default()
    }

    fn blocks(&mut self) -> Vec<BlockId> {
        self.blocks.pop().unwrap_or_default()
    }
}

pub(crate) struct BodyReader<'f, 'a, 'c, 'm> {
    pub(crate) decoder: Decoder<'f, 'a, 'c>,
    module: &'m Module<'c>,
    pub(crate) lazy_bodies: Option<&'m LazyBodyTable>,
    /// The minimum size at which the body of a symbol table is read immediately, so that only the bodies nested in it
    /// are lazy.
    pub(crate) least_wrapper: u64,
    /// The bodies that were read immediately because of [`Self::least_wrapper`].
    pub(crate) wrappers: Vec<BodyId>,
    pub(crate) cache: PropertyCache,
    /// The operations whose attributes are deferred. `None` if attributes are decoded immediately.
    pub(crate) deferred: Option<DeferredOps>,
    /// The check of which bodies can be copied verbatim, if the file is being rewritten.
    pub(crate) rewrite_check: Option<RewriteCheck>,
    /// Facts that the fast path needs about each operation name of the file, by index.
    kinds: Vec<Option<op_fast_path::KnownOpName>>,
    building: Vec<Building>,
    scopes: Vec<ValueScope>,
    frames: Vec<Frame<'a>>,
    /// Memory kept for reuse.
    spare: Spare,
    /// The number of regions and blocks that were announced but not read yet, plus the number of values that were
    /// announced but not defined yet. Each of them takes at least one byte in the file.
    announced: u64,
    /// The error for a file that announces more entities than it has bytes. Returned at the end, if no other error
    /// occurs first.
    too_many: Option<Error>,
    /// The number of uses of values that are not defined yet.
    unresolved: usize,
    operands: Vec<ValueId>,
    results: Vec<Type>,
    locs: Vec<Attr>,
    successors: Vec<BlockId>,
}

impl<'f, 'a, 'c, 'm> BodyReader<'f, 'a, 'c, 'm> {
    pub(crate) fn new(
        decoder: Decoder<'f, 'a, 'c>,
        module: &'m Module<'c>,
        lazy_bodies: Option<&'m LazyBodyTable>,
    ) -> Self {
        Self {
            decoder,
            module,
            lazy_bodies,
            least_wrapper: u64::MAX,
            wrappers: Vec::new(),
            cache: PropertyCache::default(),
            deferred: None,
            rewrite_check: None,
            kinds: Vec::new(),
            building: Vec::new(),
            scopes: Vec::new(),
            frames: Vec::new(),
            spare: Spare::default(),
            announced: 0,
            too_many: None,
            unresolved: 0,
            operands: Vec::new(),
            results: Vec::new(),
            locs: Vec::new(),
            successors: Vec::new(),
        }
    }

    /// Reads the IR section, which contains a single block without arguments.
    pub(crate) fn top(&mut self) -> Result<Box<Body>> {
        let reader = self.decoder.file.ir;
        self.start(Module::TOP, reader, 1);
        let Some((building, frame)) = self.building.last_mut().zip(self.frames.last_mut()) else {
            return Ok(Box::default());
        };
        let block = building.body.append_block(frame.regions[0]);
        (frame.begun, frame.blocks) = (1, vec![block]);
        let ir_end = self.decoder.file.ir_end;
        frame.end = (reader.offset() + (reader.len() as u64) < ir_end).then_some(ir_end);
        self.scope_mut().enter(0);
        self.block()?;
        self.run(reader)
    }

    /// Reads a body with its regions, given its encoded bytes.
    pub(crate) fn body(&mut self, id: BodyId, reader: Reader<'a>, regions: u32) -> Result<Box<Body>> {
        self.start(id, reader, regions);
        self.run(reader)
    }

    /// Reads a body, while threads that call [`help`](PropertyWorkers::help) decode its attributes.
    pub(crate) fn body_with_workers(
        &mut self,
        id: BodyId,
        reader: Reader<'a>,
        regions: u32,
        property_workers: &Arc<PropertyWorkers>,
    ) -> Result<Box<Body>> {
        self.with_workers(property_workers, false, |own| own.body(id, reader, regions))
    }

    /// Reads the top level, while threads that call [`help`](PropertyWorkers::help) decode its attributes.
    pub(crate) fn top_with_workers(&mut self, property_workers: &Arc<PropertyWorkers>) -> Result<Box<Body>> {
        self.with_workers(property_workers, true, Self::top)
    }

    fn with_workers(
        &mut self,
        property_workers: &Arc<PropertyWorkers>,
        all: bool,
        read: impl FnOnce(&mut Self) -> Result<Box<Body>>,
    ) -> Result<Box<Body>> {
        let _ending = Ending(property_workers);
        self.deferred =
            Some(DeferredOps { list: Vec::new(), property_workers: Some(Arc::clone(property_workers)), all });
        let body = read(self);
        self.deferred.take().iter_mut().for_each(DeferredOps::hand_over);
        body
    }

    /// Decodes the attributes of a deferred operation, and its location if that was deferred.
    pub(crate) fn resolve_deferred(&mut self, what: &DeferredOp) -> Result<DeferredResult> {
        let section = self.decoder.file.ir;
        let loc = what.loc.map(|index| self.decoder.location(&section, index)).transpose()?;
        Ok((self.cache.get(&mut self.decoder, &section, what.name, what.dictionary, what.entry)?, loc))
    }

    /// Reads a location. If locations are deferred, returns its index and `loc(unknown)` instead of decoding it,
    /// because the locations of top-level operations may be large.
    fn location_or_later(&mut self, reader: &mut Reader<'a>) -> Result<(Attr, Option<u64>)> {
        let index = reader.read_varint()?;
        let is_later = self.deferred.as_ref().is_some_and(|deferred| deferred.all) && !self.decoder.file.is_foreign;
        if is_later && self.decoder.is_location_to_come(index) {
            return Ok((self.decoder.ctx.unknown_loc(), Some(index)));
        }
        Ok((self.decoder.location(reader, index)?, None))
    }

    /// Returns this reader, with its caches, for another borrow of the same module.
    pub(crate) fn for_module<'n>(self, module: &'n Module<'c>) -> BodyReader<'f, 'a, 'c, 'n> {
        BodyReader {
            decoder: self.decoder,
            module,
            lazy_bodies: None,
            least_wrapper: u64::MAX,
            wrappers: Vec::new(),
            cache: self.cache,
            deferred: self.deferred,
            rewrite_check: self.rewrite_check,
            kinds: self.kinds,
            building: self.building,
            scopes: self.scopes,
            frames: self.frames,
            spare: self.spare,
            announced: self.announced,
            too_many: self.too_many,
            unresolved: self.unresolved,
            operands: self.operands,
            results: self.results,
            locs: self.locs,
            successors: self.successors,
        }
    }

    /// Takes back a body in order to reuse its memory.
    pub(crate) fn take_back(&mut self, body: Box<Body>) {
        self.spare.keep(body);
    }

    /// Takes back the bodies that this reader returned. Their memory is still in the caches of this thread's processor.
    pub(crate) fn take_back_own(&mut self, module: &mut Module<'_>) {
        let mut given = std::mem::take(&mut self.spare.given);
        given.drain(..).filter_map(|id| module.unload(id)).for_each(|body| self.take_back(body));
        self.spare.given = given;
    }

    /// Forgets the bodies that this reader returned, because another reader will reuse their memory.
    pub(crate) fn leave_own(&mut self) {
        self.spare.given.clear();
    }

    /// Starts to read a body: creates its state, reusing memory if possible.
    fn build(&mut self, id: BodyId) -> Building {
        if self.rewrite_check.is_some() {
            self.spare.given.push(id);
        }
        Building::new(id, self.spare.body())
    }

    /// Leaks the memory of all bodies that were taken back, because the process is about to exit.
    pub(crate) fn leak(&mut self) {
        std::mem::forget(std::mem::take(&mut self.spare));
    }

    /// Records whether the component just read is encoded as this library would write it.
    #[inline]
    fn expect(&mut self, as_written: bool) {
        if let Some(rewrite_check) = &mut self.rewrite_check {
            rewrite_check.exact &= as_written;
        }
    }

    fn start(&mut self, id: BodyId, reader: Reader<'a>, regions: u32) {
        let mut building = self.build(id);
        self.announced += u64::from(regions);
        let regions = (0..regions).map(|_| building.body.new_root()).collect();
        self.building.push(building);
        self.scopes.push(self.spare.scope());
        self.frames.push(Frame { blocks: self.spare.blocks(), ..Frame::new(reader, regions, true, true, true) });
    }

    /// Reads until the outermost body is complete, and returns it.
    fn run(&mut self, start: Reader<'a>) -> Result<Box<Body>> {
        self.too_many = None;
        loop {
            let Some(frame) = self.frames.last_mut() else { return Ok(Box::default()) };
            if frame.ops > 0 {
                self.ops()?;
            } else if frame.begun_blocks < frame.blocks.len() {
                self.block()?;
            } else if frame.begun > 0 && !frame.blocks.is_empty() {
                frame.blocks.clear();
                let values = std::mem::take(&mut frame.values);
                let undefined = self.scope_mut().leave(values);
                // Values that were never defined remain announced. Otherwise, each of many regions could announce as
                // many values as the file has bytes.
                self.expect(undefined == 0);
            } else if frame.begun < frame.regions.len() {
                self.region()?;
            } else if let Some(body) = self.pop(start)? {
                return self.too_many.take().map_or(Ok(body), Err);
            }
        }
    }

    /// Ends the innermost operation. If it is the outermost one, returns its body.
    fn pop(&mut self, start: Reader<'a>) -> Result<Option<Box<Body>>> {
        let Some(frame) = self.frames.pop() else { return Ok(None) };
        self.expect(!frame.reader.is_wasteful());
        // A writer marks regions as isolated if and only if they use no value from outside.
        self.expect(frame.scope || frame.lowest_use < frame.first_value);
        if let Some(parent) = self.frames.last_mut().filter(|_| !frame.scope) {
            parent.lowest_use = parent.lowest_use.min(frame.lowest_use);
        }
        if let Some(parent) = self.frames.last_mut().filter(|_| !frame.section) {
            parent.reader = frame.reader;
        }
        if frame.scope
            && let Some(mut scope) = self.scopes.pop()
        {
            scope.clear();
            self.spare.scopes.push(scope);
        }
        if let Some(scope) = self.scopes.last_mut().filter(|_| !frame.results.is_empty()) {
            scope.end_regions(frame.results);
        }
        let mut blocks = frame.blocks;
        blocks.clear();
        self.spare.blocks.push(blocks);
        if !frame.body {
            return Ok(None);
        }
        let Some(mut building) = self.building.pop() else { return Ok(None) };
        let last = self.building.is_empty();
        if last && self.unresolved != 0 {
            return Err(start.error("not all forward unresolved forward operand references"));
        }
        let id = building.id;
        let message = "parsed use-list orders were invalid and could not be applied";
        let brief = self.rewrite_check.is_some();
        let mut exact = true;
        let fit = building.finish(brief, &mut exact).ok_or_else(|| start.error(message))?;
        self.expect(exact);
        let mut body = building.body;
        match fit {
            BodyMemory::Whole if last => return Ok(Some(body)),
            BodyMemory::Whole => self.module.set_body(id, body),
            BodyMemory::Taken => {
                let taken = last.then(|| Box::new(body.take_compact()));
                if !last {
                    self.module.set_body_from(id, &mut body);
                }
                self.spare.keep(body);
                return Ok(taken);
            }
        }
        Ok(None)
    }

    fn scope_mut(&mut self) -> &mut ValueScope {
        if self.scopes.is_empty() {
            self.scopes.push(ValueScope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    /// Records that the file announces `count` regions, blocks or values. If it announces more than it has bytes,
    /// reading eventually fails: with upstream's error if one occurs, otherwise with an error about the count. Memory
    /// for an impossible count is reserved at most once.
    #[inline(always)]
    fn announce(&mut self, count: u64, offset: u64, what: &str) -> Result<usize> {
        match self.announced.checked_add(count) {
            Some(announced) if announced <= self.decoder.file.ir_end => {
                self.announced = announced;
                Ok(count as usize)
            }
            _ => self.too_many(count, offset, what),
        }
    }

    #[cold]
    fn too_many(&mut self, count: u64, offset: u64, what: &str) -> Result<usize> {
        let most = self.decoder.file.ir_end;
        let reader = Reader::new(&[], offset, Some(SectionId::Ir));
        let error = reader.error(format!("{count} {what} are more than the {most} bytes of the file can hold"));
        if self.too_many.is_some() {
            return Err(error);
        }
        (self.too_many, self.announced) = (Some(error), 0);
        Ok(count.min(most.saturating_sub(offset) + 1) as usize)
    }

    /// Ensures that the innermost reader holds at least `wanted` bytes, or all remaining bytes if there are fewer.
    fn fill(&mut self, wanted: u64) -> Result<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let Some((end, parts)) = frame.end.zip(self.decoder.file.parts) else { return Ok(()) };
        frame.reader = window::filled(parts, frame.reader, end, wanted)?;
        Ok(())
    }

    fn region(&mut self) -> Result<()> {
        self.fill(window::HEAD)?;
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let region = frame.regions.get(frame.begun).copied();
        frame.begun += 1;
        self.announced = self.announced.saturating_sub(1);
        let blocks = frame.reader.read_varint()?;
        if blocks == 0 {
            return Ok(());
        }
        let values = frame.reader.read_varint()?;
        let offset = frame.reader.offset();
        let blocks = self.announce(blocks, offset, "blocks")?;
        let values = self.announce(values, offset, "values")?;
        self.scope_mut().enter(values);
        let (Some(frame), Some(building), Some(region)) = (self.frames.last_mut(), self.building.last_mut(), region)
        else {
            return Ok(());
        };
        building.is_dominated &= blocks == 1;
        frame.blocks.extend((0..blocks).map(|_| building.body.append_block(region)));
        (frame.begun_blocks, frame.values) = (0, values);
        building.body.reserve(0, values, 0);
        self.block()
    }

    fn block(&mut self) -> Result<()> {
        self.fill(window::HEAD)?;
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let Some(block) = frame.blocks.get(frame.begun_blocks).copied() else { return Ok(()) };
        frame.begun_blocks += 1;
        let (ops, has_args) = frame.reader.read_varint_with_flag()?;
        frame.ops = ops;
        if has_args {
            self.fill(window::ARGUMENTS)?;
        }
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let left = frame.reader.len();
        if let Some(building) = self.building.last_mut() {
            // An operation takes at least three bytes.
            let likely = usize::try_from(ops).unwrap_or(usize::MAX).min(left / 3);
            // Reserves no memory if nested bodies will be skipped.
            if self.lazy_bodies.is_none() && building.body.op_count() == 0 && left >= LARGE_BODY {
                // Includes nested operations, because growing the arena later would copy it. Reserved memory that
                // remains unused costs nothing.
                let (ops, operands) = (left / BYTES_FOR_AN_OP, left / BYTES_FOR_AN_OPERAND);
                building.body.reserve(ops.max(likely), ops, operands.max(likely));
            } else {
                building.body.reserve(likely, 0, likely);
            }
        }
        self.announced = self.announced.saturating_sub(1);
        if has_args {
            let mut reader = frame.reader;
            self.args(block, &mut reader)?;
            if let Some(frame) = self.frames.last_mut() {
                frame.reader = reader;
            }
        }
        Ok(())
    }

    fn args(&mut self, block: BlockId, reader: &mut Reader<'a>) -> Result<()> {
        let version = self.decoder.file.version;
        let count = reader.read_count(1)?;
        self.results.clear();
        self.locs.clear();
        for _ in 0..count {
            let (ty, has_loc) =
                if version >= 4 { reader.read_varint_with_flag()? } else { (reader.read_varint()?, true) };
            let ty = self.decoder.ty(reader, ty)?;
            let loc = if has_loc { self.location(reader)? } else { self.decoder.ctx.unknown_loc() };
            self.expect(!has_loc || loc != self.decoder.ctx.unknown_loc());
            self.results.push(ty);
            self.locs.push(loc);
        }
        self.expect(count != 0);
        let Some(building) = self.building.last_mut() else { return Ok(()) };
        let first = building.body.set_args(block, &self.results, &self.locs);
        self.define(first, count, reader)?;
        let flag = if version >= 3 { reader.read_byte()? } else { 0 };
        if flag != 0 {
            let orders = use_list_order::read(reader, count)?;
            self.expect(
                flag == mask::USE_ORDERS && use_list_order::are_in_order(&orders, count, self.decoder.ctx.release()),
            );
            self.keep_orders(first, count, orders);
        }
        Ok(())
    }

    fn keep_orders(&mut self, first: ValueId, count: usize, orders: Vec<(u64, Encoded)>) {
        self.expect(orders.iter().all(|(index, _)| *index < count as u64));
        let Some(building) = self.building.last_mut().filter(|_| !self.decoder.options.skip_use_orders) else { return };
        for (index, order) in orders.into_iter().filter(|(index, _)| *index < count as u64) {
            building.orders.push((ValueId(first.0 + index as u32), order));
        }
    }

    #[inline(always)]
    fn location(&mut self, reader: &mut Reader<'a>) -> Result<Attr> {
        let index = reader.read_varint()?;
        self.decoder.location(reader, index)
    }

    #[inline(always)]
    fn define(&mut self, first: ValueId, count: usize, reader: &Reader<'a>) -> Result<()> {
        let (Some(scope), Some(building)) = (self.scopes.last_mut(), self.building.last_mut()) else { return Ok(()) };
        let resolved = scope.define(first, count, &mut building.body).map_err(|message| reader.error(message))?;
        self.announced = self.announced.saturating_sub(count as u64);
        self.unresolved = self.unresolved.saturating_sub(resolved);
        Ok(())
    }

    /// Returns true if a section contains one region without blocks and can therefore be skipped. This applies to
    /// nearly all globals.
    fn is_bare(&self, section: &Reader<'a>, end: Option<u64>) -> bool {
        let at_once = self.rewrite_check.is_none() && !self.decoder.options.lazy && end.is_none();
        at_once && section.rest() == [NO_BLOCKS]
    }

    /// Returns true if an operation is a symbol table that contains most of the file.
    fn is_wrapper(&self, name: OpName, size: u64) -> bool {
        let holds_symbols = || self.decoder.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE));
        size >= self.least_wrapper && holds_symbols()
    }

    /// Begins reading the regions of an operation that has just been created.
    fn enter(&mut self, Nested { name, child, regions, isolated, results }: Nested) -> Result<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let mut reader = frame.reader;
        let mut end = frame.end;
        let section = isolated && self.decoder.file.has_sections();
        if section {
            let at = frame.reader;
            let id = match frame.end {
                None => {
                    let found = Section::read(&mut frame.reader)?;
                    reader = found.reader();
                    self.rewrite_check
                        .iter_mut()
                        .for_each(|rewrite_check| rewrite_check.exact &= found.alignment.is_none());
                    found.id
                }
                Some(file_end) => {
                    let found = SectionExtent::read(frame.reader, file_end)?;
                    let part = |offset| Reader::new(&[], offset, Some(SectionId::Ir));
                    (frame.reader, reader) = (part(found.contents.end), part(found.contents.start));
                    end = Some(found.contents.end);
                    found.id
                }
            };
            if id != SectionId::Ir {
                return Err(at.error("expected IR section for region"));
            }
            let size = end.map_or(reader.len() as u64, |end| end - reader.offset());
            if let Some((id, 1)) = child
                && self.is_bare(&reader, end)
            {
                self.module.set_bare_body(id);
                self.announced = self.announced.saturating_sub(1);
                return Ok(());
            }
            // The top level is read eagerly.
            let is_later = self.frames.len() > 1 && !self.is_wrapper(name, size);
            if let (Some((id, regions)), Some(lazy_bodies), true) = (child, self.lazy_bodies, is_later) {
                lazy_bodies.insert(id, BodyRange { offset: reader.offset(), size, regions });
                self.announced = self.announced.saturating_sub(regions.into());
                return Ok(());
            }
        }
        if self.frames.len() > usize::from(crate::encoding::MAX_NESTING) {
            return Err(reader.error("nesting is too deep"));
        }
        let results = if isolated {
            self.scopes.push(self.spare.scope());
            0..0
        } else {
            let results = self.scopes.last_mut().and_then(|scope| scope.begin_regions(results));
            if results.is_none() {
                self.building.iter_mut().for_each(|building| building.is_dominated = false);
            }
            results.unwrap_or_default()
        };
        let regions = match child {
            None => regions,
            Some((id, count)) => {
                if self.lazy_bodies.is_some() && self.frames.len() > 1 {
                    self.wrappers.push(id);
                }
                if section {
                    self.decoder.file.done_with(reader.len() as u64, self.decoder.options);
                }
                let mut building = self.build(id);
                let regions = (0..count).map(|_| building.body.new_root()).collect();
                self.building.push(building);
                regions
            }
        };
        let blocks = self.spare.blocks();
        let first_value = self.scopes.last().map_or(0, ValueScope::len);
        self.frames.push(Frame {
            end,
            blocks,
            first_value,
            results,
            ..Frame::new(reader, regions, section, isolated, child.is_some())
        });
        Ok(())
    }
}

impl<'a> Frame<'a> {
    fn new(reader: Reader<'a>, regions: Regions, section: bool, scope: bool, body: bool) -> Self {
        let blocks = Vec::new();
        Self {
            reader,
            regions,
            begun: 0,
            blocks,
            begun_blocks: 0,
            ops: 0,
            values: 0,
            section,
            scope,
            body,
            end: None,
            first_value: 0,
            lowest_use: u64::MAX,
            results: 0..0,
        }
    }
}
