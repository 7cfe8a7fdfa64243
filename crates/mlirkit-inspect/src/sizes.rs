//! Sums of bytes by section, dialect, operation and table entry.

use mlirkit_wire::{Encoding, SectionId};
use rustc_hash::FxHashMap;

use crate::file::File;
use crate::part::{AnnotatedBytes, Meaning};

/// The size of a section, including its header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectionSize {
    /// The id of the section; `None` for the header of the file and for bytes outside sections.
    pub id: Option<SectionId>,
    /// The size in bytes.
    pub bytes: u64,
}

/// The size of all operations with a given name in the IR section, excluding nested operations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpSize {
    /// The full name of the operation.
    pub name: String,
    /// The number of operations with this name.
    pub count: u64,
    /// The size in the IR section in bytes.
    pub bytes: u64,
}

/// A direct child of the top-level operation, such as a function in a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopLevelOp {
    /// The index of the operation's name.
    pub name: u64,
    /// The size in the IR section in bytes, including nested operations.
    pub bytes: u64,
    /// The number of operations, including the operation itself and nested ones.
    pub ops: u64,
}

/// The size of a dialect's entries in the attribute or type table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntrySizes {
    /// The number of entries.
    pub count: u64,
    /// Total size of the entries in bytes.
    pub bytes: u64,
    /// The number of entries that are stored as text.
    pub text_count: u64,
    /// The total size in bytes of the entries that are stored as text.
    pub text_bytes: u64,
}

/// The sizes of all components of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sizes {
    /// The sections in file order, preceded by the header.
    pub sections: Vec<SectionSize>,
    /// The operations, by name, largest first.
    pub ops: Vec<OpSize>,
    /// The direct children of the top-level operation, in order.
    pub top_level: Vec<TopLevelOp>,
    /// The attributes of each dialect, by dialect name, largest first.
    pub attributes: Vec<(String, EntrySizes)>,
    /// The types of each dialect, by dialect name, largest first.
    pub types: Vec<(String, EntrySizes)>,
    /// The keys and sizes of the resources, in file order.
    pub resources: Vec<(Vec<u8>, u64)>,
    /// The number of bytes that operations take to refer to their locations. The locations themselves count as
    /// attributes.
    pub locations: u64,
    /// The errors in damaged regions, each preceded by its file offset.
    pub damage: Vec<(u64, String)>,
}

impl Sizes {
    /// Computes the sizes of all components of a file.
    #[must_use]
    pub fn of(file: &File<'_>) -> Self {
        let mut adder = Adder {
            sizes: Self::default(),
            ops: FxHashMap::default(),
            entries: [FxHashMap::default(), FxHashMap::default()],
            op: None,
        };
        crate::parts(file, &mut |part| adder.add(&part));
        adder.finish(file)
    }

    /// Returns the length of the file in bytes.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.sections.iter().map(|section| section.bytes).sum()
    }
}

struct Adder {
    sizes: Sizes,
    ops: FxHashMap<u64, (u64, u64)>,
    entries: [FxHashMap<u32, EntrySizes>; 2],
    /// The name index of the most recent operation; `None` before the first operation.
    op: Option<u64>,
}

impl Adder {
    fn add(&mut self, part: &AnnotatedBytes<'_>) {
        let bytes = part.range.end - part.range.start;
        let nested = part.depth > 0;
        match &part.meaning {
            // A nested IR section counts as part of the operation that contains it.
            Meaning::SectionHead { id, .. } if *id != SectionId::Ir || self.op.is_none() => {
                self.op = None;
                self.sizes.sections.push(SectionSize { id: Some(*id), bytes: 0 });
            }
            Meaning::Op { name, .. } => {
                self.op = Some(*name);
                self.ops.entry(*name).or_default().0 += 1;
                if part.depth == 1 {
                    self.sizes.top_level.push(TopLevelOp { name: *name, bytes: 0, ops: 0 });
                }
                if let Some(top) = self.sizes.top_level.last_mut().filter(|_| nested) {
                    top.ops += 1;
                }
            }
            Meaning::Field(crate::part::OpField::Location, _) => self.sizes.locations += bytes,
            Meaning::Attribute { dialect, encoding, .. } => self.entry(0, *dialect, *encoding, bytes),
            Meaning::Type { dialect, encoding, .. } => self.entry(1, *dialect, *encoding, bytes),
            Meaning::Resource { key } => self.sizes.resources.push((key.to_vec(), bytes)),
            Meaning::Damaged(error) => self.sizes.damage.push((part.range.start, error.to_string())),
            _ => {}
        }
        if self.sizes.sections.is_empty() {
            self.sizes.sections.push(SectionSize { id: None, bytes: 0 });
        }
        if let Some(section) = self.sizes.sections.last_mut() {
            section.bytes += bytes;
        }
        let in_ir = self.sizes.sections.last().is_some_and(|section| section.id == Some(SectionId::Ir));
        if let (Some(op), true) = (self.op, in_ir) {
            self.ops.entry(op).or_default().1 += bytes;
            if let Some(top) = self.sizes.top_level.last_mut().filter(|_| nested) {
                top.bytes += bytes;
            }
        }
    }

    fn entry(&mut self, table: usize, dialect: u32, encoding: Encoding, bytes: u64) {
        let Some(table) = self.entries.get_mut(table) else { return };
        let sizes = table.entry(dialect).or_default();
        sizes.count += 1;
        sizes.bytes += bytes;
        if encoding == Encoding::Text {
            sizes.text_count += 1;
            sizes.text_bytes += bytes;
        }
    }

    fn finish(mut self, file: &File<'_>) -> Sizes {
        let ops = self.ops.into_iter().map(|(name, (count, bytes))| OpSize { name: file.op(name), count, bytes });
        self.sizes.ops = ops.collect();
        self.sizes.ops.sort_by(|a, b| b.bytes.cmp(&a.bytes).then_with(|| a.name.cmp(&b.name)));
        let [attributes, types] = self.entries.map(|table| {
            let named = table.into_iter().map(|(dialect, sizes)| (file.dialect(dialect).to_owned(), sizes));
            let mut named: Vec<_> = named.collect();
            named.sort_by(|a, b| b.1.bytes.cmp(&a.1.bytes).then_with(|| a.0.cmp(&b.0)));
            named
        });
        (self.sizes.attributes, self.sizes.types) = (attributes, types);
        self.sizes
    }
}
