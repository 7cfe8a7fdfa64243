//! Reads a file into a module: first its tables, then its operations.

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{Body, BodyId, Context, Module};

use crate::codec::options::ReadOptions;
use crate::codec::registry::Codec;
use crate::read::body::{BodyReader, DeferredOp, DeferredResult};
use crate::read::lazy_bodies::{BodyRange, LazyBodyTable, LazyFile};
use crate::read::property_workers::{Made, PropertyWorkers};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, OpenFile, Resources};
use crate::tables::file_locations::{LocationsOf, no_key};
use crate::tables::source::{Input, Parts, Ranges};
use crate::tables::unregistered_tables;

/// Returns true if `bytes` begin with the magic number of a bytecode file.
#[must_use]
pub fn is_bytecode(bytes: &[u8]) -> bool {
    mlirkit_wire::is_bytecode(bytes)
}

/// Reads a bytecode file. Large constants and resources remain slices of `input`.
///
/// The top block of the module contains the operations at the top level of the file.
///
/// # Errors
/// Fails if the file is malformed. The error states the section and the offset.
pub fn read<'c>(ctx: &'c Context, input: Bytes, options: &ReadOptions) -> Result<Module<'c>> {
    let read = || read_opened(ctx, open(ctx, Input::Whole(input), options)?, options);
    placed(read(), options)
}

/// Opens a bytecode file through a source of byte ranges. The header, tables and top-level operations are read
/// immediately, and each body when [`Module::body`] requests it. Large constants are read on demand too, and resources
/// by [`Module::load_resource`].
///
/// Files with bytecode version 0 or 1, and files that a dialect must upgrade, are read completely.
///
/// # Errors
/// Fails if the source returns an error or the file is malformed. The error states the section and the offset.
pub fn read_ranged<'c>(ctx: &'c Context, source: Arc<dyn Ranges>, options: &ReadOptions) -> Result<Module<'c>> {
    let options = ReadOptions { lazy: true, ..options.clone() };
    let whole = source.clone();
    let parts = placed(Parts::open(source), &options)?;
    let opened = placed(open(ctx, Input::Parts(Box::new(parts)), &options), &options)?;
    if !can_be_lazy(opened.borrow_dependent()) {
        return read(ctx, whole.read(0..whole.size())?, &options);
    }
    placed(read_opened(ctx, opened, &options), &options)
}

/// Adds the file name in the options to the positions in an error.
pub(crate) fn placed<T>(result: Result<T>, options: &ReadOptions) -> Result<T> {
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

fn open(ctx: &Context, input: Input, options: &ReadOptions) -> Result<Arc<OpenFile>> {
    Ok(Arc::new(OpenFile::try_new(input, |input| File::open(input, ctx, options))?))
}

/// Returns true if the bodies of a file can be read on demand. They must be sections, and no dialect may have a
/// version, since its upgrade would need the whole module.
pub(crate) fn can_be_lazy(file: &File<'_>) -> bool {
    file.has_sections() && !(0..file.versions.len()).any(|index| file.version_data(index as u32).is_some())
}

fn read_opened<'c>(ctx: &'c Context, opened: Arc<OpenFile>, options: &ReadOptions) -> Result<Module<'c>> {
    let file = opened.borrow_dependent();
    let note = file.note.clone();
    let explain = |error: Error| error.with_note(note.clone());
    let mut module = Module::new(ctx);
    let resources = Resources::read(opened.borrow_owner(), file, ctx).map_err(explain)?;
    (module.dialect_resources, module.external_resources) = (resources.dialects, resources.external);
    let lazy_bodies = (options.lazy && can_be_lazy(file)).then(LazyBodyTable::default);
    let mut needs_tables = false;
    if lazy_bodies.is_none() {
        file.make_strings(ctx, || {
            let locations = || {
                let mut decoder = Decoder::new(file, opened.borrow_owner(), ctx, options);
                match options.leave_locations {
                    true => drop(decoder.adopt_locations_unkept(no_key, |file| LocationsOf::source(&opened, file))),
                    false => decoder.adopt_locations(),
                }
            };
            (needs_tables, ()) =
                threads::both(file.threads_for_names(ctx), || unregistered_tables::are_needed(file, ctx), locations);
        });
        file.done_with(file.entries_size, options);
    }
    let threads =
        if lazy_bodies.is_none() && file.has_sections() && file.ir.len() >= WORTH_THREADS { ctx.threads() } else { 1 };
    if !(threads > 1 && read_in_parallel(&mut module, &opened, options, threads)) {
        let decoder = Decoder::new(file, opened.borrow_owner(), ctx, options);
        let top = BodyReader::new(decoder, &module, lazy_bodies.as_ref()).top().map_err(explain)?;
        if let Some(body) = module.body_mut(Module::TOP) {
            *body = *top;
        }
    }
    module.release = file.release;
    module.unknown_versions = file.unknown_versions(ctx);
    module.producer_rows.clone_from(&file.followed);
    if let Some(lazy_bodies) = lazy_bodies {
        module.set_lazy(Box::new(LazyFile { opened, options: options.clone(), lazy_bodies }));
    } else {
        let tables = || unregistered_tables::tables(Decoder::new(file, opened.borrow_owner(), ctx, options));
        module.set_file_tables(if needs_tables { tables().map(Arc::new) } else { None });
        upgrade(&mut module, file)?;
    }
    module.settle();
    Ok(module)
}

/// The minimum size of the IR section in bytes for which several threads are used.
const WORTH_THREADS: usize = 10 * WORTH_A_THREAD;

/// Reads the top level, and then its properties and the lazy bodies on several threads. Returns false after any error;
/// the caller then reads again on one thread to find the first error.
fn read_in_parallel(module: &mut Module<'_>, opened: &OpenFile, options: &ReadOptions, threads: usize) -> bool {
    let (input, file, ctx) = (opened.borrow_owner(), opened.borrow_dependent(), module.context());
    let Input::Whole(bytes) = input else { return false };
    let mut read = Module::new(ctx);
    let lazy_bodies = LazyBodyTable::default();
    let reader = || BodyReader::new(Decoder::new(file, input, ctx, options), &read, None);
    let mut first = reader();
    first.lazy_bodies = Some(&lazy_bodies);
    first.least_wrapper = least_wrapper(file);
    let mut readers: Vec<_> = (0..threads).map(|_| reader()).collect();
    let Ok((top, attributes)) = read_top_level(&mut first, &mut readers, BodyReader::resolve_deferred) else {
        return false;
    };
    let mut places: Vec<(BodyId, BodyRange)> = lazy_bodies.all();
    // If one body is most of the file, reads it first. Threads without other work help by decoding its properties.
    let sizes = || places.iter().map(|(_, place)| place.size);
    let largest = sizes().enumerate().max_by_key(|(_, size)| *size);
    let largest = largest.filter(|(_, size)| *size >= WORTH_HELP && *size >= sizes().sum::<u64>() / 2);
    let property_workers = largest.map(|(index, _)| {
        places.swap(0, index);
        Arc::<PropertyWorkers>::default()
    });
    let helpers = if property_workers.is_some() { threads } else { 0 };
    let done = threads::each_with(
        &mut readers,
        places.len() + helpers,
        || (),
        |bodies, index| {
            let Some((id, place)) = places.get(index) else {
                return property_workers
                    .iter()
                    .try_for_each(|property_workers| property_workers.help(|what| bodies.resolve_deferred(what)));
            };
            let (id, at, regions) = (*id, place.reader(bytes), place.regions);
            let body = match property_workers.as_ref().filter(|_| index == 0) {
                Some(property_workers) => bodies.body_with_workers(id, at, regions, property_workers)?,
                None => bodies.body(id, at, regions)?,
            };
            read.set_body(id, body);
            file.done_with_body(place.size, options);
            Ok::<_, Error>(())
        },
    );
    if done.is_err() {
        return false;
    }
    if let Some(body) = read.body_mut(Module::TOP) {
        *body = *top;
    }
    attributes.put_in_place(&mut read);
    property_workers.iter().for_each(|property_workers| property_workers.put_in_place(&mut read));
    (read.dialect_resources, read.external_resources) =
        (std::mem::take(&mut module.dialect_resources), std::mem::take(&mut module.external_resources));
    *module = read;
    true
}

/// The minimum size in bytes of a body for which other threads decode properties, if the body makes up most of the
/// file.
const WORTH_HELP: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 1 << 17 };

/// The minimum number of properties entries for which several threads decode the entries.
const WORTH_WORKING_OUT: usize = WORTH_A_THREAD / 10;

/// Reads the top level while the workers decode the attributes of its operations. The caller must then store these
/// attributes with [`PropertyWorkers::put_in_place`].
pub(crate) fn read_top_level<W: Send>(
    first: &mut BodyReader<'_, '_, '_, '_>,
    workers: &mut [W],
    one: impl Fn(&mut W, &DeferredOp) -> Result<DeferredResult> + Sync,
) -> Result<(Box<Body>, Arc<PropertyWorkers>)> {
    let several = if first.decoder.file.properties.len() < WORTH_WORKING_OUT { 1 } else { workers.len() };
    let workers = workers.get_mut(..several).unwrap_or_default();
    let (property_workers, mut top) = (Arc::<PropertyWorkers>::default(), Ok(Box::default()));
    threads::each_with(
        workers,
        several,
        || top = first.top_with_workers(&property_workers),
        |worker, _| property_workers.help(|what| one(worker, what)),
    )?;
    Ok((top?, property_workers))
}

/// Returns the minimum size in bytes at which the body of a symbol table is considered to be most of the file.
pub(crate) fn least_wrapper(file: &File<'_>) -> u64 {
    file.ir.len() as u64 / 2
}

/// Stores the decoded attributes of operations in the module.
pub(crate) fn put_in_place(module: &mut Module<'_>, made: &[Made]) {
    for of_body in made.chunk_by(|(one, ..), (next, ..)| one == next) {
        let Some(body) = of_body.first().and_then(|(body, ..)| module.body_mut(*body)) else { continue };
        for (_, op, ((attrs, props), loc)) in of_body {
            let op = body.op_mut(*op);
            (op.attrs, op.props, op.loc) = (*attrs, *props, loc.unwrap_or(op.loc));
        }
    }
}

/// Calls the upgrade function of each dialect that stored a version in the file.
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
