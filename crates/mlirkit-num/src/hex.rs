//! Conversion between bytes and pairs of hexadecimal digits.
//!
//! ```
//! use mlirkit_num::hex;
//!
//! let mut digits = b"0x".to_vec();
//! hex::encode(&[0x12, 0xab], &mut digits);
//! assert_eq!(digits, b"0x12AB");
//! let mut bytes = [0; 2];
//! assert!(hex::decode(b"12ab", &mut bytes) && bytes == [0x12, 0xab]);
//! assert!(!hex::decode(b"12ag", &mut bytes));
//! ```

/// Number of bytes per step of a loop without branches, which compilers vectorize.
const AT_ONCE: usize = 1 << 10;

/// Appends bytes as MLIR writes them in a string literal. Printable characters are unchanged, and other bytes are
/// written as a backslash and two hexadecimal digits.
#[inline]
pub fn escape(bytes: &[u8], out: &mut Vec<u8>) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    for &c in bytes {
        if c == b'\\' {
            out.extend_from_slice(b"\\\\");
        } else if (c.is_ascii_graphic() || c == b' ') && c != b'"' {
            out.push(c);
        } else {
            out.extend_from_slice(&[b'\\', DIGITS[usize::from(c >> 4)], DIGITS[usize::from(c & 15)]]);
        }
    }
}

/// Decodes hexadecimal digits in upper or lower case. The number of digits must be twice the number of bytes. If it is
/// not, or if a character is not a digit, fills `bytes` with zeros and returns `false`.
#[must_use]
pub fn decode(digits: &[u8], bytes: &mut [u8]) -> bool {
    // Zero for a digit, and nonzero for other characters.
    let wrong = |c: &u8| c.wrapping_sub(b'0').saturating_sub(9).min((c | 0x20).wrapping_sub(b'a').saturating_sub(5));
    let (pairs, odd) = digits.as_chunks::<2>();
    let mut good = odd.is_empty() && pairs.len() == bytes.len();
    // Compilers vectorize both inner loops, because they have no branches.
    for (bytes, pairs) in bytes.chunks_mut(AT_ONCE).zip(pairs.chunks(AT_ONCE)) {
        good = good && pairs.as_flattened().iter().map(wrong).fold(0, |all, wrong| all | wrong) == 0;
        if !good {
            break;
        }
        for (byte, pair) in bytes.iter_mut().zip(pairs) {
            // The low four bits of a letter are 1 to 6, and bit 6 is set only in letters.
            let pair = u16::from_le_bytes(*pair);
            let halves = (pair & 0x0F0F) + 9 * (pair >> 6 & 0x0101);
            *byte = (halves << 4 | halves >> 8) as u8;
        }
    }
    if !good {
        bytes.fill(0);
    }
    good
}

/// Decodes hexadecimal digits in pieces of at most `room.len()` bytes, and passes each piece to `piece` until it fails.
/// Returns `false` if a character is not a digit or the last pair is incomplete; pieces with invalid digits are passed
/// as zeros.
///
/// # Errors
/// Returns the error of `piece`.
pub fn decode_in_pieces<E>(
    digits: &[u8],
    room: &mut [u8],
    mut piece: impl FnMut(&[u8]) -> Result<(), E>,
) -> Result<bool, E> {
    let (pairs, odd) = digits.as_chunks::<2>();
    let mut good = odd.is_empty();
    for pairs in pairs.chunks(room.len().max(1)) {
        let bytes = room.get_mut(..pairs.len()).unwrap_or_default();
        good &= decode(pairs.as_flattened(), bytes);
        piece(bytes)?;
    }
    Ok(good)
}

/// Returns the number of characters `0` to `9` and `A` to `F` at the start of a text.
#[must_use]
pub fn capitals(text: &[u8]) -> usize {
    // Zero for `0` to `9` and `A` to `F`, and nonzero for other characters.
    let wrong = |c: &u8| c.wrapping_sub(b'0').saturating_sub(9).min(c.wrapping_sub(b'A').saturating_sub(5));
    let mut before = 0;
    for part in text.chunks(AT_ONCE) {
        if part.iter().map(wrong).fold(0, |all, wrong| all | wrong) != 0 {
            return before + part.iter().position(|c| wrong(c) != 0).unwrap_or(part.len());
        }
        before += part.len();
    }
    before
}

/// Appends bytes as upper-case hexadecimal digits.
pub fn encode(bytes: &[u8], digits: &mut Vec<u8>) {
    let start = digits.len();
    digits.resize(start + 2 * bytes.len(), 0);
    let digit = |half: u8| half + b'0' + if half > 9 { b'A' - b'0' - 10 } else { 0 };
    let (pairs, _) = digits.get_mut(start..).unwrap_or_default().as_chunks_mut::<2>();
    for (pair, byte) in pairs.iter_mut().zip(bytes) {
        *pair = [digit(byte >> 4), digit(byte & 15)];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_there_and_back() {
        let bytes: Vec<u8> = (0..=255).cycle().take(3 * 512 + 7).collect();
        for length in (0..140).chain([511, 512, 513, bytes.len()]) {
            let bytes = &bytes[..length];
            let mut digits = b"0x".to_vec();
            encode(bytes, &mut digits);
            let expected: String = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
            assert_eq!(digits, format!("0x{expected}").as_bytes());
            for digits in [&digits[2..], &digits[2..].to_ascii_lowercase()] {
                let mut decoded = vec![0x55; length];
                assert!(decode(digits, &mut decoded) && decoded == bytes);
            }
            // The number of digits must match the number of bytes.
            let mut other = vec![0; length + 1];
            assert!(!decode(&digits[2..], &mut other));
            assert!(!decode(&digits[1..], &mut other[1..]));
        }
    }

    #[test]
    fn what_is_no_digit_is_found_wherever_it_stands() {
        for length in [2, 34, 66, 130, 1094] {
            let mut bytes = vec![0; length / 2];
            for place in [0, 1, length / 2, length - 2, length - 1] {
                for c in 0..=255_u8 {
                    let mut digits = vec![b'7'; length];
                    digits[place] = c;
                    let good = c.is_ascii_hexdigit();
                    assert_eq!(decode(&digits, &mut bytes), good, "{c} at {place} of {length}");
                    assert!(good || bytes.iter().all(|byte| *byte == 0));
                    let capitals = if good && !c.is_ascii_lowercase() { length } else { place };
                    assert_eq!(super::capitals(&digits), capitals, "{c} at {place} of {length}");
                    let mut pieces = Vec::new();
                    let all = decode_in_pieces(&digits, &mut [0; 33], |piece| {
                        pieces.extend_from_slice(piece);
                        Ok::<(), ()>(())
                    });
                    assert_eq!(all, Ok(good));
                    assert!(if good { pieces == bytes } else { pieces.len() == length / 2 });
                }
            }
        }
    }

    #[test]
    fn pieces_are_handed_on_until_that_fails() {
        let mut taken = 0;
        let some = decode_in_pieces(b"0011223344556", &mut [0; 2], |piece| {
            taken += piece.len();
            if taken < 4 { Ok(()) } else { Err(taken) }
        });
        assert_eq!((some, taken), (Err(4), 4));
        let mut all = Vec::new();
        let odd = decode_in_pieces(b"00112", &mut [0; 2], |piece| {
            all.extend_from_slice(piece);
            Ok::<(), ()>(())
        });
        assert_eq!((odd, all), (Ok(false), vec![0, 0x11]));
    }

    #[test]
    fn a_prefix_is_no_digits() {
        for prefix in ["0x", "0X"] {
            let digits = format!("{prefix}1234");
            assert!(!decode(digits.as_bytes(), &mut [0; 2]) && !decode(digits.as_bytes(), &mut [0; 3]));
        }
    }
}
