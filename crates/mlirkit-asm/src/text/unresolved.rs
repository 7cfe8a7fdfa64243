//! Uses of SSA values in text, before they are resolved.

use crate::text::Offset;

/// An SSA use that is not resolved yet: `%name` or `%name#2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unresolved {
    /// The offset of the `%`.
    pub offset: Offset,
    /// The offset where the name ends.
    pub end: Offset,
    /// The number after `#`; 0 if absent.
    pub number: u32,
}
