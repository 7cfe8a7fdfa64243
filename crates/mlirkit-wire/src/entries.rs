//! The attribute and type sections: where each entry is, and how it is encoded.

use std::ops::Range;

use mlirkit_diag::Result;

use crate::dialects::read_group;
use crate::encoder::Encoder;
use crate::limits::MAX_TABLE_ENTRIES;
use crate::reader::Reader;
use crate::section::SectionId;

/// An attribute or type in its encoded form.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// The number of the dialect it belongs to.
    pub dialect: u32,
    /// How it is encoded.
    pub encoding: Encoding,
    /// Its bytes.
    pub data: Reader<'a>,
}

/// How an attribute or type is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As text, with a null byte behind.
    Text,
    /// In the dialect's own way.
    Custom,
}

/// Where the attributes and types of a file are.
#[derive(Clone, Debug)]
pub struct EntryTable<'a> {
    data: Reader<'a>,
    /// How long the data is, all of which need not be at hand.
    len: u64,
    attributes: usize,
    /// Start of each entry in the data, attributes first; the lowest bit says that the encoding is the dialect's own. One
    /// more says where the last ends.
    starts: Starts,
    /// The first entry of each run of the same dialect.
    runs: Vec<(u32, u32)>,
    /// The section of offsets, if it is at hand and no number in it takes more bytes than it has to.
    offsets: Option<&'a [u8]>,
}

/// Numbers that nearly always take 32 bits.
#[derive(Clone, Debug)]
enum Starts {
    Small(Vec<u32>),
    Large(Vec<u64>),
}

impl Starts {
    /// None yet, of data of so many bytes.
    fn new(data: u64, expected: usize) -> Self {
        if data <= u64::from(u32::MAX >> 1) {
            Self::Small(Vec::with_capacity(expected))
        } else {
            Self::Large(Vec::with_capacity(expected))
        }
    }

    fn push(&mut self, start: u64, custom: bool) {
        let value = start << 1 | u64::from(custom);
        match self {
            Self::Small(starts) => starts.push(value as u32),
            Self::Large(starts) => starts.push(value),
        }
    }

    /// Adds entries whose sizes and flags stand in one byte each. Gives where the last one ends.
    fn push_short(&mut self, mut end: u64, bytes: &[u8]) -> u64 {
        match self {
            Self::Small(starts) => {
                let mut start = end as u32;
                starts.extend(bytes.iter().map(|byte| {
                    let this = start << 1 | u32::from(byte >> 1 & 1);
                    start += u32::from(byte >> 2);
                    this
                }));
                end = start.into();
            }
            Self::Large(starts) => starts.extend(bytes.iter().map(|byte| {
                let this = end << 1 | u64::from(byte >> 1 & 1);
                end += u64::from(byte >> 2);
                this
            })),
        }
        end
    }

    fn len(&self) -> usize {
        match self {
            Self::Small(starts) => starts.len(),
            Self::Large(starts) => starts.len(),
        }
    }

    /// Start, end and encoding of an entry.
    #[inline]
    fn entry(&self, index: usize) -> Option<(u64, u64, Encoding)> {
        let next = index.checked_add(1)?;
        let (start, end) = match self {
            Self::Small(starts) => (u64::from(*starts.get(index)?), u64::from(*starts.get(next)?)),
            Self::Large(starts) => (*starts.get(index)?, *starts.get(next)?),
        };
        let encoding = if start & 1 != 0 { Encoding::Custom } else { Encoding::Text };
        Some((start >> 1, end >> 1, encoding))
    }
}

impl<'a> EntryTable<'a> {
    /// Reads the offset section; the data section's contents are not touched.
    pub fn read(offsets: Reader<'a>, data: Reader<'a>, dialects: usize) -> Result<Self> {
        let (mut table, is_wasteful) = Self::read_part(offsets, data, data.len() as u64, dialects)?;
        table.offsets = (!is_wasteful).then(|| offsets.rest());
        Ok(table)
    }

    /// Reads the offset section for data that is not at hand: entries are found by [`EntryTable::extent`] only.
    pub fn read_ranged(offsets: Reader<'_>, data: Range<u64>, dialects: usize) -> Result<Self> {
        let nothing = Reader::new(&[], data.start, Some(SectionId::AttrType));
        let table = Self::read_part(offsets, nothing, data.end.saturating_sub(data.start), dialects);
        table.map(|(table, _)| table)
    }

    /// Also whether a number takes more bytes than it has to.
    fn read_part(mut offsets: Reader<'_>, data: Reader<'a>, len: u64, dialects: usize) -> Result<(Self, bool)> {
        let attributes = offsets.read_varint()?;
        let types = offsets.read_count(1)?;
        let attributes = usize::try_from(attributes).unwrap_or(usize::MAX);
        // Every entry takes a byte of the offset section; beyond, reading fails before anything is reserved.
        let expected = attributes.saturating_add(types).min(offsets.len()).min(MAX_TABLE_ENTRIES);
        let starts = Starts::new(len, expected + 1);
        let mut table = Self { data, len, attributes, starts, runs: Vec::new(), offsets: None };
        let mut end = 0;
        table.read_entries(&mut offsets, attributes, dialects, &mut end)?;
        table.read_entries(&mut offsets, types, dialects, &mut end)?;
        if !offsets.is_empty() {
            return Err(offsets.error("unexpected trailing data in the Attribute/Type offset section"));
        }
        table.starts.push(end, false);
        Ok((table, offsets.is_wasteful()))
    }

    fn read_entries(
        &mut self,
        offsets: &mut Reader<'_>,
        mut left: usize,
        dialects: usize,
        end: &mut u64,
    ) -> Result<()> {
        while left != 0 {
            let (dialect, count) = read_group(offsets, dialects)?;
            left = left.checked_sub(count).ok_or_else(|| {
                offsets.error(format!("dialect group of {count} entries exceeds the {left} that remain"))
            })?;
            if count != 0 {
                self.runs.push((self.starts.len() as u32, dialect));
            }
            let mut count = count;
            while count > 0 {
                // Most are short: those that can be no further than the end are read without a look at each.
                let near = self.len.saturating_sub(*end) / (u64::from(u8::MAX) >> 2);
                let most = count.min(usize::try_from(near).unwrap_or(usize::MAX)).min(offsets.len());
                let ahead = offsets.rest().get(..most).unwrap_or_default();
                let short = ahead.iter().position(|byte| byte & 1 == 0).unwrap_or(most);
                *end = self.starts.push_short(*end, offsets.read_bytes(short as u64)?);
                count -= short;
                if count == 0 {
                    break;
                }
                count -= 1;
                let offset = offsets.offset();
                let (size, custom) = offsets.read_varint_with_flag()?;
                self.starts.push(*end, custom);
                *end += size;
                if *end > self.len {
                    let message = "Attribute or Type entry offset points past the end of section";
                    return Err(offsets.error_at(offset, message));
                }
            }
        }
        Ok(())
    }

    /// How many attributes there are.
    pub fn attributes(&self) -> usize {
        self.attributes
    }

    /// How many types there are.
    pub fn types(&self) -> usize {
        self.starts.len() - 1 - self.attributes
    }

    /// The attribute at `index`.
    pub fn attribute(&self, index: u64) -> Option<Entry<'a>> {
        let index = usize::try_from(index).ok().filter(|index| *index < self.attributes)?;
        self.entry(index)
    }

    /// Calls `each` with the index, dialect and encoding of the attributes in a range, their bytes and those behind them, and how
    /// many are their own: reading is faster where more bytes follow.
    pub fn each_attribute(&self, range: Range<usize>, mut each: impl FnMut(usize, u32, Encoding, &'a [u8], usize)) {
        let ends = self.runs.iter().skip(1).map(|(first, _)| *first as usize).chain([self.attributes]);
        for ((first, dialect), end) in self.runs.iter().zip(ends) {
            for index in range.start.max(*first as usize)..end.min(self.attributes).min(range.end) {
                let Some((start, end, encoding)) = self.starts.entry(index) else { return };
                let Some(bytes) = self.data.rest().get(start as usize..) else { return };
                each(index, *dialect, encoding, bytes, end.wrapping_sub(start) as usize);
            }
        }
    }

    /// The type at `index`.
    pub fn r#type(&self, index: u64) -> Option<Entry<'a>> {
        self.entry(usize::try_from(index).ok()?.checked_add(self.attributes)?)
    }

    fn entry(&self, index: usize) -> Option<Entry<'a>> {
        let (start, end, encoding) = self.starts.entry(index)?;
        let bytes = self.data.rest().get(usize::try_from(start).ok()?..usize::try_from(end).ok()?)?;
        let data = Reader::new(bytes, self.data.offset() + start, self.data.section());
        Some(Entry { dialect: self.dialect(index)?, encoding, data })
    }

    /// The dialect and the encoding of an entry, and where its bytes are in the file; attributes count first, then types.
    pub fn extent(&self, index: usize) -> Option<(u32, Encoding, Range<u64>)> {
        let (start, end, encoding) = self.starts.entry(index)?;
        let base = self.data.offset();
        Some((self.dialect(index)?, encoding, base + start..base + end))
    }

    #[inline]
    fn dialect(&self, index: usize) -> Option<u32> {
        let run = self.runs.partition_point(|(first, _)| *first as usize <= index);
        self.runs.get(run.checked_sub(1)?).map(|(_, dialect)| *dialect)
    }

    /// Where an entry begins and ends in the data, and how it is encoded; attributes count first, then types.
    #[inline]
    pub fn place(&self, index: usize) -> Option<(u64, u64, Encoding)> {
        self.starts.entry(index)
    }

    /// The first entry of each group of entries of a dialect, and the dialect; attributes count first, then types.
    pub fn groups(&self) -> &[(u32, u32)] {
        &self.runs
    }

    /// The section of offsets, if it is at hand and no number in it takes more bytes than it has to.
    pub fn offsets(&self) -> Option<&'a [u8]> {
        self.offsets
    }

    /// The data, if it is at hand.
    pub fn bytes(&self) -> &'a [u8] {
        self.data.rest()
    }

    /// How many bytes the data has.
    pub fn data_len(&self) -> u64 {
        self.len
    }

    /// The attribute at an index that `reader` has just read.
    pub fn resolve_attribute(&self, reader: &Reader<'_>, index: u64) -> Result<Entry<'a>> {
        self.attribute(index).ok_or_else(|| reader.error(format!("invalid Attribute index: {index}")))
    }

    /// The type at an index that `reader` has just read.
    pub fn resolve_type(&self, reader: &Reader<'_>, index: u64) -> Result<Entry<'a>> {
        self.r#type(index).ok_or_else(|| reader.error(format!("invalid Type index: {index}")))
    }
}

/// Writes the offset section while the entries are written to the data section: attributes, then types, each in groups.
pub struct EntryTableWriter<'e> {
    offsets: Encoder<'e>,
}

impl<'e> EntryTableWriter<'e> {
    /// Starts the section; as many entries must follow.
    pub fn new(attributes: usize, types: usize) -> Self {
        let mut offsets = Encoder::with_capacity(attributes.saturating_add(types));
        offsets.varint(attributes as u64);
        offsets.varint(types as u64);
        Self { offsets }
    }

    /// Starts a group of `count` entries of one dialect: all there are until another dialect's follow.
    pub fn group(&mut self, dialect: u32, count: usize) {
        self.offsets.varint(dialect.into());
        self.offsets.varint(count as u64);
    }

    /// Takes note of an entry that took `size` bytes.
    #[inline]
    pub fn entry(&mut self, encoding: Encoding, size: u64) {
        self.offsets.varint_with_flag(size, encoding == Encoding::Custom);
    }

    /// The contents of the section.
    pub fn finish(self) -> Encoder<'e> {
        self.offsets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_of_any_size_are_kept() {
        for (data, places) in [(100, [0, 40, 100]), (usize::MAX, [7, 1 << 40, 1 << 41])] {
            let mut starts = Starts::new(data as u64, 0);
            for (index, place) in places.into_iter().enumerate() {
                starts.push(place, index == 1);
            }
            assert_eq!(starts.len(), 3);
            assert_eq!(starts.entry(0), Some((places[0], places[1], Encoding::Text)));
            assert_eq!(starts.entry(1), Some((places[1], places[2], Encoding::Custom)));
            assert_eq!((starts.entry(2), starts.entry(usize::MAX)), (None, None));
        }
    }
}
