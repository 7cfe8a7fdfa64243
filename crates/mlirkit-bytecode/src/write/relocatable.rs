//! Writes a module that is never complete in memory. Each body is written in relocatable form as soon as it has been
//! created, and is then dropped.
//!
//! Relocatable code contains handles instead of numbers, because numbers are known only after all bodies have been
//! seen. Completing a body replaces the handles by numbers.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use mlirkit_diag::Result;
use mlirkit_ir::{Attr, BodyId, Context, Module, Op, OpId, OpName, OpRef, Props, Type, threads};
use mlirkit_wire::{Encoder, OpenSection, QuickReader, SectionId, VarintRoom};
use rustc_hash::FxHashMap;

use crate::codec::options::WriteOptions;
use crate::codec::use_list_order::{self, RecordsByBody};
use crate::codec::writer::NameCache;
use crate::encoding::mask;
use crate::number::body_counts::{Counter, FirstUses, FirstUsesByBody};
use crate::number::local_ids::LocalIds;
use crate::number::numbering::Numberer;
use crate::number::{property_lists, unregistered_properties};
use crate::write::module::write_relocated;
use crate::write::op_headers::{self, EncodedHeader, OpHeader, OpHeaders, SharedHeaders};
use crate::write::op_section::{self, IrWriter, LONG_TAIL, OpEncoder};

/// Returns true if relocatable code supports the bytecode version and the release in the options.
fn are_possible(ctx: &Context, options: &WriteOptions) -> bool {
    (5..=crate::CURRENT_VERSION).contains(&options.version)
        && options.overrides.is_empty()
        && options.dialect_versions.is_empty()
        && options.target_release == ctx.release()
}

/// An operation name and a property list, which together determine an entry in the properties section.
pub(crate) type PropertyListKey = (OpName, Option<Props>);

/// A writer for bodies in relocatable form. Each thread needs a separate writer. The bodies must be passed in the order
/// of numbering, which starts with the last body in the file.
pub struct RelocatableWriter<'c, 'o> {
    options: &'o WriteOptions,
    counter: Counter<'c>,
    local_ids: LocalIds,
    heads: OpHeaders,
    /// The headers shared by the bodies of this writer. They are set when all bodies have been written.
    given: Arc<SharedHeaders>,
}

/// A body in relocatable form, with handles instead of numbers. It is completed after numbering.
pub struct RelocatableBody {
    body: BodyId,
    regions: usize,
    bytes: Box<[u8]>,
    heads: Arc<SharedHeaders>,
    /// The property lists of operations in the body, in the order of their first uses. A list may occur more than once.
    pub(crate) lists: Box<[PropertyListKey]>,
    notes: FirstUses,
}

impl<'c, 'o> RelocatableWriter<'c, 'o> {
    /// Creates a writer that has written no bodies.
    #[must_use]
    pub fn new(ctx: &'c Context, options: &'o WriteOptions) -> Self {
        let counter = Counter::new(ctx, ctx.attr_count());
        Self { options, counter, local_ids: LocalIds::default(), heads: OpHeaders::default(), given: Arc::default() }
    }

    /// Writes the body that an operation owns. `None` if the operation owns no body, or if the body cannot be written
    /// in relocatable form.
    pub fn write_body(&mut self, owner: OpRef<'_, 'c>) -> Option<RelocatableBody> {
        let module = owner.module;
        let id = owner.arena().child(owner.id)?;
        self.counter.body(module, id).ok()?;
        self.local_ids.number_body(module, id);
        self.heads.begin_body();
        let mut lists = Vec::new();
        let encoder = HandleEncoder { counter: &mut self.counter, heads: &mut self.heads, lists: &mut lists };
        let body = module.body(id);
        let mut out = Encoder::with_capacity(16 * body.op_count());
        let mut writer = IrWriter::new(module, self.options, &self.local_ids, encoder, RecordsByBody::default());
        writer.body(&mut out, id);
        let (bytes, lists) = (out.as_slice()?.into(), lists.into());
        let (heads, notes) = (Arc::clone(&self.given), self.counter.take_first_uses());
        Some(RelocatableBody { body: id, regions: body.roots().len(), bytes, heads, lists, notes })
    }
}

/// An encoder that writes handles.
struct HandleEncoder<'d, 'c> {
    counter: &'d mut Counter<'c>,
    heads: &'d mut OpHeaders,
    lists: &'d mut Vec<PropertyListKey>,
}

impl OpEncoder for HandleEncoder<'_, '_> {
    const IS_DRAFT: bool = true;

    #[inline(always)]
    fn put(out: &mut VarintRoom<'_>, number: u64) {
        // A handle has 32 bits.
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
        let head = OpHeader { name: op.name, attrs: op.attrs, props: op.props, result };
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

/// The relocatable bodies of a module that have been written so far.
pub struct RelocatableModule<'s, 'm, 'c> {
    numberer: Numberer<'s, 'm, 'c>,
    drafts: Vec<RelocatableBody>,
}

impl RelocatableModule<'_, '_, '_> {
    /// Adds bodies, in the order from the last body in the file to the first. Returns false if the complete module must
    /// be written in memory instead.
    pub fn take(&mut self, mut drafts: Vec<RelocatableBody>) -> bool {
        let notes: Vec<FirstUses> = drafts.iter_mut().map(|draft| std::mem::take(&mut draft.notes)).collect();
        self.drafts.append(&mut drafts);
        self.numberer.go_on(&FirstUsesByBody::new(&notes)).is_ok()
    }
}

/// Writes a module from relocatable bodies. `frame` is the module without its large bodies. `make` writes the large
/// bodies and passes them to the [`RelocatableModule`]. It returns the writers it used, or `None` after an error.
///
/// Returns false without writing anything if `make` fails, or if the module cannot be written in this way. In that
/// case, use [`write`](crate::write()), which produces the same bytes.
///
/// # Errors
/// Fails if writing to `out` fails.
pub fn write_relocatable<'s, 'c, 'm>(
    frame: &'m Module<'c>,
    options: &'s WriteOptions,
    make: impl FnOnce(&mut RelocatableModule<'_, 'm, 'c>) -> Option<Vec<RelocatableWriter<'c, 's>>>,
    out: &mut impl Write,
) -> Result<bool> {
    let ctx = frame.context();
    let Some(root) = frame.root().filter(|_| are_possible(ctx, options)) else { return Ok(false) };
    let mut names = NameCache::default();
    let Ok(numberer) = Numberer::new(frame, root.id, options, &mut names, (ctx.attr_count(), None)) else {
        return Ok(false);
    };
    let mut assembly = RelocatableModule { numberer, drafts: Vec::new() };
    let Some(drafters) = make(&mut assembly) else { return Ok(false) };
    let RelocatableModule { numberer, drafts } = assembly;
    let end = |RelocatableWriter { counter, heads, given, .. }| {
        given.give(heads);
        counter
    };
    let mut counters: Vec<Counter<'_>> = drafters.into_iter().map(end).collect();
    let attrs = counters.iter_mut().map(Counter::take_attrs).collect();
    let Ok(numbering) = numberer.finish(counters, attrs) else { return Ok(false) };
    if unregistered_properties::check_resources(frame, &numbering).is_err() {
        return Ok(false);
    }
    write_relocated(frame, root, options, (numbering, names), RelocatableBodies::new(drafts), out)
}

/// The bodies of a module in relocatable form. A body that has been completed also has its final bytes, in which numbers
/// replace the handles.
pub(crate) struct RelocatableBodies {
    places: FxHashMap<BodyId, usize>,
    drafts: Vec<Mutex<RelocatableBody>>,
    written: Vec<OnceLock<(usize, Encoder<'static>)>>,
    /// The index of the next body to complete.
    next: AtomicUsize,
    is_damaged: AtomicBool,
}

impl RelocatableBodies {
    fn new(drafts: Vec<RelocatableBody>) -> Self {
        Self {
            places: drafts.iter().enumerate().map(|(place, draft)| (draft.body, place)).collect(),
            written: drafts.iter().map(|_| OnceLock::new()).collect(),
            drafts: drafts.into_iter().map(Mutex::new).collect(),
            next: AtomicUsize::new(0),
            is_damaged: AtomicBool::new(false),
        }
    }

    /// Calls `each` for the property lists of operations, in the order in which operations are written. A list may
    /// occur more than once.
    pub(crate) fn lists<E>(
        &self,
        frame: &Module<'_>,
        root: OpId,
        mut each: impl FnMut(PropertyListKey) -> std::result::Result<(), E>,
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

    /// Completes bodies with their final numbers, until none are left or `stop` is set. Several threads may call it
    /// concurrently.
    pub(crate) fn complete(&self, encoder: op_section::FinalNumbers<'_>, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            let (Some(draft), Some(slot)) = (self.drafts.get(index), self.written.get(index)) else { return };
            let (bytes, regions, heads) = {
                let mut draft = draft.lock().unwrap_or_else(PoisonError::into_inner);
                (std::mem::take(&mut draft.bytes), draft.regions, Arc::clone(&draft.heads))
            };
            let mut out = Encoder::with_capacity(bytes.len());
            let heads = heads.ready(encoder);
            let mut numbers = Relocator { encoder, heads, from: QuickReader::new(&bytes), out: &mut out };
            if numbers.regions(regions).is_none() || numbers.from.remaining() != 0 {
                self.is_damaged.store(true, Ordering::Relaxed);
            }
            out.shrink_to_fit();
            let _ = slot.set((regions, out));
        }
    }

    /// Completes the remaining bodies on several threads, and returns all bodies. `None` if one is malformed.
    pub(crate) fn written(self, encoder: op_section::FinalNumbers<'_>, threads: usize) -> Option<Written> {
        let complete = |(): &mut (), _| {
            self.complete(encoder, &AtomicBool::new(false));
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

/// The region count and the encoded bytes of each body.
pub(crate) type Written = FxHashMap<BodyId, (usize, Encoder<'static>)>;

/// The state of completing the regions of an operation.
struct Open {
    regions: usize,
    blocks: u64,
    ops: u64,
    section: Option<OpenSection>,
}

/// A writer that copies relocatable code and replaces handles by numbers.
struct Relocator<'a, 'w> {
    encoder: op_section::FinalNumbers<'w>,
    heads: &'a [EncodedHeader],
    from: QuickReader<'a>,
    out: &'a mut Encoder<'static>,
}

impl Relocator<'_, '_> {
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

    /// Copies the header of a block. Returns the number of operations in the block; `None` if the code is malformed.
    fn block_header(&mut self) -> Option<u64> {
        let header = self.number()?;
        if header & 1 != 0 {
            let args = self.number()?;
            for _ in 0..args {
                // Since version 4, a flag states whether an argument has a location.
                let ty = self.from.varint()?;
                let known = ty & 1 != 0;
                self.out.varint_with_flag(self.encoder.ty(Type::from_index(u32::try_from(ty >> 1).ok()?)?), known);
                if known {
                    let loc = Attr::from_index(u32::try_from(self.from.varint()?).ok()?)?;
                    self.out.varint(self.encoder.attr(loc));
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
        Some(self.encoder.attr(Attr::from_index(handle)?))
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
            Some(LONG_TAIL) => {
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

    /// Copies an operation with a shared header. Returns its mask, its result count and, if its operands and successors
    /// were too long to be copied, their length. The outer `None` means that the code is malformed.
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

    /// Copies an operation without a shared header. Returns the same values as [`Self::known_op`].
    #[inline(always)]
    fn new_op(&mut self, name: OpName) -> Option<(u8, usize, Option<u8>)> {
        let mut mask = self.from.byte()?;
        let loc = self.attr()?;
        let attrs = if mask & mask::ATTRS != 0 { Some(self.attr()?) } else { None };
        let mut entry = None;
        if mask & mask::PROPERTIES != 0 {
            let props = Props::from_index(self.from.word()?);
            entry = self.encoder.entry(name, props);
            if entry.is_none() {
                mask &= !mask::PROPERTIES;
            }
        }
        let results = if mask & mask::RESULTS != 0 { self.from.count()? } else { 0 };
        let (encoder, mut from, mut is_good) = (self.encoder, self.from, true);
        // Short operands and successors fit in the space of two numbers.
        let rest = self.out.in_room(8 + results, |out| {
            out.varint(encoder.name(name).0);
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
                    out.varint(ty.map_or(0, |ty| encoder.ty(ty)));
                }
            }
            copy_short(&mut from, out, mask, &mut is_good)
        });
        self.from = from;
        is_good.then_some((mask, results, rest))
    }

    /// Copies the use-list orders for a group of values. `None` if the code is malformed.
    #[cold]
    fn use_orders(&mut self, values: u64) -> Option<()> {
        use_list_order::copy(&mut self.from, self.out, values)
    }
}

/// Copies operands and successors that fit in the space of two numbers. Returns their length if they do not fit.
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
