//! A file opened: its tables, and what has been made of their entries so far.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU16, AtomicU32};

use bytes::Bytes;
use mlirkit_defs::Release;
use mlirkit_diag::Result;
use mlirkit_ir::{Context, Ident, OpName, ResourceGroup, ResourceValue};
use mlirkit_wire::{
    Container, DialectTable, EntryTable, PropertyTable, Provider, Reader, ResourceTable, ResourceValue as WireValue,
    SectionId, StringTable,
};

use crate::codec::DialectVersion;
use crate::options::ReadOptions;

/// The tables of a file. Attributes, types and names are handles that are made at first use; 0 stands for "not yet".
pub(crate) struct File<'a> {
    pub(crate) version: u64,
    pub(crate) builtin: Ident,
    pub(crate) strings: StringTable<'a>,
    pub(crate) dialects: DialectTable<'a>,
    pub(crate) dialect_names: Vec<Ident>,
    pub(crate) versions: Vec<OnceLock<Option<DialectVersion>>>,
    pub(crate) op_names: Vec<OnceLock<OpName>>,
    pub(crate) entries: EntryTable<'a>,
    pub(crate) entries_size: u64,
    pub(crate) attrs: Vec<AtomicU32>,
    pub(crate) types: Vec<AtomicU32>,
    /// How deep what each attribute or type refers to is nested.
    pub(crate) attr_nesting: Vec<AtomicU16>,
    pub(crate) type_nesting: Vec<AtomicU16>,
    pub(crate) properties: PropertyTable<'a>,
    /// Dialect and key of each of the dialects' resources.
    pub(crate) resources: Vec<(Ident, Ident)>,
    resource_table: ResourceTable<'a>,
    pub(crate) ir: Reader<'a>,
    /// The LLVM release whose definitions the properties follow, if it is known.
    pub(crate) release: Option<Release>,
    /// Whether the file's name for its release stands for a year of snapshots that differ (`MLIR21.0.0git`).
    pub(crate) is_snapshot: bool,
    /// Whether another release than the context's wrote it.
    pub(crate) is_foreign: bool,
    /// Whether the file brings its locations into the context without a look-up.
    pub(crate) adopts_locs: bool,
    /// What upstream says about the file behind every error.
    pub(crate) note: String,
}

impl<'a> File<'a> {
    pub(crate) fn open(bytes: &'a [u8], ctx: &Context, options: &ReadOptions) -> Result<Self> {
        let container = Container::read(bytes)?;
        Self::tables(&container, ctx, options).map_err(|error| container.explain(error))
    }

    fn tables(container: &Container<'a>, ctx: &Context, options: &ReadOptions) -> Result<Self> {
        let version = container.version();
        let strings = StringTable::read(container.reader(SectionId::String))?;
        let properties = PropertyTable::read(container.reader(SectionId::Properties))?;
        let dialects = DialectTable::read(container.reader(SectionId::Dialect), version, &strings)?;
        let count = dialects.dialects.len();
        let dialect_names: Vec<_> = dialects.dialects.iter().map(|dialect| ctx.ident_bytes(dialect.bytes)).collect();
        let table = ResourceTable::read(container, &strings, count)?;
        let name_of = |index: u32| dialect_names.get(index as usize).copied();
        let resources = table
            .dialect_resources(&strings)
            .filter_map(|(dialect, resource)| Some((name_of(dialect)?, ctx.ident_bytes(resource.key))))
            .collect();
        let data = container.reader(SectionId::AttrType);
        let entries = EntryTable::read(container.reader(SectionId::AttrTypeOffset), data, count)?;
        let producer = container.header().producer;
        let release = options.producer_release.or_else(|| Release::of_producer(producer));
        let is_snapshot = options.producer_release.is_none() && producer.ends_with(b"git");
        Ok(Self {
            version,
            builtin: ctx.ident("builtin"),
            strings,
            versions: (0..count).map(|_| OnceLock::new()).collect(),
            op_names: dialects.ops.iter().map(|_| OnceLock::new()).collect(),
            dialects,
            dialect_names,
            attrs: (0..entries.attributes()).map(|_| AtomicU32::new(0)).collect(),
            types: (0..entries.types()).map(|_| AtomicU32::new(0)).collect(),
            attr_nesting: (0..entries.attributes()).map(|_| AtomicU16::new(0)).collect(),
            type_nesting: (0..entries.types()).map(|_| AtomicU16::new(0)).collect(),
            entries,
            entries_size: data.len() as u64,
            properties,
            resources,
            resource_table: table,
            ir: container.reader(SectionId::Ir),
            release,
            is_snapshot,
            is_foreign: release.is_some_and(|release| release != ctx.release()),
            adopts_locs: ctx.adopts_file_locs(),
            note: container.header().note(),
        })
    }

    pub(crate) fn dialect_name(&self, index: u32) -> Ident {
        self.dialect_names.get(index as usize).copied().unwrap_or(self.builtin)
    }

    pub(crate) fn dialect_index(&self, name: &str) -> Option<u32> {
        self.dialects.dialects.iter().position(|dialect| dialect.name == name).map(|index| index as u32)
    }

    /// What a dialect wrote as its version.
    pub(crate) fn version_data(&self, index: u32) -> Option<Reader<'a>> {
        self.dialects.dialects.get(index as usize)?.version.filter(|data| !data.is_empty())
    }
}

/// The resources of a file: those of dialects and those of others.
pub(crate) struct Resources {
    pub(crate) dialects: Vec<ResourceGroup>,
    pub(crate) external: Vec<ResourceGroup>,
}

impl Resources {
    pub(crate) fn read(input: &Bytes, file: &File<'_>, ctx: &Context) -> Result<Self> {
        let mut resources = Self { dialects: Vec::new(), external: Vec::new() };
        for group in file.resource_table.groups(&file.strings) {
            let mut entries = Vec::new();
            for resource in group.resources() {
                let value = match resource.value(&file.strings)? {
                    WireValue::Blob(blob) => {
                        Some(ResourceValue::Blob { align: blob.alignment, data: input.slice_ref(blob.data) })
                    }
                    WireValue::Bool(value) => Some(ResourceValue::Bool(value)),
                    WireValue::String(text) => Some(ResourceValue::String(ctx.ident_bytes(text))),
                    WireValue::Absent => None,
                };
                entries.push((ctx.ident_bytes(resource.key), value));
            }
            match group.provider {
                Provider::External(name) => {
                    resources.external.push(ResourceGroup { name: ctx.ident_bytes(name), entries });
                }
                Provider::Dialect(index) => {
                    resources.dialects.push(ResourceGroup { name: file.dialect_name(index), entries });
                }
            }
        }
        Ok(resources)
    }
}
