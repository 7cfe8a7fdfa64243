//! Unsigned integers of any size, with the operations needed for exact decimal conversion.

use std::cmp::Ordering;

/// 10^19, the largest power of ten that fits in 64 bits.
pub(crate) const TEN_19: u64 = 10_000_000_000_000_000_000;
/// 5^27, the largest power of five that fits in 64 bits.
const FIVE_27: u64 = 7_450_580_596_923_828_125;

/// An unsigned integer in little-endian 64-bit words, the last of which is not zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Big(Vec<u64>);

impl Big {
    pub(crate) fn from_u128(value: u128) -> Self {
        let mut big = Self(vec![value as u64, (value >> 64) as u64]);
        big.trim();
        big
    }

    pub(crate) fn from_words(words: &[u64]) -> Self {
        let mut big = Self(words.to_vec());
        big.trim();
        big
    }

    pub(crate) fn into_words(self) -> Vec<u64> {
        self.0
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of significant bits.
    pub(crate) fn bits(&self) -> usize {
        match self.0.last() {
            Some(top) => self.0.len() * 64 - top.leading_zeros() as usize,
            None => 0,
        }
    }

    /// Returns the value; `None` if it does not fit in 128 bits.
    pub(crate) fn to_u128(&self) -> Option<u128> {
        match self.0.as_slice() {
            [] => Some(0),
            [low] => Some(u128::from(*low)),
            [low, high] => Some(u128::from(*low) | u128::from(*high) << 64),
            _ => None,
        }
    }

    pub(crate) fn mul_add(&mut self, factor: u64, addend: u64) {
        let mut carry = u128::from(addend);
        for word in &mut self.0 {
            carry += u128::from(*word) * u128::from(factor);
            *word = carry as u64;
            carry >>= 64;
        }
        if carry != 0 {
            self.0.push(carry as u64);
        }
        self.trim();
    }

    /// Divides in place and returns the remainder. `divisor` must not be zero.
    pub(crate) fn div_rem(&mut self, divisor: u64) -> u64 {
        let mut rem = 0u64;
        for word in self.0.iter_mut().rev() {
            let wide = u128::from(rem) << 64 | u128::from(*word);
            *word = (wide / u128::from(divisor)) as u64;
            rem = (wide % u128::from(divisor)) as u64;
        }
        self.trim();
        rem
    }

    pub(crate) fn mul_pow5(&mut self, mut power: u32) {
        while power >= 27 {
            self.mul_add(FIVE_27, 0);
            power -= 27;
        }
        self.mul_add(5u64.pow(power), 0);
    }

    pub(crate) fn div_pow5(&mut self, mut power: u32) {
        while power >= 27 {
            self.div_rem(FIVE_27);
            power -= 27;
        }
        self.div_rem(5u64.pow(power));
    }

    pub(crate) fn shl(&mut self, by: u32) {
        if self.is_zero() {
            return;
        }
        let (words, bits) = ((by / 64) as usize, by % 64);
        if bits != 0 {
            let mut carry = 0;
            for word in &mut self.0 {
                let next = *word >> (64 - bits);
                *word = *word << bits | carry;
                carry = next;
            }
            if carry != 0 {
                self.0.push(carry);
            }
        }
        self.0.splice(0..0, std::iter::repeat_n(0, words));
    }

    pub(crate) fn shr(&mut self, by: u32) {
        let (words, bits) = ((by / 64) as usize, by % 64);
        self.0.drain(..words.min(self.0.len()));
        if bits != 0 {
            let mut carry = 0;
            for word in self.0.iter_mut().rev() {
                let next = *word << (64 - bits);
                *word = *word >> bits | carry;
                carry = next;
            }
        }
        self.trim();
    }
}

impl Ord for Big {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl PartialOrd for Big {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
