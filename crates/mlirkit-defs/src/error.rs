//! The errors of this crate, for an invalid definition file and for an invalid release or predicate.

use std::fmt;

/// An error in a definition file, with its line number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefError {
    line: usize,
    message: Box<str>,
}

impl DefError {
    pub(crate) fn new(line: usize, message: impl Into<Box<str>>) -> Self {
        Self { line, message: message.into() }
    }

    /// Returns the number of the line with the error, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// Returns the error message without the line number.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for DefError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for DefError {}

/// The reason why a string is not a valid release, release span or predicate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseError(Box<str>);

impl ParseError {
    pub(crate) fn new(message: impl Into<Box<str>>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseError {}

impl From<ParseError> for String {
    fn from(error: ParseError) -> Self {
        error.0.into()
    }
}
