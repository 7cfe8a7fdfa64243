//! The formatter, which changes only the white space between tokens.

use std::ops::Range;

use mlirkit_asm::lexer::Kind;
use rustc_hash::FxHashSet;

use crate::facts::Facts;
use crate::style::{Gap, Style};
use crate::tree::{NONE, OpKind, Tree};

/// The number of spaces per nesting level of regions.
const STEP: u32 = 2;

/// The maximum width, in columns, of an operation whose lines are joined because the printer writes it on one line.
const WIDTH: u32 = 100;

/// The maximum total indentation that formatting may add, in bytes: a constant, and a multiple of the text size. It
/// allows a thousand nested operations, but not ten thousand, which would take hundreds of megabytes.
const MOST_INDENTATION: (u64, u64) = (16 << 20, 16);

/// A replacement for the white space and comments between two adjacent tokens (the gap).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GapEdit {
    /// The offset of the first replaced byte.
    pub start: u32,
    /// The offset after the last replaced byte.
    pub end: u32,
    /// The new text of the gap: spaces, line breaks, and the comments in the gap.
    pub new: String,
}

/// Returns the edits that format a text, in order. `style` records the white space that the printer writes in
/// operations; elsewhere, general rules apply. A text with `\r\n` keeps such line breaks.
///
/// ```
/// use mlirkit_syntax::{NoFacts, Style, Tree, apply, format};
///
/// let text = "func.func   @f( %a : i32 ){ // first\n return %a:i32\n}";
/// let tree = Tree::parse(text.as_bytes(), &NoFacts);
/// let edits = format(&tree, text.as_bytes(), &NoFacts, &Style::default());
/// assert_eq!(apply(text, &edits), "func.func @f(%a: i32) { // first\n  return %a : i32\n}\n");
/// ```
#[must_use]
pub fn format(tree: &Tree, text: &[u8], facts: &dyn Facts, style: &Style) -> Vec<GapEdit> {
    let mut formatter = Formatter::new(tree, text, facts, style);
    formatter.plan();
    formatter.edits()
}

/// Returns the offset of the first operation that is nested too deeply to be indented: the parser rejects it, or the
/// indentation up to it exceeds 16 MiB plus 16 bytes per byte of the text. `None` if there is no such operation.
#[must_use]
pub fn too_deep(tree: &Tree, text: &[u8]) -> Option<u32> {
    let most = MOST_INDENTATION.0 + MOST_INDENTATION.1 * text.len() as u64;
    let (mut levels, mut sum) = (Vec::with_capacity(tree.ops.len()), 0_u64);
    for op in &tree.ops {
        let level = levels.get(op.parent as usize).map_or(0, |around| around + 1);
        levels.push(level);
        // Counts the line of the operation and, if it has regions, the line of its closing brace.
        sum += u64::from(level * STEP) * if op.region == NONE { 1 } else { 2 };
        if sum > most {
            return Some(tree.token(op.first).start);
        }
    }
    tree.too_deep()
}

/// Restricts formatting edits to a range of zero-based lines. An edit to white space that spans several lines is
/// divided by line, unless it changes the number of lines.
///
/// ```
/// use mlirkit_syntax::{NoFacts, Style, Tree, apply, format, in_lines};
///
/// let text = "func.func @f( ) {\n   // first\n    return\n}\n";
/// let tree = Tree::parse(text.as_bytes(), &NoFacts);
/// let edits = format(&tree, text.as_bytes(), &NoFacts, &Style::default());
/// assert_eq!(apply(text, &in_lines(text, edits.clone(), 0..1)), "func.func @f() {\n   // first\n    return\n}\n");
/// assert_eq!(apply(text, &in_lines(text, edits, 2..3)), "func.func @f( ) {\n   // first\n  return\n}\n");
/// ```
#[must_use]
pub fn in_lines(text: &str, edits: Vec<GapEdit>, lines: Range<u32>) -> Vec<GapEdit> {
    let mut found = Vec::new();
    let (mut line, mut at) = (0_u32, 0_usize);
    for edit in edits {
        line += text.get(at..edit.start as usize).unwrap_or_default().matches('\n').count() as u32;
        at = edit.start as usize;
        let old = text.get(at..edit.end as usize).unwrap_or_default();
        let (olds, news): (Vec<&str>, Vec<&str>) = (old.split('\n').collect(), edit.new.split('\n').collect());
        if olds.len() != news.len() {
            let last = line + olds.len() as u32 - 1;
            if line < lines.end && last >= lines.start {
                found.push(edit);
            }
            continue;
        }
        let mut start = edit.start;
        for (index, (old, new)) in olds.into_iter().zip(news).enumerate() {
            let end = start + old.len() as u32;
            if old != new && lines.contains(&(line + index as u32)) {
                found.push(GapEdit { start, end, new: new.to_owned() });
            }
            start = end + 1;
        }
    }
    found
}

/// Applies edits, which must be in order, to a text.
#[must_use]
pub fn apply(text: &str, edits: &[GapEdit]) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let mut at = 0;
    for edit in edits {
        out.push_str(text.get(at..edit.start as usize).unwrap_or_default());
        out.push_str(&edit.new);
        at = edit.end as usize;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    out
}

/// The white space that the formatter will write before a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lead {
    /// Unchanged white space.
    Kept,
    /// A line break, and indentation to this column.
    Line(u32),
    /// This number of spaces, on the same line.
    Spaces(u32),
    /// A line break inside an operation, and indentation to this column.
    Break(u32),
}

struct Formatter<'t> {
    tree: &'t Tree,
    text: &'t [u8],
    facts: &'t dyn Facts,
    style: &'t Style,
    leads: Vec<Lead>,
    /// The nesting level of each operation, by index.
    levels: Vec<u32>,
    /// For each region, whether it is written on one line as a single word, such as `{ arith.addf }`.
    inline: Vec<bool>,
    /// For each section, whether comments refer to lines by number. If so, lines must not move.
    counted: Vec<bool>,
    /// The tokens of braces that enclose regions.
    braces: FxHashSet<u32>,
    /// For each line, its start offset and the number of blanks at its start.
    lines: Vec<(u32, u32)>,
    /// Whether the text uses `\r\n` line breaks, which formatting must preserve.
    windows: bool,
}

/// Returns the start offset of each line, and the number of blanks at its start.
fn lines(text: &[u8]) -> Vec<(u32, u32)> {
    let starts = std::iter::once(0).chain(memchr::memchr_iter(b'\n', text).map(|end| end + 1));
    let blanks = |start: usize| text.get(start..).unwrap_or_default().iter().take_while(|c| matches!(c, b' ' | b'\t'));
    starts.map(|start| (start as u32, blanks(start).count() as u32)).collect()
}

impl<'t> Formatter<'t> {
    fn new(tree: &'t Tree, text: &'t [u8], facts: &'t dyn Facts, style: &'t Style) -> Self {
        let counts = |section: &crate::Section| {
            counts_lines(text.get(section.start as usize..section.end as usize).unwrap_or_default())
        };
        Self {
            tree,
            text,
            facts,
            style,
            leads: vec![Lead::Kept; tree.tokens.len()],
            levels: vec![0; tree.ops.len()],
            inline: vec![false; tree.regions.len()],
            counted: tree.sections.iter().map(counts).collect(),
            braces: tree.regions.iter().flat_map(|region| [region.open, region.close]).collect(),
            lines: lines(text),
            windows: memchr::memmem::find(text, b"\r\n").is_some(),
        }
    }

    fn set(&mut self, token: u32, lead: Lead) {
        if let Some(slot) = self.leads.get_mut(token as usize) {
            *slot = lead;
        }
    }

    fn plan(&mut self) {
        for index in 0..self.tree.regions.len() as u32 {
            self.inline[index as usize] = self.is_inline(index);
        }
        for op in self.tree.ops() {
            let Some(node) = self.tree.op(op) else { continue };
            let region = self.tree.region_around(op);
            let around = self.levels.get(node.parent as usize).copied().unwrap_or(0);
            let is_inline = self.inline.get(region as usize).copied().unwrap_or(false);
            let level = if node.parent == NONE { 0 } else { around + u32::from(!is_inline) };
            self.levels[op as usize] = level;
            if node.kind != OpKind::Resources {
                self.inside(op, level * STEP);
            }
            self.set(node.first, if is_inline { Lead::Spaces(1) } else { Lead::Line(level * STEP) });
        }
        for region in 0..self.tree.regions.len() {
            let node = self.tree.regions[region];
            if node.close != NONE {
                let level = self.levels.get(node.op as usize).copied().unwrap_or(0);
                self.set(node.close, if self.inline[region] { Lead::Spaces(1) } else { Lead::Line(level * STEP) });
            }
        }
        for block in &self.tree.blocks {
            if block.label == NONE {
                continue;
            }
            let owner = self.tree.region(block.region).map_or(NONE, |region| region.op);
            let level = self.levels.get(owner as usize).copied().unwrap_or(0);
            let tokens: Vec<u32> = (block.label..block.first).collect();
            self.spaces(&tokens, level * STEP, None, None);
            if block.first > block.label + 1 && self.tree.kind(block.first - 1) == Kind::Colon {
                self.set(block.first - 1, Lead::Spaces(0));
            }
            if let Some(slot) = self.leads.get_mut(block.label as usize) {
                *slot = Lead::Line(level * STEP);
            }
        }
    }

    /// Returns true if a region consists of a single word on the line of its braces, and the word is not a terminator.
    fn is_inline(&self, region: u32) -> bool {
        let Some(node) = self.tree.region(region).filter(|region| region.close == region.open + 2) else {
            return false;
        };
        let Some(op) = self
            .tree
            .op_around(node.open + 1)
            .filter(|op| self.tree.op(*op).is_some_and(|op| op.first == node.open + 1))
        else {
            return false;
        };
        let facts = self.facts.op(&self.tree.full_name(self.text, op, self.facts));
        let gap = self.text.get(self.tree.token(node.open).end as usize..self.tree.token(node.close).start as usize);
        facts.known && !facts.terminator && !gap.is_some_and(|gap| gap.contains(&b'\n'))
    }

    /// Determines the white space inside an operation.
    fn inside(&mut self, op: u32, indent: u32) {
        let Some(node) = self.tree.op(op).copied() else { return };
        let header: Vec<u32> = self.tree.header(op).collect();
        let behind_name = header.iter().position(|token| *token == node.name).unwrap_or(0);
        let gaps = self.style.gaps(op).filter(|gaps| gaps.len() + behind_name < header.len() + 1);
        self.spaces(&header, indent, gaps, Some(behind_name));
    }

    /// Determines the white space between the tokens of one operation. `gaps` is the printer's white space, if known.
    fn spaces(&mut self, tokens: &[u32], indent: u32, gaps: Option<&[Gap]>, name: Option<usize>) {
        let Some(first) = tokens.first().copied() else { return };
        let old = self.column_of_line(first);
        let mut open = OpenBrackets::default();
        let mut planned: Vec<(usize, Lead, bool)> = Vec::new();
        let (mut width, mut widest) = (indent, 0);
        for (index, token) in tokens.iter().copied().enumerate() {
            let kind = self.tree.kind(token);
            if kind_closes(kind) {
                open.close(kind);
            }
            if index > 0 && tokens[index - 1] + 1 == token {
                let gap = self.gap(token);
                let broken = gap.contains(&b'\n');
                let exact = open.exact > 0;
                let kept = Lead::Break(indent.saturating_add(self.column(token)).saturating_sub(old).max(indent));
                let ruled = Lead::Spaces(u32::from(self.has_space(token, &open.all, gap)));
                let wanted = name.and_then(|name| gaps?.get(index.checked_sub(name + 1)?)).copied();
                let lead = match wanted {
                    _ if exact => Lead::Kept,
                    Some(Gap::Spaces(spaces)) => Lead::Spaces(spaces),
                    Some(Gap::Break(column)) => Lead::Break(indent + column),
                    None if broken => kept,
                    None => ruled,
                };
                if let Lead::Break(column) = lead {
                    widest = widest.max(width);
                    width = column;
                } else {
                    width += if let Lead::Spaces(spaces) = lead { spaces } else { gap.len() as u32 };
                }
                planned.push((
                    index,
                    if broken && matches!(lead, Lead::Spaces(_)) { kept } else { lead },
                    matches!(lead, Lead::Spaces(_)) && broken,
                ));
            }
            width += self.tree.token(token).end - self.tree.token(token).start;
            if kind_opens(kind) {
                open.push(self.opened(token, kind));
            }
        }
        // Lines that the printer would join remain separate if the result is too wide.
        let joins = widest.max(width) <= WIDTH;
        for (index, lead, joined) in planned {
            let wanted = name.and_then(|name| gaps?.get(index.checked_sub(name + 1)?));
            let lead = match joined && joins {
                true => Lead::Spaces(u32::from(wanted != Some(&Gap::Spaces(0)))),
                false => lead,
            };
            self.set(tokens[index], lead);
        }
    }

    fn opened(&self, token: u32, kind: Kind) -> Open {
        let before = token.checked_sub(1).map_or(Kind::Eof, |before| self.tree.kind(before));
        match kind {
            Kind::Less if matches!(before, Kind::ExclaimId | Kind::HashId) => Open::Exact,
            Kind::Less if before == Kind::BareId && is_affine(self.tree.text(self.text, token - 1)) => Open::Affine,
            Kind::Less => Open::Angle,
            Kind::LBrace if before == Kind::Less => Open::Angle,
            Kind::LBrace => Open::Brace,
            Kind::LParen if before == Kind::BareId && self.tree.text(self.text, token - 1) == "loc" => Open::Angle,
            Kind::LParen if matches!(before, Kind::AtId | Kind::CaretId) => Open::Arguments,
            Kind::LParen => Open::Paren,
            _ => Open::Square,
        }
    }

    fn gap(&self, token: u32) -> &'t [u8] {
        let before = token.checked_sub(1).map_or(0, |before| self.tree.token(before).end);
        self.text.get(before as usize..self.tree.token(token).start as usize).unwrap_or_default()
    }

    /// Returns the start offset of the line that contains a token, and the number of blanks at its start.
    fn line(&self, token: u32) -> (u32, u32) {
        let start = self.tree.token(token).start;
        let behind = self.lines.partition_point(|(line, _)| *line <= start);
        self.lines.get(behind.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// Returns the column of a token in its line, in bytes.
    fn column(&self, token: u32) -> u32 {
        self.tree.token(token).start - self.line(token).0
    }

    /// Returns the column of the first token in the line that contains a token.
    fn column_of_line(&self, token: u32) -> u32 {
        self.line(token).1
    }

    /// Returns true if a space must precede a token according to the general rules, which consider the adjacent tokens
    /// and open brackets.
    fn has_space(&self, token: u32, open: &[Open], gap: &[u8]) -> bool {
        let (before, kind) = (self.tree.kind(token - 1), self.tree.kind(token));
        let had = !gap.is_empty();
        if open.last() == Some(&Open::Angle) || kind == Kind::Greater {
            return had;
        }
        if open.last() == Some(&Open::Affine) && before == Kind::Less {
            return false;
        }
        if open.last() == Some(&Open::Arguments)
            && (before == Kind::PercentId || self.tree.kind(token.saturating_sub(2)) == Kind::PercentId)
        {
            match (before, kind) {
                (_, Kind::Colon) => return false,
                (Kind::Colon, _) => return true,
                _ => {}
            }
        }
        match (before, kind) {
            (_, Kind::Comma) => false,
            (Kind::Comma, _) => true,
            (Kind::LParen | Kind::LSquare, _) | (_, Kind::RParen | Kind::RSquare) => false,
            (Kind::LBrace, _) => had && self.is_region_brace(token - 1),
            (_, Kind::RBrace) => had && self.is_region_brace(token),
            (Kind::Equal, Kind::Equal) | (Kind::Greater | Kind::Less, Kind::Equal) => had,
            (Kind::Equal, _) | (_, Kind::Equal) => true,
            (_, Kind::Arrow) | (Kind::Arrow, _) => true,
            (_, Kind::LBrace) => before != Kind::Less || had,
            (Kind::Colon, Kind::Colon) => false,
            (_, Kind::Colon) if open.is_empty() => {
                let next = self.tree.kind(token + 1);
                had || !(matches!(next, Kind::Integer | Kind::Colon | Kind::String)
                    || matches!(before, Kind::AtId | Kind::Colon | Kind::BareId | Kind::CaretId))
            }
            (Kind::Colon, _) if open.is_empty() => had || !matches!(kind, Kind::Integer | Kind::AtId | Kind::String),
            _ => had,
        }
    }

    fn is_region_brace(&self, token: u32) -> bool {
        self.braces.contains(&token)
    }

    fn edits(&self) -> Vec<GapEdit> {
        let mut edits = Vec::new();
        let mut behind = 0;
        for token in 0..=self.leads.len() as u32 {
            let lead = self.leads.get(token as usize).copied();
            let (start, end) = lead.map_or((self.text.len(), self.text.len()), |_| {
                let token = self.tree.token(token);
                (token.start as usize, token.end as usize)
            });
            let old = self.text.get(behind..start).unwrap_or_default();
            let section = self.tree.section_at(start as u32);
            let counted = self.counted.get(section).copied().unwrap_or(false);
            let mut new = match lead {
                Some(Lead::Kept) => String::from_utf8_lossy(old).into_owned(),
                Some(lead) => self.between(token, old, lead, counted),
                None => end_of_file(old, behind == 0),
            };
            if self.windows {
                new = new.replace("\r\n", "\n").replace('\n', "\r\n");
            }
            if new.as_bytes() != old {
                edits.push(GapEdit { start: behind as u32, end: start as u32, new });
            }
            behind = end;
        }
        edits
    }

    /// Returns the white space and comments to write before a token. `old` is their current text. If `counted` is set,
    /// the number of lines must not change.
    fn between(&self, token: u32, old: &[u8], lead: Lead, counted: bool) -> String {
        let pieces = Pieces::of(old);
        let is_first = token == 0;
        if pieces.comments.is_empty() {
            return match lead {
                Lead::Line(indent) if is_first => line_ends(pieces.ends, 0) + &spaces(indent),
                Lead::Line(_) if counted && pieces.ends == 0 => String::from_utf8_lossy(old).into_owned(),
                Lead::Line(indent) => line_ends(pieces.ends, 1) + &spaces(indent),
                Lead::Break(column) if counted => match pieces.ends {
                    0 => String::from_utf8_lossy(old).into_owned(),
                    ends => line_ends(ends, 1) + &spaces(column),
                },
                Lead::Break(column) => "\n".to_owned() + &spaces(column),
                Lead::Spaces(_) if counted && pieces.ends > 0 => String::from_utf8_lossy(old).into_owned(),
                Lead::Spaces(count) => spaces(count),
                Lead::Kept => String::from_utf8_lossy(old).into_owned(),
            };
        }
        let column = match lead {
            Lead::Line(indent) | Lead::Break(indent) => indent,
            Lead::Spaces(_) | Lead::Kept => self.column(token),
        };
        // Comments before a closing brace or label belong to the preceding operations and are indented like them.
        let is_outer =
            matches!(lead, Lead::Line(_)) && (self.is_region_brace(token) || self.tree.kind(token) == Kind::CaretId);
        let inner = column + if is_outer { STEP } else { 0 };
        let mut out = String::new();
        for (index, comment) in pieces.comments.iter().enumerate() {
            match comment.ends {
                0 if !is_first || index > 0 => out.push_str(&spaces(comment.column)),
                ends => {
                    let least = u32::from(!is_first || index > 0);
                    out.push_str(&line_ends(ends, least));
                    out.push_str(&spaces(if comment.column == 0 { 0 } else { inner }));
                }
            }
            out.push_str(&String::from_utf8_lossy(comment.text));
        }
        out + &line_ends(pieces.ends, 1) + &spaces(column)
    }
}

/// The kind of a bracket that is open at a token. It decides the spacing inside the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Open {
    /// The angle brackets of a dialect attribute or type. Text inside them is kept unchanged.
    Exact,
    /// The brackets of builtin attributes and types, property lists, and locations.
    Angle,
    /// The brackets of an affine map or set.
    Affine,
    /// The arguments of a function or block.
    Arguments,
    Paren,
    Square,
    Brace,
}

/// The brackets in an operation that are open at a token.
#[derive(Debug, Default)]
struct OpenBrackets {
    all: Vec<Open>,
    /// The number of open brackets of kind [`Open::Exact`], inside which text is kept unchanged.
    exact: u32,
}

impl OpenBrackets {
    fn push(&mut self, open: Open) {
        self.exact += u32::from(open == Open::Exact);
        self.all.push(open);
    }

    /// Closes the innermost bracket if a closing bracket of this kind matches it.
    fn close(&mut self, kind: Kind) {
        let fits = |open: &Open| match kind {
            Kind::Greater => matches!(open, Open::Exact | Open::Angle | Open::Affine),
            Kind::RParen => matches!(open, Open::Paren | Open::Arguments | Open::Angle),
            Kind::RBrace => matches!(open, Open::Brace | Open::Angle),
            _ => matches!(open, Open::Square),
        };
        if let Some(open) = self.all.pop_if(|open| fits(open)) {
            self.exact -= u32::from(open == Open::Exact);
        }
    }
}

fn is_affine(word: &str) -> bool {
    matches!(word, "affine_map" | "affine_set")
}

fn kind_opens(kind: Kind) -> bool {
    matches!(kind, Kind::Less | Kind::LParen | Kind::LSquare | Kind::LBrace)
}

fn kind_closes(kind: Kind) -> bool {
    matches!(kind, Kind::Greater | Kind::RParen | Kind::RSquare | Kind::RBrace)
}

fn spaces(count: u32) -> String {
    " ".repeat(count as usize)
}

fn line_ends(count: u32, least: u32) -> String {
    "\n".repeat(count.max(least) as usize)
}

/// Returns true if comments in a text refer to lines by number, such as `@+1`, `[[@LINE` and `[[#@LINE`.
fn counts_lines(text: &[u8]) -> bool {
    let words: [&[u8]; 6] = [b"@LINE", b"@+", b"@-", b"@above", b"@below", b"expected-"];
    words.iter().any(|word| memchr::memmem::find(text, word).is_some())
}

/// Returns the formatted end of a file: the last comments and blank lines, and a line break. `old` is the current text
/// after the last token; `is_all` means that there are no tokens.
fn end_of_file(old: &[u8], is_all: bool) -> String {
    let pieces = Pieces::of(old);
    let mut out = String::new();
    for (index, comment) in pieces.comments.iter().enumerate() {
        match comment.ends {
            0 => out.push_str(&spaces(comment.column)),
            ends => out.push_str(&line_ends(ends, u32::from(index > 0 || !is_all))),
        }
        if comment.ends > 0 {
            out.push_str(&spaces(comment.column));
        }
        out.push_str(&String::from_utf8_lossy(comment.text));
    }
    let least = u32::from(!is_all || !pieces.comments.is_empty());
    out + &line_ends(pieces.ends, least)
}

/// A comment between two tokens.
struct Comment<'t> {
    /// The number of line breaks before the comment, since the previous comment or token.
    ends: u32,
    /// The number of spaces before the comment in its line.
    column: u32,
    /// The text of the comment, without the line break.
    text: &'t [u8],
}

/// The comments and line breaks between two tokens.
struct Pieces<'t> {
    comments: Vec<Comment<'t>>,
    /// The number of line breaks after the last comment or, if there is no comment, between the tokens.
    ends: u32,
}

impl<'t> Pieces<'t> {
    fn of(gap: &'t [u8]) -> Self {
        let (mut comments, mut ends, mut column, mut at) = (Vec::new(), 0, 0, 0);
        while let Some(c) = gap.get(at) {
            match c {
                b'\n' => (ends, column) = (ends + 1, 0),
                b'/' if gap.get(at + 1) == Some(&b'/') => {
                    let rest = gap.get(at..).unwrap_or_default();
                    let length = rest.iter().position(|c| matches!(c, b'\n' | b'\r')).unwrap_or(rest.len());
                    comments.push(Comment { ends, column, text: &rest[..length] });
                    (ends, column) = (0, 0);
                    at += length;
                    continue;
                }
                b'\r' => {}
                _ => column += 1,
            }
            at += 1;
        }
        Self { comments, ends }
    }
}
