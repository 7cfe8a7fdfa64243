//! Reads a file body by body, and passes each body to a visitor before dropping it. The bodies can be read several
//! times.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use mlirkit_diag::{Error, Position};
use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{BodyId, Context, Module, OpRef, threads};
use mlirkit_wire::{Container, SectionId};

use crate::codec::options::ReadOptions;
use crate::read::body::BodyReader;
use crate::read::lazy_bodies::BodyRange;
use crate::read::rewrite_check::RewriteCheck;
use crate::stream::body_sizes::BodySizes;
use crate::stream::count_distinct::count_numbers;
use crate::stream::top_level::{BATCH, TopLevel, batch_len, batch_size, can_stream, scan_body_sizes};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, OpenFile};
use crate::tables::lazy_constants::pass_over_numbers;
use crate::tables::source::Input;

/// A file that is read body by body. Its top level remains loaded.
pub struct BodyStream<'f, 'a, 'c, 'i> {
    module: Module<'c>,
    places: Vec<(BodyId, BodyRange)>,
    /// The index of the next body.
    next: usize,
    readers: Vec<BodyReader<'f, 'a, 'c, 'i>>,
    /// An empty module that the readers borrow between two batches.
    idle: &'i Module<'c>,
    input: &'a [u8],
    file: &'f File<'a>,
    options: &'f ReadOptions,
    /// The options for reading the bodies again, with use-list orders disabled.
    unordered: &'f ReadOptions,
}

/// A visitor for the bodies of a file. Each thread has a separate visitor.
pub trait BodyVisitor<'c>: Send {
    /// The state that a visitor keeps while it visits several bodies in sequence.
    type Own;
    /// The result of visiting a body.
    type Found: Send + Sync;

    /// Creates the state for visiting several bodies.
    fn open(&mut self) -> Self::Own;

    /// Visits an operation that owns a body, together with everything nested in it. Returning `None` stops reading the
    /// file.
    fn look(&mut self, own: &mut Self::Own, op: OpRef<'_, 'c>) -> Option<Self::Found>;

    /// Ends the visits that used the state `own`.
    fn close(&mut self, own: Self::Own);
}

/// The minimum average size of bodies in bytes for which streaming is worthwhile. Each body is read twice.
const SMALL_BODY: u64 = 64;

/// The maximum number of types in a file for which one thread decodes all of them in advance. More would take too long.
const MOST_TYPES: usize = 1 << 12;

/// Opens a bytecode file for reading it body by body, and calls `with`. If `locations` is false, a single location
/// replaces the `file:line:column` locations of all operations and arguments.
///
/// Returns `None` without calling `with` if this is not possible. The caller must then read the file eagerly in a fresh
/// context, which also reports any error. This happens if the file has another release or an old version, is not a
/// module with several bodies, or is malformed.
pub fn visit_bodies<'c, R>(
    ctx: &'c Context,
    input: &Bytes,
    options: &ReadOptions,
    locations: bool,
    with: impl FnOnce(&mut BodyStream<'_, '_, 'c, '_>) -> R,
) -> Option<R> {
    // Detects small bodies before anything is decoded, unless the top level is unusual.
    let container = Container::read(input).ok()?;
    let ir = container.reader(SectionId::Ir).len() as u64;
    let justify_streaming = |sizes: &BodySizes| sizes.justify_streaming(ir, SMALL_BODY) && sizes.are_several();
    if scan_body_sizes(&container, options).is_some_and(|sizes| !justify_streaming(&sizes)) {
        return None;
    }
    let opened = OpenFile::try_new(Input::Whole(input.clone()), |input| File::open(input, ctx, options)).ok()?;
    let opened = Arc::new(opened);
    let (whole, file) = (opened.borrow_owner(), opened.borrow_dependent());
    if !can_stream(file, options) {
        return None;
    }
    file.make_strings(ctx, || match Decoder::new(file, whole, ctx, options) {
        mut decoder if locations => decoder.adopt_locations(),
        mut decoder => decoder.pass_over_locations(),
    });
    if !locations {
        pass_over_numbers(&opened, ctx, options);
    }
    file.done_with(file.entries_size, options);
    let unordered = &ReadOptions { skip_use_orders: true, ..options.clone() };
    let decoder = || {
        let mut decoder = Decoder::new(file, whole, ctx, options);
        decoder.unread_locs = !locations;
        decoder
    };
    let idle = Module::new(ctx);
    let reader = |_| {
        let mut reader = BodyReader::new(decoder(), &idle, None);
        // This makes the reader reuse the memory of bodies that are given back. The result of the check is not used.
        reader.rewrite_check = Some(RewriteCheck::new(0, 0));
        reader
    };
    let mut readers: Vec<_> = (0..ctx.threads().max(1)).map(reader).collect();
    let top = TopLevel::read(&opened, decoder(), SMALL_BODY, &mut readers, |reader| reader).ok()?;
    let TopLevel { module, places, wrappers, .. } = top;
    if !wrappers.is_empty() || !justify_streaming(&places.iter().map(|(_, place)| place.size).collect()) {
        return None;
    }
    let mut in_turn = BodyStream { module, places, next: 0, readers, idle: &idle, input, file, options, unordered };
    let done = with(&mut in_turn);
    if options.disable_free {
        in_turn.readers.iter_mut().for_each(BodyReader::leak);
        std::mem::forget(in_turn.module);
    }
    Some(done)
}

/// The reader and the visitor of a thread.
type Busy<'f, 'a, 'c, 'm, 'v, V> = (BodyReader<'f, 'a, 'c, 'm>, &'v mut V);

impl<'f, 'a, 'c, 'i> BodyStream<'f, 'a, 'c, 'i> {
    /// Returns the module, in which the streamed bodies are empty.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.module
    }

    /// Returns the bodies in file order, without bodies nested in other bodies.
    pub fn bodies(&self) -> impl ExactSizeIterator<Item = BodyId> + '_ {
        self.places.iter().map(|(id, _)| *id)
    }

    /// Counts the SSA names that the printed form of each body uses, in the order of [`bodies`](Self::bodies). `None`
    /// if a body is found to be malformed; not all errors are found.
    #[must_use]
    pub fn taken(&self) -> Option<Vec<IdCounts>> {
        let (places, version) = (&self.places, self.file.version);
        let taken: Vec<OnceLock<IdCounts>> = places.iter().map(|_| OnceLock::new()).collect();
        let count = |(): &mut (), index: usize| {
            let (place, slot) = places.get(index).map(|(_, place)| place).zip(taken.get(index)).ok_or(())?;
            let _ = slot.set(count_numbers(place.reader(self.input), place.regions, version).ok_or(())?);
            Ok::<(), ()>(())
        };
        threads::try_each(self.readers.len(), places.len(), || (), count).ok()?;
        Some(taken.into_iter().filter_map(OnceLock::into_inner).collect())
    }

    /// Returns the number of threads that visit bodies.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.readers.len()
    }

    /// Restarts with the first body. Use-list orders, which have been checked, are now skipped. Decoded properties are
    /// reused.
    pub fn begin_again(&mut self) {
        self.readers.iter_mut().for_each(|reader| reader.decoder.options = self.unordered);
        self.next = 0;
    }

    /// Returns the next batch of bodies; `None` after the last one.
    pub fn next_batch(&mut self) -> Option<BodyBatch<'_, 'f, 'a, 'c, 'i>> {
        let rest = self.places.get(self.next..).filter(|rest| !rest.is_empty())?;
        let places = rest.iter().map(|(_, place)| place);
        // The batch is smaller than elsewhere, because the results are in memory too and are several times as large.
        let count = batch_len(places, self.readers.len(), batch_size(self.readers.len(), BATCH / 4));
        let range = self.next..self.next + count;
        self.next = range.end;
        Some(BodyBatch { file: self, range, is_read: false })
    }

    /// Visits all remaining bodies, with one visitor per thread. `take` receives the results in order on the calling
    /// thread, while the next bodies are being read. Returns false if a body cannot be read, if a visitor returns
    /// `None`, or if `take` returns false.
    pub fn each<V: BodyVisitor<'c>>(
        &mut self,
        visitors: &mut [V],
        mut take: impl FnMut(&Module<'c>, Vec<V::Found>) -> bool,
    ) -> bool {
        let mut found = Vec::new();
        while let Some(mut batch) = self.next_batch() {
            let before = |module: &Module<'c>| take(module, std::mem::take(&mut found));
            let Some(next) = batch.show(visitors, before) else { return false };
            drop(batch);
            found = next;
        }
        take(&self.module, found)
    }
}

/// A batch of bodies. Dropping the batch drops the bodies.
pub struct BodyBatch<'b, 'f, 'a, 'c, 'i> {
    file: &'b mut BodyStream<'f, 'a, 'c, 'i>,
    range: Range<usize>,
    is_read: bool,
}

impl<'a, 'c> BodyBatch<'_, '_, 'a, 'c, '_> {
    /// Returns the module, which contains the bodies of the batch once they have been read.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.file.module
    }

    /// Returns the strings of builtin attributes that are stored as text and have not been decoded, in any order. Empty
    /// if locations are read, or if the file has more than 4,096 types.
    pub fn texts_to_come(&mut self) -> impl Iterator<Item = &'a [u8]> + '_ {
        let BodyStream { file, readers, .. } = &mut *self.file;
        let types = file.entries.types();
        if let Some(reader) = readers.first_mut().filter(|_| types <= MOST_TYPES) {
            // An invalid type is reported when it is used.
            (0..types as u64).for_each(|index| drop(reader.decoder.ty(&file.ir, index)));
        }
        let texts = file.texts.get().filter(|_| types <= MOST_TYPES);
        texts.into_iter().flatten().filter_map(|index| {
            let index = u64::from(*index);
            let is_unmade = file.attrs.get(index)?.is_none();
            file.entries.attribute(index).filter(|_| is_unmade)?.data.read_null_terminated().ok()
        })
    }

    /// Visits the bodies, with one visitor per thread. The first call reads the bodies. `before` runs on the calling
    /// thread while the other threads begin. Returns `None` if a body cannot be read, if a visitor returns `None`, or
    /// if `before` returns false.
    pub fn show<V: BodyVisitor<'c>>(
        &mut self,
        visitors: &mut [V],
        before: impl FnOnce(&Module<'c>) -> bool,
    ) -> Option<Vec<V::Found>> {
        let BodyStream { module, places, readers, idle, input, file, options, .. } = &mut *self.file;
        let (module, file, input, options, idle) = (&*module, *file, *input, *options, *idle);
        let batch = places.get(self.range.clone()).unwrap_or_default();
        let is_read = std::mem::replace(&mut self.is_read, true);
        let slots: Vec<OnceLock<V::Found>> = batch.iter().map(|_| OnceLock::new()).collect();
        let taken = readers.drain(..).map(|reader| reader.for_module(module));
        let mut busy: Vec<_> = taken.zip(visitors.iter_mut()).collect();
        let mut goes_on = true;
        let before = || goes_on = before(module);
        let open = |(_, visitor): &mut (_, &mut V)| visitor.open();
        let close = |(_, visitor): &mut (_, &mut V), own| visitor.close(own);
        let look = |(reader, visitor): &mut Busy<'_, 'a, '_, '_, '_, V>, own: &mut V::Own, turn: Range<usize>| {
            let (batch, slots) = (batch.get(turn.clone()).unwrap_or_default(), slots.get(turn).unwrap_or_default());
            if !is_read {
                for (id, place) in batch {
                    module.set_body(*id, reader.body(*id, place.reader(input), place.regions)?);
                }
            }
            for ((id, place), slot) in batch.iter().zip(slots) {
                let one = module.body_owner(*id).and_then(|owner| visitor.look(own, owner));
                let _ = slot.set(one.ok_or_else(|| Error::new(Position::Unknown, "refused"))?);
                if !is_read {
                    file.done_with_body(place.size, options);
                }
            }
            Ok::<_, Error>(())
        };
        let done = threads::each_turn_with(&mut busy, batch.len(), before, open, look, close);
        readers.extend(busy.into_iter().map(|(reader, _)| reader.for_module(idle)));
        (done.is_ok() && goes_on).then(|| slots.into_iter().filter_map(OnceLock::into_inner).collect())
    }
}

impl Drop for BodyBatch<'_, '_, '_, '_, '_> {
    fn drop(&mut self) {
        if !self.is_read {
            return;
        }
        let BodyStream { module, readers, .. } = &mut *self.file;
        readers.iter_mut().for_each(|reader| reader.take_back_own(module));
    }
}
