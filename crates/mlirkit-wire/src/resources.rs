//! The resource sections: blobs, booleans and strings beside the IR, grouped by who provides them.

use mlirkit_diag::Result;

use crate::dialects::read_group;
use crate::encoder::Encoder;
use crate::reader::{AlignedBlob, Reader};
use crate::section::{Container, SectionId};
use crate::strings::{StringTable, StringTableBuilder};

/// What a resource holds.
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
    /// Aligned bytes, still those of the file.
    Blob(AlignedBlob<'a>),
    /// True or false.
    Bool(bool),
    /// A string of the string table.
    String(&'a [u8]),
    /// Nothing: declared only, or left out by the writer.
    Absent,
}

/// A resource of a file; its value is read when asked for.
#[derive(Clone, Copy, Debug)]
pub struct Resource<'a> {
    /// The name its group knows it by.
    pub key: &'a [u8],
    /// What it holds.
    pub kind: ResourceKind,
    /// Its bytes; none if the value was left out.
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

/// Who provides a group of resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provider<'a> {
    /// Someone outside the IR, by name.
    External(&'a [u8]),
    /// The dialect of that number.
    Dialect(u32),
}

/// A group of resources.
#[derive(Clone, Debug)]
pub struct ResourceGroup<'a> {
    /// Who provides them.
    pub provider: Provider<'a>,
    /// The resources, in order.
    pub resources: Vec<Resource<'a>>,
}

/// The resources of a file: external groups, then those of dialects.
#[derive(Clone, Debug, Default)]
pub struct ResourceTable<'a> {
    groups: Vec<ResourceGroup<'a>>,
}

impl<'a> ResourceTable<'a> {
    /// Reads the offset section; no resource's contents are touched.
    pub fn read(container: &Container<'a>, strings: &StringTable<'a>, dialects: usize) -> Result<Self> {
        let offsets = container.section(SectionId::ResourceOffset);
        let mut data = container.reader(SectionId::Resource);
        let Some(offsets) = offsets else {
            return match container.section(SectionId::Resource) {
                None => Ok(Self::default()),
                Some(_) => Err(data.error("expected resource offset section when resource section is present")),
            };
        };
        let mut offsets = offsets.reader();
        if container.section(SectionId::Resource).is_none() {
            return Err(offsets.error("unexpected resource offset section when resource section is not present"));
        }
        // A group takes at least its key and its count.
        let external = offsets.read_count(2)?;
        let mut groups = Vec::new();
        for _ in 0..external {
            let provider = Provider::External(strings.read_string(&mut offsets)?);
            let count = offsets.read_count(3)?;
            groups.push(read_resources(provider, count, &mut offsets, &mut data, strings)?);
        }
        while !offsets.is_empty() {
            let (dialect, count) = read_group(&mut offsets, dialects)?;
            groups.push(read_resources(Provider::Dialect(dialect), count, &mut offsets, &mut data, strings)?);
        }
        Ok(Self { groups })
    }

    /// All groups, in order.
    pub fn groups(&self) -> &[ResourceGroup<'a>] {
        &self.groups
    }

    /// The resources of dialects, in the order by which attributes refer to them.
    pub fn dialect_resources(&self) -> impl Iterator<Item = (u32, &Resource<'a>)> {
        self.groups.iter().flat_map(|group| match group.provider {
            Provider::External(_) => [].iter().map(with_dialect(0)),
            Provider::Dialect(dialect) => group.resources.iter().map(with_dialect(dialect)),
        })
    }
}

fn with_dialect<'t, 'a>(dialect: u32) -> impl Fn(&'t Resource<'a>) -> (u32, &'t Resource<'a>)
where
    'a: 't,
{
    move |resource| (dialect, resource)
}

fn read_resources<'a>(
    provider: Provider<'a>,
    count: usize,
    offsets: &mut Reader<'a>,
    data: &mut Reader<'a>,
    strings: &StringTable<'a>,
) -> Result<ResourceGroup<'a>> {
    // Not reserved: a resource is several times larger than what it takes in the file.
    let mut resources = Vec::new();
    for _ in 0..count {
        let key = strings.read_string(offsets)?;
        let size = offsets.read_varint()?;
        let offset = offsets.offset();
        let kind = match offsets.read_byte()? {
            0 => ResourceKind::Blob,
            1 => ResourceKind::Bool,
            2 => ResourceKind::String,
            other => return Err(offsets.error_at(offset, format!("invalid resource kind: {other}"))),
        };
        resources.push(Resource { key, kind, data: data.read_part(size)? });
    }
    Ok(ResourceGroup { provider, resources })
}

/// Writes the two resource sections, group by group.
///
/// Blobs are borrowed: their bytes are not copied before they reach the output.
pub struct ResourceWriter<'a> {
    offsets: Encoder<'a>,
    data: Encoder<'a>,
}

impl<'a> ResourceWriter<'a> {
    /// Starts the sections; as many external groups must follow, then those of dialects.
    pub fn new(external_groups: usize) -> Self {
        let mut offsets = Encoder::new();
        offsets.varint(external_groups as u64);
        Self { offsets, data: Encoder::new() }
    }

    /// Writes a group. `key` is the number of its name in the string table, or of its dialect; where a resource has no
    /// value, or the writer is to leave it out, give [`ResourceValue::Absent`].
    pub fn group<'k>(
        &mut self,
        strings: &mut StringTableBuilder,
        key: impl FnOnce(&mut StringTableBuilder) -> u64,
        resources: impl IntoIterator<Item = (&'k [u8], ResourceKind, ResourceValue<'a>)>,
    ) {
        // The string values are numbered before the keys, as upstream has them.
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
