//! Reads the primitives of the bytecode format from a borrowed slice, and tracks the file offset.

use std::ffi::CStr;

use mlirkit_diag::{Error, Position, Result};

use crate::limits::MAX_ALIGNMENT;
use crate::section::SectionId;

/// The byte used for padding before aligned data.
pub const ALIGNMENT_BYTE: u8 = 0xCB;

/// A cursor over a part of a bytecode file. A copy is an independent cursor.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    rest: &'a [u8],
    /// The file offset at the end of `rest`.
    end: u64,
    section: Option<SectionId>,
    /// Whether any number read so far was not encoded in the shortest form.
    wasteful: bool,
}

impl<'a> Reader<'a> {
    /// Creates a cursor over `bytes`, which begin at the file offset `offset` and belong to `section`.
    #[inline]
    pub fn new(bytes: &'a [u8], offset: u64, section: Option<SectionId>) -> Self {
        Self { rest: bytes, end: offset.saturating_add(bytes.len() as u64), section, wasteful: false }
    }

    /// Returns the file offset of the next byte.
    #[inline]
    pub fn offset(&self) -> u64 {
        self.end - self.rest.len() as u64
    }

    /// Returns the number of bytes that have not been read.
    #[inline]
    pub fn len(&self) -> usize {
        self.rest.len()
    }

    /// Returns true if all bytes have been read.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns the bytes that have not been read.
    #[inline]
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Returns the section to which the bytes belong, if any.
    #[inline]
    pub fn section(&self) -> Option<SectionId> {
        self.section
    }

    /// Returns true if any number read so far, by this cursor or by one it was copied from, was not encoded in the
    /// shortest form. No known writer does that.
    #[inline]
    pub fn is_wasteful(&self) -> bool {
        self.wasteful
    }

    /// Creates an error whose position is the next byte.
    #[cold]
    pub fn error(&self, message: impl Into<String>) -> Error {
        self.error_at(self.offset(), message)
    }

    /// Creates an error whose position is another byte of the same section.
    #[cold]
    pub fn error_at(&self, offset: u64, message: impl Into<String>) -> Error {
        let section = self.section.map(SectionId::name);
        Error::new(Position::Bytecode { file: "".into(), section, offset }, message)
    }

    /// Creates the error for data that ends unexpectedly.
    #[cold]
    pub(crate) fn at_end(&self) -> Error {
        self.error_at(self.end, "attempting to parse a byte at the end of the bytecode")
    }

    /// Reads a byte.
    #[inline]
    pub fn read_byte(&mut self) -> Result<u8> {
        let (first, rest) = self.rest.split_first().ok_or_else(|| self.at_end())?;
        self.rest = rest;
        Ok(*first)
    }

    /// Reads `length` bytes.
    #[inline]
    pub fn read_bytes(&mut self, length: u64) -> Result<&'a [u8]> {
        let split = usize::try_from(length).ok().and_then(|length| self.rest.split_at_checked(length));
        let (bytes, rest) = split.ok_or_else(|| self.too_short(length))?;
        self.rest = rest;
        Ok(bytes)
    }

    #[cold]
    fn too_short(&self, length: u64) -> Error {
        self.error(format!("attempting to parse {length} bytes when only {} remain", self.rest.len()))
    }

    /// Reads `length` bytes, and returns a cursor over them.
    #[inline]
    pub fn read_part(&mut self, length: u64) -> Result<Reader<'a>> {
        let offset = self.offset();
        Ok(Reader::new(self.read_bytes(length)?, offset, self.section))
    }

    /// Reads a variable-width integer.
    #[inline]
    pub fn read_varint(&mut self) -> Result<u64> {
        match self.rest.split_first() {
            Some((first, rest)) if first & 1 != 0 => {
                self.rest = rest;
                Ok(u64::from(first >> 1))
            }
            _ => self.read_long_varint(),
        }
    }

    /// Reads an integer that takes more than one byte. This is a single load if at least eight bytes are left.
    #[inline]
    fn read_long_varint(&mut self) -> Result<u64> {
        match long_varint(self.rest) {
            Some((value, rest, wasteful)) => {
                self.rest = rest;
                self.wasteful |= wasteful;
                Ok(value)
            }
            None => self.read_varint_at_end(),
        }
    }

    /// Returns a cursor over the remaining bytes that does not create errors. Use [`Reader::catch_up`] to continue at
    /// its position.
    #[inline(always)]
    pub fn quick(&self) -> QuickReader<'a> {
        QuickReader { rest: self.rest, wasteful: usize::from(self.wasteful) }
    }

    /// Continues at the position of a cursor returned by [`Reader::quick`].
    #[inline(always)]
    pub fn catch_up(&mut self, quick: QuickReader<'a>) {
        (self.rest, self.wasteful) = (quick.rest, quick.wasteful != 0);
    }

    /// Reads an integer that takes nine bytes or is near the end of the data.
    #[inline(never)]
    fn read_varint_at_end(&mut self) -> Result<u64> {
        let Some((value, rest, wasteful)) = varint_at_end(self.rest) else {
            let first = self.read_byte()?;
            return Err(self.too_short(first.trailing_zeros().into()));
        };
        self.rest = rest;
        self.wasteful |= wasteful;
        Ok(value)
    }

    /// Reads a zigzag-encoded variable-width integer.
    #[inline(always)]
    pub fn read_signed_varint(&mut self) -> Result<i64> {
        self.read_varint().map(zigzag)
    }

    /// Reads a variable-width integer whose lowest bit is a flag. Returns the remaining bits and the flag.
    #[inline]
    pub fn read_varint_with_flag(&mut self) -> Result<(u64, bool)> {
        let value = self.read_varint()?;
        Ok((value >> 1, value & 1 != 0))
    }

    /// Reads the number of items that follow, each of which takes at least `bytes_each` bytes. The caller may reserve
    /// memory for as many items. If there are too few bytes, the returned count is one more than fits, so that reading
    /// the items fails at the correct position.
    #[inline]
    pub fn read_count(&mut self, bytes_each: usize) -> Result<usize> {
        let count = self.read_varint()?;
        let most = self.rest.len() / bytes_each.max(1) + 1;
        Ok(usize::try_from(count).unwrap_or(usize::MAX).min(most))
    }

    /// Reads bytes up to a null byte. The null byte is consumed but not returned.
    #[inline]
    pub fn read_null_terminated(&mut self) -> Result<&'a [u8]> {
        // Strings are short. `memchr` would take longer to detect the features of the processor.
        let string = CStr::from_bytes_until_nul(self.rest)
            .map_err(|_| self.error("malformed null-terminated string, no null character found"))?;
        let bytes = self.read_bytes(string.count_bytes() as u64)?;
        self.read_byte()?;
        Ok(bytes)
    }

    /// Skips padding up to a file offset that is a multiple of `alignment`.
    pub fn align_to(&mut self, alignment: u64) -> Result<()> {
        if !alignment.is_power_of_two() || alignment > MAX_ALIGNMENT {
            return Err(self.error("expected alignment to be a power-of-two"));
        }
        while !self.offset().is_multiple_of(alignment) {
            let offset = self.offset();
            let padding = self.read_byte()?;
            if padding != ALIGNMENT_BYTE {
                let message = format!("expected alignment byte (0xCB), but got: '0x{padding:X}'");
                return Err(self.error_at(offset, message));
            }
        }
        Ok(())
    }

    /// Reads an aligned blob: alignment, size, padding and bytes.
    #[inline]
    pub fn read_aligned_blob(&mut self) -> Result<AlignedBlob<'a>> {
        let alignment = self.read_varint()?;
        let size = self.read_varint()?;
        self.align_to(alignment)?;
        Ok(AlignedBlob { alignment, data: self.read_bytes(size)? })
    }
}

/// Bytes whose file offset is a multiple of an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlignedBlob<'a> {
    /// The alignment, a power of two.
    pub alignment: u64,
    /// The bytes of the blob.
    pub data: &'a [u8],
}

/// Decodes a zigzag-encoded number.
#[inline(always)]
fn zigzag(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

/// Decodes an integer that takes two to eight bytes. Returns its value, the remaining bytes, and whether it was not
/// encoded in the shortest form. `None` if fewer than eight bytes are left or the integer takes nine bytes.
#[inline(always)]
fn long_varint(rest: &[u8]) -> Option<(u64, &[u8], bool)> {
    let word = u64::from_le_bytes(*rest.first_chunk()?);
    // The number of additional bytes, 1 to 7. If the byte is zero, there are eight.
    let more = (word as u8).trailing_zeros();
    let rest = rest.get(more as usize + 1..).filter(|_| more < 8)?;
    // Removes the bytes that follow the number, and the bits that encode its length.
    let value = (word << (56 - 8 * more)) >> (57 - 7 * more);
    Some((value, rest, more != 0 && value >> (7 * more) == 0))
}

/// A [`Reader`] that does not create errors. It is passed by value and never borrowed, so it can stay in registers.
#[derive(Clone, Copy, Debug)]
pub struct QuickReader<'a> {
    rest: &'a [u8],
    /// Nonzero if any number read so far was not encoded in the shortest form. This field is as wide as a register,
    /// because compilers copy a trailing `bool` and its padding through the stack.
    wasteful: usize,
}

impl<'a> QuickReader<'a> {
    /// Creates a cursor over `bytes`.
    #[inline(always)]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes, wasteful: 0 }
    }

    /// Returns the number of bytes that have not been read.
    #[inline(always)]
    pub fn remaining(self) -> usize {
        self.rest.len()
    }

    /// Returns true if any number read so far was not encoded in the shortest form; see [`Reader::is_wasteful`].
    #[inline(always)]
    pub fn is_wasteful(self) -> bool {
        self.wasteful != 0
    }

    /// Reads a byte; `None` at the end.
    #[inline(always)]
    pub fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    /// Reads a variable-width integer; `None` if the data ends.
    #[inline(always)]
    pub fn varint(&mut self) -> Option<u64> {
        let (first, rest) = self.rest.split_first()?;
        if first & 1 != 0 {
            self.rest = rest;
            return Some(u64::from(first >> 1));
        }
        let (value, rest, wasteful) = match long_varint(self.rest) {
            Some(read) => read,
            None => varint_at_end(self.rest)?,
        };
        (self.rest, self.wasteful) = (rest, self.wasteful | usize::from(wasteful));
        Some(value)
    }

    /// Skips `count` variable-width integers; `None` if the data ends.
    #[inline(always)]
    pub fn pass(&mut self, count: usize) -> Option<()> {
        for _ in 0..count {
            // The first byte encodes the length of the integer.
            let more = (u32::from(*self.rest.first()?) | 1 << 8).trailing_zeros();
            self.rest = self.rest.get(more as usize + 1..)?;
        }
        Some(())
    }

    /// Reads four bytes in little-endian order; `None` if the data ends.
    #[inline(always)]
    pub fn word(&mut self) -> Option<u32> {
        let (word, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(u32::from_le_bytes(*word))
    }

    /// Reads `count` bytes; `None` if the data ends.
    #[inline(always)]
    pub fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(bytes)
    }

    /// Returns the next `N` bytes without consuming them. `None` if fewer are left.
    #[inline(always)]
    pub fn next_chunk<const N: usize>(self) -> Option<[u8; N]> {
        self.rest.first_chunk().copied()
    }

    /// Reads a zigzag-encoded variable-width integer; `None` if the data ends.
    #[inline(always)]
    pub fn signed_varint(&mut self) -> Option<i64> {
        self.varint().map(zigzag)
    }

    /// Reads the number of items that follow, each of which takes at least one byte. `None` if fewer bytes are left.
    #[inline(always)]
    pub fn count(&mut self) -> Option<usize> {
        let count = self.varint()?;
        usize::try_from(count).ok().filter(|count| *count <= self.rest.len())
    }
}

/// Decodes an integer that takes nine bytes or is near the end of the data. Returns its value, the remaining bytes, and
/// whether it was not encoded in the shortest form. `None` if the data ends.
#[inline(never)]
fn varint_at_end(rest: &[u8]) -> Option<(u64, &[u8], bool)> {
    let (first, rest) = rest.split_first()?;
    let more = first.trailing_zeros();
    let (bytes, rest) = rest.split_at_checked(more as usize)?;
    let value = bytes.iter().rev().fold(0, |value, byte| value << 8 | u64::from(*byte));
    let value = if more == 8 { value } else { (value << 8 | u64::from(*first)) >> (more + 1) };
    Some((value, rest, more != 0 && value >> (7 * more) == 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Result<u64> {
        let mut reader = Reader::new(bytes, 0, None);
        let value = reader.read_varint()?;
        assert!(reader.is_empty());
        Ok(value)
    }

    #[test]
    fn varints_of_every_length_with_and_without_bytes_after() {
        for bits in 0..=64u32 {
            let value = u64::MAX.checked_shr(64 - bits).unwrap_or(0);
            for value in [value, value / 3, value - value / 5] {
                let mut encoder = crate::Encoder::new();
                encoder.varint(value);
                let mut bytes = encoder.to_vec();
                let length = (64 - value.leading_zeros()).div_ceil(7).clamp(1, 9);
                assert_eq!(bytes.len(), length as usize, "{value}");
                assert_eq!(read(&bytes).ok(), Some(value));
                for cut in 0..bytes.len() {
                    assert!(read(&bytes[..cut]).is_err());
                    assert_eq!(Reader::new(&bytes[..cut], 0, None).quick().varint(), None);
                }
                bytes.extend([0xFF; 8]);
                let mut reader = Reader::new(&bytes, 0, None);
                let mut quick = reader.quick();
                assert_eq!(reader.read_varint().ok(), Some(value));
                assert_eq!(reader.len(), 8);
                assert_eq!((quick.varint(), quick.remaining()), (Some(value), 8));
            }
        }
    }

    #[test]
    fn signed_varints_are_zigzag() {
        for value in [0, -1, 1, i64::MIN, i64::MAX, -64, 63] {
            let mut encoder = crate::Encoder::new();
            encoder.signed_varint(value);
            let bytes = encoder.to_vec();
            assert_eq!(Reader::new(&bytes, 0, None).read_signed_varint().ok(), Some(value));
        }
    }

    #[test]
    fn errors_say_what_upstream_says_and_where() {
        let reader = Reader::new(&[], 40, Some(SectionId::Ir));
        let message = |error: Error| error.to_string();
        assert_eq!(
            reader.clone().read_varint().map_err(message),
            Err("byte 40 in section IR (4): error: attempting to parse a byte at the end of the bytecode".into())
        );
        let reader = Reader::new(&[0, 1, 2], 40, None);
        assert_eq!(
            reader.clone().read_varint().map_err(message),
            Err("byte 41: error: attempting to parse 8 bytes when only 2 remain".into())
        );
        assert_eq!(
            reader.clone().align_to(3).map_err(message),
            Err("byte 40: error: expected alignment to be a power-of-two".into())
        );
        assert_eq!(
            reader.clone().align_to(16).map_err(message),
            Err("byte 40: error: expected alignment byte (0xCB), but got: '0x0'".into())
        );
        assert_eq!(
            Reader::new(&[1, 2], 0, None).read_null_terminated().map_err(message),
            Err("byte 0: error: malformed null-terminated string, no null character found".into())
        );
        // A count of 2^40 one-byte items with only two bytes left; then a count of items with two bytes each.
        let mut encoder = crate::Encoder::new();
        encoder.varint(1 << 40);
        encoder.varint(1);
        encoder.varint(2);
        let bytes = encoder.to_vec();
        assert_eq!(Reader::new(&bytes, 0, None).read_count(1).map_err(message), Ok(3));
        assert_eq!(Reader::new(&bytes, 0, None).read_count(2).map_err(message), Ok(2));
        assert_eq!(Reader::new(&bytes[6..], 0, None).read_count(1).map_err(message), Ok(1));
    }

    #[test]
    fn alignment_counts_from_the_start_of_the_file() {
        let bytes = [ALIGNMENT_BYTE, ALIGNMENT_BYTE, 7];
        let mut reader = Reader::new(&bytes, 6, None);
        assert!(reader.align_to(8).is_ok());
        assert_eq!(reader.read_byte().ok(), Some(7));
    }
}
