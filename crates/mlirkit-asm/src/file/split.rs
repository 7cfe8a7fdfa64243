//! Sources split into chunks at markers, as with `--split-input-file`.

use std::ops::Range;

/// A chunk of a source between split markers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SplitChunk<'s> {
    /// The text of the chunk.
    pub text: &'s [u8],
    /// The byte offset of the chunk in the source.
    pub offset: usize,
    /// The 1-based line in which the chunk starts.
    pub line: u32,
}

/// The number of characters at the end of a marker that a near miss may get wrong.
const LOOSE: usize = 2;

/// Splits a source at each marker, as `--split-input-file` does. A marker followed by more text may be anywhere in a
/// line.
#[must_use]
pub fn split_source<'s>(source: &'s [u8], marker: &str) -> Vec<SplitChunk<'s>> {
    split(source, marker).0
}

/// Returns the offsets of near misses of the marker, for which upstream warns "near miss with file split marker".
#[must_use]
pub fn split_near_misses(source: &[u8], marker: &str) -> Vec<usize> {
    split(source, marker).1
}

fn split<'s>(source: &'s [u8], marker: &str) -> (Vec<SplitChunk<'s>>, Vec<usize>) {
    let (mut chunks, mut near_misses) = (Vec::new(), Vec::new());
    let (mut line, mut counted) = (1, 0);
    let mut chunk = |range: Range<usize>| {
        line += memchr::memchr_iter(b'\n', source.get(counted..range.start).unwrap_or_default()).count() as u32;
        counted = range.start;
        chunks.push(SplitChunk { text: source.get(range.clone()).unwrap_or_default(), offset: range.start, line });
    };
    let Some((stem, end)) = marker.len().checked_sub(LOOSE).and_then(|at| marker.as_bytes().split_at_checked(at))
    else {
        chunk(0..source.len());
        return (chunks, near_misses);
    };
    let mut pieces: Vec<Range<usize>> = Vec::new();
    let mut start = 0;
    for at in memchr::memmem::find_iter(source, stem) {
        pieces.push(start..at);
        start = at + stem.len();
    }
    pieces.push(start..source.len());
    let mut current = 0..0;
    for piece in pieces {
        if current.is_empty() {
            current = piece;
            continue;
        }
        let text = source.get(piece.clone()).unwrap_or_default();
        if text.starts_with(end) && text.len() > LOOSE && text.get(LOOSE) != Some(&b'0') {
            chunk(current);
            current = piece.start + LOOSE..piece.end;
        } else {
            near_misses.push(piece.start);
            current.end = piece.end;
        }
    }
    if !current.is_empty() {
        chunk(current);
    }
    (chunks, near_misses)
}
