//! The sizes in a file as a tree of sections and their contents, from which treemaps are drawn.

use mlirkit_wire::SectionId;

use crate::sizes::{EntrySizes, SectionSize, Sizes};

/// A node of the size tree: a component of the file, with its size and its children.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The name of the component.
    pub name: String,
    /// The size of the component in bytes.
    pub bytes: u64,
    /// The number of items, such as operations, in the component, if known.
    pub count: Option<u64>,
    /// The children, largest first.
    pub parts: Vec<Node>,
}

impl Node {
    /// Creates a node without children.
    pub fn leaf(name: impl Into<String>, bytes: u64, count: Option<u64>) -> Self {
        Self { name: name.into(), bytes, count, parts: Vec::new() }
    }

    /// Creates a node from its children, which are sorted by size, largest first. Adds a child for the remaining bytes.
    #[must_use]
    pub fn of(name: &str, bytes: u64, mut parts: Vec<Self>) -> Self {
        parts.retain(|part| part.bytes > 0);
        let known: u64 = parts.iter().map(|part| part.bytes).sum();
        if !parts.is_empty() && known < bytes {
            parts.push(Self::leaf("other", bytes - known, None));
        }
        parts.sort_by_key(|part| std::cmp::Reverse(part.bytes));
        Self { name: name.to_owned(), bytes, count: None, parts }
    }
}

impl Sizes {
    /// Returns the size tree of the file. The children of the sections are operations, attributes and types, grouped by
    /// dialect, and resources.
    #[must_use]
    pub fn tree(&self, name: &str) -> Node {
        let section = |section: &SectionSize| {
            let parts = match section.id {
                Some(SectionId::Ir) => self.op_nodes(),
                Some(SectionId::AttrType) => {
                    let mut parts = entries("attributes", &self.attributes);
                    parts.extend(entries("types", &self.types));
                    parts
                }
                Some(SectionId::Resource) => {
                    let leaf = |(key, bytes): &(Vec<u8>, u64)| Node::leaf(String::from_utf8_lossy(key), *bytes, None);
                    self.resources.iter().map(leaf).collect()
                }
                _ => Vec::new(),
            };
            Node::of(section.id.map_or("header", SectionId::name), section.bytes, parts)
        };
        Node::of(name, self.total(), self.sections.iter().map(section).collect())
    }

    /// Returns the nodes for operations, grouped by dialect.
    fn op_nodes(&self) -> Vec<Node> {
        let mut dialects: std::collections::BTreeMap<&str, Vec<Node>> = std::collections::BTreeMap::new();
        for op in &self.ops {
            let dialect = op.name.split('.').next().unwrap_or_default();
            dialects.entry(dialect).or_default().push(Node::leaf(op.name.as_str(), op.bytes, Some(op.count)));
        }
        let sum = |ops: &[Node]| ops.iter().map(|op| op.bytes).sum();
        dialects.into_iter().map(|(name, ops)| Node::of(name, sum(&ops), ops)).collect()
    }
}

fn entries(what: &str, table: &[(String, EntrySizes)]) -> Vec<Node> {
    let leaf = |(dialect, sizes): &(String, EntrySizes)| {
        Node::leaf(format!("{dialect} {what}"), sizes.bytes, Some(sizes.count))
    };
    table.iter().map(leaf).collect()
}
