//! Conversion of very long integers between binary and decimal, in less than quadratic time.
//!
//! Both directions are the same algorithm. It splits the limbs of a number in the middle and converts both halves to the
//! other radix. There it computes `high * power + low` with Karatsuba's multiplication.

use crate::big::{TEN_19, word_of_digits};

/// The largest number of limbs of the shorter factor that are multiplied limb by limb.
const SHORT: usize = 32;

/// The radix of the limbs of a number. Limbs are little-endian, and the last one is not zero.
trait Radix {
    /// Splits a value below the square of the radix into its low and high limb.
    fn split(value: u128) -> (u64, u64);
}

/// The radix 2^64.
struct Binary;

impl Radix for Binary {
    fn split(value: u128) -> (u64, u64) {
        (value as u64, (value >> 64) as u64)
    }
}

/// The radix 10^19.
struct Decimal;

impl Radix for Decimal {
    /// Divides by 10^19 with two multiplications, after Möller and Granlund, "Improved division by invariant integers".
    fn split(value: u128) -> (u64, u64) {
        /// (2^128 - 1) / 10^19 - 2^64.
        const INVERSE: u64 = (u128::MAX / TEN_19 as u128 - (1 << 64)) as u64;
        let (low, high) = (value as u64, (value >> 64) as u64);
        let estimate = (u128::from(INVERSE) * u128::from(high)).wrapping_add(value);
        let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(TEN_19));
        if rest > estimate as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(TEN_19);
        }
        if rest >= TEN_19 {
            quotient = quotient.wrapping_add(1);
            rest -= TEN_19;
        }
        (rest, quotient)
    }
}

/// Returns the decimal digits of a binary number.
pub(crate) fn to_decimal(words: &[u64]) -> String {
    use std::fmt::Write as _;

    let limbs = convert::<Decimal>(words, &Decimal::limbs(1 << 64));
    let mut limbs = limbs.iter().rev();
    let mut digits = limbs.next().map_or_else(|| "0".to_owned(), u64::to_string);
    for limb in limbs {
        // Writing to a string does not fail.
        let _ = write!(digits, "{limb:019}");
    }
    digits
}

/// Returns the words of the number with these decimal digits.
pub(crate) fn from_decimal(digits: &[u8]) -> Vec<u64> {
    let mut limbs: Vec<u64> = digits.rchunks(19).map(word_of_digits).collect();
    trim(&mut limbs);
    convert::<Binary>(&limbs, &Binary::limbs(TEN_19.into()))
}

/// Functions for any radix.
trait Limbs: Radix {
    /// Returns the limbs of a value below the square of the radix.
    fn limbs(value: u128) -> Vec<u64> {
        let (low, high) = Self::split(value);
        let mut limbs = vec![low, high];
        trim(&mut limbs);
        limbs
    }

    /// Adds `b` to the limbs of `a` from index `at` on.
    fn add(a: &mut Vec<u64>, b: &[u64], at: usize) {
        a.resize(a.len().max(at + b.len()) + 1, 0);
        let mut carry = 0;
        for (place, limb) in a.iter_mut().skip(at).enumerate() {
            let addend = b.get(place).copied();
            if addend.is_none() && carry == 0 {
                break;
            }
            (*limb, carry) = Self::split(u128::from(*limb) + u128::from(addend.unwrap_or(0)) + u128::from(carry));
        }
        trim(a);
    }

    /// Subtracts `b` from `a`, which must not be smaller.
    fn subtract(a: &mut Vec<u64>, b: &[u64], radix: u128) {
        let mut borrow = 0;
        for (place, limb) in a.iter_mut().enumerate() {
            let subtrahend = b.get(place).copied();
            if subtrahend.is_none() && borrow == 0 {
                break;
            }
            let value = radix + u128::from(*limb) - u128::from(subtrahend.unwrap_or(0)) - borrow;
            borrow = u128::from(value < radix);
            *limb = (if value < radix { value } else { value - radix }) as u64;
        }
        trim(a);
    }

    /// Returns the product of two numbers.
    fn product(a: &[u64], b: &[u64]) -> Vec<u64> {
        let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
        if short.len() <= SHORT {
            return Self::product_by_limbs(long, short);
        }
        let middle = long.len().div_ceil(2);
        let (low, high) = long.split_at(middle);
        let (low, high) = (trimmed(low), trimmed(high));
        if short.len() <= middle {
            let mut result = Self::product(low, short);
            Self::add(&mut result, &Self::product(high, short), middle);
            return result;
        }
        let (short_low, short_high) = short.split_at(middle);
        let short_low = trimmed(short_low);
        let mut result = Self::product(low, short_low);
        let top = Self::product(high, short_high);
        let sum = |low: &[u64], high: &[u64]| {
            let mut sum = low.to_vec();
            Self::add(&mut sum, high, 0);
            sum
        };
        let mut mixed = Self::product(&sum(low, high), &sum(short_low, short_high));
        Self::subtract(&mut mixed, &result, Self::RADIX);
        Self::subtract(&mut mixed, &top, Self::RADIX);
        Self::add(&mut result, &mixed, middle);
        Self::add(&mut result, &top, 2 * middle);
        result
    }

    /// Returns the product of two numbers, in time proportional to the product of their lengths.
    fn product_by_limbs(long: &[u64], short: &[u64]) -> Vec<u64> {
        let mut result = vec![0; long.len() + short.len()];
        for (at, factor) in short.iter().enumerate() {
            let mut carry = 0;
            let places = result.get_mut(at..).unwrap_or_default();
            for (place, limb) in places.iter_mut().zip(long) {
                (*place, carry) =
                    Self::split(u128::from(*place) + u128::from(*limb) * u128::from(*factor) + u128::from(carry));
            }
            if let Some(place) = places.get_mut(long.len()) {
                *place = carry;
            }
        }
        trim(&mut result);
        result
    }

    /// The radix itself.
    const RADIX: u128;
}

impl Limbs for Binary {
    const RADIX: u128 = 1 << 64;
}

impl Limbs for Decimal {
    const RADIX: u128 = TEN_19 as u128;
}

fn trimmed(mut limbs: &[u64]) -> &[u64] {
    while let [rest @ .., 0] = limbs {
        limbs = rest;
    }
    limbs
}

fn trim(limbs: &mut Vec<u64>) {
    limbs.truncate(trimmed(limbs).len());
}

/// Converts the limbs of a number to radix `R`. `radix` is the radix of the given limbs, as a number in radix `R`.
fn convert<R: Limbs>(limbs: &[u64], radix: &[u64]) -> Vec<u64> {
    // The powers of the radix with the exponents 1, 2, 4 and so on.
    let mut powers = vec![radix.to_vec()];
    while let Some(last) = powers.last()
        && limbs.len() > 1 << powers.len()
    {
        powers.push(R::product(last, last));
    }
    convert_with::<R>(limbs, &powers)
}

/// Converts at most twice as many limbs as the exponent of the last power.
fn convert_with<R: Limbs>(limbs: &[u64], powers: &[Vec<u64>]) -> Vec<u64> {
    let Some((power, smaller)) = powers.split_last() else {
        return limbs.first().map_or_else(Vec::new, |limb| R::limbs((*limb).into()));
    };
    let Some((low, high)) = limbs.split_at_checked(1 << smaller.len()) else {
        return convert_with::<R>(limbs, smaller);
    };
    let mut result = R::product(&convert_with::<R>(high, smaller), power);
    R::add(&mut result, &convert_with::<R>(low, smaller), 0);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::big::Big;

    /// Returns words that depend only on the length and the seed.
    fn words(length: usize, mut seed: u64) -> Vec<u64> {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed ^ seed >> 29
        };
        let mut words: Vec<u64> = (0..length).map(|_| next()).collect();
        trim(&mut words);
        words
    }

    #[test]
    fn split_by_ten_to_the_19() {
        let most = TEN_19 - 1;
        for high in [0, 1, 2, TEN_19 / 2, most] {
            for low in [0, 1, most / 2, most, u64::MAX] {
                let value = u128::from(high) * u128::from(TEN_19) + u128::from(low);
                if value < u128::from(TEN_19) * u128::from(TEN_19) {
                    let expected = ((value % u128::from(TEN_19)) as u64, (value / u128::from(TEN_19)) as u64);
                    assert_eq!(Decimal::split(value), expected, "{value}");
                }
            }
        }
    }

    #[test]
    fn products_of_every_shape() {
        for (a, b) in [(0, 5), (33, 33), (64, 33), (65, 65), (100, 34), (300, 299), (301, 40), (257, 129)] {
            for (a, b) in [(words(a, 1), words(b, 2)), (vec![u64::MAX; a], vec![u64::MAX; b])] {
                let expected = Binary::product_by_limbs(&a, &b);
                assert_eq!(Binary::product(&a, &b), expected, "{} by {}", a.len(), b.len());
                assert_eq!(Binary::product(&b, &a), expected, "{} by {}", b.len(), a.len());
                let limbs = |words: &[u64]| words.iter().map(|word| word % TEN_19).collect::<Vec<_>>();
                let (a, b) = (limbs(&a), limbs(&b));
                assert_eq!(Decimal::product(&a, &b), Decimal::product_by_limbs(&a, &b), "{} by {}", a.len(), b.len());
            }
        }
    }

    #[test]
    fn digits_there_and_back() {
        for length in [0, 1, 2, 3, 4, 5, 31, 32, 33, 100, 255, 256, 257, 1000] {
            for words in [words(length, 3), vec![u64::MAX; length], [vec![0; length], vec![1]].concat()] {
                let digits = to_decimal(&words);
                let mut rest = Big::from_words(&words);
                let mut chunks = Vec::new();
                while !rest.is_zero() {
                    chunks.push(rest.div_rem(TEN_19));
                }
                let mut chunks = chunks.iter().rev();
                let mut expected = chunks.next().map_or_else(|| "0".to_owned(), u64::to_string);
                chunks.for_each(|chunk| expected.push_str(&format!("{chunk:019}")));
                assert_eq!(digits, expected);
                assert_eq!(from_decimal(digits.as_bytes()), words);
            }
        }
    }
}
