//! CUDA Tile IR bytecode: a separate format with a single dialect, `cuda_tile`. It can be read and printed, but not
//! written.
//!
//! A file consists of a header, sections and an end mark. The string, type and constant tables begin with offsets. An
//! operation is encoded as its opcode, result types, flags, attributes, operands and regions. The file `ops.txt`
//! describes this encoding for each opcode.

mod code;
mod file;
mod ops;
mod print;

pub(crate) use code::{TileBody, TileOp, body};
pub(crate) use file::{TileFile, TileSection};
pub(crate) use print::text;

/// The magic bytes of a CUDA Tile IR file.
pub(crate) const MAGIC: &[u8] = b"\x7fTileIR\0";

/// An error in a Tile IR file, with its byte offset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TileError {
    pub(crate) offset: usize,
    pub(crate) message: String,
}

type TileResult<T> = std::result::Result<T, TileError>;

/// A cursor over a byte range of a file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cursor<'a> {
    file: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    fn new(file: &'a [u8], range: std::ops::Range<usize>) -> Self {
        let end = range.end.min(file.len());
        Self { file, at: range.start.min(end), end }
    }

    fn fail<T>(&self, message: impl Into<String>) -> TileResult<T> {
        Err(TileError { offset: self.at, message: message.into() })
    }

    fn left(&self) -> usize {
        self.end - self.at
    }

    fn take(&mut self, count: usize) -> TileResult<&'a [u8]> {
        match self.file.get(self.at..self.end).and_then(|rest| rest.get(..count)) {
            Some(bytes) => {
                self.at += count;
                Ok(bytes)
            }
            None => self.fail(format!("expected {count} bytes, and {} are left", self.left())),
        }
    }

    fn byte(&mut self) -> TileResult<u8> {
        Ok(self.take(1)?.first().copied().unwrap_or_default())
    }

    /// Reads an unsigned LEB128 number: groups of seven bits, lowest group first.
    fn varint(&mut self) -> TileResult<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            value |= bits << shift;
            if byte & 0x80 == 0 {
                return Ok(value);
            }
        }
        self.fail("a number has more than 64 bits")
    }

    /// Reads a signed number, whose sign is stored in the lowest bit (zigzag encoding).
    fn signed(&mut self) -> TileResult<i64> {
        let value = self.varint()?;
        Ok((value >> 1) as i64 ^ -((value & 1) as i64))
    }

    /// Reads an element count. Fails if that many elements, each of at least `size` bytes, do not fit into the
    /// remaining bytes.
    fn count(&mut self, size: usize) -> TileResult<usize> {
        let start = *self;
        let count = self.varint()?;
        match usize::try_from(count).ok().filter(|count| count.saturating_mul(size.max(1)) <= self.left()) {
            Some(count) => Ok(count),
            None => start.fail(format!("{count} elements do not fit into the {} bytes that are left", self.left())),
        }
    }

    /// Skips padding up to the next multiple of `alignment`, counted from the offset `start`.
    fn align(&mut self, start: usize, alignment: usize) -> TileResult<()> {
        let past = (self.at - start) % alignment;
        if past > 0 { self.take(alignment - past).map(|_| ()) } else { Ok(()) }
    }

    /// Reads a length-prefixed list of integers of `size` bytes each: four or eight.
    fn ints(&mut self, size: usize) -> TileResult<Vec<i64>> {
        let count = self.count(size)?;
        let bytes = self.take(count * size)?;
        Ok(bytes.chunks_exact(size).map(little).collect())
    }
}

/// Reads up to eight bytes as a little-endian number. Four bytes are sign-extended.
fn little(bytes: &[u8]) -> i64 {
    let value = bytes.iter().rev().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    match bytes.len() {
        4 => i64::from(value as i32),
        _ => value as i64,
    }
}

/// A version of the Tile IR format: major and minor number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Version(pub(crate) u8, pub(crate) u8);

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.0, self.1)
    }
}

impl std::str::FromStr for Version {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Self, ()> {
        let (major, minor) = text.split_once('.').ok_or(())?;
        Ok(Self(major.parse().map_err(|_| ())?, minor.parse().map_err(|_| ())?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let read = |bytes: &[u8]| Cursor::new(bytes, 0..bytes.len()).varint();
        assert_eq!(read(&[0x7f]), Ok(127));
        assert_eq!(read(&[0x80, 0x01]), Ok(128));
        assert_eq!(read(&[0xff; 9].iter().copied().chain([1]).collect::<Vec<_>>()), Ok(u64::MAX));
        assert!(read(&[0xff; 11]).is_err() && read(&[0x80]).is_err());
        assert_eq!(Cursor::new(&[3], 0..1).signed(), Ok(-2));
    }

    #[test]
    fn damaged_files_are_refused() {
        let mut file = MAGIC.to_vec();
        file.extend([13, 1, 0, 0]);
        for tail in [&[][..], &[0x02, 0x7f], &[0x81, 0x01, 0x00], &[0x09, 0x00], &[0x02, 0x01, 0x05, 0x00]] {
            let damaged = [&file[..], tail].concat();
            assert!(TileFile::read(&damaged).and_then(|file| text(&file)).is_err(), "{tail:?}");
        }
    }
}
