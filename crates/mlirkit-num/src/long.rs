//! Conversion of very long integers between binary and decimal, in nearly linear time.
//!
//! Both directions are the same algorithm. It splits the digits of a number in the middle and converts both halves to the
//! other radix. There it computes `high * power + low`. Numbers are multiplied with a number-theoretic transform.

use crate::big::word_of_digits;

/// The radix of binary numbers: a word has four digits.
const BINARY: u64 = 1 << 16;

/// The radix of decimal numbers: a digit has six decimal digits.
const DECIMAL: u64 = 1_000_000;

/// The largest number of digits that are converted, or of a factor that is multiplied, one by one.
const SHORT: usize = 64;

/// The modulus of the transform, a prime. A sum of products of digits is smaller if the shorter factor has fewer than
/// 2^24 digits.
const PRIME: u64 = 0xFFFF_FFFF_0000_0001;

/// 2^64 modulo [`PRIME`].
const WRAP: u64 = 0xFFFF_FFFF;

/// A generator of the multiplicative group modulo [`PRIME`].
const GENERATOR: u64 = 7;

/// Returns the decimal digits of a binary number.
pub(crate) fn to_decimal(words: &[u64]) -> String {
    use std::fmt::Write as _;

    let digits: Vec<u64> = words.iter().flat_map(|word| [0, 16, 32, 48].map(|shift| word >> shift & 0xFFFF)).collect();
    let decimal = convert::<BINARY, DECIMAL>(&digits);
    let mut decimal = decimal.iter().rev();
    let mut text = decimal.next().map_or_else(|| "0".to_owned(), u64::to_string);
    for digit in decimal {
        // Writing to a string does not fail.
        let _ = write!(text, "{digit:06}");
    }
    text
}

/// Returns the words of the number with these decimal digits.
pub(crate) fn from_decimal(digits: &[u8]) -> Vec<u64> {
    let digits: Vec<u64> = digits.rchunks(6).map(word_of_digits).collect();
    let binary = convert::<DECIMAL, BINARY>(&digits);
    binary.chunks(4).map(|digits| digits.iter().rev().fold(0, |word, digit| word << 16 | digit)).collect()
}

/// Converts a number from one radix to another. Digits are little-endian, and the last one of the result is not zero.
fn convert<const FROM: u64, const TO: u64>(digits: &[u64]) -> Vec<u64> {
    // FROM to the powers of SHORT, 2 SHORT, 4 SHORT and so on.
    let mut powers: Vec<Vec<u64>> = Vec::new();
    let mut length = SHORT;
    while length < digits.len() {
        let power = match powers.last() {
            Some(last) => product::<TO>(last, last),
            None => convert_short::<FROM, TO>(&[&[0; SHORT][..], &[1]].concat()),
        };
        powers.push(power);
        length *= 2;
    }
    convert_with::<FROM, TO>(digits, &powers)
}

/// Converts at most twice as many digits as the exponent of the last power.
fn convert_with<const FROM: u64, const TO: u64>(digits: &[u64], powers: &[Vec<u64>]) -> Vec<u64> {
    let Some((power, smaller)) = powers.split_last() else { return convert_short::<FROM, TO>(digits) };
    let Some((low, high)) = digits.split_at_checked(SHORT << smaller.len()) else {
        return convert_with::<FROM, TO>(digits, smaller);
    };
    let mut sum = product::<TO>(&convert_with::<FROM, TO>(high, smaller), power);
    let low = convert_with::<FROM, TO>(low, smaller);
    sum.resize(sum.len().max(low.len()), 0);
    sum.iter_mut().zip(&low).for_each(|(digit, addend)| *digit += addend);
    carried::<TO>(sum)
}

/// Converts a number in time proportional to the square of its length.
fn convert_short<const FROM: u64, const TO: u64>(digits: &[u64]) -> Vec<u64> {
    let mut result: Vec<u64> = Vec::new();
    for digit in digits.iter().rev() {
        let mut carry = *digit;
        for place in &mut result {
            let value = *place * FROM + carry;
            (*place, carry) = (value % TO, value / TO);
        }
        while carry > 0 {
            result.push(carry % TO);
            carry /= TO;
        }
    }
    result
}

/// Turns sums into digits by carrying, and removes zeros at the end.
fn carried<const RADIX: u64>(mut sums: Vec<u64>) -> Vec<u64> {
    let mut carry = 0;
    for sum in &mut sums {
        // A sum is less than the prime, so adding the carry may exceed 64 bits.
        let value = u128::from(*sum) + u128::from(carry);
        (*sum, carry) = match u64::try_from(value) {
            Ok(value) => (value % RADIX, value / RADIX),
            Err(_) => ((value % u128::from(RADIX)) as u64, (value / u128::from(RADIX)) as u64),
        };
    }
    while carry > 0 {
        sums.push(carry % RADIX);
        carry /= RADIX;
    }
    while sums.pop_if(|digit| *digit == 0).is_some() {}
    sums
}

/// Returns the product of two numbers.
fn product<const RADIX: u64>(a: &[u64], b: &[u64]) -> Vec<u64> {
    if a.len().min(b.len()) <= SHORT {
        return carried::<RADIX>(short_convolution(a, b));
    }
    let length = (a.len() + b.len()).next_power_of_two();
    let transformed = |digits: &[u64]| {
        let mut values = digits.to_vec();
        values.resize(length, 0);
        transform(&mut values);
        values
    };
    let mut values = transformed(a);
    values.iter_mut().zip(transformed(b)).for_each(|(a, b)| *a = times(*a, b));
    invert_transform(&mut values);
    carried::<RADIX>(values)
}

/// Returns the sums of the products of digits, in time proportional to the product of the lengths.
fn short_convolution(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut sums = vec![0; a.len() + b.len()];
    for (at, a) in a.iter().enumerate() {
        sums.iter_mut().skip(at).zip(b).for_each(|(sum, b)| *sum += a * b);
    }
    sums
}

// Arithmetic modulo PRIME = 2^64 - 2^32 + 1.

fn plus(a: u64, b: u64) -> u64 {
    let (sum, wrapped) = a.overflowing_add(b);
    if wrapped || sum >= PRIME { sum.wrapping_sub(PRIME) } else { sum }
}

fn minus(a: u64, b: u64) -> u64 {
    let (difference, wrapped) = a.overflowing_sub(b);
    if wrapped { difference.wrapping_add(PRIME) } else { difference }
}

fn times(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    let high = (product >> 64) as u64;
    // 2^96 is -1 and 2^64 is 2^32 - 1.
    let (difference, wrapped) = (product as u64).overflowing_sub(high >> 32);
    let low = if wrapped { difference.wrapping_sub(WRAP) } else { difference };
    let (sum, wrapped) = low.overflowing_add((high & 0xFFFF_FFFF) * WRAP);
    let sum = if wrapped { sum.wrapping_add(WRAP) } else { sum };
    if sum >= PRIME { sum - PRIME } else { sum }
}

fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, base);
        }
        (base, exponent) = (times(base, base), exponent >> 1);
    }
    result
}

/// Returns the first `half` powers of a root of unity of order `2 * half`, or of its inverse.
fn roots(half: usize, is_inverse: bool) -> Vec<u64> {
    let step = (PRIME - 1) / (2 * half as u64);
    let root = power(GENERATOR, if is_inverse { PRIME - 1 - step } else { step });
    std::iter::successors(Some(1), |last| Some(times(*last, root))).take(half).collect()
}

/// Evaluates a polynomial at all roots of unity, whose number is that of the coefficients, a power of two. The values are
/// in bit-reversed order.
fn transform(values: &mut [u64]) {
    let mut half = values.len() / 2;
    while half > 0 {
        let roots = roots(half, false);
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for ((a, b), root) in low.iter_mut().zip(high).zip(&roots) {
                (*a, *b) = (plus(*a, *b), times(minus(*a, *b), *root));
            }
        }
        half /= 2;
    }
}

/// Undoes [`transform`].
fn invert_transform(values: &mut [u64]) {
    let mut half = 1;
    while half < values.len() {
        let roots = roots(half, true);
        for block in values.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for ((a, b), root) in low.iter_mut().zip(high).zip(&roots) {
                let product = times(*b, *root);
                (*a, *b) = (plus(*a, product), minus(*a, product));
            }
        }
        half *= 2;
    }
    let scale = power(values.len() as u64, PRIME - 2);
    values.iter_mut().for_each(|value| *value = times(*value, scale));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::big::{Big, TEN_19};

    /// Returns words that depend only on the length and the seed.
    fn words(length: usize, mut seed: u64) -> Vec<u64> {
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed ^ seed >> 29
        };
        let mut words: Vec<u64> = (0..length).map(|_| next()).collect();
        while words.pop_if(|word| *word == 0).is_some() {}
        words
    }

    #[test]
    fn arithmetic_modulo_the_prime() {
        let all = [0, 1, 2, WRAP - 1, WRAP, WRAP + 1, 1 << 63, PRIME - WRAP, PRIME - 2, PRIME - 1];
        for (a, b) in all.into_iter().flat_map(|a| all.map(|b| (a, b))) {
            let modulus = u128::from(PRIME);
            let expected = |value: u128| (value % modulus) as u64;
            assert_eq!(times(a, b), expected(u128::from(a) * u128::from(b)), "{a} {b}");
            assert_eq!(plus(a, b), expected(u128::from(a) + u128::from(b)), "{a} {b}");
            assert_eq!(minus(a, b), expected(modulus + u128::from(a) - u128::from(b)), "{a} {b}");
        }
    }

    #[test]
    fn products_of_every_shape() {
        for (a, b) in [(0, 5), (33, 33), (64, 33), (65, 65), (100, 34), (300, 299), (301, 40), (257, 129)] {
            for (a, b) in [(words(a, 1), words(b, 2)), (vec![u64::MAX; a], vec![u64::MAX; b])] {
                let digits = |words: &[u64], radix| words.iter().map(|word| word % radix).collect::<Vec<_>>();
                let (a16, b16) = (digits(&a, BINARY), digits(&b, BINARY));
                assert_eq!(product::<BINARY>(&a16, &b16), carried::<BINARY>(short_convolution(&a16, &b16)));
                let most = |words: &[u64]| vec![DECIMAL - 1; words.len()];
                for (a, b) in [(digits(&a, DECIMAL), digits(&b, DECIMAL)), (most(&a), most(&b))] {
                    let expected = carried::<DECIMAL>(short_convolution(&a, &b));
                    assert_eq!(product::<DECIMAL>(&a, &b), expected, "{} by {}", a.len(), b.len());
                    assert_eq!(product::<DECIMAL>(&b, &a), expected, "{} by {}", b.len(), a.len());
                }
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
