//! The data of a tree: lists of nodes that refer to each other, and to tokens, by index.

use mlirkit_asm::lexer::{Kind, Token};

/// The value of an index field that refers to nothing.
pub const NONE: u32 = u32::MAX;

/// The kind of a node in the tree's list of operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpKind {
    /// An operation.
    Op,
    /// The definition of an attribute or type alias.
    Alias,
    /// The resource section at the end of a file.
    Resources,
    /// Tokens that cannot begin an operation.
    Junk,
}

/// An operation, or another node at the same level, such as an alias definition. Nodes are in source order; an
/// operation precedes the operations in its regions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpNode {
    /// The kind of the node.
    pub kind: OpKind,
    /// The index of the first token: the first result name or, if there are no results, the operation name.
    pub first: u32,
    /// The token index of the operation name; [`NONE`] if it is missing.
    pub name: u32,
    /// The index of the token after the last one.
    pub end: u32,
    /// The index of the enclosing operation; [`NONE`] at the top level.
    pub parent: u32,
    /// The index of the enclosing block.
    pub block: u32,
    /// The index of the node after the operation and everything in its regions.
    pub next: u32,
    /// The index of the first region; [`NONE`] if there is no region. The regions of an operation need not be adjacent:
    /// see [`Region::sibling`].
    pub region: u32,
}

/// A region: the operations between a pair of braces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Region {
    /// The index of the operation that owns the region.
    pub op: u32,
    /// The token index of the opening brace.
    pub open: u32,
    /// The token index of the closing brace; [`NONE`] if it is missing.
    pub close: u32,
    /// The index of the next region of the same operation; [`NONE`] for the last region.
    pub sibling: u32,
}

/// A block in a region, or the top level of a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The index of the region that contains the block; [`NONE`] at the top level.
    pub region: u32,
    /// The token index of the label; [`NONE`] if there is no label.
    pub label: u32,
    /// The index of the token after the label and arguments or, if there is no label, of the first token of the block.
    pub first: u32,
}

/// A section of a text. Sections are separated by `// -----` lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Section {
    /// The offset of the first byte.
    pub start: u32,
    /// The offset after the last byte.
    pub end: u32,
    /// The 1-based line of the first byte.
    pub line: u32,
    /// The index of the first token.
    pub first: u32,
    /// The index of the token after the last one.
    pub last: u32,
    /// The index of the first operation.
    pub op: u32,
    /// The index of the operation after the last one.
    pub op_end: u32,
}

/// The syntax tree of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    pub(crate) tokens: Vec<Token>,
    pub(crate) ops: Vec<OpNode>,
    pub(crate) regions: Vec<Region>,
    pub(crate) blocks: Vec<Block>,
    pub(crate) sections: Vec<Section>,
    /// The offset of the brace of the first region that exceeds the nesting limit; [`NONE`] if there is none.
    pub(crate) too_deep: u32,
}

impl Default for Tree {
    fn default() -> Self {
        let (tokens, ops, regions, blocks, sections) = Default::default();
        Self { tokens, ops, regions, blocks, sections, too_deep: NONE }
    }
}

impl Tree {
    /// Returns the offset of the first region that is nested more deeply than the parser accepts. Such a region is
    /// represented as a list of tokens. `None` if there is no such region.
    #[must_use]
    pub fn too_deep(&self) -> Option<u32> {
        Some(self.too_deep).filter(|at| *at != NONE)
    }

    /// Returns all tokens, except for the end of the source.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns a token by its index. An index out of range yields an empty token at the end of the source.
    #[must_use]
    pub fn token(&self, index: u32) -> Token {
        let end = self.tokens.last().map_or(0, |token| token.end);
        self.tokens.get(index as usize).copied().unwrap_or(Token { kind: Kind::Eof, start: end, end })
    }

    /// Returns the kind of the token with this index; [`Kind::Eof`] if the index is out of range.
    #[must_use]
    pub fn kind(&self, index: u32) -> Kind {
        self.tokens.get(index as usize).map_or(Kind::Eof, |token| token.kind)
    }

    /// Returns the text of the token with this index, where `text` is the text of the tree. Empty if the index is out
    /// of range or the token is not valid UTF-8.
    #[must_use]
    pub fn text<'t>(&self, text: &'t [u8], index: u32) -> &'t str {
        let token = self.token(index);
        let bytes = text.get(token.start as usize..token.end as usize).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }

    /// Returns the indices of all nodes in the list of operations.
    pub fn ops(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + use<> {
        0..self.ops.len() as u32
    }

    /// Returns the node with this index in the list of operations; `None` if the index is out of range.
    #[must_use]
    pub fn op(&self, index: u32) -> Option<&OpNode> {
        self.ops.get(index as usize)
    }

    /// Returns the region with this index; `None` if the index is out of range.
    #[must_use]
    pub fn region(&self, index: u32) -> Option<&Region> {
        self.regions.get(index as usize)
    }

    /// Returns the block with this index; `None` if the index is out of range.
    #[must_use]
    pub fn block(&self, index: u32) -> Option<&Block> {
        self.blocks.get(index as usize)
    }

    /// Returns all blocks in the tree, including the top levels of the sections.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Returns all regions in the tree.
    #[must_use]
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// Returns the sections, which are separated by `// -----` lines.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// Returns the indices of an operation's regions. Returns none if there is no operation with this index.
    pub fn regions_of(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.op(op).map_or(NONE, |op| op.region);
        let next = |region: &u32| self.region(*region).map(|region| region.sibling).filter(|next| *next != NONE);
        std::iter::successors(Some(first).filter(|first| *first != NONE), next)
    }

    /// Returns the index of the region that contains an operation; [`NONE`] at the top level or if there is no such
    /// operation.
    #[must_use]
    pub fn region_around(&self, op: u32) -> u32 {
        self.op(op).and_then(|op| self.block(op.block)).map_or(NONE, |block| block.region)
    }

    /// Returns the operations directly inside an operation. For [`NONE`], returns the top-level operations of all
    /// sections.
    pub fn children(&self, op: u32) -> impl Iterator<Item = u32> + '_ {
        match self.op(op) {
            Some(parent) => self.siblings(op + 1, parent.next),
            None => self.siblings(0, self.ops.len() as u32),
        }
    }

    /// Returns the operations at the top level of a section.
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
