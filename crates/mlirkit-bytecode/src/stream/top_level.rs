//! Reads the top level of a file whose bodies are streamed, and determines how many bodies form a batch.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::{BodyId, Module, engine};
use mlirkit_wire::{Container, SectionId};

use crate::codec::options::ReadOptions;
use crate::read::body::{BodyReader, MOST_IN_BATCH};
use crate::read::lazy_bodies::{BodyRange, LazyBodyTable, LazyFile};
use crate::read::module::{can_be_lazy, least_wrapper, read_top_level};
use crate::read::rewrite_check::RewriteCheck;
use crate::stream::body_sizes::BodySizes;
use crate::tables::entries::Decoder;
use crate::tables::file::{File, OpenFile, Resources};

/// The top level of a file, which is a single module, and the positions of the bodies in the file.
pub(crate) struct TopLevel<'c> {
    pub(crate) module: Module<'c>,
    pub(crate) places: Vec<(BodyId, BodyRange)>,
    /// For each entry in the properties section, its first use at the top level, as in [`RewriteCheck::first_uses`].
    pub(crate) first_uses: Vec<u32>,
    /// Bodies that are decoded together with the top level, because each contains most of the file; see
    /// [`least_wrapper`].
    pub(crate) wrappers: Vec<BodyId>,
}

impl<'c> TopLevel<'c> {
    /// Reads the top level with `decoder`, and decodes its attributes with the readers of all workers. `least` is the
    /// minimum average size of bodies in bytes.
    ///
    /// # Errors
    /// Fails if the file is malformed, has an unusual structure, or is faster to read eagerly.
    pub(crate) fn read<'f, 'a: 'f, 'i, W: Send>(
        opened: &'a Arc<OpenFile>,
        decoder: Decoder<'f, 'a, 'c>,
        least: u64,
        workers: &mut [W],
        reader: impl Fn(&mut W) -> &mut BodyReader<'f, 'a, 'c, 'i> + Sync,
    ) -> Result<Self>
    where
        'c: 'i,
    {
        let (file, ctx, options) = (decoder.file, decoder.ctx, decoder.options);
        let mut module = Module::new(ctx);
        let resources = Resources::read(decoder.input, file, ctx)?;
        (module.dialect_resources, module.external_resources) = (resources.dialects, resources.external);
        let lazy_bodies = LazyBodyTable::default();
        let mut first = BodyReader::new(decoder, &module, Some(&lazy_bodies));
        first.rewrite_check = Some(RewriteCheck::new(file.properties.len(), file.ir_end));
        first.least_wrapper = least_wrapper(file);
        let (top, attributes) =
            read_top_level(&mut first, workers, |worker, what| reader(worker).resolve_deferred(what))?;
        let places = lazy_bodies.all();
        let sizes: BodySizes = places.iter().map(|(_, place)| place.size).collect();
        if places.is_empty() || !sizes.justify_streaming(file.ir.len() as u64, least) {
            return Err(Error::new(Position::Unknown, "read as a whole in less time"));
        }
        let wrappers = std::mem::take(&mut first.wrappers);
        let first_uses = first.rewrite_check.map(|rewrite_check| rewrite_check.first_uses).unwrap_or_default();
        if let Some(body) = module.body_mut(Module::TOP) {
            *body = *top;
        }
        attributes.put_in_place(&mut module);
        module.settle();
        module.release = file.release;
        module.unknown_versions = file.unknown_versions(ctx);
        // The bodies have been skipped.
        file.done_with(file.ir.len() as u64, options);
        let mut ops = module.top_block().ops();
        if !ops.next().is_some_and(|op| op.is("builtin.module")) || ops.next().is_some() {
            return Err(Error::new(Position::Unknown, "not a module"));
        }
        drop(ops);
        module.set_lazy(Box::new(LazyFile { opened: opened.clone(), options: options.clone(), lazy_bodies }));
        Ok(Self { module, places, first_uses, wrappers })
    }
}

/// Determines the sizes of the bodies in a file before anything is decoded. `None` unless the top level is a single
/// module with ordinary operations.
pub(crate) fn scan_body_sizes(container: &Container<'_>, options: &ReadOptions) -> Option<BodySizes> {
    let ir = container.reader(SectionId::Ir);
    let sizes = BodySizes::scan(ir);
    // The system may have loaded the skipped pages together with adjacent ones, so they are released.
    engine::done_with(options.release.as_ref(), &AtomicU64::new(0), ir.len() as u64);
    sizes
}

/// Returns true if the bodies in a file can be read one by one.
pub(crate) fn can_stream(file: &File<'_>, read: &ReadOptions) -> bool {
    can_be_lazy(file) && !file.is_foreign && !file.is_snapshot && !read.skip_use_orders && read.overrides.is_empty()
}

/// The size in bytes of a batch of bodies for two threads. It is small in debug builds, so that small test files have
/// several batches.
pub(crate) const BATCH: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 1 << 20 };

/// Returns the batch size in bytes for this number of threads, given the size `of_two` for two threads. Threads wait
/// for each other at the end of a batch, so the size is proportional to the number of threads.
pub(crate) fn batch_size(threads: usize, of_two: u64) -> u64 {
    of_two / 2 * threads.max(2) as u64
}

/// The minimum size in bytes that is assumed for a body, because each body takes some memory.
const LEAST: u64 = BATCH / MOST_IN_BATCH as u64;

/// Returns the number of bodies in a batch of at most `most` bytes. The batch contains at least `least` bodies, or all
/// bodies if there are fewer.
pub(crate) fn batch_len<'p>(places: impl Iterator<Item = &'p BodyRange>, least: usize, most: u64) -> usize {
    let mut bytes = 0;
    let fits = |(index, place): &(usize, &BodyRange)| {
        bytes += place.size.max(LEAST);
        *index < least || bytes <= most
    };
    places.enumerate().take_while(fits).count()
}
