//! Retained sizes: the bytes that a file would lose if a function were removed. They include its operations, and the
//! attributes, types, properties, strings, resources and private functions that nothing else refers to. In the graph of
//! references, these are the nodes that the function dominates.

use mlirkit_wire::{Provider, Reference, References, UsedProperties};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::dominators::Dominators;
use crate::file::File;
use crate::part::{AnnotatedBytes, Meaning, OpField};

/// The symbol name and visibility of a direct child of the top-level operation.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Symbol {
    /// The symbol name, if the operation is a symbol.
    pub name: Option<String>,
    /// Whether the symbol is private. A private symbol can be removed together with its last user.
    pub is_private: bool,
}

/// Returns the distinct pairs of operation and properties that occur in a file.
#[must_use]
pub fn used_properties(file: &File<'_>) -> Vec<UsedProperties> {
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    let (mut op, mut attributes) = (0, None);
    crate::parts(file, &mut |part| match &part.meaning {
        Meaning::Op { name, .. } => (op, attributes) = (*name, None),
        Meaning::Field(OpField::Attributes, index) => attributes = index.first().copied(),
        Meaning::Field(OpField::Properties, index) => {
            let used = index.first().map(|index| UsedProperties { op, attributes, properties: *index });
            found.extend(used.filter(|used| seen.insert(*used)));
        }
        _ => {}
    });
    found
}

/// Returns the retained size in bytes of each direct child of the top-level operation, in order. `symbols` describes
/// these operations, and `references` lists the references from table entries to others.
#[must_use]
pub fn retained(file: &File<'_>, symbols: &[Symbol], references: &References) -> Vec<u64> {
    let mut graph = RetainedGraph::of(file, symbols, references);
    crate::parts(file, &mut |part| graph.add(&part));
    graph.finish(symbols)
}

/// The first graph node of each kind. Node 0 is the root, which represents the file.
#[derive(Clone, Copy)]
struct NodeRanges {
    attributes: u32,
    types: u32,
    properties: u32,
    strings: u32,
    resources: u32,
    op_names: u32,
    end: u32,
}

struct RetainedGraph {
    at: NodeRanges,
    bytes: Vec<u64>,
    edges: Vec<(u32, u32)>,
    /// For each node, the last direct child of the top-level operation that refers to it.
    referrer: Vec<u32>,
    /// The node that owns the bytes of the IR section being read.
    current: u32,
    /// The number of direct children of the top-level operation read so far.
    ops: u32,
    symbols: u32,
    in_ir: bool,
    /// The number of external resources, which precede the dialect resources.
    external: u64,
    resource: u64,
}

impl RetainedGraph {
    fn of(file: &File<'_>, symbols: &[Symbol], references: &References) -> Self {
        let count = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
        let attributes = count(symbols.len()).saturating_add(1);
        let types = attributes.saturating_add(count(references.attributes.len()));
        let properties = types.saturating_add(count(references.types.len()));
        let strings = properties.saturating_add(count(references.properties.len()));
        let resources = strings.saturating_add(count(file.strings.as_ref().map_or(0, |strings| strings.len())));
        let (mut external, mut dialects) = (0, 0);
        if let (Some(table), Some(strings)) = (&file.resources, &file.strings) {
            for group in table.groups(strings) {
                match group.provider {
                    Provider::External(_) => external += group.resources().count() as u64,
                    Provider::Dialect(_) => dialects += group.resources().count(),
                }
            }
        }
        let op_names = resources.saturating_add(count(dialects));
        let end = op_names.saturating_add(count(file.dialects.as_ref().map_or(0, |table| table.ops.len())));
        let at = NodeRanges { attributes, types, properties, strings, resources, op_names, end };
        let mut graph = Self {
            at,
            bytes: vec![0; end as usize],
            edges: Vec::new(),
            referrer: vec![u32::MAX; end as usize],
            current: 0,
            ops: 0,
            symbols: count(symbols.len()),
            in_ir: false,
            external,
            resource: 0,
        };
        for (base, lists) in
            [(attributes, &references.attributes), (types, &references.types), (properties, &references.properties)]
        {
            for (from, list) in (base..).zip(lists) {
                let targets = list.iter().filter_map(|to| graph.node(*to));
                let edges: Vec<(u32, u32)> = targets.map(|to| (from, to)).collect();
                graph.edges.extend(edges);
            }
        }
        let named = symbols.iter().zip(1..).filter_map(|(symbol, node)| Some((symbol.name.as_deref()?, node)));
        let by_name: FxHashMap<&str, u32> = named.collect();
        for (attr, name) in &references.symbols {
            if let (Some(from), Some(to)) = (graph.node(Reference::Attribute(*attr)), by_name.get(name.as_str())) {
                graph.edges.push((from, *to));
            }
        }
        graph
    }

    /// Returns the graph node for a table entry; `None` if there is no such entry.
    fn node(&self, of: Reference) -> Option<u32> {
        let (start, end, index) = match of {
            Reference::Attribute(index) => (self.at.attributes, self.at.types, index),
            Reference::Type(index) => (self.at.types, self.at.properties, index),
            Reference::String(index) => (self.at.strings, self.at.resources, index),
            Reference::Resource(index) => (self.at.resources, self.at.op_names, index),
        };
        Self::within(start, end, index)
    }

    fn within(start: u32, end: u32, index: u64) -> Option<u32> {
        u32::try_from(index).ok().and_then(|index| start.checked_add(index)).filter(|node| *node < end)
    }

    fn add(&mut self, part: &AnnotatedBytes<'_>) {
        let bytes = part.range.end - part.range.start;
        let owner = match &part.meaning {
            Meaning::Attribute { index, .. } => self.node(Reference::Attribute(*index)),
            Meaning::Type { index, .. } => self.node(Reference::Type(*index)),
            Meaning::String { index, .. } => self.node(Reference::String(*index)),
            Meaning::Properties { index, .. } => Self::within(self.at.properties, self.at.strings, *index),
            Meaning::OpName { index, .. } => Self::within(self.at.op_names, self.at.end, *index),
            Meaning::Resource { .. } => {
                self.resource += 1;
                let index = (self.resource - 1).checked_sub(self.external);
                index.and_then(|index| self.node(Reference::Resource(index)))
            }
            _ => None,
        };
        self.enter(part);
        let owner = owner.unwrap_or(if self.in_ir { self.current } else { 0 });
        if let Some(sum) = self.bytes.get_mut(owner as usize) {
            *sum += bytes;
        }
        match &part.meaning {
            Meaning::Op { name, .. } => self.refer(Self::within(self.at.op_names, self.at.end, *name)),
            Meaning::Field(OpField::Location | OpField::Attributes, values) => {
                values.iter().for_each(|index| self.refer(self.node(Reference::Attribute(*index))));
            }
            Meaning::Field(OpField::Properties, values) => {
                values.iter().for_each(|index| self.refer(Self::within(self.at.properties, self.at.strings, *index)));
            }
            Meaning::Field(OpField::Results, values) => {
                values.iter().for_each(|index| self.refer(self.node(Reference::Type(*index))));
            }
            Meaning::Block { args, .. } => {
                for arg in args {
                    self.refer(self.node(Reference::Type(arg.ty)));
                    self.refer(arg.location.and_then(|index| self.node(Reference::Attribute(index))));
                }
            }
            _ => {}
        }
    }

    /// Determines the node that owns the bytes that follow.
    fn enter(&mut self, part: &AnnotatedBytes<'_>) {
        match &part.meaning {
            Meaning::SectionHead { id, .. } if *id != mlirkit_wire::SectionId::Ir => self.in_ir = false,
            Meaning::SectionHead { .. } if !self.in_ir => (self.in_ir, self.current) = (true, 0),
            Meaning::Op { .. } if part.depth == 0 => self.current = 0,
            Meaning::Op { .. } if part.depth == 1 => {
                self.ops += 1;
                self.current = if self.ops <= self.symbols { self.ops } else { 0 };
            }
            _ => {}
        }
    }

    fn refer(&mut self, to: Option<u32>) {
        let Some(to) = to else { return };
        if let Some(last) = self.referrer.get_mut(to as usize).filter(|last| **last != self.current) {
            *last = self.current;
            self.edges.push((self.current, to));
        }
    }

    fn finish(mut self, symbols: &[Symbol]) -> Vec<u64> {
        let public = symbols.iter().zip(1..).filter(|(symbol, _)| symbol.name.is_none() || !symbol.is_private);
        self.edges.extend(public.map(|(_, node)| (0, node)));
        let mut tree = Dominators::new(self.bytes.len(), &self.edges);
        // Private symbols that nothing refers to are attached to the root, so each of them retains its own bytes.
        let lost: Vec<u32> = (1..=self.symbols).filter(|node| !tree.reaches(*node)).collect();
        if !lost.is_empty() {
            let mut seen = vec![false; self.bytes.len()];
            for node in lost {
                if !tree.from(node, &mut seen).is_empty() {
                    self.edges.push((0, node));
                }
            }
            tree = Dominators::new(self.bytes.len(), &self.edges);
        }
        tree.sums(&self.bytes).into_iter().skip(1).take(symbols.len()).collect()
    }
}
