//! Prints floats as MLIR does.
//!
//! A float is printed with six significant digits if these parse to the same value. Otherwise, it is printed with as
//! many digits as the kind may need. If that fails too (infinity, NaN, or a number that would look like an integer),
//! its bit pattern is printed in hexadecimal. The digits are those of LLVM's `toString`, which divides by a power of
//! ten estimated from the bit length, truncates, and then rounds half up. This module uses the same estimate, because
//! it affects the last digit.

use std::cmp::Ordering;
use std::fmt;

use crate::big::Big;
use crate::float::{Decomposed, FloatKind, ppc};

/// The printed form of a float, stored inline.
#[derive(Clone, Copy)]
pub struct FloatText {
    bytes: [u8; 56],
    len: u8,
}

impl FloatText {
    fn new() -> Self {
        Self { bytes: [0; 56], len: 0 }
    }

    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(usize::from(self.len)) {
            *slot = byte;
            self.len += 1;
        }
    }

    fn push_all(&mut self, bytes: &[u8]) {
        let end = usize::from(self.len) + bytes.len();
        if let Some(slots) = self.bytes.get_mut(usize::from(self.len)..end) {
            slots.copy_from_slice(bytes);
            self.len = end as u8;
        }
    }

    /// Returns the printed form as a string.
    pub fn as_str(&self) -> &str {
        str::from_utf8(self.bytes.get(..usize::from(self.len)).unwrap_or_default()).unwrap_or_default()
    }
}

impl fmt::Display for FloatText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FloatKind {
    /// Returns the number with six significant digits, even if they do not parse to the same value. Upstream's C++
    /// calls LLVM's `toString` in this way to create names from numbers.
    pub fn short_text(self, bits: u128) -> FloatText {
        let (negative, value) = self.decode(bits);
        let mut out = FloatText::new();
        match value {
            Decomposed::Zero => out.push_all(if negative { b"-0.000000e+00" } else { b"0.000000e+00" }),
            Decomposed::Infinity => out.push_all(if negative { b"-Inf" } else { b"+Inf" }),
            Decomposed::Nan => out.push_all(b"NaN"),
            Decomposed::Finite { significand, exponent } => {
                if negative {
                    out.push(b'-');
                }
                Decimal::of(significand, exponent, 6).write_padded(&mut out);
            }
        }
        out
    }

    /// Returns the printed form of a bit pattern.
    pub fn text(self, bits: u128) -> FloatText {
        let (negative, value) = self.decode(bits);
        let bits = self.canonicalize(bits);
        let mut out = FloatText::new();
        match value {
            // Only a pair of doubles can have bits other than the sign set and still be zero.
            Decomposed::Zero if self == Self::PpcF128 && bits & !(1 << 63) != 0 => hex(bits),
            Decomposed::Zero => {
                out.push_all(if negative { b"-0.000000e+00" } else { b"0.000000e+00" });
                out
            }
            Decomposed::Infinity | Decomposed::Nan => hex(bits),
            Decomposed::Finite { significand, exponent } => {
                if negative {
                    out.push(b'-');
                }
                let short = Decimal::of(significand, exponent, 6);
                if self.reads_back(bits, (negative, significand, exponent), short) {
                    short.write_padded(&mut out);
                    return out;
                }
                let precision = 2 + (self.layout().fraction + 1) * 59 / 196;
                let long = Decimal::of(significand, exponent, precision);
                if long.write_plain(&mut out, precision as i32) { out } else { hex(bits) }
            }
        }
    }

    /// Returns true if the digits, parsed as this kind, yield the bit pattern `bits`.
    fn reads_back(self, bits: u128, (negative, significand, exponent): (bool, u128, i32), digits: Decimal) -> bool {
        if let Some(answer) = self.reads_back_fast(bits, negative, digits) {
            return answer;
        }
        let layout = self.layout();
        let (decimal, power) = (Big::from_u128(digits.value), digits.exponent);
        let at_power_of_two = significand == 1 << layout.fraction;
        let lowest = exponent == 1 - layout.bias - layout.fraction as i32;
        let (below, below_unit) = match at_power_of_two && !lowest {
            true => (4 * significand - 1, exponent - 2),
            false => (2 * significand - 1, exponent - 1),
        };
        let even = significand & 1 == 0;
        let above = compare(&decimal, power, 2 * significand + 1, exponent - 1);
        let below = compare(&decimal, power, below, below_unit);
        let inside = (above == Ordering::Less || (above == Ordering::Equal && even))
            && (below == Ordering::Greater || (below == Ordering::Equal && (even || at_power_of_two)));
        inside && (self != Self::PpcF128 || ppc::encode(negative, significand, exponent) == bits)
    }

    /// Like `reads_back`, but uses a single exact double operation. `None` if the numbers are too large for this.
    fn reads_back_fast(self, bits: u128, negative: bool, digits: Decimal) -> Option<bool> {
        if self > Self::F64 || digits.value >= 1 << 53 {
            return None;
        }
        let power = *POWERS_OF_TEN.get(digits.exponent.unsigned_abs() as usize)?;
        let decimal = digits.value as u64 as f64;
        let double = if digits.exponent < 0 { decimal / power } else { decimal * power };
        match self {
            Self::F64 => Some(u128::from(double.to_bits()) == bits & !(1 << 63)),
            // Exactly between two floats, the result may depend on the rounding to double.
            Self::F32 if double.to_bits() & ((1 << 29) - 1) == 1 << 28 => None,
            Self::F32 => Some(u128::from((double as f32).to_bits()) == bits & !(1 << 31)),
            _ => {
                let Decomposed::Finite { significand, exponent } = Self::F64.decode(double.to_bits().into()).1 else {
                    return None;
                };
                let (read, tie) = self.encode(negative, significand, exponent);
                (!tie).then_some(read == bits)
            }
        }
    }
}

const POWERS_OF_TEN: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
];

/// Compares `decimal * 10^power` with `binary * 2^unit`.
fn compare(decimal: &Big, power: i32, binary: u128, unit: i32) -> Ordering {
    let (mut left, mut right) = (decimal.clone(), Big::from_u128(binary));
    let side = if power >= 0 { &mut left } else { &mut right };
    side.mul_pow5(power.unsigned_abs());
    let shift = power - unit;
    let side = if shift >= 0 { &mut left } else { &mut right };
    side.shl(shift.unsigned_abs());
    left.cmp(&right)
}

/// The number `value * 10^exponent`, where `value` has no trailing zeros.
#[derive(Clone, Copy, Debug)]
struct Decimal {
    value: u128,
    exponent: i32,
}

impl Decimal {
    /// Returns the digits that LLVM's `toString` produces for `significand * 2^exponent` with this `precision`.
    #[inline(always)]
    fn of(significand: u128, exponent: i32, precision: u32) -> Self {
        let zeros = significand.trailing_zeros();
        let (significand, exponent) = (significand >> zeros, exponent + zeros as i32);
        let required = (precision * 196).div_ceil(59);
        let (mut value, mut power) = truncated_fast(significand, exponent, required)
            .unwrap_or_else(|| truncated(significand, exponent, required));
        if let Ok(mut small) = u64::try_from(value) {
            power += strip_zeros(&mut small);
            let excess = count_digits(small).saturating_sub(precision);
            if excess > 0 {
                let rest = small / 10u64.pow(excess - 1);
                small = rest / 10 + u64::from(rest % 10 >= 5);
                power += excess as i32 + strip_zeros(&mut small);
            }
            return Self { value: small.into(), exponent: power };
        }
        while value.is_multiple_of(10) {
            value /= 10;
            power += 1;
        }
        let excess = (value.ilog10() + 1).saturating_sub(precision);
        if excess > 0 {
            let rest = value / 10u128.pow(excess - 1);
            value = rest / 10 + u128::from(rest % 10 >= 5);
            power += excess as i32;
            while value.is_multiple_of(10) {
                value /= 10;
                power += 1;
            }
        }
        Self { value, exponent: power }
    }

    /// Returns a buffer with the digits at its end, and the index of the first digit.
    fn spelled(self) -> ([u8; 40], usize) {
        let (mut buffer, mut start) = ([b'0'; 40], 40);
        let mut put = |digit: u8| {
            start -= 1;
            if let Some(slot) = buffer.get_mut(start) {
                *slot = b'0' + digit;
            }
        };
        let mut value = self.value;
        while value > u128::from(u64::MAX) {
            put((value % 10) as u8);
            value /= 10;
        }
        let mut value = value as u64;
        while value != 0 {
            put((value % 10) as u8);
            value /= 10;
        }
        (buffer, start)
    }

    /// Writes the number in the form `1.500000e+00`.
    fn write_padded(self, out: &mut FloatText) {
        let (buffer, start) = self.spelled();
        let Some((first, rest)) = buffer.get(start..).and_then(<[u8]>::split_first) else {
            return;
        };
        out.push(*first);
        out.push(b'.');
        out.push_all(rest);
        out.push_all(b"000000".get(rest.len()..).unwrap_or_default());
        write_exponent(out, b'e', self.exponent + rest.len() as i32, 2);
    }

    /// Writes a number in the form `0.333333343`, or `1.0E+9` if it would need more than three zeros of padding.
    /// Returns false, after writing unspecified content, if the output would not contain a dot.
    fn write_plain(self, out: &mut FloatText, precision: i32) -> bool {
        let (buffer, start) = self.spelled();
        let digits = buffer.get(start..).unwrap_or_default();
        let count = digits.len() as i32;
        let whole = self.exponent + count;
        let scientific = match self.exponent {
            0.. => self.exponent > 3 || whole > precision,
            _ => whole < -2,
        };
        if scientific {
            let Some((first, rest)) = digits.split_first() else {
                return false;
            };
            out.push(*first);
            out.push(b'.');
            out.push_all(if rest.is_empty() { b"0" } else { rest });
            write_exponent(out, b'E', whole - 1, 1);
        } else if self.exponent >= 0 {
            return false;
        } else if whole > 0 {
            let (integer, fraction) = digits.split_at(whole as usize);
            out.push_all(integer);
            out.push(b'.');
            out.push_all(fraction);
        } else {
            out.push_all(b"0.");
            (whole..0).for_each(|_| out.push(b'0'));
            out.push_all(digits);
        }
        true
    }
}

#[inline(always)]
fn write_exponent(out: &mut FloatText, letter: u8, exponent: i32, least_digits: usize) {
    out.push(letter);
    out.push(if exponent < 0 { b'-' } else { b'+' });
    let value = exponent.unsigned_abs();
    let width = (count_digits(value.into()) as usize).max(least_digits);
    for place in (0..width as u32).rev() {
        out.push(b'0' + (value / 10u32.pow(place) % 10) as u8);
    }
}

fn count_digits(value: u64) -> u32 {
    value.checked_ilog10().unwrap_or(0) + 1
}

/// Removes trailing zeros and returns their number.
fn strip_zeros(value: &mut u64) -> i32 {
    let mut count = 0;
    while *value != 0 && value.is_multiple_of(10) {
        *value /= 10;
        count += 1;
    }
    count
}

/// Returns the exponent of the power of ten that LLVM removes from a number with `bits` bits to reduce it to about
/// `required` bits.
fn removable(bits: u32, required: u32) -> u32 {
    bits.saturating_sub(required) * 59 / 196
}

/// Returns `significand * 2^exponent` as an integer times a power of ten, truncated to about `required` bits.
fn truncated(significand: u128, exponent: i32, required: u32) -> (u128, i32) {
    let mut exact = Big::from_u128(significand);
    let fives = (-exponent).max(0) as u32;
    exact.mul_pow5(fives);
    let bits = exact.bits() as u32 + exponent.max(0) as u32;
    let tens = removable(bits, required);
    let power = tens as i32 - fives as i32;
    let mut value = Big::from_u128(significand);
    // Multiply or divide by powers of five. All powers of two are combined into one shift.
    let shift = exponent.max(0) - tens as i32;
    value.shl(shift.max(0) as u32);
    if power <= 0 {
        value.mul_pow5(power.unsigned_abs());
    } else {
        value.div_pow5(power as u32);
    }
    value.shr((-shift).max(0) as u32);
    (value.to_u128().unwrap_or(u128::MAX), power)
}

/// Like `truncated`, but uses only two words. `None` if the numbers do not fit.
#[inline(always)]
fn truncated_fast(significand: u128, exponent: i32, required: u32) -> Option<(u128, i32)> {
    let small = u64::try_from(significand).ok()?;
    let length = 64 - small.leading_zeros();
    if exponent > 0 {
        let tens = removable(length + exponent as u32, required);
        let shift = exponent - tens as i32;
        let divisor = *POWERS_OF_FIVE.get(tens as usize)?;
        let dividend = match shift {
            0.. if length + shift as u32 <= 128 => significand << shift,
            0.. => return None,
            _ => significand,
        };
        let quotient = if tens == 0 { dividend } else { dividend / divisor };
        return Some((quotient >> (-shift).max(0), tens as i32));
    }
    let fives = exponent.unsigned_abs();
    let (top, top_length) = *POWER_TOPS.get(fives as usize)?;
    // The product of the leading words determines the bit length, unless it is too close to a power of two.
    let product = u128::from(small << small.leading_zeros()) * u128::from(top);
    let bits = match product {
        _ if product >> 127 != 0 => length + top_length,
        _ if product < (1 << 127) - (1 << 66) => length + top_length - 1,
        _ => return None,
    };
    let tens = removable(bits, required);
    if fives >= tens {
        let factor = *POWERS_OF_FIVE.get((fives - tens) as usize)?;
        let value = significand.checked_mul(factor)?;
        return Some((value.checked_shr(tens).unwrap_or(0), tens as i32 - fives as i32));
    }
    let divisor = *POWERS_OF_FIVE.get((tens - fives) as usize)?;
    Some(((significand / divisor).checked_shr(tens).unwrap_or(0), tens as i32 - fives as i32))
}

/// The powers of five that fit in 128 bits.
const POWERS_OF_FIVE: [u128; 56] = {
    let mut table = [1u128; 56];
    let mut power = 1;
    while power < table.len() {
        table[power] = table[power - 1] * 5;
        power += 1;
    }
    table
};

/// For every power of five up to 5^400, its leading 64 bits, rounded down, and its bit length.
static POWER_TOPS: [(u64, u32); 401] = {
    let mut table = [(1u64 << 63, 1u32); 401];
    // Compute the leading 128 bits. The error after 400 truncations is far below the 64 bits that are used.
    let (mut top, mut length) = (1u128 << 127, 1u32);
    let mut power = 1;
    while power < table.len() {
        let wide = (top >> 3) * 5;
        let lead = wide.leading_zeros();
        top = wide << lead;
        length += 3 - lead;
        table[power] = ((top >> 64) as u64, length);
        power += 1;
    }
    table
};

fn hex(bits: u128) -> FloatText {
    let mut out = FloatText::new();
    out.push_all(b"0x");
    let digits = (128 - bits.leading_zeros()).div_ceil(4).max(1);
    for place in (0..digits).rev() {
        let digit = (bits >> (4 * place) & 15) as u8;
        out.push(if digit < 10 { b'0' + digit } else { b'A' - 10 + digit });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that the fast path and the exact path give the same digits.
    #[test]
    fn fast_digits_are_the_exact_ones() {
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        for round in 0..200_000u32 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let significand = u128::from(state >> (round % 61) | 1);
            let exponent = (state % 300) as i32 - 170;
            for required in [20, 30, 57] {
                if let Some(fast) = truncated_fast(significand, exponent, required) {
                    assert_eq!(fast, truncated(significand, exponent, required), "{significand} {exponent}");
                }
            }
        }
    }

    #[test]
    fn two_byte_kinds_never_need_the_exact_path() {
        for kind in [FloatKind::F16, FloatKind::BF16] {
            let slow = (0..1u128 << 16).filter(|bits| match kind.decode(*bits).1 {
                Decomposed::Finite { significand, exponent } => {
                    let zeros = significand.trailing_zeros();
                    truncated_fast(significand >> zeros, exponent + zeros as i32, 20).is_none()
                }
                _ => false,
            });
            assert_eq!(slow.count(), 0);
        }
    }
}
