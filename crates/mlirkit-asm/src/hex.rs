//! Bytes as pairs of hexadecimal digits. The loops have no branches, so that compilers make vectors of them.

/// So many bytes at a time stay near between being looked at and being taken.
const NEAR: usize = 512;

/// The bytes that digits stand for; `None` if something is no digit or a pair is not complete.
pub(crate) fn decode(digits: &[u8]) -> Option<Vec<u8>> {
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    let mut bytes = Vec::with_capacity(pairs.len());
    for pairs in pairs.chunks(NEAR) {
        let mut wrong = 0;
        for c in pairs.as_flattened() {
            // How far behind the last digit it is, and behind the last letter.
            let digit = c.wrapping_sub(b'0').saturating_sub(9);
            let letter = (c | 0x20).wrapping_sub(b'a').saturating_sub(5);
            wrong |= digit.min(letter);
        }
        if wrong != 0 {
            return None;
        }
        bytes.extend(pairs.iter().map(|pair| byte(*pair)));
    }
    Some(bytes)
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
