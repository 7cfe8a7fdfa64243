//! Reads a file into a module: the tables, then the operations, body by body.

use std::sync::Arc;

use bytes::Bytes;
use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{Body, BodyId, Context, Module};

use crate::codec::options::ReadOptions;
use crate::codec::registry::Codec;
use crate::read::body::{BodyReader, PutOff, WorkedOut};
use crate::read::lazy_bodies::{Later, LaterBody, LazyFile};
use crate::read::property_workers::{Aside, Made};
use crate::tables::entries::Decoder;
use crate::tables::file::{File, Opened, Resources};
use crate::tables::file_locations::{LocationsOf, no_key};
use crate::tables::source::{Input, Parts, Ranges};
use crate::tables::unregistered_tables;

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

fn read_module<'c>(ctx: &'c Context, input: Input, options: &ReadOptions) -> Result<Module<'c>> {
    let opened = Arc::new(Opened::try_new(input, |input| File::open(input, ctx, options))?);
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
    let mut needs_tables = false;
    if later.is_none() {
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
    let threads = if later.is_none() && sections && file.ir.len() >= WORTH_THREADS { ctx.threads() } else { 1 };
    if !(threads > 1 && read_in_parallel(&mut module, &opened, options, threads)) {
        let decoder = Decoder::new(file, opened.borrow_owner(), ctx, options);
        let top = BodyReader::new(decoder, &module, later.as_ref()).top().map_err(explain)?;
        if let Some(body) = module.body_mut(Module::TOP) {
            *body = *top;
        }
    }
    module.release = file.release;
    module.producer_rows.clone_from(&file.followed);
    if let Some(later) = later {
        module.set_lazy(Box::new(LazyFile { opened, options: options.clone(), later }));
    } else {
        let tables = || unregistered_tables::tables(Decoder::new(file, opened.borrow_owner(), ctx, options));
        module.set_file_tables(if needs_tables { tables().map(Arc::new) } else { None });
        upgrade(&mut module, file)?;
    }
    module.settle();
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
    let mut first = reader();
    first.later = Some(&later);
    first.least_wrapper = least_wrapper(file);
    let mut readers: Vec<_> = (0..threads).map(|_| reader()).collect();
    let Ok((top, attributes)) = top_with_help(&mut first, &mut readers, BodyReader::work_out) else {
        return false;
    };
    let mut places: Vec<(BodyId, LaterBody)> = later.all();
    // What is most of the file is read first, and others help with it when there is nothing else to do.
    let sizes = || places.iter().map(|(_, place)| place.size);
    let largest = sizes().enumerate().max_by_key(|(_, size)| *size);
    let largest = largest.filter(|(_, size)| *size >= WORTH_HELP && *size >= sizes().sum::<u64>() / 2);
    let aside = largest.map(|(index, _)| {
        places.swap(0, index);
        Arc::<Aside>::default()
    });
    let helpers = if aside.is_some() { threads } else { 0 };
    let done = threads::each_with(
        &mut readers,
        places.len() + helpers,
        || (),
        |bodies, index| {
            let Some((id, place)) = places.get(index) else {
                return aside.iter().try_for_each(|aside| aside.help(|what| bodies.work_out(what)));
            };
            let (id, at, regions) = (*id, place.reader(bytes), place.regions);
            let body = match aside.as_ref().filter(|_| index == 0) {
                Some(aside) => bodies.body_aside(id, at, regions, aside)?,
                None => bodies.body(id, at, regions)?,
            };
            read.set_body(id, body);
            file.done_with(place.size, options);
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
    aside.iter().for_each(|aside| aside.put_in_place(&mut read));
    (read.dialect_resources, read.external_resources) =
        (std::mem::take(&mut module.dialect_resources), std::mem::take(&mut module.external_resources));
    *module = read;
    true
}

/// A body of so many bytes that is most of a file is read with the help of other threads.
const WORTH_HELP: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 1 << 17 };

/// With fewer entries of properties, nobody helps to work them out.
const WORTH_WORKING_OUT: usize = WORTH_A_THREAD / 10;

/// Reads what stands at the top while workers work out the attributes of its operations, and then helps them. These are to be put in place.
pub(crate) fn top_with_help<W: Send>(
    first: &mut BodyReader<'_, '_, '_, '_>,
    workers: &mut [W],
    one: impl Fn(&mut W, &PutOff) -> Result<WorkedOut> + Sync,
) -> Result<(Box<Body>, Arc<Aside>)> {
    let several = if first.decoder.file.properties.len() < WORTH_WORKING_OUT { 1 } else { workers.len() };
    let workers = workers.get_mut(..several).unwrap_or_default();
    let (aside, mut top) = (Arc::<Aside>::default(), Ok(Box::default()));
    threads::each_with(
        workers,
        several,
        || top = first.top_aside(&aside),
        |worker, _| aside.help(|what| one(worker, what)),
    )?;
    Ok((top?, aside))
}

/// A table of symbols with so many bytes is most of the file: what it holds is read as what stands at the top is.
pub(crate) fn least_wrapper(file: &File<'_>) -> u64 {
    file.ir.len() as u64 / 2
}

/// Gives operations the attributes that were put off.
pub(crate) fn put_in_place(module: &mut Module<'_>, made: &[Made]) {
    for of_body in made.chunk_by(|(one, ..), (next, ..)| one == next) {
        let Some(body) = of_body.first().and_then(|(body, ..)| module.body_mut(*body)) else { continue };
        for (_, op, ((attrs, props), loc)) in of_body {
            let op = body.op_mut(*op);
            (op.attrs, op.props, op.loc) = (*attrs, *props, loc.unwrap_or(op.loc));
        }
    }
}

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
