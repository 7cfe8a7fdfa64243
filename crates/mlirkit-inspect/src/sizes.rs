//! Sums of bytes by section, dialect and operation.

use mlirkit_wire::{Encoding, SectionId};
use rustc_hash::FxHashMap;

use crate::file::File;
use crate::part::{AnnotatedBytes, Meaning};

/// The size of a section, including its head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectionSize {
    /// The section; `None` for the header and for bytes outside sections.
    pub id: Option<SectionId>,
    /// Bytes.
    pub bytes: u64,
}

/// The size of operations with one name in the IR section, without nested operations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpSize {
    /// Full name.
    pub name: String,
    /// The number of such operations.
    pub count: u64,
    /// Bytes in the IR section.
    pub bytes: u64,
}

/// A direct child of the top-level operation, such as a function of a module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopLevelOp {
    /// Index of its name.
    pub name: u64,
    /// Bytes in the IR section, including nested operations.
    pub bytes: u64,
    /// Number of operations, including itself and nested ones.
    pub ops: u64,
}

/// The size of a dialect's entries in the attribute or type table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntrySizes {
    /// Entries.
    pub count: u64,
    /// Total size of the entries in bytes.
    pub bytes: u64,
    /// Entries that are stored as text.
    pub text_count: u64,
    /// Bytes of entries that are stored as text.
    pub text_bytes: u64,
}

/// The sizes of all parts of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sizes {
    /// Sections in the order of the file; the header is first.
    pub sections: Vec<SectionSize>,
    /// Operations by name, largest first.
    pub ops: Vec<OpSize>,
    /// The direct children of the top-level operation, in order.
    pub top_level: Vec<TopLevelOp>,
    /// Attributes by the dialect's name, largest first.
    pub attributes: Vec<(String, EntrySizes)>,
    /// Types by the dialect's name, largest first.
    pub types: Vec<(String, EntrySizes)>,
    /// Resources with key and bytes, in order.
    pub resources: Vec<(Vec<u8>, u64)>,
    /// Bytes of locations in operations (their entries count as attributes).
    pub locations: u64,
    /// Errors of damaged parts, with their file offsets.
    pub damage: Vec<(u64, String)>,
}

impl Sizes {
    /// Sums up the parts of a file.
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

    /// Returns the length of the file.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.sections.iter().map(|section| section.bytes).sum()
    }
}

struct Adder {
    sizes: Sizes,
    ops: FxHashMap<u64, (u64, u64)>,
    entries: [FxHashMap<u32, EntrySizes>; 2],
    /// Name of the most recent operation.
    op: Option<u64>,
}

impl Adder {
    fn add(&mut self, part: &AnnotatedBytes<'_>) {
        let bytes = part.range.end - part.range.start;
        let nested = part.depth > 0;
        match &part.meaning {
            // A nested IR section belongs to the operation that contains it.
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
