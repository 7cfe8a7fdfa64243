//! Reads a file body by body, several at a time, each of which is looked at and forgotten: as often as somebody wants to look.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use mlirkit_diag::{Error, Position};
use mlirkit_ir::engine::IdCounts;
use mlirkit_ir::{BodyId, Context, Module, OpRef, threads};
use mlirkit_wire::{Container, SectionId};

use crate::codec::options::ReadOptions;
use crate::read::body::{Again, BodyReader};
use crate::read::lazy_bodies::LaterBody;
use crate::stream::body_sizes::Sizes;
use crate::stream::count_distinct::taken_in;
use crate::stream::top_level::{BATCH, Top, fit_together, is_of_this_kind, sizes_at_a_glance};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, Opened};
use crate::tables::lazy_constants::pass_over_numbers;
use crate::tables::source::Input;

/// A file that is read body by body. What stands at its top is there all the time.
pub struct InTurn<'f, 'a, 'c, 'i> {
    module: Module<'c>,
    places: Vec<(BodyId, LaterBody)>,
    /// Which of them is read next.
    next: usize,
    readers: Vec<BodyReader<'f, 'a, 'c, 'i>>,
    /// What readers belong to between two batches.
    idle: &'i Module<'c>,
    input: &'a [u8],
    file: &'f File<'a>,
    options: &'f ReadOptions,
    /// The same, without orders of uses.
    unordered: &'f ReadOptions,
}

/// Looks at bodies. Each thread has one of its own.
pub trait Visitor<'c>: Send {
    /// What it works with on its thread, and for some bodies.
    type Own;
    /// What it finds in a body.
    type Found: Send + Sync;

    /// Begins to look at some bodies.
    fn open(&mut self) -> Self::Own;

    /// Looks at an operation that owns a body, and at all that is in it. `None` if the file is to be read no further.
    fn look(&mut self, own: &mut Self::Own, op: OpRef<'_, 'c>) -> Option<Self::Found>;

    /// Ends it.
    fn close(&mut self, own: Self::Own);
}

/// Bodies of fewer bytes gain little, or take longer, read one by one, and twice.
const SMALL_BODY: u64 = 64;

/// With more types, one thread takes too long to read them.
const MOST_TYPES: usize = 1 << 12;

/// Opens a bytecode file to be read body by body, and has something done with it. Without `locations`, operations and arguments
/// that have a `file:line:column` location have some other location of this kind.
///
/// `None`, with nothing done, if that is not possible: the file is of another release or old, has not the shape of
/// most (a module, most of which is bodies, none of them nearly all), or has something wrong. It is to be read as a whole then, in a
/// context of its own, which also says what is wrong.
pub fn read_in_turn<'c, R>(
    ctx: &'c Context,
    input: &Bytes,
    options: &ReadOptions,
    locations: bool,
    with: impl FnOnce(&mut InTurn<'_, '_, 'c, '_>) -> R,
) -> Option<R> {
    // What is not worth it is known before anything is made, unless the top of the file is an odd one.
    let container = Container::read(input).ok()?;
    let ir = container.reader(SectionId::Ir).len() as u64;
    let are_worth_it = |sizes: &Sizes| sizes.are_worth_it(ir, SMALL_BODY) && sizes.are_several();
    if sizes_at_a_glance(&container, options).is_some_and(|sizes| !are_worth_it(&sizes)) {
        return None;
    }
    let opened = Opened::try_new(Input::Whole(input.clone()), |input| File::open(input, ctx, options)).ok()?;
    let opened = Arc::new(opened);
    let (whole, file) = (opened.borrow_owner(), opened.borrow_dependent());
    if !is_of_this_kind(file, options) {
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
        // Bodies are given back with all their room; what is encoded in which way does not matter.
        reader.again = Some(Again::new(0, 0));
        reader
    };
    let mut readers: Vec<_> = (0..ctx.threads().max(1)).map(reader).collect();
    let top = Top::read(&opened, decoder(), SMALL_BODY, &mut readers, |reader| reader).ok()?;
    let Top { module, places, wrappers, .. } = top;
    if !wrappers.is_empty() || !are_worth_it(&places.iter().map(|(_, place)| place.size).collect()) {
        return None;
    }
    let mut in_turn = InTurn { module, places, next: 0, readers, idle: &idle, input, file, options, unordered };
    let done = with(&mut in_turn);
    if options.disable_free {
        in_turn.readers.iter_mut().for_each(BodyReader::leak);
        std::mem::forget(in_turn.module);
    }
    Some(done)
}

/// What a thread reads and looks at bodies with.
type Busy<'f, 'a, 'c, 'm, 'v, V> = (BodyReader<'f, 'a, 'c, 'm>, &'v mut V);

impl<'f, 'a, 'c, 'i> InTurn<'f, 'a, 'c, 'i> {
    /// The module, whose bodies are empty places.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.module
    }

    /// The bodies, in the order of the file, but for those in other ones.
    pub fn bodies(&self) -> impl ExactSizeIterator<Item = BodyId> + '_ {
        self.places.iter().map(|(id, _)| *id)
    }

    /// How many numbers what is in each body takes where they are unique in the file, in the same order. `None` if there is something
    /// wrong with some body, which may not be seen.
    #[must_use]
    pub fn taken(&self) -> Option<Vec<IdCounts>> {
        let (places, version) = (&self.places, self.file.version);
        let taken: Vec<OnceLock<IdCounts>> = places.iter().map(|_| OnceLock::new()).collect();
        let count = |(): &mut (), index: usize| {
            let (place, slot) = places.get(index).map(|(_, place)| place).zip(taken.get(index)).ok_or(())?;
            let _ = slot.set(taken_in(place.reader(self.input), place.regions, version).ok_or(())?);
            Ok::<(), ()>(())
        };
        threads::try_each(self.readers.len(), places.len(), || (), count).ok()?;
        Some(taken.into_iter().filter_map(OnceLock::into_inner).collect())
    }

    /// How many threads look at bodies.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.readers.len()
    }

    /// From now on, bodies are read again, from the first one on: without the orders of uses, which are known to be right, and with
    /// what any thread has made of properties.
    pub fn begin_again(&mut self) {
        self.readers.iter_mut().for_each(|reader| reader.decoder.options = self.unordered);
        self.next = 0;
    }

    /// The bodies to be looked at next, as many as are held at a time; `None` behind the last one.
    pub fn next_batch(&mut self) -> Option<Batch<'_, 'f, 'a, 'c, 'i>> {
        let rest = self.places.get(self.next..).filter(|rest| !rest.is_empty())?;
        let places = rest.iter().map(|(_, place)| place);
        // Less than elsewhere: what has been found is held as well, and many times as long.
        let count = fit_together(places, self.readers.len(), BATCH / 4);
        let range = self.next..self.next + count;
        self.next = range.end;
        Some(Batch { file: self, range, is_read: false })
    }

    /// Has a visitor look at the owner of each body that is left, on a thread for each of these; what it finds is taken by this
    /// thread, in order, while the next ones are read. `false` if a body cannot be read, or somebody says so.
    pub fn each<V: Visitor<'c>>(
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

/// Some bodies of a file, which are forgotten with it.
pub struct Batch<'b, 'f, 'a, 'c, 'i> {
    file: &'b mut InTurn<'f, 'a, 'c, 'i>,
    range: Range<usize>,
    is_read: bool,
}

impl<'a, 'c> Batch<'_, '_, 'a, 'c, '_> {
    /// The module.
    #[must_use]
    pub fn module(&self) -> &Module<'c> {
        &self.file.module
    }

    /// The texts of the attributes of builtin's that the file has as text, and that neither its types nor anything read so far refers to,
    /// in any order. None where locations are read, or there are very many types.
    pub fn texts_to_come(&mut self) -> impl Iterator<Item = &'a [u8]> + '_ {
        let InTurn { file, readers, .. } = &mut *self.file;
        let types = file.entries.types();
        if let Some(reader) = readers.first_mut().filter(|_| types <= MOST_TYPES) {
            // What is wrong with one is said when somebody asks for it.
            (0..types as u64).for_each(|index| drop(reader.decoder.ty(&file.ir, index)));
        }
        let texts = file.texts.get().filter(|_| types <= MOST_TYPES);
        texts.into_iter().flatten().filter_map(|index| {
            let index = u64::from(*index);
            let is_unmade = file.attrs.get(index)?.is_none();
            file.entries.attribute(index).filter(|_| is_unmade)?.data.read_null_terminated().ok()
        })
    }

    /// Has a visitor look at the owner of each body, on a thread for each of these: the first time, they are read for that. `before` is
    /// done by this thread while others begin. `None` if a body cannot be read, or somebody says so.
    pub fn show<V: Visitor<'c>>(
        &mut self,
        visitors: &mut [V],
        before: impl FnOnce(&Module<'c>) -> bool,
    ) -> Option<Vec<V::Found>> {
        let InTurn { module, places, readers, idle, input, file, options, .. } = &mut *self.file;
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
                    file.done_with(place.size, options);
                }
            }
            Ok::<_, Error>(())
        };
        let done = threads::each_turn_with(&mut busy, batch.len(), before, open, look, close);
        readers.extend(busy.into_iter().map(|(reader, _)| reader.for_module(idle)));
        (done.is_ok() && goes_on).then(|| slots.into_iter().filter_map(OnceLock::into_inner).collect())
    }
}

impl Drop for Batch<'_, '_, '_, '_, '_> {
    fn drop(&mut self) {
        if !self.is_read {
            return;
        }
        let InTurn { module, readers, .. } = &mut *self.file;
        readers.iter_mut().for_each(|reader| reader.take_back_own(module));
    }
}
