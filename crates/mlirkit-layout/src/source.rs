//! Answers of layout queries, with their sources.

use crate::spec::Entry;

/// The source of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// An entry of a specification. [`Entry::scope`] is the scope of the entry.
    Entry(Entry),
    /// The default rule for the type, described by the string.
    Default(&'static str),
    /// A rule of the type's dialect, described by the string.
    Type(&'static str),
    /// The operation of the scope, which overrides the query.
    Op,
}

/// The answer to a layout query, with its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer<T> {
    /// The value of the answer.
    pub value: T,
    /// The source of the value.
    pub source: Source,
}

impl<T> Answer<T> {
    /// Creates an answer whose source is an entry.
    pub fn entry(value: T, entry: &Entry) -> Self {
        Self { value, source: Source::Entry(*entry) }
    }

    /// Creates an answer whose source is a default rule.
    pub fn default_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Default(rule) }
    }

    /// Creates an answer whose source is a rule of the type.
    pub fn type_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Type(rule) }
    }

    /// Creates an answer whose source is the operation of the scope.
    pub fn op(value: T) -> Self {
        Self { value, source: Source::Op }
    }

    /// Returns an answer with the converted value and the same source.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Answer<U> {
        Answer { value: f(self.value), source: self.source }
    }
}
