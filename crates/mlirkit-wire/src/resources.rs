//! The resource sections: blobs, booleans and strings beside the IR, grouped by provider.

use std::ops::Range;

use mlirkit_diag::Result;

use crate::dialects::read_group;
use crate::encoder::Encoder;
use crate::reader::{AlignedBlob, Reader};
use crate::section::{Container, SectionId};
use crate::strings::{StringTable, StringTableBuilder};

/// The kind of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ResourceKind {
    /// Aligned bytes.
    Blob = 0,
    /// True or false.
    Bool = 1,
    /// A string of the string table.
    String = 2,
}

/// A resource's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceValue<'a> {
    /// Aligned bytes, borrowed from the file.
    Blob(AlignedBlob<'a>),
    /// True or false.
    Bool(bool),
    /// A string of the string table.
    String(&'a [u8]),
    /// No value: declared only, or omitted by the writer.
    Absent,
}

/// A resource of a file; its value is read on demand.
#[derive(Clone, Copy, Debug)]
pub struct Resource<'a> {
    /// Its key within its group.
    pub key: &'a [u8],
    /// The kind of the value.
    pub kind: ResourceKind,
    /// Its bytes; empty if the value is absent.
    pub data: Reader<'a>,
}

impl<'a> Resource<'a> {
    /// Reads the value.
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

/// The provider of a group of resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provider<'a> {
    /// A provider outside the IR, by name.
    External(&'a [u8]),
    /// The dialect with this index.
    Dialect(u32),
}

/// A group of resources.
#[derive(Clone, Copy, Debug)]
pub struct ResourceGroup<'t, 'a> {
    /// The provider.
    pub provider: Provider<'a>,
    table: &'t ResourceTable<'a>,
    strings: &'t StringTable<'a>,
    first: usize,
    end: usize,
}

impl<'t, 'a> ResourceGroup<'t, 'a> {
    /// Returns the number of resources.
    pub fn len(&self) -> usize {
        self.end - self.first
    }

    /// Returns true if the group is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Iterates over the resources, in order.
    pub fn resources(&self) -> impl Iterator<Item = Resource<'a>> + use<'t, 'a> {
        let (table, strings) = (self.table, self.strings);
        (self.first..self.end).filter_map(move |index| table.entry(index, strings))
    }
}

/// A resource, as stored in the table.
#[derive(Clone, Copy, Debug)]
struct ResourceRow {
    /// Start of its bytes in the data.
    start: u64,
    key: u32,
    kind: ResourceKind,
}

/// The resources of a file: external groups, then dialect groups.
#[derive(Clone, Debug)]
pub struct ResourceTable<'a> {
    data: Reader<'a>,
    /// Length of the data in bytes; it need not be in memory.
    len: u64,
    /// End of the last resource in the data.
    end: u64,
    rows: Vec<ResourceRow>,
    /// For each group, the index of its provider and of its first row.
    groups: Vec<(u32, u32)>,
    external: usize,
}

impl<'a> ResourceTable<'a> {
    /// Reads the offset section; no resource's contents are touched.
    pub fn read(container: &Container<'a>, strings: &StringTable<'a>, dialects: usize) -> Result<Self> {
        let data = container.reader(SectionId::Resource);
        let resources = container.section(SectionId::Resource).map(|_| (data, data.len() as u64));
        let offsets = container.section(SectionId::ResourceOffset).map(crate::Section::reader);
        Self::read_parts(offsets, resources, strings, dialects)
    }

    /// Reads the offset section if the data is not in memory: only [`ResourceTable::extents`] can find resources.
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
        // A group takes at least its key and its count; a resource its key, its size and its kind.
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

    /// Iterates over every resource without its bytes, with its file range, in group order.
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

    /// Returns the number of groups, and how many of them (the first ones) are external.
    pub fn group_counts(&self) -> (usize, usize) {
        (self.groups.len(), self.external)
    }

    /// Iterates over all groups, in order.
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

    /// Iterates over the dialects' resources with the dialects' indices, in the order in which attributes refer to
    /// them.
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

/// Writes the two resource sections, group by group.
///
/// Blobs are borrowed: their bytes are not copied before they reach the output.
pub struct ResourceWriter<'a> {
    offsets: Encoder<'a>,
    data: Encoder<'a>,
}

impl<'a> ResourceWriter<'a> {
    /// Starts the sections; exactly this many external groups must follow, then the dialect groups.
    pub fn new(external_groups: usize) -> Self {
        let mut offsets = Encoder::new();
        offsets.varint(external_groups as u64);
        Self { offsets, data: Encoder::new() }
    }

    /// Writes a group. `key` is the index of its name in the string table, or of its dialect. Pass
    /// [`ResourceValue::Absent`] for a resource without a value or one to be omitted.
    pub fn group<'k>(
        &mut self,
        strings: &mut StringTableBuilder,
        key: impl FnOnce(&mut StringTableBuilder) -> u64,
        resources: impl IntoIterator<Item = (&'k [u8], ResourceKind, ResourceValue<'a>)>,
    ) {
        // String values get their indices before keys, as in upstream.
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
