//! Human-readable descriptions of annotated byte ranges.

use mlirkit_wire::{Encoding, Reader};

use crate::file::File;
use crate::part::{Meaning, OpField};

impl File<'_> {
    /// Returns a human-readable description of the meaning of a byte range.
    #[must_use]
    pub fn describe(&self, meaning: &Meaning<'_>) -> String {
        match meaning {
            Meaning::Magic => "magic number".to_owned(),
            Meaning::Version(version) => format!("format version {version}"),
            Meaning::Producer(producer) => format!("producer {}", quoted(producer)),
            Meaning::SectionHead { id, size } => format!("section {} of {size} bytes", id.name()),
            Meaning::Count(what, count) => format!("{count} {what}"),
            Meaning::StringLengths => "lengths of the strings, last one first".to_owned(),
            Meaning::String { index, value } => format!("string {index}: {}", quoted(value)),
            Meaning::Dialect { index, name } => format!("dialect {index}: {name}"),
            Meaning::DialectVersion(name) => format!("version of {name}"),
            Meaning::Group { name, count } => format!("{count} of {name}"),
            Meaning::OpName { index, name } => format!("operation name {index}: {name}"),
            Meaning::EntrySizes(count) => format!("sizes of {count} entries"),
            Meaning::Attribute { index, dialect, encoding, data } => {
                self.describe_entry("attribute", *index, *dialect, *encoding, data)
            }
            Meaning::Type { index, dialect, encoding, data } => {
                self.describe_entry("type", *index, *dialect, *encoding, data)
            }
            Meaning::Properties { index, data } => format!("properties {index}, {} bytes", data.len()),
            Meaning::ResourceKey { key, kind } => format!("resource key {}, {kind:?}", quoted(key)),
            Meaning::Resource { key } => format!("resource {}", quoted(key)),
            Meaning::Region { blocks, values } => format!("region: {blocks} blocks, {values} values"),
            Meaning::Block { ops, args } => format!("block: {ops} operations, {} arguments", args.len()),
            Meaning::Op { name, mask } => format!("{} (name {name}, mask {mask:#04x})", self.op(*name)),
            Meaning::Field(field, values) => describe_field(*field, values),
            Meaning::Unknown => "nothing, or padding".to_owned(),
            Meaning::Damaged(error) => format!("damaged: {error}"),
        }
    }

    fn describe_entry(&self, what: &str, index: u64, dialect: u32, encoding: Encoding, data: &[u8]) -> String {
        let dialect = self.dialect(dialect);
        match encoding {
            Encoding::Text => format!("{what} {index} of {dialect}, as text: {}", quoted(data)),
            Encoding::Custom => match Reader::new(data, 0, None).read_varint().ok() {
                Some(code) => format!("{what} {index} of {dialect}, code {code}"),
                None => format!("{what} {index} of {dialect}, empty"),
            },
        }
    }
}

/// Formats bytes as a quoted string, which is truncated if it is long.
fn quoted(bytes: &[u8]) -> String {
    const SHOWN: usize = 120;
    let more = if bytes.len() > SHOWN { "..." } else { "" };
    format!("{:?}{more}", String::from_utf8_lossy(bytes.get(..SHOWN).unwrap_or(bytes)))
}

fn describe_field(field: OpField, values: &[u64]) -> String {
    let numbers = || values.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    match field {
        OpField::Location => format!(". location: attribute {}", numbers()),
        OpField::Attributes => format!(". attributes: attribute {}", numbers()),
        OpField::Properties => format!(". properties {}", numbers()),
        OpField::Results => format!(". results: types {}", numbers()),
        OpField::Operands => format!(". operands: values {}", numbers()),
        OpField::Successors => format!(". successors: blocks {}", numbers()),
        OpField::UseListOrders => ". use-list orders".to_owned(),
        OpField::Regions => match values {
            [count, 1] => format!(". regions: {count}, isolated"),
            _ => format!(". regions: {}", values.first().copied().unwrap_or_default()),
        },
    }
}
