//! Annotated byte ranges of a file.

use std::ops::Range;

use mlirkit_wire::{Encoding, Error, ResourceKind, SectionId};

/// A byte range with a single meaning.
#[derive(Debug, Clone)]
pub struct AnnotatedBytes<'a> {
    /// The range in the file.
    pub range: Range<u64>,
    /// Nesting depth in operations: 0 outside the IR section and at its top level.
    pub depth: usize,
    /// The meaning.
    pub meaning: Meaning<'a>,
}

/// A field of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpField {
    /// Location: index of an attribute.
    Location,
    /// Discardable attributes: index of a dictionary.
    Attributes,
    /// Properties: index of an entry.
    Properties,
    /// Number and types of results.
    Results,
    /// Number of operands, and their value indices.
    Operands,
    /// Number of successors, and their block indices.
    Successors,
    /// Use-list orders of the results.
    UseListOrders,
    /// Number of regions, and whether they are isolated.
    Regions,
}

/// An argument of a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Argument {
    /// Type: index of a type.
    pub ty: u64,
    /// Location, if present: index of an attribute.
    pub location: Option<u64>,
}

/// The meaning of a byte range.
#[derive(Debug, Clone)]
pub enum Meaning<'a> {
    /// `ML\xEFR`
    Magic,
    /// The format version.
    Version(u64),
    /// The producer name.
    Producer(&'a [u8]),
    /// Number, length and alignment of a section.
    SectionHead {
        /// The section.
        id: SectionId,
        /// Size of the section's contents in bytes.
        size: u64,
    },
    /// Number of entries: the name of the table or group, and the count.
    Count(&'static str, u64),
    /// Lengths of the strings, in reverse order.
    StringLengths,
    /// The bytes of a string, with the terminating null byte.
    String {
        /// Index of the string in the string table.
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
    /// The version a dialect wrote.
    DialectVersion(&'a str),
    /// The head of a group of operation names, attributes, types or resources, by dialect or external provider.
    Group {
        /// The dialect, or the external provider.
        name: &'a str,
        /// Number of entries in the group.
        count: u64,
    },
    /// The name of an operation.
    OpName {
        /// The index of the name in its table.
        index: u64,
        /// The name without the dialect prefix.
        name: &'a str,
    },
    /// The sizes of the entries of a group.
    EntrySizes(u64),
    /// An attribute.
    Attribute {
        /// The index of the attribute in its table.
        index: u64,
        /// The index of the dialect.
        dialect: u32,
        /// The encoding of the attribute.
        encoding: Encoding,
        /// The bytes of the attribute.
        data: &'a [u8],
    },
    /// A type.
    Type {
        /// The index of the type in its table.
        index: u64,
        /// The index of the dialect.
        dialect: u32,
        /// The encoding of the type.
        encoding: Encoding,
        /// The bytes of the type.
        data: &'a [u8],
    },
    /// Properties of an operation, with their length.
    Properties {
        /// Index of the entry in the properties section.
        index: u64,
        /// The encoded properties.
        data: &'a [u8],
    },
    /// Key, size and kind of a resource.
    ResourceKey {
        /// The key.
        key: &'a [u8],
        /// The kind of the resource's value.
        kind: ResourceKind,
    },
    /// The contents of a resource, with alignment and length.
    Resource {
        /// The key.
        key: &'a [u8],
    },
    /// Number of blocks and values of a region.
    Region {
        /// Number of blocks.
        blocks: u64,
        /// The number of values that the region defines.
        values: u64,
    },
    /// Number of operations of a block, and its arguments.
    Block {
        /// Number of operations.
        ops: u64,
        /// Arguments.
        args: Vec<Argument>,
    },
    /// Name and mask of an operation; its fields follow.
    Op {
        /// The index of the operation's name.
        name: u64,
        /// The fields that follow, as bits.
        mask: u8,
    },
    /// A field of the most recent operation.
    Field(OpField, Vec<u64>),
    /// Bytes that no table refers to: padding, or bytes after the end of a table.
    Unknown,
    /// Unreadable bytes up to the end of the section, with the error.
    Damaged(Box<Error>),
}

/// Emits contiguous annotated ranges.
pub(crate) struct Tiler<'e, 'a> {
    each: &'e mut dyn FnMut(AnnotatedBytes<'a>),
    at: u64,
    pub(crate) depth: usize,
}

impl<'e, 'a> Tiler<'e, 'a> {
    pub(crate) fn new(each: &'e mut dyn FnMut(AnnotatedBytes<'a>)) -> Self {
        Self { each, at: 0, depth: 0 }
    }

    /// Emits the range from the end of the last one to `end`, unless it is empty.
    pub(crate) fn until(&mut self, end: u64, meaning: Meaning<'a>) {
        if end > self.at {
            (self.each)(AnnotatedBytes { range: self.at..end, depth: self.depth, meaning });
            self.at = end;
        }
    }
}
