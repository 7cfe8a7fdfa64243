//! Parses decimal literals to binary numbers that are precise enough for a single rounding.

use crate::big::Big;

/// The maximum number of digits that are evaluated. Further digits matter only in whether any of them is nonzero. The
/// midpoint between two floats never has this many digits.
const MOST_DIGITS: usize = 12_000;

/// The magnitude of the power of ten beyond which a number rounds to zero or overflows in every float kind.
const MOST_POWER: i64 = 10_000;

/// The number of significant bits that are retained, seven more than any kind has. A sticky bit represents the other
/// bits.
const KEPT: usize = 120;

/// Parses a literal such as `1.5e10` as `significand * 2^exponent`. The last bit of the significand is set if there is
/// a remainder. The outer `None` means that the text is not a decimal number, the inner `None` that the number is zero.
pub(crate) fn read(text: &str) -> Option<Option<(u128, i32)>> {
    let (mantissa, power) = match text.split_once(['e', 'E']) {
        Some((mantissa, power)) => (mantissa, read_power(power)?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let all_digits = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
    if whole.is_empty() || !all_digits(whole) || !all_digits(fraction) {
        return None;
    }
    let mut digits: Vec<u8> = whole.bytes().chain(fraction.bytes()).skip_while(|c| *c == b'0').collect();
    let mut power = power.saturating_sub(fraction.len() as i64);
    if let Some(rest) = digits.get(MOST_DIGITS..) {
        let (dropped, sticky) = (rest.len() as i64, rest.iter().any(|c| *c != b'0'));
        digits.truncate(MOST_DIGITS);
        power = power.saturating_add(dropped);
        if sticky {
            digits.push(b'1');
            power = power.saturating_sub(1);
        }
    }
    if digits.is_empty() {
        return Some(None);
    }
    // For very large and very small numbers, the position of the first digit is sufficient.
    match power.saturating_add(digits.len() as i64) {
        place if place > MOST_POWER => return Some(Some((1, 1 << 20))),
        place if place < -MOST_POWER => return Some(Some((1, -(1 << 20)))),
        _ => {}
    }
    let mut number = Big::from_decimal(&digits);
    // 10^power is 5^power * 2^power, and the power of two is added to the exponent.
    let mut exponent = i32::try_from(power).ok()?;
    let mut sticky = false;
    let fives = u32::try_from(power.unsigned_abs()).ok()?;
    if power >= 0 {
        number.mul_pow5(fives);
    } else {
        let mut divisor = Big::from_u128(1);
        divisor.mul_pow5(fives);
        let shift = u32::try_from((divisor.bits() + KEPT).saturating_sub(number.bits())).ok()?;
        number.shl(shift);
        exponent -= i32::try_from(shift).ok()?;
        (number, sticky) = number.quotient(divisor);
    }
    let above = u32::try_from(number.bits().saturating_sub(KEPT)).ok()?;
    sticky |= number.trailing_zeros() < above as usize;
    number.shr(above);
    exponent += i32::try_from(above).ok()?;
    let significand = number.to_u128()?;
    Some(Some((significand << 1 | u128::from(sticky), exponent - 1)))
}

/// Parses the exponent after the `e`; `None` if it is not a number. An exponent that is too large saturates.
fn read_power(text: &str) -> Option<i64> {
    let (negative, digits) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let power = digits.parse().unwrap_or(i64::MAX / 2).min(i64::MAX / 2);
    Some(if negative { -power } else { power })
}
