//! Computation of the line and column of a source offset.

use crate::text::Offset;

/// A cache of line starts. It holds the last requested line and some lines before it.
#[derive(Debug)]
pub(crate) struct LineIndex {
    start: Offset,
    number: u32,
    /// An offset after `start`, up to which the source has no line break.
    seen: Offset,
    marks: Vec<(Offset, u32)>,
    /// An earlier line that was requested: the range searched, and the line number.
    before: (std::ops::Range<Offset>, u32),
}

/// The maximum length, in bytes, of a range that is searched byte by byte.
const NEAR: usize = 24;

/// The maximum length, in bytes, of a source that is searched byte by byte. `memchr` first detects processor features,
/// which takes a twentieth of the time for a small file.
const SMALL: usize = 1 << 12;

/// The minimum length, in bytes, of a range in which line ends are counted rather than located one by one.
const FAR: usize = if cfg!(test) { 64 } else { 1 << 10 };

/// The minimum distance between cached lines, in bytes.
const MARK_EVERY: Offset = 1 << 14;

impl LineIndex {
    /// Creates an index for a source in which line `number` begins at `start`. Most requested offsets should follow it.
    pub(crate) fn starting_at(start: Offset, number: u32) -> Self {
        Self { start, number, seen: start, marks: vec![(start, number)], before: (0..0, 0) }
    }

    /// Returns the 1-based line and column of an offset. Fast if offsets are requested in ascending order.
    pub(crate) fn place(&mut self, source: &[u8], offset: Offset) -> (u32, u32) {
        if offset < self.start {
            return self.place_before(source, offset);
        }
        if offset <= self.seen {
            return (self.number, offset - self.start + 1);
        }
        let between = source.get(self.seen as usize..offset as usize).unwrap_or_default();
        let from = std::mem::replace(&mut self.seen, offset);
        let near =
            |from: usize| (between.iter().enumerate().skip(from).filter(|(_, c)| **c == b'\n')).map(|(at, _)| at);
        let mut last = None;
        let mut end = |at: usize| (last, self.number) = (Some(at), self.number + 1);
        if source.len() <= SMALL {
            near(0).for_each(end);
        } else if between.len() > FAR {
            self.number += memchr::memchr_iter(b'\n', between).count() as u32;
            last = memchr::memrchr(b'\n', between);
        } else {
            let mut ends = memchr::memchr_iter(b'\n', between);
            // Most requested offsets are on the next line.
            if let Some(first) = ends.next() {
                end(first);
                if between.len() - first <= NEAR { near(first + 1).for_each(end) } else { ends.for_each(end) }
            }
        }
        if let Some(last) = last {
            self.start = from + last as Offset + 1;
            if self.marks.last().is_none_or(|(mark, _)| self.start - mark >= MARK_EVERY) {
                self.marks.push((self.start, self.number));
            }
        }
        (self.number, offset - self.start + 1)
    }

    /// Returns the line and column of an offset that precedes the current line.
    fn place_before(&mut self, source: &[u8], offset: Offset) -> (u32, u32) {
        if self.before.0.contains(&offset) {
            return (self.before.1, offset - self.before.0.start + 1);
        }
        let start = memchr::memrchr(b'\n', source.get(..offset as usize).unwrap_or_default()).map_or(0, |i| i + 1);
        let lines = |from: usize, to: usize| {
            memchr::memchr_iter(b'\n', source.get(from..to).unwrap_or_default()).count() as u32
        };
        let mark = self.marks.partition_point(|(mark, _)| *mark as usize <= start).checked_sub(1);
        let number = match mark.and_then(|mark| self.marks.get(mark)) {
            Some((mark, number)) if self.start - offset > MARK_EVERY => number + lines(*mark as usize, start),
            _ => self.number.saturating_sub(lines(start, self.start as usize)),
        };
        let end = memchr::memchr(b'\n', source.get(offset as usize..self.start as usize).unwrap_or_default());
        self.before = (start as Offset..offset + end.unwrap_or(0) as Offset + 1, number);
        (number, offset - start as Offset + 1)
    }
}
