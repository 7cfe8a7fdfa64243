//! An open file: its tables, and the entries that have been decoded so far.

use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use mlirkit_defs::Release;
use mlirkit_diag::Result;
use mlirkit_ir::engine::{self, AdoptLocs};
use mlirkit_ir::threads::{self, WORTH_A_THREAD};
use mlirkit_ir::{Context, Ident, OpName, ProducerRows, ResourceGroup, ResourceSupport, ResourceValue};
use mlirkit_wire::{
    Container, DialectTable, EncodedEntry, EntryTable, Header, PropertyTable, Provider, Reader, ResourceTable,
    ResourceValue as WireValue, SectionId, StringTable,
};
use rustc_hash::FxHashMap;

use crate::codec::options::ReadOptions;
use crate::codec::registry::DialectVersion;
use crate::tables::handles::Handles;
use crate::tables::lazy_constants::DeferredConstants;
use crate::tables::property_cache::PropertyEntryCache;
use crate::tables::source::{Input, Parts};

/// The tables of a file. Attributes, types and names are stored as handles that are set on first use; 0 means not set.
pub(crate) struct File<'a> {
    pub(crate) version: u64,
    pub(crate) builtin: Ident,
    pub(crate) strings: StringTable<'a>,
    /// All strings, interned by [`File::make_strings`].
    idents: OnceLock<Vec<Ident>>,
    pub(crate) dialects: DialectTable<'a>,
    pub(crate) dialect_names: Vec<Ident>,
    pub(crate) versions: Vec<OnceLock<Option<DialectVersion>>>,
    pub(crate) op_names: Vec<OnceLock<OpName>>,
    pub(crate) entries: EntryTable<'a>,
    pub(crate) entries_size: u64,
    pub(crate) attrs: Handles,
    pub(crate) types: Vec<AtomicU32>,
    /// The nesting depth of each type.
    pub(crate) type_nesting: Vec<AtomicU16>,
    pub(crate) properties: PropertyTable<'a>,
    pub(crate) made: PropertyEntryCache,
    /// The constants whose decoding is deferred. Set if the file is rewritten or printed body by body.
    pub(crate) unmade: OnceLock<DeferredConstants>,
    /// The indices of the builtin attributes that are stored as text, in any order. Set once they have been searched
    /// for.
    pub(crate) texts: OnceLock<Vec<u32>>,
    /// The dialect and key of each dialect resource.
    pub(crate) resources: Vec<(Ident, Ident)>,
    resource_table: ResourceTable<'a>,
    pub(crate) ir: Reader<'a>,
    /// The offset at which the IR section ends. If the input is read in ranges, `ir` may hold only a part of the
    /// section.
    pub(crate) ir_end: u64,
    /// The source of the input, if it is read in ranges.
    pub(crate) parts: Option<&'a Parts>,
    /// The LLVM release whose definitions the file uses, if it is known.
    pub(crate) release: Option<Release>,
    /// Whether the producer string names a development snapshot, such as `MLIR21.0.0git`. Snapshots with the same name
    /// can differ.
    pub(crate) is_snapshot: bool,
    /// For a development snapshot, the record of which definitions match the properties in the file.
    pub(crate) followed: Option<Arc<ProducerRows>>,
    /// Whether the file was written by a release other than that of the context.
    pub(crate) is_foreign: bool,
    /// Whether the locations of the file were added to the context without searching for equal ones.
    pub(crate) adopts_locs: bool,
    /// Whether all file locations are encoded as this library would write them.
    exact_locs: AtomicBool,
    /// The number of bytes at the start of the input that will not be read again.
    done: AtomicU64,
    /// The note that is added to every error about the file, as in upstream MLIR.
    pub(crate) note: String,
}

impl<'a> File<'a> {
    /// Sets whether all file locations are encoded as this library would write them.
    pub(crate) fn set_exact_locs(&self, exact: bool) {
        self.exact_locs.store(exact, Ordering::Relaxed);
    }

    /// Returns true if all file locations are known to be encoded as this library would write them.
    pub(crate) fn has_exact_locs(&self) -> bool {
        self.exact_locs.load(Ordering::Relaxed)
    }

    pub(crate) fn open(input: &'a Input, ctx: &Context, options: &ReadOptions) -> Result<Self> {
        match input {
            Input::Whole(bytes) => {
                let container = Container::read(bytes)?;
                Self::whole(&container, ctx, options).map_err(|error| container.explain(error))
            }
            Input::Parts(parts) => {
                let note = parts.container.header().note();
                Self::parts(parts, ctx, options).map_err(|error| error.with_note(note))
            }
        }
    }

    fn whole(container: &Container<'a>, ctx: &Context, options: &ReadOptions) -> Result<Self> {
        let version = container.version();
        let strings = StringTable::read(container.reader(SectionId::String))?;
        let properties = PropertyTable::read(container.reader(SectionId::Properties))?;
        let dialects = DialectTable::read(container.reader(SectionId::Dialect), version, &strings)?;
        let count = dialects.dialects.len();
        let resource_table = ResourceTable::read(container, &strings, count)?;
        let data = container.reader(SectionId::AttrType);
        let entries = EntryTable::read(container.reader(SectionId::AttrTypeOffset), data, count)?;
        let ir = container.reader(SectionId::Ir);
        let ir_end = ir.offset() + ir.len() as u64;
        let sections = Sections { strings, properties, dialects, resource_table, entries, ir, ir_end };
        Ok(sections.file(container.header(), None, ctx, options))
    }

    /// Opens a file that is read in ranges. For large sections, only the positions of their entries are read.
    fn parts(parts: &'a Parts, ctx: &Context, options: &ReadOptions) -> Result<Self> {
        let container = &parts.container;
        let (version, end) = (container.version(), parts.size());
        let extent = |id| container.section(id).map_or(end..end, |section| section.contents.clone());
        let reader = |id| {
            let range: std::ops::Range<u64> = extent(id);
            Ok::<_, mlirkit_diag::Error>(Reader::new(parts.get(range.clone(), 0, 0)?, range.start, Some(id)))
        };
        let strings = StringTable::read(reader(SectionId::String)?)?;
        let properties = PropertyTable::read(reader(SectionId::Properties)?)?;
        let dialects = DialectTable::read(reader(SectionId::Dialect)?, version, &strings)?;
        let count = dialects.dialects.len();
        let has = |id| container.section(id).is_some();
        let offsets = if has(SectionId::ResourceOffset) { Some(reader(SectionId::ResourceOffset)?) } else { None };
        let resources = has(SectionId::Resource).then(|| extent(SectionId::Resource));
        let resource_table = ResourceTable::read_ranged(offsets, resources, &strings, count)?;
        let entries = EntryTable::read_ranged(reader(SectionId::AttrTypeOffset)?, extent(SectionId::AttrType), count)?;
        let range = extent(SectionId::Ir);
        let ir = match range.end - range.start <= SMALL_IR {
            true => reader(SectionId::Ir)?,
            false => Reader::new(&[], range.start, Some(SectionId::Ir)),
        };
        let sections = Sections { strings, properties, dialects, resource_table, entries, ir, ir_end: range.end };
        Ok(sections.file(&container.header(), Some(parts), ctx, options))
    }
}

/// The maximum size in bytes of an IR section that is fetched as one range.
const SMALL_IR: u64 = 256 << 10;

/// The number of bytes that are fetched together with an attribute or type, if the input is read in ranges.
const AROUND_ENTRY: u64 = 1 << 10;

/// The sections of a file.
struct Sections<'a> {
    strings: StringTable<'a>,
    properties: PropertyTable<'a>,
    dialects: DialectTable<'a>,
    resource_table: ResourceTable<'a>,
    entries: EntryTable<'a>,
    ir: Reader<'a>,
    ir_end: u64,
}

impl<'a> Sections<'a> {
    fn file(self, header: &Header<'_>, parts: Option<&'a Parts>, ctx: &Context, options: &ReadOptions) -> File<'a> {
        let Self { strings, properties, dialects, resource_table: table, entries, ir, ir_end } = self;
        let count = dialects.dialects.len();
        let dialect_names: Vec<_> = dialects.dialects.iter().map(|dialect| ctx.ident_bytes(dialect.bytes)).collect();
        let name_of = |provider: Provider<'_>| match provider {
            Provider::Dialect(index) => dialect_names.get(index as usize).copied(),
            Provider::External(_) => None,
        };
        let resources = table
            .extents(&strings)
            .filter_map(|(provider, resource, _)| Some((name_of(provider)?, ctx.ident_bytes(resource.key))))
            .collect();
        // A file that this library wrote under its own name uses the definitions of the library's current release.
        let is_other = ctx.release() != Release::CURRENT;
        let own = || (header.producer.starts_with(b"mlirkit ") && is_other).then_some(Release::CURRENT);
        let release = options.producer_release.or_else(|| Release::of_producer(header.producer)).or_else(own);
        let is_snapshot = options.producer_release.is_none() && header.producer.ends_with(b"git");
        File {
            version: header.version,
            builtin: ctx.ident("builtin"),
            strings,
            idents: OnceLock::new(),
            versions: (0..count).map(|_| OnceLock::new()).collect(),
            op_names: dialects.ops.iter().map(|_| OnceLock::new()).collect(),
            dialects,
            dialect_names,
            attrs: Handles::new(entries.attributes()),
            types: (0..entries.types()).map(|_| AtomicU32::new(0)).collect(),
            type_nesting: (0..entries.types()).map(|_| AtomicU16::new(0)).collect(),
            entries_size: entries.data_len(),
            entries,
            properties,
            made: PropertyEntryCache::default(),
            unmade: OnceLock::new(),
            texts: OnceLock::new(),
            resources,
            resource_table: table,
            ir,
            ir_end,
            parts,
            release,
            is_snapshot,
            followed: is_snapshot.then(Arc::default),
            is_foreign: release.is_some_and(|release| release != ctx.release()),
            exact_locs: AtomicBool::new(false),
            done: AtomicU64::new(0),
            adopts_locs: parts.is_none() && ctx.adopts_file_locs(),
            note: header.note(),
        }
    }
}

impl<'a> File<'a> {
    /// Interns all strings, on several threads if there are many, because most strings will be used. The calling thread
    /// runs `before` first.
    pub(crate) fn make_strings(&self, ctx: &Context, before: impl FnOnce()) {
        const AT_ONCE: usize = if cfg!(debug_assertions) { 2 } else { 1 << 11 };
        let count = self.strings.len();
        let parts: Vec<OnceLock<Vec<Ident>>> = (0..count / AT_ONCE + 1).map(|_| OnceLock::new()).collect();
        if parts.len() < 2 {
            return before();
        }
        ctx.reserve_strings(count);
        let threads = if count < WORTH_A_THREAD { 1 } else { ctx.threads() };
        let make = |(): &mut (), part: usize| {
            let strings =
                (part * AT_ONCE..count.min((part + 1) * AT_ONCE)).filter_map(|at| self.strings.get(at as u64));
            if let Some(slot) = parts.get(part) {
                let _ = slot.set(engine::idents(ctx, strings));
            }
            Ok::<_, Infallible>(())
        };
        let _ = threads::each_with(&mut vec![(); threads], parts.len(), before, make);
        let made: Vec<Ident> = parts.into_iter().filter_map(OnceLock::into_inner).flatten().collect();
        // If a string is malformed, the error is reported when it is used.
        if made.len() == count {
            let _ = self.idents.set(made);
        }
    }

    /// Returns the string at an index; `None` if strings have not been interned.
    #[inline]
    pub(crate) fn made_string(&self, index: u64) -> Option<Ident> {
        self.idents.get()?.get(usize::try_from(index).ok()?).copied()
    }

    /// Counts bytes that have been read, or are about to be read, and will not be needed again.
    pub(crate) fn done_with(&self, bytes: u64, options: &ReadOptions) {
        engine::done_with(options.release.as_ref(), &self.done, bytes);
    }

    /// Counts the bytes of a body that has been read, and a proportional share of the entries. Reading a body accesses
    /// the entries to which it refers.
    pub(crate) fn done_with_body(&self, bytes: u64, options: &ReadOptions) {
        let all = (self.ir.len() as u64).max(1);
        let entries = u128::from(bytes) * u128::from(self.entries_size) / u128::from(all);
        self.done_with(bytes.saturating_add(entries as u64), options);
    }

    /// Returns the encoded attribute or type at an index, fetching it if the input is read in ranges. `None` if the
    /// index is out of range.
    #[inline(always)]
    pub(crate) fn entry(&self, index: usize, is_type: bool) -> Result<Option<EncodedEntry<'a>>> {
        let Some(parts) = self.parts else {
            let index = index as u64;
            return Ok(if is_type { self.entries.r#type(index) } else { self.entries.attribute(index) });
        };
        let index = if is_type { index + self.entries.attributes() } else { index };
        let Some((dialect, encoding, range)) = self.entries.extent(index) else { return Ok(None) };
        let end = parts.container.section(SectionId::AttrType).map_or(range.end, |section| section.contents.end);
        let data = Reader::new(parts.get(range.clone(), AROUND_ENTRY, end)?, range.start, Some(SectionId::AttrType));
        Ok(Some(EncodedEntry { dialect, encoding, data }))
    }

    /// Returns the interned name for an operation name in the file.
    pub(crate) fn op_name(&self, ctx: &Context, op: &mlirkit_wire::OpName<'_>) -> OpName {
        let dialect = ctx.bytes(self.dialect_name(op.dialect));
        if op.bytes.is_empty() {
            // Some releases append a dot to a name that consists of a namespace only.
            if ctx.release().dots_names() {
                return ctx.unregistered_op_name(&[dialect, b"."].concat());
            }
            return ctx.unregistered_op_name(dialect);
        }
        let name = [dialect, b".", op.bytes].concat();
        // Whether the operation was registered in the writer affects the encoding of its properties, but not whether it
        // is registered in this context.
        ctx.op_name_in(&name, self.release)
    }

    /// Returns how many threads look up operation names and locations concurrently. Looking up many names is expensive,
    /// because it parses many definitions.
    pub(crate) fn threads_for_names(&self, ctx: &Context) -> usize {
        const MANY: usize = 100;
        if self.dialects.ops.len() >= MANY && self.entries.attributes() >= WORTH_A_THREAD { ctx.threads() } else { 1 }
    }

    /// Returns true if the file stores bodies as sections, as bytecode does since version 2.
    pub(crate) fn has_sections(&self) -> bool {
        self.version >= 2
    }

    pub(crate) fn dialect_name(&self, index: u32) -> Ident {
        self.dialect_names.get(index as usize).copied().unwrap_or(self.builtin)
    }

    pub(crate) fn dialect_index(&self, name: &str) -> Option<u32> {
        self.dialects.dialects.iter().position(|dialect| dialect.name == name).map(|index| index as u32)
    }

    /// Returns the versions stored by dialects without a definition.
    pub(crate) fn unknown_versions(&self, ctx: &Context) -> Vec<(Ident, Box<[u8]>)> {
        let version = |(index, name): (u32, &Ident)| {
            let data = self.version_data(index).filter(|_| *name != self.builtin && ctx.dialect(*name).is_none())?;
            Some((*name, data.rest().into()))
        };
        (0..).zip(&self.dialect_names).filter_map(version).collect()
    }

    /// Returns the encoded version of a dialect, if the file stores one.
    pub(crate) fn version_data(&self, index: u32) -> Option<Reader<'a>> {
        self.dialects.dialects.get(index as usize)?.version.filter(|data| !data.is_empty())
    }
}

self_cell::self_cell!(
    /// An open file, together with the input from which its tables borrow.
    pub(crate) struct OpenFile {
        owner: Input,

        #[covariant]
        dependent: File,
    }
);

/// The resources of a file: those of dialects, and external ones.
pub(crate) struct Resources {
    pub(crate) dialects: Vec<ResourceGroup>,
    pub(crate) external: Vec<ResourceGroup>,
    /// The index of each group in its list, by kind and name. Several resource sections with the same name form one
    /// group.
    places: FxHashMap<(bool, Ident), usize>,
}

impl Resources {
    /// Reads all resources. If the input is read in ranges, reads only their keys.
    pub(crate) fn read(input: &Input, file: &File<'_>, ctx: &Context) -> Result<Self> {
        let mut resources = Self { dialects: Vec::new(), external: Vec::new(), places: FxHashMap::default() };
        for group in file.resource_table.groups(&file.strings) {
            let Provider::Dialect(index) = group.provider else { continue };
            let name = file.dialect_name(index);
            let text = ctx.str(name);
            let problem = match ctx.dialect(name) {
                None if name == file.builtin || ctx.allows_unregistered() => continue,
                None => format!("dialect '{text}' is unknown"),
                Some(_) if ctx.extension::<ResourceSupport>().is_none_or(|ResourceSupport(has)| has(ctx, text)) => {
                    continue;
                }
                Some(_) => format!("unexpected resources for dialect '{text}'"),
            };
            return Err(Reader::new(&[], 0, None).error(problem));
        }
        if file.parts.is_some() {
            for (provider, resource, _) in file.resource_table.extents(&file.strings) {
                resources.group(file, ctx, provider).entries.push((ctx.ident_bytes(resource.key), None));
            }
            return Ok(resources);
        }
        for group in file.resource_table.groups(&file.strings) {
            let mut entries = Vec::new();
            for resource in group.resources() {
                entries.push((ctx.ident_bytes(resource.key), value(input, file, ctx, &resource)?));
            }
            resources.group(file, ctx, group.provider).entries.append(&mut entries);
        }
        Ok(resources)
    }

    /// Returns the resource group of a provider, creating it on first use.
    fn group(&mut self, file: &File<'_>, ctx: &Context, provider: Provider<'_>) -> &mut ResourceGroup {
        let (list, external, name) = match provider {
            Provider::External(name) => (&mut self.external, true, ctx.ident_bytes(name)),
            Provider::Dialect(index) => (&mut self.dialects, false, file.dialect_name(index)),
        };
        let place = *self.places.entry((external, name)).or_insert_with(|| {
            list.push(ResourceGroup { name, entries: Vec::new() });
            list.len() - 1
        });
        &mut list[place]
    }

    /// Reads a single resource from input that is read in ranges. `None` if there is no such resource.
    pub(crate) fn one(
        input: &Input,
        file: &File<'_>,
        ctx: &Context,
        group: Ident,
        key: Ident,
    ) -> Result<Option<ResourceValue>> {
        let Some(parts) = file.parts else { return Ok(None) };
        for (provider, resource, range) in file.resource_table.extents(&file.strings) {
            let name = match provider {
                Provider::External(name) => ctx.ident_bytes(name),
                Provider::Dialect(index) => file.dialect_name(index),
            };
            if name == group && ctx.ident_bytes(resource.key) == key {
                let data = Reader::new(parts.get(range.clone(), 0, 0)?, range.start, Some(SectionId::Resource));
                return value(input, file, ctx, &mlirkit_wire::Resource { data, ..resource });
            }
        }
        Ok(None)
    }
}

fn value(
    input: &Input,
    file: &File<'_>,
    ctx: &Context,
    resource: &mlirkit_wire::Resource<'_>,
) -> Result<Option<ResourceValue>> {
    Ok(match resource.value(&file.strings)? {
        WireValue::Blob(blob) => Some(ResourceValue::Blob { align: blob.alignment, data: input.share(blob.data) }),
        WireValue::Bool(value) => Some(ResourceValue::Bool(value)),
        WireValue::String(text) => Some(ResourceValue::String(ctx.ident_bytes(text))),
        WireValue::Absent => None,
    })
}
