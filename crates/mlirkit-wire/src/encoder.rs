//! Writes the primitives of the bytecode format.
//!
//! Nearly everything is written into one buffer. Three things are inserted only when the encoder is written to the
//! output, and are called splices: section lengths, which are known only at the end of a section, borrowed blobs, and
//! other encoders. Therefore, nested sections and gigabytes of constants are never moved or copied.

use std::io::{self, Write};

use mlirkit_num::hex;

use crate::reader::{ALIGNMENT_BYTE, AlignedBlob};
use crate::section::SectionId;

/// Blobs smaller than this size in bytes are copied, because a splice would be more expensive.
const SMALL_BLOB: usize = 256;

/// Sections up to this size in bytes are moved in order to insert their length, because a splice would be more
/// expensive.
const SMALL_SECTION: u64 = 512;

/// The minimum spare capacity of the buffer in bytes.
const MIN_ROOM: usize = 64;
/// The maximum spare capacity of the buffer in bytes.
const MAX_ROOM: usize = 1 << 16;

/// Byte ranges smaller than this size in bytes are combined before they are written to the output.
const SMALL_PIECE: usize = 1 << 15;

/// The number of bytes that are decoded from hexadecimal digits at once, small enough to stay in the cache.
const DECODED_AT_ONCE: usize = 1 << 16;

/// The contents of a bytecode file, or of a section, under construction.
#[derive(Debug, Default)]
pub struct Encoder<'a> {
    /// The bytes written so far, followed by spare bytes. The spare bytes allow a number of any length to be written by
    /// a single store.
    buffer: Vec<u8>,
    /// The number of bytes written to the buffer, without the spare bytes.
    len: usize,
    splices: Vec<Splice<'a>>,
    /// The total length of all splices, except the lengths of open sections, plus the number of bytes already written
    /// to the output.
    spliced: u64,
    /// The largest alignment requested.
    alignment: u64,
}

#[derive(Debug)]
struct Splice<'a> {
    /// The position of the splice in the buffer.
    at: usize,
    content: EncodedPart<'a>,
}

#[derive(Debug)]
enum EncodedPart<'a> {
    /// A section length, written as a variable-width integer.
    Length(u64),
    Blob(&'a [u8]),
    /// Hexadecimal digits, which are decoded when they are written to the output.
    Digits(&'a [u8]),
    Encoder(Box<Encoder<'a>>),
}

/// A section that has been begun. Pass it to [`Encoder::end_section`].
#[must_use]
#[derive(Debug)]
pub struct OpenSection {
    splice: usize,
    start: u64,
}

/// The position of a byte whose value is set later with [`Encoder::fill`].
#[must_use]
#[derive(Clone, Copy, Debug)]
pub struct ReservedByte(usize);

/// Returns the encoding of a variable-width integer below 2^56, and the length of that encoding in bytes.
#[inline]
fn short_varint(value: u64) -> ([u8; 8], usize) {
    // Every seven bits take one byte, and zero takes one too. For all numbers in range, the multiplication and shift
    // are a division by seven.
    let more = ((63 - (value | 1).leading_zeros()) * 37) >> 8;
    ((((value << 1) | 1) << more).to_le_bytes(), more as usize + 1)
}

/// Returns the encoding of a variable-width integer, and the length of that encoding in bytes.
#[inline]
fn varint_bytes(value: u64) -> ([u8; 9], usize) {
    let mut bytes = [0; 9];
    if value < 1 << 56 {
        let (short, length) = short_varint(value);
        bytes[..8].copy_from_slice(&short);
        return (bytes, length);
    }
    bytes[1..].copy_from_slice(&value.to_le_bytes());
    (bytes, 9)
}

/// A short byte sequence that is written repeatedly, such as the start of many entries.
#[derive(Clone, Copy, Debug)]
pub struct ShortBytes {
    bytes: [u8; 16],
    len: usize,
}

impl ShortBytes {
    /// Encodes two variable-width integers, each of which takes at most five bytes.
    #[inline]
    pub fn of_varints(values: [u32; 2]) -> Self {
        let (mut bytes, mut len) = (0, 0);
        for value in values {
            let (these, more) = short_varint(value.into());
            bytes |= u128::from(u64::from_le_bytes(these)) << (8 * len);
            len += more;
        }
        Self { bytes: bytes.to_le_bytes(), len }
    }
}

/// Reserved space in an encoder for a sequence of numbers. The length of the encoder's buffer is updated once for the
/// whole sequence.
#[derive(Debug)]
pub struct VarintRoom<'r> {
    bytes: &'r mut [u8],
    len: usize,
    /// The start of the space in the buffer.
    start: usize,
}

impl VarintRoom<'_> {
    /// Writes a variable-width integer below 2^56.
    #[inline(always)]
    pub fn varint(&mut self, value: u64) {
        debug_assert!(value < 1 << 56);
        let (bytes, length) = short_varint(value);
        if let Some(room) = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            *room = bytes;
        }
        self.len += length;
    }

    /// Writes a byte.
    #[inline(always)]
    pub fn byte(&mut self, byte: u8) {
        if let Some(room) = self.bytes.get_mut(self.len) {
            *room = byte;
        }
        self.len += 1;
    }

    /// Writes four bytes in little-endian order.
    #[inline(always)]
    pub fn word(&mut self, value: u32) {
        if let Some(room) = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            *room = value.to_le_bytes();
        }
        self.len += size_of::<u32>();
    }

    /// Writes the first `len` bytes of an array. They take the space of two reserved numbers.
    #[inline(always)]
    pub fn first_of(&mut self, bytes: [u8; 16], len: usize) {
        debug_assert!(len <= bytes.len());
        if let Some(room) = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            *room = bytes;
        }
        self.len += len;
    }

    /// Reserves a byte, whose value must be set with [`Encoder::fill`].
    #[inline(always)]
    pub fn reserve_byte(&mut self) -> ReservedByte {
        self.len += 1;
        ReservedByte(self.start + self.len - 1)
    }
}

impl<'a> Encoder<'a> {
    /// Reserves space for up to `most` bytes or numbers below 2^56, and calls `write` with it.
    ///
    /// # Panics
    /// Panics if `write` writes more than `most` numbers and exceeds the reserved space.
    #[inline(always)]
    pub fn in_room<T>(&mut self, most: usize, write: impl FnOnce(&mut VarintRoom<'_>) -> T) -> T {
        // A store writes eight bytes for a number of any length. If a sequence ends within the first `most` stores,
        // there was enough space for all of them.
        let (end, start) = (most * size_of::<u64>(), self.len);
        if self.buffer.len() < start + end + size_of::<u64>() {
            self.grow(end + size_of::<u64>());
        }
        let mut room = VarintRoom { bytes: self.buffer.get_mut(start..).unwrap_or_default(), len: 0, start };
        let written = write(&mut room);
        assert!(room.len <= end, "more numbers than there is room for");
        self.len += room.len;
        written
    }

    /// Creates an empty encoder.
    #[inline]
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty encoder with a capacity of `bytes`.
    #[inline]
    pub fn with_capacity(bytes: usize) -> Self {
        Self { buffer: Vec::with_capacity(bytes), ..Self::default() }
    }

    /// Returns the number of bytes written, without the lengths of open sections.
    #[inline]
    pub fn size(&self) -> u64 {
        self.len as u64 + self.spliced
    }

    /// Returns the bytes in the buffer, without splices.
    #[inline]
    fn written(&self) -> &[u8] {
        self.buffer.get(..self.len).unwrap_or_default()
    }

    /// Stores bytes after those already written. The caller must then advance `len`.
    #[inline]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        match self.buffer.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            Some(room) => *room = bytes,
            None => self.put_further(&bytes),
        }
    }

    #[cold]
    #[inline(never)]
    fn put_further(&mut self, bytes: &[u8]) {
        self.grow(bytes.len());
        if let Some(room) = self.buffer.get_mut(self.len..self.len + bytes.len()) {
            room.copy_from_slice(bytes);
        }
    }

    /// Extends the buffer in small steps within the reserved memory, in order not to touch unused pages.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, more: usize) {
        let least = self.len + more;
        let step = self.buffer.len().clamp(MIN_ROOM, MAX_ROOM);
        if self.buffer.capacity() < least + step {
            self.buffer.reserve((least + step - self.buffer.len()).max(self.buffer.len()));
        }
        self.buffer.resize(least + step, 0);
    }

    /// Frees the unused capacity.
    pub fn shrink_to_fit(&mut self) {
        self.buffer.truncate(self.len);
        self.buffer.shrink_to_fit();
    }

    /// Discards all contents but keeps the allocated memory.
    #[inline]
    pub fn clear(&mut self) {
        (self.len, self.spliced, self.alignment) = (0, 0, 0);
        self.splices.clear();
    }

    /// Returns the contents as a slice. `None` if there are splices, because the contents are not contiguous then.
    #[inline]
    pub fn as_slice(&self) -> Option<&[u8]> {
        self.splices.is_empty().then(|| self.written())
    }

    /// Returns true if the contents equal `bytes`.
    pub fn is(&self, bytes: &[u8]) -> bool {
        if let Some(written) = self.as_slice() {
            return written == bytes;
        }
        let mut rest = bytes;
        let all: Result<(), ()> = self.pieces(&mut |piece| {
            // A piece that is borrowed from `bytes` at the same position need not be compared.
            let is_there = std::ptr::eq(rest.as_ptr(), piece.as_ptr()) && piece.len() <= rest.len();
            rest = if is_there { rest.get(piece.len()..) } else { rest.strip_prefix(piece) }.ok_or(())?;
            Ok(())
        });
        all.is_ok() && rest.is_empty()
    }

    /// Returns true if the encoder has no contents.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.size() == 0
    }

    /// Writes a byte.
    #[inline]
    pub fn byte(&mut self, byte: u8) {
        self.put([byte]);
        self.len += 1;
    }

    /// Copies bytes into the buffer.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        let end = self.len + bytes.len();
        if self.buffer.len() < end {
            self.grow(bytes.len());
        }
        if let Some(room) = self.buffer.get_mut(self.len..end) {
            room.copy_from_slice(bytes);
        }
        self.len = end;
    }

    /// Writes a short byte sequence.
    #[inline]
    pub fn short_bytes(&mut self, ShortBytes { bytes, len }: ShortBytes) {
        self.put(bytes);
        self.len += len;
    }

    /// Writes borrowed bytes. They are not copied, unless there are fewer than `SMALL_BLOB`.
    #[inline]
    pub fn blob(&mut self, bytes: &'a [u8]) {
        if bytes.len() < SMALL_BLOB {
            return self.bytes(bytes);
        }
        self.splices.push(Splice { at: self.len, content: EncodedPart::Blob(bytes) });
        self.spliced += bytes.len() as u64;
    }

    /// Writes bytes that are given as borrowed pairs of hexadecimal digits. The digits are decoded in limited portions
    /// when the encoder is written to the output.
    pub fn digits(&mut self, digits: &'a [u8]) {
        self.splices.push(Splice { at: self.len, content: EncodedPart::Digits(digits) });
        self.spliced += digits.len() as u64 / 2;
    }

    /// Returns the number of bytes written after the reserved byte `place`, without splices.
    #[inline]
    pub fn behind(&self, place: ReservedByte) -> usize {
        self.len - place.0 - 1
    }

    /// Writes bytes, followed by a null byte.
    #[inline]
    pub fn null_terminated(&mut self, bytes: &[u8]) {
        self.bytes(bytes);
        self.byte(0);
    }

    /// Writes a variable-width integer.
    #[inline]
    pub fn varint(&mut self, value: u64) {
        if value < 1 << 56 {
            let (bytes, length) = short_varint(value);
            self.put(bytes);
            self.len += length;
        } else {
            self.long_varint(value);
        }
    }

    #[cold]
    #[inline(never)]
    fn long_varint(&mut self, value: u64) {
        self.byte(0);
        self.bytes(&value.to_le_bytes());
    }

    /// Writes a zigzag-encoded variable-width integer.
    #[inline]
    pub fn signed_varint(&mut self, value: i64) {
        self.varint((value << 1 ^ value >> 63) as u64);
    }

    /// Writes a variable-width integer combined with a flag, which becomes the lowest bit.
    #[inline]
    pub fn varint_with_flag(&mut self, value: u64, flag: bool) {
        self.varint(value << 1 | u64::from(flag));
    }

    /// Reserves a byte, whose value can be set with [`fill`](Self::fill). Until then it is zero.
    #[inline]
    pub fn reserve_byte(&mut self) -> ReservedByte {
        self.byte(0);
        ReservedByte(self.len - 1)
    }

    /// Sets the value of a reserved byte.
    #[inline]
    pub fn fill(&mut self, place: ReservedByte, byte: u8) {
        if let Some(slot) = self.buffer.get_mut(place.0) {
            *slot = byte;
        }
    }

    /// Adds padding up to a multiple of `alignment`, counted from the start of this encoder. When the encoder is
    /// written as a section, the section is placed so that the alignment also holds in the file. Must not be called
    /// while a section is open.
    #[inline]
    pub fn align_to(&mut self, alignment: u64) {
        if alignment < 2 {
            return;
        }
        let padding = self.size().next_multiple_of(alignment) - self.size();
        for _ in 0..padding {
            self.byte(ALIGNMENT_BYTE);
        }
        self.alignment = self.alignment.max(alignment);
    }

    /// Writes an aligned blob: alignment, size, padding and bytes. The bytes are borrowed.
    #[inline]
    pub fn aligned_blob(&mut self, blob: AlignedBlob<'a>) {
        self.varint(blob.alignment);
        self.varint(blob.data.len() as u64);
        self.align_to(blob.alignment);
        self.blob(blob.data);
    }

    /// Begins a section without alignment. Everything written until [`end_section`](Self::end_section) belongs to it.
    #[inline]
    pub fn begin_section(&mut self, id: SectionId) -> OpenSection {
        self.byte(id as u8);
        self.splices.push(Splice { at: self.len, content: EncodedPart::Length(0) });
        OpenSection { splice: self.splices.len() - 1, start: self.size() }
    }

    /// Ends the section that was begun last.
    #[inline]
    pub fn end_section(&mut self, section: OpenSection) {
        let length = self.size() - section.start;
        if self.end_small_section(&section, length) {
            return;
        }
        if let Some(splice) = self.splices.get_mut(section.splice) {
            splice.content = EncodedPart::Length(length);
        }
        self.spliced += varint_bytes(length).1 as u64;
    }

    /// Ends a short section by moving its contents in order to insert its length. This avoids splices, because a file
    /// may have very many short sections. Returns `false` if the section is too long.
    #[inline]
    fn end_small_section(&mut self, section: &OpenSection, length: u64) -> bool {
        let (start, end) = (self.len.wrapping_sub(length as usize), self.len);
        let is_last = section.splice + 1 == self.splices.len();
        if length > SMALL_SECTION || !is_last || self.splices.last().is_none_or(|splice| splice.at != start) {
            return false;
        }
        let (bytes, more) = varint_bytes(length);
        if self.buffer.len() < end + more {
            self.grow(more);
        }
        self.buffer.copy_within(start..end, start + more);
        if let (Some(room), Some(bytes)) = (self.buffer.get_mut(start..start + more), bytes.get(..more)) {
            room.copy_from_slice(bytes);
        }
        self.splices.pop();
        self.len = end + more;
        true
    }

    /// Writes a section with the contents of another encoder. The section is aligned if the contents require it.
    pub fn section(&mut self, id: SectionId, contents: Encoder<'a>) {
        let code = self.reserve_byte();
        self.varint(contents.size());
        if contents.alignment > 1 {
            if self.size().is_multiple_of(contents.alignment) {
                self.alignment = self.alignment.max(contents.alignment);
            } else {
                self.varint(contents.alignment);
                self.align_to(contents.alignment);
                self.fill(code, id as u8 | 0x80);
                return self.append(contents);
            }
        }
        self.fill(code, id as u8);
        self.append(contents);
    }

    /// Appends another encoder without moving its bytes. Nest encoders only a few levels deep, because writing them is
    /// recursive. For deeply nested sections, begin and end them in the same encoder.
    #[inline]
    pub fn append(&mut self, other: Encoder<'a>) {
        if let Some(bytes) = other.as_slice().filter(|bytes| bytes.len() < SMALL_BLOB) {
            return self.bytes(bytes);
        }
        self.spliced += other.size();
        self.splices.push(Splice { at: self.len, content: EncodedPart::Encoder(Box::new(other)) });
    }

    /// Calls `piece` with each contiguous piece of the contents, in order.
    fn pieces<E>(&self, piece: &mut impl FnMut(&[u8]) -> Result<(), E>) -> Result<(), E> {
        let mut done = 0;
        for splice in &self.splices {
            piece(self.written().get(done..splice.at).unwrap_or_default())?;
            done = splice.at;
            match &splice.content {
                EncodedPart::Length(value) => {
                    let (bytes, length) = varint_bytes(*value);
                    piece(bytes.get(..length).unwrap_or_default())?;
                }
                EncodedPart::Blob(bytes) => piece(bytes)?,
                // The caller has already checked the digits.
                EncodedPart::Digits(digits) => {
                    let mut room = vec![0; DECODED_AT_ONCE.min(digits.len() / 2)];
                    hex::decode_in_pieces(digits, &mut room, &mut *piece).map(drop)?;
                }
                EncodedPart::Encoder(encoder) => encoder.pieces(piece)?,
            }
        }
        piece(self.written().get(done..).unwrap_or_default())
    }

    /// Writes the contents to `out`. Large pieces are written directly, without being copied to a buffer.
    pub fn write_to(&self, out: &mut impl Write) -> io::Result<()> {
        let mut small = Vec::with_capacity(self.size().min(2 * SMALL_PIECE as u64) as usize);
        self.pieces(&mut |piece| {
            if small.len() + piece.len() > small.capacity() {
                out.write_all(&small)?;
                small.clear();
            }
            if piece.len() < SMALL_PIECE {
                small.extend_from_slice(piece);
                return Ok(());
            }
            out.write_all(&small)?;
            small.clear();
            out.write_all(piece)
        })?;
        out.write_all(&small)
    }

    /// Writes the contents to `out` and clears them. Sizes and alignment are still counted from the original start.
    /// Must not be called while a section is open.
    #[inline]
    pub fn flush_to(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.write_to(out)?;
        self.forget();
        Ok(())
    }

    /// Like [`Encoder::flush_to`], but writes each piece separately. Use it for a writer that handles small pieces
    /// efficiently.
    pub fn flush_pieces_to(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.pieces(&mut |piece| out.write_all(piece))?;
        self.forget();
        Ok(())
    }

    fn forget(&mut self) {
        self.spliced = self.size();
        (self.buffer, self.len, self.splices) = (Vec::new(), 0, Vec::new());
    }

    /// Returns the contents as one vector.
    pub fn to_vec(&self) -> Vec<u8> {
        let mut all = Vec::with_capacity(self.size() as usize);
        // Extending a vector cannot fail.
        let _ = self.pieces::<std::convert::Infallible>(&mut |piece| {
            all.extend_from_slice(piece);
            Ok(())
        });
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_bytes_are_what_is_written_one_by_one() {
        let sizes = (0..32).flat_map(|bit| [(1_u32 << bit) - 1, 1 << bit]).chain([u32::MAX]);
        for values in sizes.clone().flat_map(|one| sizes.clone().map(move |other| [one, other])) {
            let (mut short, mut long) = (Encoder::new(), Encoder::new());
            short.short_bytes(ShortBytes::of_varints(values));
            values.iter().for_each(|value| long.varint((*value).into()));
            assert_eq!(short.to_vec(), long.to_vec(), "{values:?}");
        }
    }

    #[test]
    fn numbers_in_room_are_what_is_written_one_by_one() {
        let values: Vec<u64> = (0..56).flat_map(|bit| [(1 << bit) - 1, 1 << bit]).chain([(1 << 56) - 1]).collect();
        for count in 0..values.len() {
            let values = values.get(..count).unwrap();
            let (mut room, mut alone) = (Encoder::new(), Encoder::new());
            let (place, byte) = (alone.reserve_byte(), count as u8);
            values.iter().for_each(|value| alone.varint(*value));
            alone.fill(place, byte);
            let place = room.in_room(1 + count, |room| {
                let place = room.reserve_byte();
                values.iter().for_each(|value| room.varint(*value));
                place
            });
            room.fill(place, byte);
            assert_eq!(room.to_vec(), alone.to_vec());
        }
    }

    #[test]
    fn digits_are_written_as_their_bytes() {
        for length in [0, 1, 300, DECODED_AT_ONCE - 1, DECODED_AT_ONCE, 2 * DECODED_AT_ONCE + SMALL_PIECE, 200_001] {
            let bytes: Vec<u8> = (0..length).map(|at| (at * at % 251) as u8).collect();
            let mut digits = Vec::new();
            hex::encode(&bytes, &mut digits);
            let write = |contents: fn(&mut Encoder<'_>)| {
                let mut out = Encoder::new();
                out.varint(length as u64);
                contents(&mut out);
                out
            };
            let [mut one, mut other] = [write(|_| ()), write(|_| ())];
            one.blob(&bytes);
            other.digits(&digits);
            for out in [&mut one, &mut other] {
                out.varint(7);
            }
            assert_eq!(one.size(), other.size());
            let expected = one.to_vec();
            assert!(other.to_vec() == expected && other.is(&expected) && !other.is(&expected[1..]), "{length}");
            let mut written = Vec::new();
            assert!(other.write_to(&mut written).is_ok());
            assert!(written == expected, "{length}");
        }
    }

    #[test]
    #[should_panic(expected = "more numbers than there is room for")]
    fn numbers_beyond_the_room_are_not_lost_silently() {
        Encoder::new().in_room(2, |room| (0..17).for_each(|_| room.varint(1)));
    }

    #[test]
    fn nested_sections_get_their_lengths() {
        let mut nested = Encoder::new();
        let outer = nested.begin_section(SectionId::Ir);
        nested.bytes(&[1; 100]);
        let inner = nested.begin_section(SectionId::Ir);
        nested.bytes(&[2; 200]);
        nested.end_section(inner);
        nested.byte(3);
        nested.end_section(outer);

        let mut inner = Encoder::new();
        inner.bytes(&[2; 200]);
        let mut outer = Encoder::new();
        outer.bytes(&[1; 100]);
        outer.section(SectionId::Ir, inner);
        outer.byte(3);
        let mut built = Encoder::new();
        built.section(SectionId::Ir, outer);

        assert_eq!(nested.size() as usize, nested.to_vec().len());
        assert_eq!(nested.to_vec(), built.to_vec());
        let bytes = nested.to_vec();
        assert!(nested.is(&bytes) && built.is(&bytes));
        assert!(!built.is(&bytes[1..]) && !built.is(&[&bytes[..], &[0]].concat()));
        let mut written = Vec::new();
        assert!(nested.write_to(&mut written).is_ok());
        assert_eq!(written, built.to_vec());
    }

    #[test]
    fn sections_of_any_size_get_their_lengths() {
        // Sizes at which a length takes another byte, and at which a section is no longer moved.
        for size in [0, 1, 2, 100, 126, 127, 128, 200, 505, 508, 509, 510, 511, 512, 513, 600, 20_000] {
            for blob in [0, 300] {
                let (inside, spliced) = (vec![5; size], vec![6; blob]);
                let mut open = Encoder::new();
                open.byte(9);
                let outer = open.begin_section(SectionId::Ir);
                let inner = open.begin_section(SectionId::Ir);
                open.bytes(&inside);
                open.blob(&spliced);
                open.end_section(inner);
                open.byte(3);
                open.end_section(outer);
                open.byte(4);

                let (mut inner, mut outer, mut built) = (Encoder::new(), Encoder::new(), Encoder::new());
                inner.bytes(&inside);
                inner.blob(&spliced);
                outer.section(SectionId::Ir, inner);
                outer.byte(3);
                built.byte(9);
                built.section(SectionId::Ir, outer);
                built.byte(4);
                assert_eq!((open.to_vec(), open.size()), (built.to_vec(), built.size()), "{size}, {blob}");
            }
        }
    }

    #[test]
    fn large_pieces_are_written_in_order() {
        let blob: Vec<u8> = (0..200_000u32).map(|i| i as u8).collect();
        let mut encoder = Encoder::new();
        let mut expected = Vec::new();
        for size in [0, 1, 255, 256, 32_767, 32_768, 65_536, 70_000, 200_000, 3] {
            encoder.byte(size as u8);
            expected.push(size as u8);
            encoder.blob(&blob[..size]);
            expected.extend_from_slice(&blob[..size]);
        }
        let mut written = Vec::new();
        assert!(encoder.write_to(&mut written).is_ok());
        assert!(written == expected && encoder.to_vec() == expected);
        assert_eq!(encoder.size() as usize, expected.len());
    }

    #[test]
    fn what_has_been_written_counts_for_alignment() {
        let fill = |file: &mut Encoder<'_>| {
            let mut contents = Encoder::new();
            contents.aligned_blob(AlignedBlob { alignment: 64, data: &[7; 5] });
            file.section(SectionId::Resource, contents);
        };
        let (mut whole, mut parts, mut written) = (Encoder::new(), Encoder::new(), Vec::new());
        for in_pieces in [false, true, false] {
            whole.bytes(&[1; 77]);
            fill(&mut whole);
            parts.bytes(&[1; 77]);
            fill(&mut parts);
            let flushed = if in_pieces { parts.flush_pieces_to(&mut written) } else { parts.flush_to(&mut written) };
            assert!(flushed.is_ok());
            assert_eq!(parts.size(), whole.size());
        }
        assert_eq!(written, whole.to_vec());
    }

    #[test]
    fn a_section_is_aligned_only_where_it_has_to_be() {
        for before in 0..70 {
            let mut file = Encoder::new();
            file.bytes(&vec![0; before]);
            let mut contents = Encoder::new();
            contents.aligned_blob(AlignedBlob { alignment: 64, data: &[7; 5] });
            file.section(SectionId::Resource, contents);
            let bytes = file.to_vec();
            let at = bytes.iter().position(|byte| *byte == 7).unwrap_or(0);
            assert_eq!(at % 64, 0, "{before}");
            assert_eq!(bytes[before] & 0x80 != 0, (before + 2) % 64 != 0);
            let mut reader = crate::Reader::new(&bytes[before..], before as u64, None);
            let mut data = crate::Section::read(&mut reader).map(|section| section.reader()).unwrap_or(reader);
            assert_eq!(data.read_aligned_blob().ok().map(|blob| blob.data.to_vec()), Some(vec![7; 5]));
        }
    }
}
