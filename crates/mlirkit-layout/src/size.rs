//! Sizes: a number of bytes or bits that may be multiplied by a factor known only at run time, with checked arithmetic.

use std::fmt;

/// A size, fixed or scalable. The unit (bits or bytes) is the query's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeSize {
    /// The size, or for a scalable one its smallest value: what stands before `vscale x`.
    pub min: u64,
    /// Whether the size is `min` times a factor that only the machine knows.
    pub scalable: bool,
}

impl TypeSize {
    /// Returns a size that is known.
    #[must_use]
    pub fn fixed(min: u64) -> Self {
        Self { min, scalable: false }
    }

    /// Returns a multiple of the machine's factor.
    #[must_use]
    pub fn scalable(min: u64) -> Self {
        Self { min, scalable: true }
    }

    /// Returns the size, if it is known.
    #[must_use]
    pub fn as_fixed(self) -> Option<u64> {
        (!self.scalable).then_some(self.min)
    }

    /// Returns the sum. `None` if it does not fit, or if one is scalable and the other is not and neither is 0.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        if self.min != 0 && other.min != 0 && self.scalable != other.scalable {
            return None;
        }
        let scalable = if other.min == 0 { self.scalable } else { other.scalable };
        Some(Self { min: self.min.checked_add(other.min)?, scalable })
    }

    /// Returns the product with a number, if it fits.
    #[must_use]
    pub fn checked_mul(self, factor: u64) -> Option<Self> {
        Some(Self { min: self.min.checked_mul(factor)?, ..self })
    }

    /// Returns the next multiple of `align`, if it fits. An alignment of 0 asks for nothing.
    #[must_use]
    pub fn align_to(self, align: u64) -> Option<Self> {
        Some(Self { min: self.min.checked_next_multiple_of(align.max(1))?, ..self })
    }

    /// Returns the quotient, rounded up.
    #[must_use]
    pub fn div_ceil(self, divisor: u64) -> Self {
        Self { min: self.min.div_ceil(divisor.max(1)), ..self }
    }
}

/// `16`, or `vscale x 16`.
impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}

/// Returns the smallest power of two that is not below `value`; 0 for 0. `None` if it does not fit.
#[must_use]
pub fn power_of_two_ceil(value: u64) -> Option<u64> {
    if value == 0 { Some(0) } else { value.checked_next_power_of_two() }
}
