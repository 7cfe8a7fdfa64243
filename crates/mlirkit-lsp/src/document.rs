//! An open document: its text, line starts and syntax tree, and conversion of positions to the client's encoding.

use std::cell::OnceCell;

use bytes::Bytes;
use lsp_types::{Location, Position, Range, Uri};
use mlirkit_syntax::{Edit, Facts, Index, Tree};

use crate::edits::{GapText, line_ends};
use crate::facts::RowFacts;

/// The unit in which the client counts columns in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnUnit {
    /// Bytes of the UTF-8 encoding.
    Utf8,
    /// Two-byte units of the UTF-16 encoding, which the protocol uses by default.
    Utf16,
}

/// An open document.
#[derive(Debug, Clone)]
pub struct Document {
    /// The URI of the document.
    pub uri: Uri,
    /// The file name used in locations: the path, or the URI if the document is not a file.
    pub name: String,
    /// The version number of the document, assigned by the client.
    pub version: i32,
    /// The text of the document in UTF-8.
    pub text: Bytes,
    /// The offset at which each line starts.
    lines: Vec<u32>,
    /// The syntax tree of the text.
    pub tree: Tree,
    index: OnceCell<Index>,
    /// Whether the text is ASCII.
    ascii: bool,
    encoding: ColumnUnit,
}

/// A change to the text of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The byte range that was replaced, and the length of its replacement.
    pub edit: Edit,
    /// The operation that contains the change, if only that operation had to be parsed again. `None` if the whole text
    /// was parsed.
    pub op: Option<u32>,
}

impl Document {
    /// Creates a document and parses its text.
    #[must_use]
    pub fn new(uri: Uri, version: i32, text: String, encoding: ColumnUnit, facts: &dyn Facts) -> Self {
        let name = path_of(&uri).unwrap_or_else(|| uri.as_str().to_owned());
        let text = Bytes::from(text);
        let (lines, tree, ascii) = (line_starts(&text), Tree::parse(&text, facts), text.is_ascii());
        Self { uri, name, version, text, lines, tree, index: OnceCell::new(), ascii, encoding }
    }

    /// Applies changes from the client in order. A change without a range replaces the whole text.
    pub fn change(&mut self, changes: &[(Option<Range>, String)], facts: &dyn Facts) -> Change {
        let edit = match changes {
            [(Some(range), new)] => self.replace(*range, new),
            _ => {
                let mut text = self.text.to_vec();
                let mut lines = std::mem::take(&mut self.lines);
                for part in changes.chunk_by(|_, next| next.0.is_some()) {
                    let mut ranged = part;
                    if let [(None, new), rest @ ..] = part {
                        (text, ranged) = (new.clone().into_bytes(), rest);
                        lines = line_starts(&text);
                    }
                    if !ranged.is_empty() {
                        let mut gap = GapText::new(&text, &lines, self.encoding);
                        for (range, new) in ranged {
                            gap.replace(range.unwrap_or_default(), new);
                        }
                        text = gap.into_text();
                        lines = line_starts(&text);
                    }
                }
                let edit = hull(&self.text, &text);
                self.ascii = text.is_ascii();
                (self.text, self.lines) = (text.into(), lines);
                edit
            }
        };
        self.index.take();
        Change { edit, op: self.tree.edit(&self.text, edit, facts) }
    }

    /// Replaces one range, and updates the line starts.
    fn replace(&mut self, range: Range, new: &str) -> Edit {
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        let (start, end) = (start.min(end), start.max(end));
        let (before, behind) = (&self.text[..start as usize], &self.text[end as usize..]);
        let mut text = Vec::with_capacity(self.text.len() + new.len());
        for part in [before, new.as_bytes(), behind] {
            text.extend_from_slice(part);
        }
        let joins = |left: &[u8], right: &[u8]| left.last() == Some(&b'\r') && right.first() == Some(&b'\n');
        if new.contains('\r') || joins(before, new.as_bytes()) || joins(before, behind) {
            self.lines = line_starts(&text);
        } else {
            let first = self.lines.partition_point(|line| *line <= start);
            let last = self.lines.partition_point(|line| *line <= end);
            for line in self.lines.get_mut(last..).unwrap_or_default() {
                *line = *line - (end - start) + new.len() as u32;
            }
            self.lines.splice(first..last, line_ends(new.as_bytes()).map(|at| start + at as u32));
        }
        self.text = text.into();
        self.ascii &= new.is_ascii();
        Edit { start, end, new: new.len() as u32 }
    }

    /// Returns the index of symbols and aliases by name.
    pub fn index(&self, rows: &RowFacts) -> &Index {
        self.index.get_or_init(|| Index::of(&self.tree, &self.text, rows))
    }

    /// Returns the byte offset of a position. A position beyond the end of its line yields the end of the line.
    #[must_use]
    pub fn offset(&self, position: Position) -> u32 {
        let Some(start) = self.lines.get(position.line as usize).copied() else { return self.text.len() as u32 };
        let end = self.lines.get(position.line as usize + 1).map_or(self.text.len() as u32, |end| *end);
        let line = self.text.get(start as usize..end as usize).unwrap_or_default();
        start + offset_in_line(line, position.character, self.encoding) as u32
    }

    /// Returns the line and column of a byte offset. An offset after the text yields the end of the text.
    #[must_use]
    pub fn position(&self, offset: u32) -> Position {
        let offset = offset.min(self.text.len() as u32);
        let line = self.lines.partition_point(|start| *start <= offset).saturating_sub(1);
        let start = self.lines.get(line).copied().unwrap_or(0);
        let before = self.text.get(start as usize..offset as usize).unwrap_or_default();
        let character = match self.encoding {
            ColumnUnit::Utf8 => before.len() as u32,
            ColumnUnit::Utf16 if self.ascii || before.is_ascii() => before.len() as u32,
            ColumnUnit::Utf16 => String::from_utf8_lossy(before).encode_utf16().count() as u32,
        };
        Position { line: line as u32, character }
    }

    /// Returns the number of columns between two offsets on one line.
    #[must_use]
    pub fn width(&self, start: u32, end: u32) -> u32 {
        let between = self.text.get(start as usize..end as usize).unwrap_or_default();
        match self.encoding {
            ColumnUnit::Utf16 if !self.ascii && !between.is_ascii() => {
                String::from_utf8_lossy(between).encode_utf16().count() as u32
            }
            _ => between.len() as u32,
        }
    }

    /// Returns the range between two byte offsets.
    #[must_use]
    pub fn range(&self, start: u32, end: u32) -> Range {
        Range { start: self.position(start), end: self.position(end) }
    }

    /// Returns the range of a token, in the client's encoding.
    #[must_use]
    pub fn token_range(&self, token: u32) -> Range {
        let token = self.tree.token(token);
        self.range(token.start, token.end)
    }

    /// Returns the location of a token in the document.
    #[must_use]
    pub fn token_location(&self, token: u32) -> Location {
        Location { uri: self.uri.clone(), range: self.token_range(token) }
    }

    /// Returns the range of an operation, in the client's encoding.
    #[must_use]
    pub fn op_range(&self, op: u32) -> Range {
        let Some(node) = self.tree.op(op) else { return Range::default() };
        self.range(self.tree.token(node.first).start, self.tree.token(node.end - 1).end)
    }

    /// Returns the byte range of an operation; empty if there is no operation with this index.
    #[must_use]
    pub fn bytes_of_op(&self, op: u32) -> std::ops::Range<usize> {
        let Some(node) = self.tree.op(op) else { return 0..0 };
        self.tree.token(node.first).start as usize..self.tree.token(node.end - 1).end as usize
    }

    /// Returns the zero-based line that contains an offset.
    #[must_use]
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.partition_point(|start| *start <= offset).saturating_sub(1) as u32
    }

    /// Returns the text of a line without trailing white space; empty if there is no such line.
    #[must_use]
    pub fn line_text(&self, line: u32) -> &[u8] {
        let start = self.lines.get(line as usize).copied().unwrap_or(self.text.len() as u32);
        let end = self.lines.get(line as usize + 1).copied().unwrap_or(self.text.len() as u32);
        self.text.get(start as usize..end as usize).unwrap_or_default().trim_ascii_end()
    }

    /// Returns the offset at which a line starts; the length of the text if there is no such line.
    #[must_use]
    pub fn line_start(&self, line: u32) -> u32 {
        self.lines.get(line as usize).copied().unwrap_or(self.text.len() as u32)
    }

    /// Returns the number of lines.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        self.lines.len() as u32
    }

    /// Returns the text of a token.
    #[must_use]
    pub fn token_text(&self, token: u32) -> &str {
        self.tree.text(&self.text, token)
    }

    /// Returns the text from token `first` to the token before `end`.
    #[must_use]
    pub fn slice(&self, first: u32, end: u32) -> &str {
        if end <= first {
            return "";
        }
        let range = self.tree.token(first).start as usize..self.tree.token(end - 1).end as usize;
        std::str::from_utf8(self.text.get(range).unwrap_or_default()).unwrap_or_default()
    }
}

fn line_starts(text: &[u8]) -> Vec<u32> {
    std::iter::once(0).chain(line_ends(text).map(|end| end as u32)).collect()
}

/// Returns the offset of a column in a line, which may include its line break. A column beyond the line yields the end
/// of the line; a column inside a character yields the start of the character.
pub fn offset_in_line(line: &[u8], character: u32, unit: ColumnUnit) -> usize {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let character = character as usize;
    let near = character.min(line.len());
    if line.get(..near).is_some_and(<[u8]>::is_ascii) {
        return near;
    }
    let line = std::str::from_utf8(line).unwrap_or_default();
    let width = |c: char| if unit == ColumnUnit::Utf8 { c.len_utf8() } else { c.len_utf16() };
    let mut units = 0;
    let found = line.char_indices().find(|(_, c)| {
        units += width(*c);
        units > character
    });
    found.map_or(line.len(), |(at, _)| at)
}

/// Returns the shortest single replacement that turns `old` into `new`.
fn hull(old: &[u8], new: &[u8]) -> Edit {
    let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let most = old.len().min(new.len()) - start;
    let end = old.iter().rev().zip(new.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
    Edit { start: start as u32, end: (old.len() - end) as u32, new: (new.len() - end - start) as u32 }
}

/// Returns the percent-decoded path of a `file:` URI; `None` for any other scheme.
#[must_use]
pub fn path_of(uri: &Uri) -> Option<String> {
    let rest = uri.as_str().strip_prefix("file://")?;
    let path = rest.find('/').map_or(rest, |at| &rest[at..]);
    let mut out = Vec::with_capacity(path.len());
    let mut bytes = path.bytes();
    while let Some(c) = bytes.next() {
        if c != b'%' {
            out.push(c);
            continue;
        }
        let mut hex = || char::from(bytes.next().unwrap_or(b'0')).to_digit(16).unwrap_or(0) as u8;
        let high = hex();
        out.push(high << 4 | hex());
    }
    Some(String::from_utf8_lossy(&out).into_owned())
}

/// Returns the `file:` URI of a path; `None` if it is not a valid URI.
#[must_use]
pub fn uri_of(path: &str) -> Option<Uri> {
    let mut out = "file://".to_owned();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => out.push(char::from(byte)),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out.parse().ok()
}

#[cfg(test)]
mod tests {
    use mlirkit_syntax::NoFacts;

    use super::*;

    fn document(text: &str, unit: ColumnUnit) -> Document {
        let uri: Uri = uri_of("/p/a.mlir").unwrap_or_else(|| unreachable!());
        Document::new(uri, 0, text.to_owned(), unit, &NoFacts)
    }

    #[test]
    fn columns_count_units_of_the_client() {
        for (unit, column) in [(ColumnUnit::Utf8, 6), (ColumnUnit::Utf16, 3)] {
            let doc = document("é😀x\r\ny\rz", unit);
            assert_eq!(doc.position(6), Position { line: 0, character: column });
            assert_eq!(doc.offset(Position { line: 0, character: column }), 6);
            // A position inside a character, beyond the end of a line, or beyond the last line.
            assert_eq!(
                doc.offset(Position { line: 0, character: if column == 6 { 1 } else { 2 } }),
                if column == 6 { 0 } else { 2 }
            );
            assert_eq!(doc.offset(Position { line: 0, character: 99 }), 7);
            assert_eq!(doc.offset(Position { line: 9, character: 0 }), doc.text.len() as u32);
            assert_eq!(doc.position(11), Position { line: 2, character: 0 });
            assert_eq!(doc.line_count(), 3);
        }
    }

    /// Checks that applying changes one by one, applying them at once, and replacing the whole text give the same
    /// result.
    #[test]
    fn changes_at_once_are_those_one_by_one() {
        let mut state = 11_u64;
        let mut random = |limit: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % limit.max(1)
        };
        let pieces = ["", "a", "\n", "\r\n", "\r", "é\n😀", "func.func @f() {\n}\n", "module {", "}"];
        for _ in 0..300 {
            let start: String = (0..random(12)).map(|_| pieces[random(pieces.len())]).collect();
            let (mut one, mut all) = (document(&start, ColumnUnit::Utf16), document(&start, ColumnUnit::Utf16));
            let mut changes = Vec::new();
            for _ in 0..1 + random(6) {
                let place = |line: usize, character: usize| Position { line: line as u32, character: character as u32 };
                let lines = one.line_count() as usize + 1;
                let range = Range { start: place(random(lines), random(9)), end: place(random(lines), random(9)) };
                let change = (Some(range), pieces[random(pieces.len())].to_owned());
                one.change(std::slice::from_ref(&change), &NoFacts);
                changes.push(change);
            }
            all.change(&changes, &NoFacts);
            let fresh = document(std::str::from_utf8(&one.text).unwrap_or("?"), ColumnUnit::Utf16);
            for (doc, how) in [(&one, "one by one"), (&all, "at once")] {
                assert_eq!((&doc.text, &doc.lines), (&fresh.text, &fresh.lines), "{how}: {start:?} {changes:?}");
                assert_eq!(doc.tree, fresh.tree, "{how}: {start:?} {changes:?}");
            }
            let whole = [(None, "module {}".to_owned()), changes[0].clone()];
            one.change(&whole, &NoFacts);
            let mut other = document("module {}", ColumnUnit::Utf16);
            other.change(&whole[1..], &NoFacts);
            assert_eq!((&one.text, &one.lines, &one.tree), (&other.text, &other.lines, &other.tree));
        }
    }
}
