//! Errors of layout queries.

use std::fmt;

use mlirkit_ir::Attr;

/// The kind of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Neither the scope nor the type defines a layout. Upstream aborts.
    NoLayout,
    /// A size or alignment does not fit in 64 bits. Upstream wraps around.
    Overflow,
    /// A fixed and a scalable size were added. Upstream aborts.
    MixedScalable,
    /// The value of an entry does not have the form that the key requires. [`verify_op`](crate::verify_op) reports such
    /// entries.
    BadEntry,
    /// Types nest too deeply, or a structure contains itself.
    TooDeep,
    /// The specifications of nested scopes contradict each other.
    NotCombinable,
    /// The operation is not a data layout scope.
    NotAScope,
    /// The specifications have changed since the layout was created.
    Stale,
    /// The string is not a valid LLVM data layout.
    BadString,
    /// The specification cannot be expressed as an LLVM data layout.
    NotExpressible,
    /// No attribute answers a DLTI query.
    NoAnswer,
}

/// The error of a layout query, with its kind, message and location.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    message: String,
    location: Option<Attr>,
}

/// A result whose error type is [`Error`] by default.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Creates an error with a message, which is worded as in upstream where upstream reports the same error.
    #[cold]
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { kind, message: message.into(), location: None }))
    }

    /// Sets the location, unless the error already has one.
    #[must_use]
    pub fn at(mut self, location: Attr) -> Self {
        self.0.location.get_or_insert(location);
        self
    }

    /// Returns the kind of the error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the location of the invalid operation; `None` for a query outside any scope.
    #[must_use]
    pub fn location(&self) -> Option<Attr> {
        self.0.location
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.message)
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.0.kind, self.0.message)
    }
}

impl std::error::Error for Error {}

impl From<Error> for mlirkit_diag::Error {
    fn from(error: Error) -> Self {
        Self::unplaced(error.to_string()).with_cause(error)
    }
}
