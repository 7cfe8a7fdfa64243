//! The float types of MLIR: their bit layouts, and conversions from and to literals.

use std::fmt;

/// A float type of MLIR. Values are represented by their bit pattern in the low [`width`](Self::width) bits of a
/// `u128`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are the types'")]
pub enum FloatKind {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
    /// A pair of doubles, the larger of which is in the low half: `!llvm.ppc_fp128`.
    PpcF128,
}

/// How a float kind represents infinities and NaNs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Specials {
    /// Infinities and NaNs as in IEEE 754.
    Ieee,
    /// No infinity. A NaN has all bits set, apart from the sign.
    NanAllOnes,
    /// No infinity and no negative zero. NaN is the bit pattern that would be negative zero.
    NanNegativeZero,
    /// Neither infinity nor NaN. All values are finite.
    Finite,
}

#[derive(Clone, Copy)]
pub(crate) struct FloatLayout {
    pub(crate) width: u32,
    /// The number of fraction bits, without an explicit integer bit.
    pub(crate) fraction: u32,
    pub(crate) bias: i32,
    pub(crate) specials: Specials,
}

/// A decoded float value. A finite one equals `significand * 2^exponent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decomposed {
    Zero,
    Finite { significand: u128, exponent: i32 },
    Infinity,
    Nan,
}

/// An error in a hexadecimal float literal, worded as in upstream MLIR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexFloatError {
    /// The literal is a decimal integer, but a float is expected.
    Decimal,
    /// The literal has a minus sign.
    Negative,
    /// The literal has more bits than the type.
    OutOfRange,
}

impl HexFloatError {
    /// Returns the note that upstream attaches to the error, if any.
    pub fn note(self) -> Option<&'static str> {
        (self == Self::Decimal).then_some("add a trailing dot to make the literal a float")
    }
}

impl fmt::Display for HexFloatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Decimal => "unexpected decimal integer literal for a floating point value",
            Self::Negative => "hexadecimal float literal should not have a leading minus",
            Self::OutOfRange => "hexadecimal float constant out of range for type",
        })
    }
}

impl std::error::Error for HexFloatError {}

impl FloatKind {
    /// All float kinds, in ascending order of width.
    pub const ALL: [Self; 19] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E5M2,
        Self::F8E4M3,
        Self::F8E4M3FN,
        Self::F8E5M2FNUZ,
        Self::F8E4M3FNUZ,
        Self::F8E4M3B11FNUZ,
        Self::F8E3M4,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
        Self::PpcF128,
    ];

    /// Returns the keyword of the type. [`PpcF128`](Self::PpcF128) is not a builtin type; its name is that of the
    /// `llvm` dialect.
    pub fn name(self) -> &'static str {
        match self {
            Self::F4E2M1FN => "f4E2M1FN",
            Self::F6E2M3FN => "f6E2M3FN",
            Self::F6E3M2FN => "f6E3M2FN",
            Self::F8E5M2 => "f8E5M2",
            Self::F8E4M3 => "f8E4M3",
            Self::F8E4M3FN => "f8E4M3FN",
            Self::F8E5M2FNUZ => "f8E5M2FNUZ",
            Self::F8E4M3FNUZ => "f8E4M3FNUZ",
            Self::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            Self::F8E3M4 => "f8E3M4",
            Self::F8E8M0FNU => "f8E8M0FNU",
            Self::BF16 => "bf16",
            Self::F16 => "f16",
            Self::TF32 => "tf32",
            Self::F32 => "f32",
            Self::F64 => "f64",
            Self::F80 => "f80",
            Self::F128 => "f128",
            Self::PpcF128 => "ppc_fp128",
        }
    }

    /// Returns the printed form of the type: the keyword, or `!llvm.ppc_fp128`.
    #[must_use]
    pub fn type_text(self) -> &'static str {
        if self == Self::PpcF128 { "!llvm.ppc_fp128" } else { self.name() }
    }

    /// Returns the kind with this builtin keyword; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name && *kind != Self::PpcF128)
    }

    /// Returns the width of the type in bits.
    #[inline(always)]
    pub fn width(self) -> u32 {
        self.layout().width
    }

    pub(crate) fn layout(self) -> FloatLayout {
        use Specials::{Finite, Ieee, NanAllOnes, NanNegativeZero};
        let (width, fraction, bias, specials) = match self {
            Self::F4E2M1FN => (4, 1, 1, Finite),
            Self::F6E2M3FN => (6, 3, 1, Finite),
            Self::F6E3M2FN => (6, 2, 3, Finite),
            Self::F8E5M2 => (8, 2, 15, Ieee),
            Self::F8E4M3 => (8, 3, 7, Ieee),
            Self::F8E4M3FN => (8, 3, 7, NanAllOnes),
            Self::F8E5M2FNUZ => (8, 2, 16, NanNegativeZero),
            Self::F8E4M3FNUZ => (8, 3, 8, NanNegativeZero),
            Self::F8E4M3B11FNUZ => (8, 3, 11, NanNegativeZero),
            Self::F8E3M4 => (8, 4, 3, Ieee),
            Self::F8E8M0FNU => (8, 0, 127, NanAllOnes),
            Self::BF16 => (16, 7, 127, Ieee),
            Self::F16 => (16, 10, 15, Ieee),
            Self::TF32 => (19, 10, 127, Ieee),
            Self::F32 => (32, 23, 127, Ieee),
            Self::F64 => (64, 52, 1023, Ieee),
            Self::F80 => (80, 63, 16383, Ieee),
            Self::F128 => (128, 112, 16383, Ieee),
            // Treated as a number of 106 bits, none of which is below the smallest double.
            Self::PpcF128 => (128, 105, 969, Ieee),
        };
        FloatLayout { width, fraction, bias, specials }
    }

    fn mask(self) -> u128 {
        u128::MAX >> (128 - self.width())
    }

    /// Returns true if the kind has a sign bit, as all kinds except `f8E8M0FNU` do.
    fn has_sign(self) -> bool {
        self != Self::F8E8M0FNU
    }

    fn sign_bit(self) -> u128 {
        if self.has_sign() { 1 << (self.width() - 1) } else { 0 }
    }

    /// Returns the bit position of the exponent field. For `f80`, the position is one higher than the number of
    /// fraction bits, because the integer bit is stored explicitly.
    fn exponent_shift(self) -> u32 {
        self.layout().fraction + u32::from(self == Self::F80)
    }

    /// Returns the bit pattern of the largest finite value, without a sign.
    #[inline(always)]
    fn max_finite(self) -> u128 {
        let all = self.mask() & !self.sign_bit();
        match self.layout().specials {
            Specials::Ieee if self == Self::F80 => 0x7FFE << 64 | u128::from(u64::MAX),
            Specials::Ieee => (all >> self.exponent_shift() << self.exponent_shift()) - 1,
            Specials::NanAllOnes => all - 1,
            Specials::NanNegativeZero | Specials::Finite => all,
        }
    }

    fn infinity(self) -> u128 {
        let above = self.max_finite() + 1;
        if self == Self::F80 { above | 1 << 63 } else { above }
    }

    /// Returns the bit that marks a value which upstream's in-memory floats can represent but the kind cannot store.
    /// This is the sign of `f8E8M0FNU`, or the infinity of a kind without one. The bit is above the stored bits.
    /// Returns zero if there is no such value.
    fn unstored(self) -> u128 {
        match self.layout().specials {
            Specials::Finite => 1 << self.width(),
            _ if self.has_sign() => 0,
            _ => 1 << self.width(),
        }
    }

    /// Returns the bits of a literal in the form that dense constants and bytecode store.
    ///
    /// ```
    /// use mlirkit_num::FloatKind::{F4E2M1FN, F8E8M0FNU};
    ///
    /// let quarter = F8E8M0FNU.parse_decimal("0.25", true).unwrap();
    /// assert_eq!(F8E8M0FNU.text(quarter).as_str(), "-2.500000e-01");
    /// assert_eq!(F8E8M0FNU.stored(quarter), 0xFD);
    /// let huge = F4E2M1FN.parse_decimal("1.0e999", false).unwrap();
    /// assert_eq!((F4E2M1FN.text(huge).as_str(), F4E2M1FN.stored(huge)), ("0x0", 0));
    /// ```
    #[must_use]
    pub fn stored(self, bits: u128) -> u128 {
        let top = if bits & self.unstored() != 0 && !self.has_sign() { 1 << (self.width() - 1) } else { 0 };
        self.canonicalize(bits) | top
    }

    /// Returns the bits in the form that LLVM stores. Encodings of `f80` that processors do not accept become NaNs or
    /// normal numbers.
    pub fn canonicalize(self, bits: u128) -> u128 {
        let bits = bits & self.mask();
        if self != Self::F80 {
            return bits;
        }
        let (exponent, integer_bit) = (bits >> 64 & 0x7FFF, bits >> 63 & 1 != 0);
        match exponent {
            0 if integer_bit => bits | 1 << 64,
            1..0x7FFF if !integer_bit => bits | 0x7FFF << 64,
            _ => bits,
        }
    }

    /// Returns true if the bit pattern is a NaN.
    pub fn is_nan(self, bits: u128) -> bool {
        self.decode(bits).1 == Decomposed::Nan
    }

    /// Returns true if the bit pattern is an infinity.
    pub fn is_infinity(self, bits: u128) -> bool {
        self.decode(bits).1 == Decomposed::Infinity
    }

    /// Returns the sign and the value of a bit pattern.
    pub(crate) fn decode(self, bits: u128) -> (bool, Decomposed) {
        if self == Self::PpcF128 {
            return crate::float::ppc::decode(bits);
        }
        if bits & self.unstored() != 0 {
            return match self {
                Self::F8E8M0FNU => (true, self.decode_finite(bits & self.mask())),
                _ => (bits & self.sign_bit() != 0, Decomposed::Infinity),
            };
        }
        let bits = self.canonicalize(bits);
        let layout = self.layout();
        let negative = bits & self.sign_bit() != 0;
        let magnitude = bits & !self.sign_bit();
        let value = match layout.specials {
            Specials::NanNegativeZero if negative && magnitude == 0 => Decomposed::Nan,
            _ if magnitude > self.max_finite() && magnitude == self.infinity() && layout.specials == Specials::Ieee => {
                Decomposed::Infinity
            }
            _ if magnitude > self.max_finite() => Decomposed::Nan,
            _ => self.decode_finite(magnitude),
        };
        (negative, value)
    }

    fn decode_finite(self, magnitude: u128) -> Decomposed {
        let layout = self.layout();
        let field = (magnitude >> self.exponent_shift()) as i32;
        let low = magnitude & ((1 << self.exponent_shift()) - 1);
        let unit = -layout.bias - layout.fraction as i32;
        match (field, low) {
            _ if self == Self::F8E8M0FNU => Decomposed::Finite { significand: 1, exponent: field + unit },
            (0, 0) => Decomposed::Zero,
            (0, _) => Decomposed::Finite { significand: low, exponent: 1 + unit },
            _ => Decomposed::Finite { significand: low | 1 << layout.fraction, exponent: field + unit },
        }
    }

    /// Returns the bit pattern nearest to `significand * 2^exponent`, with ties to even, and whether there was a tie.
    pub(crate) fn encode(self, negative: bool, significand: u128, exponent: i32) -> (u128, bool) {
        let sign = if negative { self.sign_bit() } else { 0 };
        let layout = self.layout();
        let fraction = layout.fraction as i32;
        if significand == 0 {
            return (self.signed_zero(negative), false);
        }
        let top = exponent + 127 - significand.leading_zeros() as i32;
        let lowest = if self == Self::F8E8M0FNU { -layout.bias } else { 1 - layout.bias };
        let mut unit = top.max(lowest) - fraction;
        let (mut rounded, tie) = round_shift(significand, unit - exponent);
        if rounded >> (layout.fraction + 1) != 0 {
            rounded >>= 1;
            unit += 1;
        }
        if rounded == 0 {
            return (self.signed_zero(negative), tie);
        }
        let integer_bit = 1 << layout.fraction;
        let field = if rounded & integer_bit == 0 { 0 } else { unit + fraction + layout.bias };
        // The limit is far above the range of every kind, so rounding still overflows.
        let field = field.clamp(0, 0x8000) as u128;
        let low = if self == Self::F80 { rounded } else { rounded & !integer_bit };
        let overflow = field > self.max_finite() >> self.exponent_shift();
        let magnitude = if overflow { u128::MAX } else { field << self.exponent_shift() | low };
        if magnitude <= self.max_finite() {
            return (sign | magnitude, tie);
        }
        (self.overflowed(sign), tie)
    }

    fn signed_zero(self, negative: bool) -> u128 {
        match self.layout().specials {
            Specials::NanNegativeZero => 0,
            _ if negative => self.sign_bit(),
            _ => 0,
        }
    }

    /// Returns the bit pattern for a finite value that is too large for the kind.
    fn overflowed(self, sign: u128) -> u128 {
        match self.layout().specials {
            Specials::Ieee => sign | self.infinity(),
            Specials::NanAllOnes => sign | (self.max_finite() + 1),
            Specials::NanNegativeZero => self.sign_bit(),
            Specials::Finite => sign | self.max_finite(),
        }
    }

    /// Returns the bit pattern of `value` rounded to this kind, with ties to even, as upstream converts literals.
    pub fn from_f64(self, value: f64) -> u128 {
        match self {
            Self::F64 => return value.to_bits().into(),
            Self::F32 if !value.is_nan() => return (value as f32).to_bits().into(),
            Self::PpcF128 => return value.to_bits().into(),
            _ => {}
        }
        let (negative, decoded) = Self::F64.decode(value.to_bits().into());
        let sign = if negative { self.sign_bit() } else { 0 };
        match decoded {
            Decomposed::Zero => self.signed_zero(negative),
            Decomposed::Finite { significand, exponent } => self.encode(negative, significand, exponent).0,
            Decomposed::Infinity if self.layout().specials == Specials::Finite => sign,
            Decomposed::Infinity => self.overflowed(sign),
            Decomposed::Nan => self.quiet_nan(negative, value.to_bits()),
        }
    }

    fn quiet_nan(self, negative: bool, double: u64) -> u128 {
        let sign = if negative { self.sign_bit() } else { 0 };
        let layout = self.layout();
        if layout.specials != Specials::Ieee {
            return if layout.specials == Specials::Finite { sign } else { self.overflowed(sign) };
        }
        let payload = u128::from(double) & ((1 << 52) - 1);
        let payload = match layout.fraction {
            narrow @ 0..=52 => payload >> (52 - narrow),
            wide => payload << (wide - 52),
        };
        sign | self.infinity() | payload | 1 << (layout.fraction - 1)
    }

    /// Returns the value as a double, rounded to nearest even if the kind is more precise.
    pub fn to_f64(self, bits: u128) -> f64 {
        match self {
            Self::F64 => return f64::from_bits(bits as u64),
            Self::F32 => return f32::from_bits(bits as u32).into(),
            _ => {}
        }
        let (negative, value) = self.decode(bits);
        let magnitude = match value {
            Decomposed::Zero => 0.0,
            Decomposed::Infinity => f64::INFINITY,
            Decomposed::Nan => f64::NAN,
            Decomposed::Finite { significand, exponent } => {
                f64::from_bits(Self::F64.encode(false, significand, exponent).0 as u64)
            }
        };
        if negative { -magnitude } else { magnitude }
    }

    /// Parses a decimal float literal, whose sign is passed separately. Rounds to a double first, as LLVM does up to
    /// release 23. `None` if `digits` is not a decimal number; a number that is too large becomes the kind's overflow
    /// value. Use [`Self::stored`] to remove bits that the kind cannot store.
    pub fn parse_decimal(self, digits: &str, negative: bool) -> Option<u128> {
        if !digits.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let value: f64 = digits.parse().ok()?;
        let bits = self.from_f64(if negative { -value } else { value });
        let marked = match self.layout().specials {
            Specials::Finite => value.is_infinite(),
            // Numbers below half of the smallest power of two become zero, which has no sign here.
            _ => negative && !self.has_sign() && value > (0.5f64).powi(128) && !self.is_nan(bits),
        };
        Some(if marked { bits | self.unstored() } else { bits })
    }

    /// Parses a decimal float literal and rounds it once, as LLVM does since release 24. `None` if `digits` is not a
    /// decimal number.
    ///
    /// ```
    /// use mlirkit_num::FloatKind;
    ///
    /// let exactly = FloatKind::F80.parse_decimal_exactly("0.1", false).unwrap();
    /// assert_eq!(FloatKind::F80.text(exactly).as_str(), "1.000000e-01");
    /// ```
    pub fn parse_decimal_exactly(self, digits: &str, negative: bool) -> Option<u128> {
        match crate::decimal::read(digits)? {
            Some((significand, exponent)) => Some(self.encode(negative, significand, exponent).0),
            None => Some(self.signed_zero(negative)),
        }
    }

    /// Parses an integer literal where a float is expected. Only a hexadecimal bit pattern is accepted.
    pub fn parse_hex(self, digits: &str, negative: bool) -> Result<u128, HexFloatError> {
        let hex = digits.strip_prefix("0x").ok_or(HexFloatError::Decimal)?;
        if negative {
            return Err(HexFloatError::Negative);
        }
        let significant = hex.trim_start_matches('0');
        let bits = match significant {
            "" if hex.is_empty() => return Err(HexFloatError::Decimal),
            "" => 0,
            _ => u128::from_str_radix(significant, 16).map_err(|_| HexFloatError::OutOfRange)?,
        };
        if bits > self.mask() {
            return Err(HexFloatError::OutOfRange);
        }
        Ok(self.canonicalize(bits))
    }
}

/// Returns `value / 2^by`, rounded to nearest with ties to even, and whether there was a tie. A negative `by` shifts
/// left.
fn round_shift(value: u128, by: i32) -> (u128, bool) {
    match by {
        ..=0 => (value << by.unsigned_abs(), false),
        1..=127 => {
            let (quotient, rest, half) = (value >> by, value & ((1 << by) - 1), 1 << (by - 1));
            let up = rest > half || (rest == half && quotient & 1 != 0);
            (quotient + u128::from(up), rest == half)
        }
        128 => (u128::from(value > 1 << 127), value == 1 << 127),
        _ => (0, false),
    }
}

pub(crate) mod ppc {
    //! Double-doubles (`ppc_fp128`), treated as one number of up to 106 bits.

    use super::{Decomposed, FloatKind, round_shift};

    const PRECISION: i32 = 106;
    const LOWEST_UNIT: i32 = -1074;

    fn double(bits: u64) -> (bool, Decomposed) {
        FloatKind::F64.decode(bits.into())
    }

    pub(crate) fn decode(bits: u128) -> (bool, Decomposed) {
        let (negative, high) = double(bits as u64);
        let Decomposed::Finite { significand, exponent } = high else {
            return (negative, high);
        };
        let (low_negative, Decomposed::Finite { significand: low, exponent: low_exponent }) =
            double((bits >> 64) as u64)
        else {
            return (negative, round(significand, exponent));
        };
        // Shift the larger magnitude to the top of 127 bits, and align the other one to it, with a sticky bit.
        let high = (negative, significand, exponent);
        let low = (low_negative, low, low_exponent);
        let top = |value: u128, exponent: i32| exponent - value.leading_zeros() as i32;
        let (large, small) =
            if (top(low.1, low.2), low.1) > (top(high.1, high.2), high.1) { (low, high) } else { (high, low) };
        let lift = large.1.leading_zeros() as i32 - 2;
        let unit = large.2 - lift;
        let big = large.1 << lift;
        let distance = unit - small.2;
        let beside = match distance {
            ..=0 => small.1 << distance.unsigned_abs(),
            1..=127 => small.1 >> distance | u128::from(small.1 & ((1 << distance) - 1) != 0),
            _ => 1,
        };
        let (sign, sum) = match large.0 == small.0 {
            true => (large.0, big + beside),
            false if big >= beside => (large.0, big - beside),
            false => (small.0, beside - big),
        };
        if sum == 0 { (false, Decomposed::Zero) } else { (sign, round(sum, unit)) }
    }

    fn round(significand: u128, exponent: i32) -> Decomposed {
        let top = exponent + 127 - significand.leading_zeros() as i32;
        let mut unit = (top - PRECISION + 1).max(LOWEST_UNIT);
        let mut rounded = round_shift(significand, unit - exponent).0;
        if rounded >> PRECISION != 0 {
            rounded >>= 1;
            unit += 1;
        }
        Decomposed::Finite { significand: rounded, exponent: unit }
    }

    /// Encodes a number as an LLVM double-double (`ppc_fp128`): the nearest double, and the double nearest to the
    /// remainder.
    pub(crate) fn encode(negative: bool, significand: u128, exponent: i32) -> u128 {
        let sign = |flip: bool| if negative != flip { 1u64 << 63 } else { 0 };
        let high = FloatKind::F64.encode(false, significand, exponent).0;
        let Decomposed::Finite { significand: near, exponent: near_exponent } = FloatKind::F64.decode(high).1 else {
            return high | u128::from(sign(false));
        };
        let near = match near_exponent - exponent {
            up @ 0.. => near << up,
            down => near >> down.unsigned_abs(),
        };
        let rest = FloatKind::F64.encode(false, significand.abs_diff(near), exponent).0;
        let low = if rest == 0 { 0 } else { rest | u128::from(sign(near > significand)) };
        low << 64 | high | u128::from(sign(false))
    }
}
