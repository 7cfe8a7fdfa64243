//! Reads a file into a module: the tables, then the operations, body by body.

mod quick;

use std::any::Any;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bytes::Bytes;
use mlirkit_defs::OpFlags;
use mlirkit_diag::{Diagnostic, Error, Position, Result};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{
    Attr, AttrData, BlockId, Body, BodyId, Context, FileTables, Ident, LazyBodies, Module, NewOp, OpId, OpName,
    RegionId, ResourceValue, Type, ValueId,
};
use mlirkit_wire::{Reader, Section, SectionExtent, SectionId};

use crate::attributes::{AttributeCache, Attributes};
use crate::codec::Codec;
use crate::decode::{Decoder, unexpected_attr};
use crate::file::{File, Resources};
use crate::ir::mask;
use crate::kept;
use crate::options::ReadOptions;
use crate::properties;
use crate::scope::Scope;
use crate::source::{Input, Parts, Ranges};
use crate::use_orders::{self, Encoded};
use crate::window;

/// Whether these are the first bytes of a bytecode file.
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    mlirkit_wire::is_bytecode(bytes)
}

/// Reads a bytecode file. Large constants and resources stay slices of `input`.
///
/// The top block of the module holds whatever operations the file has at its top.
///
/// # Errors
/// What is wrong with the file, with section and offset.
pub fn read<'c>(ctx: &'c Context, input: Bytes, options: &ReadOptions) -> Result<Module<'c>> {
    placed(read_module(ctx, Input::Whole(input), options), options)
}

/// Opens a bytecode file that is not at hand as a whole: header, tables and the names of what stands at its top are read, and a
/// function when somebody looks at it. Of large constants, only those that are looked at are read; resources are read by
/// [`Module::load_resource`].
///
/// Files before version 2, and files whose dialects bring them up to date, are read as a whole.
///
/// # Errors
/// The source fails, or what is wrong with the file, with section and offset.
pub fn read_ranged<'c>(ctx: &'c Context, source: Arc<dyn Ranges>, options: &ReadOptions) -> Result<Module<'c>> {
    let options = ReadOptions { lazy: true, ..options.clone() };
    let whole = source.clone();
    let parts = placed(Parts::open(source), &options)?;
    match placed(read_module(ctx, Input::Parts(Box::new(parts)), &options), &options) {
        Err(error) if error.message == NOT_IN_PARTS => {
            let bytes = whole.read(0..whole.size())?;
            read(ctx, bytes, &options)
        }
        result => result,
    }
}

/// What is said of a file that cannot be read in parts, to the caller that then reads it as a whole.
const NOT_IN_PARTS: &str = "the file cannot be read in parts";

/// Names the file in an error.
fn placed<T>(result: Result<T>, options: &ReadOptions) -> Result<T> {
    result.map_err(|mut error| {
        let diagnostic = error.diagnostic_mut();
        if let Position::Bytecode { file, .. } = &mut diagnostic.position {
            *file = options.file_name.clone();
        }
        for note in &mut diagnostic.notes {
            if let Position::Bytecode { file, .. } = &mut note.position {
                *file = options.file_name.clone();
            }
        }
        error
    })
}

fn read_module<'c>(ctx: &'c Context, input: Input, options: &ReadOptions) -> Result<Module<'c>> {
    let opened = Opened::try_new(input, |input| File::open(input, ctx, options))?;
    let file = opened.borrow_dependent();
    let note = file.note.clone();
    let explain = |error: Error| error.with_note(note.clone());
    let mut module = Module::new(ctx);
    let resources = Resources::read(opened.borrow_owner(), file, ctx).map_err(explain)?;
    (module.dialect_resources, module.external_resources) = (resources.dialects, resources.external);
    // Sections for isolated regions exist since version 2.
    let versioned = (0..file.versions.len()).any(|index| file.version_data(index as u32).is_some());
    let sections = file.version >= 2;
    let later = (options.lazy && sections && !versioned).then(Later::default);
    if later.is_none() && opened.borrow_owner().parts().is_some() {
        return Err(Error::unplaced(NOT_IN_PARTS));
    }
    if later.is_none() {
        Decoder::new(file, opened.borrow_owner(), ctx, options).adopt_locations();
        file.done_with(file.entries_size, options);
    }
    let threads = if later.is_none() && sections && file.ir.len() >= WORTH_THREADS { ctx.threads() } else { 1 };
    if !(threads > 1 && read_in_parallel(&mut module, &opened, options, threads)) {
        let decoder = Decoder::new(file, opened.borrow_owner(), ctx, options);
        let top = BodyReader::new(decoder, &module, later.as_ref()).top().map_err(explain)?;
        if let Some(body) = module.body_mut(Module::TOP) {
            *body = top;
        }
    }
    module.release = file.release;
    module.followed.clone_from(&file.followed);
    if let Some(later) = later {
        module.set_lazy(Box::new(LazyFile { opened, options: options.clone(), later }));
    } else {
        let tables = kept::tables(Decoder::new(file, opened.borrow_owner(), ctx, options));
        module.set_file_tables(tables.map(Arc::new));
        upgrade(&mut module, file)?;
    }
    Ok(module)
}

/// From this size on, operations are read by several threads.
const WORTH_THREADS: usize = 10 * WORTH_A_THREAD;

/// Reads what stands at the top, then the properties of that and the bodies that have sections of their own, on several
/// threads. `false` if anything is wrong: reading in order will say what is wrong first.
fn read_in_parallel(module: &mut Module<'_>, opened: &Opened, options: &ReadOptions, threads: usize) -> bool {
    let (input, file, ctx) = (opened.borrow_owner(), opened.borrow_dependent(), module.context());
    let Input::Whole(bytes) = input else { return false };
    let mut read = Module::new(ctx);
    let later = Later::default();
    let reader = || BodyReader::new(Decoder::new(file, input, ctx, options), &read, None);
    let mut first = BodyReader { later: Some(&later), put_off: Some(Vec::new()), ..reader() };
    let Ok(top) = first.top() else { return false };
    let put_off = first.put_off.take().unwrap_or_default();
    let runs: Vec<&[PutOff]> = put_off.chunks(AT_ONCE).collect();
    let made: Vec<OnceLock<Vec<Attributes>>> = runs.iter().map(|_| OnceLock::new()).collect();
    let several = if put_off.len() < WORTH_A_THREAD / 10 { 1 } else { threads };
    let done = threads::try_each(several, runs.len(), reader, |bodies, index| {
        let (Some(run), Some(slot)) = (runs.get(index), made.get(index)) else { return Ok(()) };
        let one =
            |what: &PutOff| bodies.cache.get(&mut bodies.decoder, &file.ir, what.name, what.dictionary, what.entry);
        let _ = slot.set(run.iter().map(one).collect::<Result<_>>()?);
        Ok::<_, Error>(())
    });
    if done.is_err() {
        return false;
    }
    let places: Vec<(BodyId, LaterBody)> = later.all();
    let done = threads::try_each(threads, places.len(), reader, |bodies, index| {
        let Some((id, place)) = places.get(index) else { return Ok(()) };
        read.set_body(*id, bodies.body(place.reader(bytes), place.regions)?);
        file.done_with(place.size, options);
        Ok::<_, Error>(())
    });
    if done.is_err() {
        return false;
    }
    if let Some(body) = read.body_mut(Module::TOP) {
        *body = top;
    }
    for (what, (attrs, props)) in put_off.iter().zip(made.into_iter().filter_map(OnceLock::into_inner).flatten()) {
        if let Some(body) = read.body_mut(what.body) {
            let op = body.op_mut(what.op);
            (op.attrs, op.props) = (attrs, props);
        }
    }
    (read.dialect_resources, read.external_resources) =
        (std::mem::take(&mut module.dialect_resources), std::mem::take(&mut module.external_resources));
    *module = read;
    true
}

/// The attributes of an operation that are worked out later, by several threads.
struct PutOff {
    body: BodyId,
    op: OpId,
    name: (u32, OpName),
    dictionary: Option<Attr>,
    entry: Option<u64>,
}

/// The attributes of so many operations are worked out in one go.
const AT_ONCE: usize = 128;

/// Gives each dialect that wrote a version the opportunity to bring what was read up to date.
fn upgrade(module: &mut Module<'_>, file: &File<'_>) -> Result<()> {
    let ctx = module.context();
    for (name, version) in file.dialect_names.iter().zip(&file.versions) {
        if let Some(Some(version)) = version.get()
            && let Some(codec) = Codec::of(ctx, *name).interface()
        {
            codec.upgrade_from_version(module, version)?;
        }
    }
    Ok(())
}

self_cell::self_cell!(
    /// A file and its tables, which point into it.
    struct Opened {
        owner: Input,

        #[covariant]
        dependent: File,
    }
);

/// Where the bodies are that have been left for later, by their numbers.
#[derive(Default)]
pub(crate) struct Later(Mutex<Vec<Option<LaterBody>>>);

#[derive(Clone, Copy)]
pub(crate) struct LaterBody {
    offset: u64,
    size: u64,
    pub(crate) regions: u32,
}

impl LaterBody {
    fn range(&self) -> std::ops::Range<u64> {
        self.offset..self.offset.saturating_add(self.size)
    }

    pub(crate) fn reader<'a>(&self, input: &'a [u8]) -> Reader<'a> {
        let start = usize::try_from(self.offset).unwrap_or(usize::MAX);
        let data = input.get(start..).and_then(|rest| rest.get(..usize::try_from(self.size).ok()?));
        Reader::new(data.unwrap_or_default(), self.offset, Some(SectionId::Ir))
    }
}

impl Later {
    /// All of them, in the order of their numbers.
    fn all(self) -> Vec<(BodyId, LaterBody)> {
        let places = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        (0..).map(BodyId).zip(places).filter_map(|(id, place)| Some((id, place?))).collect()
    }

    fn insert(&self, id: BodyId, body: LaterBody) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.len() <= id.index() {
            places.resize(id.index() + 1, None);
        }
        if let Some(place) = places.get_mut(id.index()) {
            *place = Some(body);
        }
    }

    pub(crate) fn get(&self, id: BodyId) -> Option<LaterBody> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id.index()).copied().flatten()
    }
}

/// A file some of whose bodies are still to be read.
pub(crate) struct LazyFile {
    opened: Opened,
    options: ReadOptions,
    later: Later,
}

impl LazyFile {
    /// What its bodies are read with, and where they are; `None` if the file is not at hand as a whole.
    pub(crate) fn parts<'f, 'c>(&'f self, ctx: &'c Context) -> Option<(Decoder<'f, 'f, 'c>, &'f Later, &'f [u8])> {
        let input = self.opened.borrow_owner();
        let Input::Whole(bytes) = input else { return None };
        let decoder = Decoder::new(self.opened.borrow_dependent(), input, ctx, &self.options);
        Some((decoder, &self.later, bytes))
    }
}

impl LazyBodies for LazyFile {
    fn decode(&self, module: &Module<'_>, body: BodyId) -> Result<Body, Box<Diagnostic>> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let Some(place) = self.later.get(body) else { return Ok(Body::new()) };
        let read = || {
            let reader = Reader::new(input.get(place.range())?, place.offset, Some(SectionId::Ir));
            let decoder = Decoder::new(file, input, module.context(), &self.options);
            BodyReader::new(decoder, module, Some(&self.later)).body(reader, place.regions)
        };
        placed(read().map_err(|error| error.with_note(file.note.clone())), &self.options)
            .map_err(|error| Box::new(error.into_diagnostic()))
    }

    fn tables(&self, module: &Module<'_>) -> Option<FileTables> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        kept::tables(Decoder::new(file, input, module.context(), &self.options))
    }

    fn unread(&self) -> Option<&dyn Any> {
        Some(self)
    }

    fn has_unread_resources(&self) -> bool {
        self.opened.borrow_owner().parts().is_some()
    }

    fn resource(
        &self,
        module: &Module<'_>,
        group: Ident,
        key: Ident,
    ) -> Result<Option<ResourceValue>, Box<Diagnostic>> {
        let (input, file) = (self.opened.borrow_owner(), self.opened.borrow_dependent());
        let found = Resources::one(input, file, module.context(), group, key);
        placed(found, &self.options).map_err(|error| Box::new(error.into_diagnostic()))
    }
}

/// A body that is being read.
struct Building {
    body: Body,
    id: BodyId,
    /// Use-list orders that differ, to be put in place when all uses are known.
    orders: Vec<(ValueId, Encoded)>,
}

/// A body of so many operations at most is copied out of the one in which it was built, which is used again: that takes less
/// than making room step by step, and giving back what was too much.
const SMALL_BODY: usize = 256;

impl Building {
    /// `spare` are bodies with room.
    fn new(id: BodyId, spare: &mut Vec<Body>) -> Self {
        Self { body: spare.pop().unwrap_or_default(), id, orders: Vec::new() }
    }

    /// Puts the use-list orders in place; `None` if one does not fit.
    fn finish(mut self, spare: &mut Vec<Body>) -> Option<Body> {
        if self.body.op_count() <= SMALL_BODY {
            let exact = self.body.clone();
            let mut room = std::mem::replace(&mut self.body, exact);
            room.clear();
            spare.push(room);
        } else {
            self.body.shrink_to_fit();
        }
        if self.orders.is_empty() {
            return Some(self.body);
        }
        let uses = use_orders::uses_as_read(&self.body, self.orders.iter().map(|(value, _)| *value));
        for (value, order) in &self.orders {
            let reference = uses.of(*value);
            if reference.len() < 2 {
                continue;
            }
            let actual = order.apply(reference)?;
            if *actual != *reference {
                self.body.use_orders.insert(*value, actual);
            }
        }
        Some(self.body)
    }
}

/// An operation whose regions are being read.
struct Frame<'a> {
    reader: Reader<'a>,
    regions: Vec<RegionId>,
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
}

/// The regions of the operation just read.
struct Nested {
    /// The body that they are to be, and how many they are.
    child: Option<(BodyId, u32)>,
    /// Otherwise the regions, of the body being read.
    regions: Vec<RegionId>,
    /// What the file says of them.
    isolated: bool,
}

/// Memory of what has been read, for what comes next.
#[derive(Default)]
struct Spare {
    bodies: Vec<Body>,
    scopes: Vec<Scope>,
    blocks: Vec<Vec<BlockId>>,
}

impl Spare {
    fn scope(&mut self) -> Scope {
        self.scopes.pop().unwrap_or_default()
    }

    fn blocks(&mut self) -> Vec<BlockId> {
        self.blocks.pop().unwrap_or_default()
    }
}

struct BodyReader<'f, 'a, 'c, 'm> {
    decoder: Decoder<'f, 'a, 'c>,
    module: &'m Module<'c>,
    later: Option<&'m Later>,
    cache: AttributeCache,
    /// The attributes that are left for later, if they are.
    put_off: Option<Vec<PutOff>>,
    /// What is known of each name of the file that has been met.
    kinds: Vec<Option<quick::Kind>>,
    building: Vec<Building>,
    scopes: Vec<Scope>,
    frames: Vec<Frame<'a>>,
    /// What is no longer needed and can be used again.
    spare: Spare,
    /// Regions and blocks announced and not yet read, and values announced and not yet defined: each takes a byte at
    /// least, so more than are left are refused.
    awaited: u64,
    /// Uses whose value has not been defined.
    unresolved: usize,
    operands: Vec<ValueId>,
    results: Vec<Type>,
    locs: Vec<Attr>,
    successors: Vec<BlockId>,
}

impl<'f, 'a, 'c, 'm> BodyReader<'f, 'a, 'c, 'm> {
    fn new(decoder: Decoder<'f, 'a, 'c>, module: &'m Module<'c>, later: Option<&'m Later>) -> Self {
        Self {
            decoder,
            module,
            later,
            cache: AttributeCache::default(),
            put_off: None,
            kinds: Vec::new(),
            building: Vec::new(),
            scopes: Vec::new(),
            frames: Vec::new(),
            spare: Spare::default(),
            awaited: 0,
            unresolved: 0,
            operands: Vec::new(),
            results: Vec::new(),
            locs: Vec::new(),
            successors: Vec::new(),
        }
    }

    /// Reads the section: one block without arguments, which needs no region.
    fn top(&mut self) -> Result<Body> {
        let reader = self.decoder.file.ir;
        self.start(Module::TOP, reader, 1);
        let Some((building, frame)) = self.building.last_mut().zip(self.frames.last_mut()) else {
            return Ok(Body::new());
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
    fn body(&mut self, reader: Reader<'a>, regions: u32) -> Result<Body> {
        self.start(Module::TOP, reader, regions);
        self.run(reader)
    }

    fn start(&mut self, id: BodyId, reader: Reader<'a>, regions: u32) {
        let mut building = Building::new(id, &mut self.spare.bodies);
        self.awaited += u64::from(regions);
        let regions = (0..regions).map(|_| building.body.new_root()).collect();
        self.building.push(building);
        self.scopes.push(self.spare.scope());
        self.frames.push(Frame { blocks: self.spare.blocks(), ..Frame::new(reader, regions, true, true, true) });
    }

    /// Reads until the first body is complete.
    fn run(&mut self, start: Reader<'a>) -> Result<Body> {
        loop {
            let Some(frame) = self.frames.last_mut() else { return Ok(Body::new()) };
            if frame.ops > 0 {
                self.ops()?;
            } else if frame.begun_blocks < frame.blocks.len() {
                self.block()?;
            } else if frame.begun > 0 && !frame.blocks.is_empty() {
                frame.blocks.clear();
                let values = std::mem::take(&mut frame.values);
                let undefined = self.scope_mut().leave(values);
                self.awaited = self.awaited.saturating_sub(undefined);
            } else if frame.begun < frame.regions.len() {
                self.region()?;
            } else if let Some(body) = self.pop(start)? {
                return Ok(body);
            }
        }
    }

    /// Ends the innermost operation; gives the body if it was the first one.
    fn pop(&mut self, start: Reader<'a>) -> Result<Option<Body>> {
        let Some(frame) = self.frames.pop() else { return Ok(None) };
        if let Some(parent) = self.frames.last_mut().filter(|_| !frame.section) {
            parent.reader = frame.reader;
        }
        if frame.scope
            && let Some(mut scope) = self.scopes.pop()
        {
            scope.clear();
            self.spare.scopes.push(scope);
        }
        let mut blocks = frame.blocks;
        blocks.clear();
        self.spare.blocks.push(blocks);
        if !frame.body {
            return Ok(None);
        }
        let Some(building) = self.building.pop() else { return Ok(None) };
        let last = self.building.is_empty();
        if last && self.unresolved != 0 {
            return Err(start.error("not all forward unresolved forward operand references"));
        }
        let id = building.id;
        let message = "parsed use-list orders were invalid and could not be applied";
        let body = building.finish(&mut self.spare.bodies).ok_or_else(|| start.error(message))?;
        if last {
            return Ok(Some(body));
        }
        self.module.set_body(id, body);
        Ok(None)
    }

    fn scope_mut(&mut self) -> &mut Scope {
        if self.scopes.is_empty() {
            self.scopes.push(Scope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    /// Takes note of values or blocks that are to come.
    fn await_more(&mut self, count: u64, reader: &Reader<'a>, what: &str) -> Result<usize> {
        let left = self.decoder.file.ir_end.saturating_sub(reader.offset());
        match self.awaited.checked_add(count) {
            Some(awaited) if awaited <= left => {
                self.awaited = awaited;
                Ok(count as usize)
            }
            _ => Err(reader.error(format!("{count} {what} exceed the {left} bytes that remain"))),
        }
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
        let reader = frame.reader;
        let blocks = self.await_more(blocks, &reader, "blocks")?;
        let values = self.await_more(values, &reader, "values")?;
        self.scope_mut().enter(values);
        let (Some(frame), Some(building), Some(region)) = (self.frames.last_mut(), self.building.last_mut(), region)
        else {
            return Ok(());
        };
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
        let mut reader = frame.reader;
        if let Some(building) = self.building.last_mut() {
            // An operation takes three bytes at least.
            let likely = usize::try_from(ops).unwrap_or(usize::MAX).min(reader.len() / 3);
            building.body.reserve(likely, 0, likely);
        }
        self.awaited = self.awaited.saturating_sub(1);
        if has_args {
            self.args(block, &mut reader)?;
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.reader = reader;
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
            self.results.push(ty);
            self.locs.push(loc);
        }
        let Some(building) = self.building.last_mut() else { return Ok(()) };
        let first = building.body.set_args(block, &self.results, &self.locs);
        self.define(first, count, reader)?;
        if version >= 3 && reader.read_byte()? != 0 {
            let orders = use_orders::read(reader, count)?;
            self.keep_orders(first, count, orders);
        }
        Ok(())
    }

    fn keep_orders(&mut self, first: ValueId, count: usize, orders: Vec<(u64, Encoded)>) {
        let Some(building) = self.building.last_mut().filter(|_| !self.decoder.options.skip_use_orders) else { return };
        for (index, order) in orders.into_iter().filter(|(index, _)| *index < count as u64) {
            building.orders.push((ValueId(first.0 + index as u32), order));
        }
    }

    fn location(&mut self, reader: &mut Reader<'a>) -> Result<Attr> {
        let index = reader.read_varint()?;
        self.decoder.location(reader, index)
    }

    fn define(&mut self, first: ValueId, count: usize, reader: &Reader<'a>) -> Result<()> {
        let (Some(scope), Some(building)) = (self.scopes.last_mut(), self.building.last_mut()) else { return Ok(()) };
        let resolved = scope.define(first, count, &mut building.body).map_err(|message| reader.error(message))?;
        self.awaited = self.awaited.saturating_sub(count as u64);
        self.unresolved = self.unresolved.saturating_sub(resolved);
        Ok(())
    }

    /// Reads operations of the current block, up to its end or to the first one that has regions.
    fn ops(&mut self) -> Result<()> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let (mut reader, mut left) = (frame.reader, frame.ops);
        let parts = frame.end.zip(self.decoder.file.parts);
        // The block being read is the last one begun.
        let block = frame.begun_blocks.checked_sub(1).and_then(|index| frame.blocks.get(index)).copied();
        let (block, defines) = (block.unwrap_or(BlockId::NONE), frame.values != 0);
        let mut nested = None;
        while left > 0 && nested.is_none() {
            self.quick_ops(&mut reader, &mut left, block, defines);
            if left == 0 {
                break;
            }
            left -= 1;
            if let Some((end, parts)) = parts {
                reader = window::of_operation(parts, reader, end, self.decoder.file.version)?;
            }
            nested = self.op(&mut reader, block, defines)?;
        }
        if let Some(frame) = self.frames.last_mut() {
            (frame.reader, frame.ops) = (reader, left);
        }
        nested.map_or(Ok(()), |nested| self.enter(nested))
    }

    fn op(&mut self, reader: &mut Reader<'a>, block: BlockId, defines: bool) -> Result<Option<Nested>> {
        let version = self.decoder.file.version;
        let name_index = reader.read_varint()?;
        let name = self.decoder.op_name(reader, name_index)?;
        self.remember(name_index, name);
        let mask = reader.read_byte()?;
        let loc = self.location(reader)?;
        let (dictionary, entry) = self.attributes(reader, mask)?;
        let has_attributes = dictionary.is_some()
            || entry.is_some()
            || self.decoder.ctx.op_def(name).is_some_and(|def| !def.slots.is_empty());
        let named = (name_index as u32, name);
        let put_off = has_attributes && self.put_off.is_some() && !self.decoder.file.is_foreign;
        let (attrs, mut props) = match has_attributes && !put_off {
            true => self.cache.get(&mut self.decoder, reader, named, dictionary, entry)?,
            false => (None, None),
        };
        self.results.clear();
        if mask & mask::RESULTS != 0 {
            for _ in 0..reader.read_count(1)? {
                let ty = reader.read_varint()?;
                self.results.push(self.decoder.ty(reader, ty)?);
            }
        }
        self.read_operands(reader, mask)?;
        if self.decoder.file.is_foreign {
            props =
                properties::with_groups(self.decoder.ctx, self.decoder.file.release, name, props, self.operands.len());
        }
        self.successors.clear();
        if mask & mask::SUCCESSORS != 0 {
            for _ in 0..reader.read_count(1)? {
                let index = reader.read_varint()?;
                let blocks = self.frames.last().map_or(&[][..], |frame| &frame.blocks);
                let block = usize::try_from(index).ok().and_then(|index| blocks.get(index));
                let block = block.ok_or_else(|| reader.error(format!("invalid successor index: {index}")))?;
                self.successors.push(*block);
            }
        }
        let orders = if version >= 3 && mask & mask::USE_ORDERS != 0 {
            use_orders::read(reader, self.results.len())?
        } else {
            Vec::new()
        };
        let mut child = None;
        let mut regions = Vec::new();
        let mut isolated = false;
        if mask & mask::REGIONS != 0 {
            let (count, flag) = reader.read_varint_with_flag()?;
            let whole = self.frames.last().is_none_or(|frame| frame.end.is_none());
            if whole && count > reader.len() as u64 {
                return Err(reader.error("attempting to parse a byte at the end of the bytecode"));
            }
            self.await_more(count, reader, "regions")?;
            isolated = flag;
            let own_body = self.decoder.ctx.op_def(name).is_some_and(|def| def.flags.has(OpFlags::ISOLATED));
            if flag && own_body && count > 0 {
                child = Some((self.module.add_lazy_body(), count as u32));
            } else if let Some(building) = self.building.last_mut() {
                regions.extend((0..count).map(|_| building.body.new_region()));
            }
        }
        let Some(building) = self.building.last_mut() else { return Ok(None) };
        let op = building.body.new_op(&NewOp {
            attrs,
            props,
            operands: &self.operands,
            results: &self.results,
            successors: &self.successors,
            regions: &regions,
            child: child.map(|(id, _)| id),
            ..NewOp::new(name, loc)
        });
        if let (Some(list), true) = (&mut self.put_off, put_off) {
            list.push(PutOff { body: building.id, op, name: named, dictionary, entry });
        }
        let first = building.body.results(op).next();
        if block != BlockId::NONE {
            building.body.push_op(block, op);
        }
        if let (Some(first), true) = (first, defines) {
            let count = self.results.len();
            self.define(first, count, reader)?;
            if !orders.is_empty() {
                self.keep_orders(first, count, orders);
            }
        }
        let has_regions = child.is_some() || !regions.is_empty();
        Ok(has_regions.then_some(Nested { child, regions, isolated }))
    }

    /// The dictionary of an operation and the entry of its properties.
    fn attributes(&mut self, reader: &mut Reader<'a>, mask: u8) -> Result<(Option<Attr>, Option<u64>)> {
        let mut dictionary = None;
        if mask & mask::ATTRS != 0 {
            let index = reader.read_varint()?;
            let attr = self.decoder.attr(reader, index)?;
            let AttrData::Dictionary(entries) = self.decoder.ctx.attr_data(attr) else {
                return Err(reader.error(unexpected_attr(&self.decoder, "DictionaryAttr", attr)));
            };
            dictionary = (!entries.is_empty()).then_some(attr);
        }
        let mut entry = None;
        if mask & mask::PROPERTIES != 0 {
            if self.decoder.file.version < 5 {
                let version = self.decoder.file.version;
                return Err(reader.error(format!(
                    "Unexpected missing `wasRegistered` opname flag at bytecode version {version} with properties."
                )));
            }
            entry = Some(reader.read_varint()?);
        }
        Ok((dictionary, entry))
    }

    fn read_operands(&mut self, reader: &mut Reader<'a>, mask: u8) -> Result<()> {
        self.operands.clear();
        if mask & mask::OPERANDS == 0 {
            return Ok(());
        }
        let count = reader.read_count(1)?;
        let (Some(scope), Some(building)) = (self.scopes.last_mut(), self.building.last()) else { return Ok(()) };
        let op = OpId(building.body.op_count() as u32);
        for operand in 0..count {
            let index = reader.read_varint()?;
            let found = scope.operand(index, op, operand as u32);
            let (value, forward) = found.ok_or_else(|| reader.error(format!("invalid value index: {index}")))?;
            self.unresolved += usize::from(forward);
            self.operands.push(value);
        }
        Ok(())
    }

    /// Begins to read the regions of the operation just made.
    fn enter(&mut self, Nested { child, regions, isolated }: Nested) -> Result<()> {
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
            // What stands at the top of the file is read now: otherwise there would be nothing to look at.
            if let (Some((id, regions)), Some(later), true) = (child, self.later, self.frames.len() > 1) {
                later.insert(id, LaterBody { offset: reader.offset(), size, regions });
                self.awaited = self.awaited.saturating_sub(regions.into());
                return Ok(());
            }
        }
        if self.frames.len() > usize::from(crate::decode::MAX_NESTING) {
            return Err(reader.error("nesting is too deep"));
        }
        if isolated {
            self.scopes.push(self.spare.scope());
        }
        let regions = match child {
            None => regions,
            Some((id, count)) => {
                if section {
                    self.decoder.file.done_with(reader.len() as u64, self.decoder.options);
                }
                let mut building = Building::new(id, &mut self.spare.bodies);
                let regions = (0..count).map(|_| building.body.new_root()).collect();
                self.building.push(building);
                regions
            }
        };
        let blocks = self.spare.blocks();
        self.frames.push(Frame { end, blocks, ..Frame::new(reader, regions, section, isolated, child.is_some()) });
        Ok(())
    }
}

impl<'a> Frame<'a> {
    fn new(reader: Reader<'a>, regions: Vec<RegionId>, section: bool, scope: bool, body: bool) -> Self {
        let blocks = Vec::new();
        Self { reader, regions, begun: 0, blocks, begun_blocks: 0, ops: 0, values: 0, section, scope, body, end: None }
    }
}
