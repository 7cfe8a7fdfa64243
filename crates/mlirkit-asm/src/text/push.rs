//! Fast appending of short strings. Copying a fixed number of bytes and truncating takes a few instructions; copying
//! the exact number takes a function call.

/// The fixed number of bytes copied.
const PIECE: usize = 32;

/// A string that is written often, padded to at least [`PIECE`] bytes.
#[derive(Debug)]
pub(crate) struct PaddedText {
    bytes: Box<[u8]>,
    len: usize,
}

impl PaddedText {
    pub(crate) fn new(text: &[u8]) -> Self {
        let mut bytes = Vec::with_capacity(text.len().max(PIECE));
        bytes.extend_from_slice(text);
        bytes.resize(text.len().max(PIECE), b' ');
        Self { bytes: bytes.into(), len: text.len() }
    }

    /// Appends the string without its padding.
    #[inline]
    pub(crate) fn push(&self, out: &mut Vec<u8>) {
        push_part(out, &self.bytes, 0, self.len);
    }
}

/// Appends `text[start..start + len]`. Fast if `len` is small.
#[inline]
pub(crate) fn push_part(out: &mut Vec<u8>, text: &[u8], start: usize, len: usize) {
    let rest = text.get(start..).unwrap_or_default();
    match rest.first_chunk::<PIECE>().filter(|_| len <= PIECE) {
        Some(piece) => {
            out.extend_from_slice(piece);
            out.truncate(out.len() - (PIECE - len));
        }
        None => out.extend_from_slice(rest.get(..len).unwrap_or_default()),
    }
}

/// Appends `count` spaces.
#[inline]
pub(crate) fn push_spaces(out: &mut Vec<u8>, mut count: usize) {
    while count > PIECE {
        out.extend_from_slice(&[b' '; PIECE]);
        count -= PIECE;
    }
    out.extend_from_slice(&[b' '; PIECE]);
    out.truncate(out.len() - (PIECE - count));
}

/// Returns the eight decimal digits of a number below 100,000,000 in ASCII, with the first digit in the lowest byte.
/// Splits the number into halves until each piece is one digit.
#[inline]
fn eight(number: u32) -> u64 {
    let number = u64::from(number);
    let fours = (number / 10_000) | ((number % 10_000) << 32);
    // In these ranges, division by 100 equals multiplication by 10,486 / 2^20, and division by 10 equals multiplication
    // by 103 / 2^10.
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let pairs = hundreds | ((fours - 100 * hundreds) << 16);
    let tens = ((pairs * 103) >> 10) & 0xf_000f_000f_000f;
    (tens | ((pairs - 10 * tens) << 8)) + u64::from_le_bytes([b'0'; 8])
}

/// Appends a number in decimal.
#[inline(always)]
pub(crate) fn push_number(out: &mut Vec<u8>, number: u64) {
    match u32::try_from(number) {
        Ok(number @ 0..10) => out.push(b'0' + number as u8),
        Ok(number @ 10..100_000_000) => {
            let digits = eight(number);
            // Drops leading zeros.
            let zeros = (digits ^ u64::from_le_bytes([b'0'; 8])).trailing_zeros() / 8;
            out.extend_from_slice(&(digits >> (8 * zeros)).to_le_bytes());
            out.truncate(out.len() - zeros as usize);
        }
        _ => push_long_number(out, number),
    }
}

#[cold]
fn push_long_number(out: &mut Vec<u8>, number: u64) {
    push_number(out, number / 100_000_000);
    out.extend_from_slice(&eight((number % 100_000_000) as u32).to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_decimal() {
        let edges = (0..20).flat_map(|n| [10_u64.pow(n) - 1, 10_u64.pow(n), 10_u64.pow(n) + 7]);
        for number in edges.chain(0..2000).chain([u64::MAX, 123_456_789_012_345_678]) {
            let mut out = b"x".to_vec();
            push_number(&mut out, number);
            assert_eq!(String::from_utf8_lossy(&out), format!("x{number}"));
        }
    }

    #[test]
    fn pieces_of_every_length_are_copied() {
        let text: Vec<u8> = (0..100).collect();
        for len in 0..100 {
            let mut out = Vec::new();
            PaddedText::new(&text[..len]).push(&mut out);
            push_part(&mut out, &text, 100 - len, len);
            push_spaces(&mut out, len);
            assert_eq!(out, [&text[..len], &text[100 - len..], &vec![b' '; len]].concat());
        }
    }
}
