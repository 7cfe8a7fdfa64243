//! Reads bodies: regions, blocks and their arguments, and keeps what is open.

mod op;
mod op_fast_path;

use std::ops::Range;
use std::sync::Arc;

use mlirkit_defs::OpFlags;
use mlirkit_diag::{Error, Result};
use mlirkit_ir::{ArenaOrder, Attr, BlockId, Body, BodyId, Module, OpId, OpName, RegionId, Type, ValueId};
use mlirkit_wire::{Reader, Section, SectionExtent, SectionId};
use smallvec::SmallVec;

use crate::codec::use_list_order::{self, Encoded};
use crate::encoding::mask;
use crate::read::lazy_bodies::{Later, LaterBody};
use crate::read::property_workers::{AT_A_TIME, Aside, Ending};
use crate::read::value_scope::Scope;
use crate::read::window;
use crate::tables::entries::Decoder;
use crate::tables::property_cache::{AttributeCache, Attributes};

/// What is worked out later of an operation, by several threads.
pub(crate) struct PutOff {
    /// Its location, if that is.
    pub(crate) loc: Option<u64>,
    pub(crate) body: BodyId,
    pub(crate) op: OpId,
    pub(crate) name: (u32, OpName),
    pub(crate) dictionary: Option<Attr>,
    pub(crate) entry: Option<u64>,
}

/// Attributes, and the location if it was put off.
pub(crate) type WorkedOut = (Attributes, Option<Attr>);

/// Operations whose attributes are worked out later.
#[derive(Default)]
pub(crate) struct PutOffs {
    pub(crate) list: Vec<PutOff>,
    /// Who works them out while reading goes on.
    aside: Option<Arc<Aside>>,
    /// Whether even the first of a kind is.
    all: bool,
}

impl PutOffs {
    #[inline]
    fn push(&mut self, what: PutOff) {
        self.list.push(what);
        if self.list.len() >= AT_A_TIME {
            self.hand_over();
        }
    }

    fn hand_over(&mut self) {
        if let Some(aside) = &self.aside {
            let next = Vec::with_capacity(AT_A_TIME);
            aside.give(std::mem::replace(&mut self.list, next));
        }
    }
}

/// What there is to know of bodies that are to be written as they stand in the file.
pub(crate) struct Again {
    /// Whether all that was read is encoded as it would be written, the numbers of entries aside.
    pub(crate) exact: bool,
    /// By entry of the properties section, a place in the file inside the first operation that has it, in steps of so many bytes that all
    /// are told apart by 32 bits.
    pub(crate) first_uses: Vec<u32>,
    shift: u32,
}

impl Again {
    /// Of a file of so many entries, whose operations end at a place.
    pub(crate) fn new(entries: usize, end: u64) -> Self {
        let shift = (u64::BITS - end.leading_zeros()).saturating_sub(u32::BITS);
        Self { exact: true, first_uses: vec![u32::MAX; entries], shift }
    }

    /// Takes note that the operation at a place has an entry.
    #[inline]
    fn uses(&mut self, entry: u64, place: u64) {
        if let Some(first) = usize::try_from(entry).ok().and_then(|entry| self.first_uses.get_mut(entry)) {
            *first = ((place >> self.shift) as u32).min(*first);
        }
    }
}

/// The number of blocks of a region that has none, as it is encoded.
const NO_BLOCKS: u8 = 1;

/// The regions of an operation: nearly always one or two.
type Regions = SmallVec<[RegionId; 2]>;

/// So many bodies at most are kept for their room: those of a batch, with some in each of them.
const MOST_SPARE: usize = 4 * MOST_IN_BATCH;

/// So many bodies are read, at most, before they are given back.
pub(crate) const MOST_IN_BATCH: usize = 2048;

/// A body that is being read.
struct Building {
    body: Box<Body>,
    id: BodyId,
    /// Use-list orders that differ, to be put in place when all uses are known.
    orders: Vec<(ValueId, Encoded)>,
    /// Whether what is used has been defined before, in the same block or around it.
    is_dominated: bool,
}

/// A body of so many bytes is one of few.
const LARGE_BODY: usize = 1 << 20;

/// Few operations take less, with the operands of one and what stands around them.
const BYTES_FOR_AN_OP: usize = 10;
const BYTES_FOR_AN_OPERAND: usize = 8;

/// What becomes of a body that has been read.
enum Fit {
    /// It stays as it is.
    Whole,
    /// What it holds is taken out, and its room used again.
    Taken,
}

impl Building {
    /// `spare` are bodies with room, and what they held.
    fn new(id: BodyId, spare: &mut Vec<Box<Body>>) -> Self {
        let mut body = spare.pop().unwrap_or_default();
        if body.region_count() > 0 {
            body.clear();
        }
        Self { body, id, orders: Vec::new(), is_dominated: true }
    }

    /// Puts the use-list orders in place; `None` if one does not fit. Takes note in `exact` of one that is not what would be written.
    /// One that is `brief` is about to be given back with all its room.
    fn finish(&mut self, brief: bool, exact: &mut bool) -> Option<Fit> {
        if !self.orders.is_empty() {
            self.put_orders_in_place(exact)?;
        }
        if self.is_dominated {
            self.body.set_dominated();
        }
        if brief {
            return Some(Fit::Whole);
        }
        if self.body.is_small() {
            return Some(Fit::Taken);
        }
        self.body.shrink_to_fit();
        Some(Fit::Whole)
    }

    fn put_orders_in_place(&mut self, exact: &mut bool) -> Option<()> {
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
    /// How many of them have been begun.
    begun: usize,
    /// The blocks of the region being read.
    blocks: Vec<BlockId>,
    /// How many of them have been begun.
    begun_blocks: usize,
    /// Operations of the current block still to be read.
    ops: u64,
    /// How many values the region being read defines itself.
    values: usize,
    /// Whether the regions stand in a section of their own, after which reading goes on behind it.
    section: bool,
    /// Whether the regions are a scope of their own.
    scope: bool,
    /// Whether the regions are a body of their own.
    body: bool,
    /// Where what is read ends in the file, if the reader has only a part of it.
    end: Option<u64>,
    /// The number of the first value that the regions define themselves.
    first_value: u64,
    /// The lowest number of a value that is used in them.
    lowest_use: u64,
    /// Where the results of the operation stand in the scope, in which they may not be used until its regions have been read.
    results: Range<usize>,
}

/// The regions of the operation just read.
struct Nested {
    name: OpName,
    /// The body that they are to be, and how many they are.
    child: Option<(BodyId, u32)>,
    /// Otherwise the regions, of the body being read.
    regions: Regions,
    /// What the file says of them.
    isolated: bool,
    /// How many values the operation has defined.
    results: usize,
}

/// Memory of what has been read, for what comes next.
#[derive(Default)]
struct Spare {
    bodies: Vec<Box<Body>>,
    scopes: Vec<Scope>,
    blocks: Vec<Vec<BlockId>>,
    /// The bodies that have been given away and come back.
    given: Vec<BodyId>,
}

impl Spare {
    fn scope(&mut self) -> Scope {
        self.scopes.pop().unwrap_or_default()
    }

    fn blocks(&mut self) -> Vec<BlockId> {
        self.blocks.pop().unwrap_or_default()
    }
}

pub(crate) struct BodyReader<'f, 'a, 'c, 'm> {
    pub(crate) decoder: Decoder<'f, 'a, 'c>,
    module: &'m Module<'c>,
    pub(crate) later: Option<&'m Later>,
    /// A table of symbols of so many bytes is no body that is left for later: what it holds is.
    pub(crate) least_wrapper: u64,
    /// Those that have been met.
    pub(crate) wrappers: Vec<BodyId>,
    pub(crate) cache: AttributeCache,
    /// The attributes that are left for later, if they are.
    pub(crate) put_off: Option<PutOffs>,
    /// For who wants to write again what has been read: what there is to know of it.
    pub(crate) again: Option<Again>,
    /// What is known of each name of the file that has been met.
    kinds: Vec<Option<op_fast_path::Kind>>,
    building: Vec<Building>,
    scopes: Vec<Scope>,
    frames: Vec<Frame<'a>>,
    /// What is no longer needed and can be used again.
    spare: Spare,
    /// Regions and blocks announced and not yet read, and values announced and not yet defined: each takes a byte at
    /// least.
    awaited: u64,
    /// What is wrong if reading comes to an end though more are to come than there are bytes.
    too_many: Option<Error>,
    /// Uses whose value has not been defined.
    unresolved: usize,
    operands: Vec<ValueId>,
    results: Vec<Type>,
    locs: Vec<Attr>,
    successors: Vec<BlockId>,
}

impl<'f, 'a, 'c, 'm> BodyReader<'f, 'a, 'c, 'm> {
    pub(crate) fn new(decoder: Decoder<'f, 'a, 'c>, module: &'m Module<'c>, later: Option<&'m Later>) -> Self {
        Self {
            decoder,
            module,
            later,
            least_wrapper: u64::MAX,
            wrappers: Vec::new(),
            cache: AttributeCache::default(),
            put_off: None,
            again: None,
            kinds: Vec::new(),
            building: Vec::new(),
            scopes: Vec::new(),
            frames: Vec::new(),
            spare: Spare::default(),
            awaited: 0,
            too_many: None,
            unresolved: 0,
            operands: Vec::new(),
            results: Vec::new(),
            locs: Vec::new(),
            successors: Vec::new(),
        }
    }

    /// Reads the section: one block without arguments, which needs no region.
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

    /// Reads a body that was left for later.
    pub(crate) fn body(&mut self, id: BodyId, reader: Reader<'a>, regions: u32) -> Result<Box<Body>> {
        self.start(id, reader, regions);
        self.run(reader)
    }

    /// The same, with the attributes left to whoever [helps](Aside::help), until this has ended.
    pub(crate) fn body_aside(
        &mut self,
        id: BodyId,
        reader: Reader<'a>,
        regions: u32,
        aside: &Arc<Aside>,
    ) -> Result<Box<Body>> {
        self.aside(aside, false, |own| own.body(id, reader, regions))
    }

    /// What stands at the top, with the attributes left likewise.
    pub(crate) fn top_aside(&mut self, aside: &Arc<Aside>) -> Result<Box<Body>> {
        self.aside(aside, true, Self::top)
    }

    fn aside(
        &mut self,
        aside: &Arc<Aside>,
        all: bool,
        read: impl FnOnce(&mut Self) -> Result<Box<Body>>,
    ) -> Result<Box<Body>> {
        let _ending = Ending(aside);
        self.put_off = Some(PutOffs { list: Vec::new(), aside: Some(Arc::clone(aside)), all });
        let body = read(self);
        self.put_off.take().iter_mut().for_each(PutOffs::hand_over);
        body
    }

    /// What was put off.
    pub(crate) fn work_out(&mut self, what: &PutOff) -> Result<WorkedOut> {
        let section = self.decoder.file.ir;
        let loc = what.loc.map(|index| self.decoder.location(&section, index)).transpose()?;
        Ok((self.cache.get(&mut self.decoder, &section, what.name, what.dictionary, what.entry)?, loc))
    }

    /// The location that stands here, or its index, if it is worked out later: that of what stands at the top may hold much.
    fn location_or_later(&mut self, reader: &mut Reader<'a>) -> Result<(Attr, Option<u64>)> {
        let index = reader.read_varint()?;
        let is_later = self.put_off.as_ref().is_some_and(|put_off| put_off.all) && !self.decoder.file.is_foreign;
        if is_later && self.decoder.is_location_to_come(index) {
            return Ok((self.decoder.ctx.unknown_loc(), Some(index)));
        }
        Ok((self.decoder.location(reader, index)?, None))
    }

    /// The same, with all that it remembers, for another borrow of the module.
    pub(crate) fn for_module<'n>(self, module: &'n Module<'c>) -> BodyReader<'f, 'a, 'c, 'n> {
        BodyReader {
            decoder: self.decoder,
            module,
            later: None,
            least_wrapper: u64::MAX,
            wrappers: Vec::new(),
            cache: self.cache,
            put_off: self.put_off,
            again: self.again,
            kinds: self.kinds,
            building: self.building,
            scopes: self.scopes,
            frames: self.frames,
            spare: self.spare,
            awaited: self.awaited,
            too_many: self.too_many,
            unresolved: self.unresolved,
            operands: self.operands,
            results: self.results,
            locs: self.locs,
            successors: self.successors,
        }
    }

    /// A body that nobody needs any more: its room is used for the next one, for which it is cleared then.
    pub(crate) fn take_back(&mut self, body: Box<Body>) {
        if self.spare.bodies.len() < MOST_SPARE {
            self.spare.bodies.push(body);
        }
    }

    /// Takes back those that this reader has read since it last did: their memory is near the processor that its thread runs on.
    pub(crate) fn take_back_own(&mut self, module: &mut Module<'_>) {
        let mut given = std::mem::take(&mut self.spare.given);
        given.drain(..).filter_map(|id| module.unload(id)).for_each(|body| self.take_back(body));
        self.spare.given = given;
    }

    /// Those that this reader has read are taken back by somebody else.
    pub(crate) fn leave_own(&mut self) {
        self.spare.given.clear();
    }

    /// A body to be filled.
    fn build(&mut self, id: BodyId) -> Building {
        if self.again.is_some() {
            self.spare.given.push(id);
        }
        Building::new(id, &mut self.spare.bodies)
    }

    /// Leaves all that has been given back to the end of the process.
    pub(crate) fn leak(&mut self) {
        std::mem::forget(std::mem::take(&mut self.spare));
    }

    /// Takes note of something that is not as it would be written.
    #[inline]
    fn expect(&mut self, as_written: bool) {
        if let Some(again) = &mut self.again {
            again.exact &= as_written;
        }
    }

    fn start(&mut self, id: BodyId, reader: Reader<'a>, regions: u32) {
        let mut building = self.build(id);
        self.awaited += u64::from(regions);
        let regions = (0..regions).map(|_| building.body.new_root()).collect();
        self.building.push(building);
        self.scopes.push(self.spare.scope());
        self.frames.push(Frame { blocks: self.spare.blocks(), ..Frame::new(reader, regions, true, true, true) });
    }

    /// Reads until the first body is complete.
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
                // They stay announced: otherwise many regions could each announce as many as the file has bytes.
                self.expect(undefined == 0);
            } else if frame.begun < frame.regions.len() {
                self.region()?;
            } else if let Some(body) = self.pop(start)? {
                return self.too_many.take().map_or(Ok(body), Err);
            }
        }
    }

    /// Ends the innermost operation; gives the body if it was the first one.
    fn pop(&mut self, start: Reader<'a>) -> Result<Option<Box<Body>>> {
        let Some(frame) = self.frames.pop() else { return Ok(None) };
        self.expect(!frame.reader.is_wasteful());
        // Regions are isolated if they use nothing of what is around them, and only then.
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
        let brief = self.again.is_some();
        let mut exact = true;
        let fit = building.finish(brief, &mut exact).ok_or_else(|| start.error(message))?;
        self.expect(exact);
        let mut body = building.body;
        match fit {
            Fit::Whole if last => return Ok(Some(body)),
            Fit::Whole => self.module.set_body(id, body),
            Fit::Taken => {
                let taken = last.then(|| Box::new(body.take_compact()));
                if !last {
                    self.module.set_body_from(id, &mut body);
                }
                self.spare.bodies.push(body);
                return Ok(taken);
            }
        }
        Ok(None)
    }

    fn scope_mut(&mut self) -> &mut Scope {
        if self.scopes.is_empty() {
            self.scopes.push(Scope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    /// Takes note of regions, blocks or values that are to come. Where there are more than the file has bytes, there is an error ahead:
    /// upstream's, which is met while they are read, or that they are too many. No more room is made for them than there could be, once.
    #[inline(always)]
    fn await_more(&mut self, count: u64, offset: u64, what: &str) -> Result<usize> {
        match self.awaited.checked_add(count) {
            Some(awaited) if awaited <= self.decoder.file.ir_end => {
                self.awaited = awaited;
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
        (self.too_many, self.awaited) = (Some(error), 0);
        Ok(count.min(most.saturating_sub(offset) + 1) as usize)
    }

    /// Sees to it that the innermost reader has that many bytes, or all there are.
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
        self.awaited = self.awaited.saturating_sub(1);
        let blocks = frame.reader.read_varint()?;
        if blocks == 0 {
            return Ok(());
        }
        let values = frame.reader.read_varint()?;
        let offset = frame.reader.offset();
        let blocks = self.await_more(blocks, offset, "blocks")?;
        let values = self.await_more(values, offset, "values")?;
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
            // An operation takes three bytes at least.
            let likely = usize::try_from(ops).unwrap_or(usize::MAX).min(left / 3);
            // What is passed over needs no room.
            if self.later.is_none() && building.body.op_count() == 0 && left >= LARGE_BODY {
                // What is nested in it counts as well: making more room later would copy all. What is not used takes no memory.
                let (ops, operands) = (left / BYTES_FOR_AN_OP, left / BYTES_FOR_AN_OPERAND);
                building.body.reserve(ops.max(likely), ops, operands.max(likely));
            } else {
                building.body.reserve(likely, 0, likely);
            }
        }
        self.awaited = self.awaited.saturating_sub(1);
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
            self.expect(flag == mask::USE_ORDERS && use_list_order::are_in_order(&orders, self.decoder.ctx.release()));
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
        self.awaited = self.awaited.saturating_sub(count as u64);
        self.unresolved = self.unresolved.saturating_sub(resolved);
        Ok(())
    }

    /// Whether a section holds one region without blocks, as nearly all of globals do, and nobody wants to know more.
    fn is_bare(&self, section: &Reader<'a>, end: Option<u64>) -> bool {
        let at_once = self.again.is_none() && !self.decoder.options.lazy && end.is_none();
        at_once && section.rest() == [NO_BLOCKS]
    }

    /// Whether an operation whose body has so many bytes is there to hold others, and most of the file.
    fn is_wrapper(&self, name: OpName, size: u64) -> bool {
        let holds_symbols = || self.decoder.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::SYMBOL_TABLE));
        size >= self.least_wrapper && holds_symbols()
    }

    /// Begins to read the regions of the operation just made.
    fn enter(&mut self, Nested { name, child, regions, isolated, results }: Nested) -> Result<()> {
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let mut reader = frame.reader;
        let mut end = frame.end;
        let section = isolated && self.decoder.file.version >= 2;
        if section {
            let at = frame.reader;
            let id = match frame.end {
                None => {
                    let found = Section::read(&mut frame.reader)?;
                    reader = found.reader();
                    self.again.iter_mut().for_each(|again| again.exact &= found.alignment.is_none());
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
                self.awaited = self.awaited.saturating_sub(1);
                return Ok(());
            }
            // What stands at the top of the file is read now: otherwise there would be nothing to look at.
            let is_later = self.frames.len() > 1 && !self.is_wrapper(name, size);
            if let (Some((id, regions)), Some(later), true) = (child, self.later, is_later) {
                later.insert(id, LaterBody { offset: reader.offset(), size, regions });
                self.awaited = self.awaited.saturating_sub(regions.into());
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
                if self.later.is_some() && self.frames.len() > 1 {
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
        let first_value = self.scopes.last().map_or(0, Scope::len);
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
