//! Annotated byte ranges of a file.

use std::ops::Range;

use mlirkit_wire::{Encoding, Error, ResourceKind, SectionId};

/// A byte range with a single meaning.
#[derive(Debug, Clone)]
pub struct AnnotatedBytes<'a> {
    /// The range of bytes in the file.
    pub range: Range<u64>,
    /// The nesting depth in operations: 0 outside the IR section and at its top level.
    pub depth: usize,
    /// What the bytes encode.
    pub meaning: Meaning<'a>,
}

/// A field of an encoded operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpField {
    /// The location: an index in the attribute table.
    Location,
    /// The discardable attributes: the index of a dictionary in the attribute table.
    Attributes,
    /// The properties: an index in the properties section.
    Properties,
    /// The number of results, followed by their types.
    Results,
    /// The number of operands, followed by their value indices.
    Operands,
    /// The number of successors, followed by their block indices.
    Successors,
    /// The use-list orders of the results.
    UseListOrders,
    /// The number of regions, and whether they are isolated from above.
    Regions,
}

/// A block argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// The type of the argument: an index in the type table.
    pub ty: u64,
    /// The location of the argument, if encoded: an index in the attribute table.
    pub location: Option<u64>,
}

/// What a byte range encodes.
#[derive(Debug, Clone)]
pub enum Meaning<'a> {
    /// The magic number `ML\xEFR`.
    Magic,
    /// The format version.
    Version(u64),
    /// The producer string.
    Producer(&'a [u8]),
    /// The header of a section: its id, length and alignment.
    SectionHead {
        /// The id of the section.
        id: SectionId,
        /// The size of the section's content in bytes.
        size: u64,
    },
    /// The number of entries in a table or group: the name of the table or group, and the number.
    Count(&'static str, u64),
    /// The lengths of all strings, in reverse order.
    StringLengths,
    /// The bytes of a string, including the terminating null byte.
    String {
        /// The index of the string in the string table.
        index: u64,
        /// The bytes of the string.
        value: &'a [u8],
    },
    /// A dialect: its name, and whether it has a version.
    Dialect {
        /// The index of the dialect in its table.
        index: u32,
        /// The name of the dialect.
        name: &'a str,
    },
    /// The version that a dialect has written. The string is the name of the dialect.
    DialectVersion(&'a str),
    /// The header of a group of operation names, attributes, types or resources. Each dialect or external provider has
    /// one group.
    Group {
        /// The name of the dialect or external provider.
        name: &'a str,
        /// The number of entries in the group.
        count: u64,
    },
    /// The name of an operation.
    OpName {
        /// The index of the name in its table.
        index: u64,
        /// The name without the dialect prefix.
        name: &'a str,
    },
    /// The sizes of the entries in a group.
    EntrySizes(u64),
    /// An entry of the attribute table.
    Attribute {
        /// The index of the attribute in its table.
        index: u64,
        /// The index of the dialect that owns the attribute.
        dialect: u32,
        /// How the attribute is encoded.
        encoding: Encoding,
        /// The encoded attribute.
        data: &'a [u8],
    },
    /// An entry of the type table.
    Type {
        /// The index of the type in its table.
        index: u64,
        /// The index of the dialect that owns the type.
        dialect: u32,
        /// How the type is encoded.
        encoding: Encoding,
        /// The encoded type.
        data: &'a [u8],
    },
    /// An entry of the properties section: the properties of an operation, preceded by their length.
    Properties {
        /// The index of the entry in the properties section.
        index: u64,
        /// The encoded properties.
        data: &'a [u8],
    },
    /// The key, size and kind of a resource.
    ResourceKey {
        /// The key of the resource.
        key: &'a [u8],
        /// The kind of the resource's value.
        kind: ResourceKind,
    },
    /// The data of a resource, with its alignment and length.
    Resource {
        /// The key of the resource.
        key: &'a [u8],
    },
    /// The numbers of blocks and values in a region.
    Region {
        /// The number of blocks.
        blocks: u64,
        /// The number of values that the region defines.
        values: u64,
    },
    /// The header of a block: its number of operations, and its arguments.
    Block {
        /// The number of operations.
        ops: u64,
        /// The arguments of the block.
        args: Vec<Argument>,
    },
    /// The name and the mask of an operation. The fields of the operation follow.
    Op {
        /// The index of the operation name.
        name: u64,
        /// The mask whose bits indicate which fields follow.
        mask: u8,
    },
    /// A field of the most recent operation, with its values.
    Field(OpField, Vec<u64>),
    /// Bytes that no table refers to, such as padding or bytes after the end of a table.
    Unknown,
    /// Unreadable bytes that extend to the end of the section, with the error.
    Damaged(Box<Error>),
}

/// An emitter of contiguous annotated byte ranges.
pub(crate) struct Tiler<'e, 'a> {
    each: &'e mut dyn FnMut(AnnotatedBytes<'a>),
    at: u64,
    pub(crate) depth: usize,
}

impl<'e, 'a> Tiler<'e, 'a> {
    pub(crate) fn new(each: &'e mut dyn FnMut(AnnotatedBytes<'a>)) -> Self {
        Self { each, at: 0, depth: 0 }
    }

    /// Emits the range from the end of the previous one to `end`, unless it is empty.
    pub(crate) fn until(&mut self, end: u64, meaning: Meaning<'a>) {
        if end > self.at {
            (self.each)(AnnotatedBytes { range: self.at..end, depth: self.depth, meaning });
            self.at = end;
        }
    }
}
