//! Why a query has no answer.

use std::fmt;

use mlirkit_ir::Attr;

/// What went wrong, for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// Neither the scope nor the type says anything about its layout. Upstream aborts.
    NoLayout,
    /// A size or an alignment does not fit 64 bits. Upstream wraps around.
    Overflow,
    /// A sum of a fixed and a scalable size. Upstream aborts.
    MixedScalable,
    /// An entry's value is not of the form that its key asks for; [`verify_op`](crate::verify_op) would have said so.
    BadEntry,
    /// Types nest too deep, or a structure contains itself.
    TooDeep,
    /// The specs of nested scopes contradict each other.
    NotCombinable,
    /// The operation is no scope.
    NotAScope,
    /// The IR around the scope has changed since the layout was made.
    Stale,
    /// A string is no LLVM data layout.
    BadString,
    /// A spec cannot be written as an LLVM data layout.
    NotExpressible,
    /// A DLTI query that nothing answers.
    NoAnswer,
}

/// Why a query has no answer.
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    message: String,
    location: Option<Attr>,
}

/// A result with an [`Error`].
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Creates an error with upstream's words where it has some.
    #[cold]
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self(Box::new(Inner { kind, message: message.into(), location: None }))
    }

    /// Says where.
    #[must_use]
    pub fn at(mut self, location: Attr) -> Self {
        self.0.location.get_or_insert(location);
        self
    }

    /// What went wrong.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the location of the operation at fault, if there is one: a query about a type outside of any scope has
    /// none.
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
