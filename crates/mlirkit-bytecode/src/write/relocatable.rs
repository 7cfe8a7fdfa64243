//! Writing a module that is never there as a whole: each body is written as a draft as soon as somebody has made it, and forgotten.
//! A draft is what will be written, but with handles in place of the numbers that are known only when all bodies have been met;
//! in the end these are put in.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, BodyId, Context, Module, Op, OpId, OpName, OpRef, Props, Type, threads};
use mlirkit_wire::{Encoder, OpenSection, QuickReader, SectionId, VarintRoom};
use rustc_hash::FxHashMap;

use crate::codec::options::WriteOptions;
use crate::codec::use_list_order::{self, OfBodies};
use crate::codec::writer::NameCache;
use crate::encoding::mask;
use crate::number::body_counts::{Counter, Noted, Notes};
use crate::number::local_ids::Places;
use crate::number::numbering::Numberer;
use crate::number::{property_lists, unregistered_properties};
use crate::write::module::write_drafts;
use crate::write::op_headers::{self, Given, Head, Heads, Ready};
use crate::write::op_section::{self, IrWriter, Says, UNKNOWN_LENGTH};

/// Whether bodies can be written as drafts: not for versions or releases in which operations are written otherwise than they are here.
fn are_possible(ctx: &Context, options: &WriteOptions) -> bool {
    (5..=crate::CURRENT_VERSION).contains(&options.version)
        && options.overrides.is_empty()
        && options.dialect_versions.is_empty()
        && options.target_release == ctx.release()
}

/// The properties of an operation's kind, by which they have a number.
pub(crate) type ListOf = (OpName, Option<Props>);

/// Writes drafts: each thread has one of its own, which must be given bodies in the order in which they are numbered, the last one
/// first.
pub struct Drafter<'c, 'o> {
    options: &'o WriteOptions,
    counter: Counter<'c>,
    places: Places,
    heads: Heads,
    /// Where those that it has written find their heads in the end.
    given: Arc<Given>,
}

/// A body that has been written but for the numbers that are not known yet.
pub struct Draft {
    body: BodyId,
    regions: usize,
    bytes: Box<[u8]>,
    heads: Arc<Given>,
    /// The properties of its operations, in the order of their first uses; some may be there several times.
    pub(crate) lists: Box<[ListOf]>,
    notes: Notes,
}

impl<'c, 'o> Drafter<'c, 'o> {
    /// One that has written nothing.
    #[must_use]
    pub fn new(ctx: &'c Context, options: &'o WriteOptions) -> Self {
        let counter = Counter::new(ctx, ctx.attr_count());
        Self { options, counter, places: Places::default(), heads: Heads::default(), given: Arc::default() }
    }

    /// Writes the body that an operation owns; `None` if it has none, or something that is not written like this.
    pub fn draft(&mut self, owner: OpRef<'_, 'c>) -> Option<Draft> {
        let module = owner.module;
        let id = owner.arena().child(owner.id)?;
        self.counter.body(module, id).ok()?;
        self.places.number_body(module, id);
        self.heads.begin_body();
        let mut lists = Vec::new();
        let says = Handles { counter: &mut self.counter, heads: &mut self.heads, lists: &mut lists };
        let body = module.body(id);
        let mut out = Encoder::with_capacity(16 * body.op_count());
        let mut writer = IrWriter::new(module, self.options, &self.places, says, OfBodies::default());
        writer.body(&mut out, id);
        let (bytes, lists) = (out.as_slice()?.into(), lists.into());
        let (heads, notes) = (Arc::clone(&self.given), self.counter.take_notes());
        Some(Draft { body: id, regions: body.roots().len(), bytes, heads, lists, notes })
    }
}

/// What stands in a draft for what a file keeps in its tables.
struct Handles<'d, 'c> {
    counter: &'d mut Counter<'c>,
    heads: &'d mut Heads,
    lists: &'d mut Vec<ListOf>,
}

impl Says for Handles<'_, '_> {
    const IS_DRAFT: bool = true;

    #[inline(always)]
    fn put(out: &mut VarintRoom<'_>, number: u64) {
        // Handles are no longer.
        out.word(number as u32);
    }

    #[inline(always)]
    fn name(&self, name: OpName) -> (u64, bool) {
        (name.index() as u64, true)
    }

    #[inline(always)]
    fn attr(&self, attr: Attr) -> u64 {
        attr.index() as u64
    }

    #[inline(always)]
    fn ty(&self, ty: Type) -> u64 {
        ty.index() as u64
    }

    #[inline(always)]
    fn entry(&mut self, name: OpName, props: Option<Props>) -> Option<u64> {
        if !self.counter.has_properties(name, props).is_ok_and(|has| has) {
            return None;
        }
        self.lists.push((name, props));
        Some(props.map_or(0, Props::index) as u64)
    }

    #[inline(always)]
    fn head(&mut self, op: &Op, results: &[Type]) -> Option<u32> {
        let result = match results {
            [] => None,
            [one] => Some(*one),
            _ => return None,
        };
        let head = Head { name: op.name, attrs: op.attrs, props: op.props, result };
        let has_entry = || self.counter.has_properties(op.name, op.props).is_ok_and(|has| has);
        let (known, is_to_be_listed) = self.heads.find(head, has_entry)?;
        if is_to_be_listed {
            self.lists.push((op.name, op.props));
        }
        Some(known)
    }

    fn merged(&self, op: &Op) -> Option<Attr> {
        op.attrs
    }
}

/// The drafts of a module, as many as there are yet.
pub struct Assembly<'s, 'm, 'c> {
    numberer: Numberer<'s, 'm, 'c>,
    drafts: Vec<Draft>,
}

impl Assembly<'_, '_, '_> {
    /// Takes the next drafts, the last body first. `false` if the module is not written like this.
    pub fn take(&mut self, mut drafts: Vec<Draft>) -> bool {
        let notes: Vec<Notes> = drafts.iter_mut().map(|draft| std::mem::take(&mut draft.notes)).collect();
        self.drafts.append(&mut drafts);
        self.numberer.go_on(&Noted::new(&notes)).is_ok()
    }
}

/// Writes a module whose large bodies are not there: `frame` has what stands around them. They are made, written as drafts
/// and forgotten by `make`, which gives the drafters in the end, or nothing if something is wrong.
///
/// `false`, with nothing written, then, or if the module is not written like this: it is to be written [as a whole](crate::write()).
/// What is written otherwise is byte for byte the same.
///
/// # Errors
/// `out` fails.
pub fn write_by_drafts<'s, 'c, 'm>(
    frame: &'m Module<'c>,
    options: &'s WriteOptions,
    make: impl FnOnce(&mut Assembly<'_, 'm, 'c>) -> Option<Vec<Drafter<'c, 's>>>,
    out: &mut impl Write,
) -> Result<bool> {
    let ctx = frame.context();
    let Some(root) = frame.root().filter(|_| are_possible(ctx, options)) else { return Ok(false) };
    let mut names = NameCache::default();
    let Ok(numberer) = Numberer::new(frame, root.id, options, &mut names, (ctx.attr_count(), None)) else {
        return Ok(false);
    };
    let mut assembly = Assembly { numberer, drafts: Vec::new() };
    let Some(drafters) = make(&mut assembly) else { return Ok(false) };
    let Assembly { numberer, drafts } = assembly;
    let end = |Drafter { counter, heads, given, .. }| {
        given.give(heads);
        counter
    };
    let mut counters: Vec<Counter<'_>> = drafters.into_iter().map(end).collect();
    let attrs = counters.iter_mut().map(Counter::take_attrs).collect();
    let Ok(numbering) = numberer.finish(counters, attrs) else { return Ok(false) };
    if unregistered_properties::check_resources(frame, &numbering).is_err() {
        return Ok(false);
    }
    write_drafts(frame, root, options, (numbering, names), Drafts::new(drafts), out)
}

/// The drafts of a module, by body, and what has been made of them.
pub(crate) struct Drafts {
    places: FxHashMap<BodyId, usize>,
    drafts: Vec<Mutex<Draft>>,
    written: Vec<OnceLock<(usize, Encoder<'static>)>>,
    /// The next one to be completed.
    next: AtomicUsize,
    is_damaged: AtomicBool,
}

impl Drafts {
    fn new(drafts: Vec<Draft>) -> Self {
        Self {
            places: drafts.iter().enumerate().map(|(place, draft)| (draft.body, place)).collect(),
            written: drafts.iter().map(|_| OnceLock::new()).collect(),
            drafts: drafts.into_iter().map(Mutex::new).collect(),
            next: AtomicUsize::new(0),
            is_damaged: AtomicBool::new(false),
        }
    }

    /// Calls with the properties of operations, in the order in which these are written, those of a body once each at least.
    pub(crate) fn lists<E>(
        &self,
        frame: &Module<'_>,
        root: OpId,
        mut each: impl FnMut(ListOf) -> std::result::Result<(), E>,
    ) -> std::result::Result<(), E> {
        property_lists::each(frame, root, |place, op| {
            let data = place.body.op(op);
            each((data.name, data.props))?;
            let draft = place.body.child(op).and_then(|child| self.drafts.get(*self.places.get(&child)?));
            let Some(draft) = draft else { return Ok(()) };
            let draft = draft.lock().unwrap_or_else(PoisonError::into_inner);
            draft.lists.iter().try_for_each(|list| each(*list))
        })
    }

    /// Puts numbers into drafts, as several threads may do, until there are no more, or somebody says so.
    pub(crate) fn complete(&self, says: op_section::Numbered<'_>, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let (Some(draft), Some(slot)) = (self.drafts.get(index), self.written.get(index)) else { return };
            let (bytes, regions, heads) = {
                let mut draft = draft.lock().unwrap_or_else(PoisonError::into_inner);
                (std::mem::take(&mut draft.bytes), draft.regions, Arc::clone(&draft.heads))
            };
            let mut out = Encoder::with_capacity(bytes.len());
            let heads = heads.ready(says);
            let mut numbers = PutIn { says, heads, from: QuickReader::new(&bytes), out: &mut out };
            if numbers.regions(regions).is_none() || numbers.from.remaining() != 0 {
                self.is_damaged.store(true, Ordering::Relaxed);
            }
            let _ = slot.set((regions, out));
        }
    }

    /// Completes those that are left, on several threads. `None` if some draft is not what it should be.
    pub(crate) fn written(self, says: op_section::Numbered<'_>, threads: usize) -> Option<Written> {
        let complete = |(): &mut (), _| {
            self.complete(says, &AtomicBool::new(false));
            Ok::<(), ()>(())
        };
        let _ = threads::try_each(threads, threads, || (), complete);
        if self.is_damaged.into_inner() {
            return None;
        }
        let mut written = self.written;
        let taken = self.places.into_iter().map(|(id, place)| Some((id, written.get_mut(place)?.take()?)));
        taken.collect()
    }
}

/// How many regions bodies have, and what is written for them.
pub(crate) type Written = FxHashMap<BodyId, (usize, Encoder<'static>)>;

/// Regions whose numbers are being put in.
struct Open {
    regions: usize,
    blocks: u64,
    ops: u64,
    section: Option<OpenSection>,
}

/// Copies a draft, with numbers in place of handles.
struct PutIn<'a, 'w> {
    says: op_section::Numbered<'w>,
    heads: &'a [Ready],
    from: QuickReader<'a>,
    out: &'a mut Encoder<'static>,
}

impl PutIn<'_, '_> {
    fn number(&mut self) -> Option<u64> {
        let number = self.from.varint()?;
        self.out.varint(number);
        Some(number)
    }

    fn regions(&mut self, regions: usize) -> Option<()> {
        let mut stack = vec![Open { regions, blocks: 0, ops: 0, section: None }];
        while let Some(open) = stack.last_mut() {
            if open.ops > 0 {
                open.ops -= 1;
                let inner = self.op()?;
                stack.extend(inner);
            } else if open.blocks > 0 {
                open.blocks -= 1;
                open.ops = self.block_header()?;
            } else if open.regions > 0 {
                open.regions -= 1;
                open.blocks = self.number()?;
                if open.blocks != 0 {
                    self.number()?;
                }
            } else if let Some(Open { section: Some(section), .. }) = stack.pop() {
                self.out.end_section(section);
            }
        }
        Some(())
    }

    /// Gives how many operations the block has.
    fn block_header(&mut self) -> Option<u64> {
        let header = self.number()?;
        if header & 1 != 0 {
            let args = self.number()?;
            for _ in 0..args {
                // Since version 4 a flag says whether there is a location.
                let ty = self.from.varint()?;
                let known = ty & 1 != 0;
                self.out.varint_with_flag(self.says.ty(Type::from_index(u32::try_from(ty >> 1).ok()?)?), known);
                if known {
                    let loc = Attr::from_index(u32::try_from(self.from.varint()?).ok()?)?;
                    self.out.varint(self.says.attr(loc));
                }
            }
            let orders = self.from.byte()?;
            self.out.byte(orders);
            if orders & mask::USE_ORDERS != 0 {
                self.use_orders(args)?;
            }
        }
        Some(header >> 1)
    }

    #[inline(always)]
    fn attr(&mut self) -> Option<u64> {
        let handle = self.from.word()?;
        Some(self.says.attr(Attr::from_index(handle)?))
    }

    #[inline]
    fn op(&mut self) -> Option<Option<Open>> {
        let name = self.from.word()?;
        let (mask, results, rest) = match op_headers::place(name) {
            Some(place) => self.known_op(place)?,
            None => self.new_op(OpName::from_index(name)?)?,
        };
        match rest {
            None => {}
            Some(UNKNOWN_LENGTH) => {
                for _ in 0..(mask & (mask::OPERANDS | mask::SUCCESSORS)).count_ones() {
                    for _ in 0..self.number()? {
                        self.number()?;
                    }
                }
            }
            Some(length) => self.out.bytes(self.from.bytes(length.into())?),
        }
        if mask & mask::USE_ORDERS != 0 {
            self.use_orders(results as u64)?;
        }
        if mask & mask::REGIONS == 0 {
            return Some(None);
        }
        let header = self.number()?;
        let section = (header & 1 != 0).then(|| self.out.begin_section(SectionId::Ir));
        Some(Some(Open { regions: usize::try_from(header >> 1).ok()?, blocks: 0, ops: 0, section }))
    }

    /// An operation with the head at a place, up to its operands and successors if these are long: its mask, how many results it has, and
    /// how long they are.
    #[inline(always)]
    fn known_op(&mut self, place: usize) -> Option<(u8, usize, Option<u8>)> {
        let head = self.heads.get(place)?;
        let mask = self.from.byte()? | head.mask;
        let loc = self.attr()?;
        let (mut from, mut is_good) = (self.from, true);
        let rest = self.out.in_room(9, |out| {
            out.first_of(head.name.0, head.name.1);
            out.byte(mask);
            out.varint(loc);
            out.first_of(head.rest.0, head.rest.1);
            copy_short(&mut from, out, mask, &mut is_good)
        });
        self.from = from;
        is_good.then_some((mask, usize::from(mask & mask::RESULTS != 0), rest))
    }

    /// The same of an operation whose head stands with it.
    #[inline(always)]
    fn new_op(&mut self, name: OpName) -> Option<(u8, usize, Option<u8>)> {
        let mut mask = self.from.byte()?;
        let loc = self.attr()?;
        let attrs = if mask & mask::ATTRS != 0 { Some(self.attr()?) } else { None };
        let mut entry = None;
        if mask & mask::PROPERTIES != 0 {
            let props = Props::from_index(self.from.word()?);
            entry = self.says.entry(name, props);
            if entry.is_none() {
                mask &= !mask::PROPERTIES;
            }
        }
        let results = if mask & mask::RESULTS != 0 { self.from.count()? } else { 0 };
        let (says, mut from, mut is_good) = (self.says, self.from, true);
        // Operands and successors take the room of two numbers, if they are short.
        let rest = self.out.in_room(8 + results, |out| {
            out.varint(says.name(name).0);
            out.byte(mask);
            out.varint(loc);
            if let Some(attrs) = attrs {
                out.varint(attrs);
            }
            if let Some(entry) = entry {
                out.varint(entry);
            }
            if results != 0 {
                out.varint(results as u64);
                for _ in 0..results {
                    let ty = from.word().and_then(Type::from_index);
                    is_good &= ty.is_some();
                    out.varint(ty.map_or(0, |ty| says.ty(ty)));
                }
            }
            copy_short(&mut from, out, mask, &mut is_good)
        });
        self.from = from;
        is_good.then_some((mask, results, rest))
    }

    /// Copies the use-list orders of so many values.
    #[cold]
    fn use_orders(&mut self, values: u64) -> Option<()> {
        use_list_order::copy(&mut self.from, self.out, values)
    }
}

/// Copies the operands and successors of an operation, which take the room of two numbers if they are short. Gives their length otherwise.
#[inline(always)]
fn copy_short(from: &mut QuickReader<'_>, out: &mut VarintRoom<'_>, mask: u8, is_good: &mut bool) -> Option<u8> {
    if mask & (mask::OPERANDS | mask::SUCCESSORS) == 0 {
        return None;
    }
    let length = from.byte();
    *is_good &= length.is_some();
    match (length, from.next_chunk()) {
        (Some(length), Some(short)) if usize::from(length) <= short.len() => {
            out.first_of(short, length.into());
            *is_good &= from.bytes(length.into()).is_some();
            None
        }
        (length, _) => length,
    }
}
