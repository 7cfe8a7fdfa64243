//! The error type of hooks and checks, which do not know the position in the input.

use std::fmt;

use crate::Error;

/// The reason why something was rejected, worded as in upstream MLIR. The caller knows the position, and converts the
/// reason to an [`Error`].
///
/// Hooks of dialects return this type. `?` converts any string to it, and converts it to an [`Error`]. A `Reason`
/// dereferences to its message.
///
/// ```
/// use mlirkit_diag::{Error, Reason};
///
/// fn width(bits: u32) -> Result<u32, Reason> {
///     if bits == 0 { Err("a width of 0 bits".into()) } else { Ok(bits) }
/// }
/// fn twice(bits: u32) -> Result<u32, Error> {
///     Ok(2 * width(bits)?)
/// }
/// assert_eq!(width(0).unwrap_err().to_string(), "a width of 0 bits");
/// assert_eq!(twice(0).unwrap_err().message, "a width of 0 bits");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Reason(Box<str>);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::ops::Deref for Reason {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl std::error::Error for Reason {}

impl From<String> for Reason {
    fn from(message: String) -> Self {
        Self(message.into())
    }
}

impl From<&str> for Reason {
    fn from(message: &str) -> Self {
        Self(message.into())
    }
}

impl From<Reason> for String {
    fn from(reason: Reason) -> Self {
        reason.0.into()
    }
}

impl From<Reason> for Error {
    fn from(reason: Reason) -> Self {
        Self::unplaced(reason)
    }
}
