//! Decoding of hexadecimal digits into memory that constants share.

use std::cell::Cell;

use bytes::{Bytes, BytesMut};
use mlirkit_num::hex;

/// The number of bytes decoded per step, small enough to stay in the cache.
const NEAR: usize = 1 << 12;

/// The sizes of constants that share an allocation. Other constants get separate memory; a large one may use large
/// pages.
const SHARING: std::ops::Range<usize> = 1 << 16..1 << 22;

/// The size of an allocation that several constants share. With large pages it costs one page fault per two constants,
/// instead of hundreds per constant.
const SHARED: usize = 1 << 24;

thread_local! {
    /// The unused rest of this thread's shared allocation.
    static ROOM: Cell<BytesMut> = Cell::default();
}

/// Decodes hexadecimal digits. Returns `None` if a byte is not a digit or the number of digits is odd.
pub(crate) fn decode(digits: &[u8]) -> Option<Bytes> {
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    if !SHARING.contains(&pairs.len()) {
        let mut bytes = Vec::with_capacity(pairs.len());
        return decode_to(digits, |near| bytes.extend_from_slice(near)).then(|| bytes.into());
    }
    let mut room = ROOM.take();
    if room.capacity() < pairs.len() {
        room = BytesMut::with_capacity(SHARED);
    }
    let bytes = decode_to(digits, |near| room.extend_from_slice(near)).then(|| room.split().freeze());
    room.clear();
    ROOM.set(room);
    bytes
}

/// Passes the decoded bytes to `to` in steps. Returns false at an invalid digit.
fn decode_to(digits: &[u8], mut to: impl FnMut(&[u8])) -> bool {
    let mut near = [0; NEAR];
    digits.chunks(2 * NEAR).all(|digits| {
        let near = near.get_mut(..digits.len() / 2).unwrap_or_default();
        let good = hex::decode(digits, near);
        to(near);
        good
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_digit_is_found_wherever_it_stands() {
        for length in [2, 2 * NEAR, 2 * NEAR + 70, 2 * SHARING.start + 2] {
            for place in [0, 1, length / 2, length - 2, length - 1] {
                for c in [b'0', b'f', b'F', b'x', b'g', b'"', 0xff] {
                    let mut digits = vec![b'7'; length];
                    digits[place] = c;
                    let decoded = decode(&digits);
                    assert_eq!(decoded.is_some(), c.is_ascii_hexdigit(), "{c} at {place} of {length}");
                    assert!(decoded.is_none_or(|decoded| decoded.len() == length / 2));
                }
            }
            assert_eq!(decode(&vec![b'7'; length + 1]), None);
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
}
