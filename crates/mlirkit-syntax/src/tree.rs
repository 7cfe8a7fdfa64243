//! The data of the tree: lists of nodes that refer to each other by index.

use mlirkit_asm::lexer::{Kind, Token};

/// Marks the absence of an index.
pub const NONE: u32 = u32::MAX;

/// The kind of a node in the list of operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpKind {
    /// An operation.
    Op,
    /// The definition of an attribute or type alias.
    Alias,
    /// Resources at the end of a file.
    Resources,
    /// Tokens that cannot begin an operation.
    Junk,
}

/// An operation. Operations are in the order of the text, each before those in its regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpNode {
    /// The kind of the node.
    pub kind: OpKind,
    /// The first token: the first result name, or the operation's name.
    pub first: u32,
    /// The token of the operation's name; [`NONE`] if it is missing.
    pub name: u32,
    /// The token after the last token.
    pub end: u32,
    /// The enclosing operation.
    pub parent: u32,
    /// The enclosing block.
    pub block: u32,
    /// The index after the operations in the node's regions.
    pub next: u32,
    /// The index of the first region; [`NONE`] without regions. Regions need not be adjacent: see [`Region::sibling`].
    pub region: u32,
}

/// A region: operations between braces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    /// The operation that owns the region.
    pub op: u32,
    /// The token of the opening brace.
    pub open: u32,
    /// The token of the closing brace; [`NONE`] if it is missing.
    pub close: u32,
    /// The next region of the same operation.
    pub sibling: u32,
}

/// A block of a region, or the top level of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The region that contains the block; [`NONE`] at the top level.
    pub region: u32,
    /// The token of the label; [`NONE`] without a label.
    pub label: u32,
    /// The token after the label and arguments, or the first token of the block.
    pub first: u32,
}

/// A part of a text between `// -----` lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
    /// The line of the first byte, from 1.
    pub line: u32,
    /// The first token.
    pub first: u32,
    /// The token after the last token.
    pub last: u32,
    /// The first operation.
    pub op: u32,
    /// The operation after the last operation.
    pub op_end: u32,
}

/// The tree of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub(crate) tokens: Vec<Token>,
    pub(crate) ops: Vec<OpNode>,
    pub(crate) regions: Vec<Region>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) sections: Vec<Section>,
    /// The brace of the first region that exceeds the nesting limit; [`NONE`] if there is none.
    pub(crate) too_deep: u32,
}

impl Default for Tree {
    fn default() -> Self {
        let (tokens, ops, regions, blocks, sections) = Default::default();
        Self { tokens, ops, regions, blocks, sections, too_deep: NONE }
    }
}

impl Tree {
    /// Returns the offset of the first region that is nested deeper than the parser accepts. It is parsed as a list of
    /// tokens.
    #[must_use]
    pub fn too_deep(&self) -> Option<u32> {
        Some(self.too_deep).filter(|at| *at != NONE)
    }

    /// Returns all tokens except the end of the source.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns a token. An index out of range gives an empty token at the end.
    #[must_use]
    pub fn token(&self, index: u32) -> Token {
        let end = self.tokens.last().map_or(0, |token| token.end);
        self.tokens.get(index as usize).copied().unwrap_or(Token { kind: Kind::Eof, start: end, end })
    }

    /// Returns the kind of a token.
    #[must_use]
    pub fn kind(&self, index: u32) -> Kind {
        self.tokens.get(index as usize).map_or(Kind::Eof, |token| token.kind)
    }

    /// Returns the text of a token; empty if it is not UTF-8.
    #[must_use]
    pub fn text<'t>(&self, text: &'t [u8], index: u32) -> &'t str {
        let token = self.token(index);
        let bytes = text.get(token.start as usize..token.end as usize).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    /// Iterates over the indices of all operations.
    pub fn ops(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + use<> {
        0..self.ops.len() as u32
    }

    /// Returns an operation by its index.
    #[must_use]
    pub fn op(&self, index: u32) -> Option<&OpNode> {
        self.ops.get(index as usize)
    }

    /// Returns a region by its index.
    #[must_use]
    pub fn region(&self, index: u32) -> Option<&Region> {
        self.regions.get(index as usize)
    }

    /// Returns a block by its index.
    #[must_use]
    pub fn block(&self, index: u32) -> Option<&Block> {
        self.blocks.get(index as usize)
    }

    /// Returns all blocks.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Returns all regions.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// Returns the sections: the parts between `// -----` lines.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// Iterates over the regions of an operation.
    pub fn regions_of(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.op(op).map_or(NONE, |op| op.region);
        let next = |region: &u32| self.region(*region).map(|region| region.sibling).filter(|next| *next != NONE);
        std::iter::successors(Some(first).filter(|first| *first != NONE), next)
    }

    /// Returns the region around an operation; [`NONE`] at the top level.
    #[must_use]
    pub fn region_around(&self, op: u32) -> u32 {
        self.op(op).and_then(|op| self.block(op.block)).map_or(NONE, |block| block.region)
    }

    /// Iterates over the operations directly inside an operation, or at the top level of all sections for [`NONE`].
    pub fn children(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        match self.op(op) {
            Some(parent) => self.siblings(op + 1, parent.next),
            None => self.siblings(0, self.ops.len() as u32),
        }
    }

    /// Iterates over the operations at the top level of a section.
    pub fn outer_ops(&self, section: &Section) -> impl Iterator<Item = u32> + '_ {
        self.siblings(section.op, section.op_end)
    }

    fn siblings(&self, mut at: u32, end: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::from_fn(move || {
            let now = at;
            (now < end).then(|| at = self.op(now).map_or(end, |op| op.next).max(now + 1))?;
            Some(now)
        })
    }
}
