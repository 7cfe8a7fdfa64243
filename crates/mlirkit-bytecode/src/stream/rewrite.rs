//! Reads a file to write it again: body by body, each of which is inspected, counted and forgotten. If all stands in the file
//! as it would be written, which it does if this library or upstream's wrote it, bodies are copied as bytes.
//!
//! So memory holds the tables and some bodies, whatever the size of the file, and what is read is still in the caches of the
//! processor when it is inspected.

use std::io::Write;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::engine::AdoptLocs;
use mlirkit_ir::{BodyId, Context, Module, OpName, OpRef, threads};
use mlirkit_wire::{Container, PropertyTable, Reader, SectionId};

use crate::codec::options::{ReadOptions, WriteOptions};
use crate::codec::writer::NameCache;
use crate::number::body_counts::{Counter, Noted, Notes};
use crate::number::numbering::{Numberer, Numbering};
use crate::read::body::{Again, BodyReader};
use crate::read::lazy_bodies::{LaterBody, Verbatim};
use crate::read::property_workers::Aside;
use crate::stream::known_properties::KnownProperties;
use crate::stream::top_level::{BATCH, Top, fit_together, is_of_this_kind, sizes_at_a_glance};
use crate::tables::entries::{self, Decoder};
use crate::tables::file::{File, Opened};
use crate::tables::file_locations::LocationsOf;
use crate::tables::lazy_constants::{self, Unmade, are_different, leave_numbers};
use crate::tables::property_cache::AttributeCache;
use crate::tables::source::Input;
use crate::tables::unregistered_tables;
use crate::write::module::{EntriesOfFile, OfEntry, write_again};

/// Bodies of fewer bytes are mostly what stands around them.
const SMALL_BODY: u64 = 16;

/// So much of the input is written in one go, and given back.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 12 } else { 4 << 20 };

/// Looks at what is rewritten: a verifier, say. Each thread has one of its own.
pub trait Inspector: Send {
    /// Looks at an operation that owns a body, and at all that is in it. `false` if the file is not to be written.
    fn inspect(&mut self, op: OpRef<'_, '_>) -> bool;

    /// Looks at the top-level operation and what is in it, but for the operations that own bodies, which [`inspect`](Self::inspect) has
    /// been asked about. The same of one that holds most of the file, and what it holds. `false` if the file is not to be written.
    fn inspect_rest(&mut self, op: OpRef<'_, '_>) -> bool;
}

/// Reads a bytecode file and writes it again, with as much of it in memory as several threads need at a time.
///
/// `false`, with nothing written, if that is not possible, or an inspector says so: the file is of another version or release
/// than what is written, has its entries in another order than what is written, or has something wrong. Then
/// it is to be read as a whole, in a context of its own, which also says what is wrong. What is written otherwise is byte
/// for byte what [`read`](crate::read()) and [`write`](crate::write()) give.
///
/// # Errors
/// `out` fails.
pub fn rewrite<I: Inspector>(
    ctx: &Context,
    input: &Bytes,
    read: &ReadOptions,
    write: &WriteOptions,
    inspector: impl Fn() -> I + Sync,
    out: &mut impl Write,
) -> Result<bool> {
    // What is not worth it is known before anything is made, unless the top of the file is an odd one.
    let Ok(container) = Container::read(input) else { return Ok(false) };
    let ir = container.reader(SectionId::Ir).len() as u64;
    if sizes_at_a_glance(&container, read).is_some_and(|sizes| !sizes.are_worth_it(ir, SMALL_BODY)) {
        return Ok(false);
    }
    let Ok(opened) = Opened::try_new(Input::Whole(input.clone()), |input| File::open(input, ctx, read)) else {
        return Ok(false);
    };
    let opened = Arc::new(opened);
    let (whole, file) = (opened.borrow_owner(), opened.borrow_dependent());
    let decoder = || Decoder::new(file, whole, ctx, read);
    if !(is_of_this_kind(file, read) && is_written_like_this(file, ctx, write)) {
        return Ok(false);
    }
    let source = |file| LocationsOf::source(&opened, file);
    let (mut needs_tables, mut keys) = (false, None);
    file.make_strings(ctx, || {
        let locations = || decoder().adopt_locations_unkept(lazy_constants::key, source);
        (needs_tables, keys) =
            threads::both(file.threads_for_names(ctx), || unregistered_tables::are_needed(file, ctx), locations);
    });
    if needs_tables {
        return Ok(false);
    }
    if let Some(keys) = keys {
        leave_numbers(&opened, keys, ctx, read);
    }
    file.done_with(file.entries_size, read);
    let idle = Module::new(ctx);
    // Handles of what the context has, the file's locations among them, of its other attributes, and a few more.
    let attrs = ctx.attr_count() + file.attrs.others() + 64;
    let reader = || {
        let mut reader = BodyReader::new(decoder(), &idle, None);
        reader.again = Some(Again::new(file.properties.len(), file.ir_end));
        reader
    };
    let worker = |_| Worker { reader: reader(), inspector: inspector(), counter: Counter::new(ctx, attrs) };
    let mut workers: Vec<_> = (0..ctx.threads().max(1)).map(worker).collect();
    let top = Top::read(&opened, decoder(), SMALL_BODY, &mut workers, |worker| &mut worker.reader);
    let Ok(Top { mut module, places, first_uses, wrappers }) = top else { return Ok(false) };
    if let Some(again) = workers.first_mut().and_then(|worker| worker.reader.again.as_mut()) {
        again.first_uses = first_uses;
    }
    let Some(frame) = frame(&module, &wrappers) else { return Ok(false) };
    let mut names = NameCache::default();
    // It begins beside the last bodies, the first ones to be read.
    let (mut for_numberer, mut numberer) = (Some(&mut names), None);
    let (mut rest, mut notes, mut put_off) = (&places[..], Vec::new(), None);
    while !rest.is_empty() {
        let batch;
        (rest, batch) = rest.split_at(start_of_last_batch(rest));
        // What the bodies before have met is numbered meanwhile.
        let mut numbered = true;
        let done = |bytes| file.done_with(bytes, read);
        let number = || {
            if let Some((root, names)) = frame.root().zip(for_numberer.take()) {
                numberer = Numberer::new(&frame, root.id, write, names, (attrs, Some(file))).ok();
            }
            numbered = numberer.as_mut().is_some_and(|numberer| numberer.go_on(&Noted::new(&notes)).is_ok());
        };
        // Beside the last ones there is little else to do than to number it, for which it has to be counted.
        let waits = put_off.take_if(|_| rest.is_empty() && !is_put_off(batch, workers.len()));
        let inspected = inspect_batch(&mut module, (batch, put_off), input, done, &mut workers, &idle, number);
        match (inspected, numbered) {
            (Some((met, next)), true) => (notes, put_off) = (met, next.or(waits)),
            _ => return Ok(false),
        }
    }
    let (Some(root), Some(mut numberer)) = (module.root(), numberer) else { return Ok(false) };
    let end = || {
        // Others may have counted bodies that are numbered after it.
        let mut counter = Counter::new(ctx, attrs);
        if let Some(put_off) = &put_off {
            counter.body(&module, put_off.body).ok()?;
            notes.push(counter.take_notes());
        }
        numberer.go_on(&Noted::new(&std::mem::take(&mut notes))).ok()?;
        let mut rest = wrappers.iter().map(|id| module.body_owner(*id)).chain([Some(root)]);
        let inspector = &mut workers.first_mut()?.inspector;
        rest.all(|op| op.is_some_and(|op| inspector.inspect_rest(op))).then_some(())?;
        if read.disable_free {
            workers.iter_mut().for_each(|worker| worker.reader.leak());
        }
        let (mut counters, known) = gather(std::mem::take(&mut workers))?;
        counters.push(counter);
        let attrs = counters.iter_mut().map(Counter::take_attrs).collect();
        let names = counters.iter().flat_map(Counter::lists).map(|(name, _, _)| name).collect();
        let are_different =
            || file.unmade.get().is_none_or(Unmade::are_different) && entries_are_different(&file.properties);
        let properties = || KnownProperties::new(known, file, &names).filter(|_| are_different());
        let (lists, numbering) = threads::both(ctx.threads(), properties, || numberer.finish(counters, attrs).ok());
        let found = (numbering?, lists?);
        has_counts_of_file(&found.0, file).then_some(found)
    };
    let (is_good, end) = match &put_off {
        Some(put_off) => threads::both(ctx.threads(), || put_off.is_good(&module, &mut inspector()), end),
        None => (true, end()),
    };
    let Some((numbering, lists)) = end.filter(|_| is_good) else { return Ok(false) };
    let verbatim = Verbatim { places, input };
    let are_numbers = &|numbering: &Numbering| are_numbers_of_file(numbering, decoder());
    let exact = if file.has_exact_locs() { ctx.adopted_locs().range() } else { 0..0 };
    let done = |bytes| file.done_with(bytes, read);
    let (unmade, properties) = (file.unmade.get(), &file.properties);
    let mut out = Copying { out, input, part: 0..0, done: &done };
    let there = EntriesOfFile { table: &file.entries, exact, unmade, properties, are_numbers, done: &done };
    let lists = |visit: &mut dyn FnMut(OfEntry) -> bool| lists.each(visit);
    let written = write_again(&module, root, write, (numbering, names), lists, (&there, &verbatim), &mut out);
    if read.disable_free {
        std::mem::forget(module);
    }
    // Nothing is left where nothing was written.
    out.write_part().map_err(|error| Error::new(Position::Unknown, error.to_string()))?;
    written
}

/// The operations at the top once more, and those that wrappers hold, in a module that stays as it is; `None` if more than these have
/// been read.
fn frame<'c>(module: &Module<'c>, wrappers: &[BodyId]) -> Option<Module<'c>> {
    let loaded = (0..module.body_count()).map(|index| BodyId(index as u32)).filter(|id| module.is_loaded(*id));
    let loaded: Vec<BodyId> = loaded.collect();
    // Bodies are numbered as they are met: that of the top, and that of the one operation in it.
    let same = loaded.iter().zip(0..).all(|(id, index)| *id == BodyId(index));
    if !wrappers.is_empty() {
        return loaded.iter().skip(2).eq(wrappers).then(|| module.part_there());
    }
    (same && loaded.len() == 2).then(|| module.with_bodies(loaded.into_iter().map(|id| module.body(id).clone())))
}

/// Writes parts of the input in pieces as long as can be, and gives them back: nearly always what is written between two of them is what
/// stands between them.
struct Copying<'r, 'a, W> {
    out: &'r mut W,
    input: &'a [u8],
    /// What is still to be written.
    part: Range<usize>,
    done: &'r dyn Fn(u64),
}

impl<W: Write> Copying<'_, '_, W> {
    /// Where these bytes stand in the input, if they are a part of it.
    fn place_of(&self, bytes: &[u8]) -> Option<usize> {
        let at = (bytes.as_ptr() as usize).checked_sub(self.input.as_ptr() as usize)?;
        (at + bytes.len() <= self.input.len()).then_some(at)
    }

    fn write_part(&mut self) -> std::io::Result<()> {
        let part = self.input.get(std::mem::take(&mut self.part)).unwrap_or_default();
        part.chunks(AT_ONCE).try_for_each(|piece| {
            self.out.write_all(piece)?;
            (self.done)(piece.len() as u64);
            Ok(())
        })
    }
}

impl<W: Write> Write for Copying<'_, '_, W> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let place = self.place_of(bytes);
        let next = self.input.get(self.part.end..).filter(|_| !self.part.is_empty()).unwrap_or_default();
        if place == Some(self.part.end) || next.starts_with(bytes) {
            self.part.end += bytes.len();
            return Ok(bytes.len());
        }
        self.write_part()?;
        match place {
            Some(start) => self.part = start..start + bytes.len(),
            None => self.out.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.write_part()?;
        self.out.flush()
    }
}

/// Whether what is written may be the file as it stands.
fn is_written_like_this(file: &File<'_>, ctx: &Context, write: &WriteOptions) -> bool {
    file.version == write.version
        && file.version >= 5
        && write.overrides.is_empty()
        && write.dialect_versions.is_empty()
        && write.target_release == ctx.release()
}

/// What a thread works with.
struct Worker<'f, 'a, 'c, 'm, I> {
    reader: BodyReader<'f, 'a, 'c, 'm>,
    inspector: I,
    counter: Counter<'c>,
}

impl<'f, 'a, 'c, I> Worker<'f, 'a, 'c, '_, I> {
    fn for_module<'n>(self, module: &'n Module<'c>) -> Worker<'f, 'a, 'c, 'n, I> {
        Worker { reader: self.reader.for_module(module), inspector: self.inspector, counter: self.counter }
    }
}

/// Where the last of these bodies begin that are held together.
fn start_of_last_batch(places: &[(BodyId, LaterBody)]) -> usize {
    places.len() - fit_together(places.iter().rev().map(|(_, place)| place), 1, BATCH)
}

/// Whether a batch is a body that is inspected and counted later, where there are so many workers.
fn is_put_off(batch: &[(BodyId, LaterBody)], workers: usize) -> bool {
    workers > 1 && matches!(batch, [(_, place)] if place.size >= BATCH)
}

/// A body that is a batch by itself: it is inspected and counted, at the same time, while the next one is read, or all is
/// numbered, and forgotten then.
struct PutOff {
    body: BodyId,
    /// Those that it holds.
    nested: std::ops::Range<usize>,
}

impl PutOff {
    fn is_good(&self, module: &Module<'_>, inspector: &mut impl Inspector) -> bool {
        module.body_owner(self.body).is_some_and(|owner| inspector.inspect(owner))
    }

    fn all(self) -> impl Iterator<Item = BodyId> {
        std::iter::once(self.body).chain(self.nested.map(|index| BodyId(index as u32)))
    }
}

/// Reads some bodies, the last one first, has them inspected and counted, and forgets them, but for one that is put off. Gives
/// what they have met.
fn inspect_batch<'f, 'a, 'c, 'i, I: Inspector>(
    module: &mut Module<'c>,
    (batch, before): (&[(BodyId, LaterBody)], Option<PutOff>),
    input: &'a [u8],
    done: impl Fn(u64) + Sync,
    workers: &mut Vec<Worker<'f, 'a, 'c, 'i, I>>,
    idle: &'i Module<'c>,
    beside: impl FnOnce(),
) -> Option<(Vec<Notes>, Option<PutOff>)> {
    let others = module.body_count();
    let is_put_off = is_put_off(batch, workers.len());
    let first = if before.is_some() { 2 } else { 0 };
    // All but the one who reads it help with a large body.
    let aside = is_put_off.then(Arc::<Aside>::default);
    let helpers = if is_put_off { workers.len() } else { 0 };
    let mut busy: Vec<_> = workers.drain(..).map(|worker| worker.for_module(module)).collect();
    let wrong = || Error::new(Position::Unknown, "not as it would be written");
    // What is done beside the bodies: what was put off, twice, comes first, and those who help last.
    let beside_bodies =
        |Worker { reader, inspector, counter }: &mut Worker<'_, 'a, '_, '_, I>, index: usize| match &before {
            Some(before) if index == 0 => before.is_good(module, inspector).then_some(()).ok_or_else(wrong),
            Some(before) if index == 1 => counter.body(module, before.body).map_err(|_| wrong()),
            _ if index < first + batch.len() => Ok(()),
            _ => aside.iter().try_for_each(|aside| aside.help(|what| reader.work_out(what))),
        };
    let work = |worker: &mut Worker<'_, 'a, '_, '_, I>, (): &mut (), turn: Range<usize>| {
        turn.clone().try_for_each(|index| beside_bodies(worker, index))?;
        let Worker { reader, inspector, counter } = worker;
        // The last one first.
        let at = |index: usize| (batch.len() + first).saturating_sub(index).min(batch.len());
        let bodies = || batch.get(at(turn.end)..at(turn.start)).unwrap_or_default().iter().rev();
        for (id, place) in bodies() {
            let (at, regions) = (place.reader(input), place.regions);
            let body = match &aside {
                Some(aside) => reader.body_aside(*id, at, regions, aside)?,
                None => reader.body(*id, at, regions)?,
            };
            module.set_body(*id, body);
            done(place.size);
        }
        if !reader.again.as_ref().is_some_and(|again| again.exact) {
            return Err(wrong());
        }
        if is_put_off {
            return Ok(());
        }
        let owners = || bodies().map(|(id, _)| module.body_owner(*id));
        if !owners().all(|owner| owner.is_some_and(|owner| inspector.inspect(owner))) {
            return Err(wrong());
        }
        bodies().try_for_each(|(id, _)| counter.body(module, *id)).map_err(|_| wrong())
    };
    let count = first + batch.len() + helpers;
    let good = threads::each_turn_with(&mut busy, count, beside, |_| (), work, |_, ()| ()).is_ok();
    let mut back: Vec<_> = busy.into_iter().map(|worker| worker.for_module(idle)).collect();
    aside.iter().for_each(|aside| aside.put_in_place(module));
    let put_off = match batch {
        [(body, _)] if is_put_off => Some(PutOff { body: *body, nested: others..module.body_count() }),
        _ => None,
    };
    let count = back.len().max(1);
    for (index, id) in before.into_iter().flat_map(PutOff::all).enumerate() {
        if let (Some(body), Some(worker)) = (module.unload(id), back.get_mut(index % count)) {
            worker.reader.take_back(body);
        }
    }
    for Worker { reader, .. } in &mut back {
        match put_off {
            Some(_) => reader.leave_own(),
            None => reader.take_back_own(module),
        }
    }
    let notes = back.iter_mut().map(|worker| worker.counter.take_notes()).collect();
    workers.append(&mut back);
    good.then_some((notes, put_off))
}

/// What the workers have counted, and the properties that they have met; `None` if something does not stand in the file as it
/// would be written, or entries of properties are not in the order of their first uses.
fn gather<'c, I>(workers: Vec<Worker<'_, '_, 'c, '_, I>>) -> Option<(Vec<Counter<'c>>, Vec<AttributeCache>)> {
    let (mut counters, mut known, mut first_uses) = (Vec::new(), Vec::new(), Vec::new());
    for Worker { reader, counter, .. } in workers {
        let again = reader.again.filter(|again| again.exact)?;
        if first_uses.is_empty() {
            first_uses = again.first_uses;
        } else {
            first_uses.iter_mut().zip(again.first_uses).for_each(|(first, other)| *first = other.min(*first));
        }
        known.push(reader.cache);
        counters.push(counter);
    }
    let in_order = first_uses.is_sorted_by(|one, other| one < other) && first_uses.last() != Some(&u32::MAX);
    in_order.then_some((counters, known))
}

/// Whether no entry of properties stands in the file twice. Others may have the same key: then the file is read as a whole.
fn entries_are_different(properties: &PropertyTable<'_>) -> bool {
    let entry = |index| properties.get(index).map_or(&[][..], |entry| entry.rest());
    are_different((0..properties.len()).map(|index| lazy_constants::word(entry(index as u64))))
}

/// Whether as many things have numbers as in the file.
fn has_counts_of_file(numbering: &Numbering, file: &File<'_>) -> bool {
    numbering.order.attrs.len() == file.attrs.len()
        && numbering.order.types.len() == file.types.len()
        && numbering.order.ops.len() == file.op_names.len()
}

/// Whether everything is to have the number that it has in the file, which has as many things.
fn are_numbers_of_file(numbering: &Numbering, mut decoder: Decoder<'_, '_, '_>) -> bool {
    let (file, numbers, at) = (decoder.file, &numbering.numbers, Reader::new(&[], 0, None));
    let is_attr = |index: u64| {
        // Those that were counted have the numbers that they should have, as locations have.
        if decoder.is_unmade(index) {
            return true;
        }
        // Names of files have not been asked for, if nothing but locations refers to them.
        let Ok(attr) = decoder.attr(&at, index) else { return false };
        let number = || numbers.attr(file.unmade.get()?.number(file, attr)?.0);
        numbers.attr(attr).or_else(number).map(u64::from) == Some(index)
    };
    let is_type = |index: u64| {
        let ty = entries::handle(&file.types, index).flatten();
        ty.and_then(|ty| numbers.ty(ty)).map(u64::from) == Some(index)
    };
    let number = |name: &OpName| numbering.kinds.get(name.index()).map(|kind| kind.number as usize);
    let is_op = |(index, name): (usize, &OnceLock<OpName>)| name.get().and_then(number) == Some(index);
    file.op_names.iter().enumerate().all(is_op)
        && (0..file.types.len() as u64).all(is_type)
        // Locations have the numbers that they should have, or there would be no numbers.
        && file.attrs.others_in_order().all(is_attr)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keeps what is written, and how long each piece of it was.
    #[derive(Default)]
    struct Pieces(Vec<u8>, Vec<usize>);

    impl Write for Pieces {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.extend_from_slice(bytes);
            self.1.push(bytes.len());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn parts_of_the_input_are_written_in_one_piece_with_what_stands_between_them() {
        let input: Vec<u8> = (0..=255).collect();
        let (mut pieces, released) = (Pieces::default(), std::cell::Cell::new(0));
        let done = |bytes| released.set(released.get() + bytes);
        let mut out = Copying { out: &mut pieces, input: &input, part: 0..0, done: &done };
        let (before, between, other) = ([0, 1], [30, 31], [50, 52]);
        let parts: [&[u8]; 10] = [
            &before,
            &input[10..30],
            &between,
            &[],
            &input[32..50],
            &other,
            &input[52..60],
            &input[60..70],
            &input[60..70],
            &[70; 3],
        ];
        parts.iter().for_each(|part| assert!(out.write_all(part).is_ok()));
        assert!(out.write_all(&input[250..]).and_then(|()| out.write_all(&[0])).is_ok());
        assert!(out.write_all(&input[..5]).and_then(|()| out.flush()).is_ok());
        assert_eq!(pieces.1, [2, 40, 2, 18, 10, 3, 6, 1, 5]);
        let all = [&parts.concat()[..], &input[250..], &[0], &input[..5]].concat();
        assert_eq!((pieces.0, released.into_inner()), (all, 40 + 18 + 10 + 6 + 5));
    }
}
