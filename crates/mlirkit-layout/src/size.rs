//! Checked arithmetic on sizes in bytes or bits. A size may be scalable, which means multiplied by the run-time
//! constant `vscale`.

use std::fmt;

/// A fixed or scalable size in bits or bytes, depending on the query.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeSize {
    /// The size. For a scalable size, its minimum: the factor of `vscale`.
    pub min: u64,
    /// Whether the size is `min * vscale`.
    pub scalable: bool,
}

impl TypeSize {
    /// Returns a fixed size.
    #[must_use]
    pub fn fixed(min: u64) -> Self {
        Self { min, scalable: false }
    }

    /// Returns a scalable size.
    #[must_use]
    pub fn scalable(min: u64) -> Self {
        Self { min, scalable: true }
    }

    /// Returns the size if it is fixed; `None` if it is scalable.
    #[must_use]
    pub fn as_fixed(self) -> Option<u64> {
        (!self.scalable).then_some(self.min)
    }

    /// Returns the sum. `None` on overflow, or if exactly one of the sizes is scalable and neither is 0.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        if self.min != 0 && other.min != 0 && self.scalable != other.scalable {
            return None;
        }
        let scalable = if other.min == 0 { self.scalable } else { other.scalable };
        Some(Self { min: self.min.checked_add(other.min)?, scalable })
    }

    /// Returns the product; `None` on overflow.
    #[must_use]
    pub fn checked_mul(self, factor: u64) -> Option<Self> {
        Some(Self { min: self.min.checked_mul(factor)?, ..self })
    }

    /// Returns the size rounded up to a multiple of `align`; `None` on overflow. An alignment of 0 has no effect.
    #[must_use]
    pub fn align_to(self, align: u64) -> Option<Self> {
        Some(Self { min: self.min.checked_next_multiple_of(align.max(1))?, ..self })
    }

    /// Returns the quotient, rounded up. A divisor of 0 counts as 1.
    #[must_use]
    pub fn div_ceil(self, divisor: u64) -> Self {
        Self { min: self.min.div_ceil(divisor.max(1)), ..self }
    }
}

/// Formats a size as `16` or `vscale x 16`.
impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}

/// Returns the smallest power of two that is at least `value`; 0 for 0. `None` on overflow.
#[must_use]
pub fn power_of_two_ceil(value: u64) -> Option<u64> {
    if value == 0 { Some(0) } else { value.checked_next_power_of_two() }
}
