//! Pseudo-random numbers, and random choices that seldom change when items are added to a list.

/// A pseudo-random number generator.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Creates the generator for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next pseudo-random number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Returns a pseudo-random number below `count`, or 0 if `count` is 0.
    pub fn below(&mut self, count: usize) -> usize {
        if count == 0 { 0 } else { (self.number() >> 33) as usize % count }
    }

    /// Returns true with a probability of one in `count`.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// Returns a random item of a list; `None` if the list is empty. Adding items to the list rarely changes the
    /// choice.
    pub fn of<'t, T: AsRef<str>>(&mut self, list: &'t [T]) -> Option<&'t T> {
        let first = self.one_in(2);
        let seed = self.number();
        // Common items come first in a list, so prefer the beginning.
        let list = if first { list.get(..12.min(list.len()))? } else { list };
        list.iter().max_by_key(|item| mix(seed ^ hash(item.as_ref())))
    }
}

fn mix(mut x: u64) -> u64 {
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}

/// Returns a hash of a string, which is the same on all machines.
#[must_use]
pub fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
