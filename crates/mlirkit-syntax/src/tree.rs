//! The data of the tree: lists of nodes that refer to each other by index.

use mlirkit_asm::lexer::{Kind, Token};

/// No index.
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
    /// Tokens that begin no operation.
    Junk,
}

/// An operation, in the order of the text: an operation comes before those in its regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpNode {
    /// What it is.
    pub kind: OpKind,
    /// Its first token: its first result, or its name.
    pub first: u32,
    /// The token of its name; [`NONE`] if it is missing.
    pub name: u32,
    /// The token after its last one.
    pub end: u32,
    /// The operation around it.
    pub parent: u32,
    /// The block around it.
    pub block: u32,
    /// The index after the operations in its regions.
    pub next: u32,
    /// The index of its first region, if it has any. They need not be adjacent: see [`Region::sibling`].
    pub region: u32,
}

/// A region: braces with operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    /// Its operation.
    pub op: u32,
    /// The token of its opening brace.
    pub open: u32,
    /// The token of its closing brace; [`NONE`] if it is missing.
    pub close: u32,
    /// The next region of the same operation.
    pub sibling: u32,
}

/// A block of a region, or the top level of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// Its region; [`NONE`] at the top level.
    pub region: u32,
    /// The token of its label, if it has one.
    pub label: u32,
    /// The token after the label and its arguments, or the first one of the block.
    pub first: u32,
}

/// A part of a text between `// -----` lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    /// Its first byte.
    pub start: u32,
    /// The byte after its last one.
    pub end: u32,
    /// Its line, from 1.
    pub line: u32,
    /// Its first token.
    pub first: u32,
    /// The token after its last one.
    pub last: u32,
    /// Its first operation.
    pub op: u32,
    /// The operation after its last one.
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
    /// The first brace of a region that is nested too deep to be one; [`NONE`] if there is none.
    pub(crate) too_deep: u32,
}

impl Default for Tree {
    fn default() -> Self {
        let (tokens, ops, regions, blocks, sections) = Default::default();
        Self { tokens, ops, regions, blocks, sections, too_deep: NONE }
    }
}

impl Tree {
    /// Returns the offset of the first region that is nested deeper than the parser accepts. It is read as a list of tokens.
    #[must_use]
    pub fn too_deep(&self) -> Option<u32> {
        Some(self.too_deep).filter(|at| *at != NONE)
    }

    /// Returns all tokens, without the one that ends the source.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns a token; an index out of range gives an empty one at the end.
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

    /// Returns the text of a token. Bytes that are no UTF-8 give an empty text.
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
