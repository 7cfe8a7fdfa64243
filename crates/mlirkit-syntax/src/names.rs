//! Values and blocks of an operation by name: where each is defined, and what a name refers to.

use mlirkit_asm::lexer::Kind;
use rustc_hash::FxHashMap;

use crate::facts::Facts;
use crate::tree::{NONE, OpKind, Tree};

/// The kind of definition that defines a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DefKind {
    /// A result of an operation, by the index of its first value.
    Result(u32),
    /// An argument of a labelled block, by its index in the list of blocks and its number.
    BlockArg(u32, u32),
    /// A region argument that the custom syntax of its operation names. The field is its index among those.
    Entry(u32),
}

/// The definition of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Def {
    /// The token of the name.
    pub token: u32,
    /// The operation that defines it, or around the block.
    pub op: u32,
    /// The region in which it is visible; for an entry argument all regions of the operation. [`NONE`] at the top level.
    pub region: u32,
    /// What it is.
    pub kind: DefKind,
}

/// The values that are defined in a range of operations.
#[derive(Debug, Clone, Default)]
pub struct Values {
    /// All definitions in the order of the text.
    pub defs: Vec<Def>,
    by_name: FxHashMap<Box<[u8]>, Vec<u32>>,
    isolated: FxHashMap<u32, bool>,
}

impl Values {
    /// Finds the values that an operation and those in it define.
    #[must_use]
    pub fn of(tree: &Tree, text: &[u8], op: u32, facts: &dyn Facts) -> Self {
        let end = tree.op(op).map_or(op, |op| op.next);
        Self::in_ops(tree, text, op..end, facts)
    }

    /// Finds the values that a range of operations defines.
    #[must_use]
    pub fn in_ops(tree: &Tree, text: &[u8], ops: std::ops::Range<u32>, facts: &dyn Facts) -> Self {
        let mut values = Self::default();
        for op in ops.clone() {
            values.results(tree, text, op);
            if tree.regions_of(op).next().is_some() {
                values.isolated.insert(op, tree.facts(text, op, facts).isolated);
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
        values.by_name.clear();
        for (index, def) in values.defs.iter().enumerate() {
            values.by_name.entry(bytes(tree, text, def.token).into()).or_default().push(index as u32);
        }
        values
    }

    fn add(&mut self, tree: &Tree, text: &[u8], def: Def) {
        self.by_name.entry(bytes(tree, text, def.token).into()).or_default().push(self.defs.len() as u32);
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
            // Not inside a type, where no values are.
            if tree.kind(token) == Kind::PercentId {
                self.add(tree, text, Def { token, op, region: node.region, kind: DefKind::BlockArg(block, number) });
                number += 1;
            }
        }
    }

    /// Finds the arguments of regions that the syntax of an operation names, such as `%i` in `scf.for %i = %a to %b`: names
    /// that nothing visible defines.
    fn entries(&mut self, tree: &Tree, text: &[u8], op: u32) {
        let Some(node) = tree.op(op).filter(|op| op.kind == OpKind::Op && op.region != NONE) else { return };
        let isolated = self.isolated.get(&op).copied().unwrap_or(false);
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

    fn named<'v>(&'v self, tree: &Tree, text: &[u8], token: u32) -> impl Iterator<Item = &'v Def> {
        let found = self.by_name.get(bytes(tree, text, token)).map_or(&[][..], |found| found);
        found.iter().filter_map(|index| self.defs.get(*index as usize))
    }

    fn entry(&self, tree: &Tree, text: &[u8], op: u32, token: u32) -> Option<&Def> {
        self.named(tree, text, token).find(|def| def.op == op && matches!(def.kind, DefKind::Entry(_)))
    }

    /// Returns the definition of a name that is visible at an operation.
    fn visible(&self, tree: &Tree, text: &[u8], op: u32, token: u32) -> Option<&Def> {
        self.seen_from(tree, op, self.named(tree, text, token))
    }

    fn seen_from<'v>(&self, tree: &Tree, op: u32, found: impl Iterator<Item = &'v Def>) -> Option<&'v Def> {
        let found: Vec<&Def> = found.collect();
        if found.is_empty() {
            return None;
        }
        let mut at = op;
        loop {
            let region = tree.region_around(at);
            // Results and arguments of this region, then entry arguments of its operation.
            let here = |def: &&&Def| def.region == region && !matches!(def.kind, DefKind::Entry(_));
            let around = tree.region(region).map_or(NONE, |region| region.op);
            let entry = |def: &&&Def| def.op == around && around != NONE && matches!(def.kind, DefKind::Entry(_));
            if let Some(def) = found.iter().find(here).or_else(|| found.iter().find(entry)) {
                return Some(def);
            }
            if around == NONE || self.isolated.get(&around).copied().unwrap_or(false) {
                return None;
            }
            at = around;
        }
    }

    /// Returns the definition that the name of a value at a token refers to.
    #[must_use]
    pub fn resolve(&self, tree: &Tree, text: &[u8], token: u32) -> Option<&Def> {
        if let Some(own) = self.named(tree, text, token).find(|def| def.token == token) {
            return Some(own);
        }
        let op = tree.op_around(token)?;
        self.entry(tree, text, op, token).or_else(|| self.visible(tree, text, op, token))
    }

    /// Returns the values that can be used in an operation, the nearest definition of each name. `before` limits those of the
    /// same region.
    #[must_use]
    pub fn in_scope(&self, tree: &Tree, text: &[u8], op: u32, before: u32) -> Vec<&Def> {
        let mut found: Vec<&Def> = Vec::new();
        for same in self.by_name.values() {
            let same = same
                .iter()
                .filter_map(|index| self.defs.get(*index as usize))
                .filter(|def| def.token < before && def.op != op);
            found.extend(self.seen_from(tree, op, same));
        }
        found.sort_by_key(|def| std::cmp::Reverse(def.token));
        let _ = text;
        found
    }

    /// Returns all tokens in a range of tokens that refer to a definition, itself included.
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

/// Returns the bytes of a token.
fn bytes<'t>(tree: &Tree, text: &'t [u8], token: u32) -> &'t [u8] {
    let token = tree.token(token);
    text.get(token.start as usize..token.end as usize).unwrap_or_default()
}

impl Tree {
    /// Returns the block that a name `^bb` at a token refers to.
    #[must_use]
    pub fn block_named(&self, text: &[u8], token: u32) -> Option<u32> {
        let name = bytes(self, text, token);
        if let Some(own) = self.blocks.iter().position(|block| block.label == token) {
            return Some(own as u32);
        }
        let region = self.region_around(self.op_around(token)?);
        let section = self.section_at(self.token(token).start);
        let section = self.sections.get(section)?;
        let same = |block: &crate::Block| {
            block.region == region
                && block.label != NONE
                && (section.first..section.last).contains(&block.label)
                && bytes(self, text, block.label) == name
        };
        Some(self.blocks.iter().position(same)? as u32)
    }

    /// Returns all tokens that name a block, its label first.
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
        range
            .filter(same)
            .filter(|token| *token == node.label || self.block_named(text, *token) == Some(block))
            .collect()
    }

    /// Returns the definition of an alias `#name` or `!name` that a token uses, as the index of its node.
    #[must_use]
    pub fn alias_named(&self, text: &[u8], token: u32) -> Option<u32> {
        let name = bytes(self, text, token);
        let section = self.sections.get(self.section_at(self.token(token).start))?;
        (section.op..section.op_end)
            .find(|op| self.op(*op).is_some_and(|op| op.kind == OpKind::Alias && bytes(self, text, op.first) == name))
    }
}
