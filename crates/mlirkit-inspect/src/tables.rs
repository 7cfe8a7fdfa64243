//! Annotates the header and the tables of a file.

use mlirkit_wire::{MAGIC, Provider, Reader, Result, Section, SectionId};

use crate::file::File;
use crate::ops;
use crate::part::{Meaning, Tiler};

pub(crate) fn header<'a>(file: &File<'a>, out: &mut Tiler<'_, 'a>) {
    let header = file.container.header();
    out.until(MAGIC.len() as u64, Meaning::Magic);
    let mut reader = Reader::new(file.bytes.get(MAGIC.len()..).unwrap_or_default(), MAGIC.len() as u64, None);
    if reader.read_varint().is_ok() {
        out.until(reader.offset(), Meaning::Version(header.version));
        if reader.read_null_terminated().is_ok() {
            out.until(reader.offset(), Meaning::Producer(header.producer));
        }
    }
}

pub(crate) fn section<'a>(file: &File<'a>, section: &Section<'a>, out: &mut Tiler<'_, 'a>) {
    let mut reader = section.reader();
    let read = match section.id {
        SectionId::String => strings(file, &mut reader, out),
        SectionId::Dialect => dialects(file, &mut reader, out),
        SectionId::AttrTypeOffset => offsets(file, &mut reader, out),
        SectionId::AttrType => {
            entries(file, out, section.offset);
            Ok(())
        }
        SectionId::Ir => ops::section(file, reader, out),
        SectionId::ResourceOffset => resource_keys(file, &mut reader, out),
        SectionId::Resource => {
            resources(file, out);
            Ok(())
        }
        SectionId::Properties => properties(&mut reader, out),
        SectionId::DialectVersions => Ok(()),
    };
    out.depth = 0;
    if let Err(error) = read {
        out.until(section.offset + section.data.len() as u64, Meaning::Damaged(Box::new(error)));
    }
}

fn count<'a>(reader: &mut Reader<'a>, what: &'static str, out: &mut Tiler<'_, 'a>) -> Result<u64> {
    let count = reader.read_varint()?;
    out.until(reader.offset(), Meaning::Count(what, count));
    Ok(count)
}

fn strings<'a>(file: &File<'a>, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    let strings = count(reader, "strings", out)?;
    for _ in 0..strings {
        reader.read_varint()?;
    }
    out.until(reader.offset(), Meaning::StringLengths);
    let mut at = reader.offset();
    for (index, value) in file.strings.iter().flat_map(|table| table.iter()).enumerate() {
        at += value.len() as u64 + 1;
        out.until(at, Meaning::String { index: index as u64, value });
    }
    Ok(())
}

fn dialects<'a>(file: &File<'a>, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    let version = file.container.version();
    let number = count(reader, "dialects", out)?;
    for index in 0..number {
        let index = u32::try_from(index).unwrap_or(u32::MAX);
        let has_version =
            if version >= 1 { reader.read_varint_with_flag()?.1 } else { reader.read_varint().map(|_| false)? };
        let name = file.dialect(index);
        out.until(reader.offset(), Meaning::Dialect { index, name });
        if has_version {
            Section::read(reader)?;
            out.until(reader.offset(), Meaning::DialectVersion(name));
        }
    }
    if version >= 4 {
        count(reader, "operation names", out)?;
    }
    let ops = file.dialects.as_ref().map_or(&[][..], |table| &table.ops);
    let mut index = 0;
    while !reader.is_empty() {
        let dialect = u32::try_from(reader.read_varint()?).unwrap_or(u32::MAX);
        let group = reader.read_varint()?;
        out.until(reader.offset(), Meaning::Group { name: file.dialect(dialect), count: group });
        for _ in 0..group {
            reader.read_varint()?;
            let name = ops.get(usize::try_from(index).unwrap_or(usize::MAX)).map_or("?", |op| op.name);
            out.until(reader.offset(), Meaning::OpName { index, name });
            index += 1;
        }
    }
    Ok(())
}

fn offsets<'a>(file: &File<'a>, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    count(reader, "attributes", out)?;
    count(reader, "types", out)?;
    while !reader.is_empty() {
        let dialect = u32::try_from(reader.read_varint()?).unwrap_or(u32::MAX);
        let group = reader.read_varint()?;
        out.until(reader.offset(), Meaning::Group { name: file.dialect(dialect), count: group });
        for _ in 0..group {
            reader.read_varint()?;
        }
        out.until(reader.offset(), Meaning::EntrySizes(group));
    }
    Ok(())
}

fn entries<'a>(file: &File<'a>, out: &mut Tiler<'_, 'a>, start: u64) {
    let Some(table) = &file.entries else { return };
    let mut end = start;
    for index in 0..table.attributes() as u64 {
        let Some(entry) = table.attribute(index) else { return };
        let data = entry.data.rest();
        end += data.len() as u64;
        out.until(end, Meaning::Attribute { index, dialect: entry.dialect, encoding: entry.encoding, data });
    }
    for index in 0..table.types() as u64 {
        let Some(entry) = table.r#type(index) else { return };
        let data = entry.data.rest();
        end += data.len() as u64;
        out.until(end, Meaning::Type { index, dialect: entry.dialect, encoding: entry.encoding, data });
    }
}

fn properties<'a>(reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    for index in 0..count(reader, "properties", out)? {
        let size = reader.read_varint()?;
        let data = reader.read_bytes(size)?;
        out.until(reader.offset(), Meaning::Properties { index, data });
    }
    Ok(())
}

fn resource_keys<'a>(file: &File<'a>, reader: &mut Reader<'a>, out: &mut Tiler<'_, 'a>) -> Result<()> {
    count(reader, "external groups", out)?;
    let (Some(table), Some(strings)) = (&file.resources, &file.strings) else { return Ok(()) };
    for group in table.groups(strings) {
        reader.read_varint()?;
        let entries = reader.read_varint()?;
        let name = match group.provider {
            Provider::External(name) => std::str::from_utf8(name).unwrap_or("?"),
            Provider::Dialect(number) => file.dialect(number),
        };
        out.until(reader.offset(), Meaning::Group { name, count: entries });
        for resource in group.resources() {
            reader.read_varint()?;
            reader.read_varint()?;
            reader.read_byte()?;
            out.until(reader.offset(), Meaning::ResourceKey { key: resource.key, kind: resource.kind });
        }
    }
    Ok(())
}

fn resources<'a>(file: &File<'a>, out: &mut Tiler<'_, 'a>) {
    let (Some(table), Some(strings)) = (&file.resources, &file.strings) else { return };
    for resource in table.groups(strings).flat_map(|group| group.resources().collect::<Vec<_>>()) {
        let end = resource.data.offset() + resource.data.len() as u64;
        out.until(end, Meaning::Resource { key: resource.key });
    }
}
