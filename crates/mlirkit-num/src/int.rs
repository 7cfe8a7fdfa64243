//! Integers with a fixed but arbitrary bit width, as stored in MLIR integer attributes.

use std::fmt;

use crate::big::{Big, TEN_19};
use crate::long;

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signedness {
    /// Signless, as in `i32`.
    Signless,
    /// Signed, as in `si32`. Also used for `index` literals.
    Signed,
    /// Unsigned, as in `ui32`.
    Unsigned,
}

/// An integer with a fixed bit width, in two's complement.
///
/// Up to 64 bits are stored inline. Bits above the width are always zero, so equal values of the same width compare and
/// hash equally.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt(IntRepr);

/// Each variant contains the width, so that an integer takes only two words.
#[derive(Clone, PartialEq, Eq, Hash)]
enum IntRepr {
    Inline { width: u32, word: u64 },
    Boxed { width: u32, words: Box<Box<[u64]>> },
}

const _: () = assert!(size_of::<ApInt>() == 16);

/// The minimum number of words for which decimal conversion uses subquadratic algorithms.
const LONG: usize = 256;

fn mask(width: u32) -> u64 {
    match width % 64 {
        0 if width == 0 => 0,
        0 => u64::MAX,
        bits => (1 << bits) - 1,
    }
}

fn word_count(width: u32) -> usize {
    width.div_ceil(64).max(1) as usize
}

impl ApInt {
    /// Returns zero with the given width.
    pub fn zero(width: u32) -> Self {
        Self::from_u64(width, 0)
    }

    /// Creates an integer from `value`, zero-extended or truncated to `width` bits.
    #[inline(always)]
    pub fn from_u64(width: u32, value: u64) -> Self {
        if width <= 64 {
            return Self(IntRepr::Inline { width, word: value & mask(width) });
        }
        Self::from_words(width, &[value])
    }

    /// Creates an integer from `value`, sign-extended or truncated to `width` bits.
    pub fn from_i64(width: u32, value: i64) -> Self {
        if width <= 64 || value >= 0 {
            return Self::from_u64(width, value as u64);
        }
        let mut words = vec![u64::MAX; word_count(width)];
        words[0] = value as u64;
        Self::from_vec(width, words)
    }

    /// Creates an integer from little-endian words, zero-extended or truncated to `width` bits.
    pub fn from_words(width: u32, words: &[u64]) -> Self {
        if width <= 64 {
            return Self::from_u64(width, words.first().copied().unwrap_or(0));
        }
        let mut all = words.get(..word_count(width)).unwrap_or(words).to_vec();
        all.resize(word_count(width), 0);
        Self::from_vec(width, all)
    }

    fn from_vec(width: u32, mut words: Vec<u64>) -> Self {
        if width <= 64 {
            return Self::from_u64(width, words.first().copied().unwrap_or(0));
        }
        if let Some(top) = words.last_mut() {
            *top &= mask(width);
        }
        Self(IntRepr::Boxed { width, words: Box::new(words.into_boxed_slice()) })
    }

    /// Creates an integer from little-endian bytes, zero-extended or truncated to `width` bits.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> Self {
        let word = |chunk: &[u8]| {
            let mut word = [0; 8];
            word.iter_mut().zip(chunk).for_each(|(to, from)| *to = *from);
            u64::from_le_bytes(word)
        };
        if width <= 64 {
            return Self::from_u64(width, word(bytes));
        }
        let mut words: Vec<u64> = bytes.chunks(8).take(word_count(width)).map(word).collect();
        words.resize(word_count(width), 0);
        Self::from_vec(width, words)
    }

    /// Appends the value as `ceil(width / 8)` little-endian bytes.
    pub fn write_le_bytes(&self, out: &mut Vec<u8>) {
        let mut left = self.width().div_ceil(8) as usize;
        for word in self.words() {
            let take = left.min(8);
            out.extend(word.to_le_bytes().iter().take(take));
            left -= take;
        }
    }

    /// Returns the value as `ceil(width / 8)` little-endian bytes.
    pub fn to_le_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.width().div_ceil(8) as usize);
        self.write_le_bytes(&mut bytes);
        bytes
    }

    /// Returns the width in bits.
    pub fn width(&self) -> u32 {
        match self.0 {
            IntRepr::Inline { width, .. } | IntRepr::Boxed { width, .. } => width,
        }
    }

    /// Returns all words in little-endian order. There are `ceil(width / 64)` words, but at least one.
    pub fn words(&self) -> &[u64] {
        match &self.0 {
            IntRepr::Inline { word, .. } => std::slice::from_ref(word),
            IntRepr::Boxed { words, .. } => words,
        }
    }

    /// Returns the words up to the highest nonzero one, but at least one word. These are the words stored in bytecode.
    pub fn active_words(&self) -> &[u64] {
        let words = self.words();
        let count = words.iter().rposition(|word| *word != 0).map_or(1, |last| last + 1);
        words.get(..count).unwrap_or(words)
    }

    /// Returns the number of significant bits of the unsigned value.
    pub fn active_bits(&self) -> u32 {
        let active = self.active_words();
        let top = active.last().copied().unwrap_or(0);
        active.len() as u32 * 64 - top.leading_zeros()
    }

    /// Returns the lowest 64 bits.
    pub fn low_u64(&self) -> u64 {
        self.words().first().copied().unwrap_or(0)
    }

    /// Returns the unsigned value; `None` if it does not fit in 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        (self.active_bits() <= 64).then(|| self.low_u64())
    }

    /// Returns the signed value; `None` if it does not fit in 64 bits.
    pub fn to_i64(&self) -> Option<i64> {
        if self.width() <= 64 {
            return Some(self.inline_i64());
        }
        let low = self.low_u64() as i64;
        (Self::from_i64(self.width(), low) == *self).then_some(low)
    }

    fn inline_i64(&self) -> i64 {
        match self.width() {
            0 => 0,
            width => {
                let unused = 64 - width;
                (self.low_u64() << unused) as i64 >> unused
            }
        }
    }

    /// Returns true if all bits are zero.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|word| *word == 0)
    }

    /// Returns true if all bits are one. As in upstream, this is true for width 0.
    pub fn is_all_ones(&self) -> bool {
        match self.words() {
            [only] => *only == mask(self.width()),
            [rest @ .., top] => *top == mask(self.width()) && rest.iter().all(|word| *word == u64::MAX),
            [] => true,
        }
    }

    /// Returns the bit at `index`; zero beyond the width.
    pub fn bit(&self, index: u32) -> bool {
        let word = self.words().get((index / 64) as usize).copied().unwrap_or(0);
        word >> (index % 64) & 1 != 0
    }

    /// Returns true if the sign bit is set.
    pub fn is_negative(&self) -> bool {
        self.width() != 0 && self.bit(self.width() - 1)
    }

    /// Returns the negated value, wrapping around at the width.
    pub fn wrapping_neg(&self) -> Self {
        if self.width() <= 64 {
            return Self::from_u64(self.width(), self.low_u64().wrapping_neg());
        }
        let mut carry = true;
        let words = self.words().iter().map(|word| {
            let (sum, overflow) = (!word).overflowing_add(u64::from(carry));
            carry = overflow;
            sum
        });
        Self::from_vec(self.width(), words.collect())
    }

    /// Returns the value zero-extended or truncated to `width` bits.
    pub fn zext_or_trunc(&self, width: u32) -> Self {
        Self::from_words(width, self.words())
    }

    /// Returns the value sign-extended or truncated to `width` bits.
    pub fn sext_or_trunc(&self, width: u32) -> Self {
        if width <= self.width() || !self.is_negative() {
            return self.zext_or_trunc(width);
        }
        let mut words = self.words().to_vec();
        if let Some(top) = words.last_mut() {
            *top |= !mask(self.width());
        }
        words.resize(word_count(width), u64::MAX);
        Self::from_vec(width, words)
    }

    /// Parses an integer literal as upstream's attribute parser does. The digits are decimal, or hexadecimal with a
    /// prefix `0x`; the sign is passed separately. `None` if the value is out of range for the type. For `index`, use
    /// [`Signedness::Signed`].
    pub fn from_literal(digits: &str, negative: bool, width: u32, signedness: Signedness) -> Option<Self> {
        let magnitude = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
            Some(hex) => parse_hex(hex, width)?,
            None => parse_decimal(digits, width)?,
        };
        if width == 0 {
            return (!negative).then_some(magnitude);
        }
        if negative {
            let value = magnitude.wrapping_neg();
            return value.is_negative().then_some(value);
        }
        (signedness != Signedness::Signed || !magnitude.is_negative()).then_some(magnitude)
    }

    /// Writes the unsigned value in decimal.
    pub fn write_unsigned(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if self.active_bits() <= 64 {
            return out.write_str(itoa::Buffer::new().format(self.low_u64()));
        }
        if self.active_words().len() > LONG {
            return out.write_str(&long::to_decimal(self.active_words()));
        }
        let mut big = Big::from_words(self.words());
        let mut chunks = Vec::new();
        while !big.is_zero() {
            chunks.push(big.div_rem(TEN_19));
        }
        let mut chunks = chunks.into_iter().rev();
        write!(out, "{}", chunks.next().unwrap_or(0))?;
        chunks.try_for_each(|chunk| write!(out, "{chunk:019}"))
    }

    /// Writes the signed value in decimal.
    pub fn write_signed(&self, out: &mut impl fmt::Write) -> fmt::Result {
        if self.width() <= 64 {
            return out.write_str(itoa::Buffer::new().format(self.inline_i64()));
        }
        if self.is_negative() {
            out.write_char('-')?;
            return self.wrapping_neg().write_unsigned(out);
        }
        self.write_unsigned(out)
    }

    /// Writes the bits as upper-case hexadecimal digits, with a prefix `0x` and without leading zeros.
    pub fn write_hex(&self, out: &mut impl fmt::Write) -> fmt::Result {
        let mut words = self.active_words().iter().rev();
        write!(out, "0x{:X}", words.next().copied().unwrap_or(0))?;
        words.try_for_each(|word| write!(out, "{word:016X}"))
    }

    /// Returns the unsigned value as a decimal string.
    pub fn to_unsigned_string(&self) -> String {
        text(|out| self.write_unsigned(out))
    }

    /// Returns the signed value as a decimal string.
    pub fn to_signed_string(&self) -> String {
        text(|out| self.write_signed(out))
    }

    /// Returns the bits as upper-case hexadecimal digits, with a prefix `0x` and without leading zeros.
    pub fn to_hex_string(&self) -> String {
        text(|out| self.write_hex(out))
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_signed(f)?;
        write!(f, " : i{}", self.width())
    }
}

fn text(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write(&mut out);
    out
}

/// Returns the magnitude `words` as an integer; `None` if it has more significant bits than `width`.
fn fit(width: u32, words: &[u64]) -> Option<ApInt> {
    let big = Big::from_words(words);
    (big.bits() <= width as usize).then(|| ApInt::from_words(width, &big.into_words()))
}

fn parse_hex(digits: &str, width: u32) -> Option<ApInt> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    let significant = digits.trim_start_matches('0');
    // Reject numbers that cannot fit before building them.
    if significant.len() as u64 > u64::from(width).div_ceil(4) {
        return None;
    }
    let chunk =
        |bytes: &[u8]| bytes.iter().fold(0u64, |word, b| word << 4 | u64::from((*b as char).to_digit(16).unwrap_or(0)));
    let words: Vec<u64> = significant.as_bytes().rchunks(16).map(chunk).collect();
    fit(width, &words)
}

fn parse_decimal(digits: &str, width: u32) -> Option<ApInt> {
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let significant = digits.trim_start_matches('0');
    if significant.len() < 20 {
        let value = significant.bytes().fold(0u64, |value, b| value * 10 + u64::from(b - b'0'));
        return fit(width, &[value]);
    }
    // A bit corresponds to 0.30103 decimal digits. Reject numbers that cannot fit before building them.
    if significant.len() as u64 > u64::from(width) * 30_103 / 100_000 + 1 {
        return None;
    }
    if significant.len() > LONG * 19 {
        return fit(width, &long::from_decimal(significant.as_bytes()));
    }
    fit(width, &Big::from_decimal(significant.as_bytes()).into_words())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literal(digits: &str, negative: bool, width: u32, signedness: Signedness) -> Option<String> {
        ApInt::from_literal(digits, negative, width, signedness).map(|value| value.to_signed_string())
    }

    #[test]
    fn literals_are_checked_against_the_type() {
        use Signedness::{Signed, Signless, Unsigned};
        assert_eq!(literal("255", false, 8, Signless).as_deref(), Some("-1"));
        assert_eq!(literal("256", false, 8, Signless), None);
        assert_eq!(literal("128", true, 8, Signless).as_deref(), Some("-128"));
        assert_eq!(literal("129", true, 8, Signless), None);
        assert_eq!(literal("128", false, 8, Signed), None);
        assert_eq!(literal("0xFF", false, 8, Unsigned).as_deref(), Some("-1"));
        assert_eq!(literal("0x1FF", false, 8, Unsigned), None);
        // Upstream negates zero and then finds that the sign bit is not set.
        assert_eq!(literal("0", true, 8, Signless), None);
        assert_eq!(literal("0", false, 0, Signless).as_deref(), Some("0"));
        assert_eq!(literal("1", false, 0, Signless), None);
        assert_eq!(literal("000000000000000000000000000000012", false, 4, Signless).as_deref(), Some("-4"));
        let wide = "1208925819614629174706175";
        assert_eq!(literal(wide, false, 80, Signless).as_deref(), Some("-1"));
        assert_eq!(literal(wide, false, 81, Signless).as_deref(), Some(wide));
        assert_eq!(literal(wide, false, 79, Signless), None);
    }

    #[test]
    fn every_representation_gives_the_value_back() {
        for width in [1, 7, 8, 31, 63, 64, 65, 80, 127, 128, 129, 1000] {
            for value in [0, 1, -1, 5, -77, i64::MAX, i64::MIN] {
                let int = ApInt::from_i64(width, value);
                assert_eq!(ApInt::from_le_bytes(width, &int.to_le_bytes()), int);
                assert_eq!(ApInt::from_words(width, int.active_words()), int);
                assert_eq!(int.wrapping_neg().wrapping_neg(), int);
                let unsigned = int.to_unsigned_string();
                assert_eq!(ApInt::from_literal(&unsigned, false, width, Signedness::Signless).as_ref(), Some(&int));
                let hex = int.to_hex_string();
                assert_eq!(ApInt::from_literal(&hex, false, width, Signedness::Unsigned).as_ref(), Some(&int));
                assert_eq!(int.sext_or_trunc(width + 70).to_signed_string(), int.to_signed_string());
                assert_eq!(int.zext_or_trunc(width + 70).to_unsigned_string(), unsigned);
                assert!(int.to_i64().is_some(), "{int:?}");
                let digits = int.to_signed_string();
                if let Some(digits) = digits.strip_prefix('-') {
                    let again = ApInt::from_literal(digits, true, width, Signedness::Signless);
                    assert_eq!(again.as_ref(), Some(&int));
                }
            }
        }
    }

    #[test]
    fn long_numbers_are_as_short_ones() {
        let words: Vec<u64> = (1..=600_u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
        let width = 600 * 64;
        let int = ApInt::from_words(width, &words);
        let digits = int.to_unsigned_string();
        assert_eq!(ApInt::from_literal(&digits, false, width, Signedness::Unsigned).as_ref(), Some(&int));
        assert_eq!(ApInt::from_literal(&digits, false, width - 600, Signedness::Unsigned), None);
        let mut big = Big::from_words(&words);
        let last = big.div_rem(TEN_19);
        assert!(digits.ends_with(&format!("{last:019}")));
    }

    #[test]
    fn active_bits_and_words() {
        assert_eq!(ApInt::zero(100).active_bits(), 0);
        assert_eq!(ApInt::zero(100).active_words(), [0]);
        assert_eq!(ApInt::from_i64(100, -1).active_bits(), 100);
        assert_eq!(ApInt::from_i64(100, -1).active_words(), [u64::MAX, (1 << 36) - 1]);
        assert!(ApInt::from_i64(100, -1).is_all_ones());
        assert_eq!(ApInt::from_i64(100, -1).to_u64(), None);
        assert_eq!(ApInt::from_words(100, &[3, 1]).to_i64(), None);
    }

    #[test]
    fn a_small_value_stays_small() {
        assert!(size_of::<ApInt>() <= 24);
    }
}
