//! What stands at the top of a file whose bodies are read one by one, and how many of them are held at a time.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use mlirkit_diag::{Error, Position, Result};
use mlirkit_ir::{BodyId, Module, engine};
use mlirkit_wire::{Container, SectionId};

use crate::codec::options::ReadOptions;
use crate::read::body::{Again, BodyReader, MOST_IN_BATCH};
use crate::read::lazy_bodies::{Later, LaterBody, LazyFile};
use crate::read::module::{least_wrapper, top_with_help};
use crate::stream::body_sizes::Sizes;
use crate::tables::entries::Decoder;
use crate::tables::file::{File, Opened, Resources};

/// What stands at the top of a file, a module, and where its bodies are.
pub(crate) struct Top<'c> {
    pub(crate) module: Module<'c>,
    pub(crate) places: Vec<(BodyId, LaterBody)>,
    /// By entry of the properties section, the first use at the top.
    pub(crate) first_uses: Vec<u32>,
    /// What stands at the top, too: bodies that hold others, see [`least_wrapper`].
    pub(crate) wrappers: Vec<BodyId>,
}

impl<'c> Top<'c> {
    /// Reads it with `decoder`, and what takes long with all readers. Bodies have `least` bytes, most of them.
    ///
    /// # Errors
    /// Something is wrong, or the file has another shape, or it is better read as a whole.
    pub(crate) fn read<'f, 'a: 'f, 'i, W: Send>(
        opened: &'a Arc<Opened>,
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
        let later = Later::default();
        let mut first = BodyReader::new(decoder, &module, Some(&later));
        first.again = Some(Again::new(file.properties.len(), file.ir_end));
        first.least_wrapper = least_wrapper(file);
        let (top, attributes) = top_with_help(&mut first, workers, |worker, what| reader(worker).work_out(what))?;
        let places = later.all();
        let sizes: Sizes = places.iter().map(|(_, place)| place.size).collect();
        if places.is_empty() || !sizes.are_worth_it(file.ir.len() as u64, least) {
            return Err(Error::new(Position::Unknown, "read as a whole in less time"));
        }
        let wrappers = std::mem::take(&mut first.wrappers);
        let first_uses = first.again.map(|again| again.first_uses).unwrap_or_default();
        if let Some(body) = module.body_mut(Module::TOP) {
            *body = *top;
        }
        attributes.put_in_place(&mut module);
        module.settle();
        module.release = file.release;
        // Bodies have been passed over.
        file.done_with(file.ir.len() as u64, options);
        let mut ops = module.top_block().ops();
        if !ops.next().is_some_and(|op| op.is("builtin.module")) || ops.next().is_some() {
            return Err(Error::new(Position::Unknown, "not a module"));
        }
        drop(ops);
        module.set_lazy(Box::new(LazyFile { opened: opened.clone(), options: options.clone(), later }));
        Ok(Self { module, places, first_uses, wrappers })
    }
}

/// How large the bodies of a file are, where that is known before anything is made.
pub(crate) fn sizes_at_a_glance(container: &Container<'_>, options: &ReadOptions) -> Option<Sizes> {
    let ir = container.reader(SectionId::Ir);
    let sizes = Sizes::at_a_glance(ir);
    // What is passed over may have been fetched with what stands around it.
    engine::done_with(options.release.as_ref(), &AtomicU64::new(0), ir.len() as u64);
    sizes
}

/// Whether the bodies of a file can be read one by one, each of them like any other.
pub(crate) fn is_of_this_kind(file: &File<'_>, read: &ReadOptions) -> bool {
    // Sections for isolated regions exist since version 2.
    file.version >= 2
        && !(0..file.versions.len()).any(|index| file.version_data(index as u32).is_some())
        && !file.is_foreign
        && !file.is_snapshot
        && !read.skip_use_orders
        && read.overrides.is_empty()
}

/// So many bytes of bodies are held at a time: few where this is tested, so that small files have several batches.
pub(crate) const BATCH: u64 = if cfg!(debug_assertions) { 1 << 12 } else { 1 << 20 };

/// A body counts as so many bytes at least, for whose room is kept to be used again.
const LEAST: u64 = BATCH / MOST_IN_BATCH as u64;

/// How many of these bodies are held together that have so many bytes: `least`, if there are so many.
pub(crate) fn fit_together<'p>(places: impl Iterator<Item = &'p LaterBody>, least: usize, most: u64) -> usize {
    let mut bytes = 0;
    let fits = |(index, place): &(usize, &LaterBody)| {
        bytes += place.size.max(LEAST);
        *index < least || bytes <= most
    };
    places.enumerate().take_while(fits).count()
}
