//! The positions of entries. One position is stored for every few entries, and the others are computed from the entry
//! sizes.

use super::{Encoding, EntryTable};
use crate::reader::Reader;

/// The number of entries per stored position.
pub(super) const STEP: usize = 16;

/// Stored positions: in the offset section, and in the data section. Both nearly always fit in 32 bits.
#[derive(Clone, Debug)]
pub(super) enum EntryExtents {
    Small(Vec<(u32, u32)>),
    Large(Vec<(u64, u64)>),
}

impl EntryExtents {
    /// Creates an empty list for sections of at most `most` bytes, with capacity for `expected` positions.
    pub(super) fn new(most: u64, expected: usize) -> Self {
        match most <= u64::from(u32::MAX) {
            true => Self::Small(Vec::with_capacity(expected)),
            false => Self::Large(Vec::with_capacity(expected)),
        }
    }

    #[inline]
    pub(super) fn push(&mut self, size: u64, start: u64) {
        match self {
            Self::Small(places) => places.push((size as u32, start as u32)),
            Self::Large(places) => places.push((size, start)),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Self::Small(places) => places.len(),
            Self::Large(places) => places.len(),
        }
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<(u64, u64)> {
        match self {
            Self::Small(places) => places.get(index).map(|(size, start)| (u64::from(*size), u64::from(*start))),
            Self::Large(places) => places.get(index).copied(),
        }
    }
}

/// Words in which the lowest bit of each byte, or of each pair of bytes, is set.
const ONES: u64 = u64::MAX / 0xff;
const PAIRS: u64 = u64::MAX / 0xffff;

/// Returns the total length of the first `count` entries, given a word with eight sizes that take one byte each.
#[inline]
fn len_of(sizes: u64, count: usize) -> u64 {
    // The size is in the upper six bits of a byte; the lower two are the length marker and the encoding flag.
    let sizes = (sizes >> 2) & (ONES * 0x3f) & u64::MAX.checked_shr(64 - 8 * count as u32).unwrap_or(0);
    let pairs = (sizes & (PAIRS * 0xff)) + (sizes >> 8 & (PAIRS * 0xff));
    pairs.wrapping_mul(PAIRS) >> 48
}

/// Returns how many of the eight sizes, counted from the first, take one byte each before a longer one.
#[inline]
fn short_ones(sizes: u64) -> usize {
    ((!sizes & ONES).trailing_zeros() / 8) as usize
}

/// Counts the leading entries, up to `most`, whose sizes take one byte each. Returns their number and their total
/// length.
#[inline]
pub(super) fn short(sizes: &[u8], most: usize) -> (usize, u64) {
    let (mut count, mut len) = (0, 0);
    while count < most
        && let Some(word) = sizes.get(count..).and_then(<[u8]>::first_chunk)
    {
        let word = u64::from_le_bytes(*word);
        let ahead = short_ones(word);
        let those = ahead.min(most - count);
        len += len_of(word, those);
        count += those;
        if ahead < 8 {
            break;
        }
    }
    (count, len)
}

/// An iterator over the entries in a run.
pub(super) struct EntryWalk<'o> {
    /// The sizes of the remaining entries.
    pub(super) sizes: Reader<'o>,
    /// The start of the next entry.
    pub(super) start: u64,
}

impl EntryWalk<'_> {
    /// Skips `count` entries, which must be fewer than [`STEP`]. `None` if the offset section ends before.
    #[inline]
    pub(super) fn pass_few(&mut self, count: usize) -> Option<()> {
        let sizes = self.sizes.rest();
        let words = sizes.first_chunk::<8>().zip(sizes.get(8..).and_then(<[u8]>::first_chunk::<8>));
        let Some((one, other)) = words.map(|(a, b)| (u64::from_le_bytes(*a), u64::from_le_bytes(*b))) else {
            return self.pass(count);
        };
        let (few, more) = (count.min(8), count.saturating_sub(8));
        if short_ones(one) < few || short_ones(other) < more {
            return self.pass(count);
        }
        self.start += len_of(one, few) + len_of(other, more);
        self.sizes = Reader::new(sizes.get(count..)?, 0, None);
        Some(())
    }

    /// Skips `count` entries; `None` if the offset section ends before.
    fn pass(&mut self, mut count: usize) -> Option<()> {
        while count > 0 {
            let (passed, len) = short(self.sizes.rest(), count);
            self.sizes.read_bytes(passed as u64).ok()?;
            self.start += len;
            count -= passed;
            if count > 0 {
                self.next()?;
                count -= 1;
            }
        }
        Some(())
    }

    /// Returns the start, end and encoding of the next entry; `None` at the end of the offset section.
    #[inline]
    pub(super) fn next(&mut self) -> Option<(u64, u64, Encoding)> {
        let (size, custom) = self.sizes.read_varint_with_flag().ok()?;
        let start = self.start;
        self.start += size;
        Some((start, self.start, if custom { Encoding::Custom } else { Encoding::Text }))
    }
}

/// A cursor that looks up entries in ascending order. It reaches a nearby entry by skipping the entries in between.
pub struct EntryCursor<'t, 'a> {
    table: &'t EntryTable<'a>,
    /// The index of the next entry in `walk`.
    next: usize,
    /// One more than the index of the last entry in the run of the next entry.
    end: usize,
    /// The index of the dialect to which the entries in the run belong.
    dialect: u32,
    walk: EntryWalk<'a>,
}

impl<'t, 'a> EntryCursor<'t, 'a> {
    /// Creates a cursor positioned before the first entry.
    pub(super) fn new(table: &'t EntryTable<'a>) -> Self {
        Self { table, next: 0, end: 0, dialect: 0, walk: EntryWalk { sizes: Reader::new(&[], 0, None), start: 0 } }
    }

    /// Returns the start, end and encoding of an entry, like [`EntryTable::place`]; `None` if the index is out of
    /// range.
    #[inline(always)]
    pub fn place(&mut self, index: usize) -> Option<(u64, u64, Encoding)> {
        match index.checked_sub(self.next) {
            Some(0) if index < self.end => {}
            Some(between) if between < STEP && index < self.end => self.walk.pass_few(between)?,
            _ => self.seek(index)?,
        }
        self.next = index + 1;
        self.walk.next()
    }

    fn seek(&mut self, index: usize) -> Option<()> {
        let run = self.table.run(index)?;
        let end = self.table.attributes.saturating_add(self.table.types);
        self.end = self.table.runs.get(run + 1).map_or(end, |(first, _)| *first as usize);
        self.dialect = self.table.runs.get(run)?.1;
        self.walk = self.table.walk(run, index)?;
        Some(())
    }

    /// Returns the dialect, the encoding and the bytes of an attribute; `None` if the index is out of range.
    #[inline]
    pub fn attribute(&mut self, index: u64) -> Option<(u32, Encoding, &'a [u8])> {
        let index = usize::try_from(index).ok().filter(|index| *index < self.table.attributes)?;
        let (start, end, encoding) = self.place(index)?;
        let bytes = self.table.data.rest().get(usize::try_from(start).ok()?..usize::try_from(end).ok()?)?;
        Some((self.dialect, encoding, bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::EntryExtents;

    #[test]
    fn sections_of_any_size_have_places() {
        for (most, places) in [(100, [(1, 40), (2, 100)]), (u64::MAX, [(7, 1 << 40), (1 << 33, 1 << 41)])] {
            let mut kept = EntryExtents::new(most, 0);
            places.iter().for_each(|(size, start)| kept.push(*size, *start));
            assert_eq!((kept.len(), kept.get(0), kept.get(1)), (2, Some(places[0]), Some(places[1])));
            assert_eq!(kept.get(2), None);
        }
    }
}
