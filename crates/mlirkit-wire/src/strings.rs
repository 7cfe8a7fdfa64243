//! Readers and builders for the string section and the properties section.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashTable};
use mlirkit_diag::Result;

use crate::encoder::Encoder;
use crate::limits::MAX_STRING_SECTION;
use crate::reader::Reader;

/// The strings in a file.
#[derive(Clone, Debug, Default)]
pub struct StringTable<'a> {
    data: &'a [u8],
    /// The start of each string in `data`, followed by the end of the last string.
    bounds: Vec<u32>,
}

impl<'a> StringTable<'a> {
    /// Reads the section, which contains the string sizes in reverse order, followed by the null-terminated strings.
    pub fn read(mut reader: Reader<'a>) -> Result<Self> {
        let section = reader;
        if section.len() > MAX_STRING_SECTION {
            return Err(reader.error("string section exceeds 4 GiB"));
        }
        let count = reader.read_count(1)?;
        let mut end = section.len();
        let mut bounds = Vec::with_capacity(count + 1);
        bounds.push(end as u32);
        let mut without_null = None;
        for _ in 0..count {
            let offset = reader.offset();
            let size = reader.read_varint()?;
            let start = usize::try_from(size).ok().and_then(|size| end.checked_sub(size));
            end = start.ok_or_else(|| reader.error_at(offset, "string size exceeds the available data size"))?;
            if size == 0 {
                without_null = without_null.or(Some(offset));
            }
            bounds.push(end as u32);
        }
        if reader.len() != section.len() - end {
            return Err(reader.error("unexpected trailing data between the offsets for strings and their data"));
        }
        if let Some(offset) = without_null {
            return Err(reader.error_at(offset, "string has no room for its null character"));
        }
        bounds.reverse();
        Ok(Self { data: section.rest(), bounds })
    }

    /// Returns the number of strings.
    pub fn len(&self) -> usize {
        self.bounds.len().saturating_sub(1)
    }

    /// Returns true if there are no strings.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the string at `index`; `None` if the index is out of range.
    #[inline]
    pub fn get(&self, index: u64) -> Option<&'a [u8]> {
        let index = usize::try_from(index).ok()?;
        let (start, next) = (*self.bounds.get(index)?, *self.bounds.get(index.checked_add(1)?)?);
        self.data.get(start as usize..(next as usize).checked_sub(1)?)
    }

    /// Iterates over all strings, in file order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &'a [u8]> + '_ {
        (0..self.len()).map(|index| self.get(index as u64).unwrap_or_default())
    }

    /// Returns the string at an index that `reader` has just read.
    #[inline]
    pub fn resolve(&self, reader: &Reader<'_>, index: u64) -> Result<&'a [u8]> {
        self.get(index).ok_or_else(|| reader.error(format!("invalid string index: {index}")))
    }

    /// Like [`StringTable::resolve`], but the string must be UTF-8.
    pub fn resolve_str(&self, reader: &Reader<'_>, index: u64) -> Result<&'a str> {
        let bytes = self.resolve(reader, index)?;
        str::from_utf8(bytes).map_err(|_| reader.error(format!("string at index {index} is not valid UTF-8")))
    }

    /// Reads an index, and returns the string at that index.
    #[inline]
    pub fn read_string(&self, reader: &mut Reader<'_>) -> Result<&'a [u8]> {
        let index = reader.read_varint()?;
        self.resolve(reader, index)
    }

    /// Reads an index, and returns the string at that index, which must be UTF-8.
    pub fn read_str(&self, reader: &mut Reader<'_>) -> Result<&'a str> {
        let index = reader.read_varint()?;
        self.resolve_str(reader, index)
    }
}

/// Byte strings that are numbered in the order of their first use, and stored in the form in which they are written to
/// a file.
#[derive(Clone, Default)]
struct Interner {
    data: Vec<u8>,
    ends: Vec<usize>,
    hasher: DefaultHashBuilder,
    index: HashTable<u32>,
    /// The number of strings, counted from the first, that are in the hash table. The others are added during the next
    /// lookup.
    indexed: u32,
}

impl Interner {
    fn slice<'d>(data: &'d [u8], ends: &[usize], number: u32) -> &'d [u8] {
        let number = number as usize;
        let start = number.checked_sub(1).and_then(|before| ends.get(before)).copied().unwrap_or(0);
        ends.get(number).and_then(|end| data.get(start..*end)).unwrap_or_default()
    }

    fn insert(&mut self, bytes: &[u8], after: &[u8]) -> u32 {
        let Self { data, ends, hasher, index, indexed } = self;
        let text = |number: u32| {
            let slice = Self::slice(data, ends, number);
            slice.get(..slice.len() - after.len()).unwrap_or_default()
        };
        while (*indexed as usize) < ends.len() {
            let hash = hasher.hash_one(text(*indexed));
            // If several strings are equal, the first one is found.
            if index.find(hash, |number| text(*number) == text(*indexed)).is_none() {
                index.insert_unique(hash, *indexed, |number| hasher.hash_one(text(*number)));
            }
            *indexed += 1;
        }
        let hash = hasher.hash_one(bytes);
        if let Some(number) = index.find(hash, |number| text(*number) == bytes) {
            return *number;
        }
        let number = *indexed;
        index.insert_unique(hash, number, |number| hasher.hash_one(text(*number)));
        *indexed += 1;
        self.push(bytes, after);
        number
    }

    /// Reserves capacity for `more` additional strings.
    fn reserve(&mut self, more: usize) {
        let Self { data, ends, hasher, index, .. } = self;
        ends.reserve(more);
        index.reserve(more, |number| hasher.hash_one(Self::slice(data, ends, *number)));
    }

    fn push(&mut self, bytes: &[u8], after: &[u8]) {
        self.data.extend_from_slice(bytes);
        self.data.extend_from_slice(after);
        self.ends.push(self.data.len());
    }
}

/// A builder for the strings of a file, which are numbered in the order of their first use.
#[derive(Clone, Default)]
pub struct StringTableBuilder {
    strings: Interner,
}

impl StringTableBuilder {
    /// Creates an empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the index of a string, adding the string if it is new.
    pub fn insert(&mut self, string: impl AsRef<[u8]>) -> u64 {
        self.strings.insert(string.as_ref(), &[0]).into()
    }

    /// Appends a string even if the table already contains it. This preserves the indices of a file that has duplicate
    /// strings. It is also faster for a string that is known to be new.
    pub fn append(&mut self, string: impl AsRef<[u8]>) {
        self.strings.push(string.as_ref(), &[0]);
    }

    /// Returns the number of strings.
    pub fn len(&self) -> usize {
        self.strings.ends.len()
    }

    /// Returns true if there are no strings.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Writes the contents of the section.
    pub fn write<'b>(&'b self, encoder: &mut Encoder<'b>) {
        encoder.varint(self.len() as u64);
        let ends = &self.strings.ends;
        for (number, end) in ends.iter().enumerate().rev() {
            let start = number.checked_sub(1).and_then(|before| ends.get(before)).unwrap_or(&0);
            encoder.varint((end - start) as u64);
        }
        encoder.blob(&self.strings.data);
    }
}

/// The entries in the properties section.
#[derive(Clone, Debug, Default)]
pub struct PropertyTable<'a> {
    section: Option<Reader<'a>>,
    /// For each entry, the start of its size field in the section.
    starts: Vec<u32>,
    /// Whether any number in the section is not encoded in the shortest form.
    is_wasteful: bool,
}

impl<'a> PropertyTable<'a> {
    /// Reads the section: a count, followed by the size and the bytes of each entry.
    pub fn read(mut reader: Reader<'a>) -> Result<Self> {
        if reader.is_empty() {
            return Ok(Self::default());
        }
        let section = reader;
        if section.len() > crate::limits::MAX_PROPERTIES_SECTION {
            return Err(reader.error("properties section exceeds 4 GiB"));
        }
        let count = reader.read_count(1)?;
        let mut starts = Vec::with_capacity(count);
        for _ in 0..count {
            starts.push((section.len() - reader.len()) as u32);
            let size = reader.read_varint()?;
            reader.read_bytes(size)?;
        }
        if !reader.is_empty() {
            return Err(reader.error("Broken properties section: didn't exhaust the offsets table"));
        }
        Ok(Self { section: Some(section), starts, is_wasteful: reader.is_wasteful() })
    }

    /// Returns the contents of the section. `None` if a number in it is not encoded in the shortest form.
    pub fn bytes(&self) -> Option<&'a [u8]> {
        self.section.filter(|_| !self.is_wasteful).map(|section| section.rest())
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Returns true if there are no entries.
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Returns the entry at `index`; `None` if the index is out of range.
    #[inline(always)]
    pub fn get(&self, index: u64) -> Option<Reader<'a>> {
        let start = *self.starts.get(usize::try_from(index).ok()?)?;
        let mut reader = self.section?;
        reader.read_bytes(start.into()).ok()?;
        let size = reader.read_varint().ok()?;
        reader.read_part(size).ok()
    }

    /// Returns the entry at an index that `reader` has just read, for an operation named `op`.
    pub fn resolve(&self, reader: &Reader<'_>, index: u64, op: &str) -> Result<Reader<'a>> {
        self.get(index).ok_or_else(|| reader.error(format!("Properties idx out-of-bound for {op}")))
    }
}

/// A builder for the properties of a file. Equal properties share an entry.
#[derive(Clone, Default)]
pub struct PropertyTableBuilder {
    entries: Interner,
}

impl PropertyTableBuilder {
    /// Creates an empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reserves capacity for `entries` additional entries.
    pub fn reserve(&mut self, entries: usize) {
        self.entries.reserve(entries);
    }

    /// Returns the index of the entry with these bytes, adding the entry if it is new.
    pub fn insert(&mut self, properties: &[u8]) -> u64 {
        self.entries.insert(properties, &[]).into()
    }

    /// Returns the number of entries.
    pub fn len(&self) -> usize {
        self.entries.ends.len()
    }

    /// Returns true if there are no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Writes the contents of the section.
    pub fn write(&self, encoder: &mut Encoder<'_>) {
        encoder.varint(self.len() as u64);
        for number in 0..self.len() as u32 {
            let entry = Interner::slice(&self.entries.data, &self.entries.ends, number);
            encoder.varint(entry.len() as u64);
            encoder.bytes(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_that_were_appended_are_found_the_first_of_equal_ones() {
        let mut strings = StringTableBuilder::new();
        for string in ["a", "b", "a", "", "b"] {
            strings.append(string);
        }
        assert_eq!(["b", "a", "", "c", "c"].map(|string| strings.insert(string)), [1, 0, 3, 5, 5]);
        strings.append("d");
        assert_eq!(["d", "e", "d", "c"].map(|string| strings.insert(string)), [6, 7, 6, 5]);
        let mut section = Encoder::new();
        strings.write(&mut section);
        let section = section.to_vec();
        let read = StringTable::read(Reader::new(&section, 0, None)).map(|table| table.iter().collect::<Vec<_>>());
        assert_eq!(read.ok().unwrap_or_default(), [&b"a"[..], b"b", b"a", b"", b"b", b"c", b"d", b"e"]);
    }

    #[test]
    fn entries_are_numbered_alike_whether_there_is_room_for_them_or_not() {
        let mut properties = PropertyTableBuilder::new();
        let before = properties.insert(b"xy");
        properties.reserve(100);
        assert_eq!([before, properties.insert(b"z"), properties.insert(b"xy"), properties.insert(b"")], [0, 1, 0, 2]);
    }
}
