//! Applies changes from the client to a text. The cost of applying many changes at once depends on the distances
//! between them, not on the length of the text.

use lsp_types::{Position, Range};

use crate::document::{ColumnUnit, offset_in_line};

/// A gap buffer: a text with a gap at the position of the last change. Line starts are stored for both sides of the
/// gap.
pub struct GapText {
    /// The text before the gap, the gap, and the text after it.
    bytes: Vec<u8>,
    /// The byte range of the gap.
    gap: std::ops::Range<usize>,
    /// The starts of the lines before the gap.
    before: Vec<usize>,
    /// The starts of the lines that `before` does not contain, as distances from the end of the text, last line first.
    behind: Vec<usize>,
    unit: ColumnUnit,
}

impl GapText {
    /// Creates a gap buffer from a text and its line starts.
    pub fn new(text: &[u8], lines: &[u32], unit: ColumnUnit) -> Self {
        let behind = lines.iter().rev().map(|start| text.len() - *start as usize).collect();
        Self { bytes: text.to_vec(), gap: 0..0, before: Vec::new(), behind, unit }
    }

    /// Replaces a range by new text.
    pub fn replace(&mut self, range: Range, new: &str) {
        let (start, end) = (self.offset(range.start), self.offset(range.end));
        let (start, end) = (start.min(end), start.max(end));
        self.move_to(start);
        self.gap.end += end - start;
        let left = self.bytes.len() - self.gap.end;
        while self.behind.last().is_some_and(|distance| *distance >= left) {
            self.behind.pop();
        }
        self.insert(new.as_bytes());
    }

    /// Returns the whole text.
    pub fn into_text(mut self) -> Vec<u8> {
        self.bytes.drain(self.gap.clone());
        self.bytes
    }

    fn len(&self) -> usize {
        self.bytes.len() - self.gap.len()
    }

    fn insert(&mut self, new: &[u8]) {
        if self.gap.len() < new.len() {
            // The gap grows in proportion to the text, so the total cost of moving the text stays small.
            let more = new.len().max(self.bytes.len() / 8).max(1 << 12);
            let old = self.bytes.len();
            self.bytes.resize(old + more, 0);
            self.bytes.copy_within(self.gap.end..old, self.gap.end + more);
            self.gap.end += more;
        }
        let start = self.gap.start;
        if let Some(slot) = self.bytes.get_mut(start..start + new.len()) {
            slot.copy_from_slice(new);
        }
        self.gap.start += new.len();
        let is = |at: Option<usize>, c: u8| at.and_then(|at| self.bytes.get(at)) == Some(&c);
        // If the change makes a `\r` and a ` ` adjacent, they form a single line break.
        let joined = is(start.checked_sub(1), b'\r') && new.first() == Some(&b'\n');
        let joins = is(self.gap.start.checked_sub(1), b'\r') && is(Some(self.gap.end), b'\n');
        if joined {
            self.before.pop();
        }
        self.before.extend(line_ends(new).map(|end| start + end));
        if joins {
            self.before.pop_if(|last| *last == self.gap.start);
        }
    }

    /// Moves the gap to an offset.
    fn move_to(&mut self, at: usize) {
        let gap = self.gap.clone();
        if at < gap.start {
            self.bytes.copy_within(at..gap.start, at + gap.len());
        } else {
            self.bytes.copy_within(gap.end..at + gap.len(), gap.start);
        }
        self.gap = at..at + gap.len();
        let length = self.len();
        while let Some(start) = self.before.pop_if(|start| *start > at) {
            self.behind.push(length - start);
        }
        while let Some(distance) = self.behind.pop_if(|distance| length - *distance <= at) {
            self.before.push(length - distance);
        }
    }

    /// Returns the offset of a position, and moves the gap to its line. A position after the last line yields the
    /// length of the text.
    fn offset(&mut self, position: Position) -> usize {
        let (line, length) = (position.line as usize, self.len());
        let start_of = |line: usize| match self.before.get(line) {
            Some(start) => Some(*start),
            None => {
                let behind = self.behind.len().checked_sub(line - self.before.len() + 1)?;
                self.behind.get(behind).map(|distance| length - distance)
            }
        };
        let Some(start) = start_of(line) else { return length };
        let end = start_of(line + 1).unwrap_or(length);
        self.move_to(start);
        let from = self.gap.end;
        let text = self.bytes.get(from..from + (end - start)).unwrap_or_default();
        start + offset_in_line(text, position.character, self.unit)
    }
}

/// Returns the offsets at which lines end: after each `\n`, `\r\n` and `\r`.
pub fn line_ends(text: &[u8]) -> impl Iterator<Item = usize> + '_ {
    memchr::memchr2_iter(b'\n', b'\r', text)
        .filter(|at| text.get(*at) == Some(&b'\n') || text.get(at + 1) != Some(&b'\n'))
        .map(|at| at + 1)
}
