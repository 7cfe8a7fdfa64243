//! A part of a file and what it means.

use std::ops::Range;

use mlirkit_wire::{Encoding, Error, ResourceKind, SectionId};

/// Some bytes that mean one thing.
#[derive(Debug, Clone)]
pub struct AnnotatedBytes<'a> {
    /// Where they are in the file.
    pub range: Range<u64>,
    /// How deep in operations they are: 0 outside the IR section and at its top.
    pub depth: usize,
    /// What they mean.
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
    /// Number and numbers of operands.
    Operands,
    /// Number and numbers of successors.
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
    /// Location, if it is told: index of an attribute.
    pub location: Option<u64>,
}

/// What bytes mean.
#[derive(Debug, Clone)]
pub enum Meaning<'a> {
    /// `ML\xEFR`
    Magic,
    /// The format version.
    Version(u64),
    /// Who wrote the file.
    Producer(&'a [u8]),
    /// Number, length and alignment of a section.
    SectionHead {
        /// Which section.
        id: SectionId,
        /// Bytes of its contents.
        size: u64,
    },
    /// Number of entries of a table, or of a group of them.
    Count(&'static str, u64),
    /// Lengths of the strings, last one first.
    StringLengths,
    /// The bytes of a string, with the zero that ends it.
    String {
        /// Its number.
        index: u64,
        /// Its bytes.
        value: &'a [u8],
    },
    /// A dialect: its name, and whether it has a version.
    Dialect {
        /// Its number.
        index: u32,
        /// Its name.
        name: &'a str,
    },
    /// The version a dialect wrote.
    DialectVersion(&'a str),
    /// The head of a group of operation names, attributes, types or resources of one dialect (or external provider).
    Group {
        /// The dialect, or the external provider.
        name: &'a str,
        /// How many entries follow.
        count: u64,
    },
    /// The name of an operation.
    OpName {
        /// Its number.
        index: u64,
        /// Its name without the dialect.
        name: &'a str,
    },
    /// The sizes of the entries of a group.
    EntrySizes(u64),
    /// An attribute.
    Attribute {
        /// Its number.
        index: u64,
        /// Number of its dialect.
        dialect: u32,
        /// How it is encoded.
        encoding: Encoding,
        /// Its bytes.
        data: &'a [u8],
    },
    /// A type.
    Type {
        /// Its number.
        index: u64,
        /// Number of its dialect.
        dialect: u32,
        /// How it is encoded.
        encoding: Encoding,
        /// Its bytes.
        data: &'a [u8],
    },
    /// Properties of an operation, with their length.
    Properties {
        /// Their number.
        index: u64,
        /// Their bytes.
        data: &'a [u8],
    },
    /// Key, size and kind of a resource.
    ResourceKey {
        /// The key.
        key: &'a [u8],
        /// What it holds.
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
        /// Number of values it defines.
        values: u64,
    },
    /// Number of operations of a block, and its arguments.
    Block {
        /// Number of operations.
        ops: u64,
        /// Arguments.
        args: Vec<Argument>,
    },
    /// Name and mask of an operation, which begins here.
    Op {
        /// Number of its name.
        name: u64,
        /// Which fields follow.
        mask: u8,
    },
    /// A field of the operation that began last.
    Field(OpField, Vec<u64>),
    /// What no table speaks of: padding, or bytes behind the end of a table.
    Unknown,
    /// What cannot be read, to the end of the section.
    Damaged(Box<Error>),
}

/// Hands out parts that lie side by side.
pub(crate) struct Tiler<'e, 'a> {
    each: &'e mut dyn FnMut(AnnotatedBytes<'a>),
    at: u64,
    pub(crate) depth: usize,
}

impl<'e, 'a> Tiler<'e, 'a> {
    pub(crate) fn new(each: &'e mut dyn FnMut(AnnotatedBytes<'a>)) -> Self {
        Self { each, at: 0, depth: 0 }
    }

    /// The bytes from the last part to `end` mean this; nothing if there are none.
    pub(crate) fn until(&mut self, end: u64, meaning: Meaning<'a>) {
        if end > self.at {
            (self.each)(AnnotatedBytes { range: self.at..end, depth: self.depth, meaning });
            self.at = end;
        }
    }
}
