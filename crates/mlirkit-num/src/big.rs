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

    /// Returns the number with these decimal digits.
    pub(crate) fn from_decimal(digits: &[u8]) -> Self {
        let (head, tail) = digits.split_at(digits.len() % 19);
        let mut big = Self::from_u128(u128::from(word_of_digits(head)));
        for digits in tail.chunks(19) {
            big.mul_add(TEN_19, word_of_digits(digits));
        }
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

    /// Returns the number of zero bits below the lowest set bit.
    pub(crate) fn trailing_zeros(&self) -> usize {
        let zeros = self.0.iter().take_while(|word| **word == 0).count();
        zeros * 64 + self.0.get(zeros).map_or(0, |word| word.trailing_zeros() as usize)
    }

    /// Returns the quotient, and whether there is a remainder. `divisor` must not be zero.
    pub(crate) fn quotient(mut self, mut divisor: Self) -> (Self, bool) {
        // With the highest bit of the divisor set, its highest word gives an estimate that is at most two too large.
        let shift = divisor.0.last().map_or(0, |top| top.leading_zeros());
        divisor.shl(shift);
        self.shl(shift);
        self.0.push(0);
        let length = divisor.0.len();
        let top = divisor.0.last().copied().unwrap_or(1);
        let mut quotient = vec![0; (self.0.len()).saturating_sub(length)];
        for (at, digit) in quotient.iter_mut().enumerate().rev() {
            let Some(rest) = self.0.get_mut(at..=at + length) else { continue };
            let [.., second, first] = rest else { continue };
            let estimate = (u128::from(*first) << 64 | u128::from(*second)) / u128::from(top);
            *digit = u64::try_from(estimate).unwrap_or(u64::MAX);
            let mut missing = subtract_product(rest, &divisor.0, *digit);
            while missing {
                *digit -= 1;
                missing = !add(rest, &divisor.0);
            }
        }
        let mut quotient = Self(quotient);
        quotient.trim();
        self.trim();
        (quotient, !self.is_zero())
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

/// Returns the value of at most 19 decimal digits.
pub(crate) fn word_of_digits(digits: &[u8]) -> u64 {
    digits.iter().fold(0, |word, digit| word * 10 + u64::from(digit - b'0'))
}

/// Subtracts `words * factor` from `from`, which is one word longer. Returns whether the result is negative and wrapped.
fn subtract_product(from: &mut [u64], words: &[u64], factor: u64) -> bool {
    let (mut carry, mut borrow) = (0, false);
    for (place, word) in from.iter_mut().zip(words.iter().chain([&0])) {
        let product = u128::from(*word) * u128::from(factor) + carry;
        carry = product >> 64;
        let (less, first) = place.overflowing_sub(product as u64);
        let (less, second) = less.overflowing_sub(u64::from(borrow));
        (*place, borrow) = (less, first | second);
    }
    borrow
}

/// Adds `words` to `to`, which is one word longer. Returns whether the result wrapped.
fn add(to: &mut [u64], words: &[u64]) -> bool {
    let mut carry = 0;
    for (place, word) in to.iter_mut().zip(words.iter().chain([&0])) {
        let sum = u128::from(*place) + u128::from(*word) + carry;
        (*place, carry) = (sum as u64, sum >> 64);
    }
    carry != 0
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients() {
        let most = u64::MAX;
        let numbers: [&[u64]; 9] =
            [&[1], &[10], &[most], &[0, 1], &[0, 1 << 63], &[most, most], &[0, 0, 1], &[5, most - 1, most], &[most; 5]];
        for divisor in numbers {
            for factor in [0, 1, 3, most] {
                for rest in [0, 1, 2] {
                    let mut number = Big::from_words(divisor);
                    number.mul_add(factor, rest);
                    let expected = if divisor == [1] { (factor.saturating_add(rest), 0) } else { (factor, rest) };
                    if divisor == [1] && factor == most && rest > 0 {
                        continue;
                    }
                    let (quotient, remainder) = number.quotient(Big::from_words(divisor));
                    assert_eq!(quotient, Big::from_words(&[expected.0]), "{divisor:?} {factor} {rest}");
                    assert_eq!(remainder, expected.1 != 0, "{divisor:?} {factor} {rest}");
                }
            }
        }
        // The estimate of a digit is too large here.
        let (quotient, remainder) = Big::from_words(&[0, 0, 0, 1 << 63]).quotient(Big::from_words(&[most, 0, 1 << 63]));
        assert_eq!((quotient, remainder), (Big::from_words(&[most]), true));
        assert_eq!(Big::from_words(&[3]).quotient(Big::from_words(&[0, 1])), (Big::default(), true));
    }
}
