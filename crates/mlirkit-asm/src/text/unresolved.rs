//! References to SSA values that are not resolved yet.

use crate::text::Offset;

/// A reference to an SSA value that is not resolved yet: `%name` or `%name#2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unresolved {
    /// The offset of the `%`.
    pub offset: Offset,
    /// The offset after the name.
    pub end: Offset,
    /// The result number after `#`; 0 if absent.
    pub number: u32,
}
