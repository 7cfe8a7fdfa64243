//! The tree parser, which makes one pass over the tokens of a text.

use std::collections::HashMap;

use foldhash::fast::RandomState;
use mlirkit_asm::lexer::Kind;
use mlirkit_asm::{MAX_DEPTH, split_source};
use rustc_hash::FxHashMap;

use crate::facts::Facts;
use crate::tokens::tokens;
use crate::tree::{Block, NONE, OpKind, OpNode, Region, Section, Tree};

/// The marker that separates the sections of a file.
pub(crate) const MARKER: &str = "// -----";

/// Keywords at the start of a line that continue an operation.
const CONTINUES: &[&str] = &[
    "else",
    "do",
    "to",
    "step",
    "attributes",
    "ins",
    "outs",
    "iter_args",
    "into",
    "in",
    "of",
    "from",
    "with",
    "loc",
    "init",
    "default",
    "case",
    "reduce",
    "private",
    "unordered",
    "shared_outs",
    "blocks",
    "threads",
    "clusters",
    "args",
    "permutation",
    "dimensions",
    "attrs",
    "max",
    "min",
    "and",
    "or",
    "floordiv",
    "ceildiv",
    "mod",
];

impl Tree {
    /// Parses a text into a tree. A text of 4 GiB or more yields an empty tree.
    #[must_use]
    pub fn parse(text: &[u8], facts: &dyn Facts) -> Self {
        let mut tree = Self::default();
        if u32::try_from(text.len()).is_err() {
            return tree;
        }
        tree.tokens = tokens(text, 0, text.len());
        let mut token = 0;
        for chunk in split_source(text, MARKER) {
            let (start, end) = (chunk.offset as u32, (chunk.offset + chunk.text.len()) as u32);
            token += tree.tokens.get(token..).unwrap_or_default().partition_point(|token| token.start < start);
            let last = token + tree.tokens.get(token..).unwrap_or_default().partition_point(|token| token.start < end);
            let op = tree.ops.len() as u32;
            parse_section(&mut tree, text, facts, (token as u32, last as u32));
            let op_end = tree.ops.len() as u32;
            tree.sections.push(Section {
                start,
                end,
                line: chunk.line,
                first: token as u32,
                last: last as u32,
                op,
                op_end,
            });
            token = last;
        }
        tree
    }
}

/// Adds the operations in a section. If brackets are unbalanced, parses it again, using indentation to find the ends of
/// regions.
fn parse_section(tree: &mut Tree, text: &[u8], facts: &dyn Facts, range: (u32, u32)) {
    let sizes = (tree.ops.len(), tree.regions.len(), tree.blocks.len());
    let too_deep = tree.too_deep;
    if !parse_part(tree, text, facts, range, Start::default()) {
        tree.ops.truncate(sizes.0);
        tree.regions.truncate(sizes.1);
        tree.blocks.truncate(sizes.2);
        tree.too_deep = too_deep;
        parse_part(tree, text, facts, range, Start { by_indent: true, depth: 0 });
    }
}

/// The initial state for parsing a range of tokens.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Start {
    /// Whether to use indentation to detect where closing braces are missing.
    pub by_indent: bool,
    /// The number of regions that enclose the range.
    pub depth: u32,
}

/// Adds the operations in a range of tokens. Returns whether the brackets are balanced.
pub(crate) fn parse_part(tree: &mut Tree, text: &[u8], facts: &dyn Facts, range: (u32, u32), start: Start) -> bool {
    let block = tree.blocks.len() as u32;
    tree.blocks.push(Block { region: NONE, label: NONE, first: range.0 });
    let mut parser = TreeParser {
        tree,
        text,
        facts,
        known: HashMap::default(),
        stack: Vec::new(),
        open_ops: Vec::new(),
        brackets: [0; 4],
        depth: start.depth,
        columns: FxHashMap::default(),
        line: Line::default(),
        results: ResultList::default(),
        block,
        at: range.0,
        end: range.1,
        balanced: true,
        by_indent: start.by_indent,
    };
    parser.run();
    parser.balanced
}

/// An operation, region or bracket that is open at the current token.
enum OpenFrame {
    /// An operation, given by its index.
    Op(u32),
    /// A region, given by its index, with its enclosing block. `line` is the indentation of the line with its opening
    /// brace, and `inside` the indentation of its first operation. `brackets` counts the brackets that were open before
    /// it.
    Region { region: u32, outer: u32, line: u32, inside: Option<u32>, brackets: [u32; 4] },
    /// A bracket other than the brace of a region.
    Bracket(Kind),
}

/// A cache of the line for which indentation was last requested.
#[derive(Debug, Clone, Copy, Default)]
struct Line {
    /// The offset at which the line starts.
    start: usize,
    /// The number of blanks at the start of the line.
    indent: u32,
    /// The offset up to which the line has been searched for its end.
    read: usize,
}

/// Returns the index of an opening bracket in an array of bracket counts.
fn slot(open: Kind) -> usize {
    match open {
        Kind::LParen => 0,
        Kind::LSquare => 1,
        Kind::Less => 2,
        _ => 3,
    }
}

/// A list of result names, or of operands, which look the same.
#[derive(Debug, Clone, Copy, Default)]
struct ResultList {
    first: u32,
    end: u32,
    /// The token after the list, if the list is complete.
    behind: Option<u32>,
    /// The last name, other than the first one, that begins a line; [`NONE`] if there is none.
    line: u32,
}

/// The parser state. Apart from the stack, the fields cache what would otherwise have to be searched. The time per step
/// therefore does not depend on the nesting depth or on the lengths of lines and lists.
struct TreeParser<'t> {
    tree: &'t mut Tree,
    text: &'t [u8],
    facts: &'t dyn Facts,
    /// A cache that records whether an operation is known, keyed by the default dialect and the name in the source.
    known: HashMap<(&'t [u8], &'t [u8]), bool, RandomState>,
    stack: Vec<OpenFrame>,
    /// The operations on the stack, and for each of them the index of its last region.
    open_ops: Vec<(u32, u32)>,
    /// The number of open brackets of each kind in the innermost region.
    brackets: [u32; 4],
    /// The number of open regions.
    depth: u32,
    /// For each indentation, the number of open regions whose opening brace is on a line with that indentation.
    columns: FxHashMap<u32, u32>,
    line: Line,
    /// A cache for [`Self::behind_results`]: the most recently scanned list.
    results: ResultList,
    block: u32,
    at: u32,
    end: u32,
    balanced: bool,
    by_indent: bool,
}

impl<'t> TreeParser<'t> {
    fn run(&mut self) {
        while self.at < self.end {
            match self.stack.last() {
                None | Some(OpenFrame::Region { .. }) => self.at_block(),
                Some(OpenFrame::Op(op)) => {
                    let op = *op;
                    self.in_op(op);
                }
                Some(OpenFrame::Bracket(kind)) => {
                    let kind = *kind;
                    self.in_bracket(kind);
                }
            }
        }
        while let Some(frame) = self.stack.last() {
            self.balanced &= matches!(frame, OpenFrame::Op(_));
            self.pop();
        }
    }

    fn kind(&self, at: u32) -> Kind {
        if at < self.end { self.tree.kind(at) } else { Kind::Eof }
    }

    fn bytes(&self, at: u32) -> &'t [u8] {
        let token = self.tree.token(at);
        self.text.get(token.start as usize..token.end as usize).unwrap_or_default()
    }

    /// Returns true if a token is the first one in its line.
    fn starts_line(&self, at: u32) -> bool {
        let start = at.checked_sub(1).map_or(0, |before| self.tree.token(before).end);
        let gap = self.text.get(start as usize..self.tree.token(at).start as usize).unwrap_or_default();
        at == 0 || gap.contains(&b'\n')
    }

    /// Returns the number of blanks at the start of the line that contains a token.
    fn indent(&mut self, at: u32) -> u32 {
        let to = self.tree.token(at).start as usize;
        let from = if to >= self.line.read { self.line.read } else { 0 };
        let new = if to < self.line.read && to >= self.line.start {
            None
        } else {
            let end = memchr::memrchr(b'\n', self.text.get(from..to).unwrap_or_default()).map(|end| from + end + 1);
            end.or((from == 0).then_some(0))
        };
        if let Some(start) = new {
            let rest = self.text.get(start..).unwrap_or_default();
            let indent = rest.iter().take_while(|c| matches!(c, b' ' | b'\t')).count() as u32;
            self.line = Line { start, indent, read: to };
        }
        self.line.read = self.line.read.max(to);
        self.line.indent
    }

    fn push_bracket(&mut self, kind: Kind) {
        self.brackets[slot(kind)] += 1;
        self.stack.push(OpenFrame::Bracket(kind));
        self.at += 1;
    }

    /// Closes the innermost operation, region or bracket before the current token.
    fn pop(&mut self) {
        match self.stack.pop() {
            Some(OpenFrame::Op(op)) => {
                self.open_ops.pop();
                let next = self.tree.ops.len() as u32;
                if let Some(op) = self.tree.ops.get_mut(op as usize) {
                    (op.end, op.next) = (self.at.max(op.first + 1), next);
                }
            }
            Some(OpenFrame::Region { outer, line, brackets, .. }) => {
                (self.block, self.brackets) = (outer, brackets);
                self.depth -= 1;
                if let Some(count) = self.columns.get_mut(&line) {
                    *count -= 1;
                }
            }
            Some(OpenFrame::Bracket(kind)) => self.brackets[slot(kind)] -= 1,
            None => {}
        }
    }

    /// Returns the innermost operation that contains the current token; [`NONE`] at the top level.
    fn around(&self) -> u32 {
        self.open_ops.last().map_or(NONE, |(op, _)| *op)
    }

    fn at_block(&mut self) {
        let kind = self.kind(self.at);
        match kind {
            Kind::RBrace => self.close_region(),
            Kind::CaretId => self.label(),
            _ => {
                self.outdent();
                self.start_op();
            }
        }
    }

    fn close_region(&mut self) {
        let at = self.at;
        if self.by_indent && self.starts_line(at) {
            let indent = self.indent(at);
            // A closing brace with the indentation of an outer region also closes the regions inside it.
            let is_outer = |frame: &OpenFrame| matches!(frame, OpenFrame::Region { line, .. } if *line == indent);
            let inner = self.stack.iter().rev().find_map(|frame| match frame {
                OpenFrame::Region { line, inside, .. } => Some((*line, *inside)),
                _ => None,
            });
            if let Some((line, inside)) = inner
                && line != indent
            {
                if indent > line && inside.is_some_and(|inside| inside > line) {
                    // The brace closes a region whose opening brace is missing.
                    self.balanced = false;
                    self.at += 1;
                    return;
                }
                if indent < line && self.columns.get(&indent).is_some_and(|count| *count > 0) {
                    while !self.stack.last().is_none_or(is_outer) {
                        self.pop();
                    }
                }
            }
        }
        // Closes brackets and operations up to the region.
        while matches!(self.stack.last(), Some(OpenFrame::Op(_) | OpenFrame::Bracket(_))) {
            self.pop();
        }
        if let Some(OpenFrame::Region { region, .. }) = self.stack.last() {
            if let Some(region) = self.tree.regions.get_mut(*region as usize) {
                region.close = at;
            }
            self.pop();
        } else {
            self.balanced = false;
            self.junk();
            return;
        }
        self.at += 1;
    }

    /// Adds a node for a token that cannot begin an operation.
    fn junk(&mut self) {
        self.balanced = false;
        self.push_op(OpKind::Junk, self.at, NONE);
        self.at += 1;
        self.pop();
    }

    fn label(&mut self) {
        let label = self.at;
        self.at += 1;
        if self.kind(self.at) == Kind::LParen
            && let Some(end) = self.behind_parens(self.at)
        {
            self.at = end;
        }
        if self.kind(self.at) == Kind::Colon {
            self.at += 1;
        }
        let region = self.tree.block(self.block).map_or(NONE, |block| block.region);
        self.block = self.tree.blocks.len() as u32;
        self.tree.blocks.push(Block { region, label, first: self.at });
    }

    /// Returns the token after a parenthesized list. Returns `None` if an operation begins before the closing
    /// parenthesis.
    fn behind_parens(&self, open: u32) -> Option<u32> {
        let (mut depth, mut at) = (0_u32, open);
        loop {
            match self.kind(at) {
                Kind::LParen => depth += 1,
                Kind::RParen if depth == 1 => return Some(at + 1),
                Kind::RParen => depth -= 1,
                Kind::Eof | Kind::CaretId => return None,
                Kind::Equal if self.kind(at.wrapping_sub(1)) == Kind::PercentId && self.starts_line(at - 1) => {
                    return None;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn push_op(&mut self, kind: OpKind, first: u32, name: u32) {
        let (parent, index) = (self.around(), self.tree.ops.len() as u32);
        let block = self.block;
        self.tree.ops.push(OpNode { kind, first, name, end: first + 1, parent, block, next: index + 1, region: NONE });
        self.stack.push(OpenFrame::Op(index));
        self.open_ops.push((index, NONE));
    }

    fn start_op(&mut self) {
        let first = self.at;
        if let Some(OpenFrame::Region { inside, .. }) = self.stack.last()
            && inside.is_none()
            && self.starts_line(first)
        {
            let indent = self.indent(first);
            if let Some(OpenFrame::Region { inside, .. }) = self.stack.last_mut() {
                *inside = Some(indent);
            }
        }
        match self.kind(first) {
            Kind::PercentId => {
                let behind = self.behind_results(first);
                let equal = behind.filter(|behind| self.kind(*behind) == Kind::Equal);
                match equal.map(|equal| equal + 1) {
                    Some(name) if self.is_name(name) && !(self.starts_line(name) && self.starts_op(name)) => {
                        self.push_op(OpKind::Op, first, name);
                        self.at = name + 1;
                    }
                    Some(name) => {
                        self.push_op(OpKind::Op, first, NONE);
                        self.at = name;
                    }
                    None => {
                        self.push_op(OpKind::Junk, first, NONE);
                        self.at += 1;
                    }
                }
            }
            Kind::BareId | Kind::String | Kind::IntType => {
                self.push_op(OpKind::Op, first, first);
                self.at += 1;
            }
            Kind::HashId | Kind::ExclaimId if self.kind(first + 1) == Kind::Equal => {
                self.push_op(OpKind::Alias, first, first);
                self.at += 2;
            }
            Kind::FileMetadataBegin => {
                self.push_op(OpKind::Resources, first, NONE);
                while !matches!(self.kind(self.at), Kind::Eof | Kind::FileMetadataEnd) {
                    self.at += 1;
                }
                self.at = (self.at + 1).min(self.end);
                self.pop();
            }
            _ => {
                self.push_op(OpKind::Junk, first, NONE);
                self.at += 1;
            }
        }
    }

    fn is_name(&self, at: u32) -> bool {
        matches!(self.kind(at), Kind::BareId | Kind::String)
    }

    /// Returns the token after the list of result names that begins at token `first`. `None` if there is no complete
    /// list.
    fn behind_results(&mut self, first: u32) -> Option<u32> {
        if self.kind(first) != Kind::PercentId {
            return None;
        }
        // A list of operands looks the same, and would be scanned again for each operand.
        if (self.results.first..self.results.end).contains(&first) {
            return self.results.behind;
        }
        let (mut at, mut line) = (first, NONE);
        let behind = loop {
            if self.kind(at) != Kind::PercentId {
                break None;
            }
            if at > first && self.starts_line(at) {
                line = at;
            }
            at += 1;
            if self.kind(at) == Kind::Colon {
                if self.kind(at + 1) != Kind::Integer {
                    break None;
                }
                at += 2;
            }
            match self.kind(at) {
                Kind::Comma => at += 1,
                _ => break Some(at),
            }
        };
        self.results = ResultList { first, end: at, behind, line };
        behind
    }

    /// Returns true if there is a definition of an operation with this name, in the default dialect here or in a common
    /// one.
    fn is_known(&mut self, name: &'t [u8]) -> bool {
        let has_prefix = name.contains(&b'.');
        let around = self.around();
        let token = self.tree.op(around).map_or(NONE, |op| op.name);
        let outer = if token == NONE || has_prefix { &b""[..] } else { self.bytes(token) };
        let outer = outer.strip_prefix(b"\"").unwrap_or(outer);
        let dialect = outer.iter().position(|c| *c == b'.').map(|dot| &outer[..dot]);
        let text = std::str::from_utf8(name).unwrap_or_default();
        if dialect.is_none() && !outer.is_empty() {
            // The operation around also lacks its prefix, as `rewrite` in `pdl.pattern`.
            let full = self.tree.full_name(self.text, around, self.facts);
            let dialect = full.split_once('.').map_or("builtin", |(dialect, _)| dialect);
            return self.is_known_in(dialect, text);
        }
        let dialect = dialect.unwrap_or(b"builtin");
        if let Some(known) = self.known.get(&(dialect, name)) {
            return *known;
        }
        let known = match has_prefix {
            true => self.facts.op(text).known,
            false => self.is_known_in(std::str::from_utf8(dialect).unwrap_or_default(), text),
        };
        self.known.insert((dialect, name), known);
        known
    }

    /// Returns true if there is a definition of an operation with this name in a dialect or in a common one.
    fn is_known_in(&self, dialect: &str, name: &str) -> bool {
        [dialect, "builtin", "func"].iter().any(|dialect| self.facts.op(&format!("{dialect}.{name}")).known)
    }

    /// Returns true if an operation begins at a token that is not in brackets.
    fn starts_op(&mut self, at: u32) -> bool {
        match self.kind(at) {
            Kind::PercentId => {
                let Some(equal) = self.behind_results(at).filter(|behind| self.kind(*behind) == Kind::Equal) else {
                    return false;
                };
                let name = equal + 1;
                let starts_line = self.starts_line(at);
                // An operation that begins in the middle of a line has its results and its name in that line.
                let is_broken = self.results.line != NONE && at < self.results.line || self.starts_line(name);
                if !starts_line && is_broken {
                    return false;
                }
                match self.kind(name) {
                    Kind::String => true,
                    Kind::BareId => self.bytes(name).contains(&b'.') || starts_line || self.is_known(self.bytes(name)),
                    _ => starts_line && (self.starts_line(name) || name >= self.end),
                }
            }
            Kind::BareId => {
                let (name, starts_line) = (self.bytes(at), self.starts_line(at));
                if matches!(self.kind(at + 1), Kind::Equal) {
                    return false;
                }
                match (name.contains(&b'.'), starts_line) {
                    (true, true) => true,
                    (true, false) => self.can_end(at - 1) && self.is_known(name),
                    (false, true) if self.is_known(name) => true,
                    (false, true) => self.looks_like_op(at, name),
                    // In a global, `constant` is a keyword; the operation of this name is preceded by a result.
                    (false, false) => {
                        !matches!(name, b"module" | b"func" | b"constant")
                            && self.can_end(at - 1)
                            && self.is_known(name)
                    }
                }
            }
            Kind::String => self.starts_line(at) && self.kind(at + 1) == Kind::LParen,
            Kind::CaretId => self.starts_line(at) && self.is_label(at),
            Kind::HashId | Kind::ExclaimId => self.starts_line(at) && self.kind(at + 1) == Kind::Equal,
            Kind::FileMetadataBegin => true,
            _ => false,
        }
    }

    /// Returns true if an operation can end with this token. Another operation may then begin in the same line.
    fn can_end(&self, at: u32) -> bool {
        match self.kind(at) {
            Kind::RBrace
            | Kind::RParen
            | Kind::RSquare
            | Kind::Greater
            | Kind::IntType
            | Kind::PercentId
            | Kind::ExclaimId => true,
            Kind::String | Kind::Integer | Kind::Float | Kind::HashId | Kind::AtId => true,
            Kind::BareId => matches!(self.bytes(at), b"index" | b"f16" | b"f32" | b"f64" | b"bf16" | b"none"),
            _ => false,
        }
    }

    /// Returns true if a word at the start of a line is an operation of an unknown dialect, because it is indented like
    /// its siblings.
    fn looks_like_op(&mut self, at: u32, name: &[u8]) -> bool {
        let around = self.tree.op(self.around()).map_or(NONE, |op| op.parent);
        let Some(around) = self.tree.op(around) else { return false };
        let dialect = std::str::from_utf8(self.bytes(around.name)).unwrap_or_default();
        let Some((dialect, _)) = dialect.trim_matches('"').split_once('.') else { return false };
        let inside = self.stack.iter().rev().find_map(|frame| match frame {
            OpenFrame::Region { inside, .. } => *inside,
            _ => None,
        });
        let is_word = CONTINUES.iter().any(|word| word.as_bytes() == name);
        !is_word && !self.facts.knows_dialect(dialect) && inside == Some(self.indent(at))
    }

    fn is_label(&self, at: u32) -> bool {
        match self.kind(at + 1) {
            Kind::Colon => true,
            Kind::LParen => self.behind_parens(at + 1).is_some_and(|behind| self.kind(behind) == Kind::Colon),
            _ => false,
        }
    }

    fn in_op(&mut self, op: u32) {
        let at = self.at;
        let is_resumed = self.tree.op(op).is_none_or(|op| op.first < at);
        if is_resumed && self.starts_op(at) {
            self.end_op();
            return;
        }
        match self.kind(at) {
            Kind::RBrace => {
                self.pop();
                if self.stack.is_empty() {
                    self.junk();
                }
            }
            Kind::LBrace => self.open_brace(op),
            open @ (Kind::LParen | Kind::LSquare | Kind::Less) => self.push_bracket(open),
            _ => self.at += 1,
        }
    }

    /// Ends the operation before the current token.
    fn end_op(&mut self) {
        self.pop();
        self.outdent();
    }

    /// Closes regions whose closing brace is missing. Such regions are detected by the indentation of an operation that
    /// begins a line.
    fn outdent(&mut self) {
        if !self.by_indent || !self.starts_line(self.at) {
            return;
        }
        let indent = self.indent(self.at);
        while let Some(index) = self.stack.iter().rposition(|frame| matches!(frame, OpenFrame::Region { .. })) {
            let Some(OpenFrame::Region { line, inside, .. }) = self.stack.get(index) else { return };
            if !inside.is_some_and(|inside| inside > *line && indent <= *line) {
                return;
            }
            self.balanced = false;
            // Closes the region and the operation that owns it.
            while self.stack.len() > index {
                self.pop();
            }
            while matches!(self.stack.last(), Some(OpenFrame::Op(_) | OpenFrame::Bracket(_))) {
                self.pop();
            }
        }
    }

    fn open_brace(&mut self, op: u32) {
        let open = self.at;
        if !self.is_region(op, open) {
            self.push_bracket(Kind::LBrace);
            return;
        }
        if self.depth >= MAX_DEPTH {
            // The parser rejects this depth too. The limit keeps walks over enclosing operations short.
            self.tree.too_deep = self.tree.too_deep.min(self.tree.token(open).start);
            self.push_bracket(Kind::LBrace);
            return;
        }
        self.at += 1;
        let region = self.tree.regions.len() as u32;
        self.tree.regions.push(Region { op, open, close: NONE, sibling: NONE });
        // Appends the region to the operation's list of regions.
        match self.open_ops.last_mut() {
            Some((_, last)) if *last != NONE => {
                self.tree.regions[*last as usize].sibling = region;
                *last = region;
            }
            Some((_, last)) => {
                self.tree.ops[op as usize].region = region;
                *last = region;
            }
            None => {}
        }
        let line = self.indent(open);
        let brackets = std::mem::take(&mut self.brackets);
        self.stack.push(OpenFrame::Region { region, outer: self.block, line, inside: None, brackets });
        self.depth += 1;
        *self.columns.entry(line).or_default() += 1;
        self.block = self.tree.blocks.len() as u32;
        self.tree.blocks.push(Block { region, label: NONE, first: self.at });
    }

    /// Returns true if an opening brace begins a region, judging by the tokens that follow.
    fn is_region(&mut self, op: u32, open: u32) -> bool {
        let (first, second) = (open + 1, self.kind(open + 2));
        let before = self.kind(open.wrapping_sub(1));
        let is_list = before == Kind::BareId && self.bytes(open - 1) == b"attributes";
        if self.tree.op(op).is_some_and(|op| op.kind != OpKind::Op) || before == Kind::Less || is_list {
            return false;
        }
        if before == Kind::Equal {
            // The brace begins a dictionary as a value, or a named region such as `left = { ^bb0(%x: f64): ... }`.
            return match self.kind(first) {
                Kind::CaretId => self.is_label(first),
                Kind::PercentId => true,
                Kind::BareId => {
                    !matches!(second, Kind::Equal | Kind::Comma | Kind::RBrace) && self.is_known(self.bytes(first))
                }
                _ => false,
            };
        }
        match self.kind(first) {
            Kind::CaretId => self.is_label(first),
            Kind::PercentId => true,
            Kind::String => second == Kind::LParen,
            Kind::BareId if second == Kind::Equal => false,
            Kind::BareId if second == Kind::RBrace && self.is_alone(first) => true,
            Kind::BareId if matches!(second, Kind::Comma | Kind::RBrace) => self.is_known(self.bytes(first)),
            Kind::BareId => {
                let name = self.bytes(first);
                name.contains(&b'.') || self.starts_line(first) || self.is_known(name)
            }
            Kind::RBrace => {
                let parens = matches!(before, Kind::LParen | Kind::Comma);
                let name = self.tree.op(op).map_or(NONE, |op| op.name);
                let is_generic = self.kind(name) == Kind::String;
                parens
                    || !is_generic && self.starts_line(first)
                    || !is_generic && self.facts.op(&self.tree.full_name(self.text, op, self.facts)).regions
            }
            _ => false,
        }
    }

    /// Returns true if a word between braces is alone in its line and has an unknown dialect. If so, it is an operation
    /// rather than an attribute.
    fn is_alone(&self, at: u32) -> bool {
        let name = std::str::from_utf8(self.bytes(at)).unwrap_or_default();
        let dialect = name.split_once('.').map(|(dialect, _)| dialect);
        self.starts_line(at)
            && self.starts_line(at + 1)
            && dialect.is_some_and(|dialect| !self.facts.knows_dialect(dialect))
    }

    fn in_bracket(&mut self, open: Kind) {
        let at = self.at;
        let closes = match self.kind(at) {
            Kind::RParen => Kind::LParen,
            Kind::RSquare => Kind::LSquare,
            Kind::Greater => Kind::Less,
            Kind::RBrace => Kind::LBrace,
            Kind::LBrace => {
                let op = self.around();
                self.open_brace(op);
                return;
            }
            next @ (Kind::LParen | Kind::LSquare | Kind::Less) => {
                self.push_bracket(next);
                return;
            }
            Kind::PercentId | Kind::BareId | Kind::CaretId if self.starts_line(at) && self.surely_starts_op(at) => {
                self.balanced = false;
                self.leave_brackets();
                self.end_op();
                return;
            }
            _ => {
                self.at += 1;
                return;
            }
        };
        if closes == open {
            self.pop();
            self.at += 1;
            return;
        }
        match self.brackets[slot(closes)] > 0 {
            // A comparison in an affine set, such as `(d0 >= 0)`.
            _ if closes == Kind::Less => self.at += 1,
            true => {
                while !matches!(self.stack.last(), Some(OpenFrame::Bracket(kind)) if *kind == closes) {
                    self.pop();
                }
                self.pop();
                self.at += 1;
            }
            false if closes == Kind::LBrace => {
                self.balanced = false;
                self.leave_brackets();
            }
            false => self.at += 1,
        }
    }

    fn leave_brackets(&mut self) {
        while matches!(self.stack.last(), Some(OpenFrame::Bracket(_))) {
            self.pop();
        }
    }

    /// Returns true if an operation begins at the start of a line even though a bracket is open.
    fn surely_starts_op(&mut self, at: u32) -> bool {
        match self.kind(at) {
            Kind::PercentId => {
                let Some(equal) = self.behind_results(at).filter(|behind| self.kind(*behind) == Kind::Equal) else {
                    return false;
                };
                match self.kind(equal + 1) {
                    Kind::String => true,
                    Kind::BareId => self.bytes(equal + 1).contains(&b'.') || self.is_known(self.bytes(equal + 1)),
                    _ => false,
                }
            }
            Kind::BareId => {
                let name = self.bytes(at);
                !matches!(self.kind(at + 1), Kind::Equal | Kind::Comma | Kind::RBrace | Kind::Colon)
                    && (name.contains(&b'.') || name == b"return")
                    && self.is_known(name)
            }
            Kind::CaretId => self.is_label(at),
            _ => false,
        }
    }
}
