//! An open document: text, lines, tree, and positions in the client's encoding.

use bytes::Bytes;
use lsp_types::{Location, Position, Range, Uri};
use mlirkit_syntax::{Edit, Facts, Tree};

/// The unit in which a client counts the characters of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnUnit {
    /// Bytes of UTF-8.
    Utf8,
    /// Units of UTF-16, two bytes each, as is the protocol's default.
    Utf16,
}

/// An open document.
#[derive(Debug, Clone)]
pub struct Document {
    /// Its address.
    pub uri: Uri,
    /// The name that locations use: its path, or its address if it is no file.
    pub name: String,
    /// The client's version.
    pub version: i32,
    /// Its text, in UTF-8.
    pub text: Bytes,
    /// The start of each line.
    lines: Vec<u32>,
    /// Its tree.
    pub tree: Tree,
    encoding: ColumnUnit,
}

impl Document {
    /// Makes a document.
    #[must_use]
    pub fn new(uri: Uri, version: i32, text: String, encoding: ColumnUnit, facts: &dyn Facts) -> Self {
        let name = path_of(&uri).unwrap_or_else(|| uri.as_str().to_owned());
        let text = Bytes::from(text);
        let (lines, tree) = (line_starts(&text), Tree::parse(&text, facts));
        Self { uri, name, version, text, lines, tree, encoding }
    }

    /// Replaces a range of the text, or all of it. Returns the operation whose regions alone were read again, if there is one.
    pub fn change(&mut self, range: Option<Range>, new: &str, facts: &dyn Facts) -> Option<u32> {
        let Some(range) = range else {
            self.text = Bytes::from(new.to_owned());
            self.lines = line_starts(&self.text);
            self.tree = Tree::parse(&self.text, facts);
            return None;
        };
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        let (start, end) = (start.min(end), start.max(end));
        let mut text = Vec::with_capacity(self.text.len() + new.len());
        text.extend_from_slice(self.text.get(..start as usize).unwrap_or_default());
        text.extend_from_slice(new.as_bytes());
        text.extend_from_slice(self.text.get(end as usize..).unwrap_or_default());
        self.text = text.into();
        self.lines = line_starts(&self.text);
        let edit = Edit { start, end, new: new.len() as u32 };
        self.tree.edit(&self.text, edit, facts)
    }

    /// Returns the byte offset of a position. A position after the end of its line becomes that end.
    #[must_use]
    pub fn offset(&self, position: Position) -> u32 {
        let Some(start) = self.lines.get(position.line as usize).copied() else { return self.text.len() as u32 };
        let end = self.lines.get(position.line as usize + 1).map_or(self.text.len() as u32, |end| *end);
        let line = self.text.get(start as usize..end as usize).unwrap_or_default();
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if self.encoding == ColumnUnit::Utf8 {
            return start + position.character.min(line.len() as u32);
        }
        let (mut units, mut bytes) = (0, 0);
        for c in std::str::from_utf8(line).unwrap_or_default().chars() {
            if units >= position.character {
                break;
            }
            units += c.len_utf16() as u32;
            bytes += c.len_utf8() as u32;
        }
        start + bytes
    }

    /// Returns the position of a byte offset.
    #[must_use]
    pub fn position(&self, offset: u32) -> Position {
        let offset = offset.min(self.text.len() as u32);
        let line = self.lines.partition_point(|start| *start <= offset).saturating_sub(1);
        let start = self.lines.get(line).copied().unwrap_or(0);
        let before = self.text.get(start as usize..offset as usize).unwrap_or_default();
        let character = match self.encoding {
            ColumnUnit::Utf8 => before.len() as u32,
            ColumnUnit::Utf16 if before.is_ascii() => before.len() as u32,
            ColumnUnit::Utf16 => String::from_utf8_lossy(before).encode_utf16().count() as u32,
        };
        Position { line: line as u32, character }
    }

    /// Returns the number of columns between two offsets on one line.
    #[must_use]
    pub fn width(&self, start: u32, end: u32) -> u32 {
        let between = self.text.get(start as usize..end as usize).unwrap_or_default();
        match self.encoding {
            ColumnUnit::Utf16 if !between.is_ascii() => String::from_utf8_lossy(between).encode_utf16().count() as u32,
            _ => between.len() as u32,
        }
    }

    /// Returns the range of a part of the text.
    #[must_use]
    pub fn range(&self, start: u32, end: u32) -> Range {
        Range { start: self.position(start), end: self.position(end) }
    }

    /// Returns the range of a token.
    #[must_use]
    pub fn token_range(&self, token: u32) -> Range {
        let token = self.tree.token(token);
        self.range(token.start, token.end)
    }

    /// Returns the place of a token.
    #[must_use]
    pub fn token_location(&self, token: u32) -> Location {
        Location { uri: self.uri.clone(), range: self.token_range(token) }
    }

    /// Returns the range of an operation.
    #[must_use]
    pub fn op_range(&self, op: u32) -> Range {
        let Some(node) = self.tree.op(op) else { return Range::default() };
        self.range(self.tree.token(node.first).start, self.tree.token(node.end - 1).end)
    }

    /// Returns the line of an offset, from 0.
    #[must_use]
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.partition_point(|start| *start <= offset).saturating_sub(1) as u32
    }

    /// Returns the bytes of a line without its end.
    #[must_use]
    pub fn line_text(&self, line: u32) -> &[u8] {
        let start = self.lines.get(line as usize).copied().unwrap_or(self.text.len() as u32);
        let end = self.lines.get(line as usize + 1).copied().unwrap_or(self.text.len() as u32);
        self.text.get(start as usize..end as usize).unwrap_or_default().trim_ascii_end()
    }

    /// Returns the offset of the start of a line.
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

    /// Returns the text of a range of tokens.
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
    std::iter::once(0).chain(memchr::memchr_iter(b'\n', text).map(|end| end as u32 + 1)).collect()
}

/// Returns the path of a `file:` address, with escapes resolved.
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

/// Returns the `file:` address of a path.
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
