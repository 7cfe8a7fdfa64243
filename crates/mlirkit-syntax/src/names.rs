//! Names of values and blocks: their definitions, and the definition to which a name refers.

use std::collections::HashMap;

use foldhash::fast::RandomState;
use mlirkit_asm::lexer::Kind;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::facts::Facts;
use crate::tree::{NONE, OpKind, Tree};

/// The kind of a value's definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefKind {
    /// As a result of an operation. The field is the index of the first result that has the name.
    Result(u32),
    /// As an argument of a labelled block. The fields are the index of the block in the tree, and the index of the
    /// argument.
    BlockArg(u32, u32),
    /// As a region argument that is named in the custom syntax of its operation. The field is its index among these
    /// arguments.
    Entry(u32),
}

/// The definition of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Def {
    /// The index of the token that defines the value's name.
    pub token: u32,
    /// The operation that defines the value. For a block argument, the operation that contains the block.
    pub op: u32,
    /// The region in which the value is visible; [`NONE`] at the top level. An argument named in custom syntax is
    /// visible in all regions of its operation.
    pub region: u32,
    /// The kind of the definition.
    pub kind: DefKind,
}

/// The values defined in a range of operations.
#[derive(Debug, Clone, Default)]
pub struct Values {
    /// All definitions, in source order.
    pub defs: Vec<Def>,
    /// A number for each distinct value name, which is used in the keys of `places`.
    names: HashMap<Box<[u8]>, u32, RandomState>,
    /// The index in `defs` of the first definition, keyed by the number of the name and its scope.
    places: FxHashMap<(u32, ValueScope), u32>,
    isolated: FxHashSet<u32>,
}

/// The scope in which a value is visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum ValueScope {
    /// The value is visible in a single region.
    Region(u32),
    /// The value is visible in all regions of an operation.
    Entry(u32),
}

impl ValueScope {
    fn of(def: &Def) -> Self {
        if let DefKind::Entry(_) = def.kind { Self::Entry(def.op) } else { Self::Region(def.region) }
    }
}

impl Values {
    /// Collects the values defined by an operation and the operations nested in it.
    #[must_use]
    pub fn of(tree: &Tree, text: &[u8], op: u32, facts: &dyn Facts) -> Self {
        let end = tree.op(op).map_or(op, |op| op.next);
        Self::in_ops(tree, text, op..end, facts)
    }

    /// Collects the values defined in a range of operations.
    #[must_use]
    pub fn in_ops(tree: &Tree, text: &[u8], ops: std::ops::Range<u32>, facts: &dyn Facts) -> Self {
        let mut values = Self::default();
        for op in ops.clone() {
            values.results(tree, text, op);
            if tree.regions_of(op).next().is_some() && tree.facts(text, op, facts).isolated {
                values.isolated.insert(op);
            }
        }
        let (first, last) = (tree.op(ops.start), tree.op(ops.end.saturating_sub(1)));
        if let (Some(first), Some(last)) = (first, last) {
            let from = tree.blocks().partition_point(|block| block.first < first.first);
            let to = tree.blocks().partition_point(|block| block.first <= last.end.max(first.end));
            (from as u32..to as u32).for_each(|block| values.arguments(tree, text, block));
        }
        for op in ops {
            values.entries(tree, text, op);
        }
        values.defs.sort_by_key(|def| def.token);
        values.places.clear();
        for (index, def) in values.defs.iter().enumerate() {
            let name = values.names.get(bytes(tree, text, def.token)).copied().unwrap_or(NONE);
            values.places.entry((name, ValueScope::of(def))).or_insert(index as u32);
        }
        values
    }

    fn add(&mut self, tree: &Tree, text: &[u8], def: Def) {
        let (name, next) = (bytes(tree, text, def.token), self.names.len() as u32);
        let name = match self.names.get(name) {
            Some(number) => *number,
            None => *self.names.entry(name.into()).or_insert(next),
        };
        self.places.entry((name, ValueScope::of(&def))).or_insert(self.defs.len() as u32);
        self.defs.push(def);
    }

    fn results(&mut self, tree: &Tree, text: &[u8], op: u32) {
        let Some(node) = tree.op(op).filter(|op| op.kind == OpKind::Op) else { return };
        let region = tree.region_around(op);
        let (mut at, mut count) = (node.first, 0);
        while at < node.end && tree.kind(at) == Kind::PercentId {
            self.add(tree, text, Def { token: at, op, region, kind: DefKind::Result(count) });
            let group = (tree.kind(at + 1) == Kind::Colon).then(|| tree.text(text, at + 2).parse().unwrap_or(1));
            count = count.saturating_add(group.unwrap_or(1));
            at += if group.is_some() { 3 } else { 1 };
            if tree.kind(at) != Kind::Comma {
                break;
            }
            at += 1;
        }
    }

    fn arguments(&mut self, tree: &Tree, text: &[u8], block: u32) {
        let Some(node) = tree.block(block).filter(|block| block.label != NONE) else { return };
        let op = tree.region(node.region).map_or(NONE, |region| region.op);
        let mut number = 0;
        for token in node.label..node.first {
            // Argument names are not nested in further brackets, so names inside types are ignored.
            if tree.kind(token) == Kind::PercentId {
                self.add(tree, text, Def { token, op, region: node.region, kind: DefKind::BlockArg(block, number) });
                number += 1;
            }
        }
    }

    /// Collects the region arguments that are named in the custom syntax of an operation, such as `%i` in `scf.for %i =
    /// %a to %b`. A name is taken for an argument if no definition of the name is visible.
    fn entries(&mut self, tree: &Tree, text: &[u8], op: u32) {
        let Some(node) = tree.op(op).filter(|op| op.kind == OpKind::Op && op.region != NONE) else { return };
        let isolated = self.isolated.contains(&op);
        let header: Vec<u32> =
            tree.header(op).filter(|token| *token > node.name && tree.kind(*token) == Kind::PercentId).collect();
        let mut number = 0;
        for token in header {
            let typed = tree.kind(token + 1) == Kind::Colon;
            let visible = self.visible(tree, text, op, token).is_some();
            if visible && !(isolated && typed) || self.entry(tree, text, op, token).is_some() {
                continue;
            }
            self.add(tree, text, Def { token, op, region: NONE, kind: DefKind::Entry(number) });
            number += 1;
        }
    }

    fn in_place(&self, name: u32, place: ValueScope) -> Option<&Def> {
        self.defs.get(*self.places.get(&(name, place))? as usize)
    }

    fn entry(&self, tree: &Tree, text: &[u8], op: u32, token: u32) -> Option<&Def> {
        self.in_place(*self.names.get(bytes(tree, text, token))?, ValueScope::Entry(op))
    }

    /// Returns the definition of the name at a token that is visible at an operation; `None` if there is none.
    fn visible(&self, tree: &Tree, text: &[u8], op: u32, token: u32) -> Option<&Def> {
        let name = *self.names.get(bytes(tree, text, token))?;
        self.places_around(tree, op).find_map(|place| self.in_place(name, place))
    }

    /// Returns the scopes visible at an operation, innermost first: each region, then the custom-syntax arguments of
    /// the operation that owns it.
    fn places_around<'v>(&'v self, tree: &'v Tree, op: u32) -> impl Iterator<Item = ValueScope> + 'v {
        let mut at = Some(op);
        let levels = std::iter::from_fn(move || {
            let region = tree.region_around(at?);
            let around = tree.region(region).map_or(NONE, |region| region.op);
            at = Some(around).filter(|around| *around != NONE && !self.isolated.contains(around));
            Some((ValueScope::Region(region), Some(ValueScope::Entry(around)).filter(|_| around != NONE)))
        });
        levels.flat_map(|(region, entry)| std::iter::once(region).chain(entry))
    }

    /// Returns the definition to which the value name at a token refers; `None` if it is not defined.
    #[must_use]
    pub fn resolve(&self, tree: &Tree, text: &[u8], token: u32) -> Option<&Def> {
        if let Ok(own) = self.defs.binary_search_by_key(&token, |def| def.token) {
            return self.defs.get(own);
        }
        let op = tree.op_around(token)?;
        self.entry(tree, text, op, token).or_else(|| self.visible(tree, text, op, token))
    }

    /// Returns the values that can be used in an operation: the innermost definition of each name. Definitions at or
    /// after token `before` are excluded.
    #[must_use]
    pub fn in_scope(&self, tree: &Tree, text: &[u8], op: u32, before: u32) -> Vec<&Def> {
        let levels: FxHashMap<ValueScope, usize> =
            self.places_around(tree, op).enumerate().map(|(level, place)| (place, level)).collect();
        let mut nearest: FxHashMap<u32, (usize, &Def)> = FxHashMap::default();
        for def in self.defs.iter().filter(|def| def.token < before && def.op != op) {
            let name = self.names.get(bytes(tree, text, def.token));
            if let (Some(level), Some(name)) = (levels.get(&ValueScope::of(def)), name) {
                let best = nearest.entry(*name).or_insert((*level, def));
                if *level < best.0 {
                    *best = (*level, def);
                }
            }
        }
        let mut found: Vec<&Def> = nearest.into_values().map(|(_, def)| def).collect();
        found.sort_by_key(|def| std::cmp::Reverse(def.token));
        found
    }

    /// Returns the tokens in a range that refer to a definition, including the definition itself.
    #[must_use]
    pub fn uses(&self, tree: &Tree, text: &[u8], def: &Def, tokens: std::ops::Range<u32>) -> Vec<u32> {
        let name = bytes(tree, text, def.token);
        let same = |token: &u32| tree.kind(*token) == Kind::PercentId && bytes(tree, text, *token) == name;
        tokens
            .filter(same)
            .filter(|token| self.resolve(tree, text, *token).is_some_and(|found| found.token == def.token))
            .collect()
    }
}

/// Returns the bytes of a token in `text`, the text of the tree.
fn bytes<'t>(tree: &Tree, text: &'t [u8], token: u32) -> &'t [u8] {
    let token = tree.token(token);
    text.get(token.start as usize..token.end as usize).unwrap_or_default()
}

impl Tree {
    /// Returns the block to which the name (`^bb`) at a token refers; `None` if it is not defined.
    #[must_use]
    pub fn block_named(&self, text: &[u8], token: u32) -> Option<u32> {
        if let Some(own) = self.block_at(token).filter(|own| self.block(*own).is_some_and(|own| own.label == token)) {
            return Some(own);
        }
        self.block_in(text, self.region_around(self.op_around(token)?), token)
    }

    /// Returns the block whose label or arguments contain a token; `None` if there is none.
    #[must_use]
    pub fn block_at(&self, token: u32) -> Option<u32> {
        let at = self.blocks.partition_point(|block| block.first <= token);
        self.blocks.get(at).filter(|block| block.label != NONE && block.label <= token)?;
        Some(at as u32)
    }

    /// Returns the indices of the blocks in a region. If `region` is [`NONE`], returns the top-level blocks in the
    /// section that contains the token.
    pub fn blocks_in(&self, region: u32, token: u32) -> impl Iterator<Item = u32> + '_ {
        let (from, to) = match self.region(region) {
            Some(node) if node.close == NONE => (node.open, self.op(node.op).map_or(node.open, |op| op.end)),
            Some(node) => (node.open, node.close),
            None => {
                let section = self.sections.get(self.section_at(self.token(token).start));
                section.map_or((0, 0), |section| (section.first, section.last))
            }
        };
        let first = self.blocks.partition_point(|block| block.first < from);
        let inside = self.blocks.get(first..).unwrap_or_default().iter().take_while(move |block| block.first <= to);
        inside.enumerate().filter(move |(_, block)| block.region == region).map(move |(at, _)| (first + at) as u32)
    }

    /// Returns the first block in a region that has the name at a token; `None` if there is none.
    fn block_in(&self, text: &[u8], region: u32, token: u32) -> Option<u32> {
        let name = bytes(self, text, token);
        let same = |block: &u32| {
            self.block(*block).is_some_and(|block| block.label != NONE && bytes(self, text, block.label) == name)
        };
        self.blocks_in(region, token).find(same)
    }

    /// Returns the tokens that refer to a block, starting with its label.
    #[must_use]
    pub fn block_uses(&self, text: &[u8], block: u32) -> Vec<u32> {
        let Some(node) = self.block(block).filter(|block| block.label != NONE) else { return Vec::new() };
        let name = bytes(self, text, node.label);
        let range = match self.region(node.region) {
            Some(region) => {
                region.open..if region.close == NONE {
                    self.op(region.op).map_or(region.open, |op| op.end)
                } else {
                    region.close
                }
            }
            None => 0..self.tokens.len() as u32,
        };
        let same = |token: &u32| self.kind(*token) == Kind::CaretId && bytes(self, text, *token) == name;
        // If the region has an earlier block of the same name, uses refer to that block.
        let is_first = self.block_in(text, node.region, node.label) == Some(block);
        let region = |token: u32| self.op_around(token).map_or(NONE, |op| self.region_around(op));
        let section = |token: u32| self.section_at(self.token(token).start);
        let is_label =
            |token: u32| self.block_at(token).and_then(|at| self.block(at)).is_some_and(|at| at.label == token);
        let names_it = |token: &u32| {
            *token == node.label
                || is_first
                    && !is_label(*token)
                    && region(*token) == node.region
                    && (node.region != NONE || section(*token) == section(node.label))
        };
        range.filter(same).filter(names_it).collect()
    }
}
