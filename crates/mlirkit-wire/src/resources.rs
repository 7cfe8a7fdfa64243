//! The resource sections: blobs, bools and strings that accompany the IR, grouped by provider.

use std::ops::Range;

use mlirkit_diag::Result;

use crate::dialects::read_group;
use crate::encoder::Encoder;
use crate::reader::{AlignedBlob, Reader};
use crate::section::{Container, SectionId};
use crate::strings::{StringTable, StringTableBuilder};

/// The kind of a resource value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ResourceKind {
    /// Aligned bytes.
    Blob = 0,
    /// A bool.
    Bool = 1,
    /// A string in the string table.
    String = 2,
}

/// The value of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceValue<'a> {
    /// Aligned bytes, borrowed from the input.
    Blob(AlignedBlob<'a>),
    /// A bool.
    Bool(bool),
    /// A string in the string table.
    String(&'a [u8]),
    /// No value. The resource is only declared, or the writer omitted its value.
    Absent,
}

/// A resource in a file. Its value is read on demand.
#[derive(Clone, Copy, Debug)]
pub struct Resource<'a> {
    /// The key of the resource in its group.
    pub key: &'a [u8],
    /// The kind of the value.
    pub kind: ResourceKind,
    /// The encoded value; empty if there is no value.
    pub data: Reader<'a>,
}

impl<'a> Resource<'a> {
    /// Reads the value of the resource.
    pub fn value(&self, strings: &StringTable<'a>) -> Result<ResourceValue<'a>> {
        let mut data = self.data;
        if data.is_empty() {
            return Ok(ResourceValue::Absent);
        }
        let value = match self.kind {
            ResourceKind::Blob => ResourceValue::Blob(data.read_aligned_blob()?),
            ResourceKind::Bool => ResourceValue::Bool(data.read_byte()? != 0),
            ResourceKind::String => ResourceValue::String(strings.read_string(&mut data)?),
        };
        if !data.is_empty() {
            let key = String::from_utf8_lossy(self.key);
            return Err(data.error(format!("unexpected trailing bytes in resource entry '{key}'")));
        }
        Ok(value)
    }
}

/// The provider of a resource group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provider<'a> {
    /// An external provider with this name.
    External(&'a [u8]),
    /// The dialect with this index.
    Dialect(u32),
}

/// A group of resources from the same provider.
#[derive(Clone, Copy, Debug)]
pub struct ResourceGroup<'t, 'a> {
    /// The provider of the resources.
    pub provider: Provider<'a>,
    table: &'t ResourceTable<'a>,
    strings: &'t StringTable<'a>,
    first: usize,
    end: usize,
}

impl<'t, 'a> ResourceGroup<'t, 'a> {
    /// Returns the number of resources in the group.
    pub fn len(&self) -> usize {
        self.end - self.first
    }

    /// Returns true if the group has no resources.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Iterates over the resources in the group, in file order.
    pub fn resources(&self) -> impl Iterator<Item = Resource<'a>> + use<'t, 'a> {
        let (table, strings) = (self.table, self.strings);
        (self.first..self.end).filter_map(move |index| table.entry(index, strings))
    }
}

/// A resource as stored in [`ResourceTable`].
#[derive(Clone, Copy, Debug)]
struct ResourceRow {
    /// The start of the encoded value in the data section.
    start: u64,
    key: u32,
    kind: ResourceKind,
}

/// The resources in a file. External groups come first, followed by dialect groups.
#[derive(Clone, Debug)]
pub struct ResourceTable<'a> {
    data: Reader<'a>,
    /// Length of the data section in bytes. The section need not be in memory.
    len: u64,
    /// The end of the last resource in the data section.
    end: u64,
    rows: Vec<ResourceRow>,
    /// For each group, the index of its provider and the index of its first resource in the table.
    groups: Vec<(u32, u32)>,
    external: usize,
}

impl<'a> ResourceTable<'a> {
    /// Reads the offset section. The contents of resources are not accessed.
    pub fn read(container: &Container<'a>, strings: &StringTable<'a>, dialects: usize) -> Result<Self> {
        let data = container.reader(SectionId::Resource);
        let resources = container.section(SectionId::Resource).map(|_| (data, data.len() as u64));
        let offsets = container.section(SectionId::ResourceOffset).map(crate::Section::reader);
        Self::read_parts(offsets, resources, strings, dialects)
    }

    /// Reads the offset section when the data section is not in memory. Only [`ResourceTable::extents`] can then find
    /// resources.
    pub fn read_ranged(
        offsets: Option<Reader<'_>>,
        data: Option<Range<u64>>,
        strings: &StringTable<'a>,
        dialects: usize,
    ) -> Result<Self> {
        let nothing = |data: Range<u64>| {
            (Reader::new(&[], data.start, Some(SectionId::Resource)), data.end.saturating_sub(data.start))
        };
        Self::read_parts(offsets, data.map(nothing), strings, dialects)
    }

    fn read_parts(
        offsets: Option<Reader<'_>>,
        resources: Option<(Reader<'a>, u64)>,
        strings: &StringTable<'a>,
        dialects: usize,
    ) -> Result<Self> {
        let (data, len) = resources.unwrap_or((Reader::new(&[], 0, Some(SectionId::Resource)), 0));
        let mut table = Self { data, len, end: 0, rows: Vec::new(), groups: Vec::new(), external: 0 };
        let Some(mut offsets) = offsets else {
            return match resources {
                None => Ok(table),
                Some(_) => Err(data.error("expected resource offset section when resource section is present")),
            };
        };
        if resources.is_none() {
            return Err(offsets.error("unexpected resource offset section when resource section is not present"));
        }
        // A group takes at least one byte each for its key and count, and a resource for its key, size and kind.
        table.external = offsets.read_count(2)?;
        for _ in 0..table.external {
            let provider = offsets.read_varint()?;
            strings.resolve(&offsets, provider)?;
            let count = offsets.read_count(3)?;
            table.read_group(provider as u32, count, &mut offsets, strings)?;
        }
        while !offsets.is_empty() {
            let (dialect, count) = read_group(&mut offsets, dialects)?;
            table.read_group(dialect, count, &mut offsets, strings)?;
        }
        Ok(table)
    }

    fn read_group(
        &mut self,
        provider: u32,
        count: usize,
        offsets: &mut Reader<'_>,
        strings: &StringTable<'a>,
    ) -> Result<()> {
        self.groups.push((provider, self.rows.len() as u32));
        for _ in 0..count {
            let key = offsets.read_varint()?;
            strings.resolve(offsets, key)?;
            let size = offsets.read_varint()?;
            let offset = offsets.offset();
            let kind = match offsets.read_byte()? {
                0 => ResourceKind::Blob,
                1 => ResourceKind::Bool,
                2 => ResourceKind::String,
                other => return Err(offsets.error_at(offset, format!("invalid resource kind: {other}"))),
            };
            self.rows.push(ResourceRow { start: self.end, key: key as u32, kind });
            let left = self.len - self.end;
            if size > left {
                let message = format!("attempting to parse {size} bytes when only {left} remain");
                return Err(self.data.error_at(self.data.offset() + self.end, message));
            }
            self.end += size;
        }
        Ok(())
    }

    fn entry(&self, index: usize, strings: &StringTable<'a>) -> Option<Resource<'a>> {
        let row = self.rows.get(index)?;
        let end = self.rows.get(index + 1).map_or(self.end, |next| next.start);
        let mut data = self.data;
        data.read_bytes(row.start).ok()?;
        let data = data.read_part(end - row.start).ok()?;
        Some(Resource { key: strings.get(row.key.into())?, kind: row.kind, data })
    }

    /// Iterates over all resources in group order, as provider, resource and file range. The `data` of the resources is
    /// empty.
    pub fn extents<'t>(
        &'t self,
        strings: &'t StringTable<'a>,
    ) -> impl Iterator<Item = (Provider<'a>, Resource<'a>, Range<u64>)> + use<'t, 'a> {
        let base = self.data.offset();
        self.groups(strings).flat_map(move |group| {
            (group.first..group.end).filter_map(move |index| {
                let row = self.rows.get(index)?;
                let end = self.rows.get(index + 1).map_or(self.end, |next| next.start);
                let data = Reader::new(&[], base + row.start, Some(SectionId::Resource));
                let resource = Resource { key: strings.get(row.key.into())?, kind: row.kind, data };
                Some((group.provider, resource, base + row.start..base + end))
            })
        })
    }

    /// Returns the total number of groups, and the number of external groups, which come first.
    pub fn group_counts(&self) -> (usize, usize) {
        (self.groups.len(), self.external)
    }

    /// Iterates over all groups, in file order.
    pub fn groups<'t>(
        &'t self,
        strings: &'t StringTable<'a>,
    ) -> impl Iterator<Item = ResourceGroup<'t, 'a>> + use<'t, 'a> {
        let starts = self.groups.iter().skip(1).map(|(_, first)| *first as usize);
        let ends = starts.chain([self.rows.len()]);
        self.groups.iter().zip(ends).enumerate().map(move |(number, ((provider, first), end))| {
            let provider = if number < self.external {
                Provider::External(strings.get((*provider).into()).unwrap_or_default())
            } else {
                Provider::Dialect(*provider)
            };
            ResourceGroup { provider, table: self, strings, first: *first as usize, end }
        })
    }

    /// Iterates over the dialect resources, each with the index of its dialect, in the order of the indices by which
    /// attributes refer to resources.
    pub fn dialect_resources<'t>(
        &'t self,
        strings: &'t StringTable<'a>,
    ) -> impl Iterator<Item = (u32, Resource<'a>)> + use<'t, 'a> {
        let of_dialects = self.groups(strings).filter_map(|group| match group.provider {
            Provider::External(_) => None,
            Provider::Dialect(dialect) => Some((dialect, group)),
        });
        of_dialects.flat_map(|(dialect, group)| group.resources().map(move |resource| (dialect, resource)))
    }
}

/// A writer for the two resource sections, used group by group.
///
/// Blobs are borrowed. Their bytes are not copied before they reach the output.
pub struct ResourceWriter<'a> {
    offsets: Encoder<'a>,
    data: Encoder<'a>,
}

impl<'a> ResourceWriter<'a> {
    /// Begins the two sections. Exactly `external_groups` external groups must follow, and then the dialect groups.
    pub fn new(external_groups: usize) -> Self {
        let mut offsets = Encoder::new();
        offsets.varint(external_groups as u64);
        Self { offsets, data: Encoder::new() }
    }

    /// Writes a group. `key` returns the string table index of an external group's name, or the index of the dialect.
    /// Pass [`ResourceValue::Absent`] for a resource without a value, or to omit a value.
    pub fn group<'k>(
        &mut self,
        strings: &mut StringTableBuilder,
        key: impl FnOnce(&mut StringTableBuilder) -> u64,
        resources: impl IntoIterator<Item = (&'k [u8], ResourceKind, ResourceValue<'a>)>,
    ) {
        // String values are added to the string table before keys, as in upstream.
        let mut entries = Vec::new();
        for (name, kind, value) in resources {
            let before = self.data.size();
            match value {
                ResourceValue::Absent => {}
                ResourceValue::Blob(blob) => self.data.aligned_blob(blob),
                ResourceValue::Bool(value) => self.data.byte(value.into()),
                ResourceValue::String(string) => self.data.varint(strings.insert(string)),
            }
            entries.push((name, kind, self.data.size() - before));
        }
        let key = key(strings);
        self.offsets.varint(key);
        self.offsets.varint(entries.len() as u64);
        for (name, kind, size) in entries {
            self.offsets.varint(strings.insert(name));
            self.offsets.varint(size);
            self.offsets.byte(kind as u8);
        }
    }

    /// Appends both sections to the file.
    pub fn finish(self, file: &mut Encoder<'a>) {
        file.section(SectionId::ResourceOffset, self.offsets);
        file.section(SectionId::Resource, self.data);
    }
}
