//! The error type of the library: diagnostics with an optional cause.

use std::fmt;
use std::sync::Arc;

use crate::{Diagnostic, FailureKind, Position, Renderer, SourceMap};

/// The cause of an error. It is reference-counted, because errors can be cloned.
type Cause = Arc<dyn std::error::Error + Send + Sync>;

/// An error: the diagnostic of the failure, with earlier diagnostics and an optional cause. It is one pointer wide.
///
/// Every fallible function in the library returns this error, or an error that `?` converts to it. An `Error`
/// dereferences to the diagnostic of the failure; [`Error::diagnostics`] also returns the earlier ones.
///
/// If the input is available ([`Error::rendered`]), an error is printed with source lines, as `mlir-opt` does. If not,
/// each diagnostic and each note is printed on one line.
///
/// ```
/// use mlirkit_diag::{Error, Position, Source, SourceMap};
///
/// let error = Error::new(Position::Offset(5), "expected something else");
/// assert_eq!(error.to_string(), "byte 5: error: expected something else");
/// assert_eq!(format!("{error:?}"), error.to_string(), "what `main` shows of an error that it returns");
/// let sources = SourceMap::from(Source::new("a.mlir", b"what ?"));
/// assert_eq!(error.rendered(&sources).to_string(), "a.mlir:1:6: error: expected something else\nwhat ?\n     ^");
/// ```
#[derive(Clone)]
pub struct Error(Box<Inner>);

#[derive(Clone)]
struct Inner {
    diagnostic: Diagnostic,
    earlier: Vec<Diagnostic>,
    rendered: Option<Box<str>>,
    cause: Option<Cause>,
}

/// A result with [`Error`] as its default error type.
pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    /// Creates an error without notes.
    #[cold]
    pub fn new(position: Position, message: impl Into<String>) -> Self {
        Diagnostic::error(position, message).into()
    }

    /// Creates an error without a position in the input, such as an error about a wrong argument.
    #[cold]
    pub fn unplaced(message: impl Into<String>) -> Self {
        Self::new(Position::Unknown, message)
    }

    /// Creates an error from diagnostics, the last of which is the failure. An empty list gives a generic error.
    #[cold]
    #[must_use]
    pub fn from_diagnostics(mut diagnostics: Vec<Diagnostic>) -> Self {
        let last = diagnostics.pop().unwrap_or_else(|| Diagnostic::error(Position::Unknown, "failed without a reason"));
        let mut error = Self::from(last);
        error.0.earlier = diagnostics;
        error
    }

    /// Sets the kind of failure, which predicates such as [`is_unknown_dialect`](Self::is_unknown_dialect) test.
    #[must_use]
    pub fn with_kind(mut self, kind: FailureKind) -> Self {
        self.0.diagnostic.kind = kind;
        self
    }

    /// Returns true if a file has, or the caller requests, a bytecode version that this library does not support.
    ///
    /// ```
    /// use mlirkit_diag::{Error, FailureKind, Position};
    ///
    /// let error = Error::new(Position::Unknown, "version 99 is too new").with_kind(FailureKind::UnsupportedVersion);
    /// assert!(error.is_unsupported_version() && !error.is_unknown_dialect());
    /// ```
    pub fn is_unsupported_version(&self) -> bool {
        self.kind == FailureKind::UnsupportedVersion
    }

    /// Returns true if the input uses an unregistered dialect, in a context that does not accept unregistered dialects.
    ///
    /// ```
    /// use mlirkit_diag::{Error, FailureKind};
    ///
    /// let error = Error::unplaced("dialect 'toy' is unknown").with_kind(FailureKind::UnknownDialect);
    /// assert!(error.is_unknown_dialect());
    /// ```
    pub fn is_unknown_dialect(&self) -> bool {
        self.kind == FailureKind::UnknownDialect
    }

    /// Returns true if a key refers to an operation, block or value that has been erased.
    pub fn is_erased(&self) -> bool {
        matches!(self.kind, FailureKind::ErasedOperation | FailureKind::Erased)
    }

    /// Returns the byte offset in the input to which the failure refers. `None` if its position is a location in the IR
    /// or is unknown.
    ///
    /// ```
    /// use mlirkit_diag::{Error, Position};
    ///
    /// assert_eq!(Error::new(Position::Offset(5), "expected a type").offset(), Some(5));
    /// assert_eq!(Error::unplaced("the module is empty").offset(), None);
    /// ```
    pub fn offset(&self) -> Option<u64> {
        self.0.diagnostic.offset()
    }

    /// Appends a note that refers to the position of the error.
    #[must_use]
    pub fn with_note(mut self, message: impl Into<String>) -> Self {
        let position = self.position.clone();
        self = self.with_note_at(position, message);
        self
    }

    /// Appends a note that refers to another position.
    #[must_use]
    pub fn with_note_at(mut self, position: Position, message: impl Into<String>) -> Self {
        self.0.diagnostic.notes.push(crate::Note::new(position, message));
        self
    }

    /// Sets the cause, which is returned by [`source`](std::error::Error::source).
    #[must_use]
    pub fn with_cause(mut self, cause: impl std::error::Error + Send + Sync + 'static) -> Self {
        self.0.cause = Some(Arc::new(cause));
        self
    }

    /// Renders the error with source lines from `sources`. From then on, the error is displayed as `mlir-opt` prints
    /// it.
    #[must_use]
    pub fn rendered(mut self, sources: &SourceMap<'_>) -> Self {
        let renderer = Renderer::new(sources);
        let text: String = self.diagnostics().map(|diagnostic| renderer.render(diagnostic)).collect();
        self.0.rendered = Some(text.trim_end_matches('\n').into());
        self
    }

    /// Returns the diagnostic of the failure.
    pub fn diagnostic(&self) -> &Diagnostic {
        &self.0.diagnostic
    }

    /// Iterates over all diagnostics, in order. The failure is the last one.
    pub fn diagnostics(&self) -> impl Iterator<Item = &Diagnostic> {
        self.0.earlier.iter().chain([&self.0.diagnostic])
    }

    /// Returns the diagnostic of the failure for modification. Discards the rendered form.
    pub fn diagnostic_mut(&mut self) -> &mut Diagnostic {
        self.0.rendered = None;
        &mut self.0.diagnostic
    }

    /// Converts the error to the diagnostic of the failure.
    pub fn into_diagnostic(self) -> Diagnostic {
        self.0.diagnostic
    }

    /// Converts the error to all its diagnostics, in order.
    #[must_use]
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        let Inner { diagnostic, mut earlier, .. } = *self.0;
        earlier.push(diagnostic);
        earlier
    }
}

impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        self.diagnostics().eq(other.diagnostics())
    }
}

impl Eq for Error {}

impl From<Diagnostic> for Error {
    fn from(diagnostic: Diagnostic) -> Self {
        Self(Box::new(Inner { diagnostic, earlier: Vec::new(), rendered: None, cause: None }))
    }
}

impl From<Box<Diagnostic>> for Error {
    fn from(diagnostic: Box<Diagnostic>) -> Self {
        (*diagnostic).into()
    }
}

impl From<Vec<Diagnostic>> for Error {
    fn from(diagnostics: Vec<Diagnostic>) -> Self {
        Self::from_diagnostics(diagnostics)
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::unplaced(error.to_string()).with_cause(error)
    }
}

impl From<Error> for Diagnostic {
    fn from(error: Error) -> Self {
        error.into_diagnostic()
    }
}

impl From<Error> for Box<Diagnostic> {
    fn from(error: Error) -> Self {
        Box::new(error.into_diagnostic())
    }
}

impl std::ops::Deref for Error {
    type Target = Diagnostic;

    fn deref(&self) -> &Diagnostic {
        &self.0.diagnostic
    }
}

/// Prints the same as `Display`, because `main` uses `Debug` for a returned error. `{:#?}` prints the fields of the
/// diagnostic.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { self.0.diagnostic.fmt(f) } else { fmt::Display::fmt(self, f) }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(rendered) = &self.0.rendered {
            return f.write_str(rendered);
        }
        for (index, diagnostic) in self.diagnostics().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(f, "{separator}{diagnostic}")?;
            diagnostic.notes.iter().try_for_each(|note| write!(f, "\nnote: {}", note.message))?;
        }
        Ok(())
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.0.cause.as_deref().map(|cause| cause as &(dyn std::error::Error + 'static))
    }
}
