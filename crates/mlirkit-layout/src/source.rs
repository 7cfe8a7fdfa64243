//! Answers of layout queries, with their sources.

use crate::spec::Entry;

/// The source of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// An entry; [`Entry::scope`] gives its scope.
    Entry(Entry),
    /// The default rule for types of this kind.
    Default(&'static str),
    /// The type's own rule.
    Type(&'static str),
    /// The scope's operation overrides the query.
    Op,
}

/// An answer and its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer<T> {
    /// The answer.
    pub value: T,
    /// The source of the value.
    pub source: Source,
}

impl<T> Answer<T> {
    /// Creates an answer from an entry.
    pub fn entry(value: T, entry: &Entry) -> Self {
        Self { value, source: Source::Entry(*entry) }
    }

    /// Creates an answer from a default rule.
    pub fn default_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Default(rule) }
    }

    /// Creates an answer from a type's own rule.
    pub fn type_rule(value: T, rule: &'static str) -> Self {
        Self { value, source: Source::Type(rule) }
    }

    /// Creates an answer from a scope's operation.
    pub fn op(value: T) -> Self {
        Self { value, source: Source::Op }
    }

    /// Returns another value with the same source.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Answer<U> {
        Answer { value: f(self.value), source: self.source }
    }
}
