//! Rewrites a file body by body: each body is read, inspected, counted and dropped. Bodies whose encoding already
//! matches what the writer would produce are copied verbatim. This applies to files written by this library or by
//! upstream MLIR.
//!
//! Only the tables and a few bodies are in memory at any time, however large the file is. A body is inspected while it
//! is still in the processor caches.

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
use crate::number::body_counts::{Counter, FirstUses, FirstUsesByBody};
use crate::number::numbering::{Numberer, Numbering};
use crate::read::body::BodyReader;
use crate::read::lazy_bodies::{BodyRange, VerbatimBodies};
use crate::read::property_workers::PropertyWorkers;
use crate::read::rewrite_check::RewriteCheck;
use crate::stream::known_properties::KnownProperties;
use crate::stream::top_level::{BATCH, TopLevel, batch_len, batch_size, can_stream, scan_body_sizes};
use crate::tables::entries::{self, Decoder};
use crate::tables::file::{File, OpenFile};
use crate::tables::file_locations::LocationsOf;
use crate::tables::lazy_constants::{self, DeferredConstants, are_different, leave_numbers};
use crate::tables::property_cache::PropertyCache;
use crate::tables::source::Input;
use crate::tables::unregistered_tables;
use crate::write::module::{EntryProps, SourceTables, write_rewritten};

/// The minimum average size of bodies in bytes for which rewriting body by body is worthwhile.
const SMALL_BODY: u64 = 16;

/// The number of input bytes that are written before their memory is released.
const AT_ONCE: usize = if cfg!(debug_assertions) { 1 << 12 } else { 4 << 20 };

/// An inspector for the operations of a file that is being rewritten, such as a verifier. Each thread has a separate
/// inspector.
pub trait BodyInspector: Send {
    /// Inspects an operation that owns a body, together with everything nested in it. Returns false if the file must
    /// not be written.
    fn inspect(&mut self, op: OpRef<'_, '_>) -> bool;

    /// Inspects the top-level operation without the bodies that [`inspect`](Self::inspect) has already seen. Also
    /// inspects a symbol table in this way if it contains most of the file. Returns false if the file must not be
    /// written.
    fn inspect_rest(&mut self, op: OpRef<'_, '_>) -> bool;
}

/// Reads a bytecode file and writes it again, one body at a time.
///
/// Returns false without writing anything if this is not possible. The caller must then read the file eagerly in a
/// fresh context, which also reports any error. This happens if the output has another version or release, or orders
/// the table entries differently. It also happens if an inspector rejects a body, or if the input is malformed.
/// Otherwise, the output has the same bytes as calling [`read`](crate::read()) and then [`write`](crate::write()).
///
/// # Errors
/// Fails if writing to `out` fails.
pub fn rewrite<I: BodyInspector>(
    ctx: &Context,
    input: &Bytes,
    read: &ReadOptions,
    write: &WriteOptions,
    inspector: impl Fn() -> I + Sync,
    out: &mut impl Write,
) -> Result<bool> {
    // Detects small bodies before anything is decoded, unless the top level is unusual.
    let Ok(container) = Container::read(input) else { return Ok(false) };
    let ir = container.reader(SectionId::Ir).len() as u64;
    if scan_body_sizes(&container, read).is_some_and(|sizes| !sizes.justify_streaming(ir, SMALL_BODY)) {
        return Ok(false);
    }
    let Ok(opened) = OpenFile::try_new(Input::Whole(input.clone()), |input| File::open(input, ctx, read)) else {
        return Ok(false);
    };
    let opened = Arc::new(opened);
    let (whole, file) = (opened.borrow_owner(), opened.borrow_dependent());
    let decoder = || Decoder::new(file, whole, ctx, read);
    if !(can_stream(file, read) && is_written_like_this(file, ctx, write)) {
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
    // The expected number of attributes: those in the context, the locations in the file, its other attributes, and a
    // few more.
    let attrs = ctx.attr_count() + file.attrs.others() + 64;
    let reader = || {
        let mut reader = BodyReader::new(decoder(), &idle, None);
        reader.rewrite_check = Some(RewriteCheck::new(file.properties.len(), file.ir_end));
        reader
    };
    let worker = |_| Worker { reader: reader(), inspector: inspector(), counter: Counter::new(ctx, attrs) };
    let mut workers: Vec<_> = (0..ctx.threads().max(1)).map(worker).collect();
    let top = TopLevel::read(&opened, decoder(), SMALL_BODY, &mut workers, |worker| &mut worker.reader);
    let Ok(TopLevel { mut module, places, first_uses, wrappers }) = top else { return Ok(false) };
    if let Some(rewrite_check) = workers.first_mut().and_then(|worker| worker.reader.rewrite_check.as_mut()) {
        rewrite_check.first_uses = first_uses;
    }
    let Some(frame) = frame(&module, &wrappers) else { return Ok(false) };
    let mut names = NameCache::default();
    // Numbering begins during the last batch of the file, which is read first.
    let (mut for_numberer, mut numberer) = (Some(&mut names), None);
    let (mut rest, mut notes, mut deferred) = (&places[..], Vec::new(), None);
    while !rest.is_empty() {
        let batch;
        (rest, batch) = rest.split_at(start_of_last_batch(rest, workers.len()));
        // In the meantime, numbers the entities that were first used in earlier batches.
        let mut numbered = true;
        let done = |bytes| file.done_with_body(bytes, read);
        let number = || {
            if let Some((root, names)) = frame.root().zip(for_numberer.take()) {
                numberer = Numberer::new(&frame, root.id, write, names, (attrs, Some(file))).ok();
            }
            numbered = numberer.as_mut().is_some_and(|numberer| numberer.go_on(&FirstUsesByBody::new(&notes)).is_ok());
        };
        // During the last batch, there is little other work than numbering, which needs the counts of this batch.
        let waits = deferred.take_if(|_| rest.is_empty() && !is_deferred(batch, workers.len()));
        let inspected = inspect_batch(&mut module, (batch, deferred), input, done, &mut workers, &idle, number);
        match (inspected, numbered) {
            (Some((met, next)), true) => (notes, deferred) = (met, next.or(waits)),
            _ => return Ok(false),
        }
    }
    let (Some(root), Some(mut numberer)) = (module.root(), numberer) else { return Ok(false) };
    let end = || {
        // Other threads may have counted bodies that are numbered after this one.
        let mut counter = Counter::new(ctx, attrs);
        if let Some(deferred) = &deferred {
            counter.body(&module, deferred.body).ok()?;
            notes.push(counter.take_first_uses());
        }
        numberer.go_on(&FirstUsesByBody::new(&std::mem::take(&mut notes))).ok()?;
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
        let are_different = || {
            file.unmade.get().is_none_or(DeferredConstants::are_different) && entries_are_different(&file.properties)
        };
        let properties = || KnownProperties::new(known, file, &names).filter(|_| are_different());
        let (lists, numbering) = threads::both(ctx.threads(), properties, || numberer.finish(counters, attrs).ok());
        let found = (numbering?, lists?);
        has_counts_of_file(&found.0, file).then_some(found)
    };
    let (is_good, end) = match &deferred {
        Some(deferred) => threads::both(ctx.threads(), || deferred.is_good(&module, &mut inspector()), end),
        None => (true, end()),
    };
    let Some((numbering, lists)) = end.filter(|_| is_good) else { return Ok(false) };
    let verbatim = VerbatimBodies { places, input };
    let are_numbers = &|numbering: &Numbering| are_numbers_of_file(numbering, decoder());
    let exact = if file.has_exact_locs() { ctx.adopted_locs().range() } else { 0..0 };
    let done = |bytes| file.done_with(bytes, read);
    let (unmade, properties) = (file.unmade.get(), &file.properties);
    let mut out = SpanWriter { out, input, part: 0..0, done: &done };
    let there = SourceTables { table: &file.entries, exact, unmade, properties, are_numbers, done: &done };
    let lists = |visit: &mut dyn FnMut(EntryProps) -> bool| lists.each(visit);
    let written = write_rewritten(&module, root, write, (numbering, names), lists, (&there, &verbatim), &mut out);
    if read.disable_free {
        std::mem::forget(module);
    }
    // If nothing was written, the span is empty.
    out.write_part().map_err(|error| Error::new(Position::Unknown, error.to_string()))?;
    written
}

/// Copies the top-level operations into a separate module that does not change, together with the operations in the
/// bodies `wrappers`, which were read with them. `None` if other bodies have been loaded.
fn frame<'c>(module: &Module<'c>, wrappers: &[BodyId]) -> Option<Module<'c>> {
    let loaded = (0..module.body_count()).map(|index| BodyId(index as u32)).filter(|id| module.is_loaded(*id));
    let loaded: Vec<BodyId> = loaded.collect();
    // Bodies have ids in the order in which they are read: first the top level, then the body of its single operation.
    let same = loaded.iter().zip(0..).all(|(id, index)| *id == BodyId(index));
    if !wrappers.is_empty() {
        return loaded.iter().skip(2).eq(wrappers).then(|| module.part_there());
    }
    (same && loaded.len() == 2).then(|| module.with_bodies(loaded.into_iter().map(|id| module.body(id).clone())))
}

/// A writer that combines consecutive slices of the input into one write, and then releases their memory. Bytes that
/// are not a slice of the input are compared with the input after the previous slice, because they are nearly always
/// equal.
struct SpanWriter<'r, 'a, W> {
    out: &'r mut W,
    input: &'a [u8],
    /// The range of the input that has not been written yet.
    part: Range<usize>,
    done: &'r dyn Fn(u64),
}

impl<W: Write> SpanWriter<'_, '_, W> {
    /// Returns the offset of `bytes` in the input; `None` if they are not a slice of the input.
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

impl<W: Write> Write for SpanWriter<'_, '_, W> {
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

/// Returns true if writing with the options `write` may reproduce the bytes of the file.
fn is_written_like_this(file: &File<'_>, ctx: &Context, write: &WriteOptions) -> bool {
    file.version == write.version
        && file.version >= 5
        && write.overrides.is_empty()
        && write.dialect_versions.is_empty()
        && write.target_release == ctx.release()
}

/// The reader, inspector and counter of a thread.
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

/// Returns the index in `places` at which the last batch of bodies begins.
fn start_of_last_batch(places: &[(BodyId, BodyRange)], threads: usize) -> usize {
    places.len() - batch_len(places.iter().rev().map(|(_, place)| place), 1, batch_size(threads, BATCH))
}

/// Returns true if a batch consists of a single large body, which is then inspected and counted later.
fn is_deferred(batch: &[(BodyId, BodyRange)], workers: usize) -> bool {
    workers > 1 && matches!(batch, [(_, place)] if place.size >= BATCH)
}

/// A large body that two threads inspect and count while the next batch is being read. It is dropped afterwards.
struct DeferredBody {
    body: BodyId,
    /// The ids of the bodies nested in the large body.
    nested: std::ops::Range<usize>,
}

impl DeferredBody {
    fn is_good(&self, module: &Module<'_>, inspector: &mut impl BodyInspector) -> bool {
        module.body_owner(self.body).is_some_and(|owner| inspector.inspect(owner))
    }

    fn all(self) -> impl Iterator<Item = BodyId> {
        std::iter::once(self.body).chain(self.nested.map(|index| BodyId(index as u32)))
    }
}

/// Reads a batch of bodies in reverse order, inspects and counts them, and drops them. A large body is deferred to the
/// next batch. Returns the first uses in the bodies, and the deferred body if any.
fn inspect_batch<'f, 'a, 'c, 'i, I: BodyInspector>(
    module: &mut Module<'c>,
    (batch, before): (&[(BodyId, BodyRange)], Option<DeferredBody>),
    input: &'a [u8],
    done: impl Fn(u64) + Sync,
    workers: &mut Vec<Worker<'f, 'a, 'c, 'i, I>>,
    idle: &'i Module<'c>,
    beside: impl FnOnce(),
) -> Option<(Vec<FirstUses>, Option<DeferredBody>)> {
    let others = module.body_count();
    let is_deferred = is_deferred(batch, workers.len());
    let first = if before.is_some() { 2 } else { 0 };
    // The threads that do not read the large body help by decoding its properties.
    let property_workers = is_deferred.then(Arc::<PropertyWorkers>::default);
    let helpers = if is_deferred { workers.len() } else { 0 };
    let mut busy: Vec<_> = workers.drain(..).map(|worker| worker.for_module(module)).collect();
    let wrong = || Error::new(Position::Unknown, "not as it would be written");
    // The first indices inspect and count the deferred body. Indices after those of the bodies decode properties.
    let beside_bodies =
        |Worker { reader, inspector, counter }: &mut Worker<'_, 'a, '_, '_, I>, index: usize| match &before {
            Some(before) if index == 0 => before.is_good(module, inspector).then_some(()).ok_or_else(wrong),
            Some(before) if index == 1 => counter.body(module, before.body).map_err(|_| wrong()),
            _ if index < first + batch.len() => Ok(()),
            _ => property_workers
                .iter()
                .try_for_each(|property_workers| property_workers.help(|what| reader.resolve_deferred(what))),
        };
    let work = |worker: &mut Worker<'_, 'a, '_, '_, I>, (): &mut (), turn: Range<usize>| {
        turn.clone().try_for_each(|index| beside_bodies(worker, index))?;
        let Worker { reader, inspector, counter } = worker;
        // Reads the bodies in reverse order.
        let at = |index: usize| (batch.len() + first).saturating_sub(index).min(batch.len());
        let bodies = || batch.get(at(turn.end)..at(turn.start)).unwrap_or_default().iter().rev();
        for (id, place) in bodies() {
            let (at, regions) = (place.reader(input), place.regions);
            let body = match &property_workers {
                Some(property_workers) => reader.body_with_workers(*id, at, regions, property_workers)?,
                None => reader.body(*id, at, regions)?,
            };
            module.set_body(*id, body);
            done(place.size);
        }
        if !reader.rewrite_check.as_ref().is_some_and(|rewrite_check| rewrite_check.exact) {
            return Err(wrong());
        }
        if is_deferred {
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
    property_workers.iter().for_each(|property_workers| property_workers.put_in_place(module));
    let deferred = match batch {
        [(body, _)] if is_deferred => Some(DeferredBody { body: *body, nested: others..module.body_count() }),
        _ => None,
    };
    let count = back.len().max(1);
    for (index, id) in before.into_iter().flat_map(DeferredBody::all).enumerate() {
        if let (Some(body), Some(worker)) = (module.unload(id), back.get_mut(index % count)) {
            worker.reader.take_back(body);
        }
    }
    for Worker { reader, .. } in &mut back {
        match deferred {
            Some(_) => reader.leave_own(),
            None => reader.take_back_own(module),
        }
    }
    let notes = back.iter_mut().map(|worker| worker.counter.take_first_uses()).collect();
    workers.append(&mut back);
    good.then_some((notes, deferred))
}

/// Collects the counters and property caches of the workers. `None` if the file is encoded differently from how this
/// library would write it. For example, properties entries may not be in the order of first use.
fn gather<'c, I>(workers: Vec<Worker<'_, '_, 'c, '_, I>>) -> Option<(Vec<Counter<'c>>, Vec<PropertyCache>)> {
    let (mut counters, mut known, mut first_uses) = (Vec::new(), Vec::new(), Vec::new());
    for Worker { reader, counter, .. } in workers {
        let rewrite_check = reader.rewrite_check.filter(|rewrite_check| rewrite_check.exact)?;
        if first_uses.is_empty() {
            first_uses = rewrite_check.first_uses;
        } else {
            first_uses.iter_mut().zip(rewrite_check.first_uses).for_each(|(first, other)| *first = other.min(*first));
        }
        known.push(reader.cache);
        counters.push(counter);
    }
    let in_order = first_uses.is_sorted_by(|one, other| one < other) && first_uses.last() != Some(&u32::MAX);
    in_order.then_some((counters, known))
}

/// Returns true if all entries in the properties section are known to differ. This may return false for different
/// entries with the same key; the file is then read eagerly.
fn entries_are_different(properties: &PropertyTable<'_>) -> bool {
    let entry = |index| properties.get(index).map_or(&[][..], |entry| entry.rest());
    are_different((0..properties.len()).map(|index| lazy_constants::word(entry(index as u64))))
}

/// Returns true if the numbering has as many entries of each kind as the file.
fn has_counts_of_file(numbering: &Numbering, file: &File<'_>) -> bool {
    numbering.order.attrs.len() == file.attrs.len()
        && numbering.order.types.len() == file.types.len()
        && numbering.order.ops.len() == file.op_names.len()
}

/// Returns true if every entry has the same number as in the file.
fn are_numbers_of_file(numbering: &Numbering, mut decoder: Decoder<'_, '_, '_>) -> bool {
    let (file, numbers, at) = (decoder.file, &numbering.numbers, Reader::new(&[], 0, None));
    let is_attr = |index: u64| {
        // Like locations, deferred constants that were counted keep their numbers.
        if decoder.is_unmade(index) {
            return true;
        }
        // The names of source files may not have been decoded yet, because only locations refer to them.
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
        // The numbers of locations were checked at the end of numbering.
        && file.attrs.others_in_order().all(is_attr)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A writer that records the bytes and the length of each write.
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
    fn consecutive_slices_of_the_input_are_written_together() {
        let input: Vec<u8> = (0..=255).collect();
        let (mut pieces, released) = (Pieces::default(), std::cell::Cell::new(0));
        let done = |bytes| released.set(released.get() + bytes);
        let mut out = SpanWriter { out: &mut pieces, input: &input, part: 0..0, done: &done };
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
