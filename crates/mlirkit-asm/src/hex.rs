//! Bytes as pairs of hexadecimal digits. The loops have no branches, so that compilers make vectors of them.

use std::cell::Cell;

use bytes::{Bytes, BytesMut};

/// So many bytes at a time stay near between being looked at and being taken.
const NEAR: usize = 512;

/// What is shorter has memory of its own, and what is longer too, which the system then fills by large pages.
const SHARING: std::ops::Range<usize> = 1 << 16..1 << 22;

/// So much memory at a time is asked for, for many constants: filled by large pages, it takes a fault for two of them and not hundreds for
/// each.
const SHARED: usize = 1 << 24;

thread_local! {
    /// Memory for the next constants of this thread.
    static ROOM: Cell<BytesMut> = Cell::default();
}

/// The bytes that digits stand for; `None` if something is no digit or a pair is not complete.
pub(crate) fn decode(digits: &[u8]) -> Option<Bytes> {
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    if !SHARING.contains(&pairs.len()) {
        let mut bytes = Vec::with_capacity(pairs.len());
        return decode_to(pairs, |near| bytes.extend_from_slice(near)).then(|| bytes.into());
    }
    let mut room = ROOM.take();
    if room.capacity() < pairs.len() {
        room = BytesMut::with_capacity(SHARED);
    }
    let bytes = decode_to(pairs, |near| room.extend_from_slice(near)).then(|| room.split().freeze());
    room.clear();
    ROOM.set(room);
    bytes
}

/// Hands on the bytes that digits stand for, a few at a time; `false` at what is no digit.
fn decode_to(pairs: &[[u8; 2]], mut to: impl FnMut(&[u8])) -> bool {
    let mut near = [0; NEAR];
    for pairs in pairs.chunks(NEAR) {
        let mut wrong = 0;
        for c in pairs.as_flattened() {
            // How far behind the last digit it is, and behind the last letter.
            let digit = c.wrapping_sub(b'0').saturating_sub(9);
            let letter = (c | 0x20).wrapping_sub(b'a').saturating_sub(5);
            wrong |= digit.min(letter);
        }
        if wrong != 0 {
            return false;
        }
        near.iter_mut().zip(pairs).for_each(|(to, pair)| *to = byte(*pair));
        to(near.get(..pairs.len()).unwrap_or_default());
    }
    true
}

/// The byte that two digits stand for: 9 is added to what the low half of a letter says.
fn byte(pair: [u8; 2]) -> u8 {
    let pair = u16::from_le_bytes(pair);
    let values = (pair & 0x0f0f) + (pair >> 6 & 0x0101) * 9;
    (values << 4 | values >> 8) as u8
}

/// Writes the digits of bytes behind what is there, letters as capitals.
pub(crate) fn encode(bytes: &[u8], digits: &mut Vec<u8>) {
    let start = digits.len();
    digits.resize(start + 2 * bytes.len(), 0);
    let (pairs, _) = digits.get_mut(start..).unwrap_or_default().as_chunks_mut();
    for (to, byte) in pairs.iter_mut().zip(bytes) {
        *to = pair(*byte);
    }
}

/// The two digits of a byte: letters are 7 further than they would be if they were behind the digits.
fn pair(byte: u8) -> [u8; 2] {
    let values = u16::from(byte >> 4) | u16::from(byte & 15) << 8;
    let letters = (values + 0x0606) >> 4 & 0x0101;
    (values + 0x3030 + letters * 7).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_there_and_back() {
        let bytes: Vec<u8> = (0..=255).cycle().take(3 * NEAR + 7).collect();
        for length in (0..70).chain([NEAR - 1, NEAR, NEAR + 1, bytes.len()]) {
            let bytes = &bytes[..length];
            let mut digits = b"0x".to_vec();
            encode(bytes, &mut digits);
            let expected: String = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
            assert_eq!(digits, format!("0x{expected}").as_bytes());
            assert_eq!(decode(&digits[2..]).as_deref(), Some(bytes));
            assert_eq!(decode(digits[2..].to_ascii_lowercase().as_slice()).as_deref(), Some(bytes));
        }
    }

    #[test]
    fn constants_that_share_memory_stay_as_they_are() {
        let digits = |i: usize| format!("{i:02x}").repeat(SHARING.start + i);
        let kept: Vec<_> = (0..250).map(|i| decode(digits(i).as_bytes())).collect();
        assert_eq!(decode(&[digits(7).as_bytes(), b"0g"].concat()), None);
        assert_eq!(decode(digits(8).as_bytes()).as_deref(), Some(&*vec![8; SHARING.start + 8]));
        for (i, bytes) in kept.iter().enumerate() {
            assert_eq!(bytes.as_deref(), Some(&*vec![i as u8; SHARING.start + i]));
        }
    }

    #[test]
    fn what_is_no_digit_is_found_wherever_it_stands() {
        for length in [2, 34, 2 * NEAR + 70] {
            for place in [0, 1, length / 2, length - 2, length - 1] {
                for c in 0..=255_u8 {
                    let mut digits = vec![b'7'; length];
                    digits[place] = c;
                    assert_eq!(decode(&digits).is_some(), c.is_ascii_hexdigit(), "{c} at {place} of {length}");
                }
            }
            assert_eq!(decode(&vec![b'7'; length + 1]), None);
        }
    }
}
