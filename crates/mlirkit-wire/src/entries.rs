//! The attribute and type sections: the position of each entry, and how it is encoded.

mod walk;

use std::ops::Range;

use mlirkit_diag::Result;

use crate::dialects::read_group;
use crate::encoder::Encoder;
use crate::limits::MAX_TABLE_ENTRIES;
use crate::reader::Reader;
use crate::section::SectionId;
pub use walk::EntryCursor;
use walk::{EntryExtents, EntryWalk, STEP, short};

/// An attribute or type in its encoded form.
#[derive(Clone, Copy, Debug)]
pub struct EncodedEntry<'a> {
    /// The index of the dialect to which the entry belongs.
    pub dialect: u32,
    /// How the entry is encoded.
    pub encoding: Encoding,
    /// The encoded bytes of the entry.
    pub data: Reader<'a>,
}

/// How an attribute or type is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// As text, terminated by a null byte.
    Text,
    /// In the custom encoding of the dialect.
    Custom,
}

/// The positions of the attributes and types in a file.
///
/// Only the position of every few entries is stored. The positions in between are computed from the entry sizes.
#[derive(Clone, Debug)]
pub struct EntryTable<'a> {
    data: Reader<'a>,
    /// Length of the data section in bytes. The section need not be in memory.
    len: u64,
    attributes: usize,
    types: usize,
    /// The contents of the offset section.
    offsets: &'a [u8],
    /// Whether any number in the offset section is not encoded in the shortest form.
    is_wasteful: bool,
    /// The stored positions: in each run, the position of every [`STEP`]th entry, starting with the first.
    kept: EntryExtents,
    /// The runs of consecutive entries with the same dialect, as pairs of first entry and dialect.
    runs: Vec<(u32, u32)>,
    /// For each run, the index of its first stored position.
    first_kept: Vec<u32>,
}

impl<'a> EntryTable<'a> {
    /// Reads the offset section. The contents of the data section are not accessed.
    pub fn read(offsets: Reader<'a>, data: Reader<'a>, dialects: usize) -> Result<Self> {
        Self::read_part(offsets, data, data.len() as u64, dialects)
    }

    /// Reads the offset section when the data section is not in memory. Only [`EntryTable::extent`] can then find
    /// entries.
    pub fn read_ranged(offsets: Reader<'a>, data: Range<u64>, dialects: usize) -> Result<Self> {
        let nothing = Reader::new(&[], data.start, Some(SectionId::AttrType));
        Self::read_part(offsets, nothing, data.end.saturating_sub(data.start), dialects)
    }

    fn read_part(mut offsets: Reader<'a>, data: Reader<'a>, len: u64, dialects: usize) -> Result<Self> {
        let section = offsets;
        let attributes = offsets.read_varint()?;
        let types = offsets.read_count(1)?;
        let attributes = usize::try_from(attributes).unwrap_or(usize::MAX);
        // Every entry takes at least one byte in the offset section. If the counts are larger, reading fails before
        // memory is reserved.
        let expected = attributes.saturating_add(types).min(offsets.len()).min(MAX_TABLE_ENTRIES);
        let mut table = Self {
            data,
            len,
            attributes,
            types,
            offsets: section.rest(),
            is_wasteful: false,
            kept: EntryExtents::new(len.max(section.len() as u64), expected / STEP + 2),
            runs: Vec::new(),
            first_kept: Vec::new(),
        };
        let (mut first, mut end) = (0, 0);
        table.read_entries(&mut offsets, (attributes, dialects), &mut first, &mut end)?;
        table.read_entries(&mut offsets, (types, dialects), &mut first, &mut end)?;
        if !offsets.is_empty() {
            return Err(offsets.error("unexpected trailing data in the Attribute/Type offset section"));
        }
        table.is_wasteful = offsets.is_wasteful();
        Ok(table)
    }

    /// Reads `left` entries from the offset section. `first` is the index of the first entry, and `end` its position in
    /// the data section. Both are advanced.
    fn read_entries(
        &mut self,
        offsets: &mut Reader<'a>,
        (mut left, dialects): (usize, usize),
        first: &mut usize,
        end: &mut u64,
    ) -> Result<()> {
        while left != 0 {
            let (dialect, count) = read_group(offsets, dialects)?;
            left = left.checked_sub(count).ok_or_else(|| {
                offsets.error(format!("dialect group of {count} entries exceeds the {left} that remain"))
            })?;
            if count != 0 {
                self.runs.push((*first as u32, dialect));
                self.first_kept.push(self.kept.len() as u32);
            }
            let mut done = 0;
            while done < count {
                if done.is_multiple_of(STEP) {
                    self.kept.push((self.offsets.len() - offsets.len()) as u64, *end);
                }
                // Most entries are short, so several are read at once as long as they are within the data.
                let (passed, len) = short(offsets.rest(), (STEP - done % STEP).min(count - done));
                if passed > 0 && *end + len <= self.len {
                    offsets.read_bytes(passed as u64)?;
                    *end += len;
                    done += passed;
                    continue;
                }
                let offset = offsets.offset();
                let (size, _) = offsets.read_varint_with_flag()?;
                done += 1;
                *end += size;
                if *end > self.len {
                    let message = "Attribute or Type entry offset points past the end of section";
                    return Err(offsets.error_at(offset, message));
                }
            }
            *first += count;
        }
        Ok(())
    }

    /// Returns the number of attributes.
    pub fn attributes(&self) -> usize {
        self.attributes
    }

    /// Returns the number of types.
    pub fn types(&self) -> usize {
        self.types
    }

    /// Returns the attribute at `index`; `None` if the index is out of range.
    pub fn attribute(&self, index: u64) -> Option<EncodedEntry<'a>> {
        let index = usize::try_from(index).ok().filter(|index| *index < self.attributes)?;
        self.entry(index)
    }

    /// Calls `each` for each attribute of a dialect in a range of indices. The arguments are its index, its encoding,
    /// the bytes from its start to the end of the section, and its length. Decoding is faster if bytes after the
    /// attribute are available.
    pub fn each_attribute_of(
        &self,
        dialect: u32,
        range: Range<usize>,
        mut each: impl FnMut(usize, Encoding, &'a [u8], usize),
    ) {
        let ends = self.runs.iter().skip(1).map(|(first, _)| *first as usize).chain([self.attributes]);
        for (run, ((first, of), end)) in self.runs.iter().zip(ends).enumerate() {
            let those = range.start.max(*first as usize)..end.min(self.attributes).min(range.end);
            if those.is_empty() || *of != dialect {
                continue;
            }
            let Some(mut walk) = self.walk(run, those.start) else { return };
            for index in those {
                let Some((start, end, encoding)) = walk.next() else { return };
                let Some(bytes) = self.data.rest().get(start as usize..) else { return };
                each(index, encoding, bytes, end.wrapping_sub(start) as usize);
            }
        }
    }

    /// Returns the total size in bytes of a range of entries. Attributes have the lower indices, and types follow.
    pub fn len_of(&self, range: Range<usize>) -> u64 {
        let (first, last) = (self.place(range.start), range.end.checked_sub(1).and_then(|last| self.place(last)));
        first.zip(last).map_or(0, |((start, ..), (_, end, _))| end.saturating_sub(start))
    }

    /// Returns the type at `index`; `None` if the index is out of range.
    pub fn r#type(&self, index: u64) -> Option<EncodedEntry<'a>> {
        self.entry(usize::try_from(index).ok()?.checked_add(self.attributes)?)
    }

    fn entry(&self, index: usize) -> Option<EncodedEntry<'a>> {
        let run = self.run(index)?;
        let (start, end, encoding) = self.walk(run, index)?.next()?;
        let bytes = self.data.rest().get(usize::try_from(start).ok()?..usize::try_from(end).ok()?)?;
        let data = Reader::new(bytes, self.data.offset() + start, self.data.section());
        Some(EncodedEntry { dialect: self.runs.get(run)?.1, encoding, data })
    }

    /// Returns the dialect, the encoding and the file range of an entry; `None` if the index is out of range.
    /// Attributes have the lower indices, and types follow.
    pub fn extent(&self, index: usize) -> Option<(u32, Encoding, Range<u64>)> {
        let run = self.run(index)?;
        let (start, end, encoding) = self.walk(run, index)?.next()?;
        let base = self.data.offset();
        Some((self.runs.get(run)?.1, encoding, base + start..base + end))
    }

    /// Returns the index of the run that contains an entry; `None` if the entry is out of range.
    #[inline]
    fn run(&self, index: usize) -> Option<usize> {
        if index.checked_sub(self.attributes).is_some_and(|index| index >= self.types) {
            return None;
        }
        self.runs.partition_point(|(first, _)| *first as usize <= index).checked_sub(1)
    }

    /// Returns an iterator over the entries of run `run`, starting at entry `index`, which must belong to that run.
    #[inline]
    fn walk(&self, run: usize, index: usize) -> Option<EntryWalk<'a>> {
        let within = index.checked_sub(self.runs.get(run)?.0 as usize)?;
        let (size, start) = self.kept.get(*self.first_kept.get(run)? as usize + within / STEP)?;
        let sizes = Reader::new(self.offsets.get(usize::try_from(size).ok()?..)?, 0, None);
        let mut walk = EntryWalk { sizes, start };
        walk.pass_few(within % STEP)?;
        Some(walk)
    }

    /// Returns the start and end of an entry in the data section, and its encoding. `None` if the index is out of
    /// range. Attributes have the lower indices, and types follow.
    #[inline]
    pub fn place(&self, index: usize) -> Option<(u64, u64, Encoding)> {
        self.walk(self.run(index)?, index)?.next()
    }

    /// Returns a cursor for fast lookups in ascending order.
    pub fn cursor(&self) -> EntryCursor<'_, 'a> {
        EntryCursor::new(self)
    }

    /// Returns the runs of consecutive entries with the same dialect, as pairs of first entry and dialect. Attributes
    /// have the lower indices, and types follow.
    pub fn groups(&self) -> &[(u32, u32)] {
        &self.runs
    }

    /// Returns the contents of the offset section. `None` if a number in it is not encoded in the shortest form.
    pub fn offsets(&self) -> Option<&'a [u8]> {
        (!self.is_wasteful).then_some(self.offsets)
    }

    /// Returns the contents of the data section; empty if it is not in memory.
    pub fn bytes(&self) -> &'a [u8] {
        self.data.rest()
    }

    /// Returns the length of the data section in bytes.
    pub fn data_len(&self) -> u64 {
        self.len
    }

    /// Returns the attribute at an index that `reader` has just read.
    pub fn resolve_attribute(&self, reader: &Reader<'_>, index: u64) -> Result<EncodedEntry<'a>> {
        self.attribute(index).ok_or_else(|| reader.error(format!("invalid Attribute index: {index}")))
    }

    /// Returns the type at an index that `reader` has just read.
    pub fn resolve_type(&self, reader: &Reader<'_>, index: u64) -> Result<EncodedEntry<'a>> {
        self.r#type(index).ok_or_else(|| reader.error(format!("invalid Type index: {index}")))
    }
}

/// A writer for the offset section, used while the entries are written to the data section. Entries are written in
/// groups, first attributes, then types.
pub struct EntryTableWriter<'e> {
    offsets: Encoder<'e>,
}

impl<'e> EntryTableWriter<'e> {
    /// Begins the section. Exactly `attributes` attributes and `types` types must follow.
    pub fn new(attributes: usize, types: usize) -> Self {
        let mut offsets = Encoder::with_capacity(attributes.saturating_add(types));
        offsets.varint(attributes as u64);
        offsets.varint(types as u64);
        Self { offsets }
    }

    /// Begins a group of `count` consecutive entries with the same dialect.
    pub fn group(&mut self, dialect: u32, count: usize) {
        self.offsets.varint(dialect.into());
        self.offsets.varint(count as u64);
    }

    /// Adds an entry of `size` bytes.
    #[inline]
    pub fn entry(&mut self, encoding: Encoding, size: u64) {
        self.offsets.varint_with_flag(size, encoding == Encoding::Custom);
    }

    /// Returns the contents of the offset section.
    pub fn finish(self) -> Encoder<'e> {
        self.offsets
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns an offset section. Each element of `runs` holds the sizes of consecutive entries; the runs have
    /// alternating dialects.
    fn offsets(runs: &[&[u64]], types: usize) -> Vec<u8> {
        let count: usize = runs.iter().map(|run| run.len()).sum();
        let mut writer = EntryTableWriter::new(count - types, types);
        for (dialect, run) in (0..).zip(runs) {
            writer.group(dialect % 2, run.len());
            run.iter().for_each(|size| writer.entry(encoding(*size), *size));
        }
        writer.finish().to_vec()
    }

    fn encoding(size: u64) -> Encoding {
        if size.is_multiple_of(3) { Encoding::Text } else { Encoding::Custom }
    }

    #[test]
    fn entries_of_any_size_are_found() {
        let mut seed = 1_u64;
        let mut size = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // One size in seven takes more than one byte.
            if (seed >> 40).is_multiple_of(7) { seed >> 50 } else { seed >> 58 }
        };
        for lens in [&[1][..], &[15, 16, 17], &[33, 1, 2, 64, 5], &[7, 300]] {
            let runs: Vec<Vec<u64>> = lens.iter().map(|len| (0..*len).map(|_| size()).collect()).collect();
            let runs: Vec<&[u64]> = runs.iter().map(Vec::as_slice).collect();
            let all: Vec<u64> = runs.concat();
            let types = if runs.len() > 1 { runs[runs.len() - 1].len() } else { 0 };
            let bytes = offsets(&runs, types);
            let (len, data) = (all.iter().sum::<u64>(), vec![0; all.iter().sum::<u64>() as usize]);
            let section = Reader::new(&bytes, 0, None);
            let table = EntryTable::read(section, Reader::new(&data, 0, None), 2).unwrap();
            let mut start = 0;
            for (index, size) in all.iter().enumerate() {
                assert_eq!(table.place(index), Some((start, start + size, encoding(*size))), "{index}");
                start += size;
            }
            assert_eq!((table.place(all.len()), table.extent(usize::MAX)), (None, None));
            for step in [1, 2, 5, 15, 16, 17, 40] {
                let mut cursor = table.cursor();
                for index in (0..all.len()).step_by(step) {
                    assert_eq!(cursor.place(index), table.place(index));
                    let place = |bytes: &[u8]| (bytes.as_ptr(), bytes.len());
                    let found = cursor.attribute(index as u64);
                    let found = found.map(|(dialect, encoding, bytes)| (dialect, encoding, place(bytes)));
                    let expected = table.attribute(index as u64);
                    assert_eq!(found, expected.map(|entry| (entry.dialect, entry.encoding, place(entry.data.rest()))));
                }
                assert_eq!((cursor.place(0), cursor.place(all.len())), (table.place(0), None));
            }
            let attributes = all.len() - types;
            let expected: Vec<_> = all.iter().copied().enumerate().skip(3).take(attributes.saturating_sub(3)).collect();
            let sum: u64 = expected.iter().map(|(_, len)| len).sum();
            assert_eq!(table.len_of(3..attributes), sum);
            let mut seen = Vec::new();
            for dialect in 0..2 {
                let note = |index, found, _: &[u8], len| {
                    assert_eq!(found, encoding(len as u64));
                    seen.push((index, len as u64));
                };
                table.each_attribute_of(dialect, 3..all.len(), note);
            }
            seen.sort_unstable();
            assert_eq!(seen, expected);
            // The data is one byte too short for the last entry.
            if all.last() != Some(&0) {
                assert!(EntryTable::read_ranged(section, 0..len - 1, 2).is_err());
            }
        }
    }
}
