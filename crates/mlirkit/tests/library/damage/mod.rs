//! Damages files by changing a single byte.

use bytes::Bytes;

/// Returns `count` damaged copies, each with a pseudo-random number and the offset of the changed byte.
pub fn damaged(file: &[u8], count: usize) -> impl Iterator<Item = (Bytes, u64, usize)> {
    let mut state = 1_u64;
    (0..count).map(move |_| {
        let mut damaged = file.to_vec();
        // Xorshift random numbers.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let at = state as usize % damaged.len();
        damaged[at] = damaged[at].wrapping_add((state >> 32) as u8 | 1);
        (Bytes::from(damaged), state, at)
    })
}
